"""A campaign of ten thousand battles: taken in, told and handed out while others are answered.

Nobody is answered while the event loop stands still, and nothing is stored while the writer is
taken: the longest of both is told beside the time a thing takes.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final

import orjson

from benchmarks.measuring.desk import Desk
from benchmarks.measuring.stops import LIMIT, held_up
from benchmarks.measuring.table import Row
from bot.campaign.files.sheet import HEADINGS, write_sheet
from bot.campaign.scoring.rule import Rule
from bot.campaign.scoring.written import write_rule
from bot.commands.request.answer import Answer
from bot.commands.request.upload import Upload
from bot.process.garbage import settle

BATTLES: Final = 10_000
PLAYERS: Final = 40
REGIONS: Final = 20
ROUNDS: Final = 3
FEW: Final = 60
MOST: Final = {"standings": 0.1, "export as JSON": 5.0, "export as CSV": 5.0}
"""Seconds that a thing may take."""
LONGEST: Final = 60.0
"""Seconds that anything else may take."""
_FOUGHT_AT: Final = 1_790_000_000_000
_ELSEWHERE: Final = 300


def battles(count: int) -> list[dict[str, Any]]:
    """Return so many battles of a campaign file, the same each time."""
    dice = random.Random(3)  # noqa: S311 - the same campaign each time
    found = []
    for number in range(1, count + 1):
        first, second = dice.sample(range(PLAYERS), 2)
        outcome = dice.choice(["one", "two", "draw"])
        found.append(
            {
                "number": number,
                "season": 1,
                "round": 1 + number // 500,
                "game": "t9a",
                "one": first,
                "two": second,
                "outcome": outcome,
                "points": [dice.randrange(2000), dice.randrange(2000)],
                "size": 2000,
                "factions": ["Orcs", "Elves"],
                "verdict": "",
                "note": "a battle at the club",
                "state": "confirmed",
                "proposer": first,
                "version": 0,
                "played_at": _FOUGHT_AT + number * 60_000,
                "due_at": None,
                "region": f"Region {first % REGIONS}",
            }
        )
    return found


def whole_file(count: int) -> bytes:
    """Return a campaign with its members, so many battles, and two changes of each battle."""
    known = battles(count)
    member = {"organises": False, "plays": True, "faction": "Orcs", "army": "", "season": 1}
    events = [
        {
            "at": row["played_at"] + later,
            "user": str(row["one"] + 1),
            "name": f"Player {row['one']}",
            "action": action,
            "battle": row["number"],
            "member": None,
            "data": {"outcome": row["outcome"]} if later == 0 else {},
        }
        for row in known
        for later, action in ((0, "battle-proposed"), (1, "battle-confirmed"))
    ]
    return orjson.dumps(
        {
            "format": "vexille-campaign",
            "version": 1,
            "name": "Large",
            "status": "open",
            "game": None,
            "rule": write_rule(Rule()),
            "season": 1,
            "round": 21,
            "silence": 72,
            "members": [
                {
                    "user": str(index + 1),
                    "name": f"Player {index}",
                    "round": 1,
                    **member,
                    "organises": index == 0,
                }
                for index in range(PLAYERS)
            ],
            "regions": [
                {
                    "name": f"Region {at}",
                    "owner": at,
                    "links": [(at - 1) % REGIONS, (at + 1) % REGIONS],
                }
                for at in range(REGIONS)
            ],
            "battles": known,
            "events": events,
        }
    )


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
        for battle in battles(count)
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

        content = whole_file(count)

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
