"""The two ends, and the score."""

import pytest

from menagerie import State
from menagerie.games.goats.events import GameEnded, KindWon
from menagerie.games.goats.views import LostView
from tests.games.goats.builders import (
    GAME,
    asked,
    display,
    goats,
    kinds,
    owner,
    phase,
    play,
    score,
    takes,
    told,
    view,
)
from tests.games.script import only

# Few cards are left: column 4 has two of them, row 1 another.
LAST_CARDS = """
    red shows  polar-5
    red holds  polar-3 polar-1
    1,4        polar-4
    1,6        polar-2
"""


def ended_with(event: GameEnded) -> tuple[str, str | None, int | None]:
    """How the game ended, and what the turn would still have decided."""
    return event.reason, event.kind, event.winner


def reason(state: State) -> str | None:
    """Why the game ended."""
    outcome = GAME.outcome(state)
    return outcome.reason if outcome else None


@pytest.mark.rule("G19")
def test_the_last_card_of_a_column_ends_the_game() -> None:
    """At once: red shows eight points, but the polar goats are not evaluated any more."""
    state = play(goats(LAST_CARDS, bare=True), "red plays polar-3")
    assert "1,4" in view(state).closing
    assert view(state).lost == LostView("polar", 0, dog=False)
    events = told(state, "red takes 1,4")
    state = play(state, "red takes 1,4")

    assert (phase(state), asked(state), reason(state)) == ("over", None, "line_empty")
    assert "polar" not in kinds(state)
    assert owner(state, "1,6") is None
    assert display(state, "red") == ("polar-3", "polar-5")
    assert [ended_with(event) for event in only(GameEnded, events)] == [("line_empty", "polar", 0)]
    assert only(KindWon, events) == []
    assert GAME.load(GAME.dump(state)) == state


@pytest.mark.rule("G19")
def test_the_last_card_of_a_row_ends_the_game_too() -> None:
    """Column 4 still has a card."""
    text = "red holds polar-3 polar-1 \n 1,4 polar-4 \n 5,4 polar-2 \n 5,5 polar-5"
    state = play(goats(text, bare=True), "red plays polar-3", "red takes 1,4")

    assert reason(state) == "line_empty"


@pytest.mark.rule("G19")
def test_a_marked_card_is_a_card() -> None:
    """With red's goat in row 1 and in column 4 the game goes on."""
    text = """
        red won    elvis
        red holds  polar-3 polar-1
        1,4        polar-4
        1,2        elvis-1
        3,4        elvis-2
        6,6        polar-5
        6,5        polar-2
    """
    state = play(goats(text, bare=True), "red plays polar-3", "red takes 1,4")

    assert (reason(state), asked(state)) == (None, "yellow")


@pytest.mark.rule("G19")
def test_as_long_as_the_pile_fills_the_gap_no_line_is_empty() -> None:
    """A card comes in, so nothing ends."""
    state = play(goats("red holds polar-3 chef-1"), "red plays polar-3", "red takes 2,4")

    assert reason(state) is None
    assert view(state).closing == ()


@pytest.mark.rule("G19")
def test_nothing_to_take_ends_the_game_before_the_evaluation() -> None:
    """Only marked cards in column 4: the polar goats are won by nobody."""
    text = """
        yellow won  elvis
        1,4         elvis-1
        7,4         elvis-2
        2,2         polar-2
        2,3         polar-4
        red shows   polar-5
        red holds   polar-3 polar-1
    """
    state = goats(text, bare=True)
    seen = view(state, "red")
    (walk,) = [walk for walk in seen.walks if walk.card == "polar-3"]
    assert seen.takable[walk.line] == ()
    assert (walk.ends, walk.lost) == (True, LostView("polar", 0, dog=False))
    events = told(state, "red plays polar-3")
    state = play(state, "red plays polar-3")

    assert reason(state) == "nothing_to_take"
    assert "polar" not in kinds(state)
    assert (owner(state, "2,2"), owner(state, "2,3")) == (None, None)
    ends = [ended_with(event) for event in only(GameEnded, events)]
    assert ends == [("nothing_to_take", "polar", 0)]
    assert GAME.load(GAME.dump(state)) == state


