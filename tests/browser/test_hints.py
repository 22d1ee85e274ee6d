"""Hints on the board, and the analysis beside a replay."""

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from menagerie.bots.advice.advisor import advise
from menagerie.bots.advice.analysis import Analysing
from menagerie.bots.search.search import Budget
from menagerie.core.advice import ANALYSIS_VERSION, Misstep
from menagerie.server.hall import analysis_queue
from menagerie.server.hall import bots as thinking
from menagerie.server.store import AnalysisRow
from menagerie.table.records import record_of
from tests.browser.conftest import Comes
from tests.browser.matrix import chosen
from tests.browser.measures import AXE, boxes, is_scrollable, violations
from tests.browser.person import PHONE, Person
from tests.browser.scenes import SCENES, table_at
from tests.server.http.games import play, table_of
from tests.server.servers import Guest, Running

FEW = Budget(iterations=60)
MARKED = "[data-marked]"
# What carries the prepared choice out.
DO = {
    "goats-playing-5": re.compile("^Play "),
    "zoo-leading-4": re.compile("^Play "),
    "buffalo-placing-6": re.compile("^Place "),
}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks for long."""
    monkeypatch.setattr(thinking, "HINT", FEW)
    monkeypatch.setattr(analysis_queue, "ITERATIONS", 6)


@pytest.mark.parametrize("key", chosen(["goats-playing-5"], ["zoo-leading-4", "buffalo-placing-6"]))
def test_a_hint_is_asked_for_looked_at_and_taken(key: str, server: Running, comes: Comes) -> None:
    """Its cards are ringed, its chance and reason told; one press prepares it, another does it."""
    ada = comes("Ada", size=PHONE)
    assert ada.guest
    scene = next(scene for scene in SCENES if scene.key == key)
    ada.at(table_at(server, ada.guest, scene))
    turn = ada.turn

    ada.presses(ada.button("Hint", ada.board))

    panel = ada.page.get_by_role("region", name="Hint")
    expect(panel).to_be_visible()
    expect(panel.get_by_role("paragraph")).to_contain_text(re.compile(r"\w: \w.*\."))
    ada.presses(ada.button("Chances and other choices", panel))
    expect(panel.get_by_text(re.compile("Chance to win|points, ")).first).to_be_visible()
    expect(ada.board.locator(MARKED).first).to_be_visible()
    check_for_everyone(ada)
    ada.presses("Prepare it")
    expect(ada.page.locator(f"{MARKED}:focus")).to_have_count(1)
    ada.presses(ada.button(DO[key], ada.board).and_(ada.page.locator(":enabled")))
    ada.until(lambda: ada.turn > turn)
    expect(panel).to_have_count(0)
    expect(ada.board.locator(MARKED)).to_have_count(0)
    expect(ada.page.locator("li", has_text="You").first).to_contain_text("1 hint asked for")


def check_for_everyone(person: Person) -> None:
    """Axe finds nothing, fingers hit, all is in sight."""
    if AXE.is_file():
        assert violations(person) == []
    assert [box for box in boxes(person) if box.is_small] == []
    assert not is_scrollable(person)


def test_a_table_without_hints_offers_none(server: Running, comes: Comes) -> None:
    """No button to be refused by."""
    ada = comes("Ada", size=PHONE)
    assert ada.guest
    ada.at(table_at(server, ada.guest, SCENES[0], hints=False))
    ada.sees("It is your turn.")
    expect(ada.button("Hint")).to_have_count(0)


def over(server: Running, people: list[Guest]) -> str:
    """A game that two people have played to its end."""
    table = table_of(server, people, "buffalo")
    play(server, table, people)
    return table


def open_analysis(person: Person, table: str) -> None:
    """Open the replay on a phone, and there the analysis."""
    person.opens(f"/replay/{table}")
    person.page.get_by_role("slider").wait_for()
    person.presses("More")
    person.presses("Analysis")


def test_an_analysis_is_made_while_one_looks_on(server: Running, comes: Comes) -> None:
    """A press begins it; then there is the curve, also as a table."""
    people = [server.person(name) for name in ("Ada", "Ben")]
    table = over(server, people)
    ada = comes(people[0], size=PHONE)

    open_analysis(ada, table)
    ada.presses("Analyse this game")

    curve = ada.page.get_by_role("img", name=re.compile("Chances to win"))
    expect(curve).to_be_visible(timeout=120_000)
    ada.page.get_by_text("The chances as a table").click()
    expect(ada.page.get_by_role("rowheader").first).to_be_visible()
    if AXE.is_file():
        assert violations(ada) == []
    assert ada.traffic.complaints == []


def test_a_decision_that_cost_much_leads_to_its_moment(server: Running, comes: Comes) -> None:
    """Through the eyes of who took it, with the better action ringed and its reason told."""
    people = [server.person(name) for name in ("Ada", "Ben")]
    table = over(server, people)
    misstep = keep_a_misstep(server, table)
    ada = comes(people[0], size=PHONE)

    open_analysis(ada, table)
    ada.presses(ada.page.get_by_role("button", name=re.compile(f"Step {misstep.step} of")))

    expect(ada.page.get_by_role("slider")).to_have_value(str(misstep.step))
    assert ada.page.get_by_label("Through the eyes of").input_value() == str(misstep.seat)
    ada.sees(re.compile("^Better: .+: "))
    expect(ada.button("Try it").first).to_be_visible()
    expect(ada.board.locator(MARKED).first).to_be_visible()
    check_for_everyone(ada)


def keep_a_misstep(server: Running, table: str) -> Misstep:
    """Keep an analysis in which a decision with two ways to go cost something."""
    found = server.do(server.server.hall.tables.find(table)).table
    work = Analysing(found.game, record_of(found), 6)
    advised = (
        (decided, advise(found.game, decided.veiled, Budget(iterations=40), 1).suggestions)
        for decided in work._decided[4:]
        # The hand is on the board of a replay; how many cows to place is not.
        if msgspec.to_builtins(found.game.show(decided.veiled))["phase"] == "choosing"
    )
    decided, ways = next((d, ways) for d, ways in advised if len(ways) > 1 and d.seat == 0)
    misstep = Misstep(decided.step, decided.seat, ways[0], ways[1], 0.12, 0.04)
    work.go_on()
    analysis = msgspec.structs.replace(work.result(), missteps=(misstep,))
    changes: dict[str, Any] = {"done": 1, "total": 1, "body": msgspec.json.encode(analysis)}
    row = AnalysisRow(table=table, version=ANALYSIS_VERSION, at=1, **changes)
    assert server.do(server.server.store.analyses.claim(row, 0))
    return misstep
