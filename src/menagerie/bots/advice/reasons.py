"""Why an action is suggested: a thought of its game, or how it compares with the others."""

from collections.abc import Sequence
from pathlib import Path

from menagerie.bots.player import find_player
from menagerie.bots.thoughts import Moment, Thought, moment_of, reason
from menagerie.core.actions import Action
from menagerie.core.game import Game
from menagerie.core.refusals import Facts, Reason
from menagerie.core.state import Veiled
from menagerie.core.words import Speaker, Words

PERCENT = 100
WORDS = Words(Path(__file__).parents[1] / "words")
SPEAKER = Speaker(WORDS, lambda _name, fact, _speaker: fact)


def _is_only_action(moment: Moment) -> Facts | None:
    return {} if len(moment.legal) == 1 else None


ONLY = Thought("only_action", "", _is_only_action)


def _never(_: Moment) -> Facts | None:
    return None


# What can be said of any action, from chances alone.
BEST = Thought("best_by_search", "", _never)
NOTHING_BETTER = Thought("nothing_better", "", _never)
BEHIND = Thought("behind_best", "", _never)
AS_GOOD = Thought("as_good", "", _never)

GENERAL = (ONLY, BEST, NOTHING_BETTER, BEHIND, AS_GOOD)


def explain(game: Game, veiled: Veiled, action: Action) -> Reason | None:
    """The most telling thing about an action, as far as its seat can know."""
    moment = moment_of(game, veiled, action)
    if ONLY.holds(moment) is not None:
        return reason(ONLY, {}, SPEAKER)
    return find_player(game).reasons.reason(moment)


def compare(wins: Sequence[float], place: int) -> Reason:
    """What the chances to win of all suggestions say of one of them, the best being the first."""
    others = [win for at, win in enumerate(wins) if at != place]
    lead = round(PERCENT * (wins[place] - max(others, default=wins[place])))
    if place == 0 and lead > 0:
        return reason(BEST, {"gain": lead}, SPEAKER)
    if place == 0:
        return reason(NOTHING_BETTER, {}, SPEAKER)
    loss = round(PERCENT * (wins[0] - wins[place]))
    return reason(BEHIND, {"loss": loss}, SPEAKER) if loss > 0 else reason(AS_GOOD, {}, SPEAKER)
