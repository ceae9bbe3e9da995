"""Web Push: notifies users that a table waits for them, even with no page open.

Messages are encrypted for the browser (RFC 8291) and signed by the server (VAPID, RFC 8292), so the push
service can't read them. The server sends only to push services named in its settings, never to an arbitrary
address from a client.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import secrets
import struct
import time
from collections.abc import Collection
from urllib.parse import urlsplit

import httpx
import msgspec
import structlog
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from pharos import texts
from pharos.server.store.database import Database
from pharos.server.store.schema import facts, subscriptions
from pharos.table.refusal import CommandRejected
from pharos.wire.personal import NewAlert

logger = structlog.get_logger("alerts")

CURVE = ec.SECP256R1()
MOST_DEVICES = 10
AT_ONCE = 8
PATIENCE = 10.0
DAY = 24 * 60 * 60
VALID = 12 * 60 * 60
RECORD = 4096
POINT = 65
"""Length of an uncompressed public key, in bytes."""


class Alerts:
    """Stores push subscriptions and sends notifications to them."""

    def __init__(self, database: Database, services: Collection[str], contact: str) -> None:
        self._database = database
        self._services = services
        self._contact = contact
        self._key: ec.EllipticCurvePrivateKey | None = None
        self._sending = asyncio.Semaphore(AT_ONCE)

    async def public_key(self) -> str:
        """Returns the VAPID public key of this server."""
        return _text(_point((await self._signing_key()).public_key()))

    async def keep(self, account: str, session: str, request: NewAlert, now: int) -> None:
        """Stores the push subscription of a device; it lasts as long as the session."""
        if not allowed(request.endpoint, self._services) or not _usable(request):
            raise CommandRejected("server-refused-alert", kind="invalid")
        mark = _digest(request.endpoint)
        async with self._database.writing() as connection:
            await connection.execute(delete(subscriptions).where(subscriptions.c.digest == mark))
            held = await connection.execute(
                select(subscriptions.c.digest)
                .where(subscriptions.c.account == account)
                .order_by(subscriptions.c.at.desc())
            )
            old = list(held.scalars())[MOST_DEVICES - 1 :]
            await connection.execute(delete(subscriptions).where(subscriptions.c.digest.in_(old)))
            await connection.execute(
                insert(subscriptions).values(
                    digest=mark,
                    account=account,
                    session=session,
                    endpoint=request.endpoint,
                    key=request.key,
                    auth=request.auth,
                    language=request.language,
                    at=now,
                )
            )

    async def end(self, account: str, endpoint: str) -> None:
        """Deletes the subscription of a device."""
        mine = (subscriptions.c.digest == _digest(endpoint)) & (subscriptions.c.account == account)
        async with self._database.writing() as connection:
            await connection.execute(delete(subscriptions).where(mine))

    async def call(self, account: str, table: str, why: str, game: str, by: str) -> None:
        """Notifies all devices of an account that a table waits."""
        query = select(subscriptions).where(subscriptions.c.account == account)
        async with self._database.reading() as connection:
            devices = (await connection.execute(query)).all()
        if not devices:
            return
        async with httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False) as client:
            for device in devices:
                lang = device.language
                title = texts.text(lang, f"call-{why}", game=texts.text(lang, f"game-{game}"), name=by)
                message = {"title": title, "path": f"/t/{table}"}
                await self._send(client, device.endpoint, device.key, device.auth, table, message)

    async def _send(
        self, client: httpx.AsyncClient, endpoint: str, key: str, auth: str, table: str, message: object
    ) -> None:
        if not allowed(endpoint, self._services):  # the settings may have changed
            return
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Urgency": "high",
            "Topic": table[:32],  # a newer notification of the table replaces an older one
            "Authorization": await self._authorization(endpoint),
        }
        body = sealed(msgspec.json.encode(message), _bytes(key), _bytes(auth))
        async with self._sending:
            try:
                # The status is enough: the body of the answer is not read.
                async with (
                    asyncio.timeout(PATIENCE),
                    client.stream("POST", endpoint, content=body, headers=headers) as answer,
                ):
                    status = answer.status_code
            except (httpx.HTTPError, TimeoutError) as error:
                logger.warning("alert_lost", error=type(error).__name__)
                return
        if status in (404, 410):  # the browser has dropped the subscription
            async with self._database.writing() as connection:
                gone = subscriptions.c.digest == _digest(endpoint)
                await connection.execute(delete(subscriptions).where(gone))
        elif status >= 400:
            logger.warning("alert_refused", status=status)

    async def _authorization(self, endpoint: str) -> str:
        key = await self._signing_key()
        place = urlsplit(endpoint)
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": int(time.time()) + VALID,
            "sub": self._contact,
        }
        head = _text(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        signed = f"{head}.{_text(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = _text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={_text(_point(key.public_key()))}"

    async def _signing_key(self) -> ec.EllipticCurvePrivateKey:
        """Returns the server's key, created once and kept in the database for all processes."""
        if self._key is None:
            made = secrets.randbelow(2**255) + 1
            try:
                async with self._database.writing() as connection:
                    found = await connection.execute(select(facts.c.value).where(facts.c.name == "vapid"))
                    kept = found.scalar_one_or_none()
                    if kept is None:
                        await connection.execute(insert(facts).values(name="vapid", value=f"{made:x}"))
                        kept = f"{made:x}"
            except IntegrityError:  # another process created it first
                return await self._signing_key()
            self._key = ec.derive_private_key(int(kept, 16), CURVE)
        return self._key


def allowed(endpoint: str, services: Collection[str]) -> bool:
    """Checks that an address belongs to a push service named in the settings.

    >>> allowed("https://fcm.googleapis.com/fcm/send/abc", ["fcm.googleapis.com"])
    True
    >>> allowed("https://fcm.googleapis.com.evil.example/abc", ["fcm.googleapis.com"])
    False
    >>> allowed("http://127.0.0.1:99/push", ["http://127.0.0.1:99"])
    True
    """
    try:
        place = urlsplit(endpoint)
        host = place.hostname or ""
    except ValueError:
        return False
    if place.username or place.password:
        return False
    for service in services:
        if "://" in service:
            if f"{place.scheme}://{place.netloc}" == service.rstrip("/"):
                return True
        elif place.scheme == "https" and f".{host}".endswith(f".{service}"):
            return place.port in (None, 443)
    return False


def sealed(message: bytes, key: bytes, auth: bytes) -> bytes:
    """Encrypts a message for the browser with these keys (RFC 8291, one record)."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)
    once = ec.generate_private_key(CURVE)
    mine = _point(once.public_key())
    shared = _derived(once.exchange(ec.ECDH(), theirs), auth, b"WebPush: info\0" + key + mine, 32)
    salt = secrets.token_bytes(16)
    secret = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    closed = AESGCM(secret).encrypt(nonce, message + b"\x02", None)
    return salt + struct.pack("!IB", RECORD, POINT) + mine + closed


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _usable(request: NewAlert) -> bool:
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(request.key))
        return len(_bytes(request.auth)) == 16
    except (ValueError, UnsupportedAlgorithm):
        return False


def _digest(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
