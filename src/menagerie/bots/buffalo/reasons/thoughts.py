"""Why an action at Buffalo: the most telling thought first."""

from menagerie.bots.advice.reasons import Reasoner
from menagerie.bots.buffalo.reasons import pairs, placing
from menagerie.games.buffalo.actions import PASTURE_KEYS
from menagerie.games.buffalo.pieces import BOXES, LATEST

REASONER = Reasoner(
    thoughts=(*placing.THOUGHTS, *pairs.THOUGHTS),
    names=dict(
        zip(PASTURE_KEYS, [pasture.name for pasture in BOXES[LATEST].pastures], strict=True)
    ),
)
