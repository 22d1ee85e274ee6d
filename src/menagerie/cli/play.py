"""`menagerie play`: a game against bots in the terminal."""

import sys
from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from menagerie.bots.levels import BOTS, LEVELS, SearchBot, find_bot
from menagerie.cli.arguments import (
    Help,
    UsageError,
    add_deal,
    add_game,
    find_game,
    read_options,
    read_seed,
)
from menagerie.cli.console import PROMPT, allow_editing, is_interactive, out, prepare
from menagerie.cli.files import FileError, check_writable, write_file
from menagerie.cli.hint import actions_of, told
from menagerie.cli.language import add_language, name_of_user, names_of
from menagerie.cli.local_game import Draft, Sitting
from menagerie.cli.terminal import face_of
from menagerie.cli.terminal.face import (
    Face,
    Question,
    UnclearError,
    UnfinishedError,
    cite,
    list_choices,
    styled,
)
from menagerie.cli.terminal.voice import Voice, voice_of
from menagerie.core.advice import Suggestion
from menagerie.core.game import Game
from menagerie.core.records import write_record
from menagerie.core.refusals import Reason

INTERRUPTED = 130
# Lines that are left free below a scene: the question, the choices, the answer.
ROOM_TO_ANSWER = 4
MEMORY_AID = "memory_aid"
FOLLOW = "follow"
KEEP_WORDS = {"", "y", "yes", "ok", "keep"}
REDO_WORDS = {"redo", "r", "n", "no"}


class LeaveError(Exception):
    """The person wants to leave."""


