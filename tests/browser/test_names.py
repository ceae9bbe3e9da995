"""No raw id, missing value or wrong term appears in any text or accessible name."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.depth import share
from tests.browser.player import begin, go, open_position, wait_until
from tests.browser.positions import later, positions

RAW = re.compile(
    r"\[object|\bundefined\b|\bNaN\b|\bnull\b"  # values that are not texts
    r"|\b[a-z]+(?:_[a-z0-9]+)+\b"  # content ids
    r"|\b(?:duel|classic|terminal|effect|option|ask|act|do|did|price|refused)-[a-z_]+"  # text keys
)
OTHER_NOUNS = {
    "en": re.compile(r"\b1 (?:coins|points|cards|shields|resources|cubes|spaces|actions)\b"),
    "ru": re.compile(
        r"(?<!хватает )\b1 (?:монет|очков|карт|щитов|действий|делений|монеты|очка|карты)\b"
        r"|подношен|\bуказ[аыу]?\b|\bдаром\b",
        re.I,
    ),
}
"""Units in the wrong grammatical number, and terms that differ from those of the project."""
# All visible or accessible texts: contents, names, titles, including what opens on hovering.
SAID = """() => {
  const said = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (!node.parentElement.closest("script, style, #sprites, textarea")) said.push(node.textContent.trim());
  }
  for (const node of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    said.push(...["aria-label", "title", "placeholder"].map((name) => node.getAttribute(name) ?? ""));
  return [...new Set(said)].filter(Boolean);
}"""


class Reader:
    """Reads a page in both languages and records faults."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.wrong: set[str] = set()

    def read(self) -> None:
        """Reads the current page, including the list of all choices in words."""
        words = self._page.locator("[data-words]")
        if words.count():
            words.first.click()
        for _ in range(2):
            lang = str(self._page.evaluate("document.documentElement.lang"))
            for text in self._page.evaluate(SAID):
                if RAW.search(text) or OTHER_NOUNS[lang].search(text):
                    self.wrong.add(f"{lang}: {text}")
            self._page.locator("header .seg button[aria-pressed=false]").click()
            wait_until(self._page, "lang => document.documentElement.lang !== lang", lang)

    def verdict(self) -> None:
        """Asserts that nothing was found, and that no text is missing."""
        assert not self.wrong
        assert not self._page.evaluate("document.documentElement.dataset.missing")


READ = (
    "place",
    "activate",
    "order",
    "enki",
    "strike",
    "minerva",
    "sink",
    "recruit",
    "move",
    "keep",
    "prepare",
    "trigger",
    "lock",
    "shift",
    "swap",
    "library",
)


def test_words_of_duel_with_both_expansions(new_page: NewPage) -> None:
    page = new_page(plain=True)
    reader = Reader(page)
    for verb in share(READ, 0, 3):
        open_position(page, positions("pantheon", "agora")[verb], ("pantheon", "agora"))
        reader.read()
    reader.verdict()


@pytest.mark.parametrize(
    ("game", "expansions"), [("duel", ()), ("classic", ()), ("classic", ("cities", "leaders"))]
)
def test_words_of_a_game(new_page: NewPage, game: str, expansions: tuple[str, ...]) -> None:
    page = new_page(plain=True)
    reader = Reader(page)
    wait_until(page, "() => document.querySelector('[data-play=duel]')")
    reader.read()
    begin(page, game, expansions=expansions)
    reader.read()
    players = 2 if game == "duel" else 4
    open_position(page, later(game, players, expansions), expansions)
    wait_until(page, "() => document.querySelectorAll('.mini, .tableau .piece').length >= 3")
    reader.read()
    if game == "duel":
        go(page, "/cards")
        page.wait_for_selector(".gallery .card")
        reader.read()
    reader.verdict()
