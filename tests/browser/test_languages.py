"""Four languages, switched at once, without a word left behind."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Comes
from tests.browser.scenes import BY_KEY, table_at
from tests.server.running import Running

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
    scene = BY_KEY[key]
    ada = comes("Ada")
    assert ada.guest
    ada.at(table_at(server, ada.guest, scene))
    ada.sees("It is your turn.")
    before = len(ada.traffic.frames)

    ada.presses(ada.page.get_by_role("navigation").get_by_role("button", name="Table"))
    ada.page.get_by_label("Language").select_option("de")
    ada.page.get_by_role("dialog").get_by_role("button", name="Schließen").first.click()

    ada.sees("Du bist dran.")
    check_words(ada.page.evaluate(WORDS))
    heard = [json.loads(frame)["type"] for frame in ada.traffic.frames[before:]]
    assert set(heard) <= {"pong", "why", "here"}
    assert ada.traffic.complaints == []
