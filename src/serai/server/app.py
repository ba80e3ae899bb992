"""The ASGI application of a server process: it builds the server and includes the routes of all features."""

from __future__ import annotations

import contextlib
import gc
import sys
from collections.abc import AsyncIterator, Callable
from typing import Any

from fastapi import FastAPI

import serai
from serai.server.accounts import routes as accounts
from serai.server.admin import backup_routes, health, member_routes, metrics_endpoint, reports, table_routes
from serai.server.admin import routes as admin
from serai.server.base import logs, readiness
from serai.server.http import docs_site, error_handlers, pages, rules_pages
from serai.server.http.connection_limits import ConnectionLimits
from serai.server.http.middleware import RequestGuard
from serai.server.lobby import routes as lobby
from serai.server.notifications import routes as notifications
from serai.server.protocol.openapi_errors import ERRORS
from serai.server.ratings import routes as ratings
from serai.server.server import Server
from serai.server.settings import Settings
from serai.server.study import analysis_routes, duplicate_deals, editor, lessons, positions, puzzles
from serai.server.study import routes as study
from serai.server.tables import routes as tables
from serai.server.tables.plans import routes as plans
from serai.server.tournaments import routes as tournaments

GC_THRESHOLDS = (6_000, 5, 1_000)  # small steps, for whoever collects keeps everybody waiting; moves leave no circles
SWITCH_SECONDS = 0.001  # how long a thread that computes may keep the event loop waiting
FEATURES = (
    health, tables, plans, rules_pages, lessons, puzzles, study, analysis_routes, positions, editor, duplicate_deals,
    accounts, tournaments, ratings, lobby, reports, notifications, admin, member_routes, table_routes, backup_routes,
    metrics_endpoint,
)  # fmt: skip


def create(
    settings: Settings | None = None,
    say: Callable[[str], None] | None = None,
    connection_limits: ConnectionLimits | None = None,
) -> FastAPI:
    """The application of a server process; settings come from the environment unless given."""
    server = Server(Settings.from_environment() if settings is None else settings, say, connection_limits)
    services, settings = server.services, server.services.settings
    metrics_endpoint.check_token(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        logs.keep(settings.log_format, settings.log_level)
        await server.open()
        gc.collect()
        gc.freeze()  # what is loaded now stays; collecting it again and again would only make moves wait
        gc.set_threshold(*GC_THRESHOLDS)
        sys.setswitchinterval(SWITCH_SECONDS)
        readiness.leave_patiently(settings.drain_seconds)
        yield {"connection_limits": server.connection_limits}
        await server.close()

    app = FastAPI(
        title="Serai",
        summary="Tables of Bakschisch, The Thief of Bagdad and Five Tribes.",
        version=serai.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=ERRORS,
        separate_input_output_schemas=False,
    )
    app.state.server, app.state.parts = server, server.parts
    gates = (server.moderation.require_welcome, server.members_only.require_member)
    app.add_middleware(RequestGuard, services=services, connection_limits=server.connection_limits, gates=gates)
    error_handlers.add(app, services)
    for feature in FEATURES:
        app.router.routes.extend(feature.router.routes)
    app.router.routes.extend(docs_site.routes())
    repository, only = server.analysis.repository, settings.members_only
    app.router.routes.extend(pages.routes(services.store.about, repository.preview, members_only=only))
    return app
