"""Sets and which beats which (Z2, Z3, Z7), against an oracle that tries all groups of cards."""

from random import Random

import pytest
from hypothesis import given

from menagerie.core.kernel.rule import plain
from menagerie.games.zoo.actions import group_names
from menagerie.games.zoo.sets import SETS, beats, set_code
from tests.games.play import randoms
from tests.games.zoo.builders import hand, play, plays, refused, turn, zoo
from tests.games.zoo.oracle import BOX, beating_sets, does_beat, groups, meaning

OTHERS = """
    Ben holds   fox
    Carl holds  fox
    Dora holds  fox
"""


def alone(cards: str, trick: str = "") -> set[str]:
    """The sets that Anna may play from a hand."""
    return plays(zoo(f"Anna holds {cards} \n {OTHERS} \n {trick or 'Anna leads'}"), "Anna")


@pytest.mark.rule("Z3")
def test_there_are_128_sets() -> None:
    """Of all groups that the box allows, as many have a meaning, each exactly one."""
    few = {kind: BOX[kind] for kind in ("elephant", "mosquito", "fox", "joker")}
    found = {cards for cards in groups(_all(few)) if meaning(cards)}

    assert len(found) == 20 + 8 + 10
    assert len(SETS) == 20 + 8 + 10 * 10 == 128
    assert found <= {group_names(code) for code in range(len(SETS))}
    assert len({group_names(code) for code in range(len(SETS))}) == 128


def _all(count: dict[str, int]) -> list[str]:
    return [kind for kind in count for _ in range(count[kind])]


@pytest.mark.rule("Z3")
def test_every_set_means_what_its_cards_mean() -> None:
    """And its number is found from its parts."""
    for code, group in enumerate(SETS):
        names = group_names(code)
        assert meaning(names) == (names[0], group.number)
        assert plain(set_code)(group.kind, group.real, group.mosquito, group.joker) == code


@pytest.mark.rule("Z7")
def test_827_pairs_of_sets_beat() -> None:
    """Exactly those of the food web at equal number, and one more of the same animal."""
    found = 0
    for one in range(len(SETS)):
        for other in range(len(SETS)):
            expected = does_beat(meaning(group_names(one)), meaning(group_names(other)))  # type: ignore[arg-type]
            assert plain(beats)(1, one, other) == expected
            found += expected

    assert found == 827


@pytest.mark.rule("Z3", "Z6", "Z7")
@given(randoms)
def test_a_hand_is_listed_as_the_oracle_lists_it(rng: Random) -> None:
    """Leading, and on any set that can lie on the table."""
    deck = [*_all(BOX)]
    rng.shuffle(deck)
    top = group_names(rng.randrange(len(SETS)))
    for card in top:
        deck.remove(card)
    own = deck[: rng.choice([3, 6, 9, 12])]
    rest = [card for card in deck[12:] if card != "joker"]
    people = f"Ben holds {rest[0]} \n Carl holds {rest[1]} \n Dora holds {rest[2]}"
    for trick in ("Anna leads", f"Dora led {' '.join(top)}"):
        if set(own) == {"joker"}:
            continue
        state = zoo(f"Anna holds {' '.join(own)} \n {people} \n {trick}")
        meant = meaning(top) if "led" in trick else None
        expected = beating_sets(hand(state, "Anna"), meant)
        assert plays(state, "Anna") == {" ".join(cards) for cards in expected}


@pytest.mark.rule("Z7")
def test_worked_example_1_on_one_seal() -> None:
    """Two seals, or one polar bear, or one whale; never three seals."""
    state = zoo(f"Anna holds 3 seal polar-bear whale fox \n {OTHERS} \n Dora led seal")

    assert plays(state, "Anna") == {"seal seal", "polar-bear", "whale"}
    assert refused(state, "Anna plays 3 seal").message == (
        "1 seal: you need exactly 2 here, not 3."
    )


@pytest.mark.rule("Z2", "Z7")
def test_worked_example_2_elephants_do_not_beat_hedgehogs() -> None:
    """Elephants beat foxes, foxes beat hedgehogs, and the mouse beats the elephant."""
    assert alone("elephant", "Dora led fox") == {"elephant"}
    assert alone("fox", "Dora led hedgehog") == {"fox"}
    assert alone("elephant", "Dora led hedgehog") == set()
    assert alone("mouse", "Dora led elephant") == {"mouse"}


@pytest.mark.rule("Z3")
def test_worked_example_3_joker_and_mosquito_are_two_mosquitoes() -> None:
    """With an elephant they are three elephants."""
    assert alone("mosquito joker", "Dora led mosquito") == {"mosquito joker"}
    assert alone("mosquito joker", "Dora led elephant") == set()
    assert alone("elephant mosquito joker", "Dora led 2 elephant") == {"elephant mosquito joker"}


@pytest.mark.rule("Z3")
def test_only_one_mosquito_helps_elephants() -> None:
    """Two mosquitoes are mosquitoes."""
    assert alone("elephant 2 mosquito", "Dora led 2 elephant") == set()
    assert alone("elephant 2 mosquito") == {
        "elephant",
        "elephant mosquito",
        "mosquito",
        "mosquito mosquito",
    }


@pytest.mark.rule("Z3")
def test_the_joker_is_never_played_alone() -> None:
    """It joins any animal, and fox with fox is another set than fox with joker."""
    assert alone("2 fox joker") == {"fox", "fox fox", "fox joker", "fox fox joker"}
    reason = refused(zoo(f"Anna holds fox joker \n {OTHERS} \n Anna leads"), "Anna plays joker")
    assert reason.message.startswith("The joker: that is not a set.")


@pytest.mark.rule("Z7")
def test_a_larger_number_of_another_animal_does_not_beat() -> None:
    """Exactly the same number, and nothing else."""
    assert alone("3 whale", "Dora led 2 seal") == {"whale whale"}
    state = zoo(f"Anna holds 3 whale \n {OTHERS} \n Dora led 2 seal")
    assert turn(play(state, "Anna plays 2 whale")) == "Ben"
