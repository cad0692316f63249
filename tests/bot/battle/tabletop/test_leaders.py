"""A character who leads his unit: it has his values, better or worse, for as long as he does."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.battle.actions import formations, roster
from bot.battle.tabletop.units import as_joined, find_side
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.unit import Unit
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.results.effect import StatusCleared, StatusSet
from rulesets.core.ruleset.game import Joining, ProfileField, SpecialRule, Status
from rulesets.core.ruleset.installed import Games
from tests.bot.battle.playing import GAME, Table

LED = replace(
    GAME,
    id="led",
    profile=(ProfileField("w", ("W",), 0, 20), ProfileField("ld", ("Ld",), 0, 10)),
    rules=(*GAME.rules, SpecialRule("hero")),
    statuses=(Status("leads", leads=("ld",)),),
    joining=Joining("hero"),
)


@pytest.fixture
async def battle(url: str) -> AsyncIterator[Table]:
    table = Table(url, Games([LED]))
    await table.open()
    await table.battle()
    lines = ("Spears 20 W1 Ld7", "Coward 1 W3 Ld5 [hero]")
    units = [read_profile_line(line, LineTerms.of(LED)) for line in lines]
    await table.do(lambda c: roster.add(c, table.caller(), find_side(c.board, "Empire"), units))
    await table.do(
        lambda c: formations.join(c, table.caller(), c.find_unit("Coward"), c.find_unit("Spears"))
    )
    yield table
    await table.close()


async def seen(battle: Table) -> Unit:
    channel = await battle.look()
    return as_joined(channel.board, channel.find_unit("Spears"), LED)


async def test_a_unit_has_the_values_of_who_leads_it_be_they_worse(battle: Table) -> None:
    assert (await seen(battle)).number("ld") == 7
    await battle.effects(StatusSet("unit", "leads"), unit="Coward")
    led = await seen(battle)
    assert (led.number("ld"), led.number("w"), led.alone("ld")) == (5, 1, Amount(7))
    await battle.effects(StatusCleared("unit", "leads"), unit="Coward")
    assert (await seen(battle)).number("ld") == 7
