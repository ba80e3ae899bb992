"""What routes ask for in their signatures: parts of the server, who asks, and limits.

Tables = Annotated[TableService, part(TableService)]

@router.post("/api/tables", dependencies=[limited("tables"), STORES])
async def open_table(wanted: m.NewTable, visitor: Visitor, tables: Tables) -> m.Opened: ...
"""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Depends, Request
from starlette.requests import HTTPConnection

from serai.server.base.rate_limits import network
from serai.server.base.threads import asking
from serai.server.base.visits import known
from serai.server.http.lazy_routes import LazyRoute
from serai.server.http.middleware import client_address
from serai.server.protocol.cookies import GuestCookie
from serai.server.protocol.openapi_errors import ERRORS
from serai.server.services import Services

T = TypeVar("T")


class Parts:
    """The parts of a server process, each found by its class."""

    def __init__(self, *parts: object) -> None:
        self._parts = {type(part): part for part in parts}

    def __getitem__(self, kind: type[T]) -> T:
        found: Any = self._parts[kind]
        return found  # type: ignore[no-any-return]


def part(kind: type[Any]) -> Any:
    """A dependency: the part of that class."""

    async def find(connection: HTTPConnection) -> Any:
        return connection.app.state.parts[kind]

    return Depends(find)


def new_router(tag: str) -> APIRouter:
    """The router of a feature; its routes are built when somebody asks for them."""
    return APIRouter(tags=[tag], route_class=LazyRoute, responses=ERRORS)


ServicesPart = Annotated[Services, part(Services)]


async def _guest(services: ServicesPart, cookie: GuestCookie = None) -> str | None:
    return services.signer.guest(cookie)


Guest = Annotated[str | None, Depends(_guest)]
"""Who asks, if they have an identity."""


async def _visitor(guest: Guest) -> str:
    return known(guest)


Visitor = Annotated[str, Depends(_visitor)]
"""Who asks; refused without an identity."""


def limited(limit: str) -> Any:
    """A dependency that counts a request against one of the visitor's limits, by its name in `Limits`."""

    async def take(visitor: Visitor, services: ServicesPart) -> None:
        getattr(services.limits, limit).take(visitor)

    return Depends(take)


def limited_by_network(limit: str) -> Any:
    """The same for a limit of the visitor's network."""

    async def take(request: Request, services: ServicesPart) -> None:
        getattr(services.limits, limit).take(network(client_address(request)))

    return Depends(take)


async def _stores(visitor: Visitor, services: ServicesPart) -> None:
    services.limits.require_storage(visitor)


STORES = Depends(_stores)
"""A dependency that refuses visitors for whom enough was stored today."""


async def _reads(guest: Guest, services: ServicesPart) -> None:
    services.limits.tries.take(guest or asking())


READS = Depends(_reads)
"""A dependency that counts a look at something: for a visitor, or for the network of one without an identity."""
