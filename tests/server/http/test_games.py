"""The words and the rules of games, for a page that was built without them."""

from importlib import import_module
from pathlib import Path

import pytest

from menagerie import GAMES
from tests.server.http.conftest import Visit

EXAMPLE = Path(__file__).parents[3] / "examples" / "magpies"
LIST = "/api/v1/games"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Path:
    """The example is one of the games; the folder of its package."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    monkeypatch.setitem(GAMES, "magpies", import_module("magpies.game").MAGPIES)
    return EXAMPLE / "magpies"


def test_a_box_has_title_and_pitch_in_every_language(visit: Visit) -> None:
    """The home page shows them."""
    games = visit().get(LIST).json()["games"]

    assert {language for game in games for language in game["box"]} == {"en", "de", "nl", "fr"}
    boxes = {game["key"]: game["box"]["de"] for game in games}
    assert boxes["goats"]["title"] == "Herr der Ziegen"
    assert all(box["pitch"] for box in boxes.values())


def test_the_words_of_a_game_are_told_in_a_language(visit: Visit) -> None:
    """Every message by its key, as its file has it."""
    german = visit().get(f"{LIST}/zoo/words/de").json()

    assert german == dict(GAMES["zoo"].speaker.words.texts("de"))
    assert german.keys() == visit().get(f"{LIST}/zoo/words/en").json().keys()


def test_a_game_is_told_in_english_where_it_has_no_other_language(
    visit: Visit, tmp_path: Path, example: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An added game may have one language only."""
    english = (example / "words" / "en.json").read_bytes()
    (tmp_path / "en.json").write_bytes(english)
    monkeypatch.setattr(GAMES["magpies"].speaker.words, "folder", tmp_path)

    assert visit().get(f"{LIST}/magpies/words/fr").json()["title"] == "Magpies"


def test_an_added_game_tells_its_rules(visit: Visit, example: Path) -> None:
    """As its package has them."""
    told = visit().get(f"{LIST}/magpies/rules/nl").json()

    assert told == {"text": (example / "rules.md").read_text("utf-8")}


@pytest.mark.parametrize(
    "path", ["chess/words/en", "zoo/words/la", "chess/rules/en", "zoo/rules/la", "zoo/rules/en"]
)
def test_what_is_not_there_is_not_found(path: str, visit: Visit) -> None:
    """No such game, no such language, or rules that the page itself has."""
    answer = visit().get(f"{LIST}/{path}")

    assert (answer.status_code, answer.json()["key"]) == (404, "not_found")
