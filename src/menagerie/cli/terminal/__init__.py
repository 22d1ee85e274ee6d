"""How each game looks in a terminal.

The law of this room: a face is made from views, events and reasons. The face of a game is `FACE`
in the package of its key; a game without one gets the generic face.
"""

from importlib import import_module
from importlib.util import find_spec

from menagerie.cli.terminal.face import Face
from menagerie.cli.terminal.generic import GenericFace
from menagerie.core.game import Game


def face_of(game: Game) -> Face:
    """The face of a game."""
    name = f"{__name__}.{game.key}"
    if find_spec(name) is None:
        return GenericFace(game)
    face: Face = import_module(name).FACE
    return face
