"""Random commands from random people: what holds after every entry."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.core.errors import MenagerieError
from menagerie.table import deadlines
from menagerie.table.checks import Asker
from menagerie.table.entries import read_entry, write_entry
from menagerie.table.journal import Decision, decide, fold, missed
from menagerie.table.news.snapshot import heard, snapshot
from menagerie.table.state import PLAYING
from menagerie.table.wire import commands as ask
from menagerie.table.wire.commands import Decided
from menagerie.table.wire.messages import News, Snapshot
from menagerie.table.wire.patch import patched
from menagerie.table.wire.settings import (
    ActionClock,
    Clock,
    DaysClock,
    GameClock,
    NoClock,
    Settings,
)
from tests.promises.walks import examples, spread
from tests.table.builders import BOTS, JOIN, Sitting, same, table

SEATED = ("Ann", "Ben", "Cid", "Dan", "Eve")
PEOPLE = (*SEATED, None)
# The commands of people during a game, except actions.
OFTEN = (ask.AnswerUndo, ask.Leave, ask.Back, ask.Pause, ask.Resume, ask.Say)
CLOCKS: tuple[Clock, ...] = (NoClock(), ActionClock(30), GameClock(60, 5), DaysClock(1))
SEATS = {"buffalo": (2, 4), "goats": (2, 3), "zoo": (3, 5)}
STEPS = 60


def plain(message: Any) -> Any:
    """A message as its recipient reads it."""
    return msgspec.json.decode(msgspec.json.encode(message))


class Reader:
    """One role's page: a snapshot, kept up to date with news."""

    def __init__(self, sitting: Sitting, role: int) -> None:
        self.role = role
        self.page = plain(snapshot(sitting.table, role))
        self.got: list[News | Snapshot] = []

    def hear(self, message: News | Snapshot) -> None:
        """Take in a message; its number follows the last one unless it is a snapshot."""
        self.got.append(message)
        told = plain(message)
        if isinstance(message, Snapshot):
            self.page = told
            return
        assert told["seq"] == self.page["seq"] + 1
        self.page["seq"] = told["seq"]
        self.page["view"] = patched(self.page.get("view"), told.get("view", []))
        self.page["table"] = patched(self.page["table"], told.get("table", []))
        self.page["legal"] = told.get("legal", self.page.get("legal", []))

    def is_fresh(self, sitting: Sitting) -> bool:
        """Whether the page shows the same as a page that is opened now."""
        fresh = plain(snapshot(sitting.table, self.role))
        return all(
            (self.page.get(field) or None) == (fresh.get(field) or None)
            for field in ("seq", "table", "view", "legal")
        )


def commands(sitting: Sitting, number: int) -> Iterator[Decided]:
    """One of each kind of command, with details that follow from a number."""
    seats = len(sitting.table.seats)
    seat, name = number // 3 % (seats + 1), sitting.id()
    settings = sitting.table.settings
    change = msgspec.structs.replace(settings, clock=CLOCKS[number % 4], chat="text")
    fewer = msgspec.structs.replace(settings, seats=seats - 1 + number % 3, options={})
    yield ask.Sit(id=name, name=f"N{number % 9}", key=JOIN if number % 4 else "")
    yield ask.Sit(id=name, name=" " if number % 9 == 0 else "X", seat=seat, key=JOIN)
    yield ask.Stand(id=name)
    yield ask.Rename(id=name, name="Zoë")
    yield ask.Ready(id=name, ready=bool(number % 5), nonce=f"{number % 7}")
    yield ask.Change(id=name, settings=change if number % 2 else fewer)
    yield ask.Fill(id=name, seat=seat, bot=BOTS[number % 2])
    yield ask.Start(id=name, bot=BOTS[0] if number % 3 else "none")
    yield ask.Leave(id=name)
    yield ask.Back(id=name)
    yield ask.Replace(id=name, seat=seat, bot=BOTS[number % 2])
    yield ask.Remove(id=name, seat=seat)
    yield ask.Pause(id=name)
    yield ask.Resume(id=name)
    yield ask.Undo(id=name)
    yield ask.AnswerUndo(id=name, agree=bool(number % 4))
    yield ask.Say(id=name, phrase="hello") if number % 2 else ask.Say(id=name, text="well")
    yield ask.Mute(id=name, seat=seat, mute=bool(number % 3))


