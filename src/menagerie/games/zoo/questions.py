"""Questions to the partner for the missing cards of a set (Z18-Z20)."""

from menagerie.core.kernel.log import Log, tell
from menagerie.core.kernel.rule import rule
from menagerie.games.zoo.codes import Happening, Refusal
from menagerie.games.zoo.hands import holds, holds_cards, play_group, show_cards
from menagerie.games.zoo.pieces import JOKER, MOSQUITO
from menagerie.games.zoo.sets import (
    KIND,
    NUMBER,
    REAL,
    WITH_JOKER,
    WITH_MOSQUITO,
    asks,
    joins,
    kind_meant,
    mosquito_in,
    number_needed,
    real_in,
    rivals,
    set_code,
)
from menagerie.games.zoo.state import NONE, Phase, Zoo
from menagerie.games.zoo.teams import is_junior
from menagerie.games.zoo.tricks import lay_set, leave_if_empty, pass_turn, top_set


@rule
def may_ask(state: Zoo, seat: int) -> bool:
    """Z18, Z19: a junior may ask while the partner is in play."""
    return is_junior(state, seat) and holds_cards(state, state.partner[seat])


@rule
def wanted_kind(state: Zoo, shown: int) -> int:
    """Z18: the animal that shown cards are meant for."""
    return kind_meant(shown, top_set(state))


@rule
def refuse_question(state: Zoo, seat: int, shown: int) -> int:
    """Z18, Z19: why these cards may not be shown."""
    if state.juniors == 0:
        return Refusal.NO_TEAMS
    if not is_junior(state, seat):
        return Refusal.NOT_JUNIOR
    if not holds_cards(state, state.partner[seat]):
        return Refusal.PARTNER_OUT
    if not holds(state, seat, shown):
        return Refusal.NOT_HELD
    top = top_set(state)
    if asks(state.rules_version, shown, top):
        return Refusal.NONE
    kind = kind_meant(shown, top)
    if not (rivals(state.rules_version, KIND[top]) >> kind) & 1:
        return Refusal.WRONG_ANIMAL
    if mosquito_in(shown, kind) > 1:
        return Refusal.ONE_MOSQUITO
    return Refusal.SHOWS_ENOUGH


@rule
def ask(state: Zoo, seat: int, shown: int, log: Log | None) -> None:
    """Z18: show cards openly; the partner answers."""
    show_cards(state, seat, KIND[shown], REAL[shown])
    show_cards(state, seat, MOSQUITO, WITH_MOSQUITO[shown])
    show_cards(state, seat, JOKER, WITH_JOKER[shown])
    state.asked = shown
    state.phase = Phase.ANSWERING
    tell(log, Happening.QUESTION_ASKED, seat, state.partner[seat], shown, NONE)


@rule
def missing(state: Zoo) -> int:
    """Z18: how many cards the shown ones lack."""
    return number_needed(top_set(state), wanted_kind(state, state.asked)) - NUMBER[state.asked]


@rule
def refuse_gift(state: Zoo, seat: int, group: int) -> int:
    """Z3, Z18: why these cards may not be handed over."""
    if not holds(state, seat, group):
        return Refusal.NOT_HELD
    kind = wanted_kind(state, state.asked)
    if not joins(group, kind, mosquito_in(state.asked, kind), real_in(state.asked, kind)):
        return Refusal.NOT_WANTED
    if NUMBER[group] != missing(state):
        return Refusal.NOT_MISSING
    return Refusal.NONE


@rule
def joined_set(state: Zoo, group: int) -> int:
    """Z18: the set that the shown cards and the gift make together."""
    kind = wanted_kind(state, state.asked)
    return set_code(
        kind,
        real_in(state.asked, kind) + real_in(group, kind),
        mosquito_in(state.asked, kind) + mosquito_in(group, kind),
        WITH_JOKER[state.asked] + WITH_JOKER[group],
    )


@rule
def give(state: Zoo, seat: int, group: int, log: Log | None) -> None:
    """Z18, Z20: hand over the missing cards; the set counts as the junior's, who is out first."""
    junior = state.turn
    whole = joined_set(state, group)
    tell(log, Happening.CARDS_GIVEN, seat, junior, group, NONE)
    play_group(state, junior, state.asked)
    play_group(state, seat, group)
    state.asked = NONE
    lay_set(state, junior, whole, log)
    leave_if_empty(state, junior, log)
    leave_if_empty(state, seat, log)


@rule
def refuse_to_give(state: Zoo, seat: int, log: Log | None) -> None:
    """Z18: the shown cards go back to the hand, and the junior has passed."""
    tell(log, Happening.QUESTION_REFUSED, seat, state.turn, NONE, NONE)
    state.asked = NONE
    state.phase = Phase.BEATING
    pass_turn(state, state.turn, log)
