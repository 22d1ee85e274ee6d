"""How Herr der Ziegen looks in a terminal."""

import re

import pytest

from menagerie.cli.terminal.face import UnclearError
from menagerie.core.messages import LANGUAGES
from menagerie.games.goats.actions import Agree, Herd, Keep, Play, Redraw, Refuse, Stay, Take
from tests.games.goats.builders import GAME, goats, play, view
from tests.games.goats.terminal import FACE, HERDING, NAMES, ask, herding, printed, speaking

# Yellow would win the polar goats with red's fourth, but every take ends the game.
STUCK = """
    yellow shows  polar-5
    blue shows    polar-4
    green shows   polar-2
    red holds     polar-3 polar-1
    1,4           dog
    2,2           milk-1
    2,3           milk-2
"""


@pytest.mark.rule("G4", "G5", "G13", "G20")
def test_the_meadow_is_a_grid_with_stables_goats_and_owners() -> None:
    """Large goats stand round the outside, owners behind the cards, ² where it counts twice."""
    shown = printed(FACE.position(view(goats(HERDING), "red"))).splitlines()

    assert "Herr der Ziegen · 4 players" in shown[0]
    assert re.match(r"^ +A", shown[2])
    assert re.match(r"^ +1 +/A\\ +Elv3A² .* /B\\ +B", shown[3])
    assert re.match(r"^ +4 .*Elv1A .*Pun1C", shown[6])
    assert re.match(r"^D +7 +/D\\ .* /C\\", shown[9])
    assert re.match(r"^ +C *$", shown[10])
    assert "Your hand: Chef 1, Dog." in shown[-1]
    assert max(map(len, shown)) <= 80


@pytest.mark.rule("G4")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_meadow_fits_a_terminal(seats: int, language: str) -> None:
    """80 columns, for players and spectators."""
    state = GAME.new(seats, seed=1, options={"memory_aid": True})
    for seat in (None, *range(seats)):
        shown = printed(speaking(language).position(GAME.view(state, seat)))
        assert max(map(len, shown.splitlines())) <= 80


def test_the_truth_shows_every_hand() -> None:
    """After the spectator's view."""
    state = goats("red holds polar-3 chef-1 \n yellow holds dog milk-2")
    views = [GAME.view(state, seat) for seat in (None, 0, 1, 2, 3)]
    shown = printed(FACE.truth(views))

    assert "Ada holds Polar 3, Chef 1." in shown
    assert "Bea holds Dog, Milk 2." in shown


@pytest.mark.rule("G7")
def test_dogs_are_asked_for_by_number() -> None:
    """0 keeps; what the hand has not is crossed out."""
    question = ask(goats("red holds dog chef-1 \n red to keep"))

    assert question.read("0").action == Keep()
    assert question.read("keep").action == Keep()
    assert question.read("1").action == Redraw(1)
    assert [bool(choice.reason) for choice in question.choices] == [False, False, True]
    for line in ("x", "1 2", ""):
        with pytest.raises(UnclearError):
            question.read(line)


@pytest.mark.rule("G10", "G11", "G12", "G19")
def test_a_card_says_where_it_leads_and_what_it_does() -> None:
    """The line, what could be taken there, and what happens to the kind."""
    state = goats("red shows polar-5 \n red holds polar-3 chef-1 \n 3,4 knight-2")
    question = ask(state)
    first, second = (choice.label.plain for choice in question.choices)

    assert re.match(r"Polar 3 +column 4 .*Kni2.*  wins Polar: 8 points", first)
    assert re.match(r"Chef 1 +column 2 .*\(1 point, 1/4\)", second)
    assert question.read("1").action == Play("polar-3")
    assert question.read("chef 1").action == Play("chef-1")
    assert question.read("elv4").action == Play("elvis-4")
    for line in ("7", "goat", "ab", "polar"):
        with pytest.raises(UnclearError):
            question.read(line)


@pytest.mark.rule("G12", "G14", "G19")
def test_what_a_card_does_to_its_kind_is_said_before() -> None:
    """A fourth card, a decided kind, a play that ends the game."""
    text = "yellow shows elvis-5 \n blue shows elvis-4 elvis-1 \n red holds elvis-3 punk-1"
    labels = [choice.label.plain for choice in ask(goats(f"{text} \n blue won punk")).choices]
    assert "the fourth Elvis: the most points win the kind" in labels[0]
    assert "(Punk is already won: the card leaves the game)" in labels[1]

    bare = "red holds polar-3 polar-1 \n 2,2 polar-2 \n 2,3 polar-4 \n 3,3 polar-5"
    labels = [choice.label.plain for choice in ask(goats(bare, bare=True)).choices]
    assert "nothing to take: this ends the game" in labels[1]
    labels = [label.plain for label in (c.label for c in ask(goats(STUCK, bare=True)).choices)]
    end = "any of them ends the game. Bea will not win the Polar goats then."
    assert labels[0].endswith(end)
    dog = [choice.label.plain for choice in ask(goats("red holds dog milk-1")).choices]
    assert dog[0].startswith("Dog")


