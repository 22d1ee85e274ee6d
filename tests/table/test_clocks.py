"""Clocks as data: the time left, when a clock began to run, what happens when it runs out."""

from menagerie.table import deadlines
from menagerie.table.clocks import GRACE, LENT, TIME, Due, dues
from menagerie.table.news.public import changed_places, places
from menagerie.table.settings import DAY
from menagerie.table.wire import commands as ask
from menagerie.table.wire.settings import ActionClock, Clock, DaysClock, GameClock, NoClock
from tests.table.builders import SECOND, Sitting, same, table


def in_turn(clock: Clock, game: str = "zoo", grace: int = 60) -> tuple[Sitting, str]:
    """A game of three people in which one acts at a time, and the person to act."""
    sitting = table(game, 3, clock=clock, grace=grace).sit("Ann", "Ben", "Cid").start()
    return sitting, sitting.to_act[0]


def choosing(clock: Clock, *people: str) -> Sitting:
    """A game in which all choose at once."""
    seats = max(3, len(people))
    return table("buffalo", seats, clock=clock).sit(*(people or ("Ann", "Ben", "Cid"))).start()


def left(sitting: Sitting, person: str) -> float:
    """The seconds that a person's clock has left when it stops now."""
    seat = sitting.seat(person)
    assert seat.left is not None
    gone = 0 if seat.since is None else sitting.now - seat.since
    return (seat.left - gone) / SECOND


def test_without_a_clock_nobody_is_hurried() -> None:
    """There is no deadline, however long it takes."""
    sitting, person = in_turn(NoClock())
    assert dues(sitting.later(10**6).table) == []
    assert deadlines.run_out(sitting.table, sitting.now, "greedy") is None
    assert sitting.seat(person).left is None


def test_since_is_sent_only_with_a_clock() -> None:
    """Without one it would be sent after every action, and nobody needs it."""
    for clock, runs in ((NoClock(), 0), (ActionClock(30), 1)):
        sitting, person = in_turn(clock)
        assert sum(place.since is not None for place in places(sitting.table)) == runs
        before = sitting.table
        sitting.later(1).act(person)
        assert bool(changed_places(before, sitting.table)) is bool(runs)


def test_an_action_clock_is_refilled_every_turn() -> None:
    """Time used in one turn is not missing in the next; only the clock in turn runs."""
    sitting, person = in_turn(ActionClock(30))
    assert [seat.since is not None for seat in sitting.table.seats].count(True) == 1
    sitting.later(20).act(person)
    assert left(sitting, person) == 30
    assert left(sitting.later(5), sitting.to_act[0]) == 25


def test_a_clock_for_the_game_gets_its_increment_after_every_turn() -> None:
    """Time that was used stays used."""
    sitting, person = in_turn(GameClock(60, 5))
    sitting.later(20).act(person)
    assert left(sitting, person) == 45
    assert dues(sitting.table) == [
        Due(sitting.now + 60 * SECOND, sitting.number(sitting.to_act[0]), TIME)
    ]


def test_days_are_long_actions() -> None:
    """Being disconnected does not matter."""
    sitting, person = in_turn(DaysClock(3))
    assert dues(sitting.table)[0].at == sitting.now + 3 * DAY
    assert deadlines.goes_away(sitting.table, sitting.number(person), sitting.now) is None


def test_a_turn_of_several_actions_alone_is_several_turns() -> None:
    """A seat that acts openly and is to act again has its full time again."""
    sitting, person = in_turn(ActionClock(30), "goats")
    while sitting.told[-1].before.to_act != sitting.table.to_act:
        sitting.later(1).step()
    person = sitting.to_act[0]
    assert left(sitting, person) == 30
    assert left(sitting.later(2), person) == 28


def test_all_who_choose_at_once_use_their_own_time() -> None:
    """The clock of a seat that has chosen stops, the others run."""
    sitting = choosing(ActionClock(30)).later(10).act("Ann").act("Ann")
    assert sitting.to_act == ["Ben", "Cid"]
    sitting.later(5)
    assert [left(sitting, person) for person in ("Ann", "Ben", "Cid")] == [20, 15, 15]


def test_changing_ones_mind_buys_no_time() -> None:
    """Not by laying again, not by taking back, and not by being the last to choose."""
    for clock in (ActionClock(30), GameClock(30, 10)):
        sitting = choosing(clock).later(10).act("Ann").act("Ann")
        sitting.later(10).act("Ann")
        assert left(sitting, "Ann") == 20
        sitting.later(5).asks("Ann", ask.Undo(id="u"))
        assert left(sitting, "Ann") == 15
        sitting.act("Ben").act("Ben").act("Cid").act("Cid")
        sitting.later(5).act("Ann")
        assert left(sitting, "Ann") == 10
        sitting.asks("Ann", ask.Undo(id="v")).later(5)
        assert left(sitting, "Ann") == 5


def test_a_reveal_refills_all_clocks() -> None:
    """A turn ends when its choice can no longer be changed."""
    sitting = choosing(GameClock(60, 10)).later(10)
    for person in ("Ann", "Ben", "Cid"):
        sitting.act(person).act(person)
    assert [left(sitting, person) for person in ("Ann", "Ben", "Cid")] == [60, 60, 60]


