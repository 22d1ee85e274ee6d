"""A bot in about forty lines: it takes a seat at a table and plays any legal action.

    python examples/bot.py http://127.0.0.1:8000 LINK-OR-CODE [--token mb_…]

Without a table it opens one and plays against bots of the server.
"""

import argparse
import random

from menagerie.client import Client, Seat, Turn


def choose(turn: Turn) -> object:
    """Choose an action; your bot will choose better, by looking at `turn.view`."""
    return random.choice(turn.legal)  # noqa: S311 - a game, not a secret


def play(seat: Seat) -> None:
    """Play to the end of the game."""
    for turn in seat.turns():
        turn.act(choose(turn))
    print("I was seat", seat.number, "and it ended:", seat.outcome)


def main() -> None:
    """Join a table, or open one, and play."""
    arguments = argparse.ArgumentParser(description="Play any legal action.")
    arguments.add_argument("url", help="the server")
    arguments.add_argument("table", nargs="?", help="the link, code or id of a table")
    arguments.add_argument("--token", default="", help="a bot's token; without it, play as a guest")
    arguments.add_argument("--game", default="buffalo", help="what to open where no table is given")
    given = arguments.parse_args()
    with Client(given.url, token=given.token) as client:
        if given.table:
            play(client.join(given.table, "Chancy"))
        else:
            play(client.open_table(given.game, 3, "Chancy", fill="greedy", start=True))


if __name__ == "__main__":
    main()
