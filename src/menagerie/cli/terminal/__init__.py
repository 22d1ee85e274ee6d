"""How each game looks in a terminal.

The law of this room: a face is made from views, events and reasons, and speaks with a voice. The
package of a game's key has `face_in(voice)`; a game without one gets the generic face.
"""

from importlib import import_module
from importlib.util import find_spec

from menagerie.cli.terminal.face import Face
from menagerie.cli.terminal.generic import GenericFace
from menagerie.cli.terminal.voice import Voice
from menagerie.core.game import Game


def face_of(game: Game, voice: Voice) -> Face:
    """The face of a game that speaks with a voice."""
    name = f"{__name__}.{game.key}"
    if find_spec(name) is None:
        return GenericFace(voice)
    face: Face = import_module(name).face_in(voice)
    return face
