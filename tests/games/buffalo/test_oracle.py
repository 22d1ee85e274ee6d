"""Rules worked out a second time, in plain Python from the rule book, and compared."""

from collections import Counter
from collections.abc import Iterable, Iterator
from decimal import Decimal
from itertools import combinations_with_replacement, pairwise, takewhile
from random import Random

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from menagerie import State
from menagerie.core.errors import PositionError
from menagerie.core.events import Event
from menagerie.games.buffalo.events import CowPut, CowsPlaced, NumberStarted
from tests.games.buffalo.builders import (
    BOX,
    GAME,
    SPACES,
    Herds,
    buffalo,
    colours_of,
    full_hand,
    in_play,
    least,
    numbers_open_to,
    phase,
    play,
    step,
    supply,
    view,
)
from tests.games.buffalo.play import games
from tests.playing import Taken, randoms
from tests.script import only

ROWS = {pasture.key: pasture.bonus for pasture in BOX.pastures}
PAYING = "sundown-savannah"  # Its row is 1-2-3, so rank r has a number of r + 1.

There = dict[str, int]
Board = frozenset[tuple[str, str, int]]


def all_colours(seats: int) -> list[str]:
    """The colours in play."""
    return sorted({colour for seat in range(seats) for colour in colours_of(seats, seat)})


def herds_of(state: State) -> dict[str, Counter[str]]:
    """The herds of a state, by pasture."""
    return {pasture: Counter(there) for pasture, there in GAME.dump(state)["pastures"].items()}


def board_of(herds: dict[str, Counter[str]]) -> Board:
    """Herds as a set."""
    return frozenset((p, c, n) for p, there in herds.items() for c, n in there.items() if n)


def are_distinct(there: There) -> bool:
    """B12: no two herds of a pasture are equal."""
    sizes = [cows for cows in there.values() if cows]
    return len(sizes) == len(set(sizes))


def has_space(pasture: str, there: There) -> bool:
    """B1: the herds fit on their pasture."""
    return sum(there.values()) <= SPACES[pasture]


def written(pasture: str, there: There) -> str:
    """A line of a drawn position."""
    return " ".join([pasture, *(f"{colour} {cows}" for colour, cows in there.items())])


# Random herds.


def scatter(rng: Random, pasture: str, colours: list[str]) -> There:
    """Different herds of up to six cows, so that neighbours in size are common."""
    chosen = rng.sample(colours, rng.randint(0, min(4, len(colours))))
    there = dict(zip(chosen, rng.sample(range(1, 7), len(chosen)), strict=True))
    return there if sum(there.values()) < SPACES[pasture] else {}


def crowd(rng: Random, pasture: str, colours: list[str]) -> There:
    """A pasture with up to three free spaces, most of it one colour's."""
    there = scatter(rng, pasture, colours)
    colour = rng.choice(colours)
    free = SPACES[pasture] - sum(there.values())
    there[colour] = there.get(colour, 0) + max(0, free - rng.randint(0, 3))
    return there if are_distinct(there) else {}


def share_out(rng: Random, pasture: str, colours: list[str]) -> There:
    """A full pasture, shared out between one to five different herds."""
    while True:
        number = rng.randint(1, min(5, len(colours)))
        cuts = sorted(rng.sample(range(1, SPACES[pasture]), number - 1))
        sizes = [high - low for low, high in pairwise([0, *cuts, SPACES[pasture]])]
        if len(set(sizes)) == number:
            return dict(zip(rng.sample(colours, number), sizes, strict=True))


def spend(seats: int, payee: str, left: int, herds: Herds) -> None:
    """Put all but a few cows of a colour on large pastures that nobody else uses."""
    cows = 48 - left - herds[PAYING][payee]
    for pasture in reversed(in_play(seats)):
        if pasture not in herds and cows > 0:
            herds[pasture] = {payee: min(cows, SPACES[pasture])}
            cows -= herds[pasture][payee]


