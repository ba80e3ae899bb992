"""The life cycles of tables and seats: what can become what, and a sentence for what cannot.

table:  open -> playing -> over          seat:  empty <-> person <-> stand-in
          \\-> closed <-/                         \\<-> bot
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from serai.server.base.errors import Refused, Why


class TableStage(StrEnum):
    """Where a table is in its life."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"

    def become(self, stage: TableStage) -> TableStage:
        """The next stage, or a refusal that says what this stage allows."""
        if stage not in _TABLES[self]:
            hint = f"A table that is {self} cannot become {stage}."
            raise Refused(Why.WRONG_STAGE(hint=hint))
        return stage

    def require(self, *stages: TableStage) -> None:
        """Refuse unless the table is in one of the stages."""
        if self not in stages:
            raise Refused(_TABLE_REASONS[self]())


class SeatStage(StrEnum):
    """Who plays a seat. A stand-in is a bot on the seat of a person who may come back."""

    EMPTY = "empty"
    PERSON = "person"
    BOT = "bot"
    STAND_IN = "stand-in"

    def become(self, stage: SeatStage) -> SeatStage:
        """The next stage, or a refusal that says what this stage allows."""
        if stage not in _SEATS[self]:
            raise Refused(Why.WRONG_SEAT_STAGE(hint=_SEAT_HINTS[self]))
        return stage


_TABLES: Mapping[TableStage, tuple[TableStage, ...]] = {
    TableStage.OPEN: (TableStage.PLAYING, TableStage.CLOSED),
    TableStage.PLAYING: (TableStage.OVER, TableStage.CLOSED),  # closed by the host of the house
    TableStage.OVER: (),
    TableStage.CLOSED: (),
}
_TABLE_REASONS: Mapping[TableStage, Why] = {
    TableStage.OPEN: Why.NOT_BEGUN,
    TableStage.PLAYING: Why.GOING_ON,
    TableStage.OVER: Why.FINISHED,
    TableStage.CLOSED: Why.CLOSED,
}
_SEATS: Mapping[SeatStage, tuple[SeatStage, ...]] = {
    SeatStage.EMPTY: (SeatStage.PERSON, SeatStage.BOT),
    SeatStage.PERSON: (SeatStage.EMPTY, SeatStage.PERSON, SeatStage.STAND_IN),
    SeatStage.BOT: (SeatStage.EMPTY,),
    SeatStage.STAND_IN: (SeatStage.PERSON, SeatStage.STAND_IN),
}
_SEAT_HINTS: Mapping[SeatStage, str] = {
    SeatStage.EMPTY: "The seat is free: sit down or fill it with a bot.",
    SeatStage.PERSON: "Somebody sits there.",
    SeatStage.BOT: "A bot sits there; before the start it can be dismissed.",
    SeatStage.STAND_IN: "A bot stands in for the person who holds that seat.",
}
