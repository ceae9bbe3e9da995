"""A lesson started on one device is resumed at the same step on another."""

from __future__ import annotations

import time

from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.serving import Serving
from tests.browser.test_people import PASSWORD, fill, friend


def signed_in(page: Page, name: str) -> None:
    fill(page, username=name, password=PASSWORD)
    page.locator("form .btn.main").click()
    page.wait_for_url("**/")


def test_a_lesson_goes_on_at_another_device(new_page: NewPage, serving: Serving) -> None:
    name = f"Learner {time.time_ns() % 10**12}"  # unique, in case the test is repeated
    account = friend(serving, name)
    page = new_page(plain=True, path="/sign-in")
    signed_in(page, name)
    page.goto("/learn/duel")
    page.locator(".coach [data-next]").click()
    step = page.locator(".coach:not([data-step=goal])")
    step.wait_for()
    reached = step.get_attribute("data-step")
    for _ in range(300):
        kept = account.get("/api/settings").json().get("lessons", {}).get("duel", {})
        if kept.get("done"):
            break
        page.wait_for_timeout(100)
    assert kept["done"] == ["goal"]
    other = new_page(plain=True, path="/sign-in")
    signed_in(other, name)
    other.goto("/learn/duel")
    other.locator(f".coach[data-step={reached}]").wait_for()
    assert other.url == page.url
