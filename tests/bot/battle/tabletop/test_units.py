"""Units: found by name, added, edited, removed."""

import pytest

from bot.battle.actions import roster
from bot.battle.tabletop.units import UnitEdit, as_unit
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.refusal import Refusal
from tests.bot.battle.playing import GAME, Table


async def edited(table: Table, name: str, edit: UnitEdit) -> None:
    await table.do(lambda c: roster.edit(c, table.caller(), c.find_unit(name), edit))


async def refusal_of(table: Table, name: str, edit: UnitEdit) -> str:
    channel = await table.look()
    before = channel.board.fingerprint()
    with pytest.raises(Refusal) as caught:
        await edited(table, name, edit)
    assert channel.board.fingerprint() == before
    return caught.value.code


async def test_a_unit_is_the_one_that_was_typed_also_after_a_restart(battle: Table) -> None:
    line = "Knights 5/8-1 W2 Ld8 [frenzy, ward (4)]"
    await battle.unit(line)
    await battle.restart()
    row = (await battle.look()).find_unit("Knights")
    assert as_unit(row) == read_profile_line(line, LineTerms.of(GAME))


@pytest.mark.parametrize("name", ["Épéistes", "epeistes", "ÉPÉISTES", "  épéistes ", "epe"])
async def test_a_unit_is_found_by_its_name_or_a_beginning(battle: Table, name: str) -> None:
    await battle.unit("Épéistes 10 W1")
    assert (await battle.look()).find_unit(name).name == "Épéistes"


async def test_a_whole_name_wins_over_a_longer_one(battle: Table) -> None:
    await battle.unit("Troll 1 W3", side="Orcs")
    assert (await battle.look()).find_unit("troll").name == "Troll"


async def test_a_name_of_several_is_refused_with_all_of_them(battle: Table) -> None:
    await battle.unit("Spear Guard 10 W1")
    with pytest.raises(Refusal) as caught:
        (await battle.look()).find_unit("spear")
    assert caught.value.code == "ambiguous-unit"
    assert caught.value.facts == {"name": "spear", "names": "Spearmen, Spear Guard"}


async def test_an_unknown_name_is_refused_with_what_is_near(battle: Table) -> None:
    with pytest.raises(Refusal) as caught:
        (await battle.look()).find_unit("Spearthrowers")
    assert caught.value.facts == {"name": "Spearthrowers", "near": "Spearmen"}
    with pytest.raises(Refusal) as caught:
        (await battle.look()).find_unit("Zzz")
    assert caught.value.facts["near"] is None


async def test_a_name_twice_is_refused_whatever_its_accents(battle: Table) -> None:
    with pytest.raises(Refusal) as caught:
        await battle.unit("SPÉARMEN 5 W1", side="Orcs")
    assert (caught.value.code, caught.value.facts) == ("unit-exists", {"unit": "Spearmen"})


async def test_units_are_added_all_or_none(battle: Table) -> None:
    lines = ("Archers 10 W1", "Trolls 2 W3")
    units = [read_profile_line(line, LineTerms(GAME.profile)) for line in lines]
    with pytest.raises(Refusal, match="unit-exists"):
        await battle.do(lambda c: roster.add(c, battle.caller(), c.board.sides[0], units))
    assert len((await battle.look()).board.units) == 2


async def test_an_edit_changes_what_it_names_and_nothing_else(battle: Table) -> None:
    edit = UnitEdit(
        name="Halberdiers",
        models=25,
        size=25,
        profile={"w": Amount(2), "ld": None},
        rules=SpecialRules.of("frenzy"),
        statuses={"fleeing": (1, "battle")},
        spells=["Fire ball"],
    )
    await edited(battle, "spearmen", edit)
    await battle.restart()
    row = (await battle.look()).find_unit("Halberdiers")
    assert (row.models, row.size, row.profile) == (25, 25, {"w": "2"})
    assert (row.rules, row.spells) == ({"frenzy": None}, ["Fire ball"])
    assert as_unit(row).has("fleeing")
    await edited(battle, "halberdiers", UnitEdit(statuses={"fleeing": None}, carried=1))
    assert (row.carried, row.models, row.statuses) == (1, 25, {})


async def test_no_models_left_takes_a_unit_from_the_table_and_models_bring_it_back(
    battle: Table,
) -> None:
    await edited(battle, "trolls", UnitEdit(models=0))
    channel = await battle.look()
    with pytest.raises(Refusal, match="unit-destroyed"):
        channel.find_unit("trolls")
    assert channel.find_unit("trolls", destroyed=True).models == 0
    await battle.do(
        lambda c: roster.edit(
            c, battle.caller(), c.find_unit("trolls", destroyed=True), UnitEdit(models=2)
        )
    )
    assert channel.find_unit("trolls").models == 2


async def test_edits_that_make_no_unit_are_refused(battle: Table) -> None:
    assert await refusal_of(battle, "spearmen", UnitEdit(models=501)) == "model-count"
    assert await refusal_of(battle, "spearmen", UnitEdit(models=21)) == "model-count"
    assert await refusal_of(battle, "spearmen", UnitEdit(models=-1)) == "model-count"
    assert await refusal_of(battle, "trolls", UnitEdit(carried=3)) == "wounds-carried"
    assert await refusal_of(battle, "trolls", UnitEdit(name="Spearmen")) == "unit-exists"
    assert await refusal_of(battle, "trolls", UnitEdit(name="\n")) == "name-empty"
    assert await refusal_of(battle, "trolls", UnitEdit(models=3)) == "nothing-changes"


async def test_a_removed_unit_is_gone_and_its_name_free(battle: Table) -> None:
    await battle.do(lambda c: roster.remove(c, battle.caller(), c.find_unit("trolls")))
    await battle.restart()
    with pytest.raises(Refusal, match="unknown-unit"):
        (await battle.look()).find_unit("trolls")
    await battle.unit("Trolls 4 W3")
    assert (await battle.look()).find_unit("trolls").models == 4
