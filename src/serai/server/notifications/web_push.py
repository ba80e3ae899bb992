"""Web Push: a message that only one browser can read (RFC 8291), signed by this server (RFC 8292), to its push service.

The address of a push service comes from a visitor, so nothing is sent anywhere else: only to services that the host
allows, over https, to a public address that is looked up and then connected to, without following anybody elsewhere.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import ipaddress
import json
import logging
import os
import socket
import ssl
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from serai.server.settings import Settings

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
POINT_BYTES, AUTH_BYTES, SALT_BYTES = 65, 16, 16
RECORD_BYTES = 4096  # more fits into no push message
LONGEST_PAYLOAD = 3000
LONGEST_ENDPOINT = 1000
TOKEN_SECONDS = 12 * 3600
KEEP_SECONDS = 86_400  # that a push service keeps a message for a device that is off
SEND_SECONDS = 10.0
LONGEST_HEAD = 16_384
HTTPS, HTTP = 443, 80
OFF = "none"  # in the settings: no push at all
log = logging.getLogger("serai.server")


def unpadded(data: bytes) -> str:
    """Bytes as browsers spell them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def padded(text: str) -> bytes:
    """Bytes that a browser has spelled; ValueError if they are not."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Keys:
    """The key pair by which push services know this server (VAPID). It follows from the server's secret alone.

    So it is made with the secret on the first start, is the same in all processes, and a backup has it.
    """

    def __init__(self, secret: bytes) -> None:
        number = int.from_bytes(_derived(secret, b"serai", b"vapid", 48), "big") % (ORDER - 1) + 1
        self._key = ec.derive_private_key(number, ec.SECP256R1())

    @cached_property
    def public(self) -> str:
        """What a browser subscribes with."""
        return unpadded(_point(self._key.public_key()))

    def authorization(self, audience: str, contact: str, now: float) -> str:
        """The header that says who sends, good for one push service and half a day."""
        claims = {"aud": audience, "exp": int(now) + TOKEN_SECONDS, "sub": contact}
        parts = [
            unpadded(json.dumps(part, separators=(",", ":")).encode())
            for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        ]
        text = ".".join(parts)
        r, s = utils.decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={text}.{unpadded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where a browser is reached, and the keys that only it can read with."""

    endpoint: str
    p256dh: str
    auth: str

    def keys(self) -> tuple[ec.EllipticCurvePublicKey, bytes, bytes]:
        """The browser's key, its bytes, and the secret it shares with us; ValueError if they are none."""
        point, auth = padded(self.p256dh), padded(self.auth)
        if len(point) != POINT_BYTES or len(auth) != AUTH_BYTES:
            raise ValueError("These are no keys of a push subscription.")
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point), point, auth


