"""Leading, beating, passing, winning tricks, going out (Z6, Z8-Z12)."""

import pytest

from menagerie.games.zoo.events import (
    LeadPassed,
    Passed,
    RoundEnded,
    SetLed,
    SetPlayed,
    TrickWon,
    WentOut,
)
from tests.games.script import only
from tests.games.zoo.builders import (
    GAME,
    hand,
    phase,
    play,
    plays,
    refused,
    scores,
    seen,
    told,
    turn,
    view,
    won_cards,
    zoo,
)

FOUR = """
    Anna holds  2 fox whale
    Ben holds   fox lion
    Carl holds  2 elephant
    Dora holds  2 mouse
"""


@pytest.mark.rule("Z6")
def test_a_leader_plays_any_set() -> None:
    """One card or several."""
    state = zoo(f"{FOUR} \n Anna leads")

    assert plays(state, "Anna") == {"fox", "fox fox", "whale"}
    (led,) = only(SetLed, told(state, "Anna leads 2 fox"))
    assert (led.seat, led.cards, led.rule) == (0, ("fox", "fox"), "Z6")


@pytest.mark.rule("Z6")
def test_a_leader_must_play() -> None:
    """There is no passing of the lead."""
    state = zoo(f"{FOUR} \n Anna leads")

    assert refused(state, "Anna passes").rule == "Z6"


@pytest.mark.rule("Z8")
def test_passing_is_allowed_to_those_who_could_beat() -> None:
    """And they may come back in later in the same trick."""
    state = zoo(f"{FOUR} \n Anna leads")
    state = play(state, "Anna plays fox", "Ben passes", "Carl plays elephant", "Dora plays mouse")
    assert view(state).passed == ()

    state = play(state, "Anna passes")

    assert turn(state) == "Ben"
    assert plays(state, "Ben") == {"fox", "lion"}
    (played,) = only(SetPlayed, told(state, "Ben plays lion"))
    assert (played.cards, played.rule) == (("lion",), "Z7")


@pytest.mark.rule("Z8")
def test_who_cannot_beat_is_asked_all_the_same() -> None:
    """An automatic pass would tell."""
    state = zoo(f"{FOUR} \n Dora led mouse \n Anna passed \n Ben passed")

    assert turn(state) == "Carl"
    assert plays(state, "Carl") == set()
    assert len(GAME.legal_actions(state, 2)) == 1
    (passed, won) = told(state, "Carl passes")
    assert isinstance(passed, Passed)
    assert isinstance(won, TrickWon)


@pytest.mark.rule("Z9")
def test_the_trick_goes_to_the_last_set_when_all_others_have_passed_in_a_row() -> None:
    """A pass before the last set does not count; the winner leads."""
    state = zoo(f"{FOUR} \n Anna leads")
    state = play(state, "Anna plays fox", "Ben passes", "Carl plays elephant")
    state = play(state, "Dora passes", "Anna passes")
    assert phase(state) == "beating"

    events = told(state, "Ben passes")
    state = play(state, "Ben passes")

    assert [(won.seat, won.sets) for won in only(TrickWon, events)] == [(2, 2)]
    assert won_cards(state, "Carl") == ["elephant", "fox"]
    assert (turn(state), phase(state), view(state).trick) == ("Carl", "leading", ())
    assert seen(state, "Carl").pile == 2


@pytest.mark.rule("Z9")
def test_helpers_lie_in_the_trick_too() -> None:
    """A mosquito and the joker are cards of the winner's pile."""
    state = zoo(
        """
        Anna holds  elephant mosquito joker fox
        Ben holds   fox
        Anna leads
        """
    )
    state = play(state, "Anna plays elephant mosquito joker", "Ben passes")

    assert won_cards(state, "Anna") == ["elephant", "mosquito", "joker"]


@pytest.mark.rule("Z10")
def test_who_has_no_card_left_is_out_and_not_asked_again() -> None:
    """Places count from the first to go out."""
    state = zoo("Anna holds fox \n Ben holds 2 mouse \n Carl holds 2 mouse \n Anna leads")
    events = told(state, "Anna plays fox")
    state = play(state, "Anna plays fox")

    assert [(out.seat, out.place) for out in only(WentOut, events)] == [(0, 2)]
    assert (seen(state, "Dora").out, seen(state, "Anna").out) == (1, 2)
    assert turn(play(state, "Ben passes")) == "Carl"


