"""Records and positions: what was kept gives the same bytes again."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from menagerie import State, read_record, replay
from menagerie.core.records import AnyRecord, final_state, new_record, record_type, write_record
from tests.promises.walks import (
    Seating,
    Setup,
    Walk,
    each_seating,
    each_setup,
    examples,
    play_on,
    walks,
)


def kept(walk: Walk) -> tuple[AnyRecord, list[State]]:
    """A walk as a record, and all its states."""
    taken = [*walk.lead(), *walk.taken()]
    record = walk.record([(action.seat, action.action) for action in taken])
    states = [walk.start(), *(action.step.state for action in taken)]
    return msgspec.structs.replace(record, outcome=walk.game.outcome(states[-1])), states


@each_seating
@examples(1)
@given(data=st.data())
def test_a_replayed_record_gives_the_same_bytes(seating: Seating, data: st.DataObject) -> None:
    """Step by step, all at once, and after a journey through JSON."""
    game = seating.game
    record, states = kept(data.draw(walks(seating)))
    read = read_record(write_record(record))
    assert read == record
    assert write_record(read) == write_record(record)
    assert [step.state for step in replay(read)] == states
    assert final_state(game, read) == states[-1]


@each_setup
def test_a_whole_game_is_kept_with_its_outcome(setup: Setup) -> None:
    """The record of a game that is over names scores, places and the reason."""
    start = setup.new(seed=2)
    played = list(play_on(setup.game, start, 2))
    record = new_record(setup.game, start, 2, [(taken.seat, taken.action) for taken in played])
    assert record.outcome == setup.game.outcome(played[-1].step.state)
    assert record.options == setup.options
    assert final_state(setup.game, record) == played[-1].step.state
    decoded = msgspec.json.decode(write_record(record), type=record_type(setup.game))
    assert decoded == record


@each_seating
@examples(1)
@given(data=st.data())
def test_a_dumped_position_loads_to_the_same_bytes(seating: Seating, data: st.DataObject) -> None:
    """A dump is the whole truth, also as JSON text."""
    game = seating.game
    for state in data.draw(walks(seating)).states():
        truth = game.dump(state)
        assert game.load(truth) == state
        assert game.load(msgspec.json.decode(msgspec.json.encode(truth))) == state
        assert game.dump(game.load(truth)) == truth


@each_seating
@examples(1)
@given(data=st.data())
def test_a_record_may_start_from_any_position(seating: Seating, data: st.DataObject) -> None:
    """The rest of a game, kept from where it stands, ends as the game did."""
    game = seating.game
    walk = data.draw(walks(seating))
    here = walk.here()
    taken = list(walk.taken())
    record = msgspec.structs.replace(
        walk.record([(action.seat, action.action) for action in taken]), position=game.dump(here)
    )
    last = taken[-1].step.state
    assert final_state(game, read_record(write_record(record))) == last
