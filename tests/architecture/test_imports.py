"""Imports: who may import whom."""

import sys
from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from functools import cache

import pytest

from tests.architecture.sources import (
    PARENTS,
    SHARED,
    Source,
    imports,
    source,
    sources,
    within,
)

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


def games(modules: Iterable[Source]) -> set[str]:
    """Return the slugs of the games: the packages in `rulesets` that games do not share."""
    parts = [module.path.split("/") for module in modules]
    found = {path[1] for path in parts if path[0] == "rulesets" and len(path) > 2}
    return found - SHARED - set(PARENTS)


def game(name: str, slugs: AbstractSet[str]) -> str | None:
    """Return the game that a dotted name lies in, or None for what games share."""
    top, _, rest = name.partition(".")
    slug = rest.partition(".")[0]
    return slug if top == "rulesets" and slug in slugs else None


@cache
def rulesets_games() -> frozenset[str]:
    """Return the slugs of this project's games."""
    return frozenset(games(sources("rulesets")))


def impure(module: Source, name: str) -> bool:
    top = name.split(".", maxsplit=1)[0]
    if module.package != "rulesets":
        return False
    if top in sys.stdlib_module_names:
        return top in IMPURE
    return top not in PURE_LIBRARIES


def into_another_game(module: Source, name: str) -> bool:
    slugs = rulesets_games()
    theirs = game(name, slugs)
    return (
        module.package == "rulesets" and theirs is not None and theirs != game(module.module, slugs)
    )


def a_parent_of_others(module: Source, name: str) -> bool:
    """Tell whether what some games have in common is imported by anybody but these games."""
    for parent, children in PARENTS.items():
        if within(name, f"rulesets.{parent}") and not within(module.module, f"rulesets.{parent}"):
            return not any(within(module.module, f"rulesets.{child}") for child in children)
    return False


def a_game_by_name(module: Source, name: str) -> bool:
    return module.package == "bot" and game(name, rulesets_games()) is not None


def out_of_the_local_server(module: Source, name: str) -> bool:
    others = ("bot", "rulesets", "migrations", "scripts")
    return module.package == "localdiscord" and any(within(name, other) for other in others)


def past_the_local_table(module: Source, name: str) -> bool:
    """Tell whether the bot knows of its local table elsewhere than there and where it starts."""
    if module.package != "bot" or within(module.module, "bot.local"):
        return False
    return within(name, "localdiscord") or (
        within(name, "bot.local") and module.module != "bot.__main__"
    )


def private_of_another_package(module: Source, name: str) -> bool:
    """Tell whether what begins with an underscore is imported from outside its folder."""
    parts = name.split(".")
    if module.package != "localdiscord" and parts[0] != "localdiscord":
        return False  # elsewhere in the project some still are
    first = next((number for number, part in enumerate(parts) if private(part)), None)
    return first is not None and not within(module.module, ".".join(parts[:first]))


def private(part: str) -> bool:
    return part.startswith("_") and not part.startswith("__")


def relative(_module: Source, name: str) -> bool:
    return name.startswith("None.")


RULES: dict[str, Callable[[Source, str], bool]] = {
    "the rules import nothing impure": impure,
    "no game imports another, and what games share imports none": into_another_game,
    "what some games have in common is imported by these alone": a_parent_of_others,
    "the bot finds games by entry point only": a_game_by_name,
    "the local server imports nothing else of the project": out_of_the_local_server,
    "the bot at work does not know that there is a local table": past_the_local_table,
    "what is private of the local server stays in its folder": private_of_another_package,
    "every import is absolute": relative,
}


@pytest.mark.parametrize("rule", RULES)
def test_imports_keep_the_boundary(rule: str) -> None:
    offends = RULES[rule]
    offences = [
        f"{module.path}:{line} imports {name}"
        for module in sources("bot", "localdiscord", "rulesets")
        for line, name in imports(module)
        if offends(module, name)
    ]
    assert offences == [], rule


@pytest.mark.parametrize(
    ("path", "text", "rule"),
    [
        ("rulesets/dice/handles/fair.py", "import random", impure),
        ("rulesets/dice/handles/fair.py", "from os import path", impure),
        ("rulesets/core/results/odds.py", "def f():\n    from bot.battle import store", impure),
        ("rulesets/core/results/odds.py", "import sqlalchemy.orm", impure),
        (
            "rulesets/aos4/combat/x.py",
            "from rulesets.rank_and_flank.round import plan",
            a_parent_of_others,
        ),
        (
            "rulesets/core/results/odds.py",
            "import rulesets.rank_and_flank.round.plan",
            a_parent_of_others,
        ),
        ("bot/views/x.py", "from rulesets.rank_and_flank.round import plan", a_parent_of_others),
        ("rulesets/rank_and_flank/x.py", "import rulesets.t9a.combat", into_another_game),
        ("localdiscord/server.py", "from rulesets.core import dice", out_of_the_local_server),
        ("localdiscord/server.py", "import rulesets", out_of_the_local_server),
        ("localdiscord/server.py", "from bot.battle import store", out_of_the_local_server),
        ("localdiscord/rest/server.py", "import bot", out_of_the_local_server),
        ("rulesets/core/results/odds.py", "import localdiscord", impure),
        ("bot/discord/client.py", "from localdiscord import LocalTable", past_the_local_table),
        (
            "bot/discord/client.py",
            "from bot.local.history import open_history",
            past_the_local_table,
        ),
        ("bot/local/page/hub.py", "import localdiscord.rest._pins", private_of_another_package),
        ("localdiscord/server.py", "import localdiscord.rest._pins", private_of_another_package),
        ("bot/discord/client.py", "from . import logs", relative),
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
        ("rulesets/blackhammer/magic.py", "from rulesets.core.results.effect import Effect"),
        ("rulesets/t9a/combat/x.py", "from rulesets.rank_and_flank.round.plan import Plan"),
        ("rulesets/rank_and_flank/x.py", "from rulesets.rank_and_flank.round.plan import Plan"),
        ("bot/discord/client.py", "import random\nfrom rulesets.core import procedure"),
        ("bot/local/history.py", "from localdiscord import LocalTable"),
        ("bot/__main__.py", "from bot.local.terminal.session import run_terminal"),
        ("localdiscord/server.py", "from localdiscord.protocol.model import Guild"),
        ("localdiscord/rest/server.py", "from localdiscord.rest import _pins"),
    ],
)
def test_a_fair_import_is_left_alone(path: str, text: str) -> None:
    module = source(path, text)
    assert not [
        name for _, name in imports(module) for rule in RULES.values() if rule(module, name)
    ]


def test_games_are_told_from_what_they_share() -> None:
    paths = ("rulesets/__init__.py", "rulesets/refusal.py", "rulesets/dice/d6.py", "bot/app/x.py")
    slugs = games(source(path, "") for path in (*paths, "rulesets/chess/board.py"))
    assert slugs == {"chess"}
    assert game("rulesets.chess.board", slugs) == "chess"
    assert game("rulesets.dice.d6", slugs) is None
    assert game("bot.chess", slugs) is None
