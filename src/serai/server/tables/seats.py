"""A seat: who holds it, who plays it, and how that may change."""

from __future__ import annotations

from dataclasses import dataclass

from serai.server.base.errors import Refused, Why
from serai.server.base.stages import SeatStage


@dataclass(slots=True)
class Seat:
    """One seat of a table. `holder` is the guest it belongs to, also while a bot stands in."""

    number: int
    stage: SeatStage = SeatStage.EMPTY
    holder: str | None = None
    name: str | None = None
    of_member: bool = False  # whether who sat down was a member then
    source: str | None = None  # the network of who sat down, in a form that tells nobody which
    bot: str | None = None
    hurried: bool = False  # whether a bot made the last choice in less than its usual time: the house was full
    kept: tuple[str, str] | None = None  # the guest, and the name, that a free seat is kept for
    link: tuple[str, float] | None = None  # the digest of the private link that is good now, and until when
    devices: tuple[str, ...] = ()  # other guests who hold it too, by such a link
    member: str | None = None  # whom the holder has signed in as since

    def sit(self, guest: str, name: str, source: str | None = None, of_member: bool = False) -> None:
        """A person sits down on a free seat."""
        if self.stage is not SeatStage.EMPTY:
            raise Refused(Why.SEAT_TAKEN(seat=self.number))
        self.stage, self.holder, self.name = self.stage.become(SeatStage.PERSON), guest, name
        self.source, self.of_member, self.kept = source, of_member, None

    def leave(self) -> None:
        """The person stands up before the start."""
        self.stage = self.stage.become(SeatStage.EMPTY)
        self.holder = self.name = self.source = self.bot = self.kept = self.member = None
        self.of_member = False
        self.unlink()  # links and devices end with the sitting

    def fill(self, bot: str) -> None:
        """A bot takes a free seat."""
        if self.stage is not SeatStage.EMPTY:
            raise Refused(Why.SEAT_TAKEN(seat=self.number))
        self.stage, self.bot, self.name = self.stage.become(SeatStage.BOT), bot, bot
        self.kept = None

    def dismiss(self) -> None:
        """The bot goes."""
        if self.stage is not SeatStage.BOT:
            raise Refused(Why.NO_BOT(seat=self.number))
        self.leave()

    def stand_in(self, bot: str) -> None:
        """A bot plays on for the holder, who may come back."""
        if self.stage is not SeatStage.PERSON:
            raise Refused(Why.NO_PERSON(seat=self.number))
        self.stage, self.bot = self.stage.become(SeatStage.STAND_IN), bot

    def come_back(self) -> None:
        """The holder plays again."""
        if self.stage is not SeatStage.STAND_IN:
            raise Refused(Why.NO_STAND_IN(seat=self.number))
        self.stage, self.bot = self.stage.become(SeatStage.PERSON), None

    def move(self, guest: str) -> None:
        """The seat goes to another device, and with it to another guest; the player keeps the name."""
        if self.holder is None:
            raise Refused(Why.SEAT_FREE(seat=self.number))
        self.stage = self.stage.become(self.stage)
        self.holder, self.of_member = guest, False

    def unlink(self) -> None:
        """The link is void, and the devices that came by one are gone."""
        self.link, self.devices = None, ()

    def join(self, guest: str, same: bool = False) -> None:
        """Another device holds the seat too, or the same person by another name; its link is used up."""
        self.link, self.devices = None, (*self.devices, guest)
        if same:
            self.member = guest

    @property
    def player(self) -> str | None:
        """Who plays here, for whatever counts results: the holder, or whom the holder has signed in as."""
        return self.holder if self.holder is None else self.member or self.holder

    @property
    def guests(self) -> tuple[str, ...]:
        """All who hold the seat."""
        return () if self.holder is None else (self.holder, *self.devices)

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot chooses for this seat."""
        return self.stage in (SeatStage.BOT, SeatStage.STAND_IN)

    def require_holder(self, guest: str | None) -> None:
        """Refuse a guest who does not hold the seat."""
        if guest is None or guest not in self.guests:
            raise Refused(Why.NOT_YOUR_SEAT(seat=self.number))
