"""Zoff in Buffalo, wired together."""

from menagerie.core.events import events_of
from menagerie.core.game import Game
from menagerie.core.kernel.verbs import Rulebook
from menagerie.games.buffalo import actions, events, options, refusals, views
from menagerie.games.buffalo.ending import results
from menagerie.games.buffalo.pieces import BOXES, FEWEST_SEATS, MOST_SEATS
from menagerie.games.buffalo.positions.dump import dump
from menagerie.games.buffalo.positions.load import load
from menagerie.games.buffalo.positions.shape import BuffaloPosition
from menagerie.games.buffalo.rules import apply, legal, refusal, to_act
from menagerie.games.buffalo.setup import deal
from menagerie.games.buffalo.speech import SPEAKER
from menagerie.games.buffalo.state import Buffalo
from menagerie.games.buffalo.veil import guess, veil

BUFFALO = Game(
    key="buffalo",
    name="Zoff in Buffalo",
    seats=range(FEWEST_SEATS, MOST_SEATS + 1),
    rules_versions=tuple(BOXES),
    options=options.BuffaloOptions,
    ends=("", "last_round", "board_full", "all_cows"),
    layout_class=Buffalo,
    rulebook=Rulebook(deal, to_act, legal, apply, refusal, veil, guess, results),
    codes=actions.CODEC,
    action_type=actions.BuffaloAction,
    event_type=events_of(events.BuffaloEvent),
    view_type=views.BuffaloView,
    position_type=BuffaloPosition,
    read_event=events.read_event,
    view_fields=views.FIELDS,
    speaker=SPEAKER,
    explain=refusals.explain,
    dump_position=dump,
    load_position=load,
)
