"""Reloading a page and restarting the server lose nothing, without any click."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.player import begin, play_by_clicking, wait_until
from tests.browser.serving import Serving

STANDS = """() => JSON.stringify([
  document.querySelector(".ages b").textContent,
  [...document.querySelectorAll(".pyr .piece")].map((card) => card.dataset.card),
  [...document.querySelectorAll("[data-coins] b")].map((coins) => coins.textContent),
])"""
SOME_CARDS = (
    "() => document.querySelectorAll('.mini').length >= 4 && document.querySelector('.prompt .acts > *')"
)


@pytest.fixture
def serving(request: pytest.FixtureRequest, tmp_path: Path, serving: Serving) -> Iterator[Serving]:
    """Returns a separate server for the test that restarts it."""
    if "restart" not in request.node.name:
        yield serving
        return
    own = Serving(tmp_path)
    own.start()
    yield own
    own.stop()


def test_reload_and_restart_in_the_middle(new_page: NewPage, serving: Serving) -> None:
    page = new_page(plain=True)
    begin(page, "duel")
    play_by_clicking(page, until=SOME_CARDS)
    page.wait_for_timeout(600)
    before, deeds = page.evaluate(STANDS), page.locator(".log li").count()
    page.reload()
    page.wait_for_selector(".pyr .piece")
    page.wait_for_timeout(600)
    assert page.evaluate(STANDS) == before
    assert page.locator(".log li").count() >= min(deeds, 8)
    serving.stop()
    expect(page.locator(".offline")).to_be_visible()
    serving.start()
    expect(page.locator(".offline")).to_have_count(0)
    assert page.evaluate(STANDS) == before
    cards = page.locator(".mini").count()
    play_by_clicking(page, until=f"() => document.querySelectorAll('.mini').length >= {cards + 2}")


def test_a_game_is_found_again_on_the_start_page(new_page: NewPage) -> None:
    page = new_page(plain=True)
    begin(page, "duel")
    address = page.url
    page.goto("/")
    page.locator("a[href*='/t/']").filter(has_text="7 Wonders Duel").first.click()
    page.wait_for_selector(".prompt")
    assert page.url == address


def test_undo_against_the_computer(new_page: NewPage) -> None:
    page = new_page(plain=True)
    begin(page, "duel")
    play_by_clicking(page, until=SOME_CARDS)
    cards = page.locator(".mini").count()
    page.locator("[data-undo]").click()
    wait_until(
        page, f"document.querySelectorAll('.mini').length < {cards} || document.querySelector('.refusal')"
    )
    assert page.locator(".mini").count() < cards
