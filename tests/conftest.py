"""Fixtures that hold for every test."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import count, groupby

import pytest
from hypothesis import settings
from sqlalchemy import Connection

from bot.battle import store
from bot.battle.actions import lifecycle
from bot.battle.dice import fairness
from bot.commands.desk import starting
from bot.commands.options.names import GameNames
from bot.commands.request import context
from bot.commands.routing import router
from bot.discord import client
from bot.process.settings import PREFIX
from bot.store.engine import migrate
from bot.store.engine.migrate import newest
from bot.store.journal.journal import Journal
from bot.texts import bundle
from bot.texts.localiser import Localiser
from rulesets.core.ruleset.game import Ruleset
from rulesets.core.ruleset.installed import Games
from rulesets.dice.handles.fair import commitment

# While twenty thousand tests are gathered nothing becomes garbage; to look for it takes as long as
# the rest of the gathering. What is there afterwards stays, and is not looked at again.
gc.disable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Spread trials among the other tests: most of them wait, and others work meanwhile.

    The tests of a module stay together, for what they share.
    """
    modules = [[*each] for _, each in groupby(items, key=lambda item: item.path)]
    trials = [each for each in modules if each[0].get_closest_marker("trial")]
    others = [each for each in modules if not each[0].get_closest_marker("trial")]
    for index, trial in enumerate(trials):
        others.insert(index + index * (len(modules) - len(trials)) // len(trials), trial)
    items[:] = [item for each in others for item in each]


def pytest_collection_finish() -> None:
    """Look for garbage from here on, now and then, but not among the tests themselves."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(20_000, 20, 50)


# How long something takes is measured in benchmarks; a test passes on a slow machine as well.
settings.register_profile("vexille", deadline=None)
settings.load_profile("vexille")


@pytest.fixture(autouse=True)
def _no_setting_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep a developer's settings, and what only tests are told, from a bot that refuses them."""
    for name in [name for name in os.environ if name.startswith(PREFIX)]:
        monkeypatch.delenv(name)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run throw other dice than the usual ones."""
    parser.addoption("--dice", default="1", help="other fair dice in every test: a word")


_forks = [0]
"""How often this process was forked from in this test, after the same of those it came from."""


def _fork() -> None:
    _forks[-1] += 1


os.register_at_fork(before=_fork, after_in_child=lambda: _forks.append(0))


@pytest.fixture(autouse=True)
def _same_dice_in_every_run(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Have a test throw the same fair dice whenever it runs, so that it does not pass by chance.

    A stream is known by its secret and by its journal's id; both are made from the test's name.
    """
    _forks[:] = [0]
    numbers = count()
    run = f"{request.config.getoption('dice')}|{request.node.nodeid}"

    def journal(_: int, channel_id: int, battle_id: int | None = None) -> Journal:
        secret = sha256(f"{run}|{_forks[:-1]}|{next(numbers)}".encode()).digest()
        journal_id = int.from_bytes(secret[:8], "big") >> 2
        return Journal(journal_id, channel_id, battle_id, secret, commitment(secret))

    for module in (lifecycle, store, fairness):
        monkeypatch.setattr(module, "new_journal", journal)


@pytest.fixture
def thinned(request: pytest.FixtureRequest) -> int:
    """Return 10 where trials are left out, else 1: of long lists of data each tenth is tried."""
    return 10 if request.config.getoption("markexpr") == "not trial" else 1


class _KeptLocaliser(Localiser):
    """Texts that every bot of a run shares: reading them is half of what a new bot takes."""

    def forget(self) -> None:
        """Keep them for the next bot."""


@pytest.fixture(scope="session", autouse=True)
def _texts_are_read_once() -> Iterator[None]:
    kept: dict[tuple[str, ...], Localiser] = {}

    def localiser(games: Games) -> Localiser:
        folders = tuple(str(games.texts(slug)) for slug in games)
        if folders not in kept:
            kept[folders] = _KeptLocaliser(games)
        return kept[folders]

    named: dict[tuple[int, int, str], GameNames] = {}
    used: list[object] = []  # ids of what is in memory are nobody else's

    def names(ruleset: Ruleset, told: Localiser, locale: str) -> GameNames:
        key = (id(ruleset), id(told), locale)
        if key not in named:
            used.extend((ruleset, told))
            named[key] = GameNames(ruleset, told, locale)
        return named[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bundle, "read_text", cache(bundle.read_text))
        patch.setattr(client, "Localiser", localiser)
        for module in (router, context, starting):
            patch.setattr(module, "GameNames", names)
        patch.setattr(client, "installed_games", cache(client.installed_games))
        yield


@pytest.fixture(scope="session", autouse=True)
def _statements_are_made_once() -> Iterator[None]:
    """Make the tables of new SQLite files by the statements that made the first one's."""
    made: list[str] = []

    def create(connection: Connection) -> None:
        if connection.dialect.name != "sqlite":
            _create(connection)
        elif made:
            for statement in made:
                connection.exec_driver_sql(statement)
            connection.exec_driver_sql("INSERT INTO alembic_version VALUES (?)", (newest(),))
        else:
            _create(connection)
            told = "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid"
            made.extend(connection.exec_driver_sql(told).scalars())

    _create = migrate.create
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migrate, "create", create)
        yield
