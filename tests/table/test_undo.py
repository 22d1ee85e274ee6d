"""Undo: a sealed choice at any time, else by consent, never past a reveal or a draw."""

from typing import Any

from menagerie.table import deadlines
from menagerie.table.news.snapshot import snapshot
from menagerie.table.wire import commands as ask
from tests.table.builders import Sitting, same, table


def undo(sitting: Sitting, person: str) -> Sitting:
    """Ask for an undo."""
    return sitting.asks(person, ask.Undo(id=sitting.id()))


def answers(sitting: Sitting, person: str, *, agree: bool) -> Sitting:
    """Answer an undo."""
    return sitting.asks(person, ask.AnswerUndo(id=sitting.id(), agree=agree))


def cows(*people: str, seats: int = 3, **options: Any) -> Sitting:
    """A game in which all choose under seal."""
    return table("buffalo", seats, options=options).sit(*people).start()


def after_placing() -> Sitting:
    """A game in which all choose again after cows were placed openly."""
    sitting = cows("Ann", "Ben", "Cid").step()
    while type(sitting.table.played[-1].action).__name__ != "Place" or len(sitting.to_act) < 3:
        sitting.step()
    return sitting


def tricks(*people: str) -> Sitting:
    """A game in which one seat acts at a time, openly."""
    return table("zoo", 3).sit(*people).start()


def heard_by(sitting: Sitting) -> list[int]:
    """The roles that hear of the last entry."""
    last = sitting.told[-1].entry.heard
    return [role for role in range(len(sitting.table.heard)) if last >> role & 1]


def test_an_unfinished_choice_is_taken_back_in_secret() -> None:
    """Nobody hears that the first pair was laid, or that it was taken back."""
    sitting = cows("Ann", "Ben", "Cid")
    start = bytes(sitting.state)
    undo(sitting.act("Ann"), "Ann")
    assert bytes(sitting.state) == start
    assert heard_by(sitting) == [0]
    assert sitting.seat("Ann").turn == 0


def test_a_complete_choice_is_taken_back_without_consent() -> None:
    """Both pairs at once; everybody sees that the game waits again."""
    sitting = cows("Ann", "Ben", "Cid")
    start = bytes(sitting.state)
    undo(sitting.act("Ann").act("Ann"), "Ann")
    assert bytes(sitting.state) == start
    assert heard_by(sitting) == [0, 1, 2, 3]
    assert sitting.refuses("Ann", ask.Undo(id="u")) == "undo_nothing"


def test_a_choice_that_was_changed_is_taken_back_whole() -> None:
    """All of it: laid, reopened, laid again."""
    sitting = cows("Ann", "Ben", "Cid")
    start = bytes(sitting.state)
    undo(sitting.act("Ann").act("Ann").act("Ann"), "Ann")
    assert bytes(sitting.state) == start


def test_bids_are_taken_back() -> None:
    """A sealed bid, while others are still choosing."""
    sitting = cows("Ann", "Ben", "Cid", auction=True)
    start = bytes(sitting.state)
    undo(sitting.act("Ann"), "Ann")
    assert bytes(sitting.state) == start


def test_colours_for_dealt_pastures_are_taken_back() -> None:
    """With two players these are also chosen under seal."""
    sitting = cows("Ann", "Ben", seats=2)
    start = bytes(sitting.state)
    undo(sitting.act("Ann"), "Ann")
    assert bytes(sitting.state) == start


def test_nothing_is_taken_back_after_the_reveal() -> None:
    """The last choice shows all of them."""
    sitting = cows("Ann", "Ben", "Cid")
    for person in ("Ann", "Ben", "Cid"):
        sitting.act(person).act(person)
    for person in ("Ann", "Ben", "Cid"):
        assert sitting.refuses(person, ask.Undo(id="u")) == "undo_revealed"


def test_a_choice_of_the_next_round_leaves_the_round_before() -> None:
    """Cows that were placed openly are not taken back with the choice after them."""
    sitting = after_placing()
    placed = len(sitting.table.played)
    last = sitting.table.seats[sitting.table.played[-1].seat].person
    undo(sitting.act(last), last)
    assert len(sitting.table.played) == placed
    undo(sitting.act(last).act(last), last)
    assert len(sitting.table.played) == placed


