"""Asking the partner: who may, and what is shown (Z18, Z19), with an oracle."""

from random import Random

import pytest
from hypothesis import given

from menagerie import State
from menagerie.games.zoo.actions import Ask, Give, Play, Refuse, group_names
from menagerie.games.zoo.events import SetPlayed
from menagerie.games.zoo.sets import SETS
from tests.games.play import randoms
from tests.games.script import only
from tests.games.zoo.builders import (
    GAME,
    PEOPLE,
    gifts,
    hand,
    options_of,
    phase,
    play,
    plays,
    questions,
    refused,
    told,
    turn,
    view,
    zoo,
)
from tests.games.zoo.oracle import BOX, beating_sets, given_groups, meaning, shown_groups
from tests.games.zoo.scenes import MICE, TEAMS


@pytest.mark.rule("Z18")
def test_worked_example_4_a_hedgehog_is_added() -> None:
    """Two mice are beaten by the junior's hedgehog and the senior's."""
    state = play(zoo(MICE), "Carl asks hedgehog")
    assert (turn(state), phase(state)) == ("Anna", "answering")
    assert gifts(state, "Anna") == {"hedgehog"}

    events = told(state, "Anna gives hedgehog")
    state = play(state, "Anna gives hedgehog")

    (played,) = only(SetPlayed, events)
    assert (played.seat, played.cards) == (2, ("hedgehog", "hedgehog"))
    assert (hand(state, "Anna"), hand(state, "Carl")) == (["whale", "whale"], ["lion"])
    assert turn(state) == "Dora"


@pytest.mark.rule("Z18")
def test_worked_example_4_a_mosquito_is_shown_for_two_elephants() -> None:
    """One elephant is beaten by the junior's mosquito and the senior's elephant."""
    state = zoo(
        f"""
        {TEAMS}
        Anna holds  elephant joker mouse
        Ben holds   2 fox
        Carl holds  mosquito lion
        Dora holds  2 fox
        Ben led     elephant
        """
    )
    assert questions(state, "Carl") == {"mosquito"}
    state = play(state, "Carl asks mosquito")

    # A joker alone would make no set with an elephant in it.
    assert gifts(state, "Anna") == {"elephant"}
    state = play(state, "Anna gives elephant")
    assert view(state).trick[-1].animal == "elephant"
    assert view(state).trick[-1].number == 2
    assert view(state).trick[-1].seat == 2


def deal(rng: Random) -> tuple[State, tuple[str, ...]]:
    """Random hands of four players, and a set of Ben's to be beaten by Carl."""
    deck = [kind for kind in BOX for _ in range(BOX[kind])]
    rng.shuffle(deck)
    top = group_names(rng.randrange(len(SETS)))
    for card in top:
        deck.remove(card)
    size = rng.choice([2, 5, 8])
    hands = {name: deck[size * seat : size * (seat + 1)] for seat, name in enumerate(PEOPLE[:4])}
    lines = [f"{name} holds {' '.join(hand)}" for name, hand in hands.items()]
    return zoo("\n".join([TEAMS, *lines, f"Ben led {' '.join(top)}"])), top


@pytest.mark.rule("Z18")
@given(randoms)
def test_questions_and_gifts_are_as_the_oracle_lists_them(rng: Random) -> None:
    """All groups of the junior's hand are tried as shown, all of the senior's as given."""
    state, top = deal(rng)
    meant = meaning(top)
    assert meant is not None

    assert options_of(state, "Carl", Ask) == shown_groups(hand(state, "Carl"), meant)
    assert options_of(state, "Carl", Play) == beating_sets(hand(state, "Carl"), meant)
    for shown in sorted(options_of(state, "Carl", Ask)):
        asked = play(state, f"Carl asks {' '.join(shown)}")
        expected = given_groups(hand(state, "Anna"), shown, meant)
        assert options_of(asked, "Anna", Give) == expected
        assert Refuse() in GAME.legal_actions(asked, 0)
        for cards in sorted(expected):
            given_set = view(play(asked, f"Anna gives {' '.join(cards)}"))
            if given_set.trick:
                assert sorted(given_set.trick[-1].cards) == sorted((*shown, *cards))


