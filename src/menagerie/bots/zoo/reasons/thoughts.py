"""Why an action at Zoff im Zoo: the most telling thought first."""

from menagerie.bots.advice.reasons import Reasoner
from menagerie.bots.zoo.reasons import teams, tricks
from menagerie.games.zoo.pieces import CARD_NAMES

REASONER = Reasoner(
    thoughts=(*tricks.THOUGHTS, *teams.THOUGHTS),
    names={name: name.replace("-", " ") for name in CARD_NAMES},
)
