"""The ASGI application while the server starts: it shows pages at once and lets all else wait.

The pages need neither the engine nor a database, so they are shown at once. All else waits until the application is
there, which a thread imports meanwhile: the compiler's own packages take longer to load than everything else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from starlette.applications import Starlette

from serai.server.base.readiness import STARTING, not_ready
from serai.server.http import pages
from serai.server.http.connection_limits import ConnectionLimits
from serai.server.http.headers import HEADERS
from serai.server.settings import Settings

PAGES = {path.split("/")[1] for path in (*pages.paths(), f"/{pages.ASSETS}")}  # first parts of the paths of pages


class StartupApp:
    """The ASGI application of a server process; `failed` is called if the server cannot be opened, for `trouble`."""

    def __init__(
        self, settings: Settings, say: Callable[[str], None] | None = None, failed: Callable[[], None] = lambda: None
    ) -> None:
        self.trouble: BaseException | None = None
        self._settings, self._say, self._failed = settings, say, failed
        self._connection_limits = ConnectionLimits(settings)
        self._pages = Starlette(routes=pages.routes(members_only=settings.members_only))
        self._app: Any = None
        self._open = asyncio.Event()
        self._end = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass on what is asked; before the server is open, show pages and let all else wait."""
        if self._app is not None:
            await self._app(scope, receive, send)
        elif scope["type"] == "lifespan":
            await self._live(scope, receive, send)
        elif scope["type"] == "http" and scope["path"] == "/api/ready":
            await not_ready(_with_headers(send), STARTING)
        elif scope["type"] == "http" and scope["path"].removeprefix("/").split("/")[0] in PAGES:
            await self._pages(scope, receive, _with_headers(send))
        else:
            await self._open.wait()
            if self._app is not None:  # else the server ends, and the connection with it
                await self._app(scope, receive, send)

    async def _live(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        scope["state"]["connection_limits"] = self._connection_limits
        running = asyncio.create_task(self._run_app())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self._end.set()
        await running
        await send({"type": "lifespan.shutdown.complete"})

    async def _run_app(self) -> None:
        try:
            app = await asyncio.to_thread(self._load)
            async with app.router.lifespan_context(app):
                self._app = app
                self._open.set()
                await self._end.wait()
        except Exception as error:
            self.trouble = error
            self._open.set()
            self._failed()

    def _load(self) -> Any:
        from serai.server.app import create

        return create(self._settings, self._say, self._connection_limits)


def _with_headers(send: Any) -> Any:
    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
            message = {**message, "headers": [*message["headers"], *extra]}
        await send(message)

    return sending
