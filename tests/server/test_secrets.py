"""Nobody learns what a seat may not know: compared on the bytes that real sockets receive.

Two tables have the same seed. At one of them seats hide something else, change it, or take it back. Until the secrets
come out, every rival and every spectator must receive the very same bytes at both tables.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

import serai
from serai.client import Client, changed
from serai.server.protocol import messages as m
from serai.server.storage.entries import Kind, LogEntry
from serai.server.tables.table import Table, new_table_id
from tests.server.players import run
from tests.server.server_process import Host, store_table

SEED = "a seed that nobody at the table may see"
STEPS = 24
TIMES = re.compile(r'"(at|opened|left)":[0-9.]+')
WATCHERS = re.compile(
    r'"watchers":[0-9]+|,\[\["watchers"\],[0-9]+\]|\[\["watchers"\],[0-9]+\],?'
)  # told a little later
OWN_COUNTS = re.compile(r'"(version|since)":[0-9]+|"id":"c[0-9]+"')


def open_with_seed(host: Host, game: str, players: int, seed: str = SEED, **options: Any) -> str:
    """A table with a known seed, written straight into the server's database."""
    opening = Table.opening(m.NewTable(game=game, players=players, options=options))
    entry = LogEntry(new_table_id(), 1, Kind.OPENED, {**opening.data, "seed": seed}, time.time(), None)
    store_table(host, [entry], Table(entry))
    return entry.table


def only_counts_watchers(before: dict[str, Any], message: dict[str, Any]) -> bool:
    """Whether a message says how many watch, which comes a little later, and nothing else at all."""
    if message["type"] != "change" or [path for path, *_ in message["table"]] != [["watchers"]]:
        return False
    after = changed(before, message)
    same = ("perspectives", "you")
    return not message["happened"] and not message["acks"] and all(before.get(k) == after.get(k) for k in same)


class Ear:
    """A socket that keeps every byte it hears."""

    def __init__(self, client: Client, table: str) -> None:
        self.client, self.table = client, table
        self.heard: list[str] = []
        self.kinds: set[str] = set()  # of messages, all that were ever heard
        self.shown: list[dict[str, Any]] = []  # the updates that the messages add up to
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.count = 0

    async def open(self, version: int | None = None, seats: tuple[int, ...] = ()) -> None:
        address = f"ws{self.client.url[4:]}/api/tables/{self.table}/live"
        self.socket: ClientConnection = await connect(
            address, additional_headers={"cookie": f"serai_guest={self.client.cookie}"}, compression=None
        )
        await self.socket.send(json.dumps({"type": "hello", "protocol": 2, "version": version, "seats": seats}))
        self.task = asyncio.create_task(self._listen())

    async def close(self) -> None:
        self.task.cancel()
        await self.socket.close()

    async def _listen(self) -> None:
        async for text in self.socket:
            assert isinstance(text, str)
            message = json.loads(text)
            if not self.shown or not only_counts_watchers(self.shown[-1], message):
                self.heard.append(text)
            self.kinds.add(message["type"])
            if message["type"] in ("update", "change"):
                self.shown.append(message if message["type"] == "update" else changed(self.shown[-1], message))
            for answer in (message, *message.get("acks", ())):
                if answer.get("id") in self.answers:
                    self.answers.pop(answer["id"]).set_result(answer)

    async def say(self, type: str, **parts: Any) -> dict[str, Any]:
        self.count += 1
        return await self._say(f"c{self.count}", type, **parts)

    async def _say(self, id: str, type: str, **parts: Any) -> dict[str, Any]:
        self.answers[id] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"type": type, "id": id, **parts}))
        return await self.answers[id]

    async def settle(self) -> None:
        """Two refused commands: what was on its way before the first is here after the second."""
        for _ in range(2):
            assert (await self._say("ping", "play", seat=0, steps=["no such step"], token=0))["type"] == "error"
        self.heard = [text for text in self.heard if '"id":"ping"' not in text]

    def updates(self) -> list[dict[str, Any]]:
        return self.shown

    def connected(self, seat: int) -> bool:
        return bool(self.updates()[-1]["table"]["seats"][seat]["connected"])

    def masked(self, own_counts: bool) -> str:
        text = WATCHERS.sub("", TIMES.sub("time", "\n".join(self.heard))).replace(self.table, "the table")
        return OWN_COUNTS.sub("count", text) if own_counts else text

    def forget(self) -> None:
        self.heard, self.shown = [], self.shown[-1:]


