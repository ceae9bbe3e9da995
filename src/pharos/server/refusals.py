"""Error responses: a key with arguments and the right status, never a stack trace."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from pharos.core.errors import PharosError
from pharos.server import metrics
from pharos.server.auth import NotAuthenticated
from pharos.server.limits import TooOften
from pharos.server.store.trouble import Unstored, state_of, trouble_of
from pharos.table.refusal import CommandRejected
from pharos.wire.messages import Refusal

logger = structlog.get_logger("server")

STATUS = {"forbidden": 403, "conflict": 409, "missing": 404, "invalid": 400, "unavailable": 503}
KEYS = {
    400: "server-refused-invalid",
    401: "server-refused-nobody",
    403: "server-refused-forbidden",
    404: "server-refused-not-found",
    405: "server-refused-method",
    413: "server-refused-too-large",
    415: "server-refused-invalid",
    429: "server-refused-too-often",
}
FAILED = "server-failed"
LEFT = "client disconnected prematurely"
"""The framework's message for a client that disconnects before its request is complete."""
UNSTORED = "server-refused-unstored"

REFUSALS = {
    status: ResponseSpec(Refusal, generate_examples=False, description=key, media_type=MediaType.JSON)
    for status, key in KEYS.items()
    if status not in (405, 415)
} | {
    status: ResponseSpec(Refusal, generate_examples=False, description=description, media_type=MediaType.JSON)
    for status, description in ((409, "not now"), (503, "nothing can be stored just now"))
}
"""The error responses of any request, for OpenAPI."""

AnyRequest = Request[Any, Any, Any]


def on_refused(_request: AnyRequest, refused: CommandRejected) -> Response[Refusal]:
    """Responds to a rejected command."""
    metrics.REFUSED.labels(refused.key).inc()
    status, headers = STATUS[refused.kind], {}
    if isinstance(refused, TooOften):
        status, headers = 429, {"Retry-After": str(refused.wait)}
    elif isinstance(refused, NotAuthenticated):
        status, headers = 401, {"WWW-Authenticate": "Bearer"}
    return _answer(Refusal(refused.key, refused.arguments, refused.rule), status, headers)


def on_pharos_error(_request: AnyRequest, error: PharosError) -> Response[Refusal]:
    """Responds to an invalid game, record, or position with the engine's reason."""
    return _answer(Refusal("server-refused-game", {"reason": str(error)}), 400)


def on_http_error(_request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """Responds to errors of the framework, such as an unknown path or an unreadable body."""
    status = error.status_code
    if error.detail == LEFT:
        return on_unreadable(_request, error)  # the client is gone
    if status >= 500:
        return on_failure(_request, error)
    allowed = {"Allow": error.headers["Allow"]} if error.headers and "Allow" in error.headers else {}
    return _answer(Refusal(KEYS.get(status, "server-refused-invalid")), status, allowed)


def on_unreadable(_request: AnyRequest, _error: Exception) -> Response[Refusal]:
    """Responds to a body that is not JSON, or nested too deeply."""
    return _answer(Refusal("server-refused-invalid"), 400)


def on_failure(_request: AnyRequest, error: Exception) -> Response[Refusal]:
    """Responds to unexpected errors, and to an unavailable database."""
    if (key := failure_of(error, "request_failed")) == UNSTORED:
        return _answer(Refusal(key), 503, {"Retry-After": "1"})
    return _answer(Refusal(key), 500)


def failure_of(error: Exception, event: str) -> str:
    """Logs an error and returns its key; counts it as a failure unless it comes from the database."""
    if isinstance(error, Unstored) or trouble_of(error) is not None:
        logger.error("database_failed", error=type(error).__name__, state=state_of(error))
        return UNSTORED
    metrics.FAILURES.inc()
    logger.error(event, exc_info=error)
    return FAILED


def _answer(refusal: Refusal, status: int, headers: dict[str, str] | None = None) -> Response[Refusal]:
    return Response(refusal, status_code=status, headers=headers, media_type=MediaType.JSON)


HANDLERS: dict[int | type[Exception], Any] = {
    CommandRejected: on_refused,
    PharosError: on_pharos_error,
    HTTPException: on_http_error,
    RecursionError: on_unreadable,
    msgspec.DecodeError: on_unreadable,
    Exception: on_failure,
}
