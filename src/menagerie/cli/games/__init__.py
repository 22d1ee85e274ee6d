"""How each game looks in a terminal.

The law of this room: a face is made from views, events and reasons; a game without one of its
own gets the plain face.
"""

from menagerie.cli.face import Face
from menagerie.cli.games.buffalo import BuffaloFace
from menagerie.cli.games.goats import GoatsFace
from menagerie.cli.games.plain import PlainFace
from menagerie.cli.games.zoo import ZooFace
from menagerie.core.game import Game

FACES: dict[str, Face] = {"buffalo": BuffaloFace(), "goats": GoatsFace(), "zoo": ZooFace()}
PLAIN = PlainFace()


def face_of(game: Game) -> Face:
    """The face of a game."""
    return FACES.get(game.key, PLAIN)
