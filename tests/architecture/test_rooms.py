"""Rooms: how many a folder has, which may import which."""

from collections import defaultdict
from collections.abc import Iterable

import pytest

from tests.architecture.sources import (
    PARENTS,
    ROOT,
    SHARED,
    Source,
    files,
    imports,
    source,
    sources,
    within,
)

MOST = 14
"""Rooms of a folder: files and folders, but for those that nobody opens to find something."""
NO_ROOMS = {"__init__.py", "conftest.py", "py.typed"}
OF_PAGES = (".js", ".css", ".html", ".svg")
"""What folders of scripts, styles and templates hold, which are rooms as packages are."""
MOST_OF_A_GAME = 20
"""Those of a game's own folder and of its chapters, which follow its book, and of their tests."""

ORDER = (
    "local",
    "discord",
    "commands",
    "privacy",
    "campaign",
    "views",
    "battle",
    "lookup",
    "store",
    "armies",
    "process",
    "texts",
)
"""The rooms of `bot`: each may import those that follow it."""
NO_CODE = {"locale"}
BREAKS: frozenset[str] = frozenset()
"""Imports of a room above that are left, each with its reason."""
PRIVATE_IN = ("bot", "localdiscord", "rulesets")


def rooms(paths: Iterable[str]) -> dict[str, set[str]]:
    """Return what lies in each package and each folder of pages; data and texts are no rooms."""
    found = defaultdict(set)
    packages = set()
    for path in paths:
        parts = path.split("/")
        if parts[-1] == "__init__.py" or parts[-1].endswith(OF_PAGES):
            packages.add("/".join(parts[:-1]))
        for count in range(1, len(parts)):
            if parts[count] not in NO_ROOMS:
                found["/".join(parts[:count])].add(parts[count])
    return {folder: inside for folder, inside in found.items() if folder in packages}


def most(folder: str) -> int:
    """Return how many rooms a folder may have."""
    parts = folder.removeprefix("tests/").split("/")
    of_a_game = (
        parts[0] == "rulesets" and len(parts) in (2, 3) and parts[1] not in SHARED | set(PARENTS)
    )
    return MOST_OF_A_GAME if of_a_game else MOST


def crowded(paths: Iterable[str]) -> dict[str, int]:
    """Return the folders with too many rooms, and how many they have."""
    return {
        folder: len(inside)
        for folder, inside in sorted(rooms(paths).items())
        if len(inside) > most(folder)
    }


def room(name: str) -> str | None:
    """Return the room of `bot` that a dotted name lies in."""
    parts = name.split(".")
    return parts[1] if parts[0] == "bot" and len(parts) > 2 else None


def upward(module: Source) -> list[str]:
    """Return the rooms that a module imports though they stand before its own."""
    own = room(module.module)
    if own not in ORDER:
        return []
    found = {room(name) for _, name in imports(module)}
    return [each for each in ORDER[: ORDER.index(own)] if each in found]


def strange(module: Source) -> list[str]:
    """Return the private modules and names of other packages that a module imports."""
    found = []
    for _, name in imports(module):
        parts = name.split(".")
        for count, part in enumerate(parts):
            private = part.startswith("_") and not part.startswith("__")
            if private and not within(module.module, ".".join(parts[:count])):
                found.append(name)
                break
    return found


def packages() -> tuple[str, ...]:
    """Return the packages that users install, the tests apart."""
    return tuple(each for each in ("bot", "localdiscord", "rulesets") if (ROOT / each).is_dir())


def ours(*more: str) -> list[str]:
    """Return the path of every file of the packages, and of more top-level folders."""
    paths = (path.relative_to(ROOT).as_posix() for path in files())
    return [path for path in paths if path.split("/")[0] in (*packages(), *more)]


def test_no_folder_has_more_rooms_than_a_reader_can_keep_apart() -> None:
    assert crowded(ours("benchmarks", "tests")) == {}


def test_nothing_lies_loose_in_the_bot() -> None:
    loose = {
        path.split("/")[1] for path in ours() if path.startswith("bot/") and path.count("/") == 1
    }
    assert loose - NO_ROOMS == {"__main__.py"}


def test_every_room_of_the_bot_has_its_place_in_the_order() -> None:
    found = {
        path.split("/")[1] for path in ours() if path.startswith("bot/") and path.count("/") > 1
    }
    assert found - NO_CODE - set(ORDER) == set()


def test_rooms_import_only_those_below_them() -> None:
    found = {
        f"{module.path} imports {above}" for module in sources("bot") for above in upward(module)
    }
    assert found == set(BREAKS)


def test_no_package_imports_what_is_private_to_another() -> None:
    found = {
        f"{module.path} imports {name}"
        for module in sources(*PRIVATE_IN)
        for name in strange(module)
    }
    assert found == set()


def test_too_many_rooms_are_seen() -> None:
    paths = [f"bot/x/a{number}.py" for number in range(MOST)]
    assert crowded(["bot/x/__init__.py", *paths]) == {}
    assert crowded(["bot/x/__init__.py", *paths, "bot/x/y/b.py"]) == {"bot/x": MOST + 1}
    assert crowded([*paths, "bot/x/b.txt"]) == {}
    scripts = [f"bot/x/static/app/a{number}.js" for number in range(MOST)]
    assert crowded(scripts) == {}
    assert crowded([*scripts, "bot/x/static/app/b.css"]) == {"bot/x/static/app": MOST + 1}
    chapter = [f"rulesets/chess/magic/a{number}.py" for number in range(MOST_OF_A_GAME)]
    assert crowded(["rulesets/chess/magic/__init__.py", *chapter]) == {}
    assert (
        crowded(["rulesets/chess/magic/__init__.py", *chapter, "rulesets/chess/magic/b.py"]) != {}
    )
    tests = [f"tests/bot/x/test_{number}.py" for number in range(MOST)]
    package = ["tests/bot/x/__init__.py", "tests/bot/x/conftest.py"]
    assert crowded([*package, *tests]) == {}
    assert crowded([*package, *tests, "tests/bot/x/y/test_b.py"]) == {"tests/bot/x": MOST + 1}
    assert most("tests/rulesets/chess") == MOST_OF_A_GAME


@pytest.mark.parametrize(
    ("path", "text", "above"),
    [
        ("bot/texts/names.py", "from bot.views.cards.card import Card", ["views"]),
        ("bot/store/writer.py", "def f():\n    from bot.battle import store", ["battle"]),
        ("bot/commands/units/units.py", "from bot.store.writer import Writer", []),
        ("bot/battle/store.py", "from bot.battle.past import past", []),
        ("bot/__main__.py", "from bot.discord.service import run_service", []),
    ],
)
def test_an_import_of_a_room_above_is_seen(path: str, text: str, above: list[str]) -> None:
    assert upward(source(path, text)) == above


@pytest.mark.parametrize(
    ("path", "text", "seen"),
    [
        ("bot/views/x.py", "from bot.store._rows import row", True),
        ("bot/views/x.py", "from bot.store import _rows", True),
        ("bot/store/x.py", "from bot.store._rows import row", False),
        ("bot/store/tables/x.py", "from bot.store._rows import row", False),
        ("bot/views/x.py", "from __future__ import annotations", False),
    ],
)
def test_an_import_of_what_is_private_is_seen(path: str, text: str, seen: bool) -> None:  # noqa: FBT001
    assert bool(strange(source(path, text))) is seen
