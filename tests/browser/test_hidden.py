"""Hidden information is not in the page: neither in the DOM nor in the messages of a game in progress."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.conftest import NewPage
from tests.browser.player import begin, play_by_clicking

HIDDEN_FIELDS = frozenset({"deal", "seed", "position", "next_wonders", "removed", "ages", "hidden", "coming"})


def walk(data: Any) -> list[tuple[str, Any]]:
    """Returns all fields of a message, at any depth."""
    if isinstance(data, dict):
        return [*data.items(), *(pair for value in data.values() for pair in walk(value))]
    if isinstance(data, list):
        return [pair for value in data for pair in walk(value)]
    return []


def test_no_message_of_a_duel_names_what_lies_face_down(new_page: NewPage) -> None:
    frames: list[str] = []
    page = new_page(plain=True, path="/cards")
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    page.goto("/")
    begin(page, "duel")
    play_by_clicking(page, until="() => document.querySelectorAll('.mini').length >= 4")
    faces = page.eval_on_selector_all(".pyr [data-card]", "nodes => nodes.map(n => n.dataset.card)")
    # The page shows only what was received before; recording the frames may lag a moment behind.
    page.wait_for_timeout(300)
    seen_open: set[str] = set()
    checked = 0
    for frame in frames:
        message = json.loads(frame)
        if message["type"] not in ("snapshot", "update") or not message["state"].get("view"):
            continue
        assert message["state"]["status"] == "live"
        fields = walk(message["state"])
        assert not {name for name, value in fields if name in HIDDEN_FIELDS and value is not None}
        for place in message["state"]["view"]["pyramid"]:
            if place and "back" in place:
                assert "card" not in place
                checked += 1
            elif place:
                seen_open.add(place["card"])
    assert checked > 20
    assert faces
    assert set(faces) <= seen_open


def test_no_message_of_a_classic_game_names_another_hand(new_page: NewPage) -> None:
    frames: list[str] = []
    page = new_page(plain=True, path="/cards")
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    page.goto("/")
    begin(page, "classic", players=5)
    page.wait_for_selector(".fan .piece")
    first = next(json.loads(frame) for frame in frames if '"view"' in frame)
    view = first["state"]["view"]
    assert len(view["hand"]) == 7
    for seat, hand in enumerate(view["hands"]):
        assert hand["cards"] == 7
        assert seat == first["state"]["you"] or not hand.get("known")
    assert page.locator(".fan .piece").count() == 7
    assert page.locator("[data-card]").count() == 7
