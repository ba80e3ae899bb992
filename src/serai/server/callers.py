"""The callers: they tell somebody who is not here that they are wanted, by push or mail, as they have chosen.

Any part of the house calls somebody by one line, and the callers do the rest:

    await house.callers.call(guest, CallEvent.INVITED, key=table, table=table, by="Ada")

`key` says what the call is about: the same event with the same key is told to somebody once, in all processes and for
ever. Nothing happens unless they have chosen that event. A call waits in the database for `SERAI_CALL_DELAY` seconds,
so that somebody who is back by then, at `table` if it is given, is not called; then one process claims it. What goes
out is the event, the game, the names of the others at the table, the link and what is given by name: never more
than the visitor may know, for all of it can be read on the screen of a phone that lies on a table.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import re
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from serai.server import letters
from serai.server.callbook import ALL, MAIL, Address, Call, CallBook, CallEvent, Device
from serai.server.happenings import Happened
from serai.server.identity import load_secret
from serai.server.likeness import is_reserved
from serai.server.limits import Limit
from serai.server.log import Kind, Unstored
from serai.server.names import FORMER, is_made_up
from serai.server.presence import Presence
from serai.server.pushing import Keys, Outcome, Pusher, Subscription, unpadded
from serai.server.stages import TableStage

if TYPE_CHECKING:
    from serai.server.house import House
    from serai.server.tables import Table

LOOK_SECONDS = 1.0
AT_ONCE = 16  # pushes on their way
MAILS_AT_ONCE = letters.AT_ONCE
TRY_AGAIN_SECONDS = (10.0, 60.0, 300.0)
KEPT_SECONDS = 60 * 86_400.0  # that it is known what somebody was called for
FORGET_SECONDS = 3600.0  # between two looks for what is older
LISTEN_SECONDS = 2.0
OVERLAP_SECONDS = 30.0  # clocks of several machines differ a little
CLOSE_SECONDS = 3.0
SEAT_CHANGES = (
    Kind.STARTED,
    Kind.PLAYED,
    Kind.UNDONE,
    Kind.STOOD_IN,
    Kind.RETURNED,
)  # after which others may be awaited
MOST_WHEREABOUTS = 20_000
LIKE_A_LINK = re.compile(r"[/:@]|\.\w")  # no name that a mail program would make a link of
log = logging.getLogger("serai.server")


class Whereabouts:
    """Who is connected to other processes at which tables, as they tell each other all the time."""

    def __init__(self) -> None:
        self._tables: dict[str, Presence] = {}

    def hear(self, table: str, process: str, guests: frozenset[str]) -> None:
        """Another process tells whom it has."""
        known = self._tables.pop(table, None) or Presence()
        known.hear(process, guests)
        if known.elsewhere():
            self._tables[table] = known  # the last one, in the order of their words
            if len(self._tables) > MOST_WHEREABOUTS:
                del self._tables[next(iter(self._tables))]

    def at(self, table: str) -> frozenset[str]:
        """The guests who are there."""
        known = self._tables.get(table)
        if known is None:
            return frozenset()
        known.forget_the_dead()
        return known.elsewhere()


class Callers:
    """The calls of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.book = CallBook(house.store)
        self.pusher = Pusher(house.settings, Keys(load_secret(house.settings)), time.time)
        self.post = letters.Post(house.settings)
        self.whereabouts = Whereabouts()
        self._wishes: dict[str, frozenset[str]] = {}  # what somebody may want to be called for; too much does no harm
        self._seen = 0.0
        self.often = Limit(house.settings.calls_per_hour / 3600, house.settings.calls_per_hour / 2, what="calls")
        self._tasks: set[asyncio.Task[None]] = set()
        self._sending: dict[bool, set[asyncio.Task[None]]] = {False: set(), True: set()}  # True: mails
        self._closing = asyncio.Event()

    # ------------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        """Learn who wants to be called, and begin to call."""
        await self._learn()
        if self.house.store.shared:
            self._begin(self._listen())
        for mails in (False, True):
            self._begin(self._look(mails=mails))
        self._begin(self._forget())

    async def close(self) -> None:
        """End; a call that is on its way has a moment to arrive, and waits for the next server if it does not."""
        self._closing.set()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        sending = [task for tasks in self._sending.values() for task in tasks]
        if sending:
            await asyncio.wait(sending, timeout=CLOSE_SECONDS)
        for task in sending:
            task.cancel()
        await asyncio.gather(*sending, return_exceptions=True)
        self.post.close()

    def _begin(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ------------------------------------------------------------------ who wants what

    async def _learn(self) -> None:
        for guest, events, at in await self.book.wishes(self._seen - OVERLAP_SECONDS):
            self._wishes[guest] = self._wishes.get(guest, frozenset()) | events
            self._seen = max(self._seen, at)

    async def _listen(self) -> None:
        """Again and again: hear what was chosen in other processes."""
        while True:
            await asyncio.sleep(LISTEN_SECONDS)
            try:
                await self._learn()
            except Unstored as error:
                log.error("What people want to be called for could not be read: %s.", error)

    async def chosen(self, guest: str) -> None:
        """Somebody has chosen anew what they want to be called for."""
        address = await self.book.address(guest)
        found = [device.events for device in await self.book.devices(guest)]
        found += [address.events] if address is not None and address.confirmed is not None else []
        events = frozenset(event for text in found for event in text.split())
        if events:
            self._wishes[guest] = events
        else:
            self._wishes.pop(guest, None)

    async def bring(self, guest: str, member: str) -> None:
        """Who has signed in is called as the member on the devices they had as a guest."""
        await self.book.bring_devices(guest, member, self.house.clock.now())
        for one in (guest, member):
            await self.chosen(one)

    # ------------------------------------------------------------------ what is called for

    async def call(
        self, guest: str, event: CallEvent, *, key: str, table: str | None = None, link: str | None = None, **about: str
    ) -> None:
        """Call somebody, if they have chosen that: once for each event and key.

        The link is that of the table unless another path is given; `about` is text for the words of the event.
        """
        if event in self._wishes.get(guest, ()):
            told = {**about, "link": link} if link is not None else dict(about)
            await self.book.add(Call.new(guest, event, key, self._due(), table=table, about=told))

    def _due(self) -> float:
        return self.house.clock.now() + self.house.settings.call_delay

    def following(
        self, table: Table, happened: Sequence[Happened], here: frozenset[str], by: str | None
    ) -> list[tuple[Any, ...]]:
        """The calls that follow from what has happened at a table, to be stored with it; `by` did it.

        Only what everybody may know of leads to a call: a secret choice that is changed calls nobody.
        """
        if not self._wishes:
            return []
        kinds, calls = {one.entry.kind for one in happened if one.audience is None}, []

        def add(guest: str, event: CallEvent, key: str, of: str, turn: int | None = None) -> None:
            if guest not in here and guest != by and event in self._wishes.get(guest, ()):
                calls.append(Call.new(guest, event, key, self._due(), table=of, turn=turn).row())

        sitting = {guest for seat in table.seats for guest in seat.guests}
        for guest in sorted(sitting & self._wishes.keys()):
            if Kind.STARTED in kinds:
                add(guest, CallEvent.BEGUN, table.id, table.id)
            if table.stage is TableStage.OVER and kinds & set(SEAT_CHANGES):
                add(guest, CallEvent.OVER, table.id, table.id)
            if Kind.REMATCHED in kinds and table.rematch is not None:
                add(guest, CallEvent.REMATCH, table.rematch, table.rematch)
            if kinds & set(SEAT_CHANGES):
                for seat, turn in table.turns.items():
                    if guest in table.seats[seat].guests:
                        add(guest, CallEvent.TURN, f"{table.id} {turn}", table.id, turn)
        return calls

    def lost(self, table: Table, guest: str) -> None:
        """The connection of somebody was lost while others wait for them: they may not have seen it."""
        if CallEvent.TURN not in self._wishes.get(guest, ()) or not table.others_play(guest):
            return
        for one in table.awaited_since().split():
            who, _, turn = one.rpartition(".")
            if who == guest:
                key = f"{table.id} {turn}"
                self._begin(
                    self._add(Call.new(guest, CallEvent.TURN, key, self._due(), table=table.id, turn=int(turn)))
                )

    async def _add(self, call: Call) -> None:
        try:
            await self.book.add(call)
        except Unstored as error:
            log.error("A call could not be noted: %s.", error)

    # ------------------------------------------------------------------ calling

    async def _look(self, *, mails: bool) -> None:
        """Again and again: claim calls that are due, as many as can be made at once, and make them."""
        if self.house.store.shared:  # until the other processes have told who is with them
            await asyncio.sleep(self.house.heartbeat * 1.2)
        sending, most = self._sending[mails], MAILS_AT_ONCE if mails else AT_ONCE
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                free = most - len(sending)
                claimed = await asyncio.shield(self._claim(free, mails)) if free > 0 else []
                for call in claimed:
                    task = asyncio.create_task(self._make(call))
                    sending.add(task)
                    task.add_done_callback(sending.discard)
            except Unstored as error:
                log.error("The calls that are due could not be read: %s.", error)
            except Exception:
                log.exception("The calls that are due could not be made.")

    async def _claim(self, most: int, mails: bool) -> list[Call]:
        claimed = await self.book.claim(self.house.clock.now(), most, mails=mails)
        if self._closing.is_set():  # too late for this server
            for call in claimed:
                await self._again(call, 0.0, anew=True)
            return []
        return claimed

    async def _again(self, call: Call, seconds: float, *, device: str | None = None, anew: bool = False) -> None:
        """Let a call wait once more: all of it, or for one device."""
        due = self.house.clock.now() + seconds
        if anew:
            await self.book.drop(call)
            await self.book.add(replace(call, due=due))
        else:
            of = call.device if device is None else device
            base = call.id.rpartition(" / ")[0] or call.id
            await self.book.add(
                replace(call, id=f"{base} / {of} {call.tries + 1}", device=of, tries=call.tries + 1, due=due)
            )

    async def _make(self, call: Call) -> None:
        try:
            try:
                ways = await self._ways(call)
            except asyncio.CancelledError:
                await asyncio.shield(self._again(call, 0.0, anew=True))
                raise
            await asyncio.gather(*(self._go(call, device, payload) for device, payload in ways))
        except Unstored as error:
            log.error("A call could not be made: %s.", error)
        except Exception:
            log.exception("A call could not be made.")

    async def _go(self, call: Call, device: Device | None, payload: dict[str, Any]) -> None:
        """Call by one way, a device or the mail; what did not arrive waits for another try."""
        try:
            outcome = await (self._write(call, payload) if device is None else self.ring(device, payload))
        except asyncio.CancelledError:
            await asyncio.shield(self._again(call, 0.0, device=MAIL if device is None else device.id))
            raise
        if outcome is Outcome.LATER and call.tries < len(TRY_AGAIN_SECONDS):
            await self._again(call, TRY_AGAIN_SECONDS[call.tries], device=MAIL if device is None else device.id)

    async def _ways(self, call: Call) -> list[tuple[Device | None, dict[str, Any]]]:
        """How somebody is to be called now, and what they are told; a mail follows later."""
        try:
            event = CallEvent(call.event)
        except ValueError:  # of a newer version
            return []
        if not await self._is_wanted(call, event):
            await self.book.drop(call)
            return []
        payload = await self._payload(call, event)
        if payload is None:
            return []
        if call.device == MAIL:
            return [(None, payload)]
        devices = await self.book.devices(call.guest)
        if call.device != ALL:
            devices = [device for device in devices if device.id == call.device]
        turn = event is CallEvent.BEGUN and bool(call.table_id) and await self._awaits(call)
        wanting = [one for one in devices if one.wants(event) and not (turn and one.wants(CallEvent.TURN))]
        if wanting and call.device == ALL and not self.often.allows(call.guest):
            await self.book.drop(call)
            return []
        if call.device == ALL:
            address = await self.book.address(call.guest)
            if self.post.possible and address is not None and address.wants(event):
                later = max(0.0, self.house.settings.mail_delay - self.house.settings.call_delay)
                await self._again(replace(call, tries=-1), later, device=MAIL)
        return [(device, payload) for device in wanting]

    async def _awaits(self, call: Call) -> bool:
        """Whether the table waits for somebody, so that it is told as their turn."""
        known = self.house.in_memory(call.table_id or "")
        if known is not None:
            return call.guest in known.awaited()
        return any(line.awaited for line in await self.house.awaiting.lines(call.guest) if line.id == call.table_id)

    async def _is_wanted(self, call: Call, event: CallEvent) -> bool:
        """Whether somebody is still to be called: not who is there, and not for a turn that is over."""
        if call.table_id is None:
            return True
        room = self.house.in_memory(call.table_id)
        here = room.here() if room is not None else frozenset()
        if call.guest in here | self.whereabouts.at(call.table_id):
            return False
        if event is CallEvent.TURN and call.turn is not None:
            return await self.house.awaiting.awaits(call.table_id, call.guest, call.turn)
        return True

    async def _payload(self, call: Call, event: CallEvent) -> dict[str, Any] | None:
        """What is told of a call; None if there is no such table any more."""
        told: dict[str, Any] = {"event": str(event), **call.about}
        told.setdefault("link", "/" if call.table_id is None else f"/t/{call.table_id}")
        if call.table_id is not None:
            about = await self.house.store.about(call.table_id)
            if about is None:
                return None
            line = json.loads(about)
            own = await self.house.name(call.guest)
            told["game"] = line["game"]
            told["names"] = [name for name in line["names"] if _is_told(name, own)]
        told["awaited"] = await self.house.awaiting.count(call.guest)
        return told

    async def ring(self, device: Device, payload: dict[str, Any]) -> Outcome:
        """Send a push message to one device; one that is no more is forgotten."""
        topic = unpadded(hashlib.sha256(self.house.signer.digest("topic", payload["link"]).encode()).digest())[:32]
        text = json.dumps({**payload, "tag": topic, "language": device.language}, ensure_ascii=False).encode()
        to = Subscription(device.endpoint, device.p256dh, device.auth)
        outcome = await self.pusher.send(to, text, topic, self.contact(device.origin))
        if outcome is Outcome.GONE:
            await self.book.forget_device(device.id)
        elif outcome is Outcome.SENT:
            await self.book.use_device(device.id, self.house.clock.now())
        return outcome

    def contact(self, origin: str) -> str:
        """Whom a push service can turn to: the house, as its visitors know it."""
        for address in (self.house.settings.url, origin):
            if address.startswith("https://"):
                return address
        return "mailto:serai@localhost.localdomain"

    # ------------------------------------------------------------------ mails

    async def _write(self, call: Call, payload: dict[str, Any]) -> Outcome:
        address = await self.book.address(call.guest)
        if address is None or not address.wants(CallEvent(call.event)) or not self.often.allows(call.guest):
            return Outcome.REFUSED
        return await self.write(address, payload)

    async def write(self, address: Address, payload: dict[str, Any]) -> Outcome:
        """Write to a member what they are called for, with a link that ends such mails."""
        account = await self.house.members.book.find(address.account)
        language = letters.USUAL if account is None else account.language
        said, event, url = letters.Said(language), payload["event"], self.post.url
        names = said.listed(payload.get("names", []))
        told = {key: value for key, value in payload.items() if isinstance(value, str)}
        told |= {
            "game": said.game(payload.get("game", "")),
            "names": names,
            "name": await self.house.name(address.account),
        }
        stop = f"{url}/calls/{self.house.signer.sealed('letter', f'stop-{event}-{address.key}')}"
        line = said(f"{event}-with" if names else event, **told) or said(event, **told)
        lines = [line, "", f"{url}{payload['link']}", "", "--", said("stop", **told), stop]
        return await self.post.send(address.address, said(f"{event}-subject", **told), lines, language, stop)

    async def _forget(self) -> None:
        """Now and then: forget what was called for long ago."""
        while True:
            try:
                await self.book.forget_calls(self.house.clock.now() - KEPT_SECONDS)
            except Unstored as error:
                log.error("Old calls could not be forgotten: %s.", error)
            await asyncio.sleep(FORGET_SECONDS)


def _is_told(name: str, own: str) -> bool:
    """Whether a name at a table is told to who is called: a person's who has chosen one, and nothing like a link."""
    if not name or re.fullmatch(rf"{re.escape(own)}( \d)?", name) or LIKE_A_LINK.search(name):
        return False
    return not is_made_up(name) and not is_reserved(name) and name != FORMER
