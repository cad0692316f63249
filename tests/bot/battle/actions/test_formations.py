"""Units that part, copies, and the characters in a unit."""

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.battle.actions import formations, merging, roster
from bot.battle.channel.channel import Channel
from bot.battle.tabletop.units import UnitEdit, as_joined, as_unit, find_side
from bot.store.board import Board
from bot.store.journal.record import Action, Change, Entry
from bot.store.tables.battle import UnitRow
from rulesets.core.battlefield.alteration import Alteration, Shift
from rulesets.core.battlefield.amount import Amount
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.results.effect import (
    Destroyed,
    OnCharacter,
    SpellEnded,
    SpellStarted,
    StatusCleared,
    StatusSet,
    WoundsHealed,
    WoundsLost,
)
from rulesets.core.ruleset.game import Joining, ProfileField, SpecialRule, Status
from rulesets.core.ruleset.installed import Games
from rulesets.refusal import Refusal
from tests.bot.battle.playing import GAME, Table

HEROES = replace(
    GAME,
    id="heroes",
    profile=(
        ProfileField("w", ("W",), 0, 20),
        ProfileField("ld", ("Ld",), 0, 10, joined="best", of="not-mute"),
        ProfileField("cost", ("Pts",), 0, 5000, whole=True),
    ),
    rules=(
        *GAME.rules,
        *(SpecialRule(name) for name in ("hero", "flyer", "grim", "beast", "squire")),
    ),
    statuses=(
        Status("fleeing", shared=True),
        Status("engaged", shared=True),
        Status("shot"),
        Status("gloom", shared=True, alters=Alteration((Shift("ld", "add", -3),))),
        Status("glow", shared=True, follows=True),
    ),
    joining=Joining(
        "hero",
        closed=("flyer",),
        alike=("grim",),
        barred=("engaged",),
        fixed=("fleeing",),
        carriers=("beast",),
        riders=("squire",),
        parts=True,
    ),
)


@pytest.fixture
async def battle(url: str) -> AsyncIterator[Table]:
    table = Table(url, Games([HEROES]))
    await table.open()
    await table.battle()
    for line in ("Spears 20 W1 Ld7", "Giants 3 W3 Ld6", "Eagles 5 W1 [flyer]", "Monks 5 [grim]"):
        await add(table, line)
    for line in ("Lord 1 W3 Ld9 [hero]", "Mage 1 W2 Ld8 [hero]", "Dragon 1 W6"):
        await add(table, line)
    await add(table, "Orcs 20 W1", side="Orcs")
    yield table
    await table.close()


async def add(table: Table, line: str, side: str = "Empire") -> None:
    unit = read_profile_line(line, LineTerms.of(HEROES))
    await table.do(lambda c: roster.add(c, table.caller(), find_side(c.board, side), [unit]))


async def row(table: Table, name: str) -> UnitRow:
    return (await table.look()).find_unit(name, destroyed=True)


async def acted(table: Table, act: Callable[..., Any], *names: str, **more: Any) -> Entry:
    def do(channel: Channel) -> Any:
        units = [channel.find_unit(name) for name in names]
        return act(channel, table.caller(), *units, **more)

    return await table.do(do)


async def test_a_split_keeps_what_both_together_count(battle: Table) -> None:
    before = (await battle.look()).board.fingerprint()
    await battle.effects(WoundsLost("unit", 4), unit="Spears")
    await acted(battle, formations.split, "Spears", models=6, name="Guard")
    old, new = await row(battle, "Spears"), await row(battle, "Guard")
    assert (old.models, old.size, old.phase_start) == (10, 14, 14)
    assert (new.models, new.size, new.phase_start) == (6, 6, 6)
    assert (new.profile, new.rules, new.side_id) == (old.profile, old.rules, old.side_id)
    await battle.undo(2)
    assert (await battle.look()).board.fingerprint() == before


async def test_parts_share_the_cost_of_a_unit_and_merging_adds_it_up(battle: Table) -> None:
    await add(battle, "Halberds 15 Ld7 Pts100")
    await acted(battle, formations.split, "Halberds", models=4, name="Watch")
    costs = [(await row(battle, name)).profile["cost"] for name in ("Halberds", "Watch")]
    assert costs == ["74", "26"]
    await acted(battle, merging.merge, "Halberds", "Watch")
    assert (await row(battle, "Halberds")).profile == {"ld": "7", "cost": "100"}
    await add(battle, "Recruits 5 Ld7")
    await acted(battle, merging.merge, "Halberds", "Recruits")
    assert (await row(battle, "Halberds")).profile["cost"] == "100"


