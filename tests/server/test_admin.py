"""`pharos admin` beside a running server: tables, people, backup."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from pharos.terminal.cli import run
from tests.server.conftest import NewServer

PASSWORD = "correct horse"


def test_beside_a_running_server(
    new_server: NewServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pharos.sqlite3"
    server = new_server(f"sqlite:///{file}")
    server.start()
    database = ["--database", f"sqlite:///{file}", "--json"]

    def admin(*words: str, code: int = 0) -> Any:
        assert run(["admin", *words, *database]) == code
        said = capsys.readouterr()
        return json.loads(said.out) if code == 0 else said.err

    guest = httpx.Client(base_url=server.address)
    made = guest.post("/api/accounts", json={"name": "Watched", "password": PASSWORD})
    guest.headers["X-CSRF-Token"] = made.json()["csrf"]
    command = {
        "settings": {"game": "duel", "public": True},
        "seat": 0,
        "computers": {"1": "random"},
        "start": True,
    }
    first, second = (guest.post("/api/tables", json=command).json()["id"] for _ in range(2))
    assert {one["id"] for one in admin("tables", "--status", "live")} == {first, second}
    shown = admin("table", first)
    assert (shown["status"], shown["damage"]) == ("live", None)
    assert admin("close", first)["status"] == "closed"
    assert "is already closed or finished" in admin("close", first, code=1)
    assert "There is no table" in admin("table", "nothing", code=1)
    # the server that has the table in memory sees it at the next command
    refused = guest.post(f"/api/tables/{first}/commands", json={"type": "resign"})
    assert refused.status_code == 409
    assert (guest.get(f"/api/tables/{first}")).json()["state"]["status"] == "closed"
    # accounts
    assert [one["name"] for one in admin("people")] == ["Watched"]
    assert admin("rename", "watched", "Renamed One")["name"] == "Renamed One"
    assert "no account" in admin("rename", "Watched", "Another", code=1)
    exported = admin("export", "Renamed One")
    assert {game["game"] for game in exported["games"]} >= {second}
    assert PASSWORD not in json.dumps(exported)
    told = admin("password", "Renamed One")["password"]
    assert (guest.get("/api/me")).status_code == 401
    with httpx.Client(base_url=server.address) as again:
        login = {"name": "Renamed One", "password": told}
        assert (again.post("/api/session", json=login)).status_code == 200
        assert admin("ban", "Renamed One")["kind"] == "banned"
        assert (again.get("/api/me")).status_code == 401
        banned = again.post("/api/session", json=login)
        assert (banned.status_code, banned.json()["key"]) == (403, "server-refused-banned")
        admin("unban", "Renamed One")
        assert (again.post("/api/session", json=login)).status_code == 200
        admin("delete", "Renamed One")
        assert (again.get("/api/me")).status_code == 401
    assert admin("people") == []
    assert admin("stats")["tables"] == {"closed": 1, "live": 1}
    # a backup while the server runs, and its check
    copy = tmp_path / "copy.sqlite3"
    assert admin("backup", str(copy))["tables"] == 2
    assert "does not overwrite files" in admin("backup", str(copy), code=1)
    assert run(["admin", "check", str(copy), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["newest"] is True
    damaged = bytearray(copy.read_bytes())
    damaged[4096 : 4096 + 512] = b"\xff" * 512
    copy.write_bytes(damaged)
    assert run(["admin", "check", str(copy), "--json"]) == 1
    capsys.readouterr()
    guest.close()
    server.stop()
    # a damaged log is reported, and repaired up to the damage
    with sqlite3.connect(file) as rows:
        game, last = rows.execute(
            "SELECT game, max(number) FROM entries GROUP BY game ORDER BY 2 DESC"
        ).fetchone()
        rows.execute("UPDATE entries SET data = ? WHERE game = ? AND number = ?", (b"nonsense", game, last))
    assert admin("table", game)["damage"] == "unreadable"
    assert admin("repair", game, "--look")["kept"] == last - 1
    assert len(admin("repair", game)["taken_out"]) == 1
    assert admin("table", game)["damage"] is None


def test_guests_are_kept_out_by_their_id_and_lists_have_headings(
    new_server: NewServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pharos.sqlite3"
    server = new_server(f"sqlite:///{file}")
    server.start()
    database = ["--database", f"sqlite:///{file}"]

    def admin(*words: str, code: int = 0) -> str:
        assert run(["admin", *words, *database]) == code
        said = capsys.readouterr()
        return said.out if code == 0 else said.err

    with httpx.Client(base_url=server.address) as guest, httpx.Client(base_url=server.address) as other:
        for one in (guest, other):
            assert one.post("/api/guest", json={"name": "Rude Guest"}).is_success
        heading, first, second, count = admin("people", "--kind", "guest").splitlines()
        assert heading.split() == ["name", "kind", "created", "id"]
        assert count == "2 in all"
        assert time.strftime("%Y-%m-", time.gmtime()) in first
        id = second.split()[-1]
        admin("ban", id)
        codes = sorted(one.get("/api/me").status_code for one in (guest, other))
        assert codes == [200, 401]
        assert "kind: guest" in admin("unban", id)
        admin("delete", id)
        assert len(admin("people", "--kind", "guest").splitlines()) == 3
        assert "There is no account with the name or id" in admin("ban", id, code=1)
    # a backup can be restored once no server runs
    copy = tmp_path / "copy.sqlite3"
    admin("backup", str(copy))
    assert "A server is running" in admin("restore", str(copy), code=1)
    server.stop()
    with sqlite3.connect(file) as rows:
        rows.execute("DELETE FROM accounts")
    admin("restore", str(copy))
    with sqlite3.connect(file) as rows:
        assert rows.execute("SELECT count(*) FROM accounts WHERE kind = 'guest'").fetchone() == (1,)
    (old,) = tmp_path.glob("pharos.sqlite3.2*[0-9]")
    with sqlite3.connect(old) as rows:
        assert rows.execute("SELECT count(*) FROM accounts").fetchone() == (0,)
    server.start()