def encrypted(
    text: bytes, to: Subscription, salt: bytes | None = None, own: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """A message in the form aes128gcm, in one record; salt and key are new for each."""
    key, point, auth = to.keys()
    salt = salt or os.urandom(SALT_BYTES)
    own = own or ec.generate_private_key(ec.SECP256R1())
    mine = _point(own.public_key())
    shared = _derived(own.exchange(ec.ECDH(), key), auth, b"WebPush: info\0" + point + mine, 32)
    cek = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(cek).encrypt(nonce, text + b"\x02", None)


class DeliveryResult(Enum):
    """What became of a message."""

    SENT = "sent"
    LATER = "later"  # the service is busy or out of reach: trying again may help
    REFUSED = "refused"
    GONE = "gone"  # there is no such subscription any more


class Unwanted(ValueError):
    """An address that nothing is sent to."""


class PushServices:
    """The push services that the host allows: hosts with all below them, or whole origins, taken as they are."""

    def __init__(self, settings: Settings) -> None:
        named = [part.strip().lower().rstrip("/") for part in settings.push_services.split(",") if part.strip()]
        self._hosts = tuple(part.lstrip(".") for part in named if "://" not in part and part != OFF)
        self._origins = frozenset(part for part in named if "://" in part)

    @property
    def any(self) -> bool:
        """Whether there is one."""
        return bool(self._hosts or self._origins)

    def check(self, endpoint: str) -> tuple[str, int, bool]:
        """Host and port of an endpoint, and whether its address must be a public one; Unwanted if it is not allowed."""
        try:
            parts = urlsplit(endpoint)
            host, port = (parts.hostname or "").lower(), parts.port
        except ValueError:
            raise Unwanted(endpoint) from None
        if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
            raise Unwanted(endpoint)
        if f"{parts.scheme}://{parts.netloc}".lower() in self._origins:
            return host, port or (HTTP if parts.scheme == "http" else HTTPS), False
        known = any(host == one or host.endswith(f".{one}") for one in self._hosts)
        if parts.scheme != "https" or parts.netloc.lower() != host or not known:
            raise Unwanted(endpoint)  # no other port, nobody's name and password
        return host, HTTPS, True


async def _public_address(host: str, port: int) -> str:
    """An address of a host, looked up now; Unwanted if one of them is in somebody's own network."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(info[4][0]) for info in found]
    if not addresses or not all(ipaddress.ip_address(address).is_global for address in addresses):
        raise Unwanted(host)
    return addresses[0]


class Pusher:
    """Sends messages to push services."""

    def __init__(self, settings: Settings, keys: Keys, clock: Callable[[], float]) -> None:
        self.services = PushServices(settings)
        self.keys = keys
        self._clock = clock
        self._trust: ssl.SSLContext | None = None

    async def send(self, to: Subscription, payload: bytes, topic: str, contact: str) -> DeliveryResult:
        """Send one message; however long the other side takes, it takes no longer than some seconds."""
        try:
            host, port, public = self.services.check(to.endpoint)
            parts = urlsplit(to.endpoint)
            body = await asyncio.to_thread(encrypted, payload, to)
            headers = {
                "Host": parts.netloc,
                "Authorization": self.keys.authorization(f"{parts.scheme}://{parts.netloc}", contact, self._clock()),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "Content-Length": str(len(body)),
                "TTL": str(KEEP_SECONDS),
                "Topic": topic,
                "Urgency": "high",
                "Connection": "close",
            }
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            head = f"POST {path} HTTP/1.1\r\n" + "".join(f"{key}: {value}\r\n" for key, value in headers.items())
            async with asyncio.timeout(SEND_SECONDS):
                status = await self._ask(host, port, public, parts.scheme == "https", head.encode() + b"\r\n" + body)
        except Unwanted:
            return DeliveryResult.GONE
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
            log.warning("A push service did not answer: %s.", type(error).__name__)
            return DeliveryResult.LATER
        return _outcome(status)

    async def _ask(self, host: str, port: int, public: bool, secure: bool, request: bytes) -> int:
        """The status of the answer; nothing else of it is read."""
        address = await _public_address(host, port) if public else host
        if secure and self._trust is None:
            self._trust = await asyncio.to_thread(ssl.create_default_context)
        reader, writer = await asyncio.open_connection(
            address, port, ssl=self._trust if secure else None, server_hostname=host if secure else None,
            limit=LONGEST_HEAD,
        )  # fmt: skip
        try:
            writer.write(request)
            await writer.drain()
            line = await reader.readuntil(b"\n")
            return int(line.split(b" ", 2)[1])
        except IndexError:
            raise ValueError("no HTTP") from None
        finally:
            writer.close()
            with contextlib.suppress(OSError, TimeoutError):
                async with asyncio.timeout(1.0):
                    await writer.wait_closed()


def _outcome(status: int) -> DeliveryResult:
    if 200 <= status < 300:
        return DeliveryResult.SENT
    if status in (403, 404, 410):  # of another key than ours, or of nobody
        return DeliveryResult.GONE
    if status in (408, 429) or status >= 500:
        return DeliveryResult.LATER
    log.warning("A push service refused a message: status %s.", status)
    return DeliveryResult.REFUSED
