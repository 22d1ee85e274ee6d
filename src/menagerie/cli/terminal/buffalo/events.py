"""Events of Buffalo in plain words."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from rich.text import Text

from menagerie.cli.terminal.buffalo.board import pair_chips
from menagerie.cli.terminal.buffalo.pieces import (
    RANKS,
    actor,
    bonus_row,
    colour_word,
    cows,
    find_pasture,
    is_you,
    joined,
    pasture_name,
    pasture_number,
    player,
    within,
)
from menagerie.cli.terminal.face import cite, styled
from menagerie.core.events import Event
from menagerie.games.buffalo import events as told
from menagerie.games.buffalo.views import BuffaloView

ENDS = {
    "last_round": "The last round is over.",
    "board_full": "Every space of every pasture is taken.",
}
NAME_WIDTH = 20

Group = Sequence[Any]


# That a seat has chosen goes without saying once the choices lie open.
SAID_BY: dict[type[Event], type[Event]] = {
    told.ChoiceMade: told.PairRevealed,
    told.BidMade: told.BidRevealed,
    told.SplitMade: told.CowDealt,
}


def tell(events: Iterable[Event], view: BuffaloView) -> Iterator[Text]:
    """What happened, like things together, each line ending with its rule."""
    heard = list(events)
    kinds = {type(event) for event in heard}
    for kind, group in groupby(heard, type):
        if SAID_BY.get(kind) not in kinds:
            yield from WORDS[kind](view, list(group))


def _each(words: Callable[[BuffaloView, Any], Text | None]) -> Any:
    """Tell events of one kind each on its own line; None keeps quiet."""

    def lines(view: BuffaloView, group: Group) -> Iterator[Text]:
        for event in group:
            line = words(view, event)
            if line is not None:
                yield cite(line, event.rule)

    return lines


def _together(words: Callable[[BuffaloView, Group], Text]) -> Any:
    """Tell events of one kind on a single line."""

    def lines(view: BuffaloView, group: Group) -> Iterator[Text]:
        yield cite(words(view, group), group[0].rule)

    return lines


def _has(view: BuffaloView, group: Group) -> str:
    """The verb of a sentence about some seats."""
    return "have" if len(group) > 1 or group[0].seat == view.seat else "has"


def _verb(view: BuffaloView, colour: str, verb: str) -> str:
    """A verb as it follows the name of a colour."""
    return f" {verb} " if is_you(view, colour) else f" {verb}s "


def _players(view: BuffaloView, seats: Sequence[int]) -> Text:
    """Several seats as the beginning of a sentence."""
    names = [player(view, seat) for seat in seats]
    return joined([names[0], *map(within, names[1:])])


# The auction (BV1) and the two colours of two players (B23).


def _bid_sealed(view: BuffaloView, event: told.BidSealed) -> Text:
    line = player(view, event.seat)
    verb = "bid" if event.seat == view.seat else "bids"
    return line.append(f" {verb} {event.amount}, face down.")


def _bids_made(view: BuffaloView, group: Group) -> Text:
    line = _players(view, [event.seat for event in group])
    return line.append(f" {_has(view, group)} bid.")


def _bids_revealed(view: BuffaloView, group: Group) -> Text:
    bids = (within(player(view, event.seat)).append(f" {event.amount}") for event in group)
    return Text("The bids: ").append_text(Text(", ").join(bids)).append(".")


def _bids_tied(view: BuffaloView, event: told.BidsTied) -> Text:
    return _players(view, event.seats).append(" bid the same and bid again.")


def _lot_drawn(view: BuffaloView, event: told.LotDrawn) -> Text:
    return (
        Text("A lot decides between ")
        .append_text(joined([within(player(view, seat)) for seat in event.seats]))
        .append(".")
    )


def _colour_picked(view: BuffaloView, event: told.ColourPicked) -> Text:
    who = Text("You take " if event.seat == view.seat else f"Seat {event.seat} takes ")
    return who.append_text(colour_word(event.colour)).append(".")


def _split_sealed(view: BuffaloView, event: told.SplitSealed) -> Text:
    line = player(view, event.seat).append(", from the smallest pasture dealt: ")
    return line.append_text(Text(", ").join(map(colour_word, event.colours))).append(".")


def _splits_made(view: BuffaloView, group: Group) -> Text:
    line = _players(view, [event.seat for event in group])
    return line.append(f" {_has(view, group)} given every pasture dealt its colour.")


def _cows_dealt(view: BuffaloView, group: Group) -> Text:
    herds = (
        Text("")
        .append_text(colour_word(event.colour))
        .append(" on ")
        .append_text(pasture_name(view, event.pasture))
        for event in group
    )
    return Text("First cows: ").append_text(Text(", ").join(herds)).append(".")


# A round.


def _round_started(view: BuffaloView, event: told.RoundStarted) -> Text:
    return styled(f"Round {event.round} of {view.rounds} begins.", "bold")


def _pair_laid(view: BuffaloView, event: told.PairLaid) -> Text:
    line = player(view, event.seat)
    line.append(f" lay{'' if event.seat == view.seat else 's'} {event.card} on ")
    line.append_text(pasture_name(view, event.pasture))
    if len(view.seats[event.seat].colours) > 1:
        line.append(" for ").append_text(colour_word(event.colour))
    return line.append(", face down.")


def _choices_made(view: BuffaloView, group: Group) -> Text:
    return _players(view, [event.seat for event in group]).append(f" {_has(view, group)} chosen.")


def _choice_reopened(view: BuffaloView, event: told.ChoiceReopened) -> Text:
    line = player(view, event.seat)
    return line.append(f" begin{'' if event.seat == view.seat else 's'} the choice anew.")


def _pairs_revealed(view: BuffaloView, group: Group) -> Iterator[Text]:
    """B8, B9: all pairs by pasture, in the order in which they are settled."""
    yield cite(Text("All pairs are turned over:"), group[0].rule)
    by_pasture = sorted(group, key=lambda event: pasture_number(event.pasture))
    for pasture, pairs in groupby(by_pasture, lambda event: event.pasture):
        line = Text(f"  {pasture_number(pasture):>2} ")
        line.append(f"{find_pasture(view, pasture).name:<{NAME_WIDTH}}")
        yield line.append_text(pair_chips(view, list(pairs)))


def _cards_discarded(view: BuffaloView, group: Group) -> Text:
    line = _players(view, [event.seat for event in group])
    return line.append(
        " discard a card unseen." if _has(view, group) == "have" else " discards a card unseen."
    )


def _order_fixed(view: BuffaloView, event: told.OrderFixed) -> Text | None:
    """B10: only worth a line where two or more meet."""
    if len(event.order) == 1:
        return None
    names = [within(actor(view, colour)) for colour in event.order]
    line = Text("On ").append_text(pasture_name(view, event.pasture)).append(", in this order: ")
    return line.append_text(joined(names, ", ")).append(".")


def _cows_placed(view: BuffaloView, event: told.CowsPlaced) -> Text:
    line = actor(view, event.colour).append(_verb(view, event.colour, "place"))
    line.append(cows(event.cows), "bold").append(" on ")
    return line.append_text(pasture_name(view, event.pasture)).append(".")


def _pair_lapsed(view: BuffaloView, event: told.PairLapsed) -> Text:
    line = actor(view, event.colour).append(_verb(view, event.colour, "get")).append("nothing on ")
    return line.append_text(pasture_name(view, event.pasture)).append(": it is full.")


# Bonus and end.


def _pasture_filled(view: BuffaloView, event: told.PastureFilled) -> Text:
    pasture = find_pasture(view, event.pasture)
    line = styled(pasture.name, "bold").append(" is full: ")
    line.append_text(within(actor(view, event.colour))).append(" took the last space. It pays ")
    return line.append(bonus_row(pasture.bonus), "bold").append(".")


def _number_started(view: BuffaloView, event: told.NumberStarted) -> Text:
    line = Text(f"{RANKS[event.rank]} on ").append_text(pasture_name(view, event.pasture))
    line.append(": ").append_text(within(actor(view, event.colour)))
    return line.append(f" may put {cows(event.cows)} elsewhere.")


def _market_started(view: BuffaloView, event: told.MarketStarted) -> Text:
    line = Text("Cattle market on ").append_text(pasture_name(view, event.pasture)).append(": ")
    line.append_text(within(actor(view, event.colour)))
    return line.append(f" may put {cows(event.cows)} elsewhere.")


def _cows_put(view: BuffaloView, group: Group) -> Iterator[Text]:
    """B16: the cows of one colour together."""
    for colour, puts in groupby(group, lambda event: event.colour):
        shown = list(puts)
        line = actor(view, colour).append(_verb(view, colour, "put"))
        places = [
            Text(f"{cows(len(list(same)))} on ").append_text(pasture_name(view, pasture))
            for pasture, same in groupby(shown, lambda event: event.pasture)
        ]
        forced = " (the last had to follow)" if shown[-1].forced else ""
        yield cite(line.append_text(joined(places)).append(f"{forced}."), shown[-1].rule)


def _cows_forgone(view: BuffaloView, event: told.CowsForgone) -> Text:
    line = actor(view, event.colour).append(_verb(view, event.colour, "leave"))
    return line.append(f"{cows(event.cows)} of the bonus in the supply.")


def _final_bonus_paid(view: BuffaloView, group: Group) -> Iterator[Text]:
    """B21: what each pasture pays at the end."""
    for pasture, paid in groupby(group, lambda event: event.pasture):
        line = Text("Final bonus on ").append_text(pasture_name(view, pasture)).append(": ")
        shares = (
            within(actor(view, event.colour)).append(f" {event.cows}", "bold") for event in paid
        )
        yield cite(line.append_text(Text(", ").join(shares)).append("."), group[0].rule)


def _game_ended(view: BuffaloView, event: told.GameEnded) -> Text:
    if event.reason in ENDS or view.outcome is None:
        return styled(ENDS.get(event.reason, "The game is over."), "bold")
    (winner,) = view.outcome.winners
    verbs = ("have", "win") if winner == view.seat else ("has", "wins")
    words = f" {verbs[0]} placed every cow and {verbs[1]} on the spot."
    return player(view, winner).append(words, "bold")


WORDS: dict[type[Event], Callable[[BuffaloView, Group], Iterator[Text]]] = {
    told.BidSealed: _each(_bid_sealed),
    told.BidMade: _together(_bids_made),
    told.BidRevealed: _together(_bids_revealed),
    told.BidsTied: _each(_bids_tied),
    told.LotDrawn: _each(_lot_drawn),
    told.ColourPicked: _each(_colour_picked),
    told.SplitSealed: _each(_split_sealed),
    told.SplitMade: _together(_splits_made),
    told.CowDealt: _together(_cows_dealt),
    told.RoundStarted: _each(_round_started),
    told.PairLaid: _each(_pair_laid),
    told.ChoiceMade: _together(_choices_made),
    told.ChoiceReopened: _each(_choice_reopened),
    told.PairRevealed: _pairs_revealed,
    told.CardDiscarded: _together(_cards_discarded),
    told.OrderFixed: _each(_order_fixed),
    told.CowsPlaced: _each(_cows_placed),
    told.PairLapsed: _each(_pair_lapsed),
    told.PastureFilled: _each(_pasture_filled),
    told.NumberStarted: _each(_number_started),
    told.MarketStarted: _each(_market_started),
    told.CowPut: _cows_put,
    told.CowsForgone: _each(_cows_forgone),
    told.FinalBonusPaid: _final_bonus_paid,
    told.GameEnded: _each(_game_ended),
}