class World:
    """One of the two tables, with an ear on every seat and a spectator's."""

    def __init__(self, host: Host, game: str, players: int, seed: str = SEED, **options: Any) -> None:
        self.table = open_with_seed(host, game, players, seed, **options)
        self.ears: list[Ear] = []

    async def begin(self, clients: list[Client]) -> None:
        self.ears = [Ear(client, self.table) for client in clients]
        for ear in self.ears:
            await ear.open()
        await self.settle()
        for seat, ear in enumerate(self.ears[:-1]):
            await ear.say("sit", seat=seat)
            await self.settle()
        await self.ears[0].say("start")
        await self.settle()

    async def settle(self) -> None:
        for ear in self.ears:
            await ear.settle()

    async def play(self, seat: int, step: str) -> None:
        token = self.ears[seat].updates()[-1]["table"]["token"]
        answer = await self.ears[seat].say("play", seat=seat, steps=[step], token=token)
        assert answer["type"] == "ack", answer
        await self.settle()

    async def sees(self, seat: int, *, connected: bool) -> None:
        """Wait until everybody else has heard whether that seat's player is connected."""
        for ear in self.ears[:seat] + self.ears[seat + 1 :]:
            while seat < len(self.ears) - 1 and ear.connected(seat) is not connected:
                await ear.settle()

    async def close(self) -> None:
        for ear in self.ears:
            await ear.close()


@pytest.mark.parametrize("game", serai.game_names())
def test_rivals_and_spectators_get_the_same_bytes_whatever_is_hidden(host: Host, game: str) -> None:
    players = serai.game(game).players

    async def story() -> None:
        clients = [Client(host.url, name=f"player {number}") for number in range(players + 1)]
        for client in clients:
            await client.__aenter__()
        worlds = (World(host, game, players), World(host, game, players))
        try:
            for world in worlds:
                await world.begin(clients)
            await play_both(worlds, serai.game(game, players=players).new_match(seed=SEED))
            both_kinds(worlds)
        finally:
            for world in worlds:
                await world.close()

    run(story, 300)


DEAL = {"hands": "before", "first_seat": "seat-0"}  # of Bagdad: the cards are in hand before the guards stand
HASH = re.compile(r'"seed_hash":"[0-9a-f]+"')


def seeds_that_seat_0_cannot_tell_apart() -> tuple[str, str]:
    """Two deals of Bagdad with the same hand for seat 0 and another one for its rival."""
    known: dict[str, tuple[str, str]] = {}
    for number in range(3000):
        seed = f"deal {number}"
        state = serai.game("bagdad", players=2, **DEAL).new_match(seed=seed).state
        own, rival = json.dumps(state.view(0)), json.dumps(state.view(1)["seats"][1]["hand"])
        twin, other = known.setdefault(own, (seed, rival))
        if other != rival:
            return twin, seed
    raise AssertionError("no two deals are alike")


def test_hands_of_bagdad_are_hidden(host: Host) -> None:
    """Two deals that differ in the rival's hand only: seat 0 and a spectator get the same bytes at both tables."""
    seeds = seeds_that_seat_0_cannot_tell_apart()

    async def story() -> None:
        clients = [Client(host.url, name=f"player {number}") for number in range(3)]
        for client in clients:
            await client.__aenter__()
        worlds = (World(host, "bagdad", 2, seeds[0], **DEAL), World(host, "bagdad", 2, seeds[1], **DEAL))
        try:
            for world in worlds:
                await world.begin(clients)
            same_but_for_the_hash(worlds, {2})
            rivals = [world.ears[1].updates()[-1]["perspectives"][0]["view"]["seats"][1]["hand"] for world in worlds]
            assert rivals[0] != rivals[1]
            number = 0
            while (now := worlds[0].ears[0].updates()[-1])["perspectives"][0]["view"]["phase"] == "guards":
                seat = now["table"]["waiting"][0]
                legal = worlds[0].ears[seat].updates()[-1]["perspectives"][0]["legal"]
                for world in worlds:
                    await world.play(seat, legal[number % len(legal)])
                    if number == 0:  # seat 0 has got the same cards in another order
                        world.ears[0].forget()
                same_but_for_the_hash(worlds, {0, 2})
                number += 1
            legal = now["perspectives"][0]["legal"]
            for step in legal[:2] + legal[-2:]:
                await ask(worlds, {1}, 0, step)
            await reconnect(worlds, 2)
            same_but_for_the_hash(worlds, {0, 2})
            for world in worlds:
                await world.play(0, "pass dancer")  # seat 0 draws now, and what it draws is its own
            same_but_for_the_hash(worlds, {2})
            both_kinds(worlds)
        finally:
            for world in worlds:
                await world.close()

    run(story, 300)


def both_kinds(worlds: tuple[World, World]) -> None:
    """Whole updates and changes were among the bytes that were compared, on every socket."""
    for world in worlds:
        assert all({"update", "change"} <= ear.kinds for ear in world.ears)


def same_but_for_the_hash(worlds: tuple[World, World], viewers: set[int]) -> None:
    """The bytes of these viewers, with the promised hashes of the two seeds masked."""
    for viewer in viewers:
        one, two = (HASH.sub("hash", world.ears[viewer].masked(False)) for world in worlds)
        assert one == two, f"viewer {viewer}"


