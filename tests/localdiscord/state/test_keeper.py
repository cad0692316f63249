"""Requests of the table to a keeper, and their moments."""

import asyncio

from localdiscord import LocalTable
from localdiscord.protocol.snowflakes import SnowflakeClock
from localdiscord.state.memory import TableState
from tests.localdiscord.bots.sample import SampleBot


class Gate:
    """A keeper that has kept nothing until it is opened."""

    def __init__(self) -> None:
        self.opened = asyncio.Event()
        self.told: list[str] = []

    async def begin(self, state: TableState, clock: SnowflakeClock, http_base: str) -> None:
        assert state.messages == {}
        assert clock.draw() > 0
        self.told.append(http_base)

    async def kept(self, message_id: int) -> None:
        assert message_id
        await self.opened.wait()

    async def end(self) -> None:
        self.told.append("end")


async def test_nobody_is_shown_what_is_not_kept() -> None:
    gate = Gate()
    async with LocalTable(keeper=gate) as table, table.connect(SampleBot()):
        alice, bob = table.user("Alice"), table.user("Bob")
        waiting = asyncio.create_task(bob.wait_message())
        asking = asyncio.create_task(alice.slash("volley", {"notation": "3d6"}))
        await asyncio.sleep(0.2)
        assert not asking.done()
        assert not waiting.done()
        gate.opened.set()
        assert (await asking).messages == [await waiting]


async def test_a_keeper_begins_before_anyone_is_let_in_and_ends_after_all_have_left() -> None:
    gate = Gate()
    async with LocalTable(keeper=gate) as table:
        assert gate.told == [table.http_base]
    assert gate.told[1:] == ["end"]
