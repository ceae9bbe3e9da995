"""Invariants of the screen during a Duel, for any decision."""

from __future__ import annotations

from playwright.sync_api import Page

# A piece of the decision is visible, no touchable piece is covered, no text is cut off, and every button
# contains its label.
FAULTS = """() => {
  const faults = [];
  const opened = document.querySelector("[data-opened]");
  const behind = (node) => opened && !opened.contains(node) && opened.parentElement.contains(node);
  const points = [[.5, .5], [.5, .12], [.2, .2], [.8, .2], [.12, .5], [.88, .5], [.5, .88], [.1, .06]];
  const hit = (node) => {
    const box = node.getBoundingClientRect();
    return points.some(([x, y]) => {
      const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      return top !== null && node.contains(top);
    });
  };
  const onScreen = (node) => {
    const box = node.getBoundingClientRect();
    const [right, bottom] = [innerWidth - 8, innerHeight - 8];
    return box.width && box.right > 8 && box.bottom > 8 && box.left < right && box.top < bottom;
  };
  const clipped = (node) => {
    const around = node.closest(".tray, .side, .things, .leaf");
    if (!around) return false;
    const [a, b] = [node.getBoundingClientRect(), around.getBoundingClientRect()];
    return a.bottom > b.bottom + 2 || a.top < b.top - 2 || a.right > b.right + 2 || a.left < b.left - 2;
  };
  const nodes = [...document.querySelectorAll("[data-may], .prompt .acts .btn")]
    .filter((node) => node.offsetParent !== null && !behind(node) && onScreen(node) && !clipped(node));
  if (!nodes.length) {
    const where = (node) =>
      node.offsetParent === null ? "not shown" : behind(node) ? "behind" : onScreen(node) ? "cut" : "outside";
    const missed = [...document.querySelectorAll("[data-may], .prompt .acts .btn")]
      .map((node) => `${node.dataset.key ?? node.textContent.trim()} is ${where(node)}`);
    const asked = document.querySelector(".prompt").textContent.trim().replace(/\\s+/g, " ");
    faults.push(`nothing of the decision is on the screen: ${asked} (${missed.join(", ")})`);
  }
  for (const node of nodes)
    if (!hit(node)) faults.push(`something lies over ${node.dataset.key ?? node.textContent.trim()}`);
  const bar = document.querySelector(".prompt").getBoundingClientRect();
  if (bar.bottom > innerHeight + 1 || bar.right > innerWidth + 1 || bar.top < 0)
    faults.push("the bar leaves the screen");
  for (const node of document.querySelectorAll(".prompt .acts .btn")) {
    if (node.offsetParent === null) continue;
    const box = node.getBoundingClientRect();
    const leaves = [...node.children].some((part) => {
      const at = part.getBoundingClientRect();
      return at.width && (at.left < box.left - 1 || at.right > box.right + 1);
    });
    if (leaves) faults.push(`the content leaves its button: ${node.textContent.trim()}`);
  }
  const texts = ".prompt h2, .prompt .btn span, .gname, .dtext, .cnote, .gtext, .leaves span";
  for (const node of document.querySelectorAll(texts)) {
    if (node.offsetParent === null || node.closest(".sr, .god.small, .line, .wonder")) continue;
    if (node.scrollWidth > node.clientWidth + 2 && getComputedStyle(node).display !== "inline")
      faults.push(`cut: ${node.className} ${node.textContent.trim()}`);
  }
  // The text of a piece does not leave the piece.
  for (const node of document.querySelectorAll(".gtext, .gname, .ptext, .pname, .dtext, .cnote")) {
    const piece = node.closest(".gface, .pface, .niche, .chamber");
    if (!piece || node.offsetParent === null || node.closest(".sr, .god.small, .plot.small")) continue;
    const words = document.createRange();
    words.selectNodeContents(node);
    const [a, b] = [words.getBoundingClientRect(), piece.getBoundingClientRect()];
    if (a.height && (a.top < b.top - 1 || a.bottom > b.bottom + 1))
      faults.push(`leaves its piece: ${node.className} ${node.textContent.trim()}`);
  }
  // A few pieces to choose from are all on the screen of a phone, without scrolling.
  const choice = [...document.querySelectorAll(".duel.phone:not(.lying) .tray:not(.row) [data-may]")];
  if (choice.length < 7)
    for (const node of choice) if (clipped(node)) faults.push(`${node.dataset.key} has to be scrolled to`);
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is wider than the screen");
  return faults;
}"""


# Buttons of the bar and the last move do not overlap.
OVERLAPPING = """() => {
  const parts = [...document.querySelectorAll(".prompt .acts > *, .prompt > .before .told, .prompt .asks h2")]
    .filter((node) => node.offsetParent !== null);
  const name = (node) => node.getAttribute("aria-label") ?? node.className;
  return parts.flatMap((one, n) => parts.slice(n + 1).flatMap((other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 2 && high > 2 ? [`${name(one)} lies over ${name(other)}`] : [];
  }));
}"""


# Numerals on selectable cards are legible. The scale of a Grand Temple is exempt: three numbers on one card,
# which the enlarged view gives in words.
SMALL = """() => {
  if (!document.querySelector(":is(.pyr, .fan) .can")) return [];
  return [...document.querySelectorAll(":is(.pyr, .fan) :is(.cost .cn b, .t:not(.tri) b)")]
    .filter((node) => node.offsetParent !== null && parseFloat(getComputedStyle(node).fontSize) < 10)
    .map((node) => `${node.textContent} of ${getComputedStyle(node).fontSize}`);
}"""


# There is no decision during the opponent's turn or after the game.
ASKED = f"() => document.querySelector('.prompt.asking') ? ({FAULTS})() : []"


def faults(page: Page) -> list[str]:
    """Returns the faults of the screen, after giving boards some time to open."""
    found: list[str] = []
    for _ in range(25):
        found = page.evaluate(ASKED)
        if not found:
            break
        page.wait_for_timeout(80)
    return found
