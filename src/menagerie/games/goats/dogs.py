"""A dog's move: one own marked card along its row or its column, with consent where it is due."""

from menagerie.core.kernel.log import Log, tell
from menagerie.core.kernel.rule import rule
from menagerie.core.kernel.verbs import Codes
from menagerie.games.goats.codes import STAY, Happening, Refusal, herd_code, herd_goal
from menagerie.games.goats.pieces import CELLS, EMPTY, LINES
from menagerie.games.goats.state import NONE, Goats, Phase
from menagerie.games.goats.turns import pass_turn


@rule
def asks_opponent(state: Goats, cell: int) -> bool:
    """G16: whether an opponent has marked the card on a cell."""
    return state.mark[cell] != NONE and state.mark[cell] != state.turn


@rule
def refuse_goal(state: Goats, cell: int) -> int:
    """G16, G17: why a card may not be moved to a cell."""
    if state.meadow[cell] < EMPTY:
        return Refusal.STABLE_THERE
    if state.refused and asks_opponent(state, cell):
        return Refusal.ASKED_BEFORE
    return Refusal.NONE


@rule
def refuse_herd(state: Goats, start: int, goal: int) -> int:
    """G16: why a card may not be moved."""
    if state.meadow[start] <= EMPTY:
        return Refusal.NOTHING_THERE
    if state.mark[start] == NONE:
        return Refusal.NOT_MARKED
    if state.mark[start] != state.turn:
        return Refusal.NOT_YOURS
    return refuse_goal(state, goal)


@rule
def list_herds(state: Goats, codes: Codes) -> int:
    """G16: every own marked card with every cell of its row, then of its column; and to stay."""
    count = 0
    for start in range(CELLS):
        if state.mark[start] == state.turn:
            for way in range(LINES):
                code = herd_code(start, way)
                goal = herd_goal(code)
                if goal != start and refuse_goal(state, goal) == Refusal.NONE:
                    codes[count] = code
                    count += 1
    codes[count] = STAY
    return count + 1


@rule
def swap_cards(state: Goats, start: int, goal: int, log: Log | None) -> None:
    """G16: two cards change places, or one goes to an empty cell; small goats travel with them."""
    opponent = state.mark[goal] if asks_opponent(state, goal) else NONE
    tell(log, Happening.CARD_HERDED, state.turn, start, goal, opponent)
    card, mark = state.meadow[start], state.mark[start]
    state.meadow[start], state.mark[start] = state.meadow[goal], state.mark[goal]
    state.meadow[goal], state.mark[goal] = card, mark


@rule
def ask_opponent(state: Goats, start: int, goal: int, log: Log | None) -> None:
    """G16: the owner of the other card is asked about this very swap."""
    tell(log, Happening.SWAP_ASKED, state.turn, start, goal, state.mark[goal])
    state.herd_from = start
    state.herd_to = goal
    state.phase = Phase.CONSENTING


@rule
def herd(state: Goats, start: int, goal: int, log: Log | None) -> None:
    """G16: move a card, and the turn is over."""
    swap_cards(state, start, goal, log)
    pass_turn(state)


@rule
def stay(state: Goats, log: Log | None) -> None:
    """G16: the player may leave the meadow as it is."""
    tell(log, Happening.HERDING_DECLINED, state.turn, NONE, NONE, NONE)
    pass_turn(state)


@rule
def refuse_swap(state: Goats, log: Log | None) -> None:
    """G17: the player may try something else, but ask nobody again this turn."""
    opponent = state.mark[state.herd_to]
    tell(log, Happening.SWAP_REFUSED, opponent, state.herd_from, state.herd_to, NONE)
    state.herd_from = NONE
    state.herd_to = NONE
    state.refused = 1
    state.phase = Phase.HERDING
