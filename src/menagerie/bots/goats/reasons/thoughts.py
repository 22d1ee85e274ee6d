"""Why an action at Herr der Ziegen: the most telling thought first."""

from menagerie.bots.advice.reasons import Reasoner
from menagerie.bots.goats.reasons import herd, play, take
from menagerie.games.goats.actions import CARD_NAMES

REASONER = Reasoner(
    thoughts=(*play.THOUGHTS, *take.THOUGHTS, *herd.THOUGHTS),
    names={name: name.replace("-", " ").replace("elvis", "Elvis") for name in CARD_NAMES},
)
