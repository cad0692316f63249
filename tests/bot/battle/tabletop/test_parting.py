"""Spells on a unit and on those who join and leave it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.battle.actions import formations
from bot.battle.tabletop.units import as_joined
from rulesets.core.results.effect import SpellEnded, SpellStarted, StatusSet
from rulesets.core.ruleset.installed import Games
from tests.bot.battle.actions.test_formations import HEROES, acted, add, row
from tests.bot.battle.playing import Table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


@pytest.fixture
async def battle(url: str) -> AsyncIterator[Table]:
    table = Table(url, Games([HEROES]))
    await table.open()
    await table.battle()
    for line in ("Spears 20 W1 Ld7", "Giants 3 W3 Ld6", "Lord 1 Ld9 [hero]", "Mage 1 Ld8 [hero]"):
        await add(table, line)
    await add(table, "Orcs 20 W1", side="Orcs")
    yield table
    await table.close()


async def test_a_spell_on_a_unit_reaches_who_joins_it_but_not_the_reverse(battle: Table) -> None:
    cast = (SpellStarted("unit", "Gloom", "in-play", 7), StatusSet("target", "gloom", "spell"))
    await battle.effects(*cast, unit="Orcs", target="Spears")
    await battle.effects(StatusSet("target", "gloom"), target="Mage")
    await acted(battle, formations.join, "Lord", "Spears")
    await acted(battle, formations.join, "Mage", "Giants")
    assert "gloom" in (await row(battle, "Lord")).statuses
    assert "gloom" not in (await row(battle, "Giants")).statuses
    channel = await battle.look()
    spears = channel.find_unit("Spears")
    seen = as_joined(channel.board, spears, HEROES)
    assert seen.number("ld") == 6
    await battle.effects(SpellEnded("gloom"))
    assert (await row(battle, "Lord")).statuses == (await row(battle, "Spears")).statuses == {}


@pytest.mark.parametrize(("keeps", "other"), [("unit", "Lord"), ("character", "Spears")])
async def test_one_of_them_keeps_a_spell_when_they_part(
    battle: Table, keeps: formations.Keeper, other: str
) -> None:
    await acted(battle, formations.join, "Lord", "Spears")
    cast = (SpellStarted("unit", "Gloom", "in-play", 7), StatusSet("target", "gloom", "spell"))
    await battle.effects(*cast, unit="Orcs", target="Spears")
    await acted(battle, formations.leave, "Lord", keeps=keeps)
    gloomy = [name for name in ("Lord", "Spears") if "gloom" in (await row(battle, name)).statuses]
    assert gloomy == [name for name in ("Lord", "Spears") if name != other]


async def test_what_follows_its_caster_goes_where_he_goes(battle: Table) -> None:
    cast = (SpellStarted("unit", "Glow", "in-play", 7), StatusSet("unit", "glow", "spell"))
    await battle.effects(*cast, unit="Lord")
    await acted(battle, formations.join, "Lord", "Spears")
    assert "glow" in (await row(battle, "Spears")).statuses
    await acted(battle, formations.leave, "Lord")
    assert "glow" in (await row(battle, "Lord")).statuses
    assert "glow" not in (await row(battle, "Spears")).statuses
