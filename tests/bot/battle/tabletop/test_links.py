"""Relations between units: begun, moved on, ended by effects and by what becomes of units."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.battle.actions import formations, merging, roster
from bot.battle.situation import situation_of
from bot.battle.tabletop.links import combats_of
from bot.battle.tabletop.units import UnitEdit
from rulesets.core.battlefield.link import Touch
from rulesets.core.results.effect import (
    Destroyed,
    Effect,
    SpellEnded,
    SpellStarted,
    StatusCleared,
    StatusSet,
    WoundsLost,
)
from rulesets.core.results.link_effect import LinkCleared, LinkMoved, LinkSet
from tests.bot.battle.actions.test_formations import acted
from tests.bot.battle.playing import Table
from tests.bot.battle.tabletop.linking import LINKED, begun, seen, told

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

TOUCH = LinkSet("contact", "unit", "target", facing="flank")


@pytest.fixture
async def battle(url: str) -> AsyncIterator[Table]:
    table = await begun(url)
    yield table
    await table.close()


async def fingerprint(table: Table) -> str:
    return (await table.look()).board.fingerprint()


async def test_contact_is_the_same_for_both_and_makes_both_engaged(battle: Table) -> None:
    entry = await battle.effects(TOUCH, unit="Spears", target="Orcs")
    assert [(change.table, change.field) for change in entry.changes] == [("link", "")]
    await battle.restart()
    spears, orcs = await seen(battle, "Spears"), await seen(battle, "Orcs")
    assert (spears.links[0].own, spears.links[0].facing, spears.links[0].fresh) == (
        True,
        "flank",
        True,
    )
    assert (orcs.links[0].own, orcs.links[0].facing, orcs.links[0].other) == (
        False,
        "flank",
        "Spears",
    )
    assert spears.has("engaged")
    assert orcs.has("engaged")
    assert not (await seen(battle, "Boyz")).has("engaged")


async def test_who_is_said_to_be_engaged_where_the_partner_is_known_keeps_no_status(
    battle: Table,
) -> None:
    await battle.effects(TOUCH, StatusSet("unit", "engaged"), unit="Spears", target="Orcs")
    assert (await battle.look()).find_unit("Spears").statuses == {}
    await battle.effects(StatusSet("unit", "engaged"), unit="Giants")
    assert "engaged" in (await battle.look()).find_unit("Giants").statuses


@pytest.mark.parametrize(
    "effect",
    [
        LinkSet("contact", "unit", "enemy"),
        LinkSet("contact", "enemy", "unit"),
        LinkSet("contact", "unit", "unit"),
        LinkSet("contact", "unit", "unit", to_place=1),
        LinkSet("nothing-known", "unit", "target"),
        LinkCleared("contact", "unit", "enemy"),
        LinkCleared("contact", "enemy"),
        LinkMoved("charge", "unit", "tested"),
    ],
)
async def test_a_role_without_a_unit_or_an_unknown_relation_changes_nothing(
    battle: Table, effect: Effect
) -> None:
    before = await fingerprint(battle)
    entry = await battle.effects(effect, unit="Spears", target="Orcs")
    assert entry.changes == ()
    assert await fingerprint(battle) == before


async def test_a_relation_told_again_is_changed_and_stays_one(battle: Table) -> None:
    await battle.effects(TOUCH, unit="Spears", target="Orcs")
    await battle.effects(
        LinkSet("contact", "unit", "target", facing="rear"), unit="Spears", target="Orcs"
    )
    assert [link.facing for link in (await seen(battle, "Orcs")).links] == ["rear"]
    again = await battle.effects(LinkSet("contact", "unit", "target"), unit="Orcs", target="Spears")
    assert again.changes == ()
    await battle.effects(
        LinkSet("contact", "unit", "target", facing="front"), unit="Orcs", target="Spears"
    )
    assert await told(battle, "Orcs") == [("Spears", True)]
    # A charge is the charger's: both may charge.
    for unit, target in (("Spears", "Boyz"), ("Boyz", "Spears")):
        await battle.effects(LinkSet("charge", "unit", "target"), unit=unit, target=target)
    assert await told(battle, "Boyz", "charge") == [("Spears", False), ("Spears", True)]


async def test_a_charge_goes_through_its_steps_for_each_of_several_chargers(battle: Table) -> None:
    for unit in ("Spears", "Giants"):
        await battle.effects(
            LinkSet("charge", "unit", "target", step="declared"), unit=unit, target="Orcs"
        )
    await battle.effects(LinkMoved("charge", "unit", "tested"), unit="Giants")
    await battle.effects(
        LinkMoved("charge", "unit", "moved", "target"), unit="Spears", target="Orcs"
    )
    steps = {link.other: link.step for link in (await seen(battle, "Orcs")).linked("charge")}
    assert steps == {"Spears": "moved", "Giants": "tested"}
    await battle.effects(LinkCleared("charge", "unit"), unit="Spears")
    assert await told(battle, "Orcs", "charge") == [("Giants", False)]


async def test_a_unit_that_flees_frees_whom_it_touched_unless_others_touch_him(
    battle: Table,
) -> None:
    for unit in ("Spears", "Giants"):
        await battle.effects(TOUCH, unit=unit, target="Orcs")
    await battle.effects(
        LinkSet("contact", "unit", "target"),
        StatusSet("unit", "shot", "combat"),
        unit="Giants",
        target="Boyz",
    )
    await battle.effects(StatusSet("unit", "fleeing"), unit="Orcs")
    assert await told(battle, "Spears") == await told(battle, "Orcs") == []
    assert not (await seen(battle, "Spears")).has("engaged")
    assert await told(battle, "Giants") == [("Boyz", True)]
    assert (await seen(battle, "Giants")).has("shot")
    await battle.effects(Destroyed("unit"), unit="Boyz")
    giants = await seen(battle, "Giants")
    assert (giants.links, giants.has("engaged"), giants.has("shot")) == ((), False, False)


@pytest.mark.parametrize(
    "effect",
    [
        StatusSet("target", "fleeing"),
        Destroyed("target"),
        WoundsLost("target", 99),
        StatusCleared("target", "engaged"),
        LinkCleared("contact", "target"),
        LinkCleared("contact", "unit", "target"),
    ],
)
async def test_contact_ends_with_either_and_comes_back_by_undo(
    battle: Table, effect: Effect
) -> None:
    await battle.effects(TOUCH, StatusSet("unit", "shot", "combat"), unit="Spears", target="Orcs")
    before = await fingerprint(battle)
    await battle.effects(effect, unit="Spears", target="Orcs")
    after = await fingerprint(battle)
    spears = await seen(battle, "Spears")
    assert (spears.links, spears.statuses) == ((), ())
    await battle.undo()
    assert await fingerprint(battle) == before
    await battle.redo()
    assert await fingerprint(battle) == after
    await battle.restart()
    assert await fingerprint(battle) == after


async def test_the_first_of_two_contacts_is_undone_by_itself(battle: Table) -> None:
    first = await battle.effects(TOUCH, unit="Spears", target="Orcs")
    await battle.effects(TOUCH, unit="Giants", target="Orcs")
    await battle.undo(entry_id=first.id)
    assert await told(battle, "Orcs") == [("Giants", False)]
    assert (await seen(battle, "Orcs")).has("engaged")
    assert not (await seen(battle, "Spears")).has("engaged")


async def test_what_lasts_for_a_combat_ends_with_it_for_both(battle: Table) -> None:
    await battle.effects(TOUCH, LinkSet("dread", "target", "unit"), unit="Spears", target="Orcs")
    assert await told(battle, "Orcs", "dread") == [("Spears", True)]
    await battle.next(3)
    assert await told(battle, "Orcs", "dread") == [("Spears", True)]
    await battle.effects(StatusCleared("unit", "engaged"), unit="Spears")
    assert await told(battle, "Orcs", "dread") == []


async def test_what_lasts_for_a_combat_that_never_came_ends_with_the_turn(battle: Table) -> None:
    await battle.effects(LinkSet("dread", "unit", "target"), unit="Spears", target="Orcs")
    await battle.next(2)
    assert await told(battle, "Spears", "dread")
    await battle.next()
    assert await told(battle, "Spears", "dread") == []


@pytest.mark.parametrize(
    ("kind", "unit", "value", "phases"),
    [
        ("charge", "Spears", 1, 3),
        ("mark", "Spears", 1, 6),
        ("guard", "Spears", 1, 6),
        ("guard", "Orcs", 1, 3),
        ("hunt", "Orcs", 1, 6),
        ("hunt", "Orcs", 2, 12),
    ],
)
async def test_relations_expire_as_statuses_do(
    battle: Table, kind: str, unit: str, value: int, phases: int
) -> None:
    await battle.effects(LinkSet(kind, "unit", "target", value=value), unit=unit, target="Giants")
    await battle.next(phases - 1)
    assert await told(battle, unit, kind)
    before = await fingerprint(battle)
    await battle.next()
    assert await told(battle, unit, kind) == []
    await battle.undo()
    assert await fingerprint(battle) == before


async def test_an_effect_says_for_itself_when_a_relation_ends(battle: Table) -> None:
    await battle.effects(
        LinkSet("charge", "unit", "target", until="phase"), unit="Spears", target="Orcs"
    )
    await battle.next()
    assert await told(battle, "Spears", "charge") == []


async def test_what_hangs_on_a_spell_ends_with_it(battle: Table) -> None:
    spell = SpellStarted("unit", "Doom", "in-play", 7)
    await battle.effects(spell, LinkSet("hex", "unit", "target"), unit="Spears", target="Orcs")
    before = await fingerprint(battle)
    await battle.effects(SpellEnded("Doom"))
    assert await told(battle, "Orcs", "hex") == []
    await battle.undo()
    assert await fingerprint(battle) == before


async def test_relations_go_with_a_unit_that_is_taken_off_the_list(battle: Table) -> None:
    await battle.effects(TOUCH, unit="Spears", target="Orcs")
    before = await fingerprint(battle)
    await battle.do(
        lambda channel: roster.remove(channel, battle.caller(), channel.find_unit("Orcs"))
    )
    assert await told(battle, "Spears") == []
    await battle.restart()
    await battle.undo()
    assert await fingerprint(battle) == before


@pytest.mark.parametrize(
    "edit",
    [
        UnitEdit(models=0),
        UnitEdit(statuses={"fleeing": (1, "battle")}),
        UnitEdit(statuses={"engaged": None}),
    ],
)
async def test_what_players_say_of_a_unit_ends_its_contact(battle: Table, edit: UnitEdit) -> None:
    await battle.effects(TOUCH, unit="Spears", target="Orcs")
    await battle.do(
        lambda channel: roster.edit(channel, battle.caller(), channel.find_unit("Orcs"), edit)
    )
    assert await told(battle, "Spears") == []


async def test_a_character_is_in_contact_with_whom_his_unit_is(battle: Table) -> None:
    await acted(battle, formations.join, "Lord", "Spears")
    await battle.effects(TOUCH, unit="Lord", target="Orcs")
    assert await told(battle, "Spears") == await told(battle, "Lord") == [("Orcs", True)]
    spears = await seen(battle, "Spears")
    assert all(unit.has("engaged") for unit in (spears, *spears.companions))
    assert await told(battle, "Orcs") == [("Spears", False)]


async def test_a_character_whose_unit_falls_around_him_fights_on(battle: Table) -> None:
    await acted(battle, formations.join, "Lord", "Spears")
    await battle.effects(TOUCH, unit="Spears", target="Orcs")
    before = await fingerprint(battle)
    await battle.effects(WoundsLost("unit", 99), unit="Spears")
    assert await told(battle, "Lord") == [("Orcs", True)]
    assert await told(battle, "Orcs") == [("Lord", False)]
    assert await told(battle, "Spears") == []
    await battle.undo()
    assert await fingerprint(battle) == before


async def test_a_unit_that_goes_into_another_brings_its_contact(battle: Table) -> None:
    await battle.do(
        lambda channel: formations.split(
            channel, battle.caller(), channel.find_unit("Orcs"), 5, "Gobs"
        )
    )
    await battle.effects(TOUCH, unit="Spears", target="Gobs")
    await battle.effects(TOUCH, unit="Giants", target="Gobs")
    await battle.effects(TOUCH, unit="Giants", target="Orcs")
    await battle.do(
        lambda channel: merging.merge(
            channel, battle.caller(), channel.find_unit("Orcs"), channel.find_unit("Gobs")
        )
    )
    await battle.restart()
    assert sorted(await told(battle, "Orcs")) == [("Giants", False), ("Spears", False)]


async def test_a_battle_without_relations_keeps_the_contact_of_the_only_two_engaged(
    battle: Table,
) -> None:
    await battle.effects(
        StatusSet("unit", "engaged"), StatusSet("target", "engaged"), unit="Spears", target="Orcs"
    )
    await battle.restart()
    assert await told(battle, "Spears") == [("Orcs", True)]
    assert await told(battle, "Orcs") == [("Spears", False)]
    # A third makes the guess a fact, in its own entry.
    before = await fingerprint(battle)
    await battle.effects(TOUCH, unit="Giants", target="Orcs")
    assert await told(battle, "Orcs") == [("Spears", False), ("Giants", False)]
    await battle.undo()
    assert await fingerprint(battle) == before


@pytest.mark.parametrize("others", [("Giants",), ("Boyz",), ("Giants", "Boyz")])
async def test_with_whom_is_not_guessed_where_several_are_engaged(
    battle: Table, others: tuple[str, ...]
) -> None:
    for name in ("Spears", "Orcs", *others):
        await battle.effects(StatusSet("unit", "engaged"), unit=name)
    assert await told(battle, "Spears") == []
    assert (await seen(battle, "Spears")).has("engaged")


async def test_units_that_touch_through_others_are_in_one_combat(battle: Table) -> None:
    await battle.effects(TOUCH, unit="Spears", target="Orcs")
    await battle.effects(LinkSet("contact", "unit", "target"), unit="Boyz", target="Spears")
    channel = await battle.look()
    now = channel.battle
    assert now is not None
    combats = situation_of(channel, now).combats
    (combat,) = combats.every
    assert combat.sides == (("Empire", ("Spears",)), ("Orcs", ("Orcs", "Boyz")))
    assert combat.touches == (Touch("Spears", "Orcs", "flank"), Touch("Boyz", "Spears"))
    assert combat.enemies_of("Boyz") == ("Spears",)
    assert combat.enemies_of("Spears") == ("Orcs", "Boyz")
    assert combats.with_unit("Orcs") is combat
    assert combats.with_unit("Giants") is None
    assert combats_of(channel.board) is combats
    await battle.effects(TOUCH, unit="Giants", target="Boyz")
    assert len(combats_of((await battle.look()).board).every[0].units) == 4


async def test_what_a_game_declares_of_statuses_is_true_by_its_relations() -> None:
    assert LINKED.implied == {"contact": ("engaged", "engaged")}
