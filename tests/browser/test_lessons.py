"""Each lesson from its first step to its last, by keyboard alone, as a screen reader hears it."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from menagerie.core.messages import fill
from menagerie.table.state import OVER
from menagerie.table.wire.commands import Act
from tests.browser.conftest import Comes
from tests.browser.person import Person
from tests.server.http.games import next_action
from tests.server.servers import Guest, Running, until

FOLDER = Path(__file__).parents[2] / "src" / "menagerie" / "games"
NAMES = {"name_0": "Ada", "name_1": "Bruno", "name_2": "Clara", "name_3": "Dario"}
SHOW = "Show me"
# A press carries out what it chooses, and bots answer at once. Empty pages remember nothing.
REMEMBERED = """try {{ Object.assign(localStorage, {}) }} catch {{}}"""
USUAL = {"menagerie.name": "Ada", "menagerie.confirms": "off", "menagerie.pace": "instant"}


def remembers(person: Person, **more: str) -> None:
    """Let a device remember what its owner chose; and what else, as long as nothing is kept."""
    kept = [f"'{name}': localStorage['{name}'] ?? '{value}'" for name, value in more.items()]
    usual = [f"'{name}': '{value}'" for name, value in USUAL.items()]
    person.page.add_init_script(REMEMBERED.format(f"{{ {', '.join([*usual, *kept])} }}"))


def read(game: str, name: str) -> Any:
    """A file of a lesson."""
    return json.loads((FOLDER / game / "lesson" / f"{name}.json").read_text("utf-8"))


class Pupil:
    """Somebody who takes a lesson."""

    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        self.game = game
        self.words = read(game, "en")

    def hears(self, key: str) -> None:
        """Wait until the teacher has said something: it is in the tree that is read aloud."""
        text = fill(self.words[key], NAMES, "en")
        lesson = self.person.page.get_by_role("region", name="Lesson")
        expect(lesson).to_contain_text(text)
        assert text in " ".join(lesson.aria_snapshot().split())

    def goes_on(self) -> None:
        """The way on has the focus."""
        self.person.page.keyboard.press("Enter")

    def does(self, step: dict[str, Any]) -> None:
        """Press what is ringed, one thing after the other."""
        for mark in marks_of(step):
            found = self.person.page.locator(f'main button[data-mark="{mark}"]')
            self.presses(found.and_(self.person.page.locator("[data-marked]")).first)

    def presses(self, control: Locator) -> None:
        """Press a control by its key; that Tab and arrows lead there, test_keyboard.py shows."""
        expect(control).to_be_enabled()
        control.focus()
        self.person.page.keyboard.press("Enter")

    def does_and_hears(self, step: dict[str, Any]) -> None:
        """Do what is asked for, and be told what it was good for."""
        self.hears(f"{step['key']}_ask")
        if self.game == "zoo" and "marks" in step:
            self.presses(self.person.button(SHOW))
        self.does(step)
        self.hears(f"{step['key']}_told")
        self.goes_on()


def marks_of(step: dict[str, Any]) -> list[str]:
    """What to press: cards and places in their order, and the button that sends them."""
    found = [mark for action in step["expects"][0] for mark in marks_in(**action)]
    return [*found, *step.get("marks", [])]


def marks_in(type: str, cards: object = None, **fields: Any) -> list[str]:  # noqa: A002
    """What to press for one action; the cards of a set are prepared all at once."""
    if cards is not None:
        return []
    places = {"from": "cell", "to": "cell", "cows": "place"}
    return [f"{places.get(name, name)} {value}" for name, value in sorted(fields.items())] or [type]


def play_on(server: Running, table: str, guest: Guest) -> None:
    """Play a table against bots to its end, from inside the server."""
    hall = server.server.hall
    live = server.do(hall.tables.find(table))
    seat = live.table.seat_of(guest.id)
    assert seat is not None
    number = 0
    while live.table.status != OVER:
        act = Act(id=f"act {number}", actions=[next_action(live.table, seat)])
        server.do(hall.decisions.ask(live, act, guest.id))
        until(lambda: live.table.status == OVER or seat in live.table.to_act)
        number += 1


@pytest.mark.parametrize("game", ["buffalo", "goats", "zoo"])
def test_a_lesson_is_taken_by_keyboard_and_read_aloud(
    game: str, server: Running, comes: Comes
) -> None:
    """What is asked is done with the ringed controls alone; the last round is a real table."""
    ada = comes("Ada")
    assert ada.guest
    remembers(ada)
    pupil = Pupil(ada, game)
    first, *steps, last = read(game, "steps")["steps"]
    ada.opens(f"/learn/{game}")

    pupil.hears(f"{first['key']}_told")
    pupil.goes_on()
    for step in steps:
        pupil.does_and_hears(step)
    pupil.hears(f"{last['key']}_ask")
    ada.until(lambda: ada.traffic.table)
    play_on(server, ada.traffic.table["id"], ada.guest)
    pupil.hears(f"{last['key']}_told")

    assert ada.button("Play a game now").is_visible()


def test_a_lesson_explains_other_ways_and_is_picked_up_again(comes: Comes) -> None:
    """What the rules forbid gets its reason, what they allow a kind word; reloads lose nothing."""
    ada = comes("Ada")
    remembers(ada, **{"menagerie.buffalo.lesson.step": "2"})
    pupil = Pupil(ada, "buffalo")
    ada.opens("/learn/buffalo")
    pupil.hears("place_ask")

    ada.presses(ada.page.locator('[data-mark="place 4"]'))
    ada.sees("Your card 3 A allows 3 cows at most.")
    ada.presses(ada.page.locator('[data-mark="place 1"]'))
    ada.sees("But first try what is ringed.")
    ada.presses(ada.page.locator('[data-mark="place 3"]'))
    pupil.hears("place_told")
    ada.presses("Next")
    pupil.hears("equal_ask")
    ada.page.reload()
    pupil.hears("equal_ask")
    ada.presses("Back")
    pupil.hears("place_ask")
