"""A link keeps up to date, whatever messages arrive, and in whatever order."""

from typing import Any

import msgspec
import pytest

from menagerie.client import Link, MessageError
from menagerie.table.wire.commands import Act, Ping, Rematch, Say
from menagerie.table.wire.messages import Done, Refused


def facts(seat: int | None = 0, turn: int = 0, **changes: Any) -> dict[str, Any]:
    """Facts about a table."""
    places = [{"stands_in": ""}, {"stands_in": ""}]
    return {"status": "playing", "places": places, "you": {"seat": seat, "turn": turn}} | changes


def whole(seq: int, **changes: Any) -> str:
    """A snapshot."""
    told = {"type": "table", "seq": seq, "table": facts(), "view": {"to_act": [0], "cows": 1}}
    return msgspec.json.encode(told | changes).decode()


def news(seq: int, **changes: Any) -> str:
    """News."""
    return msgspec.json.encode({"type": "news", "seq": seq} | changes).decode()


def greeted(seq: int = 1, **changes: Any) -> Link:
    """A link that has received its table."""
    link = Link("x")
    link.connected()
    link.hear(whole(seq, **changes))
    return link


def sent(link: Link) -> list[str]:
    """The ids of the commands to send now."""
    return [msgspec.json.decode(message)["id"] for message in link.take()]


def test_changes_are_carried_out() -> None:
    """New values at paths, and removed names."""
    link = greeted()

    link.hear(news(2, view=[[["cows"], 2], [["bulls"], 1]], table=[[["you", "turn"], 1]]))
    link.hear(news(3, view=[[["bulls"]]], events=[{"type": "placed"}]))

    assert link.view == {"to_act": [0], "cows": 2}
    assert link.turn == 1
    assert list(link.events) == [{"type": "placed"}]


def test_what_was_taken_back_is_forgotten() -> None:
    """The latest events like it; one that is no longer kept is no error."""
    link = greeted()
    first, second = {"type": "placed", "cows": 1}, {"type": "placed", "cows": 2}
    link.hear(news(2, events=[first, second, first]))

    link.hear(news(3, undone=[second, first, {"type": "passed"}], undone_by=1))

    assert list(link.events) == [first]


def test_legal_actions_are_spread() -> None:
    """One action for each value of the field that varies."""
    legal = [{"action": {"type": "lay"}, "field": "card", "values": [3, 4]}]
    link = greeted(legal=legal)

    assert link.legal == [{"type": "lay", "card": 3}, {"type": "lay", "card": 4}]
    assert link.is_to_act

    link.hear(news(2, legal=[]))

    assert link.legal == []
    assert not link.is_to_act


def test_a_duplicate_counts_once() -> None:
    """A snapshot that is older than the known table is ignored."""
    link = greeted()
    link.hear(news(2, view=[[["cows"], 2]]))

    link.hear(news(2, view=[[["cows"], 2]]))
    link.hear(whole(1))

    assert (link.seq, link.view["cows"], link.is_lost) == (2, 2, False)


def test_a_gap_is_noticed() -> None:
    """The link asks for what it missed, by number and seat."""
    link = greeted()

    link.hear(news(3))

    assert link.is_lost
    assert link.query() == {"since": "1", "seat": "0"}


def test_missed_news_follows_on_a_new_connection() -> None:
    """Messages before the greeting are ignored."""
    link = greeted()
    link.connected()

    link.hear(news(2, view=[[["cows"], 9]]))
    link.hear('{"type":"resumed","seq":1}')
    link.hear(news(2, view=[[["cows"], 2]]))

    assert (link.seq, link.view["cows"], link.is_lost) == (2, 2, False)


def test_the_first_snapshot_of_a_connection_counts_whatever_its_number() -> None:
    """A server may have been restored from a backup."""
    link = greeted(7)
    link.connected()

    link.hear(whole(3))

    assert link.seq == 3


def test_resumed_with_another_number_is_no_greeting() -> None:
    """The link reconnects."""
    link = greeted(7)
    link.connected()

    link.hear('{"type":"resumed","seq":3}')

    assert link.is_lost


def test_commands_wait_for_the_greeting() -> None:
    """Then they are sent in order."""
    link = Link("x")
    link.connected()
    link.ask(Ping(id=link.next_id()))
    link.ask(Say(id=link.next_id(), phrase="hello"))

    assert link.take() == []

    link.hear(whole(1))

    assert sent(link) == ["x-1", "x-2"]


def test_unanswered_commands_are_sent_again_with_the_same_id() -> None:
    """Answered ones are not."""
    link = greeted()
    link.ask(Act(id="a", actions=[{"type": "pass"}]))
    link.ask(Say(id="b", phrase="wow"))
    assert sent(link) == ["a", "b"]
    link.hear(news(2, id="a"))

    link.lose()
    link.connected()
    link.hear('{"type":"resumed","seq":2}')

    assert sent(link) == ["b"]
    assert link.answers == {"a": Done("a")}
    assert link.is_waiting


def test_news_of_a_command_comes_before_its_answer() -> None:
    """Only the answer names the table of a rematch; it is kept once."""
    link = greeted()
    link.ask(Rematch(id="a"))

    link.hear(news(2, id="a"))
    assert link.is_waiting
    link.hear('{"type":"done","id":"a","table":"t"}')

    assert link.answers.pop("a") == Done("a", "t")
    link.hear('{"type":"done","id":"a","table":"t"}')
    assert link.answers == {}


def test_a_refusal_is_an_answer() -> None:
    """It is kept under the id of its command."""
    link = greeted()
    link.ask(Say(id="a", phrase="hello"))

    link.hear('{"type":"refused","id":"a","key":"chat_off","message":"no chat"}')

    assert link.answers == {"a": Refused("a", "chat_off", "no chat")}
    assert not link.is_waiting


def test_a_command_is_sent_again_to_a_busy_server() -> None:
    """It may have been carried out; thanks to its id it is not carried out twice."""
    link = greeted()
    link.ask(Say(id="a", phrase="hello"))

    link.hear('{"type":"refused","id":"a","key":"busy","message":"try again"}')

    assert link.is_lost
    assert link.is_waiting
    assert link.answers == {}


@pytest.mark.parametrize(
    "answer",
    ['{"type":"done","id":"a"}', '{"type":"refused","id":"a","key":"stale","message":""}'],
    ids=["done", "stale"],
)
def test_an_answer_without_its_news_is_a_gap(answer: str) -> None:
    """News comes before answers, so news of the finished turn was lost."""
    link = greeted()
    link.ask(Act(id="a", actions=[{"type": "pass"}], turn=0))

    link.hear(answer)

    assert link.is_lost


def test_a_seat_that_a_bot_plays_is_not_to_act() -> None:
    """Until it is taken back."""
    places = [{"stands_in": "away"}, {"stands_in": ""}]
    link = greeted(table=facts(places=places), legal=[{"action": {"type": "pass"}}])

    assert not link.is_to_act

    link.hear(news(2, table=[[["places", 0, "stands_in"], ""]]))

    assert link.is_to_act


@pytest.mark.parametrize("message", ["", "{}", '{"type":"weather"}', b"\xff"])
def test_a_message_of_another_protocol_is_an_error(message: str | bytes) -> None:
    """The error says that the server speaks another language."""
    with pytest.raises(MessageError, match="another language"):
        greeted().hear(message)
