"""httpx for servers on this machine, which speak plain HTTP: reading all certificates takes longer than a request."""

from __future__ import annotations

import ssl
from functools import partial

import httpx

NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
get = partial(httpx.get, verify=NO_CERTIFICATES)
head = partial(httpx.head, verify=NO_CERTIFICATES)
post = partial(httpx.post, verify=NO_CERTIFICATES)
put = partial(httpx.put, verify=NO_CERTIFICATES)
request = partial(httpx.request, verify=NO_CERTIFICATES)
Client = partial(httpx.Client, verify=NO_CERTIFICATES)
AsyncClient = partial(httpx.AsyncClient, verify=NO_CERTIFICATES)
