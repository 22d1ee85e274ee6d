"""What reasons at Zoff im Zoo say, read from the position."""

from collections import Counter
from collections.abc import Iterable

from menagerie.core.refusals import Facts
from menagerie.games.zoo.pieces import BOXES, LATEST
from tests.bots.deed import Check, Deed

BOX = BOXES[LATEST]
ANIMALS = list(BOX.beaten_by)


def animal_of(cards: tuple[str, ...]) -> str:
    """What a set counts as."""
    if "elephant" in cards:
        return "elephant"
    return next(card for card in cards if card != "joker")


def is_set(cards: list[str]) -> bool:
    """Whether cards of one animal, with the helpers it may have, make a set."""
    kinds = set(cards) - {"joker"}
    if kinds == {"elephant", "mosquito"}:
        return cards.count("mosquito") == 1
    return len(kinds) == 1


def beaten(animal: str) -> int:
    """How many animals an animal beats."""
    return sum(animal in BOX.beaters(prey) for prey in ANIMALS)


def own_hand(deed: Deed) -> Counter[str]:
    """The seat's own hand."""
    return Counter(deed.before["hands"][deed.seat])


def left(deed: Deed) -> list[str]:
    """What the hand has left then."""
    return list((own_hand(deed) - Counter(deed.action["cards"])).elements())


def top(deed: Deed) -> tuple[int, tuple[str, ...]] | None:
    """Who played the set on top, and its cards."""
    trick = deed.before["trick"]
    return (trick[-1]["seat"], tuple(trick[-1]["cards"])) if trick else None


def partner(deed: Deed) -> int | None:
    """The partner of the seat."""
    teams: list[list[int]] = deed.before["teams"]
    own = [team for team in teams if deed.seat in team]
    return next((seat for team in own for seat in team if seat != deed.seat), None)


def plays(deed: Deed) -> list[tuple[str, ...]]:
    """The sets that may be played."""
    return [tuple(a["cards"]) for a in deed.legal if a["type"] == "play"]


def others_cannot_beat(deed: Deed, _: Facts) -> bool:
    """No other hand, nor all of them together, could beat the set."""
    held = Counter(
        card for s, hand in enumerate(deed.before["hands"]) if s != deed.seat for card in hand
    )
    cards = tuple(deed.action["cards"])
    animal = animal_of(cards)
    for kind in (animal, *BOX.beaters(animal)):  # type: ignore[arg-type]
        needed = len(cards) + (kind == animal)
        helpers = held["joker"] + (min(1, held["mosquito"]) if kind == "elephant" else 0)
        if held[kind] and held[kind] + helpers >= needed:
            return False
    return True


def leaves_one_set(deed: Deed, facts: Facts) -> bool:
    """What is left is one set."""
    return is_set(left(deed)) and Counter(left(deed)) == Counter(facts["cards"])


def stops_rival(deed: Deed, facts: Facts) -> bool:
    """The set on top is of a rival with few cards."""
    found = top(deed)
    held = len(deed.before["hands"][facts["rival"]])
    right = found is not None and found[0] == facts["rival"] != partner(deed)
    return right and facts["held"] == held and 0 < held <= 2


def in_trick(deed: Deed, card: str) -> int:
    """The cards of a kind in the trick."""
    return sum(played["cards"].count(card) for played in deed.before["trick"])


def beats_cheaply(deed: Deed, facts: Facts) -> bool:
    """Every other animal that beats the set on top beats more animals, and there is one."""
    strengths = {animal: beaten(animal) for animal in map(animal_of, plays(deed))}
    own = strengths.pop(facts["animal"])
    right = facts["animal"] == animal_of(tuple(deed.action["cards"])) and deed.before["trick"]
    return bool(right and strengths) and all(own < other for other in strengths.values())


def keeps_together(deed: Deed, facts: Facts) -> bool:
    """Every set that beats is of this animal, and leaves some of it behind."""
    held = own_hand(deed)
    split = [held[animal_of(cards)] > cards.count(animal_of(cards)) for cards in plays(deed)]
    return all(split) and {facts["animal"]} == {animal_of(cards) for cards in plays(deed)}


def still_holds(deed: Deed, cards: Iterable[str]) -> bool:
    """The round goes on, and the seat has these cards, and could play them as a part of a set."""
    held = Counter(deed.after["hands"][deed.seat])
    same = deed.after["round"] == deed.before["round"] and deed.game.to_act(deed.step.state)
    return bool(same) and not Counter(cards) - held and set(held) != {"joker"}


def asks(deed: Deed, facts: Facts) -> bool:
    """The partner, the animal and the number that are asked for; the set would beat."""
    found = top(deed)
    assert found is not None
    needed = len(found[1]) + (facts["animal"] == animal_of(found[1]))
    beats = facts["animal"] in (animal_of(found[1]), *BOX.beaters(animal_of(found[1])))  # type: ignore[arg-type]
    missing = needed - len(deed.action["cards"])
    return beats and (facts["partner"], facts["number"]) == (partner(deed), missing)


