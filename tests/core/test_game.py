"""Options, seeds and seats: what is wrong is refused with one sentence that names it."""

from typing import Annotated, Any

import msgspec
import numpy as np
import pytest
from msgspec import Meta

from menagerie import GAMES, Game, MenagerieError
from menagerie.core.arguments import named, number_to, shown, whole
from menagerie.core.errors import ArgumentError, IllegalActionError, OptionsError
from menagerie.core.event_log import written_rows
from menagerie.core.events import EVERYBODY, Event
from menagerie.core.options import Options, read_options
from menagerie.core.outcome import Outcome, plain_score
from menagerie.core.seeds import new_dice, seed_bytes, seed_words
from tests.promises.walks import each_game


class Own(Options, frozen=True):
    """Options of no game."""

    loud: Annotated[bool, Meta(title="Loud", description="Be heard.")] = False
    target: Annotated[int, Meta(title="Target", description="To win.", ge=5, le=30)] = 19


class Others(Options, frozen=True):
    """Options of yet another game."""

    quiet: bool = True


def sentence(error: pytest.ExceptionInfo[MenagerieError]) -> str:
    """The text of an error, which is one line."""
    text = str(error.value)
    assert "\n" not in text
    assert not text.endswith(".")
    return text


def test_options_are_taken_as_a_struct_a_mapping_or_not_at_all() -> None:
    """What is left out is as usual."""
    assert read_options(Own, None) == read_options(Own, {}) == Own()
    assert read_options(Own, {"loud": True}) == Own(loud=True)
    given = Own(target=7)
    assert read_options(Own, given) == given


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"lowd": True}, "lowd"),
        ({"loud": "yes"}, r"$.loud"),
        ({"loud": 1}, r"$.loud"),
        ({"target": 4}, r"$.target"),
        ({"target": 31}, r"$.target"),
        ({"target": 7.5}, r"$.target"),
        ({"target": None}, r"$.target"),
        ({3: True}, ""),
    ],
    ids=repr,
)
def test_a_wrong_option_is_named(given: dict[Any, Any], field: str) -> None:
    """With the options that there are."""
    with pytest.raises(OptionsError) as refused:
        read_options(Own, given)
    text = sentence(refused)
    assert text.startswith("options: ")
    assert field in text
    assert text.endswith("(there are: loud, target)")


def test_options_of_another_game_are_refused() -> None:
    """Even if they would fit by chance."""
    with pytest.raises(ArgumentError, match=r"^options: expected a mapping or Own, got Others\("):
        read_options(Own, Others())


@each_game
def test_a_game_refuses_options_it_does_not_have(game: Game) -> None:
    """By the same words."""
    with pytest.raises(
        OptionsError, match=r"^options: .*unknown field `fog` \(there are: "
    ) as error:
        game.new(game.seats[0], seed=1, options={"fog": True})
    assert all(name in sentence(error) for name in game.options.__struct_fields__)


@each_game
def test_a_version_that_is_not_there_is_refused(game: Game) -> None:
    """With those that are."""
    for version in (0, game.rules_version + 1, 2**70):
        with pytest.raises(OptionsError) as refused:
            game.new(game.seats[0], seed=1, rules_version=version)
        expected = f"rules_version: {game.key} has no version {version} (there are: "
        assert sentence(refused).startswith(expected)


@each_game
def test_every_version_can_be_played(game: Game) -> None:
    """Old records replay for ever."""
    for version in game.rules_versions:
        state = game.new(game.seats[0], seed=1, rules_version=version)
        assert game.layout.read(state.records).rules_version == version


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (b"", "32 bytes, not 0"),
        (bytes(31), "32 bytes, not 31"),
        (bytes(33), "32 bytes, not 33"),
        ("", "32 bytes, not 0"),
        ("ab" * 31, "32 bytes, not 31"),
        ("xy" * 32, "64 hexadecimal digits"),
        ("a" * 63, "64 hexadecimal digits"),
        ("ä" * 64, "64 hexadecimal digits"),
    ],
    ids=repr,
)
@each_game
def test_a_wrong_seed_is_refused(game: Game, seed: bytes | str, words: str) -> None:
    """The sentence says what a seed is."""
    with pytest.raises(OptionsError) as refused:
        game.new(game.seats[0], seed=seed)
    if "digits" in words:
        words = f"{words}, not {shown(seed)}"
    assert sentence(refused) == f"seed: it must be {words}".replace("be 32", "have 32")


@pytest.mark.parametrize("seed", [None, True, 1.5, 1.0, [7], np.float64(7)], ids=repr)
@each_game
def test_a_seed_of_another_kind_is_refused(game: Game, seed: Any) -> None:
    """The sentence says what works and what came."""
    with pytest.raises(ArgumentError) as refused:
        game.new(game.seats[0], seed=seed)
    assert sentence(refused) == f"seed: expected an int, 32 bytes or 64 digits, got {shown(seed)}"


