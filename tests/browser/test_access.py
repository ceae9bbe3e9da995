"""Accessibility: axe-core finds nothing on any page, in both themes and languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.depth import THOROUGH, share
from tests.browser.player import begin, finish, go, open_position, play_by_clicking, wait_until
from tests.browser.positions import later, positions

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (drawn) => {
  globalThis.see?.(true);
  if (getComputedStyle(document.documentElement).opacity !== "1") return ["nothing of the page is seen"];
  // What glows or appears is judged as it looks when it stands still.
  for (const moving of document.getAnimations()) moving.finish?.();
  // The drawings are three of four elements of a page, and nobody meets them there but where they are used.
  const sprites = document.querySelector("#sprites");
  const drawings = drawn ? [] : [...(sprites?.children ?? [])];
  for (const sheet of drawings) sheet.remove();
  const found = await axe.run(document, {resultTypes: ["violations"]});
  sprites?.prepend(...drawings);
  globalThis.see?.(false);
  return found.violations.flatMap((fault) => fault.nodes.slice(0, 3).map(
    (node) => `${fault.id}: ${node.target} ${node.failureSummary}`));
}"""
UNNAMED = """() => [...document.querySelectorAll('button, a[href], input, select, [tabindex="0"]')]
  .filter((node) => node.offsetParent)
  .filter((node) => !(node.ariaLabel || node.textContent.trim() || node.labels?.length))
  .map((node) => `without a name: ${node.outerHTML.slice(0, 120)}`)"""
WITH_CARDS = "() => document.querySelectorAll('.mini').length >= 5 && document.querySelector('.pyr .can')"
WITH_A_CITY = "() => document.querySelector('.tableau .piece') && document.querySelector('.fan .can')"


