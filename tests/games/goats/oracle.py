"""The rules once more, told from dumps, slowly and without the kernel."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

Dump = dict[str, Any]
Place = tuple[int, int]

STABLES: dict[int, list[Place]] = {
    2: [(1, 1), (6, 6)],
    3: [(1, 1), (1, 7), (7, 7)],
    4: [(1, 1), (1, 7), (7, 7), (7, 1)],
    5: [(1, 4), (2, 7), (7, 6), (7, 2), (2, 1)],
}


def place(cell: str) -> Place:
    """A cell as row and column."""
    row, column = cell.split(",")
    return int(row), int(column)


def cell(where: Place) -> str:
    """A row and a column as a cell."""
    return f"{where[0]},{where[1]}"


def contents(dump: Dump) -> dict[Place, str | None]:
    """What is on every cell, stables included."""
    return {
        (row, column): content
        for row, line in enumerate(dump["meadow"], 1)
        for column, content in enumerate(line, 1)
    }


def value(card: str) -> int:
    """The number of a card, 0 for a dog."""
    return int(card[-1]) if card != "dog" else 0


# G12.


def winner(displays: list[set[int]], turn: int) -> int | None:
    """Who wins a kind whose values lie in these displays, after one of `turn` was played."""
    if sum(displays[turn]) >= 8:
        return turn
    if sum(map(len, displays)) < 4:
        return None
    best = max(sum(values) for values in displays)
    leaders = [seat for seat, values in enumerate(displays) if sum(values) == best]
    most = max(len(displays[seat]) for seat in leaders)
    leaders = [seat for seat in leaders if len(displays[seat]) == most]
    return leaders[0] if len(leaders) == 1 else turn


def splits(seats: int) -> Iterator[list[set[int]]]:
    """Every way in which one to four cards of a kind can lie in displays."""
    for number in range(1, 5):
        for values in combinations(range(1, 6), number):
            for code in range(seats**number):
                displays: list[set[int]] = [set() for _ in range(seats)]
                for card in values:
                    displays[code % seats].add(card)
                    code //= seats  # noqa: PLW2901
                yield displays


# G5, G10, G11.


def track(seats: int) -> list[set[Place]]:
    """The line behind every position, walked round the meadow."""
    size = 6 if seats == 2 else 7
    ways = range(1, size + 1)
    rows = [{(row, column) for column in ways} for row in ways]
    columns = [{(row, column) for row in ways} for column in ways]
    return [*columns, *rows, *reversed(columns), *reversed(rows)]


def takes(dump: Dump, seat: int) -> set[str]:
    """The cells a seat can take from where its goat stands."""
    line = track(dump["seats"])[dump["goats"][seat]]
    there = contents(dump)
    return {
        cell(where)
        for where in line
        if there[where] is not None
        and where not in STABLES[dump["seats"]]
        and cell(where) not in dump["marked"]
    }


# G16, G17.


def herds(dump: Dump) -> set[tuple[str, str, int | None]]:
    """Every dog's move of the seat whose turn it is, and whom it would have to ask."""
    turn = dump["turn"]
    stables = STABLES[dump["seats"]]
    moves = set()
    for start, owner in dump["marked"].items():
        for goal in contents(dump):
            other = dump["marked"].get(cell(goal))
            opponent = other if other != turn else None
            row, column = place(start)
            same_line = (goal[0] == row) != (goal[1] == column)
            barred = opponent is not None and dump["refused"]
            if owner == turn and same_line and goal not in stables and not barred:
                moves.add((start, cell(goal), opponent))
    return moves


# G13-G15.


class SmallGoats:
    """Where every small goat is, told from what people see happen at the table."""

    def __init__(self, seats: int) -> None:
        self.home = [10] * seats
        self.waiting: dict[str, int] = {}
        self.winners: dict[str, int] = {}

    def played(self, card: str) -> None:
        """G14: a card of a decided kind leaves the game, and a goat that waited goes home."""
        kind = card.split("-", maxsplit=1)[0]
        if self.waiting.get(kind):
            self.waiting[kind] -= 1
            self.home[self.winners[kind]] += 1

    def came(self, card: str) -> bool:
        """G13, G15: whether a card that comes in, or lies there, gets a goat."""
        kind = card.split("-", maxsplit=1)[0]
        if self.waiting.get(kind):
            self.waiting[kind] -= 1
            return True
        if self.home[self.winners[kind]]:
            self.home[self.winners[kind]] -= 1
            return True
        return False

    def won(self, kind: str, seat: int, before: Dump, after: Dump) -> list[str]:
        """G13, G14: goats for the cards on the meadow, then for those nobody has seen or shown."""
        self.winners[kind] = seat
        cards = [f"{kind}-{number}" for number in (5, 4, 3, 2, 1)]
        there = set(contents(after).values())
        marked = [card for card in cards if card in there and self.came(card)]
        shown = [card for display in before["displays"] for card in display if card in cards]
        held = {card for hand in after["hands"] for card in hand}
        unseen = [card for card in cards if card not in there and card not in shown]
        if len(shown) == 4:
            unseen = [card for card in unseen if card not in held]
        self.waiting[kind] = min(len(unseen), self.home[seat])
        self.home[seat] -= self.waiting[kind]
        return marked


# G20-G22.


def doubled(dump: Dump, seat: int) -> set[Place]:
    """The marked cards that a walk over a seat's marked cards reaches from its stable."""
    own = {place(name) for name, owner in dump["marked"].items() if owner == seat}
    reached: set[Place] = set()
    edge = [STABLES[dump["seats"]][seat]]
    while edge:
        row, column = edge.pop()
        for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if near in own - reached:
                reached.add(near)
                edge.append(near)
    return reached


def meadow_points(dump: Dump, seat: int) -> int:
    """G20: values of marked cards, twice where they are joined to the stable."""
    there = contents(dump)
    twice = doubled(dump, seat)
    points = 0
    for name, owner in dump["marked"].items():
        card = there[place(name)]
        if owner == seat and card is not None:
            points += value(card) * (2 if place(name) in twice else 1)
    return points


def milk_points(dump: Dump, seat: int) -> int:
    """G21: the whole total for first place, half of it for second."""
    totals = [sum(value(c) for c in display if "milk" in c) for display in dump["displays"]]
    first = max(totals)
    if totals[seat] == first:
        return first
    if totals.count(first) > 1:
        return 0
    second = max(total for total in totals if total < first)
    return totals[seat] // 2 if totals[seat] == second else 0


def scores(dump: Dump) -> tuple[int, ...]:
    """All scores of a position."""
    return tuple(meadow_points(dump, s) + milk_points(dump, s) for s in range(dump["seats"]))
