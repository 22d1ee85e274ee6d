"""Chat: quick phrases, free text if the host allows it, silence where rules demand it."""

import pytest

from menagerie.table.chat import KEPT_LINES
from menagerie.table.news.snapshot import heard, snapshot
from menagerie.table.wire import commands as ask
from menagerie.table.wire.messages import News
from tests.table.builders import Sitting, table


def says(sitting: Sitting, person: str, text: str = "", phrase: str = "") -> Sitting:
    """Somebody says something."""
    return sitting.asks(person, ask.Say(id=sitting.id(), text=text, phrase=phrase))


def shown(sitting: Sitting, role: int) -> list[str]:
    """The chat on a page that is opened now."""
    return [line.phrase or line.text for line in snapshot(sitting.table, role).chat]


def test_phrases_only_unless_the_host_allows_more() -> None:
    """A phrase must be on the list."""
    sitting = table("zoo").sit("Ann", "Ben")
    assert shown(says(sitting, "Ben", phrase="hello"), 4) == ["hello"]
    assert sitting.refuses("Ben", ask.Say(id="s", text="hi")) == "chat_phrases_only"
    assert sitting.refuses("Ben", ask.Say(id="s", phrase="shout")) == "chat_phrase"
    assert sitting.refuses("Ben", ask.Say(id="s")) == "chat_empty"
    assert sitting.refuses("Ben", ask.Say(id="s", phrase="hello", text="hi")) == "chat_empty"


def test_free_text_is_one_line_that_can_be_read() -> None:
    """Invisible characters are removed."""
    sitting = table("zoo", chat="text").sit("Ann")
    assert shown(says(sitting, "Ann", " well\n\u202eplayed\u200b  "), 0) == ["well played"]
    assert sitting.refuses("Ann", ask.Say(id="s", text="\u200b")) == "chat_empty"


def test_a_table_without_chat_is_silent() -> None:
    """Phrases are refused as well."""
    sitting = table("zoo", chat="none").sit("Ann")
    assert sitting.refuses("Ann", ask.Say(id="s", phrase="hello")) == "chat_off"


def test_spectators_do_not_talk() -> None:
    """They could give something away to a seat."""
    assert table("zoo").sit("Ann").refuses("Eve", ask.Say(id="s", phrase="wow")) == "not_seated"


@pytest.mark.rule("Z17", "Z18")
@pytest.mark.parametrize("phase", ["exchanging", "answering"])
def test_partners_are_silent_during_an_exchange(phase: str) -> None:
    """They may not hint at what to push or give; a player without a partner may talk."""
    sitting = table("zoo", 5).sit("Ann", "Ben", "Cid", "Dan", "Eve").start()
    while phase_of(sitting) != phase:
        asking = [n for n, a in enumerate(sitting.legal(sitting.table.to_act[0])) if is_asking(a)]
        sitting.step(asking[0] if asking else 0)
    silent = sitting.table.game.silent(sitting.state)
    assert len(silent) == 4
    for seat in range(5):
        person = sitting.name(seat)
        if seat in silent:
            assert sitting.refuses(person, ask.Say(id="s", phrase="wow")) == "chat_partners"
        else:
            says(sitting, person, phrase="wow")


def is_asking(action: dict[str, object]) -> bool:
    """Whether an action asks a partner."""
    return action["type"] == "ask"


def phase_of(sitting: Sitting) -> str:
    """The phase as everybody sees it."""
    return str(getattr(snapshot(sitting.table, 0).view, "phase", ""))


def test_a_muted_seat_is_not_heard() -> None:
    """Neither in news nor in snapshots; nobody else learns of it, and it can be undone."""
    sitting = table("zoo").sit("Ann", "Ben")
    sitting.asks("Ann", ask.Mute(id="m", seat=1))
    assert sitting.told[-1].entry.heard == 1
    says(sitting, "Ben", phrase="laugh")
    assert [shown(sitting, role) for role in (0, 1, 4)] == [[], ["laugh"], ["laugh"]]
    told = sitting.told[-1]
    message = heard(told.before, told.after, told.entry, told.events, 0)
    assert isinstance(message, News)
    assert message.chat == ()
    sitting.asks("Ann", ask.Mute(id="n", seat=1, mute=False))
    assert shown(sitting, 0) == ["laugh"]
    assert sitting.refuses("Ann", ask.Mute(id="o", seat=9)) == "no_seat"


def test_the_last_lines_are_shown() -> None:
    """Older lines are dropped."""
    sitting = table("zoo", chat="text").sit("Ann")
    for number in range(KEPT_LINES + 3):
        says(sitting, "Ann", f"{number}")
    assert shown(sitting, 4) == [str(number) for number in range(3, KEPT_LINES + 3)]
