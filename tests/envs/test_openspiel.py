"""Our games in OpenSpiel: its own checks, hidden things hidden, and its search at work."""

import pickle
from collections import deque
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from menagerie.bots.search.search import Budget
from menagerie.catalog import GAMES
from menagerie.core.errors import MenagerieError

pyspiel = pytest.importorskip("pyspiel", reason="missing: open_spiel")

from menagerie.envs.ismcts import OpenSpielBot, Rollouts  # noqa: E402 - they need pyspiel
from menagerie.envs.openspiel import DEAL_NODES, SpielGame, SpielState  # noqa: E402

NAMES = [
    "menagerie_buffalo",
    "menagerie_buffalo(players=2,auction=true,cattle_market=true)",
    "menagerie_goats(players=2)",
    "menagerie_goats(players=5,memory_aid=true,start=first_seat)",
    "menagerie_zoo(players=3,target=3)",
    "menagerie_zoo(players=5,target=5)",
]
BOTS = [
    OpenSpielBot(Budget(iterations=12)),
    OpenSpielBot(Budget(seconds=0.01)),
    OpenSpielBot(Budget(iterations=12), own_rollouts=True),
]
ROLLOUTS, ENDINGS, LAST, MOST_WAYS = 1000, 6, 6, 200


def dealt(name: str, seed: int = 1) -> Any:
    """A state after its deal."""
    state = pyspiel.load_game(name).new_initial_state()
    for byte in range(DEAL_NODES):
        state.apply_action((seed + byte) % 256)
    return state


def dice() -> Any:
    """Dice as OpenSpiel throws them."""
    return np.random.RandomState(1)  # noqa: TID251 - OpenSpiel's own


def walk(state: Any, seed: int, steps: int) -> Iterator[Any]:
    """States along a random game."""
    random = Random(seed)  # noqa: S311 - the same each time
    for _ in range(steps):
        if state.is_terminal():
            return
        yield state
        state.apply_action(random.choice(state.legal_actions()))


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    """Its own check of a game's promises, with every state written and read again."""
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False, mask_test=True
    )


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_known_by_its_key(key: str) -> None:
    """With its players and options as parameters."""
    kind = pyspiel.load_game(f"menagerie_{key}").get_type()

    assert kind.long_name == GAMES[key].name
    assert (kind.min_num_players, kind.max_num_players) == (
        GAMES[key].seats[0],
        GAMES[key].seats[-1],
    )
    assert set(kind.parameter_specification) == {
        "players",
        *GAMES[key].options.__struct_fields__,
    }


@pytest.mark.parametrize("name", NAMES)
def test_a_guess_shows_the_player_what_it_saw(name: str) -> None:
    """The same information state, the same player to act, the same legal actions."""
    random = Random(3)  # noqa: S311 - the same each time
    for number, state in enumerate(walk(dealt(name), 3, 120)):
        if number % 9 == 0:
            player = state.current_player()
            other = state.resample_from_infostate(player, random.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.current_player() == player
            assert other.legal_actions() == state.legal_actions()


def test_sealed_choices_are_made_one_after_the_other_unseen() -> None:
    """Whatever seat 0 of Buffalo lays, seat 1 is shown the same."""
    shown = set()
    for choice in range(3):
        state = dealt("menagerie_buffalo(players=3)")
        assert state.current_player() == 0
        while state.current_player() == 0:
            state.apply_action(state.legal_actions()[choice])
        assert state.current_player() == 1
        shown.add(state.information_state_string(1))
        assert state.legal_actions(0) == []

    assert len(shown) == 1


@pytest.mark.parametrize("name", NAMES)
def test_the_tensor_tells_no_more_than_the_veiled_state(name: str) -> None:
    """Worlds that look alike to a player have one tensor, and it has the size it promises."""
    state = dealt(name)
    player = state.current_player()
    other = state.resample_from_infostate(player, lambda: 0.25)

    assert str(other) != str(state)
    tensors = [np.array(one.information_state_tensor(player)) for one in (state, other)]
    assert np.array_equal(tensors[0], tensors[1])
    assert len(tensors[0]) == state.get_game().information_state_tensor_size()
    assert np.array_equal(tensors[0], state.observation_tensor(player))


def test_a_spectator_is_shown_what_all_know() -> None:
    """And nobody what all players hold."""
    game = pyspiel.load_game("menagerie_goats(players=2)")
    private = pyspiel.PrivateInfoType
    public, everything = (
        pyspiel.IIGObservationType(perfect_recall=False, private_info=kind)
        for kind in (private.NONE, private.ALL_PLAYERS)
    )
    state = dealt("menagerie_goats(players=2)")
    observer = game.make_py_observer(public)

    assert observer.string_from(state, 0) == observer.string_from(state, 1)
    assert observer.string_from(state, 0) != state.observation_string(0)
    with pytest.raises(ValueError, match="nobody is shown what all players hold"):
        game.make_py_observer(everything)
    with pytest.raises(ValueError, match="an observer takes no parameters"):
        game.make_py_observer(public, {"more": 1})


@pytest.mark.parametrize("name", NAMES)
def test_returns_come_from_ranks_and_sum_to_zero(name: str) -> None:
    """The winner has most, and before the end there is nothing."""
    state = dealt(name)
    for _ in walk(state, 5, 20_000):
        assert not any(state.returns())
        break
    for _ in walk(state, 5, 20_000):
        pass

    assert state.is_terminal()
    returns = state.returns()
    ranks = state.get_game().rules.standing(state.truth.state).ranks
    assert sum(returns) == pytest.approx(0)
    assert returns.index(max(returns)) == ranks.index(1)
    assert all(-1 <= value <= 1 for value in returns)


def test_a_state_can_be_sent_elsewhere() -> None:
    """By its history, which holds the deal."""
    state = dealt("menagerie_zoo(players=4,target=7)")
    for _ in walk(state, 2, 60):
        pass

    game, again = pickle.loads(  # noqa: S301 - our own
        pickle.dumps((state.get_game(), state))
    )

    assert isinstance(game, SpielGame)
    assert isinstance(again, SpielState)
    assert str(again) == str(state)
    with pytest.raises(pyspiel.SpielError, match="a state that was guessed has no history"):
        pickle.dumps(state.resample_from_infostate(0, lambda: 0.5))


def test_a_copy_goes_its_own_way() -> None:
    """And an action that is not legal changes nothing."""
    state = dealt("menagerie_goats(players=3)")
    before = str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])

    assert str(state) == before
    illegal = next(code for code in range(500) if code not in state.legal_actions())
    with pytest.raises(pyspiel.SpielError, match="not legal"):
        state.truth.after(GAMES["goats"], illegal)


