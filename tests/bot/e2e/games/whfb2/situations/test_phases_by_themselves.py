"""Changes that come with a phase of Warhammer: barrels cool, wizards rest, a curse withers."""

from __future__ import annotations

from typing import Any

from tests.bot.e2e.games.whfb2.test_acts_of_second_edition import begin
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import battle_of, statuses, to_phase

FULL = "M10 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Int7 Cl7 WP7"
MAGE = f"Mage 1 {FULL} Lv2 MP10 MaxMP20 [wizard]"


async def _held(player: Player, name: str) -> dict[str, Any]:
    units = (await battle_of(player))["units"]
    return dict(next(unit["profile"] for unit in units if unit["name"] == name))


async def test_a_barrel_that_rests_cools_with_the_phase_and_heats_again_by_undo(
    alice: Player, bruno: Player
) -> None:
    """At the end of a turn in which it did not fire [L3977-3980]."""
    await begin(alice, bruno)
    await alice.types("/unit add Gun 1 T7 W3 [war-machine, cannon] side:Empire")
    await to_phase(alice, "movement")
    told = await alice.types("/unit status Gun status:heat value:3")
    assert told.answer.refused is None, told.text
    told = await alice.calls("battle next", phase="rally")
    battle = await battle_of(alice)
    gun = next(unit for unit in battle["units"] if unit["name"] == "Gun")
    assert gun["statuses"]["heat"]["value"] == 2, gun
    assert (await alice.types("/warmachine Gun what:rest")).refused == "cannon-rested"
    await alice.types("/undo")
    gun = next(unit for unit in (await battle_of(alice))["units"] if unit["name"] == "Gun")
    assert gun["statuses"]["heat"]["value"] == 3


async def test_rest_and_curse_come_at_the_start_of_a_turn_also_when_phases_are_jumped_over(
    alice: Player, bruno: Player
) -> None:
    """A wizard who kept still gets a point back; the cursed lose a point [L4620-4624, L5667]."""
    await begin(alice, bruno)
    await alice.types(f"/unit add {MAGE} side:Empire")
    await to_phase(alice, "movement")
    await alice.types("/unit status Baron status:living-death")
    await alice.calls("battle next", phase="rally")
    await bruno.calls("battle next", phase="movement")
    await bruno.calls("battle next", phase="rally")
    told = await bruno.calls("battle next", phase="shooting")
    assert told.answer.refused is None, told.text
    assert int((await _held(alice, "Mage"))["mp"]) == 11
    assert int((await _held(alice, "Baron"))["s"]) == 2
    assert "withered" in await statuses(alice, "Baron")
