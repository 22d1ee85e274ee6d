"""Answering the partner: what is given, and what a refusal means (Z18, Z19)."""

import pytest

from menagerie.games.zoo.actions import Refuse
from menagerie.games.zoo.events import CardsGiven, Passed, QuestionAsked, QuestionRefused
from tests.games.script import only
from tests.games.zoo.builders import GAME, gifts, hand, phase, play, plays, told, turn, view, zoo
from tests.games.zoo.scenes import MICE, TEAMS


@pytest.mark.rule("Z18")
def test_helpers_are_handed_over() -> None:
    """The joker, the one mosquito, or both."""
    state = zoo(
        f"""
        {TEAMS}
        Anna holds  elephant mosquito joker fox
        Ben holds   fox
        Carl holds  2 elephant fox
        Ben led     3 lion
        """
    )
    one_missing = play(state, "Carl asks 2 elephant")
    assert gifts(one_missing, "Anna") == {"elephant", "mosquito", "joker"}
    two_missing = play(state, "Carl asks elephant")
    assert gifts(two_missing, "Anna") == {"elephant mosquito", "elephant joker", "mosquito joker"}
    state = play(two_missing, "Anna gives mosquito joker")
    assert view(state).trick[-1].cards == ("elephant", "mosquito", "joker")


@pytest.mark.rule("Z18", "Z19")
def test_a_refusal_is_a_pass_of_the_junior() -> None:
    """The shown cards go back to the hand and are known to everybody."""
    state = play(zoo(MICE), "Carl asks hedgehog")
    events = told(state, "Anna refuses")
    state = play(state, "Anna refuses")

    assert [type(event) for event in events] == [QuestionRefused, Passed]
    assert hand(state, "Carl") == ["lion", "hedgehog"]
    assert view(state).passed == (2,)
    assert turn(state) == "Dora"
    assert GAME.dump(state)["shown"][2] == ["hedgehog"]


@pytest.mark.rule("Z9", "Z18")
def test_a_refused_junior_who_passes_last_ends_the_trick() -> None:
    """The pass counts like any other."""
    state = zoo(
        f"""
        {TEAMS}
        Anna holds whale lion
        Ben holds 2 fox
        Carl holds hedgehog lion
        Ben led 2 mouse
        """
    )
    state = play(state, "Carl asks hedgehog", "Anna refuses", "Anna passes")

    assert (turn(state), phase(state)) == ("Ben", "leading")


@pytest.mark.rule("Z18")
def test_a_partner_who_had_passed_may_give_and_come_back_in() -> None:
    """After the set everybody is asked again."""
    state = zoo(
        f"""
        {TEAMS}
        Anna holds  hedgehog 2 fox
        Ben holds   2 fox
        Carl holds  hedgehog lion
        Dora holds  2 whale
        Dora led    2 mouse
        Anna passed
        Ben passed
        """
    )
    state = play(state, "Carl asks hedgehog", "Anna gives hedgehog", "Dora passes")

    assert turn(state) == "Anna"
    assert plays(state, "Anna") == {"fox fox"}


@pytest.mark.rule("Z19")
def test_the_partner_is_asked_even_if_only_no_is_possible() -> None:
    """Whether they could have helped stays hidden."""
    without = zoo(MICE.replace("hedgehog 2 whale", "3 whale"))
    state = play(without, "Carl asks hedgehog")

    assert turn(state) == "Anna"
    assert GAME.legal_actions(state, 0) == (Refuse(),)
    could = told(play(zoo(MICE), "Carl asks hedgehog"), "Anna refuses")
    assert told(state, "Anna refuses") == could


@pytest.mark.rule("Z18")
def test_a_question_is_told_to_everybody() -> None:
    """What was shown, and what was given."""
    state = zoo(MICE)
    (asked,) = told(state, "Carl asks hedgehog")
    assert isinstance(asked, QuestionAsked)
    assert (asked.junior, asked.senior, asked.cards) == (2, 0, ("hedgehog",))
    assert asked.audience == "everybody"

    state = play(state, "Carl asks hedgehog")
    question = view(state).asked
    assert question is not None
    assert (question.by, question.partner, question.cards) == (2, 0, ("hedgehog",))
    (given_cards,) = only(CardsGiven, told(state, "Anna gives hedgehog"))
    assert (given_cards.senior, given_cards.cards) == (0, ("hedgehog",))
