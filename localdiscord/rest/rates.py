"""Rate limits, by resource and in all, told by headers as Discord tells them."""

import hashlib
import math
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from aiohttp import web

from localdiscord.faults import TOO_MANY, Failure
from localdiscord.settings import TableSettings

_KEPT: Final = 1_024
_MAJOR: Final = ("channel_id", "guild_id", "token")
"""The parts of a path of which each value is counted by itself."""

_UNCOUNTED: Final = "/interactions/"
_OUTSIDE: Final = ("/interactions/", "/webhooks/")
"""Parts of the routes that Discord's limit on all requests leaves out."""

_SECOND: Final = 1.0
_BAN: Final = 600.0
_INVALID: Final = (401, 403, TOO_MANY)


@dataclass(slots=True)
class _Bucket:
    name: str
    ends_at: float
    used: int = 0

    @property
    def left(self) -> float:
        """Seconds until it is empty again."""
        return max(0.0, self.ends_at - time.monotonic())


_BUCKET: Final = web.RequestKey("bucket", _Bucket)


def rate_limits(settings: TableSettings, api: str) -> "RateLimits | None":
    """Return the limits the settings ask for, None where they ask for none."""
    if settings.rate or settings.global_rate or settings.invalid_limit:
        return RateLimits(settings, api)
    return None


class RateLimits:
    """Counts of requests by method, route and resource, in all, and of the refused ones.

    First answers to interactions are never counted, unless they are refused.
    """

    def __init__(self, settings: TableSettings, api: str) -> None:
        self._settings = settings
        self._api = api
        self._buckets: OrderedDict[tuple[str, ...], _Bucket] = OrderedDict()
        self._all = _Bucket("", 0.0)
        self._invalid = _Bucket("", 0.0)

    def charge(self, request: web.Request) -> Failure | None:
        """Count a request; return its refusal if there have been too many."""
        if not request.path.startswith(self._api):
            return None
        return self._charge_all(request) or self._charge_place(request)

    def banned(self, request: web.Request) -> web.Response | None:
        """Return what a bot gets that went on after too many refusals; None while it may ask.

        What refuses it stands before Discord and has a form of its own: no JSON, no proxy's name.
        """
        most, counted = self._settings.invalid_limit, self._invalid
        if not most or counted.used < most or not counted.left:
            return None
        if not request.path.startswith(self._api):
            return None
        after = {"Retry-After": str(math.ceil(counted.left))}
        return web.Response(status=TOO_MANY, text="error code: 1015", headers=after)

    def _charge_all(self, request: web.Request) -> Failure | None:
        most = self._settings.global_rate
        if not most or any(part in request.path for part in _OUTSIDE):
            return None
        counted = self._all = _renewed(self._all, _SECOND)
        counted.used += 1
        if counted.used <= most:
            return None
        return Failure(TOO_MANY, retry_after=round(counted.left, 3), scope="global")

    def _charge_place(self, request: web.Request) -> Failure | None:
        resource = request.match_info.route.resource
        major = [request.match_info[key] for key in _MAJOR if key in request.match_info]
        if not self._settings.rate or resource is None or not major:
            return None
        if _UNCOUNTED in resource.canonical:
            return None
        bucket = request[_BUCKET] = self._bucket(request.method, resource.canonical, *major)
        bucket.used += 1
        if bucket.used <= self._settings.rate:
            return None
        return Failure(TOO_MANY, retry_after=round(bucket.left, 3), bucket=bucket.name)

    def _bucket(self, method: str, route: str, *major: str) -> _Bucket:
        key = (method, route, *major)
        known = self._buckets.get(key)
        if known is None:
            name = hashlib.blake2b(f"{method} {route}".encode(), digest_size=8).hexdigest()
            known = _Bucket(name, 0.0)
        bucket = self._buckets[key] = _renewed(known, self._settings.rate_window)
        if bucket is not known:
            self._buckets.move_to_end(key)
            if len(self._buckets) > _KEPT:
                self._buckets.popitem(last=False)
        return bucket

    def note(self, status: int) -> None:
        """Count an answer if it is one of those that lead to a ban."""
        if self._settings.invalid_limit and status in _INVALID:
            self._invalid = _renewed(self._invalid, _BAN)
            self._invalid.used += 1

    async def announce(self, request: web.Request, response: web.StreamResponse) -> None:
        """Tell a bot how much of its allowance is left; called before a response is written."""
        bucket = request.get(_BUCKET)
        if bucket is None:
            return
        most, left = self._settings.rate, bucket.left
        response.headers["X-RateLimit-Limit"] = str(most)
        response.headers["X-RateLimit-Remaining"] = str(max(0, most - bucket.used))
        response.headers["X-RateLimit-Reset"] = f"{time.time() + left:.3f}"
        response.headers["X-RateLimit-Reset-After"] = f"{left:.3f}"
        response.headers["X-RateLimit-Bucket"] = bucket.name


def _renewed(counted: _Bucket, window: float) -> _Bucket:
    """Return a bucket, or an empty one in its place once its time is over."""
    now = time.monotonic()
    return counted if counted.ends_at > now else _Bucket(counted.name, now + window)
