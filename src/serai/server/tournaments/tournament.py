"""A Tournament: the state that its log adds up to, as with a Table. It decides and applies, without any I/O."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from serai.engine.errors import SeraiError
from serai.server.base.errors import Refused, Why
from serai.server.base.guest_names import FORMER
from serai.server.tables.table import SEED_BYTES, new_table_id
from serai.server.tournaments import messages as e
from serai.tournaments import BOT, Plan, Round, Sitting, resolved, standings

MOST_ENTRIES = 20_000  # of one log: a day of pressing buttons
COMING_SECONDS = 30 * 86_400.0  # without anything, after which a tournament that never began is closed
PLAYING_SECONDS = 60 * 86_400.0  # and one that stopped is over
LEAST_PLAYERS = 2


class TournamentKind(StrEnum):
    """What an entry of a tournament's log says."""

    OPENED = "opened"
    JOINED = "joined"
    RENAMED = "renamed"
    LEFT = "left"
    REMOVED = "removed"
    MOVED = "moved"  # to another identity of the same person
    DOOR = "door"
    STARTED = "started"
    PAIRED = "paired"
    LAID = "laid"  # all tables of the round are there: people are led to them
    RESULT = "result"
    CORRECTED = "corrected"
    UNSEALED = "unsealed"
    PAUSED = "paused"
    RESUMED = "resumed"
    EXTENDED = "extended"
    CALLED = "called"
    FINISHED = "finished"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class TournamentDraft:
    """An entry that is not stored yet."""

    kind: TournamentKind
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TournamentEntry:
    """An entry of a tournament's log."""

    tournament: str
    seq: int
    kind: TournamentKind
    data: dict[str, Any]
    at: float
    guest: str | None = None


@dataclass(slots=True)
class Player:
    """Somebody who plays in a tournament; the number is their place in the order of coming."""

    number: int
    guest: str
    name: str
    handle: str | None
    entered: int
    stage: e.PlayerStage = "here"


@dataclass(slots=True)
class Played:
    """A round as it was paired: its tables by their addresses, and what was given by hand."""

    at: float
    round: Round
    tables: list[str]
    stood_in: dict[int, list[int]] = field(default_factory=dict)
    corrected: set[int] = field(default_factory=set)
    over_at: float = 0.0
    laid: bool = False
    sealed: bool = False


