"""The sealed choice of two pairs (B5-B8), and what becomes of the cards (B14)."""

import pytest

from menagerie import State
from menagerie.games.buffalo.events import (
    CardDiscarded,
    ChoiceMade,
    ChoiceReopened,
    PairLaid,
    PairRevealed,
    RoundStarted,
)
from tests.games.buffalo.builders import (
    GAME,
    buffalo,
    hand,
    herds,
    pass_round,
    phase,
    play,
    refused,
    step,
    told,
    turn,
    view,
)
from tests.games.script import only

# Three players; every pasture but Sundown-Savannah is full.
ONE_PASTURE_OPEN = """
    blue fills   Rattlesnake-Ranch  Lucky-Lake
    red fills    Drunk'n-Creek  Fire-Fields  Powder-Prairie
    green fills  Dead-Bull-Desert  Coffee-Canyon  Lone-Star-Valley
    Sundown-Savannah  blue 3  red 2
    round 5
"""
ALL_BUT_ONE_PAIR = (
    "blue lays 4A on Coffee-Canyon",
    "blue lays 2C on Lucky-Lake",
    "red lays 5F on Lucky-Lake",
    "red lays 5P on Fire-Fields",
    "green lays 2A on Lucky-Lake",
)


@pytest.mark.rule("B5")
def test_a_choice_is_two_pairs() -> None:
    """A seat is to act until it has laid both."""
    state = play(buffalo("", seats=3), "red lays 4G on Fire-Fields")
    assert GAME.to_act(state) == (0, 1, 2)

    state = play(state, "red lays 5F on Lucky-Lake")
    assert GAME.to_act(state) == (0, 2)


@pytest.mark.rule("B5")
def test_the_two_pastures_differ() -> None:
    """The second pair may not go where the first lies; elsewhere it may."""
    state = play(buffalo("", seats=3), "red lays 4G on Fire-Fields")

    reason = refused(state, "red lays 5F on Fire-Fields")

    assert reason.rule == "B5"
    assert reason.facts == {"pasture": "fire-fields"}
    play(state, "red lays 5F on Lucky-Lake")


@pytest.mark.rule("B5")
def test_the_two_cow_cards_differ() -> None:
    """The card of the first pair is not there for the second; one of equal value is."""
    state = play(buffalo("", seats=3), "red lays 4G on Fire-Fields")

    reason = refused(state, "red lays 4G on Lucky-Lake")

    assert reason.rule == "B5"
    assert reason.facts == {"card": "4G"}
    play(state, "red lays 4O on Lucky-Lake")


@pytest.mark.rule("B5")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 5), (4, 5), (5, 5), (6, 5)])
def test_there_are_five_rounds_or_six_with_two_players(seats: int, rounds: int) -> None:
    """After the round before the last another begins; after the last none does."""
    plays = "plays blue 2C on Coffee-Canyon"
    before = buffalo(f"round {rounds - 1} \n {plays}", seats=seats)
    last = buffalo(f"round {rounds} \n {plays}", seats=seats)

    assert view(before).rounds == rounds
    assert view(pass_round(before)).round == rounds
    assert phase(pass_round(before)) == "choosing"
    assert phase(pass_round(last)) == "over"


@pytest.mark.rule("B5")
def test_a_new_round_is_announced() -> None:
    """The last placement of a round is followed by the next round's number."""
    state = buffalo("round 2 \n plays blue 2C on Coffee-Canyon", seats=3)
    while len([*GAME.to_act(state)]) == 1:
        (seat,) = GAME.to_act(state)
        state, events = step(state, f"seat {seat} places 0")

    assert only(RoundStarted, events) == [RoundStarted(3, rule="B5", audience="everybody")]


@pytest.mark.rule("B6")
def test_a_full_pasture_cannot_be_picked() -> None:
    """Not with the last space taken, but with one space left."""
    state = buffalo("""
        blue fills  Coffee-Canyon
        Powder-Prairie  blue 7
    """)

    assert refused(state, "red lays 4G on Coffee-Canyon").rule == "B6"
    play(state, "red lays 4G on Powder-Prairie")


