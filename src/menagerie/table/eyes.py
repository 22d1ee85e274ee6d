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
        self._veiled: dict[int, Veiled] = {}
        self._views: dict[int, Any] = {}
        self._choices: dict[int, tuple[Choices, ...]] = {}

    def veiled(self, role: int) -> Veiled:
        """What a role may know."""
        found = self._veiled.get(role)
        if found is None:
            found = self._veiled[role] = self.game.veil(self.state, self.seat(role))
        return found

    def view(self, role: int) -> Any:
        """What a role is shown."""
        found = self._views.get(role)
        if found is None:
            found = self._views[role] = self.game.show(self.veiled(role))
        return found

    def legal(self, role: int) -> tuple[Choices, ...]:
        """What a role may do."""
        found = self._choices.get(role)
        if found is None:
            found = self._choices[role] = legal_choices(self.game, self.veiled(role))
        return found

    def looks_like(self, other: "Eyes", role: int) -> bool:
        """Whether a role cannot tell two states apart."""
        return bytes(self.veiled(role)) == bytes(other.veiled(role))

    def seat(self, role: int) -> int | None:
        """The seat of a role; None for those who watch."""
        return role if role < self.game.seats_of(self.state) else None
