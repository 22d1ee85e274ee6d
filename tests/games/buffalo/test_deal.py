"""The preliminary round."""

from collections import Counter

import pytest

from menagerie.games.buffalo.pieces import COLOUR_NAMES
from tests.games.buffalo.builders import GAME, Herds, phase, view


def dealt_cows(seats: int, seed: int) -> Herds:
    """The herds of a fresh game, by pasture."""
    herds: Herds = GAME.dump(GAME.new(seats, seed=seed))["pastures"]
    return herds


@pytest.mark.rule("B4")
@pytest.mark.parametrize(
    ("seats", "each", "pastures"), [(3, 3, 9), (4, 2, 8), (5, 2, 10), (6, 2, 12)]
)
def test_everybody_is_dealt_as_many_pastures(seats: int, each: int, pastures: int) -> None:
    """Each colour has one cow on each pasture dealt to it; the rest stays undealt."""
    for seed in range(5):
        dealt = dealt_cows(seats, seed)
        cows = Counter(colour for herds in dealt.values() for colour in herds)

        assert len(dealt) == pastures
        assert all(sum(herds.values()) == 1 for herds in dealt.values())
        assert cows == dict.fromkeys(COLOUR_NAMES[:seats], each)


@pytest.mark.rule("B4")
def test_deals_differ() -> None:
    """The pasture cards are shuffled: another seed, another deal."""
    deals = {str(dealt_cows(5, seed)) for seed in range(10)}

    assert len(deals) == 10


@pytest.mark.rule("B4")
def test_any_pasture_may_stay_undealt() -> None:
    """Over many games each of the eleven pastures is the one left out."""
    everywhere = {pasture.key for pasture in view(GAME.new(5, seed=0)).pastures}

    left_out = {key for seed in range(100) for key in everywhere - dealt_cows(5, seed).keys()}

    assert left_out == everywhere


@pytest.mark.rule("B4", "B5")
def test_the_first_round_follows() -> None:
    """With three or more players and no auction, pairs are chosen at once."""
    state = GAME.new(4, seed=1)

    assert phase(state) == "choosing"
    assert view(state).round == 1
    assert GAME.to_act(state) == (0, 1, 2, 3)


@pytest.mark.rule("B4", "B23")
def test_two_players_are_dealt_six_of_seven_pastures() -> None:
    """Three go to each pair of colours, smallest first, and no cow stands yet."""
    shown = view(GAME.new(2, seed=1))
    keys = [pasture.key for pasture in shown.pastures]

    assert set(shown.dealt) == {"blue", "red"}
    assert not set(shown.dealt["blue"]) & set(shown.dealt["red"])
    for dealt in shown.dealt.values():
        assert [*dealt] == sorted(dealt, key=keys.index)
        assert len(dealt) == 3
    assert all(not pasture.herds for pasture in shown.pastures)
