"""Size and speed of the browser table, measured in Chromium: `python -m benchmarks.browser`.

Uses a real server on loopback and a real headless Chromium. Prints a table of targets and results.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from tests.browser.conftest import FLAGS, browser_program
from tests.browser.player import begin, play_by_clicking
from tests.browser.serving import Serving

TIMES = 5
SLOWDOWN = 4
MY_CARD = "() => document.querySelector('.pyr .can') && document.querySelector('.prompt .acts > *')"
MY_HAND = (
    "() => document.querySelectorAll('.tableau .piece').length >= 2 && document.querySelector('.fan .can')"
)
READY = """async () => {
  while (!document.querySelector('.pyr .can')) await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => requestAnimationFrame(done));
  return performance.now();
}"""
PICK = """async () => {
  const begun = performance.now();
  document.querySelector('.pyr .piece:has(.can)').click();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  if (!document.querySelector('.prompt [data-act]')) throw Error('nothing is offered');
  return performance.now() - begun;
}"""
ACT = """async () => {
  const before = document.querySelector('.prompt').innerText;
  const begun = performance.now();
  document.querySelector('.prompt [data-act]').click();
  while (document.querySelector('.prompt')?.innerText === before) {
    await new Promise((done) => requestAnimationFrame(done));
  }
  await new Promise((done) => requestAnimationFrame(done));
  return performance.now() - begun;
}"""
PASS = """async (most) => {
  const frames = [];
  let last = performance.now();
  const until = last + most;
  document.querySelector('.prompt [data-act]').click();
  let begun = 0;
  while (performance.now() < until) {
    const now = await new Promise((done) => requestAnimationFrame(done));
    // The clock starts when something moves: before that the computer thinks.
    const places = '.flight, .stage, .fan';
    const moving = document.getAnimations().some((one) => one.effect?.target?.closest?.(places));
    if (moving) { begun ||= now; frames.push(now - last); }
    else if (begun && now - begun > 900) break;
    last = now;
  }
  return frames;
}"""
CATEGORIES = (
    "toplevel,cc,devtools.timeline,disabled-by-default-devtools.timeline,"
    "disabled-by-default-devtools.timeline.frame,__metadata"
)
THREADS = {"CrRendererMain": "page", "Compositor": "compositor", "VizCompositorThread": "drawing"}
"""Chromium threads that contribute to a frame, by role; threads named after tiles paint."""


def context(browser: Browser, serving: Serving, **more: Any) -> BrowserContext:
    """Returns a browser context with a common screen size and all features enabled."""
    return browser.new_context(base_url=serving.address, viewport={"width": 1440, "height": 900}, **more)


def carried(page: Page) -> Callable[[], int]:
    """Counts the compressed bytes received over the network."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    return lambda: sum(sizes)


def traced(page: Page, session: CDPSession, work: Callable[[], Any]) -> tuple[Any, list[dict[str, Any]]]:
    """Returns the result of `work`, and Chromium's trace events during it."""
    events: list[dict[str, Any]] = []
    done: list[bool] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    session.send("Tracing.start", {"transferMode": "ReportEvents", "categories": CATEGORIES})
    result = work()
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(100)
    return result, events


def processor_time(events: list[dict[str, Any]]) -> dict[str, float]:
    """Returns milliseconds of processor time by thread role, independent of other load."""
    named = {
        (event["pid"], event["tid"]): str(event["args"]["name"])
        for event in events
        if event["name"] == "thread_name"
    }
    spent: dict[str, float] = {}
    until: dict[tuple[int, int], int] = {}
    whole = (event for event in events if event.get("ph") == "X" and "tdur" in event)
    for event in sorted(whole, key=lambda event: (event["ts"], -event["dur"])):
        thread = (event["pid"], event["tid"])
        name = named.get(thread, "")
        does = "painting" if "Tile" in name or "ThreadPool" in name else THREADS.get(name)
        # Events nested in one already counted are skipped.
        if does and event["ts"] >= until.get(thread, 0):
            until[thread] = event["ts"] + event["dur"]
            spent[does] = spent.get(does, 0.0) + event["tdur"] / 1000
    return spent


