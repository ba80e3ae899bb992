"""The start of `serai serve`: it binds the address, migrates the database and runs uvicorn."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from typing import Any

from serai.engine.errors import SeraiError
from serai.server.base import logs
from serai.server.base.signing import load_secret
from serai.server.settings import Settings
from serai.server.storage.database import is_postgres, migrate, sqlite_path
from serai.server.storage.sqlite import only_one

Say = Callable[[str], None]
OPEN_SECONDS = 30.0
HEADER_BYTES = 16_384  # of a request, all headers together
BACKLOG = 2048  # connections that wait to be accepted


def _listen(settings: Settings) -> socket.socket:
    """A socket at the address; whoever comes from now on waits for the server."""
    sixth = ":" in settings.host
    listening = socket.socket(socket.AF_INET6 if sixth else socket.AF_INET)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if sixth:
        listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        reason = (error.strerror or str(error)).lower()
        raise SeraiError(f"Cannot listen on {settings.host} port {settings.port}: {reason}. Try --port 0.") from None
    return listening


def serve(settings: Settings, *, open_page: bool = False, say: Say = print) -> None:
    """Run the server until it is stopped."""
    shared = is_postgres(settings.database)
    if settings.processes > 1 and not shared:
        raise SeraiError("More than one process needs PostgreSQL: set SERAI_DATABASE_URL or --database.")
    if settings.bots:
        from serai.bots.plugins import FILES, check_files

        check_files(settings.bots)
        os.environ[FILES] = settings.bots  # for the processes in which bots think
    logs.keep(settings.log_format, settings.log_level)
    with _listen(settings) as listening:
        settings = settings.with_changes(port=listening.getsockname()[1])
        load_secret(settings)  # made now, by one process
        if not shared:
            path = sqlite_path(settings.database)
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            if not path.exists():
                os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
            only_one(path).close()  # a second server is told so before it says that it is there
        migrate(settings.database)
        local = settings.host in ("127.0.0.1", "0.0.0.0", "::")
        page = f"http://{'localhost' if local else settings.host}:{settings.port}/"
        say(f"Serai is at {page} - Ctrl-C stops it.")
        if open_page:
            threading.Thread(target=_open_when_ready, args=(page, settings), daemon=True).start()
        _run(settings, listening, say)


def _run(settings: Settings, listening: socket.socket, say: Say) -> None:
    import uvicorn

    options: dict[str, Any] = {
        "host": settings.host,
        "port": settings.port,
        "http": "serai.server.http.uvicorn_protocols:GuardedHttp",
        "ws": "serai.server.http.uvicorn_protocols:GuardedSocket",
        "ws_max_size": settings.message_bytes,
        "h11_max_incomplete_event_size": HEADER_BYTES,
        "ws_per_message_deflate": False,  # it costs more processor time and memory than it saves on these messages
        "log_level": "warning",
        "log_config": None,  # the log is ours
        "server_header": False,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": settings.proxies or None,
        "timeout_graceful_shutdown": 5,
    }
    if settings.processes > 1:
        listening.close()  # uvicorn binds the address for all of them
        os.environ.update(settings.environment())
        uvicorn.run("serai.server.app:create", factory=True, workers=settings.processes, **options)
        return
    from serai.server.startup import StartupApp

    startup_app = StartupApp(settings, say, lambda: setattr(server, "should_exit", True))
    server = uvicorn.Server(uvicorn.Config(startup_app, **options))
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if startup_app.trouble is not None:
        raise startup_app.trouble


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