def test_what_came_is_shown_in_short() -> None:
    """Its text if that is short and one line, and its kind."""
    cases = {
        "None": None,
        "7": 7,
        "4.5 (a float)": 4.5,
        "True (a bool)": True,
        "'x' (a str)": "x",
        "a list": [0] * 99,
        "an object": object(),
        "an int": 10**5000,
    }
    assert cases == {shown(value): value for value in cases.values()}


def test_a_name_is_shown_as_it_is() -> None:
    """Unless it is none, or too long for a sentence."""
    assert [named(key) for key in ("croquet", "", 3, "x" * 61)] == ["croquet", "", "3", "a str"]


def test_a_whole_number_is_an_int() -> None:
    """Whatever stands for one; truth values and other numbers do not."""
    assert type(whole("seat", np.uint8(3))) is int
    assert number_to("role", 3, np.int64(3)) == 3
    with pytest.raises(ArgumentError, match=r"^role: expected a whole number from 0 to 3, got 4$"):
        number_to("role", 3, 4)


def test_an_int_is_stretched_to_a_seed() -> None:
    """Each to its own 32 bytes, the same ones on every machine."""
    assert len({seed_bytes(seed) for seed in (-1, 0, 1, 2**64, 2**300)}) == 5
    stretched = "5ceb9b88893b17d66041f6961917fdea6f940ba3c6e85313e229ad55fe74e05f"
    assert seed_bytes(7).hex() == stretched
    assert seed_bytes(bytes(range(32)).hex()) == seed_bytes(bytes(range(32)))
    assert seed_words(bytes(range(32))).tolist()[0] == 0x03020100


def test_dice_take_64_bits() -> None:
    """Half is the key and half the stream."""
    assert new_dice(0x1_0000_0002).tolist() == [2, 1, 0]
    assert new_dice(2**64 - 1).tolist() == [2**32 - 1, 2**32 - 1, 0]
    assert new_dice(-1).tolist() == new_dice(2**64 - 1).tolist()


@pytest.mark.parametrize(
    ("parts", "score"),
    [(0, 0), (10_000, 1), (12_500, 1.25), (-999_999, -99.9999), (210_000, 21)],
)
def test_a_score_is_whole_where_it_can_be(parts: int, score: float) -> None:
    """And JSON writes it so."""
    assert plain_score(parts) == score
    assert type(plain_score(parts)) is type(score)


def test_a_log_that_ran_over_is_an_error() -> None:
    """Events are never lost in silence."""
    log = np.zeros((4, 3), np.int16)
    assert written_rows(log) == []
    log[0, 0] = 3
    assert written_rows(log) == [(0, 0, 0)] * 3
    log[0, 0] = 4
    with pytest.raises(OverflowError, match=r"^one action logged 4 events, over 3$"):
        written_rows(log)


def test_winners_share_the_first_place() -> None:
    """Every seat of rank 1."""
    assert Outcome((3, 5, 5), (3, 1, 1), "end").winners == (1, 2)


def test_an_event_names_its_audience() -> None:
    """There is no default for it, nor for the rule."""
    assert Event(rule="X1", audience=EVERYBODY).is_for(None)
    assert Event(rule="X1", audience=(2,)).is_for(2)
    assert not Event(rule="X1", audience=(2,)).is_for(1)
    assert not Event(rule="X1", audience=(2,)).is_for(None)
    for given in ({"rule": "X1"}, {"audience": EVERYBODY}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(given, Event)


def test_an_illegal_action_names_its_rule() -> None:
    """Apart from the sentence and within it."""
    error = IllegalActionError("B12", "green is there")
    assert str(error) == "B12: green is there"
    assert (error.rule, error.message) == ("B12", "green is there")
    assert isinstance(error, MenagerieError)


@each_game
def test_a_position_of_another_game_is_refused(game: Game) -> None:
    """As is what is no position at all."""
    with pytest.raises(MenagerieError, match=rf"^game: .* of croquet, not of {game.key}$"):
        game.load({"game": "croquet"})
    with pytest.raises(MenagerieError, match=r"^position: it must be an object, not \[\] "):
        game.load([])  # type: ignore[arg-type]
    with pytest.raises(MenagerieError, match=r"^position: .*seats"):
        game.load({})
    with pytest.raises(MenagerieError, match=r"^seats: .* not 99$"):
        game.load({"seats": 99})
    with pytest.raises(MenagerieError, match=r"^position: .*`fog`"):
        game.load({"seats": game.seats[0], "fog": True})
    with pytest.raises(MenagerieError, match=rf"^rules_version: {game.key} has no version 0 "):
        game.load({"seats": game.seats[0], "rules_version": 0})


@each_game
def test_a_position_may_leave_out_almost_all(game: Game) -> None:
    """What is left is the start of a game."""
    state = game.load({"seats": game.seats[0]})
    assert game.to_act(state)
    assert game.options_of(state) == game.options()


def test_games_are_the_catalog_of_the_package() -> None:
    """By key, as the design says."""
    assert set(GAMES) == {game.key for game in GAMES.values()}
