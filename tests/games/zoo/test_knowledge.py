"""What people know of each other's cards, and what a guess may make of the rest."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given

from menagerie import State
from menagerie.core.kernel.rule import plain
from menagerie.games.zoo.hands import known_to_partner
from tests.games.play import Taken, randoms
from tests.games.zoo.builders import GAME, PEOPLE, cards, exchange, hand, play, seen, view, zoo
from tests.games.zoo.oracle import Cards
from tests.games.zoo.play import games
from tests.games.zoo.promises import corner
from tests.games.zoo.scenes import TEAMS


def known(state: State, name: str, viewer: str | None) -> Counter[str]:
    """The cards that a viewer knows somebody to hold."""
    aided = {**GAME.dump(state), "options": {"memory_aid": True}}
    return Counter(seen(GAME.load(aided), name, viewer).known)


def guesses(state: State, viewer: str | None, number: int = 200) -> list[State]:
    """Truths that a viewer cannot tell from the real one."""
    veiled = GAME.veil(state, None if viewer is None else PEOPLE.index(viewer))
    return [GAME.guess(veiled, seed) for seed in range(number)]


@pytest.mark.rule("Z18", "ZV1")
def test_shown_cards_are_known_to_everybody() -> None:
    """Until as many of the kind are played."""
    state = zoo(
        f"""
        {TEAMS}
        Anna holds  2 whale
        Ben holds   2 fox
        Carl holds  2 hedgehog lion
        Dora holds  2 fox
        Ben led     3 mouse
        """
    )
    state = play(state, "Carl asks 2 hedgehog", "Anna refuses")
    for viewer in (None, "Anna", "Ben", "Dora"):
        assert known(state, "Carl", viewer) == {"hedgehog": 2}
    assert known(state, "Carl", "Carl") == {"hedgehog": 2}

    state = play(state, "Dora passes", "Anna passes", "Ben plays fox", "Carl plays lion")
    assert known(state, "Carl", None) == {"hedgehog": 2}


@pytest.mark.rule("Z18")
def test_a_card_that_is_played_is_no_longer_known() -> None:
    """One of two shown hedgehogs is left."""
    state = zoo(
        f"""
        {TEAMS}
        Ben holds    fox
        Carl holds   3 hedgehog
        Carl showed  2 hedgehog
        Ben led      mouse
        """
    )
    state = play(state, "Carl plays hedgehog")

    assert known(state, "Carl", None) == {"hedgehog": 1}


@pytest.mark.rule("Z12")
def test_everybody_knows_a_joker_that_could_not_be_led() -> None:
    """No guess puts it elsewhere."""
    state = zoo("Anna holds fox joker \n Ben holds 2 mouse \n Carl holds 2 lion \n Anna leads")
    state = play(state, "Anna plays fox", "Ben passes", "Carl passes")

    assert known(state, "Anna", "Carl") == {"joker": 1}
    assert all(hand(guess, "Anna") == ["joker"] for guess in guesses(state, "Carl"))


@pytest.mark.rule("Z12")
def test_a_leader_with_one_card_does_not_hold_the_joker() -> None:
    """Nobody guesses it there, but anything else."""
    state = zoo("Anna holds fox \n Ben holds whale \n Carl holds joker \n Anna leads")
    found = Counter(hand(guess, "Anna")[0] for guess in guesses(state, "Ben", 600))

    assert "joker" not in found
    assert len(found) == 12
    assert any(hand(guess, "Carl") == ["joker"] for guess in guesses(state, "Ben", 600))


@pytest.mark.rule("Z17", "ZV1")
def test_partners_know_the_cards_they_gave_each_other() -> None:
    """Until they are played or given back; nobody else knows."""
    state = exchange(4)
    pushed = hand(state, "Carl")[:2]
    state = play(state, f"Carl pushes {' '.join(pushed)}")
    assert known(state, "Anna", "Carl") == Counter(pushed)
    assert known(state, "Anna", "Ben") == Counter()

    returned = hand(state, "Anna")[-2:]
    state = play(state, f"Anna returns {' '.join(returned)}", "Dora keeps")
    assert known(state, "Carl", "Anna") == Counter(returned)
    assert known(state, "Anna", "Carl") == Counter(pushed) - Counter(returned)
    assert known(state, "Carl", "Dora") == Counter()


@pytest.mark.rule("Z17")
def test_a_card_from_the_partner_that_is_played_is_no_longer_known() -> None:
    """Of two foxes that came, one may be left."""
    state = zoo(
        f"""
        {TEAMS}
        Anna holds  2 fox lion
        Anna gave   2 mouse
        Carl holds  2 mouse
        Carl gave   2 fox
        Anna leads
        """
    )
    assert known(state, "Anna", "Carl") == {"fox": 2}
    assert known(state, "Carl", "Anna") == {"mouse": 2}
    state = play(state, "Anna plays fox")
    assert known(state, "Anna", "Carl") == {"fox": 1}
    assert known(play(state, "Carl passes"), "Carl", "Anna") == {"mouse": 2}


@pytest.mark.rule("Z17")
def test_nobody_else_knows_the_cards_laid_by_a_player_alone() -> None:
    """A guess lays any of the cards that nobody has seen."""
    state = exchange(5)
    state = play(state, f"Carl lays {' '.join(hand(state, 'Carl')[:2])}")
    laid = {tuple(GAME.dump(guess)["handed"][2]) for guess in guesses(state, "Anna")}

    assert len(laid) > 30
    own = {tuple(GAME.dump(guess)["handed"][2]) for guess in guesses(state, "Carl", 20)}
    assert own == {tuple(hand(exchange(5), "Carl")[:2])}


@pytest.mark.rule("Z17")
def test_other_teams_exchanges_are_guessed() -> None:
    """What the senior got is in the senior's hand, on the table, or went back."""
    state = exchange(4)
    state = play(state, f"Carl pushes {' '.join(hand(state, 'Carl')[:2])}")
    state = play(state, f"Anna returns {' '.join(hand(state, 'Anna')[:2])}", "Dora keeps")
    pairs = {tuple(map(tuple, GAME.dump(guess)["handed"])) for guess in guesses(state, "Ben")}

    assert len(pairs) > 100
    for guess in guesses(state, "Ben", 50):
        assert GAME.load(GAME.dump(guess)) == guess


