"""`menagerie load`: a tiny run with all its figures, and wrong arguments."""

import sys

import pytest

from menagerie.bench import load
from tests.cli.conftest import Run
from tests.server.servers import PATIENCE

FIGURES = (
    "sockets, memory for each:",
    "at the rate: ",
    "action sent to last screen told, ms: p50 ",
    "message to a seat, bytes: median ",
    "the server's processor time for an action:",
    "as fast as possible: ",
    "% of a bare echo's ",
    "errors: 0",
    "load average at the end:",
)


def test_a_tiny_run_has_no_errors_and_all_figures(
    menagerie: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three tables of people and one with bots play at a rate, then as fast as possible."""
    for part in ("generator", "tables"):
        monkeypatch.setattr(f"menagerie.bench.load.{part}.PATIENCE", PATIENCE)
    said = menagerie("load --tables 3 --rate 20 --seconds 1 --saturate --bots 1")

    assert said.status == 0, said.out + said.err
    assert [words for words in FIGURES if words not in said.out] == []
    assert "13 sockets" in said.out


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--tables 0", "tables: it must be from 1 to 5000, not 0"),
        ("--seconds 0.5", "seconds: it must be from 1 to 600, not 0.5"),
        ("--rate 1e9", "rate: it must be from 1 to 100000, not 1e+09"),
        ("--bots -1", "bots: it must be from 0 to 5000, not -1"),
        ("--game chess", "game: there is no game chess"),
        ("--url http://example.org", "only http:// on this machine is loaded"),
        ("--url https://127.0.0.1:1", "only http:// on this machine is loaded"),
        ("--url http://127.0.0.1:1 --bots 2", "only in a server started here"),
    ],
)
def test_wrong_arguments_are_refused_in_a_sentence(
    menagerie: Run, line: str, sentence: str
) -> None:
    """Nothing is started; only this machine may be tested."""
    said = menagerie(f"load {line}")

    assert said.status == 2
    assert said.err.startswith("menagerie: ")
    assert sentence in said.err


def test_without_its_client_a_sentence_says_what_to_install(
    menagerie: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The WebSocket client is an extra."""
    for name in [name for name in sys.modules if name.startswith("menagerie.bench.load.")]:
        if name.rpartition(".")[2] in {"run", "generator", "tables", "floor"}:
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr(load, "run", raising=False)
    monkeypatch.setitem(sys.modules, "picows", None)

    said = menagerie("load --tables 1")

    assert said.status == 2
    assert "pip install 'menagerie-games[load]'" in said.err
