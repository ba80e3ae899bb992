"""Plans: turns that a seat's holders prepare, and that the server plays for them when the turn comes.

A plan is made on the position as it would be if it were the seat's turn already. When the turn has come, and who moved
last has had a moment to take that back, the plans are tried in their order, from what the seat knows: the first whose
steps are all legal and bring what they would have brought is played, as if its holder had sent it. Nobody else hears of
a plan: it is in no view, log, list or count, and a turn that was played so looks like any other.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from serai.engine.rulebook import Rulebook
from serai.server.base.background import Periodic
from serai.server.base.errors import GuardFailed, Refused, Unstored, Why
from serai.server.base.logs import tag
from serai.server.base.stages import SeatStage, TableStage
from serai.server.protocol import messages as m
from serai.server.services import Services
from serai.server.storage.entries import Draft
from serai.server.storage.store import MOST_TRIES
from serai.server.tables.live.commits import Change, CommitBus
from serai.server.tables.live.live_table import LiveTable
from serai.server.tables.live.registry import TableRegistry
from serai.server.tables.plans import messages as p
from serai.server.tables.plans.repository import BYTES_OF_A_PLAN, PlanRepository, Plans
from serai.server.tables.previews import preview_steps
from serai.server.tables.table import Table

if TYPE_CHECKING:
    from serai.engine.game import Knowledge

LOOK_SECONDS = 10.0  # between looks at plans, if nothing was committed meanwhile
SOON_SECONDS = 1.0  # after a commit; one look for all of that time
REPLAY_SECONDS = 1.0  # for a table that is not in memory
LOOKED_AT = 50  # seats in one look
TIDY_SECONDS = 60.0  # after which plans of games that are over are dropped
BEGINNING = "plan-"  # of the command under which a plan is played: once
log = logging.getLogger("serai.server")


def has_turns_ahead(rules: Rulebook) -> bool:
    """Whether a game has turns that can be planned before they come."""
    return not rules.simultaneous and type(rules).bring_forward is not Rulebook.bring_forward


def brought(knowledge: Knowledge, steps: Sequence[str]) -> list[dict[str, Any]]:
    """What steps bring, as far as the seat can know; whose turn comes then is no part of it."""
    elses = knowledge.game.rulebook.turn_ends - {"end"}
    events = preview_steps(knowledge, steps)["events"]
    told: list[dict[str, Any]] = json.loads(json.dumps([event for event in events if event["event"] not in elses]))
    return told


class PlanService:
    """The plans of a server."""

    def __init__(self, services: Services, bus: CommitBus, registry: TableRegistry) -> None:
        self._services, self._clock, self._limits = services, services.clock, services.limits
        self._wait = services.settings.plan_seconds
        self._registry = registry
        self.repository = PlanRepository(services.store)
        self._periodic = Periodic("Looking at the plans that wait", LOOK_SECONDS, self.look)
        bus.after_commit.append(self._on_commit)

    def open(self) -> None:
        """Begin to play the plans of those whose turn has come."""
        background = self._services.background
        background.start(self._periodic.run())
        background.every(TIDY_SECONDS, "Dropping plans of games that are over", self.repository.drop_finished)

    def _on_commit(self, change: Change) -> None:
        """A game has gone on: plans may be due."""
        if has_turns_ahead(change.table.game.rulebook):
            self._periodic.hurry(SOON_SECONDS)

    # ------------------------------------------------------------------ what holders do

    async def show(self, live: LiveTable, guest: str, seat: int) -> p.SeatPlans:
        """All plans of a guest's own seat."""
        offered = await live.read(lambda table: self._hold(table, guest, seat))
        found = await self._find(live, seat)
        return shown(found, offered)

    async def keep(self, live: LiveTable, guest: str, seat: int, draft: p.PlanDraft) -> p.SeatPlans:
        """Keep a turn that is not finished, in the place of the one of before."""

        def is_over(table: Table) -> bool:
            self._hold(table, guest, seat)
            return table.stage is not TableStage.PLAYING

        def change(plans: Plans, _table: Table) -> Plans:
            return replace(plans, draft=draft.model_dump() if draft.steps else None)

        if await live.read(is_over):  # it comes too late, and is not kept
            return shown(None, offered=False)
        return await self._change(live, guest, seat, change)

    async def lay(self, live: LiveTable, guest: str, seat: int, wanted: p.LayPlan) -> p.SeatPlans:
        """Let steps wait for the seat's turn, after the plans that wait already."""
        self._limits.tries.take(guest)
        knowledge = await live.read(lambda table: table.knowledge(seat, guest, wanted.token, ahead=True))
        events = await self._services.thread.do(brought, knowledge, wanted.steps)
        made = {"id": secrets.token_hex(8), "steps": wanted.steps, "anyway": wanted.anyway, "events": events}

        def change(plans: Plans, table: Table) -> Plans:
            table.knowledge(seat, guest, wanted.token, ahead=True)  # the turn may have come meanwhile
            if table.seats[seat].stage is not SeatStage.PERSON:
                raise Refused(Why.STAND_IN_PLAYS())
            waiting = plans.laid if plans.made == table.actions[seat] else []
            laid = [plan for plan in waiting if plan["steps"] != wanted.steps]  # once more: the later word counts
            if len(laid) >= p.MOST_PLANS:
                raise Refused(Why.MANY_PLANS(most=p.MOST_PLANS))
            laid.append(made)
            deeds = table.actions[seat]
            return replace(plans, laid=laid, draft=None, fate=None, seen=table.seq, made=deeds, guest=guest)

        return await self._change(live, guest, seat, change)

    async def order(self, live: LiveTable, guest: str, seat: int, wanted: p.OrderPlans) -> p.SeatPlans:
        """Keep the plans that are named, in that order, and no others."""

        def change(plans: Plans, table: Table) -> Plans:
            known = {plan["id"]: plan for plan in plans.laid}
            laid = [known[id] for id in dict.fromkeys(wanted.plans) if id in known]
            return replace(plans, laid=laid, fate=None)

        return await self._change(live, guest, seat, change)

    def _hold(self, table: Table, guest: str, seat: int) -> bool:
        """Refuse all but holders; whether the game has turns ahead."""
        table.seat(seat).require_holder(guest)
        return table.stage is TableStage.PLAYING and has_turns_ahead(table.game.rulebook)

    async def _find(self, live: LiveTable, seat: int) -> Plans | None:
        """The plans of who holds a seat now."""
        found = await self.repository.find(live.id, seat)
        if found is None or not await live.read(lambda table: found.guest in table.seat(seat).guests):
            return None
        return found

    async def _change(
        self, live: LiveTable, guest: str, seat: int, change: Callable[[Plans, Table], Plans]
    ) -> p.SeatPlans:
        self._limits.require_storage(guest)
        offered = await live.read(lambda table: self._hold(table, guest, seat))
        for _ in range(MOST_TRIES):
            stored = await self.repository.find(live.id, seat)
            found = await self._find(live, seat)
            before = found or Plans(live.id, seat, guest, stored.revision if stored else 0)
            after = replace(await live.read(partial(change, before)), updated=self._clock.now())
            if await self.repository.put(after):
                self._periodic.hurry(SOON_SECONDS)
                self._limits.stored.spend(guest, BYTES_OF_A_PLAN + len(after.data))
                return shown(after, offered)
        raise Refused(Why.BUSY())

    # ------------------------------------------------------------------ what the house does

    async def look(self) -> None:
        """Look at the plans at tables where something has happened."""
        for plans in await self.repository.stirred(LOOKED_AT):
            await self._look_at(plans)

    async def _look_at(self, plans: Plans) -> None:
        try:
            async with asyncio.timeout(REPLAY_SECONDS):
                live = await self._registry.current(plans.table)
            await self.consider(live, plans)
        except TimeoutError:
            pass  # its game is being compiled
        except Refused:
            await self.repository.drop(plans.table, plans.seat)  # its log does not replay, or it is gone
        except Unstored:
            raise
        except Exception:
            log.exception("The plans of a seat at table %s could not be played.", tag(plans.table))
            await self.repository.drop(plans.table, plans.seat)

    async def consider(self, live: LiveTable, plans: Plans) -> None:
        """Play the first of a seat's plans that fits, if its turn has come; note what became of them."""

        def read(table: Table) -> tuple[str, int, Knowledge | None]:
            fate = self._outcome(table, plans)
            knows = fate == "now" and table.match is not None
            return fate, table.token, table.match.state.knowledge(plans.seat) if knows and table.match else None

        fate, token, knowledge = await live.read(read)
        if fate == "later":
            self._periodic.hurry(SOON_SECONDS)
            return
        if fate == "unmoved":
            await self.repository.saw(plans, await live.read(lambda table: table.seq))
        elif fate == "over":
            await self.repository.drop(plans.table, plans.seat)
        elif knowledge is None:
            await self._end(plans, fate, [])
        elif self._limits.stored.has(plans.guest):
            tried = await self._services.thread.do(_first_that_fits, knowledge, plans.laid)
            await self._play(live, plans, token, *tried)

    def _outcome(self, table: Table, plans: Plans) -> str:
        """What there is to do about a seat's plans now."""
        if table.stage is not TableStage.PLAYING:
            return "over"
        seat = table.seats[plans.seat]
        if table.actions[plans.seat] != plans.made or seat.stage is not SeatStage.PERSON:
            return "void"
        if plans.guest not in seat.guests:
            return "void"
        since = table.clocks.waiting_since(plans.seat)
        if plans.seat not in table.waiting() or since is None:
            return "unmoved"
        return "now" if self._clock.now() >= since + self._wait else "later"

    async def _play(
        self, live: LiveTable, plans: Plans, token: int, plan: dict[str, Any] | None, tried: list[dict[str, Any]]
    ) -> None:
        """Play a plan, and note that in the same commit, unless the plans were changed at the last moment."""
        if plan is None:
            await self._end(plans, "failed", [], tried)
            return

        def decide(table: Table) -> Sequence[Draft]:
            if table.token != token or self._outcome(table, plans) != "now":
                return ()  # somebody was quicker; the next look finds out
            draft = table.play(plans.seat, plan["steps"])
            draft.data["planned"] = True  # for the server alone; nobody is told
            return [draft]

        ended = self._ended(plans, "played", plan["steps"], tried)
        with contextlib.suppress(GuardFailed):
            await live.submit(plans.guest, decide, id=BEGINNING + plan["id"], guard=self.repository.replacing(ended))

    async def _end(self, plans: Plans, what: str, steps: Sequence[str], tried: Sequence[dict[str, Any]] = ()) -> None:
        """Note what became of the plans; whoever has changed them meanwhile has the last word."""
        await self.repository.put(self._ended(plans, what, steps, tried))

    def _ended(self, plans: Plans, what: str, steps: Sequence[str], tried: Sequence[dict[str, Any]]) -> Plans:
        now = self._clock.now()
        fate = {"what": what, "at": now, "steps": list(steps), "tried": list(tried)}
        return replace(plans, laid=[], fate=fate, updated=now)


def _first_that_fits(
    knowledge: Knowledge, laid: Sequence[dict[str, Any]]
) -> tuple[dict[str, Any] | None, list[dict[str, Any]]]:
    """The first plan that can be played and brings what it should, and why those before it do not fit."""
    tried: list[dict[str, Any]] = []
    for plan in laid:
        try:
            events = brought(knowledge, plan["steps"])
            if not plan["anyway"] and events != plan["events"]:
                raise Refused(Why.PLAN_BRINGS_OTHER())
            return plan, tried
        except Refused as error:
            problem = m.Problem.of(error)
            told = {"code": problem.code, "rule": problem.rule, "args": problem.args, "message": problem.message}
            tried.append({"steps": plan["steps"], **told})
    return None, tried


def shown(plans: Plans | None, offered: bool) -> p.SeatPlans:
    """Plans as their seat's holders get them."""
    if plans is None:
        return p.SeatPlans(offered=offered, draft=None, laid=[], fate=None)
    told = {"offered": offered, "draft": plans.draft, "laid": plans.laid, "fate": plans.fate}
    return p.SeatPlans.model_validate(told)
