"""The words: every sentence in every language, with the same facts, typeset, and used."""

import re
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from menagerie import GAMES
from menagerie.bots.advice.reasons import GENERAL, SPEAKER
from menagerie.bots.player import find_player
from menagerie.core.messages import LANGUAGES, gaps_of, read_message
from menagerie.server.http.problems import STATUSES
from menagerie.table.checks import WRONG_STATUS

ROOT = Path(__file__).parents[2]
FOLDERS = sorted(
    file.parent
    for place in ("src", "web/src", "examples")
    for file in (ROOT / place).rglob("en.json")
    if "built" not in file.parts
)
# French sets these signs off with a space that does not break.
UNSPACED = re.compile(r" [:;!?»%]|« ")
GAP = re.compile(r"\{\w+\}")
WORD = re.compile(r"[^\W\d_]{2}")
# Texts that are right in English and in another language.
ALIKE = msgspec.json.decode(
    Path(__file__).with_name("alike.json").read_bytes(), type=dict[str, set[str]]
)
CASES = [
    pytest.param(folder, language, id=f"{folder.relative_to(ROOT)}, {language}")
    for folder in FOLDERS
    for language in LANGUAGES
]


def texts(folder: Path, language: str) -> dict[str, str]:
    """The messages of a folder in a language."""
    return msgspec.json.decode((folder / f"{language}.json").read_bytes(), type=dict[str, str])


def test_there_are_words_of_games_tables_bots_and_the_page() -> None:
    """The search for folders finds them."""
    found = {str(folder.relative_to(ROOT)) for folder in FOLDERS}
    games = {f"src/menagerie/games/{key}/words" for key in GAMES}
    assert found >= games | {"src/menagerie/table/words", "src/menagerie/bots/words"}
    assert "web/src/texts" in found


@pytest.mark.parametrize(("folder", "language"), CASES)
def test_every_language_says_the_same_things(folder: Path, language: str) -> None:
    """The same keys in the same order, none empty, each with the facts of the English message."""
    english, other = texts(folder, "en"), texts(folder, language)
    assert list(other) == list(english)
    assert [key for key, text in other.items() if not text.strip()] == []
    gaps = {key: gaps_of(read_message(text)) for key, text in other.items()}
    assert gaps == {key: gaps_of(read_message(text)) for key, text in english.items()}


@pytest.mark.parametrize(("folder", "language"), CASES)
def test_no_message_is_left_in_english(folder: Path, language: str) -> None:
    """The same are only names, and the words of `alike.json`, which both languages have."""
    english, other = texts(folder, "en"), texts(folder, language)
    same = {text for key, text in other.items() if text == english[key]}
    left = {text for text in same if WORD.search(GAP.sub("", text))}
    assert language == "en" or sorted(left - ALIKE[language]) == []


@pytest.mark.parametrize(("folder", "language"), CASES)
def test_words_are_typeset(folder: Path, language: str) -> None:
    """Apostrophes are curved, and French signs stand after a space that does not break."""
    found = texts(folder, language)
    assert [key for key, text in found.items() if "'" in text] == []
    if language == "fr":
        assert [key for key, text in found.items() if UNSPACED.search(text)] == []


@pytest.mark.parametrize("key", GAMES)
def test_every_reason_of_bots_has_a_sentence(key: str) -> None:
    """And no sentence is without its reason."""
    thoughts = {f"advice_{one.key}" for one in find_player(GAMES[key]).reasons.thoughts}
    said = {name for name in GAMES[key].speaker.words.keys if name.startswith("advice_")}
    assert said == thoughts


def test_every_general_reason_has_a_sentence() -> None:
    """They are the same for all games."""
    assert SPEAKER.words.keys == {f"advice_{one.key}" for one in GENERAL}


@pytest.mark.parametrize("key", GAMES)
def test_every_refusal_has_a_sentence(key: str) -> None:
    """And no sentence is without its refusal."""
    refusals = import_module(f"menagerie.games.{key}.codes").Refusal
    said = {name for name in GAMES[key].speaker.words.keys if name.startswith("reason_")}
    assert said == {f"reason_{one.name.lower()}" for one in refusals if one}


@pytest.mark.parametrize("key", GAMES)
def test_every_event_has_a_sentence(key: str) -> None:
    """One at least: some events are told in more than one way."""
    game = GAMES[key]
    types = [kind.__struct_config__.tag for kind in game.event_type.__args__]
    keys = game.speaker.words.keys
    assert [name for name in types if not any(k.startswith(f"event_{name}") for k in keys)] == []


@pytest.mark.parametrize("key", GAMES)
def test_every_option_has_a_title_and_an_explanation(key: str) -> None:
    """The page, the terminal and the API show both."""
    words = GAMES[key].speaker.words.keys
    options = msgspec.structs.fields(GAMES[key].options)
    wanted = {f"option_{option.name}{end}" for option in options for end in ("", "_why")}
    assert wanted <= words


REFUSED = re.compile(r'(?:TableError|ForbiddenError|super\(\)\.__init__)\("(\w+)"')


def test_every_refusal_of_a_table_has_a_sentence() -> None:
    """And no sentence is without its refusal."""
    rooms = [ROOT / "src/menagerie" / room for room in ("table", "server")]
    sources = [file.read_text("utf-8") for room in rooms for file in room.rglob("*.py")]
    raised = {key for source in sources for key in REFUSED.findall(source)}
    keys = raised | {key for _, _, key in STATUSES} | set(WRONG_STATUS.values())
    said = {
        name.removeprefix("refused_") for name in texts(ROOT / "src/menagerie/table/words", "en")
    }
    assert said == keys - {"refused"}
