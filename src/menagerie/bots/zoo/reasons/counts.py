"""What a seat can count: its hand, the set on top, and the cards nobody has seen yet."""

from collections import Counter

from menagerie.bots.thoughts import Moment
from menagerie.core.kernel.rule import plain
from menagerie.games.zoo.actions import Cards, Give, Play, group_names
from menagerie.games.zoo.pieces import (
    ANIMALS,
    BOXES,
    CARD_NAMES,
    DECK,
    ELEPHANT,
    JOKER,
    LATEST,
    MOSQUITO,
)
from menagerie.games.zoo.questions import wanted_kind
from menagerie.games.zoo.scoring import counts_animals, won_of
from menagerie.games.zoo.sets import SETS, number_needed, rivals
from menagerie.games.zoo.views import SetView

# By kind: how many animals it beats.
BEATS = tuple(
    sum(name in BOXES[LATEST].beaters(prey) for prey in CARD_NAMES[:ANIMALS]) for name in CARD_NAMES
)

GROUP_OF = {group_names(group): group for group in range(len(SETS))}
KIND_OF = [group.kind for group in SETS]
_needed = plain(number_needed)
_rivals = plain(rivals)
_won_of = plain(won_of)
_counts = plain(counts_animals)
_wanted = plain(wanted_kind)


def animals_count(moment: Moment) -> bool:
    """Z22: whether lions and hedgehogs count in this round."""
    return _counts(moment.known)


def won(moment: Moment, kind: int) -> int:
    """Z22: the cards of a kind in the seat's own tricks."""
    return _won_of(moment.known, moment.seat, kind)


def top_of(moment: Moment) -> SetView | None:
    """The set on top, if there is one to beat."""
    trick = moment.view.trick
    return trick[-1] if trick else None


def played_set(moment: Moment) -> int | None:
    """The number of the set that is played."""
    return GROUP_OF[moment.action.cards] if isinstance(moment.action, Play) else None


def animal_of(cards: Cards) -> str:
    """Z3: what a set counts as."""
    return CARD_NAMES[KIND_OF[GROUP_OF[cards]]]


def strength(cards: Cards) -> int:
    """Z2: how many animals a set's animal beats."""
    return int(BEATS[KIND_OF[GROUP_OF[cards]]])


def left_after(moment: Moment) -> Cards:
    """The seat's own hand without the cards of the action."""
    left = Counter(moment.view.hand) - Counter(moment.action.cards)
    return tuple(card for card in CARD_NAMES for _ in range(left[card]))


def is_set(cards: Cards) -> bool:
    """Z3: whether cards make one set."""
    return cards in GROUP_OF


def plays(moment: Moment) -> list[Cards]:
    """The sets that may be played, weakest first."""
    found = [action.cards for action in moment.legal if isinstance(action, Play)]
    return sorted(found, key=lambda cards: (strength(cards), len(cards)))


def gifts(moment: Moment) -> list[Cards]:
    """Z18: what may be given."""
    return [action.cards for action in moment.legal if isinstance(action, Give)]


def unseen(moment: Moment, kind: int) -> int:
    """How many cards of a kind the seat has neither in hand nor seen played or laid."""
    known, seat = moment.known, moment.seat
    count = DECK[known.rules_version - 1, known.seats, kind] - known.hands[seat, kind]
    if known.partner[seat] < 0:
        count -= sum(known.handed[seat, place] == kind for place in range(2))
    return int(count - sum(known.played[other, kind] for other in range(known.seats)))


def can_be_beaten(moment: Moment, group: int) -> bool:
    """Z3, Z7: whether the unseen cards, if they were together, could beat a set."""
    beaters = _rivals(moment.known.rules_version, KIND_OF[group])
    for kind in range(len(CARD_NAMES) - 1):
        if not beaters >> kind & 1 or not unseen(moment, kind):
            continue
        helpers = unseen(moment, JOKER)
        if kind == ELEPHANT:
            helpers += min(1, unseen(moment, MOSQUITO))
        if unseen(moment, kind) + helpers >= _needed(group, kind):
            return True
    return False


def asked_for(moment: Moment) -> tuple[int, int]:
    """Z18: the kind that an asking junior wants, and how many cards of it are missing."""
    shown, top = GROUP_OF[moment.action.cards], moment.view.trick[-1]
    kind = _wanted(moment.known, shown)
    return kind, _needed(GROUP_OF[top.cards], kind) - SETS[shown].number
