"""Messages to a player when something failed that is no refusal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from bot.store.engine.database import StoppedError, UncertainError, lasting, unavailable
from bot.store.engine.database_file import is_gone
from bot.store.writer import CommitError, UnreadError

Failure: TypeAlias = Literal[
    "database-stopped",
    "database-gone",
    "database-failing",
    "not-known",
    "not-stored",
    "database-unreachable",
    "unexpected",
]
"""What failed. The sentence is the text `error-<failure>`."""


def failure_of(error: BaseException) -> Failure:
    """Return the failure that an error is to the player who waits."""
    if any(isinstance(cause, StoppedError) for cause in _causes(error)):
        return "database-stopped"
    if is_gone(error):
        return "database-gone"
    if isinstance(error, UncertainError):
        return "not-known"
    if lasting(error):
        return "database-failing"
    if isinstance(error, CommitError) and not isinstance(error, UnreadError):
        return "not-stored"
    return (
        "database-unreachable"
        if isinstance(error, UnreadError) or unavailable(error)
        else "unexpected"
    )


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__
