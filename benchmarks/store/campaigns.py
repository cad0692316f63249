"""A campaign of ten thousand battles: taken in, told and handed out while others are answered.

Nobody is answered while the event loop stands still, and nothing is stored while the writer is
taken: the longest of both is told beside the time a thing takes.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final

from benchmarks.measuring.desk import Desk
from benchmarks.measuring.stops import LIMIT, held_up
from benchmarks.measuring.table import Row
from bot.campaign.files.sheet import HEADINGS, write_sheet
from bot.commands.request.answer import Answer
from bot.commands.request.upload import Upload
from bot.process.garbage import settle
from tests.bot.campaign.large import large_battles, large_campaign

BATTLES: Final = 10_000
ROUNDS: Final = 3
FEW: Final = 60
MOST: Final = {"standings": 0.1, "export as JSON": 5.0, "export as CSV": 5.0}
"""Seconds that a thing may take."""
LONGEST: Final = 60.0
"""Seconds that anything else may take."""
_ELSEWHERE: Final = 300


def sheet(first: int, count: int) -> bytes:
    """Return as many battles as a spreadsheet, numbered from `first` on."""
    rows = (
        (
            first + battle["number"] - 1,
            "2026-11-22",
            battle["season"],
            battle["round"],
            battle["game"],
            f"Player {battle['one']}",
            f"Player {battle['two']}",
            *battle["factions"],
            battle["outcome"],
            *battle["points"],
            battle["size"],
            battle["state"],
            battle["note"],
            battle["region"],
        )
        for battle in large_battles(count)
    )
    return write_sheet(HEADINGS, rows)


async def waits(
    desk: Desk, work: Callable[[], Awaitable[object]], rounds: int
) -> tuple[float, float, float]:
    """Return the least seconds of some work, and the longest stop of the loop and of the writer."""
    longest, done = 0.0, False

    async def write() -> None:
        nonlocal longest
        while not done:
            began = time.perf_counter()
            await desk.store.database.write(lambda _: None)
            longest = max(longest, time.perf_counter() - began)
            await asyncio.sleep(0.001)

    seconds = min([await _timed(work) for _ in range(rounds)])  # nobody watches meanwhile
    watching = asyncio.create_task(write())
    _, stop = await held_up(work)
    done = True
    await watching
    return seconds, stop, longest


async def _timed(work: Callable[[], Awaitable[object]]) -> float:
    began = time.perf_counter()
    await work()
    return time.perf_counter() - began


async def measure(*, small: bool) -> list[Row]:
    """Do each thing some times; return how long it took and what stood still meanwhile."""
    count = FEW if small else BATTLES
    rounds = 2 if small else ROUNDS
    found = []
    with tempfile.TemporaryDirectory() as folder:
        desk = await Desk.open(f"sqlite+aiosqlite:///{folder}/one.db")
        manager = replace(desk.requester(), server_manager=True)
        numbers = iter(range(10_000_000, 20_000_000))
        files = iter(range(10))

        async def ask(command: str, file: Upload | None = None, **options: Any) -> Answer:
            uploads = {} if file is None else {"file": file}
            requester = replace(
                manager, interaction_id=next(numbers), channel_id=_ELSEWHERE, uploads=uploads
            )
            answer = await desk.router.command(requester, desk.router.spec(command), options)
            if answer.refused is not None:
                raise AssertionError(command, answer.refused, answer.card.headline)
            return answer

        content = large_campaign(count)

        async def take() -> object:
            named = content.replace(b'"Large"', b'"Large %d"' % next(files))
            return await ask("campaign import", Upload("large.json", named))

        sheets = iter([sheet(count + 1, count)])

        async def take_sheet() -> object:
            # Twice as many as it had, and one campaign holds no more than 20,000.
            return await ask("campaign import", Upload("b.csv", next(sheets)), campaign="Large 1")

        works: dict[str, Callable[[], Awaitable[object]]] = {
            "import of JSON": take,
            "standings": partial(ask, "campaign standings", campaign="Large 0"),
            "ratings": partial(ask, "campaign standings", campaign="Large 0", ratings=True),
            "map": partial(ask, "territory map", campaign="Large 0"),
            "site": partial(ask, "chronicle site", campaign="Large 0"),
            "export as JSON": partial(ask, "campaign export", campaign="Large 0"),
            "export as CSV": partial(ask, "campaign export", campaign="Large 0", format="csv"),
        }
        settle()
        for name, work in works.items():
            found += _rows(name, await waits(desk, work, rounds))
        found += _rows("import of CSV", (*(await held_up(take_sheet)), 0.0))
        names = iter(f"Large {number}" for number in range(1, 10))

        async def delete() -> object:
            return await ask("campaign delete", campaign=next(names), confirm=True)

        found += _rows("deletion", await waits(desk, delete, rounds=1))
        await desk.close()
    return found


def _rows(name: str, found: tuple[float, float, float]) -> list[Row]:
    seconds, stop, taken = found
    most = MOST.get(name, LONGEST)
    note = f"the writer was taken for {taken * 1e3:.1f} ms"
    return [
        Row(name, seconds, most, "limit", unit="s", goal=1.0, note=note),
        Row(f"loop stands still: {name}", stop * 1e3, LIMIT, "limit", goal=1.0),
    ]


def rows(*, small: bool) -> Iterator[Row]:
    """Yield what each takes, and for how long it holds the loop up."""
    yield from asyncio.run(measure(small=small))
