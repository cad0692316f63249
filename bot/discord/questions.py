"""Messages of questions of dice: the one that shows a question, and the one that calls."""

from __future__ import annotations

import contextlib
from collections.abc import MutableMapping
from typing import Final, Protocol

import discord

_MOST: Final = 500
"""Questions whose messages are known; those of before a restart are not."""


class Deletable(Protocol):
    """A message that can be taken away."""

    id: int

    async def delete(self) -> None:
        """Take it away."""


class QuestionMessages:
    """The messages of the questions of dice that this process has shown.

    A button or form edits the message of its question. `/throw` answers where it is typed: the new
    message takes the place of the old one, which is taken away.
    """

    def __init__(self) -> None:
        """Know of no question yet."""
        self._shown: dict[int, Deletable] = {}
        self._calls: dict[int, Deletable] = {}

    async def follow(self, question: int, shown: Deletable | None, call: Deletable | None) -> None:
        """Keep the messages of a question as it is shown now, and take away those of before.

        Args:
            question: Its id.
            shown: The message that shows it, None where one player alone sees it.
            call: The line that calls who is to throw, None where nobody is called.
        """
        for known, new in ((self._shown, shown), (self._calls, call)):
            before = known.pop(question, None)
            if new is not None:
                _keep(known, question, new)
            if before is not None and (new is None or new.id != before.id):
                # Gone already, or in a channel that the bot may no longer see: nothing is lost.
                with contextlib.suppress(discord.HTTPException):
                    await before.delete()


def _keep(known: MutableMapping[int, Deletable], question: int, message: Deletable) -> None:
    known[question] = message
    while len(known) > _MOST:
        del known[next(iter(known))]
