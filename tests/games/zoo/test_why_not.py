"""Every refusal names its rule, says a sentence, and gives the facts of that sentence."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie import State
from menagerie.cli.terminal.voice import voice_of
from menagerie.core.actions import Action
from menagerie.core.messages import LANGUAGES
from menagerie.core.refusals import Reason
from menagerie.games.zoo.actions import Give, Play, Push, SetAside
from menagerie.games.zoo.codes import Refusal
from tests.games.play import Taken, randoms
from tests.games.zoo.builders import (
    GAME,
    PEOPLE,
    exchange,
    hand,
    play,
    refused,
    refused_action,
    zoo,
)
from tests.games.zoo.play import games
from tests.games.zoo.scenes import TEAMS

ON_MICE = f"""
    {TEAMS}
    Anna holds  hedgehog joker 2 whale
    Ben holds   2 fox elephant
    Carl holds  hedgehog lion mosquito
    Dora holds  2 fox
    Ben led     2 mouse
"""
FIRST_ROUND = "Anna holds 2 fox whale \n Ben holds 2 fox \n Anna leads"
VOICES = [voice_of(GAME.speaker, PEOPLE, language) for language in LANGUAGES]
A_SET = "A set is of one animal, perhaps with the joker."
SENIOR = "are the higher placed of your team"


def sentence(state: State, line: str) -> tuple[str, str]:
    """The rule and the words of a refusal."""
    reason = refused(state, line)
    return reason.rule, reason.message


@pytest.mark.rule("Z24")
def test_the_game_is_over() -> None:
    """Nobody may do anything."""
    text = "standings Anna Ben Carl Dora \n points 18 18 0 0 \n Anna holds fox \n Ben holds fox"
    state = play(zoo(f"{text} \n Anna leads"), "Anna plays fox")

    assert sentence(state, "Anna passes") == ("Z24", "The game is over.")


@pytest.mark.rule("Z8", "Z17")
def test_something_else_is_asked() -> None:
    """An exchange is no trick, and a question no turn to play; the phase is told, too."""
    assert refused(exchange(4), "Anna plays fox") == Reason(
        "Z8",
        "not_now",
        "That is not possible now: cards are being exchanged.",
        {"phase": "exchanging"},
    )
    answering = play(zoo(ON_MICE), "Carl asks hedgehog")
    assert sentence(answering, "Anna passes")[1].endswith("first a partner has to answer.")
    assert sentence(zoo(FIRST_ROUND), "Anna keeps")[1].endswith("first somebody leads a set.")
    assert sentence(zoo(ON_MICE), "Carl pushes hedgehog lion")[1].endswith(
        "first somebody beats the set or passes."
    )


@pytest.mark.rule("Z5", "Z19")
def test_it_is_somebody_else_s_turn() -> None:
    """A question turns to the partner."""
    assert sentence(zoo(FIRST_ROUND), "Ben plays fox") == ("Z5", "It is seat 0’s turn.")
    state = play(zoo(ON_MICE), "Carl asks hedgehog")
    assert refused(state, "Dora refuses").facts == {"seat": 0}
    assert refused(state, "Ben gives fox").key == "not_your_turn"


@pytest.mark.rule("Z4")
def test_cards_that_are_not_held() -> None:
    """Playing, asking, giving, pushing and laying."""
    assert sentence(zoo(FIRST_ROUND), "Anna plays 3 fox") == ("Z4", "You do not hold 3 foxes.")
    assert refused(zoo(ON_MICE), "Carl plays 2 hedgehog").facts == {"cards": ("hedgehog",) * 2}
    assert refused(zoo(ON_MICE), "Carl asks fox").key == "not_held"
    asked = play(zoo(ON_MICE), "Carl asks hedgehog")
    assert refused(asked, "Anna gives 2 hedgehog").key == "not_held"
    state = exchange(5)
    missing = next(card for card in ("joker", "lion", "whale") if card not in hand(state, "Carl"))
    assert refused(state, f"Carl lays {missing}").key == "not_held"
    assert refused(state, f"Carl lays 2 {missing}").key == "not_held"
    assert refused_action(state, 4, Push(("joker", "joker"))).key == "not_held"


@pytest.mark.rule("Z6")
def test_a_leader_must_play() -> None:
    """Only Z12 moves the lead."""
    rule, words = sentence(zoo(FIRST_ROUND), "Anna passes")

    assert (rule, words) == ("Z6", "You lead, so you must play a set.")


@pytest.mark.rule("Z7")
def test_a_set_that_does_not_beat() -> None:
    """The sentence says what would."""
    state = zoo(ON_MICE.replace("2 mouse", "hedgehog"))
    reason = refused(state, "Carl plays lion")
    assert reason.message == ("Lion does not beat 1 hedgehog. These do: 1 fox or 2 hedgehogs.")
    assert reason.facts["beaters"] == ("1 fox", "2 hedgehog")

    number = refused(zoo(ON_MICE), "Carl plays hedgehog")
    assert number.message == "2 mice: you need exactly 2 here, not 1."
    assert refused(zoo(ON_MICE), "Carl asks mosquito").message.startswith("Elephant does not beat")


@pytest.mark.rule("Z14", "Z18", "Z19")
def test_who_may_not_ask() -> None:
    """Without teams, as a senior, when leading, of a partner who is out."""
    first = zoo("Ben holds fox \n Carl holds hedgehog fox \n Ben led 2 mouse")
    assert refused(first, "Carl asks hedgehog").rule == "Z14"
    senior = play(zoo(ON_MICE), "Carl passes", "Dora passes")
    assert sentence(senior, "Anna asks hedgehog") == (
        "Z18",
        f"Only the lower placed partner may ask, and you {SENIOR}.",
    )
    leading = zoo(f"{TEAMS} \n Carl holds fox whale \n Anna holds fox \n Carl leads")
    assert refused(leading, "Carl asks fox").key == "nothing_to_beat"
    left = zoo(f"{TEAMS} \n Carl holds hedgehog fox \n Ben holds fox \n Ben led 2 mouse")
    assert refused(left, "Carl asks hedgehog").message == (
        "Your partner seat 0 is out and cannot be asked."
    )


@pytest.mark.rule("Z18", "Z3")
def test_what_may_not_be_shown() -> None:
    """Enough for the whole set, or two mosquitoes for elephants."""
    state = zoo(
        f"{TEAMS} \n Carl holds 2 hedgehog \n Anna holds fox \n Ben holds fox \n Ben led 2 mouse"
    )
    assert sentence(state, "Carl asks 2 hedgehog") == (
        "Z18",
        "Show fewer than 2; 2 would be enough to play.",
    )
    state = zoo(
        f"{TEAMS} \n Carl holds 2 mosquito \n Anna holds fox \n Ben holds fox \n Ben led 3 lion"
    )
    assert refused(state, "Carl asks 2 mosquito").rule == "Z3"


@pytest.mark.rule("Z18")
def test_what_may_not_be_given() -> None:
    """Nothing without a question; not the wrong cards, not too many."""
    assert refused(zoo(ON_MICE), "Carl gives joker").key == "not_asked"
    assert refused(zoo(ON_MICE), "Anna refuses").key == "not_asked"
    state = play(zoo(ON_MICE), "Carl asks hedgehog")
    assert refused(state, "Anna gives whale").message == (
        "1 whale would not make a set with the cards shown (1 hedgehog): Hedgehog is wanted."
    )
    too_many = refused(state, "Anna gives hedgehog joker")
    assert too_many.message == "Add exactly 1 card, not 2."
    hands = "Anna holds joker fox \n Carl holds mosquito \n Ben holds fox"
    shown = zoo(f"{TEAMS} \n {hands} \n Ben led elephant")
    assert refused(play(shown, "Carl asks mosquito"), "Anna gives joker").key == "not_wanted"
    hands = "Anna holds elephant mosquito \n Carl holds mosquito \n Ben holds fox"
    shown = play(zoo(f"{TEAMS} \n {hands} \n Ben led 2 elephant"), "Carl asks mosquito")
    assert refused(shown, "Anna gives elephant mosquito").key == "not_wanted"


@pytest.mark.rule("Z17")
def test_who_may_not_exchange() -> None:
    """Each has a part of their own, once."""
    state = exchange(5)
    two = " ".join(hand(state, "Anna")[:2])
    assert sentence(state, f"Anna pushes {two}") == (
        "Z17",
        f"Only the lower placed partner gives cards first, and you {SENIOR}.",
    )
    assert refused(state, "Carl keeps").facts == {"role": "alone"}
    assert refused(state, f"Emil returns {two}").facts == {"role": "junior"}
    assert refused(state, f"Carl returns {two}").facts == {"role": "alone"}
    assert refused(state, "Dora lays").message.endswith(
        "and you are the lower placed of your team."
    )
    assert refused(state, f"Anna returns {two}").message == (
        "Your partner seat 3 has not given you any cards."
    )
    assert refused(play(state, "Dora keeps"), "Dora keeps").key == "exchanged"


@pytest.mark.rule("Z1", "Z3", "Z17")
@pytest.mark.parametrize(
    ("action", "rule", "words"),
    [
        (
            Play(("joker", "fox")),
            "Z3",
            "Cards are named in the order of the food web: 1 fox and the joker.",
        ),
        (
            Play(("fox", "whale")),
            "Z3",
            "Cards are named in the order of the food web: 1 whale and 1 fox.",
        ),
        (Play(("fox", "hedgehog")), "Z3", f"1 fox and 1 hedgehog: that is not a set. {A_SET}"),
        (Play(()), "Z3", f"Without cards there is no set. {A_SET}"),
        (Play(("fox",) * 6), "Z1", "The game does not have that many cards: 6 foxes."),
        (
            Give(("elephant", "mosquito", "mosquito")),
            "Z3",
            f"1 elephant and 2 mosquitoes: that is not a set. {A_SET}",
        ),
        (SetAside(("fox", "fox", "fox")), "Z17", "You may lay at most two cards with your tricks."),
    ],
    ids=lambda value: str(value)[:20],
)
def test_actions_that_nobody_can_ever_have(action: Action, rule: str, words: str) -> None:
    """Unsorted, no set, or more cards than there are."""
    reason = refused_action(zoo(FIRST_ROUND), 0, action)

    assert (reason.rule, reason.message) == (rule, words)


@given(games(), randoms)
def test_exactly_the_legal_actions_are_not_refused(game: Iterator[Taken], rng: Random) -> None:
    """Over all codes, and for every seat of some states."""
    for taken in game:
        if rng.random() < 0.02:
            for seat in range(GAME.seats_of(taken.before)):
                check_refusals(taken.before, seat, rng)


@given(randoms)
def test_in_every_phase_exactly_the_legal_actions_are_not_refused(rng: Random) -> None:
    """Leading, beating, answering, and when the game is over."""
    asked = play(zoo(ON_MICE), "Carl asks hedgehog")
    ending = "points 18 18 0 0 \n Anna holds fox \n Ben holds fox \n Anna leads"
    over = play(zoo(f"{TEAMS} \n {ending}"), "Anna plays fox")
    for state in (zoo(FIRST_ROUND), zoo(ON_MICE), asked, over):
        for seat in range(4):
            check_refusals(state, seat, rng)


@given(st.integers(4, 7), randoms)
def test_exactly_the_legal_exchanges_are_not_refused(seats: int, rng: Random) -> None:
    """Before the first trick, for every seat, also when cards have been pushed."""
    state = exchange(seats)
    junior = PEOPLE[seats - 1]
    pushed = play(state, f"{junior} pushes {' '.join(hand(state, junior)[:2])}")
    for seat in range(seats):
        check_refusals(state, seat, rng)
        check_refusals(pushed, seat, rng)


def check_refusals(state: State, seat: int, rng: Random) -> None:
    """No code but the legal ones is allowed, and a refusal is a sentence in each language."""
    allowed = [
        code
        for code in range(GAME.codes.count)
        if GAME.kernel.refusal(state.records, 0, seat, code) == Refusal.NONE
    ]
    assert allowed == GAME.legal_codes(state, seat)
    legal = set(GAME.legal_actions(state, seat))
    for action in rng.sample(list(GAME.codes.codes(1)), 20):
        reason = GAME.why_not(state, seat, action)
        assert (reason is None) == (action in legal)
        for said in [voice.refusal(reason) for voice in VOICES] if reason else ():
            assert said.endswith(".")
            assert not re.search(r"[{}_]|\bnone\b|polar-bear", said), said
