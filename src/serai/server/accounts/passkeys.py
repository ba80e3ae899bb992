"""Passkeys (WebAuthn): what a browser is asked to create or prove, and whether its answer is valid.

The answers come from browsers, or from whoever takes their place, and are read by a library that was made for that; it
is loaded in a thread when the first one comes. https://www.w3.org/TR/webauthn-3/
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import ipaddress
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import urlsplit

from starlette.requests import Request

from serai.server.accounts.repository import Passkey
from serai.server.base.errors import Refused, Why

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Site:
    """The page that asks: its origin, and the host name that passkeys are made for."""

    origin: str
    domain: str


def site(request: Request) -> Site:
    """The page of a request, which the shield has found to be our own; passkeys need a name and a safe connection."""
    origin = request.headers.get("origin", "")
    parts = urlsplit(origin)
    domain = parts.hostname or ""
    if not domain or (parts.scheme != "https" and domain != "localhost") or _is_number(domain):
        raise Refused(Why.NO_PASSKEYS_HERE())
    return Site(origin, domain)


def _is_number(domain: str) -> bool:
    try:
        ipaddress.ip_address(domain)
    except ValueError:
        return False
    return True


def asked(credential: dict[str, Any]) -> str:
    """The challenge that an answer is to, as far as it says so."""
    try:
        told = json.loads(_bytes(credential["response"]["clientDataJSON"]))
        return _bytes(told["challenge"]).decode("ascii")
    except (LookupError, TypeError, ValueError, RecursionError):
        raise Refused(Why.BAD_PASSKEY()) from None


@dataclass(frozen=True, slots=True)
class Made:
    """A new passkey, as a browser proved it."""

    id: str
    public_key: str
    count: int


async def made(credential: dict[str, Any], page: Site) -> Made:
    """The passkey that a browser has made for our challenge, or a refusal."""

    def verify() -> Made:
        import webauthn

        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=asked(credential).encode(),
            expected_rp_id=page.domain,
            expected_origin=page.origin,
        )
        return Made(_text(found.credential_id), _text(found.credential_public_key), int(found.sign_count))

    return await _or_refuse(verify)


async def proved(credential: dict[str, Any], page: Site, passkey: Passkey) -> int:
    """How often a passkey was used, which a browser has proved by it that it is the member's; or a refusal."""

    def verify() -> int:
        import webauthn

        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=asked(credential).encode(),
            expected_rp_id=page.domain,
            expected_origin=page.origin,
            credential_public_key=_bytes(passkey.public_key),
            credential_current_sign_count=passkey.count,
        )
        return int(found.new_sign_count)

    return await _or_refuse(verify)


async def _or_refuse(verify: Callable[[], T]) -> T:
    try:
        return await asyncio.to_thread(verify)
    except Refused:
        raise
    except Exception as error:  # a library that reads whatever anybody sends: each of its errors is the sender's
        raise Refused(Why.BAD_PASSKEY(hint=f"({type(error).__name__})")) from None


def _bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, UnicodeEncodeError) as error:
        raise ValueError(str(error)) from None


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
