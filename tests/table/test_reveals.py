"""Events say whether a step revealed something; undo does not go back past such a step.

A step without a revealing event tells nobody more than the action itself. This is checked in
worlds that a seat cannot tell from the real one: if the same action is possible there, the seat
sees the same afterwards.
"""

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from menagerie import Game, State, Step
from menagerie.core.actions import Action
from tests.games.zoo import builders as zoo
from tests.promises.walks import Seating, Taken, each_seating, examples, play_on, walks

WORLDS = 6


def reveals(step: Step) -> bool:
    """Whether a step cannot be undone."""
    return any(event.reveals for event in step.events)


def sees(game: Game, state: State, seat: int | None) -> bytes:
    """Everything that a seat knows; with None, a spectator."""
    return bytes(game.veil(state, seat))


def worlds(game: Game, state: State, seat: int | None) -> Iterator[State]:
    """States that a seat cannot tell from this one."""
    veiled = game.veil(state, seat)
    return (game.guess(veiled, seed) for seed in range(WORLDS))


def is_legal(game: Game, state: State, seat: int, action: Action) -> bool:
    """Whether an action is legal."""
    return game.why_not(state, seat, action) is None


def sounds(step: Step, seat: int | None) -> list[type]:
    """The kinds of events that a seat hears of."""
    return [type(event) for event in step.events if event.is_for(seat)]


def check_tells_nothing(game: Game, taken: Taken) -> None:
    """After a step that reveals nothing, everybody knows the action and no more.

    The actor already knows what everybody will hear. Others may learn what the actor did in
    secret, such as that a choice is complete, and nothing about other seats. In worlds where
    something would have been revealed, its absence is all that is learned.
    """
    before, actor, action, step = taken
    assert (before.records["chance"] == step.state.records["chance"]).all()
    for viewer in (None, *range(game.seats_of(before))):
        expected = sees(game, step.state, viewer)
        for world in worlds(game, before, viewer):
            if viewer != actor and not is_legal(game, world, actor, action):
                continue
            there = game.apply(world, actor, action)
            if reveals(there):
                continue
            if viewer == actor or sounds(there, viewer) == sounds(step, viewer):
                assert sees(game, there.state, viewer) == expected


@each_seating
@examples(0.25)
@given(data=st.data())
def test_a_step_that_reveals_nothing_tells_nothing(seating: Seating, data: st.DataObject) -> None:
    """Chance does not advance, and nobody learns what another seat or the pile hides."""
    for taken in data.draw(walks(seating)).taken():
        if not reveals(taken.step):
            check_tells_nothing(seating.game, taken)


@each_seating
def test_whole_games_reveal_only_where_they_say_so(seating: Seating) -> None:
    """The same from the deal on, for part of a game."""
    game, seats = seating
    start = game.new(seats, seed=seats)
    for number, taken in enumerate(play_on(game, start, seats)):
        if number % 7 == 0 and not reveals(taken.step):
            check_tells_nothing(game, taken)
        if number > 150:
            break


def test_a_lead_that_passes_shows_the_joker() -> None:
    """Carl learns that Anna's last card is the joker, so his pass cannot be undone."""
    state = zoo.zoo("Anna holds fox joker \n Ben holds 2 mouse \n Carl holds 2 lion \n Anna leads")
    state = zoo.play(state, "Anna plays fox", "Ben passes")
    action = zoo.GAME.legal_actions(state, 2)[-1]
    step = zoo.GAME.apply(state, 2, action)
    world = next(w for w in worlds(zoo.GAME, state, 2) if w != state)

    assert sees(zoo.GAME, zoo.GAME.apply(world, 2, action).state, 2) != sees(
        zoo.GAME, step.state, 2
    )
    assert reveals(step)