class Judge:
    """Checks a page in both languages and themes without playing the game again for each."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.found: dict[str, list[str]] = {}

    def look(self, name: str) -> None:
        """Runs axe-core on the current page: light in English, and dark in Russian.

        Without time for both, they alternate.
        """
        page = self._page
        page.wait_for_timeout(120)
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text("utf-8"))
        for again in (False, True) if THOROUGH else (bool(self.found),):
            if again:
                lang = page.evaluate("document.documentElement.lang")
                page.locator("header .seg button[aria-pressed=false]").click()
                wait_until(page, "lang => document.documentElement.lang !== lang", lang)
                page.locator("header > .ico").click()
            theme = page.evaluate("document.documentElement.dataset.theme")
            lang = page.evaluate("document.documentElement.lang")
            self.found[f"{name}, {theme}, {lang}"] = [*page.evaluate(RUN), *page.evaluate(UNNAMED)]

    def verdict(self) -> None:
        """Asserts that nothing was found, and that both variants were checked."""
        assert {name.split(", ", 1)[1] for name in self.found} == {"light, en", "dark, ru"}
        assert not {name: faults for name, faults in self.found.items() if faults}


def test_axe_finds_nothing_in_a_duel(new_page: NewPage) -> None:
    page = new_page(plain=True)
    judge = Judge(page)
    begin(page, "duel")
    judge.look("draft")
    play_by_clicking(page, until=WITH_CARDS)
    page.locator(".pyr .piece:has(.can)").first.click()
    judge.look("duel")
    finish(page)
    judge.look("result")
    page.locator(".result .acts a").first.click()
    page.wait_for_selector(".replaybar")
    judge.look("replay")
    judge.verdict()


@pytest.mark.parametrize(
    ("size", "verbs"),
    [
        ((1440, 900), ("place", "mythology", "move", "minerva", "keep", "raise", "lock", "swap")),
        ((390, 844), ("place", "activate", "move", "conspire")),
    ],
)
def test_axe_finds_nothing_in_decisions_of_pantheon_and_agora(
    new_page: NewPage, size: tuple[int, int], verbs: tuple[str, ...]
) -> None:
    page = new_page(plain=True, width=size[0], height=size[1])
    judge = Judge(page)
    for verb in share(verbs, 0, 2):
        open_position(page, positions("pantheon", "agora")[verb], ("pantheon", "agora"))
        page.evaluate("document.querySelector('[data-opened] [data-may], .tray [data-may]')?.click()")
        judge.look(verb)
    judge.verdict()


def test_axe_finds_nothing_in_a_classic_game(new_page: NewPage) -> None:
    page = new_page(plain=True)
    judge = Judge(page)
    open_position(page, later("classic", 5))
    wait_until(page, WITH_A_CITY)
    page.locator(".fan .piece:has(.can)").first.click()
    judge.look("classic")
    expansions: tuple[str, ...] = ("cities", "leaders")
    open_position(page, later("classic", 3, expansions), expansions)
    wait_until(page, WITH_A_CITY)
    judge.look("expansions of the classic game")
    expansions = ("pantheon", "agora")
    open_position(page, later("duel", 2, expansions), expansions)
    wait_until(page, WITH_CARDS)
    judge.look("expansions of Duel")
    judge.verdict()


def test_axe_finds_nothing_beside_the_game(new_page: NewPage) -> None:
    page = new_page(plain=True)
    judge = Judge(page)
    page.wait_for_selector("[data-play=duel]")
    judge.look("start")
    page.locator(".twos .btn[aria-expanded]").first.click()
    judge.look("form of a table")
    page.locator(".tableform .btn").click()
    page.wait_for_selector(".seat")
    judge.look("table before the game")
    go(page, "/cards")
    page.wait_for_selector(".gallery .card")
    judge.look("cards")
    go(page, "/nowhere")
    judge.look("nowhere")
    judge.verdict()


def test_axe_finds_nothing_on_a_phone(new_page: NewPage) -> None:
    page = new_page(width=390, height=844, plain=True)
    judge = Judge(page)
    page.wait_for_selector("[data-play=duel]")
    judge.look("start on a phone")
    begin(page, "duel")
    play_by_clicking(page, until="() => document.querySelector('.pyr .can')")
    judge.look("duel on a phone")
    page.locator(".menuwrap .ico").click()
    page.locator(".menu .btn:has([href='#ui-help'])").click()
    page.wait_for_selector("dialog[open]")
    page.evaluate(AXE.read_text("utf-8"))
    assert not page.evaluate(RUN, True)  # once with all drawings loaded
    judge.verdict()


def test_axe_would_find_a_fault(new_page: NewPage) -> None:
    page = new_page(path="/nowhere")
    page.wait_for_selector("h1")
    page.evaluate(AXE.read_text("utf-8"))
    page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button>')")
    page.evaluate("Object.assign(document.querySelector('h1').style, {color: '#777', background: '#888'})")
    found = {fault.partition(":")[0] for fault in page.evaluate(RUN)}
    assert {"button-name", "color-contrast"} <= found
    assert page.evaluate(UNNAMED)


def test_events_are_announced(new_page: NewPage) -> None:
    page = new_page(plain=True)
    begin(page, "duel")
    page.evaluate(
        """() => {
        globalThis.heard = [];
        const live = document.querySelector('[data-live][aria-live=polite]');
        new MutationObserver(() => heard.push(live.textContent))
          .observe(live, {childList: true, subtree: true, characterData: true});
        }"""
    )
    play_by_clicking(page, until="() => document.querySelectorAll('.mini').length >= 2")
    heard = page.evaluate("globalThis.heard")
    assert any("took" in line for line in heard)
    assert any("built" in line for line in heard)
    assert page.locator(".prompt [role=status]").inner_text()


FOCUS_LOOK = """() => {
  const look = (node) => [node, ...node.querySelectorAll("*")].slice(0, 12).map((one) => {
    const style = getComputedStyle(one);
    const outline = style.outlineStyle === "none" ? "" : style.outline;
    return [outline, style.boxShadow, style.transform, style.filter].join();
  }).join("|");
  const node = document.activeElement;
  const focused = look(node);
  node.blur();
  const resting = look(node);
  node.focus();
  const name = `${node.tagName}.${node.className}: ${node.textContent.trim().slice(0, 40)}`;
  return {name, same: focused === resting};
}"""


@pytest.mark.parametrize("game", ["", "duel", "classic"])
def test_the_focus_is_seen_wherever_it_goes(new_page: NewPage, game: str) -> None:
    page = new_page(plain=True)
    page.wait_for_selector("[data-play=duel]")
    if game:
        begin(page, game)
        play_by_clicking(page, until="() => document.querySelector('.pyr .can, .fan .can')")
    page.evaluate("document.activeElement?.blur()")
    seen: list[dict[str, Any]] = []
    for _ in range(45):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            break
        seen.append(page.evaluate(FOCUS_LOOK))
    assert len({one["name"] for one in seen}) >= 10
    assert not [one["name"] for one in seen if one["same"]]
