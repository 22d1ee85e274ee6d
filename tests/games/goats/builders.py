"""Builders with which a test of Herr der Ziegen reads like play.

A position is drawn line by line; the seats are red, yellow, blue, green and white:

    red shows     polar-5 dog                     cards of a display
    red holds     polar-3 milk-1                  a hand; the rest of it is filled
    all know      red elvis-2                     a card of a hand that all know
    red won       elvis punk                      decided kinds; their cards not named are boxed
    1,2           polar-1                         a card on the meadow
    red at        7                               where a large goat stands
    red to        take                            whose turn it is, and for what
    pile          dog elvis-1                     the next cards of the pile

Cells that are not named get cards of kinds that nothing else names. With `bare` they are empty
and so is the pile: kinds not named are decided and boxed, other cards shown by the last seat.
"""

from collections.abc import Callable, Iterable
from typing import Any

from menagerie import GAMES, State
from menagerie.core.actions import Action
from menagerie.games.goats.actions import (
    Agree,
    Herd,
    Keep,
    Play,
    Redraw,
    Refuse,
    Stay,
    Take,
)
from menagerie.games.goats.pieces import BOXES, KIND_NAMES, LATEST, VALUES
from menagerie.games.goats.views import GoatsView
from tests.games.script import Script

GAME = GAMES["goats"]
BOX = BOXES[LATEST]
COLOURS = ("red", "yellow", "blue", "green", "white")
PHASES = {
    "keep": "dogs",
    "play": "playing",
    "take": "taking",
    "herd": "herding",
    "answer": "consenting",
}
HELD = 2


def seat_of(who: str) -> int:
    """The seat of a colour."""
    return COLOURS.index(who)


def width(seats: int) -> int:
    """G4: how many rows and columns the meadow has."""
    return 6 if seats == 2 else 7


def all_cells(seats: int) -> list[str]:
    """The cells that hold cards, row by row."""
    ways = range(1, width(seats) + 1)
    stables = BOX.stables[seats]
    return [f"{r},{c}" for r in ways for c in ways if (r, c) not in stables]


def kind_cards(kind: str) -> list[str]:
    """The five cards of a kind."""
    return [f"{kind}-{value}" for value in range(1, VALUES + 1)]


def cards_in_play(seats: int, removed: Iterable[str]) -> list[str]:
    """G1, G3: all cards of a game."""
    goats = [card for kind in KIND_NAMES if kind not in removed for card in kind_cards(kind)]
    out = BOX.removed[seats]
    milk = [["milk-1", "milk-2"][v] for v in (0, 1) for _ in range(BOX.milk[v] - out.milk[v])]
    return [*goats, *["dog"] * (BOX.dogs - out.dogs), *milk]


class Drawing:
    """What the lines of a position say."""

    def __init__(self, text: str, seats: int, *, bare: bool) -> None:
        self.seats = seats
        self.bare = bare
        self.turn = 0
        self.phase = "playing"
        self.displays: list[list[str]] = [[] for _ in range(seats)]
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.known: list[list[str]] = [[] for _ in range(seats)]
        self.kinds: dict[str, int] = {}
        self.cells: dict[str, str] = {}
        self.goats: dict[int, int] = {}
        self.pile: list[str] = []
        for line in filter(None, map(str.strip, text.splitlines())):
            self.read(line.split())
        self.named = {*self.kinds, *(card.partition("-")[0] for card in self.cards())}

    def read(self, words: list[str]) -> None:
        """Read one line."""
        first, verb, *rest = words
        if first == "pile":
            self.pile = words[1:]
        elif first == "all":
            self.known[seat_of(rest[0])] += rest[1:]
        elif first[0].isdigit():
            self.cells[first] = verb
        else:
            self.read_seat(seat_of(first), verb, rest)

    def read_seat(self, seat: int, verb: str, rest: list[str]) -> None:
        """Read a line about a seat."""
        if verb == "to":
            self.turn, self.phase = seat, PHASES[rest[0]]
        elif verb == "at":
            self.goats[seat] = int(rest[0])
        elif verb == "won":
            self.kinds |= dict.fromkeys(rest, seat)
        else:
            {"shows": self.displays, "holds": self.hands}[verb][seat] += rest

    def cards(self) -> list[str]:
        """All cards that are named."""
        groups = [*self.displays, *self.hands, list(self.cells.values()), self.pile]
        return [card for group in groups for card in group]

    def hand_size(self, seat: int) -> int:
        """Two cards, and one between a play and the take."""
        return HELD - (self.phase == "taking" and seat == self.turn)

    def removed(self) -> list[str]:
        """Kinds that are not named."""
        unnamed: list[str] = [kind for kind in reversed(KIND_NAMES) if kind not in self.named]
        return unnamed[: BOX.removed[self.seats].kinds]

    def position(self) -> dict[str, Any]:
        """The whole position as JSON has it."""
        removed = self.removed()
        left = cards_in_play(self.seats, removed)
        for card in self.cards():
            left.remove(card)
        if self.bare:
            unnamed = (kind for kind in KIND_NAMES if kind not in {*removed, *self.named})
            self.kinds |= dict.fromkeys(unnamed, self.seats - 1)
        boxed = [card for card in left if card.partition("-")[0] in self.kinds]
        left = [card for card in left if card not in boxed]
        # Cards of kinds that are named come last, so that they lie in the pile.
        left.sort(key=lambda card: card.partition("-")[0] in {*self.named, "dog", "milk"})
        self.fill(left)
        return {
            "seats": self.seats,
            "phase": self.phase,
            "turn": self.turn,
            "removed": removed,
            "meadow": self.rows(),
            "hands": self.hands,
            "known": self.known if any(self.known) else None,
            "displays": self.displays,
            "pile": self.pile,
            "goats": [self.goats.get(s, start) for s, start in enumerate(starts(self.seats))],
            "kinds": self.kinds,
            "boxed": boxed,
        }

    def fill(self, left: list[str]) -> None:
        """Put all cards that are not named somewhere."""
        for seat, hand in enumerate(self.hands):
            while len(hand) < self.hand_size(seat):
                hand.append(left.pop(0) if not self.bare else left.pop())
        if self.bare:
            self.displays[-1][:0] = left
            return
        for cell in all_cells(self.seats):
            if cell not in self.cells:
                self.cells[cell] = left.pop(0)
        self.pile += left

    def rows(self) -> list[list[str | None]]:
        """G4: the meadow row by row."""
        stables = {f"{r},{c}": f"stable:{s}" for s, (r, c) in enumerate(BOX.stables[self.seats])}
        ways = range(1, width(self.seats) + 1)
        return [[stables.get(f"{r},{c}") or self.cells.get(f"{r},{c}") for c in ways] for r in ways]


