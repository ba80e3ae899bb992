"""Chance: the draws of a match, which anyone can check, and a fast generator for playouts and search.

Draw number k (from 0) of a match with a seed and the weights w0, w1, ... in the order that the rules list them:

    for attempt in 0, 1, 2, ...:
        x = first 8 bytes, big-endian, of HMAC-SHA256(key = seed as UTF-8, message = "k:attempt" in decimal)
        if x < 2**64 - 2**64 % W, where W is the sum of the weights: stop
    the ticket is x % W; the outcome is the first whose weight, added to all before it, exceeds the ticket
"""

from __future__ import annotations

import functools
import hashlib
import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np

from serai.engine.compiler.compiled import compiled, inlined
from serai.engine.compiler.fields import quick
from serai.engine.contract import Record, Vector, chance, settle
from serai.engine.errors import SeraiError, is_whole
from serai.engine.sentences import shown

MOST_OUTCOMES = 64  # no draw of any game has more
MOST_ACTIONS = 1024  # no action space is larger
HMAC_BLOCK = 64  # bytes, of SHA-256
LONGEST_SEED = 200  # characters


def seed_text(seed: int | str | None) -> str:
    """A seed as text; without one, 128 random bits."""
    if seed is None:
        return secrets.token_hex(16)
    if is_whole(seed) and abs(seed) < 10**LONGEST_SEED:
        seed = str(seed)
    if not isinstance(seed, str) or not seed.isprintable() or not seed.strip():
        raise SeraiError(
            f"A seed is one line of text or a whole number of at most {LONGEST_SEED} digits, not {shown(seed)}."
        )
    if seed != seed.strip() or len(seed) > LONGEST_SEED:
        raise SeraiError(f"A seed has at most {LONGEST_SEED} characters and no space at its ends.")
    return seed


def seed_hash(seed: str) -> str:
    """What a table publishes before the game, so that its seed can be checked after it."""
    return hashlib.sha256(seed.encode()).hexdigest()


@functools.lru_cache(4096)
def _pads(seed: str) -> tuple[Any, Any]:
    """HMAC's two hashes with a seed as the key, after its first block."""
    key = seed.encode()
    if len(key) > HMAC_BLOCK:
        key = hashlib.sha256(key).digest()
    key = key.ljust(HMAC_BLOCK, b"\0")
    return hashlib.sha256(bytes(byte ^ 0x36 for byte in key)), hashlib.sha256(bytes(byte ^ 0x5C for byte in key))


def _hmac(seed: str, message: str) -> bytes:
    """HMAC-SHA256. The standard library's lets other threads run at every call, and then waits for them."""
    pads = _pads(seed)
    inner, outer = pads[0].copy(), pads[1].copy()
    inner.update(message.encode())
    outer.update(inner.digest())
    digest: bytes = outer.digest()
    return digest


def pick(seed: str, k: int, weights: Sequence[int]) -> int:
    """The index of the outcome that draw `k` of this seed gives."""
    total = sum(weights)
    limit = 2**64 - 2**64 % total
    attempt = 0
    while True:
        number = int.from_bytes(_hmac(seed, f"{k}:{attempt}")[:8], "big")
        if number < limit:
            break
        attempt += 1
    ticket = number % total
    for index, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return index
    raise AssertionError("a ticket is below the sum of the weights")


def generator(seed: int | str) -> Any:
    """A fast generator for compiled code: an array of one word that is never zero."""
    text = seed if isinstance(seed, str) else seed_text(seed)
    word = int.from_bytes(hashlib.sha256(f"generator {text}".encode(errors="surrogatepass")).digest()[:8], "big")
    return np.array([word or 1], np.uint64)


@inlined
def stirred(x: Any) -> Any:
    """The generator's next word (xorshift64); for loops that keep the word in a register."""
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    return x


@inlined
def ticket_of(x: Any, n: int) -> int:
    """A number from 0 to n - 1, by the upper half of a word."""
    return np.int64(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))  # type: ignore[return-value]


@compiled
def below(rng: Vector, n: int) -> int:
    """A number from 0 to n - 1."""
    x = stirred(rng[0])
    rng[0] = x
    return ticket_of(x, n)


# Scratch space for compiled loops. A record and not loose arrays: Numba counts references of an array at every call.
SCRATCH = quick(
    np.dtype(
        [
            ("actions", np.int32, (MOST_ACTIONS,)),
            ("outcomes", np.int32, (MOST_OUTCOMES,)),
            ("weights", np.int32, (MOST_OUTCOMES,)),
        ],
    )
)


def new_scratch() -> Record:
    """Scratch space for one thread."""
    return np.zeros(1, SCRATCH)[0]


@inlined
def draw(s: Record, rng: Vector, scratch: Record) -> int:
    """Settle the next draw by its odds; which outcome it was."""
    n = chance(s, scratch.outcomes, scratch.weights)
    total, i = 0, 0
    while i < n and total >= 0:  # never negative: the test only keeps the compiler from wide loads of fresh stores
        total += scratch.weights[i]
        i += 1
    ticket = below(rng, total)
    i = 0
    while ticket >= scratch.weights[i]:
        ticket -= scratch.weights[i]
        i += 1
    settle(s, scratch.outcomes[i])
    return int(scratch.outcomes[i])
