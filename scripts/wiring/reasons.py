"""The reasons of advice as the page needs them: their keys, and the gaps of their sentences."""

import json
from collections.abc import Iterable

from menagerie.bots.advice.reasons import GENERAL
from menagerie.bots.player import find_player
from menagerie.bots.thoughts import GAP, Thought
from menagerie.catalog import GAMES


def reasons() -> str:
    """All reasons by game, those that any game has first, as JSON."""
    found = {"general": _gaps(GENERAL)}
    found |= {key: _gaps(find_player(game).reasons.thoughts) for key, game in GAMES.items()}
    return json.dumps(found, indent=2) + "\n"


def _gaps(thoughts: Iterable[Thought]) -> dict[str, str]:
    """The gaps of each sentence, in order."""
    return {
        thought.key: " ".join(sorted({gap[1] for gap in GAP.finditer(thought.sentence)}))
        for thought in thoughts
    }
