"""Builders with which a test of Buffalo reads like play.

A position is drawn line by line:

    Lucky-Lake  purple 3  blue 2  green 1         herds on a pasture
    blue fills  Coffee-Canyon  Powder-Prairie     what is free there becomes blue
    round 3                                       cards spent by then are taken from the hands
    plays       red 4G  green 3S  on Lucky-Lake   pairs of the round, revealed
    plays       red 2D  on nothing                a card on no pasture (B7, B24)

With `plays`, every pair that is not named lies elsewhere, and nobody places cows before the
first pasture that is named.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from menagerie import GAMES, State
from menagerie.core.actions import Action
from menagerie.games.buffalo.actions import Assign, Bid, Digit, Pick, Place, Put, Raise, Stop
from menagerie.games.buffalo.pieces import BOXES, COLOUR_NAMES, IN_PLAY, LATEST
from menagerie.games.buffalo.views import BuffaloView
from tests.games.script import Script

GAME = GAMES["buffalo"]
BOX = BOXES[LATEST]
SPACES = {pasture.key: pasture.spaces for pasture in BOX.pastures}

Herds = dict[str, dict[str, int]]


class Pair(NamedTuple):
    """A pair that a drawn position names."""

    colour: str
    card: str
    pasture: str | None


class Drawing:
    """What the lines of a position say."""

    def __init__(self, text: str, seats: int) -> None:
        self.seats = seats
        self.round = 1
        self.herds: Herds = {}
        self.pairs: list[Pair] = []
        for line in filter(None, map(str.strip, text.splitlines())):
            self.read(line.split())

    def read(self, words: list[str]) -> None:
        """Read one line."""
        if words[0] == "round":
            self.round = int(words[1])
        elif words[0] == "plays":
            pasture = None if words[-1] == "nothing" else pasture_key(words[-1])
            self.pairs += [Pair(*pair, pasture) for pair in by_two(words[1:-2])]
        elif words[1:2] == ["fills"]:
            for name in words[2:]:
                self.fill(words[0], pasture_key(name))
        else:
            herds = self.herds.setdefault(pasture_key(words[0]), {})
            herds.update({colour: int(cows) for colour, cows in by_two(words[1:])})

    def fill(self, colour: str, pasture: str) -> None:
        """Give a colour all that is free on a pasture."""
        herds = self.herds.setdefault(pasture, {})
        herds[colour] = SPACES[pasture] - sum(herds.values())

    def hands(self) -> list[list[str]]:
        """B14: the cards left after the rounds before, those that are played now among them."""
        spent = 2 * (self.round - 1)
        hands = []
        for seat in range(self.seats):
            deck = full_hand(self.seats, seat)
            played = {p.card for p in self.pairs if p.colour in colours_of(self.seats, seat)}
            gone = [card for card in deck if card not in played][:spent]
            hands.append([card for card in deck if card not in gone])
        return hands


def buffalo(text: str, *, seats: int = 5, **options: bool) -> State:
    """Draw a position in which pairs are chosen or, with `plays`, in which cows are placed."""
    drawing = Drawing(text, seats)
    state = GAME.load(
        {
            "game": "buffalo",
            "rules_version": LATEST,
            "seats": seats,
            "options": options,
            "phase": "choosing",
            "round": drawing.round,
            "pastures": drawing.herds,
            "hands": drawing.hands(),
        }
    )
    return reveal(state, drawing.pairs) if drawing.pairs else state


def reveal(state: State, pairs: list[Pair]) -> State:
    """Lay the named pairs and others elsewhere, and place nothing before the first named."""
    named = {pair.pasture for pair in pairs}
    if len(open_pastures(state)) == 1:
        named |= {*open_pastures(state)}
    for seat in range(GAME.seats_of(state)):
        for pair in [*all_pairs(state, seat, pairs)]:
            state = GAME.apply(state, seat, lay(state, pair)).state
    while (settled := GAME.dump(state)["settling"]) and settled["pasture"] not in named:
        (seat,) = GAME.to_act(state)
        state = GAME.apply(state, seat, Place(0)).state
    return state


def all_pairs(state: State, seat: int, named: list[Pair]) -> Iterator[Pair]:
    """A seat's named pairs, then as many on other pastures, the largest first, as are missing."""
    colours = colours_of(GAME.seats_of(state), seat)
    own = [pair for pair in named if pair.colour in colours]
    yield from own
    used = {pair.card for pair in own}
    cards = [card for card in hand(state, seat) if card not in used]
    places = pastures_elsewhere(state, own, named)
    for colour in missing_colours(colours, own):
        yield Pair(colour, cards.pop(), places.pop(0))


def pastures_elsewhere(state: State, own: list[Pair], named: list[Pair]) -> list[str | None]:
    """Where a seat lays what is not named: on large pastures that nobody named first."""
    free = open_pastures(state)
    if len(free) == 1 and GAME.seats_of(state) == 2:
        return [None, None]
    taken = [pair.pasture for pair in named]
    used = [pair.pasture for pair in own]
    places = [pasture for pasture in reversed(free) if pasture not in used]
    return [*sorted(places, key=taken.__contains__), None]


def missing_colours(colours: tuple[str, ...], own: list[Pair]) -> Iterable[str]:
    """The colours of the pairs a seat still lays."""
    if len(colours) == 1:
        return colours * (2 - len(own))
    return [colour for colour in colours if colour not in {pair.colour for pair in own}]


