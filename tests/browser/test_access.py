"""Everybody can use it: axe-core finds nothing on any page, in either theme and language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.player import begin, play_by_clicking

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(page: Page) -> list[str]:
    """What axe-core finds, a line each."""
    page.wait_for_timeout(250)
    page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {node['target']} {node.get('failureSummary')}"
        for fault in found["violations"]
        for node in fault["nodes"][:3]
    ]


@pytest.mark.parametrize(
    ("theme", "lang"), [("light", "en"), ("dark", "ru"), ("dark", "en"), ("light", "ru")]
)
def test_axe_finds_nothing(new_page: NewPage, theme: str, lang: str) -> None:
    page = new_page(theme=theme, lang=lang)
    page.wait_for_selector("[data-play=duel]")
    found = {"start": faults(page)}
    begin(page, "duel")
    found["draft"] = faults(page)
    play_by_clicking(
        page,
        until="() => document.querySelectorAll('.mini').length >= 5 && document.querySelector('.pyr .can')",
    )
    page.locator(".pyr .piece:has(.can)").first.click()
    found["duel"] = faults(page)
    page.get_by_role("button").nth(3).focus()
    page.keyboard.press("Tab")
    play_by_clicking(page)
    found["result"] = faults(page)
    page.locator(".result .acts a").first.click()
    page.wait_for_selector(".replaybar")
    found["replay"] = faults(page)
    page.goto("/")
    begin(page, "classic", players=5)
    play_by_clicking(
        page,
        until="() => document.querySelector('.tableau .piece') && document.querySelector('.fan .can')",
    )
    page.locator(".fan .piece:has(.can)").first.click()
    found["classic"] = faults(page)
    page.goto("/cards")
    page.wait_for_selector(".gallery .card")
    found["cards"] = faults(page)
    page.goto("/nowhere")
    found["nowhere"] = faults(page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/")
    page.wait_for_selector("[data-play=duel]")
    found["start, phone"] = faults(page)
    begin(page, "duel")
    play_by_clicking(page, until="() => document.querySelector('.pyr .can')")
    found["duel, phone"] = faults(page)
    assert not {name: listed for name, listed in found.items() if listed}


def test_events_are_announced(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "duel")
    page.evaluate(
        """() => {
        globalThis.heard = [];
        const live = document.querySelector('[data-live]');
        new MutationObserver(() => heard.push(live.textContent))
          .observe(live, {childList: true, subtree: true, characterData: true});
        }"""
    )
    play_by_clicking(page, until="() => document.querySelectorAll('.mini').length >= 2")
    heard = page.evaluate("globalThis.heard")
    assert any("took" in line for line in heard)
    assert any("built" in line for line in heard)
    unnamed = page.evaluate(
        """() => [...document.querySelectorAll('button, a[href], input, select')]
        .filter((node) => node.offsetParent)
        .filter((node) => !(node.ariaLabel || node.textContent.trim() || node.labels?.length))
        .map((node) => node.outerHTML.slice(0, 120))"""
    )
    assert not unnamed
