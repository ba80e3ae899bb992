"""A push service and a mail server of the tests' own: they keep what they get; browsers read it with their keys."""

from __future__ import annotations

import base64
import json
import os
import threading
import time
from collections.abc import Callable
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tests.server.server_process import free_port

SECONDS = 60.0


def spelled(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def opened(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser reads with its own keys (RFC 8291); ValueError if it was not for it."""
    salt, length = body[:16], body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
    shared = derived(key.exchange(ec.ECDH(), theirs), auth, b"WebPush: info\0" + point(key.public_key()) + sender, 32)
    cek = derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    try:
        text = AESGCM(cek).decrypt(nonce, sealed, None)
    except InvalidTag:
        raise ValueError("not for this browser") from None
    return text.rstrip(b"\0").removesuffix(b"\x02")


def until(found: Callable[[], bool], seconds: float = SECONDS) -> None:
    """Wait for something."""
    end = time.monotonic() + seconds
    while not found():
        assert time.monotonic() < end
        time.sleep(0.02)


class Browser:
    """A subscriber: what a page tells the server, and what it reads of what comes."""

    def __init__(self, service: PushService) -> None:
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        self.path = f"/push/{spelled(os.urandom(12))}"
        self.endpoint = service.url + self.path
        self._service = service

    def told(self, *events: str, language: str = "en", label: str = "phone") -> dict[str, Any]:
        """The body of PUT /api/calls/devices."""
        keys = {"p256dh": spelled(point(self.key.public_key())), "auth": spelled(self.auth)}
        return {"endpoint": self.endpoint, **keys, "language": language, "label": label, "events": list(events)}

    @property
    def calls(self) -> list[dict[str, Any]]:
        """What has come, in the order of coming."""
        return [
            json.loads(opened(body, self.key, self.auth)) for path, _, body in self._service.got if path == self.path
        ]


class PushService:
    """A push service at a plain address of this machine. It checks who sends, as real ones do."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.asked = 0
        self.answers: list[int] = []  # the next statuses; 201 after that
        self.slow = threading.Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.asked += 1
                status = service.answers.pop(0) if service.answers else 201
                if status == 201 and not service.knows(self.headers["authorization"]):
                    status = 401
                if status == 201:
                    service.got.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                if status == 0:  # never an answer
                    service.slow.wait(SECONDS)
                    return
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("location", f"{service.url}/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def knows(self, authorization: str) -> bool:
        """Whether the sender has signed for this service with the key that it names (RFC 8292)."""
        parts = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
        head, claims, signature = parts["t"].split(".")
        r, s = (int.from_bytes(read(signature)[at : at + 32], "big") for at in (0, 32))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(parts["k"]))
        try:
            key.verify(utils.encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        except InvalidSignature:
            return False
        said = json.loads(read(claims))
        return said["aud"] == self.url and time.time() < said["exp"] < time.time() + 86_400 and ":" in said["sub"]

    def close(self) -> None:
        self.slow.set()
        self._server.shutdown()
        self._server.server_close()


class MailServer:
    """A real SMTP server that keeps what it is given."""

    def __init__(self) -> None:
        self.raw: list[tuple[list[str], bytes]] = []
        self.refusal = ""
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port())
        self._controller.start()
        self.port = self._controller.port
        self.url = f"smtp://127.0.0.1:{self.port}"

    async def handle_DATA(  # noqa: N802 - aiosmtpd's name
        self, _server: Any, _session: Any, envelope: Any
    ) -> str:
        if self.refusal:
            return self.refusal
        self.raw.append((list(envelope.rcpt_tos), bytes(envelope.content)))
        return "250 taken"

    def letters(self, to: str) -> list[EmailMessage]:
        """What has come for an address."""
        found = [message_from_bytes(raw, policy=default) for tos, raw in self.raw if tos == [to]]
        return [one for one in found if isinstance(one, EmailMessage)]

    def close(self) -> None:
        self._controller.stop()
