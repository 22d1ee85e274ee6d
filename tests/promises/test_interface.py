"""The Python interface, used as the design has it."""

import msgspec
import pytest

from menagerie import GAMES, IllegalActionError, Outcome, Record, State, Step, replay
from menagerie.core.records import new_record
from tests.promises.walks import play_on


def test_the_python_face() -> None:
    """A game is dealt, asked, played and shown by these names and in this way."""
    game = GAMES["buffalo"]
    state = game.new(seats=4, options={"cattle_market": True}, seed=7)
    assert game.to_act(state) == (0, 1, 2, 3)

    seat = 2
    actions = game.legal_actions(state, seat)
    action = actions[0]
    assert isinstance(actions, tuple)
    assert isinstance(hash(action), int)
    with pytest.raises(AttributeError):
        action.card = "5J"  # type: ignore[attr-defined]

    step = game.apply(state, seat, action)
    assert isinstance(step, Step)
    new_state, events = step
    assert new_state == step.state != state
    assert [event.audience for event in events] == [(seat,)]

    seen = msgspec.to_builtins(game.view(new_state, seat))
    assert seen["pairs"][0]["card"] == action.card  # type: ignore[attr-defined]
    assert msgspec.to_builtins(game.view(new_state, seat=None))["pairs"] == ()
    assert game.outcome(new_state) is None

    reason = game.why_not(new_state, seat, action)
    assert reason is not None
    with pytest.raises(IllegalActionError) as refused:
        game.apply(new_state, seat, action)
    assert (refused.value.rule, refused.value.message) == (reason.rule, reason.message)
    assert game.why_not(state, seat, action) is None

    assert game.load(game.dump(new_state)) == new_state


def test_a_game_is_played_to_its_end_and_replayed() -> None:
    """The outcome has scores, ranks and why it ended; a record yields every step again."""
    game = GAMES["buffalo"]
    start = game.new(seats=3, seed=bytes(range(32)))
    played = list(play_on(game, start, seed=7))
    outcome = game.outcome(played[-1].step.state)
    assert isinstance(outcome, Outcome)
    assert len(outcome.scores) == len(outcome.ranks) == 3
    assert outcome.reason == "last_round"

    seed = bytes(range(32)).hex()
    record = new_record(game, start, seed, [(taken.seat, taken.action) for taken in played])
    assert isinstance(record, Record)
    assert (record.game, record.rules_version, record.seats) == ("buffalo", 1, 3)
    assert (record.options, record.seed) == (game.options(), seed)
    steps = list(replay(record))
    assert [step.state for step in steps] == [start, *(taken.step.state for taken in played)]
    assert [step.events for step in steps[1:]] == [taken.step.events for taken in played]


def test_seeds_are_numbers_bytes_or_digits() -> None:
    """An int is stretched to 32 bytes; 64 digits are the same as their bytes."""
    game = GAMES["buffalo"]
    key = bytes(range(100, 132))
    assert game.new(2, seed=key) == game.new(2, seed=key.hex())
    assert game.new(2, seed=7) == game.new(2, seed=7)
    assert game.new(2, seed=7) != game.new(2, seed=8)


def test_states_are_values() -> None:
    """Equal when all bytes are, usable in sets, and unlike a veiled one with the same bytes."""
    game = GAMES["buffalo"]
    state = game.new(5, seed=1)
    same = game.new(5, seed=1)
    assert {state, same} == {state}
    assert state != game.new(5, seed=2)
    veiled = game.veil(state, None)
    assert State(veiled.records) != veiled