def first_load(browser: Browser, serving: Serving) -> list[tuple[str, str, str]]:
    """Loads the start page, and goes from there to a Duel table."""
    page = context(browser, serving).new_page()
    weight = carried(page)
    page.goto("/")
    page.wait_for_selector("[data-play=duel], [data-all]")
    page.wait_for_load_state("networkidle")
    start = weight()
    begin(page, "duel")
    page.wait_for_selector(".draft .wonder")
    page.wait_for_load_state("networkidle")
    whole = weight()
    page.context.close()
    return [
        ("first load, start page", f"{start / 1000:.0f} kB", "300 kB"),
        ("first load, to the Duel table", f"{whole / 1000:.0f} kB", "300 kB"),
    ]


def worked(session: CDPSession) -> float:
    """Returns milliseconds of processor time used by the page's main thread so far."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return 1000 * next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


def duel(browser: Browser, serving: Serving) -> list[tuple[str, str, str]]:
    """Measures a Duel table: the time to interactive, and the response times."""
    player = context(browser, serving)
    page = player.new_page()
    page.goto("/")
    begin(page, "duel")
    play_by_clicking(page, until=MY_CARD)
    cookies = player.storage_state()
    ready = []
    for _ in range(TIMES):
        visitor = context(browser, serving, storage_state=cookies)
        fresh = visitor.new_page()
        fresh.goto(page.url, wait_until="commit")
        ready.append(float(fresh.evaluate(READY)))
        visitor.close()
    session = player.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    picked, acted, work = [], [], []
    for _ in range(TIMES):
        play_by_clicking(page, until=f"() => !document.querySelector('.prompt [data-act]') && ({MY_CARD})()")
        page.wait_for_timeout(700)
        picked.append(float(page.evaluate(PICK)))
        before = worked(session)
        acted.append(float(page.evaluate(ACT)))
        work.append(worked(session) - before)
        page.wait_for_timeout(700)
    player.close()
    return [
        ("Duel table interactive, empty cache", f"{statistics.median(ready):.0f} ms", "1,000 ms"),
        ("a picked card answered on screen", f"{statistics.median(picked):.0f} ms", "100 ms"),
        ("a choice answered on screen", f"{statistics.median(acted):.0f} ms", "100 ms"),
        ("  of it processor time of the page", f"{statistics.median(work):.0f} ms", ""),
    ]


def passing(browser: Browser, serving: Serving, slowdown: int = 1) -> list[tuple[str, str, str]]:
    """Measures seven players revealing cards and passing hands: the most animated moment.

    `slowdown` divides the processor speed of the page, as on a phone.
    """
    page = context(browser, serving, reduced_motion="no-preference").new_page()
    page.goto("/")
    begin(page, "classic", players=7)
    play_by_clicking(page, until=MY_HAND)
    page.locator(".fan .piece:has(.can)").first.click()
    page.wait_for_selector(".prompt [data-act]")
    page.wait_for_timeout(1500)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    frames, events = traced(page, session, lambda: page.evaluate(PASS, 6000))
    drawn = sum(event["name"] == "DrawFrame" for event in events)
    lost = sum(event["name"] == "DroppedFrame" for event in events)
    styles = (
        sum(event.get("dur", 0) for event in events if event["name"] in ("UpdateLayoutTree", "Layout")) / 1000
    )
    spent = processor_time(events)
    page.context.close()
    what = "frames while seven hands are passed"
    if slowdown > 1:
        what += f", {slowdown}x slower"
    asked = "58 a second" if slowdown == 1 else ""
    if not frames:
        return [(what, "nothing moved", asked)]
    return [
        (what, f"{1000 / statistics.mean(frames):.0f} a second", asked),
        ("  median and slowest frame", f"{statistics.median(frames):.1f}, {max(frames):.0f} ms", ""),
        ("  traced: drawn, dropped; style and layout", f"{drawn}, {lost}; {styles:.0f} ms", ""),
        *(
            (f"  processor time a frame, {does}", f"{time / len(frames):.1f} ms", "")
            for does, time in sorted(spent.items())
        ),
    ]


def main() -> int:
    """Runs all measurements."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        program = browser_program(playwright)
        if program is None:
            print("pharos: this needs a Chromium", file=sys.stderr)
            return 1
        serving = Serving(Path(data))
        serving.start()
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        print(f"Chromium {browser.version}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
        try:
            for measure in (first_load, duel, passing, partial(passing, slowdown=SLOWDOWN)):
                for what, seen, asked in measure(browser, serving):
                    print(f"{what:<46}{seen:>24}{asked:>14}", flush=True)
        finally:
            browser.close()
            serving.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
