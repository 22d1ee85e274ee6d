"""The attentive beginner at Zoo: sensible where a choice is plain, and better than chance."""

import pytest

from menagerie import State
from menagerie.bots.policy import BOTS
from menagerie.core.actions import Action
from menagerie.games.zoo.actions import Ask, Give, Pass, Play, SetAside
from tests.zoo.builders import GAME, exchange, hand, play, seat_of, zoo
from tests.zoo.scenes import TEAMS

GREEDY, RANDOM = BOTS["greedy"], BOTS["random"]


def choice(state: State, name: str, seed: int = 1) -> Action:
    """What the beginner does on somebody's seat."""
    return GREEDY.choose(GAME, GAME.veil(state, seat_of(name)), seed)


def test_it_goes_out_when_it_can() -> None:
    """With the joker, if that is what it takes."""
    state = zoo("Anna holds 2 fox joker \n Ben holds whale fox \n Ben led 2 fox")

    assert choice(state, "Anna") == Play(("fox", "fox", "joker"))


def test_it_leads_many_weak_animals_first() -> None:
    """Three fish rather than a whale."""
    state = zoo("Anna holds whale 3 fish lion \n Ben holds 3 fox \n Anna leads")

    assert choice(state, "Anna") == Play(("fish",) * 3)


def test_it_does_not_strand_the_joker() -> None:
    """A fox goes with it rather than before it."""
    state = zoo("Anna holds fox joker \n Ben holds 3 fox \n Ben led mouse")

    assert choice(state, "Anna") == Pass()


@pytest.mark.rule("Z15")
def test_it_leaves_the_trick_to_the_partner() -> None:
    """But beats a rival's set with the same cards."""
    hands = "Anna holds 3 lion \n Ben holds 3 fish \n Carl holds 2 whale fox \n Dora holds 3 mouse"
    state = zoo(f"{TEAMS} \n {hands} \n Anna led 2 seal \n Ben passed")
    assert choice(state, "Carl") == Pass()

    state = zoo(f"{TEAMS} \n {hands} \n Ben led 2 seal")
    assert choice(state, "Carl") == Play(("whale", "whale"))


@pytest.mark.rule("Z18")
def test_it_asks_for_one_missing_card_and_gives_it() -> None:
    """A hedgehog on each side; nothing is asked for that can no longer be there."""
    hands = "Anna holds hedgehog 3 whale \n Ben holds 3 fish \n Carl holds hedgehog 2 seal perch"
    state = zoo(f"{TEAMS} \n {hands} \n Ben led 2 mosquito")
    assert choice(state, "Carl") == Ask(("hedgehog",))
    assert choice(play(state, "Carl asks hedgehog"), "Anna") == Give(("hedgehog",))

    gone = zoo(
        f"{TEAMS} \n {hands.replace('hedgehog 3', '3')} \n Ben led 2 mosquito \n Ben won 4 hedgehog"
    )
    assert choice(gone, "Carl") == Pass()


@pytest.mark.rule("Z17", "Z22")
def test_alone_it_lays_two_lions() -> None:
    """Two points that nobody can take."""
    for seed in range(60):
        state = exchange(5, seed)
        if hand(state, "Carl").count("lion") >= 2:
            assert choice(state, "Carl") == SetAside(("lion", "lion"))


def test_it_wins_more_than_its_share() -> None:
    """One beginner among random players, at every number of seats."""
    won = 0
    for seats in GAME.seats:
        for seed in range(4):
            state = GAME.new(seats, seed=seed, options={"target": 9})
            while acting := GAME.to_act(state):
                bot = GREEDY if acting[0] == 1 else RANDOM
                veiled = GAME.veil(state, acting[0])
                action = bot.choose(GAME, veiled, seed)
                state = GAME.apply(state, acting[0], action).state
            outcome = GAME.outcome(state)
            assert outcome is not None
            won += outcome.winners == (1,)

    assert won >= 8