def acting(sitting: Sitting, person: str | None, number: int) -> Decided:
    """An action of a person; sometimes an illegal one, a stale one or one too many."""
    seat = sitting.table.seat_of(person)
    legal = [] if seat is None or sitting.table.eyes is None else sitting.legal(seat)
    actions: list[Any] = [legal[number // 7 % len(legal)]] if legal else [{"type": "what"}]
    if number % 11 == 0:
        actions = [*actions, actions[0]]
    turn = None if seat is None or number % 5 else sitting.table.seats[seat].turn - number % 2
    return ask.Act(id=sitting.id(), actions=actions, turn=turn)


def by_itself(sitting: Sitting, number: int) -> Decision | None:
    """Something that the table does without a command."""
    found = sitting.table
    seat, at = number // 8 % len(found.seats), sitting.now
    if number % 8 > 4:
        return a_bot_acts(sitting, number // 9)
    return (
        lambda: deadlines.goes_away(found, seat, at),
        lambda: deadlines.comes_back(found, seat, at),
        lambda: deadlines.falls_asleep(found, at) if number % 5 == 0 else None,
        lambda: deadlines.wakes(found, at),
        lambda: deadlines.run_out(found, at, BOTS[-1]),
    )[number % 8]()


def a_bot_acts(sitting: Sitting, number: int) -> Decision | None:
    """Let a bot take a legal action, if one is to act."""
    bots = deadlines.bots_to_act(sitting.table)
    if not bots:
        return None
    legal = sitting.legal(bots[0])
    action = sitting.table.game.read_action(legal[number % len(legal)])
    return deadlines.bot_acts(sitting.table, bots[0], [action], sitting.now)


def asked(sitting: Sitting, sort: int, number: int) -> tuple[str | None, Decided]:
    """A person and a command, which mostly fits the moment."""
    found = sitting.table
    person = PEOPLE[number % len(PEOPLE)]
    known = list(commands(sitting, number // 6))
    if found.status != PLAYING or sort == 0:
        return person, known[number // 6 % len(known)]
    if sort == 1:
        often = [one for one in known if isinstance(one, OFTEN)]
        return found.seats[number % len(found.seats)].person, often[number // 6 % len(often)]
    if sort == 2 and found.played:
        last = found.seats[found.played[-1].seat].person
        return last, ask.Undo(id=sitting.id())
    if found.to_act and number % 7:
        person = found.seats[found.to_act[number % len(found.to_act)]].person or person
    return person, acting(sitting, person, number)


def next_decision(sitting: Sitting, number: int) -> Decision | None:
    """The next decision at a table; None if it was refused, and then nothing has changed."""
    sort, number = number % 8, number // 8
    if sort < 2:
        return by_itself(sitting, number)
    person, command = asked(sitting, sort - 2, number)
    before = msgspec.json.encode(snapshot(sitting.table, 0))
    try:
        return decide(sitting.table, command, Asker(person, sitting.now, BOTS))
    except MenagerieError:
        assert msgspec.json.encode(snapshot(sitting.table, 0)) == before
        return None


def begun(game: str, seats: int, number: int) -> Sitting:
    """A table at some moment of its life."""
    sitting = table(game, seats, clock=CLOCKS[number % 4], chat="text")
    if number // 4 % 4 == 0:
        return sitting
    sitting.sit(*SEATED[: 1 + number // 16 % seats]).start()
    for step in range(number // 64 % 80):
        if sitting.table.to_act:
            sitting.step(spread(number, step))
    return sitting


def walk(sitting: Sitting, seed: int, readers: dict[int, Reader]) -> None:
    """Make random decisions, and send all readers their messages."""
    for step in range(STEPS):
        sitting.later(spread(seed, step) % 9)
        decision = next_decision(sitting, spread(seed, 1000 + step))
        if decision is None:
            continue
        sitting.write(decision)
        check_written(sitting)
        check_read(sitting, readers)


def check_written(sitting: Sitting) -> None:
    """The journal rebuilds an equal table."""
    told = sitting.told[-1]
    stored = read_entry(write_entry(told.entry))
    assert write_entry(stored) == write_entry(told.entry)
    assert same(fold(told.before, stored).table, told.after)


def check_read(sitting: Sitting, readers: dict[int, Reader]) -> None:
    """Roles that hear of an entry get all changes; for the others nothing has changed."""
    told = sitting.told[-1]
    for role in range(len(sitting.table.heard)):
        if role not in readers or len(told.before.heard) != len(told.after.heard):
            readers[role] = Reader(sitting, role)
        elif told.entry.heard >> role & 1:
            readers[role].hear(heard(*told[:3], told.events, role))
        assert readers[role].is_fresh(sitting)


@pytest.mark.parametrize("game", SEATS)
@examples(0.5)
@given(data=st.data())
def test_whatever_is_asked_pages_and_journals_keep_up(game: str, data: st.DataObject) -> None:
    """The journal rebuilds the same table, and patched pages equal pages that are opened now."""
    seats = data.draw(st.sampled_from(SEATS[game]))
    sitting = begun(game, seats, data.draw(st.integers(0, 2**16)))
    readers = {role: Reader(sitting, role) for role in range(seats + 1)}
    walk(sitting, data.draw(st.integers(0, 2**32)), readers)
    assert same(sitting.reread(), sitting.table)
    for role, reader in readers.items():
        if reader.got:
            first = reader.got[0].seq - 1
            again = missed(sitting.journal, role, first)
            assert plain(again) == plain(reader.got[-len(again) :])


def test_more_seats_give_every_role_a_new_number() -> None:
    """Nobody hears a number twice, and spectators can catch up across the change."""
    sitting = table("zoo", 4).sit("Ann", "Ben")
    sitting.asks("Ann", ask.Mute(id="m", seat=1))
    settings = Settings(game="zoo", seats=6)
    sitting.asks("Ann", ask.Change(id="c", settings=settings))
    assert len(set(sitting.table.heard)) == 1
    assert missed(sitting.journal, 6, 1)[-1].seq == sitting.table.heard[6]
