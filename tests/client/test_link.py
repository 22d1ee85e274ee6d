"""A link keeps in step, whatever it hears and in whatever order."""

from typing import Any

import msgspec
import pytest

from menagerie.client import Link, MessageError
from menagerie.table.wire.commands import Act, Ping, Rematch, Say
from menagerie.table.wire.messages import Done, Refused


def facts(seat: int | None = 0, turn: int = 0, **changes: Any) -> dict[str, Any]:
    """What a table says besides its game."""
    places = [{"stands_in": ""}, {"stands_in": ""}]
    return {"status": "playing", "places": places, "you": {"seat": seat, "turn": turn}} | changes


def whole(seq: int, **changes: Any) -> str:
    """A whole table."""
    told = {"type": "table", "seq": seq, "table": facts(), "view": {"to_act": [0], "cows": 1}}
    return msgspec.json.encode(told | changes).decode()


def news(seq: int, **changes: Any) -> str:
    """What changed."""
    return msgspec.json.encode({"type": "news", "seq": seq} | changes).decode()


def greeted(seq: int = 1, **changes: Any) -> Link:
    """A link that has heard of its table."""
    link = Link("x")
    link.connected()
    link.hear(whole(seq, **changes))
    return link


def sent(link: Link) -> list[str]:
    """The ids of what is to be sent now."""
    return [msgspec.json.decode(message)["id"] for message in link.take()]


def test_changes_are_carried_out() -> None:
    """Values found at paths, and names that are gone."""
    link = greeted()

    link.hear(news(2, view=[[["cows"], 2], [["bulls"], 1]], table=[[["you", "turn"], 1]]))
    link.hear(news(3, view=[[["bulls"]]], events=[{"type": "placed"}]))

    assert link.view == {"to_act": [0], "cows": 2}
    assert link.turn == 1
    assert list(link.events) == [{"type": "placed"}]


def test_legal_actions_are_spread() -> None:
    """One for each value of the field that differs."""
    legal = [{"action": {"type": "lay"}, "field": "card", "values": [3, 4]}]
    link = greeted(legal=legal)

    assert link.legal == [{"type": "lay", "card": 3}, {"type": "lay", "card": 4}]
    assert link.is_to_act

    link.hear(news(2, legal=[]))

    assert link.legal == []
    assert not link.is_to_act


def test_what_comes_twice_counts_once() -> None:
    """And a whole table that is older than what is known comes too late."""
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


def test_what_was_missed_follows_on_a_new_connection() -> None:
    """Nothing counts before the greeting."""
    link = greeted()
    link.connected()

    link.hear(news(2, view=[[["cows"], 9]]))
    link.hear('{"type":"resumed","seq":1}')
    link.hear(news(2, view=[[["cows"], 2]]))

    assert (link.seq, link.view["cows"], link.is_lost) == (2, 2, False)


def test_the_first_whole_table_of_a_connection_counts_whatever_its_number() -> None:
    """A server may have been put back to an older state."""
    link = greeted(7)
    link.connected()

    link.hear(whole(3))

    assert link.seq == 3


def test_resuming_at_another_number_is_no_greeting() -> None:
    """It was meant for somebody else."""
    link = greeted(7)
    link.connected()

    link.hear('{"type":"resumed","seq":3}')

    assert link.is_lost


def test_what_is_asked_waits_for_the_greeting() -> None:
    """And is then sent in order."""
    link = Link("x")
    link.connected()
    link.ask(Ping(id=link.next_id()))
    link.ask(Say(id=link.next_id(), phrase="hello"))

    assert link.take() == []

    link.hear(whole(1))

    assert sent(link) == ["x-1", "x-2"]


def test_what_has_no_answer_is_asked_again_with_the_same_id() -> None:
    """What has one is not."""
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


def test_news_of_a_command_come_before_its_answer() -> None:
    """Only the answer says where a rematch is played; it is kept once."""
    link = greeted()
    link.ask(Rematch(id="a"))

    link.hear(news(2, id="a"))
    assert link.is_waiting
    link.hear('{"type":"done","id":"a","table":"t"}')

    assert link.answers.pop("a") == Done("a", "t")
    link.hear('{"type":"done","id":"a","table":"t"}')
    assert link.answers == {}


def test_a_refusal_is_an_answer() -> None:
    """It is kept for who asked."""
    link = greeted()
    link.ask(Say(id="a", phrase="hello"))

    link.hear('{"type":"refused","id":"a","key":"chat_off","message":"no chat"}')

    assert link.answers == {"a": Refused("a", "chat_off", "no chat")}
    assert not link.is_waiting


def test_a_busy_server_is_asked_again() -> None:
    """Nobody knows whether it was carried out: the id settles it."""
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
    """News come before answers: a turn that is over and was not heard of was lost."""
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
def test_another_language_is_named(message: str | bytes) -> None:
    """Whatever a server says that is none of ours."""
    with pytest.raises(MessageError, match="another language"):
        greeted().hear(message)
