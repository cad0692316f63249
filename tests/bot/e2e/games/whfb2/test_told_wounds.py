"""Words of players of Warhammer on combats and rout, held against the table."""

from __future__ import annotations

from tests.bot.e2e.games.whfb2.test_acts_of_second_edition import MEN
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import UNASKED, state_of, statuses, to_phase


async def begin(alice: Player, bruno: Player) -> None:
    told = await alice.types(
        f"/battle start game:whfb2 side_one:Empire side_two:Orcs house:{UNASKED}"
    )
    assert told.answer.refused is None, told.text
    await alice.types("/battle join side:Empire")
    await bruno.types("/battle join side:Orcs")
    await alice.types(f"/unit add Wall 12 {MEN} side:Empire")
    await alice.types(f"/unit add Guard 12 {MEN} side:Empire")
    await bruno.types(f"/unit add Rock 16 {MEN} [standard] side:Orcs")


async def test_wounds_told_are_taken_though_the_unit_lost_figures_in_an_earlier_phase(
    alice: Player, bruno: Player
) -> None:
    """The losses of the combat are removed, then counted against the start [L1755-1773]."""
    await begin(alice, bruno)
    await bruno.types("/unit edit Rock change:models:14")
    await to_phase(alice, "combat")
    for player, unit in ((alice, "Wall"), (bruno, "Rock")):
        await state_of(player, unit, "engaged")
    told = await alice.types("/combat Wall what:result enemy:Rock wounds:3 enemy_wounds:0 dice:1,1")
    assert told.answer.refused is None, told.text
    assert "3 models lost, 11 left" in told.text
    assert "less than a quarter" not in told.text


async def test_blows_struck_in_the_phase_are_not_taken_twice(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await to_phase(alice, "combat")
    for player, unit in ((alice, "Wall"), (bruno, "Rock")):
        await state_of(player, unit, "engaged")
    await bruno.types("/unit damage Rock models:3")
    told = await alice.types("/combat Wall what:result enemy:Rock wounds:3 enemy_wounds:0 dice:1,1")
    assert "models lost" not in told.text


async def test_only_who_was_pushed_back_loses_its_standard(alice: Player, bruno: Player) -> None:
    """The winner who pushes another back may try to seize its standard [L2663-2672]."""
    await begin(alice, bruno)
    await to_phase(alice, "combat")
    line = "/combat Wall what:capture enemy:Rock wounds:3 enemy_wounds:1"
    assert (await alice.types(line)).refused == "unit-needs-status"
    await state_of(bruno, "Rock", "pushed-back")
    told = await alice.types(line)
    assert told.answer.refused is None, told.text
    assert "standard-captured" in await statuses(alice, "Rock")


async def test_friends_in_rout_alone_spread_panic(alice: Player, bruno: Player) -> None:
    """A friendly unit in rout is frightening [L2351-2354]."""
    await begin(alice, bruno)
    await to_phase(alice, "movement")
    await state_of(bruno, "Rock", "fleeing")
    assert (await alice.types("/panic Wall friend:Rock")).refused == "other-side"
    assert (await alice.types("/panic Wall friend:Guard")).refused == "unit-needs-status"
    await state_of(alice, "Guard", "fleeing")
    told = await alice.types("/panic Wall friend:Guard dice:3,3")
    assert told.answer.refused is None, told.text


async def test_magic_rallies_the_routed_alone(alice: Player, bruno: Player) -> None:
    """It may be cast on a unit in rout [L5281-5283]."""
    await begin(alice, bruno)
    wizard = f"Mage 1 {MEN} Lv2 MP20 MaxMP20 [character, wizard]"
    assert (await alice.types(f"/unit add {wizard} side:Empire")).answer.refused is None
    await to_phase(alice, "magic")
    line = "/cast wizard:Mage spell:magical-rally target:Wall"
    assert (await alice.types(line)).refused == "unit-needs-status"
    await state_of(alice, "Wall", "fleeing")
    told = await alice.types(line)
    assert told.answer.refused is None, told.text
    assert await statuses(alice, "Wall") == {"rallied"}
