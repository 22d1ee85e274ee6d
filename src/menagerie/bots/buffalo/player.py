"""How bots play Zoff in Buffalo, wired together."""

from menagerie.bots.buffalo.policy.policy import by_the_book, epoch, greedy
from menagerie.bots.buffalo.policy.prior import prior
from menagerie.bots.buffalo.reasons import pairs, placing
from menagerie.bots.player import Player
from menagerie.bots.thoughts import Reasoner
from menagerie.games.buffalo.actions import Lay

PLAYER = Player(
    policy=greedy,
    prior=prior,
    epoch=epoch,
    by_the_book=by_the_book,
    reasons=Reasoner(
        thoughts=(*placing.THOUGHTS, *pairs.THOUGHTS),
    ),
    begins=(Lay,),
)
