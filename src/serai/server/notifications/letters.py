"""The links in mails: one confirms an address, others end mails. Whoever has a link may do what it is for."""

from __future__ import annotations

from serai.server.base.errors import Refused, Why
from serai.server.notifications import mail
from serai.server.notifications import messages as k
from serai.server.notifications.events import chosen, spelled, without
from serai.server.notifications.repository import CHOSEN, Address, NotificationEvent
from serai.server.notifications.service import Notifier
from serai.server.notifications.web_push import DeliveryResult
from serai.server.people.repository import PeopleRepository
from serai.server.services import Services

CONFIRM, STOP = "confirm", "stop"
LETTER = "letter"  # what the links of mails are signed for


class Letters:
    """Sends the mail that asks for a confirmation, and does what the links of mails are for."""

    def __init__(self, services: Services, notifier: Notifier) -> None:
        self._clock, self._signer = services.clock, services.signer
        self._notifier, self._repository = notifier, notifier.repository
        self._people = PeopleRepository(services.store)

    def recipient(self, address: str) -> str:
        """An address in a form that tells nobody which it is."""
        return self._signer.digest("recipient", address.lower())

    async def ask(self, guest: str, address: str, key: str) -> DeliveryResult:
        """Ask whoever reads at an address whether a member may be written to there: in our own words alone."""
        language, post = await self._people.language(guest) or mail.USUAL, self._notifier.post
        said = mail.MailText(language)
        link = f"{post.url}/calls/{self._signer.sealed(LETTER, f'{CONFIRM}-mail-{key}')}"
        lines = [said(CONFIRM, url=post.url), "", link, "", said("confirm-ignore")]
        return await post.send(address, said("confirm-subject"), lines, language)

    async def read(self, sealed: str) -> k.LetterInfo:
        """What a link is for; nothing is done."""
        return _told(*await self._find(sealed))

    async def obey(self, sealed: str) -> k.LetterInfo:
        """Do what a link is for."""
        purpose, event, address = await self._find(sealed)
        if address is None:
            if purpose == CONFIRM:
                raise Refused(Why.BAD_LETTER())
            return _told(purpose, event, None)
        now = self._clock.now()
        if purpose == CONFIRM:
            await self._repository.confirm(address.key, self.recipient(address.address), now)
        else:
            rest = without(address.events, None if event is NotificationEvent.TEST else event)
            await self._repository.choose_for_address(address.account, spelled(rest), now)
        await self._notifier.chosen(address.account)
        return await self.read(sealed)

    async def _find(self, sealed: str) -> tuple[str, NotificationEvent | None, Address | None]:
        """What a link is for, and the address it was sent to, if that is still somebody's."""
        text = self._signer.unsealed(LETTER, sealed)
        purpose, event, key = (text or "--").split("-", 2)
        if text is None or purpose not in (CONFIRM, STOP):
            raise Refused(Why.BAD_LETTER())
        known = NotificationEvent(event) if event in set(NotificationEvent) else None
        return purpose, known, await self._repository.address_by_key(key)


def _told(purpose: str, event: NotificationEvent | None, address: Address | None) -> k.LetterInfo:
    if purpose == CONFIRM:
        done = address is not None and address.confirmed is not None
    else:
        left = [] if address is None else chosen(address.events)
        done = event not in left if event in CHOSEN else not left
    shape = "" if address is None else shape_of(address.address)
    return k.LetterInfo(confirm=purpose == CONFIRM, event=event, address=shape, done=done)


def shape_of(address: str) -> str:
    """As much of an address as its owner needs to know it."""
    name, _, domain = address.partition("@")
    return f"{name[:1]}…@{domain[:1]}…{domain[domain.rfind('.') :]}"
