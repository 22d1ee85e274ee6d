"""Partners who empty their hands with one set (Z20, Z26)."""

import pytest

from menagerie.games.zoo.events import RoundEnded, WentOut
from tests.games.script import only
from tests.games.zoo.builders import play, scores, seen, told, turn, zoo
from tests.games.zoo.scenes import TEAMS


@pytest.mark.rule("Z20")
def test_first_the_junior_then_the_partner_is_out() -> None:
    """Both hands are emptied by one set; the round goes on among the others."""
    state = zoo(
        f"""
        {TEAMS}
        Anna holds  hedgehog
        Ben holds   2 fox
        Carl holds  hedgehog
        Dora holds  2 fox
        Ben led     2 mouse
        """
    )
    events = told(state, "Carl asks hedgehog", "Anna gives hedgehog")

    assert [(out.seat, out.place) for out in only(WentOut, events)] == [(2, 1), (0, 2)]
    assert only(RoundEnded, events) == []
    state = play(state, "Carl asks hedgehog", "Anna gives hedgehog")
    assert turn(state) == "Dora"
    # Nobody beats it: Carl, who is out, wins the trick, and Dora leads.
    state = play(state, "Dora passes", "Ben passes")
    assert (turn(state), seen(state, "Carl").pile) == ("Dora", 4)


@pytest.mark.rule("Z20", "Z11")
def test_the_end_of_the_round_is_checked_after_both() -> None:
    """Only Ben is left: the round ends with Carl second and Anna third."""
    state = zoo(
        f"""
        {TEAMS}
        Anna holds hedgehog
        Ben holds 2 fox
        Carl holds hedgehog
        Ben led 2 mouse
        """
    )
    events = told(state, "Carl asks hedgehog", "Anna gives hedgehog")

    assert [(out.seat, out.place) for out in only(WentOut, events)] == [(2, 2), (0, 3)]
    assert len(only(RoundEnded, events)) == 1


LAST_TWO = f"""
    {TEAMS}
    Anna holds  hedgehog
    Carl holds  hedgehog
    Ben won     hedgehog
    Dora won    hedgehog
    Ben led     mouse
    Dora played 2 mouse
    Anna passed
"""


@pytest.mark.rule("Z26", "Z13", "Z20")
def test_two_partners_empty_their_hands_at_once() -> None:
    """The junior ranks before the senior, who is last; the set is nobody's."""
    state = zoo(LAST_TWO)
    events = told(state, "Carl asks hedgehog", "Anna gives hedgehog")
    state = play(state, "Carl asks hedgehog", "Anna gives hedgehog")

    assert [(out.seat, out.place) for out in only(WentOut, events)] == [(2, 3), (0, 4)]
    # Carl has 2 and Anna none; without a hedgehog in a trick each loses a point.
    assert scores(state) == [2 - 1, 7, 2 - 1, 7]


@pytest.mark.rule("Z26", "Z22")
def test_a_senior_emptied_by_helping_ranks_before_the_junior() -> None:
    """The junior is last with the cards still held, lions among them."""
    state = zoo(LAST_TWO.replace("Carl holds  hedgehog", "Carl holds  hedgehog 2 lion"))
    events = told(state, "Carl asks hedgehog", "Anna gives hedgehog")
    state = play(state, "Carl asks hedgehog", "Anna gives hedgehog")

    assert [(out.seat, out.place) for out in only(WentOut, events)] == [(0, 3)]
    assert len(only(RoundEnded, events)) == 1
    assert scores(state) == [2 - 1, 7, 2 - 1 - 2, 7]


@pytest.mark.rule("Z26")
def test_a_junior_emptied_by_help_leaves_the_senior_last() -> None:
    """The round ends as usual."""
    state = zoo(LAST_TWO.replace("Anna holds  hedgehog", "Anna holds  hedgehog fox"))
    events = told(state, "Carl asks hedgehog", "Anna gives hedgehog")

    assert [(out.seat, out.place) for out in only(WentOut, events)] == [(2, 3)]
    assert len(only(RoundEnded, events)) == 1
