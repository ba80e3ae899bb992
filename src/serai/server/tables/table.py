"""A Table: the state that its log adds up to. It decides commands and applies entries, without any I/O.

`decide` turns a command into drafts of entries or refuses it, and changes nothing. `apply` takes stored entries.
So a table that is rebuilt from its log is the same table.
"""

from __future__ import annotations

import json
import re
import secrets
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from serai.engine.chance import seed_hash
from serai.engine.errors import IllegalMove, PositionError, SeraiError
from serai.engine.game import Game, Match
from serai.engine.history import KEPT
from serai.engine.refusals import EveryGame
from serai.engine.registry import rulebook
from serai.engine.rulebook import Draw, Event, Step
from serai.engine.sentences import listing, nearest, shown
from serai.server.base.errors import Refused, Why
from serai.server.base.stages import SeatStage, TableStage
from serai.server.base.text import one_line
from serai.server.protocol import messages as m
from serai.server.storage.entries import QUIET, Draft, Kind, LogEntry, TableRow
from serai.server.tables.chat import UNHEARD, ChatLine, Talk
from serai.server.tables.clocks import Clocks
from serai.server.tables.history import REMOVED, HistoryItem, TableHistory, audience_of
from serai.server.tables.previews import refused_step, require_known_outcomes
from serai.server.tables.seats import Seat

if TYPE_CHECKING:
    from serai.engine.game import Knowledge, State
    from serai.engine.rulebook import Rulebook

OPEN_FOR = 86_400.0  # seconds without anything after which a table that never began is closed
MOST_CHANGES = 30  # of one seat's mind until the game goes on: each is stored
MOST_SIDE_ACTIONS = 200  # things beside the game that one guest does at one table: each is stored
SIDE_ACTIONS = frozenset(
    [
        Kind.SAT, Kind.LEFT, Kind.FILLED, Kind.DISMISSED, Kind.RESIZED, Kind.CALLED, Kind.STOOD_IN,
        Kind.LINKED, Kind.UNLINKED, Kind.JOINED, Kind.AWAY,
    ]
)  # fmt: skip
SIDE_COMMANDS = frozenset((m.Sit, m.Leave, m.Fill, m.Dismiss, m.AddSeat, m.RemoveSeat, m.Resign, m.Away))
ACTIONS = frozenset([Kind.PLAYED, Kind.UNDONE, Kind.STOOD_IN])
GUEST_MARK, MEMBER_MARK = "~", "+"  # begin what others know somebody as
NO_PART = {"host": False, "kept": [], "removed": False, **UNHEARD}  # what a guest may do beside the game, nearly always
NO_COMMANDS: dict[str, int] = {}
FREED = "freed"  # a seat that was kept for somebody
BYTES_OF_A_TABLE, BYTES_OF_A_COMMAND = 25_000, 400  # in memory, as measured in the tests
BYTES_OF_A_STEP, BYTES_OF_A_STATE, BYTES_OF_AN_OLD_STATE = 50, 900, 300  # beside the records
DAMAGED = (SeraiError, LookupError, TypeError, ValueError, AttributeError, AssertionError)  # what a bad log raises
ID_BYTES = 16
SEED_BYTES = 16


def new_table_id() -> str:
    """An id that nobody can guess: who knows it may come in."""
    return secrets.token_urlsafe(ID_BYTES)


class Deal(NamedTuple):
    """What makes a deal that is played again the same: the first table of it, its seed and the version of the rules."""

    first: str
    seed: str
    rules: int


class Place(NamedTuple):
    """The tournament that a table is part of, and the seed that it may share with the other tables of its round.

    Such a table is sealed until they are all over: nobody but its own players sees anything of the deal.
    """

    tournament: str
    seed: str | None = None


def rulebook_for(wanted: m.NewTable, again: Deal | None = None) -> Rulebook:
    """The rules of a new table: those of the deal or the position that it begins with, or the newest."""
    of_position = wanted.position.get("rules") if wanted.position is not None else None
    return rulebook(wanted.game, of_position if again is None else again.rules)


def member_in(by: str | None) -> dict[str, bool]:
    """What the entry of a seat says of a member; of a guest nothing."""
    return {"member": True} if by is not None and by.startswith(MEMBER_MARK) else {}


class Unreadable(SeraiError):
    """A log that does not replay: which table's, and the first entry that makes no sense."""

    def __init__(self, table: str, seq: int, why: object) -> None:
        super().__init__(f"The log of table {table} does not replay: entry {seq} makes no sense. {why}")
        self.table = table
        self.seq = seq


