"""The pages: a plain one that lists tables and lets one play, until the browser client takes its place."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse
from starlette.staticfiles import StaticFiles

PLAIN = Path(__file__).with_name("page")
BUNDLE = Path(__file__).with_name("web")  # the built browser client, when there is one


def folder() -> Path:
    """Where the pages are."""
    return BUNDLE if (BUNDLE / "index.html").is_file() else PLAIN


def add(app: FastAPI) -> None:
    """Serve the pages; every table has its own address."""
    index = folder() / "index.html"

    @app.get("/", include_in_schema=False)
    @app.get("/t/{table}", include_in_schema=False)
    async def page(table: str = "") -> FileResponse:
        return FileResponse(index)

    app.mount("/", StaticFiles(directory=folder()), name="page")
