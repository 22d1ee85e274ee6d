"""Points, standings and the end (Z13, Z21-Z25)."""

import pytest

from menagerie import State
from menagerie.games.zoo.events import GameEnded, PointsScored, StandingsFixed
from menagerie.games.zoo.views import TieView, ZooView
from tests.games.script import only
from tests.games.zoo.builders import GAME, PEOPLE, play, scores, standings, step, told, turn, zoo

ALL_HEDGEHOGS = "\n".join(f"{name} won hedgehog" for name in PEOPLE[:4])


def outcome(state: State) -> tuple[tuple[float, ...], tuple[int, ...], str]:
    """How a game ended."""
    found = GAME.outcome(state)
    assert found is not None
    return found.scores, found.ranks, found.reason


@pytest.mark.rule("Z13")
@pytest.mark.parametrize(
    ("seats", "points"), [(3, [3, 2, 0]), (4, [4, 3, 2, 0]), (7, [7, 6, 5, 4, 3, 2, 0])]
)
def test_points_by_the_order_of_going_out(seats: int, points: list[int]) -> None:
    """From n down to 2, and nothing for the last."""
    out = " ".join(PEOPLE[2:seats])
    text = f"Anna holds fox \n Ben holds 2 fox \n out {out} \n Anna leads"
    events = told(zoo(text, seats=seats), "Anna plays fox")

    by_seat = {scored.seat: scored.order for scored in only(PointsScored, events)}
    assert [by_seat[seat] for seat in (*range(2, seats), 0, 1)] == points


@pytest.mark.rule("Z21", "Z13")
def test_worked_example_5_points_of_two_teams_and_one_alone() -> None:
    """First and fifth: 5 each; second and fourth: 6 each; alone and third: 7."""
    state = zoo(
        """
        standings   Anna Ben Carl Dora Emil
        out         Anna Ben Carl
        Emil holds  fox
        Dora holds  2 fox
        Anna won    hedgehog
        Ben won     hedgehog
        Carl won    hedgehog
        Dora won    hedgehog
        Emil won    hedgehog
        Emil leads
        """,
        seats=5,
    )
    events = only(PointsScored, told(state, "Emil plays fox"))

    assert [(scored.order, scored.team) for scored in events] == [
        (5, 0),
        (4, 2),
        (3, 4),
        (0, 5),
        (2, 4),
    ]
    assert scores(play(state, "Emil plays fox")) == [5, 6, 7, 5, 6]


def lions_and_hedgehogs(text: str) -> list[tuple[int, int]]:
    """Everybody's lion and hedgehog points when Anna plays the last card but Ben's."""
    state = zoo(
        f"""
        standings   Anna Ben Carl Dora
        Anna holds  fox
        {text}
        Anna leads
        """
    )
    events = only(PointsScored, told(state, "Anna plays fox"))
    return [(scored.lions, scored.hedgehog) for scored in events]


@pytest.mark.rule("Z22")
def test_two_or_more_lions_are_a_point_each_and_one_is_nothing() -> None:
    """Anna has won three, Carl one."""
    found = lions_and_hedgehogs("Ben holds fox \n Anna won 3 lion \n Carl won lion")

    assert [lions for lions, _ in found] == [3, 0, 0, 0]


@pytest.mark.rule("Z22")
def test_no_hedgehog_costs_a_point_for_everybody() -> None:
    """Also for the last player, and for those without tricks; several cost nothing more."""
    found = lions_and_hedgehogs("Ben holds fox \n Anna won 2 hedgehog \n Carl won mouse")

    assert [hedgehog for _, hedgehog in found] == [0, -1, -1, -1]


@pytest.mark.rule("Z22")
def test_lions_left_in_the_hand_cost_a_point_each() -> None:
    """Of the last player only; a hedgehog in the hand is none in a trick."""
    found = lions_and_hedgehogs("Ben holds 2 lion hedgehog \n Ben won 2 lion hedgehog")
    assert found[1] == (0, 0)

    found = lions_and_hedgehogs("Ben holds lion hedgehog \n Ben won lion")
    assert found[1] == (-1, -1)


@pytest.mark.rule("Z22")
def test_the_joker_is_neither_lion_nor_hedgehog() -> None:
    """Lion and joker in a trick are one lion."""
    found = lions_and_hedgehogs("Ben holds fox \n Anna won lion joker")

    assert found[0] == (0, -1)


@pytest.mark.rule("Z17", "Z22")
def test_cards_laid_by_a_player_alone_count_as_won() -> None:
    """Carl has laid a lion and a hedgehog and won a lion: two points and no loss."""
    state = zoo(
        """
        standings   Anna Ben Carl Dora Emil
        Anna holds  fox
        Ben holds   fox
        Carl gave   lion hedgehog
        Carl won    lion
        Anna leads
        """,
        seats=5,
    )
    scored = only(PointsScored, told(state, "Anna plays fox"))[2]

    assert (scored.lions, scored.hedgehog) == (2, 0)


