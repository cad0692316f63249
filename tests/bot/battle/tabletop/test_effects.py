"""Changes that outcomes make on the table."""

import pytest

from bot.battle.tabletop.units import UnitEdit, as_unit
from bot.texts.localiser import Localiser
from bot.views.cards.changes import change_lines
from rulesets.core.results.effect import (
    CounterChanged,
    CounterSet,
    Destroyed,
    PhaseEnded,
    RuleGained,
    RuleLost,
    SpellEnded,
    SpellForgotten,
    SpellKept,
    SpellsLearned,
    SpellStarted,
    StatusCleared,
    StatusOfAll,
    StatusSet,
    ValueChanged,
    ValueSet,
    WoundsLost,
)
from rulesets.refusal import Refusal
from tests.bot.battle.playing import BRUNO, Table
from tests.bot.battle.tabletop.test_units import edited


async def test_wounds_take_whole_models_and_leave_a_remainder(battle: Table) -> None:
    await battle.effects(WoundsLost("target", 4), WoundsLost("target", 1), target="Trolls")
    await battle.restart()
    trolls = (await battle.look()).find_unit("trolls")
    assert (trolls.models, trolls.carried, trolls.phase_start) == (2, 2, 3)


async def test_the_last_wound_takes_a_unit_from_the_table(battle: Table) -> None:
    await battle.effects(WoundsLost("target", 99), target="Trolls")
    trolls = (await battle.look()).find_unit("trolls", destroyed=True)
    assert (trolls.models, trolls.destroyed) == (0, True)


async def test_a_unit_that_flees_from_the_table_keeps_its_count(battle: Table) -> None:
    await battle.effects(Destroyed("unit"), unit="Spearmen")
    spearmen = (await battle.look()).find_unit("spearmen", destroyed=True)
    assert (spearmen.models, spearmen.destroyed) == (20, True)


async def test_an_effect_on_a_role_nobody_has_changes_nothing(battle: Table) -> None:
    before = (await battle.look()).board.fingerprint()
    entry = await battle.effects(
        WoundsLost("enemy", 3), WoundsLost("unit", 3, place=1), unit="Spearmen"
    )
    assert entry.changes == ()
    assert not entry.undoable
    assert (await battle.look()).board.fingerprint() == before


async def test_statuses_come_with_values_and_go(battle: Table) -> None:
    await battle.effects(StatusSet("unit", "stupid", "own-turn", 2), unit="Trolls")
    await battle.restart()
    trolls = (await battle.look()).find_unit("trolls")
    assert as_unit(trolls).statuses == (("stupid", 2),)
    await battle.effects(StatusCleared("unit", "stupid"), unit="Trolls")
    assert not as_unit((await battle.look()).find_unit("trolls")).has("stupid")


@pytest.mark.parametrize(
    "leaving", [StatusSet("unit", "fleeing"), StatusCleared("unit", "engaged")]
)
async def test_what_lasts_a_combat_ends_when_the_unit_leaves_it(
    battle: Table, leaving: StatusSet | StatusCleared
) -> None:
    await battle.effects(
        StatusSet("unit", "engaged"),
        StatusSet("unit", "first-round", "combat"),
        StatusSet("unit", "moved", "turn"),
        unit="Trolls",
    )
    await battle.effects(leaving, unit="Trolls")
    statuses = set((await battle.look()).find_unit("trolls").statuses)
    assert statuses == {"moved"} | ({"fleeing"} if isinstance(leaving, StatusSet) else set())


async def test_rules_and_values_are_lost(battle: Table) -> None:
    await battle.effects(
        RuleLost("unit", "frenzy"),
        ValueChanged("unit", "w", -1),
        ValueChanged("unit", "ld", -9),
        ValueChanged("unit", "level", 1),
        unit="Trolls",
    )
    trolls = (await battle.look()).find_unit("trolls")
    assert trolls.rules == {"ward": 5}
    assert trolls.profile == {"w": "2", "ld": "0"}


async def test_rules_are_gained_once_and_keep_their_number(battle: Table) -> None:
    await battle.effects(
        RuleGained("unit", "hatred"),
        RuleGained("unit", "ward"),
        RuleGained("unit", "hatred"),
        unit="Trolls",
    )
    trolls = (await battle.look()).find_unit("trolls")
    assert trolls.rules == {"frenzy": None, "ward": 5, "hatred": None}


async def test_a_value_is_set_whether_there_was_one_or_not(battle: Table) -> None:
    await battle.effects(
        ValueSet("unit", "save", 6),
        ValueSet("unit", "ld", 9),
        ValueSet("unit", "level", 0),
        unit="Trolls",
    )
    assert (await battle.look()).find_unit("trolls").profile == {
        "w": "3",
        "ld": "9",
        "save": "6",
        "level": "0",
    }


