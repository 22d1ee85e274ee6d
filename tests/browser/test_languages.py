"""Four languages, switched at once, without a word left behind."""

import re
import threading
from typing import Any

import pytest
from playwright.sync_api import expect

from menagerie.server.hall.bots import Bots
from tests.browser.conftest import Comes
from tests.browser.person import Person
from tests.browser.scenes import BY_KEY, table_at
from tests.browser.tables import open_menu
from tests.server.servers import PATIENCE, Running

FIRST = {"en": "Play now", "de": "Jetzt spielen", "nl": "Nu spelen", "fr": "Jouer"}
# Names of keys have underscores; so has nothing that people read.
KEYS = re.compile(r"\b[a-z]+_[a-z_]+\b")
GAPS = re.compile(r"\{\w+[|}]")
ENGLISH = re.compile(
    r"\b(the|your|you|with|and|cards?|turn|play|rules|waiting|score|choose|take|from)\b",
    re.IGNORECASE,
)
WORDS = """() => {
  const found = [document.title];
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    const inside = all.currentNode.parentElement;
    if (!inside.closest('script, style, code, [lang]:not(html), [translate=no]'))
      found.push(all.currentNode.data);
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      found.push(one.getAttribute(name) ?? '');
  return found.map(text => text.trim()).filter(Boolean);
}"""
PLACES = ["/", "/new/goats", "/rules/zoo", "/privacy", "/about"]


@pytest.mark.parametrize("language", FIRST)
def test_the_language_is_guessed_from_the_browser(language: str, comes: Comes) -> None:
    """Who comes for the first time is greeted in their own."""
    ada = comes(locale=language)
    ada.opens("/")

    expect(ada.page.get_by_role("button", name=re.compile(FIRST[language])).first).to_be_visible()
    assert ada.page.evaluate("document.documentElement.lang") == language


def check_words(words: list[str], allowed: re.Pattern[str] | None = None) -> None:
    """No key, no gap, and nothing English among German words."""
    text = [word for word in words if not (allowed and allowed.search(word))]
    assert [word for word in text if KEYS.search(word) or GAPS.search(word)] == []
    assert [word for word in text if ENGLISH.search(word)] == []


@pytest.mark.parametrize("path", PLACES)
def test_german_pages_have_no_english_left(path: str, comes: Comes) -> None:
    """Neither in what is seen nor in what is read aloud."""
    ada = comes(locale="de")
    ada.opens(path)
    ada.page.wait_for_load_state("networkidle")

    check_words(ada.page.evaluate(WORDS), re.compile("Licen[cs]e|MIT|Svelte|publish"))


@pytest.mark.parametrize("key", ["buffalo-choosing-4", "goats-playing-5", "zoo-beating-7"])
def test_a_table_changes_its_language_at_once(key: str, server: Running, comes: Comes) -> None:
    """In the middle of a game, without a request for anything but words."""
    ada = at_scene(server, comes, key)
    asked = all_that_was_asked(ada)

    open_menu(ada)
    choose_german(ada)

    ada.sees("Du bist dran.")
    check_words(ada.page.evaluate(WORDS))
    assert all_that_was_asked(ada) == asked
    assert ada.traffic.complaints == []


def test_what_bots_do_while_the_language_changes_is_told_in_the_new_one(
    server: Running, comes: Comes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page asks for nothing, and shows the news in German."""
    may_choose = hold_bots(monkeypatch)
    ada = at_scene(server, comes, "buffalo-choosing-4")
    asked = all_that_was_asked(ada)
    before = ada.traffic.shown["seq"]

    open_menu(ada)
    may_choose.set()
    ada.until(lambda: ada.traffic.shown["seq"] > before)
    choose_german(ada)

    ada.sees("Du bist dran.")
    check_words(ada.page.evaluate(WORDS))
    assert all_that_was_asked(ada) == asked
    assert ada.traffic.complaints == []


def at_scene(server: Running, comes: Comes, key: str) -> Person:
    """Somebody whose turn it is in the middle of a scene."""
    ada = comes("Ada")
    assert ada.guest
    ada.at(table_at(server, ada.guest, BY_KEY[key]))
    ada.sees("It is your turn.")
    ada.page.wait_for_load_state("networkidle")
    return ada


def choose_german(person: Person) -> None:
    """Choose German in the menu of the table, and close it."""
    person.page.get_by_label("Language").select_option("de")
    person.page.get_by_role("dialog").get_by_role("button", name="Schließen").first.click()


def all_that_was_asked(person: Person) -> tuple[int, list[str], int]:
    """Connections, commands, and answers of the API; the page also listens for signs of life."""
    traffic = person.traffic
    commands = [kind for kind in traffic.commands if kind != "ping"]
    return traffic.sockets, commands, len(traffic.bodies)


def hold_bots(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Let bots choose only when they may."""
    may_choose, choose = threading.Event(), Bots._choose

    def wait(bots: Bots, *given: Any) -> Any:
        assert may_choose.wait(PATIENCE)
        return choose(bots, *given)

    monkeypatch.setattr(Bots, "_choose", wait)
    return may_choose