def test_a_first_pair_moves_no_clock() -> None:
    """The others hear nothing of it, so nothing may show that the last seat has begun."""
    sitting = choosing(ActionClock(30)).act("Ben").act("Ben").act("Cid").act("Cid")
    sitting.later(10).act("Ann")
    assert sitting.told[-1].entry.heard == 1 << sitting.number("Ann")


def test_a_bot_takes_over_when_time_is_over() -> None:
    """Not earlier; everybody sees why."""
    sitting, person = in_turn(ActionClock(30))
    seat = sitting.number(person)
    sitting.later(29.999)
    assert deadlines.run_out(sitting.table, sitting.now, "greedy") is None
    sitting.later(0.001).write(deadlines.run_out(sitting.table, sitting.now, "greedy"))
    assert (sitting.seat(person).bot, sitting.seat(person).why) == ("greedy", "time")
    assert deadlines.bots_to_act(sitting.table) == (seat,)


def test_a_person_who_comes_back_after_a_time_out_is_lent_time_once() -> None:
    """Running out again and again in one turn cannot stall a game."""
    sitting, person = in_turn(GameClock(60, 0))
    sitting.later(60).write(deadlines.run_out(sitting.table, sitting.now, "greedy"))
    sitting.asks(person, ask.Back(id="b"))
    assert left(sitting, person) == LENT / SECOND
    sitting.later(30).write(deadlines.run_out(sitting.table, sitting.now, "greedy"))
    sitting.asks(person, ask.Back(id="c"))
    assert left(sitting, person) == 0
    sitting.write(deadlines.run_out(sitting.table, sitting.now, "greedy"))
    sitting.bot_acts(sitting.number(person)).asks(person, ask.Back(id="d"))
    assert left(sitting, person) == LENT / SECOND


def test_a_turn_that_a_bot_ends_leaves_the_next_one_whole() -> None:
    """A person who left with a second to go has the full time for the next action."""
    sitting, person = in_turn(ActionClock(30))
    sitting.later(29).asks(person, ask.Leave(id="l"))
    assert left(sitting, person) == 1
    sitting.bot_acts(sitting.number(person)).asks(person, ask.Back(id="b"))
    assert left(sitting, person) == 30


def test_a_pause_stops_the_clock_and_gives_nothing() -> None:
    """The time left is the same before and after; the same holds for sleep."""
    sitting, person = in_turn(ActionClock(30))
    sitting.later(10).asks("Ann", ask.Pause(id="p")).later(500)
    assert (left(sitting, person), dues(sitting.table)) == (20, [])
    sitting.asks("Ann", ask.Resume(id="r")).later(1)
    assert left(sitting, person) == 19
    sitting.write(deadlines.falls_asleep(sitting.table, sitting.now)).later(4000)
    sitting.write(deadlines.wakes(sitting.table, sitting.now))
    assert left(sitting, person) == 19


def test_everybody_sees_the_grace_of_an_absent_person() -> None:
    """The clock stops and the grace runs; there is one grace for the whole game."""
    sitting, person = in_turn(ActionClock(30))
    seat = sitting.number(person)
    sitting.later(10).write(deadlines.goes_away(sitting.table, seat, sitting.now))
    assert deadlines.goes_away(sitting.table, seat, sitting.now) is None
    assert sitting.told[-1].entry.heard == sitting.table.everybody
    assert dues(sitting.table) == [Due(sitting.now + 60 * SECOND, seat, GRACE)]
    sitting.later(25).write(deadlines.comes_back(sitting.table, seat, sitting.now))
    assert deadlines.comes_back(sitting.table, seat, sitting.now) is None
    assert (left(sitting, person), sitting.seat(person).grace) == (20, 35 * SECOND)
    sitting.write(deadlines.goes_away(sitting.table, seat, sitting.now)).later(35)
    sitting.write(deadlines.run_out(sitting.table, sitting.now, "greedy"))
    assert (sitting.seat(person).why, sitting.seat(person).grace) == ("away", 0)


def test_grace_stands_still_in_a_pause() -> None:
    """The host can wait for an absent person."""
    sitting, person = in_turn(NoClock())
    seat = sitting.number(person)
    sitting.write(deadlines.goes_away(sitting.table, seat, sitting.now)).later(20)
    sitting.asks("Ann", ask.Pause(id="p")).later(500).asks("Ann", ask.Resume(id="r"))
    assert dues(sitting.table) == [Due(sitting.now + 40 * SECOND, seat, GRACE)]
    sitting.asks("Ann", ask.Pause(id="q")).later(500)
    sitting.write(deadlines.comes_back(sitting.table, seat, sitting.now))
    assert sitting.seat(person).grace == 40 * SECOND


def test_nobody_waits_for_the_only_person() -> None:
    """A person who plays with bots may go away for as long as they like."""
    sitting = table("zoo", 3).sit("Ann").start()
    assert deadlines.goes_away(sitting.table, 0, sitting.now) is None


def test_clocks_survive_the_journal() -> None:
    """A table rebuilt from its journal has the same clocks."""
    sitting, _ = in_turn(GameClock(60, 5))
    for _ in range(12):
        sitting.later(3).step()
    assert same(sitting.reread(), sitting.table)
    assert dues(sitting.reread()) == dues(sitting.table)
