"""Spectators, and contents once cut off on small screens: replays, conflicts, side panels, stages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.album import CASTS, last_position
from tests.browser.conftest import NewPage
from tests.browser.player import play_by_clicking, wait_until
from tests.browser.test_classic import open_table
from tests.browser.test_replay import random_record

UPRIGHT, LYING = (390, 844), (844, 390)


def late(page: Page, cast: str, number: int = 5) -> str:
    """Opens a game of 7 Wonders near its end, with computer players in the other seats."""
    position = last_position("classic", number, **CASTS[cast])
    return open_table(page, {"game": "classic", "players": CASTS[cast]["players"], "position": position})


def size(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(200)


def test_an_open_replay_lays_out_the_hand_of_every_seat(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(plain=True)
    record = random_record("classic", 3, ())
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), "utf-8")
    page.set_input_files("input[type=file]", str(file))
    page.wait_for_selector(".replaybar")
    expect(page.locator(".fan .piece")).to_have_count(7)
    first = page.locator(".fan .piece").evaluate_all("all => all.map((one) => one.dataset.card)")
    page.get_by_role("button", name="Next seat").click()
    expect(page.locator(".fan .piece")).to_have_count(7)
    second = page.locator(".fan .piece").evaluate_all("all => all.map((one) => one.dataset.card)")
    assert first != second
    expect(page.locator(".walk select")).to_have_value("1")
    assert "by=1" not in page.url or "seat=open" in page.url
    assert page.get_by_text("sells to you").count() == 0


def test_a_spectator_goes_round_the_ring(new_page: NewPage) -> None:
    player = new_page(plain=True)
    late(player, "all8")
    watcher = new_page(plain=True, path=player.url)
    watcher.wait_for_selector(".walk")
    city = watcher.locator(".myboard h2")
    before = city.inner_text()
    assert watcher.get_by_text("sells to you").count() == 0
    watcher.get_by_role("button", name="Next seat").click()
    expect(city).not_to_have_text(before)
    watcher.locator(".walk select").select_option("0")
    expect(city).to_have_text(before)
    assert watcher.locator(".fan").count() == 0
    size(watcher, *UPRIGHT)
    expect(watcher.locator(".walk")).to_be_in_viewport()


INSIDE = """(node) => {
  const box = node.getBoundingClientRect();
  return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
}"""
LINES = """(names) => names.map((name) => {
  const range = document.createRange();
  range.selectNodeContents(name);
  return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
})"""


def test_the_conflicts_of_eight_fit_a_phone(new_page: NewPage) -> None:
    page = new_page(plain=True, width=UPRIGHT[0], height=UPRIGHT[1])
    late(page, "all8", 26)
    play_by_clicking(page, until="() => document.querySelector('.conflict')")
    sheet = page.locator(".conflict")
    for width, height in (UPRIGHT, LYING):
        page.set_viewport_size({"width": width, "height": height})
        assert set(sheet.locator(".fighter > b").evaluate_all(LINES)) == {1}, (width, height)
        for part in ("h2", ".btn"):
            assert sheet.locator(part).evaluate(INSIDE), f"{part} is cut off at {width}x{height}"
    for shield in sheet.get_by_role("img").all()[:4]:
        assert "Shields: " in (shield.get_attribute("aria-label") or "")


@pytest.mark.parametrize(("cast", "width", "height"), [("all8", 1280, 720), ("team8", 1920, 1080)])
def test_no_paper_beside_the_table_is_cut(new_page: NewPage, cast: str, width: int, height: int) -> None:
    page = new_page(plain=True, width=width, height=height)
    late(page, cast)
    cut = """(paper) => [...paper.querySelectorAll("tbody tr:not(.sum), .teamsum li")].filter((row) => {
      const [box, frame] = [row.getBoundingClientRect(), paper.getBoundingClientRect()];
      const sums = [...paper.querySelectorAll(".sum")].filter((one) => one.offsetParent);
      const sum = sums[0]?.getBoundingClientRect();
      return row.offsetParent && box.bottom > Math.min(frame.bottom, sum?.top ?? Infinity) + 4;
    }).length"""
    assert page.locator("[data-part=score].paper").evaluate(cut) == 0
    page.get_by_role("tab").last.click()
    paper = page.locator("[data-part=log].paper")
    for part in ("input", ".phrases", "[type=submit]"):
        node = paper.locator(part)
        expect(node).to_be_visible()
        inside = """(node) => node.getBoundingClientRect().bottom <=
          node.closest(".paper").getBoundingClientRect().bottom"""
        assert node.evaluate(inside), f"{part} is cut off"
    page.get_by_role("button", name="Full score").click()
    expect(page.locator("dialog .sheet.full")).to_be_visible()


def test_the_costs_of_the_own_stages_are_learned_by_a_tap(new_page: NewPage) -> None:
    page = new_page(plain=True, width=UPRIGHT[0], height=UPRIGHT[1], touch=True)
    late(page, "base3")
    for width, height in (UPRIGHT, LYING):
        size(page, width, height)
        page.locator("[data-stage='1']").tap()
        told = page.locator(".look.large")
        expect(told).to_contain_text("Stage 2. Cost: 3 clay")
        page.locator(".look.large .btn").tap()
        expect(told).to_have_count(0)


def test_names_for_the_ear_and_letters_of_the_system(new_page: NewPage) -> None:
    page = new_page(plain=True)
    late(page, "base3")
    closed = page.locator(".fan .piece[aria-disabled=true] .sr, .fan .piece:has(.price.no) .sr")
    labels = [text for text in page.locator(".fan .piece .sr").all_text_contents() if "Not available" in text]
    assert closed.count() or labels, "the position has no card that is closed"
    for text in labels:
        reason = text.partition("Not available now")[2]
        assert reason.startswith(": "), text
        assert len(reason) > 8, text
    skip = page.get_by_role("link", name="Skip to your hand")
    skip.focus()
    page.keyboard.press("Enter")
    assert page.evaluate("Boolean(document.activeElement.closest('.fan'))")
    plain = page.evaluate("Number(document.querySelector('[data-zoom]').dataset.zoom)")
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 24, "fixed": 20}})
    page.reload()
    wait_until(page, "() => document.querySelector('.prompt')")
    assert page.evaluate("Number(document.querySelector('[data-zoom]').dataset.zoom)") > plain * 1.1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    size(page, *UPRIGHT)
    assert page.evaluate("Number(document.querySelector('[data-zoom]').dataset.zoom)") > 1.1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
