"""All texts come from the catalogs, in both languages, and fit their boxes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from pharos import texts
from tests.browser.conftest import NewPage
from tests.browser.depth import share
from tests.browser.player import begin, finish, go, play_by_clicking, wait_until

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
SOURCES = sorted(
    path for kind in ("*.svelte", "*.ts") for path in WEB.rglob(kind) if not path.name.endswith(".test.ts")
)
ASKED = re.compile(r"""\bt\(\s*["']([a-z][a-z0-9_-]*)["']""")
OWN = frozenset({"PHAROS", "Pharos", "· Pharos", "&nbsp;"})


@pytest.mark.parametrize("lang", texts.languages())
def test_every_key_has_a_text(lang: str) -> None:
    asked = {key: path.name for path in SOURCES for key in ASKED.findall(path.read_text("utf-8"))}
    assert len(asked) > 150
    assert not {key: where for key, where in asked.items() if not texts.has_text(lang, key)}


def template_of(source: str) -> str:
    """Returns the markup of a component, without scripts, comments, expressions and tags."""
    source = re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", source, flags=re.S)
    while (shorter := re.sub(r"\{[^{}]*\}", "", source)) != source:
        source = shorter
    source = re.sub(r"\s[\w:|-]+=\"[^\"]*\"", "", source)
    return re.sub(r"<[^>]*>", "\n", source)


def test_no_words_stand_in_the_pages_themselves() -> None:
    found = []
    for path in WEB.rglob("*.svelte"):
        for line in template_of(path.read_text("utf-8")).splitlines():
            words = line.strip()
            if re.search(r"[A-Za-zА-Яа-я]{2,}", words) and words not in OWN:
                found.append(f"{path.name}: {words}")
    assert not found


CROPPED = """() => [...document.querySelectorAll("h1, h2, h3, p, small, label, li, th, td, .btn, .tabs span, "
    + ".price, .ptw span, .pile span, .field span, legend, em, b")]
  .filter((node) => node.offsetParent !== null && node.clientWidth > 0)
  .filter((node) => getComputedStyle(node).display !== "inline" && !node.classList.contains("sr"))
  .filter((node) => !node.closest(".sr, .card, .wonder, .clip, .leaf, .tiny, .bl, [aria-hidden=true]"))
  .filter((node) => node.scrollWidth > node.clientWidth + 2)
  .map((node) => `${node.tagName}.${node.className}: ${node.textContent.trim().slice(0, 60)}`)"""
# In the middle of Age I: the Duel table of a phone shows no small cards, and 7 Wonders counts rounds.
PLAYED = """() => Number(document.querySelector('.table').dataset.number) >= 24
  || document.querySelectorAll('.mini, .tableau .piece').length >= 4"""
WIDE = "() => document.documentElement.scrollWidth - innerWidth"


class Narrow:
    """Checks a page at minimum width in both languages."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.found: dict[str, tuple[list[str], int]] = {}

    def look(self, name: str) -> None:
        """Records what does not fit, in both languages."""
        for _ in range(2):
            lang = self._page.evaluate("document.documentElement.lang")
            self.found[f"{name}, {lang}"] = (self._page.evaluate(CROPPED), self._page.evaluate(WIDE))
            self._page.locator("header .seg button[aria-pressed=false]").click()
            wait_until(self._page, "lang => document.documentElement.lang !== lang", lang)

    def verdict(self) -> None:
        """Asserts that everything fits, and that no text is missing."""
        assert not {name: one for name, one in self.found.items() if one[0] or one[1] > 0}
        assert not self._page.evaluate("document.documentElement.dataset.missing")


def test_texts_of_the_pages_fit_at_the_narrowest_width(new_page: NewPage) -> None:
    page = new_page(width=360, height=740, plain=True)
    narrow = Narrow(page)
    page.wait_for_selector("[data-play=duel]")
    narrow.look("start")
    page.locator(".twos .btn[aria-expanded]").first.click()
    narrow.look("form of a table")
    page.locator(".tableform .btn").click()
    page.wait_for_selector(".seat")
    narrow.look("table before the game")
    go(page, "/cards")
    page.wait_for_selector(".gallery .card")
    narrow.look("cards")
    narrow.verdict()


@pytest.mark.parametrize(
    ("game", "expansions"),
    share(
        [("duel", ()), ("duel", ("pantheon", "agora")), ("classic", ("cities", "leaders")), ("classic", ())],
        0,
        2,
    ),
)
def test_texts_of_a_game_fit_at_the_narrowest_width(
    new_page: NewPage, game: str, expansions: tuple[str, ...]
) -> None:
    page = new_page(width=360, height=740, plain=True)
    narrow = Narrow(page)
    begin(page, game, expansions=expansions)
    narrow.look("begins")
    play_by_clicking(page, until=PLAYED)
    play_by_clicking(page, until="() => document.querySelector('.pyr .can, .fan .can')")
    page.locator(".pyr .piece:has(.can), .fan .piece:has(.can)").first.click()
    for number in range(5):
        page.locator(".tabs button").nth(number).click()
        narrow.look(f"leaf {number}")
    page.locator(".tabs button").first.click()
    if not expansions:
        finish(page)
        narrow.look("over")
    narrow.verdict()


def test_a_text_that_does_not_fit_is_found(new_page: NewPage) -> None:
    page = new_page(width=360, height=740, plain=True, path="/nowhere")
    page.wait_for_selector("h1")
    assert not page.evaluate(CROPPED)
    page.evaluate("document.querySelector('h1').textContent = 'Verylongwordthatnoboxcanhold'.repeat(3)")
    assert page.evaluate(CROPPED)


def test_the_language_is_switched_in_the_middle(new_page: NewPage) -> None:
    page = new_page(plain=True)
    begin(page, "duel")
    play_by_clicking(page, until="() => document.querySelector('.pyr .can')")
    english = page.locator(".prompt h2").inner_text()
    page.get_by_role("button", name="РУ").click()
    wait_until(page, "document.documentElement.lang === 'ru'")
    russian = page.locator(".prompt h2").inner_text()
    assert (english, russian) == ("Take a card", "Возьмите карту")
    assert page.locator(".pyr .piece").first.inner_text()
    play_by_clicking(page, until="() => document.querySelectorAll('.mini').length >= 4")
    page.get_by_role("button", name="EN").click()
    wait_until(page, "document.documentElement.lang === 'en'")
    assert not page.evaluate("document.documentElement.dataset.missing")
