"""Signing: identities in cookies, challenges for passkeys, proofs and links, and the server's secret."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
import time
from collections.abc import Callable
from pathlib import Path

from serai.engine.errors import SeraiError
from serai.server.settings import Settings, data_folder

COOKIE = "serai_guest"
COOKIE_SECONDS = 5 * 365 * 86_400
GUEST_BYTES = 16
SECRET_BYTES = 32
LEAST_SECRET = 16  # characters
SECRET_FILE = "secret"
SIGNATURE_BYTES = 32
SOURCE_LENGTH = 16
EPOCH_MARK = "~"  # between the identity and the epoch of a member; no identity has it
CHALLENGE_SECONDS = 600.0
NONCE_BYTES = 12
MOST_USED = 10_000  # challenges that are remembered as used


def kept_secret() -> bytes | None:
    """The secret in its file, for a backup; None if there is none."""
    path = data_folder() / SECRET_FILE
    return _read_secret(path) if path.is_file() else None


def keep_secret(secret: bytes) -> bool:
    """Put the secret of a backup into its file; False if there is another one there already."""
    path = data_folder() / SECRET_FILE
    if path.is_file():
        return _read_secret(path) == secret
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
    return True


def load_secret(settings: Settings) -> bytes:
    """The server's secret: from the settings, else from a file of mode 600 that the first start makes."""
    if settings.secret:
        if len(settings.secret) < LEAST_SECRET:
            raise SeraiError(f"SERAI_SECRET needs at least {LEAST_SECRET} characters; leave it out to have one made.")
        return settings.secret.encode()
    path = data_folder() / SECRET_FILE
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        return _read_secret(path)
    except FileNotFoundError:
        pass
    fresh = path.with_name(f"{SECRET_FILE}.{secrets.token_hex(4)}")
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w") as file:
        file.write(secrets.token_urlsafe(SECRET_BYTES))
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(fresh, path)  # never over one that another process has made meanwhile
    except FileExistsError:
        pass
    finally:
        fresh.unlink()
    return _read_secret(path)


def _read_secret(path: Path) -> bytes:
    secret = path.read_bytes().strip()
    if os.name != "nt" and path.stat().st_mode & 0o077:
        raise SeraiError(f"{path} can be read by others; chmod 600 it, or remove it to have a new one made.")
    if len(secret) < LEAST_SECRET:
        raise SeraiError(f"{path} is too short for a secret; remove it to have a new one made.")
    return secret


class Signer:
    """Signs and checks what the server hands out.

    >>> signer = Signer(b"a secret of the server")
    >>> guest = signer.new_guest()
    >>> signer.guest(signer.cookie(guest)) == guest
    True
    >>> signer.guest("somebody.forged") is None
    True
    """

    def __init__(self, secret: bytes, clock: Callable[[], float] = time.time) -> None:
        self._secret = secret
        self._clock = clock
        self._used: dict[str, None] = {}  # challenges that were answered, the oldest first
        self.epochs: dict[str, int] = {}  # of all members; -1: the account is no more

    def _sign(self, purpose: str, text: str) -> str:
        digest = hmac.digest(self._secret, f"{purpose}\0{text}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

    def _check(self, purpose: str, signed: str) -> str | None:
        text, _, signature = signed.rpartition(".")
        if not text or not signed.isascii():
            return None
        return text if hmac.compare_digest(signature, self._sign(purpose, text)) else None

    def new_guest(self) -> str:
        """An identity that nobody else has."""
        return secrets.token_urlsafe(GUEST_BYTES)

    def cookie(self, guest: str) -> str:
        """What a browser keeps; of a member it is good until all devices are signed out."""
        epoch = self.epochs.get(guest)
        text = guest if epoch is None else f"{guest}{EPOCH_MARK}{epoch}"
        return f"{text}.{self._sign('guest', text)}"

    def guest(self, cookie: str | None) -> str | None:
        """The guest or member of a cookie that this server signed and that is still good, else None."""
        text = None if not cookie or len(cookie) > 200 else self._check("guest", cookie)
        if text is None:
            return None
        guest, _, epoch = text.partition(EPOCH_MARK)
        now = self.epochs.get(guest)
        if now is None:
            return guest  # of a member whom another process has just written down, too
        return guest if now >= 0 and epoch.isdigit() and int(epoch) >= now else None

    def is_member(self, guest: str | None) -> bool:
        """Whether somebody has an account."""
        return self.epochs.get(guest or "", -1) >= 0

    def challenge(self, purpose: str, guest: str) -> str:
        """Something new for a passkey to sign."""
        text = f"{int(self._clock() + CHALLENGE_SECONDS)}-{secrets.token_urlsafe(NONCE_BYTES)}"
        return f"{text}.{self._sign(f'challenge {purpose} {guest}', text)}"

    def challenged(self, purpose: str, guest: str, challenge: str) -> bool:
        """Whether this server has asked that, for this purpose, not long ago, and was not answered before."""
        text = self._check(f"challenge {purpose} {guest}", challenge) if len(challenge) <= 200 else None
        if text is None or challenge in self._used or int(text.partition("-")[0]) < self._clock():
            return False
        self._used[challenge] = None
        if len(self._used) > MOST_USED:
            del self._used[next(iter(self._used))]
        return True

    def proof(self, guest: str, seconds: float) -> str:
        """That a member has proved just now who they are, for so many seconds."""
        text = f"{self.epochs.get(guest, 0)}-{int(self._clock() + seconds)}"
        return f"{text}.{self._sign(f'proof {guest}', text)}"

    def is_proof(self, guest: str, proof: str | None) -> bool:
        """Whether a proof of that member is still good."""
        text = self._check(f"proof {guest}", proof) if proof and len(proof) <= 200 else None
        if text is None:
            return False
        epoch, _, until = text.partition("-")
        return int(epoch) == self.epochs.get(guest, 0) and int(until) >= self._clock()

    def digest(self, purpose: str, text: str) -> str:
        """A text in a form that only this server can compare."""
        return self._sign(purpose, text)

    def sealed(self, purpose: str, text: str) -> str:
        """A text for a link: nobody else can make one."""
        return f"{text}.{self._sign(purpose, text)}"

    def unsealed(self, purpose: str, sealed: str) -> str | None:
        """The text of a link of ours, for ever; None if it is none."""
        return self._check(purpose, sealed)

    def source(self, network: str) -> str:
        """A network in a form that tells nobody which it is, but whether two are the same."""
        return self._sign("source", network)[:SOURCE_LENGTH]
