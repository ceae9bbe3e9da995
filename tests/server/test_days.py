"""Play by days: a week with a shifted clock. Alerts are sent once, no game is stolen, vacations and flags
work."""

from __future__ import annotations

import asyncio
import json
import random
import re
import threading
from collections import Counter
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Empty, Queue
from typing import Any

import pytest

from pharos import texts
from pharos.server import server_clock
from pharos.server.channels import MOST_TRIES, Channels, body_for, usable
from pharos.server.server_clock import milliseconds
from pharos.server.settings import BadSettings, ServerSettings, load
from pharos.server.store.heartbeat import Heartbeat
from pharos.server.store.migrate import migrate
from pharos.server.store.vacations import ALLOWANCE
from pharos.server.table_registry import TableRegistry
from pharos.table import Choose, CommandRejected, Person, log
from pharos.table.clock import DAY, Clock, DaysClock, new_clock
from pharos.table.settings import Settings
from pharos.wire.personal import NewChannel
from tests.server.conftest import NewServer
from tests.server.test_alerts import person

HOUR = DAY // 24
TURN, HURRY = (texts.text("en", f"call-{why}", game="").strip() for why in ("turn", "hurry"))
Posted = tuple[str, dict[str, Any]]


@pytest.fixture
def service() -> Iterator[tuple[str, Queue[Posted]]]:
    """A chat service that keeps the messages it receives."""
    got: Queue[Posted] = Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            got.put((self.path, json.loads(body)))
            self.send_response(302 if self.path == "/elsewhere" else 204)
            if self.path == "/elsewhere":
                self.send_header("Location", "/caught")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    running = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{running.server_port}", got
    running.shutdown()