def test_before_the_deal_nobody_knows_anything() -> None:
    """There is nothing to guess, and all bytes are as likely."""
    state = pyspiel.load_game("menagerie_goats").new_initial_state()

    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    assert state.information_state_string(0) == "before the deal"
    assert "before the deal" in str(state)
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 7) == "deal 7"
    with pytest.raises(pyspiel.SpielError, match="nothing to guess"):
        state.resample_from_infostate(0, lambda: 0.5)


@pytest.mark.parametrize("name", NAMES)
def test_our_rollouts_take_every_action_as_often(name: str) -> None:
    """Near the end of games they come to what all ways there come to on average."""
    evaluator, is_open = Rollouts(ROLLOUTS, dice()), False
    for seed in range(ENDINGS):
        for state in deque((state.clone() for state in walk(dealt(name), seed, 20_000)), LAST):
            ends = ways_on(state)
            if len(ends) > MOST_WAYS:
                continue
            before = str(state)

            found = evaluator.evaluate(state)

            assert str(state) == before
            mean = sum(chance * np.array(returns) for chance, returns in ends)
            assert found == pytest.approx(mean, abs=5 / ROLLOUTS**0.5)
            is_open |= any(returns != ends[0][1] for _, returns in ends)
    assert is_open


def ways_on(state: Any) -> list[tuple[float, list[float]]]:
    """How likely random play ends in which way; cut off where there are too many."""
    begun: list[tuple[float, Any]] = [(1.0, state)]
    ends: list[tuple[float, list[float]]] = []
    while begun and len(begun) + len(ends) <= MOST_WAYS:
        chance, here = begun.pop(0)
        if here.is_terminal():
            ends.append((chance, here.returns()))
        else:
            actions = here.legal_actions()
            begun += [(chance / len(actions), here.child(action)) for action in actions]
    return ends + [(chance, here.returns()) for chance, here in begun]


def test_openspiels_rollouts_deal() -> None:
    """Before the deal there is no state of ours to play from."""
    state = pyspiel.load_game("menagerie_goats").new_initial_state()

    returns = Rollouts(1, dice()).evaluate(state)

    assert sum(returns) == pytest.approx(0)


@pytest.mark.parametrize("bot", BOTS, ids=str)
@pytest.mark.parametrize("key", GAMES)
def test_openspiels_search_plays_our_games(key: str, bot: OpenSpielBot) -> None:
    """It does what is legal, given a veiled state; with iterations, the same each time."""
    game = GAMES[key]
    state = game.new(3, seed=4, options={"target": 2} if key == "zoo" else {})
    for number in range(8):
        seat = game.to_act(state)[0]
        veiled = game.veil(state, seat)
        action = bot.choose(game, veiled, number)
        assert action in game.legal_actions(state, seat)
        if bot.budget.seconds is None:
            assert bot.choose(game, veiled, number) == action
        state = game.apply(state, seat, action).state


def test_openspiels_search_waits_for_its_turn() -> None:
    """Seats that choose at once are asked in their order."""
    game = GAMES["buffalo"]
    state = game.new(3, seed=1)

    with pytest.raises(MenagerieError, match="openspiel: player 0 is to act first"):
        OpenSpielBot(Budget(iterations=2)).choose(game, game.veil(state, 2), 1)
