"""Server settings; precedence: command line, environment, TOML file, defaults."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from email.utils import parseaddr
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec

from pharos.core.errors import PharosError
from pharos.server.roles import ROLES, Role

PREFIX = "PHAROS_"
HANDED_ON = "PHAROS_SERVER_SETTINGS"
"""Environment variable that passes the settings to server processes."""

LARGEST_FRAME = 64 * 1024
"""Bytes of the largest message that a client may send over the live connection."""

SMTP_SCHEMES = ("smtp://", "smtps://")
BUS_SCHEMES = ("valkey://", "valkeys://", "redis://", "rediss://")
Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
PUSH_SERVICES = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
"""Push services of Chromium, Firefox, Safari, and Edge."""
WEBHOOKS = ("discord.com", "hooks.slack.com", "api.telegram.org")
"""Services to which users may send notifications."""
Days = Annotated[int, msgspec.Meta(ge=0, le=36_500)]
"""A retention period in days; 0 means forever."""
Count = Annotated[int, msgspec.Meta(ge=1, le=64)]


LISTS = {"origins": ",", "roles": ",", "proxies": ",", "push": ",", "webhooks": ",", "content": os.pathsep}
"""Settings with several values, and their separators in the environment."""


class BadSettings(PharosError):
    """An unknown setting, or an invalid value."""


class ServerSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All settings; documented in docs/server.md."""

    host: str = "127.0.0.1"
    port: Port = 8000
    database: str = ""
    bus: str = ""
    workers: Count = 1
    roles: tuple[Role, ...] = ROLES
    thinkers: Annotated[int, msgspec.Meta(ge=0, le=64)] = 0
    think_limit: Annotated[float, msgspec.Meta(gt=0, le=3600)] = 30.0
    pace: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 700
    origins: tuple[str, ...] = ()
    secure: bool = False
    https: bool = False
    trust_port: Port = 8080
    proxies: tuple[str, ...] = ()
    content: tuple[str, ...] = ()
    limits: bool = True
    people_per_address: Annotated[int, msgspec.Meta(ge=1, le=200)] = 5
    push: tuple[str, ...] = PUSH_SERVICES
    contact: str = "mailto:pharos@localhost"
    address: str = ""
    webhooks: tuple[str, ...] = WEBHOOKS
    smtp: str = ""
    mail_from: str = ""
    keep_guests: Days = 90
    keep_tables: Days = 14
    keep_records: Days = 365
    pack_after: Days = 7
    clock_checked: bool = False
    log: Literal["debug", "info", "warning", "error"] = "info"

    @property
    def thinking_processes(self) -> int:
        """The number of search processes: `thinkers`, or one less than the number of cores."""
        return self.thinkers or max(1, (os.cpu_count() or 1) - 1)

    @property
    def database_url(self) -> str:
        """The database URL with an async driver, for SQLAlchemy."""
        return async_url(self.database or f"sqlite:///{data_folder() / 'pharos.sqlite3'}")

    @property
    def on_sqlite(self) -> bool:
        """Whether the database is SQLite, which supports only one server process."""
        return self.database_url.startswith("sqlite")


def data_folder() -> Path:
    """Returns the folder for user data, according to the conventions of the system."""
    if home := os.environ.get("PHAROS_DATA"):
        return Path(home)
    if os.name == "nt" and (local := os.environ.get("LOCALAPPDATA")):
        return Path(local) / "pharos"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "pharos"


def async_url(database: str) -> str:
    """Returns a database URL with an async driver.

    >>> async_url("postgresql://me@localhost/pharos")
    'postgresql+asyncpg://me@localhost/pharos'
    >>> async_url("games.sqlite3")
    'sqlite+aiosqlite:///games.sqlite3'
    """
    scheme, found, rest = database.partition("://")
    if not found:
        return f"sqlite+aiosqlite:///{database}"
    kind = scheme.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        return f"postgresql+asyncpg://{rest}"
    if kind == "sqlite":
        return f"sqlite+aiosqlite://{rest}"
    raise BadSettings(f"The database must be SQLite or PostgreSQL, not {kind!r}.")


def load(
    given: Mapping[str, object] | None = None,
    environment: Mapping[str, str] | None = None,
    file: str | None = None,
) -> ServerSettings:
    """Loads the settings from all sources; raises `BadSettings` with one clear sentence."""
    environment = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    path = file or environment.get(PREFIX + "SETTINGS")
    if path:
        values |= _from_file(Path(path))
    for name in ServerSettings.__struct_fields__:
        raw = environment.get(PREFIX + name.upper())
        if raw:
            between = LISTS.get(name)
            values[name] = [part for part in raw.split(between) if part] if between else raw
    values |= {name: value for name, value in (given or {}).items() if value is not None}
    try:
        settings = msgspec.convert(values, ServerSettings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(f"Invalid setting: {error}.") from error
    if settings.bus and not settings.bus.startswith(BUS_SCHEMES):
        raise BadSettings("The bus must be valkey://host:port or redis://host:port, or left out.")
    if not settings.roles:
        raise BadSettings(f"A server process needs at least one role: {', '.join(ROLES)}.")
    if set(settings.roles) != set(ROLES) and settings.on_sqlite:
        raise BadSettings("Server processes with single roles need PostgreSQL. Set it with --database.")
    if settings.workers > 1 and settings.on_sqlite:
        raise BadSettings("Several server processes need PostgreSQL. Set it with --database.")
    if settings.smtp and not (_has_host(settings.smtp, SMTP_SCHEMES) and settings.mail_from):
        raise BadSettings("Mail needs smtp://… or smtps://…, and mail_from with the address of the sender.")
    sender = parseaddr(settings.mail_from)[1]
    if settings.mail_from and not (settings.mail_from.isprintable() and all(sender.rpartition("@"))):
        raise BadSettings("mail_from must be a mail address, such as pharos@example.org.")
    if settings.address and not _has_host(settings.address, ("http://", "https://")):
        raise BadSettings("The address must be the one people open, such as https://games.example.org.")
    return settings


def _has_host(address: str, schemes: tuple[str, ...]) -> bool:
    """Whether a URL has one of the schemes, a host, and a valid port, if any."""
    try:
        place = urlsplit(address)
        return address.startswith(schemes) and bool(place.hostname) and place.port != 0
    except ValueError:
        return False


def _from_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(f"The settings file {path} cannot be read.") from error
    except tomllib.TOMLDecodeError as error:
        raise BadSettings(f"The settings file {path} is not valid TOML: {error}.") from error


def hand_on(settings: ServerSettings) -> None:
    """Passes the settings to server processes, through the environment."""
    os.environ[HANDED_ON] = msgspec.json.encode(settings).decode()


def handed_on() -> ServerSettings:
    """Returns the settings passed by the parent process, or loads them."""
    text = os.environ.get(HANDED_ON)
    return msgspec.json.decode(text, type=ServerSettings) if text else load()
