"""Reasons: whatever one says is true, by another reading of the position."""

from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from menagerie import GAMES, Game, State
from menagerie.bots.advice.reasons import GENERAL, compare
from menagerie.bots.levels import completed
from menagerie.bots.player import find_player
from menagerie.bots.thoughts import moment_of
from menagerie.core.actions import Action
from menagerie.core.kernel.rule import INTERPRETED
from menagerie.games.goats.actions import Herd, Play
from menagerie.games.zoo.actions import Ask
from tests.bots.deed import Check, Deed
from tests.games.buffalo import readings as buffalo
from tests.games.buffalo.builders import buffalo as buffalo_position
from tests.games.goats import readings as goats
from tests.games.goats.builders import goats as goats_position
from tests.games.zoo import readings as zoo
from tests.games.zoo.builders import exchange
from tests.games.zoo.builders import zoo as zoo_position
from tests.promises.games import OWN
from tests.promises.walks import SETUPS, play_on, spread

CHECKS: dict[str, dict[str, Check]] = {
    "buffalo": buffalo.CHECKS,
    "goats": goats.CHECKS,
    "zoo": zoo.CHECKS,
}
LONGEST = 20 if INTERPRETED else 260
ACTIONS = 2
# A card of red and a card of yellow: what a swap brings red, yellow, or costs yellow.
SWAPS = (("1,4", "1,2"), ("1,4", "1,6"), ("2,7", "5,7"))


def asked_for_swaps() -> Iterator[State]:
    """G16: red's dog may move cards, and then asks yellow for a swap."""
    state = goats_position(
        """
        red shows   dog
        red won     polar
        yellow won  chef
        1,4         polar-5
        1,2         chef-1
        1,6         chef-4
        2,7         polar-2
        5,7         chef-2
        red to      herd
        """
    )
    yield state
    for start, goal in SWAPS:
        yield GAMES["goats"].apply(state, 0, Herd(start, goal)).state


def turns_that_end() -> Iterator[State]:
    """G12-G14, G19: red's plays may end the game, free a small goat, or keep a card from yellow."""
    stuck = "red holds polar-3 polar-1 \n 2,2 milk-1 \n 2,3 milk-2"
    yield goats_position(f"{stuck} \n red shows polar-5", bare=True)
    shown = "yellow shows polar-5 \n blue shows polar-4 \n green shows polar-2"
    yield goats_position(f"{stuck} \n {shown} \n red shows milk-2 milk-2", seats=5, bare=True)
    yield goats_position("red won polar \n red holds polar-1 polar-2 \n 1,2 polar-3")
    shown = "yellow shows elvis-5 \n blue shows elvis-4 \n green shows elvis-3"
    state = goats_position(f"{shown} \n red holds elvis-2 chef-1 \n 4,3 elvis-1")
    yield GAMES["goats"].apply(state, 0, Play("elvis-2")).state


def turns_at_goats() -> Iterator[State]:
    """Both."""
    yield from asked_for_swaps()
    yield from turns_that_end()


def asked_for_cards() -> Iterator[State]:
    """Z17, Z18: a junior shows all it has, and players alone may lay cards aside."""
    state = zoo_position(
        """
        Ben holds   hedgehog
        Carl holds  hedgehog
        Anna holds  whale seal
        Dora holds  fish lion
        Ben led     2 mouse
        standings   Ben Anna Carl Dora
        """
    )
    yield GAMES["zoo"].apply(state, 2, Ask(("hedgehog",))).state
    for seed in range(8):
        yield exchange(5, seed)


def nearly_full() -> Iterator[State]:
    """B20: three spaces are left, and red may take them."""
    yield buffalo_position(
        """
        round 5
        blue fills        Sundown-Savannah  Coffee-Canyon  Powder-Prairie
        red fills         Rattlesnake-Ranch  Lucky-Lake
        green fills       Drunk'n-Creek  Fire-Fields  Dead-Bull-Desert
        Lone-Star-Valley  blue 1  red 2
        plays             blue 2C  red 3D  green 2A  on Lone-Star-Valley
        """,
        seats=3,
    )


BUILT: dict[str, Callable[[], Iterator[State]]] = {
    "buffalo": nearly_full,
    "goats": turns_at_goats,
    "zoo": asked_for_cards,
}


def starts(game: Game) -> Iterator[State]:
    """Deals with all options but the memory aid, and what random play hardly ever meets."""
    for setup in SETUPS:
        if setup.game is game and "memory_aid" not in setup.changed:
            yield setup.new(seed=2)
    for corner in OWN[game.key].CORNERS:
        yield game.load(corner)


def whole(game: Game, state: State, seat: int, action: Action) -> Action:
    """What begins with an action, completed in the first way that is legal."""
    codes = game.codes.encode(game.layout.read(state.records), seat, action)
    assert codes is not None
    veiled = game.veil(state, seat)
    return completed(game, veiled, codes[0], lambda here: game.legal_codes(here, seat)[0])


def deeds(game: Game) -> Iterator[Deed]:
    """Some actions of everybody who may act, in games played at random."""
    for number, start in enumerate(starts(game)):
        for at, taken in enumerate(islice(play_on(game, start, number), LONGEST)):
            state = taken.before
            for seat in game.to_act(state):
                legal = game.legal_actions(state, seat)
                first = spread(number, at) % len(legal)
                for action in (*legal[first : first + ACTIONS], legal[-1]):
                    yield Deed(game, state, seat, whole(game, state, seat, action))
    for state in BUILT[game.key]():
        for seat in game.to_act(state):
            for action in game.legal_actions(state, seat):
                yield Deed(game, state, seat, action)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_thought_that_holds_is_true(game: Game) -> None:
    """Of any action, whether it is the most telling thought or not; every kind is met."""
    met = set()
    for deed in deeds(game):
        veiled = game.veil(deed.state, deed.seat)
        moment = moment_of(game, veiled, game.read_action(deed.action))
        for thought in find_player(game).reasons.thoughts:
            facts = thought.holds(moment)
            if facts is not None:
                where = f"{thought.key} {facts} of {deed.action} by {deed.seat}: {deed.before}"
                assert CHECKS[game.key][thought.key](deed, facts), where
                met.add(thought.key)
    missing = {thought.key for thought in find_player(game).reasons.thoughts} - met
    assert INTERPRETED or missing == set()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_thought_has_a_name_of_its_own(game: Game) -> None:
    """Which a page finds its sentence by."""
    keys = [thought.key for thought in (*GENERAL, *find_player(game).reasons.thoughts)]
    assert len(set(keys)) == len(keys)
    assert set(CHECKS[game.key]) == {thought.key for thought in find_player(game).reasons.thoughts}


def test_where_nothing_tells_the_chances_do() -> None:
    """The best leads the next best or is as good; the others are behind it or as good."""
    assert compare([0.5, 0.42], 0, 1).message == "It wins 8 more games in 100."
    assert compare([0.5, 0.501], 0, 1).key == "nothing_better"
    assert compare([0.5], 0, 0).key == "nothing_better"
    assert compare([0.5, 0.4], 1, 0).facts == {"loss": 10}
    assert compare([0.5, 0.5], 1, 0).key == "as_good"
    assert compare([0.5, 0.6], 1, 0).key == "as_good"


def test_where_nothing_wins_points_are_compared() -> None:
    """Those expected at the end."""
    assert compare([0.001, 0.0], 0, 1, [21.2, 18]).facts == {"points": 3}
    assert compare([0.0, 0.0], 1, 0, [21.2, 18]).key == "fewer_points"
    assert compare([0.0, 0.0], 1, 0, [21.2, 21]).key == "as_good"
