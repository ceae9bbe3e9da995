"""Accounts, sessions and tokens. Secrets are stored as digests; passwords by argon2, in a thread."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import unicodedata
from collections.abc import Collection
from typing import Any, Literal, get_args

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Row, Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from pharos.server.store.database import Database
from pharos.server.store.likeness import INVISIBLE, likeness
from pharos.server.store.schema import accounts, facts, seats, sessions, subscriptions, tokens
from pharos.table.refusal import CommandRejected
from pharos.table.seat import Person, PersonKind
from pharos.wire.messages import Token, TokenMade

KINDS = frozenset(get_args(PersonKind))
"""Account kinds that may sign in; the others are `banned` and `gone` (deleted)."""
DAY = 24 * 60 * 60 * 1000
SESSION_LIFE = 180 * DAY
MOST_TOKENS = 20
LONGEST_FOLDED = 80
GLANCE = 6 * 60 * 60 * 1000
"""Minimum milliseconds between updates of an account's `seen` time."""
HASHES_AT_ONCE = 2
"""Limits concurrent Argon2 hashing, whose memory and processor use would slow down the tables."""


def digest(secret: str) -> str:
    """Returns the stored form of a secret; unsalted, as secrets are long and random."""
    return hashlib.sha256(secret.encode()).hexdigest()


def folded(name: str) -> str:
    """Returns a key that is equal for names that look alike."""
    return likeness(name) or name.casefold()


def known_as(name: str) -> Select[Any]:
    """Selects the account of a name: by its folded form, or exactly for accounts older than that rule."""
    exactly = f"={name}"
    return (
        select(accounts)
        .where(accounts.c.folded.in_((folded(name), exactly)))
        .order_by(accounts.c.folded != exactly)
        .limit(1)
    )


def clean_name(name: str) -> str:
    """Returns a normalized display name; raises `CommandRejected` for an invalid one."""
    name = unicodedata.normalize("NFC", name).strip()
    known = all(letter.isalnum() or letter in " _-." for letter in name) and not INVISIBLE & set(name)
    # Some single characters expand to whole phrases, longer than the database column.
    named = any(letter.isalnum() for letter in name)
    if not 2 <= len(name) <= 24 or not known or not named or len(folded(name)) > LONGEST_FOLDED:
        raise CommandRejected("server-refused-name", kind="invalid")
    return " ".join(name.split())