@pytest.mark.rule("G19")
def test_what_the_end_of_the_game_would_lose_is_said_before() -> None:
    """An own kind, a dog's move."""
    text = "red shows polar-5 \n red holds polar-3 dog \n 1,4 milk-1 \n 2,4 dog \n 2,5 milk-2"
    text += " \n yellow holds polar-1 polar-2"
    state = goats(f"{text} \n red won elvis \n 6,6 elvis-1 \n red at 0", bare=True)
    labels = [choice.label.plain for choice in ask(state).choices]
    assert labels[1].endswith("this ends the game. Your dog will not move a card then.")
    labels = [choice.label.plain for choice in ask(play(state, "red plays polar-3")).choices]
    end = "ends the game at once. You will not win the Polar goats then."
    assert labels[0].endswith(end)
    assert "ends" not in labels[1]


@pytest.mark.rule("G13", "G14")
def test_small_goats_set_aside_are_shown_and_told() -> None:
    """Behind the kind, and in the events of setting, using and returning them."""
    text = "red shows polar-5 \n red holds polar-3 chef-1 \n yellow holds polar-2 chef-2"
    state = goats(f"{text} \n 5,5 polar-4 \n pile dog polar-1")
    won = GAME.apply(play(state, "red plays polar-3"), 0, Take("4,4"))
    shown = printed(FACE.position(view(won.state, "yellow")))
    assert "Ada won: Polar (+2)" in shown
    assert "a small goat waits for a card still to come" in shown
    words = " ".join(line.plain for line in FACE.tell(won.events, view(won.state, "red")))
    assert "Ada sets 2 small goats aside for Polar goats still to come." in words

    back = GAME.apply(won.state, 1, Play("polar-2"))
    words = " ".join(line.plain for line in FACE.tell(back.events, view(back.state, "yellow")))
    assert "goes back to Ada’s stable." in words


@pytest.mark.rule("G11", "G19")
def test_a_card_is_taken_by_number_cell_or_name() -> None:
    """And the last of a line says that it ends the game."""
    state = play(
        goats("red holds polar-3 chef-1 \n 3,4 knight-2 \n 5,4 dog \n 6,4 dog"),
        "red plays polar-3",
    )
    question = ask(state)

    assert question.read("3").action == Take("3,4")
    assert question.read("34").action == Take("3,4")
    assert question.read("knight 2").action == Take("3,4")
    assert "[Kni2]" in printed(question.scene)
    for line in ("9", "dog", "polar 9"):
        with pytest.raises(UnclearError):
            question.read(line)

    bare = "red holds polar-3 polar-1 \n 1,4 polar-2 \n 2,3 polar-4 \n 3,3 polar-5"
    state = play(goats(bare, bare=True), "red plays polar-3")
    assert "ends the game at once" in ask(state).choices[0].label.plain


@pytest.mark.rule("G16", "G17")
def test_a_dog_is_sent_by_two_cells() -> None:
    """Or stays; after a refusal the question says so."""
    question = ask(herding())

    assert question.read("4,2 to 4,4").action == Herd("4,2", "4,4")
    assert question.read("42 44").action == Herd("4,2", "4,4")
    assert question.read("0").action == Stay()
    assert question.read("stay").action == Stay()
    assert "[Elv1A" in printed(question.scene)
    for line in ("4,2", "4,2 9,9"):
        with pytest.raises(UnclearError):
            question.read(line)
    refused = play(herding(), "red moves 4,2 to 4,6", "blue refuses")
    assert "You may ask nobody again." in ask(refused).asked.plain


@pytest.mark.rule("G16")
def test_an_opponent_is_asked_to_agree() -> None:
    """About this very swap."""
    question = ask(play(herding(), "red moves 4,2 to 4,6"), 2)

    asked = "Ada would like to swap Punk 1 (yours) with Elvis 1. Agree?"
    assert question.asked.plain == asked
    assert question.read("1").action == Agree()
    assert question.read("no").action == Refuse()
    with pytest.raises(UnclearError):
        question.read("perhaps")


def test_every_question_explains_itself() -> None:
    """With the rules it is about."""
    for state in (goats("red holds dog chef-1 \n red to keep"), goats(HERDING), herding()):
        assert re.search(r"\(G\d+", ask(state).explained)
        assert len(ask(state).explained.strip().split("\n\n")) >= 4


@pytest.mark.rule("G22")
def test_the_end_shows_scores_and_winners() -> None:
    """A shared win, and one of one's own."""
    text = """
        red shows     milk-2 milk-2 milk-2 milk-2
        yellow shows  milk-2 milk-2 milk-2 milk-2
        red holds     polar-3 polar-1
        yellow holds  polar-4 polar-5
        2,2           polar-2
        3,3           dog
    """
    state = play(goats(text, seats=3, bare=True), "red plays polar-3")
    shown = printed(FACE.result(GAME.view(state, 0), ()))
    assert "Ada and Bea share the win." in shown

    lone = text.replace("yellow shows  milk-2 milk-2 milk-2", "yellow shows  milk-1")
    state = play(goats(lone, seats=3, bare=True), "red plays polar-3")
    winner = GAME.outcome(state).winners[0]  # type: ignore[union-attr]
    assert f"{NAMES[winner]} wins." in printed(FACE.result(GAME.view(state, None), ()))


def test_sealed_shows_the_position() -> None:
    """Nothing is sealed in this game."""
    shown = view(goats(HERDING), "red")

    assert printed(FACE.sealed(shown)) == printed(FACE.position(shown))
