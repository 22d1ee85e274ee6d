"""Promises of positions in every game: they are read back, filled in or refused."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

import pytest

from menagerie import Game, State
from menagerie.core.errors import PositionError
from tests.games.play import Taken
from tests.games.script import as_json

Position = dict[str, Any]


@dataclass(frozen=True)
class Positions:
    """The positions of one game; `playthrough` plays from a state to the end."""

    game: Game
    playthrough: Callable[[State, Random], Iterator[Taken]]

    def check_return(self, state: State) -> None:
        """A state is read back from its dump in JSON, byte for byte."""
        assert self.game.load(as_json(self.game.dump(state))) == state

    def check_part(self, state: State, rng: Random, kept: float) -> None:
        """A part of a dump loads as a playable state, or an error names a field."""
        dump = self.game.dump(state)
        part = {key: dump[key] for key in dump if key == "seats" or rng.random() < kept}
        loaded, error = self._load_or_refuse(part)
        if loaded is None:
            assert re.split(r"[:\[]", error)[0] in dump
        else:
            self.check_return(loaded)
            assert (self.game.outcome(loaded) is None) == bool(self.game.to_act(loaded))
            for played in islice(self.playthrough(loaded, rng), 3):
                assert self.game.load(self.game.dump(played.step.state)) == played.step.state

    def check_refusal(self, position: Position, sentence: str) -> None:
        """An impossible position is refused; the error names the field and the reason."""
        with pytest.raises(PositionError) as caught:
            self.game.load(position)

        assert str(caught.value).startswith(sentence)

    def check_filling(self, position: Position, filled: Position) -> None:
        """A partial position is filled in with these fields."""
        state = self.game.load(position)

        dump = as_json(self.game.dump(state))
        assert {key: dump[key] for key in filled} == filled
        assert self.game.load(dump) == state

    def _load_or_refuse(self, part: Position) -> tuple[State | None, str]:
        """Load a position: a state, or the error."""
        try:
            return self.game.load(part), ""
        except PositionError as error:
            return None, str(error)
