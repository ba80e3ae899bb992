"""A passkey device in Python: it makes keys and signs challenges, told as browsers tell it (WebAuthn)."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def spelled(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey of one person."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def _client_data(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": spelled(challenge.encode()), "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _about(self, domain: str, flags: int, rest: bytes = b"") -> bytes:
        return hashlib.sha256(domain.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big") + rest

    def make(self, asked: dict[str, Any]) -> dict[str, Any]:
        """The credential of a new passkey."""
        numbers = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        rest = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        about = self._about(asked["domain"], PRESENT | VERIFIED | ATTESTED, rest)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})
        client = self._client_data("webauthn.create", asked["challenge"])
        return self._credential({"clientDataJSON": spelled(client), "attestationObject": spelled(attestation)})

    def prove(self, asked: dict[str, Any]) -> dict[str, Any]:
        """The signature under a challenge."""
        self.count += 1
        about = self._about(asked["domain"], PRESENT | VERIFIED)
        client = self._client_data("webauthn.get", asked["challenge"])
        signature = self.key.sign(about + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            {
                "clientDataJSON": spelled(client),
                "authenticatorData": spelled(about),
                "signature": spelled(signature),
                "userHandle": None,
            }
        )

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        return {
            "id": spelled(self.id),
            "rawId": spelled(self.id),
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }
