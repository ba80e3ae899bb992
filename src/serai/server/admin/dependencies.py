"""What the routes of hosts ask for: the host, and that they have proved a passkey not long ago."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query

from serai.server.accounts.dependencies import Accounts
from serai.server.accounts.reauthentication import ProofCookie, require_proof
from serai.server.accounts.repository import Account
from serai.server.admin.hosts import Hosts
from serai.server.base.errors import Refused, Why
from serai.server.http.dependencies import ServicesPart, Visitor, part

MOST_PAGES = 100_000
PageQuery = Annotated[int, Query(ge=0, le=MOST_PAGES, description="from 0")]
HostsPart = Annotated[Hosts, part(Hosts)]


async def _host(visitor: Visitor, services: ServicesPart, accounts: Accounts) -> Account:
    services.limits.commands.take(visitor)
    found = await accounts.repository.find(visitor)
    if found is None or not found.is_host:
        raise Refused(Why.NOT_THE_HOST())
    return found


BY_HOST = Depends(_host)
Host = Annotated[Account, BY_HOST]
"""The host who asks; refused to others."""


async def _sure_host(host: Host, services: ServicesPart, proof: ProofCookie = None) -> Account:
    require_proof(services.signer, host.id, proof)
    return host


BY_SURE_HOST = Depends(_sure_host)
SureHost = Annotated[Account, BY_SURE_HOST]
"""The host who asks, and has proved a passkey within the last minutes."""
