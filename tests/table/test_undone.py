"""Events of undone actions are no longer sent."""

from menagerie.core.events import Event
from menagerie.table.news.snapshot import snapshot
from tests.table.builders import Sitting, same
from tests.table.test_undo import answers, cows, tricks, undo


def recent_events(sitting: Sitting) -> tuple[Event, ...]:
    """The recent events that a new spectator is sent."""
    return snapshot(sitting.table, sitting.table.watching).events


def test_what_was_undone_is_not_told_again() -> None:
    """A person who opens the table later is sent the other events only."""
    sitting = tricks("Ann", "Ben", "Cid").step()
    first = recent_events(sitting)
    (asker,) = sitting.to_act
    sitting.step()
    assert len(recent_events(sitting)) > len(first)
    undo(sitting, asker)
    for person in {"Ann", "Ben", "Cid"} - {asker}:
        answers(sitting, person, agree=True)
    assert recent_events(sitting) == first
    assert same(sitting.reread(), sitting.table)


def test_a_choice_that_was_taken_back_is_not_told_again() -> None:
    """Events of the others' actions remain."""
    sitting = cows("Ann", "Ben", "Cid").act("Ann").act("Ann").act("Ben").act("Ben")
    both = recent_events(sitting)
    undo(sitting, "Ann")
    assert recent_events(sitting) == both[len(both) // 2 :]
    assert same(sitting.reread(), sitting.table)