@pytest.mark.parametrize("models", [0, 20, 21])
async def test_a_split_leaves_at_least_one_model_on_each_side(battle: Table, models: int) -> None:
    with pytest.raises(Refusal, match="split-models"):
        await acted(battle, formations.split, "Spears", models=models, name="Guard")


async def test_copies_are_whole_and_numbered_where_names_are_free(battle: Table) -> None:
    edit = UnitEdit(name="Spears 3")
    await battle.do(lambda c: roster.edit(c, battle.caller(), c.find_unit("Monks"), edit))
    await battle.effects(WoundsLost("unit", 4), StatusSet("unit", "shot"), unit="Spears")
    await acted(battle, formations.duplicate, "Spears", count=2)
    for name in ("Spears 2", "Spears 4"):
        copy = await row(battle, name)
        assert (copy.models, copy.size, copy.statuses) == (20, 20, {})
    await acted(battle, formations.duplicate, "Spears 4", count=1)
    assert (await row(battle, "Spears 5")).models == 20


async def test_a_unit_uses_the_best_value_of_those_in_it_until_they_leave(battle: Table) -> None:
    await acted(battle, formations.join, "Lord", "Spears")
    await battle.restart()
    channel = await battle.look()
    spears = as_joined(channel.board, channel.find_unit("Spears"), HEROES)
    assert (spears.number("ld"), spears.number("w"), spears.characters) == (9, 1, 1)
    assert (spears.alone("ld"), spears.alone("w")) == (Amount(7), Amount(1))
    await acted(battle, formations.leave, "Lord")
    channel = await battle.look()
    spears = as_joined(channel.board, channel.find_unit("Spears"), HEROES)
    assert (spears.number("ld"), spears.characters) == (7, 0)


@pytest.mark.parametrize(
    ("character", "unit", "code"),
    [
        ("Lord", "Lord", "join-itself"),
        ("Lord", "Orcs", "join-other-side"),
        ("Giants", "Spears", "not-one-who-joins"),
        ("Lord", "Mage", "join-within"),
        ("Lord", "Dragon", "join-too-small"),
        ("Lord", "Eagles", "join-closed"),
        ("Lord", "Monks", "join-unlike"),
    ],
)
async def test_not_everybody_joins_everything(
    battle: Table, character: str, unit: str, code: str
) -> None:
    before = (await battle.look()).board.fingerprint()
    with pytest.raises(Refusal, match=code):
        await acted(battle, formations.join, character, unit)
    assert (await battle.look()).board.fingerprint() == before


async def test_a_beast_carries_who_joins_it_though_it_flies_alone(battle: Table) -> None:
    for line in ("Griffon 1 W4 [beast, flyer, grim]", "Squires 2 W1 [squire]"):
        await add(battle, line)
    with pytest.raises(Refusal, match="not-one-who-joins"):
        await acted(battle, formations.join, "Squires", "Spears")
    await acted(battle, formations.join, "Squires", "Griffon")
    await acted(battle, formations.join, "Lord", "Griffon")
    channel = await battle.look()
    griffon = as_joined(channel.board, channel.find_unit("Griffon"), HEROES)
    assert [companion.name for companion in griffon.companions] == ["Squires", "Lord"]


async def test_statuses_bar_joining_and_leaving(battle: Table) -> None:
    await acted(battle, formations.join, "Lord", "Spears")
    with pytest.raises(Refusal, match="already-in-unit"):
        await acted(battle, formations.join, "Lord", "Giants")
    await battle.effects(StatusSet("unit", "fleeing"), unit="Spears")
    with pytest.raises(Refusal, match="leave-barred"):
        await acted(battle, formations.leave, "Lord")
    await battle.effects(StatusSet("unit", "engaged"), unit="Giants")
    with pytest.raises(Refusal, match="join-barred"):
        await acted(battle, formations.join, "Mage", "Giants")
    with pytest.raises(Refusal, match="not-in-unit"):
        await acted(battle, formations.leave, "Mage")


async def test_what_befalls_one_befalls_all_where_the_game_says_so(battle: Table) -> None:
    await acted(battle, formations.join, "Lord", "Spears")
    await acted(battle, formations.join, "Mage", "Spears")
    await battle.effects(StatusSet("unit", "fleeing"), StatusSet("unit", "shot"), unit="Lord")
    assert [sorted((await row(battle, name)).statuses) for name in ("Spears", "Lord", "Mage")] == [
        ["fleeing"],
        ["fleeing", "shot"],
        ["fleeing"],
    ]
    await battle.effects(StatusCleared("unit", "fleeing"), unit="Spears")
    assert "fleeing" not in (await row(battle, "Mage")).statuses


