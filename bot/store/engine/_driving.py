"""The interface of both database drivers."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, Protocol, TypeAlias, TypeVar

import orjson
from sqlalchemy import Connection

T = TypeVar("T")


def _dumps(value: Any) -> str:
    return orjson.dumps(value).decode()


ENGINE: Final[Mapping[str, Any]] = {
    "json_serializer": _dumps,
    "json_deserializer": orjson.loads,
    # An error tells its statement to the log; names, commands and secret dice stay out of it.
    "hide_parameters": True,
}
"""The settings of every engine."""


Kind: TypeAlias = Literal["transaction", "statement", "migration"]


class Writer(Protocol):
    """A writer, which takes one transaction after another."""

    async def run(self, work: Callable[[Connection], T], kind: Kind) -> T:
        """Run `work` in one transaction."""

    async def close(self) -> None:
        """Close the connection."""


class Reader(Protocol):
    """A reader, which works beside the writer."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run `work`, which changes nothing."""

    async def close(self) -> None:
        """Close the connections."""
