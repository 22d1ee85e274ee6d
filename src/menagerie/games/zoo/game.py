"""Zoff im Zoo, wired together."""

from menagerie.core.events import events_of
from menagerie.core.game import Game
from menagerie.core.kernel.verbs import Rulebook
from menagerie.games.zoo import actions, events, options, refusals, views
from menagerie.games.zoo.names import silent
from menagerie.games.zoo.pieces import BOXES, FEWEST_SEATS, MOST_SEATS
from menagerie.games.zoo.positions.dump import dump
from menagerie.games.zoo.positions.load import load
from menagerie.games.zoo.positions.shape import ZooPosition
from menagerie.games.zoo.rules import apply, legal, refusal, to_act
from menagerie.games.zoo.scoring import results
from menagerie.games.zoo.setup import deal
from menagerie.games.zoo.speech import SPEAKER
from menagerie.games.zoo.state import Zoo
from menagerie.games.zoo.veil import guess, veil

ZOO = Game(
    key="zoo",
    name="Zoff im Zoo",
    seats=range(FEWEST_SEATS, MOST_SEATS + 1),
    rules_versions=tuple(BOXES),
    options=options.ZooOptions,
    ends=("", "target", "fifty_rounds"),
    layout_class=Zoo,
    rulebook=Rulebook(deal, to_act, legal, apply, refusal, veil, guess, results),
    codes=actions.CODEC,
    action_type=actions.ZooAction,
    event_type=events_of(events.ZooEvent),
    view_type=views.ZooView,
    position_type=ZooPosition,
    read_event=events.read_event,
    view_fields=views.FIELDS,
    speaker=SPEAKER,
    explain=refusals.explain,
    dump_position=dump,
    load_position=load,
    silent_seats=silent,
)
