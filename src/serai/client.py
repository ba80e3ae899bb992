"""A small asynchronous client of the table server, for tests, tools and bots of your own.

    async with Client("http://localhost:8042", name="my bot") as client:
        table = await client.open_table("bakschisch", players=2)
        async with client.join(table) as seat:
            async for update in seat.updates(): ...

A connection that breaks comes back by itself: it names the version that it has seen, and sends again what was not
acknowledged, under the same ids, so that nothing is done twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import secrets
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import AsyncGenerator, Sequence
from typing import TYPE_CHECKING, Any

try:
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import InvalidHandshake, WebSocketException
except ModuleNotFoundError as error:
    raise ImportError(
        "A client of live tables needs websockets; install it with: pip install 'serai[server]'"
    ) from error

from serai.engine.json_diff import applied

if TYPE_CHECKING:
    from serai.bots import Bot
    from serai.engine.game import Knowledge

PROTOCOL = 2
FIRST_WAIT, LONGEST_WAIT = 0.05, 2.0  # seconds between attempts to connect
LARGEST_MESSAGE = 8_000_000
REQUEST_SECONDS = 30.0
FINAL = ("no-table", "unreadable-table", "other-protocol")  # refusals after which connecting again does not help


class Refused(Exception):
    """The server's no: its code, the rule if one refused, and its sentence."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__(answer.get("message", "The server refused."))
        self.code: str = answer.get("code", "unknown")
        self.rule: str | None = answer.get("rule")
        self.arguments: dict[str, Any] = answer.get("args", {})


class Client:
    """One visitor of a server. `cookie` is the identity; keep it to be the same visitor next time."""

    def __init__(self, url: str, *, name: str | None = None, cookie: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.name = name
        self.cookie = cookie

    async def __aenter__(self) -> Client:
        """Get an identity and, if wanted, a name."""
        self.name_given = (await self.request("POST", "/api/me"))["name"]
        if self.name is not None:
            await self.request("PUT", "/api/me", {"name": self.name})
        return self

    async def __aexit__(self, *_: object) -> None:
        """Nothing to let go of: requests stand alone."""

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """One HTTP request; the JSON of the answer, or its text."""
        return await asyncio.to_thread(self._request, method, path, body)

    def _request(self, method: str, path: str, body: Any) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"} if data is not None else {}
        if self.cookie:
            headers["cookie"] = f"serai_guest={self.cookie}"
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=REQUEST_SECONDS) as answer:
                text = answer.read().decode()
                set_cookie = answer.headers.get("set-cookie") or ""
                if set_cookie.startswith("serai_guest="):
                    self.cookie = set_cookie.split(";")[0].partition("=")[2]
                return json.loads(text) if answer.headers.get_content_type() == "application/json" else text
        except urllib.error.HTTPError as error:
            with error:
                text = error.read().decode(errors="replace")
            try:
                answer_ = json.loads(text)
            except ValueError:
                answer_ = {"code": f"http-{error.code}", "message": text[:200]}
            raise Refused(answer_) from None

    async def games(self) -> list[dict[str, Any]]:
        """The games of the server, with their options and bots."""
        found: list[dict[str, Any]] = (await self.request("GET", "/api/games"))["games"]
        return found

    async def tables(self, which: str = "public") -> list[dict[str, Any]]:
        """The tables of a list: public, mine or finished."""
        found: list[dict[str, Any]] = (await self.request("GET", f"/api/tables?list={which}"))["tables"]
        return found

    async def open_table(self, game: str, **wanted: Any) -> str:
        """Open a table; its id. `players`, `options`, `bots`, `clock`, `public` and `sit` as in the API."""
        table: str = (await self.request("POST", "/api/tables", {"game": game, **wanted}))["table"]
        return table

    async def record(self, table: str) -> str:
        """The record of a finished game."""
        text: str = await self.request("GET", f"/api/games/{table}/record")
        return text

    async def moments(self, table: str, seat: int | None = None) -> dict[str, Any]:
        """The game from the deal to now as one's own seat, or a spectator, may know it."""
        found: dict[str, Any] = await self.request("GET", f"/api/tables/{table}/moments{_query(seat=seat)}")
        return found

    async def moment(self, table: str, moment: int, seat: int | None = None, *, open: bool = False) -> dict[str, Any]:
        """A past position; after the end with any seat's eyes, or with everything open."""
        query = _query(seat=seat, open="true" if open else None)
        found: dict[str, Any] = await self.request("GET", f"/api/tables/{table}/moments/{moment}{query}")
        return found

    async def hint(self, table: str, seat: int, token: int) -> list[dict[str, Any]]:
        """What the strongest bot thinks of the steps of one's own seat, the best first."""
        asked = {"seat": seat, "token": token}
        found: list[dict[str, Any]] = (await self.request("POST", f"/api/tables/{table}/hint", asked))["candidates"]
        return found

    def watch(self, table: str) -> Live:
        """A live connection; as a spectator unless the visitor holds a seat."""
        return Live(self, table)

    def join(self, table: str, seat: int | None = None) -> Live:
        """A live connection that sits down first."""
        return Live(self, table, sit=True, seat=seat)


