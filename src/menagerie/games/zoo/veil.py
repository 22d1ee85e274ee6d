"""The one door: what a seat cannot know is wiped; `guess` fills it with what could be true.

A veiled hand holds the cards that the seat knows to be in it; `cards` still says how many
there are.
"""

from menagerie.core.kernel.chance import KEY_WORDS, wipe
from menagerie.core.kernel.dice import Dice, throw, throw_word
from menagerie.core.kernel.rule import rule
from menagerie.games.zoo.hands import handed_of, known_to_partner
from menagerie.games.zoo.pieces import DECK, JOKER, KINDS
from menagerie.games.zoo.setup import seat_left_of
from menagerie.games.zoo.state import HANDED, HIDDEN, NONE, Phase, Zoo
from menagerie.games.zoo.teams import is_junior


@rule
def are_partners(state: Zoo, seat: int, other: int) -> bool:
    """Z15: whether two seats are a team; a spectator has no partner."""
    return seat >= 0 and state.partner[other] == seat


@rule
def veil_hand(state: Zoo, seat: int, other: int) -> None:
    """Z4, Z17, Z18: of another hand a seat knows the size, cards shown, and cards it gave."""
    for kind in range(KINDS):
        known = state.shown[other, kind]
        if are_partners(state, seat, other):
            known = max(known, known_to_partner(state, other, kind))
        state.hands[other, kind] = known


@rule
def veil_handed(state: Zoo, other: int) -> None:
    """Z17: of cards handed face down only the number is public."""
    for place in range(HANDED):
        if state.handed[other, place] != NONE:
            state.handed[other, place] = HIDDEN


@rule
def veil(state: Zoo, seat: int) -> None:
    """Wipe chance and the secrets of all other seats; after the game all cards lie open."""
    wipe(state.chance)
    if state.phase == Phase.OVER:
        return
    for other in range(state.seats):
        if other != seat:
            veil_hand(state, seat, other)
    for other in range(state.seats):
        if other != seat and not are_partners(state, seat, other):
            veil_handed(state, other)


@rule
def unseen(state: Zoo, kind: int) -> int:
    """How many cards of a kind may be anywhere."""
    count = DECK[state.rules_version - 1, state.seats, kind]
    for seat in range(state.seats):
        count -= state.hands[seat, kind] + state.played[seat, kind]
        if state.partner[seat] == NONE:
            count -= handed_of(state, seat, kind)
    return count


@rule
def known_cards(state: Zoo, seat: int) -> int:
    """How many cards of a veiled hand are known."""
    count = 0
    for kind in range(KINDS):
        count += state.hands[seat, kind]
    return count


@rule
def throw_deck(state: Zoo, dice: Dice) -> int:
    """Put the unseen cards in random order behind the running trick; return where they end."""
    deck = state.trick_set
    end = state.plays
    for kind in range(KINDS):
        for _ in range(unseen(state, kind)):
            place = state.plays + throw(dice, end + 1 - state.plays)
            deck[end] = deck[place]
            deck[place] = kind
            end += 1
    return end


@rule
def spare_leader(state: Zoo, end: int, dice: Dice) -> None:
    """Z12: the first card, if it is all a leader has, is not the joker."""
    first = state.plays
    if (
        state.phase == Phase.LEADING
        and state.cards[state.turn] == 1
        and end > first + 1
        and state.trick_set[first] == JOKER
    ):
        place = first + 1 + throw(dice, end - first - 1)
        state.trick_set[first] = state.trick_set[place]
        state.trick_set[place] = JOKER


@rule
def deal_unseen(state: Zoo, first: int) -> int:
    """Fill the hands up from the deck, beginning with the seat in turn."""
    card = first
    seat = state.turn
    for _ in range(state.seats):
        for _ in range(state.cards[seat] - known_cards(state, seat)):
            state.hands[seat, state.trick_set[card]] += 1
            card += 1
        seat = seat_left_of(state, seat)
    return card


@rule
def sort_handed(state: Zoo, seat: int) -> None:
    """Write two handed cards with the lower kind first."""
    first = state.handed[seat, 0]
    second = state.handed[seat, 1]
    if first > second and second != NONE:
        state.handed[seat, 0] = second
        state.handed[seat, 1] = first


@rule
def deal_laid(state: Zoo, first: int) -> None:
    """Z17: the cards that a player alone has laid face down come from the deck too."""
    card = first
    for seat in range(state.seats):
        if state.partner[seat] == NONE:
            for place in range(HANDED):
                if state.handed[seat, place] == HIDDEN:
                    state.handed[seat, place] = state.trick_set[card]
                    card += 1
            sort_handed(state, seat)


@rule
def received(state: Zoo, giver: int, kind: int) -> int:
    """Z17: how many cards of a kind the partner may have got from a seat, and not yet told of."""
    seat = state.partner[giver]
    had = state.hands[seat, kind] + state.played[seat, kind] - handed_of(state, giver, kind)
    return had + (handed_of(state, seat, kind) if is_junior(state, giver) else 0)


@rule
def throw_handed(state: Zoo, giver: int, place: int, dice: Dice) -> None:
    """Z17: a random card that a seat may have given to its partner."""
    count = 0
    for kind in range(KINDS):
        count += received(state, giver, kind)
    left = throw(dice, count)
    kind = 0
    while left >= received(state, giver, kind):
        left -= received(state, giver, kind)
        kind += 1
    state.handed[giver, place] = kind


@rule
def guess_handed(state: Zoo, giver: int, dice: Dice) -> None:
    """Z17: the cards that a seat of another team gave to its partner."""
    for place in range(HANDED):
        if state.handed[giver, place] == HIDDEN:
            throw_handed(state, giver, place, dice)
    sort_handed(state, giver)


@rule
def guess_exchange(state: Zoo, dice: Dice) -> None:
    """Z17: first what seniors returned, then what juniors pushed, which may be the same cards."""
    for seat in range(state.seats):
        if state.partner[seat] != NONE and not is_junior(state, seat):
            guess_handed(state, seat, dice)
            guess_handed(state, state.partner[seat], dice)


@rule
def guess(state: Zoo, _seat: int, dice: Dice) -> None:
    """Fill a veiled state with a truth its seat cannot tell from the real one."""
    for index in range(KEY_WORDS):
        state.chance[index] = throw_word(dice)
    if state.phase == Phase.OVER:
        return
    end = throw_deck(state, dice)
    spare_leader(state, end, dice)
    deal_laid(state, deal_unseen(state, state.plays))
    for card in range(state.plays, end):
        state.trick_set[card] = NONE
    guess_exchange(state, dice)
