"""Caravan in the browser: its list, its verb, and a whole game against the computer."""

from __future__ import annotations

from playwright.sync_api import expect

import pharos
from tests.browser.conftest import NewPage
from tests.browser.player import open_position, play_by_clicking
from tests.browser.screen import faults

POSITION = pharos.new_game("classic", players=3, expansions=["caravan"], seed=1).position()


def test_a_ware_is_bought_in_the_browser(new_page: NewPage) -> None:
    page = new_page(plain=True, path="/nowhere")
    open_position(page, POSITION, ("caravan",))
    board = page.locator("[data-listed=caravan] dd")
    expect(board.first).to_have_text("24")
    page.locator("[data-plain=load]").nth(1).click()
    page.locator(".prompt [data-main]").click()
    expect(board.first).not_to_have_text("24")
    assert faults(page) == []
    play_by_clicking(page)
    expect(page.locator(".result")).to_be_visible()