@pytest.mark.rule("B7")
def test_with_one_pasture_left_a_pair_and_a_discard_are_laid() -> None:
    """In either order: a pair on the open pasture, a card on none."""
    state = buffalo(ONE_PASTURE_OPEN, seats=3)

    pair_first = play(state, "red lays 2F on Sundown-Savannah", "red lays 2O on nothing")
    card_first = play(state, "red lays 2O on nothing", "red lays 2F on Sundown-Savannah")

    assert GAME.to_act(pair_first) == (0, 2)
    assert pair_first == card_first


@pytest.mark.rule("B7")
def test_with_one_pasture_left_two_pairs_are_refused() -> None:
    """The second card is a discard, and only one card is."""
    state = buffalo(ONE_PASTURE_OPEN, seats=3)

    after_pair = play(state, "red lays 2O on Sundown-Savannah")
    after_card = play(state, "red lays 2O on nothing")

    assert refused(after_pair, "red lays 2F on Sundown-Savannah").key == "must_discard"
    assert refused(after_card, "red lays 2F on nothing").key == "one_discard"
    assert refused(state, "red lays 2F on Lucky-Lake").rule == "B6"


@pytest.mark.rule("B7")
def test_with_two_pastures_left_nothing_is_discarded() -> None:
    """While two pastures have space, every pair needs one."""
    state = buffalo(ONE_PASTURE_OPEN.replace("Lone-Star-Valley", ""), seats=3)

    assert refused(state, "red lays 2F on nothing").key == "needs_pasture"
    state = play(state, "red lays 2F on Sundown-Savannah")
    assert refused(state, "red lays 2O on nothing").key == "needs_pasture"
    play(state, "red lays 2O on Lone-Star-Valley")


@pytest.mark.rule("B7", "BV4")
def test_a_discard_is_never_seen() -> None:
    """It leaves the hand, but no event and no view names it, not even with the memory aid."""
    state = buffalo(ONE_PASTURE_OPEN, seats=3, memory_aid=True)
    state = play(
        state,
        "blue lays 2J on Sundown-Savannah",
        "blue lays 2K on nothing",
        "red lays 2O on nothing",
        "red lays 2F on Sundown-Savannah",
        "green lays 2P on Sundown-Savannah",
    )

    state, events = step(state, "green lays 2H on nothing")

    revealed = [(event.seat, event.card) for event in only(PairRevealed, events)]
    assert revealed == [(0, "2J"), (1, "2F"), (2, "2P")]
    discarded = [(event.seat, event.audience) for event in only(CardDiscarded, events)]
    assert discarded == [(0, "everybody"), (1, "everybody"), (2, "everybody")]
    assert "2O" not in hand(state, "red")
    played = view(state, 0).seats[1].played
    assert played is not None
    assert "2F" in played
    assert "2O" not in played
    assert view(state, 0).seats[1].cards == 0


@pytest.mark.rule("B7", "B10")
def test_the_pairs_beside_the_discards_are_settled_as_ever() -> None:
    """On the last open pasture larger herds place first, then the newcomer."""
    state = buffalo(
        ONE_PASTURE_OPEN
        + """
        plays  red 2D  blue 2C  green 2A  on Sundown-Savannah
        """,
        seats=3,
    )

    state = play(state, "blue places 2", "red places 1", "green places 1")

    assert herds(state, "Sundown-Savannah")["blue"] == 6


@pytest.mark.rule("B8")
def test_a_choice_may_be_changed_until_the_last_has_chosen() -> None:
    """A third pair begins the choice again, and the seat is to act again."""
    state = play(
        buffalo("", seats=3), "blue lays 4A on Coffee-Canyon", "blue lays 2C on Lucky-Lake"
    )
    assert GAME.to_act(state) == (1, 2)

    state = play(state, "blue lays 2C on Fire-Fields")
    assert GAME.to_act(state) == (0, 1, 2)
    assert [(pair.card, pair.pasture) for pair in view(state, 0).pairs] == [("2C", "fire-fields")]

    state = play(state, "blue lays 4A on Lucky-Lake")
    assert GAME.to_act(state) == (1, 2)


