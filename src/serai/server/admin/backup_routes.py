"""The routes of backups, which hosts make, download and delete."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import Path, Request
from fastapi.responses import FileResponse

from serai.server.admin import messages as h
from serai.server.admin.backups import Backups
from serai.server.admin.dependencies import BY_HOST, BY_SURE_HOST, HostsPart, SureHost
from serai.server.admin.hosts import HOUR_SECONDS
from serai.server.base.rate_limits import network
from serai.server.http.connection_limits import ConnectionLimits
from serai.server.http.dependencies import new_router, part
from serai.server.http.middleware import client_address

DOWNLOAD_SECONDS = 6 * HOUR_SECONDS
BackupName = Annotated[str, Path(pattern=r"^[a-z0-9.-]{1,60}$")]
BackupsPart = Annotated[Backups, part(Backups)]

router = new_router("admin")


def _listed(backups: Backups) -> h.BackupList:
    return h.BackupList(
        backups=[h.BackupInfo(name=one.name, bytes=one.bytes, made=one.made) for one in backups.listed()],
        going_on=backups.going_on,
        progress=backups.progress(),
        failed=backups.failed,
    )


@router.get("/api/host/proof", dependencies=[BY_SURE_HOST])
async def has_proof() -> None:
    """Tell whether a host has proved a passkey not long ago: a link that downloads cannot ask for it."""


@router.get("/api/host/backups", dependencies=[BY_HOST])
async def list_backups(backups: BackupsPart) -> h.BackupList:
    """List the backups in the data folder, and how far the one is that is being made."""
    return await asyncio.to_thread(_listed, backups)


@router.post("/api/host/backups", status_code=202)
async def back_up(host: SureHost, backups: BackupsPart, hosts: HostsPart) -> h.BackupList:
    """Begin with a backup of everything; it has all secrets of the house in it."""
    name = backups.start()
    await hosts.did(host, "backup", name)
    return await asyncio.to_thread(_listed, backups)


@router.get("/api/host/backups/{name}", response_class=FileResponse)
async def download(
    name: BackupName,
    request: Request,
    host: SureHost,
    backups: BackupsPart,
    hosts: HostsPart,
    limits: Annotated[ConnectionLimits, part(ConnectionLimits)],
) -> FileResponse:
    """Download a backup."""
    path = await asyncio.to_thread(backups.path, name)
    limits.be_patient(network(client_address(request)), DOWNLOAD_SECONDS)
    await hosts.did(host, "download", name)
    return FileResponse(path, media_type="application/vnd.sqlite3", filename=name)


@router.delete("/api/host/backups/{name}")
async def delete(name: BackupName, host: SureHost, backups: BackupsPart, hosts: HostsPart) -> None:
    """Delete a backup."""
    await asyncio.to_thread(backups.delete, name)
    await hosts.did(host, "delete-backup", name)
