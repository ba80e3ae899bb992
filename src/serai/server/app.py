"""The ASGI application of a server process: it opens the House and adds the routes of all features."""

from __future__ import annotations

import contextlib
import gc
import sys
from collections.abc import AsyncIterator, Callable
from typing import Any

from fastapi import FastAPI

import serai
from serai.server.accounts import routes as accounts
from serai.server.admin import health, metrics_endpoint, reports
from serai.server.admin import routes as admin
from serai.server.base import logs, readiness
from serai.server.house import House
from serai.server.http import docs_site, error_handlers, pages, rules_pages
from serai.server.http.connections import ConnectionLimits
from serai.server.http.lazy_routes import LazyRoute
from serai.server.http.middleware import RequestGuard
from serai.server.lobby import routes as lobby
from serai.server.notifications import routes as notifications
from serai.server.protocol.openapi_errors import ERRORS
from serai.server.ratings import routes as ratings
from serai.server.settings import Settings
from serai.server.study import duplicate_deals, editor, lessons, positions, puzzles
from serai.server.study import routes as study
from serai.server.tables import routes as tables
from serai.server.tables.plans import routes as plans
from serai.server.tournaments import routes as tournaments

GC_THRESHOLDS = (6_000, 5, 1_000)  # small steps, for whoever collects keeps everybody waiting; moves leave no circles
SWITCH_SECONDS = 0.001  # how long a thread that computes may keep the event loop waiting


def create(
    settings: Settings | None = None,
    say: Callable[[str], None] | None = None,
    connection_limits: ConnectionLimits | None = None,
) -> FastAPI:
    """The application of a server process; settings come from the environment unless given."""
    house = House(Settings.from_environment() if settings is None else settings, say, connection_limits)

    @contextlib.asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        logs.keep(house.settings.log_format, house.settings.log_level)
        await house.open()
        gc.collect()
        gc.freeze()  # what is loaded now stays; collecting it again and again would only make moves wait
        gc.set_threshold(*GC_THRESHOLDS)
        sys.setswitchinterval(SWITCH_SECONDS)
        readiness.leave_patiently(house.settings.drain_seconds)
        yield {"connection_limits": house.connection_limits}
        await house.close()

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
    app.router.route_class = LazyRoute
    app.state.house = house
    app.add_middleware(RequestGuard, house=house)
    error_handlers.add(app, house)
    health.add(app, house)
    tables.add(app, house)
    rules_pages.add(app)
    app.router.routes.extend(docs_site.routes())
    lessons.add(app, house)
    puzzles.add(app, house)
    study.add(app, house)
    positions.add(app, house)
    editor.add(app, house)
    duplicate_deals.add(app, house)
    accounts.add(app, house)
    tournaments.add(app, house)
    ratings.add(app, house)
    lobby.add(app, house)
    reports.add(app, house)
    plans.add(app, house)
    notifications.add(app, house)
    admin.add(app, house)
    metrics_endpoint.add(app, house)
    only = house.settings.members_only
    app.router.routes.extend(
        pages.routes(house.store.about, house.analysis_service.repository.preview, members_only=only)
    )
    return app
