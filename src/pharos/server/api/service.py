"""Health, readiness, metrics."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get

import pharos
from pharos.server import metrics
from pharos.server.refusals import REFUSALS
from pharos.server.table_registry import TableRegistry
from pharos.wire.messages import Health


@get("/api/health", responses=REFUSALS)
async def health() -> Health:
    """Reports that the process is running."""
    return Health("ok", pharos.__version__)


@get("/api/ready", responses=REFUSALS)
async def ready(registry: TableRegistry) -> Response[Health]:
    """Reports whether requests can be served; otherwise 503 with the reason."""
    if registry.stopping:
        return Response(Health("stopping", pharos.__version__), status_code=503)
    if (trouble := await registry.trouble()) is not None:
        return Response(Health(trouble, pharos.__version__), status_code=503)
    return Response(Health("ok", pharos.__version__))


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def prometheus() -> Response[bytes]:
    """Returns the metrics of this process."""
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")


@get("/api/openapi.json", media_type=MediaType.JSON, include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Returns the OpenAPI description of this API."""
    return request.app.openapi_schema.to_schema()


HANDLERS = [openapi, health, ready, prometheus]