def spread(rng: Random, seats: int, herds: Herds) -> None:
    """Put herds on the other pastures, within every supply."""
    colours = all_colours(seats)
    cows = sum(map(Counter, herds.values()), Counter[str]())
    for pasture in rng.sample(in_play(seats), len(in_play(seats))):
        there = rng.choice([scatter, crowd])(rng, pasture, colours)
        after = cows + Counter(there)
        if pasture not in herds and all(after[colour] < 48 for colour in colours):
            herds[pasture] = there
            cows = after


@st.composite
def payments(draw: st.DrawFn) -> State:
    """A random board on which one number of Sundown-Savannah is being put."""
    rng = draw(randoms)
    seats = draw(st.integers(2, 6))
    rank = draw(st.integers(0, 2))
    ranked = rng.sample(all_colours(seats), 3)
    herds: Herds = {PAYING: dict(zip(ranked, (12, 8, 4), strict=True))}
    if draw(st.booleans()):
        spend(seats, ranked[rank], rng.randint(1, 3), herds)
    spread(rng, seats, herds)
    paying = {"pasture": PAYING, "rank": rank}
    position = {"seats": seats, "phase": "bonus", "pastures": herds, "paying": paying}
    try:
        return GAME.load(position)
    except PositionError as error:
        if "nobody is asked" not in str(error):
            raise
        reject()


# B16 and B17: every split against every path.


def allowed_boards(state: State) -> set[Board]:
    """B16: every split of the number over other pastures that may stand at its end."""
    paying = view(state).paying
    assert paying is not None
    most = min(paying.cows, supply(state, paying.colour))
    others = [pasture.key for pasture in view(state).pastures if pasture.key != PAYING]
    before = herds_of(state)
    boards = set()
    for cows in range(most + 1):
        for split in combinations_with_replacement(others, cows):
            after = {pasture: Counter(there) for pasture, there in before.items()}
            for pasture in split:
                after.setdefault(pasture, Counter())[paying.colour] += 1
            if all(are_distinct(after[p]) and has_space(p, after[p]) for p in split):
                boards.add(board_of(after))
    return must_place_most(before, boards) if paying.rank == 0 else boards


def must_place_most(before: dict[str, Counter[str]], boards: set[Board]) -> set[Board]:
    """B16: of a first number no cow may be kept that could be placed."""
    cows = {board: sum(size for _, _, size in board) for board in {*boards, board_of(before)}}
    return {board for board in boards if cows[board] == max(cows.values())}


def reached_boards(state: State) -> set[Board]:
    """B17: every board that some path of single cows, or a stop, ends the number with."""
    paying = view(state).paying
    assert paying is not None
    number = (paying.pasture, paying.rank)
    boards, seen, paths = set(), set(), [state]
    while paths:
        here = paths.pop()
        (seat,) = GAME.to_act(here)
        for action in GAME.legal_actions(here, seat):
            after, events = GAME.apply(here, seat, action)
            paying = view(after).paying
            if paying is None or (paying.pasture, paying.rank) != number:
                boards.add(board_of(with_number(here, events)))
            elif after not in seen:
                seen.add(after)
                paths.append(after)
    return boards


@pytest.mark.rule("B16", "B17")
@settings(max_examples=5 * settings().max_examples)
@given(payments())
def test_steps_of_a_bonus_reach_exactly_the_splits_that_may_stand(state: State) -> None:
    """What B17 offers cow by cow ends where B16 allows: everywhere there, nowhere else."""
    assert reached_boards(state) == allowed_boards(state)


