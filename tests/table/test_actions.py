"""Actions at a table: several are all or none, not stale, and none follows a reveal."""

from menagerie.table.wire import commands as ask
from tests.table.builders import table


def test_an_action_names_the_turn_that_it_is_for() -> None:
    """It is refused as stale if the seat has acted in the meantime."""
    sitting = table("buffalo", 2).sit("Ann", "Ben").start()
    first, second = sitting.legal(0)[0], sitting.legal(0)[-1]
    sitting.asks("Ann", ask.Act(id="a", actions=[first], turn=0))
    assert sitting.refuses("Ann", ask.Act(id="b", actions=[second], turn=0)) == "stale"
    sitting.asks("Ann", ask.Act(id="b", actions=[second], turn=1))


def test_actions_are_taken_together_or_not_at_all() -> None:
    """If the second one is illegal, the first one is not carried out."""
    sitting = table("buffalo", 3).sit("Ann", "Ben").start()
    first = sitting.legal(0)[0]
    assert sitting.refuses("Ann", ask.Act(id="a", actions=[first, first])).startswith("B")
    assert sitting.seat("Ann").turn == 0


def test_nobody_tries_out_what_a_reveal_would_show() -> None:
    """No action may follow one that reveals something: its refusal would tell what was revealed."""
    sitting = table("buffalo", 3).sit("Ann", "Ben", "Cid").start()
    for person in ("Ben", "Cid"):
        sitting.act(person).act(person)
    sitting.act("Ann")
    last = sitting.legal(0)[0]
    place = {"type": "place", "cows": 5}
    assert sitting.refuses("Ann", ask.Act(id="a", actions=[last, place])) == "reveals"
    assert sitting.refuses("Ann", ask.Act(id="a", actions=[last, last])) == "reveals"
