"""Fair dice that can be proved: a committed secret, a counter, and HMAC-SHA256.

Draw number n of a stream gives as many bytes as it needs:

    block(n, k) = HMAC-SHA256(key = seed, message = "<stream>|<words>|<n>|<k>")

for k = 0, 1, 2… A die of up to 256 sides takes one byte, a larger one two bytes (big-endian).
A number at or above the largest multiple of the sides is thrown away (rejection sampling), the
rest modulo the sides is the side, counted from 0. A draw of many dice uses one number n.
Before the battle SHA-256(seed) is published; after it the seed, and anyone can check.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from rulesets.dice.die import Die
from rulesets.dice.request import Purpose
from rulesets.dice.rolled import Origin

SEED_BYTES: Final = 32
_BYTE: Final = 256
_WORD: Final = 65536


@dataclass(frozen=True, slots=True)
class FairDraw:
    """One numbered draw of a stream: enough, with the seed, to check it."""

    number: int
    die: str
    sides: int
    marks: tuple[int, ...]


def commitment(seed: bytes) -> str:
    """Return what is published before the first roll: SHA-256 of the seed, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


@cache
def _rejection(sides: int) -> tuple[bytes, bytes]:
    """Return the byte → side table and the bytes to throw away."""
    limit = _BYTE - _BYTE % sides
    return bytes(value % sides for value in range(_BYTE)), bytes(range(limit, _BYTE))


def sides_drawn(seed: bytes, prefix: bytes, number: int, sides: int, count: int) -> Sequence[int]:
    """Return `count` sides, from 0, of draw `number`.

    Args:
        seed: The stream's secret.
        prefix: `<stream>|<words>` in UTF-8.
        number: The draw's place in the stream.
        sides: 2 to 1000.
        count: How many.
    """
    head = b"%b|%d|" % (prefix, number)
    if sides > _BYTE:
        return _wide_sides(seed, head, sides, count)
    table, rejected = _rejection(sides)
    drawn = b""
    block = 0
    while len(drawn) < count:
        drawn += hmac.digest(seed, b"%b%d" % (head, block), "sha256").translate(table, rejected)
        block += 1
    return drawn[:count]


def _wide_sides(seed: bytes, head: bytes, sides: int, count: int) -> Sequence[int]:
    limit = _WORD - _WORD % sides
    drawn: list[int] = []
    block = 0
    while len(drawn) < count:
        digest = hmac.digest(seed, b"%b%d" % (head, block), "sha256")
        for place in range(0, len(digest), 2):
            value = digest[place] * _BYTE + digest[place + 1]
            if value < limit:
                drawn.append(value % sides)
        block += 1
    return drawn[:count]


class FairFaces:
    """Faces from a committed stream.

    Attributes:
        next_number: The number the next draw takes; it only ever grows, also over undone rolls.
        draws: The draws made through this object.
    """

    origin: Origin = "fair"
    bearings: bool = True

    def __init__(self, seed: bytes, stream: str, words: str = "", next_number: int = 0) -> None:
        self._seed = seed
        self._prefix = f"{stream}|{words}".encode()
        self.next_number = next_number
        self.draws: list[FairDraw] = []

    def draw(self, die: Die, count: int, purpose: Purpose) -> Sequence[int]:  # noqa: ARG002
        """Draw `count` marks."""
        sides = sides_drawn(self._seed, self._prefix, self.next_number, die.sides, count)
        marks = tuple([die.marks[side] for side in sides])
        self.draws.append(FairDraw(self.next_number, die.id, die.sides, marks))
        self.next_number += 1
        return marks

    def finish(self) -> None:
        """Nothing can be left over."""
