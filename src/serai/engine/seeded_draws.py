"""The draws of a match in compiled code: HMAC-SHA256 as `engine.chance` describes it, for batches of games.

Everything is a whole number below 2**62, so that compiled and plain Python agree without unsigned arithmetic.
"""

from __future__ import annotations

import numpy as np

from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record

LOW = 0xFFFFFFFF
BLOCK = 64  # bytes of a block of SHA-256, and the longest key
ASCII_ZERO, COLON = 48, 58
INNER_PAD, OUTER_PAD = 0x36, 0x5C
HASHED = (BLOCK + 32) * 8  # bits that HMAC's outer hash has seen in the end

# The first 32 bits of the fractional parts of the cube roots and square roots of the first primes (FIPS 180-4).
_PRIMES = [n for n in range(2, 312) if all(n % d for d in range(2, n))]


def _fraction(prime: int, root: int) -> int:
    """The first 32 bits of the fractional part of a root of a prime, in whole numbers."""
    wanted = prime << (32 * root)
    low, high = 0, 1 << 40
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**root <= wanted else (low, middle - 1)
    return low & LOW


ROUNDS = np.array([_fraction(prime, 3) for prime in _PRIMES], np.int64)
START = np.array([_fraction(prime, 2) for prime in _PRIMES[:8]], np.int64)

# What a game's draws need: the hashes after the key's block, and space to work in.
TICKETS = np.dtype(
    (
        np.record,
        [
            ("inner", np.int64, (8,)),
            ("outer", np.int64, (8,)),
            ("draws", np.int64),  # made so far
        ],
    )
)
DESK = np.dtype((np.record, [("key", np.int64, (BLOCK,)), ("words", np.int64, (BLOCK,)), ("hash", np.int64, (8,))]))


@compiled
def _turned(x: int, n: int) -> int:
    """32 bits rotated to the right."""
    return ((x >> n) | (x << (32 - n))) & LOW


@compiled
def _compress(d: Record) -> None:
    """One block, the first 16 of `words`, into `hash`."""
    for i in range(16, 64):
        x, y = d.words[i - 15], d.words[i - 2]
        small = _turned(x, 7) ^ _turned(x, 18) ^ (x >> 3)
        large = _turned(y, 17) ^ _turned(y, 19) ^ (y >> 10)
        d.words[i] = (d.words[i - 16] + small + d.words[i - 7] + large) & LOW
    a, b, c, z, e, f, g, h = d.hash[0], d.hash[1], d.hash[2], d.hash[3], d.hash[4], d.hash[5], d.hash[6], d.hash[7]
    for i in range(64):
        first = h + (_turned(e, 6) ^ _turned(e, 11) ^ _turned(e, 25)) + ((e & f) ^ ((e ^ LOW) & g))
        first += ROUNDS[i] + d.words[i]
        second = (_turned(a, 2) ^ _turned(a, 13) ^ _turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
        h, g, f, e = g, f, e, (z + first) & LOW
        z, c, b, a = c, b, a, (first + second) & LOW
    for i, x in enumerate((a, b, c, z, e, f, g, h)):
        d.hash[i] = (d.hash[i] + x) & LOW


@compiled
def _digits(d: Record, at: int, number: int) -> int:
    """Write a number in decimal into `key` from a place on; the place after it."""
    size, rest = 1, number // 10
    while rest > 0:
        size += 1
        rest //= 10
    for i in range(at + size - 1, at - 1, -1):
        d.key[i] = ASCII_ZERO + number % 10
        number //= 10
    return at + size


@compiled
def _pack(d: Record, pad: int) -> None:
    """The 64 bytes of `key`, each XORed with a pad, as the 16 words of a block."""
    for i in range(16):
        word = 0
        for k in range(4 * i, 4 * i + 4):
            word = (word << 8) | (d.key[k] ^ pad)
        d.words[i] = word


@compiled
def take_key(t: Record, d: Record, root: Record, game: int, episode: int) -> None:
    """Begin the draws of the seed 'root:game:episode'."""
    size = int(root.size_)
    d.key[:] = 0
    for i in range(size):
        d.key[i] = root.text[i]
    d.key[size] = COLON
    size = _digits(d, size + 1, game)
    d.key[size] = COLON
    _digits(d, size + 1, episode)
    _pack(d, INNER_PAD)
    d.hash[:] = START
    _compress(d)
    t.inner[:] = d.hash
    _pack(d, OUTER_PAD)
    d.hash[:] = START
    _compress(d)
    t.outer[:] = d.hash
    t.draws = 0


@compiled
def kept(high: int, low: int, total: int) -> int:
    """The ticket that the 64 bits `high` and `low` give; -1 if they are among the highest, which are not used."""
    shift = (LOW + 1) % total
    if high == LOW and low > LOW - shift * shift % total:  # 2**64 % total numbers are too many
        return -1
    return (high % total * shift + low % total) % total


@compiled
def ticket(t: Record, d: Record, total: int) -> int:
    """The ticket of the next draw, below the sum of its weights (less than 2**31)."""
    attempt = 0
    while True:
        d.key[:] = 0
        size = _digits(d, 0, t.draws)
        d.key[size] = COLON
        size = _digits(d, size + 1, attempt)
        d.key[size] = 0x80
        _pack(d, 0)
        d.words[15] = (BLOCK + size) * 8
        d.hash[:] = t.inner
        _compress(d)
        d.words[:8] = d.hash
        d.words[8:16] = 0
        d.words[8], d.words[15] = 0x80000000, HASHED
        d.hash[:] = t.outer
        _compress(d)
        found = kept(d.hash[0], d.hash[1], total)
        if found >= 0:
            t.draws += 1
            return found
        attempt += 1
