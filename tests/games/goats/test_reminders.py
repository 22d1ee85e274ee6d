"""Small goats set aside for cards that have not turned up, and those that come back."""

import pytest

from menagerie import State
from menagerie.games.goats.events import CardLeftNeutral, CardMarked, ReminderReturned, RemindersSet
from tests.games.goats.builders import (
    COLOURS,
    GAME,
    at,
    goats,
    owner,
    play,
    seat_of,
    small_goats,
    takes,
    told,
    view,
)
from tests.games.script import only

# Red is about to win the polar goats by eight points: the 4 grazes, the 1 and the 2 do not.
POLAR = """
    red shows     polar-5
    red holds     polar-3 chef-1
    yellow holds  polar-2 chef-2
    5,5           polar-4
    pile          dog polar-1
"""
WON = ("red plays polar-3", "red takes 4,4")


def reminders(state: State, who: str) -> dict[str, int]:
    """The small goats a seat has set aside, as everybody sees them."""
    shown = view(state).seats[seat_of(who)].reminders
    assert shown == {
        kind: goats
        for kind, goats in GAME.dump(state)["reminders"].items()
        if GAME.dump(state)["kinds"][kind] == seat_of(who)
    }
    return {str(kind): goats for kind, goats in shown.items()}


def play_first(state: State, who: str, card: str) -> State:
    """A seat plays a card and takes the first that can be taken."""
    state = play(state, f"{who} plays {card}")
    return play(state, f"{who} takes {min(takes(state))}")


@pytest.mark.rule("G13")
def test_by_eight_points_a_goat_is_set_aside_for_each_card_that_has_not_turned_up() -> None:
    """One in a hand and one in the pile: two reminders, of which nobody learns where they are."""
    state = goats(POLAR)
    events = told(state, *WON)
    state = play(state, *WON)

    assert [(e.seat, e.kind, e.goats) for e in only(RemindersSet, events)] == [(0, "polar", 2)]
    assert reminders(state, "red") == {"polar": 2}
    assert small_goats(state, "red") == 10 - 1 - 2
    assert [seat.reminders for seat in view(state).seats[1:]] == [{}, {}, {}]
    assert GAME.dump(state)["in_pile"] == []


@pytest.mark.rule("G13")
def test_cards_in_displays_in_the_box_and_on_the_meadow_need_no_reminder() -> None:
    """All five have turned up."""
    text = "red shows polar-5 \n red holds polar-3 chef-1 \n yellow shows polar-1"
    state = play(goats(f"{text} \n 5,5 polar-4 \n 6,6 polar-2"), *WON)

    assert reminders(state, "red") == {}
    assert small_goats(state, "red") == 8


@pytest.mark.rule("G13")
def test_a_card_just_taken_by_the_winner_has_a_reminder_too() -> None:
    """It lies neither on the meadow nor in a display."""
    text = "red shows polar-5 \n red holds polar-3 chef-1 \n 4,4 polar-4"
    state = play(goats(f"{text} \n 5,5 polar-2 \n 6,6 polar-1"), *WON)

    assert reminders(state, "red") == {"polar": 1}
    assert small_goats(state, "red") == 7


@pytest.mark.rule("G13", "G14")
def test_by_the_fourth_card_a_reminder_waits_for_one_that_is_nowhere_to_be_seen() -> None:
    """It must be in the pile; one that is shown in a hand has none."""
    text = "red shows elvis-2 \n yellow shows elvis-5 \n blue shows elvis-4"
    state = goats(f"{text} \n red holds elvis-3 chef-1 \n pile dog elvis-1")
    state = play(state, "red plays elvis-3", "red takes 4,4")
    assert reminders(state, "red") == {"elvis": 1}

    state = goats(f"{text} \n red holds elvis-3 chef-1 \n green holds elvis-1 chef-2")
    state = play(state, "red plays elvis-3", "red takes 4,4")
    assert reminders(state, "red") == {}
    assert small_goats(state, "red") == 10


@pytest.mark.rule("G13")
def test_a_card_that_comes_in_gets_a_reminder_of_its_kind_first() -> None:
    """The stable keeps its goats."""
    state = play(goats(POLAR), *WON)
    yellow = play(state, "yellow plays chef-2")
    cell = min(takes(yellow))
    events = told(yellow, f"yellow takes {cell}")
    state = play(yellow, f"yellow takes {cell}")

    assert (at(state, cell), owner(state, cell)) == ("polar-1", "red")
    assert [(e.card, e.reminder) for e in only(CardMarked, events)] == [("polar-1", True)]
    assert reminders(state, "red") == {"polar": 1}
    assert small_goats(state, "red") == 7


@pytest.mark.rule("G13")
def test_a_card_marked_at_the_decision_gets_a_goat_of_the_stable() -> None:
    """No reminder is there yet."""
    events = told(goats(POLAR), *WON)

    assert [(e.card, e.reminder) for e in only(CardMarked, events)] == [("polar-4", False)]


