"""How Herr der Ziegen looks in a terminal."""

import re
from typing import Any

import pytest
from rich.console import Console, RenderableType

from menagerie import State
from menagerie.cli.terminal import face_of
from menagerie.cli.terminal.face import Question, Turn, UnclearError
from menagerie.cli.terminal.goats.events import WORDS
from menagerie.core.events import EVERYBODY
from menagerie.games.goats import events
from menagerie.games.goats.actions import Agree, Herd, Keep, Play, Redraw, Refuse, Stay, Take
from tests.games.goats.builders import GAME, goats, play, view

FACE = face_of(GAME)

HERDING = """
    red won    elvis
    blue won   punk
    4,2        elvis-1
    1,2        elvis-3
    4,6        punk-1
    red holds  dog chef-1
    red at     1
"""


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


def ask(state: State, seat: int = 0) -> Question:
    """What a seat is asked."""
    return FACE.ask(
        Turn(
            GAME.view(state, seat),
            GAME.legal_actions(state, seat),
            lambda action: GAME.why_not(state, seat, action),
        )
    )


def printed(shown: RenderableType, width: int = 80) -> str:
    """What a terminal of some width shows."""
    console = Console(width=width, highlight=False, markup=False, emoji=False)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


def herding() -> State:
    """Red has played a dog."""
    return play(goats(HERDING), "red plays dog", "red takes 7,2")


@pytest.mark.rule("G4", "G5", "G13", "G20")
def test_the_meadow_is_a_grid_with_stables_goats_and_owners() -> None:
    """Large goats stand round the outside, owners behind the cards, ² where it counts twice."""
    shown = printed(FACE.position(view(goats(HERDING), "red"))).splitlines()

    assert "Herr der Ziegen · 4 players" in shown[0]
    assert re.match(r"^ +R", shown[2])
    assert re.match(r"^ +1 +/R\\ +Elv3R² .* /Y\\ +Y", shown[3])
    assert re.match(r"^ +4 .*Elv1R .*Pun1B", shown[6])
    assert re.match(r"^G +7 +/G\\ .* /B\\", shown[9])
    assert re.match(r"^ +B *$", shown[10])
    assert "Your hand: chef 1, dog" in shown[-1]
    assert max(map(len, shown)) <= 80


