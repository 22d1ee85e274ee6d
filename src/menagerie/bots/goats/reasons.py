"""Why an action at Herr der Ziegen: the most telling thought first."""

from menagerie.bots.goats import moving, playing, taking
from menagerie.bots.reasons import Reasoner
from menagerie.games.goats.actions import CARD_NAMES

REASONER = Reasoner(
    thoughts=(*playing.THOUGHTS, *taking.THOUGHTS, *moving.THOUGHTS),
    names={name: name.replace("-", " ").replace("elvis", "Elvis") for name in CARD_NAMES},
)