async def test_counters_belong_to_sides_and_never_go_below_nothing(battle: Table) -> None:
    await battle.effects(
        CounterSet("power-dice", 5),
        CounterSet("power-dice", 3, "other"),
        CounterChanged("power-dice", -2),
        CounterChanged("points", 100, "other"),
    )
    channel = await battle.look()
    empire, orcs = channel.board.sides
    assert empire.counters == {"power-dice": 3}
    assert orcs.counters == {"power-dice": 3, "points": 100}
    before = channel.board.fingerprint()
    with pytest.raises(Refusal) as caught:
        await battle.effects(CounterSet("points", 1), CounterChanged("power-dice", -4))
    assert caught.value.facts == {"counter": "power-dice", "wanted": 4, "left": 3, "side": "Empire"}
    assert channel.board.fingerprint() == before


async def test_a_counter_may_be_that_of_a_unit_s_side(battle: Table) -> None:
    await battle.effects(
        CounterChanged("points", 3, "unit"), CounterChanged("points", 9, "nobody"), unit="Trolls"
    )
    empire, orcs = (await battle.look()).board.sides
    assert (empire.counters, orcs.counters) == ({}, {"points": 3})


async def test_what_a_side_does_once_a_phase_is_refused_the_second_time(battle: Table) -> None:
    once = CounterChanged("rallies", 1, "unit")
    await battle.effects(once, unit="Trolls")
    channel = await battle.look()
    before = channel.board.fingerprint()
    with pytest.raises(Refusal) as caught:
        await battle.effects(StatusSet("unit", "stupid"), once, unit="Trolls")
    assert (caught.value.code, caught.value.facts) == (
        "counter-full",
        {"counter": "rallies", "most": 1, "side": "Orcs"},
    )
    assert channel.board.fingerprint() == before
    await battle.effects(once, unit="Spearmen")
    await battle.next()
    await battle.effects(once, unit="Trolls")


async def test_a_counter_nobody_keeps_is_not_spent(battle: Table) -> None:
    entry = await battle.effects(CounterChanged("power-dice", -2))
    assert entry.changes == ()


async def test_spells_stay_in_play_and_end_by_name(battle: Table) -> None:
    await battle.effects(
        SpellStarted("wizard", "Écran de fumée", "in-play", 9, 1),
        SpellStarted("wizard", "Curse", "persistent", 7),
        wizard="Trolls",
    )
    await battle.restart()
    channel = await battle.look()
    spell = channel.board.spells[0]
    assert (spell.name, spell.kind, spell.value, spell.upkeep) == (
        "Écran de fumée",
        "in-play",
        9,
        1,
    )
    assert spell.side_id == channel.board.sides[1].id
    assert (spell.turn, spell.active) == (1, 0)
    await battle.effects(SpellEnded("ecran de fumee"))
    assert [each.name for each in channel.board.spells] == ["Curse"]
    await battle.effects(SpellEnded())
    assert channel.board.spells == []


async def test_a_spell_that_is_kept_tells_in_which_turn_until_that_is_undone(
    battle: Table,
) -> None:
    mine, theirs = ({"wizard": name} for name in ("Spearmen", "Trolls"))
    await battle.effects(SpellStarted("wizard", "Net", "in-play", 9, 2), **mine)
    await battle.effects(SpellStarted("wizard", "Nèt", "in-play", 9, 2), **theirs)
    await battle.effects(SpellKept("net"))
    await battle.restart()
    assert [spell.kept for spell in (await battle.look()).board.spells] == [1, None]
    await battle.undo()
    assert [spell.kept for spell in (await battle.look()).board.spells] == [None, None]


async def test_a_wizard_forgets_a_spell(battle: Table) -> None:
    await edited(battle, "trolls", UnitEdit(spells=["Curse", "Bolt"]))
    await battle.effects(SpellForgotten("wizard", "curse"), wizard="Trolls")
    assert (await battle.look()).find_unit("trolls").spells == ["Bolt", "-curse"]
    assert as_unit((await battle.look()).find_unit("trolls")).knows("Curse") is False


async def test_a_wizard_of_whom_nothing_else_is_known_forgets_a_spell_too(battle: Table) -> None:
    await battle.effects(SpellForgotten("wizard", "Curse"), wizard="Trolls")
    trolls = as_unit((await battle.look()).find_unit("trolls"))
    assert (trolls.knows("curse"), trolls.knows("Bolt")) == (False, None)


async def test_a_wizard_learns_spells_in_the_place_of_all_others(battle: Table) -> None:
    await battle.effects(SpellsLearned("wizard", ("Curse",)), wizard="Trolls")
    await battle.effects(SpellsLearned("wizard", ("Bolt", "Smoke")), wizard="Trolls")
    trolls = as_unit((await battle.look()).find_unit("trolls"))
    assert [trolls.knows(name) for name in ("Bolt", "smoke", "Curse")] == [True, True, False]


async def test_what_a_spell_brings_ends_with_it_and_no_earlier(battle: Table) -> None:
    brought = StatusSet("target", "slow", "spell")
    for spell, target in (("Mud", "Spearmen"), ("Ice", "Trolls")):
        await battle.effects(
            SpellStarted("wizard", spell, "persistent", 7), brought, wizard="Trolls", target=target
        )
    await battle.restart()
    await battle.effects(SpellEnded("ice"))
    channel = await battle.look()
    held = [channel.find_unit(name).statuses for name in ("Spearmen", "Trolls")]
    assert ["slow" in each for each in held] == [True, False]
    await battle.undo()
    assert "slow" in (await battle.look()).find_unit("Trolls").statuses