@pytest.mark.rule("Z14", "Z22")
def test_lions_and_hedgehogs_do_not_count_in_the_first_round() -> None:
    """With four and more players."""
    state = zoo("Anna holds fox \n Ben holds lion \n Dora won 3 lion \n Anna leads")

    assert scores(play(state, "Anna plays fox")) == [2, 0, 4, 3]


@pytest.mark.rule("Z22")
def test_totals_may_be_negative() -> None:
    """Ben is last with three lions and no hedgehog, and so is the partner without one."""
    state = zoo(
        """
        standings   Anna Ben Carl Dora
        Ben holds   3 lion
        Dora holds  fox
        Dora leads
        """
    )
    assert scores(play(state, "Dora plays fox")) == [7 - 1, 2 - 1 - 3, 7 - 1, 2 - 1]


# Anna plays last but one, Ben is last; Carl and Dora are out. All have a hedgehog.
def after_round(points: str, order: str, **options: int) -> State:
    """The state after a round that gives Anna 2, Ben 0, Carl 4 and Dora 3."""
    state = zoo(
        f"""
        standings   {order}
        points      {points}
        Anna holds  fox
        Ben holds   fox
        Anna leads
        """,
        partners=False,
        **options,
    )
    return play(state, "Anna plays fox")


@pytest.mark.rule("Z23")
def test_worked_example_6_equal_points_turn_the_order_round() -> None:
    """Anna had 1 point, Ben 2; now both have 7, and Anna is placed before Ben."""
    state = zoo(
        """
        standings   Ben Anna Carl Dora Emil Fay Gus
        points      1 2 1 0 0 0 0
        out         Carl Anna Ben Dora Emil
        Fay holds   fox
        Gus holds   fox
        Fay leads
        """,
        seats=7,
        partners=False,
    )
    state = play(state, "Fay plays fox")

    assert scores(state)[:2] == [7, 7]
    assert standings(state)[:3] == ["Carl", "Anna", "Ben"]


@pytest.mark.rule("Z23")
def test_worked_example_6_level_again_the_order_turns_round_again() -> None:
    """Anna gets 4 + 0, Ben 3 + 2 less one for want of a hedgehog: Ben is placed before Anna."""
    state = zoo(
        """
        standings   Anna Ben Carl Dora
        points      7 7 0 0
        out         Anna Ben
        Carl holds  fox
        Dora holds  fox
        Anna won    hedgehog
        Dora leads
        """
    )
    state = play(state, "Dora plays fox")

    assert scores(state) == [11, 11, 3, 4]
    assert standings(state) == ["Ben", "Anna", "Dora", "Carl"]


@pytest.mark.rule("Z23")
def test_three_equal_totals_stand_in_exactly_the_reverse_order() -> None:
    """Carl, Dora and Anna stood 1, 2, 3 and are level: they stand 3, 2, 1."""
    state = after_round("4 0 2 3", "Anna Dora Carl Ben")
    assert scores(state) == [6, 0, 6, 6]
    assert standings(state) == ["Carl", "Dora", "Anna", "Ben"]

    mixed = after_round("4 6 2 3", "Ben Anna Dora Carl")
    assert scores(mixed) == [6, 6, 6, 6]
    assert standings(mixed) == ["Carl", "Dora", "Anna", "Ben"]


@pytest.mark.rule("Z23")
def test_standings_are_told_with_the_points() -> None:
    """Every total, then the order."""
    state = zoo("Anna holds fox \n Ben holds fox \n Anna leads", partners=False)
    (fixed,) = only(StandingsFixed, told(state, "Anna plays fox"))

    assert fixed.standings == (2, 3, 0, 1)


@pytest.mark.rule("Z24")
def test_the_game_ends_when_two_players_have_the_target() -> None:
    """One is not enough."""
    assert outcome(after_round("0 0 15 16", "Dora Carl Anna Ben")) == (
        (2, 0, 19, 19),
        (3, 4, 1, 2),
        "target",
    )
    assert turn(after_round("0 0 14 16", "Dora Carl Anna Ben")) is not None
    assert GAME.outcome(after_round("0 0 14 16", "Dora Carl Anna Ben")) is None


@pytest.mark.rule("Z24", "Z23")
def test_the_first_in_the_standings_wins_alone() -> None:
    """Level at the target, the reversed order decides."""
    found = GAME.outcome(after_round("0 0 15 16", "Dora Carl Anna Ben"))

    assert found is not None
    assert found.winners == (2,)


def tie_in(state: State, seat: int | None = None) -> TieView | None:
    """The tie that a seat, or a spectator, is shown."""
    view = GAME.view(state, seat)
    assert isinstance(view, ZooView)
    return view.tie


