"""What all see alike is worked out once, and what stays the same is not made again."""

from functools import partial
from itertools import islice
from typing import Any

import pytest

from menagerie.core.view.fields import ViewFields
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
        seen, standing = game.read_role(look, look.watching).standing, game.standing(state)
        assert (seen.scores, seen.reason) == (standing.scores, standing.reason)
        assert look.record(look.watching) == bytes(game.veil(state, None))
        for seat in range(seating.seats):
            assert look.record(seat) == bytes(game.veil(state, seat))
            assert look.legal(seat) == game.legal_array(state, seat).tobytes()


@with_and_without_aid
@each_seating
def test_a_seat_sees_what_a_spectator_sees_and_its_own(seating: Seating, *, aid: bool) -> None:
    """A view made from a spectator's is the view made from all that the seat knows."""
    game, fields = seating.game, seating.game.view_fields
    for state, look in looks_of(seating, aid=aid):
        reader = game.read_role(look, look.watching)
        public, active = fields.make_public(reader), fields.active(reader)
        assert fields.view(public) == game.view(state, None)
        for seat in range(seating.seats):
            own = fields.make_own(game.read_role(look, seat), seat, active)
            assert fields.view(public, seat, own) == game.view(state, seat)


@with_and_without_aid
@each_seating
def test_only_what_reads_something_new_is_made_again(seating: Seating, *, aid: bool) -> None:
    """A view made from the one before is the view made of nothing."""
    game, fields = seating.game, seating.game.view_fields
    (_, before), *looks = looks_of(seating, aid=aid)
    everybody = game.read_role(before, before.watching)
    public, was_active = fields.make_public(everybody), fields.active(everybody)
    owns = [
        fields.make_own(game.read_role(before, seat), seat, was_active)
        for seat in range(seating.seats)
    ]
    for _, look in looks:
        faces = [partial(game.read_role, look, role) for role in range(seating.seats + 1)]
        differs = [look.differs(before, role) for role in range(seating.seats + 1)]
        public = fields.update_public(public, differs[-1], faces[-1])
        active = fields.active(faces[-1]())
        assert public == fields.make_public(faces[-1]())
        for seat, own in enumerate(owns):
            owns[seat] = fields.update_own(
                own, differs[seat], partial(game.read_role, look), seat, (was_active, active)
            )
            assert owns[seat] == fields.make_own(faces[seat](), seat, active)
        before, was_active = look, active


@with_and_without_aid
@each_seating
def test_everybody_knows_what_seats_see_in_their_own_way(seating: Seating, *, aid: bool) -> None:
    """It can be told from what any role knows, so that it tells nothing."""
    game, fields = seating.game, seating.game.view_fields
    for _, look in looks_of(seating, aid=aid):
        found = {fields.active(game.read_role(look, role)) for role in range(seating.seats + 1)}
        assert len(found) == 1


class Narrow:
    """A reader that shows no field but some."""

    def __init__(self, reader: Any, fields: tuple[str, ...]) -> None:
        self._reader = reader
        self._fields = fields

    def __getattr__(self, name: str) -> Any:
        assert name in {*self._fields, "record_bytes"}, f"{name} is read, but not named"
        return getattr(self._reader, name)


@with_and_without_aid
@each_seating
def test_what_is_shown_reads_no_field_that_it_does_not_name(seating: Seating, *, aid: bool) -> None:
    """Otherwise it would stay as it was when that field changes."""
    game, fields = seating.game, seating.game.view_fields
    for _, look in looks_of(seating, aid=aid):
        public = game.read_role(look, look.watching)
        for name, value in fields.make_public(public).items():
            assert read(fields, name, public) == value
        for seat in range(seating.seats):
            reader = game.read_role(look, seat)
            for name, value in fields.make_own(reader, seat, fields.active(reader)).items():
                assert read(fields, name, reader, seat) == value


@each_seating
def test_the_meaning_of_codes_depends_on_the_fields_that_are_named(seating: Seating) -> None:
    """Otherwise a seat would be told actions that it had before."""
    game, codes = seating.game, seating.game.codes
    decks: dict[tuple[int, bytes], Any] = {}
    for _, look in looks_of(seating, aid=False):
        for seat in range(seating.seats):
            reader, record = game.read_role(look, seat), look.record(seat)
            deck = codes.deck(Narrow(reader, codes.reads), seat)
            known = b"".join(record[place] for place in game.deck_places)
            assert decks.setdefault((seat, known), deck) == deck == codes.deck(reader, seat)


def read(fields: ViewFields, name: str, reader: Any, *seat: int) -> Any:
    """Something that is shown, read from the fields that it names."""
    declared = (fields.own_fields if seat else fields.public_fields)[name]
    narrow = Narrow(reader, (*declared.reads, *declared.rows))
    if declared.each:
        return tuple(declared.make(narrow, one) for one in range(reader.seats))
    return declared.make(narrow, *seat)
