"""Joining a table by its link as a named guest, in a real browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.serving import Serving
from tests.browser.test_people import PASSWORD, fill, friend

PLAIN_HTTP = """
Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined });
addEventListener("copy", () => { window.copied = document.activeElement.value; });
"""
"""A page over plain http has no clipboard; the text copied by `execCommand` is recorded."""


def test_a_link_is_copied_over_plain_http(new_page: NewPage, serving: Serving) -> None:
    owner = friend(serving, "Share Owner")
    table = owner.post("/api/tables", json={"settings": {"game": "duel"}, "seat": 0}).json()["id"]
    page = new_page()
    page.add_init_script(PLAIN_HTTP)
    page.goto(f"/t/{table}")
    expect(page.locator("[data-link]")).to_have_value(page.url)
    assert page.locator(".share .code svg").bounding_box() is not None
    page.locator("[data-copy]").click()
    expect(page.locator("[data-shared]")).to_have_text("Link copied")
    assert page.evaluate("window.copied") == page.url
    page.evaluate("document.execCommand = () => false")
    page.locator("[data-copy]").click()
    expect(page.locator("[data-shared]")).to_contain_text("doesn’t allow copying")


def test_a_guest_gets_a_name_in_the_room_and_keeps_the_seat(new_page: NewPage, serving: Serving) -> None:
    owner = friend(serving, "Room Owner")
    table = owner.post("/api/tables", json={"settings": {"game": "duel"}, "seat": 0}).json()["id"]

    def seat() -> str:
        return str(owner.get(f"/api/tables/{table}").json()["state"]["seats"][1].get("name"))

    page = new_page()
    page.goto(f"/t/{table}")
    page.locator(".seat .btn.main").click()
    page.locator("[data-name] input").fill("Zoë of Rhodes")
    page.locator("[data-name] button").click()
    expect(page.locator(".seat h2").nth(1)).to_have_text("Zoë of Rhodes")
    assert seat() == "Zoë of Rhodes"
    page.locator("[data-name] a").click()
    page.wait_for_url("**/sign-up?back=*")
    account = f"Zoe {table[:6]}".replace("_", " ").strip()
    fill(page, username=account, password=PASSWORD)
    page.locator("form .btn.main").click()
    page.wait_for_url(f"**/t/{table}")
    expect(page.locator(".seat h2").nth(1)).to_have_text(account)
    expect(page.locator("[data-name]")).to_have_count(0)
    assert seat() == account
