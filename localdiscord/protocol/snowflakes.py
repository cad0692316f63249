"""Discord's 64-bit ids: drawn from the clock, or derived from a name."""

import hashlib
import secrets
import time
import unicodedata
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

EPOCH_MS: Final = 1_420_070_400_000
"""Milliseconds between 1970 and the first second of 2015, where Discord starts to count."""

_TIME_SHIFT: Final = 22
_WORKER_SHIFT: Final = 12
_WORKER_BITS: Final = 10
_LAST_INCREMENT: Final = (1 << _WORKER_SHIFT) - 1
_NAMED_SPAN_MS: Final = 5 * 365 * 24 * 3600 * 1000


def _wall_ms() -> int:
    return time.time_ns() // 1_000_000


class SnowflakeClock:
    """A source of ids that rise strictly and never repeat, in this run or in another.

    The random worker number keeps two processes apart that draw in the same millisecond.
    """

    def __init__(self, now_ms: Callable[[], int] = _wall_ms, worker: int | None = None) -> None:
        drawn = secrets.randbits(_WORKER_BITS) if worker is None else worker
        self._worker = (drawn % (1 << _WORKER_BITS)) << _WORKER_SHIFT
        self._now_ms = now_ms
        self._last_ms = 0
        self._increment = 0

    def go_on_from(self, snowflake: int) -> None:
        """Draw nothing any more that is not above an id of an earlier run."""
        moment = snowflake >> _TIME_SHIFT
        if moment >= self._last_ms:
            self._last_ms = moment
            self._increment = _LAST_INCREMENT

    def draw(self) -> int:
        """Return the next id."""
        now = self._now_ms() - EPOCH_MS
        if now > self._last_ms:
            self._last_ms = now
            self._increment = 0
        elif self._increment < _LAST_INCREMENT:
            self._increment += 1
        else:
            self._last_ms += 1
            self._increment = 0
        return (self._last_ms << _TIME_SHIFT) | self._worker | self._increment


def fold_name(name: str) -> str:
    """Return the form under which a name is one and the same: trimmed, composed, caseless."""
    return unicodedata.normalize("NFKC", name).strip().casefold()


def named_snowflake(kind: str, name: str) -> int:
    """Return the id that this name always has among its kind.

    Its date lies in 2015-2019, before any id of a `SnowflakeClock`, so the two never meet.
    """
    digest = hashlib.blake2b(f"{kind}\0{fold_name(name)}".encode(), digest_size=16).digest()
    moment = int.from_bytes(digest[:8], "big") % _NAMED_SPAN_MS + 1
    low = int.from_bytes(digest[8:12], "big") & ((1 << _TIME_SHIFT) - 1)
    return (moment << _TIME_SHIFT) | low


def snowflake_time(snowflake: int) -> datetime:
    """Return the moment an id was drawn."""
    return datetime.fromtimestamp(((snowflake >> _TIME_SHIFT) + EPOCH_MS) / 1000, UTC)
