"""Why an action is refused, in words that name the rule and the facts."""

from collections import Counter
from typing import Any

from menagerie.core.actions import Action
from menagerie.core.game import UNKNOWN_ACTION
from menagerie.core.kernel.rule import plain
from menagerie.core.refusals import Facts, Reason, Words
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
from menagerie.games.zoo.names import partner
from menagerie.games.zoo.pieces import BOXES, CARD_NAMES, Card
from menagerie.games.zoo.questions import missing, wanted_kind
from menagerie.games.zoo.rules import asked_seat
from menagerie.games.zoo.sets import KIND, NUMBER, number_needed
from menagerie.games.zoo.state import Phase
from menagerie.games.zoo.teams import is_alone, is_junior
from menagerie.games.zoo.tricks import top_set

PHASE_ASKS = {
    Phase.EXCHANGING: "cards are exchanged",
    Phase.LEADING: "a set is led",
    Phase.BEATING: "the set on top is beaten or passed",
    Phase.ANSWERING: "a partner answers",
}


SENTENCES = {
    Refusal.OVER: "the game is over",
    Refusal.NOT_NOW: "that is not asked now: {asked}",
    Refusal.NOT_YOUR_TURN: "it is the turn of seat {turn}",
    Refusal.NOT_HELD: "you do not hold {cards}",
    Refusal.MUST_LEAD: "you lead, so you must play a set",
    Refusal.WRONG_ANIMAL: "{animal} does not beat {top}; {beaters} do",
    Refusal.WRONG_NUMBER: "{top} takes exactly {needed} {animal}, not {number}",
    Refusal.NOTHING_TO_BEAT: "you lead, so there is no set to ask for",
    Refusal.NO_TEAMS: "there are no teams in this round, so nobody can be asked",
    Refusal.NOT_JUNIOR: "only a junior may ask, and you are {role}",
    Refusal.PARTNER_OUT: "your partner, seat {partner}, is out and cannot be asked",
    Refusal.SHOWS_ENOUGH: "show fewer than the {needed} {animal} that {top} takes, not {number}",
    Refusal.NOT_ASKED: "nobody has asked, so nothing is answered",
    Refusal.NOT_WANTED: "{cards} would not make a set of {animal} of the shown {asked_cards}",
    Refusal.ONE_MOSQUITO: "only one mosquito may help elephants",
    Refusal.NOT_MISSING: "exactly {missing} must be added, not {number}",
    Refusal.EXCHANGED: "you have made your choice in the exchange, and it is final",
    Refusal.ONLY_JUNIOR: "only a junior pushes or keeps, and you are {role}",
    Refusal.ONLY_SENIOR: "only a senior returns cards, and you are {role}",
    Refusal.NOTHING_PUSHED: "your junior, seat {partner}, has pushed nothing",
    Refusal.ONLY_ALONE: "only a player without partner sets cards aside, and you are {role}",
    Refusal.ORDER: "cards are named in the order of the food web: {sorted}",
    Refusal.TOO_MANY: "at most two cards are set aside",
    Refusal.NO_CARDS: "there are not so many cards: {cards}",
    Refusal.NO_SET: "{cards} is no set",
}

WORDS = Words(SENTENCES, nothing="nothing")


def explain(state: Any, seat: int, action: Action, refusal: int) -> Reason:
    """Put a refusal into words; only what the seat may know is looked at."""
    if refusal == UNKNOWN_ACTION:
        return _explain_unknown(state, action)
    return WORDS.reason(Refusal(refusal), _facts(state, seat, action))


def _facts(state: Any, seat: int, action: Action) -> Facts:
    """What a sentence may tell: the action, whose turn it is, the set on top, the team."""
    facts: Facts = {"asked": PHASE_ASKS.get(Phase(state.phase), ""), "role": _role(state, seat)}
    facts["partner"] = partner(state, seat)
    if state.phase not in {Phase.EXCHANGING, Phase.OVER}:
        facts["turn"] = plain(asked_seat)(state)
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
        return "without partner"
    return "a junior" if plain(is_junior)(state, seat) else "a senior"


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
        return WORDS.reason(Refusal.ORDER, facts)
    if isinstance(action, SetAside):
        return WORDS.reason(Refusal.TOO_MANY, facts)
    count = Counter(action.cards)
    deck = BOXES[state.rules_version].cards
    if any(count[name] > deck[name][0] for name in count):
        return WORDS.reason(Refusal.NO_CARDS, facts)
    return WORDS.reason(Refusal.NO_SET, facts)
