"""How each game looks in a terminal.

The law of this room: a face is made from views, events and reasons; a game without one of its
own gets the plain face.
"""

from menagerie.cli.terminal.buffalo import BuffaloFace
from menagerie.cli.terminal.face import Face
from menagerie.cli.terminal.generic import PlainFace
from menagerie.cli.terminal.goats import GoatsFace
from menagerie.cli.terminal.zoo import ZooFace
from menagerie.core.game import Game

FACES: dict[str, Face] = {"buffalo": BuffaloFace(), "goats": GoatsFace(), "zoo": ZooFace()}
PLAIN = PlainFace()


def face_of(game: Game) -> Face:
    """The face of a game."""
    return FACES.get(game.key, PLAIN)
