"""Users who look elsewhere are notified: by system notifications, and by Web Push while no page is open."""

from __future__ import annotations

import json
import time

from tests.browser.conftest import NewPage
from tests.browser.player import wait_until
from tests.browser.serving import Serving
from tests.browser.test_offline import KEPT, LONG
from tests.browser.test_people import PASSWORD, fill, friend

# A headless browser may not support notifications: they are recorded where they would be shown.
SYSTEM = """
  window.notes = [];
  window.Notification = class {
    static permission = "default";
    static async requestPermission() { return (this.permission = "granted"); }
    constructor(title, rest) { window.notes.push([title, rest.tag]); }
    close() {}
  };
"""
LOOKING_AWAY = """() => {
  Notification.permission = "granted";
  Object.defineProperty(document, "hidden", { get: () => true });
}"""
TAKEN_DOWN = """() => {
  self.shown = [];
  registration.showNotification = async (title, rest) => shown.push([title, rest.tag, rest.data]);
}"""


def test_somebody_who_looks_elsewhere_is_told(new_page: NewPage, serving: Serving) -> None:
    name = f"Bruno {time.time_ns() % 10**12}"  # unique, in case the test is repeated
    ada, _bruno = friend(serving, f"Ada {time.time_ns() % 10**12}"), friend(serving, name)
    page = new_page(kept=True, plain=True, path="/sign-in")
    page.context.add_init_script(SYSTEM)
    fill(page, username=name, password=PASSWORD)
    page.locator("form .btn.main").click()
    page.wait_for_url("**/")
    with page.expect_websocket():
        page.goto("/settings")
    page.locator("[data-setting=alerts] input").check()
    wait_until(page, "() => JSON.parse(localStorage.getItem('settings')).alerts === true")
    open_table = {"settings": {"game": "duel", "public": True}, "seat": 0}
    tables = [ada.post("/api/tables", json=open_table).json()["id"] for _ in range(2)]
    page.goto("/lobby")
    page.evaluate(LOOKING_AWAY)
    for table in tables:
        page.locator(f"main a[href='/t/{table}']").wait_for()  # the connection is open
    for table in tables:  # the second while the page is still loading the code that shows the first
        assert ada.post(f"/api/tables/{table}/invitations", json={"name": name}).is_success
    wait_until(page, "() => window.notes.length === 2")
    for (title, tag), table in zip(page.evaluate("window.notes"), tables, strict=True):
        assert "Ada" in title
        assert tag == f"/t/{table}"
    assert page.locator(".calls p").count() == len(tables)

    # Web Push as delivered by a push service, while no page of ours is open.
    wait_until(page, KEPT, seconds=LONG)
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    for _ in range(200):
        if found:
            break
        page.wait_for_timeout(50)
    worker = page.context.service_workers[0]
    worker.evaluate(TAKEN_DOWN)
    page.goto("about:blank")
    pushed = {"title": "Your turn in Duel", "path": "/t/abcdefghijkl"}
    given = {"origin": serving.address, "registrationId": found[0], "data": json.dumps(pushed)}
    session.send("ServiceWorker.deliverPushMessage", given)
    for _ in range(600):
        if worker.evaluate("shown.length"):
            break
        page.wait_for_timeout(50)
    assert worker.evaluate("shown") == [[pushed["title"], pushed["path"], pushed["path"]]]
