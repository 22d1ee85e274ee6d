"""Why a set is played, or why not: the way out, the trick, and what is kept."""

from collections import Counter

from menagerie.bots.thoughts import Moment, Thought
from menagerie.bots.zoo.reasons.counts import (
    animal_of,
    animals_count,
    can_be_beaten,
    is_set,
    left_after,
    played_set,
    plays,
    strength,
    top_of,
    won,
)
from menagerie.core.refusals import Facts
from menagerie.games.zoo.actions import Pass, Play
from menagerie.games.zoo.pieces import HEDGEHOG

FEW_CARDS = 2
FEW_BEATEN = 2
SEVERAL = 2


def goes_out(moment: Moment) -> Facts | None:
    """Z10, Z13: no card is left."""
    if not isinstance(moment.action, Play) or left_after(moment):
        return None
    return {"ordinal": 1 + sum(seat.out is not None for seat in moment.view.seats)}


def wins_and_goes_out(moment: Moment) -> Facts | None:
    """Z9: nobody can beat it, and what is left is one set to lead."""
    group = played_set(moment)
    if group is None or not is_set(left_after(moment)) or can_be_beaten(moment, group):
        return None
    return {"cards": left_after(moment)}


def leaves_one_set(moment: Moment) -> Facts | None:
    """Z3: what is left is one set."""
    if not isinstance(moment.action, Play) or not is_set(left_after(moment)):
        return None
    return {"cards": left_after(moment)}


def stops_rival(moment: Moment) -> Facts | None:
    """Z9: the set on top is of a rival who has few cards left."""
    top = top_of(moment) if isinstance(moment.action, Play) else None
    if top is None or top.seat == moment.view.seats[moment.seat].partner:
        return None
    left = moment.view.seats[top.seat].cards
    return {"rival": top.seat, "held": left} if 0 < left <= FEW_CARDS else None


def wants_lions(moment: Moment) -> Facts | None:
    """Z22: lions lie in the trick."""
    lions = _in_trick(moment, "lion")
    return {"lions": lions} if lions and animals_count(moment) else None


def wants_hedgehog(moment: Moment) -> Facts | None:
    """Z22: a hedgehog lies in the trick, and the seat's own tricks have none."""
    lacks = animals_count(moment) and won(moment, HEDGEHOG) == 0
    return {} if lacks and _in_trick(moment, "hedgehog") else None


def _in_trick(moment: Moment, card: str) -> int:
    """How many cards of a kind lie in the trick that a set would beat."""
    if not isinstance(moment.action, Play):
        return 0
    return sum(played.cards.count(card) for played in moment.view.trick)


def cannot_be_beaten(moment: Moment) -> Facts | None:
    """Z7: no cards are left that beat it."""
    group = played_set(moment)
    if group is None or can_be_beaten(moment, group):
        return None
    return {"animal": animal_of(moment.action.cards), "number": len(moment.action.cards)}


def beats_cheaply(moment: Moment) -> Facts | None:
    """Z2: of several animals that beat, all others beat more."""
    if not isinstance(moment.action, Play) or top_of(moment) is None:
        return None
    animal, own = animal_of(moment.action.cards), strength(moment.action.cards)
    others = [strength(cards) for cards in plays(moment) if animal_of(cards) != animal]
    return {"animal": animal} if others and own < min(others) else None


def sheds_most(moment: Moment) -> Facts | None:
    """Z6: no set that may be led has more cards."""
    if not isinstance(moment.action, Play) or top_of(moment) is not None:
        return None
    number = len(moment.action.cards)
    most = max(map(len, plays(moment)))
    return {"number": number} if number == most and number >= SEVERAL else None


def sheds_weakest(moment: Moment) -> Facts | None:
    """Z2: an animal that beats no other."""
    facts = sheds_weak(moment)
    return facts if facts and facts["beaten"] == 0 else None


def sheds_weak(moment: Moment) -> Facts | None:
    """Z2: an animal that beats few others."""
    if not isinstance(moment.action, Play):
        return None
    beaten = strength(moment.action.cards)
    animal = animal_of(moment.action.cards)
    return {"animal": animal, "beaten": beaten} if beaten <= FEW_BEATEN else None


def keeps_joker(moment: Moment) -> Facts | None:
    """Z3: the joker stays for a later set, with an animal that it can go with."""
    left = left_after(moment) if isinstance(moment.action, Play) else ()
    return {} if "joker" in left and len(left) > 1 else None


def clears_animal(moment: Moment) -> Facts | None:
    """Z3: none of the animal is left behind."""
    if not isinstance(moment.action, Play):
        return None
    animal = animal_of(moment.action.cards)
    return {"animal": animal} if animal not in left_after(moment) else None


def beats_at_all(moment: Moment) -> Facts | None:
    """Z7: so many cards fewer in the hand."""
    return {"number": len(moment.action.cards)} if isinstance(moment.action, Play) else None


def lets_partner_win(moment: Moment) -> Facts | None:
    """Z21: the set on top is the partner's."""
    partner, top = moment.view.seats[moment.seat].partner, top_of(moment)
    if not isinstance(moment.action, Pass) or top is None or top.seat != partner:
        return None
    return {"partner": partner}


def cannot_beat(moment: Moment) -> Facts | None:
    """Z8: no own set beats the one on top."""
    return {} if isinstance(moment.action, Pass) and not plays(moment) else None


def saves_joker(moment: Moment) -> Facts | None:
    """Z3: only the joker would help."""
    found = plays(moment)
    if not isinstance(moment.action, Pass) or not found:
        return None
    return {} if all("joker" in cards for cards in found) else None


def keeps_together(moment: Moment) -> Facts | None:
    """Z3: every set that beats is of one animal, and would leave some of it behind."""
    found, held = plays(moment), Counter(moment.view.hand)
    animals = {animal_of(cards) for cards in found}
    if not isinstance(moment.action, Pass) or len(animals) != 1:
        return None
    (animal,) = animals
    if any(held[animal] == cards.count(animal) for cards in found):
        return None
    return {"animal": animal}


def saves_cards(moment: Moment) -> Facts | None:
    """Z8: what could have beaten is kept."""
    found = plays(moment)
    return {"cards": found[0]} if isinstance(moment.action, Pass) and found else None


THOUGHTS = (
    Thought("goes_out", "Z13", goes_out),
    Thought("wins_and_goes_out", "Z9", wins_and_goes_out),
    Thought("leaves_one_set", "Z3", leaves_one_set),
    Thought("stops_rival", "Z9", stops_rival),
    Thought("wants_lions", "Z22", wants_lions),
    Thought("wants_hedgehog", "Z22", wants_hedgehog),
    Thought("cannot_be_beaten", "Z7", cannot_be_beaten),
    Thought("beats_cheaply", "Z7", beats_cheaply),
    Thought("sheds_most", "Z6", sheds_most),
    Thought("sheds_weakest", "Z2", sheds_weakest),
    Thought("sheds_weak", "Z2", sheds_weak),
    Thought("keeps_joker", "Z3", keeps_joker),
    Thought("clears_animal", "Z3", clears_animal),
    Thought("beats_at_all", "Z7", beats_at_all),
    Thought("lets_partner_win", "Z21", lets_partner_win),
    Thought("cannot_beat", "Z8", cannot_beat),
    Thought("saves_joker", "Z3", saves_joker),
    Thought("keeps_together", "Z3", keeps_together),
    Thought("saves_cards", "Z8", saves_cards),
)
