"""A battle that a test plays command by command, takes back and does again.

It suits tests that use what one answer told for the next command; others are sequences of data.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.bot.e2e.games.test_acts import statuses
from tests.bot.e2e.hall import Hall, Player, Told
from tests.bot.e2e.playing import UNASKED, battle_of


@dataclass
class SoloBattle:
    """A battle of two sides at a table with a single player.

    Attributes:
        hall: The hall.
        player: The player.
        done: How many commands changed the table since it began.
        first: The table as it began.
    """

    hall: Hall
    player: Player
    done: int = 0
    first: str = ""

    async def begin(self, game: str, *units: str) -> None:
        """Start a battle between Men and Orcs with units, each with its side, and go on from it."""
        names = {"side_one": "Men", "side_two": "Orcs"}
        await self.player.calls("battle start", game=game, house=UNASKED, **names)
        for unit in units:
            await self.does(f"/unit add {unit}")
        self.done, self.first = 0, (await self.hall.state(self.player))[0]

    async def does(self, line: str, **expected: Any) -> Told:
        """Play a command, whose result has some values."""
        told = await self.player.types(line)
        assert told.answer.refused is None, f"{line}: {told.text}"
        self.done += 1
        result = told.outcome.get("result", {})
        assert {name: result.get(name) for name in expected} == expected, f"{line}: {result}"
        return told

    async def refuses(self, line: str, code: str) -> None:
        """Play a command that is refused, and changes nothing."""
        before = await self.hall.state(self.player)
        told = await self.player.types(line)
        assert told.answer.refused == code, f"{line}: {told.answer.refused}: {told.text}"
        assert await self.hall.state(self.player) == before

    async def phase(self, *phases: str) -> Told:
        """Go on to one phase after the other."""
        for phase in phases:
            told = await self.player.calls("battle next", phase=phase)
            assert told.answer.refused is None, f"{phase}: {told.text}"
            self.done += 1
        return told

    async def has(self, unit: str, *wanted: str) -> None:
        """Want statuses of a unit; those with a minus before them it must not have."""
        held = await statuses(self.player, unit)
        there = {status for status in wanted if not status.startswith("-")}
        gone = {status[1:] for status in wanted if status.startswith("-")}
        assert there <= held, (unit, held)
        assert not gone & held, (unit, held)

    async def unit(self, name: str) -> dict[str, Any]:
        """Return a unit as the table has it."""
        units: list[dict[str, Any]] = (await battle_of(self.player))["units"]
        return next(unit for unit in units if unit["name"] == name)

    async def told(self) -> str:
        """Return what `/battle status` tells."""
        return (await self.player.calls("battle status")).text

    async def ends(self) -> None:
        """Take everything back and do it again: the table is as before each time."""
        last = (await self.hall.state(self.player))[0]
        count = self.done
        told = await self.player.calls("undo", count=count)
        assert told.answer.refused is None, told.text
        assert (await self.hall.state(self.player))[0] == self.first
        for _ in range(count):
            assert (await self.player.types("/redo")).answer.refused is None
        assert (await self.hall.state(self.player))[0] == last
