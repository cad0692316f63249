"""Guests of the zones of Warhammer's magic, whose shelter ends with the zone."""

from __future__ import annotations

import pytest

from tests.bot.e2e.games.test_acts import statuses, to_phase
from tests.bot.e2e.games.whfb2.test_acts_of_second_edition import MEN, begin
from tests.bot.e2e.hall import Hall, Player, Told

MAGE = "Mage 1 M10 WS3 BS3 S4 T4 W3 I3 A1 Ld9 Int9 Cl9 WP9 Lv4 MP40 MaxMP40 [wizard, character]"
ZONE = "zone-of-sanctuary"
GUEST = f"in-{ZONE}"


async def ok(player: Player, line: str) -> Told:
    told = await player.types(line)
    assert told.answer.refused is None, f"{line}: {told.text}"
    return told


async def shelter(alice: Player, bruno: Player) -> None:
    """Let a mage make a zone of sanctuary, in which a guard and a mob of the enemy stand."""
    await begin(alice, bruno)
    await alice.types(f"/unit add {MAGE} side:Empire")
    await bruno.types(f"/unit add Shaman {MAGE.removeprefix('Mage ')} side:Orcs")
    await bruno.types(f"/unit add Gobs 20 {MEN} side:Orcs")
    await to_phase(alice, "magic")
    await ok(alice, f"/cast wizard:Mage spell:{ZONE}")
    for player, unit in ((alice, "Guard"), (bruno, "Mob")):
        await ok(player, f"/resolve in_zone values:unit:{unit}; zone:{ZONE}")
        assert GUEST in await statuses(alice, unit)


async def test_guests_of_a_zone_are_guests_until_its_caster_ends_it(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """A zone shelters those in it as long as it is there [L5287-5314]."""
    await shelter(alice, bruno)
    before = (await hall.state(alice))[0]
    await ok(alice, f"/dispel what:spell wizard:Mage spell:{ZONE}")
    after = (await hall.state(alice))[0]
    for unit in ("Mage", "Guard", "Mob"):
        assert not {ZONE, GUEST} & await statuses(alice, unit)
    await alice.types("/undo")
    assert (await hall.state(alice))[0] == before
    assert GUEST in await statuses(alice, "Guard")
    await alice.types("/redo")
    assert (await hall.state(alice))[0] == after


@pytest.mark.parametrize("end", ["moves", "dies"])
async def test_a_zone_ends_with_its_guests_as_its_caster_moves_or_dies(
    alice: Player, bruno: Player, end: str
) -> None:
    """A zone lasts until it is destroyed or its caster moves [L5289-5292]."""
    await shelter(alice, bruno)
    if end == "moves":
        for phase in ("movement", "rally", "movement"):
            await to_phase(alice, phase)
        await ok(alice, "/move Mage what:distance")
    else:
        await ok(alice, "/unit damage Mage wounds:3")
    assert GUEST not in await statuses(alice, "Guard")


async def test_a_guest_hangs_on_the_zone_of_its_own_side_where_there_are_two(
    alice: Player, bruno: Player
) -> None:
    await shelter(alice, bruno)
    await to_phase(alice, "movement")
    await to_phase(bruno, "magic")
    await ok(bruno, f"/cast wizard:Shaman spell:{ZONE}")
    await ok(bruno, f"/resolve in_zone values:unit:Gobs; zone:{ZONE}")
    await ok(alice, f"/dispel what:spell wizard:Mage spell:{ZONE}")
    assert GUEST in await statuses(alice, "Gobs")
    for unit in ("Guard", "Mob"):
        assert GUEST not in await statuses(alice, unit)


async def test_who_is_noted_in_a_zone_that_nobody_cast_is_there_until_it_leaves(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await ok(alice, f"/resolve in_zone values:unit:Guard; zone:{ZONE}")
    assert GUEST in await statuses(alice, "Guard")
    await ok(alice, f"/resolve in_zone values:unit:Guard; zone:{ZONE}; leaves:yes")
    assert GUEST not in await statuses(alice, "Guard")
