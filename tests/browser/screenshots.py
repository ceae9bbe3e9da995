"""The pictures of the README: `make screenshots` takes them anew from a real server in a real browser."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, browser_program
from tests.browser.player import WHAT_TO_CLICK, begin
from tests.browser.serving import ROOT, Serving

PICTURES = ROOT / "docs" / "pictures"


def picture(browser: Browser, serving: Serving, name: str, game: str, clicks: int, **look: str) -> None:
    """One picture: a game after some choices."""
    context = browser.new_context(
        base_url=serving.address,
        viewport={"width": 1280, "height": 800},
        locale=look.get("locale", "en-US"),
        color_scheme="dark" if look.get("theme") == "dark" else "light",
        reduced_motion="reduce",
    )
    page: Page = context.new_page()
    page.goto("/")
    begin(page, game)
    for _ in range(60 * clicks):
        clicks -= bool(page.evaluate(WHAT_TO_CLICK))
        if clicks <= 0:
            break
        page.wait_for_timeout(20)
    page.wait_for_selector(".prompt .acts > *")
    page.wait_for_timeout(800)
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=82)
    context.close()


def main() -> None:
    """Takes all pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        serving = Serving(Path(data))
        serving.start()
        try:
            browser = playwright.chromium.launch(executable_path=browser_program(playwright), args=FLAGS)
            picture(browser, serving, "duel", "duel", 22)
            picture(browser, serving, "classic", "classic", 9, locale="ru-RU", theme="dark")
            browser.close()
        finally:
            serving.stop()


if __name__ == "__main__":
    main()