class Tournament:
    """One tournament: its log replayed.

    >>> opening = Tournament.opening(e.NewEvening(game="bakschisch"), "Ann", source="")
    >>> tournament = Tournament(TournamentEntry("id", 1, opening.kind, opening.data, at=0.0, guest="ann"))
    >>> [draft] = tournament.joining("bob", "Bob", handle=None)
    >>> tournament.apply(TournamentEntry("id", 2, draft.kind, draft.data, at=1.0, guest="bob"))
    >>> [player.name for player in tournament.players], tournament.stage
    (['Bob'], 'coming')
    """

    def __init__(self, opened: TournamentEntry) -> None:
        if opened.kind is not TournamentKind.OPENED or opened.seq != 1:
            raise SeraiError("The log of an evening begins with its opening.")
        data = opened.data
        self.id = opened.tournament
        self.seed: str = data["seed"]
        self.wanted = e.NewEvening.model_validate(data["wanted"])
        self.director: str | None = opened.guest
        self.director_name: str = data["name"]
        self.source: str = data["source"]
        self.stage: e.Stage = "coming"
        self.door = True
        self.players: list[Player] = []
        self.banned: set[str] = set()
        self.rounds: list[Played] = []
        self.plan = Plan(
            self.wanted.format, self.wanted.size, self.wanted.rounds, self.wanted.fill or self.wanted.same_deals,
            self.wanted.groups, self.wanted.semifinals, self.wanted.third, self.seed,
        )  # fmt: skip
        self.paused = self.few = False
        self.extended = 0.0
        self.called = False
        self.begun_at = 0.0
        self.notes: list[dict[str, Any]] = []
        self.last = opened

    @staticmethod
    def opening(wanted: e.NewEvening, name: str, source: str) -> TournamentDraft:
        """The first entry of a tournament; its seed stays secret: deals and lots follow from it."""
        data = {
            "wanted": wanted.model_dump(),
            "name": name,
            "source": source,
            "seed": secrets.token_hex(SEED_BYTES),
        }
        return TournamentDraft(TournamentKind.OPENED, data)

    @classmethod
    def rebuild(cls, entries: Iterable[TournamentEntry]) -> Tournament:
        """The tournament that a log adds up to."""
        found: Tournament | None = None
        for entry in entries:
            if found is None:
                found = cls(entry)
            else:
                found.apply(entry)
        if found is None:
            raise Refused(Why.NO_EVENING())
        return found

    # ------------------------------------------------------------------ what an entry does

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.last.seq

    def apply(self, entry: TournamentEntry) -> None:
        """Take in the next stored entry."""
        if entry.seq != self.seq + 1:
            raise SeraiError(f"Entry {entry.seq} of an evening does not follow entry {self.seq}.")
        data = entry.data
        match entry.kind:
            case TournamentKind.JOINED:
                self._join(entry)
            case TournamentKind.RENAMED:
                if data["player"] is None:
                    self.director_name = data["name"]
                else:
                    player = self.players[data["player"]]
                    player.name = data["name"]
                    player.handle = player.handle if data["name"] != FORMER else None
            case TournamentKind.LEFT:
                self.players[data["player"]].stage = "left"
            case TournamentKind.REMOVED:
                self.players[data["player"]].stage = "removed" if data["ban"] else "left"
                if data["ban"]:
                    self.banned.add(self.players[data["player"]].guest)
            case TournamentKind.MOVED:
                if data["player"] is None:
                    self.director = data["guest"]
                else:
                    player = self.players[data["player"]]
                    player.guest, player.handle = data["guest"], data["handle"]
            case TournamentKind.DOOR:
                self.door = data["open"]
            case TournamentKind.STARTED:
                self.stage, self.begun_at = "playing", entry.at
                self.plan = replace(self.plan, rounds=data["rounds"], groups=data["groups"])
            case TournamentKind.PAIRED:
                self.rounds.append(_paired(entry))
                self.called = self.few = False
                self.extended = 0.0
            case TournamentKind.LAID:
                self.rounds[data["round"] - 1].laid = True
            case TournamentKind.RESULT | TournamentKind.CORRECTED:
                self._result(entry)
            case TournamentKind.UNSEALED:
                self.rounds[data["round"] - 1].sealed = False
            case TournamentKind.PAUSED:
                self.paused, self.few = not data.get("few"), bool(data.get("few"))
            case TournamentKind.RESUMED:
                self.paused = False
            case TournamentKind.EXTENDED:
                self.extended += data["seconds"]
            case TournamentKind.CALLED:
                self.called, self.paused = True, False
            case TournamentKind.FINISHED:
                self.stage = "over"
            case TournamentKind.CLOSED:
                self.stage = "closed"
            case _:
                raise SeraiError(f"Entry {entry.seq} of an evening makes no sense: {entry.kind}.")
        self.last = entry

    def _join(self, entry: TournamentEntry) -> None:
        assert entry.guest is not None
        data = entry.data
        if data.get("player") is not None:  # back again
            self.players[data["player"]].stage = "here"
        else:
            number = len(self.players)
            entered = len(self.rounds) + 1
            self.players.append(Player(number, entry.guest, data["name"], data["handle"], entered))
        self.few = False

    def _result(self, entry: TournamentEntry) -> None:
        data, number = entry.data, entry.data["table"] - 1
        played = self.rounds[data["round"] - 1]
        sittings = list(played.round.sittings)
        before = sittings[number]
        if entry.kind is TournamentKind.RESULT and number in played.corrected:
            return  # what the director said stays
        scores = data.get("scores")
        kept = (
            tuple(scores) if scores is not None else before.scores if entry.kind is TournamentKind.CORRECTED else None
        )
        sittings[number] = replace(before, ranks=tuple(data["ranks"]), scores=kept)
        played.round = replace(played.round, sittings=tuple(sittings))
        if entry.kind is TournamentKind.CORRECTED:
            played.corrected.add(number)
            note = {"at": entry.at, "round": data["round"], "table": data["table"]}
            self.notes.append({**note, "before": list(before.ranks or ()), "after": list(data["ranks"])})
        else:
            played.stood_in[number] = data["stood_in"]
        if played.round.over and not played.over_at:
            played.over_at = entry.at

    # ------------------------------------------------------------------ what is asked of it

    def player_of(self, guest: str | None) -> Player | None:
        """The player that a visitor is."""
        return None if guest is None else next((one for one in self.players if one.guest == guest), None)

    def here(self) -> list[int]:
        """The numbers of those who are to be paired."""
        return [one.number for one in self.players if one.stage == "here"]

    @property
    def current(self) -> Played | None:
        """The latest round."""
        return self.rounds[-1] if self.rounds else None

    @property
    def resting(self) -> bool:
        """Whether it goes on and no round is being played."""
        return self.stage == "playing" and (self.current is None or self.current.round.over)

    @property
    def finals(self) -> bool:
        """Whether all rounds before finals are played."""
        return len(self.rounds) >= self.plan.rounds

    @property
    def complete(self) -> bool:
        """Whether no round can follow."""
        if self.plan.format != "groups":
            return self.finals
        return any(sitting.stage == "final" for sitting in self.rounds[-1].round.sittings) if self.rounds else False

    @property
    def next_at(self) -> float | None:
        """When the next round begins; None if nobody can say."""
        if not self.resting or self.paused or self.few or self.complete:
            return None
        if self.called or self.current is None:
            return self.begun_at + self.extended if self.current is None else self.last.at
        return self.current.over_at + self.wanted.pause + self.extended

    @property
    def due(self) -> float | None:
        """When somebody must look after it: at once while it is played, else when it is forgotten."""
        if self.stage == "coming":
            return self.last.at + COMING_SECONDS
        if self.stage != "playing":
            return 0.0 if any(played.sealed for played in self.rounds) else None
        return self.last.at + PLAYING_SECONDS if self.resting and (self.paused or self.few) else 0.0

    def entered(self) -> dict[int, int]:
        """The rounds in which those came who came late."""
        return {one.number: one.entered for one in self.players if one.entered > 1}

    def history(self) -> list[Round]:
        """The rounds as the core knows them."""
        return [played.round for played in self.rounds]

    def table_of(self, player: Player | None) -> tuple[str, int] | None:
        """The table at which somebody plays now, and the seat."""
        if player is None or self.current is None or not self.current.laid or self.stage != "playing":
            return None
        for table, sitting in zip(self.current.tables, self.current.round.sittings, strict=True):
            if player.number in sitting.seats and sitting.ranks is None:
                return table, sitting.seats.index(player.number)
        return None

    def own_name(self, name: str) -> str:
        """A name that nobody else has here."""
        taken = {one.name.casefold() for one in self.players}
        names = (name if number == 1 else f"{name} {number}" for number in range(1, len(self.players) + 2))
        return next(own for own in names if own.casefold() not in taken)

    # ------------------------------------------------------------------ what would be done

    def joining(self, guest: str, name: str, handle: str | None) -> list[TournamentDraft]:
        """Somebody comes, or comes back."""
        if guest in self.banned:
            raise Refused(Why.EVENING_BANNED())
        known = self.player_of(guest)
        if known is not None and known.stage == "here":
            return []
        if self.stage in ("over", "closed"):
            raise Refused(Why.EVENING_OVER())
        if known is None and not self.door:
            raise Refused(Why.EVENING_DOOR())
        if known is None and self.wanted.members and handle is None:
            raise Refused(Why.EVENING_MEMBERS())
        if known is None and len(self.players) >= e.MOST_PLAYERS:
            raise Refused(Why.EVENING_FULL(most=e.MOST_PLAYERS))
        self._require_free_place()
        data: dict[str, Any] = {"name": self.own_name(name), "handle": handle}
        return [TournamentDraft(TournamentKind.JOINED, data if known is None else {"player": known.number})]

    def leaving(self, guest: str) -> list[TournamentDraft]:
        """Somebody goes."""
        known = self.player_of(guest)
        if known is None or known.stage != "here" or self.stage in ("over", "closed"):
            return []
        self._require_free_place()
        return [TournamentDraft(TournamentKind.LEFT, {"player": known.number})]

    def renaming(self, guest: str, name: str) -> list[TournamentDraft]:
        """Another name of a player or of the director, until the end."""
        drafts = []
        known = self.player_of(guest)
        if known is not None and known.name != name:
            own = name if name == FORMER else self.own_name(name)
            drafts.append(TournamentDraft(TournamentKind.RENAMED, {"player": known.number, "name": own}))
        if guest == self.director and self.director_name != name:
            drafts.append(TournamentDraft(TournamentKind.RENAMED, {"player": None, "name": name}))
        return drafts

    def moving(self, before: str, guest: str, handle: str | None) -> list[TournamentDraft]:
        """Somebody has signed in: what they were as a guest they are as a member."""
        drafts, known = [], self.player_of(before)
        if known is not None and self.player_of(guest) is None and self.stage in ("coming", "playing"):
            data = {"player": known.number, "guest": guest, "handle": handle}
            drafts.append(TournamentDraft(TournamentKind.MOVED, data))
        if self.director == before:
            drafts.append(TournamentDraft(TournamentKind.MOVED, {"player": None, "guest": guest}))
        return drafts

    def decide(self, command: Any) -> list[TournamentDraft]:
        """What a director's command leads to, or a refusal."""
        self._require_free_place()
        match command:
            case e.CorrectResult(round=number, table=table, ranks=ranks):
                return [self._correction(number, table, ranks)]
            case e.RemovePlayer(player=player, ban=ban):
                if not 0 <= player < len(self.players):
                    raise Refused(Why.NO_PLAYER())
                stage = self.players[player].stage
                if stage == "removed" or (stage == "left" and not ban):
                    return []
                return [TournamentDraft(TournamentKind.REMOVED, {"player": player, "ban": ban})]
        if self.stage in ("over", "closed"):
            raise Refused(Why.EVENING_OVER())
        match command:
            case e.StartEvening():
                if self.stage != "coming":
                    return []
                if len(self.here()) < LEAST_PLAYERS:
                    raise Refused(Why.EVENING_FEW(least=LEAST_PLAYERS))
                plan = resolved(self.plan, len(self.here()))
                return [TournamentDraft(TournamentKind.STARTED, {"rounds": plan.rounds, "groups": plan.groups})]
            case e.SetDoor(open=open):
                return [] if self.door == open else [TournamentDraft(TournamentKind.DOOR, {"open": open})]
            case e.FinishEvening():
                return [TournamentDraft(TournamentKind.CLOSED if self.stage == "coming" else TournamentKind.FINISHED)]
        if self.stage != "playing":
            raise Refused(Why.EVENING_NOT_BEGUN())
        match command:
            case e.PauseEvening():
                return [] if self.paused else [TournamentDraft(TournamentKind.PAUSED)]
            case e.ResumeEvening():
                return [TournamentDraft(TournamentKind.RESUMED)] if self.paused else []
            case e.ExtendBreak(seconds=seconds):
                self._require_break()
                return [TournamentDraft(TournamentKind.EXTENDED, {"seconds": seconds})]
            case e.CallRound():
                self._require_break()
                if len(self.here()) < LEAST_PLAYERS:
                    raise Refused(Why.EVENING_FEW(least=LEAST_PLAYERS))
                return [] if self.called else [TournamentDraft(TournamentKind.CALLED)]
        raise Refused(Why.UNKNOWN_COMMAND(command=type(command).__name__))

    def _require_break(self) -> None:
        if not self.resting:
            raise Refused(Why.EVENING_ROUND())

    def _require_free_place(self) -> None:
        if self.seq >= MOST_ENTRIES:
            raise Refused(Why.ENOUGH_HERE())

    def _correction(self, number: int, table: int, ranks: Sequence[int]) -> TournamentDraft:
        """A result by hand: ranks that a game could have given, with shared ones counted as 1, 1, 3."""
        if number > len(self.rounds) or table > len(self.rounds[number - 1].tables):
            raise Refused(Why.NO_TABLE())
        sitting = self.rounds[number - 1].round.sittings[table - 1]
        if len(ranks) != len(sitting.seats) or any(1 + sum(o < rank for o in ranks) != rank for rank in ranks):
            raise Refused(Why.BAD_RANKS())
        return TournamentDraft(TournamentKind.CORRECTED, {"round": number, "table": table, "ranks": list(ranks)})

    def pairing(self, found: Round) -> TournamentDraft:
        """A round as an entry, with the addresses of its tables."""
        data = {
            "tables": [
                {"id": new_table_id(), "seats": list(one.seats), "stage": one.stage, "group": one.group}
                for one in found.sittings
            ],
            "byes": list(found.byes),
            "groups": [list(group) for group in found.groups],
            "sealed": self.wanted.same_deals and len(found.sittings) > 1,
        }
        return TournamentDraft(TournamentKind.PAIRED, data)

    # ------------------------------------------------------------------ what is told

    def line(self) -> dict[str, Any]:
        """What lists show of it: an evening_messages.EveningLine."""
        wanted = self.wanted
        return {
            "id": self.id, "title": wanted.title, "game": wanted.game, "format": wanted.format, "size": wanted.size,
            "same_deals": wanted.same_deals, "stage": self.stage, "players": len(self.here()),
            "round": len(self.rounds), "rounds": self.plan.rounds, "director": self.director_name,
            "starts": wanted.starts, "updated": self.last.at,
        }  # fmt: skip

    def info(self) -> dict[str, Any]:
        """All of it as everybody sees it: an evening_messages.EveningInfo without `you`."""
        wanted = self.wanted.model_dump(exclude={"plays", "rounds", "groups"})
        listed = [one for one in self.players if one.stage == "here" or self.rounds]
        lines = standings(self.plan, [one.number for one in listed], self.history(), self.entered())
        return {
            "id": self.id, "version": self.seq, **wanted, "fill": self.plan.fill, "rounds": self.plan.rounds,
            "groups": self.plan.groups,
            "director": self.director_name, "stage": self.stage, "door": self.door, "paused": self.paused,
            "few": self.few, "next_at": self.next_at,
            "players": [
                {"number": p.number, "name": p.name, "handle": p.handle, "stage": p.stage, "entered": p.entered}
                for p in self.players
            ],
            "played": [self._round_info(played) for played in self.rounds],
            "standings": [
                {"player": one.player, "place": one.place, "points": one.points, "strength": round(one.strength, 2),
                 "wins": one.wins, "share": one.share, "direct": one.direct, "played": one.played, "group": one.group,
                 "stage": one.stage}
                for one in lines
            ],
            "notes": self.notes,
        }  # fmt: skip

    def _round_info(self, played: Played) -> dict[str, Any]:
        shown = self.wanted.watch and played.laid and not played.sealed
        return {
            "stage": played.round.stage,
            "over": played.round.over,
            "tables": [
                _table_info(played, number, sitting, table if shown else None)
                for number, (table, sitting) in enumerate(zip(played.tables, played.round.sittings, strict=True))
            ],
            "byes": list(played.round.byes),
            "groups": [list(group) for group in played.round.groups],
        }

    def you(self, guest: str | None, host: bool, now: float) -> dict[str, Any]:
        """What it is to a visitor: an evening_messages.EveningYou."""
        player = self.player_of(guest)
        place = self.table_of(player)
        return {
            "director": self.directs(guest, host),
            "player": player.number if player is not None and player.stage == "here" else None,
            "removed": guest in self.banned,
            "table": place[0] if place else None,
            "seat": place[1] if place else None,
            "now": round(now, 3),
        }

    def directs(self, guest: str | None, host: bool) -> bool:
        """Whether a visitor may direct it: who made it, and who looks after the house."""
        return guest is not None and (guest == self.director or host)


