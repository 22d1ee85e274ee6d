"""What was taken back is told no longer."""

from menagerie.core.events import Event
from menagerie.table.news.snapshot import snapshot
from tests.table.builders import Sitting, same
from tests.table.test_undo import answers, cows, tricks, undo


def told_anew(sitting: Sitting) -> tuple[Event, ...]:
    """What happened lately, as somebody is told who begins to watch."""
    return snapshot(sitting.table, sitting.table.watching).events


def test_what_was_undone_is_not_told_again() -> None:
    """Who opens the table later hears what led to it, and nothing else."""
    sitting = tricks("Ann", "Ben", "Cid").step()
    first = told_anew(sitting)
    (asker,) = sitting.to_act
    sitting.step()
    assert len(told_anew(sitting)) > len(first)
    undo(sitting, asker)
    for person in {"Ann", "Ben", "Cid"} - {asker}:
        answers(sitting, person, agree=True)
    assert told_anew(sitting) == first
    assert same(sitting.reread(), sitting.table)


def test_a_choice_that_was_taken_back_is_not_told_again() -> None:
    """What others did meanwhile stays told."""
    sitting = cows("Ann", "Ben", "Cid").act("Ann").act("Ann").act("Ben").act("Ben")
    both = told_anew(sitting)
    undo(sitting, "Ann")
    assert told_anew(sitting) == both[len(both) // 2 :]
    assert same(sitting.reread(), sitting.table)
