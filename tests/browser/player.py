"""Somebody who plays in the browser: with the pointer, or with the keyboard alone."""

from __future__ import annotations

import random

from playwright.sync_api import Page

ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "End")

WHAT_TO_CLICK = """() => {
  const first = (...places) => places.map((place) => document.querySelector(place)).find(Boolean);
  const button = first(
    ".prompt [data-main]", ".prompt .ways .btn", ".prompt .acts [data-act]", ".tray .piece",
    ".draft .piece:has(.can)", ".ptw.may", ".mini.may", ".pyr .piece:has(.can)", ".fan .piece:has(.can)",
    ".pyr .piece[aria-disabled=false]", ".fan .piece[aria-disabled=false]",
  );
  if (!button || document.querySelector(".result") || !document.querySelector(".prompt")) return "";
  if (!document.querySelector(".prompt .acts > *")) return "";
  button.click();
  return button.className;
}"""

OVER = "() => Boolean(document.querySelector('.result'))"


def begin(page: Page, game: str, *, players: int | None = None) -> None:
    """One click from the start page to a game against the computer."""
    page.wait_for_selector(f"[data-play={game}]")
    if players is not None:
        section = page.locator(f"section:has([data-play={game}])")
        section.locator("select").nth(1).select_option(str(players))
    page.click(f"[data-play={game}]")
    page.wait_for_selector(".prompt")


def play_by_clicking(page: Page, *, clicks: int = 600, until: str = OVER) -> int:
    """Plays on until something is so; the number of clicks."""
    script = f"""async (most) => {{
      const click = {WHAT_TO_CLICK};
      const done = {until};
      let made = 0;
      for (let round = 0; made < most && round < most * 60; round += 1) {{
        if (done()) return made;
        if (click()) made += 1;
        await new Promise((resolve) => setTimeout(resolve, 12));
      }}
      return -1;
    }}"""
    made = int(page.evaluate(script, clicks))
    assert made >= 0, f"after {clicks} clicks it was still not so: {until}"
    return made


LOOK = """() => {
  const node = document.activeElement;
  const over = Boolean(document.querySelector(".result"));
  const mine = Boolean(document.querySelector(".prompt .acts > *"));
  const act = document.querySelector(".prompt [data-main], .prompt .ways .btn, .prompt .acts [data-act]");
  const piece = node?.matches(":is(.pyr, .fan, .draft, .tray) .piece, .ptw.may, .mini.may") ? node : null;
  let key = "";
  if (piece) {
    const group = piece.closest("[role=group]");
    const wanted = (item) => item.querySelector(".can") || item.matches(".may") || item.closest(".tray");
    const items = [...group.querySelectorAll("[data-rove]")];
    const open = items.filter((item) => item.getAttribute("aria-disabled") !== "true");
    const targets = items.some(wanted) ? items.filter(wanted) : open;
    if (!targets.includes(piece)) {
      const here = piece.getBoundingClientRect();
      const there = targets[0].getBoundingClientRect();
      const [dx, dy] = [there.left - here.left, there.top - here.top];
      const across = dx > 0 ? "ArrowRight" : "ArrowLeft";
      key = Math.abs(dx) > Math.abs(dy) ? across : dy > 0 ? "ArrowDown" : "ArrowUp";
    }
  }
  const acting = Boolean(node?.matches(".prompt button:not(.ico)"));
  return {
    over, mine, key,
    at: act ? acting : Boolean(piece),
    seen: Boolean(node?.matches(":focus-visible")),
  };
}"""


def play_by_keyboard(page: Page, *, keys: int = 4000) -> int:
    """Plays a whole game with Tab, the arrow keys and Enter; the number of keys pressed."""
    tabs = arrows = 0
    wandering = random.Random(1)
    for pressed in range(keys):
        now = page.evaluate(LOOK)
        if now["over"]:
            return pressed
        if not now["mine"]:
            page.wait_for_timeout(20)
            continue
        if now["at"]:
            tabs = 0
            assert now["seen"], "the focus is not visible"
            arrows = arrows + 1 if now["key"] else 0
            key = now["key"] if arrows < 6 else wandering.choice(ARROWS)
            page.keyboard.press(key or "Enter")
        else:
            tabs += 1
            assert tabs < 90, "the Tab key does not lead to what may be chosen"
            page.keyboard.press("Tab")
    raise AssertionError(f"after {keys} keys the game was not over")
