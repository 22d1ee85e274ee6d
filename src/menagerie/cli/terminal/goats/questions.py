"""What a seat is asked in each phase."""

from rich.console import Group
from rich.text import Text

from menagerie.cli.terminal.face import Answer, Choice, Question, Turn, UnclearError
from menagerie.cli.terminal.goats import explanations
from menagerie.cli.terminal.goats.board import position
from menagerie.cli.terminal.goats.input import only_words, read_card, read_cell, read_take
from menagerie.cli.terminal.goats.pieces import (
    NAMES,
    card_name,
    cards_list,
    content,
    kind_name,
    line_name,
    player,
    within,
)
from menagerie.core.actions import Action
from menagerie.games.goats.actions import Agree, Herd, Keep, Play, Redraw, Refuse, Stay, Take
from menagerie.games.goats.pieces import DECIDING_CARDS, HAND, WINNING_POINTS
from menagerie.games.goats.views import GoatsView, LostView, SwapView, WalkView

STAY_WORDS = {"0", "stay"}
WARNING = "bold red1"
YES_WORDS = {"1", "agree", "yes", "y"}
NO_WORDS = {"2", "0", "refuse", "no", "n"}


def ask_dogs(turn: Turn) -> Question:
    """G7: ask which dogs are put aside."""
    choices = [Choice("0", Text("keep your hand"))]
    for dogs in range(1, HAND + 1):
        label = Text(f"put {'a dog' if dogs == 1 else 'both dogs'} aside for new cards")
        choices.append(Choice(str(dogs), label, turn.why(Redraw(dogs))))
    return Question(
        scene=position(turn.view),
        asked=Text("How many dogs do you put aside? 0 keeps your hand."),
        explained=explanations.DOGS,
        choices=tuple(choices),
        read=lambda line: Answer(_read_dogs(line)),
        point=_read_dogs,
    )


def _read_dogs(line: str) -> Action:
    word = only_words(line, 1, "type how many dogs, 0 to 2")[0]
    if word in {"0", "keep"}:
        return Keep()
    if not word.isdecimal():
        raise UnclearError("type how many dogs, 0 to 2")
    return Redraw(int(word))


def ask_play(turn: Turn) -> Question:
    """G9: ask for a card, with where it leads and what could be taken there."""
    view: GoatsView = turn.view
    choices = tuple(
        Choice(str(number), _walk(view, walk)) for number, walk in enumerate(view.walks, 1)
    )
    return Question(
        scene=position(view),
        asked=Text("Which card do you play?"),
        explained=explanations.PLAY.format(card=card_name(view.hand[0])),
        choices=choices,
        read=lambda line: Answer(Play(read_card(view, line))),
        point=lambda line: Play(read_card(view, line)),
    )


def _walk(view: GoatsView, walk: WalkView) -> Text:
    """A card, where it leads, what is there, and what it wins."""
    label = Text(f"{card_name(walk.card):<11}", "bold")
    label.append(f" {line_name(view, walk.position):<9}")
    cards = [str(content(view, cell)) for cell in view.takable[walk.line]]
    label.append(cards_list(cards) if cards else "nothing to take")
    if not walk.ends:
        return label.append_text(_claim(view, walk.card))
    label.append(": this ends the game" if not cards else "  any of them ends the game", WARNING)
    return label.append_text(_lost(view, walk.lost))


def _lost(view: GoatsView, lost: LostView | None) -> Text:
    """G19: what is lost if the game ends with this action."""
    if lost is None:
        return Text()
    if lost.kind is None or lost.winner is None:
        return Text(", without your dog's move", WARNING)
    whose = "you do not win" if lost.winner == view.seat else f"{NAMES[lost.winner]} does not win"
    return Text(f", and {whose} {kind_name(lost.kind)}", WARNING)


