"""Events of Herr der Ziegen in plain words."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from rich.text import Text

from menagerie.cli.terminal.face import cite, styled
from menagerie.cli.terminal.goats.pieces import (
    card_name,
    kind_name,
    line_name,
    player,
    verb,
    within,
)
from menagerie.core.events import Event
from menagerie.games.goats import events as told
from menagerie.games.goats.views import GoatsView

ENDS = {
    "line_empty": "A row or a column has no card left.",
    "nothing_to_take": "There is nothing to take.",
}
# What may follow a card that is played, told on the same line.
STEPS_OF_A_TURN = (told.GoatWalked, told.CardTaken, told.GapFilled, told.GapLeft)


def tell(events: Iterable[Event], view: GoatsView) -> Iterator[Text]:
    """What happened, the steps of a turn on one line, each line ending with its rule."""
    line: Text | None = None
    rule = ""
    for event in events:
        if line is not None and isinstance(event, STEPS_OF_A_TURN):
            line.append_text(STEPS[type(event)](view, event))
            rule = event.rule
            continue
        if line is not None:
            yield cite(line.append("."), rule)
        line, rule = WORDS[type(event)](view, event), event.rule
    if line is not None:
        yield cite(line.append("."), rule)


def _who(view: GoatsView, seat: int, word: str, rest: str) -> Text:
    """A sentence about a seat, but for its full stop."""
    return player(view, seat).append(f"{verb(view, seat, word)}{rest}")


def _dogs(number: int) -> str:
    return "a dog" if number == 1 else f"{number} dogs"


def _dogs_put_aside(view: GoatsView, event: told.DogsPutAside) -> Text:
    return _who(view, event.seat, "put", f"{_dogs(event.dogs)} aside")


def _card_drawn(view: GoatsView, event: told.CardDrawn) -> Text:
    return _who(view, event.seat, "draw", card_name(event.card))


def _hand_kept(view: GoatsView, event: told.HandKept) -> Text:
    whose = "your" if event.seat == view.seat else "the"
    return _who(view, event.seat, "keep", f"{whose} hand")


def _dogs_shuffled_in(_view: GoatsView, event: told.DogsShuffledIn) -> Text:
    return Text(f"Shuffled into the pile: {_dogs(event.dogs)}")


def _card_played(view: GoatsView, event: told.CardPlayed) -> Text:
    return (
        player(view, event.seat)
        .append(verb(view, event.seat, "play"))
        .append(card_name(event.card), "bold")
    )


def _card_boxed(view: GoatsView, event: told.CardBoxed) -> Text:
    return (
        Text(f"{card_name(event.card)} of ")
        .append_text(within(view, event.seat))
        .append(" leaves the game: its kind is decided")
    )


def _goat_walked(view: GoatsView, event: told.GoatWalked) -> Text:
    whose = "Your" if event.seat == view.seat else "The"
    return Text(f"{whose} goat walks to {line_name(view, event.goal)}")


def _card_taken(view: GoatsView, event: told.CardTaken) -> Text:
    return _who(view, event.seat, "take", f"{card_name(event.card)} from {event.cell}")


def _gap_filled(_view: GoatsView, event: told.GapFilled) -> Text:
    return Text(f"{card_name(event.card)} comes to {event.cell}")


def _gap_left(_view: GoatsView, event: told.GapLeft) -> Text:
    return Text(f"The pile is used up: {event.cell} stays empty")


def _kind_won(view: GoatsView, event: told.KindWon) -> Text:
    how = "by the fourth card" if event.by_fourth else "with eight points"
    line = player(view, event.seat).append(verb(view, event.seat, "win"))
    return line.append(kind_name(event.kind), "bold").append(f" {how}")


def _card_marked(view: GoatsView, event: told.CardMarked) -> Text:
    how = " with a small goat set aside for it" if event.reminder else ""
    return _who(view, event.seat, "mark", f"{card_name(event.card)} on {event.cell}{how}")


def _card_left_neutral(view: GoatsView, event: told.CardLeftNeutral) -> Text:
    rest = f"no small goat left for {card_name(event.card)} on {event.cell}"
    word = " have " if event.seat == view.seat else " has "
    return player(view, event.seat).append(word + rest)


def _a(word: str) -> str:
    """A word with its article."""
    return f"an {word}" if word[0].lower() in "aeiou" else f"a {word}"


def _reminders_set(view: GoatsView, event: told.RemindersSet) -> Text:
    rest = (
        f"a small goat aside for {_a(kind_name(event.kind))} card still to come"
        if event.goats == 1
        else f"{event.goats} small goats aside for {kind_name(event.kind)} cards still to come"
    )
    return _who(view, event.seat, "set", rest)


def _reminder_returned(view: GoatsView, event: told.ReminderReturned) -> Text:
    whose = "your" if event.seat == view.seat else "the"
    line = Text(f"The small goat set aside for {kind_name(event.kind)} goes back to {whose} stable")
    return (
        line
        if event.seat == view.seat
        else line.append(" of ").append_text(within(view, event.seat))
    )


def _card_shown(view: GoatsView, event: told.CardShown) -> Text:
    word = "keep" if event.seat == view.seat else "keeps"
    return _who(view, event.seat, "show", f"{card_name(event.card)} and {word} it")


def _swap_asked(view: GoatsView, event: told.SwapAsked) -> Text:
    line = player(view, event.seat).append(verb(view, event.seat, "ask"))
    line.append_text(within(view, event.opponent))
    return line.append(f" to swap {event.start} with {event.goal}")


def _swap_refused(view: GoatsView, event: told.SwapRefused) -> Text:
    return _who(view, event.seat, "refuse", f"to swap {event.goal} with {event.start}")


def _card_herded(view: GoatsView, event: told.CardHerded) -> Text:
    line = _who(view, event.seat, "move", f"the card on {event.start} to {event.goal}")
    if event.opponent is None:
        return line
    return line.append("; ").append_text(within(view, event.opponent)).append(" agreed")


def _herding_declined(view: GoatsView, event: told.HerdingDeclined) -> Text:
    return _who(view, event.seat, "move", "no card")


def _game_ended(view: GoatsView, event: told.GameEnded) -> Text:
    line = styled(f"{ENDS[event.reason]} The game is over", "bold")
    if event.kind is None or event.winner is None:
        return line
    word = " do" if event.winner == view.seat else " does"
    line.append(" at once: ").append_text(within(view, event.winner))
    return line.append(f"{word} not win {kind_name(event.kind)}")


# How the steps of a turn continue the line of the card that is played.
STEPS: dict[type[Event], Callable[[GoatsView, Any], Text]] = {
    told.GoatWalked: lambda view, event: (
        Text(f", goes to {line_name(view, event.goal)}")
        if event.seat != view.seat
        else Text(f", go to {line_name(view, event.goal)}")
    ),
    told.CardTaken: lambda view, event: Text(",").append(
        f"{verb(view, event.seat, 'take')}{card_name(event.card)} from {event.cell}"
    ),
    told.GapFilled: lambda _view, event: Text(f"; {card_name(event.card)} comes in"),
    told.GapLeft: lambda _view, _event: Text("; the gap stays"),
}

WORDS: dict[type[Event], Callable[[GoatsView, Any], Text]] = {
    told.DogsPutAside: _dogs_put_aside,
    told.CardDrawn: _card_drawn,
    told.HandKept: _hand_kept,
    told.DogsShuffledIn: _dogs_shuffled_in,
    told.CardPlayed: _card_played,
    told.CardBoxed: _card_boxed,
    told.GoatWalked: _goat_walked,
    told.CardTaken: _card_taken,
    told.GapFilled: _gap_filled,
    told.GapLeft: _gap_left,
    told.KindWon: _kind_won,
    told.CardMarked: _card_marked,
    told.CardLeftNeutral: _card_left_neutral,
    told.RemindersSet: _reminders_set,
    told.ReminderReturned: _reminder_returned,
    told.CardShown: _card_shown,
    told.SwapAsked: _swap_asked,
    told.SwapRefused: _swap_refused,
    told.CardHerded: _card_herded,
    told.HerdingDeclined: _herding_declined,
    told.GameEnded: _game_ended,
}
