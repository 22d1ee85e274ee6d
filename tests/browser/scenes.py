"""Moments of every game in which the first seat has to decide, found by letting bots play."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from menagerie import GAMES, State
from menagerie.bots.levels import BOTS
from tests.server.servers import Guest, Running

MOST_DEALS = 60
MOST_ACTIONS = 1500


class Scene(NamedTuple):
    """A phase of a game for so many players, not before so many actions."""

    game: str
    name: str
    phase: str
    seats: int
    after: int = 0
    bot: str = "greedy"
    options: tuple[tuple[str, Any], ...] = ()

    @property
    def key(self) -> str:
        """A name for files and test cases."""
        return f"{self.game}-{self.name}-{self.seats}"


AUCTION = (("auction", True),)
MARKET = (("cattle_market", True),)
AID = (("memory_aid", True),)

SCENES = [
    Scene("buffalo", "choosing", "choosing", 4, 30),
    Scene("buffalo", "choosing", "choosing", 6, 60),
    Scene("buffalo", "choosing-aid", "choosing", 6, 60, options=AID),
    Scene("buffalo", "choosing", "choosing", 2, 20),
    Scene("buffalo", "assigning", "assigning", 2),
    Scene("buffalo", "placing", "placing", 6, 45),
    Scene("buffalo", "bonus", "bonus", 5, 60),
    Scene("buffalo", "market", "market", 4, 30, options=MARKET),
    Scene("buffalo", "assigning-auction", "assigning", 2, options=AUCTION),
    Scene("buffalo", "bidding", "bidding", 2, options=AUCTION),
    Scene("buffalo", "bidding", "bidding", 4, options=AUCTION),
    Scene("buffalo", "picking", "picking", 6, options=AUCTION),
    Scene("goats", "dogs", "dogs", 4),
    Scene("goats", "playing", "playing", 2, 40),
    Scene("goats", "playing", "playing", 5, 90),
    Scene("goats", "taking", "taking", 5, 60),
    Scene("goats", "herding", "herding", 4, 60),
    Scene("goats", "consenting", "consenting", 3, 40, "random"),
    Scene("zoo", "leading", "leading", 4),
    Scene("zoo", "beating", "beating", 7, 30),
    Scene("zoo", "exchanging", "exchanging", 7, 60),
    Scene("zoo", "exchanging", "exchanging", 4, 60),
    Scene("zoo", "answering", "answering", 6, 60, "random"),
    Scene("zoo", "beating-aid", "beating", 5, 90, options=AID),
]
BY_KEY = {scene.key: scene for scene in SCENES}
MOST_PLAYERS = [
    scene for scene in SCENES if scene.seats == {"buffalo": 6, "goats": 5, "zoo": 7}[scene.game]
]


@cache
def position_of(scene: Scene) -> dict[str, Any]:
    """A position in which the first seat is asked what the scene is about."""
    game = GAMES[scene.game]
    for deal in range(MOST_DEALS):
        for number, state in enumerate(states(scene, deal)):
            phase = game.dump(state)["phase"] if 0 in game.to_act(state) else ""
            if number >= scene.after and phase == scene.phase:
                return game.dump(state)
    raise AssertionError(f"nobody comes to {scene.key}")


def states(scene: Scene, deal: int) -> Iterator[State]:
    """A game between bots, state by state."""
    game, bot = GAMES[scene.game], BOTS[scene.bot]
    state = game.new(scene.seats, seed=deal, options=dict(scene.options))
    for number in range(MOST_ACTIONS):
        yield state
        seats = game.to_act(state)
        if not seats:
            return
        # The first seat comes last, so that a secret choice finds the others ready.
        action = bot.choose(game, game.veil(state, seats[-1]), deal * MOST_ACTIONS + number)
        state = game.apply(state, seats[-1], action).state


def table_at(server: Running, host: Guest, scene: Scene, **changes: Any) -> str:
    """A table at which somebody is in the middle of a scene, against bots."""
    return server.open_table(
        host,
        scene.game,
        seats=scene.seats,
        position=position_of(scene),
        fill="greedy",
        start=True,
        grace=600,
        **changes,
    )