@pytest.mark.rule("B16", "B17")
def test_the_oracle_knows_the_way_past_an_equal_herd() -> None:
    """Blue's two cows on two open pastures: beside a herd of one, both or none go there."""
    state = GAME.load(
        {
            "seats": 3,
            "phase": "bonus",
            "pastures": {
                PAYING: {"red": 12, "blue": 8, "green": 4},
                "rattlesnake-ranch": {"blue": 21},
                "lucky-lake": {"green": 18},
                "fire-fields": {"red": 14},
                "dead-bull-desert": {"red": 12},
                "powder-prairie": {"green": 8},
                "lone-star-valley": {"green": 6},
                "drunkn-creek": {"green": 1},
            },
            "paying": {"pasture": PAYING, "rank": 1},
        }
    )

    added = {board - board_of(herds_of(state)) for board in allowed_boards(state)}

    assert added == {
        frozenset(),
        frozenset({("drunkn-creek", "blue", 2)}),
        frozenset({("coffee-canyon", "blue", 1)}),
        frozenset({("coffee-canyon", "blue", 2)}),
    }
    assert reached_boards(state) == allowed_boards(state)


def with_number(state: State, events: Iterable[Event]) -> dict[str, Counter[str]]:
    """The herds with the cows of a number; those of the next number are not looked at."""
    herds = herds_of(state)
    for event in takewhile(lambda event: not isinstance(event, NumberStarted), events):
        if isinstance(event, CowPut):
            herds.setdefault(event.pasture, Counter())[event.colour] += 1
    return herds


# B10 to B12: order and numbers.


def expected_order(there: There, cards: dict[str, str]) -> list[str]:
    """B10: herds by size, then newcomers by card; "2E" sorts by value and letter."""
    herds = sorted((c for c in cards if c in there), key=lambda colour: -there[colour])
    return herds + sorted((c for c in cards if c not in there), key=lambda colour: cards[colour])


def expected_numbers(pasture: str, there: There, colour: str, card: str) -> set[int]:
    """B11, B12: zero, and what card, space and the other herds leave."""
    grown = {cows: {**there, colour: there.get(colour, 0) + cows} for cows in range(1, 6)}
    return {0} | {
        cows
        for cows, herds in grown.items()
        if cows <= int(card[0]) and has_space(pasture, herds) and are_distinct(herds)
    }


@pytest.mark.rule("B10", "B11", "B12", "B26")
@given(randoms, st.integers(3, 6), st.sampled_from(["powder-prairie", "lucky-lake"]))
def test_order_and_numbers_on_a_crowded_pasture(rng: Random, seats: int, pasture: str) -> None:
    """All play there; each is asked in B10's order, if at all, for the numbers of B11 and B12."""
    there = scatter(rng, pasture, all_colours(seats))
    cards = {colours_of(seats, s)[0]: rng.choice(full_hand(seats, s)) for s in range(seats)}
    pairs = " ".join(f"{colour} {card}" for colour, card in cards.items())
    state = buffalo(f"{written(pasture, there)} \n plays {pairs} on {pasture}", seats=seats)

    for colour in expected_order(there, cards):
        numbers = expected_numbers(pasture, there, colour, cards[colour])
        if len(numbers) > 1:
            assert (settled(state), numbers_open_to(state, colour)) == (pasture, numbers)
            cows = rng.choice(sorted(numbers))
            there = {**there, colour: there.get(colour, 0) + cows}
            state = play(state, f"{colour} places {cows}")
    assert settled(state) != pasture or phase(state) == "bonus"


def settled(state: State) -> str | None:
    """The pasture being settled."""
    settling = view(state).settling
    return settling.pasture if settling else None


# B15: ranks.


@pytest.mark.rule("B15")
@given(randoms, st.integers(3, 6), st.sampled_from(["coffee-canyon", "fire-fields", PAYING]))
def test_a_row_is_paid_by_rank(rng: Random, seats: int, pasture: str) -> None:
    """Numbers go to the herds sorted by size; those without a herd lapse."""
    there = share_out(rng, pasture, all_colours(seats))
    ranked = sorted(there, key=lambda colour: -there[colour])
    last = ranked[-1]
    before = Counter(there) - Counter([last])
    text = f"{written(pasture, before)} \n plays {last} {card_of(last)} on {pasture}"
    state, events = step(buffalo(text, seats=seats), f"{last} places 1")

    numbers = list(events)
    while phase(state) == "bonus":
        (seat,) = GAME.to_act(state)
        state, events = GAME.apply(state, seat, least(state, seat))
        numbers += events

    row = enumerate(zip(ranked, ROWS[pasture], strict=False))
    assert paid(numbers) == [(rank, colour, cows) for rank, (colour, cows) in row]


