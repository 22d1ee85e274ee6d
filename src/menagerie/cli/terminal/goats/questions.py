"""What a seat is asked in each phase."""

from collections.abc import Mapping

from rich.text import Text

from menagerie.cli.terminal.face import Answer, Choice, Question, Turn, UnclearError
from menagerie.cli.terminal.goats.board import position
from menagerie.cli.terminal.goats.input import (
    accepted,
    only_words,
    read_card,
    read_cell,
    read_take,
)
from menagerie.cli.terminal.goats.pieces import (
    card_name,
    cards_list,
    content,
    line_at,
    line_name,
    short_card,
)
from menagerie.cli.terminal.voice import Voice
from menagerie.core.actions import Action
from menagerie.games.goats.actions import Agree, Herd, Keep, Play, Redraw, Refuse, Stay, Take
from menagerie.games.goats.pieces import DECIDING_CARDS, HAND, WINNING_POINTS
from menagerie.games.goats.views import GoatsView, LostView, SwapView, WalkView

WARNING = "bold red1"


def explained(key: str, voice: Voice, example: str = "") -> str:
    """What `?` says at a question, with how kinds are won and what counts."""
    return voice.say(key, {"scoring": voice.say("explain_scoring"), "example": example})


def ask_dogs(turn: Turn, voice: Voice) -> Question:
    """G7: ask which dogs are put aside."""

    def point(line: str) -> Action:
        word = only_words(line, 1, "type_dogs", voice)[0]
        if word == "0" or word in accepted("read_keep", voice):
            return Keep()
        if not word.isdecimal():
            raise UnclearError(voice.say("type_dogs"))
        return Redraw(int(word))

    choices = [Choice("0", Text(voice.action(Keep())))]
    for dogs in range(1, HAND + 1):
        redraw = Redraw(dogs)
        choices.append(Choice(str(dogs), Text(voice.action(redraw)), turn.why(redraw)))
    return Question(
        scene=position(turn.view, voice),
        asked=voice.text("type_dogs"),
        explained=explained("explain_dogs", voice),
        choices=tuple(choices),
        read=lambda line: Answer(point(line)),
        point=point,
    )


def ask_play(turn: Turn, voice: Voice) -> Question:
    """G9: ask for a card, with where it leads and what could be taken there."""
    view: GoatsView = turn.view

    def point(line: str) -> Action:
        return Play(read_card(view, line, voice))

    return Question(
        scene=position(view, voice),
        asked=voice.text("ask_play"),
        explained=explained("explain_play", voice, short_card(view.hand[0], voice)),
        choices=tuple(
            Choice(str(number), _walk(view, walk, voice))
            for number, walk in enumerate(view.walks, 1)
        ),
        read=lambda line: Answer(point(line)),
        point=point,
    )


def _walk(view: GoatsView, walk: WalkView, voice: Voice) -> Text:
    """A card, where it leads, what is there, and what it wins."""
    label = Text(f"{card_name(walk.card, voice):<12}", "bold")
    label.append(f" {line_name(view, walk.position, voice):<10}")
    cards = [str(content(view, cell)) for cell in view.takable[walk.line]]
    label.append(cards_list(cards, voice))
    if not walk.ends:
        return label.append_text(_claim(view, walk.card, voice))
    label.append("  " if cards else "")
    label.append_text(voice.text("ends_here", {"cards": len(cards)}, WARNING))
    return label.append_text(_lost(view, walk.lost, voice))


def _lost(view: GoatsView, lost: LostView | None, voice: Voice) -> Text:
    """G19: what is lost if the game ends with this action."""
    if lost is None:
        return Text()
    key = "lost_own" if lost.winner == view.seat else "lost_other"
    if lost.kind is None or lost.winner is None:
        key = "lost_dog"
    name = None if lost.winner is None else voice.name(lost.winner)
    return Text(" ").append_text(voice.text(key, {"kind": lost.kind, "name": name}, WARNING))


