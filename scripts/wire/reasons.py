"""reasons.json: the keys of advice's reasons, and the gaps in their sentences."""

import json
from collections.abc import Iterable

from menagerie.bots.advice.reasons import GENERAL
from menagerie.bots.player import find_player
from menagerie.bots.thoughts import GAP, Thought
from menagerie.catalog import GAMES


def reasons() -> str:
    """All reasons by game as JSON, the general ones first."""
    found = {"general": _gaps(GENERAL)}
    found |= {key: _gaps(find_player(game).reasons.thoughts) for key, game in GAMES.items()}
    return json.dumps(found, indent=2) + "\n"


def _gaps(thoughts: Iterable[Thought]) -> dict[str, str]:
    """The gaps of each sentence, sorted."""
    return {
        thought.key: " ".join(sorted({gap[1] for gap in GAP.finditer(thought.sentence)}))
        for thought in thoughts
    }
