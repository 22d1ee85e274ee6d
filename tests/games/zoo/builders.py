"""Builders with which a test of Zoo reads like play.

The seats are Anna, Ben, Carl, Dora, Emil, Fay and Gus. A position is drawn line by line:

    Anna holds   whale joker        a hand; who holds nothing is out
    Ben holds    2 fox lion
    Carl won     2 lion hedgehog    cards of his own tricks
    Anna led     seal               the running trick
    Ben played   polar-bear
    Carl passed
    Ben leads                       whose turn it is, where no trick runs
    out          Dora Carl          who went out, in order
    standings    Ben Anna Carl      places; the first three have 0 points if nothing is said
    points       5 3 -1             totals, Anna's first
    round 2                         else the first that standings and points allow
    Anna gave    fox lion           cards pushed, returned or laid
    Carl showed  fox                cards that everybody knows Carl to hold

Cards that are not named are nowhere.
"""

from collections.abc import Iterable
from typing import Any

from menagerie import GAMES, State
from menagerie.core.actions import Action
from menagerie.games.zoo.actions import (
    Ask,
    Give,
    Keep,
    Pass,
    Play,
    Push,
    Refuse,
    Return,
    SetAside,
)
from menagerie.games.zoo.pieces import CARD_NAMES
from menagerie.games.zoo.views import SeatView, ZooView
from tests.games.script import Script

GAME = GAMES["zoo"]
PEOPLE = ("Anna", "Ben", "Carl", "Dora", "Emil", "Fay", "Gus")


def seat_of(name: str) -> int:
    """The seat of a person."""
    return PEOPLE.index(name)


def cards(words: Iterable[str]) -> tuple[Any, ...]:
    """Read "2 fox joker": the cards, sorted."""
    found: list[str] = []
    number = 1
    for word in words:
        if word.isdigit():
            number = int(word)
        else:
            found += [word] * number
            number = 1
    return tuple(sorted(found, key=CARD_NAMES.index))


class Drawing:
    """What the lines of a position say."""

    def __init__(self, text: str, seats: int) -> None:
        self.seats = seats
        self.position: dict[str, Any] = {"seats": seats, "hands": self.nothing()}
        for line in filter(None, map(str.strip, text.splitlines())):
            self.read(line.split())

    def nothing(self) -> list[Any]:
        """An empty list of cards for each seat."""
        return [() for _ in range(self.seats)]

    def read(self, words: list[str]) -> None:
        """Read one line."""
        if words[0] == "round":
            self.position["round"] = int(words[1])
        elif words[0] == "points":
            self.position["scores"] = [int(word) for word in words[1:]]
        elif words[0] in {"standings", "out"}:
            self.position[words[0]] = [seat_of(name) for name in words[1:]]
        else:
            self.read_person(seat_of(words[0]), words[1], words[2:])

    def read_person(self, seat: int, verb: str, rest: list[str]) -> None:
        """Read what a person holds, did or does."""
        fields = {"holds": "hands", "won": "taken", "gave": "handed", "showed": "shown"}
        if verb in fields:
            self.position.setdefault(fields[verb], self.nothing())[seat] = cards(rest)
        elif verb in {"led", "played"}:
            play = {"seat": seat, "cards": cards(rest)}
            self.position["trick"] = [*self.position.get("trick", ()), play]
        elif verb == "passed":
            self.position["passed"] = [*self.position.get("passed", ()), seat]
        else:
            assert verb == "leads"
            self.position["turn"] = seat


def zoo(text: str, *, seats: int = 4, **options: Any) -> State:
    """Draw a position in which a set is led or, with a trick, beaten."""
    position = Drawing(text, seats).position
    position["phase"] = "beating" if "trick" in position else "leading"
    if "standings" in position and not any(position.get("scores", ())):
        position.setdefault("round", 2)
    handed = position.get("handed")
    if handed and seats % 2:
        taken = position.setdefault("taken", [() for _ in range(seats)])
        alone = position["standings"][seats // 2]
        taken[alone] = (*taken[alone], *handed[alone])
    return GAME.load({"game": "zoo", "options": options, **position})


def exchange(seats: int, seed: int = 1, **options: Any) -> State:
    """A round of teams that has just been dealt; the seats stand in their order."""
    return GAME.load(
        {
            "seats": seats,
            "options": options,
            "phase": "exchanging",
            "standings": list(range(seats)),
            "chance": {"key": f"{seed:064x}"},
        }
    )


# What is asked of a state.


def view(state: State, name: str | None = None) -> ZooView:
    """What a person, or with None a spectator, is shown."""
    shown = GAME.view(state, None if name is None else seat_of(name))
    assert isinstance(shown, ZooView)
    return shown


def seen(state: State, name: str, viewer: str | None = None) -> SeatView:
    """A person as another sees them."""
    return view(state, viewer).seats[seat_of(name)]


def hand(state: State, name: str) -> list[str]:
    """The cards somebody holds."""
    found: list[str] = GAME.dump(state)["hands"][seat_of(name)]
    return list(found)


def won_cards(state: State, name: str) -> list[str]:
    """The cards of somebody's tricks."""
    found: list[str] = GAME.dump(state)["taken"][seat_of(name)]
    return list(found)


def turn(state: State) -> str | None:
    """Who is to act; None when the game is over."""
    acting = GAME.to_act(state)
    assert len(acting) <= 1
    return PEOPLE[acting[0]] if acting else None


def phase(state: State) -> str:
    """What the game waits for."""
    return view(state).phase


def scores(state: State) -> list[int]:
    """The totals, Anna's first."""
    return [seat.score for seat in view(state).seats]


def standings(state: State) -> list[str]:
    """The people by their places."""
    return [PEOPLE[seat] for seat in view(state).standings]


def options_of(state: State, name: str, kind: type[Action]) -> set[tuple[str, ...]]:
    """The cards of all legal actions of one kind."""
    legal: list[Any] = [
        action for action in GAME.legal_actions(state, seat_of(name)) if isinstance(action, kind)
    ]
    return {action.cards for action in legal}


def plays(state: State, name: str) -> set[str]:
    """The sets that somebody may play, as words."""
    return {" ".join(found) for found in options_of(state, name, Play)}


def questions(state: State, name: str) -> set[str]:
    """The cards that somebody may show, as words."""
    return {" ".join(found) for found in options_of(state, name, Ask)}


def gifts(state: State, name: str) -> set[str]:
    """The cards that somebody may hand over, as words."""
    return {" ".join(found) for found in options_of(state, name, Give)}


# What people do.

WITH_CARDS: dict[str, Any] = {
    "plays": Play,
    "leads": Play,
    "asks": Ask,
    "gives": Give,
    "pushes": Push,
    "returns": Return,
    "lays": SetAside,
}
WITHOUT_CARDS: dict[str, Action] = {"passes": Pass(), "refuses": Refuse(), "keeps": Keep()}


def read(line: str) -> tuple[int, Action]:
    """Read "Anna plays 2 fox joker": who does it, and the action."""
    name, verb, *rest = line.split()
    if verb in WITHOUT_CARDS:
        return seat_of(name), WITHOUT_CARDS[verb]
    action: Action = WITH_CARDS[verb](cards(rest))
    return seat_of(name), action


SCRIPT = Script(GAME, lambda _, line: read(line))
step, play, told = SCRIPT.step, SCRIPT.play, SCRIPT.told
refused, refused_action = SCRIPT.refused, SCRIPT.refused_action
