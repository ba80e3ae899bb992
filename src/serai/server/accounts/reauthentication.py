"""Recent proof of a passkey, which deletion and export ask for.

The proof is a signed cookie of its own, so all processes take it; it is good for one account and one epoch of it.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import Cookie, Request, Response

from serai.server.base.errors import Refused, Why
from serai.server.base.signing import Signer

PROOF_COOKIE = "serai_proof"
PROOF_SECONDS = 300
ProofCookie = Annotated[
    str | None, Cookie(alias=PROOF_COOKIE, description="that a passkey was proved within the last minutes")
]


def give_proof(response: Response, request: Request, signer: Signer, guest: str) -> None:
    """Note in the browser that somebody has just proved who they are."""
    secure = request.url.scheme == "https"
    response.set_cookie(
        PROOF_COOKIE, signer.proof(guest, PROOF_SECONDS), max_age=PROOF_SECONDS, path="/api",
        httponly=True, samesite="strict", secure=secure,
    )  # fmt: skip


def take_proof(response: Response) -> None:
    """Forget that somebody has proved who they are."""
    response.delete_cookie(PROOF_COOKIE, path="/api", httponly=True, samesite="strict")


def require_proof(signer: Signer, guest: str, proof: str | None) -> None:
    """Refuse somebody who has not proved within the last minutes who they are."""
    if not signer.is_proof(guest, proof):
        raise Refused(Why.PROVE_AGAIN())
