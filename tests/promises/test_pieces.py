"""All pieces are always somewhere, and what each game says of itself holds."""

from hypothesis import given
from hypothesis import strategies as st

from menagerie import Game
from tests.promises.games import OWN
from tests.promises.part import Dump
from tests.promises.walks import Seating, Setup, each_seating, each_setup, examples, play_on, walks


@each_setup
def test_pieces_are_somewhere_in_a_whole_game(setup: Setup) -> None:
    """From the deal to the end."""
    state = setup.new(seed=1)
    for taken in play_on(setup.game, state, 1, width=3):
        check(setup.game, setup.game.dump(taken.before))
        state = taken.step.state
    check(setup.game, setup.game.dump(state))


@each_seating
@examples(1)
@given(data=st.data())
def test_pieces_are_somewhere_in_every_position(seating: Seating, data: st.DataObject) -> None:
    """Wherever a walk leads."""
    game = seating.game
    for state in data.draw(walks(seating)).states():
        check(game, game.dump(state))


def check(game: Game, dump: Dump) -> None:
    """A position is read back, which asks the game's `check`, and then its own promises."""
    game.load(dump)
    OWN[game.key].pieces(dump)
    for invariant in OWN[game.key].INVARIANTS:
        invariant(dump)
