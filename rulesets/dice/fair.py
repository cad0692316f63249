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
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rulesets.dice.die import Die
from rulesets.dice.request import Purpose
from rulesets.dice.rolled import Origin

SEED_BYTES: Final = 32
_BYTE: Final = 256
_DIGEST: Final = 32
"""Bytes of a block."""
_HASHED: Final = 64
"""Bytes SHA-256 takes at a time: what HMAC pads its key to."""
_INNER: Final = bytes(value ^ 0x36 for value in range(_BYTE))
_OUTER: Final = bytes(value ^ 0x5C for value in range(_BYTE))
"""The two masks HMAC lays over its key (RFC 2104)."""


@dataclass(frozen=True, slots=True)
class FairDraw:
    """One numbered draw of a stream: enough, with the seed, to check it.

    Attributes:
        number: Its place in the stream.
        die: The die's id.
        sides: How many sides it has.
        marks: What fell.
    """

    number: int
    die: str
    sides: int
    marks: tuple[int, ...]


def commitment(seed: bytes) -> str:
    """Return what is published before the first roll: SHA-256 of the seed, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


@lru_cache(maxsize=64)
def _reader(die: Die) -> tuple[Callable[[bytes], Sequence[int]], int]:
    """Return what turns blocks into marks of a die, and the bytes each mark takes."""
    marks, sides = die.marks, die.sides
    width = 1 if sides <= _BYTE else 2
    limit = _BYTE**width - _BYTE**width % sides
    if width == 1 and max(marks) < _BYTE:
        table = bytes(marks[value % sides] for value in range(_BYTE))
        rejected = bytes(range(limit, _BYTE))
        return lambda block: block.translate(table, rejected), width

    def read(block: bytes) -> Sequence[int]:
        places = range(0, len(block), width)
        values = [int.from_bytes(block[place : place + width], "big") for place in places]
        return [marks[value % sides] for value in values if value < limit]

    return read, width


class FairFaces:
    """Faces from a committed stream.

    Attributes:
        next_number: The number the next draw takes; it only ever grows, also over undone rolls.
    """

    origin: Origin = "fair"
    bearings: bool = True

    def __init__(self, seed: bytes, stream: str, words: str = "", next_number: int = 0) -> None:
        """Open a stream.

        Args:
            seed: The secret, `SEED_BYTES` long.
            stream: Names the stream, such as a battle's id.
            words: What the players added.
            next_number: The first number not yet drawn.

        Raises:
            ValueError: a seed of another length.
        """
        if len(seed) != SEED_BYTES:
            msg = f"a seed has {SEED_BYTES} bytes"
            raise ValueError(msg)
        # HMAC's two hashes, fed once with what every block shares: half the time of a draw.
        key = seed.ljust(_HASHED, b"\0")
        self._inner = hashlib.sha256(key.translate(_INNER) + f"{stream}|{words}|".encode())
        self._outer = hashlib.sha256(key.translate(_OUTER))
        self._drawn: list[tuple[int, Die, tuple[int, ...]]] = []
        self.next_number = next_number

    @property
    def draws(self) -> tuple[FairDraw, ...]:
        """The draws made through this object."""
        return tuple(
            FairDraw(number, die.id, die.sides, marks) for number, die, marks in self._drawn
        )

    def draw(self, die: Die, count: int, purpose: Purpose) -> tuple[int, ...]:  # noqa: ARG002
        """Draw `count` marks."""
        number = self.next_number
        self.next_number = number + 1
        read, width = _reader(die)
        blocks = -(count * width // -_DIGEST)
        drawn = read(self._blocks(number, 0, blocks))
        while len(drawn) < count:
            blocks += 1
            drawn = (*drawn, *read(self._blocks(number, blocks - 1, blocks)))
        marks = tuple(drawn[:count])
        self._drawn.append((number, die, marks))
        return marks

    def finish(self) -> None:
        """Nothing can be left over."""

    def _blocks(self, number: int, first: int, end: int) -> bytes:
        """Return the blocks of a draw from `first` to before `end`."""
        digests = []
        for block in range(first, end):
            inner = self._inner.copy()
            inner.update(b"%d|%d" % (number, block))
            outer = self._outer.copy()
            outer.update(inner.digest())
            digests.append(outer.digest())
        return b"".join(digests)
