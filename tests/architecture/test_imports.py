"""Who may import whom."""

import sys
from collections.abc import Callable, Iterable

import pytest

from tests.architecture.sources import Source, imports, source, sources, within

# What the rules may not touch, though Python ships it: chance, clocks, the machine, concurrency.
IMPURE = {
    *("asyncio", "concurrent", "contextvars", "multiprocessing", "queue", "sched", "threading"),
    *("calendar", "datetime", "time", "random", "secrets", "uuid"),
    *("ctypes", "getpass", "logging", "os", "platform", "pty", "resource", "shutil", "signal"),
    *("subprocess", "syslog", "tempfile", "glob", "fcntl", "mmap", "select", "selectors"),
    *("ftplib", "http", "imaplib", "smtplib", "socket", "socketserver", "ssl", "urllib"),
    *("dbm", "pickle", "shelve", "sqlite3"),
}

# Libraries that only compute. A new one is added here by whoever can say the same of it.
PURE_LIBRARIES = {"lark", "orjson", "pydantic", "rapidfuzz", "rulesets"}

SHARED = {"core", "dice"}


def game(name: str) -> str | None:
    """Return the game that a dotted name belongs to, or None for what games share."""
    parts = name.split(".")
    if parts[0] != "rulesets" or len(parts) == 1 or parts[1] in SHARED:
        return None
    return parts[1]


def is_game(name: str, modules: Iterable[Source]) -> bool:
    """Tell whether the name lies in one of the packages that hold a game."""
    slug = game(name)
    return slug is not None and any(game(module.module) == slug for module in modules)


def impure(module: Source, name: str) -> bool:
    top = name.split(".", maxsplit=1)[0]
    if module.package != "rulesets":
        return False
    if top in sys.stdlib_module_names:
        return top in IMPURE
    return top not in PURE_LIBRARIES


def into_another_game(module: Source, name: str) -> bool:
    theirs = game(name)
    if module.package != "rulesets" or theirs is None or not is_game(name, sources("rulesets")):
        return False
    return theirs != game(module.module)


def a_game_by_name(module: Source, name: str) -> bool:
    return module.package == "bot" and is_game(name, sources("rulesets"))


def rules_at_the_table(module: Source, name: str) -> bool:
    return within(module.module, "bot.table") and within(name, "rulesets")


def relative(_module: Source, name: str) -> bool:
    return name.startswith("None.")


RULES: dict[str, Callable[[Source, str], bool]] = {
    "the rules import nothing impure": impure,
    "no game imports another, and what games share imports none": into_another_game,
    "the bot finds games by entry point only": a_game_by_name,
    "the local table knows no rules": rules_at_the_table,
    "every import is absolute": relative,
}


@pytest.mark.parametrize("rule", RULES)
def test_imports_keep_the_boundary(rule: str) -> None:
    offends = RULES[rule]
    offences = [
        f"{module.path}:{line} imports {name}"
        for module in sources("bot", "rulesets")
        for line, name in imports(module)
        if offends(module, name)
    ]
    assert offences == [], rule


@pytest.mark.parametrize(
    ("path", "text", "rule"),
    [
        ("rulesets/dice/fair.py", "import random", impure),
        ("rulesets/dice/fair.py", "from os import path", impure),
        ("rulesets/core/odds.py", "def f():\n    from bot.state import store", impure),
        ("rulesets/core/odds.py", "import sqlalchemy.orm", impure),
        ("bot/table/server.py", "from rulesets.core import procedure", rules_at_the_table),
        ("bot/table/server.py", "import rulesets", rules_at_the_table),
        ("bot/app.py", "from . import logs", relative),
    ],
)
def test_a_forbidden_import_is_seen(
    path: str, text: str, rule: Callable[[Source, str], bool]
) -> None:
    module = source(path, text)
    assert [name for _, name in imports(module) if rule(module, name)]


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("rulesets/dice/notation.py", "import lark\nfrom collections import abc"),
        ("rulesets/blackhammer/magic.py", "from rulesets.core.effect import Effect"),
        ("bot/app.py", "import random\nfrom rulesets.core import procedure"),
        ("bot/table/server.py", "from bot.table.model import Guild"),
    ],
)
def test_a_fair_import_is_left_alone(path: str, text: str) -> None:
    module = source(path, text)
    assert not [
        name for _, name in imports(module) for rule in RULES.values() if rule(module, name)
    ]


def test_games_are_told_from_what_they_share() -> None:
    modules = [source("rulesets/chess/__init__.py", ""), source("rulesets/dice/d6.py", "")]
    assert is_game("rulesets.chess.board", modules)
    assert not is_game("rulesets.dice.d6", modules)
    assert not is_game("rulesets.Ruleset", modules)
