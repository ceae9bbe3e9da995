"""Makes the pictures that the README shows: `python -m web.screenshots [FOLDER]`, small on purpose.

A server with a database of its own plays a few turns of each game; then the tables are photographed.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, browser_program
from tests.browser.player import begin, play_by_clicking
from tests.browser.serving import Serving

ROOT = Path(__file__).resolve().parent.parent

MIDDLE = {
    "duel": "() => document.querySelector('.ages .on')?.textContent === 'II'"
    " && document.querySelectorAll('.pyr .slot').length < 15 && document.querySelector('.pyr .can')",
    "classic": "() => document.querySelectorAll('.tableau .piece').length >= 7"
    " && document.querySelector('.fan .can')",
}
SHOTS = [
    ("duel", "duel-light", 1440, 900, "light", "en-US"),
    ("duel", "duel-dark-ru", 1440, 900, "dark", "ru-RU"),
    ("duel", "duel-phone", 390, 844, "light", "en-US"),
    ("classic", "classic-light", 1440, 900, "light", "en-US"),
    ("classic", "classic-dark-ru", 1440, 900, "dark", "ru-RU"),
    ("classic", "classic-phone", 390, 844, "dark", "ru-RU"),
]


def photograph(browser: Browser, address: str, folder: Path) -> None:
    """One picture for each line of SHOTS; a game is played once and looked at several times."""
    for game in MIDDLE:
        context = browser.new_context(
            base_url=address, viewport={"width": 1440, "height": 900}, locale="en-US"
        )
        page = context.new_page()
        page.goto("/")
        begin(page, game, players=5 if game == "classic" else None)
        play_by_clicking(page, until=MIDDLE[game])
        state = context.storage_state()
        for shown, name, width, height, theme, locale in SHOTS:
            if shown != game:
                continue
            viewer = browser.new_context(
                base_url=address,
                viewport={"width": width, "height": height},
                locale=locale,
                color_scheme="dark" if theme == "dark" else "light",
                reduced_motion="reduce",
                storage_state={"cookies": state["cookies"], "origins": []},
            )
            look = viewer.new_page()
            look.goto(page.url)
            look.wait_for_selector(".prompt")
            look.wait_for_timeout(1500)
            look.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=68)
            viewer.close()
        context.close()


def main(arguments: list[str]) -> int:
    """Takes all pictures."""
    folder = Path(arguments[0]) if arguments else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        program = browser_program(playwright)
        if program is None:
            print("pharos: pictures need a Chromium", file=sys.stderr)
            return 1
        serving = Serving(Path(data))
        serving.start()
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            photograph(browser, serving.address, folder)
        finally:
            browser.close()
            serving.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
