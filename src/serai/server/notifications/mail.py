"""Mails: what they say in each language, and sending them by the host's SMTP server.

The words are in `web/src/words/*/calls.ftl` with all others; the build leaves them for the server (`letters.json`).
"""

from __future__ import annotations

import asyncio
import functools
import ipaddress
import json
import logging
import re
import smtplib
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address as Mailbox
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, make_msgid, parseaddr
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from serai.engine.errors import SeraiError
from serai.server.http import pages
from serai.server.notifications.web_push import DeliveryResult
from serai.server.settings import Settings

WORDS = "letters.json"
USUAL = "en"
AT_ONCE = 2  # threads that talk to the SMTP server
SEND_SECONDS = 20.0
PLAIN_PORT, SUBMISSION_PORT, TLS_PORT = 25, 587, 465
LONGEST_ADDRESS = 254
ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)
log = logging.getLogger("serai.server")


@functools.lru_cache(maxsize=1)
def _read(path: Path, _changed: int) -> Mapping[str, Any]:
    found: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def words() -> Mapping[str, Any]:
    """The words of letters by language, as the build of the client left them; empty without a client."""
    path = pages.BUNDLE / WORDS
    return _read(path, path.stat().st_mtime_ns) if path.is_file() else {}


def is_address(text: str) -> bool:
    """Whether a text is a plain mail address: nothing in it can be taken for a header or a second one."""
    local = text.partition("@")[0]
    dots = local.startswith(".") or local.endswith(".") or ".." in local
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None and not dots


def filled(text: str, **values: str) -> str:
    """A sentence with its values; what stands in a value is never filled in turn."""
    return re.sub(r"\{(\w+)\}", lambda found: values.get(found[1], ""), text)


class MailText:
    """The words in one language, or in English."""

    def __init__(self, language: str) -> None:
        known = words()
        self._words: Mapping[str, Any] = known.get(language) or known.get(USUAL) or {}

    def __call__(self, id: str, **values: str) -> str:
        """A sentence."""
        return filled(str(self._words.get("letters", {}).get(id, "")), **values)

    def game(self, name: str) -> str:
        """The title of a game."""
        return str(self._words.get("games", {}).get(name, name))

    def listed(self, names: list[str]) -> str:
        """Names one after the other."""
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {self('and')} {names[-1]}"


class Mailer:
    """The way to the host's SMTP server; there is none unless the host has named one."""

    def __init__(self, settings: Settings) -> None:
        self.url = (settings.url or f"http://localhost:{settings.port}").rstrip("/")
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="mail")
        self._host = ""
        if not settings.smtp_url:
            return
        parts = urlsplit(settings.smtp_url)
        try:
            port = parts.port
        except ValueError:
            port = -1
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or port == -1:
            raise SeraiError("SERAI_SMTP_URL is smtp://USER:PASSWORD@HOST:587 or smtps://USER:PASSWORD@HOST:465.")
        name, address = parseaddr(settings.mail_from)
        if not is_address(address):
            raise SeraiError("SERAI_MAIL_FROM is the address that mails come from: Serai <serai@example.org>.")
        self._host, self._tls = parts.hostname, parts.scheme == "smtps"
        login = parts.username is not None
        self._port = port or (TLS_PORT if self._tls else SUBMISSION_PORT if login else PLAIN_PORT)
        self._login = (unquote(parts.username or ""), unquote(parts.password or "")) if login else None
        self._from = str(Mailbox(display_name=name, addr_spec=address))
        self._domain = address.partition("@")[2]

    @property
    def possible(self) -> bool:
        """Whether mails can be sent from here."""
        return bool(self._host)

    def close(self) -> None:
        """Let go of the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def send(
        self, to: str, subject: str, lines: list[str], language: str, stop: str | None = None
    ) -> DeliveryResult:
        """Send one mail; `stop` is the link that ends such mails with one click (RFC 8058)."""
        letter = EmailMessage(policy=SMTP)
        letter["From"], letter["To"], letter["Subject"] = self._from, str(Mailbox(addr_spec=to)), subject
        letter["Date"] = format_datetime(localtime())
        letter["Message-ID"] = make_msgid(domain=self._domain)
        letter["Auto-Submitted"] = "auto-generated"
        if stop is not None:
            letter["List-Unsubscribe"] = f"<{stop}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content("\n".join(lines) + "\n")
        letter["Content-Language"] = language
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._hand_over, letter)

    def _hand_over(self, letter: EmailMessage) -> DeliveryResult:
        """Talk to the SMTP server, in a thread of its own."""
        try:
            with self._connected() as server:
                if self._login is not None:
                    server.login(*self._login)
                server.send_message(letter)
            return DeliveryResult.SENT
        except smtplib.SMTPRecipientsRefused as error:
            code = next(iter(error.recipients.values()))[0]
            return DeliveryResult.REFUSED if code >= 500 else DeliveryResult.LATER
        except (OSError, smtplib.SMTPException) as error:
            log.warning("A mail could not be handed to the SMTP server: %s.", type(error).__name__)
            passing = not isinstance(error, smtplib.SMTPResponseException) or error.smtp_code < 500
            return DeliveryResult.LATER if passing else DeliveryResult.REFUSED

    def _connected(self) -> smtplib.SMTP:
        if self._tls:
            return smtplib.SMTP_SSL(self._host, self._port, timeout=SEND_SECONDS, context=ssl.create_default_context())
        server = smtplib.SMTP(self._host, self._port, timeout=SEND_SECONDS)
        try:
            server.ehlo()
            if server.has_extn("starttls") or not self._is_here():  # else nothing goes over a wire that others can read
                server.starttls(context=ssl.create_default_context())
                server.ehlo()
        except BaseException:
            server.close()
            raise
        return server

    def _is_here(self) -> bool:
        """Whether the SMTP server is on this machine."""
        try:
            return ipaddress.ip_address(self._host).is_loopback
        except ValueError:
            return self._host == "localhost"
