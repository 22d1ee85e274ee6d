"""The kernel against the rules told once more, over every split and many positions."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given

from menagerie import State
from menagerie.core.kernel.plain import plain
from menagerie.games.goats.actions import Agree, Herd, Play, Refuse, Take
from menagerie.games.goats.ending import doubled_cells
from menagerie.games.goats.kinds import evaluate
from menagerie.games.goats.pieces import CELLS, KIND_NAMES, LINE_AT, WIDTH
from tests.games.goats import oracle
from tests.games.goats.builders import GAME, goats
from tests.games.goats.play import games
from tests.playing import Taken, randoms

KIND = KIND_NAMES.index("elvis")


@pytest.mark.rule("G12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_split_of_a_kind_is_evaluated_as_the_rules_say(seats: int) -> None:
    """Eight points, sums, cards, turns: all displays there can be, for each who played last."""
    state = GAME.new(seats, seed=1)
    reader = GAME.layout.read(state.records)
    reader.winner[KIND] = -1
    before = state.records.copy()
    for displays in oracle.splits(seats):
        for turn in range(seats):
            if displays[turn] and is_reachable(displays, turn):
                for seat, values in enumerate(displays):
                    reader.display[seat, KIND] = sum(1 << value - 1 for value in values)
                reader.turn = turn
                reader.played = 5 * KIND + max(displays[turn]) - 1
                plain(evaluate)(reader, None)
                found = None if reader.winner[KIND] == -1 else reader.winner[KIND]
                assert found == oracle.winner(displays, turn), (displays, turn)
                state.records[:] = before


def is_reachable(displays: list[set[int]], turn: int) -> bool:
    """Whether no display decided the kind before the last card, which was one of `turn`."""
    return all(sum(values) < 8 for seat, values in enumerate(displays) if seat != turn) and any(
        sum(displays[turn] - {last}) < 8 for last in displays[turn]
    )


@pytest.mark.rule("G12")
def test_a_tie_of_points_and_cards_always_includes_whose_turn_it_is() -> None:
    """So the last step of B never names somebody who does not tie."""
    for displays in oracle.splits(4):
        for turn in range(4):
            if sum(map(len, displays)) == 4 and displays[turn]:
                best = max((sum(values), len(values)) for values in displays)
                tied = [s for s, v in enumerate(displays) if (sum(v), len(v)) == best]
                assert len(tied) == 1 or turn in tied


@pytest.mark.rule("G20")
@given(randoms)
def test_doubled_cards_are_found_by_flood_fill(rng: Random) -> None:
    """Any pattern of small goats, round every stable."""
    for seats in (2, 3, 4, 5):
        state = GAME.new(seats, seed=1)
        reader = GAME.layout.read(state.records)
        dump = GAME.dump(state)
        density = rng.random()
        cells = map(oracle.cell, oracle.contents(dump))
        marked = {name: rng.randrange(seats) for name in cells if rng.random() < density}
        stables = set(map(oracle.cell, oracle.STABLES[seats]))
        dump["marked"] = {name: seat for name, seat in marked.items() if name not in stables}
        for cell in range(CELLS):
            name = f"{cell // WIDTH + 1},{cell % WIDTH + 1}"
            reader.mark[cell] = dump["marked"].get(name, -1)
        for seat in range(seats):
            bits = plain(doubled_cells)(reader, seat)
            found = {(c // WIDTH + 1, c % WIDTH + 1) for c in range(CELLS) if bits >> c & 1}
            assert found == oracle.doubled(dump, seat)


@pytest.mark.rule("G11", "G16", "G17", "G20", "G21")
@given(games())
def test_takes_herds_and_scores_of_random_games(game: Iterator[Taken]) -> None:
    """In every state of a game the listed actions and the scores are those of the rules."""
    for taken in game:
        check_state(taken.before)
        check_scores(taken.step.state)


@pytest.mark.rule("G13", "G14", "G15")
@given(games())
def test_every_small_goat_of_random_games_is_where_the_rules_say(game: Iterator[Taken]) -> None:
    """Ten of each player: on cards, waiting as reminders, and in the stable."""
    told: oracle.SmallGoats | None = None
    for taken in game:
        before, after = GAME.dump(taken.before), GAME.dump(taken.step.state)
        told = told or oracle.SmallGoats(before["seats"])
        follow(told, taken, before, after)
        view: Any = GAME.view(taken.step.state, None)
        placed = list(after["marked"].values())
        for seat in view.seats:
            waiting = sum(seat.reminders.values())
            assert seat.small_goats == told.home[seat.seat]
            assert seat.small_goats + waiting + placed.count(seat.seat) == 10
        assert after["reminders"] == {kind: n for kind, n in told.waiting.items() if n}


def follow(told: oracle.SmallGoats, taken: Taken, before: oracle.Dump, after: oracle.Dump) -> None:
    """What a step does to small goats."""
    if isinstance(taken.action, Play):
        if taken.action.card.split("-")[0] in before["kinds"]:
            told.played(taken.action.card)
    elif isinstance(taken.action, Take):
        card = oracle.contents(after)[oracle.place(taken.action.cell)]
        if card and card.split("-")[0] in before["kinds"]:
            assert told.came(card) == (taken.action.cell in after["marked"])
        for kind in after["kinds"].keys() - before["kinds"].keys():
            marked = told.won(kind, after["kinds"][kind], before, after)
            there = oracle.contents(after)
            cards = [there[oracle.place(cell)] for cell in after["marked"]]
            assert {card for card in cards if card and card.startswith(f"{kind}-")} == set(marked)


def check_state(state: State) -> None:
    """What may be done is what the rules say."""
    dump = GAME.dump(state)
    (seat,) = GAME.to_act(state)
    actions = GAME.legal_actions(state, seat)
    if dump["phase"] == "playing":
        assert {a.card for a in actions if isinstance(a, Play)} == set(dump["hands"][seat])
    if dump["phase"] == "taking":
        takes = {a.cell for a in actions if isinstance(a, Take)}
        assert takes == oracle.takes(dump, seat) == seen_in_line(state, seat)
    if dump["phase"] == "herding":
        check_herds(state)


def seen_in_line(state: State, seat: int) -> set[str]:
    """The cells of a large goat's line that everybody sees can be taken."""
    seen: Any = GAME.view(state, None)
    return set(seen.takable[LINE_AT[len(seen.seats), seen.seats[seat].goat]])


