"""Web Push: only the device can read its messages, and they go only to allowed services."""

from __future__ import annotations

import base64
import json
import struct
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from pharos.server.alerts import allowed
from tests.server.conftest import NewServer
from tests.server.process import ServerProcess

Pushed = tuple[str, dict[str, str], bytes]


@pytest.fixture
def service() -> Iterator[tuple[str, Queue[Pushed]]]:
    """A push service that keeps what it receives."""
    got: Queue[Pushed] = Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            got.put((self.path, dict(self.headers), body))
            self.send_response(410 if self.path == "/gone" else 201)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    running = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{running.server_port}", got
    running.shutdown()


class Browser:
    """The keys of a subscription."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = bytes(range(16))

    def read(self, body: bytes) -> Any:
        salt, rest = body[:16], body[16:]
        size, length = struct.unpack("!IB", rest[:5])
        theirs, closed = rest[5 : 5 + length], rest[5 + length :]
        assert len(closed) <= size
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.private.exchange(ec.ECDH(), point)

        def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        secret = derived(shared, self.auth, b"WebPush: info\0" + self.public + theirs, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        plain = AESGCM(key).decrypt(derived(secret, salt, b"Content-Encoding: nonce\0", 12), closed, None)
        assert plain[-1] == 2
        return json.loads(plain[:-1])


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def plain(word: str) -> bytes:
    return base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))


def person(server: ServerProcess, name: str) -> httpx.Client:
    made = httpx.post(f"{server.address}/api/accounts", json={"name": name, "password": "correct horse"})
    session = made.headers["set-cookie"].split(";")[0]
    assert "Secure" in made.headers["set-cookie"]
    headers = {"Cookie": session, "X-CSRF-Token": made.json()["csrf"]}
    return httpx.Client(base_url=server.address, headers=headers)


def test_a_device_that_is_away_is_told_in_its_own_words(
    new_server: NewServer, service: tuple[str, Queue[Pushed]]
) -> None:
    origin, got = service
    server = new_server(secure="true", push=f"{origin},fcm.googleapis.com", contact="mailto:me@example.org")
    server.start()
    host, friend = person(server, "Hostess"), person(server, "Faraway")
    key = friend.get("/api/alerts").json()["key"]
    browser = Browser()
    command = {"endpoint": f"{origin}/device", "key": text(browser.public), "auth": text(browser.auth)}
    assert friend.post("/api/alerts", json={**command, "language": "ru"}).status_code == 204
    for wrong in ({"endpoint": "http://169.254.169.254/latest"}, {"key": text(b"\x04" * 65)}):
        assert friend.post("/api/alerts", json=command | wrong).status_code == 400
    table = host.post("/api/tables", json={"settings": {"game": "duel"}, "seat": 0}).json()["id"]
    assert host.post(f"/api/tables/{table}/invitations", json={"name": "Faraway"}).status_code == 204
    path, headers, body = got.get(timeout=30)
    assert (path, headers["Content-Encoding"], headers["Topic"]) == ("/device", "aes128gcm", table)
    assert browser.read(body) == {
        "title": "Hostess приглашает вас сыграть: 7 чудес. Дуэль",
        "path": f"/t/{table}",
    }
    scheme, _, words = headers["Authorization"].partition(" ")
    parts = dict(one.strip().split("=", 1) for one in words.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    head, claims, signature = parts["t"].split(".")
    told = json.loads(plain(claims))
    assert (told["aud"], told["sub"]) == (origin, "mailto:me@example.org")
    signed = plain(signature)
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(key)).verify(
        encode_dss_signature(int.from_bytes(signed[:32], "big"), int.from_bytes(signed[32:], "big")),
        f"{head}.{claims}".encode(),
        ec.ECDSA(hashes.SHA256()),
    )
    # Absent players are told once per decision that it is their turn.
    assert friend.post(f"/api/tables/{table}/commands", json={"type": "sit"}).is_success
    assert host.post(f"/api/tables/{table}/commands", json={"type": "start"}).is_success
    state = host.get(f"/api/tables/{table}").json()["state"]
    if 0 in state["waiting"]:
        decision = state["decision"]
        choice = {"type": "choose", "decision": decision["id"], "choice": decision["options"][0]["choice"]}
        assert host.post(f"/api/tables/{table}/commands", json=choice).is_success
    assert browser.read(got.get(timeout=30)[2])["title"] == "7 чудес. Дуэль: ваш ход"
    # A subscription that the browser canceled is deleted, and so are those of an ended session.
    assert friend.post("/api/alerts", json={**command, "endpoint": f"{origin}/gone"}).status_code == 204
    other = host.post("/api/tables", json={"settings": {"game": "duel"}, "seat": 0}).json()["id"]
    host.post(f"/api/tables/{other}/invitations", json={"name": "Faraway"})
    assert {got.get(timeout=30)[0] for _ in range(2)} == {"/device", "/gone"}
    assert len(friend.get("/api/export").json()["alerts"]) in (1, 2)
    assert friend.delete("/api/session").status_code == 204
    last = host.post("/api/tables", json={"settings": {"game": "duel"}, "seat": 0}).json()["id"]
    assert host.post(f"/api/tables/{last}/invitations", json={"name": "Faraway"}).status_code == 204
    assert host.get("/api/me").status_code == 200
    assert got.empty()


def test_only_known_services_are_turned_to() -> None:
    known = ("fcm.googleapis.com", "push.services.mozilla.com")
    assert allowed("https://updates.push.services.mozilla.com/wpush/v2/x", known)
    for wrong in (
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://user@fcm.googleapis.com/x",
        "https://evilfcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://[broken/x",
    ):
        assert not allowed(wrong, known)
