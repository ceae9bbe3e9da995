"""7 Wonders with its expansions: every decision is a click on its piece, on every screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.player import OVER, wait_until

OPEN = """async (table) => {
  const me = await (await fetch("/api/me")).json();
  const headers = { "content-type": "application/json", "x-csrf-token": me.csrf ?? "" };
  const made = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(table) });
  if (!made.ok) throw new Error(await made.text());
  return (await made.json()).id;
}"""

PLACES = """[
  ".prompt [data-main]", ".prompt .ways .btn", ".prompt .acts [data-act]", ".loss [data-main]",
  ".tray .piece", ":is(.draftbox, .recruitbox) .piece[aria-disabled=false]", ".courtrow .may",
  ".boards .piece", ".fan .piece:has(.can)", ".fan .piece[aria-disabled=false]",
]"""
"""Where choices stand, the most pressing first."""

IN_REACH = (
    """() => {
  const shown = (place) => [...document.querySelectorAll(place)].filter((node) => node.offsetParent !== null);
  const found = PLACES.map(shown).find((nodes) => nodes.length);
  if (!found || !document.querySelector(".prompt .acts > *")) return null;
  const hit = (node) => {
    const box = node.getBoundingClientRect();
    // A card of a fan shows its left edge at least; other pieces their middle.
    for (const [dx, dy] of [[0.5, 0.5], [0.2, 0.3], [0.15, 0.6], [0.8, 0.3]]) {
      const [x, y] = [box.left + box.width * dx, box.top + box.height * dy];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      const top = document.elementFromPoint(x, y);
      if (top && node.contains(top)) return true;
    }
    return false;
  };
  const reached = found.filter(hit);
  // What scrolls inside a box of its own may lie below its edge, as long as something of it is in reach.
  const scrolls = found[0].closest(".tray, .boards, .draftbox, .recruitbox");
  const missed = scrolls && reached.length ? [] : found.filter((node) => !reached.includes(node));
  return {
    missed: missed.map((node) => node.className + " " + node.textContent.trim().slice(0, 60)),
    wide: document.documentElement.scrollWidth > innerWidth,
    first: found[0].className,
  };
}"""
).replace("PLACES", PLACES)

CLICK = "() => PLACES.map((place) => document.querySelector(place)).find(Boolean)?.click()".replace(
    "PLACES", PLACES
)


def open_table(page: Page, settings: dict[str, Any], people: int = 1) -> str:
    """A table of 7 Wonders with the computer on the other seats."""
    page.wait_for_selector(".games .game")
    computers = {str(seat): "greedy" for seat in range(people, settings["players"])}
    table = {"settings": settings, "seat": 0, "computers": computers, "start": people == 1}
    made = str(page.evaluate(OPEN, table))
    page.goto(f"/t/{made}")
    page.wait_for_selector(".prompt, .room")
    return made


def play_in_reach(page: Page, steps: int = 4000) -> int:
    """Plays on, and looks before each click whether all that may be chosen lies where it can be touched."""
    looked = 0
    for _ in range(steps):
        if page.evaluate(OVER):
            return looked
        if page.evaluate("() => Boolean(document.querySelector('.conflict button'))"):
            page.evaluate("() => document.querySelector('.conflict button').click()")
        found = page.evaluate(IN_REACH)
        if found is not None:
            looked += 1
            assert not found["missed"], f"out of reach: {found['missed']}"
            assert not found["wide"], f"wider than the screen at {found['first']}"
            page.evaluate(CLICK)
        page.wait_for_timeout(15)
    raise AssertionError(f"after {steps} steps the game was not over")


EVERYTHING = {"game": "classic", "expansions": ["leaders", "cities"]}
SIZES = [pytest.param(390, 844, id="upright"), pytest.param(844, 390, id="on its side")]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_eight_play_leaders_and_cities_on_a_phone(new_page: NewPage, width: int, height: int) -> None:
    page = new_page(plain=True, lang="ru", width=width, height=height, snapshots=False)
    teams = {"teams": width > height}
    open_table(page, EVERYTHING | {"players": 8, "options": teams})
    assert play_in_reach(page) > 40
    wait_until(page, "() => document.querySelectorAll('.result .prow').length === 8")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not page.evaluate("document.documentElement.dataset.missing")
