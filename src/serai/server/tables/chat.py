"""Chat at a table: lines of players and spectators, reactions, and who is muted by the host.

Those who watch talk among themselves: players see nothing of it before the game is over, for it could tell them what to
do. After the end all talk together. Like the table, talk adds up from the log: it decides and applies, and stores
nothing.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from serai.server.base.errors import Refused, Why
from serai.server.base.text import one_line, shows_something
from serai.server.protocol import messages as m
from serai.server.storage.entries import Draft, Kind, LogEntry
from serai.server.tables.seats import Seat

MOST_LINES = 1_000  # by one guest who sits at the table: each is stored
MOST_LINES_WATCHING = 200  # by one guest who does not
MOST_REACTIONS = 300  # by one guest
MOST_OF_WATCHERS = 2_000  # lines and reactions of all who only watch, at one table
MOST_HUSHED = 100  # times that the host hushes somebody or lets them speak again
REMEMBERED = 100  # lines of each side that one can react to or report
BYTES_OF_A_LINE = 900  # in memory
LIFTED = "lifted"  # why somebody may speak again
TALK = (m.Chat, m.Say, m.React)
UNHEARD: dict[str, Any] = {"by": None, "hushes": False, "hushed": []}  # how everybody stands where nobody has spoken


@dataclass(slots=True)
class ChatLine:
    """Something that was said; `w` before its number: by those who watch. Others know its speaker as `by`."""

    id: str
    guest: str | None
    by: str | None
    name: str
    seat: int | None
    text: str | None
    phrase: str | None
    at: float
    reactions: dict[str, list[str]] = field(default_factory=dict)  # who, by sign

    @property
    def watching(self) -> bool:
        """Whether it was said among those who watch."""
        return self.id.startswith("w")


class Talk:
    """What is said at one table."""

    def __init__(self) -> None:
        self._lines: tuple[OrderedDict[str, ChatLine], OrderedDict[str, ChatLine]] = OrderedDict(), OrderedDict()
        self._counts = [0, 0]  # of the table, and of those who watch
        self._spoken: Counter[str] = Counter()
        self._reacted: Counter[str] = Counter()
        self._watchers = 0  # what those who watch have said and how often they have reacted
        self._hushes = 0
        self._guests: dict[str, str] = {}  # those whom one has heard of, by what others know them as
        self._known: dict[str, str] = {}  # what others know them as, by guest
        self.hushed: dict[str, str] = {}  # by what others know them as: their network
        self._silent: set[str] = set()  # guests, and networks

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        return sum(map(len, self._lines)) * BYTES_OF_A_LINE

    def line(self, id: str) -> ChatLine:
        """A line that was said not long ago."""
        for lines in self._lines:
            if id in lines:
                return lines[id]
        raise Refused(Why.NO_LINE())

    def lines(self, *, watching: bool) -> list[ChatLine]:
        """The last lines of the table, or of those who watch."""
        return list(self._lines[watching].values())

    def guest(self, by: str) -> str:
        """Who is known to others as that, of those who have spoken here."""
        if by not in self._guests:
            raise Refused(Why.NO_SPEAKER())
        return self._guests[by]

    @property
    def heard(self) -> bool:
        """Whether anybody has said anything."""
        return bool(self._guests)

    def you(self, guest: str | None, hosts: Callable[[], bool]) -> dict[str, Any]:
        """How a guest stands here, as a part of messages.You; nearly always there is nothing to say."""
        if not self.heard:
            return UNHEARD
        hushes = hosts()
        return {
            "by": self._known.get(guest or ""), "hushes": hushes, "hushed": sorted(self.hushed) if hushes else [],
        }  # fmt: skip

    # ------------------------------------------------------------------ what a command would do

    def decide(self, command: m.Chat | m.Say | m.React, guest: str, name: str, by: str | None, source: str, *,
               seat: Seat | None, over: bool) -> list[Draft]:  # fmt: skip
        """The entries of a line or of a reaction of a guest on that seat, or a refusal; `over`: after the game."""
        apart = seat is None and not over
        if guest in self._silent or (source and source in self._silent and seat is None):
            raise Refused(Why.HUSHED())
        if seat is None and self._watchers >= MOST_OF_WATCHERS:
            raise Refused(Why.ENOUGH_HERE())
        about: dict[str, Any] = {"by": by} if by is not None else {}
        about |= {"name": name} if seat is None else {"seat": seat.number, "name": seat.name}
        if apart:
            about["apart"] = True
        if isinstance(command, m.React):
            return self._react(command, guest, about, by, apart)
        if self._spoken[guest] >= (MOST_LINES_WATCHING if seat is None else MOST_LINES):
            raise Refused(Why.ENOUGH_HERE())
        if isinstance(command, m.Say):
            return [Draft(Kind.CHATTED, {**about, "phrase": command.phrase})]
        text = one_line(command.text)
        if not shows_something(text):
            raise Refused(Why.EMPTY_LINE())
        return [Draft(Kind.CHATTED, {**about, "text": text})]

    def _react(self, command: m.React, guest: str, about: dict[str, Any], by: str | None, apart: bool) -> list[Draft]:
        line = self.line(command.line)
        if line.watching != apart and not (line.watching and "seat" not in about):
            raise Refused(Why.OTHERS_TALK())  # a reaction to the other side's line would tell it something
        if by is None or (by in line.reactions.get(command.sign, ())) is not command.off:
            return []
        if self._reacted[guest] >= MOST_REACTIONS:
            raise Refused(Why.ENOUGH_HERE())
        if line.watching:
            about["apart"] = True
        said = {**about, "line": line.id, "sign": command.sign}
        return [Draft(Kind.REACTED, {**said, "off": True} if command.off else said)]

    def hush(self, command: m.Hush, source: str) -> list[Draft]:
        """The host's word that somebody is not to speak here, or may again, as an entry."""
        guest = self.guest(command.by)
        if (command.by in self.hushed) is not command.off:
            return []
        if self._hushes >= MOST_HUSHED:
            raise Refused(Why.ENOUGH_HERE())
        name = next((line.name for lines in self._lines for line in lines.values() if line.guest == guest), "")
        data = {"by": command.by, "name": name, "source": source}
        return [Draft(Kind.HUSHED, {**data, "why": LIFTED} if command.off else data)]

    # ------------------------------------------------------------------ what an entry does

    def say(self, entry: LogEntry) -> ChatLine:
        """Take in a line; one of before all had names has none that others could mute or react as."""
        data = entry.data
        watching = bool(data.get("apart"))
        self._counts[watching] += 1
        id = f"w{self._counts[1]}" if watching else str(self._counts[0])
        by = data.get("by")
        line = ChatLine(id, entry.guest, by, data.get("name") or "", data.get("seat"), data.get("text"),
                    data.get("phrase"), entry.at)  # fmt: skip
        lines = self._lines[watching]
        lines[id] = line
        if len(lines) > REMEMBERED:
            lines.popitem(last=False)
        self._hear(entry, by, self._spoken)
        return line

    def react(self, entry: LogEntry) -> ChatLine | None:
        """Take in a reaction; None if its line is forgotten."""
        data = entry.data
        self._hear(entry, data.get("by"), self._reacted)
        line = self._lines[data["line"].startswith("w")].get(data["line"])
        if line is None:
            return None
        who = line.reactions.setdefault(data["sign"], [])
        if data.get("off"):
            line.reactions[data["sign"]] = [one for one in who if one != data["by"]]
            if not line.reactions[data["sign"]]:
                del line.reactions[data["sign"]]
        elif data["by"] not in who:
            who.append(data["by"])
        return line

    def apply_hush(self, entry: LogEntry) -> None:
        """Take in the host's word."""
        by, source = entry.data["by"], entry.data.get("source") or ""
        self._hushes += 1
        if entry.data.get("why") == LIFTED:
            self.hushed.pop(by, None)
        else:
            self.hushed[by] = source
        self._silent = {guest for one in self.hushed if (guest := self._guests.get(one)) is not None}
        self._silent |= {network for network in self.hushed.values() if network}

    def _hear(self, entry: LogEntry, by: str | None, counted: Counter[str]) -> None:
        if entry.guest is None:
            return
        counted[entry.guest] += 1
        self._watchers += entry.data.get("seat") is None
        if by is not None:
            self._guests[by] = entry.guest
            self._known[entry.guest] = by