def exchanges(senior: Cards, junior: Cards) -> Iterator[tuple[Cards, Cards]]:
    """What the senior returned, the junior has had; what the junior pushed came from below."""
    for returned in set(combinations(cards(junior), 2)):
        for pushed in set(combinations(cards((*senior, *returned)), 2)):
            yield returned, pushed


@pytest.mark.rule("Z17")
def test_every_card_that_other_teams_can_have_exchanged_is_guessed() -> None:
    """Ben guesses what Anna and Carl gave each other, when all their cards but one are played."""
    state = GAME.load(
        corner(
            f"""
            {TEAMS}
            Anna holds  fox
            Ben holds   2 whale
            Carl holds  mouse
            Carl gave   fox lion
            Anna gave   mouse seal
            Anna leads
            """
        )
    )
    dumps = [GAME.dump(guess) for guess in guesses(state, "Ben", 2000)]
    guessed = {tuple(tuple(dump["handed"][seat]) for seat in (0, 2)) for dump in dumps}
    had = {
        tuple((*dump["hands"][seat], *dump["played"][seat]) for seat in (0, 2)) for dump in dumps
    }
    possible = {pairs for senior, junior in had for pairs in exchanges(senior, junior)}

    assert len(had) == 2
    assert guessed <= possible
    assert {returned for returned, _ in guessed} == {returned for returned, _ in possible}
    assert len(guessed) > len(possible) // 2


@given(games())
def test_what_is_known_is_true(game: Iterator[Taken]) -> None:
    """Cards shown, or received from the partner, are in the hand as long as they are known."""
    for taken in game:
        reader = GAME.layout.read(taken.step.state.records)
        for seat in range(reader.seats):
            for kind in range(13):
                assert 0 <= reader.shown[seat, kind] <= reader.hands[seat, kind]
                assert plain(known_to_partner)(reader, seat, kind) <= reader.hands[seat, kind]


@given(games(), randoms)
def test_a_guess_is_a_possible_truth(game: Iterator[Taken], rng: Random) -> None:
    """It veils back to the same bytes, and is a position that loads."""
    for taken in game:
        if rng.random() < 0.9:
            continue
        state = taken.step.state
        for seat in (None, *range(GAME.seats_of(state))):
            veiled = GAME.veil(state, seat)
            guess = GAME.guess(veiled, rng.randrange(2**32))
            assert GAME.veil(guess, seat) == veiled
            assert GAME.load(GAME.dump(guess)) == guess


@pytest.mark.rule("ZV1")
def test_without_the_memory_aid_not_even_the_own_tricks_are_shown() -> None:
    """With it, who played and won which."""
    text = "Anna holds 2 fox \n Ben holds 2 fox \n Anna won 2 lion hedgehog \n Anna leads"
    plain_view = view(zoo(text), "Anna").seats[0]
    assert (plain_view.taken, plain_view.played, plain_view.known) == (None, None, None)
    assert plain_view.pile == 3

    aided = view(zoo(text, memory_aid=True), "Anna").seats[0]
    assert aided.taken == ("lion", "lion", "hedgehog")
    assert aided.played == ("lion", "lion", "hedgehog")
    assert aided.known == ()


@pytest.mark.rule("Z24")
def test_after_the_game_all_cards_lie_open() -> None:
    """There is nothing left to guess but chance."""
    state = zoo(
        """
        standings   Anna Ben Carl Dora
        points      18 18 2 1
        Anna holds  fox
        Ben holds   lion
        Anna leads
        """
    )
    state = play(state, "Anna plays fox")

    assert view(state).phase == "over"
    veiled = GAME.veil(state, None)
    assert GAME.dump(GAME.guess(veiled, 3))["hands"] == GAME.dump(state)["hands"]
    assert GAME.veil(GAME.guess(veiled, 3), None) == veiled