def _query(**parts: Any) -> str:
    chosen = {name: value for name, value in parts.items() if value is not None}
    return f"?{urllib.parse.urlencode(chosen)}" if chosen else ""


def changed(update: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The update that a change makes of the one before."""
    perspectives = []
    for before, now in zip(update["perspectives"], change["perspectives"], strict=True):
        view = applied(before["view"], itertools.chain.from_iterable(now["view"]))
        perspectives.append({**before, **now, "view": view})
    parts: dict[str, Any] = {
        name: change[name] for name in ("version", "since", "happened", "you", "acks") if name in change
    }
    return {**update, **parts, "table": applied(update["table"], change["table"]), "perspectives": perspectives}


def _has_ended(state: dict[str, Any]) -> bool:
    return state["table"]["stage"] not in ("open", "playing")


class Live:
    """A live connection to one table that repairs itself."""

    def __init__(self, client: Client, table: str, *, sit: bool = False, seat: int | None = None) -> None:
        self.client = client
        self.table = table
        self.state: dict[str, Any] = {}
        self.connections = 0
        self._wanted = (sit, seat)
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[str, asyncio.Future[dict[str, Any]]]] = {}
        self._readers: set[asyncio.Queue[dict[str, Any]]] = set()
        self._shown = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Live:
        """Connect, and sit down if that was asked for."""
        self._running = asyncio.create_task(self._run())
        await self._or_fail(self._shown.wait())
        sit, seat = self._wanted
        if sit and not self.seats and self.state["table"]["stage"] == "open":
            await self.command("sit", **({} if seat is None else {"seat": seat}))
        return self

    async def __aexit__(self, *_: object) -> None:
        """Hang up."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def _or_fail(self, wanted: Any) -> Any:
        """Wait for something, unless the connection fails for good before it."""
        assert self._running is not None
        task = asyncio.ensure_future(wanted)
        await asyncio.wait((task, self._running), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            task.cancel()
            self._running.result()  # raises why
        return await task

    @property
    def seats(self) -> list[int]:
        """The visitor's seats."""
        return [seat["seat"] for seat in self.state.get("table", {}).get("seats", ()) if seat["yours"]]

    async def _run(self) -> None:
        wait = FIRST_WAIT
        address = "ws" + self.client.url.removeprefix("http") + f"/api/tables/{self.table}/live"
        headers = {"cookie": f"serai_guest={self.client.cookie}"} if self.client.cookie else {}
        while True:
            try:
                async with connect(
                    address, additional_headers=headers, max_size=LARGEST_MESSAGE, compression=None
                ) as socket:
                    await self._talk(socket)
            except (OSError, WebSocketException, InvalidHandshake, TimeoutError):
                pass
            finally:
                self._socket = None
            await asyncio.sleep(wait * (0.5 + secrets.randbelow(1000) / 1000))
            wait = FIRST_WAIT if self.connections else min(LONGEST_WAIT, wait * 2)

    async def _talk(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "version": self.state.get("version"), "seats": self.seats}
        await socket.send(json.dumps(hello))
        for text, _ in list(self._waiting.values()):
            await socket.send(text)
        self._socket = socket
        self.connections += 1
        async for received in socket:
            self._take(json.loads(received))

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] in ("update", "change"):
            self.state = message if message["type"] == "update" else changed(self.state, message)
            self._shown.set()
            for reader in self._readers:
                reader.put_nowait(self.state)
            for ack in message["acks"]:
                self._take(ack)
            return
        if message["type"] == "error" and message["code"] in FINAL:
            raise Refused(message)
        _, waiting = self._waiting.pop(message["id"] or "", ("", None))
        if waiting is not None and not waiting.done():
            if message["type"] == "error":
                waiting.set_exception(Refused(message))
            else:
                waiting.set_result(message)

    async def command(self, type: str, **parts: Any) -> dict[str, Any]:
        """Send a command; wait, over as many connections as that takes, for its ack and until `state` shows it."""
        ack = await self._ask(type, parts)
        await self.until(lambda state: state["version"] >= ack["version"])
        return ack

    async def _ask(self, type: str, parts: dict[str, Any]) -> dict[str, Any]:
        id = secrets.token_urlsafe(9)
        text = json.dumps({"type": type, "id": id, **parts})
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[id] = (text, answer)
        if self._socket is not None:
            with contextlib.suppress(WebSocketException):  # else the next connection sends it
                await self._socket.send(text)
        found: dict[str, Any] = await self._or_fail(answer)
        return found

    async def try_out(self, steps: Sequence[str], seat: int | None = None) -> dict[str, Any]:
        """What steps on the visitor's seat would lead to, as far as the seat can know; nothing is played."""
        chair = self.seats[0] if seat is None else seat
        return await self._ask("try", {"seat": chair, "token": self.state["table"]["token"], "steps": list(steps)})

    async def play(self, steps: str | Sequence[str], seat: int | None = None) -> dict[str, Any]:
        """Make a step on the visitor's seat, or several that belong together: all or none."""
        chair = self.seats[0] if seat is None else seat
        made = [steps] if isinstance(steps, str) else list(steps)
        return await self.command("play", seat=chair, steps=made, token=self.state["table"]["token"])

    async def knowledge(self, seat: int | None = None) -> tuple[Knowledge, int]:
        """What the visitor's seat knows, as bots get it, and the token of that moment."""
        from serai.engine.game import Knowledge

        chair = self.seats[0] if seat is None else seat
        told = await self.client.request("GET", f"/api/tables/{self.table}/knowledge?seat={chair}")
        return await asyncio.to_thread(Knowledge.load, told["position"], chair), told["token"]

    async def let_play(self, bot: Bot, seat: int | None = None) -> dict[str, Any]:
        """Let a bot, any object with `choose(knowledge, rng)`, play the visitor's seat to the end; the last update."""
        from serai.engine.chance import generator

        chair = self.seats[0] if seat is None else seat
        while True:
            state = await self.until(lambda state: _has_ended(state) or chair in state["table"]["waiting"])
            if _has_ended(state):
                return state
            try:
                knowledge, token = await self.knowledge(chair)
                luck = generator(secrets.token_hex(16))
                action = int(await asyncio.to_thread(bot.choose, knowledge, luck))
                await self.command("play", seat=chair, steps=[knowledge.game.steps[action]], token=token)
            except Refused as refused:
                if refused.code not in (
                    "stale",
                    "not-your-turn",
                ):  # another seat's choice, a clock or an undo came first: look again
                    raise

    async def updates(self) -> AsyncGenerator[dict[str, Any], None]:
        """The table now, and every update from now on."""
        news: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._readers.add(news)
        try:
            yield self.state
            while True:
                yield await self._or_fail(news.get())
        finally:
            self._readers.discard(news)

    async def until(self, done: Any) -> dict[str, Any]:
        """The table now if it satisfies a condition, else the first update that does."""
        async with contextlib.aclosing(self.updates()) as updates:
            async for update in updates:
                if done(update):
                    return update
        raise AssertionError("updates never end by themselves")