class NotAllowedError(Exception):
    """An action that the rules do not allow, with the reason."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.message)
        self.reason = reason


class RedoError(Exception):
    """The person wants to start a choice again."""


def add_to(commands: Any) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser(
        "play",
        help="play against bots in the terminal",
        description="Play against bots. At every question, ? explains what is asked, hint suggests "
        "what to do, follow does it, why 3 says why 3 is not allowed, and quit leaves the game.",
        formatter_class=Help,
    )
    add_game(parser)
    add_deal(parser, seats=4, seed=None)
    parser.add_argument("--seat", type=int, default=0, metavar="N", help="your seat, from 0")
    parser.add_argument(
        "--bot", default="greedy", metavar="BOT", help=f"one of: {', '.join(BOTS | LEVELS)}"
    )
    parser.add_argument(
        "--name", default=name_of_user(), metavar="NAME", help="what you are called"
    )
    add_language(parser)
    parser.add_argument("--save", type=Path, metavar="FILE", help="save the game as a record")
    parser.set_defaults(command=run)


def run(given: Namespace) -> int:
    """Play a game until it is over or the person leaves."""
    sitting = sit_down(given)
    console = out()
    if is_interactive(console):
        allow_editing()
    seats = sitting.game.seats_of(sitting.state)
    names = names_of(seats, sitting.seat, given.name)
    voice = voice_of(sitting.game.speaker, names, given.language)
    return Host(sitting, face_of(sitting.game, voice), voice, console, given.save).run()


def sit_down(given: Namespace) -> Sitting:
    """Check the arguments, compile, and deal."""
    game = find_game(given.game)
    bot = find_bot(given.bot)
    options = with_memory_aid(game, read_options(given.option))
    game.template(given.seats, options)
    if not 0 <= given.seat < given.seats:
        raise UsageError(f"seat: there are seats 0 to {given.seats - 1}, not {given.seat}")
    if given.save:
        check_writable(given.save)
    seed = read_seed(given.seed)
    prepare(game, bots=True, search=isinstance(bot, SearchBot))
    start = game.new(given.seats, options=options, seed=seed)
    return Sitting(game, bot, given.seat, seed, start, start)


def with_memory_aid(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """Turn the memory aid on by default, because there is only one person (BV4)."""
    if MEMORY_AID in game.options.__struct_fields__:
        return {MEMORY_AID: True, **options}
    return options


@dataclass
class Host:
    """Shows a game in the terminal and asks the person."""

    sitting: Sitting
    face: Face
    voice: Voice
    console: Console
    save: Path | None
    advised: Suggestion | None = None

    def run(self) -> int:
        """Play until the end, or until the person leaves; then save the game if asked to."""
        status = 0
        try:
            self.welcome()
            self.play()
        except LeaveError:
            self.offer_to_save()
        except EOFError:
            self.console.print()
        except KeyboardInterrupt:
            self.console.print()
            status = INTERRUPTED
        self.keep()
        return status

    def welcome(self) -> None:
        """Print what is played, and how to get help."""
        sitting = self.sitting
        facts = {
            "name": self.voice.name(sitting.seat),
            "bots": sitting.game.seats_of(sitting.state) - 1,
            "level": sitting.bot.name,
        }
        title = styled(sitting.game.name, "bold").append(": ")
        self.console.print(title.append_text(self.voice.text("welcome", facts)))
        self.console.print()

    def play(self) -> None:
        """Let the person and the bots act until the game is over."""
        sitting = self.sitting
        sitting.let_bots_act()
        while not sitting.is_over():
            sitting.commit(sitting.seat, self.choose())
            sitting.let_bots_act()
        result = self.face.result(sitting.view(), sitting.last_events)
        self.tell(result)
        self.console.print(result)

    def tell(self, scene: RenderableType) -> None:
        """Print what happened; wait for Enter if the next scene would push it off the screen."""
        lines = list(self.face.tell(self.sitting.take_news(), self.sitting.view()))
        if not lines:
            return
        news = Group(*lines)
        self.console.print(news)
        height = sum(len(self.console.render_lines(part)) for part in (news, scene))
        if is_interactive(self.console) and height + ROOM_TO_ANSWER > self.console.height:
            self.answer(self.voice.text("go_on", style="dim"))
        else:
            self.console.print()

    def choose(self) -> tuple[Any, ...]:
        """Ask until the person's choice is complete and, if it is sealed, confirmed."""
        secret = self.sitting.is_secret()
        while True:
            try:
                draft = self.ask(Draft(self.sitting.state))
                while secret and not self.is_accepted(draft):
                    draft = self.ask(draft)
            except RedoError:
                continue
            return draft.actions

    def is_accepted(self, draft: Draft) -> bool:
        """Whether the person confirms a complete sealed choice."""
        if self.sitting.seat in self.sitting.game.to_act(draft.state):
            return False
        self.console.print(self.voice.text("your_choice"))
        self.console.print(self.face.sealed(self.sitting.view(draft.state)))
        while True:
            line = self.answer(self.voice.text("keep_or_redo")).lower()
            if line in KEEP_WORDS:
                return True
            if line in REDO_WORDS:
                raise RedoError
            self.console.print(self.voice.text("unseen_yet"))

    def ask(self, draft: Draft) -> Draft:
        """Ask one question until the answer is allowed."""
        question = self.face.ask(self.sitting.turn(draft.state))
        self.tell(question.scene)
        self.console.print(question.scene)
        if question.choices:
            self.console.print(list_choices(question.choices, self.voice))
        self.console.print()
        begun = ""
        asked = question.asked
        self.advised = None
        while True:
            line = f"{begun} {self.converse(asked, question, draft)}".strip()
            if self.advised is not None and line.lower() == FOLLOW:
                return self.follow_hint(draft, self.advised)
            begun = ""
            try:
                return self.follow(draft, line)
            except UnfinishedError as error:
                begun, asked = line, Text(str(error))
            except (UnclearError, NotAllowedError) as error:
                asked = question.asked
                self.console.print(self.refusal(error))

    def follow(self, draft: Draft, line: str) -> Draft:
        """Read a line into a draft: all its actions or none."""
        rest = line
        while True:
            turn = self.sitting.turn(draft.state)
            answer = self.face.ask(turn).read(rest)
            if reason := turn.why(answer.action):
                raise NotAllowedError(reason)
            draft = self.sitting.extend(draft, answer.action)
            rest = answer.rest
            if not rest:
                return draft
            if self.sitting.seat not in self.sitting.game.to_act(draft.state):
                raise UnclearError(self.voice.say("too_much", {"rest": rest}))

    def follow_hint(self, draft: Draft, advised: Suggestion) -> Draft:
        """Do all that the hint says, in a draft."""
        for action in actions_of(self.sitting.game, advised):
            draft = self.sitting.extend(draft, action)
        return draft

    def converse(self, asked: Text, question: Question, draft: Draft) -> str:
        """Ask until the line is an answer and not a command such as `hint`."""
        while True:
            line = self.answer(asked)
            word, _, rest = line.partition(" ")
            if word == "?" or word.lower() == "help":
                self.explain(question)
            elif word.lower() == "why":
                self.console.print(self.say_why(question, draft, rest.strip()))
            elif line.lower() == "board":
                self.console.print(self.face.position(self.sitting.view(draft.state)))
            elif line.lower() == "hint":
                advice = self.sitting.hint(draft.state)
                view = self.sitting.view(draft.state)
                self.console.print(told(self.sitting.game, advice, view, self.voice))
                self.advised = advice.suggestions[0]
            elif line.lower() == FOLLOW and self.advised is None:
                self.console.print(self.voice.text("follow_what"))
            elif line.lower() == "redo":
                raise RedoError
            elif line:
                return line

    def explain(self, question: Question) -> None:
        """Explain the question, with its rules."""
        lines = Table.grid(padding=(0, 1))
        for paragraph in question.explained.strip().split("\n\n"):
            lines.add_row("·", " ".join(paragraph.split()))
        self.console.print(lines, self.voice.text("commands", style="dim"))

    def say_why(self, question: Question, draft: Draft, about: str) -> RenderableType:
        """Say why an action is not allowed, or list all that are not."""
        if not about:
            crossed = [choice for choice in question.choices if choice.reason]
            return list_choices(crossed, self.voice) if crossed else self.voice.text("why_what")
        try:
            action = question.point(about)
        except UnclearError as error:
            return self.refusal(error)
        reason = self.sitting.turn(draft.state).why(action)
        if reason is None:
            return self.voice.text("allowed")
        return cite(Text(self.voice.refusal(reason)), reason.rule)

    def refusal(self, error: UnclearError | NotAllowedError) -> Text:
        """What was wrong with an answer."""
        if isinstance(error, UnclearError):
            return Text(str(error))
        said = self.voice.text("not_allowed", {"reason": self.voice.refusal(error.reason)})
        return cite(said, error.reason.rule)

    def answer(self, asked: Text) -> str:
        """Ask for a line; `quit` always leaves."""
        self.console.print(asked)
        line = input(PROMPT).strip()
        if not sys.stdin.isatty():
            print(line)
        if line.lower() in {"quit", "exit", "q"}:
            raise LeaveError
        return line

    def offer_to_save(self) -> None:
        """Offer to save an unfinished game, unless a file is named or nothing was played."""
        while self.save is None and self.sitting.played:
            self.console.print(self.voice.text("keep_record"))
            try:
                name = input(PROMPT).strip()
                if not name:
                    return
                check_writable(Path(name))
            except FileError as error:
                self.console.print(Text(str(error)), soft_wrap=True)
            except (EOFError, KeyboardInterrupt):
                return
            else:
                self.save = Path(name)

    def keep(self) -> None:
        """Write the record, if a file is named."""
        if self.save is not None:
            write_file(self.save, write_record(self.sitting.record()))
            kept = self.voice.text("kept_record", {"file": str(self.save)})
            self.console.print(kept, soft_wrap=True)
