"""Loans to units near a General: by their own line, or with him in their ranks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.battle.actions import formations, roster
from bot.battle.tabletop.reach import in_battle, in_question
from rulesets.core.battlefield.rules import Loan, Reach, SpecialRule
from rulesets.core.battlefield.unit import Unit
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.results.effect import Destroyed, StatusCleared, StatusSet
from rulesets.core.ruleset.game import Joining, ProfileField, Status
from rulesets.core.ruleset.installed import Games
from tests.bot.battle.playing import GAME, Table

NEAR = replace(
    GAME,
    id="near",
    profile=(
        ProfileField("w", ("W",), 0, 20),
        ProfileField("ld", ("Ld",), 0, 10, joined="best"),
        ProfileField("cl", ("Cl",), 0, 10),
    ),
    rules=(
        *(SpecialRule(rule) for rule in ("character", "general")),
        *(SpecialRule(rule, numbered=True) for rule in ("general-near", "general-cool")),
        SpecialRule(
            "near-general",
            loans=(
                Loan("general-near", "general", "ld", ("fleeing",)),
                Loan("general-cool", "general", "cl", ("fleeing",)),
            ),
        ),
        *(SpecialRule(rule) for rule in ("battle-standard", "hold-your-ground", "large-target")),
        SpecialRule("standard-in-play", numbered=True),
        SpecialRule(
            "near-standard",
            loans=(
                Loan(
                    "hold-your-ground",
                    "battle-standard",
                    None,
                    ("fleeing",),
                    reach=Reach(12, 6, ("large-target",), "standard-in-play"),
                ),
            ),
        ),
    ),
    statuses=(Status("fleeing"),),
    joining=Joining("character"),
)


@pytest.fixture
async def battle(url: str) -> AsyncIterator[Table]:
    table = Table(url, Games([NEAR]))
    await table.open()
    await table.battle()
    await add(table, "Lord 1 W3 Ld9 Cl8 [character, general]", "Spears 20 W1 Ld7 Cl6")
    await add(table, "Pikes 20 W1 Ld7 Cl6 [near-general]")
    await add(table, "Orcs 20 W1 Ld7 Cl6 [near-general]", side=1)
    yield table
    await table.close()


async def add(table: Table, *lines: str, side: int = 0) -> None:
    units = [read_profile_line(line, LineTerms.of(NEAR)) for line in lines]
    await table.do(lambda c: roster.add(c, table.caller(), c.board.sides[side], units))


async def seen(battle: Table, name: str) -> Unit:
    channel = await battle.look()
    return in_battle(channel.board, channel.find_unit(name), NEAR)


async def test_a_unit_near_by_its_own_line_is_lent_everything(battle: Table) -> None:
    pikes = await seen(battle, "Pikes")
    assert (pikes.rules.number("general-near"), pikes.rules.number("general-cool")) == (9, 8)
    assert not (await seen(battle, "Spears")).rules.items


async def test_the_general_of_the_others_lends_nothing(battle: Table) -> None:
    assert list((await seen(battle, "Orcs")).rules) == ["near-general"]


async def test_a_general_in_the_ranks_lends_what_the_unit_has_not_of_him(battle: Table) -> None:
    await battle.do(
        lambda c: formations.join(c, battle.caller(), c.find_unit("Lord"), c.find_unit("Spears"))
    )
    spears = await seen(battle, "Spears")
    assert (spears.number("ld"), spears.number("cl")) == (9, 6)
    assert spears.rules.number("general-cool") == 8
    assert "general-near" not in spears.rules


async def test_a_general_who_flees_lends_nothing(battle: Table) -> None:
    await battle.effects(StatusSet("unit", "fleeing"), unit="Lord")
    assert list((await seen(battle, "Pikes")).rules) == ["near-general"]


async def asked(battle: Table, name: str) -> Unit:
    channel = await battle.look()
    return in_question(channel.board, channel.find_unit(name), NEAR)


async def test_a_standard_stands_in_question_until_somebody_says_who_is_near(battle: Table) -> None:
    assert "standard-in-play" not in (await asked(battle, "Spears")).rules, "nobody bears one"
    await add(battle, "Bearer 1 W2 Ld8 Cl8 [character, battle-standard]")
    await add(battle, "Bows 10 W1 Ld7 Cl6 [near-standard]")
    assert (await asked(battle, "Spears")).rules.number("standard-in-play") == 12
    assert "standard-in-play" not in (await seen(battle, "Spears")).rules
    for near, held in (("Bows", True), ("Spears", False), ("Orcs", False), ("Bearer", False)):
        rules = (await asked(battle, near)).rules
        assert ("hold-your-ground" in rules) is held, near
        assert ("standard-in-play" in rules) is (near == "Spears"), near


async def test_the_standard_of_a_large_target_is_seen_farther(battle: Table) -> None:
    await add(battle, "Giant 1 W6 Ld8 Cl8 [battle-standard, large-target]")
    assert (await asked(battle, "Spears")).rules.number("standard-in-play") == 18


async def test_a_bearer_who_flees_or_is_gone_is_near_nobody(battle: Table) -> None:
    await add(battle, "Bearer 1 W2 Ld8 Cl8 [character, battle-standard]")
    await add(battle, "Bows 10 W1 Ld7 Cl6 [near-standard]")
    await battle.effects(StatusSet("unit", "fleeing"), unit="Bearer")
    assert list((await asked(battle, "Bows")).rules) == ["near-standard"]
    assert not (await asked(battle, "Spears")).rules.items
    await battle.effects(StatusCleared("unit", "fleeing"), unit="Bearer")
    assert "hold-your-ground" in (await asked(battle, "Bows")).rules
    await battle.effects(Destroyed("unit"), unit="Bearer")
    assert list((await asked(battle, "Bows")).rules) == ["near-standard"]
    assert not (await asked(battle, "Spears")).rules.items


async def test_nobody_asks_whether_a_unit_is_near_who_is_in_it(battle: Table) -> None:
    await add(battle, "Bearer 1 W2 Ld8 Cl8 [character, battle-standard]")
    await battle.do(
        lambda c: formations.join(c, battle.caller(), c.find_unit("Bearer"), c.find_unit("Spears"))
    )
    assert "standard-in-play" not in (await asked(battle, "Spears")).rules
