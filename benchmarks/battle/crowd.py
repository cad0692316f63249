"""Every command in a battle of 1,000 units and 10,000 entries, against a battle of ten units.

The two are asked in turn, in one process; a step that changes the table is asked with the one that
brings it back, and their seconds are counted together. What tells of every unit or entry, by its
nature longer in a long battle, stands apart.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

from benchmarks.measuring.desk import Desk
from benchmarks.measuring.table import Row
from bot.process.garbage import settle

UNITS: Final = 490
FEW: Final = 5
ENTRIES: Final = 10_000
ROUNDS: Final = 31
GOAL: Final = 1 / 1.3
"""What the small battle's time is of the large one's, at least."""

Step = tuple[str, dict[str, Any]]

OURS: Final = "Elves 3"
THEIRS: Final = "Orcs 3"
LINE: Final = "Newcomers 10 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
HERO: Final = "Hero 1 M4 WS5 BS5 S4 T4 W2 I5 A3 Ld9 [character]"


BY_PHASE: Final[dict[str, dict[str, list[Step]]]] = {
    "start-of-turn": {
        "psychology, undo": [
            ("psychology", {"what": "stupidity", "unit": "Idiots", "dice": "1 1"}),
            ("undo", {}),
        ],
    },
    "movement": {
        "charge, undo": [
            ("charge", {"what": "charge", "unit": OURS, "target": THEIRS, "distance": 6}),
            ("undo", {}),
        ],
        "flee, undo": [("flee", {"what": "move", "unit": OURS, "dice": "1 2"}), ("undo", {})],
    },
    "magic": {
        "winds, undo": [("winds", {"dice": "4 3"}), ("undo", {})],
        "cast, undo": [
            ("cast", {"level": 1, "casting_value": 5, "dice_used": 2, "dice": "3 4"}),
            ("undo", {}),
        ],
        "dispel, undo": [
            ("dispel", {"casting_result": 5, "dice_used": 2, "dice": "3 4"}),
            ("undo", {}),
        ],
        "miscast": [("miscast", {"wizard": OURS, "dice_used": 2, "odds": True})],
    },
    "shooting": {
        "shoot, undo": [
            ("shoot", {"unit": OURS, "target": THEIRS, "weapon": "longbow", "distance": 12}),
            ("undo", {}),
        ],
        "panic, undo": [
            ("panic", {"unit": OURS, "cause": "losses", "losses": 9, "dice": "1 1"}),
            ("undo", {}),
        ],
    },
    "close-combat": {
        "fight, undo": [
            ("fight", {"unit": OURS, "enemy": THEIRS, "first_round": True}),
            ("undo", {}),
        ],
        "combat, undo": [
            ("combat", {"what": "break", "unit": OURS, "lost_by": 1, "dice": "1 1"}),
            ("undo", {}),
        ],
        "pursue, undo": [
            ("pursue", {"what": "restrain", "unit": OURS, "dice": "1 1"}),
            ("undo", {}),
        ],
    },
}
"""What belongs to a phase is asked in it."""
FIXED: Final[dict[str, list[Step]]] = {
    "roll": [("roll", {"notation": "3d6"})],
    "odds": [("odds", {"question": "2d6"})],
    "scatter": [("scatter", {})],
    "table": [("table", {"table": "miscast"})],
    "test": [("test", {"what": "leadership", "unit": OURS})],
    "rally, odds": [("rally", {"unit": OURS, "odds": True})],
    "resolve": [("roll", {"notation": "unit_power", "values": f"unit:{OURS}"})],
    "battle next, undo": [("battle next", {}), ("undo", {})],
    "battle next to, undo": [("battle next", {"phase": "shooting"}), ("undo", {})],
    "battle join, leave": [("battle join", {"side": "Elves"}), ("battle leave", {})],
    "battle pause, resume": [("battle pause", {}), ("battle resume", {})],
    "battle log": [("battle log", {})],
    "battle log player": [("battle log", {"player": "Ana"})],
    "battle log unit": [("battle log", {"unit": OURS})],
    "battle log action": [("battle log", {"action": "rolls"})],
    "battle log turn": [("battle log", {"turn": 1})],
    "battle log before": [("battle log", {"before": 30})],
    "battle log entry": [("battle log", {"entry": 15})],
    "battle replay entry": [("battle replay", {"entry": 17})],
    "unit add, undo": [("unit add", {"line": LINE}), ("undo", {})],
    "unit show": [("unit show", {"unit": OURS})],
    "unit edit, undo": [("unit edit", {"unit": OURS, "change": "Ld8"}), ("undo", {})],
    "unit damage, heal": [
        ("unit damage", {"unit": OURS, "wounds": 1}),
        ("unit heal", {"unit": OURS, "wounds": 1}),
    ],
    "unit status, clear": [
        ("unit status", {"unit": OURS, "status": "fleeing"}),
        ("unit status", {"unit": OURS, "status": "fleeing", "clear": True}),
    ],
    "unit split, undo": [("unit split", {"unit": OURS, "models": 5}), ("undo", {})],
    "unit duplicate, undo": [("unit duplicate", {"unit": OURS}), ("undo", {})],
    "unit join, leave": [
        ("unit join", {"character": "Hero", "unit": OURS}),
        ("unit leave", {"character": "Hero"}),
    ],
    "unit remove, undo": [("unit remove", {"unit": "Elves 5"}), ("undo", {})],
    "army import, undo": [("army import", {"list": LINE, "side": "Elves"}), ("undo", {})],
    "army load, undo": [("army load", {"army": "kept", "side": "Elves"}), ("undo", {})],
    "army list": [("army list", {})],
    "army show": [("army show", {"army": "kept"})],
    "undo, redo": [("undo", {}), ("redo", {})],
    "settings": [("settings", {})],
    "dice seal": [("dice seal", {})],
    "throw": [("roll", {"notation": "3d6", "dice": "ask"}), ("throw", {"dice": "6 5 4"})],
    "help": [("help", {})],
}
GROWING: Final[dict[str, list[Step]]] = {
    "battle status": [("battle status", {})],
    "unit list": [("unit list", {})],
    "army export": [("army export", {"army": "kept"})],
    "battle replay": [("battle replay", {})],
    "battle report": [("battle report", {})],
    "battle export": [("battle export", {})],
    "dice verify": [("dice verify", {})],
    "dice stats": [("dice stats", {})],
    "privacy show": [("privacy show", {})],
}
OFFERED: Final = (
    ("unit show", "unit", "Elv", {}),
    ("unit join", "character", "He", {}),
    ("unit status", "status", "fl", {"unit": OURS}),
    ("battle next", "phase", "sh", {}),
    ("battle join", "side", "El", {}),
    ("battle log", "player", "A", {}),
    ("battle log", "action", "ro", {}),
    ("battle log", "battle", "", {}),
    ("roll", "notation", "break", {}),
    ("roll", "values", "l", {"notation": "break_test"}),
    ("army load", "army", "k", {}),
    ("help", "command", "ba", {}),
)

Call = Callable[[Desk], Awaitable[object]]


def asked(steps: list[Step]) -> Call:
    """Return a call that asks some steps one after the other."""

    async def call(desk: Desk) -> None:
        for command, options in steps:
            await desk.ask(command, options)

    return call


def offered(command: str, name: str, typed: str, others: dict[str, Any]) -> Call:
    """Return a call that completes an option."""

    async def call(desk: Desk) -> None:
        spec = desk.router.spec(command)
        option = next(each for each in spec.options if each.name == name)
        await desk.completion.choices(desk.requester(), command, option, typed, others)

    return call


async def compare(few: Desk, many: Desk, call: Call, rounds: int) -> tuple[float, float]:
    """Return the median seconds of a call in each battle, asked in turn."""
    found: tuple[list[float], list[float]] = ([], [])
    for number in range(rounds + 1):
        for desk, times in zip((few, many), found, strict=True):
            began = time.perf_counter()
            await call(desk)
            if number:
                times.append(time.perf_counter() - began)
    return statistics.median(found[0]), statistics.median(found[1])


async def prepared(url: str, units: int, entries: int) -> Desk:
    """Return a desk with a battle of so many units and entries."""
    desk = await Desk.open(url)
    await desk.begin(units)
    await desk.ask("unit add", {"line": HERO, "side": "Elves"})
    await desk.ask("unit add", {"line": f"{LINE} [stupidity]".replace("Newcomers", "Idiots")})
    await desk.ask("army import", {"list": LINE, "name": "kept"})
    await desk.fill(entries)
    return desk


def row(name: str, few: float, many: float, goal: float | None = GOAL) -> Row:
    """Return a comparison: the small battle's figure stands for the other's."""
    return Row(name, many * 1e3, few * 1e3, "ten units", goal=goal)


async def measure(*, small: bool) -> list[Row]:
    """Make both battles and ask everything of each."""
    units, entries, rounds = (10, 60, 1) if small else (UNITS, ENTRIES, ROUNDS)
    found = []
    with tempfile.TemporaryDirectory() as folder:
        few = await prepared(f"sqlite+aiosqlite:///{folder}/few.db", FEW, 30)
        many = await prepared(f"sqlite+aiosqlite:///{folder}/many.db", units, entries)
        settle()
        for phase, named in BY_PHASE.items():
            for desk in (few, many):
                await desk.go(phase)
            for name, steps in named.items():
                found.append(row(name, *await compare(few, many, asked(steps), rounds)))
        for name, steps in FIXED.items():
            found.append(row(name, *await compare(few, many, asked(steps), rounds)))
        for command, option, typed, others in OFFERED:
            call = offered(command, option, typed, others)
            name = f"complete {command} {option}"
            found.append(row(name, *await compare(few, many, call, rounds)))
        for name, steps in GROWING.items():
            times = await compare(few, many, asked(steps), min(rounds, 3))
            found.append(row(f"of every unit or entry: {name}", *times, goal=None))
        await few.close()
        await many.close()
    return found


def rows(*, small: bool) -> Iterator[Row]:
    """Yield every command's milliseconds in the large battle beside those in the small."""
    yield from asyncio.run(measure(small=small))
