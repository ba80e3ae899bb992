"""Error responses: every error is a Problem in JSON, except that a browser that asks for a page gets one."""

from __future__ import annotations

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from serai.server.base.errors import Refused, Why
from serai.server.http import pages
from serai.server.protocol import messages as m
from serai.server.services import Services


def add(app: FastAPI, services: Services) -> None:
    """Add the handlers."""
    door = services.settings.members_only

    def answer(error: Refused) -> JSONResponse:
        services.metrics.refusals.add(error.code)
        return JSONResponse(m.Problem.of(error).model_dump(), error.status)

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        lost = error.status == 404 and pages.wants_page(request)
        return pages.shell(request, status=404, door=door) if lost else answer(error)

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        if first["loc"] == ("path", "table"):
            return answer(Refused(Why.NO_TABLE()))
        if first["loc"] == ("path", "study"):
            return answer(Refused(Why.NO_STUDY()))
        if first["loc"] == ("path", "evening"):
            return answer(Refused(Why.NO_EVENING()))
        place = ".".join(str(part) for part in first["loc"])[:80]
        return answer(Refused(Why.BAD_REQUEST(hint=f"{place}: {first['msg']}.")))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and pages.wants_page(request):
            return pages.shell(request, status=404, door=door)
        said = answer(Refused(Why.HTTP(hint=f"{error.detail}."), status=error.status_code))
        said.headers.update(error.headers or {})
        return said
