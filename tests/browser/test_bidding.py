"""Bidding for the first turn of Duel: by pointer and keyboard, on every screen, in both languages."""

from __future__ import annotations

from playwright.sync_api import expect

import pharos
from tests.browser.conftest import NewPage
from tests.browser.player import open_position
from tests.browser.screen import faults
from tests.browser.test_access import Judge

POSITION = next(
    game.position()
    for seed in range(9)
    if (game := pharos.new_game("duel", options={"bidding": True}, seed=seed)).waiting == (0,)
)


def test_the_beginning_is_bid_for(new_page: NewPage) -> None:
    page = new_page(plain=True, path="/nowhere")
    judge = Judge(page)
    table = open_position(page, POSITION)
    bid = page.locator(".prompt .bid")
    less, more, sum_ = (bid.locator(one) for one in ("[data-bid=less]", "[data-bid=more]", "output"))
    expect(sum_).to_have_attribute("data-bid", "1")
    expect(less).to_be_disabled()
    judge.look("a coin")
    for _ in range(6):
        more.click()
    expect(sum_).to_have_attribute("data-bid", "7")
    expect(more).to_be_disabled()
    judge.look("all coins")
    judge.verdict()
    for width, height in ((390, 844), (844, 390), (768, 1024), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page) == [], f"{width}x{height}"
        expect(sum_).to_have_attribute("data-bid", "7")  # the bid survives a rotation of the screen
    for key, coins in ((less, "6"), (more, "7")):
        key.press("Enter")
        expect(sum_).to_have_attribute("data-bid", coins)
    page.locator(".prompt [data-main]").press("Enter")
    expect(page.locator(".draft .piece[data-may]")).to_have_count(4)
    asked = page.request.get(f"/api/tables/{table}").json()["state"]
    assert [city["coins"] for city in asked["view"]["cities"]] == [0, 7]

    # Declining lets the opponent start: the computer takes the first Wonder.
    open_position(page, POSITION)
    page.locator("[data-plain=cede]").click()
    expect(page.locator(".draft .piece[data-may]")).to_have_count(3)
