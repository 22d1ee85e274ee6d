"""Two worlds that a seat cannot tell apart: nothing it is given differs by a byte.

The second world is a truth that fits all the seat knows: one that `guess` makes, one in which
chance runs otherwise, one in which another seat has done something in secret.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie import Game, IllegalActionError, State
from menagerie.bots.advice.advisor import advise
from menagerie.core.actions import Action
from menagerie.core.events import Event
from menagerie.core.kernel.chance import CHANCE_WORDS
from menagerie.core.kernel.rule import INTERPRETED
from tests.bots.quick import EACH_KIND, FEW
from tests.promises.seals import carry_out, seal, sealing_state
from tests.promises.walks import (
    Seating,
    Setup,
    Walk,
    each_seating,
    each_setup,
    examples,
    spread,
    take,
    walks,
)

# Guesses made of one position, to find some that differ only in what stays secret.
WORLDS = 60


def same_to(game: Game, one: State, other: State, seat: int | None) -> bool:
    """Whether a seat, or with None a spectator, cannot tell two states apart."""
    return bytes(game.veil(one, seat)) == bytes(game.veil(other, seat))


def shown(game: Game, state: State, seat: int | None) -> bytes:
    """All that is shown to a seat without its asking."""
    return msgspec.json.encode((game.view(state, seat), game.to_act(state), game.outcome(state)))


def refusal_of(game: Game, state: State, seat: int, action: Action) -> str | None:
    """The text of the error that an action gives."""
    try:
        game.apply(state, seat, action)
    except IllegalActionError as error:
        return str(error)
    return None


def some_actions(game: Game, state: State, seat: int, choices: list[int]) -> Iterator[Action]:
    """A few of all actions that a seat could ever have."""
    reader = game.layout.read(state.records)
    known = list(game.codes.codes(game.codes.deck(reader, seat)))
    for choice in choices:
        yield known[choice % len(known)]


def check_answers(game: Game, one: State, other: State, seat: int, choices: list[int]) -> None:
    """A seat that asks gets the same answers in both worlds, and so does its bot."""
    legal = game.legal_actions(one, seat)
    assert game.legal_actions(other, seat) == legal
    legal_or_not = [*some_actions(game, one, seat, choices), *legal[:1], *legal[-1:]]
    for action in legal_or_not:
        assert game.why_not(one, seat, action) == game.why_not(other, seat, action)
        assert refusal_of(game, one, seat, action) == refusal_of(game, other, seat, action)
    if seat in game.to_act(one):
        for bot in EACH_KIND.values():
            choice = bot.choose(game, game.veil(one, seat), seed=choices[0])
            assert game.why_not(one, seat, choice) is None
            assert bot.choose(game, game.veil(other, seat), seed=choices[0]) == choice
        check_advice(game, one, other, seat, choices[0])


def check_advice(game: Game, one: State, other: State, seat: int, seed: int) -> None:
    """A seat is given the same advice in both worlds; interpreted, it takes too long to ask."""
    if not INTERPRETED:
        advice = advise(game, game.veil(one, seat), FEW, seed)
        assert advise(game, game.veil(other, seat), FEW, seed) == advice


def check_worlds(
    game: Game, one: State, other: State, seat: int | None, choices: list[int]
) -> None:
    """Nothing that a seat is given tells one world from the other."""
    assert same_to(game, one, other, seat)
    assert shown(game, one, seat) == shown(game, other, seat)
    if seat is not None:
        check_answers(game, one, other, seat, choices)
    check_hearing(game, one, other, seat, choices)


def heard(events: tuple[Event, ...], seat: int | None) -> bytes:
    """The events that a seat may hear of, as they are sent."""
    return msgspec.json.encode([event for event in events if event.is_for(seat)])


def check_hearing(
    game: Game, one: State, other: State, seat: int | None, choices: list[int]
) -> None:
    """Events tell a seat no more than it knows of the states before and after.

    An action is taken in both worlds, and if they then still look the same, what is heard is the
    same. A sealed choice keeps them so, whatever another seat chooses in each.
    """
    for actor in range(game.seats_of(one)):
        legal, legal_there = game.legal_actions(one, actor), game.legal_actions(other, actor)
        for choice in choices if legal else ():
            action = legal[choice % len(legal)]
            step = game.apply(one, actor, action)
            if action in legal_there:
                step_there = game.apply(other, actor, action)
                if same_to(game, step.state, step_there.state, seat):
                    assert heard(step.events, seat) == heard(step_there.events, seat)
            step_there = game.apply(other, actor, legal_there[choice // 7 % len(legal_there)])
            if actor != seat and stays_sealed(game, actor, one, step.state, step_there.state):
                assert same_to(game, step.state, step_there.state, seat)
                assert heard(step.events, seat) == heard(step_there.events, seat)


def stays_sealed(game: Game, actor: int, before: State, after: State, after_there: State) -> bool:
    """Whether an action was a sealed choice that revealed nothing.

    A choice that its seat cannot change any more is not sealed but made. Either the game waited
    for several and still does for some of them, or it did not wait for the one who changed a
    choice and still waits for the others.
    """
    waited, waits = set(game.to_act(before)), set(game.to_act(after))
    if waits != set(game.to_act(after_there)) or not game.legal_codes(after, actor):
        return False
    if actor in waited:
        return len(waited) > 1 and bool(waits) and waits <= waited
    return waited <= waits


def with_other_chance(game: Game, state: State, seed: int) -> State:
    """The same game with another key, counter and stream."""
    records = state.records.copy()
    chance = game.layout.read(records).chance
    for index in range(CHANCE_WORDS):
        chance[index] = spread(seed, index) & 0xFFFFFFFF
    chance[9] = chance[9] % 16
    return State(records)


def secret_deeds(game: Game, state: State, seat: int | None, choice: int) -> Iterator[State]:
    """Worlds in which another seat has acted and this one could not tell."""
    for other in range(game.seats_of(state)):
        codes = game.legal_actions(state, other) if other != seat else ()
        if codes:
            done = game.apply(state, other, codes[choice % len(codes)]).state
            if same_to(game, state, done, seat):
                yield done


def viewers(setup: Setup) -> tuple[int | None, ...]:
    """Every seat, and a spectator."""
    return (None, *range(setup.seats))


def drawn(setup: Setup, data: st.DataObject) -> tuple[Walk, list[int]]:
    """A walk, and numbers that choose what is asked in its last states."""
    walk = data.draw(walks(Seating(setup.game, setup.seats), setup))
    return walk, data.draw(st.lists(st.integers(0, 2**20), min_size=2, max_size=4))


@each_setup
@examples(0.3)
@given(data=st.data())
def test_a_guessed_world_is_the_same_to_the_seat_that_guesses(
    setup: Setup, data: st.DataObject
) -> None:
    """Another truth that fits what a seat knows changes nothing it is given."""
    walk, choices = drawn(setup, data)
    for state in walk.ends():
        for seat in viewers(setup):
            other = setup.game.guess(setup.game.veil(state, seat), choices[0])
            check_worlds(setup.game, state, other, seat, choices)


@each_setup
@examples(0.15)
@given(data=st.data())
def test_another_chance_is_the_same_to_everybody(setup: Setup, data: st.DataObject) -> None:
    """Nobody can tell what will be drawn."""
    walk, choices = drawn(setup, data)
    state = walk.here()
    other = with_other_chance(setup.game, state, choices[0])
    assert other != state
    for seat in viewers(setup):
        check_worlds(setup.game, state, other, seat, choices)


@each_setup
@examples(0.15)
@given(data=st.data())
def test_a_secret_deed_is_the_same_to_the_others(setup: Setup, data: st.DataObject) -> None:
    """What another seat has begun or changed in secret shows nowhere."""
    walk, choices = drawn(setup, data)
    state = walk.here()
    for seat in viewers(setup):
        for other in secret_deeds(setup.game, state, seat, choices[0]):
            check_worlds(setup.game, state, other, seat, choices)


@each_seating
@examples(1)
@given(data=st.data())
def test_a_reveal_tells_no_more_than_it_shows(seating: Seating, data: st.DataObject) -> None:
    """Worlds that look the same after the last sealed choice have also sounded the same."""
    game = seating.game
    state = sealing_state(data.draw(walks(seating)))
    *others, last = data.draw(st.permutations(game.to_act(state)))
    for seat in others:
        _, state = seal(game, state, seat, data.draw)
    plan, _ = seal(game, state, last, data.draw)
    state = carry_out(game, state, [last] * (len(plan) - 1), {last: plan[:-1]})
    veiled = game.veil(state, last)
    sounds: dict[bytes, set[bytes]] = {}
    for seed in range(WORLDS):
        step = take(game, game.guess(veiled, seed), last, plan[-1]).step
        looks = bytes(game.veil(step.state, last))
        sounds.setdefault(looks, set()).add(heard(step.events, last))
    assert all(len(sound) == 1 for sound in sounds.values())


@each_setup
def test_the_deal_keeps_its_secrets(setup: Setup) -> None:
    """Worlds that differ from the first move on are told apart by the one who knows only."""
    game, state = setup.game, setup.new(seed=4)
    other = with_other_chance(game, state, 5)
    for seat in viewers(setup):
        veiled = game.veil(state, seat)
        assert not veiled.records["chance"].any()
        check_worlds(game, state, other, seat, [0, 1, 99])


@pytest.mark.parametrize("bot", EACH_KIND.values(), ids=EACH_KIND.keys())
@each_setup
def test_a_bot_is_asked_as_a_seat_that_is_to_act(setup: Setup, bot: Any) -> None:
    """A spectator has nothing to do, and the same question gets the same answer."""
    game, state = setup.game, setup.new(seed=6)
    with pytest.raises(ValueError, match=r"a spectator has nothing to do$"):
        bot.choose(game, game.veil(state, None), 1)
    seat = game.to_act(state)[0]
    veiled = game.veil(state, seat)
    before = bytes(veiled)
    assert bot.choose(game, veiled, 1) == bot.choose(game, veiled, 1)
    assert bytes(veiled) == before