@pytest.mark.rule("G4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_meadow_fits_a_terminal(seats: int) -> None:
    """80 columns, for players and spectators."""
    state = GAME.new(seats, seed=1, options={"memory_aid": True})
    for seat in (None, *range(seats)):
        shown = printed(FACE.position(GAME.view(state, seat)))
        assert max(map(len, shown.splitlines())) <= 80


def test_the_truth_shows_every_hand() -> None:
    """After the spectator's view."""
    state = goats("red holds polar-3 chef-1 \n yellow holds dog milk-2")
    views = [GAME.view(state, seat) for seat in (None, 0, 1, 2, 3)]
    shown = printed(FACE.truth(views))

    assert "Seat 0 holds polar 3, chef 1" in shown
    assert "Seat 1 holds dog, milk 2" in shown


@pytest.mark.rule("G7")
def test_dogs_are_asked_for_by_number() -> None:
    """0 keeps; what the hand has not is crossed out."""
    question = ask(goats("red holds dog chef-1 \n red to keep"))

    assert question.read("0").action == Keep()
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

    assert re.match(r"polar 3 +column 4 .*Kni2.*  wins polar: 8 points", first)
    assert re.match(r"chef 1 +column 2 .*\(1 points, 1 of 4 shown\)", second)
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
    assert "fourth Elvis: decides the kind" in labels[0]
    assert "(punk is decided: it leaves the game)" in labels[1]

    bare = "red holds polar-3 polar-1 \n 2,2 polar-2 \n 2,3 polar-4 \n 3,3 polar-5"
    labels = [choice.label.plain for choice in ask(goats(bare, bare=True)).choices]
    assert "nothing to take: this ends the game" in labels[1]
    labels = [label.plain for label in (c.label for c in ask(goats(STUCK, bare=True)).choices)]
    assert labels[0].endswith("any of them ends the game, and Yellow does not win polar")
    dog = [choice.label.plain for choice in ask(goats("red holds dog milk-1")).choices]
    assert dog[0].startswith("dog")


@pytest.mark.rule("G19")
def test_what_the_end_of_the_game_would_lose_is_said_before() -> None:
    """An own kind, a dog's move."""
    text = "red shows polar-5 \n red holds polar-3 dog \n 1,4 milk-1 \n 2,4 dog \n 2,5 milk-2"
    text += " \n yellow holds polar-1 polar-2"
    state = goats(f"{text} \n red won elvis \n 6,6 elvis-1 \n red at 0", bare=True)
    labels = [choice.label.plain for choice in ask(state).choices]
    assert labels[1].endswith("nothing to take: this ends the game, without your dog's move")
    labels = [choice.label.plain for choice in ask(play(state, "red plays polar-3")).choices]
    assert labels[0].endswith("this ends the game, and you do not win polar")
    assert "ends" not in labels[1]


@pytest.mark.rule("G13", "G14")
def test_small_goats_set_aside_are_shown_and_told() -> None:
    """Behind the kind, and in the events of setting, using and returning them."""
    text = "red shows polar-5 \n red holds polar-3 chef-1 \n yellow holds polar-2 chef-2"
    state = goats(f"{text} \n 5,5 polar-4 \n pile dog polar-1")
    won = GAME.apply(play(state, "red plays polar-3"), 0, Take("4,4"))
    shown = printed(FACE.position(view(won.state, "yellow")))
    assert "Red won: polar (+2)" in shown
    assert "a small goat is set aside for a card still to come" in shown
    words = " ".join(line.plain for line in FACE.tell(won.events, view(won.state, "red")))
    assert "You set 2 small goats aside for polar cards still to come" in words

    back = GAME.apply(won.state, 1, Play("polar-2"))
    words = " ".join(line.plain for line in FACE.tell(back.events, view(back.state, "yellow")))
    assert "The small goat set aside for polar goes back to the stable of Red" in words
    mine = " ".join(line.plain for line in FACE.tell(back.events, view(back.state, "red")))
    assert "goes back to your stable" in mine


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
    assert "this ends the game" in ask(state).choices[0].label.plain


@pytest.mark.rule("G16", "G17")
def test_a_dog_is_sent_by_two_cells() -> None:
    """Or stays; after a refusal the question says so."""
    question = ask(herding())

    assert question.read("4,2 to 4,4").action == Herd("4,2", "4,4")
    assert question.read("42 44").action == Herd("4,2", "4,4")
    assert question.read("0").action == Stay()
    assert "[Elv1R" in printed(question.scene)
    for line in ("4,2", "4,2 9,9"):
        with pytest.raises(UnclearError):
            question.read(line)
    refused = play(herding(), "red moves 4,2 to 4,6", "blue refuses")
    assert "You may ask nobody again." in ask(refused).asked.plain


@pytest.mark.rule("G16")
def test_an_opponent_is_asked_to_agree() -> None:
    """About this very swap."""
    question = ask(play(herding(), "red moves 4,2 to 4,6"), 2)

    assert question.asked.plain.startswith("Red would swap Elvis 1 on 4,2 with your punk 1 on 4,6")
    assert question.read("1").action == Agree()
    assert question.read("no").action == Refuse()
    with pytest.raises(UnclearError):
        question.read("perhaps")


def test_every_question_explains_itself() -> None:
    """With the rules it is about."""
    for state in (goats("red holds dog chef-1 \n red to keep"), goats(HERDING), herding()):
        assert re.search(r"\(G\d+", ask(state).explained)
        assert len(ask(state).explained.strip().split("\n\n")) >= 4


RARE: dict[str, Any] = {"rule": "G0", "audience": EVERYBODY}
EVENTS: list[tuple[Any, str]] = [
    (events.DogsPutAside(1, 2, **RARE), "Yellow puts 2 dogs aside.  G0"),
    (events.CardDrawn(0, "polar-3", **RARE), "You draw polar 3.  G0"),
    (events.HandKept(0, **RARE), "You keep your hand.  G0"),
    (events.HandKept(1, **RARE), "Yellow keeps the hand.  G0"),
    (events.DogsShuffledIn(1, **RARE), "Shuffled into the pile: a dog.  G0"),
    (events.CardPlayed(1, "elvis-3", **RARE), "Yellow plays Elvis 3.  G0"),
    (events.CardBoxed(1, "elvis-3", **RARE), "Elvis 3 of Yellow leaves the game"),
    (events.GoatWalked(0, 0, 8, **RARE), "Your goat walks to row 2.  G0"),
    (events.CardTaken(0, "dog", "1,2", **RARE), "You take dog from 1,2.  G0"),
    (events.GapFilled("dog", "1,2", **RARE), "dog comes to 1,2.  G0"),
    (events.GapLeft("1,2", **RARE), "The pile is used up: 1,2 stays empty.  G0"),
    (events.KindWon(1, "elvis", by_fourth=True, **RARE), "Yellow wins Elvis by the fourth card."),
    (events.KindWon(0, "polar", by_fourth=False, **RARE), "You win polar with eight points."),
    (
        events.CardMarked(0, "polar-3", "1,2", reminder=False, **RARE),
        "You mark polar 3 on 1,2.  G0",
    ),
    (
        events.CardMarked(1, "polar-3", "1,2", reminder=True, **RARE),
        "Yellow marks polar 3 on 1,2 with a small goat set aside for it.  G0",
    ),
    (
        events.RemindersSet(0, "elvis", 1, **RARE),
        "You set a small goat aside for an Elvis card still to come.  G0",
    ),
    (
        events.RemindersSet(1, "polar", 2, **RARE),
        "Yellow sets 2 small goats aside for polar cards still to come.  G0",
    ),
    (events.ReminderReturned(1, "polar", **RARE), "goes back to the stable of Yellow.  G0"),
    (events.CardLeftNeutral(1, "polar-3", "1,2", **RARE), "Yellow has no small goat left for"),
    (events.CardShown(0, "elvis-1", **RARE), "You show Elvis 1 and keep it.  G0"),
    (events.SwapAsked(1, "1,2", "1,5", 0, **RARE), "Yellow asks you to swap 1,2 with 1,5.  G0"),
    (events.SwapRefused(0, "1,2", "1,5", **RARE), "You refuse to swap 1,5 with 1,2.  G0"),
    (events.CardHerded(1, "1,2", "1,5", None, **RARE), "Yellow moves the card on 1,2 to 1,5."),
    (events.CardHerded(1, "1,2", "1,5", 0, **RARE), "to 1,5; you agreed.  G0"),
    (events.HerdingDeclined(1, **RARE), "Yellow moves no card.  G0"),
    (events.GameEnded("line_empty", None, None, **RARE), "no card left. The game is over.  G0"),
    (
        events.GameEnded("line_empty", "polar", 0, **RARE),
        "The game is over at once: you do not win polar.  G0",
    ),
    (
        events.GameEnded("nothing_to_take", "polar", 1, **RARE),
        "The game is over at once: Yellow does not win polar.  G0",
    ),
]


@pytest.mark.parametrize(("event", "words"), EVENTS, ids=[words for _, words in EVENTS])
def test_events_have_words(event: Any, words: str) -> None:
    """Each ends with its rule."""
    (line,) = FACE.tell([event], GAME.view(goats(""), 0))

    assert words in line.plain
    assert line.plain.endswith("G0")


def test_every_event_has_words() -> None:
    """None is left out."""
    assert set(events.GoatsEvent.__subclasses__()) == set(WORDS)
    assert {type(event) for event, _ in EVENTS} == set(WORDS)


def test_the_steps_of_a_turn_are_told_on_one_line() -> None:
    """Play, walk, take and what fills the gap."""
    state = goats("red holds polar-3 chef-1 \n 3,4 knight-2 \n pile knight-5")
    steps = GAME.apply(state, 0, Play("polar-3"))
    news = [*steps.events, *GAME.apply(steps.state, 0, Take("3,4")).events]

    (line,) = FACE.tell(news, GAME.view(state, 1))
    expected = "Red plays polar 3, goes to column 4, takes knight 2 from 3,4; knight 5 comes in."
    assert line.plain == f"{expected}  G11"
    (line,) = FACE.tell(news, GAME.view(state, 0))
    assert line.plain.startswith("You play polar 3, go to column 4, take knight 2")


def test_a_gap_that_stays_is_told_with_its_turn() -> None:
    """When the pile is used up."""
    text = "red holds polar-3 polar-4 \n 1,4 polar-1 \n 1,2 polar-2 \n 7,4 polar-5"
    state = goats(text, bare=True)
    steps = GAME.apply(state, 0, Play("polar-3"))
    news = [*steps.events, *GAME.apply(steps.state, 0, Take("1,4")).events]

    assert "; the gap stays." in next(iter(FACE.tell(news, GAME.view(state, 0)))).plain


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
    assert "You and Yellow share the win." in shown

    lone = text.replace("yellow shows  milk-2 milk-2 milk-2", "yellow shows  milk-1")
    state = play(goats(lone, seats=3, bare=True), "red plays polar-3")
    winner = GAME.outcome(state).winners[0]  # type: ignore[union-attr]
    assert "win." in printed(FACE.result(GAME.view(state, winner), ()))
    assert "wins." in printed(FACE.result(GAME.view(state, None), ()))


def test_sealed_shows_the_position() -> None:
    """Nothing is sealed in this game."""
    shown = view(goats(HERDING), "red")

    assert printed(FACE.sealed(shown)) == printed(FACE.position(shown))