@pytest.mark.rule("Z18")
def test_a_senior_and_a_player_alone_do_not_ask() -> None:
    """Only juniors may; Ben could show a hedgehog, but is a senior."""
    state = zoo(
        f"""
        {TEAMS}
        Anna holds 3 fox
        Ben holds hedgehog fox
        Dora holds fox
        Anna led 2 mouse
        """
    )
    assert questions(state, "Ben") == set()
    assert refused(state, "Ben asks hedgehog").key == "not_junior"

    five = zoo(
        """
        standings   Anna Ben Carl Dora Emil
        Ben holds   2 fox
        Carl holds  hedgehog fox
        Ben led     2 mouse
        """,
        seats=5,
    )
    assert refused(five, "Carl asks hedgehog").facts["role"] == "alone"


@pytest.mark.rule("Z18")
def test_a_leader_does_not_ask() -> None:
    """There is no set to beat."""
    state = zoo(f"{TEAMS} \n Carl holds fox whale \n Anna holds fox \n Carl leads")

    assert refused(state, "Carl asks fox").key == "nothing_to_beat"


@pytest.mark.rule("Z14", "Z18")
def test_in_the_first_round_nobody_asks() -> None:
    """There are no teams."""
    state = zoo("Ben holds 2 fox \n Carl holds hedgehog fox \n Ben led 2 mouse")

    assert refused(state, "Carl asks hedgehog").key == "no_teams"


@pytest.mark.rule("Z18")
def test_a_junior_who_could_play_alone_may_ask() -> None:
    """And about a set of one's partner too, and for cards that cannot exist."""
    state = zoo(
        f"""
        {TEAMS}
        Anna holds  2 fox
        Carl holds  2 hedgehog fox whale
        Dora holds  2 fox
        Dora led    mouse
        Anna played 2 mouse
        """
    )
    assert plays(state, "Carl") == {"hedgehog hedgehog"}
    assert questions(state, "Carl") == {"hedgehog", "fox"}

    all_seals = "Ben led 5 seal joker"
    state = zoo(
        f"""
        {TEAMS}
        Anna holds whale
        Carl holds whale fox
        Ben holds fox
        {all_seals}
        """
    )
    assert "whale" in questions(state, "Carl")


@pytest.mark.rule("Z18")
def test_fewer_cards_are_shown_than_the_set_needs() -> None:
    """The joker counts, and is not shown alone."""
    state = zoo(
        f"""
        {TEAMS}
        Anna holds whale
        Ben holds fox
        Carl holds 2 whale joker fox
        Ben led 3 seal
        """
    )
    assert questions(state, "Carl") == {"whale", "whale whale", "whale joker"}
    assert refused(state, "Carl asks 2 whale joker").key == "shows_enough"
    assert refused(state, "Carl asks joker").key == "no_set"


@pytest.mark.rule("Z3", "Z18")
def test_only_one_mosquito_is_shown_for_elephants() -> None:
    """And none is added to one that is shown."""
    state = zoo(
        f"""
        {TEAMS}
        Anna holds  2 elephant mosquito joker
        Ben holds   fox
        Carl holds  2 mosquito fox
        Ben led     3 lion
        """
    )
    assert questions(state, "Carl") == {"mosquito"}
    assert refused(state, "Carl asks 2 mosquito").key == "one_mosquito"
    state = play(state, "Carl asks mosquito")

    assert gifts(state, "Anna") == {"elephant elephant", "elephant joker"}
    assert refused(state, "Anna gives elephant mosquito").key == "not_wanted"


@pytest.mark.rule("Z19")
def test_nobody_can_be_asked_who_is_out() -> None:
    """Carl is left to play alone."""
    state = zoo(
        f"""
        {TEAMS}
        Ben holds 2 fox
        Carl holds hedgehog lion
        Dora holds fox
        Ben led 2 mouse
        """
    )
    assert questions(state, "Carl") == set()
    assert refused(state, "Carl asks hedgehog").key == "partner_out"
