"""A simulated beginner who only follows what is on the screen: texts of the lesson and highlights."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page

# Text and button of the lesson, and every highlighted piece with a point where it can be touched.
READ = """() => {
  const seen = (node) => node && node.offsetParent !== null;
  const coach = [...document.querySelectorAll(".coach")].find(seen);
  if (!coach) return null;
  const spots = [[.5, .5], [.5, .15], [.15, .5], [.85, .5], [.5, .9], [.15, .1], [.85, .1], [.1, .9]];
  const point = (node) => {
    const box = node.getBoundingClientRect();
    let over = "nothing: it lies outside the screen";
    for (const [x, y] of spots) {
      const at = [box.left + box.width * x, box.top + box.height * y];
      const top = document.elementFromPoint(...at);
      if (top && node.contains(top)) return {at};
      if (top) over = `${top.tagName} ${top.getAttribute("class") ?? ""}`;
    }
    return {over};
  };
  const label = (node) => node.dataset.key ?? node.dataset.card ?? node.dataset.to ?? node.textContent.trim();
  const lit = [...document.querySelectorAll("[data-glow=piece]")].filter(seen).map((node) => {
    const part = node.matches(".levy") ? node.querySelector("[data-main]") : node;
    const rank = node.closest(".prompt") ? 0 : node.closest(".tabs") ? 1
      : node.closest(".city, .line, .heaven, .forum, .powers") ? 2 : 3;
    return {name: label(node), rank, ...point(part)};
  });
  const button = (what) => {
    const node = coach.querySelector(what);
    return seen(node) ? point(node) : null;
  };
  const bar = coach.closest(".prompt")?.getBoundingClientRect();
  const outside = [".says", ".todo", ".next"].filter((what) => {
    const node = coach.querySelector(what);
    return bar && seen(node) && node.getBoundingClientRect().bottom > bar.bottom + 1;
  });
  return {
    step: coach.dataset.step,
    title: coach.querySelector("h2").textContent.trim(),
    says: coach.querySelector(".says")?.textContent.trim() ?? "",
    todo: coach.querySelector(".todo")?.textContent.trim() ?? "",
    next: button("[data-next]"),
    real: button("[data-real]"),
    lit: lit.sort((a, b) => a.rank - b.rank),
    outside,
    asked: Boolean(document.querySelector(".prompt.asking")),
  };
}"""


def read(page: Page) -> dict[str, Any] | None:
    """Returns the current state of the lesson, or None if none is shown."""
    found: dict[str, Any] | None = page.evaluate(READ)
    return found


def unreachable(now: dict[str, Any]) -> list[str]:
    """Returns the highlighted pieces and buttons that cannot be touched, and texts that leave the bar."""
    found = [f"{name} leaves the bar" for name in now["outside"]]
    found += [f"{one['name']} under {one['over']}" for one in now["lit"] if "over" in one]
    found += [
        f"{name} under {now[name]['over']}"
        for name in ("next", "real")
        if now[name] is not None and "over" in now[name]
    ]
    return found


def touch(page: Page, at: list[float]) -> None:
    """Clicks at a point of the screen, then moves the pointer away."""
    page.mouse.click(at[0], at[1])
    page.mouse.move(1, 1)


# Elements that invite a touch in a real game: buttons of the bar, highlighted pieces, and tabs with more of
# them.
INVITING = """() => {
  if (document.querySelector(".result")) return {over: true};
  const spots = [[.5, .5], [.5, .15], [.15, .5], [.85, .5], [.5, .9], [.15, .1], [.85, .1], [.1, .9]];
  const seen = (node) => node.offsetParent !== null && !node.disabled;
  const find = (where) => [...document.querySelectorAll(where)].filter(seen).flatMap((node) => {
    const box = node.getBoundingClientRect();
    for (const [x, y] of spots) {
      const at = [box.left + box.width * x, box.top + box.height * y];
      const top = document.elementFromPoint(...at);
      if (top && node.contains(top)) return [{at, name: node.textContent.trim().slice(0, 60)}];
    }
    return [];
  });
  const asked = Boolean(document.querySelector(".prompt.asking, .prompt .acts .btn"));
  return {
    over: false,
    asked,
    says: document.querySelector(".prompt")?.innerText ?? "",
    ways: [
      find(".conflict .btn"),
      find(".prompt .ways .btn"),
      find(".prompt .acts .btn.main, .levy .btn.main"),
      find("[data-may], .piece:has(.can)"),
      find(".prompt .acts .btn, .levy .btn"),
      find(".piece[aria-disabled=false], :is(.draftbox, .recruitbox, .boards) .piece, .courtrow .may"),
      find(".prompt .every .btn"),
      find(".tabs button:not([aria-current])"),
    ],
  };
}"""


def play(page: Page, chance: random.Random, *, most: int = 900) -> int:
    """Plays a game to its end by touching inviting elements; returns the number of touches."""
    idle = touches = 0
    for _ in range(most * 4):
        now = page.evaluate(INVITING)
        if now["over"]:
            return touches
        # The last touch may have had no effect: then another element is tried.
        ways = [way for way in now["ways"] if way] if now["asked"] or now["ways"][0] else []
        if not ways:
            idle += 1
            assert idle < 600, f"nothing invites a touch: {now['says']}"
            page.wait_for_timeout(50)
            continue
        idle = 0
        way = ways[0] if chance.random() < 0.9 else chance.choice(ways[:3])
        touch(page, chance.choice(way)["at"])
        touches += 1
        assert touches < most, f"after {most} touches the game is not over: {now['says']}"
        page.wait_for_timeout(40)
    raise AssertionError("the game does not end")
