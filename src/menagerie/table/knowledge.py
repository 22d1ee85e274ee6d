"""What each role may know of one state, computed once and cached."""

from functools import lru_cache
from typing import Any, cast

import msgspec
import numpy as np

from menagerie.core.actions import Action
from menagerie.core.game import Game
from menagerie.core.state import State, Veiled
from menagerie.core.view.fields import Values
from menagerie.table.wire.choices import Choices, ToldAction, grouped, spread, told_apart

REMEMBERED = 4096
# A look lists each legal action as a number of so many bytes.
CODE_BYTES = 2


class Eyes:
    """One state of a game as each role knows it; the role after the last seat is a spectator's."""

    __slots__ = ("_active", "_choices", "_own", "_public", "game", "look", "state", "to_act")

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.look = game.look(state)
        self.to_act = self.look.to_act
        self._active: int | None = None
        self._public: Values | None = None
        self._own: dict[int, Values] = {}
        self._choices: dict[int, tuple[Choices, ...]] = {}

    def seat(self, role: int) -> int | None:
        """The seat of a role; None for spectators."""
        return None if role == self.look.watching else role

    def veiled(self, role: int) -> Veiled:
        """The veiled state of a role."""
        record = np.frombuffer(bytearray(self.look.record(role)), self.game.layout.dtype)
        return Veiled(record, self.seat(role), self.look.watching)

    def looks_like(self, other: "Eyes", role: int) -> bool:
        """Whether a role cannot tell two states apart."""
        return self.look.record(role) == other.look.record(role)

    # Views.

    def view(self, role: int) -> Any:
        """The view of a role."""
        seat = self.seat(role)
        own = None if seat is None else self.own(seat)
        return self.game.view_fields.view(self.public(), seat, own)

    def public(self, old: "Eyes | None" = None) -> Values:
        """The public fields of the view; updated from those of an old state if it is given."""
        if self._public is None:
            fields = self.game.view_fields
            if old is None:
                self._public = fields.make_public(self._read_public())
            else:
                differs = self.look.differs(old.look, self.look.watching)
                self._public = fields.update_public(old.public(), differs, self._read_public)
        return self._public

    def own(self, seat: int) -> Values:
        """The private fields of a seat's view."""
        found = self._own.get(seat)
        if found is None:
            found = self.game.view_fields.make_own(self._read(seat), seat, self.active)
            self._own[seat] = found
        return found

    def own_after(self, seat: int, old: "Eyes", was: Values) -> Values:
        """The private fields of a seat's view, updated from those of an old state."""
        found = self._own.get(seat)
        if found is None:
            differs = self.look.differs(old.look, seat)
            active = old.active, self.active
            found = self.game.view_fields.update_own(was, differs, self._read, seat, active)
            self._own[seat] = found
        return found

    @property
    def active(self) -> int:
        """Which private fields are active, as bits."""
        if self._active is None:
            self._read_public()
        return cast("int", self._active)

    def _read_public(self) -> Any:
        """The public state; it also decides which private fields are active."""
        known = self._read(self.look.watching)
        self._active = self.game.view_fields.active(known)
        return known

    def _read(self, role: int) -> Any:
        return self.game.read_role(self.look, role)

    # Legal actions.

    def legal(self, role: int) -> tuple[Choices, ...]:
        """The legal actions of a role."""
        found = self._choices.get(role)
        if found is None:
            found = self._choices[role] = self._legal(role)
        return found

    def _legal(self, role: int) -> tuple[Choices, ...]:
        codes = b"" if role == self.look.watching else self.look.legal(role)
        if not codes:
            return ()
        return legal_choices(self.game, role, self.look.record(role), codes)

    def only_action(self, seat: int) -> Action | None:
        """The action of a seat that has no other; None if it has several, or none."""
        if len(self.look.legal(seat)) != CODE_BYTES:
            return None
        (told,) = spread(self.legal(seat))
        return self.game.read_action(told)

    def may_act(self, seat: int) -> bool:
        """Whether a seat has any legal action."""
        return bool(self.look.legal(seat))


# A cache of choices, by everything that they depend on.
_told: dict[tuple[Any, ...], tuple[Choices, ...]] = {}


def legal_choices(game: Game, seat: int, record: bytes, codes: bytes) -> tuple[Choices, ...]:
    """The legal actions of a seat, from its veiled record and the codes of a look."""
    key = (game.key, seat, codes, *[record[place] for place in game.deck_places])
    found = _told.get(key)
    if found is None:
        if len(_told) >= REMEMBERED:
            _told.clear()
        actions = _actions(_Deck(game, game.codes.deck(game.layout.frozen(record), seat)))
        numbers = memoryview(codes).cast("h")
        found = _told[key] = grouped([actions[code] for code in numbers])
    return found


class _Deck:
    """The deck of a game, as a cache key."""

    __slots__ = ("deck", "game")

    def __init__(self, game: Game, deck: Any) -> None:
        self.game = game
        self.deck = deck

    def __hash__(self) -> int:
        return hash((self.game.key, self.deck))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Deck) and self.game is other.game and self.deck == other.deck


@lru_cache(REMEMBERED)
def _actions(played: _Deck) -> dict[int, ToldAction]:
    """All actions with a deck, by their codes."""
    actions = enumerate(played.game.codes.actions(played.deck))
    found = {code: msgspec.to_builtins(action) for code, action in actions if action is not None}
    return dict(zip(found, told_apart(list(found.values())), strict=True))
