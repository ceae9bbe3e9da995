"""Somebody who plays in the browser: with the pointer, or with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

WHAT_TO_CLICK = """() => {
  const first = (...places) => places.map((place) => document.querySelector(place)).find(Boolean);
  const button = first(
    ".prompt [data-main]", ".prompt .ways .btn", ".prompt .acts [data-act]", ".tray .piece",
    ".draft .piece:has(.can)", ".ptw.may", ".mini.may", ".pyr .piece:has(.can)", ".fan .piece:has(.can)",
    ".pyr .piece[aria-disabled=false]", ".fan .piece",
  );
  if (!button || document.querySelector(".result") || !document.querySelector(".prompt")) return "";
  if (!document.querySelector(".prompt .acts > *")) return "";
  button.click();
  return button.className;
}"""

OVER = "() => Boolean(document.querySelector('.result'))"
MINE = "() => Boolean(document.querySelector('.prompt .acts > *') || document.querySelector('.result'))"


def begin(page: Page, game: str, *, players: int | None = None) -> None:
    """One click from the start page to a game against the computer."""
    page.wait_for_selector(f"[data-play={game}]")
    if players is not None:
        section = page.locator(f"section:has([data-play={game}])")
        section.locator("select").nth(1).select_option(str(players))
    page.click(f"[data-play={game}]")
    page.wait_for_selector(".prompt")


def step(page: Page) -> bool:
    """One click, if there is something to click; says whether there was."""
    page.wait_for_function(MINE)
    return bool(page.evaluate(WHAT_TO_CLICK))


def play_by_clicking(page: Page, *, clicks: int = 600, until: str = OVER) -> int:
    """Plays on until something is so; the number of clicks."""
    for made in range(clicks):
        if page.evaluate(until):
            return made
        if not step(page):
            page.wait_for_timeout(15)
    raise AssertionError(f"after {clicks} clicks it was still not so: {until}")


FOCUSED = """() => {
  const node = document.activeElement;
  return {
    prompt: Boolean(node?.closest(".prompt")) && node.tagName === "BUTTON" && !node.classList.contains("ico"),
    piece: Boolean(node?.matches(":is(.pyr, .fan, .draft, .tray) .piece, .ptw.may, .mini.may")),
    can: Boolean(node?.querySelector(".can") || node?.matches(".may") || node?.closest(".tray")),
    open: node?.getAttribute("aria-disabled") !== "true",
    group: [...(node?.closest("[role=group]")?.classList ?? [])].join(" "),
    seen: node ? node.matches(":focus-visible") : false,
  };
}"""
WANTED = """() => document.querySelector(".prompt [data-main], .prompt .ways .btn, .prompt .acts [data-act]")
  ? "prompt" : "piece" """


def _move_to(page: Page, mark: str, press: Callable[[str], None]) -> bool:
    """Moves inside a group until the piece under the focus is of that kind."""
    for key in ["ArrowRight"] * 8 + ["ArrowDown"] * 6 + ["ArrowLeft"] * 12 + ["ArrowUp"] * 6:
        if page.evaluate(FOCUSED)[mark]:
            return True
        press(key)
    return False


def play_by_keyboard(page: Page, *, keys: int = 6000) -> int:
    """Plays a whole game with Tab, the arrow keys and Enter; the number of keys pressed."""
    pressed = 0

    def press(key: str) -> None:
        nonlocal pressed
        page.keyboard.press(key)
        pressed += 1
        assert pressed < keys, "the game did not end by keyboard"

    while not page.evaluate(OVER):
        page.wait_for_function(MINE)
        if page.evaluate(OVER):
            break
        wanted = page.evaluate(WANTED)
        for _ in range(80):
            focused = page.evaluate(FOCUSED)
            if focused[wanted]:
                assert focused["seen"], "the focus is not visible"
                break
            press("Tab")
            if page.evaluate(WANTED) != wanted or page.evaluate(OVER):
                break
        else:
            raise AssertionError(f"the Tab key does not lead to the {wanted}")
        if page.evaluate(OVER) or page.evaluate(WANTED) != wanted:
            continue
        if wanted == "piece":
            _move_to(page, "can", press) or _move_to(page, "open", press)
        press("Enter")
        page.wait_for_timeout(10)
    return pressed
