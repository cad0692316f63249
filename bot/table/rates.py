"""How often a bot may write into one place, told by headers as Discord tells it."""

import hashlib
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from aiohttp import web

from bot.table.faults import TOO_MANY, Failure

_KEPT: Final = 1_024
_MAJOR: Final = ("channel_id", "guild_id", "token")
"""The parts of a path of which each value is counted by itself."""

_UNCOUNTED: Final = "/interactions/"


@dataclass(slots=True)
class _Bucket:
    name: str
    ends_at: float
    used: int = 0


_BUCKET: Final = web.RequestKey("bucket", _Bucket)


class RateLimits:
    """Count requests by method, route and place over windows of a fixed length.

    First answers to interactions are never counted.
    """

    def __init__(self, most: int, window: float) -> None:
        self._most = most
        self._window = window
        self._buckets: OrderedDict[tuple[str, ...], _Bucket] = OrderedDict()

    def charge(self, request: web.Request) -> Failure | None:
        """Count a request; return its refusal if there have been too many."""
        resource = request.match_info.route.resource
        major = [request.match_info[key] for key in _MAJOR if key in request.match_info]
        if resource is None or not major or _UNCOUNTED in resource.canonical:
            return None
        bucket = request[_BUCKET] = self._bucket(request.method, resource.canonical, *major)
        bucket.used += 1
        if bucket.used <= self._most:
            return None
        return Failure(TOO_MANY, retry_after=round(bucket.ends_at - time.monotonic(), 3))

    def _bucket(self, method: str, route: str, *major: str) -> _Bucket:
        key, now = (method, route, *major), time.monotonic()
        bucket = self._buckets.get(key)
        if bucket is None or bucket.ends_at <= now:
            name = hashlib.blake2b(f"{method} {route}".encode(), digest_size=8).hexdigest()
            bucket = self._buckets[key] = _Bucket(name, now + self._window)
            self._buckets.move_to_end(key)
            if len(self._buckets) > _KEPT:
                self._buckets.popitem(last=False)
        return bucket

    async def announce(self, request: web.Request, response: web.StreamResponse) -> None:
        """Tell a bot how much of its allowance is left; called before a response is written."""
        bucket = request.get(_BUCKET)
        if bucket is None:
            return
        left = max(0.0, bucket.ends_at - time.monotonic())
        response.headers["X-RateLimit-Limit"] = str(self._most)
        response.headers["X-RateLimit-Remaining"] = str(max(0, self._most - bucket.used))
        response.headers["X-RateLimit-Reset"] = f"{time.time() + left:.3f}"
        response.headers["X-RateLimit-Reset-After"] = f"{left:.3f}"
        response.headers["X-RateLimit-Bucket"] = bucket.name