@pytest.mark.rule("G19")
def test_an_empty_line_has_nothing_to_take_either() -> None:
    """A dog may have emptied it before."""
    text = "red holds polar-3 polar-1 \n 2,2 polar-2 \n 2,3 polar-4 \n 3,3 polar-5"

    assert reason(play(goats(text, bare=True), "red plays polar-3")) == "nothing_to_take"


@pytest.mark.rule("G19")
def test_at_the_end_no_dog_moves() -> None:
    """Red has a marked card, but the game is over."""
    text = """
        red won    elvis
        1,2        elvis-1
        1,4        polar-2
        5,4        polar-4
        red at     3
        red holds  dog polar-1
        6,6        polar-3
        6,5        polar-5
    """
    state = goats(text, bare=True)
    dog = next(walk for walk in view(state, "red").walks if walk.card == "dog")
    assert (dog.ends, dog.lost) == (False, LostView(None, None, dog=True))
    state = play(state, "red plays dog")
    assert "5,4" in view(state).closing
    assert view(state).lost == LostView(None, None, dog=True)
    assert phase(play(state, "red takes 1,4")) == "herding"
    ended = told(state, "red takes 5,4")
    assert reason(play(state, "red takes 5,4")) == "line_empty"
    assert [ended_with(event) for event in only(GameEnded, ended)] == [("line_empty", None, None)]


@pytest.mark.rule("G19")
def test_a_play_after_which_every_take_ends_the_game_ends_it() -> None:
    """The only card of column 4 is the last of its row, and red would show the fourth polar goat.

    Yellow would win the kind with five points.
    """
    text = """
        yellow shows  polar-5
        blue shows    polar-4
        green shows   polar-2
        red holds     polar-3 polar-1
        1,4           dog
        2,2           milk-1
        2,3           milk-2
    """
    state = goats(text, bare=True)
    walks = {walk.card: walk for walk in view(state, "red").walks}

    assert walks["polar-3"].ends
    assert walks["polar-3"].lost == LostView("polar", 1, dog=False)
    assert (walks["polar-1"].ends, walks["polar-1"].lost) == (True, LostView("polar", 1, dog=False))
    after = play(state, "red plays polar-3")
    assert takes(after) == {"1,4"} <= set(view(after).closing)


@pytest.mark.rule("G19")
def test_a_turn_that_would_bring_nothing_loses_nothing() -> None:
    """Milk, a third card, or a dog without a marked card."""
    state = goats("red holds milk-2 dog \n 2,3 dog \n 6,6 milk-1", bare=True)
    assert all(walk.ends and walk.lost is None for walk in view(state, "red").walks)
    state = play(state, "red plays milk-2")
    assert reason(state) is None
    assert view(state).lost is None


@pytest.mark.rule("G19")
def test_a_line_that_a_dog_empties_does_not_end_the_game() -> None:
    """Row 1 has one card, and red's dog moves it away."""
    text = """
        red won    elvis
        1,2        elvis-1
        1,4        polar-1
        3,4        polar-4
        3,6        polar-2
        red at     3
        red holds  dog polar-5
    """
    state = play(goats(text, bare=True), "red plays dog", "red takes 3,4")
    state = play(state, "red moves 1,2 to 4,2")

    assert (reason(state), asked(state)) == (None, "yellow")


@pytest.mark.rule("G19")
def test_a_play_that_ends_the_game_is_allowed_and_seen_before() -> None:
    """The walk of a card without anything to take says so."""
    text = "red holds polar-3 polar-1 \n 2,2 polar-2 \n 2,3 polar-4 \n 3,3 polar-5"
    state = goats(text, bare=True)
    seen = view(state, "red")
    walks = {walk.card: (walk.position, seen.takable[walk.line]) for walk in seen.walks}

    assert walks == {"polar-1": (1, ("2,2",)), "polar-3": (3, ())}
    assert view(state).walks == ()


# The score.


@pytest.mark.rule("G20", "G21", "G22")
def test_example_4_the_score_of_red() -> None:
    """1, 1 and 4 at the stable, 1, 2 and 4 elsewhere, milk 1+1+2+2+2: 12 + 7 + 8 = 27."""
    state = goats(
        """
        red won       elvis punk chef pirate
        1,2           elvis-1
        2,1           punk-1
        1,3           chef-4
        4,4           pirate-1
        5,5           chef-2
        6,6           punk-4
        red shows     milk-1 milk-1 milk-2 milk-2 milk-2
        yellow shows  milk-2 milk-1
        """
    )
    red = view(state).seats[0]

    assert (red.meadow_points, red.milk_points, red.score) == (19, 8, 27)
    assert set(view(state).doubled) == {"1,2", "2,1", "1,3"}
    assert view(state).doubled_points[0] == 1 + 1 + 4


