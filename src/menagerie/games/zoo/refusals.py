"""Why an action is refused, in words that name the rule and the facts."""

from collections import Counter
from typing import Any

from menagerie.core.actions import Action
from menagerie.core.game import UNKNOWN_ACTION
from menagerie.core.kernel.rule import plain
from menagerie.core.refusals import Facts, Reason, refused
from menagerie.games.zoo.actions import (
    Ask,
    Cards,
    Give,
    Play,
    Push,
    Return,
    SetAside,
    codes_of,
    group_names,
)
from menagerie.games.zoo.codes import Refusal
from menagerie.games.zoo.names import partner, phase
from menagerie.games.zoo.pieces import BOXES, CARD_NAMES, Card
from menagerie.games.zoo.questions import missing, wanted_kind
from menagerie.games.zoo.rules import asked_seat
from menagerie.games.zoo.sets import KIND, NUMBER, number_needed
from menagerie.games.zoo.speech import SPEAKER
from menagerie.games.zoo.state import Phase
from menagerie.games.zoo.teams import is_alone, is_junior
from menagerie.games.zoo.tricks import top_set


def explain(state: Any, seat: int, action: Action, refusal: int) -> Reason:
    """Put a refusal into words; only what the seat may know is looked at."""
    if refusal == UNKNOWN_ACTION:
        return _explain_unknown(state, action)
    return refused(Refusal(refusal), _facts(state, seat, action), SPEAKER)


def _facts(state: Any, seat: int, action: Action) -> Facts:
    """What a sentence may tell: the action, whose turn it is, the set on top, the team."""
    facts: Facts = {"phase": phase(state), "role": _role(state, seat)}
    facts["partner"] = partner(state, seat)
    if state.phase not in {Phase.EXCHANGING, Phase.OVER}:
        facts["seat"] = plain(asked_seat)(state)
    if isinstance(action, Play | Ask | Give | Push | Return | SetAside):
        facts |= {"cards": action.cards, "number": len(action.cards)}
    if state.phase == Phase.BEATING and isinstance(action, Play | Ask):
        facts |= _trick_facts(state, _animal(state, action))
    if state.phase == Phase.ANSWERING and isinstance(action, Give):
        facts |= _trick_facts(state, CARD_NAMES[plain(wanted_kind)(state, state.asked)])
        facts |= {"asked_cards": group_names(state.asked), "missing": plain(missing)(state)}
    return facts


def _role(state: Any, seat: int) -> str:
    """Z15: what a seat is in its team."""
    if plain(is_alone)(state, seat):
        return "alone"
    return "junior" if plain(is_junior)(state, seat) else "senior"


def _trick_facts(state: Any, animal: Card) -> Facts:
    """Z7, Z18: the set on top, what beats it, and how many of the animal are needed."""
    top = plain(top_set)(state)
    beaten = CARD_NAMES[KIND[top]]
    beaters = (*BOXES[state.rules_version].beaters(beaten), beaten)
    return {
        "top": f"{NUMBER[top]} {beaten}",
        "animal": animal,
        "beaters": tuple(f"{_number_needed(top, name)} {name}" for name in beaters),
        "needed": _number_needed(top, animal),
    }


def _number_needed(top: int, animal: Card) -> int:
    """Z7: how many of an animal the set on top takes."""
    return plain(number_needed)(top, CARD_NAMES.index(animal))


def _animal(state: Any, action: Play | Ask) -> Card:
    """Z3, Z18: the animal that the cards of an action are meant as."""
    group = codes_of(state.rules_version)[Play(action.cards)]
    if isinstance(action, Ask):
        return CARD_NAMES[plain(wanted_kind)(state, group)]
    return CARD_NAMES[KIND[group]]


def _sorted_cards(cards: Cards) -> Cards:
    """The same cards in the order in which actions name them."""
    return tuple(sorted(cards, key=CARD_NAMES.index))


def _explain_unknown(state: Any, action: Any) -> Reason:
    """Why nobody can ever have such an action."""
    facts: Facts = {"cards": action.cards, "sorted": _sorted_cards(action.cards)}
    if action.cards != facts["sorted"]:
        return refused(Refusal.ORDER, facts, SPEAKER)
    if isinstance(action, SetAside):
        return refused(Refusal.TOO_MANY, facts, SPEAKER)
    count = Counter(action.cards)
    deck = BOXES[state.rules_version].cards
    if any(count[name] > deck[name][0] for name in count):
        return refused(Refusal.NO_CARDS, facts, SPEAKER)
    return refused(Refusal.NO_SET, facts, SPEAKER)
