"""Teams that change every round, counted from the events of a game."""

from collections.abc import Iterable

import msgspec

from menagerie.core.events import Event

# Events with `senior` and `junior`, and with `seat` and its new `total`.
FORMED, SCORED = "team_formed", "points_scored"


class Team(msgspec.Struct, array_like=True, frozen=True):
    """Two seats that were partners: the number of rounds, and their points in total."""

    senior: int
    junior: int
    rounds: int
    points: int


class Teams:
    """Counts the points that partners make together, round by round."""

    def __init__(self) -> None:
        self._totals: dict[int, int] = {}
        self._partners: dict[int, tuple[int, int]] = {}
        self._rounds: dict[tuple[int, int], int] = {}
        self._points: dict[tuple[int, int], int] = {}

    def hear(self, events: Iterable[Event]) -> None:
        """Take in events: who forms a team, and what its members score."""
        for event in events:
            tag = event.__struct_config__.tag
            if tag == FORMED:
                self._form(event)
            elif tag == SCORED:
                self._score(event)

    def _form(self, event: Event) -> None:
        """Two seats are partners until they have scored; one seat alone is no team."""
        senior, junior = getattr(event, "senior", None), getattr(event, "junior", None)
        if senior is not None and junior is not None:
            self._partners[senior] = self._partners[junior] = senior, junior

    def _score(self, event: Event) -> None:
        """Count the points of a seat in a round with its partner."""
        seat, total = getattr(event, "seat", 0), getattr(event, "total", 0)
        gain = total - self._totals.get(seat, 0)
        self._totals[seat] = total
        team = self._partners.pop(seat, None)
        if team is not None:
            self._points[team] = self._points.get(team, 0) + gain
            self._rounds[team] = self._rounds.get(team, 0) + (seat == team[0])

    def found(self) -> tuple[Team, ...]:
        """All teams that finished a round."""
        return tuple(
            Team(*team, rounds, self._points[team]) for team, rounds in sorted(self._rounds.items())
        )
