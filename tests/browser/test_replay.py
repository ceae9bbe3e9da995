"""A finished game by link, at any choice, from any seat; export and import of records."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

import pharos
from tests.browser.conftest import NewPage
from tests.browser.player import begin, finish


def at(page: Page) -> tuple[int, int]:
    """Returns the position and the length of the replay."""
    now, _, last = page.locator(".replaybar .count").inner_text().partition("/")
    return int(now), int(last)


def test_a_replay_is_stepped_through_saved_and_opened_again(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(plain=True)
    begin(page, "duel")
    finish(page)
    page.get_by_role("link", name="Review game").click()
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
    page.locator(".replaybar select").select_option("spectator")
    expect(page.locator(".pyr .card.back").first).to_be_attached()
    link = page.url
    page.keyboard.press("End")
    expect(page.locator(".result")).to_be_visible()
    assert page.locator(".result .sum .i").count() >= 1
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export game").click()
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


def random_record(game: str, players: int, expansions: tuple[str, ...]) -> dict[str, Any]:
    playing = pharos.new_game(game, players=players, expansions=expansions, seed=3)
    chance = random.Random(3)
    while not playing.over:
        seat = playing.waiting[0]
        playing.choose(seat, chance.choice(playing.choices(seat)))
    names = ["Ada", *["computer (pupil)"] * (players - 1)]
    return dict(playing.record()) | {"meta": {"players": names}}


def test_an_open_replay_counts_names_and_fits_its_screen(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(plain=True, width=390, height=844)
    for game, players, expansions in (("duel", 2, ("agora",)), ("classic", 3, ())):
        file = tmp_path / f"{game}.json"
        file.write_text(json.dumps(random_record(game, players, expansions)), "utf-8")
        page.goto("/")
        page.set_input_files("input[type=file]", str(file))
        page.wait_for_selector(".replaybar")
        if game == "duel":
            page.locator("[data-leaf=senate]").click()
            expect(page.locator(".plotdeck b")).to_have_text("16")
        else:
            expect(page.locator(".pn .tiny").first).not_to_contain_text("Pupil")
        foot = "() => document.querySelector('.tabs').getBoundingClientRect().bottom <= innerHeight + 1"
        assert page.evaluate(foot), f"{game}: the leaves of the table are out of sight"
