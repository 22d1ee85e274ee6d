"""Magpies, wired together."""

from magpies import face, positions, rules
from menagerie.core.events import events_of
from menagerie.core.game import Game
from menagerie.core.kernel.verbs import Rulebook

MAGPIES = Game(
    key="magpies",
    name=face.SPEAKER.say("title"),
    seats=range(2, rules.SEATS + 1),
    rules_versions=(1,),
    options=face.MagpiesOptions,
    ends=("", "last_round"),
    layout_class=rules.Magpies,
    rulebook=Rulebook(*[vars(rules)[verb] for verb in Rulebook.__dataclass_fields__]),
    codes=face.CODEC,
    action_type=face.Seal,
    event_type=events_of(face.MagpiesEvent),
    view_type=face.MagpiesView,
    position_type=positions.MagpiesPosition,
    read_event=face.read_event,
    view_fields=face.FIELDS,
    speaker=face.SPEAKER,
    explain=face.explain,
    dump_position=positions.dump,
    load_position=positions.load,
)
