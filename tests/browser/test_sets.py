"""A content set in the browser: offered, shown with names and pictures, and played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.player import open_position, wait_until
from tests.browser.serving import ROOT, Serving

TABLE = """async () => {
  const answer = await fetch(location.pathname.replace("/t/", "/api/tables/"));
  return (await answer.json()).state; }"""
OWN_PICTURE = """async (name) => {
  const image = document.querySelector(`symbol#${name} image`);
  const drawn = new Image();
  drawn.src = image.getAttribute("href");
  await drawn.decode();
  return drawn.naturalWidth; }"""


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with the content set of the tests."""
    serving = Serving(tmp_path_factory.mktemp("server"), content=ROOT / "tests" / "content_sets")
    serving.start()
    yield serving
    serving.stop()


def with_the_set() -> dict[str, Any]:
    """Returns a turn of Age II in which the first seat can build both Wonders of the set."""
    wonders = [
        {"id": wonder, "built": False}
        for wonder in ("harbour_beacon", "harbour_granary", "the_sphinx", "piraeus")
    ]
    return {
        "game": "duel",
        "content": {"harbour": "1"},
        "age": 2,
        "turn": 0,
        "pawn": 0,
        "progress": [],
        "discard": [],
        "military_tokens": ["seat0_near", "seat0_far", "seat1_near", "seat1_far"],
        "cities": [
            {"coins": 60, "cards": [], "wonders": wonders, "progress": []},
            {"coins": 7, "cards": [], "wonders": [], "progress": []},
        ],
        "pyramid": [{"card": card} for card in ("walls", "forum", "rostrum", "library")] + [None] * 16,
    }


def test_a_set_is_offered_shown_and_played(new_page: NewPage) -> None:
    page = new_page(plain=True)
    page.get_by_role("button", name="New table").click()
    box = page.locator(".tableform").get_by_label("The Harbour")
    expect(box).to_be_checked()
    box.uncheck()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_selector(".seat")
    assert not page.evaluate(TABLE)["settings"]["content"]

    open_position(page, with_the_set())
    expect(page.locator("[data-wonder=harbour_beacon]").first).to_contain_text("The Beacon")
    wait_until(page, "() => document.querySelector('symbol#wonder-harbour_beacon image')")
    assert page.evaluate(OWN_PICTURE, "wonder-harbour_beacon") > 0
    uses = "() => [...document.querySelectorAll('.table use')].map((use) => use.getAttribute('href'))"
    hrefs = page.evaluate(uses)
    assert "#wonder-harbour_beacon" in hrefs
    assert "#wonder-harbour_granary" not in hrefs  # without a picture of its own it uses a scene
    assert not page.evaluate("document.documentElement.dataset.missing")

    page.get_by_role("button", name="List all moves").click()
    page.locator(".every .btn", has_text="The Beacon").first.click()
    page.get_by_role("button", name="Confirm").click()
    built = "async () => (await ({TABLE})()).view.cities[0].wonders.some((one) => one.built)"
    wait_until(page, built.replace("{TABLE}", TABLE))
