"""Actions without an alternative, taken for people who want that."""

from menagerie.table import deadlines
from menagerie.table.news.snapshot import heard
from menagerie.table.wire import commands as ask
from menagerie.table.wire.messages import News
from tests.table.builders import Sitting, same, table


def forced() -> Sitting:
    """A game in which Ann, who wants it, has nothing to decide; in Goats one keeps a hand."""
    sitting = table("goats", 3).sit("Ann", "Ben").start()
    sitting.asks("Ann", ask.Automatic(id="a"))
    while not deadlines.forced_to_act(sitting.table):
        sitting.step()
    return sitting


def test_only_the_person_hears_of_the_wish() -> None:
    """It says something about what they will do."""
    sitting = table("goats", 3).sit("Ann", "Ben").start()
    before = sitting.table.heard
    sitting.asks("Ann", ask.Automatic(id="a"))
    told = sitting.told[-1]
    assert told.after.heard == (before[0] + 1, *before[1:])
    news = heard(told.before, told.after, told.entry, told.events, 0)
    assert isinstance(news, News)
    assert news.table == [[("you", "automatic"), True]]
    assert same(sitting.reread(), sitting.table)


def test_the_only_action_is_taken() -> None:
    """As if the person had taken it."""
    sitting = forced()
    turn = sitting.seat("Ann").turn
    sitting.write(deadlines.acts_by_itself(sitting.table, 0, sitting.now))
    assert sitting.seat("Ann").turn == turn + 1
    assert same(sitting.reread(), sitting.table)


def test_a_wish_can_be_taken_back() -> None:
    """Then the game waits for the person."""
    sitting = forced().asks("Ann", ask.Automatic(id="b", on=False))
    assert deadlines.forced_to_act(sitting.table) == ()
    assert deadlines.acts_by_itself(sitting.table, 0, sitting.now) is None


def test_nothing_is_taken_for_others() -> None:
    """Neither for Ben, who has not asked for it, nor where a bot stands in."""
    sitting = forced()
    assert deadlines.acts_by_itself(sitting.table, 1, sitting.now) is None
    sitting.asks("Ann", ask.Leave(id="l"))
    assert deadlines.forced_to_act(sitting.table) == ()


def test_a_finished_game_has_no_such_wishes() -> None:
    """There is nothing left to take."""
    sitting = table("goats", 3).sit("Ann").start().play_to_end()
    assert sitting.refuses("Ann", ask.Automatic(id="a")) == "not_playing"
