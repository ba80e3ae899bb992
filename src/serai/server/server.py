"""The server of one process: builds every part once, in the order of their layers, and opens and closes them.

Nothing below imports this module: a part gets in its constructor what it uses.
"""

from __future__ import annotations

from collections.abc import Callable

import serai
from serai.server.accounts.entrance import Entrance
from serai.server.accounts.export_and_delete import MemberData
from serai.server.accounts.invitations import InvitationRepository
from serai.server.accounts.service import AccountService
from serai.server.admin.backups import Backups
from serai.server.admin.health import Readiness
from serai.server.admin.hosts import Hosts
from serai.server.admin.metrics_endpoint import answer_at_port
from serai.server.admin.overview import Overview
from serai.server.admin.reports import Reports
from serai.server.admin.repository import AdminRepository
from serai.server.admin.status import ServerStatus
from serai.server.base import logs
from serai.server.bots.compilation import GameCompiler
from serai.server.bots.pool import BotPool
from serai.server.http.connection_limits import ConnectionLimits
from serai.server.http.dependencies import Parts
from serai.server.lobby.feed import LobbyFeed
from serai.server.lobby.matchmaking import Matchmaking
from serai.server.notifications.choices import NotificationChoices
from serai.server.notifications.letters import Letters
from serai.server.notifications.service import Notifier
from serai.server.people.bus import PeopleBus
from serai.server.people.directory import Directory
from serai.server.people.members_only import MembersOnly
from serai.server.people.moderation import Moderation
from serai.server.people.names import Names
from serai.server.ratings.recorder import ResultsRecorder
from serai.server.ratings.statistics import PlayerStatistics
from serai.server.services import Services
from serai.server.settings import Settings
from serai.server.storage.store import Remote
from serai.server.study.analysis import AnalysisService
from serai.server.study.duplicate_deals import DuplicateDeals
from serai.server.study.lessons import Lessons
from serai.server.study.studies import Studies
from serai.server.tables.advice import Advice
from serai.server.tables.identities import Identities
from serai.server.tables.live.automation import Automation
from serai.server.tables.live.commits import CommitBus
from serai.server.tables.live.connections import Connections
from serai.server.tables.live.registry import TableRegistry
from serai.server.tables.metering import Metering
from serai.server.tables.opening import TableOpener
from serai.server.tables.plans.service import PlanService
from serai.server.tables.service import TableService
from serai.server.tables.socket import TableSocket
from serai.server.tables.waiting_index import WaitingIndex
from serai.server.tournaments.scheduler import TournamentScheduler
from serai.server.uptime import Uptime


class Server:
    """All parts of one server process."""

    def __init__(
        self,
        settings: Settings,
        say: Callable[[str], None] | None = None,
        connection_limits: ConnectionLimits | None = None,
    ) -> None:
        self.services = services = Services.build(settings)
        self.commits, self.people = bus, people = CommitBus(), PeopleBus()
        self.connection_limits = connection_limits or ConnectionLimits(settings)
        self.uptime = Uptime(services)
        self.compiler = compiler = GameCompiler(self._compiled, say)
        self.pool = pool = BotPool(settings.workers, settings.bot_seconds, settings.thinking_per_minute)
        pool.on_choice = self._observe_choice
        # people
        self.moderation = Moderation(services)
        self.members_only = MembersOnly(services)
        self.names = names = Names(services, people)
        self.directory = directory = Directory(services, names, self.moderation, people)
        # tables
        self.registry = registry = TableRegistry(services, bus, compiler, directory, self.uptime)
        self.metering = Metering(services, bus)
        self.connections = connections = Connections(services, registry)
        self.opener = opener = TableOpener(services, registry, names, directory, compiler)
        self.tables = tables = TableService(services, opener, names, self.moderation, compiler)
        self.identities = Identities(people, names, registry, tables)
        self.automation = Automation(services, bus, registry, connections, compiler, pool)
        self.advice = Advice(services, compiler, pool)
        self.plans = PlanService(services, bus, registry)
        self.waiting_index = waiting_index = WaitingIndex(services.store, registry)
        self.table_socket = TableSocket(services, registry, tables, connections)
        # features
        self.notifier = Notifier(services, bus, people, names, registry, connections, waiting_index)
        self.letters = Letters(services, self.notifier)
        self.notification_choices = NotificationChoices(services, self.notifier, self.letters)
        self.accounts = AccountService(services, names, directory, people)
        self.invitations = InvitationRepository(services.store, services.signer)
        self.entrance = Entrance(services, self.accounts, self.invitations, names, directory, people)
        self.member_data = MemberData(services, names, people, registry, tables)
        self.statistics = PlayerStatistics(services.store)
        self.recorder = ResultsRecorder(services, bus, compiler)
        self.lobby = LobbyFeed(services, bus, people, registry, tables, waiting_index)
        self.matchmaking = Matchmaking(services, names, self.lobby, registry, opener, tables)
        self.matchmaking.level_of = self.statistics.level
        self.scheduler = TournamentScheduler(services, bus, people, registry, connections, opener)
        self.analysis = AnalysisService(services, compiler)
        self.studies = Studies(services, registry, compiler, self.analysis)
        self.duplicate_deals = DuplicateDeals(services, registry, opener, tables, names)
        self.lessons = Lessons(settings)
        self.status = ServerStatus(services, registry, pool)
        self.readiness = Readiness(self.uptime, compiler)
        self.reports, self.backups = Reports(services.store), Backups(settings)
        self.admin = AdminRepository(services.store)
        self.hosts = Hosts(services, self.admin, self.accounts, names, directory, self.moderation)
        self.overview = Overview(services, self.status, self.readiness, registry, self.accounts, pool)
        people.exported.append(self.statistics.export)
        people.deleted.append(self.matchmaking.cancel)

    @property
    def parts(self) -> Parts:
        """What routes may ask for."""
        return Parts(*vars(self).values())

    async def open(self) -> None:
        """Open the store and begin all background work."""
        services, settings = self.services, self.services.settings
        await services.store.open(Remote(self.commits.heard, self.connections.on_remote_guests, self.directory.heard))
        self.compiler.open()
        await self.directory.open()
        await self.notifier.open()
        await self.uptime.open()
        for part in (
            self.registry, self.connections, self.automation, self.plans, self.recorder, self.matchmaking,
            self.analysis, self.status,
        ):  # fmt: skip
            part.open()
        self.scheduler.begin()
        if settings.metrics_port:
            services.background.start(answer_at_port(settings, self.status))
        services.background.start(self.waiting_index.catch_up())
        self.readiness.is_open = True
        logs.say("opened", "The server is open.", version=serai.__version__, processes=settings.processes)

    async def close(self) -> None:
        """End all background work and close the store, which writes what waits."""
        self.readiness.is_open = False
        logs.say("closing", "The server is being closed.")
        await self.services.background.close()
        await self.notifier.close()
        await self.registry.write_rows()
        await self.analysis.close()
        self.compiler.close()
        self.pool.close()
        self.services.thread.close()
        await self.services.store.close()

    def _compiled(self, game: str) -> None:
        """More of a game is compiled."""
        self.registry.compiled(game)
        self.automation.compiled(game)

    def _observe_choice(self, level: str, waited: float, thought: float) -> None:
        """A bot has chosen."""
        self.services.metrics.bot_wait.observe(waited)
        self.services.metrics.bot_think.observe(thought, level)