def check_scores(state: State) -> None:
    """Scores as they stand, and places at the end."""
    assert GAME.standing(state).scores == oracle.scores(GAME.dump(state))


def check_herds(state: State) -> None:
    """Every dog's move is listed, and does what it should, whoever has to agree."""
    dump = GAME.dump(state)
    turn = dump["turn"]
    listed = [a for a in GAME.legal_actions(state, turn) if isinstance(a, Herd)]
    expected = oracle.herds(dump)
    assert {(a.start, a.goal) for a in listed} == {(start, goal) for start, goal, _ in expected}
    opponents = {(start, goal): opponent for start, goal, opponent in expected}
    for action in listed:
        after = GAME.apply(state, turn, action).state
        opponent = opponents[action.start, action.goal]
        if opponent is not None:
            assert GAME.to_act(after) == (opponent,)
            refused = GAME.apply(after, opponent, Refuse()).state
            assert GAME.dump(refused)["meadow"] == dump["meadow"]
            assert all(other is None for *_, other in oracle.herds(GAME.dump(refused)))
            after = GAME.apply(after, opponent, Agree()).state
        check_swapped(dump, GAME.dump(after), action)


def check_swapped(before: oracle.Dump, after: oracle.Dump, action: Herd) -> None:
    """Two cells have changed their cards and small goats, and nothing else has."""
    there, then = oracle.contents(before), oracle.contents(after)
    start, goal = oracle.place(action.start), oracle.place(action.goal)
    there[start], there[goal] = there[goal], there[start]
    assert then == there
    marks = dict(before["marked"])
    first, second = marks.pop(action.start, None), marks.pop(action.goal, None)
    swapped = {action.goal: first, action.start: second}
    marks |= {name: owner for name, owner in swapped.items() if owner is not None}
    assert after["marked"] == marks
    assert after["turn"] == (before["turn"] + 1) % before["seats"]


CROWDED = """
    red won     elvis punk
    yellow won  chef
    blue won    pirate
    1,2 elvis-1
    1,3 chef-1
    1,6 pirate-1
    3,2 punk-1
    3,3 punk-2
    3,5 chef-2
    7,2 pirate-2
    7,3 elvis-2
    7,5 polar-1
    4,3 milk-1
    4,2 dog
    6,6 polar-2
    5,6 polar-3
    red at 3
    1,4 polar-5
    5,4 milk-2
    red holds dog polar-4
"""


@pytest.mark.rule("G16", "G17")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("bare", [False, True])
def test_dogs_moves_in_full(seats: int, *, bare: bool) -> None:
    """Marked cards of all, gaps and stables: every from and to, with and without consent."""
    text = CROWDED.replace("1,4 polar-5", "2,4 polar-5") if seats == 5 else CROWDED
    text = text.replace("7,2 pirate-2", "6,2 pirate-2") if seats == 5 else text
    state = goats(text, seats=seats, bare=bare)
    state = GAME.apply(state, 0, Play("dog")).state
    state = GAME.apply(state, 0, Take("5,4")).state

    assert GAME.dump(state)["phase"] == "herding"
    check_herds(state)
    asking = next(
        Herd(start, goal) for start, goal, other in oracle.herds(GAME.dump(state)) if other
    )
    state = GAME.apply(state, 0, asking).state
    state = GAME.apply(state, GAME.to_act(state)[0], Refuse()).state
    check_herds(state)