def lay(state: State, pair: Pair) -> Action:
    """The action that lays a pair; only with two players it names its colour."""
    colour = {"colour": pair.colour} if GAME.seats_of(state) == 2 else {}
    return GAME.read_action({"type": "lay", "pasture": pair.pasture, "card": pair.card, **colour})


# What a state says.


def pasture_key(name: str) -> str:
    """A pasture's name as JSON writes it."""
    key = name.lower().replace("'", "")
    assert key in SPACES, name
    return key


def by_two(words: list[str]) -> Iterator[tuple[str, str]]:
    """Words two by two."""
    return zip(words[::2], words[1::2], strict=True)


def colours_of(seats: int, seat: int) -> tuple[str, ...]:
    """The colours of a seat when the seats take them in order (B2, B23)."""
    return (COLOUR_NAMES[seat], COLOUR_NAMES[seat + 2]) if seats == 2 else (COLOUR_NAMES[seat],)


def full_hand(seats: int, seat: int) -> list[str]:
    """The cards a seat begins with when the seats take the colours in order."""
    cards = list(BOX.deck(seat))
    return cards if seats == 2 else cards[:10]


def view(state: State, seat: int | None = None) -> BuffaloView:
    """What a seat, or a spectator, is shown."""
    shown = GAME.view(state, seat)
    assert isinstance(shown, BuffaloView)
    return shown


def seat_of(state: State, who: str) -> int:
    """The seat that plays a colour."""
    return next(seat.seat for seat in view(state).seats if who in seat.colours)


def hand(state: State, who: str | int) -> tuple[str, ...]:
    """The cow cards a seat holds."""
    seat = who if isinstance(who, int) else seat_of(state, who)
    return view(state, seat).hand


def herds(state: State, pasture: str) -> dict[str, int]:
    """The herds on a pasture, largest first."""
    key = pasture_key(pasture)
    return {c: n for p in view(state).pastures if p.key == key for c, n in p.herds.items()}


def supply(state: State, colour: str) -> int:
    """The cows a colour has left."""
    return int(GAME.dump(state)["supply"][colour])


def open_pastures(state: State) -> list[str]:
    """The pastures with free spaces, smallest first."""
    return [pasture.key for pasture in view(state).pastures if pasture.free]


def phase(state: State) -> str:
    """What the game waits for."""
    return view(state).phase


def turn(state: State) -> str | None:
    """The colour that places or puts cows next; None if none does."""
    shown = view(state)
    if shown.phase == "placing":
        assert shown.settling is not None
        return shown.settling.order[shown.settling.next]
    return shown.paying.colour if shown.paying else None


def numbers_open_to(state: State, who: str) -> set[int]:
    """The numbers of cows that a colour may place now."""
    assert turn(state) == who
    actions = GAME.legal_actions(state, seat_of(state, who))
    return {action.cows for action in actions if isinstance(action, Place)}


def puts_open_to(state: State, who: str) -> set[str]:
    """The pastures on which a colour may put its next bonus cow."""
    assert turn(state) == who
    actions = GAME.legal_actions(state, seat_of(state, who))
    return {action.pasture for action in actions if isinstance(action, Put)}


# What people do.


def read(state: State, line: str) -> tuple[int, Action]:
    """Read "red places 3" or "seat 2 bids 1.25": who does it, and the action."""
    who, verb, *words = line.removeprefix("seat ").split()
    seat = int(who) if who.isdigit() else seat_of(state, who)
    if verb in {"places", "puts", "stops"} and not who.isdigit():
        assert turn(state) in {who, None} or GAME.seats_of(state) > 2, f"not {who}'s turn"
    return seat, read_action(state, who, verb, words)


def read_action(state: State, who: str, verb: str, words: list[Any]) -> Action:
    """The action that a verb and the words after it stand for."""
    action: Action
    match verb, words:
        case "lays", [card, "on", pasture]:
            where = None if pasture == "nothing" else pasture_key(pasture)
            action = lay(state, Pair(who, card, where))
        case "places", [cows]:
            action = Place(int(cows))
        case "puts", ["a", "cow", "on", pasture]:
            action = GAME.read_action({"type": "put", "pasture": pasture_key(pasture)})
        case "bids", [cows]:
            action = Bid(cows)
        case "stops" | "raises", []:
            action = {"stops": Stop(), "raises": Raise()}[verb]
        case "adds", [digit]:
            action = Digit(int(digit))
        case "picks", [colour]:
            action = Pick(colour)
        case "assigns", [first, second, third]:
            action = Assign((first, second, third))
        case _:
            raise AssertionError(f"nobody {verb} {' '.join(words)}")
    return action


SCRIPT = Script(GAME, read)
step, play, told = SCRIPT.step, SCRIPT.play, SCRIPT.told
refused, refused_action = SCRIPT.refused, SCRIPT.refused_action


def pass_round(state: State) -> State:
    """Place and put as little as may be until the round or the game is over."""
    while phase(state) in {"placing", "bonus", "market"}:
        (seat,) = GAME.to_act(state)
        state = GAME.apply(state, seat, least(state, seat)).state
    return state


def least(state: State, seat: int) -> Action:
    """Zero cows, or a stop; where a first number must be placed, on the largest pasture."""
    actions = GAME.legal_actions(state, seat)
    return actions[0] if isinstance(actions[0], Place) else actions[-1]


def in_play(seats: int) -> list[str]:
    """The pastures in play, smallest first."""
    return [BOX.pastures[pasture].key for pasture in IN_PLAY[seats]]
