"""The deal, who leads, and which rounds are played in teams (Z4, Z5, Z14-Z16)."""

from collections import Counter

import pytest

from menagerie.games.zoo.events import RoundStarted, TeamFormed
from tests.games.script import only
from tests.games.zoo.builders import (
    GAME,
    PEOPLE,
    phase,
    play,
    scores,
    seen,
    standings,
    told,
    turn,
    view,
    zoo,
)

# Ben goes out with the next card, and Carl is last.
LAST_CARD = """
    Ben holds   whale
    Carl holds  fox lion
    Anna won    hedgehog
    Ben leads
"""


def hand_sizes(seats: int, seed: int) -> list[int]:
    """The cards of the players, beginning left of the dealer."""
    dump = GAME.dump(GAME.new(seats, seed=seed))
    return [len(dump["hands"][(dump["dealer"] + step) % seats]) for step in range(1, seats + 1)]


@pytest.mark.rule("Z4")
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (3, [13] * 3),
        (4, [15] * 4),
        (5, [12] * 5),
        (6, [10] * 6),
        (7, [9] * 4 + [8] * 3),
    ],
)
def test_all_cards_are_dealt(seats: int, sizes: list[int]) -> None:
    """Of seven players the four to the dealer's left get one more."""
    assert all(hand_sizes(seats, seed) == sizes for seed in range(8))


@pytest.mark.rule("Z4")
def test_seven_players_get_the_same_numbers_in_every_round() -> None:
    """The first in the standings deals, and the four to the left get nine."""
    state = GAME.load(
        {"seats": 7, "phase": "exchanging", "standings": [4, 0, 1, 2, 3, 5, 6], "round": 3}
    )

    assert [seat.cards for seat in view(state).seats] == [9, 9, 8, 8, 8, 9, 9]


@pytest.mark.rule("Z4")
def test_hands_are_secret_but_their_sizes_are_public() -> None:
    """A spectator sees how many cards everybody has, and no card."""
    state = GAME.new(5, seed=3)
    shown = view(state)

    assert shown.hand == ()
    assert [seat.cards for seat in shown.seats] == [12] * 5
    assert len(view(state, "Anna").hand) == 12
    assert all(seat.known is None for seat in view(state, "Anna").seats)


@pytest.mark.rule("Z5", "Z23")
def test_the_player_left_of_the_dealer_leads_and_stands_first() -> None:
    """The dealer is drawn by lot, each as likely as any other; the others follow clockwise."""
    dealers: Counter[int] = Counter()
    for seed in range(80):
        state = GAME.new(4, seed=seed)
        shown = view(state)
        dealers[shown.dealer] += 1
        leader = (shown.dealer + 1) % 4
        assert GAME.to_act(state) == (leader,)
        assert shown.phase == "leading"
        assert list(shown.standings) == [(leader + step) % 4 for step in range(4)]

    assert min(dealers.values()) >= 8


@pytest.mark.rule("Z5")
def test_play_goes_clockwise() -> None:
    """From the leader round the table."""
    state = zoo("Anna holds 2 fox \n Ben holds fox \n Carl holds fox \n Dora holds fox")
    order = [turn(state)]
    for line in ("Ben leads fox", "Carl passes", "Dora passes"):
        state = play(state, line)
        order.append(turn(state))

    assert order == ["Ben", "Carl", "Dora", "Anna"]


@pytest.mark.rule("Z14")
def test_the_first_round_has_no_teams() -> None:
    """With the option on, partners come in the second round."""
    state = GAME.new(6, seed=1)

    assert view(state).teams == ()
    assert phase(state) == "leading"


@pytest.mark.rule("Z14")
def test_without_partners_the_deal_passes_to_the_left() -> None:
    """And every round is like the first."""
    state = zoo(LAST_CARD, partners=False)
    (started,) = only(RoundStarted, told(state, "Ben plays whale"))
    state = play(state, "Ben plays whale")

    assert (started.round, started.dealer, started.leader) == (2, 1, 2)
    assert view(state).dealer == 1
    assert turn(state) == "Carl"
    assert phase(state) == "leading"
    assert view(state).teams == ()
    assert scores(state) == [4, 2, 0, 3]


@pytest.mark.rule("Z14", "Z22")
def test_without_partners_lions_and_hedgehogs_count_nothing() -> None:
    """Carl, last with a lion in the hand, loses nothing."""
    later = "round 3 \n standings Anna Ben Carl Dora \n points 5 4 3 3"
    state = zoo(f"{LAST_CARD} \n Dora won 3 lion \n {later}", partners=False)

    assert scores(play(state, "Ben plays whale")) == [9, 6, 3, 6]


@pytest.mark.rule("Z14", "Z15", "Z16")
def test_with_partners_the_second_round_begins_with_an_exchange() -> None:
    """The first in the standings deals, the last leads."""
    state = zoo(LAST_CARD)
    events = told(state, "Ben plays whale")
    state = play(state, "Ben plays whale")

    assert standings(state) == ["Anna", "Dora", "Ben", "Carl"]
    (started,) = only(RoundStarted, events)
    assert (PEOPLE[started.dealer], PEOPLE[started.leader]) == ("Anna", "Carl")
    assert [(team.senior, team.junior) for team in only(TeamFormed, events)] == [(0, 1), (3, 2)]
    assert phase(state) == "exchanging"
    assert turn(play(state, "Ben keeps", "Carl keeps")) == "Carl"


@pytest.mark.rule("Z15")
@pytest.mark.parametrize(
    ("seats", "teams"),
    [
        (4, ["1+3", "2+4"]),
        (5, ["1+4", "2+5", "3"]),
        (6, ["1+4", "2+5", "3+6"]),
        (7, ["1+5", "2+6", "3+7", "4"]),
    ],
)
def test_teams_by_the_standings(seats: int, teams: list[str]) -> None:
    """Seniors are named first; a seat without a partner is alone."""
    order = [(3 * place + 1) % seats if seats % 3 else seats - 1 - place for place in range(seats)]
    state = GAME.load({"seats": seats, "phase": "exchanging", "standings": order})

    places = {seat: place for place, seat in enumerate(order, 1)}
    found = ["+".join(str(places[seat]) for seat in team) for team in view(state).teams]
    assert found == teams
    for team in view(state).teams:
        juniors = [view(state).seats[seat].is_junior for seat in team]
        assert juniors == [False, True][: len(team)]


@pytest.mark.rule("Z15")
def test_teams_are_formed_again_before_every_round() -> None:
    """Points change places, and places change partners."""
    state = zoo(
        """
        standings  Anna Ben Carl Dora
        points     7 6 5 4
        Ben holds  whale
        Carl holds fox
        Ben leads
        """
    )
    assert view(state).teams == ((0, 2), (1, 3))
    assert seen(state, "Anna").partner == 2

    state = play(state, "Ben plays whale")

    assert scores(state) == [7 + 4 - 1, 6 + 5 - 1, 5 + 4 - 1, 4 + 5 - 1]
    assert standings(state) == ["Ben", "Anna", "Dora", "Carl"]
    assert view(state).teams == ((1, 3), (0, 2))


@pytest.mark.rule("Z25")
def test_three_players_never_have_partners() -> None:
    """Whatever the option says; the last in the standings leads."""
    state = zoo("Anna holds whale \n Ben holds 2 fox \n out Carl \n Anna leads", seats=3)
    state = play(state, "Anna plays whale")

    assert scores(state) == [2 - 1, 0 - 1, 3 - 1]
    assert (view(state).round, view(state).teams) == (2, ())
    assert phase(state) == "leading"
    assert turn(state) == "Ben"
    assert view(state).dealer == 0