def _claim(view: GoatsView, card: str, voice: Voice) -> Text:
    """G12, G14: what showing a goat does for its kind."""
    kind, _, value = card.partition("-")
    if kind in {"dog", "milk"}:
        return Text()
    if kind in view.kinds:
        return _after("claim_decided", {"kind": kind}, voice, "dim")
    shown = [[int(c[-1]) for c in seat.display if c.startswith(kind)] for seat in view.seats]
    own = sum(shown[view.seat or 0]) + int(value)
    count = sum(map(len, shown)) + 1
    if own >= WINNING_POINTS:
        return _after("claim_wins", {"kind": kind, "points": own}, voice, "bold green3")
    if count == DECIDING_CARDS:
        return _after("claim_fourth", {"kind": kind}, voice, "bold")
    facts = {"points": own, "shown": count, "needed": DECIDING_CARDS}
    return _after("claim_shows", facts, voice, "dim")


def _after(key: str, facts: Mapping[str, object], voice: Voice, style: str) -> Text:
    """A remark behind a choice."""
    return Text("  ").append_text(voice.text(key, facts, style))


def ask_take(turn: Turn, voice: Voice) -> Question:
    """G11: ask for a card of the line."""
    view: GoatsView = turn.view
    cells = [action.cell for action in turn.actions if isinstance(action, Take)]
    line = line_at(view, view.seats[view.seat or 0].goat)

    def point(answer: str) -> Action:
        return Take(read_take(view, cells, answer, voice))

    return Question(
        scene=position(view, voice, cells),
        asked=voice.text("which_take", {"line": line}),
        explained=explained("explain_take", voice),
        choices=tuple(_take(view, number, cell, voice) for number, cell in enumerate(cells, 1)),
        read=lambda answer: Answer(point(answer)),
        point=point,
    )


def _take(view: GoatsView, number: int, cell: str, voice: Voice) -> Choice:
    """A card to take."""
    card = str(content(view, cell))
    label = Text(f"{cell}  ").append(f"{card_name(card, voice):<12}", "bold")
    label.append_text(_claim(view, card, voice))
    if cell in view.closing:
        label.append("  ").append_text(voice.text("warn_closing", style=WARNING))
        label.append_text(_lost(view, view.lost, voice))
    return Choice(str(number), label)


def ask_herd(turn: Turn, voice: Voice) -> Question:
    """G16: ask for a dog's move."""
    view: GoatsView = turn.view
    own = [cell for cell, seat in view.marked.items() if seat == view.seat]
    herds = [action for action in turn.actions if isinstance(action, Herd)]
    example = f"{herds[0].start} {herds[0].goal}" if herds else "0"

    def point(line: str) -> Action:
        if line.strip().lower() in {"0", *accepted("read_stay", voice)}:
            return Stay()
        start, goal = only_words(line, 2, "type_cells", voice)
        return Herd(read_cell(start, voice), read_cell(goal, voice))

    return Question(
        scene=position(view, voice, own),
        asked=voice.text("where_herd", {"example": example, "may_ask": view.may_ask}),
        explained=explained("explain_herd", voice, example),
        choices=(),
        read=lambda line: Answer(point(line)),
        point=point,
    )


def ask_consent(turn: Turn, voice: Voice) -> Question:
    """G16: ask whether a swap is agreed to."""
    view: GoatsView = turn.view
    swap: SwapView = turn.view.asked
    cards = (card_name(str(content(view, cell)), voice) for cell in (swap.goal, swap.start))
    facts = dict(zip(("mine", "other"), cards, strict=True))

    def point(line: str) -> Action:
        word = line.strip().lower()
        if word in {"1", *accepted("read_yes", voice)}:
            return Agree()
        if word in {"2", "0", *accepted("read_no", voice)}:
            return Refuse()
        raise UnclearError(voice.say("type_answer"))

    return Question(
        scene=position(view, voice, {swap.start, swap.goal}),
        asked=voice.text("ask_consent", {"name": voice.name(view.turn), **facts}),
        explained=explained("explain_consent", voice),
        choices=tuple(
            Choice(str(number), Text(voice.action(action)))
            for number, action in enumerate((Agree(), Refuse()), 1)
        ),
        read=lambda line: Answer(point(line)),
        point=point,
    )
