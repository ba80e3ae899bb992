#!/usr/bin/env python3
"""What a move takes of the processor inside the server: from the bytes of a command to the bytes for all seats.

python benchmarks/moves.py [--game bakschisch] [--players 2] [--tables 50] [--rounds 60]

Everything is real, the database too, but the sockets: bytes are handed to the server's own protocol, and what it writes
is kept. So neither the kernel nor clients are in what is measured, which is the processor time of the event loop's
thread. In each round every seat that may choose does, with random legal steps. A busy machine makes every figure
larger: the best and the lower quarter are what to read, and two versions are compared in turn.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from serai.cli.commands.bench_server import NO_LIMITS, OPTIONS, PAUSED  # noqa: E402

MASK = b"\1\2\3\4"
WARM_UP = 3  # rounds
HELLO = '{"type":"hello","protocol":2}'


def framed(text: str) -> bytes:
    """A text as a client's frame."""
    data = text.encode()
    head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else b"\x81\xfe" + len(data).to_bytes(2, "big")
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(data))


def unframed(chunk: bytes) -> list[Any]:
    """The messages of a chunk that the server has written."""
    found, at = [], 0
    while at < len(chunk) and chunk[at] == 0x81:
        length = chunk[at + 1]
        at += 2
        if length >= 126:
            size = 2 if length == 126 else 8
            length, at = int.from_bytes(chunk[at : at + size], "big"), at + size
        found.append(json.loads(chunk[at : at + length]))
        at += length
    return found


class Line(asyncio.Transport):
    """A connection that leads nowhere."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.written: list[bytes] = []

    def write(self, data: Any) -> None:
        """Keep what is written."""
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        """It stays open."""
        return False

    def close(self) -> None:
        """There is nothing to close."""

    def abort(self) -> None:
        """There is nothing to close."""

    def pause_reading(self) -> None:
        """Nothing comes by itself."""

    def resume_reading(self) -> None:
        """Nothing comes by itself."""


@dataclass(eq=False)
class Player:
    """Somebody on a seat."""

    seat: int
    socket: Any
    line: Line
    token: int = 0
    chosen: int = -1
    count: int = 0
    acked: int = 0
    frames: int = 0
    legal: list[str] = field(default_factory=list)

    def hear(self) -> None:
        """Read what the server has written."""
        written, self.line.written = self.line.written, []
        for message in [message for chunk in written for message in unframed(chunk)]:
            self.frames += 1
            if message["type"] == "error":
                sys.exit(f"The server refuses a move: {message['message']}")
            if message["type"] not in ("update", "change"):
                continue
            self.acked += len(message["acks"])
            table = message["table"]
            news = table.items() if isinstance(table, dict) else [(path[0], new[0]) for path, *new in table if new]
            self.token = dict(news).get("token", self.token)
            self.legal = message["perspectives"][0]["legal"]

    def choice(self, chooser: random.Random) -> bytes | None:
        """The frame of a random choice; None if there is none to make."""
        if not self.legal or self.chosen == self.token:
            return None
        self.chosen, self.count = self.token, self.count + 1
        step = chooser.choice([step for step in self.legal if not step.startswith(PAUSED)] or self.legal)
        command = {"type": "play", "id": str(self.count), "seat": self.seat, "steps": [step], "token": self.token}
        return framed(json.dumps(command))


async def seated(server: Any, config: Any, game: str, players: int) -> list[Player]:
    """A table that has begun, with a socket for every seat."""
    from uvicorn.server import ServerState

    from serai.server.http.uvicorn_protocols import GuardedSocket
    from serai.server.protocol import messages as m

    guests = [server.services.signer.new_guest() for _ in range(players)]
    wanted = m.NewTable(game=game, players=players, options=OPTIONS.get(game, {}), sit=False)
    live = await server.opener.open(wanted, guests[0])
    for seat, guest in enumerate(guests):
        await server.tables.command(live, guest, m.Sit(type="sit", id="sit", seat=seat))
    await server.tables.command(live, guests[0], m.Start(type="start", id="start"))
    found = []
    for seat, guest in enumerate(guests):
        socket, line = GuardedSocket(config, ServerState(), {"connection_limits": server.connection_limits}), Line()
        socket.connection_made(line)
        socket.data_received(
            f"GET /api/tables/{live.id}/live HTTP/1.1\r\nhost: 127.0.0.1\r\n"
            "upgrade: websocket\r\nconnection: upgrade\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n"
            f"cookie: serai_guest={server.services.signer.cookie(guest)}\r\n\r\n".encode()
        )
        found.append(Player(seat, socket, line))
    return found


async def played(everybody: list[Player], chooser: random.Random) -> tuple[int, float]:
    """One round: how many moves were made, and the processor time of this thread in microseconds for each."""
    moves = [(player, frame) for player in everybody if (frame := player.choice(chooser)) is not None]
    awaited = {player: player.acked + 1 for player, _ in moves}
    spent, begun = 0.0, time.thread_time()
    for player, frame in moves:
        player.socket.data_received(frame)
    while any(player.acked < acked for player, acked in awaited.items()):
        await asyncio.sleep(0.0005)  # of which nothing counts but what the server does
        spent += time.thread_time() - begun
        for player in everybody:
            player.hear()
        begun = time.thread_time()
    return len(moves), spent / max(1, len(moves)) * 1e6


async def measure(game: str, players: int, tables: int, rounds: int) -> None:
    """Open the tables, play, print."""
    from uvicorn import Config

    import serai
    from serai.server.app import create
    from serai.server.settings import Settings
    from serai.server.storage.database import migrate

    settings = Settings.from_environment()
    migrate(settings.database)
    app = create(settings)
    async with app.router.lifespan_context(app):
        server = app.state.server
        await server.compiler.wait(serai.game(game, players=players))
        config = Config(
            app, ws_max_size=settings.message_bytes, ws_ping_interval=None, lifespan="off", log_level="error"
        )
        config.ws_per_message_deflate = False
        config.load()
        everybody = [player for _ in range(tables) for player in await seated(server, config, game, players)]
        await asyncio.sleep(0.5)
        for player in everybody:
            player.socket.data_received(framed(HELLO))
        while not all(player.legal or player.frames for player in everybody):
            await asyncio.sleep(0.05)
            for player in everybody:
                player.hear()
        chooser, frames = random.Random(1), sum(player.frames for player in everybody)
        found = [await played(everybody, chooser) for _ in range(rounds + WARM_UP)]
        for player in everybody:
            player.socket.connection_lost(None)
        await asyncio.sleep(0.5)
        moves, times = sum(count for count, _ in found), sorted(each for count, each in found[WARM_UP:] if count)
        frames = sum(player.frames for player in everybody) - frames
        print(
            f"{game} with {players} seats at {tables} tables: best {times[0]:.0f}, lower quarter "
            f"{times[len(times) // 4]:.0f}, median {times[len(times) // 2]:.0f} microseconds for a move; "
            f"{frames / moves:.2f} messages for a move"
        )


def main() -> int:
    """Measure one game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="bakschisch")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=60)
    asked = parser.parse_args()
    if asked.tables < 1 or asked.rounds < 4:
        parser.error("--tables is 1 at least, --rounds 4.")
    with tempfile.TemporaryDirectory(prefix="serai-bench-") as folder:
        os.environ.update({"SERAI_DATA_DIR": folder, "SERAI_DATABASE_URL": ""})
        os.environ.update({f"SERAI_{name}": "0" for name in NO_LIMITS})
        try:
            import uvloop

            run: Any = uvloop.run
        except ImportError:
            run = asyncio.run
        run(measure(asked.game, asked.players, asked.tables, asked.rounds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
