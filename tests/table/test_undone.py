"""Events of undone actions are no longer sent."""

from menagerie.core.events import Event
from menagerie.table.news.snapshot import heard, snapshot
from menagerie.table.undo import undone
from menagerie.table.wire.messages import News
from tests.table.builders import Sitting, same
from tests.table.test_undo import answers, cows, tricks, undo


def events_so_far(sitting: Sitting) -> tuple[Event, ...]:
    """The events that a new spectator is sent."""
    return snapshot(sitting.table, sitting.table.watching).events


def test_what_was_undone_is_not_told_again() -> None:
    """A person who opens the table later is sent the other events only."""
    sitting = tricks("Ann", "Ben", "Cid").step()
    first = events_so_far(sitting)
    (asker,) = sitting.to_act
    sitting.step()
    assert len(events_so_far(sitting)) > len(first)
    undo(sitting, asker)
    for person in {"Ann", "Ben", "Cid"} - {asker}:
        answers(sitting, person, agree=True)
    assert events_so_far(sitting) == first
    assert same(sitting.reread(), sitting.table)


def test_a_choice_that_was_taken_back_is_not_told_again() -> None:
    """Events of the others' actions remain."""
    sitting = cows("Ann", "Ben", "Cid").act("Ann").act("Ann").act("Ben").act("Ben")
    both = events_so_far(sitting)
    undo(sitting, "Ann")
    assert events_so_far(sitting) == both[len(both) // 2 :]
    assert same(sitting.reread(), sitting.table)


def test_everybody_is_told_what_was_taken_back_and_by_whom() -> None:
    """The events that were told with the action, to the roles that heard them."""
    sitting = tricks("Ann", "Ben", "Cid").step()
    (asker,) = sitting.to_act
    told = sitting.step().told[-1].events
    undo(sitting, asker)
    for person in {"Ann", "Ben", "Cid"} - {asker}:
        answers(sitting, person, agree=True)
    before, after, entry, _ = sitting.told[-1]
    for role in (*range(len(after.seats)), after.watching):
        news = heard(before, after, entry, (), role)
        seat = None if role == after.watching else role
        assert isinstance(news, News)
        assert news.undone == tuple(event for event in told if event.is_for(seat)) != ()
        assert news.undone_by == after.seat_of(asker)


def test_a_sealed_choice_is_struck_out_for_those_who_heard_of_it() -> None:
    """The others' events in between stay."""
    sitting = cows("Ann", "Ben", "Cid").act("Ann").act("Ben").act("Ann").act("Ben")
    told = [one.events for one in sitting.told if one.entry.by == "Ann"][-2:]
    undo(sitting, "Ann")
    before, after, entry, _ = sitting.told[-1]
    found = undone(before, after, entry)
    assert found == (after.seat_of("Ann"), (*told[0], *told[1]))
