"""The cookies of a request, read strictly before any library sees them.

`http.cookies` unquotes a quoted value in quadratic time: thirty kilobytes of backslashes, from anybody, would hold the
event loop for half a minute. So nothing goes on but our own cookies, in the plain form in which we gave them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

OURS = (b"serai_guest", b"serai_proof")  # as `base.signing` and `accounts.reauthentication` call them
LONGEST_VALUE = 256
MOST_BYTES = 4_096  # of one header; what is longer is no cookie of ours
PLAIN = re.compile(rb"[A-Za-z0-9_.~-]+")

Headers = Iterable[tuple[bytes, bytes]]


def with_our_cookies(headers: Headers) -> list[tuple[bytes, bytes]]:
    """The headers with one cookie header at most, which has our cookies and no others.

    >>> with_our_cookies([(b"host", b"x"), (b"cookie", b'a="\\\\134"; serai_guest=ann.sign; b=1')])
    [(b'host', b'x'), (b'cookie', b'serai_guest=ann.sign')]
    """
    found, kept = [], []
    for name, value in headers:
        if name.lower() == b"cookie":
            found += _ours(value)
        else:
            kept.append((name, value))
    return [*kept, (b"cookie", b"; ".join(found))] if found else kept


def _ours(header: bytes) -> list[bytes]:
    if len(header) > MOST_BYTES:
        return []
    found = []
    for part in header.split(b";"):
        name, _, value = part.strip().partition(b"=")
        if name in OURS and len(value) <= LONGEST_VALUE and PLAIN.fullmatch(value):
            found.append(name + b"=" + value)
    return found
