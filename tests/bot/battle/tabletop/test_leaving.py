"""Units that leave close combat: by flight, by falling, by going off the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.battle.actions import roster
from bot.battle.tabletop.units import UnitEdit
from rulesets.core.results.effect import Destroyed, Effect, StatusCleared, StatusSet
from tests.bot.battle.playing import Table
from tests.bot.battle.tabletop.linking import begun, seen, told
from tests.bot.battle.tabletop.test_links import TOUCH, fingerprint

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


@pytest.fixture
async def battle(url: str) -> AsyncIterator[Table]:
    table = await begun(url)
    yield table
    await table.close()


@pytest.mark.parametrize(
    "gone",
    [StatusCleared("unit", "engaged"), StatusSet("unit", "fleeing"), Destroyed("unit")],
)
async def test_nobody_stays_engaged_once_the_last_enemy_that_was_is_gone(
    battle: Table, gone: Effect
) -> None:
    for name in ("Spears", "Giants", "Orcs", "Boyz"):
        await battle.effects(StatusSet("unit", "engaged"), unit=name)
    await battle.effects(gone, unit="Orcs")
    assert (await seen(battle, "Spears")).has("engaged")
    before = await fingerprint(battle)
    await battle.effects(gone, unit="Boyz")
    after = await fingerprint(battle)
    for name in ("Spears", "Giants"):
        assert not (await seen(battle, name)).has("engaged")
    await battle.undo()
    assert await fingerprint(battle) == before
    await battle.redo()
    assert await fingerprint(battle) == after


async def test_who_may_fight_those_in_contact_stays_engaged(battle: Table) -> None:
    await battle.effects(TOUCH, unit="Spears", target="Orcs")
    for name in ("Giants", "Boyz"):
        await battle.effects(StatusSet("unit", "engaged"), unit=name)
    await battle.effects(Destroyed("unit"), unit="Boyz")
    assert (await seen(battle, "Giants")).has("engaged")


@pytest.mark.parametrize("told_by_hand", [True, False])
async def test_a_status_that_takes_a_unit_off_the_table_ends_its_contact(
    battle: Table, *, told_by_hand: bool
) -> None:
    await battle.effects(TOUCH, unit="Spears", target="Orcs")
    before = await fingerprint(battle)
    if told_by_hand:
        edit = UnitEdit(statuses={"off-table": (1, "battle")})
        await battle.do(
            lambda channel: roster.edit(channel, battle.caller(), channel.find_unit("Orcs"), edit)
        )
    else:
        await battle.effects(StatusSet("unit", "off-table"), unit="Orcs")
    assert await told(battle, "Spears") == await told(battle, "Orcs") == []
    assert not (await seen(battle, "Spears")).has("engaged")
    await battle.undo()
    assert await fingerprint(battle) == before
