"""Why partners ask, give and exchange, and why a player alone lays cards aside."""

from collections import Counter

from menagerie.bots.thoughts import Moment, Thought
from menagerie.bots.zoo.reasons.counts import (
    BEATS,
    animals_count,
    asked_for,
    gifts,
    left_after,
    unseen,
    won,
)
from menagerie.core.refusals import Facts
from menagerie.games.zoo.actions import Ask, Give, Keep, Push, Refuse, Return, SetAside
from menagerie.games.zoo.pieces import CARD_NAMES, HEDGEHOG

STRONG = 4
TWO = 2


def asks_who_has(moment: Moment) -> Facts | None:
    """Z17, Z18: the partner is known to hold what is missing."""
    if not isinstance(moment.action, Ask):
        return None
    kind, number = asked_for(moment)
    partner = moment.view.seats[moment.seat].partner
    if moment.known.hands[partner, kind] < number:
        return None
    return {"partner": partner, "animal": CARD_NAMES[kind], "number": number}


def asks_for(moment: Moment) -> Facts | None:
    """Z18: how many are missing, and how many are still unseen."""
    if not isinstance(moment.action, Ask):
        return None
    kind, number = asked_for(moment)
    return {
        "partner": moment.view.seats[moment.seat].partner,
        "animal": CARD_NAMES[kind],
        "number": number,
        "unseen": unseen(moment, kind),
    }


def goes_out_giving(moment: Moment) -> Facts | None:
    """Z20: no card is left after the gift."""
    return {} if isinstance(moment.action, Give) and not left_after(moment) else None


def lets_partner_out(moment: Moment) -> Facts | None:
    """Z20: the junior holds nothing but what is shown."""
    asked = moment.view.asked
    if not isinstance(moment.action, Give) or asked is None:
        return None
    out = moment.view.seats[asked.by].cards == len(asked.cards)
    return {"partner": asked.by} if out else None


def gives(moment: Moment) -> Facts | None:
    """Z18: both get rid of cards."""
    asked = moment.view.asked
    if not isinstance(moment.action, Give) or asked is None:
        return None
    number = len(moment.action.cards) + len(asked.cards)
    return {"partner": asked.by, "number": number}


def keeps_gift(moment: Moment) -> Facts | None:
    """Z19: what could have been given is kept."""
    found = gifts(moment) if isinstance(moment.action, Refuse) else []
    return {"cards": found[0]} if found else None


def _handed(moment: Moment) -> Facts | None:
    """Z17: the cards that go to the partner."""
    if not isinstance(moment.action, Push | Return):
        return None
    return {"partner": moment.view.seats[moment.seat].partner, "cards": moment.action.cards}


def hands_strength(moment: Moment) -> Facts | None:
    """Z2: both cards beat many animals, or one is the joker."""
    facts = _handed(moment)
    strong = facts and all(_is_strong(card) for card in facts["cards"])
    return facts if strong else None


def _is_strong(card: str) -> bool:
    return card == "joker" or BEATS[CARD_NAMES.index(card)] >= STRONG


def hands_singles(moment: Moment) -> Facts | None:
    """Z3: both are the only ones of their kind."""
    facts, held = _handed(moment), Counter(moment.view.hand)
    return facts if facts and all(held[card] == 1 for card in facts["cards"]) else None


def hands_pair(moment: Moment) -> Facts | None:
    """Z3: two of a kind are a set for the partner."""
    facts = _handed(moment)
    return facts if facts and len(set(facts["cards"])) == 1 else None


def hands_cards(moment: Moment) -> Facts | None:
    """Z17: two cards for the partner."""
    return _handed(moment)


def keeps_all(moment: Moment) -> Facts | None:
    """Z17: nothing is exchanged."""
    return {} if isinstance(moment.action, Keep) else None


def _laid(moment: Moment) -> tuple[str, ...]:
    """Z17: the cards laid among the seat's own tricks."""
    return moment.action.cards if isinstance(moment.action, SetAside) else ()


def lays_lions(moment: Moment) -> Facts | None:
    """Z22: two lions count two points."""
    lions = _laid(moment).count("lion")
    return {"lions": lions} if lions >= TWO and animals_count(moment) else None


def lays_hedgehog(moment: Moment) -> Facts | None:
    """Z22: a hedgehog saves a point."""
    lacks = animals_count(moment) and won(moment, HEDGEHOG) == 0
    return {} if "hedgehog" in _laid(moment) and lacks else None


def lays_cards(moment: Moment) -> Facts | None:
    """Z17: fewer cards to get rid of."""
    return {"number": len(_laid(moment))} if _laid(moment) else None


def lays_nothing(moment: Moment) -> Facts | None:
    """Z17: all cards stay in the hand."""
    return {} if isinstance(moment.action, SetAside) and not _laid(moment) else None


THOUGHTS = (
    Thought("asks_who_has", "Z18", asks_who_has),
    Thought("asks_for", "Z18", asks_for),
    Thought("goes_out_giving", "Z20", goes_out_giving),
    Thought("lets_partner_out", "Z20", lets_partner_out),
    Thought("gives", "Z18", gives),
    Thought("keeps_gift", "Z19", keeps_gift),
    Thought("hands_strength", "Z17", hands_strength),
    Thought("hands_pair", "Z17", hands_pair),
    Thought("hands_singles", "Z17", hands_singles),
    Thought("hands_cards", "Z17", hands_cards),
    Thought("keeps_all", "Z17", keeps_all),
    Thought("lays_lions", "Z22", lays_lions),
    Thought("lays_hedgehog", "Z22", lays_hedgehog),
    Thought("lays_cards", "Z17", lays_cards),
    Thought("lays_nothing", "Z17", lays_nothing),
)
