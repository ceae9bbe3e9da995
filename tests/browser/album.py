"""Screenshots of every kind of screen for visual inspection: `python -m tests.browser.album --help`.

Stored in build/album, one per scene and size; languages and themes alternate unless specified.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page, sync_playwright

import pharos
from tests.browser.conftest import BEEN_HERE, FLAGS, browser_program
from tests.browser.player import GUEST, OVER, open_position, play_by_clicking, wait_until
from tests.browser.positions import VERBS, later, positions
from tests.browser.serving import ROOT, Serving
from tests.browser.test_classic import DECISIONS, open_table, position_at

ALBUM = ROOT / "build" / "album"
SIZES = {
    "phone": (390, 844, "ru", "light"),
    "small": (360, 740, "en", "dark"),
    "lying": (844, 390, "ru", "dark"),
    "tablet": (768, 1024, "en", "light"),
    "desk": (1280, 720, "ru", "light"),
    "large": (1920, 1080, "en", "dark"),
    "zoomed": (640, 360, "en", "light"),
    "tv": (2560, 1440, "ru", "light"),
}
"""Width, height, language and theme; "zoomed" is 1280x720 at 200%."""
SPEAK = "(lang) => document.querySelector(`header .seg button[lang=${lang}]`)?.click()"
Scene = Callable[[Page], None]


PICK = """() => {
  const hands = ":is(.fan, .draftbox, .recruitbox)";
  document.querySelector(`${hands} .piece[aria-disabled=false]`)?.click();
}"""


def last_position(game: str, number: int = 1, seed: int = 3, **how: Any) -> dict[str, Any]:
    """Returns the position of one of the last choices of seat 0."""
    playing = pharos.new_game(game, seed=seed, **how)
    chance = random.Random(seed)
    kept: list[dict[str, Any]] = []
    while not playing.over:
        seat = playing.waiting[0]
        choices = [str(choice) for choice in playing.choices(seat)]
        if seat == 0:
            kept.append(playing.position())
        useful = [one for one in choices if one.startswith(("build", "recruit", "influence", "place"))]
        playing.choose(seat, chance.choice(useful or choices))
    return kept[-number]


def duel(position: dict[str, Any], *expansions: str, over: bool = False, picked: bool = False) -> Scene:
    def show(page: Page) -> None:
        page.goto("/nowhere")
        open_position(page, position, expansions)
        if over:
            play_by_clicking(page, until=OVER)
        elif picked:
            page.evaluate("() => document.querySelector('.pyr .piece:has(.can), .pyr [data-may]')?.click()")

    return show


def account(path: str) -> Scene:
    """Returns a page of a signed-in user."""

    def show(page: Page) -> None:
        page.goto("/lobby")
        wait_until(page, "() => document.querySelector('main')")
        page.evaluate(SIGN_UP)
        at(path)(page)

    return show


def classic(position: dict[str, Any], players: int, *, over: bool = False, picked: bool = False) -> Scene:
    def show(page: Page) -> None:
        page.goto("/")
        open_table(page, {"game": "classic", "players": players, "position": position})
        wait_until(page, "() => document.querySelector('.prompt .acts')")
        if over:
            play_by_clicking(page, until=OVER)
        elif picked:
            page.evaluate(PICK)

    return show


def at(path: str, then: str = "") -> Scene:
    def show(page: Page) -> None:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        if then:
            page.locator(then).first.click()

    return show


def room(settings: dict[str, Any], people: int) -> Scene:
    def show(page: Page) -> None:
        page.goto("/")
        open_table(page, settings, people=people)

    return show


def lesson(name: str, steps: int) -> Scene:
    def show(page: Page) -> None:
        page.goto(f"/learn/{name}")
        wait_until(page, "() => document.querySelector('.coach')")
        for _ in range(steps):
            before = page.evaluate(STEP)
            for _ in range(60):
                page.evaluate(GO_ON)
                page.wait_for_timeout(120)
                if page.evaluate("() => document.querySelector('.coach')?.dataset.step") not in (
                    before,
                    None,
                ):
                    break

    return show


SIGN_UP = f"""async () => {{
  const me = await ({GUEST})();
  const headers = {{"Content-Type": "application/json", "X-CSRF-Token": me.csrf}};
  const body = JSON.stringify({{name: "Mira", password: "a long enough password"}});
  await fetch("/api/accounts", {{method: "POST", headers, body}}); }}"""
STEP = "() => document.querySelector('.coach')?.dataset.step"
GO_ON = """() => {
  const seen = (node) => node && node.offsetParent !== null;
  const next = document.querySelector(".coach [data-next]");
  if (seen(next)) return next.click();
  const lit = [...document.querySelectorAll("[data-glow=piece]")].filter(seen);
  const node = lit.find((one) => one.closest(".prompt")) ?? lit.find((one) => one.closest(".tabs")) ?? lit[0];
  if (node?.matches(".levy")) node.querySelector("[data-main]").click(); else node?.click();
}"""


def verb(name: str, *boxes: str) -> Scene:
    """Returns a Duel position in which a verb is available."""
    return duel(positions(*boxes)[name], *boxes)


def bidding() -> Scene:
    """Returns a Duel with bidding for the first turn, before the draft."""
    games = (pharos.new_game("duel", options={"bidding": True}, seed=seed) for seed in range(9))
    return duel(next(game.position() for game in games if game.waiting == (0,)))


def last_of_duel(*boxes: str, number: int = 1) -> Scene:
    """Returns a Duel near its end, or finished."""
    return duel(last_position("duel", number, expansions=list(boxes)), *boxes, over=number == 1)


def question(name: str) -> Scene:
    """Returns a 7 Wonders position with a certain decision."""
    step, players, boxes, options = DECISIONS[name]
    return classic(position_at(step, players, boxes, **options), players)


def last_of_classic(cast: str, number: int = 1) -> Scene:
    """Returns a 7 Wonders game near its end, or finished."""
    position = last_position("classic", number, **CASTS[cast])
    return classic(position, CASTS[cast]["players"], over=number == 1, picked=number > 1)


EVERYTHING = ["leaders", "cities"]
CASTS: dict[str, dict[str, Any]] = {
    "base3": {"players": 3},
    "base7": {"players": 7},
    "all5": {"players": 5, "expansions": EVERYTHING},
    "all8": {"players": 8, "expansions": EVERYTHING},
    "team4": {"players": 4, "expansions": EVERYTHING, "options": {"teams": True}},
    "team8": {"players": 8, "expansions": EVERYTHING, "options": {"teams": True}},
    "two": {"players": 2},
    "two-all": {"players": 2, "expansions": EVERYTHING},
}


PAGES = {
    "lobby": "/lobby",
    "settings": "/settings",
    "gallery": "/cards",
    "piece": "/cards#classic.card.library",
    "rules": "/rules",
    "pad": "/pad",
    "puzzles": "/puzzles",
    "daily": "/daily",
    "numbers": "/numbers",
    "sign-up": "/sign-up",
    "nowhere": "/nowhere",
}
PERSONAL = {
    "home": "/",
    "account": "/account",
    "profile": "/people/Mira",
    "clubs": "/clubs",
    "tournaments": "/tournaments",
}


STRANGER = "first-visit"
"""Taken first: the page for first-time visitors disappears with the first game."""


def scenes() -> Iterator[tuple[str, Callable[[], Scene]]]:
    """Yields all scenes, each created on demand."""
    both = ("pantheon", "agora")
    yield STRANGER, partial(at, "/")
    for name in dict.fromkeys(VERBS["pantheon"] + VERBS["agora"]):
        yield f"both-{name}", partial(verb, name, *both)
    for box in both:
        for name in VERBS[box]:
            yield f"{box}-{name}", partial(verb, name, box)
    yield "duel-draft", lambda: duel(pharos.new_game("duel", seed=2).position())
    yield "duel-early", lambda: duel(later("duel"), picked=True)
    yield "duel-bid", bidding
    yield "duel-last", partial(last_of_duel, number=3)
    yield "duel-result", last_of_duel
    yield "both-result", partial(last_of_duel, *both)
    for name in DECISIONS:
        yield f"classic-{name.replace(' ', '-')}", partial(question, name)
    for name in CASTS:
        yield f"late-{name}", partial(last_of_classic, name, 5)
        yield f"over-{name}", partial(last_of_classic, name)
    yield "page-start", partial(at, "/")
    yield "page-form", partial(at, "/", ".acts .btn[aria-expanded]")
    yield "page-learn", partial(at, "/learn")
    for name, path in PAGES.items():
        yield f"page-{name}", partial(at, path)
    for name, path in PERSONAL.items():
        yield f"own-{name}", partial(account, path)
    yield "page-room", partial(room, {"game": "classic"} | CASTS["team8"], 3)
    yield "page-room-duel", partial(room, {"game": "duel", "players": 2, "expansions": ["agora"]}, 2)
    for name in ("duel", "pantheon", "agora", "classic", "leaders", "cities"):
        for step in (0, 3, 6, 9):
            yield f"lesson-{name}-{step}", partial(lesson, name, step)


def main() -> None:
    """Takes the requested pictures, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("begins", nargs="*", metavar="WHAT", help="how the name of a scene begins")
    parser.add_argument("--size", action="append", choices=tuple(SIZES), help="may be given several times")
    parser.add_argument("--lang", choices=("en", "ru"))
    parser.add_argument("--theme", choices=("light", "dark"))
    parser.add_argument("--plain", action="store_true", help="without textures, which is quicker")
    asked = parser.parse_args()
    ALBUM.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        serving = Serving(Path(data))
        serving.start()
        browser = playwright.chromium.launch(executable_path=browser_program(playwright), args=FLAGS)
        context = browser.new_context(
            base_url=serving.address,
            reduced_motion="reduce",
            locale="ru-RU",
            service_workers="block",
            contrast="more" if asked.plain else "no-preference",
        )
        page = context.new_page()
        page.set_default_timeout(60_000)
        try:
            for name, make in scenes():
                if asked.begins and not name.startswith(tuple(asked.begins)):
                    continue
                try:
                    page.set_viewport_size({"width": 390, "height": 844})
                    if name != STRANGER:
                        page.goto("/nowhere")
                        page.evaluate(BEEN_HERE)
                    make()(page)
                    page.wait_for_timeout(300)
                    for size, (width, height, lang, theme) in SIZES.items():
                        if asked.size and size not in asked.size:
                            continue
                        page.set_viewport_size({"width": width, "height": height})
                        page.emulate_media(
                            color_scheme="dark" if (asked.theme or theme) == "dark" else "light"
                        )
                        page.evaluate(SPEAK, asked.lang or lang)
                        page.mouse.move(1, 1)
                        page.wait_for_timeout(450)
                        page.screenshot(path=ALBUM / f"{name}.{size}.png")
                except (AssertionError, Error, LookupError) as fault:
                    print(f"{name}: {str(fault)[:200]}", flush=True)
        finally:
            browser.close()
            serving.stop()


if __name__ == "__main__":
    main()
