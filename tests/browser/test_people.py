"""Accounts, profiles, settings and the lobby: every flow in a real browser."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import begin, go
from tests.browser.serving import Serving
from tests.browser.test_access import Judge
from tests.browser.test_words import Narrow

PASSWORD = "correct horse"
NEW = "another battery"


def fill(page: Page, **fields: str) -> None:
    for name, value in fields.items():
        page.locator(f"form [name={name}]").fill(value)


def visit(page: Page, path: str, ready: str) -> None:
    """Opens another page, with no pending requests before and after."""
    page.wait_for_load_state("networkidle")
    page.goto(path)
    page.locator(ready).first.wait_for()
    page.wait_for_load_state("networkidle")


def turn_to(page: Page, path: str, ready: str) -> None:
    """Follows a link to another page, which does not interrupt pending requests."""
    go(page, path)
    page.locator(ready).first.wait_for()


def friend(serving: Serving, name: str) -> httpx.Client:
    client = httpx.Client(base_url=serving.address, timeout=30)
    who = {"name": name, "password": PASSWORD}
    made = client.post("/api/accounts", json=who)
    if made.is_error:  # a repeated test finds the existing account
        made = client.post("/api/session", json=who)
    client.headers["X-CSRF-Token"] = made.json()["csrf"]
    return client


def test_an_account_from_the_first_game_to_its_end(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(plain=True)
    begin(page, "duel")
    table = page.url
    # A guest signs up and keeps everything.
    page.goto("/account")
    page.locator(".call .btn.main").click()
    page.wait_for_url("**/sign-up")
    fill(page, username="a", password=PASSWORD)
    page.locator("form .btn.main").click()  # the browser itself rejects the name as too short
    expect(page.locator("form")).to_be_visible()
    fill(page, username="Browser One")
    page.locator("form .btn.main").click()
    page.wait_for_url("**/account")
    expect(page.get_by_role("heading", level=1)).to_have_text("Browser One")
    visit(page, "/", "[data-play=duel]")
    expect(page.locator(f".tables a[href='{re.sub('^.*(?=/t/)', '', table)}']")).to_have_count(1)

    # Rename, recovery codes, data export.
    visit(page, "/account", "[data-codes]")
    expect(page.locator("[autocomplete=username]").first).to_have_value("Browser One")
    page.locator("[autocomplete=username]").first.fill("Browser Two")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Browser Two")
    codes = page.locator("section", has=page.locator("[data-codes]"))
    codes.locator("input").fill(PASSWORD)
    page.locator("[data-codes]").click()
    code = page.locator(".codes code").first.inner_text()
    assert page.locator(".codes li").count() == 8
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download my data").click()
    file = tmp_path / "mine.json"
    downloading.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["name"] == "Browser Two"

    # After signing out the page continues as a new guest; signing in restores everything.
    page.locator("[data-out]").click()
    page.wait_for_url("**/")
    expect(page.locator(".tables a[href*='/t/']")).to_have_count(0)
    page.goto("/sign-in")
    fill(page, username="browser two", password="not this one")
    page.locator("form .btn.main").click()
    expect(page.get_by_role("alert")).to_contain_text("Wrong name or password.")
    # Forgotten password: a recovery code works once.
    page.get_by_role("link", name="Forgot password?").click()
    fill(page, username="Browser Two", code=code, password=NEW)
    page.locator("form .btn.main").click()
    page.wait_for_url("**/account")
    page.wait_for_load_state("networkidle")
    expect(page.get_by_text("7 codes left.")).to_be_visible()
    other = new_page(plain=True, path="/sign-in")
    fill(other, username="Browser Two", password=NEW)
    other.locator("form .btn.main").click()
    other.wait_for_url("**/")
    expect(other.locator(".me")).to_have_text("Browser Two")
    page.reload()
    expect(page.locator(".rows li").filter(has_text="Chrome")).to_have_count(2)
    page.get_by_role("button", name="Sign out this device").click()
    expect(page.locator(".rows li").filter(has_text="Chrome")).to_have_count(1)
    other.reload()
    expect(other.locator(".me")).to_contain_text("Guest")

    # Deleting the account.
    page.get_by_role("button", name="Delete account").click()
    page.locator("form.danger input").fill(NEW)
    page.get_by_role("button", name="Delete permanently").click()
    page.wait_for_url("**/")
    expect(page.locator(".me")).to_contain_text("Guest")
    page.goto("/people/Browser%20Two")
    expect(page.get_by_role("alert")).to_contain_text("There is no account with this name.")
    assert page.evaluate("document.documentElement.dataset.missing") is None


def finished_game(one: httpx.Client, other: httpx.Client) -> None:
    wish = {"settings": {"game": "duel", "rated": True, "public": True}, "seat": 0}
    table = one.post("/api/tables", json=wish).json()["id"]
    commands = f"/api/tables/{table}/commands"
    assert other.post(commands, json={"type": "sit"}).is_success
    assert one.post(commands, json={"type": "start"}).is_success
    for _ in range(18):
        for who in (one, other):
            decision: Any = who.get(f"/api/tables/{table}").json()["state"].get("decision")
            if decision:
                choice = decision["options"][0]["choice"]
                who.post(commands, json={"type": "choose", "decision": decision["id"], "choice": choice})
    other.post(commands, json={"type": "resign"})


def test_the_lobby_the_profile_and_the_settings_for_everybody(new_page: NewPage, serving: Serving) -> None:
    mark = time.time_ns() % 10**9  # unique, in case the test is repeated: accounts keep language and theme
    one, two = f"Ada {mark}", f"Bruno {mark}"
    ada, bruno = friend(serving, one), friend(serving, two)
    finished_game(ada, bruno)
    page = new_page(plain=True, path="/sign-in")
    judge = Judge(page)
    judge.look("sign in")
    fill(page, username=two, password=PASSWORD)
    page.locator("form .btn.main").click()
    page.wait_for_url("**/")

    # An invitation and a friend's table are announced on every page.
    turn_to(page, "/lobby", "[data-quick]")
    page.locator("#l-friends ~ form input").fill(one)
    page.locator("#l-friends ~ form button").click()
    expect(page.locator("#l-friends ~ .rows")).to_contain_text(one)
    table = ada.post("/api/tables", json={"settings": {"game": "duel", "quick": True}, "seat": 0}).json()[
        "id"
    ]
    assert ada.post(f"/api/tables/{table}/invitations", json={"name": two}).is_success
    expect(page.locator(".calls")).to_contain_text(one)
    expect(page.locator("#l-asked ~ .tables")).to_contain_text(one)
    assert page.evaluate("document.documentElement.dataset.sounded") == "called"
    judge.look("lobby")
    page.set_viewport_size({"width": 360, "height": 740})
    narrow = Narrow(page)
    narrow.look("lobby")

    # Quick game: players with the same settings meet at one table.
    found = ada.post("/api/pairing", json={"game": "classic", "players": 3, "near": True}).json()["id"]
    page.locator(".quick .seg button").nth(1).click()
    page.locator(".quick select:not([data-clock])").select_option("3")
    page.locator("[data-quick]").click()
    page.wait_for_url(f"**/t/{found}")
    expect(page.locator(".seats")).to_contain_text(one)
    narrow.look("room")

    turn_to(page, f"/people/Bruno%20{mark}", ".curve circle")
    expect(page.locator(".bars").nth(1)).to_contain_text(one)
    expect(page.locator(".games-played a")).to_have_attribute("href", re.compile("/t/.*/replay"))
    narrow.look("profile")
    turn_to(page, "/account", "[data-codes]")
    narrow.look("account")
    turn_to(page, "/settings", ".switch")
    narrow.look("settings")
    turn_to(page, "/recover", "[name=code]")
    narrow.look("recover")

    # A tournament of two: joined, started, followed.
    turn_to(page, "/tournaments", ".quick input")
    page.locator(".quick input").first.fill("Small Cup")
    narrow.look("tournaments")
    page.locator(".quick .btn.main").click()
    page.wait_for_url("**/tournaments/*")
    cup = page.url.rsplit("/", 1)[1]
    assert ada.post(f"/api/tournaments/{cup}/entry").is_success
    page.reload()
    expect(page.locator(".standings tbody tr")).to_have_count(2)
    page.locator(".whoami .acts .btn", has=page.locator("use[href='#ui-play']")).click()
    expect(page.locator(".pairings a")).to_have_count(1)
    narrow.look("tournament")
    expect(page.locator(".whoami .acts .btn.main")).to_have_attribute("href", re.compile("/t/"))
    page.set_viewport_size({"width": 1440, "height": 900})
    for path, ready in (
        (f"people/Bruno%20{mark}", ".curve"),
        (f"tournaments/{cup}", ".standings"),
        ("tournaments", ".quick input"),
        ("account", "[data-codes]"),
        ("settings", ".switch"),
    ):
        turn_to(page, f"/{path}", ready)
        judge.look(path)
    judge.verdict()
    narrow.verdict()

    # Settings apply at once, and follow the account to another device.
    turn_to(page, "/settings", ".switch")
    page.locator(".switch").filter(has_text=re.compile("patterns|узоры", re.IGNORECASE)).locator(
        "input"
    ).check()
    page.locator(".pick input[value=dark]").check(force=True)
    page.locator(".pick input[value=quick]").check(force=True)
    assert page.evaluate(
        "[document.documentElement.dataset.theme, document.documentElement.dataset.marks]"
    ) == [
        "dark",
        "on",
    ]
    page.locator(".switch").filter(has_text=re.compile("^Sound|^Звук")).locator("input").uncheck()
    until = time.monotonic() + 15
    while bruno.get("/api/settings").json().get("sound") is not False and time.monotonic() < until:
        page.wait_for_timeout(100)
    other = new_page(plain=True, path="/sign-in")
    fill(other, username=two, password=PASSWORD)
    other.locator("form .btn.main").click()
    other.wait_for_url("**/")
    kept = other.evaluate("JSON.parse(localStorage.getItem('settings'))")
    assert (kept["theme"], kept["marks"], kept["pace"], kept["sound"]) == ("dark", True, "quick", False)
    assert other.evaluate("document.documentElement.dataset.theme") == "dark"


def test_a_line_of_chat_is_muted_and_reported(new_page: NewPage, serving: Serving) -> None:
    loud = friend(serving, "Loud at Chat")
    page = new_page(plain=True)
    page.locator("[data-play=duel]").wait_for()
    table = loud.post("/api/tables", json={"settings": {"game": "duel"}, "seat": 0}).json()["id"]
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Take this seat").click()
    expect(page.get_by_role("button", name="Leave seat")).to_be_visible()
    loud.post(f"/api/tables/{table}/chat", json={"text": "rude words"})
    page.get_by_role("button", name="Loud at Chat").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("input").fill("insult")
    dialog.get_by_role("button", name="Report").click()
    expect(dialog.get_by_role("status")).to_contain_text("Report sent")
    dialog.get_by_role("button", name="Mute").click()
    expect(dialog.get_by_role("status")).to_contain_text("Messages muted")
    page.keyboard.press("Escape")
    expect(page.locator(".chat li")).not_to_contain_text("rude words")
    loud.post(f"/api/tables/{table}/chat", json={"text": "more of it"})
    page.locator(".chat input").fill("peace")
    page.keyboard.press("Enter")
    expect(page.locator(".chat li")).to_have_text(re.compile("peace"))


def test_whoever_is_signed_out_elsewhere_is_told_at_once(new_page: NewPage, serving: Serving) -> None:
    owner = friend(serving, "Signed Out")
    table = owner.post("/api/tables", json={"settings": {"game": "duel"}, "seat": 0}).json()["id"]
    page = new_page()
    page.goto("/sign-in")
    fill(page, username="Signed Out", password=PASSWORD)
    page.locator("form .btn.main").click()
    page.wait_for_url("**/")
    page.goto(f"/t/{table}")
    expect(page.locator(".seat h2").first).to_have_text("Signed Out")
    assert owner.delete("/api/sessions").is_success
    expect(page.locator("h1")).to_have_text("You were signed out")
    assert "Signed Out" not in page.locator("body").inner_text()
    expect(page.locator(".self")).to_have_count(0)
    page.locator("main a.btn.main").click()
    page.wait_for_url(f"**/sign-in?back=/t/{table}")
    fill(page, username="Signed Out", password=PASSWORD)
    page.locator("form .btn.main").click()
    page.wait_for_url(f"**/t/{table}")
    expect(page.locator(".seat .acts button").first).to_be_visible()
    # A page that signs out itself gets no notice, and another page of the same browser follows.
    second = page.context.new_page()
    second.goto("/lobby")
    expect(second.locator(".self")).to_have_attribute("aria-label", "Account, Signed Out")
    page.goto("/account")
    page.locator("[data-out]").click()
    expect(second.locator("h1")).to_have_text("You were signed out")
    expect(page.locator(".self")).not_to_have_attribute("aria-label", "Account, Signed Out")
    assert "You were signed out" not in page.locator("body").inner_text()
    second.locator("main button.btn").last.click()
    expect(second.locator("h1")).not_to_have_text("You were signed out")