@pytest.mark.rule("B8")
def test_a_changed_choice_leaves_no_trace() -> None:
    """A choice changed and changed back leaves the state as before."""
    once = play(buffalo("", seats=3), "blue lays 4A on Coffee-Canyon", "blue lays 2C on Lucky-Lake")

    changed = play(once, "blue lays 5J on Fire-Fields", "blue lays 5L on Lone-Star-Valley")
    back = play(changed, "blue lays 2C on Lucky-Lake", "blue lays 4A on Coffee-Canyon")

    assert changed != once
    assert back == once


@pytest.mark.rule("B8")
def test_the_last_choice_reveals_all_pairs_at_once() -> None:
    """No pair is revealed before; then all are, and nobody may change any more."""
    state = play(buffalo("", seats=3), *ALL_BUT_ONE_PAIR)
    assert view(state, 1).pairs == play_view_of(state, "red")

    state, events = step(state, "green lays 2H on Fire-Fields")

    assert [event.card for event in only(PairRevealed, events)] == [
        "4A", "2C", "5P", "5F", "2H", "2A",
    ]  # fmt: skip
    assert len(view(state, 1).pairs) == 6
    assert refused(state, "green lays 2P on Fire-Fields").key == "not_now"


def play_view_of(state: State, colour: str) -> object:
    """The pairs of one colour that its own seat is shown."""
    seat = next(seat.seat for seat in view(state).seats if colour in seat.colours)
    return tuple(pair for pair in view(state, seat).pairs if pair.colour == colour)


@pytest.mark.rule("B8")
def test_only_the_seat_itself_hears_what_it_lays() -> None:
    """Others hear that a choice was made or begun again."""
    events = told(
        buffalo("", seats=3),
        "red lays 4G on Fire-Fields",
        "red lays 5F on Lucky-Lake",
        "red lays 2D on Lucky-Lake",
    )

    laid = only(PairLaid, events)
    assert [(event.pasture, event.card, event.colour) for event in laid] == [
        ("fire-fields", "4G", "red"),
        ("lucky-lake", "5F", "red"),
        ("lucky-lake", "2D", "red"),
    ]
    assert {event.audience for event in laid} == {(1,)}
    assert laid[0].is_for(1)
    assert not laid[0].is_for(0)
    assert not laid[0].is_for(None)
    made = ChoiceMade(1, rule="B8", audience="everybody")
    assert only(ChoiceMade, events) == [made]
    assert made.is_for(None)
    assert only(ChoiceReopened, events) == [ChoiceReopened(1, rule="B8", audience="everybody")]


@pytest.mark.rule("B8", "B26")
def test_a_sealed_choice_is_always_asked() -> None:
    """Even the last two cards for the only pasture are laid by the player."""
    state = buffalo(ONE_PASTURE_OPEN, seats=3)
    hands = [hand(state, seat) for seat in range(3)]

    assert [len(cards) for cards in hands] == [2, 2, 2]
    assert GAME.to_act(state) == (0, 1, 2)
    assert len(GAME.legal_actions(state, 0)) == 4


@pytest.mark.rule("B14")
def test_played_cow_cards_are_gone_and_pasture_cards_return() -> None:
    """Next round the card is refused, the pasture is not; cards that stayed may be played."""
    state = buffalo("plays red 4G on Fire-Fields", seats=3)
    assert "4G" not in hand(state, "red")

    state = pass_round(state)

    assert "4G" not in hand(state, "red")
    assert view(state).seats[1].cards == 8
    reason = refused(state, "red lays 4G on Lucky-Lake")
    assert (reason.rule, reason.facts) == ("B14", {"card": "4G"})
    play(state, "red lays 4O on Fire-Fields")


@pytest.mark.rule("B14")
def test_a_laid_card_stays_in_the_hand_until_it_is_revealed() -> None:
    """Nobody can tell from the count of cards who has laid a pair."""
    state = play(buffalo("", seats=3), *ALL_BUT_ONE_PAIR)

    assert "5F" in hand(state, "red")
    assert [seat.cards for seat in view(state).seats] == [10, 10, 10]
    assert turn(state) is None
