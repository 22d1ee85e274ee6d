"""The language of the terminal: asked for, or that of the environment."""

import pytest

from menagerie.cli.language import LOCALES, language_of_locale, names_of
from menagerie.core.messages import LANGUAGES
from tests.cli.conftest import Run

GREETINGS = {
    "en": "Ada against 3 bots",
    "de": "Ada gegen 3 Bots",
    "nl": "Ada tegen 3 bots",
    "fr": "Ada contre 3 robots",
}


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl_BE"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl_BE", "LC_ALL": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_FR"}, "fr"),
    ],
    ids=str,
)
def test_the_locale_decides(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    """As POSIX reads it; a language that the games do not speak is English."""
    for name in LOCALES:
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)

    assert language_of_locale() == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_asked_for(menagerie: Run, language: str) -> None:
    """It goes before the locale."""
    said = menagerie(f"play zoo --seed 1 --name Ada --language {language}")

    assert GREETINGS[language] in said.out


def test_an_unknown_language_is_refused(menagerie: Run) -> None:
    """The sentence lists those there are."""
    said = menagerie("play zoo --language tlh")

    assert said.status == 2
    assert "tlh" in said.err
    assert "'en', 'de', 'nl', 'fr'" in said.err


def test_everybody_has_a_name_of_their_own() -> None:
    """A bot makes way for a person of its name."""
    assert names_of(3) == ["Alma", "Bruno", "Clara"]
    assert names_of(3, 1, "Ada") == ["Alma", "Ada", "Clara"]
    assert names_of(3, 1, "Alma") == ["Alma 2", "Alma", "Clara"]
