"""Actions at a table: all or none, not too late, and none after a reveal."""

from menagerie.table.wire import commands as ask
from tests.table.builders import table


def test_a_number_decides_which_choice_was_meant() -> None:
    """An action decided before something else happened to the seat is refused as stale."""
    sitting = table("buffalo", 2).sit("Ann", "Ben").start()
    first, second = sitting.legal(0)[0], sitting.legal(0)[-1]
    sitting.asks("Ann", ask.Act(id="a", actions=[first], turn=0))
    assert sitting.refuses("Ann", ask.Act(id="b", actions=[second], turn=0)) == "stale"
    sitting.asks("Ann", ask.Act(id="b", actions=[second], turn=1))


def test_actions_are_taken_together_or_not_at_all() -> None:
    """A second one that is illegal takes the first one back."""
    sitting = table("buffalo", 3).sit("Ann", "Ben").start()
    first = sitting.legal(0)[0]
    assert sitting.refuses("Ann", ask.Act(id="a", actions=[first, first])).startswith("B")
    assert sitting.seat("Ann").turn == 0


def test_nobody_tries_out_what_a_reveal_would_show() -> None:
    """Nothing may follow an action that reveals: its refusal would tell what came to light."""
    sitting = table("buffalo", 3).sit("Ann", "Ben", "Cid").start()
    for person in ("Ben", "Cid"):
        sitting.act(person).act(person)
    sitting.act("Ann")
    last = sitting.legal(0)[0]
    place = {"type": "place", "cows": 5}
    assert sitting.refuses("Ann", ask.Act(id="a", actions=[last, place])) == "reveals"
    assert sitting.refuses("Ann", ask.Act(id="a", actions=[last, last])) == "reveals"
