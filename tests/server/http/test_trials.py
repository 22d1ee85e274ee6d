"""The rules on a position that is sent along: what a seat sees, and why an action is refused."""

import json
from collections.abc import Iterable
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

from menagerie import GAMES, Game, State
from menagerie.server.http.trials import MOST_ACTIONS
from menagerie.table.wire.choices import Choices, spread
from menagerie.table.wire.patch import patched
from tests.games.script import as_json
from tests.server.http.conftest import Visit

SEATS = 4
PLAYED = 20
EACH_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def path_of(game: Game) -> str:
    """Where positions of a game are tried."""
    return f"/api/v1/games/{game.key}/trial"


def played(game: Game, start: State) -> list[tuple[State, int, Any]]:
    """Some random actions from a state on, each with the state before it; last, the end."""
    chance, state = Random(7), start  # noqa: S311 - of a test
    found: list[tuple[State, int, Any]] = []
    while game.to_act(state) and len(found) < PLAYED:
        seat = game.to_act(state)[0]
        action = chance.choice(game.legal_actions(state, seat))
        found.append((state, seat, action))
        state = game.apply(state, seat, action).state
    return [*found, (state, 0, None)]


def in_order(actions: Iterable[Any]) -> list[str]:
    """Actions as text, in an order that does not depend on who lists them."""
    return sorted(json.dumps(as_json(msgspec.to_builtins(one)), sort_keys=True) for one in actions)


def told(seat: int, action: Any) -> dict[str, Any]:
    """An action as it is sent."""
    return {"seat": seat, "action": msgspec.to_builtins(action)}


@EACH_GAME
@pytest.mark.parametrize("seat", [0, None])
def test_a_trial_shows_each_step_as_the_seat_may_see_it(
    visit: Visit, game: Game, seat: int | None
) -> None:
    """Views, events and choices are those that a table would send."""
    start = game.load(game.dump(game.new(SEATS, seed=3)))
    walk = played(game, start)
    body = {
        "position": game.dump(start),
        "seat": seat,
        "actions": [told(who, action) for _, who, action in walk[:-1]],
    }

    shown = visit().post(path_of(game), json=body).json()

    assert shown["refused"] is None
    assert len(shown["steps"]) == len(walk)
    view: Any = None
    for step, (state, *_) in zip(shown["steps"], walk, strict=True):
        view = step["view"] if "view" in step else patched(view, step.get("changes", []))
        assert view == as_json(msgspec.to_builtins(game.view(state, seat)))
    for step, (state, who, action) in zip(shown["steps"][1:], walk[:-1], strict=True):
        events = [event for event in game.apply(state, who, action).events if event.is_for(seat)]
        assert step.get("events", []) == as_json(msgspec.to_builtins(events))
    end = walk[-1][0]
    legal = spread(msgspec.convert(shown["legal"], list[Choices]))
    own = [] if seat is None else game.legal_actions(end, seat)
    assert in_order(legal) == in_order(own)
    assert game.load(shown["position"]) == end


@EACH_GAME
def test_what_the_rules_refuse_is_explained_and_ends_the_trial(visit: Visit, game: Game) -> None:
    """The reason is the one a table gives; what came before is shown."""
    start = game.load(game.dump(game.new(SEATS, seed=3)))
    ((_, seat, action),) = islice(played(game, start), 1)
    after = game.apply(start, seat, action).state
    refused = next(
        one
        for who in range(SEATS)
        for one in game.legal_actions(start, who)
        if game.why_not(after, seat, one) is not None
    )
    body = {
        "position": game.dump(start),
        "seat": seat,
        "actions": [told(seat, action), told(seat, refused), told(seat, action)],
    }

    shown = visit().post(path_of(game), json=body).json()

    assert len(shown["steps"]) == 2
    assert shown["refused"] == {
        "number": 1,
        "seat": seat,
        "reason": as_json(msgspec.to_builtins(game.why_not(after, seat, refused))),
    }


GOATS = GAMES["goats"]
DEAL = GOATS.dump(GOATS.new(SEATS, seed=3))


@pytest.mark.parametrize(
    ("body", "status", "sentence"),
    [
        pytest.param({}, 400, "body: Object missing required field `position`", id="nothing"),
        pytest.param({"position": {}}, 400, "position: ", id="empty"),
        pytest.param(
            {"position": {"game": "zoo", "seats": 4}},
            400,
            "game: this is a position of zoo, not of goats",
            id="another game",
        ),
        pytest.param(
            {"position": DEAL | {"turn": 4}}, 400, "turn: there is no seat 4", id="impossible"
        ),
        pytest.param(
            {"position": DEAL, "seat": 5},
            400,
            "seat: the seats of this position are 0 to 3",
            id="no such seat",
        ),
        pytest.param(
            {"position": DEAL, "actions": [{"seat": 7, "action": {"type": "stay"}}]},
            400,
            "actions[0].seat: the seats of this position are 0 to 3",
            id="nobody acts",
        ),
        pytest.param(
            {"position": DEAL, "actions": [{"seat": 0, "action": {"type": "fly"}}]},
            400,
            "actions[0]: action: Invalid value 'fly'",
            id="no such action",
        ),
        pytest.param(
            {
                "position": DEAL,
                "actions": [{"seat": 0, "action": {"type": "keep"}}] * (MOST_ACTIONS + 1),
            },
            400,
            "body: Expected `array` of length <= 40",
            id="too many",
        ),
    ],
)
def test_a_trial_that_cannot_be_is_refused_with_a_sentence(
    visit: Visit, body: dict[str, Any], status: int, sentence: str
) -> None:
    """It names what is wrong."""
    answer = visit().post(path_of(GOATS), json=body)

    assert (answer.status_code, answer.json()["message"][: len(sentence)]) == (status, sentence)


def test_a_game_that_is_not_there_cannot_be_tried(visit: Visit) -> None:
    """Its name is not found."""
    answer = visit().post("/api/v1/games/chess/trial", json={"position": {}})

    assert answer.status_code == 404
