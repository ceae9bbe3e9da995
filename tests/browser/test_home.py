"""The start page: one way to play for first-time visitors, waiting tables for all others."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import pharos
from tests.browser.conftest import NewPage
from tests.browser.player import go
from tests.browser.serving import Serving
from tests.browser.test_access import Judge
from tests.browser.test_people import PASSWORD, fill, friend
from tests.browser.test_words import Narrow


def test_a_stranger_finds_one_way_to_play(new_page: NewPage, serving: Serving) -> None:
    page = new_page(stranger=True)
    expect(page.locator("[data-start]")).to_be_enabled()
    assert page.get_by_role("button", name="Play", exact=True).count() == 1
    page.locator(".stranger [name=number]").fill("1234")
    page.get_by_role("button", name="Join").click()
    page.wait_for_url("**/room/1234")
    go(page, "/")
    page.locator(".stranger a[href='/learn/duel']").wait_for()
    page.locator("[data-start]").click()
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector(".prompt")
    # A user with a game is not a first-time visitor.
    go(page, "/")
    expect(page.locator(".unfinished li")).to_have_count(1)
    expect(page.locator("[data-start]")).to_have_count(0)


def test_the_start_page_has_one_main_button(new_page: NewPage) -> None:
    page = new_page(plain=True)
    main = page.locator("main .btn.main:visible")
    expect(page.locator("[data-play=classic]")).to_be_visible()
    expect(main).to_have_count(1)
    # After the lesson a game is offered.
    page.evaluate("localStorage.setItem('lessons', JSON.stringify({duel: {table: 'past', over: true}}))")
    page.reload()
    expect(page.locator("[data-play=classic]")).to_be_visible()
    expect(main).to_have_count(1)
    expect(main).to_have_attribute("data-play", "duel")
    # Those who return also find the daily deal with the last seven days, and the puzzle of the day.
    expect(page.locator("[data-day=deal] .dots i")).to_have_count(7)
    expect(page.locator("[data-day=deal] a")).to_have_attribute("href", "/daily")
    expect(page.locator("[data-day=puzzle] a")).to_have_attribute("href", re.compile("/puzzles/."))


@pytest.mark.parametrize(("width", "height"), [(360, 740), (844, 390), (1280, 720)])
def test_the_first_page_fits_every_screen(new_page: NewPage, width: int, height: int) -> None:
    page = new_page(stranger=True, width=width, height=height, plain=True)
    expect(page.locator("[data-start]")).to_be_enabled()
    box = page.locator("[data-start]").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= height
    narrow, judge = Narrow(page), Judge(page)
    narrow.look("first visit")
    narrow.verdict()
    judge.look("first visit")
    judge.look("first visit once more")
    judge.verdict()
    page.locator("[data-all]").click()
    expect(page.locator("[data-play=classic]")).to_be_visible()
    page.reload()
    expect(page.locator("[data-play=classic]")).to_be_visible()


def test_the_table_whose_clock_runs_out_first_comes_first(new_page: NewPage, serving: Serving) -> None:
    anna, bert = friend(serving, "Due Anna"), friend(serving, "Due Bert")
    games = (pharos.new_game("duel", seed=seed) for seed in range(20))
    position = next(game.position() for game in games if game.waiting == (0,))  # Anna begins
    tables = {}
    for days in (3, 1, 7):
        settings = {"game": "duel", "clock": {"type": "days", "days": days}, "position": position}
        table = anna.post("/api/tables", json={"settings": settings, "seat": 0}).json()["id"]
        bert.post(f"/api/tables/{table}/commands", json={"type": "sit"})
        anna.post(f"/api/tables/{table}/commands", json={"type": "start"})
        tables[days] = table
    page = new_page(path="/sign-in")
    fill(page, username="Due Anna", password=PASSWORD)
    page.locator("form .btn.main").click()
    page.locator(".unfinished li").nth(2).wait_for()
    links = [one.get_attribute("href") for one in page.locator(".unfinished a").all()]
    assert links[:3] == [f"/t/{tables[days]}" for days in (1, 3, 7)]
    expect(page.locator(".unfinished li.timed .when").first).to_contain_text("left")


def test_a_conditional_move_is_prepared_and_played(new_page: NewPage, serving: Serving) -> None:
    players = [friend(serving, "If Anna"), friend(serving, "If Bert")]
    game = pharos.new_game("duel", seed=5)
    while not str(game.choices(game.waiting[0])[0]).startswith(("build", "discard")):
        game.choose(game.waiting[0], game.choices(game.waiting[0])[0])
    mover = game.waiting[0]
    settings = {"game": "duel", "clock": {"type": "days", "days": 3}, "position": game.position()}
    table = players[0].post("/api/tables", json={"settings": settings, "seat": 0}).json()["id"]
    players[1].post(f"/api/tables/{table}/commands", json={"type": "sit"})
    assert players[0].post(f"/api/tables/{table}/commands", json={"type": "start"}).is_success
    open_cards = [str(one).split(":")[1] for one in game.choices(mover) if str(one).startswith("discard")]
    page = new_page(path="/sign-in", lang="ru", width=390, height=844)
    fill(page, username=("If Anna", "If Bert")[1 - mover], password=PASSWORD)
    page.locator("form .btn.main").click()
    page.wait_for_url("**/")
    page.goto(f"/t/{table}")
    expect(page.locator("[data-conditional]")).to_be_visible()
    cut = (
        "(bar) => [bar, ...bar.querySelectorAll('.seg')].some((one) => one.scrollWidth > one.clientWidth + 1)"
    )
    assert not page.locator("header.top").evaluate(cut), "the top bar has no room for its buttons"
    page.locator("[data-conditional]").click()
    for part, card in (("when", open_cards[0]), ("then", open_cards[1])):
        ways, cards = page.locator(f"[data-part={part}] select").all()
        ways.select_option("discard")
        cards.select_option(card)
    page.get_by_label("Сделать ход, даже если").check()
    page.locator("form .btn.main").click()
    expect(page.locator("[data-conditional] b")).to_have_text("1")
    state = players[mover].get(f"/api/tables/{table}").json()["state"]
    choice = {"type": "choose", "decision": state["decision"]["id"], "choice": f"discard:{open_cards[0]}"}
    assert players[mover].post(f"/api/tables/{table}/commands", json=choice).is_success
    expect(page.locator("[data-conditional] b")).to_have_count(0)
    now = players[mover].get(f"/api/tables/{table}").json()["state"]
    assert now["choices"] == state.get("choices", 0) + 2
