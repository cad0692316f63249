"""The time that the event loop is held up while something long is done beside it.

Everybody waits for the loop: for as long as it stands still, no player anywhere is answered. A
battle of 10,000 entries is exported, imported, played again, told and verified; an army of a
megabyte is read.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from typing import Final

from benchmarks.measuring.desk import Desk
from benchmarks.measuring.stops import LIMIT, held_up
from benchmarks.measuring.table import Row
from bot.commands.request.upload import Upload
from bot.process.garbage import settle

ENTRIES: Final = 10_000
UNITS: Final = 50
LETTERS: Final = 1_000_000
ELSEWHERE: Final = 200
ROUNDS: Final = 3


def large_list(letters: int) -> bytes:
    """Return an army's list of so many bytes: as many units as an army may have, and remarks."""
    units = "".join(
        f'"Company {n}" 20 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Sv5+ [shield]\n' for n in range(200)
    )
    remark = "# a remark that a builder of lists left, and that is read over\n"
    return (units + remark * ((letters - len(units)) // len(remark))).encode()


async def measure(*, small: bool) -> list[Row]:
    """Do each thing, and return how long the loop stood still meanwhile."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        desk = await Desk.open(f"sqlite+aiosqlite:///{folder}/one.db")
        other = await Desk.open(f"sqlite+aiosqlite:///{folder}/other.db")
        await desk.begin(4 if small else UNITS)
        await desk.fill(30 if small else ENTRIES)
        exported = (await desk.ask("battle export")).files[0]
        upload = Upload(exported.name, exported.content)
        listed = Upload("army.txt", large_list(20_000 if small else LETTERS))
        settle()
        channel = ELSEWHERE

        async def bring() -> object:
            return await other.ask("battle import", channel=channel, uploads={"file": upload})

        async def import_army() -> object:
            return await desk.ask("army import", {"name": "large"}, uploads={"file": listed})

        works: dict[str, Callable[[], Awaitable[object]]] = {
            "export": lambda: desk.ask("battle export"),
            "replay of all": lambda: desk.ask("battle replay"),
            "report": lambda: desk.ask("battle report"),
            "luck and its picture": lambda: desk.ask("dice stats"),
            "verify": lambda: desk.ask("dice verify"),
            "army of a megabyte": import_army,
            "status": lambda: desk.ask("battle status"),
            "import": bring,
        }
        note = f"{len(exported.content) / 1e6:.1f} MB exported"
        for name, work in works.items():
            rounds = 1 if small or name == "import" else ROUNDS
            times = [await held_up(work) for _ in range(rounds)]
            seconds, stop = (max(values) for values in zip(*times, strict=True))
            note = f"{seconds * 1e3:.0f} ms in all  {note}"
            found.append(
                Row(f"loop stands still: {name}", stop * 1e3, LIMIT, "limit", note=note, goal=1.0)
            )
            note = ""
        await desk.close()
        await other.close()
    return found


def rows(*, small: bool) -> Iterator[Row]:
    """Yield how long the loop stood still for each."""
    yield from asyncio.run(measure(small=small))
