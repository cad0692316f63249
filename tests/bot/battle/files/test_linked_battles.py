"""Battles with relations between units: in files, in databases of before, on a later day."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from alembic import command
from sqlalchemy import inspect

from bot.battle.actions import lifecycle
from bot.battle.files.bringing import bring, check_new
from bot.battle.files.importing import read_battle
from bot.battle.past import past
from bot.store.engine.database import Database
from bot.store.engine.migrate import configuration
from bot.store.snowflake import Snowflakes
from rulesets.core.results.effect import StatusSet
from rulesets.core.results.link_effect import LinkSet
from rulesets.core.ruleset.installed import Games
from rulesets.refusal import Refusal
from scripts.verify_dice import check
from tests.bot.battle.playing import HERE, Table, exported
from tests.bot.battle.tabletop.linking import LINKED, begun, told

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

TOUCH = LinkSet("contact", "unit", "target", facing="flank")
GAMES = Games([LINKED])


@pytest.fixture
async def battle(url: str) -> AsyncIterator[Table]:
    table = await begun(url)
    yield table
    await table.close()


async def moved(content: bytes, folder: Path) -> Table:
    """Return another table with the battle of a file."""
    other = Table(f"sqlite:///{folder}/other.db", GAMES)
    await other.open()
    imported = read_battle(content, GAMES, HERE, Snowflakes().next())
    await check_new(other.store, imported)
    await other.do(lambda channel: bring(channel, other.caller(), imported))
    return other


async def test_relations_go_with_the_file_of_a_battle(battle: Table, tmp_path: Path) -> None:
    await battle.effects(TOUCH, unit="Spears", target="Orcs")
    await battle.effects(TOUCH, unit="Giants", target="Boyz")
    await battle.effects(StatusSet("unit", "fleeing"), unit="Boyz")
    content = await exported(battle)
    other = await moved(content, tmp_path)
    assert await told(other, "Orcs") == [("Spears", False)]
    await other.effects(StatusSet("unit", "fleeing"), unit="Orcs")
    assert await told(other, "Spears") == []
    await other.close()
    data: dict[str, Any] = json.loads(content)
    assert (data["version"], len(data["links"])) == (3, 1)


async def test_the_file_of_a_battle_without_relations_is_what_it_was(battle: Table) -> None:
    await battle.effects(StatusSet("unit", "engaged"), unit="Spears")
    data = json.loads(await exported(battle))
    assert data["version"] == 2
    assert "links" not in data


async def test_the_verifier_reads_relations(battle: Table, tmp_path: Path) -> None:
    await battle.effects(TOUCH, unit="Spears", target="Orcs")
    await battle.do(lambda channel: lifecycle.end(channel, battle.caller()))
    path = tmp_path / "battle.json"
    content = await exported(battle)
    path.write_bytes(content)
    assert check(str(path), [])[0] == []
    data = json.loads(content)
    data["links"][0]["facing"] = "rear"
    path.write_text(json.dumps(data))
    assert check(str(path), [])[0]


@pytest.mark.parametrize(
    ("part", "value"),
    [("facing", "rear"), ("kind", "marriage"), ("other_id", 5), ("until", "doomsday")],
)
async def test_a_relation_that_was_changed_is_found_out(
    battle: Table, part: str, value: object
) -> None:
    await battle.effects(TOUCH, unit="Spears", target="Orcs")
    data = json.loads(await exported(battle))
    data["links"][0][part] = value
    with pytest.raises(Refusal, match="import-broken"):
        read_battle(json.dumps(data).encode(), GAMES, HERE, Snowflakes().next())


async def test_a_file_of_an_older_version_may_hold_no_relations(battle: Table) -> None:
    await battle.effects(TOUCH, unit="Spears", target="Orcs")
    data = json.loads(await exported(battle))
    data["version"] = 2
    with pytest.raises(Refusal, match="import-broken"):
        read_battle(json.dumps(data).encode(), GAMES, HERE, Snowflakes().next())


async def test_a_battle_that_ended_is_seen_with_its_relations(battle: Table) -> None:
    await battle.effects(TOUCH, unit="Spears", target="Orcs")
    await battle.do(lambda channel: lifecycle.end(channel, battle.caller()))
    found = await past.past_battle(battle.store, await battle.look(), units=True)
    assert [link.facing for link in found.board.links] == ["flank"]


async def test_a_battle_of_an_older_database_goes_on_with_the_contact_it_shows(
    battle: Table,
) -> None:
    """The only two that can touch are known to, and the next entry about contact keeps it."""
    for unit in ("Spears", "Orcs"):
        await battle.effects(StatusSet("unit", "engaged"), unit=unit)
    await battle.close()
    async with Database(battle.url) as database:
        await database.migrate(lambda c: command.downgrade(configuration(c), "0029"))
        assert not await database.read(lambda c: inspect(c).has_table("link"))
    await battle.open()
    assert await told(battle, "Orcs") == [("Spears", False)]
    await battle.effects(TOUCH, unit="Giants", target="Orcs")
    assert await told(battle, "Orcs") == [("Spears", False), ("Giants", False)]
    read_battle(await exported(battle), GAMES, HERE, Snowflakes().next())
