"""A simulated player in the browser, with the pointer or with the keyboard alone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

WHAT_TO_CLICK = """() => {
  // First what costs nothing: to ask what is seen lays the whole page out.
  if (!document.querySelector(".prompt.asking, .prompt .acts > *") || document.querySelector(".result"))
    return "";
  const seen = (node) => node.offsetParent !== null;
  const first = (...places) =>
    places.map((place) => [...document.querySelectorAll(place)].find(seen)).find(Boolean);
  const button = first(
    ".prompt [data-main]", ".prompt .ways .btn", ".prompt .acts [data-act]", ".tray [data-may]",
    ".levy [data-main]", ":is(.draftbox, .recruitbox) .piece[aria-disabled=false]", ".courtrow .may",
    ".boards .piece",
    ".tray:not(:has([data-key])) .piece", "[data-opened] [data-may]", ".draft .piece:has(.can)", ".ptw.may",
    ".mini.may", ".pyr .piece:has(.can)", ".fan .piece:has(.can)", ".pyr .piece[aria-disabled=false]",
    ".fan .piece[aria-disabled=false]", "[data-may]", ".prompt [data-plain]", ".prompt .every .btn",
  );
  button?.click();
  return button?.className ?? "";
}"""

OVER = "() => Boolean(document.querySelector('.result'))"


def wait_until(page: Page, script: str, arg: object = None, *, seconds: float = 30) -> None:
    """Waits for a condition in the page; Playwright's own method violates the page's content
    security policy.
    """
    for _ in range(int(seconds * 20)):
        if page.evaluate(script, arg):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"it did not come true in {seconds:.0f} s: {script}")


def go(page: Page, path: str) -> None:
    """Navigates within the client as a link would, without reloading."""
    page.evaluate(
        "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path
    )


def begin(page: Page, game: str, *, players: int | None = None, expansions: tuple[str, ...] = ()) -> None:
    """Starts a game against the computer from the start page."""
    page.wait_for_selector(f"[data-play={game}], [data-all]")
    if page.locator("[data-all]").count():  # a first visit shows one way to play and hides the others
        page.click("[data-all]")
    for name in expansions:
        page.check(f"section:has([data-play={game}]) input[value={name}]")
    if players is not None:
        section = page.locator(f"section:has([data-play={game}])")
        section.locator("select[data-players]").select_option(str(players))
    page.click(f"[data-play={game}]")
    page.wait_for_selector(".prompt")


# The page creates its guest on load; concurrent requests must wait for it, as a second tab does.
GUEST = """async () => navigator.locks.request("pharos-guest", async () => {
  const {me} = await (await fetch("/api/visit")).json();
  if (me) return me;
  const headers = {"Content-Type": "application/json"};
  return (await fetch("/api/guest", {method: "POST", headers, body: "{}"})).json(); })"""
MAKE = f"""async ([position, expansions, game]) => {{
  const me = await ({GUEST})();
  const players = position.players ?? 2;
  const settings = {{game, players, expansions, position}};
  const headers = {{"Content-Type": "application/json", "X-CSRF-Token": me.csrf}};
  const computers = Object.fromEntries(Array.from({{length: players - 1}}, (_, n) => [n + 1, "random"]));
  const body = JSON.stringify({{settings, seat: 0, computers, start: true}});
  return (await fetch("/api/tables", {{method: "POST", headers, body}})).json(); }}"""


def open_position(page: Page, position: dict[str, Any], expansions: tuple[str, ...] = ()) -> str:
    """Opens a table at a position, against the computer, with the first seat to choose; returns its id."""
    wait_until(page, "() => document.querySelector('header.top')")
    made = page.evaluate(MAKE, [position, list(expansions), position["game"]])
    assert "id" in made, made
    go(page, f"/t/{made['id']}")
    wait_until(page, "() => document.querySelector('.prompt.asking') && document.querySelector('.table')")
    return str(made["id"])


def play_by_clicking(page: Page, *, clicks: int = 600, until: str = OVER, watch: str = "() => []") -> int:
    """Plays until a condition holds; returns the number of clicks. `watch` returns layout faults."""
    script = f"""async (most) => {{
      const click = {WHAT_TO_CLICK};
      const done = {until};
      const watch = {watch};
      const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
      let made = 0;
      let over = 0;
      for (let round = 0; made < most && round < most * 60; round += 1) {{
        if (done()) return [made, []];
        if (document.querySelector(".result") && (over += 1) > 200) return [-1, []];
        if (document.querySelector(".prompt.asking")) {{
          let found = watch();
          for (let wait = 0; found.length && wait < 20; wait += 1) {{
            await pause(50);
            found = done() || !document.querySelector(".prompt.asking") ? [] : watch();
          }}
          if (found.length) return [made, found];
        }}
        if (click()) made += 1;
        await pause(12);
      }}
      return [-1, []];
    }}"""
    made, found = page.evaluate(script, clicks)
    assert not found, f"after {made} clicks: {found}"
    assert made >= 0, f"at the end of the game, or after {clicks} clicks, it was still not so: {until}"
    return int(made)


FINISH = f"""async () => {{
  const me = await ({GUEST})();
  const table = `/api/tables/${{location.pathname.split("/")[2]}}`;
  const headers = {{"Content-Type": "application/json", "X-CSRF-Token": me.csrf}};
  for (let round = 0; round < 3000; round += 1) {{
    const {{state}} = await (await fetch(table)).json();
    if (state.status === "over") return;
    if (!state.decision) {{
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }}
    const [{{choice}}] = state.decision.options;
    const body = JSON.stringify({{type: "choose", decision: state.decision.id, choice}});
    await fetch(`${{table}}/commands`, {{method: "POST", headers, body}});
  }}
  throw new Error("the game does not end");
}}"""


def finish(page: Page) -> None:
    """Ends the game of a table without clicks, for tests of what comes afterwards."""
    page.evaluate(FINISH)
    wait_until(page, OVER)


LOOK = """() => {
  const node = document.activeElement;
  const choosing = ".prompt .btn, .levy [data-main], .courtrow .may, .ptw.may, .mini.may, [data-may],"
    + " :is(.pyr, .fan, .draft, .tray, .draftbox, .recruitbox, .boards) .piece";
  return {
    over: Boolean(document.querySelector(".result")),
    mine: Boolean(document.querySelector(".prompt .acts > *")),
    at: Boolean(node?.matches(choosing)),
    closed: node?.getAttribute("aria-disabled") === "true",
    seen: Boolean(node?.matches(":focus-visible")),
    name: node?.className + " " + node?.textContent.trim(),
    number: document.querySelector(".prompt")?.innerText,
  };
}"""
WAIT = """(before) => new Promise((done) => {
  const until = performance.now() + 1500;
  const look = () => {
    const over = document.querySelector(".result");
    const mine = document.querySelector(".prompt .acts > *");
    const stands = document.querySelector(".prompt")?.innerText;
    const led = document.activeElement !== document.body;
    if (over || (mine && led && stands !== before) || performance.now() > until) done();
    else setTimeout(look, 8);
  };
  look();
})"""


def play_by_keyboard(page: Page, *, keys: int = 900) -> int:
    """Plays a whole game with Enter, arrow keys and, if the focus is lost, Tab; returns the number of keys
    pressed.
    """
    tabs = closed = 0
    for pressed in range(keys):
        now = page.evaluate(LOOK)
        if now["over"]:
            return pressed
        if not now["mine"]:
            page.evaluate(WAIT, now["number"])
            continue
        if not now["at"]:
            tabs += 1
            assert tabs < 12, f"the Tab key does not lead to what may be chosen, but to {now['name']}"
            page.keyboard.press("Tab")
            continue
        assert now["seen"], f"the focus is not visible: {now['name']}"
        closed = closed + 1 if now["closed"] else 0
        if now["closed"]:
            page.keyboard.press("ArrowRight" if closed < 8 else "ArrowLeft")
            continue
        page.keyboard.press("Enter")
        page.evaluate(WAIT, now["number"])
    raise AssertionError(f"after {keys} keys the game was not over")
