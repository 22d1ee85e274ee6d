"""Herr der Ziegen in a terminal, as tests look at it and answer."""

from rich.console import Console, RenderableType

from menagerie import State
from menagerie.cli.terminal import face_of
from menagerie.cli.terminal.face import Face, Question, Turn
from menagerie.cli.terminal.goats import WORDS
from menagerie.cli.terminal.voice import Voice, voice_of
from tests.games.goats.builders import GAME, goats, play

NAMES = ("Ada", "Bea", "Cem", "Dirk", "Eva")

HERDING = """
    red won    elvis
    blue won   punk
    4,2        elvis-1
    1,2        elvis-3
    4,6        punk-1
    red holds  dog chef-1
    red at     1
"""


def voice_in(language: str) -> Voice:
    """A voice with the words of the face."""
    return voice_of(GAME.speaker, NAMES, language, WORDS)


def speaking(language: str) -> Face:
    """The face in a language."""
    return face_of(GAME, voice_in(language))


FACE = speaking("en")


def ask(state: State, seat: int = 0, face: Face = FACE) -> Question:
    """What a seat is asked."""
    return face.ask(
        Turn(
            GAME.view(state, seat),
            GAME.legal_actions(state, seat),
            lambda action: GAME.why_not(state, seat, action),
        )
    )


def printed(shown: RenderableType, width: int = 80) -> str:
    """What a terminal of some width shows."""
    console = Console(width=width, highlight=False, markup=False, emoji=False)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


def herding() -> State:
    """Red has played a dog."""
    return play(goats(HERDING), "red plays dog", "red takes 7,2")
