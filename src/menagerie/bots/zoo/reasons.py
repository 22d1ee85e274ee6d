"""Why an action at Zoff im Zoo: the most telling thought first."""

from menagerie.bots.reasons import Reasoner
from menagerie.bots.zoo import teaming, tricking
from menagerie.games.zoo.pieces import CARD_NAMES

REASONER = Reasoner(
    thoughts=(*tricking.THOUGHTS, *teaming.THOUGHTS),
    names={name: name.replace("-", " ") for name in CARD_NAMES},
)
