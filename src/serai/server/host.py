"""Hosting: what happens between `serai serve` and the first visitor."""

from __future__ import annotations

import os
import socket
import threading
import time
import webbrowser
from collections.abc import Callable

from serai.engine.errors import SeraiError
from serai.server.database import is_postgres, migrate, sqlite_path
from serai.server.identity import load_secret
from serai.server.settings import Settings
from serai.server.sqlite import only_one

Say = Callable[[str], None]
OPEN_SECONDS = 30.0


def _free_port(host: str) -> int:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


def _check_port(settings: Settings) -> None:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise SeraiError(
                f"Cannot listen on {settings.host} port {settings.port}: {reason}. Try --port 0."
            ) from None


def serve(settings: Settings, *, open_page: bool = False, say: Say = print) -> None:
    """Run the server until it is stopped."""
    import uvicorn

    shared = is_postgres(settings.database)
    if settings.processes > 1 and not shared:
        raise SeraiError("More than one process needs PostgreSQL: set SERAI_DATABASE_URL or --database.")
    if settings.port == 0:
        settings = settings.with_changes(port=_free_port(settings.host))
    else:
        _check_port(settings)
    load_secret(settings)  # made now, by one process
    if not shared:
        path = sqlite_path(settings.database)
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not path.exists():
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
        only_one(path).close()  # a second server is told so before it says that it is there
    migrate(settings.database)
    page = (
        f"http://{'localhost' if settings.host in ('127.0.0.1', '0.0.0.0', '::') else settings.host}:{settings.port}/"
    )
    say(f"Serai is at {page} - Ctrl-C stops it.")
    if open_page:
        threading.Thread(target=_open_when_ready, args=(page, settings), daemon=True).start()
    options = {
        "host": settings.host,
        "port": settings.port,
        "http": "serai.server.wire:GuardedHttp",
        "ws": "serai.server.wire:GuardedSocket",
        "ws_max_size": settings.message_bytes,
        "ws_per_message_deflate": False,  # it costs more processor time and memory than it saves on these messages
        "log_level": "warning",
        "server_header": False,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": settings.proxies or None,
        "timeout_graceful_shutdown": 5,
    }
    if settings.processes > 1:
        os.environ.update(settings.environment())
        uvicorn.run("serai.server.app:create", factory=True, workers=settings.processes, **options)  # type: ignore[arg-type]
    else:
        from serai.server.app import create

        uvicorn.run(create(settings, say), **options)  # type: ignore[arg-type]


def _open_when_ready(page: str, settings: Settings) -> None:
    host = "127.0.0.1" if settings.host == "0.0.0.0" else settings.host
    end = time.monotonic() + OPEN_SECONDS
    while time.monotonic() < end:
        try:
            with socket.create_connection((host, settings.port), timeout=1):
                webbrowser.open(page)
                return
        except OSError:
            time.sleep(0.1)