def test_all_persons_must_agree() -> None:
    """Until then nothing changes; each person agrees once."""
    sitting = tricks("Ann", "Ben", "Cid")
    before, person = sitting.table, sitting.to_act[0]
    others = [name for name in ("Ann", "Ben", "Cid") if name != person]
    undo(sitting.act(person), person)
    answers(sitting, others[0], agree=True)
    assert sitting.refuses(others[0], ask.AnswerUndo(id="a", agree=True)) == "undo_agreed"
    assert sitting.refuses(person, ask.AnswerUndo(id="a", agree=True)) == "undo_none"
    assert sitting.refuses(others[0], ask.Undo(id="u")) != ""
    assert snapshot(sitting.table, 3).table.undo is not None
    answers(sitting, others[1], agree=True)
    assert bytes(sitting.state) == bytes(before.eyes.state if before.eyes else b"")
    assert sitting.table.undo is None
    assert sitting.seat(person).turn == 0


def test_one_refusal_ends_it() -> None:
    """So does the asker's change of mind."""
    sitting = tricks("Ann", "Ben", "Cid")
    person = sitting.to_act[0]
    after = bytes(sitting.act(person).state)
    other = sitting.to_act[0]
    answers(undo(sitting, person), other, agree=False)
    assert (sitting.table.undo, bytes(sitting.state)) == (None, after)
    answers(undo(sitting, person), person, agree=False)
    assert sitting.table.undo is None
    assert sitting.refuses(other, ask.AnswerUndo(id="a", agree=True)) == "undo_none"


def test_bots_need_not_agree() -> None:
    """With bots an undo is immediate, and the bots' actions are undone with it."""
    sitting = tricks("Ann")
    while sitting.to_act != ["Ann"]:
        sitting.step()
    before = bytes(sitting.state)
    sitting.act("Ann")
    while sitting.to_act != ["Ann"] and sitting.table.seam < len(sitting.table.played):
        sitting.step(-1)
    undo(sitting, "Ann")
    assert bytes(sitting.state) == before
    assert same(sitting.reread(), sitting.table)


def test_people_who_leave_need_not_agree() -> None:
    """When the last person who has not agreed leaves, it is undone."""
    sitting = tricks("Ann", "Ben")
    while sitting.to_act != ["Ann"]:
        sitting.step()
    before = bytes(sitting.state)
    undo(sitting.act("Ann"), "Ann").asks("Ben", ask.Leave(id="l"))
    assert bytes(sitting.state) == before


def test_an_undo_is_dropped_when_the_asker_leaves() -> None:
    """A bot plays on from the current state."""
    sitting = tricks("Ann", "Ben")
    while sitting.to_act != ["Ann"]:
        sitting.step()
    after = bytes(sitting.act("Ann").state)
    undo(sitting, "Ann").asks("Ann", ask.Leave(id="l"))
    assert (sitting.table.undo, bytes(sitting.state)) == (None, after)


def test_an_open_action_drops_an_undo() -> None:
    """A person who plays on does not agree."""
    sitting = tricks("Ann", "Ben", "Cid")
    person = sitting.to_act[0]
    undo(sitting.act(person), person).step()
    assert sitting.table.undo is None


def test_a_hidden_action_does_not_drop_an_undo() -> None:
    """Otherwise the end of the undo would give it away."""
    sitting = after_placing()
    last = sitting.table.seats[sitting.table.played[-1].seat].person
    other = "Ben" if last != "Ben" else "Cid"
    undo(sitting, last).act(other)
    assert heard_by(sitting) == [sitting.number(other)]
    assert sitting.table.undo is not None
    undo(sitting, other)
    assert heard_by(sitting) == [sitting.number(other)]
    assert sitting.table.undo is not None


def test_a_draw_cannot_be_undone() -> None:
    """Everybody has seen the new card, so nothing before it can be undone."""
    sitting = table("goats", 2).sit("Ann", "Ben").start()
    while not any(type(event).__name__ == "GapFilled" for event in sitting.told[-1].events):
        sitting.step()
    actor = sitting.table.seats[sitting.table.played[-1].seat].person
    assert sitting.refuses(actor, ask.Undo(id="u")) == "undo_revealed"


def test_a_page_knows_whether_there_is_something_to_take_back() -> None:
    """It is told about its own seat only, and not during a pause."""
    sitting = cows("Ann", "Ben", "Cid").act("Ann")
    assert [snapshot(sitting.table, role).table.may_undo for role in range(4)] == [
        True,
        False,
        False,
        False,
    ]
    sitting.write(deadlines.falls_asleep(sitting.table, sitting.now))
    assert not snapshot(sitting.table, 0).table.may_undo


def test_cards_pushed_to_a_partner_stay_pushed() -> None:
    """The partner has seen them (Z17)."""
    sitting = table("zoo", 4).sit("Ann", "Ben", "Cid", "Dan").start()
    while not any(type(event).__name__ == "PushMade" for event in sitting.told[-1].events):
        sitting.step()
    junior = sitting.table.seats[sitting.table.played[-1].seat].person
    assert sitting.refuses(junior, ask.Undo(id="u")) == "undo_revealed"
