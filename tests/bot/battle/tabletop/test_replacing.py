"""Units that come in the stead of destroyed ones, as the table keeps them."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.battle.actions import lifecycle, roster
from bot.battle.channel.channel import Channel
from bot.battle.files.bringing import check_new
from bot.battle.files.importing import read_battle
from bot.battle.tabletop.units import UnitEdit
from bot.store.journal.record import Action, Entry
from bot.store.snowflake import Snowflakes
from rulesets.core.results.effect import Destroyed, Effect, StatusSet, WoundsLost
from rulesets.core.results.link_effect import LinkSet, UnitReplaced
from rulesets.core.results.relation import Relation
from rulesets.core.ruleset.installed import Games
from rulesets.refusal import Refusal
from tests.bot.battle.playing import GAME, HERE, Table, exported
from tests.verifying import wrong_in

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

REPLACING = replace(
    GAME,
    id="replacing",
    relations=(*GAME.relations, Relation("replaces", between="friends", ends=())),
)
REPLACED = UnitReplaced("unit", statuses=(("away", "turn"),))


@pytest.fixture
async def battle(url: str) -> AsyncIterator[Table]:
    table = Table(url, Games([REPLACING]))
    await table.open()
    await table.battle()
    await table.unit("Rats 10 W1 Ld7 [frenzy]", side="Orcs")
    edit = UnitEdit(weapons=("Spear 1 4+",), spells=("-bolt",))
    await table.do(lambda c: roster.edit(c, table.caller(), c.find_unit("Rats"), edit))
    await table.effects(StatusSet("unit", "iron-hand"), WoundsLost("unit", 3), unit="Rats")
    await table.effects(StatusSet("unit", "aura", "battle", 2), unit="Rats")
    await table.effects(Destroyed("unit"), unit="Rats")
    yield table
    await table.close()


async def befalls(table: Table, name: str, *effects: Effect) -> Entry:
    """Have something befall a unit that may be destroyed."""

    def act(channel: Channel) -> Awaitable[Entry]:
        binding = {"unit": (channel.find_unit(name, destroyed=True).id,)}
        return channel.accept(Action(table.caller(), "outcome", effects=effects, binding=binding))

    return await table.do(act)


async def test_a_replacement_is_whole_and_has_nothing_of_what_befell_the_former(
    battle: Table,
) -> None:
    await befalls(battle, "Rats", REPLACED)
    await battle.restart()
    board = (await battle.look()).board
    old, new = board.units
    assert (old.name, old.destroyed, sorted(old.statuses)) == ("Rats", True, ["aura"])
    assert (new.name, new.models, new.size, new.phase_start) == ("Rats 2", 10, 10, 10)
    assert (new.side_id, new.profile, new.rules) == (old.side_id, old.profile, old.rules)
    assert (new.weapons, new.spells) == (["Spear 1 4+"], ["bolt"])
    assert new.statuses == {"away": {"value": 1, "until": "turn"}}
    links = [(link.kind, link.unit_id, link.other_id) for link in board.links]
    assert links == [("replaces", new.id, old.id)]


async def test_a_replacement_goes_and_comes_again_as_it_was(battle: Table) -> None:
    before = (await battle.look()).board.fingerprint()
    await befalls(battle, "Rats", REPLACED)
    after = (await battle.look()).board.fingerprint()
    await battle.undo()
    assert (await battle.look()).board.fingerprint() == before
    await battle.redo()
    await battle.restart()
    assert (await battle.look()).board.fingerprint() == after


async def test_the_name_of_the_former_means_its_replacement_while_that_stands(
    battle: Table,
) -> None:
    with pytest.raises(Refusal) as gone:
        (await battle.look()).find_unit("Rats")
    assert gone.value.code == "unit-destroyed"
    await befalls(battle, "Rats", REPLACED)
    channel = await battle.look()
    assert channel.find_unit("Rats").name == "Rats 2"
    assert channel.find_unit("Rats", destroyed=True).name == "Rats"
    await befalls(battle, "Rats 2", Destroyed("unit"))
    with pytest.raises(Refusal) as both:
        (await battle.look()).find_unit("Rats")
    assert both.value.facts["unit"] == "Rats"


async def test_the_fall_of_a_replacement_does_not_make_it_forget_whom_it_replaced(
    battle: Table,
) -> None:
    await befalls(battle, "Rats", REPLACED)
    await befalls(battle, "Rats 2", WoundsLost("unit", 10))
    assert [link.kind for link in (await battle.look()).board.links] == ["replaces"]


async def test_the_file_of_a_battle_holds_a_replacement(battle: Table, tmp_path: Path) -> None:
    await befalls(battle, "Rats", REPLACED)
    await battle.do(lambda channel: lifecycle.end(channel, battle.caller()))
    content = await exported(battle)
    assert wrong_in("battle.json", content) == []
    read = read_battle(content, Games([REPLACING]), HERE, Snowflakes().next())
    other = Table(f"sqlite:///{tmp_path}/other.db", Games([REPLACING]))
    await other.open()
    await check_new(other.store, read)
    await other.close()


async def test_nobody_replaces_a_unit_in_a_game_without_replacements(battle: Table) -> None:
    entry = await befalls(battle, "Rats", UnitReplaced("unit", kind="nothing-known"))
    assert not entry.changes


async def test_the_destroyed_begin_no_relation_that_their_destruction_ends(battle: Table) -> None:
    await battle.unit("Boyz 10 W1 Ld7")

    def act(channel: Channel) -> Awaitable[Entry]:
        binding = {
            "unit": (channel.find_unit("Rats", destroyed=True).id,),
            "target": (channel.find_unit("Boyz").id,),
        }
        effects = (LinkSet("contact", "unit", "target"),)
        return channel.accept(Action(battle.caller(), "outcome", effects=effects, binding=binding))

    assert not (await battle.do(act)).changes
