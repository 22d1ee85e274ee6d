"""What a seat may know: hands, the pile, and the memory aid."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from hypothesis import given

from menagerie import Veiled
from menagerie.core.actions import Action
from menagerie.games.goats.actions import Play
from tests.games.goats.builders import GAME, goats, hand, known, play, seat_of, takes, view
from tests.games.goats.play import games
from tests.games.play import Taken, randoms


@pytest.mark.rule("G7", "G11")
def test_only_the_first_two_cards_of_a_hand_are_secret() -> None:
    """What is taken from the open meadow is known until it is played."""
    state = goats("red holds polar-3 chef-1 \n 2,4 knight-2")
    assert known(state, "red") == ()

    state = play(state, "red plays polar-3", "red takes 2,4")

    assert known(state, "red") == ("knight-2",)
    assert view(state, "yellow").hand != view(state, "red").hand
    assert view(state).seats[0].cards == 2


@pytest.mark.rule("G8", "G11")
def test_of_two_equal_cards_the_known_one_is_played() -> None:
    """The other stays as unknown as it was, and so do all worlds in which it is no dog."""
    state = goats("red shows milk-1 \n red holds dog dog \n all know red dog")
    state = play(state, "red plays dog")

    assert hand(state, "red") == ("dog",)
    assert known(state, "red") == ()


@pytest.mark.rule("GV1")
def test_the_memory_aid_shows_known_cards_boxed_ones_and_what_must_be_in_the_pile() -> None:
    """Off, none of it is shown."""
    text = """
        red won       elvis
        red holds     polar-3 chef-1
        yellow holds  knight-1 chef-2
        all know      yellow knight-1
        pile          elvis-1
    """
    with_aid = view(goats(text, memory_aid=True, in_pile=["elvis-1"]), "red")
    without = view(goats(text, in_pile=["elvis-1"]), "red")

    assert [seat.known for seat in with_aid.seats] == [(), ("knight-1",), (), ()]
    assert with_aid.boxed == ("elvis-2", "elvis-3", "elvis-4", "elvis-5")
    assert with_aid.in_pile == ("elvis-1",)
    assert [seat.known for seat in without.seats] == [None] * 4
    assert (without.boxed, without.in_pile) == (None, None)


@pytest.mark.rule("GV1", "G7")
def test_dogs_put_aside_are_known_to_be_in_the_pile_until_dogs_come_out() -> None:
    """Each dog drawn may have been one of them."""
    state = goats(
        "red holds polar-3 chef-1 \n pile dog dog dog", memory_aid=True, in_pile=["dog", "dog"]
    )
    assert view(state).in_pile == ("dog", "dog")
    left = []
    for who in ("red", "yellow", "blue"):
        card = hand(state, who)[0]
        state = play(state, f"{who} plays {card}")
        state = play(state, f"{who} takes {min(takes(state))}")
        left.append(view(state).in_pile)

    assert left == [("dog",), (), ()]


def legal_in(veiled: Veiled, seat: int) -> list[Action]:
    """What the rules would let a seat do in what another knows."""
    codes = np.empty(GAME.codes.count, np.int16)
    count = GAME.kernel.legal(veiled.records, 0, seat, codes)
    record = GAME.layout.read(veiled.records)
    return [GAME.codes.decode(record, seat, int(code)) for code in codes[:count]]


@given(games(), randoms)
def test_a_veiled_hand_lists_no_card_that_is_hidden(game: Iterator[Taken], rng: Random) -> None:
    """Of another's hand only known cards can be seen, in the view and among the actions."""
    for taken in game:
        state = taken.before
        seats = GAME.seats_of(state)
        watcher = (taken.seat + rng.randrange(1, seats)) % seats
        dump = GAME.dump(state)
        actions = legal_in(GAME.veil(state, watcher), taken.seat)
        if dump["phase"] == "playing":
            seen = {action.card for action in actions if isinstance(action, Play)}
            assert seen == set(dump["known"][taken.seat])
        assert GAME.view(state, watcher).hand == tuple(dump["hands"][watcher])  # type: ignore[attr-defined]


@given(games(), randoms)
def test_what_all_know_is_true(game: Iterator[Taken], rng: Random) -> None:
    """Known cards are held, known cards of the pile lie there."""
    for taken in game:
        if rng.random() < 0.2:
            dump = GAME.dump(taken.step.state)
            for seat, cards in enumerate(dump["known"]):
                assert set(cards) <= set(dump["hands"][seat])
            assert set(dump["in_pile"]) <= set(dump["pile"])
            assert dump["in_pile"].count("dog") <= dump["pile"].count("dog")


def test_a_spectator_holds_nothing() -> None:
    """And has no walks to think of."""
    shown = view(goats("red holds polar-3 chef-1"))

    assert (shown.hand, shown.walks, shown.seat) == ((), (), None)
    assert seat_of("red") == 0
