"""The pictures of the README and of link previews, deliberately small: `make screenshots` updates them."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, browser_program
from tests.browser.player import begin, play_by_clicking
from tests.browser.serving import ROOT, Serving

PICTURES = ROOT / "docs" / "pictures"
PREVIEWS = ROOT / "web" / "public"
"""Folder of the pictures that messengers show for links to a table."""
QUALITY = 70
MIDDLE = {
    "duel": "() => document.querySelector('.ages .on')?.textContent === 'II'"
    " && document.querySelectorAll('.pyr .slot').length < 16 && document.querySelector('.pyr .can')",
    "classic": "() => document.querySelectorAll('.tableau .piece').length >= 7"
    " && document.querySelector('.fan .can')",
}


def picture(browser: Browser, serving: Serving, name: str, game: str, **look: Any) -> None:
    """Takes a picture in the middle of a game; sharp enough for a page, small enough for a repository."""
    width, height = look.get("size", (1280, 800))
    context = browser.new_context(
        base_url=serving.address,
        viewport={"width": width, "height": height},
        locale=look.get("locale", "en-US"),
        color_scheme=look.get("theme", "light"),
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto("/")
    begin(page, game, players=look.get("players"), expansions=look.get("expansions", ()))
    play_by_clicking(page, until=MIDDLE[game])
    page.wait_for_timeout(1500)
    for close in page.locator(".conflict button").all():
        close.click()
    page.mouse.move(2, 2)
    page.wait_for_timeout(400)
    folder = look.get("folder", PICTURES)
    page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=look.get("quality", QUALITY))
    context.close()


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        serving = Serving(Path(data))
        serving.start()
        try:
            browser = playwright.chromium.launch(executable_path=browser_program(playwright), args=FLAGS)
            picture(browser, serving, "duel", "duel", expansions=("pantheon", "agora"))
            for game in ("duel", "classic"):
                shown = {"size": (1200, 630), "folder": PREVIEWS, "quality": 60}
                picture(browser, serving, f"preview-{game}", game, **shown)
            everything = {"players": 5, "expansions": ("leaders", "cities")}
            picture(browser, serving, "classic", "classic", locale="ru-RU", theme="dark", **everything)
            picture(browser, serving, "phone", "duel", size=(390, 844), locale="ru-RU", theme="dark")
            browser.close()
        finally:
            serving.stop()


if __name__ == "__main__":
    main()