@pytest.mark.rule("Z9", "Z10")
def test_a_player_who_is_out_wins_the_running_trick() -> None:
    """It joins the winner's tricks, and the next to the left who holds cards leads."""
    state = zoo(
        """
        Anna holds  fox
        Carl holds  2 mouse
        Dora holds  2 mouse
        Anna won    lion
        Anna leads
        """
    )
    state = play(state, "Anna plays fox", "Carl passes", "Dora passes")

    assert won_cards(state, "Anna") == ["lion", "fox"]
    assert (turn(state), phase(state)) == ("Carl", "leading")


@pytest.mark.rule("Z10")
def test_tricks_won_before_going_out_are_kept() -> None:
    """Until the round is scored."""
    state = zoo("Anna holds 2 fox \n Ben holds 2 fox \n Dora won 4 lion \n Anna leads")

    assert won_cards(play(state, "Anna plays fox"), "Dora") == ["lion"] * 4


@pytest.mark.rule("Z11")
def test_the_round_ends_at_once_when_one_player_holds_cards() -> None:
    """Ben could have beaten the fox, but is not asked."""
    state = zoo("Anna holds fox \n Ben holds lion mouse \n Carl won 5 hedgehog \n Anna leads")
    events = told(state, "Anna plays fox")

    assert len(only(RoundEnded, events)) == 1
    assert only(TrickWon, events) == []
    assert view(play(state, "Anna plays fox")).round == 2


@pytest.mark.rule("Z11", "Z22")
def test_the_running_trick_belongs_to_nobody() -> None:
    """Two lions on the table count for nobody."""
    text = "Anna holds 2 lion \n Ben holds 2 fox \n Carl won hedgehog"
    state = zoo(f"{text} \n standings Ben Anna Carl Dora \n points 0 0 0 0 \n Anna leads")
    state = play(state, "Anna plays 2 lion")

    # Ben and Carl are a team (0 + 4), Anna and Dora another (2 + 3).
    assert scores(state) == [5 - 1, 4 - 1, 4, 5 - 1]


@pytest.mark.rule("Z11")
def test_while_two_hold_cards_the_round_goes_on() -> None:
    """The other side of Z11."""
    state = zoo("Anna holds fox \n Ben holds lion \n Carl holds mouse \n Anna leads")
    state = play(state, "Anna plays fox")

    assert (phase(state), turn(state), view(state).round) == ("beating", "Ben", 1)


@pytest.mark.rule("Z12")
def test_who_holds_only_the_joker_does_not_lead() -> None:
    """The lead goes to the next to the left without asking, and everybody knows why."""
    state = zoo(
        """
        Anna holds  fox joker
        Ben holds   2 mouse
        Carl holds  2 lion
        Anna leads
        """
    )
    state = play(state, "Anna plays fox", "Ben passes")
    events = told(state, "Carl passes")
    state = play(state, "Carl passes")

    assert [passed.seat for passed in only(LeadPassed, events)] == [0]
    assert (turn(state), phase(state)) == ("Ben", "leading")
    assert won_cards(state, "Anna") == ["fox"]
    assert GAME.dump(state)["shown"][0] == ["joker"]


@pytest.mark.rule("Z12")
def test_the_player_with_the_joker_takes_turns_in_that_trick() -> None:
    """And cannot beat with it alone, but wins nothing and loses no turn."""
    state = zoo("Anna holds joker \n Ben holds 2 mouse \n Carl holds 2 lion \n Ben leads")
    state = play(state, "Ben plays mouse", "Carl passes")

    assert turn(state) == "Anna"
    assert plays(state, "Anna") == set()
    assert turn(play(state, "Anna passes")) == "Ben"


@pytest.mark.rule("Z10", "Z12")
def test_the_lead_passes_from_one_who_is_out_over_one_with_only_the_joker() -> None:
    """Both rules in a row: Anna is out, Ben cannot lead, so Carl does."""
    state = zoo("Anna holds fox \n Ben holds joker \n Carl holds 2 mouse \n Dora holds 2 mouse")
    state = GAME.load({**GAME.dump(state), "turn": 0})
    state = play(state, "Anna plays fox", "Ben passes", "Carl passes", "Dora passes")

    assert turn(state) == "Carl"


@pytest.mark.rule("Z12")
def test_the_joker_with_another_card_leads() -> None:
    """The other side of Z12."""
    state = zoo("Anna holds whale fox joker \n Ben holds 2 mouse \n Anna leads")
    state = play(state, "Anna plays whale", "Ben passes")

    assert turn(state) == "Anna"
    assert plays(state, "Anna") == {"fox", "fox joker"}
    assert hand(state, "Anna") == ["fox", "joker"]
