"""Whoever looks elsewhere is told: by a note of the system, and by Web Push while no page is open."""

from __future__ import annotations

import json
import time

from tests.browser.conftest import NewPage
from tests.browser.player import wait_until
from tests.browser.serving import Serving
from tests.browser.test_offline import KEPT, LONG
from tests.browser.test_people import PASSWORD, fill, friend

LISTENING = """() => {
  window.notes = [];
  const Real = Notification;
  window.Notification = class extends Real {
    constructor(title, rest) { super(title, rest); window.notes.push([title, rest.tag]); }
  };
  Object.defineProperty(document, "hidden", { get: () => true });
}"""
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map((note) => [note.title, note.tag, note.data]);
}"""


def test_somebody_who_looks_elsewhere_is_told(new_page: NewPage, serving: Serving) -> None:
    name = f"Bruno {time.time_ns() % 10**12}"  # another one when the test is run again
    ada, _bruno = friend(serving, f"Ada {time.time_ns() % 10**12}"), friend(serving, name)
    page = new_page(kept=True, plain=True, path="/sign-in")
    page.context.grant_permissions(["notifications"], origin=serving.address)
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
    page.evaluate(LISTENING)
    for table in tables:
        page.locator(f"main a[href='/t/{table}']").wait_for()  # so the connection stands
    for table in tables:  # the second while the page still fetches what tells of the first
        assert ada.post(f"/api/tables/{table}/invitations", json={"name": name}).is_success
    wait_until(page, "() => window.notes.length === 2")
    for (title, tag), table in zip(page.evaluate("window.notes"), tables, strict=True):
        assert "Ada" in title
        assert tag == f"/t/{table}"
    assert page.locator(".calls p").count() == len(tables)

    # Web Push, as a push service hands it to the browser: no page of ours is open.
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
    page.goto("about:blank")
    pushed = {"title": "Your turn in Duel", "path": "/t/abcdefghijkl"}
    given = {"origin": serving.address, "registrationId": found[0], "data": json.dumps(pushed)}
    session.send("ServiceWorker.deliverPushMessage", given)
    page.goto("/nowhere")
    wait_until(page, f"async () => (await ({SHOWN})()).length > 0")
    assert page.evaluate(SHOWN) == [[pushed["title"], pushed["path"], pushed["path"]]]
