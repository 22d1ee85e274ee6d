"""Hints: who may ask for one, and that everybody sees it; and the pace of bots."""

from typing import Any

import pytest

from menagerie.table import hints as hinting
from menagerie.table.entries import Hinted, Paced
from menagerie.table.news.public import facts
from menagerie.table.news.snapshot import snapshot
from menagerie.table.settings import checked, with_aid
from menagerie.table.wire import commands as ask
from menagerie.table.wire.settings import Settings
from tests.table.builders import Sitting, same, table

HINT = ask.Hint(id="h")


def cows(*people: str, **settings: Any) -> Sitting:
    """A game in which all choose under seal."""
    return table("buffalo", 3, **settings).sit(*people).start()


def test_a_single_person_may_ask() -> None:
    """It is practice, and nobody is harmed."""
    sitting = cows("Ann")
    assert facts(sitting.table, 0).may_hint
    sitting.asks("Ann", HINT)
    assert isinstance(sitting.journal[-1], Hinted)


def test_with_two_people_there_are_hints_only_if_the_host_allows_them() -> None:
    """The host chooses before the start."""
    assert cows("Ann", "Ben").refuses("Ann", HINT) == "no_hints"
    assert cows("Ann", hints=False).refuses("Ann", HINT) == "no_hints"
    cows("Ann", "Ben", hints=True).asks("Ben", HINT)


def test_everybody_sees_how_often_each_seat_has_asked() -> None:
    """The hint itself is private; the fact that somebody asked is public."""
    sitting = cows("Ann", "Ben", hints=True).asks("Ann", HINT).asks("Ann", HINT)
    assert sitting.told[-1].entry.heard == sitting.table.everybody
    for role in range(4):
        told = snapshot(sitting.table, role)
        assert [place.hints for place in told.table.places] == [2, 0, 0]
    assert same(sitting.reread(), sitting.table)


def test_it_changes_nothing_else() -> None:
    """The game, its clocks and the seats to act stay the same."""
    sitting = cows("Ann")
    before = sitting.table
    after = sitting.asks("Ann", HINT).table
    assert after.eyes is before.eyes
    assert (after.played, after.to_act, after.undo) == (before.played, before.to_act, before.undo)


def test_nobody_asks_without_a_seat_or_out_of_turn() -> None:
    """Not a spectator, not after choosing, not for another turn, not in a pause."""
    sitting = cows("Ann")
    assert sitting.refuses(None, HINT) == "not_seated"
    assert sitting.refuses("Eve", HINT) == "not_seated"
    assert sitting.refuses("Ann", ask.Hint(id="h", turn=7)) == "stale"
    sitting.act("Ann").act("Ann")
    assert sitting.refuses("Ann", HINT) == "not_asked"
    sitting = cows("Ann").asks("Ann", ask.Pause(id="p"))
    assert sitting.refuses("Ann", HINT) == "paused"


def test_nobody_asks_while_a_bot_plays_for_them_or_when_it_is_over() -> None:
    """There is nothing to decide."""
    sitting = cows("Ann").asks("Ann", ask.Leave(id="l"))
    assert sitting.refuses("Ann", HINT) == "stood_in"
    assert table("buffalo", 3).sit("Ann").refuses("Ann", HINT) == "not_playing"


def test_a_hint_goes_on_from_a_choice_that_was_not_sent() -> None:
    """It suggests the second pair for the first; nothing is laid by it."""
    sitting = cows("Ann")
    pair = sitting.legal(0)[0]
    command = ask.Hint(id="h", after=[pair])
    known = hinting.asked_about(sitting.table, 0, command).veiled(0)
    assert known != hinting.asked_about(sitting.table, 0, HINT).veiled(0)
    assert sitting.act("Ann", pair).table.eyes is not None
    assert known == hinting.asked_about(sitting.table, 0, HINT).veiled(0)


def test_a_hint_tries_nothing_that_others_would_hear_of() -> None:
    """Otherwise it would show results before the choice is made."""
    sitting = cows("Ann")
    pair = sitting.legal(0)[0]
    assert sitting.refuses("Ann", ask.Hint(id="h", after=[pair, pair])) == "B5"
    tricks = table("zoo", 3).sit("Ann").start()
    while tricks.to_act != ["Ann"]:
        tricks.step()
    assert tricks.refuses("Ann", ask.Hint(id="h", after=[tricks.legal(0)[0]])) == "reveals"


def test_the_host_lets_bots_answer_sooner() -> None:
    """The host can do so during the game; nobody else can."""
    sitting = cows("Ann", "Ben")
    assert sitting.refuses("Ben", ask.SetPace(id="p", pace="calm")) == "not_host"
    sitting.asks("Ann", ask.SetPace(id="p", pace="instant"))
    assert isinstance(sitting.journal[-1], Paced)
    assert sitting.table.settings.pace == "instant"
    assert same(sitting.reread(), sitting.table)


@pytest.mark.rule("BV4", "GV1", "ZV1")
@pytest.mark.parametrize("game", ["buffalo", "goats", "zoo"])
def test_a_single_person_has_the_memory_aid_by_default(game: str) -> None:
    """It can be turned off when the table is opened."""
    usual = Settings(game=game, seats=3)
    refused = Settings(game=game, seats=3, options={"memory_aid": False})
    assert checked(with_aid(usual)).options["memory_aid"] is True
    assert checked(with_aid(refused)).options["memory_aid"] is False
    assert checked(usual).options["memory_aid"] is False
