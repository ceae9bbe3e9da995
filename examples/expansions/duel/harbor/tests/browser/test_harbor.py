"""Harbor in the browser: its list, its verbs, and a whole game against the computer."""

from __future__ import annotations

from playwright.sync_api import expect

import pharos
from tests.browser.conftest import NewPage
from tests.browser.player import open_position, play_by_clicking
from tests.browser.screen import faults


def position() -> dict[str, object]:
    """Returns the first turn of a game in which seat 0 begins."""
    for seed in range(9):
        game = pharos.new_game("duel", expansions=["harbor"], seed=seed)
        while "offer" in game.view(None).data:
            game.choose(game.waiting[0], game.choices(game.waiting[0])[0])
        if game.waiting == (0,):
            return game.position()
    raise AssertionError("no seed lets the first seat begin")


def test_a_crate_is_kept_in_the_browser(new_page: NewPage) -> None:
    page = new_page(plain=True, path="/nowhere")
    open_position(page, position(), ("harbor",))
    board = page.locator("[data-listed=harbor] dd")
    expect(board.first).to_have_text("8")
    confirm = page.locator(".prompt [data-main]")
    page.locator("[data-plain=dock]").click()
    confirm.click()
    crate = page.locator("[data-plain=stow]").first
    expect(crate).to_contain_text("Keep ")
    name = crate.inner_text().removeprefix("Keep ").partition(",")[0]
    crate.click()
    confirm.click()
    expect(page.locator("[data-listed=harbor]")).to_contain_text(name)
    assert faults(page) == []
    play_by_clicking(page)
    expect(page.locator(".result")).to_be_visible()
