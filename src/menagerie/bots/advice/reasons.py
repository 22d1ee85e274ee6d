"""Why an action is suggested: a thought of its game, or how it compares with the others."""

from collections.abc import Sequence
from pathlib import Path

from menagerie.bots.advice.ways import after
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
MORE_POINTS = Thought("more_points", "", _never)
FEWER_POINTS = Thought("fewer_points", "", _never)

GENERAL = (ONLY, BEST, NOTHING_BETTER, BEHIND, AS_GOOD, MORE_POINTS, FEWER_POINTS)
# A smaller chance to win than this is none: then points are compared.
HOPELESS = 0.01


def reasons_of(
    game: Game, veiled: Veiled, actions: Sequence[Action], *, sealed: bool
) -> list[list[Reason]]:
    """For each action of a choice, all that is true of it, as far as its seat can know.

    Each is judged after those before it; where a choice is sealed, its order is of no matter, and
    each is judged after all the others.
    """
    found = []
    for place, action in enumerate(actions):
        others = [*actions[:place], *(actions[place + 1 :] if sealed else ())]
        here = after(game, veiled, others) if others else veiled
        then = () if sealed else actions[place + 1 :]
        found.append([] if here is None else _true_of(game, here, action, then))
    return found


def _true_of(game: Game, veiled: Veiled, action: Action, then: Sequence[Action]) -> list[Reason]:
    """All that is true of an action, the most telling first."""
    moment = moment_of(game, veiled, action, then)
    if ONLY.holds(moment) is not None:
        return [reason(ONLY, {}, SPEAKER)]
    return list(find_player(game).reasons.reasons(moment))


def reason_of(
    reasons: Sequence[Reason], besides: Sequence[Reason], general: Reason, *, strict: bool
) -> Reason:
    """The most telling reason that is not one of another choice as well.

    Where there is none, what is true of both is told, unless that would be no answer; then the
    chances are compared.
    """
    own = [one for one in reasons if one not in besides]
    if not own and not strict:
        own = list(reasons)
    return own[0] if own else general


def compare(wins: Sequence[float], place: int, rival: int, scores: Sequence[float] = ()) -> Reason:
    """What the chances to win say of one choice next to another; if nothing wins, the points.

    The best is the first: the others are behind it or as good, but may win more than a third.
    """
    if scores and max(wins) < HOPELESS:
        return _by_points(round(scores[place] - scores[rival]))
    lead = round(PERCENT * (wins[place] - wins[rival]))
    if lead > 0 and (place == 0 or rival > 0):
        return reason(BEST, {"gain": lead}, SPEAKER)
    if place == 0:
        return reason(NOTHING_BETTER, {}, SPEAKER)
    return reason(BEHIND, {"loss": -lead}, SPEAKER) if lead < 0 else reason(AS_GOOD, {}, SPEAKER)


def _by_points(lead: int) -> Reason:
    """What is expected in points, next to another choice."""
    if lead == 0:
        return reason(AS_GOOD, {}, SPEAKER)
    thought = MORE_POINTS if lead > 0 else FEWER_POINTS
    return reason(thought, {"points": abs(lead)}, SPEAKER)
