"""How bots play Zoff im Zoo, wired together."""

from menagerie.bots.player import Player
from menagerie.bots.thoughts import Reasoner
from menagerie.bots.zoo.policy.policy import by_the_book, epoch, greedy
from menagerie.bots.zoo.policy.prior import prior
from menagerie.bots.zoo.reasons import teams, tricks

PLAYER = Player(
    policy=greedy,
    prior=prior,
    epoch=epoch,
    by_the_book=by_the_book,
    # Where much is luck, more thinking helps less: the steps between levels are about even.
    iterations={"owl": 300},
    reasons=Reasoner(
        thoughts=(*tricks.THOUGHTS, *teams.THOUGHTS),
    ),
)