class People:
    """Reads and writes accounts, sessions and tokens."""

    def __init__(self, database: Database, hasher: PasswordHasher | None = None) -> None:
        self._database = database
        self._hasher = hasher or PasswordHasher()
        self._hashing = asyncio.Semaphore(HASHES_AT_ONCE)
        self._nobody = ""

    async def new_guest(self, name: str | None, now: int) -> Person:
        """Adds a guest; rejects a name that an account has."""
        shown = clean_name(name) if name else f"Guest {secrets.randbelow(9000) + 1000}"
        if name and await self.named(shown) is not None:  # guests must not impersonate accounts
            raise CommandRejected("server-refused-name-taken")
        person = Person(secrets.token_hex(8), shown, "guest")
        async with self._database.writing() as connection:
            await connection.execute(
                insert(accounts).values(id=person.id, name=shown, kind="guest", created=now)
            )
        return person

    async def register(
        self, name: str, password: str, guest: Person | None, now: int
    ) -> tuple[Person, list[str]]:
        """Creates an account, or turns `guest` into one, which keeps its games.

        The guest's sessions end, so that an old cookie does not give access; returns their digests.
        """
        shown = clean_name(name)
        hashed = await self.hashed(password)
        values = {"name": shown, "folded": folded(shown), "kind": "account", "password": hashed}
        try:
            async with self._database.writing() as connection:
                if guest is not None:
                    await connection.execute(update(accounts).where(accounts.c.id == guest.id).values(values))
                    person = Person(guest.id, shown, "account", guest.sign)
                    return person, await end_rights(connection, guest.id)
                person = Person(secrets.token_hex(8), shown, "account")
                await connection.execute(insert(accounts).values(id=person.id, created=now, **values))
                return person, []
        except IntegrityError as error:
            raise CommandRejected("server-refused-name-taken") from error

    async def login(self, name: str, password: str) -> Person:
        """Checks name and password and returns the account; takes as long for an unknown name."""
        async with self._database.reading() as connection:
            found = await connection.execute(known_as(name.strip() if name.isprintable() else ""))
            row = found.one_or_none()
        if not self._nobody:
            self._nobody = await self.hashed(secrets.token_hex(8))
        hashed = row.password if row is not None and row.password else self._nobody
        if not await self._verify(hashed, password) or row is None:
            raise CommandRejected("server-refused-login", kind="forbidden")
        if row.kind == "banned":
            raise CommandRejected("server-refused-banned", kind="forbidden")
        return _person(row)

    async def change_password(self, person: Person, old: str, new: str, session: str | None) -> list[str]:
        """Changes the password; ends all other sessions and all tokens and returns their digests."""
        await self.check_password(person, old)
        hashed = await self.hashed(new)
        async with self._database.writing() as connection:
            await connection.execute(
                update(accounts).where(accounts.c.id == person.id).values(password=hashed)
            )
            return await end_rights(connection, person.id, keep=session or "")

    async def check_password(self, person: Person, password: str) -> None:
        """Raises `CommandRejected` if this is not the account's password."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(accounts).where(accounts.c.id == person.id))).one()
        if row.password is None or not await self._verify(row.password, password):
            raise CommandRejected("server-refused-login", kind="forbidden")

    async def become_bot(self, person: Person) -> Person:
        """Marks an account as a bot: permanent, and only before its first game."""
        if person.kind == "bot":
            return person
        if person.kind == "guest":
            raise CommandRejected("server-refused-guest", kind="forbidden")
        async with self._database.writing() as connection:
            played = await connection.execute(
                select(seats.c.game).where(seats.c.account == person.id).limit(1)
            )
            if played.first() is not None:
                raise CommandRejected("server-refused-bot-played")
            await connection.execute(update(accounts).where(accounts.c.id == person.id).values(kind="bot"))
        return Person(person.id, person.name, "bot", person.sign)

    async def named(self, name: str) -> Row[Any] | None:
        """Returns the row of an account by name."""
        async with self._database.reading() as connection:
            row: Row[Any] | None = (await connection.execute(known_as(name))).one_or_none()
            return row

    async def here(self, account: str) -> bool:
        """Returns whether an account is neither deleted nor banned."""
        query = select(accounts.c.kind).where(accounts.c.id == account)
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none() in KINDS

    async def persons(self, ids: Collection[str]) -> dict[str, Person]:
        """Returns those of the accounts that are neither deleted nor banned, by id."""
        if not ids:
            return {}
        query = select(accounts).where(accounts.c.id.in_(ids), accounts.c.kind.in_(KINDS))
        async with self._database.reading() as connection:
            return {row.id: _person(row) for row in await connection.execute(query)}

    async def name_of(self, account: str) -> str:
        """Returns the name of an account by id; empty if there is none."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(accounts.c.name).where(accounts.c.id == account))
            return found.scalar_one_or_none() or ""

    # --- sessions and tokens ---

    async def new_session(self, person: Person, now: int, agent: str = "") -> str:
        """Starts a session and returns its secret; `agent` is the User-Agent header."""
        shown = "".join(letter for letter in agent if letter.isprintable())[:200]
        secret = secrets.token_urlsafe(32)
        async with self._database.writing() as connection:
            await connection.execute(
                insert(sessions).values(
                    digest=digest(secret),
                    account=person.id,
                    expires=now + SESSION_LIFE,
                    created=now,
                    seen=now,
                    agent=shown,
                )
            )
            await connection.execute(update(accounts).where(accounts.c.id == person.id).values(seen=now))
        return secret

    async def end_session(self, secret: str) -> None:
        """Ends a session."""
        async with self._database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.digest == digest(secret)))
            await connection.execute(delete(subscriptions).where(subscriptions.c.session == digest(secret)))

    async def of_secret(self, secret: str, kind: Literal["session", "token"], now: int) -> Person | None:
        """Returns the account of a session or token; None if it is invalid."""
        if kind == "session":
            query = (
                select(accounts)
                .join(sessions, sessions.c.account == accounts.c.id)
                .where(sessions.c.digest == digest(secret), sessions.c.expires > now)
            )
        else:
            query = (
                select(accounts)
                .join(tokens, tokens.c.account == accounts.c.id)
                .where(tokens.c.digest == digest(secret))
            )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None or row.kind not in KINDS:
            return None
        if now - (row.seen or 0) > GLANCE:
            await self._came(row.id, digest(secret), now)
        return _person(row)

    async def _came(self, account: str, session: str, now: int) -> None:
        # A failed write, as on a full disk, must not reject the request.
        with contextlib.suppress(OSError, TimeoutError, SQLAlchemyError):
            async with self._database.writing() as connection:
                await connection.execute(update(accounts).where(accounts.c.id == account).values(seen=now))
                mine = sessions.c.digest == session
                await connection.execute(update(sessions).where(mine).values(seen=now))

    async def living(self, digests: Collection[str]) -> set[str]:
        """Returns those of the sessions and tokens that have not ended."""
        found: set[str] = set()
        wanted = list(digests)
        async with self._database.reading() as connection:
            for at in range(0, len(wanted), 500):
                for rights in (sessions, tokens):
                    query = select(rights.c.digest).where(rights.c.digest.in_(wanted[at : at + 500]))
                    found |= set((await connection.execute(query)).scalars())
        return found

    async def rights(self) -> str | None:
        """Returns a mark that changes whenever another program ends sessions."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(facts.c.value).where(facts.c.name == "rights"))
            return found.scalar_one_or_none()

    async def new_token(self, person: Person, label: str, now: int) -> TokenMade:
        """Creates an API token."""
        secret, id = f"pharos_{secrets.token_urlsafe(32)}", secrets.token_hex(8)
        async with self._database.writing() as connection:
            held = await connection.execute(select(tokens.c.id).where(tokens.c.account == person.id))
            if len(held.all()) >= MOST_TOKENS:
                raise CommandRejected("server-refused-too-many-tokens")
            await connection.execute(
                insert(tokens).values(
                    id=id, digest=digest(secret), account=person.id, label=label, created=now
                )
            )
        return TokenMade(id, label, secret)

    async def tokens(self, person: Person) -> list[Token]:
        """Returns the tokens of an account."""
        query = select(tokens).where(tokens.c.account == person.id).order_by(tokens.c.created)
        async with self._database.reading() as connection:
            return [
                Token(row.id, row.label, row.created, row.used) for row in await connection.execute(query)
            ]

    async def token_id(self, secret: str) -> str | None:
        """Returns the public id of a token."""
        query = select(tokens.c.id).where(tokens.c.digest == digest(secret))
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def end_token(self, person: Person, id: str) -> str | None:
        """Revokes a token; returns its digest, or None if there is no such token."""
        mine = (tokens.c.account == person.id) & (tokens.c.id == id)
        async with self._database.writing() as connection:
            held: str | None = (await connection.execute(select(tokens.c.digest).where(mine))).scalar()
            await connection.execute(delete(tokens).where(mine))
        return held

    async def end_all(self, person: Person) -> list[str]:
        """Ends all sessions and tokens and returns their digests."""
        async with self._database.writing() as connection:
            return await end_rights(connection, person.id)

    async def token_used(self, secret: str, now: int) -> None:
        """Records when a token was last used."""
        async with self._database.writing() as connection:
            await connection.execute(update(tokens).where(tokens.c.digest == digest(secret)).values(used=now))

    # --- passwords ---

    async def hashed(self, password: str) -> str:
        """Returns the hash of a password."""
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, hashed: str, password: str) -> bool:
        def fits() -> bool:
            try:
                return self._hasher.verify(hashed, password)
            except (VerificationError, InvalidHashError):
                return False

        async with self._hashing:
            return await asyncio.to_thread(fits)


async def end_rights(connection: AsyncConnection, account: str, keep: str = "") -> list[str]:
    """Ends all sessions and tokens of an account except `keep`, with push subscriptions; returns digests."""
    ended: list[str] = []
    hanging = (subscriptions.c.account == account) & (subscriptions.c.session != keep)
    await connection.execute(delete(subscriptions).where(hanging))
    for rights in (sessions, tokens):
        mine = (rights.c.account == account) & (rights.c.digest != keep)
        found = await connection.execute(select(rights.c.digest).where(mine))
        ended += [str(one) for one in found.scalars()]
        await connection.execute(delete(rights).where(mine))
    return ended


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.kind, row.sign or "")
