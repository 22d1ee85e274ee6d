"""Who may sit where, under which name, and who starts."""

from typing import Any

import msgspec
import pytest

from menagerie.core.errors import OptionsError
from menagerie.table import deadlines
from menagerie.table.news.snapshot import snapshot
from menagerie.table.state import BOT, FREE, PERSON
from menagerie.table.wire import commands as ask
from menagerie.table.wire.settings import ActionClock, DaysClock
from tests.table.builders import JOIN, Sitting, table


def kinds(sitting: Sitting) -> list[str]:
    """The kind of each seat."""
    return [seat.kind for seat in sitting.table.seats]


def names(sitting: Sitting) -> list[str]:
    """The names on the seats."""
    return [seat.name for seat in sitting.table.seats]


def sits(name: str, seat: int | None = None, key: str = "") -> ask.Sit:
    """A command to take a seat."""
    return ask.Sit(id=name, name=name, seat=seat, key=key)


def test_a_private_table_requires_its_key() -> None:
    """People with the key may sit; the host needs none; all others are refused."""
    sitting = table("zoo")
    assert sitting.refuses("Ben", sits("Ben")) == "no_key"
    assert sitting.refuses("Ben", sits("Ben", key="watch-key")) == "no_key"
    sitting.asks("Ann", sits("Ann")).asks("Ben", sits("Ben", key=JOIN))
    assert names(sitting) == ["Ann", "Ben", "", ""]


def test_anybody_may_sit_at_a_public_table() -> None:
    """No key is needed, but the person must be known to the server."""
    sitting = table("zoo", public=True).asks("Ben", sits("Ben"))
    assert names(sitting)[0] == "Ben"
    assert sitting.refuses(None, sits("Nobody")) == "removed"


def test_a_seat_belongs_to_one_person() -> None:
    """A taken seat is refused, so is one that does not exist, and so is a full table."""
    sitting = table("zoo", 3).sit("Ann", "Ben", "Cid")
    assert sitting.refuses("Dan", sits("Dan", 1, JOIN)) == "taken"
    assert sitting.refuses("Dan", sits("Dan", 7, JOIN)) == "no_seat"
    assert sitting.refuses("Dan", sits("Dan", None, JOIN)) == "full"


def test_a_full_table_tells_a_stranger_nothing() -> None:
    """Without the key nobody learns whether a seat is free."""
    sitting = table("zoo", 3).sit("Ann", "Ben", "Cid")
    assert sitting.refuses("Dan", sits("Dan")) == "no_key"


def test_people_change_seats() -> None:
    """The old seat is free again; a person who asks for any seat keeps theirs."""
    sitting = table("zoo").sit("Ann", "Ben").asks("Ben", sits("Ben", 3))
    assert kinds(sitting) == [PERSON, FREE, FREE, PERSON]
    assert sitting.asks("Ben", sits("Benno")).number("Ben") == 3
    assert names(sitting)[3] == "Benno"


def test_seats_are_kept_for_those_who_played_before() -> None:
    """In a rematch everybody's seat is reserved, and they need no key."""
    sitting = table("zoo", 3, kept_for={2: "Ben"})
    assert sitting.refuses("Cid", sits("Cid", 2, JOIN)) == "taken"
    assert sitting.asks("Ben", sits("Ben")).number("Ben") == 2


def test_the_host_gives_a_kept_seat_away() -> None:
    """To a bot, or by freeing it."""
    sitting = table("zoo", 3, kept_for={1: "Ben", 2: "Cid"}).sit("Ann")
    sitting.asks("Ann", ask.Fill(id="f", seat=1, bot="greedy"))
    sitting.asks("Ann", ask.Remove(id="r", seat=2)).sit("Dan")
    assert kinds(sitting) == [PERSON, BOT, PERSON]


def test_a_removed_person_cannot_come_back() -> None:
    """The seat is free for others, even if it was reserved."""
    sitting = table("zoo", 3, kept_for={1: "Ben"}, public=True).sit("Ann", "Ben")
    sitting.asks("Ann", ask.Remove(id="r", seat=1))
    assert kinds(sitting) == [PERSON, FREE, FREE]
    assert sitting.refuses("Ben", sits("Ben", key=JOIN)) == "removed"
    assert sitting.asks("Cid", sits("Cid", 1)).number("Cid") == 1
    assert sitting.refuses("Ann", ask.Remove(id="x", seat=0)) == "own_seat"


def test_nicknames_can_be_read() -> None:
    """Spaces are merged, invisible characters are removed, and a name must not be empty."""
    sitting = table("zoo").sit("Ann")
    sitting.asks("Ann", ask.Rename(id="n", name=" Ann\u200b \n  the\tGreat\u202e "))
    assert names(sitting)[0] == "Ann the Great"
    assert sitting.refuses("Ann", ask.Rename(id="n", name="\u200b ")) == "name_missing"
    assert sitting.refuses("Ann", ask.Rename(id="n", name="x" * 25)) == "name_long"
    assert sitting.refuses("Ben", ask.Rename(id="n", name="Ben")) == "not_seated"