async def test_characters_outlive_their_unit_unless_it_is_lost_as_a_whole(battle: Table) -> None:
    before = (await battle.look()).board.fingerprint()
    await acted(battle, formations.join, "Lord", "Spears")
    await battle.effects(WoundsLost("unit", 20), unit="Spears")
    lord = await row(battle, "Lord")
    assert (lord.host_id, lord.destroyed) == (None, False)
    await battle.undo()
    await battle.effects(Destroyed("unit"), unit="Spears")
    lord = await row(battle, "Lord")
    assert (lord.host_id, lord.destroyed) == (None, True)
    await battle.undo(2)
    assert (await battle.look()).board.fingerprint() == before


async def test_what_a_character_is_in_is_not_undone_under_it(battle: Table) -> None:
    await add(battle, "10x Guard")
    added = (await battle.store.history(await battle.look(), 1))[0]
    await acted(battle, formations.join, "Lord", "Guard")
    with pytest.raises(Refusal, match="changed-since"):
        await battle.undo(entry_id=added.id)
    await battle.do(lambda c: roster.remove(c, battle.caller(), c.find_unit("Guard")))
    assert (await row(battle, "Lord")).host_id is None
    await battle.undo()
    await battle.restart()
    channel = await battle.look()
    assert [each.name for each in channel.board.joined(channel.find_unit("Guard"))] == ["Lord"]


async def test_a_unit_given_up_by_hand_lets_its_characters_go(battle: Table) -> None:
    await acted(battle, formations.join, "Lord", "Spears")
    edit = UnitEdit(models=0)
    await battle.do(lambda c: roster.edit(c, battle.caller(), c.find_unit("Spears"), edit))
    assert (await row(battle, "Lord")).host_id is None


async def test_healing_gives_wounds_then_models_back_up_to_the_size(battle: Table) -> None:
    await battle.effects(WoundsLost("unit", 7), unit="Giants")
    await battle.effects(WoundsHealed("unit", 3), unit="Giants")
    giants = await row(battle, "Giants")
    assert (giants.models, giants.carried) == (2, 1)
    await battle.effects(WoundsLost("unit", 99), unit="Giants")
    await battle.do(lambda c: heal(battle, c, "Giants", 50))
    giants = await row(battle, "Giants")
    assert (giants.models, giants.carried, giants.destroyed) == (3, 0, False)


def heal(table: Table, channel: Channel, name: str, wounds: int) -> Any:
    found = channel.find_unit(name, destroyed=True)
    effects = (WoundsHealed("unit", wounds),)
    binding = {"unit": (found.id,)}
    return channel.accept(Action(table.caller(), "heal", effects=effects, binding=binding))


def test_a_row_noted_before_a_column_came_is_still_known() -> None:
    unit = UnitRow(id=1, battle_id=2, side_id=3, name="Spears", key="spears")
    older = {name: value for name, value in unit.model_dump().items() if name != "host_id"}
    board = Board([("unit", unit)])
    assert board.holds(Change("unit", 1, "", older, None))
    assert not board.holds(Change("unit", 1, "", {**older, "models": 9}, None))


async def test_what_a_split_parts_a_merge_puts_together_with_all_that_befell_it(
    battle: Table,
) -> None:
    await battle.effects(WoundsLost("unit", 4), StatusSet("unit", "shot"), unit="Spears")
    whole = await row(battle, "Spears")
    await acted(battle, formations.split, "Spears", models=6, name="Guard")
    entry = await acted(battle, merging.merge, "Spears", "Guard")
    both = await row(battle, "Spears")
    assert (both.models, both.size, both.phase_start) == (16, 20, 20)
    assert both.model_dump() == whole.model_dump()
    assert (entry.action, entry.arguments) == ("unit-merge", {"units": ["Spears", "Guard"]})
    channel = await battle.look()
    assert channel.board.named("guard") is None
    merged = channel.board.fingerprint()
    await battle.restart()
    assert (await battle.look()).board.fingerprint() == merged
    await battle.undo()
    assert (await row(battle, "Guard")).models == 6
    await battle.redo()
    assert (await battle.look()).board.fingerprint() == merged


