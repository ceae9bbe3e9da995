"""A turn-based league: created, joined, a season with its games, a corrected result."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.player import go
from tests.browser.serving import Serving
from tests.browser.test_access import Judge
from tests.browser.test_people import PASSWORD, fill, friend
from tests.browser.test_words import Narrow


def test_a_league_from_its_form_to_a_result(new_page: NewPage, serving: Serving) -> None:
    people = [friend(serving, f"League {name}") for name in ("Anna", "Bert", "Cora", "Dina")]
    page = new_page(path="/sign-in", width=390, height=844)
    fill(page, username="League Anna", password=PASSWORD)
    page.locator("form .btn.main").click()
    page.wait_for_url("**/")
    go(page, "/tournaments")
    page.locator("[data-leagues]").click()
    page.locator("[data-league-name]").fill("Harbor")
    page.locator("[data-league-size]").select_option("4")
    narrow, judge = Narrow(page), Judge(page)
    narrow.look("leagues")
    judge.look("leagues")
    page.locator("form .btn.main").click()
    page.wait_for_url(re.compile("/leagues/[^/]+$"))
    league = page.url.rpartition("/")[2]
    for one in people[1:]:
        assert one.post(f"/api/leagues/{league}/entry", json={}).status_code == 204
    page.reload()
    page.locator("[data-begin-season]").click()
    division = page.locator("[data-division='1']")
    expect(division.locator("tbody tr")).to_have_count(4)
    expect(page.locator("header .btn.main")).to_have_attribute("href", re.compile("/t/"))
    # Promotion and relegation are shown as soon as a game is over; with one division there are none.
    games = division.locator(".tables li")
    expect(games).to_have_count(6)
    games.first.locator("button").click()
    games.first.locator("select").nth(0).select_option("1")
    games.first.locator("select").nth(1).select_option("0")
    games.first.locator("form .btn.main").click()
    expect(division.locator(".tables em", has_text="0 : 1")).to_have_count(1)
    expect(division.locator("tbody tr").first.locator("b")).to_have_text("1")
    narrow.look("league")
    judge.look("league")
    narrow.verdict()
    judge.verdict()