@pytest.mark.rule("G13", "G15")
@pytest.mark.parametrize(("home", "marker"), [(1, "red"), (0, None)])
def test_without_a_reminder_a_card_gets_a_goat_of_the_stable_if_there_is_one(
    home: int, marker: str | None
) -> None:
    """There were too few when the kind was decided; since then one may have come back."""
    state = short_of_goats(home)
    assert small_goats(state, "red") == home
    state = play(state, "yellow plays polar-1", "yellow takes 2,4")

    assert (at(state, "2,4"), owner(state, "2,4")) == ("diver-2", marker)
    assert small_goats(state, "red") == 0


# Ten small goats on cards, or nine and one that has come back.
NINE = """
    red won    pirate punk hippie diver
    1,2 pirate-1
    1,3 pirate-2
    1,4 pirate-3
    1,5 punk-1
    1,6 punk-2
    2,1 punk-3
    2,2 hippie-1
    2,3 hippie-2
    2,5 hippie-3
    pile diver-2 dog
    yellow holds polar-1 polar-2
    yellow to play
"""


def short_of_goats(home: int) -> State:
    """Red's stable is empty, or one goat has come back to it; no reminder waits for the diver 2."""
    extra = "" if home else "2,6 diver-1"
    return goats(f"{NINE} \n {extra}", reminders={})


@pytest.mark.rule("G14")
def test_a_card_that_leaves_the_game_sends_its_reminder_home() -> None:
    """Yellow plays the polar 2, and red has a small goat more."""
    state = play(goats(POLAR), *WON)
    events = told(state, "yellow plays polar-2")
    state = play(state, "yellow plays polar-2")

    assert [(e.seat, e.kind) for e in only(ReminderReturned, events)] == [(0, "polar")]
    assert reminders(state, "red") == {"polar": 1}
    assert small_goats(state, "red") == 8
    assert "polar-2" in GAME.dump(state)["boxed"]


@pytest.mark.rule("G14")
def test_a_card_without_a_reminder_sends_none_home() -> None:
    """The fifth card that was shown."""
    text = "red shows elvis-2 \n yellow shows elvis-5 \n blue shows elvis-4"
    state = goats(f"{text} \n red holds elvis-3 chef-1 \n yellow holds elvis-1 chef-2")
    state = play(state, "red plays elvis-3", "red takes 4,4")

    assert only(ReminderReturned, told(state, "yellow plays elvis-1")) == []
    assert small_goats(play(state, "yellow plays elvis-1"), "red") == 10


FEW = """
    red won    pirate punk hippie
    1,2 pirate-1
    1,3 pirate-2
    1,4 pirate-3
    1,5 punk-1
    1,6 punk-2
    2,1 punk-3
    2,2 hippie-1
    2,3 hippie-2
"""


@pytest.mark.rule("G15")
def test_cards_on_the_meadow_come_before_reminders() -> None:
    """Two small goats: one for the 4 that grazes, one for the two others."""
    state = goats(f"{FEW} \n {POLAR}")
    assert small_goats(state, "red") == 2
    state = play(state, *WON)

    assert owner(state, "5,5") == "red"
    assert (reminders(state, "red"), small_goats(state, "red")) == ({"polar": 1}, 0)

    state = goats(f"{FEW} \n {POLAR} \n 6,6 polar-1".replace("pile          dog polar-1", ""))
    events = told(state, *WON)
    state = play(state, *WON)
    assert (owner(state, "5,5"), owner(state, "6,6")) == ("red", "red")
    assert (reminders(state, "red"), small_goats(state, "red")) == ({}, 0)
    assert only(RemindersSet, events) == []
    assert only(CardLeftNeutral, events) == []


@pytest.mark.rule("G13", "G14", "G15")
def test_a_reminder_that_came_home_marks_another_card() -> None:
    """Red has spent all; yellow's polar 2 frees one, which the diver 2 gets when it comes in."""
    state = goats(
        f"{FEW} \n red won diver \n 2,5 hippie-3"
        "\n yellow holds polar-2 chef-2 \n pile diver-2 dog \n red won polar"
        "\n yellow to play",
        reminders={"polar": 1},
    )
    assert small_goats(state, "red") == 0
    state = play(state, "yellow plays polar-2")
    assert small_goats(state, "red") == 1
    cell = min(takes(state))
    state = play(state, f"yellow takes {cell}")

    assert (at(state, cell), owner(state, cell)) == ("diver-2", "red")
    assert small_goats(state, "red") == 0


@pytest.mark.rule("G13")
def test_reminders_are_public_without_the_memory_aid() -> None:
    """Every seat and a spectator see the same."""
    state = play(goats(POLAR), *WON)
    seen = [view(state, who).seats[0].reminders for who in (None, *COLOURS[:4])]

    assert seen == [{"polar": 2}] * 5
