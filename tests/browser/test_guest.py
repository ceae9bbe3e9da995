"""Tabs opened at the same time share one guest."""

from __future__ import annotations

from tests.browser.conftest import NewPage
from tests.browser.player import wait_until


def test_two_tabs_opened_at_once_are_the_same_guest(new_page: NewPage) -> None:
    first = new_page(path="/api/health")
    made: list[str] = []
    first.context.on("request", lambda one: made.append(one.url) if one.url.endswith("/api/guest") else None)
    tabs = [first.context.new_page() for _ in range(3)]
    for tab in tabs:
        tab.goto("/", wait_until="commit")
    for tab in tabs:
        wait_until(tab, "async () => (await (await fetch('/api/visit')).json()).me !== null")
        tab.wait_for_selector("[data-play=duel]")
    assert len(made) == 1
