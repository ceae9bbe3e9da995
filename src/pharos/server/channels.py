"""Mail and webhooks: notify players of turn-based games that a table waits for them.

Mail goes only to addresses confirmed with a code. Webhooks go only to services named in the settings, over
TLS and without following redirects, so that the server can't be made to call arbitrary addresses. A message
names the waiting game, but never its state.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import parse_qs, unquote, urlsplit

import httpx
import structlog
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from pharos import texts
from pharos.server.alerts import allowed
from pharos.server.settings import ServerSettings
from pharos.server.store.database import Database
from pharos.server.store.schema import alerts_sent, channels
from pharos.table.clock import DAY
from pharos.table.refusal import CommandRejected
from pharos.wire.personal import ChannelView, NewChannel

logger = structlog.get_logger("channels")

MOST_CHANNELS = 3
"""Mail addresses and webhooks per account."""
MOST_TRIES = 5
"""Attempts to enter a confirmation code."""
MOST_CODES = 3
"""Confirmation codes sent to one address per day, across all accounts."""
MOST_FAILURES = 10
"""Consecutive failures after which a channel is deleted."""
PATIENCE = 10.0
AT_ONCE = 4
MAIL = re.compile(r"[^\s@<>()\[\]\",;:\\\x00-\x1f\x7f]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
TELEGRAM = "api.telegram.org"
"""Requires the chat in the address: `?chat_id=…`."""
PATHS = {
    "discord.com": r"/api/webhooks/\d+/[\w-]+",
    "hooks.slack.com": r"/services/[\w/]+",
    TELEGRAM: r"/bot[\w:-]+/sendMessage",
}
"""Allowed paths at known services: those that send a message, and no others."""


class Channels:
    """Stores the mail addresses and webhooks of accounts, and sends notifications to them."""

    def __init__(self, database: Database, settings: ServerSettings) -> None:
        self._database = database
        self._settings = settings
        self._sending = asyncio.Semaphore(AT_ONCE)

    async def of(self, account: str) -> list[ChannelView]:
        """Returns the channels of an account; of webhooks, only the host is returned: the path is secret."""
        query = select(channels).where(channels.c.account == account).order_by(channels.c.at)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [
            ChannelView(
                row.id,
                row.kind,
                row.address if row.kind == "mail" else urlsplit(row.address).hostname or "",
                row.code is None,
            )
            for row in rows
        ]

    async def keep(self, account: str, request: NewChannel, now: int) -> str:
        """Stores a channel and returns its id; a mail address gets a code, and has to be confirmed first."""
        code = None
        if request.kind == "mail":
            if not self._settings.smtp or not MAIL.fullmatch(request.address) or len(request.address) > 200:
                raise CommandRejected("server-refused-channel", kind="invalid")
            code = f"{secrets.randbelow(10**8):08}"
        elif not usable(request.address, self._settings.webhooks):
            raise CommandRejected("server-refused-channel", kind="invalid")
        id = secrets.token_hex(8)
        async with self._database.writing() as connection:
            mine = select(func.count()).select_from(channels).where(channels.c.account == account)
            if int((await connection.execute(mine)).scalar_one()) >= MOST_CHANNELS:
                raise CommandRejected("server-refused-too-many-channels")
            if code is not None:
                await _count_code(connection, id, request.address, now)
            await connection.execute(
                insert(channels).values(
                    id=id,
                    account=account,
                    kind=request.kind,
                    address=request.address,
                    language=request.language,
                    code=None if code is None else _digest(id, code),
                    tries=0,
                    failures=0,
                    at=now,
                )
            )
        if code is not None:
            words = texts.text(request.language, "mail-code", code=code)
            if not await self._mail(request.address, texts.text(request.language, "mail-code-title"), words):
                await self.end(account, id)
                raise CommandRejected("server-refused-mail", kind="unavailable")
        return id

    async def confirm(self, account: str, id: str, code: str) -> None:
        """Confirms a mail address with its code; too many wrong codes delete the address."""
        mine = (channels.c.account == account) & (channels.c.id == id)
        async with self._database.writing() as connection:
            row = (await connection.execute(select(channels).where(mine).with_for_update())).one_or_none()
            if row is None:
                raise CommandRejected("server-refused-not-found", kind="missing")
            right = row.code is None or hmac.compare_digest(row.code, _digest(id, code))
            if right:
                await connection.execute(update(channels).where(mine).values(code=None))
            elif row.tries + 1 >= MOST_TRIES:
                await connection.execute(delete(channels).where(mine))
            else:
                await connection.execute(update(channels).where(mine).values(tries=row.tries + 1))
        if not right:
            raise CommandRejected("server-refused-code", kind="forbidden")

    async def end(self, account: str, id: str) -> None:
        """Deletes a channel."""
        mine = (channels.c.account == account) & (channels.c.id == id)
        async with self._database.writing() as connection:
            await connection.execute(delete(channels).where(mine))

    async def tell(self, account: str, key: str, table: str, game: str, by: str) -> None:
        """Notifies an account on all confirmed channels that a table waits."""
        query = select(channels).where(channels.c.account == account, channels.c.code.is_(None))
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        for row in rows:
            lang = row.language
            title = texts.text(lang, key, game=texts.text(lang, f"game-{game}"), name=by)
            link = f"{self._settings.address.rstrip('/')}/t/{table}" if self._settings.address else ""
            if row.kind == "mail":
                words = "\n\n".join(filter(None, (title, link, texts.text(lang, "mail-why"))))
                sent = await self._mail(row.address, title, words)
            else:
                sent = await self._post(row.address, " ".join(filter(None, (title, link))))
            await self._note(row.id, 0 if sent else row.failures + 1)

    async def _note(self, id: str, failures: int) -> None:
        this = channels.c.id == id
        async with self._database.writing() as connection:
            if failures >= MOST_FAILURES:
                await connection.execute(delete(channels).where(this))
            else:
                await connection.execute(update(channels).where(this).values(failures=failures))

    async def _post(self, address: str, text: str) -> bool:
        if not usable(address, self._settings.webhooks):  # the settings may have changed
            return False
        async with self._sending:
            try:
                async with (
                    asyncio.timeout(PATIENCE),
                    httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False, trust_env=False) as client,
                    # The status is enough: the body of the answer is not read.
                    client.stream("POST", address, json=body_for(address, text)) as answer,
                ):
                    return answer.status_code < 300
            except (httpx.HTTPError, TimeoutError) as error:
                logger.warning("webhook_lost", error=type(error).__name__)
                return False

    async def _mail(self, to: str, title: str, words: str) -> bool:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._settings.mail_from, to, title
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(words)
        async with self._sending:
            try:
                await asyncio.to_thread(_deliver, self._settings.smtp, message)
            except (OSError, smtplib.SMTPException) as error:
                logger.warning("mail_lost", error=type(error).__name__)
                return False
        return True


def usable(address: str, services: tuple[str, ...]) -> bool:
    """Checks that an address is a webhook of a service named in the settings.

    >>> usable("https://discord.com/api/webhooks/12/abc-DEF", ("discord.com",))
    True
    >>> usable("https://discord.com/api/users/@me", ("discord.com",))
    False
    >>> usable("https://169.254.169.254/latest", ("discord.com",))
    False
    >>> usable("https://ptb.discord.com/api/users/@me", ("discord.com",))
    False
    """
    if len(address) > 500 or not address.isascii() or not address.isprintable():
        return False
    if not allowed(address, services):
        return False
    place = urlsplit(address)
    host = place.hostname or ""
    # Subdomains of a known service (ptb.discord.com) may offer more than sending messages.
    if any(host.endswith(f".{service}") for service in PATHS):
        return False
    if host == TELEGRAM and not parse_qs(place.query).get("chat_id"):
        return False
    pattern = PATHS.get(host)
    return pattern is None or re.fullmatch(pattern, place.path) is not None


def body_for(address: str, text: str) -> dict[str, object]:
    """Returns the JSON body for the service of an address; mentions are disabled where possible."""
    place = urlsplit(address)
    if place.hostname == "discord.com":
        return {"content": text, "allowed_mentions": {"parse": []}}
    if place.hostname == TELEGRAM:
        return {"text": text, "chat_id": (parse_qs(place.query).get("chat_id") or [""])[0]}
    return {"text": text}


def _deliver(server: str, message: EmailMessage) -> None:
    place = urlsplit(server)
    host = place.hostname or "localhost"
    if place.scheme == "smtps":
        link: smtplib.SMTP = smtplib.SMTP_SSL(
            host, place.port or 465, timeout=PATIENCE, context=ssl.create_default_context()
        )
    else:
        link = smtplib.SMTP(host, place.port or 25, timeout=PATIENCE)
    with link:
        if place.scheme == "smtp" and place.username:  # never send the password unencrypted
            link.starttls(context=ssl.create_default_context())
        if place.username:
            link.login(unquote(place.username), unquote(place.password or ""))
        link.send_message(message)


async def _count_code(connection: AsyncConnection, id: str, address: str, now: int) -> None:
    """Limits codes per address, so that several accounts together can't flood a mailbox."""
    mailbox = hashlib.sha256(address.casefold().encode()).hexdigest()[:24]
    sent = select(func.count()).select_from(alerts_sent)
    today = sent.where(alerts_sent.c.game == mailbox, alerts_sent.c.at > now - DAY)
    if int((await connection.execute(today)).scalar_one()) >= MOST_CODES:
        raise CommandRejected("server-refused-too-many-codes")
    await connection.execute(insert(alerts_sent).values(account="", game=mailbox, mark=f"code {id}", at=now))


def _digest(id: str, code: str) -> str:
    return hashlib.sha256(f"{id} {code}".encode()).hexdigest()
