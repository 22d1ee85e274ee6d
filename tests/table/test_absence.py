"""Bots stand in, people come back; hosts replace, remove, pause; tables sleep."""

from typing import Any

import pytest

from menagerie.table import deadlines
from menagerie.table.errors import TableError
from menagerie.table.news.snapshot import heard, snapshot
from menagerie.table.state import BOT, PERSON
from menagerie.table.wire import commands as ask
from menagerie.table.wire.messages import Snapshot
from menagerie.table.wire.settings import ActionClock, DaysClock
from tests.table.builders import Sitting, table


def playing(**settings: Any) -> Sitting:
    """A running game with Ann, Ben and a bot."""
    return table("zoo", 3, **settings).sit("Ann", "Ben").start()


def test_a_bot_plays_on_for_a_person_who_leaves() -> None:
    """The person keeps the seat, may not act while the bot plays, and can take it back any time."""
    sitting = playing().asks("Ben", ask.Leave(id="l"))
    assert (sitting.seat("Ben").bot, sitting.seat("Ben").why) == ("greedy", "left")
    assert sitting.refuses("Ben", ask.Leave(id="l")) == "stood_in"
    assert sitting.refuses("Ben", ask.Act(id="a", actions=[{}])) == "stood_in"
    assert sitting.refuses("Ben", ask.Undo(id="u")) == "stood_in"
    sitting.asks("Ben", ask.Back(id="b"))
    assert sitting.seat("Ben").is_played_by_person
    assert sitting.refuses("Ben", ask.Back(id="b")) == "seated"


def test_leaving_before_the_start_frees_the_seat() -> None:
    """There is nothing for a bot to play on."""
    sitting = table("zoo").sit("Ann", "Ben").asks("Ben", ask.Leave(id="l"))
    assert sitting.table.seat_of("Ben") is None


def test_a_host_who_leaves_a_game_passes_it_on() -> None:
    """Otherwise nobody could pause the game or replace people."""
    sitting = playing().asks("Ann", ask.Leave(id="l"))
    assert sitting.table.host == "Ben"
    sitting.asks("Ann", ask.Back(id="b"))
    assert sitting.table.host == "Ben"


def test_a_host_who_leaves_an_empty_game_keeps_it() -> None:
    """Somebody who is away cannot pause or replace; the host may come back."""
    sitting = playing()
    sitting.write(deadlines.goes_away(sitting.table, 1, sitting.now))
    sitting.asks("Ann", ask.Leave(id="l"))
    assert sitting.table.host == "Ann"


def test_the_host_replaces_and_changes_bots() -> None:
    """A person who was replaced may come back; a bot of a running game is not removed."""
    sitting = playing()
    sitting.asks("Ann", ask.Replace(id="r", seat=1, bot="random"))
    assert (sitting.seat("Ben").bot, sitting.seat("Ben").why) == ("random", "host")
    sitting.asks("Ann", ask.Replace(id="r", seat=2, bot="random"))
    sitting.asks("Ann", ask.Fill(id="f", seat=2, bot="greedy"))
    assert sitting.table.seats[2].bot == "greedy"
    assert sitting.refuses("Ann", ask.Remove(id="x", seat=2)) == "bot_seat"
    assert sitting.refuses("Ben", ask.Replace(id="r", seat=0)) == "not_host"
    assert sitting.asks("Ben", ask.Back(id="b")).seat("Ben").is_played_by_person


def test_a_bot_takes_the_seat_of_a_person_who_is_removed() -> None:
    """The name stays on the seat, and the person cannot come back."""
    sitting = playing().asks("Ann", ask.Remove(id="r", seat=1))
    assert (sitting.table.seats[1].kind, sitting.table.seats[1].name) == (BOT, "Ben")
    assert sitting.refuses("Ben", ask.Back(id="b")) == "not_seated"
    assert sitting.table.seats[0].kind == PERSON


def test_a_removed_person_gets_a_snapshot_as_a_spectator() -> None:
    """With changes only, what was private would stay on their page."""
    sitting = playing().asks("Ann", ask.Remove(id="r", seat=1))
    told = sitting.told[-1]
    message = heard(told.before, told.after, told.entry, told.events, told.after.watching)
    assert isinstance(message, Snapshot)
    assert message.table.you.seat is None


def test_a_paused_table_waits() -> None:
    """Nobody can act, no action is legal, bots are not asked; only the host resumes."""
    sitting = playing()
    assert sitting.refuses("Ann", ask.Resume(id="r")) == "not_paused"
    sitting.asks("Ann", ask.Pause(id="p"))
    assert sitting.refuses("Ann", ask.Pause(id="p")) == "paused"
    assert sitting.refuses(sitting.name(0), ask.Act(id="a", actions=[{}])) == "paused"
    assert sitting.refuses("Ben", ask.Resume(id="r")) == "not_host"
    assert not any(snapshot(sitting.table, role).legal for role in range(4))
    assert deadlines.bots_to_act(sitting.table) == ()
    assert sitting.asks("Ann", ask.Resume(id="r")).table.is_running


def test_a_table_sleeps_and_wakes() -> None:
    """It sleeps only while a game is running, and not if turns take days."""
    sitting = playing()
    assert deadlines.wakes(sitting.table, sitting.now) is None
    sitting.write(deadlines.falls_asleep(sitting.table, sitting.now))
    assert not sitting.table.is_running
    assert deadlines.falls_asleep(sitting.table, sitting.now) is None
    sitting.write(deadlines.wakes(sitting.table, sitting.now))
    assert sitting.table.is_running
    slow = playing(clock=DaysClock(3))
    assert deadlines.falls_asleep(slow.table, slow.now) is None


def test_a_bot_that_is_no_longer_asked_does_not_act() -> None:
    """It was asked, and then a person took the seat back."""
    sitting = playing(clock=ActionClock(30))
    while sitting.table.to_act != (1,):
        sitting.step(-1)
    sitting.asks("Ben", ask.Leave(id="l")).asks("Ben", ask.Back(id="b"))
    with pytest.raises(TableError, match="not your turn to decide"):
        sitting.bot_acts(1)