async def test_what_a_spell_brings_ends_as_its_caster_s_magic_phase_begins(battle: Table) -> None:
    await battle.next()
    await battle.effects(
        SpellStarted("wizard", "Mud", "persistent", 7),
        StatusSet("target", "slow", "spell"),
        wizard="Spearmen",
        target="Trolls",
    )
    await battle.next(5)
    assert "slow" in (await battle.look()).find_unit("Trolls").statuses
    await battle.next()
    assert "slow" not in (await battle.look()).find_unit("Trolls").statuses


async def test_a_spell_on_a_whole_side_is_on_each_of_its_units(battle: Table) -> None:
    await battle.effects(StatusOfAll("other", "slow", "turn"), StatusOfAll("active", "keen"))
    channel = await battle.look()
    held = {unit.name: list(unit.statuses) for unit in channel.board.units}
    assert held["Spearmen"] == ["keen"]
    assert held["Trolls"] == ["slow"]
    await battle.effects(StatusOfAll("target", "slow", over=True), target="Spearmen")
    assert "slow" in (await battle.look()).find_unit("Trolls").statuses
    await battle.effects(StatusOfAll("target", "slow", over=True), target="Trolls")
    assert "slow" not in (await battle.look()).find_unit("Trolls").statuses
    await battle.undo()
    assert "slow" in (await battle.look()).find_unit("Trolls").statuses


async def test_what_has_yet_to_strike_outlasts_the_end_of_all_spells(battle: Table) -> None:
    await battle.effects(SpellStarted("wizard", "Comet", "delayed", 12), wizard="Trolls")
    await battle.effects(SpellEnded())
    assert [spell.name for spell in (await battle.look()).board.spells] == ["Comet"]
    await battle.effects(SpellEnded("comet"))
    assert (await battle.look()).board.spells == []


async def test_a_phase_that_ends_ends_after_everything_else(battle: Table) -> None:
    await battle.effects(PhaseEnded(), WoundsLost("unit", 1), unit="Spearmen")
    channel = await battle.look()
    assert channel.fighting().phase == "magic"
    assert channel.find_unit("spearmen").phase_start == 19


async def test_only_the_phase_under_way_ends(battle: Table) -> None:
    under_way = (await battle.look()).fighting().phase
    await battle.effects(PhaseEnded("magic"))
    assert (await battle.look()).fighting().phase == under_way != "magic"
    await battle.effects(PhaseEnded(under_way))
    assert (await battle.look()).fighting().phase == "magic"
    await battle.effects(PhaseEnded("magic"))
    assert (await battle.look()).fighting().phase != "magic"


async def test_outside_a_running_battle_effects_change_nothing(table: Table) -> None:
    entry = await table.effects(CounterSet("power-dice", 5), PhaseEnded(), actor=BRUNO)
    assert (entry.changes, len(entry.effects)) == ((), 2)
    stored = await table.store.entry(entry.id)
    assert stored is not None
    assert stored.effects == (CounterSet("power-dice", 5), PhaseEnded())


@pytest.mark.parametrize(
    "fate",
    [
        StatusSet("unit", "fleeing"),
        StatusSet("unit", "away"),
        Destroyed("unit"),
        WoundsLost("unit", 99),
    ],
)
async def test_spells_in_play_end_with_their_caster_persistent_ones_do_not(
    battle: Table, fate: StatusSet | Destroyed | WoundsLost
) -> None:
    for caster in ("Spearmen", "Trolls"):
        await battle.effects(
            SpellStarted("unit", f"Smoke of {caster}", "in-play", 9),
            SpellStarted("unit", f"Curse of {caster}", "persistent", 9),
            unit=caster,
        )
    await battle.effects(fate, unit="Trolls")
    names = [spell.name for spell in (await battle.look()).board.spells]
    assert names == ["Smoke of Spearmen", "Curse of Spearmen", "Curse of Trolls"]


@pytest.mark.parametrize(
    ("lost", "more", "told"),
    [
        ((19,), (), None),
        ((20,), (), None),
        ((30,), (), "Spearmen: of 30 wounds it lost 20, all it had left"),
        ((5, 5), (15,), "Spearmen: of 15 wounds it lost 10, all it had left"),
        ((8, 14), (), "Spearmen: of 22 wounds it lost 20, all it had left"),
    ],
)
async def test_more_wounds_than_there_were_are_told_as_what_was_lost(
    battle: Table, lost: tuple[int, ...], more: tuple[int, ...], told: str | None
) -> None:
    texts = Localiser([]).texts("en")
    entry = await battle.effects(*(WoundsLost("unit", each) for each in lost), unit="Spearmen")
    for each in more:
        entry = await battle.effects(WoundsLost("unit", each), unit="Spearmen")
    lines = change_lines(texts, (await battle.look()).board, entry)
    assert [line for line in lines if "all it had left" in line] == ([told] if told else [])
