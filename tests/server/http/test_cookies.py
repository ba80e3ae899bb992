"""Cookies are read strictly: no library sees what is not ours."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.client import Client
from serai.server.accounts.reauthentication import PROOF_COOKIE
from serai.server.base.signing import COOKIE, Signer
from serai.server.http.cookies import LONGEST_VALUE, OURS, PLAIN, with_our_cookies
from tests.server import plain_http
from tests.server.players import run
from tests.server.server_process import Host

SIGNER = Signer(b"a secret of the tests")
HOSTILE = ('a="' + "\\" * 30_000 + '"', f'{COOKIE}="' + "\\" * 3_000 + '"', "=;" * 2_000, f"{COOKIE}=" + "x" * 3_000)


def test_our_cookies_are_known_by_their_names() -> None:
    assert {name.decode() for name in OURS} == {COOKIE, PROOF_COOKIE}


def test_what_we_give_comes_through_and_nothing_else() -> None:
    guest, proof = SIGNER.cookie(SIGNER.new_guest()), SIGNER.proof("ann", 60)
    SIGNER.epochs["ann"] = 3
    for value in (guest, proof, SIGNER.cookie("ann")):
        assert PLAIN.fullmatch(value.encode())
        assert len(value) <= LONGEST_VALUE
    sent = f'a=1; {COOKIE}={guest}; b="x\\"y"; {PROOF_COOKIE}={proof}'
    headers = [(b"Host", b"x"), (b"Cookie", sent.encode()), (b"cookie", f"{COOKIE}=again".encode())]
    kept = f"{COOKIE}={guest}; {PROOF_COOKIE}={proof}; {COOKIE}=again"
    assert with_our_cookies(headers) == [(b"Host", b"x"), (b"cookie", kept.encode())]
    assert with_our_cookies([(b"host", b"x"), (b"cookie", b"a=1")]) == [(b"host", b"x")]


@given(st.lists(st.binary(max_size=60) | st.sampled_from([b"; serai_guest=", b'"', b"\\", b"serai_proof=a"])))
def test_whatever_comes_only_plain_values_of_ours_go_on(parts: list[bytes]) -> None:
    for name, value in with_our_cookies([(b"cookie", b"".join(parts))]):
        assert name == b"cookie"
        for one in value.split(b"; "):
            key, _, rest = one.partition(b"=")
            assert key in OURS
            assert PLAIN.fullmatch(rest)


@pytest.mark.parametrize("cookie", HOSTILE, ids=("long", "quoted", "many", "endless"))
def test_a_hostile_cookie_is_nobodys(host: Host, cookie: str) -> None:
    """A header that is too long for us is refused by the protocol already; the others are as if they were not there."""
    shown = plain_http.get(f"{host.url}/api/account", headers={"cookie": cookie})
    assert shown.status_code in (400, 401, 431)

    async def story() -> None:
        async with Client(host.url) as ann:
            beside = f'a="\\134"; {COOKIE}={ann.cookie}; b={"x" * 900}'
            mine = plain_http.get(f"{host.url}/api/account", headers={"cookie": beside})
            assert mine.status_code == 200

    run(story)