def _table_info(played: Played, number: int, sitting: Sitting, table: str | None) -> dict[str, Any]:
    from serai.tournaments import points_of

    return {
        "table": table,
        "seats": list(sitting.seats),
        "stage": sitting.stage,
        "group": sitting.group,
        "ranks": list(sitting.ranks or ()),
        "scores": list(sitting.scores or ()),
        "points": list(points_of(sitting.ranks)) if sitting.ranks else [],
        "stood_in": played.stood_in.get(number, []),
        "corrected": number in played.corrected,
    }


def _paired(entry: TournamentEntry) -> Played:
    data = entry.data
    sittings = tuple(Sitting(tuple(one["seats"]), one["stage"], one["group"]) for one in data["tables"])
    groups = tuple(tuple(group) for group in data["groups"])
    found = Round(sittings, tuple(data["byes"]), groups)
    return Played(entry.at, found, [one["id"] for one in data["tables"]], sealed=data["sealed"])


def entry_of(row: Sequence[Any]) -> TournamentEntry:
    """The entry of a row of the log."""
    tournament, seq, kind, data, at, guest = row
    return TournamentEntry(tournament, seq, TournamentKind(kind), json.loads(data), at, guest)


def names_of(tournament: Tournament) -> Mapping[int, str]:
    """The names of all players, and of bots."""
    return {BOT: "bot", **{one.number: one.name for one in tournament.players}}