class Table:
    """One table: its log replayed. Commands lead to drafts of entries, which change nothing until they are applied.

    >>> opening = Table.opening(m.NewTable(game="bakschisch", players=2))
    >>> table = Table(LogEntry("table", 1, opening.kind, opening.data, at=0.0, guest="ann"))
    >>> [draft] = table.decide(m.Sit(id="1", type="sit", seat=0), "ann", "Ann")
    >>> _ = table.apply(LogEntry("table", 2, draft.kind, draft.data, at=1.0, guest="ann"))
    >>> table.seats[0].name, str(table.stage), table.seq
    ('Ann', 'open', 2)
    """

    def __init__(self, opened: LogEntry) -> None:
        if opened.kind is not Kind.OPENED or opened.seq != 1:
            raise SeraiError("The log of a table begins with its opening.")
        data = opened.data
        self.id = opened.table
        self.opened = opened.at
        self.opener: str | None = opened.guest
        self.source: str | None = data.get("source")
        self.removed: set[str] = set()  # guests, and networks, sent away by the host: they do not sit here again
        self._side_actions: Counter[str] = Counter()  # by guest
        self.talk = Talk()
        self._opener_left = False
        self.turns: dict[
            int, int
        ] = {}  # the seats of persons that must choose, and the entry that each turn began with
        self._changes: dict[int, int] = {}  # how often each seat has changed its mind since the game last went on
        self._furthest = 0
        self.reached = opened.at  # times until then when no server was up are in the log
        rules = rulebook(data["game"], data["rules"])
        self.game = Game(rules, data["players"], data["options"])
        self.public = bool(data["public"])
        self.aids = bool(data.get("aids", True))
        self.rated = bool(data.get("rated", False))
        self.seed: str = data["seed"]
        self.tournament: str | None = data.get("evening")
        self.sealed = bool(data.get("sealed"))  # others play the same deal: only its own players see anything of it
        self.origin: str | None = data.get("deal")  # the first table of the deal that it plays again
        self.position: dict[str, Any] | None = data.get("position")
        self.seed_hash = seed_hash(self.seed)
        self.stage = TableStage.OPEN
        self.called = False
        self.arranged = 1  # the last entry that was no move
        self.seats = [Seat(number) for number in range(self.game.players)]
        for number, (guest, name) in data.get("kept", {}).items():
            self.seats[int(number)].kept = (guest, name)
        self.clocks = Clocks(m.ClockRules.model_validate(data["clock"]), self.game.players)
        self.fixed: dict[str, Any] = {  # what hardly ever changes of messages.TableInfo
            "id": self.id,
            "game": self.game.name,
            "title": self.game.title,
            "rules": rules.version,
            "players": self.game.players,
            "options": dict(self.game.options),
            "public": self.public,
            "aids": self.aids,
            "rated": self.rated,
            "clock": self.clocks.rules.model_dump(),
            "seed_hash": self.seed_hash,
            "prepared": self.position is not None,
            "again": self.origin is not None,
            "evening": self.tournament,
            "opened": round(self.opened, 3),
        }
        self.match: Match | None = None
        self.rematch: str | None = None
        self.rematch_by: int | None = None
        self.token = 0
        self.history = TableHistory()
        self._settled = 0
        self.actions: Counter[int] = Counter()  # by seat: what was played on it, taken back, or left to a bot
        self._commands: dict[str, dict[str, int]] = {}  # by guest: the entry that each command has led to
        self._seats_by_guest: dict[
            str, tuple[int, ...]
        ] = {}  # the seats of guests who were asked for, until one changes
        self._find_waiting()
        self._note(HistoryItem(opened))

    @classmethod
    def rebuild(cls, entries: Iterable[LogEntry]) -> Table:
        """The table that a log adds up to; Unreadable if it does not add up."""
        table: Table | None = None
        for entry in entries:
            try:
                if table is None:
                    table = cls(entry)
                else:
                    table._apply(entry)
            except Exception as error:  # whatever a damaged entry leads to: it must not end more than this table
                raise Unreadable(entry.table, entry.seq, _reason(error)) from error
        if table is None:
            raise SeraiError("The log of a table begins with its opening.")
        table.history.render()
        return table

    @staticmethod
    def opening(
        wanted: m.NewTable,
        kept: Mapping[int, tuple[str, str]] | None = None,
        source: str = "",
        again: Deal | None = None,
        place: Place | None = None,
    ) -> Draft:
        """The first entry of a table, with every option checked; the seed is secret until the end.

        One that plays an earlier deal again names the first table of that deal and takes its seed; one of a tournament
        may share its seed with others.
        """
        game = Game(rulebook_for(wanted, again), wanted.players, wanted.options)
        game.check_whole()
        if wanted.rated and (wanted.aids or wanted.position is not None or again is not None):
            raise Refused(Why.RATED_PLAIN())
        if wanted.position is not None and game.load(wanted.position).over:
            raise PositionError("This position is the end of a game: there is nothing left to play.")
        data = {
            **game.describe(),
            "public": wanted.public,
            "aids": wanted.aids,
            "rated": wanted.rated,
            "clock": wanted.clock.model_dump(),
            "seed": secrets.token_hex(SEED_BYTES) if again is None else again.seed,
            "deal": None if again is None else again.first,
            "position": wanted.position,
            "source": source,
            "kept": {str(seat): list(who) for seat, who in (kept or {}).items()},
        }
        if place is not None:
            data |= {"evening": place.tournament, "sealed": place.seed is not None, "seed": place.seed or data["seed"]}
        return Draft(Kind.OPENED, data)

    # ------------------------------------------------------------------ what a command would do

    def decide(
        self,
        command: m.Command,
        guest: str,
        name: str,
        *,
        prepared: bool = True,
        source: str = "",
        by: str | None = None,
        now: float = 0.0,
    ) -> list[Draft]:
        """The entries that a guest's command leads to, or a refusal. Nothing changes yet.

        Unless the game is prepared, a start is only called for: it comes when the rules are compiled. `source` is the
        guest's network, in a form that tells nobody which (of `hush`, that of who is hushed); `by` is what others know
        the guest as.
        """
        if type(command) in SIDE_COMMANDS:
            self.require_few_actions(guest)
        match command:
            case m.Play():
                return [self.playing(command, guest)]
            case m.Sit(seat=number, name=wanted, instead=before):
                self.stage.require(TableStage.OPEN)
                if guest in self.removed or source in self.removed:
                    raise Refused(Why.REMOVED())
                if before is not None:
                    self.seat(before).require_holder(guest)
                elif guest != self.host and self.seats_of(guest):
                    raise Refused(Why.SEATED())  # several people at one screen are the host's guests
                seat = self._free_seat(guest) if number is None else self.seat(number)
                if seat.stage is not SeatStage.EMPTY:
                    raise Refused(Why.SEAT_TAKEN(seat=seat.number))
                if seat.kept is not None and seat.kept[0] != guest:
                    raise Refused(Why.SEAT_KEPT(seat=seat.number))
                if before is not None:
                    same = self.seat(before).name
                    left, sat = {"seat": before, "name": same}, {"seat": seat.number, "name": same, "source": source}
                    sat |= {"member": True} if self.seat(before).of_member else {}
                    return [Draft(Kind.LEFT, left), Draft(Kind.SAT, sat)]
                chosen = one_line(wanted or "")
                sat = {"seat": seat.number, "name": self.own_name(chosen or name), "source": source}
                return [Draft(Kind.SAT, sat if chosen else {**sat, **member_in(by)})]
            case m.Leave(seat=number):
                self.seat(number).require_holder(guest)
                if self.stage is TableStage.PLAYING:
                    return self.stand_in(number, "left")
                self.stage.require(TableStage.OPEN)
                return [Draft(Kind.LEFT, {"seat": number, "name": self.seat(number).name})]
            case m.Fill(seat=number, bot=bot):
                self._require_host(guest)
                self.stage.require(TableStage.OPEN)
                return self._fill(number, bot)
            case m.Dismiss(seat=number):
                self._require_host(guest)
                self.stage.require(TableStage.OPEN)
                seat = self.seat(number)
                if seat.stage is SeatStage.PERSON and seat.holder != guest:
                    return [Draft(Kind.LEFT, {"seat": number, "name": seat.name, "why": REMOVED})]
                if seat.stage is SeatStage.EMPTY and seat.kept is not None:
                    return [Draft(Kind.DISMISSED, {"seat": number, "why": FREED})]
                if seat.stage is not SeatStage.BOT:
                    raise Refused(Why.NO_BOT(seat=number))
                return [Draft(Kind.DISMISSED, {"seat": number})]
            case m.AddSeat():
                return self._resize(guest, self.game.players + 1)
            case m.RemoveSeat(seat=number):
                if self.seat(number).stage is not SeatStage.EMPTY:
                    raise Refused(Why.SEAT_TAKEN(seat=number))
                return self._resize(guest, self.game.players - 1, number)
            case m.Start():
                self._require_host(guest)
                self.stage.require(TableStage.OPEN)
                free = sum(seat.stage is SeatStage.EMPTY for seat in self.seats)
                if free:
                    raise Refused(Why.EMPTY_SEATS(free=free))
                if not prepared:
                    return [] if self.called else [Draft(Kind.CALLED)]
                return [self.deal()]
            case m.Undo(seat=number, token=token):
                match_ = self._require_match()
                self._in_play(number, guest, token)
                if not match_.can_undo(number):
                    raise Refused(EveryGame.NO_UNDO())
                self._require_patience(number)
                return [Draft(Kind.UNDONE, {"seat": number})]
            case m.Resign(seat=number):
                self.seat(number).require_holder(guest)
                self.stage.require(TableStage.PLAYING)
                return self.stand_in(number, "resigned")
            case m.Return(seat=number):
                seat = self.seat(number)
                seat.require_holder(guest)
                self.stage.require(TableStage.PLAYING)
                if seat.stage is not SeatStage.STAND_IN:
                    raise Refused(Why.NO_STAND_IN(seat=number))
                if guest in self.removed:
                    raise Refused(Why.REMOVED())
                return [Draft(Kind.RETURNED, {"seat": number})]
            case m.Away(seat=number, until=until):
                self.seat(number).require_holder(guest)
                self.stage.require(TableStage.PLAYING)
                return self._go_away(number, until, now)
            case m.Chat() | m.Say() | m.React():
                if guest in self.removed and self.stage is TableStage.PLAYING:
                    raise Refused(Why.REMOVED())
                speaker = next((self.seats[number] for number in self.seats_of(guest)), None)
                over = self.stage is TableStage.OVER
                return self.talk.decide(command, guest, name, by, source, seat=speaker, over=over)
            case m.Hush():
                self._require_host(guest)
                return self.talk.hush(command, "" if source == self.source else source)
            case m.Rematch():
                if not self.seats_of(guest):
                    raise Refused(Why.NOT_SEATED())
                if self.stage is not TableStage.OVER:
                    raise Refused(Why.NO_REMATCH_YET())
                if self.tournament is not None:
                    raise Refused(Why.EVENING_TABLE())
                return [] if self.rematch else [Draft(Kind.REMATCHED, {"table": new_table_id()})]
        raise Refused(Why.UNKNOWN_COMMAND(command=type(command).__name__))

    def playing(self, command: m.Play, guest: str) -> Draft:
        """The entry that a guest's choice in the game leads to, or a refusal: `decide` for most of what there is."""
        seat = self._in_play(command.seat, guest, command.token).number
        if seat in self._require_match().state.pending:
            self._require_patience(seat)
        return self.play(seat, command.steps)

    def play(self, seat: int, steps: Sequence[str | int]) -> Draft:
        """Legal steps with the draws that follow them as one entry, or the rule that refuses one of them."""
        match_ = self._require_match()
        names = [self.game.steps[step] if isinstance(step, int) else step for step in steps]
        if len(names) > 1:
            require_known_outcomes(match_.state, seat, names)
        try:
            turn = match_.prepare(seat, names)
        except IllegalMove as error:
            raise refused_step(error, error.number, names) from None
        return Draft(Kind.PLAYED, {"seat": seat, "steps": [*turn.names], "draws": [*turn.drawn]})

    def deal(self) -> Draft:
        """The start of the game as an entry."""
        return Draft(Kind.STARTED, {"draws": self._draws(self._dealt([]).history)})

    def _draws(self, entries: Iterable[Step | Draw]) -> list[str]:
        """The draws among entries of a history, by their names."""
        return [self.game.rulebook.draws[entry.outcome] for entry in entries if isinstance(entry, Draw)]

    def _dealt(self, names: Sequence[str], draws: Sequence[str] | None = None, at: float | None = None) -> Match:
        """The match at its start, with the draws of the log; those of a log without them follow from the seed."""
        start = self.game.start() if self.position is None else self.game.load(self.position)
        match_ = Match(start, seed=self.seed, names=names, draws=draws, at=at)
        if match_.state.odds():
            raise SeraiError("A draw of the deal is missing.")
        return match_

    def stand_in(self, number: int, why: str) -> list[Draft]:
        """A bot on the seat of a person, as an entry."""
        if self.seat(number).stage is not SeatStage.PERSON:
            raise Refused(Why.NO_PERSON(seat=number))
        from serai.bots import usual_bot

        return [Draft(Kind.STOOD_IN, {"seat": number, "bot": usual_bot(self.game), "why": why})]

    def _go_away(self, number: int, until: float | None, now: float) -> list[Draft]:
        """A holiday of a seat's player from now on, or its end, as an entry."""
        left = self.clocks.away_left(number, now)
        if left is None:
            raise Refused(Why.NO_HOLIDAYS())
        if until is None:
            return [] if self.clocks.away(number, now) is None else [Draft(Kind.AWAY, {"seat": number, "until": None})]
        if until <= now:
            raise Refused(Why.HOLIDAY_OVER())
        if until - now > left:
            raise Refused(Why.HOLIDAY_TOO_LONG(hours=int(left // 3600)))
        return [Draft(Kind.AWAY, {"seat": number, "until": until})]

    def _fill(self, number: int | None, bot: str) -> list[Draft]:
        from serai.bots import bot_names, level_names
        from serai.bots.plugins import plugin_bots

        known = bot_names(self.game)  # by its plain name: no budget, which would be the host's time
        if bot.strip().lower() not in known:
            level = bot.partition(":")[0].strip().lower()
            hint = f"Here bots think as long as the host lets them: write {level!r}." if level in known else ""
            raise Refused(Why.UNKNOWN_BOT(bot=shown(bot), hint=hint or nearest(bot, known)))
        if self.rated and bot.strip().lower() not in level_names(self.game):
            raise Refused(Why.RATED_BOTS())
        other = plugin_bots().get(bot.strip().lower())
        if other is not None and not other.fits(self.game):
            raise Refused(
                Why.UNKNOWN_BOT(bot=shown(bot), hint=f"It plays with {listing(other.players or ())} players.")
            )
        empty = [seat for seat in self.seats if seat.stage is SeatStage.EMPTY]
        free = [seat.number for seat in empty if seat.kept is None or number is not None] or [s.number for s in empty]
        if number is not None and self.seat(number).number not in free:
            raise Refused(Why.SEAT_TAKEN(seat=number))
        if not free:
            raise Refused(Why.TABLE_FULL())
        chosen = free if number is None else [number]
        return [Draft(Kind.FILLED, {"seat": seat, "bot": bot.strip().lower()}) for seat in chosen]

    def seat(self, number: int) -> Seat:
        """The seat of that number, or a refusal that says which there are."""
        if not 0 <= number < len(self.seats):
            raise Refused(Why.NO_SEAT(number=number, last=len(self.seats) - 1))
        return self.seats[number]

    def closing(self, guest: str) -> list[Draft]:
        """The end of a table that has not begun, by its host."""
        self._require_host(guest)
        self.stage.require(TableStage.OPEN)
        return [Draft(Kind.CLOSED)]

    def closing_by_house(self, sentence: str) -> list[Draft]:
        """The end of a table at any time, by the host of the house, with a sentence for those who sit at it."""
        if self.stage not in (TableStage.OPEN, TableStage.PLAYING):
            raise Refused(Why.NOT_GOING_ON())
        return [Draft(Kind.CLOSED, {"said": one_line(sentence)})]

    def sending_away(self, number: int) -> list[Draft]:
        """Somebody leaves a table for good, by the host of the house; in a game a bot plays on."""
        seat = self.seat(number)
        if seat.stage is not SeatStage.PERSON:
            raise Refused(Why.NO_PERSON(seat=number))
        if self.stage is TableStage.PLAYING:
            return self.stand_in(number, REMOVED)
        self.stage.require(TableStage.OPEN)
        return [Draft(Kind.LEFT, {"seat": number, "name": seat.name, "why": REMOVED})]

    def _resize(self, guest: str, players: int, number: int | None = None) -> list[Draft]:
        """A seat more, or the free seat of that number less, as the host wants it and the game allows it."""
        self._require_host(guest)
        self.stage.require(TableStage.OPEN)
        settled = self.position is not None or self.origin is not None  # another number of seats is another deal
        allowed = [self.game.players] if settled else self.game.rulebook.players
        if players not in allowed:
            raise Refused(Why.SEATS_FIXED(low=allowed[0], high=allowed[-1]))
        return [Draft(Kind.RESIZED, {"players": players, "removed": number})]

    def renaming(self, guest: str, before: str, name: str, by: str | None = None) -> list[Draft]:
        """Another name on the seats that a guest has taken under the one of before, until the end of the game."""
        if self.stage not in (TableStage.OPEN, TableStage.PLAYING):
            return []
        under = re.compile(re.escape(before) + r"( \d)?")  # the later ones of one name have a number
        mine = [seat for seat in self.seats if seat.holder == guest and under.fullmatch(seat.name or "")]
        taken = {(seat.name or "").casefold() for seat in self.seats if seat not in mine}
        drafts = []
        for seat in mine:
            own = self.own_name(name, taken)
            taken.add(own.casefold())
            if own != seat.name:
                renamed = {"seat": seat.number, "name": own, "was": seat.name}
                drafts.append(Draft(Kind.RENAMED, {**renamed, **member_in(by)}))
        return drafts

    def own_name(self, name: str, taken: Collection[str] | None = None) -> str:
        """A name that nobody else has here: one cannot talk as another."""
        if taken is None:
            taken = {(seat.name or "").casefold() for seat in self.seats}
        names = (name if number == 1 else f"{name} {number}" for number in range(1, len(self.seats) + 2))
        return next(own for own in names if own.casefold() not in taken)

    @property
    def host(self) -> str | None:
        """Who may fill, start and close: the opener, or who has sat longest once the opener has left."""
        if self.opener is not None and not self._opener_left:
            return self.opener
        return next((seat.holder for seat in self.seats if seat.holder is not None), self.opener)

    def hosts(self, guest: str) -> bool:
        """Whether a guest is the host, or another device of the host's seat."""
        host = self.host
        return guest == host or any(seat.holder == host and guest in seat.devices for seat in self.seats)

    def _require_host(self, guest: str) -> None:
        if not self.hosts(guest):
            raise Refused(Why.NOT_HOST())

    def require_few_actions(self, guest: str) -> None:
        """Refuse a guest who has done too much here beside the game."""
        if self._side_actions[guest] >= MOST_SIDE_ACTIONS:
            raise Refused(Why.ENOUGH_HERE())

    def _require_patience(self, seat: int) -> None:
        if self._changes.get(seat, 0) >= MOST_CHANGES:
            raise Refused(Why.CHANGED_OFTEN())

    def _free_seat(self, guest: str) -> Seat:
        free = [seat for seat in self.seats if seat.stage is SeatStage.EMPTY]
        free.sort(key=lambda seat: seat.kept is None or seat.kept[0] != guest)  # one's own of before comes first
        for seat in free:
            if seat.kept is None or seat.kept[0] == guest:
                return seat
        raise Refused(Why.TABLE_FULL())

    def _in_play(self, number: int, guest: str, token: int) -> Seat:
        seat = self.seat(number)
        seat.require_holder(guest)
        self.stage.require(TableStage.PLAYING)
        if seat.stage is not SeatStage.PERSON:
            raise Refused(Why.STAND_IN_PLAYS())
        self._require_token(token)
        return seat

    def _require_token(self, token: int) -> None:
        if token != self.token:
            raise Refused(Why.STALE())

    def _require_match(self) -> Match:
        if self.match is None:
            self.stage.require(TableStage.PLAYING)
        assert self.match is not None
        return self.match

    # ------------------------------------------------------------------ what an entry does

    def apply(self, entry: LogEntry) -> HistoryItem:
        """Take in the next stored entry, and find out what there is to tell of it."""
        item = self._apply(entry)
        item.render()
        return item

    def _apply(self, entry: LogEntry) -> HistoryItem:
        """Take in the next stored entry."""
        if entry.seq != self.seq + 1 or entry.table != self.id:
            raise SeraiError(f"Entry {entry.seq} of {entry.table} does not follow entry {self.seq} of {self.id}.")
        quiet = entry.kind in QUIET
        if not quiet:
            self.arranged = entry.seq
            self._seats_by_guest.clear()
        data = entry.data
        number: int | None = data.get("seat")
        seat = self.seats[number] if number is not None else None
        pending_events: Callable[[], list[Event]] | None = None
        audience: tuple[int, ...] | None = None
        moments = 0
        said: ChatLine | None = None
        hidden = quiet and entry.kind is Kind.PLAYED and bool(self._require_match().state.pending)
        match entry.kind:
            case Kind.PLAYED if seat:
                steps = data["steps"] if "steps" in data else [data["step"]]  # one by one, before protocol 2
                pending_events, audience, moments = self._play(seat.number, steps, data.get("draws"), entry.at)
                seat.hurried = bool(data.get("hurried"))
            case Kind.SAT if seat and entry.guest:
                seat.sit(entry.guest, data["name"], data.get("source"), bool(data.get("member")))
                self._opener_left = self._opener_left and entry.guest != self.opener
            case Kind.RENAMED if seat:
                seat.name = data["name"]
                seat.of_member = bool(data.get("member", seat.of_member))
            case Kind.RESIZED:
                self._take_seats(data["players"], data["removed"])
            case Kind.LEFT | Kind.DISMISSED if seat:
                if data.get("why") == REMOVED:
                    self.removed.update(seat.guests)
                    if seat.source and seat.source != self.source:  # nobody of the opener's own network
                        self.removed.add(seat.source)
                left, self.called = seat.holder, False
                if seat.stage is not SeatStage.EMPTY:
                    seat.leave()
                seat.kept = None
                if left is not None and left == self.opener and not self.seats_of(left):
                    self._opener_left = True
            case Kind.LINKED if seat:
                seat.link, audience = (data["digest"], data["until"]), (seat.number,)
            case Kind.UNLINKED if seat:
                seat.unlink()
                audience = (seat.number,)
            case Kind.JOINED if seat and entry.guest:
                seat.join(entry.guest, bool(data.get("same")))
                audience = (seat.number,)
            case Kind.FILLED if seat:
                seat.fill(data["bot"])
            case Kind.CALLED:
                self.called = True
            case Kind.STARTED:
                self.called = False
                self.stage = self.stage.become(TableStage.PLAYING)
                names = [one_line(seat.name or f"seat {seat.number}") for seat in self.seats]
                self.match = self._dealt(names, data.get("draws"), entry.at)
                pending_events, moments = partial(list, self.match.events(open_all=True)), 1
                self._count_token()
            case Kind.UNDONE if seat:
                self._changes[seat.number] = self._changes.get(seat.number, 0) + 1
                self._require_match().undo(seat.number)
                self._count_token()  # taking back a secret choice settles nothing: no other seat's choice gets stale
            case Kind.STOOD_IN if seat:
                if data.get("why") == REMOVED:
                    self.removed.update(seat.guests)
                seat.stand_in(data["bot"])
                if data.get("why") == REMOVED:
                    self.removed.update(seat.guests)
            case Kind.RETURNED if seat:
                seat.come_back()
                self.clocks.give(seat.number)
            case Kind.MOVED if seat and entry.guest:
                seat.move(entry.guest)
            case Kind.AWAY if seat:
                self.clocks.go_away(seat.number, entry.at, data["until"])
            case Kind.CHATTED:
                said, audience = self.talk.say(entry), audience_of(entry)
            case Kind.REACTED:
                said, audience = self.talk.react(entry), audience_of(entry)
            case Kind.HUSHED:
                self.talk.apply_hush(entry)
            case Kind.REMATCHED:
                self.rematch = data["table"]
                self.rematch_by = next(iter(self.seats_of(entry.guest)), None)
            case Kind.RESUMED:
                self.clocks.skip(data["began"], data["ended"])
                self.reached = data["ended"]
            case Kind.UNSEALED:
                self.sealed = False
            case Kind.CLOSED:
                self.stage = self.stage.become(TableStage.CLOSED)
            case _:
                raise SeraiError(f"Entry {entry.seq} of table {self.id} makes no sense: {entry.kind} {data}.")
        state = None if self.match is None else self.match.state
        if state is not None and state.over and self.stage is TableStage.PLAYING:
            self.stage = self.stage.become(TableStage.OVER)
        self._find_waiting()
        self.clocks.run(entry.at, self._waiting_persons)
        if hidden and state is not None and not state.pending:
            self.turns = {}  # choices have come out: who chooses again begins another turn
        self.turns = {number: self.turns.get(number, entry.seq) for number in self._waiting_persons}
        if number is not None and entry.kind in ACTIONS:
            self.actions[number] += 1
        item = HistoryItem(entry, number, audience=audience, moments=moments, said=said, pending_events=pending_events)
        self._note(item)
        return item

    def _find_waiting(self) -> None:
        """Who must choose now: asked many times until the next entry."""
        playing = self.match is not None and self.stage is TableStage.PLAYING
        seats, self._waiting = self.seats, self.match.state.to_act if playing and self.match is not None else ()
        self._waiting_persons = tuple([seat for seat in self._waiting if seats[seat].stage is SeatStage.PERSON])
        self._bots_wait = len(self._waiting_persons) < len(self._waiting)  # in a game nobody else plays

    def _take_seats(self, players: int, removed: int | None) -> None:
        """The table is for that many players: the free seat of a number is gone, or there is one more at the end."""
        self.game, self.called = Game(self.game.rulebook, players, self.game.options), False
        self.seats = [seat for seat in self.seats if seat.number != removed][:players]
        self.seats += [Seat(number) for number in range(len(self.seats), players)]
        for number, seat in enumerate(self.seats):
            seat.number = number
        self.clocks = Clocks(self.clocks.rules, players)
        self.fixed["players"] = players

    def _play(
        self, seat: int, steps: Sequence[str], draws: Sequence[str] | None, at: float
    ) -> tuple[Callable[[], list[Event]], tuple[int, ...] | None, int]:
        match_ = self._require_match()
        turn = match_.take(seat, steps, draws=draws, at=at)
        changed = seat in turn.states[0].pending
        if changed:  # a secret choice made again: nobody else learns that
            self._changes[seat] = self._changes.get(seat, 0) + 1
            return (lambda: [event for event in turn.events() if event.seats == (seat,)]), (seat,), 0
        self._count_token()
        return turn.events, None, len(steps)

    def _count_token(self) -> None:
        """A turn is over when something is settled: not when one of several secret choices is made."""
        assert self.match is not None
        settled = self.match.length - len(self.match.state.pending)  # whose choice waits has settled nothing
        if settled != self._settled:
            self._settled = settled
            self.token += 1
            if settled > self._furthest:  # the game has gone on: everybody may change their mind anew
                self._furthest = settled
                self._changes.clear()

    def _note(self, item: HistoryItem) -> None:
        self.history.add(item)
        entry = item.entry
        if entry.guest is None:
            return
        if entry.kind in SIDE_ACTIONS:
            self._side_actions[entry.guest] += 1
        if entry.command is not None:
            self._commands.setdefault(entry.guest, {})[entry.command] = entry.seq

    # ------------------------------------------------------------------ what is asked of it

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.history.count

    def done(self, guest: str, command: str) -> int | None:
        """The entry that a guest's command has led to already, if it has."""
        return self._commands.get(guest, NO_COMMANDS).get(command)

    def require_rated_seat(self, guest: str, source: str, most: int) -> None:
        """Refuse a seat at a rated table to somebody who has one, or beside so many of the same network."""
        if not self.rated:
            return
        if self.seats_of(guest):
            raise Refused(Why.RATED_ONCE())
        if most and sum(bool(seat.source) and seat.source == source for seat in self.seats) >= most:
            raise Refused(Why.RATED_APART())

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats that a guest holds."""
        if guest is None:
            return ()
        held = self._seats_by_guest.get(guest)
        if held is None:
            held = self._seats_by_guest[guest] = tuple([seat.number for seat in self.seats if guest in seat.guests])
        return held

    def you(self, guest: str | None) -> dict[str, Any]:
        """What a guest may do before the game: a messages.You, which nobody writes to."""
        if self.stage is TableStage.PLAYING and not self.talk.heard:
            return NO_PART
        talk = self.talk.you(guest, lambda: guest is not None and self.hosts(guest))
        if guest is None or self.stage is not TableStage.OPEN:
            return {"host": False, "kept": [], "removed": False, **talk}
        kept = [seat.number for seat in self.seats if seat.kept is not None and seat.kept[0] == guest]
        return {"host": self.hosts(guest), "kept": kept, "removed": guest in self.removed, **talk}

    def knowledge(self, number: int, guest: str, token: int, *, ahead: bool = False) -> Knowledge:
        """What one of the guest's own seats knows now, for previews and hints; `ahead`: as if it were its turn."""
        self.seat(number).require_holder(guest)
        self.stage.require(TableStage.PLAYING)
        self._require_token(token)
        state: State | None = self._require_match().state
        if ahead and number in self.waiting():
            raise Refused(Why.YOUR_TURN_NOW())
        if ahead and (state := self._require_match().state.ahead(number)) is None:
            raise Refused(Why.NO_PLAN_AHEAD())
        assert state is not None
        return state.knowledge(number)

    def look_back(self, guest: str | None, seat: int | None, open_all: bool) -> Match:
        """The match, if the guest may look back at it with these eyes: own seats and spectators, all after the end."""
        if self.match is None:
            raise Refused(Why.NOT_BEGUN())
        if seat is not None:
            self.seat(seat)
        self.require_sight(guest, open_all)
        if self.stage is not TableStage.OVER or self.sealed:
            if open_all:
                raise Refused(Why.NOT_OVER())
            if seat is not None:
                self.seats[seat].require_holder(guest)
        return self.match

    def require_sight(self, guest: str | None, open_all: bool = False) -> None:
        """While others play the same deal, refuse those who do not sit here, and all that the players cannot know."""
        if self.sealed and (open_all or not self.seats_of(guest)):
            raise Refused(Why.SEALED())

    def require_open(self) -> None:
        """Refuse to tell the whole game while others play the same deal."""
        if self.sealed:
            raise Refused(Why.SEALED())

    def waiting(self) -> tuple[int, ...]:
        """The seats that must choose now."""
        return self._waiting

    def waiting_persons(self) -> tuple[int, ...]:
        """The seats that must choose now and that a person plays."""
        return self._waiting_persons

    def awaited(self) -> frozenset[str]:
        """The guests for whose choice the table waits."""
        return frozenset(guest for seat in self.waiting_persons() for guest in self.seats[seat].guests)

    def awaited_since(self) -> str:
        """The guests for whose choice the table waits, each with the entry that the turn began with."""
        return " ".join(f"{guest}.{turn}" for seat, turn in self.turns.items() for guest in self.seats[seat].guests)

    def others_play(self, guest: str) -> bool:
        """Whether another person than a guest plays here."""
        return any(seat.stage is SeatStage.PERSON and guest not in seat.guests for seat in self.seats)

    def waiting_bots(self) -> Iterator[tuple[int, str]]:
        """The seats that a bot must choose for now, with the bot."""
        for number in self.waiting():
            seat = self.seats[number]
            if seat.played_by_bot and seat.bot is not None:
                yield number, seat.bot

    def bots_wait(self) -> bool:
        """Whether a bot must choose now."""
        return self._bots_wait

    def due(self, away: float) -> float | None:
        """When somebody must look after this table: at once for bots, else at the next deadline; None for never."""
        if self.stage is TableStage.OPEN:
            return 0.0 if self.called else self.history.last.at + OPEN_FOR
        if self.bots_wait():
            return 0.0
        times = []
        for seat in self.waiting_persons():
            deadline, since = self.clocks.deadline(seat), self.clocks.waiting_since(seat)
            if deadline is not None:
                times.append(deadline)
            elif since is not None:
                times.append(since + away)
        return min(times, default=None)

    def row(self, away: float) -> TableRow:
        """What lists show of it."""
        updated = self.history.public_at
        line = {  # a messages.TableLine
            "id": self.id,
            "game": self.game.name,
            "title": self.game.title,
            "stage": self.stage,
            "public": self.public,
            "rated": self.rated,
            "players": self.game.players,
            "free": sum(seat.stage is SeatStage.EMPTY for seat in self.seats),
            "names": [seat.name or "" for seat in self.seats],
            "ranking": self.ranking(),
            "updated": updated,
            "clock": self.clocks.rules.model_dump(),
            "options": self.unusual_options(),
            "seats": [seat.stage for seat in self.seats],
            "members": [seat.of_member for seat in self.seats],
            "kept": sum(seat.stage is SeatStage.EMPTY and seat.kept is not None for seat in self.seats),
            "until": self._until(),
        }
        return TableRow(
            self.id, self.seq, self.game.name, self.public, str(self.stage), json.dumps(line),
            updated, self.due(away), self.opener, self.source, " ".join(self.sitters()), self.origin,
            self.awaited_since(),
        )  # fmt: skip

    def unusual_options(self) -> dict[str, Any]:
        """The options that are not as usual."""
        usual = {option.name: option.default for option in self.game.rulebook.options}
        return {name: choice for name, choice in self.game.options.items() if choice != usual.get(name)}

    def _until(self) -> float | None:
        """When the first of those who are awaited runs out of days."""
        times = [self.clocks.until(seat) for seat in self.waiting_persons()]
        return min((time for time in times if time is not None), default=None)

    def sitters(self) -> list[str]:
        """The networks, beside the opener's, of those who sit here while the table waits for players."""
        if self.stage is not TableStage.OPEN:
            return []
        return sorted({seat.source for seat in self.seats if seat.source and seat.source != self.source})

    def weight(self) -> int:
        """About how many bytes of memory it takes: little more for a long game than for a short one."""
        bytes_ = BYTES_OF_A_TABLE + self.history.weight
        bytes_ += sum(map(len, self._commands.values())) * BYTES_OF_A_COMMAND + self.talk.weight
        if self.match is not None:
            length, record = self.match.length, self.game.rulebook.dtype.itemsize
            bytes_ += length * BYTES_OF_A_STEP + min(length, 2 * KEPT) * (record + BYTES_OF_A_STATE)
            bytes_ += length // KEPT * (record + BYTES_OF_AN_OLD_STATE)
        return bytes_

    def ranking(self) -> list[int]:
        """The final ranks; empty until the end."""
        return list(self.match.state.ranking) if self.match is not None else []

    def settings(self) -> Mapping[str, Any]:
        """What a rematch takes over."""
        return {
            "game": self.game.name,
            "players": self.game.players,
            "options": dict(self.game.options),
            "clock": self.clocks.rules,
            "public": self.public,
            "aids": self.aids,
            "rated": self.rated,
            "position": self.position,
        }


def _reason(error: Exception) -> str:
    """A sentence on what went wrong in a log: Serai's own, or Python's word for it."""
    return str(error) if isinstance(error, SeraiError) else f"({type(error).__name__}: {error})"
