"""Faults that a table can be given, to see how a bot bears them."""

import asyncio
import math
import time
from dataclasses import dataclass
from typing import Any, Final

CALLBACK: Final = "/callback"
"""Part of the route of every first answer."""

FOLLOW_UP: Final = "/webhooks/"
"""Part of the routes of whatever comes after it."""

TOO_MANY: Final = 429
_PROXY: Final = "1.1 google"
"""Without a proxy's name clients take a rate limit for a ban of their address."""

_GLOBAL: Final = "global"


@dataclass(frozen=True, slots=True)
class Failure:
    """An answer that a request gets in place of its own.

    Attributes:
        status: The error it is answered with; 0 when it is answered as always.
        heard: Whether it is carried out all the same.
        delay: Seconds before anything is done about it.
        until: What has to happen before anything is done about it.
        retry_after: Seconds that a rate limit tells the bot to wait.
        scope: What a rate limit is on, in Discord's words: `user` or `global`.
        bucket: The name of what a rate limit counts.
    """

    status: int = 0
    heard: bool = False
    delay: float = 0.0
    until: asyncio.Event | None = None
    retry_after: float = 0.0
    scope: str = "user"
    bucket: str = "injected"

    @property
    def body(self) -> dict[str, Any]:
        """Return the error in the form in which Discord words it."""
        if self.status != TOO_MANY:
            return {"message": f"{self.status}: Error", "code": 0}
        told = {"message": "You are being rate limited.", "retry_after": self.retry_after}
        return {**told, "global": self.scope == _GLOBAL}

    @property
    def headers(self) -> dict[str, str]:
        """Return what a rate limit tells beside its body; nothing for any other error."""
        if self.status != TOO_MANY:
            return {}
        general = {
            "Via": _PROXY,
            "Retry-After": str(math.ceil(self.retry_after)),
            "X-RateLimit-Scope": self.scope,
        }
        if self.scope == _GLOBAL:
            return {**general, "X-RateLimit-Global": "true"}
        return {
            **general,
            "X-RateLimit-Limit": "1",
            "X-RateLimit-Remaining": "0",
            "X-RateLimit-Reset": f"{time.time() + self.retry_after:.3f}",
            "X-RateLimit-Reset-After": f"{self.retry_after:.3f}",
            "X-RateLimit-Bucket": self.bucket,
        }


class Faults:
    """The failures to come; whatever has happened as often as asked for is over.

    ```
    faults = Faults()
    async with LocalTable(faults=faults) as table, table.connect(bot):
        faults.limit(0.5)
        reply = await table.user("Alice").slash("roll", {"notation": "3d6"})
    ```
    """

    def __init__(self) -> None:
        self._failures: list[tuple[str, Failure]] = []
        self._deliveries: list[int] = []
        self._cuts = 0

    @property
    def pending(self) -> int:
        """Return how many faults have yet to happen."""
        return len(self._failures) + len(self._deliveries) + self._cuts

    # what to expect

    def refuse(self, status: int = 503, *, route: str = CALLBACK, times: int = 1) -> None:
        """Answer the next requests of a route with an error and don't carry them out."""
        self._failures += [(route, Failure(status))] * times

    def mislay(self, status: int = 502, *, route: str = CALLBACK, times: int = 1) -> None:
        """Carry out the next requests of a route and yet answer them with an error."""
        self._failures += [(route, Failure(status, heard=True))] * times

    def limit(self, retry_after: float, *, route: str = CALLBACK, times: int = 1) -> None:
        """Refuse the next requests of a route as too many, for that many seconds."""
        self._failures += [(route, Failure(TOO_MANY, retry_after=retry_after))] * times

    def slow(self, seconds: float, *, route: str = CALLBACK, times: int = 1) -> None:
        """Let the next requests of a route wait before they are carried out."""
        self._failures += [(route, Failure(delay=seconds))] * times

    def hold(self, *, route: str = CALLBACK) -> asyncio.Event:
        """Let the next request of a route wait until the event that is returned is set."""
        until = asyncio.Event()
        self._failures.append((route, Failure(until=until)))
        return until

    def repeat(self, deliveries: int = 2, *, times: int = 1) -> None:
        """Deliver the next acts of players more than once."""
        self._deliveries += [deliveries] * times

    def cut(self, *, times: int = 1) -> None:
        """Cut every socket as soon as the next acts of players have been written to it."""
        self._cuts += times

    # what happens

    async def meet(self, route: str) -> Failure | None:
        """Return what becomes of a request, after the delay it is to suffer."""
        found = next((failure for failure in self._failures if failure[0] in route), None)
        if found is None:
            return None
        self._failures.remove(found)
        await asyncio.sleep(found[1].delay)
        if found[1].until is not None:
            await found[1].until.wait()
        return found[1] if found[1].status else None

    def deliveries(self) -> int:
        """Return how often a player's act is delivered."""
        return self._deliveries.pop(0) if self._deliveries else 1

    def cuts(self) -> bool:
        """Tell whether the sockets are cut after a player's act."""
        if not self._cuts:
            return False
        self._cuts -= 1
        return True
