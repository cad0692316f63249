"""Changes that spells make on the table: wounds, sides, units that are raised."""

from bot.texts.localiser import Localiser
from bot.views.cards.changes import change_lines
from rulesets.core.results.effect import (
    SideChanged,
    SpellEnded,
    SpellStarted,
    StatusSet,
    UnitRaised,
    WoundsLost,
)
from tests.bot.battle.playing import Table


async def test_a_status_takes_wounds_upon_itself_and_another_ends_with_the_first(
    battle: Table,
) -> None:
    held = (StatusSet("unit", "aura", "battle", 4), StatusSet("unit", "iron-hand"))
    await battle.effects(*held, unit="Trolls")
    await battle.effects(WoundsLost("unit", 3), unit="Trolls")
    trolls = (await battle.look()).find_unit("trolls")
    assert (trolls.models, trolls.carried) == (3, 0)
    assert {name: status["value"] for name, status in trolls.statuses.items()} == {
        "aura": 1,
        "iron-hand": 1,
    }
    await battle.effects(WoundsLost("unit", 3), unit="Trolls")
    trolls = (await battle.look()).find_unit("trolls")
    assert (trolls.models, trolls.carried, trolls.statuses) == (3, 2, {})


async def test_a_unit_changes_sides(battle: Table) -> None:
    entry = await battle.effects(
        SideChanged("target", "wizard"), wizard="Spearmen", target="Trolls"
    )
    channel = await battle.look()
    assert channel.find_unit("trolls").side_id == channel.board.sides[0].id
    english = Localiser(()).texts("en")
    assert change_lines(english, channel.board, entry) == ("Trolls now fights for Empire",)
    await battle.undo()
    assert (await battle.look()).find_unit("trolls").side_id == channel.board.sides[1].id


async def test_raised_units_join_the_side_of_who_brought_them(battle: Table) -> None:
    raised = UnitRaised("wizard", "Dead", 4, (("w", "1"),), (("ward", 2),), ("stiff",))
    await battle.effects(raised, raised, wizard="Trolls")
    await battle.restart()
    board = (await battle.look()).board
    first, second = (unit for unit in board.units if unit.name.startswith("Dead"))
    assert (first.name, second.name) == ("Dead", "Dead 2")
    assert (first.models, first.size, first.profile) == (4, 4, {"w": "1"})
    assert (first.rules, list(first.statuses)) == ({"ward": 2}, ["stiff"])
    assert first.side_id == board.sides[1].id
    await battle.undo()
    assert not [unit for unit in (await battle.look()).board.units if unit.name.startswith("Dead")]
    await battle.effects(raised)
    assert not [unit for unit in (await battle.look()).board.units if unit.name.startswith("Dead")]


async def test_a_spell_ends_for_one_caster_and_not_for_another(battle: Table) -> None:
    for caster in ("Spearmen", "Trolls"):
        await battle.effects(SpellStarted("unit", "Aura", "in-play", 0), unit=caster)
    await battle.effects(SpellEnded("aura", "unit"), unit="Trolls")
    channel = await battle.look()
    assert [spell.unit_id for spell in channel.board.spells] == [channel.find_unit("spearmen").id]
    await battle.effects(SpellEnded("aura", "unit"))
    assert len(channel.board.spells) == 1
