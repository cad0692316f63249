"""A player who presses what a script names, however the desk lays it out."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import pytest

from bot.commands.request.answer import Answer
from bot.local.terminal.values import with_values
from localdiscord import Message, Refused, Reply
from tests.bot.e2e.desk.tapping import (
    PATIENCE,
    PAUSE,
    Tapper,
    at_rest,
    labels,
    plain,
    pressables,
    words,
)


@dataclass
class Presser(Tapper):
    """A player at the desk who presses by the words of a script.

    A name is the beginning of a label, `Act: Unit` also where the act stands above the units.
    """

    async def desk(self, *said: str) -> Message:
        """Return the channel's one desk once it is the last message, and has all that is named."""
        for _ in range(int(PATIENCE / PAUSE)):
            found = self.last_desk()
            if found is not None:
                shown = pressables(found)
                if all(any(each.is_called(name) for each in shown) for name in said):
                    return found
            await asyncio.sleep(PAUSE)
        seen = [(words(each), labels(each)) for each in self.desks()]
        pytest.fail(f"no desk has {said}: {seen}")

    async def board(self, label: str) -> Message:
        """Return what the first press of a line stands on: the desk, or what stands in for it.

        Before a battle that is a sheet of the player's own, after it the message of its end.
        """
        if (await self.hall.channel(self.player)).battle is not None:
            await at_rest()  # a desk about to be shown anew has what was undone or done before
            return await self.desk(label)
        if self.sheet is not None:
            return self.sheet
        public = [each for each in self.messages() if not each.ephemeral]
        return next(
            message
            for message in reversed(public)
            if any(each.is_called(label) for each in pressables(message))
        )

    async def use(self, message: Message, label: str) -> Reply:
        """Press or pick what is called so."""
        self.taps += 1
        found = next((each for each in pressables(message) if each.is_called(label)), None)
        if found is None:
            raise Refused("no_such_control", wanted=label, known=labels(message))
        user = self.player.user
        if found.option:
            return await self._seen(await user.select(message, [found.label], found.control))
        return await self._seen(await user.click(message, found.control))

    async def picks(self, opened: Reply, label: str) -> Reply:
        """Pick from a list of a form, and send it as it stands otherwise: nothing is typed."""
        assert opened.modal is not None
        self.taps += 2
        parts = [part["component"] for part in opened.modal["components"]]
        for part in parts:
            for option in part.get("options", ()):
                if plain(str(option["label"])).startswith(label):
                    picked = {part["custom_id"]: [option["value"]]}
                    return await self._seen(await self.player.user.submit(opened, picked))
        raise Refused("no_such_control", wanted=label, known=[str(part) for part in parts])

    async def types(self, line: str) -> Answer:
        """Type a command; what it shows is seen as what a press shows is."""
        user = self.player.user
        reply = await self._seen(await user.line(with_values(line, user.commands())))
        return self.hall.told[reply.interaction.id]

    async def fills(self, opened: Reply, fields: dict[str, str]) -> Reply:
        """Fill in a form and send it."""
        self.taps += 1
        return await self._seen(await self.player.user.submit(opened, fields))

    def shown(self) -> str:
        """Return what the player sees: the desk, and the sheet that is open."""
        seen = [*self.desks(), *([] if self.sheet is None else [self.sheet])]
        return "\n".join(f"{words(each)}\n{labels(each)}" for each in seen)
