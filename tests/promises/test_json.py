"""What a game gives to the outside: structs that JSON carries there and back."""

import re
from functools import cache
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie import Game, Outcome
from menagerie.core.events import EVERYBODY, Event
from menagerie.core.records import record_type
from menagerie.core.refusals import Reason
from tests.promises.games import rules_of
from tests.promises.walks import (
    Seating,
    Setup,
    each_game,
    each_seating,
    each_setup,
    examples,
    play_on,
    walks,
)


def check_journey(thing: Any, kind: Any) -> None:
    """JSON text of a thing is read as the same thing, and as plain data converts to it."""
    text = msgspec.json.encode(thing)
    assert msgspec.json.decode(text, type=kind) == thing
    assert msgspec.json.encode(msgspec.json.decode(text, type=kind)) == text
    assert msgspec.convert(msgspec.to_builtins(thing), kind) == thing


@cache
def rule_ids(game: Game) -> frozenset[str]:
    """The ids of all rules on a game's page."""
    return frozenset(re.findall(r"^\*\*([A-Z]+\d+)\*\* ", rules_of(game).read_text(), re.MULTILINE))


def check_event(game: Game, event: Event, seats: int) -> None:
    """An event cites a rule that there is and says who may hear of it."""
    assert event.rule in rule_ids(game)
    if event.audience == EVERYBODY:
        assert all(event.is_for(seat) for seat in (None, *range(seats)))
    else:
        assert event.audience
        assert set(event.audience) <= set(range(seats))
        assert not event.is_for(None)
        assert {seat for seat in range(seats) if event.is_for(seat)} == set(event.audience)


@pytest.mark.parametrize("what", ["action", "event", "view", "position", "options", "record"])
@each_game
def test_json_schema_can_be_produced(game: Game, what: str) -> None:
    """Every type of a game has a schema in which nothing is left undefined."""
    types = {
        "options": game.options,
        "record": record_type(game),
        **{kind: getattr(game, f"{kind}_type", None) for kind in ("action", "event")},
        **{kind: getattr(game, f"{kind}_type", None) for kind in ("view", "position")},
    }
    schema = msgspec.json.schema(types[what])
    named = set(re.findall(r'"#/\$defs/([^"]+)"', msgspec.json.encode(schema).decode()))
    assert named
    assert named <= set(schema["$defs"])
    for name, shape in schema["$defs"].items():
        assert shape.get("description") or name.startswith("Record"), name


@each_game
def test_actions_and_events_are_told_apart_by_their_type(game: Game) -> None:
    """An action is an order, an event past; each has a `type` of its own."""
    for union in (game.action_type, game.event_type):
        described = msgspec.inspect.multi_type_info(get_args(union) or [union])
        tags = [kind.tag for kind in described if isinstance(kind, msgspec.inspect.StructType)]
        assert len(tags) == len(described) == len(set(tags))
        assert all(re.fullmatch("[a-z_]+", str(tag)) for tag in tags)


@each_setup
def test_a_whole_game_passes_through_json(setup: Setup) -> None:
    """Every action, event and outcome of a playout; every event cites a rule and an audience."""
    game = setup.game
    state = setup.new(seed=3)
    check_journey(game.options_of(state), game.options)
    for taken in play_on(game, state, 3):
        check_journey(taken.action, game.action_type)
        assert game.read_action(msgspec.to_builtins(taken.action)) == taken.action
        for event in taken.step.events:
            check_event(game, event, setup.seats)
            check_journey(event, game.event_type)
        state = taken.step.state
    check_journey(game.outcome(state), Outcome)


@each_seating
@examples(0.5)
@given(data=st.data())
def test_what_is_shown_passes_through_json(seating: Seating, data: st.DataObject) -> None:
    """Views of all seats and of a spectator, legal actions, reasons and positions."""
    game, seats = seating
    state = data.draw(walks(seating)).here()
    for seat in (None, *range(seats)):
        check_journey(game.view(state, seat), game.view_type)
    for seat in range(seats):
        for action in game.legal_actions(state, seat)[:20]:
            check_journey(action, game.action_type)
        known = game.codes.actions(game.codes.deck(game.layout.read(state.records), seat))
        action = data.draw(st.sampled_from([action for action in known if action is not None]))
        check_journey(game.why_not(state, seat, action), Reason | None)
    check_journey(game.dump_position(game.layout.read(state.records)), game.position_type)
    assert game.load(game.dump(state)) == state


@each_seating
@examples(0.5)
@given(data=st.data())
def test_a_view_says_what_the_game_says(seating: Seating, data: st.DataObject) -> None:
    """Whose view it is, who is to act, the options and the outcome, in every game's view."""
    game, seats = seating
    for state in data.draw(walks(seating)).states():
        for seat in (None, *range(seats)):
            view: Any = game.view(state, seat)
            assert view.game == game.key
            assert view.seat == seat
            assert view.to_act == game.to_act(state)
            assert view.options == game.options_of(state)
            assert view.outcome == game.outcome(state)


@pytest.mark.parametrize(
    "data", [None, 3, [], {}, {"type": "dance"}, {"type": 1}, "pass"], ids=repr
)
@each_game
def test_what_is_no_action_is_refused_with_a_sentence(game: Game, data: object) -> None:
    """The sentence begins with what it is about."""
    with pytest.raises(ValueError, match=r"^action: [A-Z].*$") as refused:
        game.read_action(data)
    assert "\n" not in str(refused.value)
