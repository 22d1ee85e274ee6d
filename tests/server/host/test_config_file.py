"""The file of settings: weaker than the rest, and strict about its keys."""

from pathlib import Path
from typing import get_origin

import pytest

from menagerie.cli import main
from menagerie.core.errors import OptionsError
from menagerie.server.host.settings import (
    EXPLAINED,
    Rate,
    Settings,
    read_settings,
    to_environment,
    to_text,
)

KEY = "some words that are long enough to sign with"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of settings."""
    path = tmp_path / "menagerie.toml"
    path.write_text(f"""
        port = 8100
        host = "::"
        bus = "redis://bus"
        sleep_after = 0.5
        origins = ["https://a.example", "http://b.example:81"]
        limit_chat = "3/minute"
        log_format = "json"
        secret = "{KEY}"
    """)
    return path


def test_every_kind_of_value_is_read(file: Path) -> None:
    """Numbers, texts, lists and rates; what is not in it is as usual."""
    settings = read_settings({}, {"config": str(file)})

    assert (settings.port, settings.host, settings.sleep_after) == (8100, "::", 0.5)
    assert settings.origins == ("https://a.example", "http://b.example:81")
    assert settings.limit_chat == Rate(3, 60)
    assert settings.secret == KEY
    assert settings.workers == 1


def test_an_argument_is_stronger_than_a_variable_and_a_variable_than_the_file(file: Path) -> None:
    """And the file is stronger than what is usual in a terminal."""
    environment = {"MENAGERIE_CONFIG": str(file), "MENAGERIE_PORT": "8200", "MENAGERIE_HOST": ""}

    found = read_settings(environment, {"port": None}, {"log_format": "text", "workers": 1})

    assert (found.port, found.host, found.log_format) == (8200, "::", "json")
    assert read_settings(environment, {"port": "8300"}).port == 8300
    assert read_settings(environment, {"bus": ""}).bus == ""


def test_the_argument_names_another_file_than_the_variable(file: Path, tmp_path: Path) -> None:
    """Only one of them is read."""
    other = tmp_path / "other.toml"
    other.write_text("port = 8400")

    found = read_settings({"MENAGERIE_CONFIG": str(file)}, {"config": str(other)})

    assert (found.port, found.host) == (8400, "127.0.0.1")


def test_every_setting_may_stand_in_the_file(tmp_path: Path) -> None:
    """As it is written in a variable, and numbers as numbers, too."""
    usual = Settings()
    file = tmp_path / "all.toml"
    lines = []
    for name in EXPLAINED:
        value = getattr(usual, name)
        is_number = isinstance(value, int | float) and get_origin(type(value)) is None
        lines.append(f"{name} = {value if is_number else repr(to_text(value))}\n")
    file.write_text("".join(lines))

    assert read_settings({}, {"config": str(file)}) == usual


def test_a_worker_reads_no_file(file: Path) -> None:
    """It is given every setting, also one that is empty and stands in the file."""
    first = read_settings({"MENAGERIE_CONFIG": str(file)}, {"bus": ""})

    given = {"MENAGERIE_CONFIG": str(file)} | to_environment(first)

    assert read_settings(given) == first


WRONG = {
    "prot = 80": "{file}: there is no setting prot; the nearest is port",
    "public-url = 'https://a.example'": "setting public-url; the nearest is public_url",
    "[limits]\nchat = 3": "{file}: there is no setting limits; the nearest is limit_hints",
    "port = 70000": "{file}: port: it must be a whole number from 0 to 65535, not 70000",
    "port = true": "{file}: port: it must be a text, a number or a list of texts",
    "origins = [1]": "{file}: origins: it must be a text, a number or a list of texts",
    "[limit_chat]\ncount = 3": "{file}: limit_chat: it must be a text, a number or a list",
    "limit_chat = 5": "{file}: limit_chat: it must be COUNT/SECONDS, such as 20/60",
    "port = ": "config: {file}: it is not TOML: Invalid value (at ",
    "host = '\xff'": "config: {file}: it is not UTF-8",
}


@pytest.mark.parametrize("text", WRONG)
def test_what_is_wrong_is_named_with_its_file(tmp_path: Path, text: str) -> None:
    """The file, the key, and the nearest key or what the value must be."""
    file = tmp_path / "wrong.toml"
    file.write_text(text, "latin-1")

    with pytest.raises(OptionsError) as refused:
        read_settings({}, {"config": str(file)})

    assert WRONG[text].format(file=file) in str(refused.value)


def test_a_wrong_secret_is_not_repeated(tmp_path: Path) -> None:
    """It is wrong because it is short."""
    file = tmp_path / "wrong.toml"
    file.write_text("secret = 'hush'")

    with pytest.raises(OptionsError, match=r"secret: it must be 32 characters or more$"):
        read_settings({}, {"config": str(file)})


@pytest.mark.parametrize("command", ["serve", "backup copy.sqlite3", "reports", "lessons"])
def test_commands_that_read_settings_read_the_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    """One that is not there is refused in a sentence."""
    file = tmp_path / "none.toml"

    assert main([*command.split(), "--config", str(file)]) == 2
    assert capsys.readouterr().err == f"menagerie: config: {file}: no such file or directory\n"
