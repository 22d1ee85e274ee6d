"""Events of Buffalo in plain words."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from rich.text import Text

from menagerie.cli.terminal.buffalo.board import pair_chips
from menagerie.cli.terminal.buffalo.pieces import pasture_number
from menagerie.cli.terminal.face import cite
from menagerie.cli.terminal.voice import Voice
from menagerie.core.events import Event
from menagerie.games.buffalo import events as told
from menagerie.games.buffalo.speech import facts_of
from menagerie.games.buffalo.views import BuffaloView

NAME_WIDTH = 20
# That a seat has chosen goes without saying once the choices lie open.
SAID_BY: dict[type[Event], type[Event]] = {
    told.ChoiceMade: told.PairRevealed,
    told.BidMade: told.BidRevealed,
    told.SplitMade: told.CowDealt,
}
LOUD: set[type[Event]] = {told.RoundStarted, told.GameEnded}


def tell(voice: Voice, events: Iterable[Event], view: BuffaloView) -> Iterator[Text]:
    """What happened, some like things together, each line ending with its rule."""
    heard = list(events)
    kinds = {type(event) for event in heard}
    for kind, group in groupby(heard, type):
        if SAID_BY.get(kind) not in kinds:
            yield from TOGETHER.get(kind, _each)(voice, view, list(group))


def _each(voice: Voice, _view: BuffaloView, group: Sequence[Event]) -> Iterator[Text]:
    """Each event on its own line, but not an order of only one colour (B10)."""
    for event in group:
        if not isinstance(event, told.OrderFixed) or len(event.order) > 1:
            key = f"event_{event.__struct_config__.tag}"
            style = "bold" if type(event) in LOUD else ""
            yield cite(voice.text(key, facts_of(event), style), event.rule)


def _cows_dealt(voice: Voice, _view: BuffaloView, group: Sequence[Any]) -> Iterator[Text]:
    """B4: all first cows on one line."""
    places = tuple(
        voice.say("begins_on", {"colour": event.colour, "pastures": event.pasture})
        for event in group
    )
    yield cite(voice.text("cows_dealt", {"places": places}), group[0].rule)


def _pairs_revealed(voice: Voice, view: BuffaloView, group: Sequence[Any]) -> Iterator[Text]:
    """B8, B9: all pairs by pasture, in the order in which they are settled."""
    yield cite(voice.text("pairs_revealed"), group[0].rule)
    by_pasture = sorted(group, key=lambda event: pasture_number(event.pasture))
    for pasture, pairs in groupby(by_pasture, lambda event: event.pasture):
        line = Text(f"  {pasture_number(pasture):>2} ")
        line.append(f"{voice.say(f'pasture_{pasture}'):<{NAME_WIDTH}}")
        yield line.append_text(pair_chips(voice, view, list(pairs)))


def _final_bonus_paid(voice: Voice, _view: BuffaloView, group: Sequence[Any]) -> Iterator[Text]:
    """B21: what each pasture pays at the end."""
    for pasture, paid in groupby(group, lambda event: event.pasture):
        herds = tuple((event.colour, event.cows) for event in paid)
        line = voice.text("final_bonus", {"pasture": pasture, "herds": herds})
        yield cite(line, group[0].rule)


TOGETHER: dict[type[Event], Callable[[Voice, BuffaloView, Sequence[Any]], Iterator[Text]]] = {
    told.CowDealt: _cows_dealt,
    told.PairRevealed: _pairs_revealed,
    told.FinalBonusPaid: _final_bonus_paid,
}
