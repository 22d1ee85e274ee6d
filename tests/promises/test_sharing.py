"""What all see alike may be worked out once: nobody is shown anything else for it."""

from itertools import islice

import pytest

from tests.promises.walks import SEATINGS, Seating, play_on


@pytest.mark.parametrize("aid", [False, True], ids=["plain", "aid"])
@pytest.mark.parametrize("seating", SEATINGS, ids=repr)
def test_a_seat_sees_what_a_spectator_sees_and_its_own(seating: Seating, *, aid: bool) -> None:
    """A view made from a spectator's is the view made from all that the seat knows."""
    game = seating.game
    start = game.new(seating.seats, seed=5, options={"memory_aid": aid})
    for taken in islice(play_on(game, start, seed=5), 60):
        state = taken.step.state
        *veiled, watching = game.veil_all(state)
        public = game.show(watching)
        assert watching == game.veil(state, None)
        assert public == game.view(state, None) == game.show_own(watching, public)
        for seat, known in enumerate(veiled):
            assert known == game.veil(state, seat)
            assert game.show_own(known, public) == game.view(state, seat)