def test_all_others_must_be_ready() -> None:
    """The refusal names those who are not; bots take free seats."""
    sitting = table("zoo").sit("Ann", "Ben")
    assert sitting.refuses("Ben", ask.Start(id="s")) == "not_host"
    assert sitting.refuses("Ann", ask.Start(id="s")) == "not_ready"
    sitting.asks("Ben", ask.Ready(id="r"))
    assert sitting.refuses("Ann", ask.Start(id="s", bot="nobody")) == "no_bot"
    sitting.asks("Ann", ask.Start(id="s", bot="random"))
    assert kinds(sitting) == [PERSON, PERSON, BOT, BOT]
    assert [seat.bot for seat in sitting.table.seats] == ["", "", "random", "random"]
    assert sitting.refuses("Ann", ask.Start(id="s")) == "started"
    assert sitting.refuses("Cid", sits("Cid", None, JOIN)) == "started"


def test_a_game_needs_at_least_one_person() -> None:
    """A host who only watches cannot start bots alone."""
    sitting = table("zoo")
    assert sitting.refuses("Ann", ask.Start(id="s")) == "nobody"
    sitting.sit("Ben").asks("Ben", ask.Ready(id="r")).asks("Ann", ask.Start(id="s"))
    assert sitting.table.is_running


def test_after_new_settings_everybody_must_be_ready_again() -> None:
    """A person who agreed to a slow game has not agreed to a quick one."""
    sitting = table("zoo").sit("Ann", "Ben").asks("Ben", ask.Ready(id="r"))
    quick = msgspec.structs.replace(sitting.table.settings, clock=ActionClock(10))
    assert sitting.refuses("Ben", ask.Change(id="c", settings=quick)) == "not_host"
    sitting.asks("Ann", ask.Change(id="c", settings=quick))
    assert not sitting.seat("Ben").ready
    assert sitting.table.settings.clock == ActionClock(10)


@pytest.mark.parametrize(
    ("changes", "key"),
    [({"seats": 3}, "seats_taken"), ({"game": "goats", "options": {}}, "other_game")],
)
def test_settings_that_do_not_fit_are_refused(changes: dict[str, Any], key: str) -> None:
    """A taken seat cannot be dropped, and the game cannot change."""
    sitting = table("zoo").sit("Ann").asks("Ann", sits("Ann", 3))
    settings = msgspec.structs.replace(sitting.table.settings, **changes)
    assert sitting.refuses("Ann", ask.Change(id="c", settings=settings)) == key


def test_refused_settings_name_what_is_wrong() -> None:
    """Options and seats must be those of the game."""
    with pytest.raises(OptionsError, match="seats: "):
        table("zoo", 9)
    with pytest.raises(OptionsError, match="sheep"):
        table("zoo", 4, options={"sheep": 1})


@pytest.mark.parametrize("seats", [3, 5])
def test_no_role_hears_a_number_twice_when_seats_come_and_go(seats: int) -> None:
    """Not even if one role has heard more than others, because it muted a seat."""
    sitting = table("zoo", 4).sit("Ann", "Ben").asks("Ben", ask.Mute(id="m", seat=0))
    most = max(sitting.table.heard)
    settings = msgspec.structs.replace(sitting.table.settings, seats=seats)
    sitting.asks("Ann", ask.Change(id="s", settings=settings))
    assert sitting.table.heard == (most + 1,) * (seats + 1)
    assert sitting.reread().heard == sitting.table.heard


def test_a_host_who_leaves_passes_the_table_on() -> None:
    """To the first seated person; a host who only watches stays host."""
    sitting = table("zoo").sit("Ann", "Ben").asks("Ann", ask.Stand(id="s"))
    assert sitting.table.host == "Ben"
    watched = table("zoo").sit("Ben", "Cid").asks("Cid", ask.Stand(id="s"))
    assert watched.table.host == "Ann"
    watched.asks("Ann", ask.Remove(id="r", seat=0))
    assert watched.table.host == "Ann"


def test_only_the_host_is_shown_the_keys() -> None:
    """Others may be given the link, but cannot pass it on from the page."""
    sitting = table("zoo").sit("Ann", "Ben")
    shown = [snapshot(sitting.table, role).table.you.join_key for role in range(5)]
    assert shown == [JOIN, "", "", "", ""]


def left(**settings: Any) -> Sitting:
    """A lobby with Ann, who is the host, and Ben, who has closed the page."""
    sitting = table("zoo", 3, **settings).sit("Ann", "Ben")
    return sitting.write(deadlines.goes_away(sitting.table, 1, sitting.now))


def test_who_is_away_does_not_hold_up_the_start() -> None:
    """They keep their seat, and their grace begins with the game."""
    sitting = left().later(40).asks("Ann", ask.Start(id="s"))
    ben = sitting.seat("Ben")
    assert sitting.table.status == "playing"
    assert (ben.is_played_by_person, ben.away_since, ben.grace) == (True, sitting.now, 60_000)


def test_who_is_back_is_waited_for_again() -> None:
    """Until they are ready."""
    sitting = left()
    sitting.write(deadlines.comes_back(sitting.table, 1, sitting.now))
    assert sitting.refuses("Ann", ask.Start(id="s")) == "not_ready"


def test_everybody_sees_who_is_away_from_the_lobby() -> None:
    """Since when, too."""
    sitting = left()
    assert snapshot(sitting.table, 0).table.places[1].away_until == sitting.now


def test_nobody_goes_away_where_turns_take_days() -> None:
    """The game begins without them, and waits."""
    sitting = left(clock=DaysClock(1)).asks("Ann", ask.Start(id="s"))
    assert sitting.seat("Ben").away_since is None


def test_a_seat_given_up_is_nobodys_absence() -> None:
    """Who sits down there next is here."""
    sitting = left().asks("Ben", ask.Stand(id="u")).sit("Cid")
    assert sitting.seat("Cid").away_since is None
