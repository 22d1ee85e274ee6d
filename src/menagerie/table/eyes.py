"""What each role may know of one state, looked at once and kept."""

from typing import Any

from menagerie.core.game import Game, State, Veiled
from menagerie.table.legal import Choices, legal_choices


class Eyes:
    """One state of a game and what everybody sees of it; roles after the seats are spectators."""

    __slots__ = ("_choices", "_veiled", "_views", "game", "state", "to_act")

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.to_act = game.to_act(state)
        self._veiled: tuple[Veiled, ...] = ()
        self._views: dict[int, Any] = {}
        self._choices: dict[int, tuple[Choices, ...]] = {}

    def veiled(self, role: int) -> Veiled:
        """What a role may know."""
        if not self._veiled:
            self._veiled = self.game.veil_all(self.state)
        return self._veiled[role]

    def view(self, role: int) -> Any:
        """What a role is shown."""
        found = self._views.get(role)
        if found is None:
            found = self._views[role] = self._look(role)
        return found

    def _look(self, role: int) -> Any:
        """What everybody sees is read once, from what a spectator may know."""
        veiled = self.veiled(role)
        if veiled.seat is None:
            return self.game.show(veiled)
        return self.game.show_own(veiled, self.view(len(self._veiled) - 1))

    def legal(self, role: int) -> tuple[Choices, ...]:
        """What a role may do."""
        found = self._choices.get(role)
        if found is None:
            found = self._choices[role] = legal_choices(self.game, self.veiled(role))
        return found

    def looks_like(self, other: "Eyes", role: int) -> bool:
        """Whether a role cannot tell two states apart."""
        return self.veiled(role) == other.veiled(role)

    def seat(self, role: int) -> int | None:
        """The seat of a role; None for those who watch."""
        return self.veiled(role).seat
