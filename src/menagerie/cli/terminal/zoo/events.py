"""Events of Zoo in plain words."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from rich.text import Text

from menagerie.cli.terminal.face import cite
from menagerie.cli.terminal.voice import Voice
from menagerie.core.events import Event
from menagerie.games.zoo import events as told
from menagerie.games.zoo.speech import facts_of

LOUD = (told.RoundStarted, told.RoundEnded, told.GameEnded)


def tell(voice: Voice, events: Iterable[Event]) -> Iterator[Text]:
    """What happened, passes in a row together, each line ending with its rule."""
    for kind, group in groupby(events, type):
        heard = list(group)
        if kind is told.Passed and len(heard) > 1:
            yield _passes(voice, heard)
        else:
            for event in heard:
                yield cite(_said(voice, event), event.rule)


def _said(voice: Voice, event: Event) -> Text:
    """An event as a sentence."""
    key = f"event_{event.__struct_config__.tag}"
    return voice.text(key, facts_of(event), "bold" if isinstance(event, LOUD) else "")


def _passes(voice: Voice, passes: Sequence[Any]) -> Text:
    """Z8: several players who pass, one after the other."""
    seats = tuple(event.seat for event in passes)
    return cite(voice.text("passes", {"seats": seats}), passes[0].rule)
