"""What all see alike is worked out once, and what stays the same is not made again."""

from functools import partial
from itertools import islice
from typing import Any

import pytest

from menagerie.core.view.fields import Showing
from menagerie.core.view.veils import Look
from tests.promises.walks import SEATINGS, Seating, play_on

with_and_without_aid = pytest.mark.parametrize("aid", [False, True], ids=["plain", "aid"])
each_seating = pytest.mark.parametrize("seating", SEATINGS, ids=repr)


def looks_of(seating: Seating, *, aid: bool) -> list[tuple[Any, Look]]:
    """Some states of a game, and the looks at them."""
    game = seating.game
    start = game.new(seating.seats, seed=5, options={"memory_aid": aid})
    states = [taken.step.state for taken in islice(play_on(game, start, seed=5), 60)]
    return [(state, game.look(state)) for state in (start, *states)]


@with_and_without_aid
@each_seating
def test_a_look_tells_what_a_seat_may_know_and_do(seating: Seating, *, aid: bool) -> None:
    """One crossing finds what each question finds by itself."""
    game = seating.game
    for state, look in looks_of(seating, aid=aid):
        assert look.to_act == game.to_act(state)
        assert game.face_of(look, look.watching).standing == game.standing(state)
        assert look.record(look.watching) == bytes(game.veil(state, None))
        for seat in range(seating.seats):
            assert look.record(seat) == bytes(game.veil(state, seat))
            assert look.legal(seat) == game.legal_array(state, seat).tobytes()


@with_and_without_aid
@each_seating
def test_a_seat_sees_what_a_spectator_sees_and_its_own(seating: Seating, *, aid: bool) -> None:
    """A view made from a spectator's is the view made from all that the seat knows."""
    game, showing = seating.game, seating.game.face.showing
    for state, look in looks_of(seating, aid=aid):
        face = game.face_of(look, look.watching)
        public, awake = showing.public(face), showing.awake(face)
        assert showing.view(public) == game.view(state, None)
        for seat in range(seating.seats):
            own = showing.own(game.face_of(look, seat), seat, awake)
            assert showing.view(public, seat, own) == game.view(state, seat)


@with_and_without_aid
@each_seating
def test_only_what_reads_something_new_is_shown_anew(seating: Seating, *, aid: bool) -> None:
    """A view made from the one before is the view made of nothing."""
    game, showing = seating.game, seating.game.face.showing
    (_, before), *looks = looks_of(seating, aid=aid)
    everybody = game.face_of(before, before.watching)
    public, was_awake = showing.public(everybody), showing.awake(everybody)
    owns = [
        showing.own(game.face_of(before, seat), seat, was_awake) for seat in range(seating.seats)
    ]
    for _, look in looks:
        faces = [partial(game.face_of, look, role) for role in range(seating.seats + 1)]
        differs = [look.differs(before, role) for role in range(seating.seats + 1)]
        public = showing.public_after(public, differs[-1], faces[-1])
        awake = showing.awake(faces[-1]())
        assert public == showing.public(faces[-1]())
        for seat, own in enumerate(owns):
            owns[seat] = showing.own_after(
                own, differs[seat], partial(game.face_of, look), seat, (was_awake, awake)
            )
            assert owns[seat] == showing.own(faces[seat](), seat, awake)
        before, was_awake = look, awake


@with_and_without_aid
@each_seating
def test_everybody_knows_what_seats_see_in_their_own_way(seating: Seating, *, aid: bool) -> None:
    """It can be told from what any role knows, so that it tells nothing."""
    game, showing = seating.game, seating.game.face.showing
    for _, look in looks_of(seating, aid=aid):
        found = {showing.awake(game.face_of(look, role)) for role in range(seating.seats + 1)}
        assert len(found) == 1


class Narrow:
    """A face that shows no field but some."""

    def __init__(self, face: Any, fields: tuple[str, ...]) -> None:
        self._face = face
        self._fields = fields

    def __getattr__(self, name: str) -> Any:
        assert name in {*self._fields, "record_bytes"}, f"{name} is read, but not named"
        return getattr(self._face, name)


@with_and_without_aid
@each_seating
def test_what_is_shown_reads_no_field_that_it_does_not_name(seating: Seating, *, aid: bool) -> None:
    """Otherwise it would stay as it was when that field changes."""
    game, showing = seating.game, seating.game.face.showing
    for _, look in looks_of(seating, aid=aid):
        public = game.face_of(look, look.watching)
        for name, value in showing.public(public).items():
            assert read(showing, name, public) == value
        for seat in range(seating.seats):
            face = game.face_of(look, seat)
            for name, value in showing.own(face, seat, showing.awake(face)).items():
                assert read(showing, name, face, seat) == value


@each_seating
def test_the_meaning_of_codes_depends_on_the_fields_that_are_named(seating: Seating) -> None:
    """Otherwise a seat would be told actions that it had before."""
    game, codes = seating.game, seating.game.face.codes
    decks: dict[tuple[int, bytes], Any] = {}
    for _, look in looks_of(seating, aid=False):
        for seat in range(seating.seats):
            face, record = game.face_of(look, seat), look.record(seat)
            deck = codes.deck(Narrow(face, codes.reads), seat)
            known = b"".join(record[place] for place in game.deck_places)
            assert decks.setdefault((seat, known), deck) == deck == codes.deck(face, seat)


def read(showing: Showing, name: str, face: Any, *seat: int) -> Any:
    """Something that is shown, read from the fields that it names."""
    shown = (showing.named_own if seat else showing.named_public)[name]
    narrow = Narrow(face, (*shown.fields, *shown.rows))
    if shown.each:
        return tuple(shown.show(narrow, one) for one in range(face.seats))
    return shown.show(narrow, *seat)
