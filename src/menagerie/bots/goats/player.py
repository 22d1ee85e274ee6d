"""How bots play Herr der Ziegen, wired together."""

from menagerie.bots.goats.policy.policy import by_the_book, epoch, greedy
from menagerie.bots.goats.policy.prior import prior
from menagerie.bots.goats.reasons import herd, play, take
from menagerie.bots.player import Player
from menagerie.bots.thoughts import Reasoner
from menagerie.games.goats.actions import Play

PLAYER = Player(
    policy=greedy,
    prior=prior,
    epoch=epoch,
    by_the_book=by_the_book,
    reasons=Reasoner(
        thoughts=(*play.THOUGHTS, *take.THOUGHTS, *herd.THOUGHTS),
    ),
    begins=(Play,),
)