def _claim(view: GoatsView, card: str) -> Text:
    """G12, G14: what showing a goat does for its kind."""
    kind, _, value = card.partition("-")
    if kind in {"dog", "milk"}:
        return Text()
    if kind in view.kinds:
        return Text(f"  ({kind_name(kind)} is decided: it leaves the game)", "dim")
    shown = [[int(c[-1]) for c in seat.display if c.startswith(kind)] for seat in view.seats]
    own = sum(shown[view.seat or 0]) + int(value)
    count = sum(map(len, shown)) + 1
    if own >= WINNING_POINTS:
        return Text(f"  wins {kind_name(kind)}: {own} points", "bold green3")
    if count == DECIDING_CARDS:
        return Text(f"  fourth {kind_name(kind)}: decides the kind", "bold")
    return Text(f"  ({own} points, {count} of 4 shown)", "dim")


def ask_take(turn: Turn) -> Question:
    """G11: ask for a card of the line."""
    view: GoatsView = turn.view
    cells = [action.cell for action in turn.actions if isinstance(action, Take)]
    line = line_name(view, view.seats[view.seat or 0].goat)

    def point(answer: str) -> Action:
        return Take(read_take(view, cells, answer))

    return Question(
        scene=position(view, cells),
        asked=Text(f"Which card of {line} do you take?"),
        explained=explanations.TAKE,
        choices=tuple(_take(view, number, cell) for number, cell in enumerate(cells, 1)),
        read=lambda answer: Answer(point(answer)),
        point=point,
    )


def _take(view: GoatsView, number: int, cell: str) -> Choice:
    """A card to take."""
    card = str(content(view, cell))
    label = (
        Text(f"{cell}  ").append(f"{card_name(card):<11}", "bold").append_text(_claim(view, card))
    )
    if cell in view.closing:
        label.append("  the last of its line: this ends the game", WARNING)
        label.append_text(_lost(view, view.lost))
    return Choice(str(number), label)


def ask_herd(turn: Turn) -> Question:
    """G16: ask for a dog's move."""
    view: GoatsView = turn.view
    own = [cell for cell, seat in view.marked.items() if seat == view.seat]
    herds = [action for action in turn.actions if isinstance(action, Herd)]
    example = f"{herds[0].start} {herds[0].goal}" if herds else "0"
    again = "" if view.may_ask else " You may ask nobody again."
    return Question(
        scene=position(view, own),
        asked=Text(f"Your dog may move a card, such as {example}. 0 stays.{again}"),
        explained=explanations.HERD.format(example=example),
        choices=(),
        read=lambda line: Answer(_read_herd(line)),
        point=_read_herd,
    )


def _read_herd(line: str) -> Action:
    if line.strip().lower() in STAY_WORDS:
        return Stay()
    start, goal = only_words(line, 2, "type two cells, such as 4,2 1,2, or 0 to stay")
    return Herd(read_cell(start), read_cell(goal))


def ask_consent(turn: Turn) -> Question:
    """G16: ask whether a swap is agreed to."""
    view: GoatsView = turn.view
    swap: SwapView = turn.view.asked
    asked = player(view, view.turn).append(f" would swap {_card(view, swap.start)} on {swap.start}")
    asked.append(f" with your {_card(view, swap.goal)} on {swap.goal}. Do ")
    asked.append_text(within(view, swap.opponent)).append(" agree?")
    return Question(
        scene=Group(position(view, {swap.start, swap.goal})),
        asked=asked,
        explained=explanations.CONSENT,
        choices=(Choice("1", Text("agree")), Choice("2", Text("refuse"))),
        read=lambda line: Answer(_read_consent(line)),
        point=_read_consent,
    )


def _card(view: GoatsView, cell: str) -> str:
    return card_name(str(content(view, cell)))


def _read_consent(line: str) -> Action:
    word = line.strip().lower()
    if word in YES_WORDS:
        return Agree()
    if word in NO_WORDS:
        return Refuse()
    raise UnclearError("type 1 to agree or 2 to refuse")