def card_of(colour: str) -> str:
    """A card of a colour."""
    return {"blue": "5J", "red": "5F", "green": "5H", "orange": "5B", "purple": "5D"}.get(
        colour, "5C"
    )


def paid(events: list[Event]) -> list[tuple[int, str, int]]:
    """Rank, colour and cows of the numbers handed out."""
    return [(event.rank, event.colour, event.cows) for event in only(NumberStarted, events)]


# B20 to B22, B25, BV1: the final bonus, scores and places.


def before_the_end(last: Taken) -> dict[str, Counter[str]]:
    """The herds when the last cow was placed or put, before any final bonus."""
    herds = herds_of(last.before)
    for event in last.step.events:
        if isinstance(event, CowsPlaced):
            herds.setdefault(event.pasture, Counter())[event.colour] += event.cows
        if isinstance(event, CowPut):
            herds.setdefault(event.pasture, Counter())[event.colour] += 1
    return {pasture: +there for pasture, there in herds.items()}


def with_final_bonus(herds: dict[str, Counter[str]]) -> dict[str, Counter[str]]:
    """B21: each row into its own pasture, smallest first, while there is space and supply."""
    placed = sum(herds.values(), Counter[str]())
    final = {pasture: Counter(there) for pasture, there in herds.items()}
    for pasture in sorted(herds, key=SPACES.__getitem__):
        ranked = [colour for colour, _ in herds[pasture].most_common()]
        for colour, number in zip(ranked, ROWS[pasture], strict=False):
            cows = min(number, SPACES[pasture] - final[pasture].total(), 48 - placed[colour])
            final[pasture][colour] += cows
            placed[colour] += cows
    return final


def expected_places(
    state: State, before: dict[str, Counter[str]], final: dict[str, Counter[str]]
) -> tuple[list[float], list[int]]:
    """B20, B22, B25, BV1: a win on the spot, then cows minus the last bid, then the tie-break."""
    truth = GAME.dump(state)
    largest = before.get(in_play(truth["seats"])[-1], Counter())
    placed = sum(final.values(), Counter[str]())
    keys = []
    for colours, bids in zip(truth["colours"], truth["bids"] or [()] * 6, strict=False):
        cows = sum(placed[colour] for colour in colours)
        score = cows - (Decimal(bids[-1]) if bids else 0)
        on_the_spot = truth["end"] == "all_cows" and cows == 48
        keys.append((on_the_spot, score, max(largest[colour] for colour in colours)))
    places = [1 + sum(other > key for other in keys) for key in keys]
    return [float(score) for _, score, _ in keys], places


def expected_end(seats: int, before: dict[str, Counter[str]]) -> str:
    """B20: the reason, from the board before any final bonus."""
    placed = sum(before.values(), Counter[str]())
    if seats > 2 and 48 in placed.values():
        return "all_cows"
    full = placed.total() == sum(SPACES[pasture] for pasture in in_play(seats))
    return "board_full" if full else "last_round"


@pytest.mark.rule("B20", "B21", "B22", "B25", "BV1")
@given(games())
def test_board_scores_and_places_at_the_end(game: Iterator[Taken]) -> None:
    """They are those worked out from the last placement."""
    *_, last = game
    state = last.step.state
    before = before_the_end(last)
    end = expected_end(GAME.seats_of(state), before)
    final = with_final_bonus(before) if end == "last_round" else before

    scores, places = expected_places(state, before, final)

    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, list(outcome.scores), list(outcome.ranks)) == (end, scores, places)
    assert board_of(herds_of(state)) == board_of(final)