@pytest.fixture
def shifted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Moves the server's clock forward; nobody's clock counts the time in between."""
    before = server_clock.clock.between
    monkeypatch.setattr(Heartbeat, "late", False)

    def shift(by: int) -> None:
        server_clock.clock.between += by * 1_000_000

    yield shift
    server_clock.clock.between = before


def drained(got: Queue[Posted]) -> list[Posted]:
    found = []
    while True:
        try:
            found.append(got.get_nowait())
        except Empty:
            return found


class Week:
    """Three players with webhooks, at a table of 7 Wonders and one of Duel."""

    def __init__(self, folder: Path, origin: str) -> None:
        self.settings = ServerSettings(
            database=f"sqlite:///{folder / 'week.sqlite3'}",
            thinkers=1,
            webhooks=(origin,),
            address="https://games.example.org",
        )
        migrate(self.settings.database_url)
        self.registry = TableRegistry(self.settings)
        self.origin = origin
        self.people: list[Person] = []
        self.chance = random.Random(7)

    async def begin(self) -> None:
        self.registry.commit_log.start()
        for name in ("Anna", "Bruno", "Clio"):
            one, _ = await self.registry.people.register(name, "correct horse", None, milliseconds())
            self.people.append(one)
            hook = NewChannel("webhook", f"{self.origin}/{name}")
            await self.registry.channels.keep(one.id, hook, milliseconds())
        open_for = self.registry.opener.open_for
        await open_for("sevenwonders", self.people, Settings("classic", players=3, clock=DaysClock(2)))
        await open_for("duelbydays", self.people[:2], Settings("duel", clock=DaysClock(1)))
        await self.settled()

    async def settled(self) -> None:
        """Waits until all alerts are sent, and lets every table leave memory."""
        while self.registry._tasks:
            await asyncio.gather(*list(self.registry._tasks), return_exceptions=True)
        for live in list(self.registry.tables.values()):
            await self.registry.unload(live)

    async def choose(self, seat: int, table: str) -> None:
        """Makes one choice, if the seat has one to make."""
        live = await self.registry.table(table)
        if live.table.round is None or seat not in live.table.thinking:
            return
        decision = live.table.round.decision(seat)
        assert decision is not None
        options = [str(option) for option in live.table.options(seat)]
        await live.act(self.people[seat], Choose(decision, self.chance.choice(options)))
        await self.settled()

    async def wake(self) -> None:
        await self.registry.upkeep._wake_due()
        await self.settled()

    async def entries(self, table: str) -> list[log.Entry]:
        return [log.read(one) for one in await self.registry.commit_log.read(table)]


def test_a_week_by_days(tmp_path: Path, service: tuple[str, Queue[Posted]], shifted: Any) -> None:
    origin, got = service
    week = Week(tmp_path, origin)

    async def story() -> None:
        registry, tables = week.registry, ("sevenwonders", "duelbydays")
        await week.begin()
        assert sorted(path for path, _ in drained(got)) == ["/Anna", "/Anna", "/Bruno", "/Bruno", "/Clio"]
        # The start of the game already announces the first choices.
        first = {table: (await registry.table(table)).table.thinking for table in tables}
        posted: list[Posted] = []
        away: list[Posted] = []
        asked: Counter[tuple[str, str]] = Counter()
        resting = range(8, 20)  # steps of six hours; Clio is on vacation for three days
        for step in range(28):
            shifted(6 * HOUR)
            await week.wake()
            if step == resting.start:
                until = await registry.vacations.begin(week.people[2].id, 3, milliseconds())
                live = await registry.table("sevenwonders")
                await live.deadlines.rest(week.people[2].id, until)
                await week.settled()
            for table in tables:
                if step % 2 == 0:
                    await week.choose(0, table)
                if step % 3 == 0:
                    await week.choose(1, table)
                if step % 4 == 1 and step not in resting and table == "sevenwonders":
                    await week.choose(2, table)
            (away if step in resting else posted).extend(drained(got))
        # Each pending choice was announced once, however often tables left memory in between.
        for table in tables:
            entries = await week.entries(table)
            assert not [one for one in entries if isinstance(one, log.StoodIn | log.Claimed | log.Flagged)]
            decisions = {(one.seat, one.decision) for one in entries if isinstance(one, log.Chose)}
            owing = (await registry.table(table)).table.thinking
            for seat, name in enumerate(("Anna", "Bruno", "Clio")):
                made = sum(one == seat for one, _ in decisions)
                asked[f"/{name}", table] = made + (seat in owing) - (seat in first[table])
        told = Counter(
            (path, body["text"].rpartition("/")[2]) for path, body in posted + away if TURN in body["text"]
        )
        assert sum(told.values()) > 10
        for key, count in told.items():
            assert count == asked[key] or (key[0] == "/Clio" and count < asked[key]), (key, count, asked[key])
        assert not [path for path, _ in away if path == "/Clio"], "nobody is told on vacation"
        hurried = [path for path, body in posted + away if HURRY in body["text"]]
        assert "/Bruno" in hurried, "his first wonders waited from step 9 to 12, of a day"
        # No alert reveals cards, or more than the game and its link.
        for _, body in posted + away:
            assert set(body) == {"text"}
            assert re.fullmatch(r"[\w ]+: [\w ]+ https://games\.example\.org/t/\w+", body["text"]), body
        await flag_at_the_limit()
        await registry.commit_log.stop()
        await registry.database.close()

    async def flag_at_the_limit() -> None:
        live = await week.registry.table("sevenwonders")
        fall = live.table.next_fall()
        assert fall is not None
        moment, seat = fall
        warned = moment - live.table.clock.full // 4
        if milliseconds() < warned:
            shifted(warned - milliseconds() + 1000)
            await week.wake()
            await week.wake()
            names = [f"/{('Anna', 'Bruno', 'Clio')[seat]}"]
            assert [path for path, body in drained(got) if HURRY in body["text"]][:1] == names
            shifted(1000)
            await week.wake()
            assert not [body for _, body in drained(got) if HURRY in body["text"]]
        live = await week.registry.table("sevenwonders")
        shifted(moment - milliseconds() - 2000)
        await live.deadlines.check_clock()
        assert not [one for one in await week.entries("sevenwonders") if isinstance(one, log.Flagged)]
        shifted(moment - milliseconds())
        await week.wake()
        fallen = [one for one in await week.entries("sevenwonders") if isinstance(one, log.Flagged)]
        assert fallen[0].seat == seat
        assert 0 <= fallen[0].at - moment < 2000

    asyncio.run(story())


def test_a_clock_that_rests_loses_nothing() -> None:
    clock = new_clock(DaysClock(1), 2).start(0, 1000)
    assert clock.next_fall() == (1000 + DAY, 0)
    later = 1000 + HOUR
    away = clock.rest(0, later + 3 * DAY, later)
    assert away.next_fall() == (later + 3 * DAY + 23 * HOUR, 0)
    assert away.remaining(0, later + 2 * DAY) == 23 * HOUR
    back = away.rest(0, later + DAY, later + DAY)
    assert back.next_fall() == (later + DAY + 23 * HOUR, 0)
    # A decision that becomes due during a vacation starts when it ends; server downtime moves no vacation.
    other = clock.rest(1, later + DAY, later).start(1, later + 5)
    assert other.since[1] == later + DAY
    assert other.pause(HOUR, later + 10).since[1] == later + DAY
    assert Clock().rest(0, 5, 1) == Clock()


def test_vacations_are_bounded(tmp_path: Path) -> None:
    week = Week(tmp_path, "http://127.0.0.1:9")

    async def story() -> None:
        vacations, now = week.registry.vacations, milliseconds()
        assert await vacations.begin("anna", 14, now) == now + 14 * DAY
        with pytest.raises(CommandRejected, match="vacation-on"):
            await vacations.begin("anna", 1, now + DAY)
        await vacations.end("anna", now + 4 * DAY)
        assert await vacations.left("anna", now + 4 * DAY) == ALLOWANCE - 4 * DAY
        await vacations.begin("anna", 14, now + 5 * DAY)
        with pytest.raises(CommandRejected, match="vacation-left"):
            await vacations.begin("anna", 13, now + 20 * DAY)
        assert await vacations.left("anna", now + 400 * DAY) == ALLOWANCE
        await week.registry.database.close()

    asyncio.run(story())


def test_a_server_turns_to_no_address_of_anybodys_choice(
    tmp_path: Path, service: tuple[str, Queue[Posted]]
) -> None:
    known = ("discord.com", "hooks.slack.com", "api.telegram.org")
    right = "https://discord.com/api/webhooks/123/abc_DEF-1"
    assert usable(right, known)
    assert usable("https://hooks.slack.com/services/T0/B0/xyz", known)
    assert usable("https://api.telegram.org/bot1:AB/sendMessage?chat_id=5", known)
    assert body_for("https://api.telegram.org/bot1:AB/sendMessage?chat_id=5", "x")["chat_id"] == "5"
    assert body_for(right, "@everyone")["allowed_mentions"] == {"parse": []}
    for wrong in (
        "http://discord.com/api/webhooks/123/abc",
        "https://discord.com.evil.example/api/webhooks/1/a",
        "https://discord.com/api/users/@me",
        "https://ptb.discord.com/api/users/@me",
        "https://cdn.hooks.slack.com/anything",
        "https://api.telegram.org/bot1:AB/setWebhook?url=http://10.0.0.1",
        "https://api.telegram.org/bot1:AB/sendMessage",
        "https://api.telegram.org/bot1:AB/sendMessage?chat_id=",
        "https://169.254.169.254/latest/meta-data",
        "https://discord.com:8443/api/webhooks/1/a",
        "https://user:pass@discord.com/api/webhooks/1/a",
        "https://discord.com/api/webhooks/1/a\r\nHost: evil",
        "file:///etc/passwd",
    ):
        assert not usable(wrong, known), wrong
    origin, got = service
    week = Week(tmp_path, origin)

    async def story() -> None:
        channels: Channels = week.registry.channels
        id = await channels.keep("anna", NewChannel("webhook", f"{origin}/elsewhere"), 1)
        assert [one.address for one in await channels.of("anna")] == ["127.0.0.1"], "the path is a secret"
        for _ in range(12):
            await channels.tell("anna", "call-turn", "table", "duel", "")
        assert {path for path, _ in drained(got)} == {"/elsewhere"}, "nobody is followed elsewhere"
        assert await channels.of("anna") == [], "what always fails is given up"
        assert id
        for n in range(3):
            await channels.keep("anna", NewChannel("webhook", f"{origin}/{n}"), n)
        with pytest.raises(CommandRejected, match="too-many-channels"):
            await channels.keep("anna", NewChannel("webhook", f"{origin}/4"), 4)
        with pytest.raises(CommandRejected, match="refused-channel"):
            await channels.keep("bruno", NewChannel("mail", "bruno@example.org"), 4)
        await week.registry.database.close()

    asyncio.run(story())


def test_a_mail_goes_only_where_its_code_was_read(tmp_path: Path) -> None:
    mails: list[str] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 mail\r\n")
        lines: list[str] = []
        data = False
        while line := (await reader.readline()).decode():
            word = line.strip()
            if data:
                if word == ".":
                    data = False
                    mails.append("\n".join(lines))
                    lines = []
                    writer.write(b"250 kept\r\n")
                else:
                    lines.append(line.rstrip("\r\n"))
                continue
            data = word.upper() == "DATA"
            writer.write(
                b"354 go\r\n" if data else b"221 bye\r\n" if word.upper() == "QUIT" else b"250 yes\r\n"
            )
            if word.upper() == "QUIT":
                break
        writer.close()

    async def story() -> None:
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        settings = ServerSettings(
            database=f"sqlite:///{tmp_path / 'mail.sqlite3'}",
            smtp=f"smtp://127.0.0.1:{port}",
            mail_from="pharos@example.org",
            address="https://games.example.org/",
        )
        migrate(settings.database_url)
        channels = Channels((registry := TableRegistry(settings)).database, settings)
        # a different user reads it by mail
        crafted = ("root(@example.org", "a)b@example.org", "a[b@example.org")
        plain = ("no address", "a@b", "a@example.org\r\nBcc: b@example.org", "<a@example.org>")
        for wrong in plain + crafted:
            with pytest.raises(CommandRejected):
                await channels.keep("anna", NewChannel("mail", wrong), 1)
        id = await channels.keep("anna", NewChannel("mail", "anna@example.org", "ru"), 1)
        await channels.tell("anna", "call-turn", "table", "duel", "")
        assert len(mails) == 1, "nothing else is sent before it is confirmed"
        other = await channels.keep("bruno", NewChannel("mail", "anna@example.org"), 1)
        for _ in range(MOST_TRIES):
            with pytest.raises(CommandRejected, match="refused-code"):
                await channels.confirm("bruno", other, "00000000")
        assert await channels.of("bruno") == [], "codes are not guessed"
        code = re.search(r"\d{8}", plain_of(mails[0]))
        assert code is not None
        await channels.confirm("anna", id, code[0])
        await channels.tell("anna", "call-turn", "table", "duel", "")
        told = mails[-1]
        assert "To: anna@example.org" in told
        assert "https://games.example.org/t/table" in plain_of(told)
        # Nobody can flood another person's mailbox, however many accounts they use.
        await channels.keep("clio", NewChannel("mail", "Anna@example.org"), 2)
        sent = len(mails)
        with pytest.raises(CommandRejected, match="too-many-codes"):
            await channels.keep("dido", NewChannel("mail", "anna@example.org"), 3)
        assert len(mails) == sent
        await channels.keep("dido", NewChannel("mail", "anna@example.org"), 2 * DAY)
        server.close()
        await registry.database.close()

    asyncio.run(story())


def plain_of(mail: str) -> str:
    """The text of a mail."""
    import email
    import email.policy

    read = email.message_from_string(mail, policy=email.policy.default)
    return str(read.get_content())


def test_settings_of_mail_and_address_are_checked() -> None:
    sender = {"mail_from": "pharos@example.org"}
    for wrong in (
        {"smtp": "http://mail"},
        {"smtp": "smtp://mail"},
        *(
            {"smtp": smtp, **sender}
            for smtp in ("smtp://mail:abc", "smtp://mail:99999", "smtp://[::1", "smtps://")
        ),
        *({"smtp": "smtp://mail", "mail_from": one} for one in ("pharos", "pharos@", "a@b.c\nBcc: d@e.f")),
        {"address": "games.example.org"},
        {"address": "https://"},
        {"address": "https://games.example.org:port"},
    ):
        with pytest.raises(BadSettings):
            load(wrong, {})
    for smtp in ("smtp://mail:25", "smtps://user:word@[::1]:465"):
        assert load({"smtp": smtp, "mail_from": "Pharos <pharos@example.org>"}, {}).smtp == smtp


def test_vacation_and_waiting_tables_over_http(new_server: NewServer) -> None:
    server = new_server(secure="true")
    server.start()
    ada, bea = person(server, "Adadays"), person(server, "Beadays")
    clock = {"type": "days", "days": 3}
    tables = []
    for longer in range(2):
        settings = {"game": "classic", "players": 3, "clock": clock | {"days": 3 - longer}}
        wish = {"settings": settings, "seat": 0, "computers": {"2": "random"}}
        table = ada.post("/api/tables", json=wish).json()["id"]
        assert bea.post(f"/api/tables/{table}/commands", json={"type": "sit"}).is_success
        assert ada.post(f"/api/tables/{table}/commands", json={"type": "start"}).is_success
        tables.append(table)
    mover, seat = bea, 1
    waiting = mover.get("/api/waiting").json()["tables"]
    assert [one["id"] for one in waiting] == tables[::-1], "the least time first"
    assert mover.post("/api/vacation", json={"days": 15}).status_code == 400
    told = mover.post("/api/vacation", json={"days": 5}).json()
    assert (told["left"], told["until"] is None) == (25, False)
    seats = ada.get(f"/api/tables/{tables[0]}").json()["state"]["seats"]
    assert seats[seat]["rests_until"] == told["until"]
    assert not seats[seat].get("running")
    assert mover.delete("/api/vacation").json()["until"] is None
    seats = ada.get(f"/api/tables/{tables[0]}").json()["state"]["seats"]
    assert seats[seat].get("rests_until") is None
    assert seats[seat]["running"]
    refused = mover.post("/api/channels", json={"kind": "webhook", "address": "http://10.0.0.1/hook"})
    assert refused.status_code == 400
    assert mover.get("/api/channels").json()["channels"] == []
