"""A finished game by link, at any choice, from any seat; records go out and come in."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import begin, finish


def at(page: Page) -> tuple[int, int]:
    """Where the replay stands, and how long it is."""
    now, _, last = page.locator(".replaybar .count").inner_text().partition("/")
    return int(now), int(last)


def test_a_replay_is_stepped_through_saved_and_opened_again(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(plain=True)
    begin(page, "duel")
    finish(page)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".replaybar")
    assert at(page)[0] == 0
    last = at(page)[1]
    assert last > 40
    for number in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".replaybar .count")).to_have_text(f"{number} / {last}")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".replaybar .count")).to_have_text(f"2 / {last}")
    assert page.locator(".wonders .wonder").count() == 2
    page.get_by_role("button", name="Age II", exact=True).click()
    expect(page.locator(".ages .on")).to_have_text("II")
    page.get_by_label("Seen by").select_option("spectator")
    expect(page.locator(".pyr .card.back").first).to_be_attached()
    link = page.url
    page.keyboard.press("End")
    expect(page.locator(".result")).to_be_visible()
    assert page.locator(".result .sum .i").count() >= 1
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    record = tmp_path / "game.json"
    saved.value.save_as(record)
    assert json.loads(record.read_text("utf-8"))["format"] == "pharos-record/1"
    other = new_page(plain=True, lang="ru", path=link)
    expect(other.locator(".ages .on")).to_have_text("II")
    other.goto("/")
    other.set_input_files("input[type=file]", str(record))
    other.wait_for_selector(".replaybar")
    assert "/records/" in other.url
    assert at(other)[1] == last
