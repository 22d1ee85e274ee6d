"""What short searches find, line by line: `python -m tests.bots.searches` prints it."""

import sys
from collections.abc import Iterator

from menagerie import State
from menagerie.bots.search.search import Search
from tests.promises.walks import SEATINGS, Seating, choose, spread, take

ITERATIONS = 12
LEAD = 9


def after_some_actions(seating: Seating, actions: int) -> State:
    """A state early in a game; anything may have been chosen."""
    game, state = seating.game, seating.game.new(seating.seats, seed=5)
    for number in range(actions):
        chosen = choose(game, state, spread(8, number))
        if chosen is not None:
            state = take(game, state, *chosen).step.state
    return state


def found(seating: Seating, actions: int) -> str:
    """The shares that a short search gives, and its answer."""
    game, state = seating.game, after_some_actions(seating, actions)
    seat = game.to_act(state)[-1]
    search = Search(game, game.veil(state, seat), seed=actions, nodes=ITERATIONS)
    search.run(ITERATIONS)
    return f"{seating!r} {actions} {search.nodes_used} {search.chances()} {search.answer()}"


def all_found() -> Iterator[str]:
    """A line for each number of seats at the start and a little later."""
    for seating in SEATINGS:
        for actions in (0, LEAD):
            yield found(seating, actions)


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in all_found())