@pytest.mark.parametrize(
    ("first", "other", "models", "carried"),
    [(1, 1, 6, 2), (2, 2, 5, 1), (2, 1, 5, 0), (0, 2, 6, 2)],
)
async def test_wounds_noted_on_both_come_together_on_one_model(
    battle: Table, first: int, other: int, models: int, carried: int
) -> None:
    await add(battle, "Ogres 3 W3 Ld6")
    for name, wounds in (("Giants", first), ("Ogres", other)):
        if wounds:
            await battle.effects(WoundsLost("unit", wounds), unit=name)
    await acted(battle, merging.merge, "Giants", "Ogres")
    giants = await row(battle, "Giants")
    assert (giants.models, giants.size, giants.carried) == (models, 6, carried)


async def test_characters_and_spells_of_the_other_unit_come_along(battle: Table) -> None:
    await acted(battle, formations.split, "Spears", models=6, name="Guard")
    await acted(battle, formations.join, "Lord", "Guard")
    await acted(battle, formations.join, "Mage", "Spears")
    started = SpellStarted("unit", "Net", "in-play", 8, 2)
    caught = StatusSet("target", "gloom", "spell")
    await battle.effects(started, StatusSet("unit", "shot"), caught, unit="Guard", target="Orcs")
    before = (await battle.look()).board.fingerprint()
    await acted(battle, merging.merge, "Spears", "Guard")
    await battle.restart()
    channel = await battle.look()
    spears = channel.find_unit("Spears")
    assert sorted(each.name for each in channel.board.joined(spears)) == ["Lord", "Mage"]
    assert "shot" in spears.statuses
    (spell,) = channel.board.spells
    assert (spell.name, spell.unit_id, spell.upkeep) == ("Net", spears.id, 2)
    await battle.effects(SpellEnded("net"))
    assert (await row(battle, "Orcs")).statuses == {}
    await battle.undo(2)
    await battle.restart()
    assert (await battle.look()).board.fingerprint() == before


@pytest.mark.parametrize(
    ("unit", "other", "code"),
    [
        ("Spears", "Spears", "merge-itself"),
        ("Spears", "Orcs", "merge-other-side"),
        ("Spears", "Giants", "merge-profile"),
        ("Spears", "Blades", "merge-rules"),
        ("Spears", "Guard", "merge-status"),
        ("Spears", "Pikes", "merge-status"),
        ("Lord", "Duke", "merge-within"),
        ("Duke", "Lord", "merge-within"),
        ("Spears", "Horde", "merge-too-many"),
    ],
)
async def test_not_everything_becomes_one_unit(
    battle: Table, unit: str, other: str, code: str
) -> None:
    await add(battle, "Blades 5 W1 Ld7 [grim]")
    await add(battle, "Guard 5 W1 Ld7")
    await add(battle, "Pikes 5 W1 Ld7")
    await add(battle, "490x Horde W1 Ld7")
    await add(battle, "Duke 1 W3 Ld9 [hero]")
    await battle.effects(StatusSet("unit", "fleeing"), unit="Guard")
    await battle.effects(StatusSet("unit", "engaged"), unit="Pikes")
    await acted(battle, formations.join, "Lord", "Giants")
    before = (await battle.look()).board.fingerprint()
    with pytest.raises(Refusal, match=code):
        await acted(battle, merging.merge, unit, other)
    assert (await battle.look()).board.fingerprint() == before


async def test_a_character_is_wounded_in_his_unit_and_outlives_it(battle: Table) -> None:
    await acted(battle, formations.join, "Lord", "Spears")
    await acted(battle, formations.join, "Mage", "Spears")
    spears = as_joined((await battle.look()).board, await row(battle, "Spears"), HEROES)
    assert [companion.name for companion in spears.companions] == ["Lord", "Mage"]
    mage, lord = (await row(battle, "Mage")), (await row(battle, "Lord"))
    left = as_unit(lord).wounds_left()
    await battle.effects(
        OnCharacter(WoundsLost("target", as_unit(mage).wounds_left()), 2),
        OnCharacter(WoundsLost("target", left - 1), 1),
        OnCharacter(WoundsLost("target", 1), 3),
        WoundsLost("target", 99),
        target="Spears",
    )
    assert (await row(battle, "Mage")).destroyed
    assert (await row(battle, "Spears")).destroyed
    after = await row(battle, "Lord")
    assert (as_unit(after).wounds_left(), after.host_id) == (1, None)
