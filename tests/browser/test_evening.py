"""A club evening in real pages: the organizer, phones that join by the link, the big screen."""

from __future__ import annotations

import re
import secrets

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.test_access import Judge
from tests.browser.test_night import CUT

SIGN_UP = """async (name) => {
  await fetch("/api/accounts", { method: "POST", headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name, password: "correct horse" }) });
}"""
RESIGN = """async () => {
  const me = await (await fetch("/api/me")).json();
  const headers = { "Content-Type": "application/json", "X-CSRF-Token": me.csrf };
  const table = location.pathname.split("/")[2];
  const body = JSON.stringify({ type: "resign" });
  await fetch(`/api/tables/${table}/commands`, { method: "POST", headers, body });
}"""


def phone_in(new_page: NewPage, address: str, name: str, **look: object) -> Page:
    phone = new_page(width=390, height=844, touch=True, path=address, **look)
    phone.fill("[data-name]", name)
    phone.click("[data-enter]")
    phone.wait_for_selector("[data-told]")
    return phone


def test_a_club_plays_an_evening(new_page: NewPage) -> None:
    host = new_page(path="/api/health")
    judge = Judge(host)
    name = f"Host {secrets.token_hex(3)}"  # unique, in case the test is repeated
    host.evaluate(SIGN_UP, name)
    host.goto("/clubs")
    host.fill("[data-club-name]", "Harbor Club")
    host.get_by_role("button", name="Create club").click()
    host.click("[data-new-evening]")
    host.get_by_role("textbox", name="Name").fill("Friday evening")
    expect(host.locator("[data-hosted]")).to_be_checked()
    host.get_by_role("button", name="Create tournament").click()
    host.wait_for_url(re.compile(r"/tournaments/[\w-]{12}$"))
    address = host.url
    host.wait_for_selector("[data-draw]")
    guests = {"Annabella Montgomery": "en", "Борис": "ru"}
    phones = [phone_in(new_page, address, name, lang=lang) for name, lang in guests.items()]
    screen = new_page(width=1920, height=1080, path=f"{address}/screen")
    screen.wait_for_selector(".join .qr")
    expect(host.locator(".there")).to_contain_text("Anna")
    host.click("[data-computer]")
    expect(host.locator("[data-draw]")).to_have_text(re.compile("Seat 4 players"))
    judge.look("evening")
    # After the draw, the page names the player's table and opens it when the round starts.
    host.click("[data-draw]")
    expect(phones[0].locator("[data-told]")).to_contain_text("Your table")
    expect(phones[1].locator("[data-told]")).to_contain_text("Ваш стол")
    expect(screen.locator(".boards > li")).to_have_count(2)
    for names in (".boards .who > span:last-child", ".table li > span:last-of-type"):
        assert screen.evaluate(CUT, names) == []
    assert host.locator(".pairings").evaluate("one => one.scrollHeight - one.clientHeight") < 2
    host.click("[data-pause]")
    expect(host.locator(".organizer [role=timer]")).to_contain_text("paused")
    # The organizer's own big screen shows no notification, although the organizer's game starts.
    own = host.context.new_page()
    own.goto(f"{address}/screen")
    expect(own.locator(".boards > li")).to_have_count(2)
    host.click("[data-begin]")
    expect(own.locator(".boards")).not_to_contain_text("starts soon")
    own.wait_for_timeout(1000)
    expect(own.locator(".calls")).to_have_count(0)
    own.close()
    for page in (host, *phones):
        page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    for page in (phones[0], host, phones[1]):
        page.evaluate(RESIGN)
    # From the result back to the tournament.
    for page in (host, *phones):
        page.click("[data-cup]")
        page.wait_for_url(address)
    expect(host.locator("[data-draw]")).to_be_visible()
    # A result is corrected; the evening ends and appears on the leaderboard of the club.
    host.get_by_role("button", name="Set the result of table 1").click()
    host.locator(".correcting select").first.select_option(label="place 1")
    host.locator(".correcting select").last.select_option(label="place 1")
    host.get_by_role("button", name="Save result").click()
    expect(host.locator(".pairings")).to_contain_text("½ : ½")
    host.click("[data-finish]")
    host.click("[data-finish].danger")
    expect(host.locator("[data-told]")).to_contain_text("You finished in place")
    expect(phones[1].locator("[data-told]")).to_contain_text("Ваше место")
    expect(screen.locator(".table li")).to_have_count(4)
    # A later correction reaches the other screens too.
    expect(phones[0].locator(".pairings")).to_contain_text("½ : ½")
    host.get_by_role("button", name="Set the result of table 1").click()
    host.get_by_role("button", name="Use the game’s result").click()
    expect(host.locator(".pairings")).not_to_contain_text("½ : ½")
    expect(phones[0].locator(".pairings")).not_to_contain_text("½ : ½")
    host.get_by_role("link", name="Club", exact=True).click()
    expect(host.locator(".ladder")).to_contain_text(name)
    expect(host.locator(".past li")).to_have_count(1)
    judge.look("club")
    # Other users cannot see it.
    stranger = new_page(path="/api/health")
    stranger.goto(host.url)
    expect(stranger.get_by_role("alert")).to_contain_text("only its members can see it")
    judge.verdict()
