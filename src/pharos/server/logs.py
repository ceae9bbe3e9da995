"""Logs: one JSON object per line on stderr, without secrets."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from collections.abc import Iterator, MutableMapping
from pathlib import Path
from typing import Any

import structlog

SECRET = frozenset(
    {
        "password",
        "old",
        "new",
        "token",
        "secret",
        "cookie",
        "authorization",
        "session",
        "csrf",
        "deal",
        "choice",
        "folded",
        "hashed",
    }
)
"""Fields that are never logged."""
HIDDEN = "(hidden)"
FRAMES = 12
MOST_KINDS = 1000


def without_secrets(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replaces the values of secret fields."""
    for name in event:
        if name.lower() in SECRET:
            event[name] = HIDDEN
    return event


def where_it_failed(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replaces an exception by its types and source positions, through all causes, without the messages.

    Messages may contain secrets: a password's hash, a hidden choice, a deal.
    """
    error = event.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()
    if isinstance(error, tuple):
        error = error[1]
    if isinstance(error, BaseException):
        event["exception"] = [*_raised(error)]
    return event


class Throttle:
    """Limits log lines per kind and period; dropped lines are counted in the next one that is written."""

    def __init__(self, most: int = 20, seconds: float = 10.0) -> None:
        self._most = most
        self._seconds = seconds
        self._kinds: dict[str, tuple[float, int]] = {}

    def take(self, kind: str) -> int | None:
        """Returns None if the line must be dropped, otherwise how many were dropped before it."""
        now = time.monotonic()
        began, lines = self._kinds.get(kind, (now, 0))
        left_out = 0
        if now - began >= self._seconds:
            left_out = max(0, lines - self._most)
            began, lines = now, 0
        if len(self._kinds) > MOST_KINDS:
            self._kinds.clear()
        self._kinds[kind] = (began, lines + 1)
        return None if lines >= self._most else left_out

    def __call__(
        self, _logger: Any, _method: str, event: MutableMapping[str, Any]
    ) -> MutableMapping[str, Any]:
        """Acts as a structlog processor."""
        left_out = self.take(str(event.get("event")))
        if left_out is None:
            raise structlog.DropEvent
        if left_out:
            event["left_out"] = left_out
        return event

    def filter(self, record: logging.LogRecord) -> bool:
        """Acts as a filter of `logging`, for lines of libraries; their text serves as the kind."""
        left_out = self.take(f"{record.name} {record.msg}"[:200])
        if left_out:
            record.msg = f"{record.msg} ({left_out} such lines were left out)"
        return left_out is not None


def _raised(error: BaseException | None) -> Iterator[str]:
    while error is not None:
        frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
        places = (f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)
        yield " > ".join([*places, type(error).__name__])
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def set_up(level: str) -> None:
    """Sends all logs through structlog, including those of uvicorn."""
    number = logging.getLevelNamesMapping()[level.upper()]
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
    ]
    structlog.configure(
        processors=[Throttle(), *shared, where_it_failed, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                where_it_failed,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    handler.addFilter(Throttle().filter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(number)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    # One line per connection is too much, and paths may contain the id of a private table.
    logging.getLogger("uvicorn.error").setLevel(max(number, logging.WARNING))
    logging.getLogger("uvicorn.access").setLevel(logging.CRITICAL)
    logging.getLogger("alembic").setLevel(max(number, logging.WARNING))
