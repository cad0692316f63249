"""The error that keeps the bot from starting, said to whoever starts it."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError


class StartError(ValueError):
    """A start that cannot be: one sentence on standard error, and no more."""


def reason_of(error: BaseException) -> str:
    """Return what the system or the database says is wrong, in one line."""
    told: BaseException = error
    if isinstance(error, DBAPIError) and error.orig is not None:
        told = error.orig
    words = (told.strerror if isinstance(told, OSError) else None) or str(told)
    return next(iter(words.splitlines()), "").rstrip(".") or type(told).__name__
