"""Actions as JSON has them."""

from typing import Any

import msgspec
import pytest

from menagerie import MenagerieError
from menagerie.core.actions import Action
from menagerie.games.buffalo.actions import (
    Assign,
    Bid,
    Digit,
    Lay,
    Pick,
    Place,
    Put,
    Raise,
    Stop,
)
from tests.games.buffalo.builders import GAME

WRITTEN: list[tuple[Action, dict[str, Any]]] = [
    (Lay("lucky-lake", "4G"), {"type": "lay", "pasture": "lucky-lake", "card": "4G"}),
    (
        Lay("lucky-lake", "4G", "orange"),
        {"type": "lay", "pasture": "lucky-lake", "card": "4G", "colour": "orange"},
    ),
    (Lay(None, "4G"), {"type": "lay", "pasture": None, "card": "4G"}),
    (Place(0), {"type": "place", "cows": 0}),
    (Place(5), {"type": "place", "cows": 5}),
    (Put("drunkn-creek"), {"type": "put", "pasture": "drunkn-creek"}),
    (Stop(), {"type": "stop"}),
    (Bid("0"), {"type": "bid", "amount": "0"}),
    (Bid("99.9999"), {"type": "bid", "amount": "99.9999"}),
    (Raise(), {"type": "raise"}),
    (Digit(9), {"type": "digit", "digit": 9}),
    (Pick("red"), {"type": "pick", "colour": "red"}),
    (
        Assign(("blue", "green", "blue")),
        {"type": "assign", "colours": ["blue", "green", "blue"]},
    ),
]
WRONG: list[tuple[Any, str]] = [
    ({"type": "jump"}, "action: Invalid value 'jump'"),
    ({"type": "place", "cows": 6}, "action: Expected `int` <= 5"),
    ({"type": "place", "cows": -1}, "action: Expected `int` >= 0"),
    ({"type": "place"}, "action: Object missing required field `cows`"),
    ({"type": "bid", "amount": "much"}, "action: a bid is a number such as 1.0895, not 'much'"),
    ({"type": "bid", "amount": "-1"}, "action: a bid is a number such as 1.0895, not '-1'"),
    ({"type": "bid", "amount": "."}, "action: a bid is a number such as 1.0895, not '.'"),
    ({"type": "bid", "amount": ""}, "action: a bid is a number such as 1.0895, not ''"),
    ({"type": "bid", "amount": "1.2.3"}, "action: a bid is a number such as 1.0895, not '1.2.3'"),
    ({"type": "bid", "amount": 1.25}, "action: Expected `str`, got `float`"),
    ({"type": "digit", "digit": 10}, "action: Expected `int` <= 9"),
    ({"type": "put", "pasture": "nowhere"}, "action: Invalid enum value 'nowhere'"),
    ({"type": "lay", "pasture": None, "card": "6A"}, "action: Expected `str` matching regex"),
    ({"type": "pick", "colour": "pink"}, "action: Invalid enum value 'pink'"),
    ({"type": "assign", "colours": ["blue", "green"]}, "action: Expected `array` of length 3"),
    ({"type": "stop", "now": True}, "action: Object contains unknown field `now`"),
    (["stop"], "action: Expected `object`"),
]


@pytest.mark.parametrize(("action", "data"), WRITTEN, ids=[str(a) for a, _ in WRITTEN])
def test_actions_are_written_and_read(action: Action, data: dict[str, Any]) -> None:
    """JSON and back; a colour that is not given is left out."""
    written = msgspec.json.decode(msgspec.json.encode(action))

    assert written == data
    assert GAME.read_action(written) == action


@pytest.mark.parametrize(("data", "sentence"), WRONG, ids=[str(data) for data, _ in WRONG])
def test_what_is_no_action_is_refused(data: object, sentence: str) -> None:
    """A sentence names the field and the reason."""
    with pytest.raises(MenagerieError) as caught:
        GAME.read_action(data)

    assert str(caught.value).startswith(sentence)


@pytest.mark.rule("BV1")
@pytest.mark.parametrize(
    ("written", "shortest"),
    [
        ("1.50", "1.5"),
        ("01", "1"),
        ("1.", "1"),
        (".5", "0.5"),
        ("1,0895", "1.0895"),
        (" 2 ", "2"),
        ("000.000", "0"),
        ("1.00000", "1"),
    ],
)
def test_a_bid_is_read_in_any_form_and_kept_in_its_shortest(written: str, shortest: str) -> None:
    """Bids that are equal are written the same."""
    read = GAME.read_action({"type": "bid", "amount": written})

    assert read == Bid(written) == Bid(shortest)
    assert msgspec.json.decode(msgspec.json.encode(read)) == {"type": "bid", "amount": shortest}
