"""The rules of sets, beating and asking once more, written from Z2, Z3, Z7 and Z18 alone.

Everything is found by trying all groups of cards in a hand, with no knowledge of codes.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product

FOOD_WEB = {
    "whale": [],
    "elephant": ["mouse"],
    "crocodile": ["elephant"],
    "polar-bear": ["elephant", "whale"],
    "lion": ["elephant"],
    "seal": ["polar-bear", "whale"],
    "fox": ["elephant", "crocodile", "polar-bear", "lion"],
    "perch": ["whale", "crocodile", "polar-bear", "seal"],
    "hedgehog": ["fox"],
    "fish": ["whale", "crocodile", "seal", "perch"],
    "mouse": ["crocodile", "polar-bear", "lion", "seal", "fox", "hedgehog"],
    "mosquito": ["mouse", "hedgehog", "fish"],
}
ORDER = [*FOOD_WEB, "joker"]
BOX = {**dict.fromkeys(FOOD_WEB, 5), "mosquito": 4, "joker": 1}

Cards = tuple[str, ...]
Meaning = tuple[str, int]


def groups(hand: Iterable[str]) -> Iterator[Cards]:
    """Every group of cards in a hand, the empty one too; cards of a kind are alike."""
    count = Counter(hand)
    kinds = sorted(count, key=ORDER.index)
    for numbers in product(*(range(count[kind] + 1) for kind in kinds)):
        yield tuple(
            kind for kind, number in zip(kinds, numbers, strict=True) for _ in range(number)
        )


def meaning(cards: Cards) -> Meaning | None:
    """Z3: the animal and number that a group counts as; None if it is no set."""
    animals = set(cards) - {"joker"}
    if animals == {"elephant", "mosquito"} and cards.count("mosquito") == 1:
        return "elephant", len(cards)
    if len(animals) == 1 and cards.count("joker") <= 1:
        return animals.pop(), len(cards)
    return None


def does_beat(one: Meaning, other: Meaning) -> bool:
    """Z7: as many of an animal that beats, or one more of the same."""
    return (one[0] in FOOD_WEB[other[0]] and one[1] == other[1]) or (
        one[0] == other[0] and one[1] == other[1] + 1
    )


def beating_sets(hand: Iterable[str], top: Meaning | None) -> set[Cards]:
    """Z6, Z7: the sets of a hand that may be played on the set on top, or led."""
    found = set()
    for cards in groups(hand):
        meant = meaning(cards)
        if meant is not None and (top is None or does_beat(meant, top)):
            found.add(cards)
    return found


def is_for(cards: Cards, animal: str) -> bool:
    """Z18: whether shown cards can be meant for an animal."""
    helpers = cards.count("joker") + (cards.count("mosquito") if animal == "elephant" else 0)
    return (
        cards.count(animal) + helpers == len(cards)
        and len(cards) > cards.count("joker")
        and (animal != "elephant" or cards.count("mosquito") <= 1)
    )


def shown_groups(hand: Iterable[str], top: Meaning) -> set[Cards]:
    """Z18: the cards that a junior may show: too few of something that would beat."""
    wanted = [*FOOD_WEB[top[0]], top[0]]
    return {
        cards
        for cards in groups(hand)
        for animal in wanted
        if is_for(cards, animal) and len(cards) < top[1] + (animal == top[0])
    }


def given_groups(hand: Iterable[str], shown: Cards, top: Meaning) -> set[Cards]:
    """Z18: the cards of the partner that make a beating set with the shown ones."""
    found = set()
    for cards in groups(hand):
        meant = meaning(tuple(sorted((*cards, *shown), key=ORDER.index)))
        if cards and meant is not None and does_beat(meant, top):
            found.add(cards)
    return found
