"""A crew on a Ray cluster, with an actor for each processor.

Every machine of the cluster needs Menagerie with the extra `ray`; each compiles the kernels once,
on its first game.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from menagerie.arena.crews import attempt, checked
from menagerie.arena.tournament import Played, Tournament
from menagerie.core.distribution import needs_extra
from menagerie.core.errors import MenagerieError


def find_ray() -> Any:
    """Import Ray, or raise an error that says how to install it."""
    try:
        return import_module("ray")
    except ImportError:
        raise MenagerieError(needs_extra("ray: a Ray cluster", "ray")) from None


class Seatholder:
    """An actor that holds the tournament and plays games by their numbers."""

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament

    def play(self, number: int) -> object:
        """Play one game."""
        return attempt(self._tournament, number)


class Cluster:
    """A Ray cluster at an address; without an address, a new one on this machine."""

    def __init__(self, address: str | None, count: int | None) -> None:
        self._ray = find_ray()
        self._address = address
        self._count = count

    def play(self, tournament: Tournament, numbers: Sequence[int]) -> Iterator[Played]:
        """Give the next game to a free actor."""
        ray = self._ray
        own = {} if self._address else {"num_cpus": self._count}
        ray.init(address=self._address, include_dashboard=False, logging_level="warning", **own)
        try:
            yield from self._play(tournament, numbers)
        finally:
            ray.shutdown()

    def _play(self, tournament: Tournament, numbers: Sequence[int]) -> Iterator[Played]:
        count = self._count or int(self._ray.cluster_resources().get("CPU", 1))
        actor = self._ray.remote(num_cpus=1)(Seatholder)
        free = [actor.remote(tournament) for _ in range(min(count, len(numbers)))]
        waiting = iter(numbers)
        begun: dict[Any, Any] = {}
        while True:
            for number in waiting if free else ():
                holder = free.pop()
                begun[holder.play.remote(number)] = holder
                if not free:
                    break
            if not begun:
                return
            (done, *_), _ = self._ray.wait(list(begun))
            free.append(begun.pop(done))
            yield checked(self._ray.get(done))
