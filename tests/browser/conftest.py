"""A server, a browser and simulated users.

A failing test leaves a screenshot in build/browser, and with PHAROS_TEST_TRACE=1 a trace of all its actions:
tracing every test would cost more than the tests themselves.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.async_api import Playwright as AsyncPlaywright
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.browser.serving import ROOT, Serving

LEFT_BEHIND = ROOT / "build" / "browser"
TRACE = os.environ.get("PHAROS_TEST_TRACE", "") not in ("", "0")
PROGRAMS = (
    "chromium-headless-shell",  # renders the same pages with a fifth less CPU time
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
FLAGS = [
    "--font-render-hinting=none",  # text widths as on high-resolution screens, on every machine
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

PATIENCE = 30_000
"""Timeout of expectations in milliseconds: a busy machine is slow, not broken."""
expect.set_options(timeout=PATIENCE)

# Pages are laid out and operated, but not painted: painting is half the cost of a click, and no test compares
# pixels. Checks of visual properties (axe, screenshots) make the page visible meanwhile, without textures.
UNSEEN = """
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  const bare = ["grain", "vein", "fleck", "cloud"].map((name) => `--${name}: none !important;`).join("");
  globalThis.see = (seen) =>
    sheet.replaceSync(`html { transition: none !important; opacity: ${seen ? 1 : 0} !important; ${bare} }`);
  see(false);
"""

BEEN_HERE = "if (location.hostname) localStorage.setItem('home', 'all')"
"""Returning visitors see all games on the start page."""

NewPage = Callable[..., Page]
FAILED: dict[str, bool] = {}
"""Whether each test has failed, by id."""


def browser_program(playwright: Playwright | AsyncPlaywright) -> str | None:
    """Returns the path of an installed Chromium, or of the one shipped with Playwright."""
    for name in PROGRAMS:
        if found := shutil.which(name):
            return found
    own = Path(playwright.chromium.executable_path)
    return str(own) if own.is_file() else None


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser per test process."""
    with sync_playwright() as playwright:
        program = browser_program(playwright)
        if program is None:
            reason = (
                "the browser tests need a Chromium: install the package chromium, or run playwright install"
            )
            if os.environ.get("CI") == "true":
                pytest.fail(reason)
            pytest.skip(reason)
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server per test process."""
    if not (ROOT / "src" / "pharos" / "server" / "static" / "index.html").is_file():
        pytest.fail("the browser client is not built; run `make web`")
    serving = Serving(tmp_path_factory.mktemp("server"))
    serving.start()
    yield serving
    serving.stop()


@pytest.hookimpl(tryfirst=True, wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Records test results for the fixtures."""
    report = yield
    FAILED[item.nodeid] = FAILED.get(item.nodeid, False) or report.failed
    return report


@pytest.fixture
def new_page(browser: Browser, serving: Serving, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Returns a function that opens a page with the given language, theme, size and preferences: `motion`,
    `plain` (more contrast), `kept` (with service worker), `stranger` (first visit)."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def make(
        *,
        lang: str = "en",
        theme: str = "light",
        width: int = 1440,
        height: int = 900,
        motion: bool = False,
        plain: bool = False,
        touch: bool = False,
        kept: bool = False,
        stranger: bool = False,
        path: str = "/",
    ) -> Page:
        context = browser.new_context(
            base_url=serving.address,
            viewport={"width": width, "height": height},
            locale={"en": "en-US", "ru": "ru-RU"}[lang],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            contrast="more" if plain else "no-preference",
            has_touch=touch,
            # Only tests of the service worker enable it: it fetches all pages.
            service_workers="allow" if kept else "block",
        )
        if TRACE:
            context.tracing.start(snapshots=True)
        if not motion:
            context.add_init_script(UNSEEN)
        if not stranger:
            context.add_init_script(BEEN_HERE)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: faults.append(f"{error}\n{error.stack}"))
        page.goto(path)
        return page

    yield make
    failed = FAILED.get(request.node.nodeid, True) or bool(faults)
    name = re.sub(r"\W+", "-", request.node.name).strip("-")
    for number, context in enumerate(contexts):
        if failed:
            LEFT_BEHIND.mkdir(parents=True, exist_ok=True)
            for page in context.pages:
                page.evaluate("globalThis.see?.(true)")
                page.screenshot(path=LEFT_BEHIND / f"{name}-{number}.png")
            if TRACE:
                context.tracing.stop(path=LEFT_BEHIND / f"{name}-{number}.zip")
        context.close()
    assert not faults, faults
