"""Ids of our own, of the shape Discord's have: they grow with time and fit 63 bits."""

import secrets
import time
from collections.abc import Callable

_WORKER_BITS = 10
_STEP_BITS = 12
_LARGEST = 2**63 - 1
_LONGEST = len(str(_LARGEST))


def milliseconds() -> int:
    """Return the milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


def moment_of(row_id: int) -> int:
    """Return the milliseconds since 1970 at which an id was given."""
    return row_id >> (_WORKER_BITS + _STEP_BITS)


def first_of(moment: int) -> int:
    """Return the least id given at a moment, in milliseconds since 1970, or later."""
    return moment << (_WORKER_BITS + _STEP_BITS)


def read_id(written: str | None) -> int:
    """Return the id that a text is, 0 where it is none: nothing has that id."""
    text = written or ""
    digits = text.isascii() and text.isdecimal() and len(text) <= _LONGEST
    found = int(text) if digits else 0
    return found if found <= _LARGEST else 0


class Snowflakes:
    """A source of ids; two processes differ by a random worker number.

    Attributes:
        worker: This process's number.
    """

    def __init__(self, clock: Callable[[], int] = milliseconds) -> None:
        self._clock = clock
        self.worker = secrets.randbits(_WORKER_BITS)
        self._moment = 0
        self._step = 0

    def next(self) -> int:
        """Return a new id, larger than every one before; also when the clock goes back."""
        moment = self._clock()
        if moment > self._moment:
            self._moment, self._step = moment, 0
        else:
            self._step += 1
            if self._step >> _STEP_BITS:
                self._moment, self._step = self._moment + 1, 0
        high = self._moment << (_WORKER_BITS + _STEP_BITS)
        return high | self.worker << _STEP_BITS | self._step
