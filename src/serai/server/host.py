"""Hosting: what happens between `serai serve` and the first visitor."""

from __future__ import annotations

import multiprocessing
import os
import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

import serai
from serai.engine.errors import SeraiError
from serai.server.database import is_postgres, migrate, sqlite_path
from serai.server.identity import load_secret
from serai.server.settings import Settings

Say = Callable[[str], None]
OPEN_SECONDS = 30.0
PREPARED_STEPS = 12
PREPARED_SIMULATIONS = 20
PREPARED = ".prepared"  # the ending of a file in the cache that says that a game is compiled


def prepare_game(name: str, *, bots: bool) -> float:
    """Compile what a table needs of one game, or load it if it was compiled before; seconds that took."""
    from serai.bots import find_bot, repeatable_bots
    from serai.engine.chance import generator

    begun = time.perf_counter()
    match = serai.game(name).new_match(seed=1)
    thinkers = [find_bot(bot, match.game) for bot in repeatable_bots(match.game, PREPARED_SIMULATIONS)] if bots else []
    for number in range(PREPARED_STEPS):
        if match.state.over:
            break
        seat = match.state.to_act[0]
        knowledge = match.state.knowledge(seat)
        if number < len(thinkers):
            match.play(seat, thinkers[number].choose(knowledge, generator(number)))
        else:
            legal = match.state.legal_actions(seat)
            match.play(seat, legal[number % len(legal)])
        match.can_undo(seat)
    match.events()
    match.record_for(None)
    match.state.view(None)
    return time.perf_counter() - begun


def prepare_games(say: Say) -> None:
    """Compile every game once on a machine, in a process of its own, telling what goes on; then load the result."""
    from serai.engine.cache import cache_folder
    from serai.engine.compiled import jit_enabled

    if not jit_enabled():
        return
    names = serai.game_names()
    missing = [name for name in names if not (cache_folder() / f"{name}{PREPARED}").exists()]
    if missing:
        say("The first start on this machine compiles the games; the next one is quick.")
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        for number, name in enumerate(missing, 1):
            say(f"Compiling {name} ({number} of {len(missing)}) ...")
            seconds = pool.submit(prepare_game, name, bots=True).result()
            (cache_folder() / f"{name}{PREPARED}").touch()
            say(f"Compiled {name} in {seconds:.1f} s.")
    for name in names:
        prepare_game(name, bots=False)  # from the cache, before anybody waits for it


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
    migrate(settings.database)
    prepare_games(say)
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

        uvicorn.run(create(settings), **options)  # type: ignore[arg-type]


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
