"""Fair dice that can be proved: a committed secret, a counter, and HMAC-SHA256.

Draw number n of a stream gives as many bytes as it needs:

    block(n, k) = HMAC-SHA256(key = seed, message = "<stream>|<words>|<n>|<k>")

for k = 0, 1, 2… A die of up to 256 sides reads numbers of one byte, a larger one of two bytes
(big-endian). A number holds as many dice as fit, three D6 in a byte: its digits in base `sides`.
One at or above the largest multiple of sides^digits is thrown away (rejection sampling). A block
gives the lowest digits of its numbers first, then the second ones, and so on; each is a side,
counted from 0. A draw of many dice uses one number n.
Before the battle SHA-256(seed) is published; after it the seed, and anyone can check.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rulesets.dice.die import Die
from rulesets.dice.handles.rolled import Origin
from rulesets.dice.request import Purpose, Roll, Sorting

SEED_BYTES: Final = 32
_BYTE: Final = 256
_WORD: Final = 65536
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
def _reader(die: Die) -> Callable[[bytes], Sequence[int]]:
    """Return what turns a block into marks of a die."""
    marks, sides = die.marks, die.sides
    if sides > _BYTE:
        return lambda block: _wide_marks(marks, block)
    digits = 1
    while sides ** (digits + 1) <= _BYTE:
        digits += 1
    rejected = bytes(range(_BYTE - _BYTE % sides**digits, _BYTE))
    tables = [
        bytes(value // sides**digit % sides for value in range(_BYTE)) for digit in range(digits)
    ]
    if max(marks) < _BYTE:
        tables = [bytes(marks[side] for side in table) for table in tables]
        return lambda block: b"".join([block.translate(table, rejected) for table in tables])
    return lambda block: [
        marks[side] for table in tables for side in block.translate(table, rejected)
    ]


def _wide_marks(marks: tuple[int, ...], block: bytes) -> Sequence[int]:
    sides = len(marks)
    limit = _WORD - _WORD % sides
    values = [_BYTE * high + low for high, low in zip(block[::2], block[1::2], strict=True)]
    return [marks[value % sides] for value in values if value < limit]


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

    def draw(
        self,
        die: Die,
        count: int,
        purpose: Purpose,  # noqa: ARG002 - see Draw
        sorting: Sorting | None = None,  # noqa: ARG002
        /,
    ) -> tuple[int, ...]:
        """Draw `count` marks."""
        number = self.next_number
        self.next_number = number + 1
        read = _reader(die)
        drawn = read(self._block(number, 0))
        if len(drawn) < count:
            drawn = list(drawn)
            block = 1
            while len(drawn) < count:
                drawn.extend(read(self._block(number, block)))
                block += 1
        marks = tuple(drawn[:count])
        self._drawn.append((number, die, marks))
        return marks

    def fallen(self, first: int) -> tuple[Roll, ...]:  # noqa: ARG002 - see Faces
        """Return nothing: fair dice never run out."""
        return ()

    def finish(self) -> None:
        """Do nothing: no dice can be left over."""

    def _block(self, number: int, block: int) -> bytes:
        inner = self._inner.copy()
        inner.update(b"%d|%d" % (number, block))
        outer = self._outer.copy()
        outer.update(inner.digest())
        return outer.digest()