@pytest.mark.rule("G20")
@pytest.mark.parametrize(
    ("cells", "points"),
    [
        (["1,2", "1,3", "1,4"], 12),
        (["1,2", "2,3", "1,4"], 7),
        (["2,2", "2,3", "1,3"], 6),
        (["1,6", "2,7", "2,6"], 6),
        (["1,2", "2,2", "2,1"], 12),
    ],
)
def test_chains_join_straight_and_at_the_own_stable(cells: list[str], points: int) -> None:
    """Not diagonally, not at another's stable: values 1, 2 and 3 on these cells."""
    lines = [f"{cell} elvis-{value}" for value, cell in enumerate(cells, 1)]
    state = goats("\n".join(["red won elvis", *lines]))

    assert score(state, "red") == points


@pytest.mark.rule("G20")
def test_a_chain_does_not_lead_through_a_stable_or_another_players_card() -> None:
    """With five players yellow's stable stands between 1,7 and 3,7."""
    state = goats("red won elvis \n 1,5 elvis-1 \n 1,6 elvis-2 \n 1,7 elvis-3", seats=5)
    assert score(state, "red") == 12

    state = goats("yellow won punk \n red won elvis \n 1,5 punk-1 \n 1,6 elvis-2", seats=5)
    assert score(state, "red") == 2
    state = goats("white won elvis \n 3,1 elvis-1 \n 1,1 elvis-2 \n 1,2 elvis-3", seats=5)
    assert score(state, "white") == 2 * 6


def milk_scores(*milk: str) -> list[int | float]:
    """Scores by the milk of each display."""
    lines = []
    for who, cards in zip(("red", "yellow", "blue", "green"), milk, strict=True):
        lines.append(f"{who} shows " + " ".join(f"milk-{value}" for value in cards.split()))
    state = goats("\n".join(lines))
    return [score(state, who) for who in ("red", "yellow", "blue", "green")]


@pytest.mark.rule("G21")
@pytest.mark.parametrize(
    ("milk", "scores"),
    [
        (("2 2 1", "2 1", "1", ""), [5, 1, 0, 0]),
        (("2 2", "2 2", "2 1", ""), [4, 4, 0, 0]),
        (("2 2 2", "2 1", "2 1", "1"), [6, 1, 1, 0]),
        (("1", "1", "1", "1"), [1, 1, 1, 1]),
        (("2", "1", "", ""), [2, 0, 0, 0]),
        (("", "", "", ""), [0, 0, 0, 0]),
        (("2 2 2 2", "1 1 1 1 1 2", "", ""), [8, 3, 0, 0]),
    ],
)
def test_milk_scores_for_the_first_and_half_for_the_second(
    milk: tuple[str, ...], scores: list[int]
) -> None:
    """Ties share in full; a tie for first leaves no second prize."""
    assert milk_scores(*milk) == scores


@pytest.mark.rule("G21")
def test_milk_in_a_hand_does_not_count() -> None:
    """Only displays do."""
    assert score(goats("red holds milk-2 milk-2"), "red") == 0


@pytest.mark.rule("G22")
def test_cards_in_displays_and_hands_score_nothing() -> None:
    """A kind that is not decided is worth nothing."""
    state = goats("red shows polar-5 dog elvis-4 \n red holds chef-5 polar-2 \n 1,2 polar-4")

    assert score(state, "red") == 0


@pytest.mark.rule("G22")
def test_ties_share_a_place_and_the_next_is_skipped() -> None:
    """1, 1, 3."""
    text = """
        red shows     milk-2 milk-2 milk-2 milk-2
        yellow shows  milk-2 milk-2 milk-2 milk-2
        red holds     polar-3 polar-1
        yellow holds  polar-4 polar-5
        2,2           polar-2
        3,3           dog
    """
    outcome = GAME.outcome(play(goats(text, seats=3, bare=True), "red plays polar-3"))

    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((8, 8, 0), (1, 1, 3))
    assert outcome.winners == (0, 1)
