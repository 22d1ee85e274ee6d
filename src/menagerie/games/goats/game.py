"""Herr der Ziegen, wired together."""

from menagerie.core.events import events_of
from menagerie.core.game import Game
from menagerie.core.kernel.verbs import Rulebook
from menagerie.games.goats import actions, events, options, refusals, views
from menagerie.games.goats.ending import results
from menagerie.games.goats.pieces import BOXES, FEWEST_SEATS, MOST_SEATS
from menagerie.games.goats.positions.dump import dump
from menagerie.games.goats.positions.load import load
from menagerie.games.goats.positions.shape import GoatsPosition
from menagerie.games.goats.rules import apply, legal, refusal, to_act
from menagerie.games.goats.setup import deal
from menagerie.games.goats.speech import SPEAKER
from menagerie.games.goats.state import Goats
from menagerie.games.goats.veil import guess, veil

GOATS = Game(
    key="goats",
    name="Herr der Ziegen",
    seats=range(FEWEST_SEATS, MOST_SEATS + 1),
    rules_versions=tuple(BOXES),
    options=options.GoatsOptions,
    ends=("", "line_empty", "nothing_to_take"),
    layout_class=Goats,
    rulebook=Rulebook(deal, to_act, legal, apply, refusal, veil, guess, results),
    codes=actions.CODEC,
    action_type=actions.GoatsAction,
    event_type=events_of(events.GoatsEvent),
    view_type=views.GoatsView,
    position_type=GoatsPosition,
    read_event=events.read_event,
    view_fields=views.FIELDS,
    speaker=SPEAKER,
    explain=refusals.explain,
    dump_position=dump,
    load_position=load,
)