def starts(seats: int) -> list[int]:
    """G6: where the large goats start, told apart from the code."""
    return {2: [0, 12], 3: [0, 7, 14], 4: [0, 7, 14, 21], 5: [3, 8, 15, 19, 26]}[seats]


def drawn(text: str, *, seats: int = 4, bare: bool = False, **more: Any) -> dict[str, Any]:
    """A drawn position as JSON has it, with further fields."""
    return {**Drawing(text, seats, bare=bare).position(), "options": {}, **more}


def goats(text: str, *, seats: int = 4, bare: bool = False, **more: Any) -> State:
    """Draw a position; further fields as JSON has them."""
    options = {"memory_aid": more.pop("memory_aid", False)}
    return GAME.load(drawn(text, seats=seats, bare=bare, **{**more, "options": options}))


# What a state says.


def view(state: State, who: str | None = None) -> GoatsView:
    """What a seat, or a spectator, is shown."""
    shown = GAME.view(state, None if who is None else seat_of(who))
    assert isinstance(shown, GoatsView)
    return shown


def phase(state: State) -> str:
    """What the game waits for."""
    return view(state).phase


def asked(state: State) -> str | None:
    """The colour that is to act; None when the game is over."""
    seats = GAME.to_act(state)
    return COLOURS[seats[0]] if seats else None


def at(state: State, cell: str) -> str | None:
    """What lies on a cell."""
    row, column = map(int, cell.split(","))
    return view(state).meadow[row - 1][column - 1]


def owner(state: State, cell: str) -> str | None:
    """Whose small goat stands on a cell."""
    seat = view(state).marked.get(cell)
    return None if seat is None else COLOURS[seat]


def hand(state: State, who: str) -> tuple[str, ...]:
    """The cards a seat holds."""
    return view(state, who).hand


def display(state: State, who: str) -> tuple[str, ...]:
    """The cards a seat shows."""
    return view(state).seats[seat_of(who)].display


def small_goats(state: State, who: str) -> int:
    """The small goats a seat has left."""
    return view(state).seats[seat_of(who)].small_goats


def goat(state: State, who: str) -> int:
    """Where a large goat stands."""
    return view(state).seats[seat_of(who)].goat


def score(state: State, who: str) -> int | float:
    """A seat's score as the position stands."""
    return view(state).seats[seat_of(who)].score


def kinds(state: State) -> dict[str, str]:
    """The decided kinds and who has won them."""
    return {kind: COLOURS[seat] for kind, seat in view(state).kinds.items()}


def known(state: State, who: str) -> tuple[str, ...]:
    """The cards of a hand that all know."""
    return tuple(GAME.dump(state)["known"][seat_of(who)])


def takes(state: State) -> set[str]:
    """The cells that may be taken from."""
    actions = GAME.legal_actions(state, GAME.to_act(state)[0])
    return {action.cell for action in actions if isinstance(action, Take)}


def herds(state: State) -> set[tuple[str, str]]:
    """The moves a dog may make."""
    actions = GAME.legal_actions(state, GAME.to_act(state)[0])
    return {(action.start, action.goal) for action in actions if isinstance(action, Herd)}


# What people do.


def read(line: str) -> tuple[int, Action]:
    """Read "red plays polar-3": who does it, and the action."""
    who, verb, *rest = line.split()
    return seat_of(who), action(verb, rest)


def action(verb: str, rest: list[str]) -> Action:
    """The action that a verb and its words stand for."""
    makers: dict[str, Callable[[], Action]] = {
        "plays": lambda: Play(rest[0]),
        "takes": lambda: Take(rest[0]),
        "moves": lambda: Herd(rest[0], rest[2]),
        "puts": lambda: Redraw(int(rest[0])),
        "keeps": Keep,
        "stays": Stay,
        "agrees": Agree,
        "refuses": Refuse,
    }
    return makers[verb]()


SCRIPT = Script(GAME, lambda _, line: read(line))
step, play, told = SCRIPT.step, SCRIPT.play, SCRIPT.told
refused, refused_action = SCRIPT.refused, SCRIPT.refused_action


def keep_all(state: State) -> State:
    """Everybody keeps the hand dealt."""
    while phase(state) == "dogs":
        state = GAME.apply(state, GAME.to_act(state)[0], Keep()).state
    return state