async def play_both(worlds: tuple[World, World], match: serai.Match) -> None:
    """The same game at both tables, but with other things hidden at the second until just before they come out."""
    players, chooser = match.game.players, random.Random(5)
    compare(worlds, set())
    for number in range(STEPS):
        if match.state.over:
            return
        waiting = list(match.state.to_act)
        chooser.shuffle(waiting)
        hidden: dict[int, str] = {}
        for seat in waiting[:-1]:
            legal = match.state.legal(seat)
            hidden[seat] = chooser.choice(legal)
            await hide(worlds, seat, [hidden[seat], chooser.choice(legal)], undo=number % 3 == 0)
            match.play(seat, hidden[seat])
            assert seat in match.state.pending
            for _ in range(number % 3):  # changed at one table only
                await worlds[1].play(seat, chooser.choice(legal))
            compare(worlds, set(hidden))
        if number % 5 == 2:
            for world in worlds:
                await world.ears[0].say("chat", text=f"hm, {number}")
                await world.settle()
        if number % 7 == 3:
            await reconnect(worlds, players)
        compare(worlds, set(hidden))
        if number % 4 == 0:
            await ask(worlds, set(hidden), waiting[-1], chooser.choice(match.state.legal(waiting[-1])))
        for seat, truth in hidden.items():
            await worlds[1].play(seat, truth)  # once more changed at the second table only
        compare(worlds, set(hidden))
        for world in worlds:  # what is refused tells nothing either
            for ear in world.ears:
                for seat in range(players):
                    if ear is not world.ears[seat]:
                        await ear.say("play", seat=seat, steps=["pass"], token=1)
                        await ear.say("undo", seat=seat, token=1)
            await world.settle()
        compare(worlds, set(hidden))
        last = waiting[-1]
        step = chooser.choice(match.state.legal(last))
        match.play(last, step)
        for world in worlds:
            await world.play(last, step)
            for viewer, ear in enumerate(world.ears):
                seen = match.state.view(viewer if viewer < players else None)
                assert ear.updates()[-1]["perspectives"][0]["view"] == json.loads(json.dumps(seen))
                assert match.state.over or not any(SEED in text for text in ear.heard)
        compare(worlds, set(hidden))
        for world in worlds:
            for ear in world.ears:
                ear.forget()


async def hide(worlds: tuple[World, World], seat: int, steps: list[str], *, undo: bool) -> None:
    """A secret choice at each table; perhaps taken back and made again."""
    for world, step in zip(worlds, steps, strict=True):
        await world.play(seat, step)
        if undo:
            token = world.ears[seat].updates()[-1]["table"]["token"]
            assert (await world.ears[seat].say("undo", seat=seat, token=token))["type"] == "ack"
            await world.settle()
            await world.play(seat, step)


async def ask(worlds: tuple[World, World], hiding: set[int], seat: int, step: str) -> None:
    """Looking back and trying out tell the same at both tables, on every seat that hides nothing and to a spectator."""
    answers = []
    for world in worlds:
        told = []
        for number, ear in enumerate(world.ears):
            if number in hiding:
                continue
            own = number if number < len(world.ears) - 1 else None
            log = await ear.client.moments(world.table, own)
            lines = log["lines"] if own is None else log["lines"][1:]  # the order of one's own first cards is one's own
            told += [lines, await ear.client.moment(world.table, log["count"] - 1, own)]
        token = world.ears[seat].updates()[-1]["table"]["token"]
        trial = {"type": "try", "id": "t", "seat": seat, "token": token, "steps": [step]}
        told.append(await world.ears[seat].client.request("POST", f"/api/tables/{world.table}/try", trial))
        answers.append(TIMES.sub("time", json.dumps(told, separators=(",", ":"))))
    assert answers[0] == answers[1]


def compare(worlds: tuple[World, World], hiding: set[int]) -> None:
    """The bytes of all viewers but those who hide something; a seat that changed its mind has its own count."""
    for number, (one, two) in enumerate(zip(worlds[0].ears, worlds[1].ears, strict=True)):
        if number not in hiding:
            assert one.masked(one.count != two.count) == two.masked(one.count != two.count), f"viewer {number}"


async def reconnect(worlds: tuple[World, World], players: int) -> None:
    """Every viewer disconnects and comes back, naming the version that it has seen; the others notice."""
    for number in range(players + 1):
        for world in worlds:
            ear = world.ears[number]
            version = ear.updates()[-1]["version"] if ear.updates() else None
            await ear.close()
            await world.sees(number, connected=False)
            await ear.open(version, (number,) if number < players else ())
            await world.sees(number, connected=True)
            await ear.settle()