@pytest.mark.rule("Z23", "Z24")
def test_a_tie_at_the_top_is_shown_with_the_order_before() -> None:
    """Dora stood before Carl and both have 19: the view names them, and how they stood."""
    for seat in (None, 0, 2):
        tie = tie_in(after_round("0 0 15 16", "Dora Carl Anna Ben"), seat)

        assert tie == TieView(points=19, seats=(2, 3), before=(3, 2))


@pytest.mark.rule("Z23", "Z24")
def test_a_tie_of_four_at_the_top_is_shown_whole() -> None:
    """All stand in the reverse of their order before the round."""
    tie = tie_in(after_round("17 19 15 16", "Ben Anna Dora Carl"))

    assert tie == TieView(points=19, seats=(2, 3, 0, 1), before=(1, 0, 3, 2))


@pytest.mark.rule("Z23", "Z24")
def test_where_one_is_ahead_no_tie_is_shown() -> None:
    """Equal totals below the winner decide nothing; nor do any while the game goes on."""
    ahead = after_round("17 19 17 16", "Ben Anna Carl Dora")
    assert outcome(ahead)[0] == (19, 19, 21, 19)
    assert tie_in(ahead) is None

    running = after_round("4 6 2 3", "Ben Anna Dora Carl")
    assert scores(running) == [6, 6, 6, 6]
    assert tie_in(running) is None


@pytest.mark.rule("Z24")
@pytest.mark.parametrize("target", [5, 40, 99])
def test_the_target_is_an_option(target: int) -> None:
    """The end comes as soon as two have it, and not one point earlier."""
    over = after_round(f"0 0 {target - 4} {target - 3}", "Dora Carl Anna Ben", target=target)
    assert outcome(over)[2] == "target"
    short = after_round(f"0 0 {target - 5} {target - 3}", "Dora Carl Anna Ben", target=target)
    assert GAME.outcome(short) is None


@pytest.mark.rule("Z24")
def test_the_end_is_told() -> None:
    """With its reason; the cards lie as they are."""
    state = zoo(
        f"""
        standings   Dora Carl Anna Ben
        points      0 0 18 18
        Anna holds  fox
        Ben holds   lion
        {ALL_HEDGEHOGS}
        Anna leads
        """
    )
    over, events = step(state, "Anna plays fox")

    assert [ended.reason for ended in only(GameEnded, events)] == ["target"]
    assert GAME.to_act(over) == ()
    assert GAME.dump(over)["hands"][1] == ["lion"]
    assert GAME.load(GAME.dump(over)) == over


# Three players.


@pytest.mark.rule("Z25")
def test_three_players_end_with_one_at_the_target() -> None:
    """Carl has 19 alone."""
    text = "out Carl \n Anna holds fox \n Ben holds fox \n Anna leads \n Carl won hedgehog"
    state = zoo(f"{text} \n round 7 \n standings Carl Anna Ben \n points 5 4 16", seats=3)

    assert outcome(play(state, "Anna plays fox")) == ((6, 3, 19), (2, 3, 1), "target")


@pytest.mark.rule("Z25", "Z22")
def test_three_players_count_lions_in_the_first_round() -> None:
    """3, 2 and 0 points, and personal ones at once."""
    text = "out Carl \n Anna holds fox \n Ben holds 2 lion \n Carl won 2 lion hedgehog"
    state = zoo(f"{text} \n Anna leads", seats=3)

    assert scores(play(state, "Anna plays fox")) == [2 - 1, 0 - 1 - 2, 3 + 2]


@pytest.mark.rule("Z25")
def test_three_players_stop_after_fifty_rounds() -> None:
    """Whatever the points; the first in the standings wins."""
    text = "out Carl \n Anna holds fox \n Ben holds fox \n Anna leads"
    for number in (49, 50):
        state = zoo(
            f"{text} \n round {number} \n standings Ben Carl Anna \n points -5 9 3", seats=3
        )
        state = play(state, "Anna plays fox")
        if number == 49:
            assert GAME.outcome(state) is None
        else:
            assert outcome(state) == ((-4, 8, 5), (3, 1, 2), "fifty_rounds")


@pytest.mark.rule("Z25", "Z24")
def test_the_target_in_the_fiftieth_round_is_the_target() -> None:
    """The reason is the first that holds."""
    text = "out Carl \n Anna holds fox \n Ben holds fox \n Anna leads"
    state = zoo(f"{text} \n round 50 \n standings Carl Ben Anna \n points 0 9 18", seats=3)

    assert outcome(play(state, "Anna plays fox"))[2] == "target"


@pytest.mark.rule("Z24", "Z25")
def test_more_than_three_players_are_not_stopped_after_fifty_rounds() -> None:
    """They get somewhere, since points are never all taken back."""
    state = zoo(
        "round 50 \n standings Anna Ben Carl Dora \n Anna holds fox \n Ben holds fox \n Anna leads",
        partners=False,
    )
    assert GAME.outcome(play(state, "Anna plays fox")) is None