def unseen(deed: Deed, animal: str) -> int:
    """The cards of an animal in the other hands, or laid aside by somebody alone."""
    hands = [hand for s, hand in enumerate(deed.before["hands"]) if s != deed.seat]
    teams = deed.before["teams"]
    alone = [team[0] for team in teams if len(team) == 1 and team[0] != deed.seat]
    laid = [deed.before["handed"][seat] for seat in alone]
    return sum(cards.count(animal) for cards in (*hands, *laid))


def hands_to(deed: Deed, facts: Facts) -> bool:
    """The cards of the action, for the partner."""
    return tuple(facts["cards"]) == tuple(deed.action["cards"]) and facts["partner"] == partner(
        deed
    )


def counts(deed: Deed) -> bool:
    """Lions and hedgehogs count in this round."""
    return bool(deed.before["teams"]) or deed.before["seats"] == 3


CHECKS: dict[str, Check] = {
    "goes_out": lambda deed, facts: (
        (deed.seat, facts["ordinal"])
        in [(event["seat"], event["place"]) for event in deed.events("went_out")]
    ),
    "wins_and_goes_out": lambda deed, facts: (
        others_cannot_beat(deed, facts) and leaves_one_set(deed, facts)
    ),
    "leaves_one_set": leaves_one_set,
    "stops_rival": stops_rival,
    "wants_lions": lambda deed, facts: (
        counts(deed) and in_trick(deed, "lion") == facts["lions"] > 0
    ),
    "wants_hedgehog": lambda deed, _: (
        counts(deed)
        and in_trick(deed, "hedgehog") > 0
        and "hedgehog" not in deed.before["taken"][deed.seat]
    ),
    "cannot_be_beaten": others_cannot_beat,
    "beats_cheaply": beats_cheaply,
    "sheds_most": lambda deed, facts: (
        facts["number"] == max(map(len, plays(deed))) > 1 and not deed.before["trick"]
    ),
    "sheds_weakest": lambda deed, facts: (
        beaten(facts["animal"]) == 0 and animal_of(deed.action["cards"]) == facts["animal"]
    ),
    "sheds_weak": lambda deed, facts: (
        beaten(facts["animal"]) == facts["beaten"]
        and animal_of(deed.action["cards"]) == facts["animal"]
    ),
    "keeps_joker": lambda deed, _: "joker" in left(deed) and still_holds(deed, ["joker"]),
    "clears_animal": lambda deed, facts: facts["animal"] not in left(deed),
    "beats_at_all": lambda deed, facts: len(deed.action["cards"]) == facts["number"],
    "lets_partner_win": lambda deed, facts: (
        (top(deed) or (None,))[0] == facts["partner"] == partner(deed)
    ),
    "cannot_beat": lambda deed, _: not plays(deed),
    "saves_joker": lambda deed, _: (
        all("joker" in cards for cards in plays(deed)) and still_holds(deed, ["joker"])
    ),
    "keeps_together": keeps_together,
    "saves_cards": lambda deed, facts: (
        tuple(facts["cards"]) in plays(deed) and still_holds(deed, facts["cards"])
    ),
    "asks_who_has": lambda deed, facts: (
        asks(deed, facts)
        and deed.before["hands"][facts["partner"]].count(facts["animal"]) >= facts["number"]
    ),
    "asks_for": lambda deed, facts: (
        asks(deed, facts) and unseen(deed, facts["animal"]) == facts["unseen"]
    ),
    "goes_out_giving": lambda deed, _: not left(deed),
    "lets_partner_out": lambda deed, facts: (
        facts["partner"] in [event["seat"] for event in deed.events("went_out")]
    ),
    "gives": lambda deed, facts: (
        facts["number"] == len(deed.action["cards"]) + len(deed.before["asked"]["cards"])
        and facts["partner"] == partner(deed)
    ),
    "keeps_gift": lambda deed, facts: (
        list(facts["cards"])
        in [list(action["cards"]) for action in deed.legal if action["type"] == "give"]
    ),
    "hands_strength": lambda deed, facts: (
        hands_to(deed, facts)
        and all(card == "joker" or beaten(card) > 3 for card in facts["cards"])
    ),
    "hands_pair": lambda deed, facts: hands_to(deed, facts) and len(set(facts["cards"])) == 1,
    "hands_singles": lambda deed, facts: (
        hands_to(deed, facts) and all(own_hand(deed)[card] == 1 for card in facts["cards"])
    ),
    "hands_cards": hands_to,
    "keeps_all": lambda deed, _: deed.after["hands"][deed.seat] == deed.before["hands"][deed.seat],
    "lays_lions": lambda deed, facts: (
        counts(deed) and deed.action["cards"].count("lion") == facts["lions"] > 1
    ),
    "lays_hedgehog": lambda deed, _: "hedgehog" in deed.action["cards"] and counts(deed),
    "lays_cards": lambda deed, facts: own_hand(deed).total() - len(left(deed)) == facts["number"],
    "lays_nothing": lambda deed, _: Counter(left(deed)) == own_hand(deed),
}
