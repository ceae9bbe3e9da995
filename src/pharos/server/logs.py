"""Logs: one JSON object per line on stderr, without secrets."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
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
    }
)
"""Fields that never reach a log, whoever passes them."""
HIDDEN = "(hidden)"


def without_secrets(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Hides the values of secret fields."""
    for name in event:
        if name.lower() in SECRET:
            event[name] = HIDDEN
    return event


def set_up(level: str) -> None:
    """Sends everything through structlog, uvicorn's own lines too."""
    number = logging.getLevelNamesMapping()[level.upper()]
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.format_exc_info, structlog.processors.JSONRenderer()],
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
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(number)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    # Each connection would be a line, and paths may hold the id of a private table.
    logging.getLogger("uvicorn.error").setLevel(max(number, logging.WARNING))
    logging.getLogger("uvicorn.access").setLevel(logging.CRITICAL)
    logging.getLogger("alembic").setLevel(max(number, logging.WARNING))
