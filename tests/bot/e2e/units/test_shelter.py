"""Characters in units as targets of shots, machines and spells: the unit is the target."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pytest

from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import assert_one_sentence


@dataclass(frozen=True)
class Table:
    """A battle in which a boss has joined a unit.

    Attributes:
        game: The game.
        ours: Units of the first side.
        theirs: Units of the second, of which the boss joins the orcs.
        shot: A line that aims at `{}`.
        code: Why the boss is no target.
    """

    game: str
    ours: tuple[str, ...]
    theirs: tuple[str, ...]
    shot: str
    code: str = "target-in-unit"


TABLES: Final = {
    "blackhammer": Table(
        "blackhammer",
        ("Archers 10 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7", "Mortar 1 BS3 T7 W3 [war machine]"),
        (
            "Orcs 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7 Sv6+",
            "Boss 1 M4 WS5 BS3 S4 T5 W2 I3 A3 Ld8 Sv4+ [character]",
        ),
        "/shoot Archers target:{} weapon:longbow distance:12",
    ),
    "t9a": Table(
        "t9a",
        ("Archers 10 M5 WS4 BS4 S3 T3 W1 I5 A1 Ld8",),
        (
            "Orcs 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7",
            "Boss 1 M4 WS5 BS3 S4 T5 W2 I3 A3 Ld8 [character]",
        ),
        "/shoot Archers target:{} weapon:bow distance:12",
    ),
    "whfb2": Table(
        "whfb2",
        ("Archers 10 M10 WS3 BS3 S3 T3 W1 I3 A1 Ld7",),
        (
            "Orcs 20 M10 WS3 BS3 S3 T4 W1 I2 A1 Ld7",
            "Boss 1 M10 WS5 BS3 S4 T4 W2 I3 A3 Ld8 [character]",
        ),
        "/shoot Archers target:{} weapon:bow distance:59",
        code="target-covered",
    ),
}


async def begin(alice: Player, bruno: Player, table: Table, phase: str = "shooting") -> None:
    await alice.types(f"/battle start game:{table.game} side_one:Men side_two:Orcs")
    await alice.types("/battle join side:Men")
    await bruno.types("/battle join side:Orcs")
    for player, lines in ((alice, table.ours), (bruno, table.theirs)):
        for line in lines:
            told = await player.types(f"/unit add {line}")
            assert told.answer.refused is None, told.text
    told = await bruno.types("/unit join Boss unit:Orcs")
    assert told.answer.refused is None, told.text
    await alice.types(f"/battle next phase:{phase}")


@pytest.mark.parametrize("game", TABLES)
async def test_a_character_in_a_unit_is_no_target_of_his_own(
    alice: Player, bruno: Player, game: str
) -> None:
    table = TABLES[game]
    await begin(alice, bruno, table)
    told = await alice.types(table.shot.format("Boss"))
    assert told.refused == table.code, told.text
    assert "target:Orcs" in told.text
    assert "/unit leave Boss" in told.text
    assert_one_sentence(told)
    shot = await alice.types(table.shot.format("Orcs"))
    assert shot.answer.refused is None, shot.text
    await alice.types("/undo")
    # Out of the unit he is a target as any other.
    left = await bruno.types("/unit leave Boss correction:yes")
    assert left.answer.refused is None, left.text
    told = await alice.types(table.shot.format("Boss"))
    assert told.answer.refused is None, told.text


async def test_few_comrades_cover_a_character_beyond_half_the_range_alone(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, TABLES["whfb2"])
    await bruno.types("/unit edit Orcs change:models:4")
    far = await alice.types("/shoot Archers target:Boss weapon:bow distance:31")
    assert far.refused == "target-half-covered"
    assert "30 cm" in far.text
    assert (
        await alice.types("/shoot Archers target:Boss weapon:bow distance:30")
    ).answer.refused is None


async def test_the_large_and_the_mounted_stand_out(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, TABLES["whfb2"])
    line = "/shoot Archers target:Boss weapon:bow distance:59"
    for rule in ("large", "mounted"):
        await bruno.types(f"/unit edit Boss change:+{rule}")
        assert (await alice.types(line)).answer.refused is None
        await alice.types("/undo")
        await bruno.types(f"/unit edit Boss change:-{rule}")
    assert (await alice.types(line)).refused == "target-covered"


async def test_a_large_target_stands_out_of_its_unit(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, TABLES["blackhammer"])
    await bruno.types("/unit edit Boss change:+large target")
    told = await alice.types("/shoot Archers target:Boss weapon:longbow distance:12")
    assert told.answer.refused is None, told.text


async def test_machines_and_missiles_of_magic_are_held_to_it(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, TABLES["whfb2"])
    await alice.types("/unit add Bolt 1 T7 W3 [war machine]")
    await alice.types("/unit add Mage 1 M10 WS3 BS3 S3 T3 W1 I3 A1 Ld8 Int9 Cl9 WP9 MP20 [wizard]")
    shot = "/warmachine what:bolt-thrower unit:Bolt target:{} distance:20"
    assert (await alice.types(shot.format("Boss"))).refused == "target-covered"
    told = await alice.types(shot.format("Orcs"))
    assert told.answer.refused is None, told.text
    await alice.types("/undo")
    await alice.types("/battle next phase:magic")
    cast = "/cast wizard:Mage spell:fire ball target:{} distance:20 level:1"
    assert (await alice.types(cast.format("Boss"))).refused == "target-covered"
    told = await alice.types(cast.format("Orcs"))
    assert told.answer.refused is None, told.text


async def test_a_spell_that_nobody_knows_is_for_whole_units(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, TABLES["blackhammer"], "magic")
    await alice.types("/unit add Mage 1 M4 WS3 BS3 S3 T3 W2 I3 A1 Ld8 [character]")
    await alice.types("/winds dice:3,6")
    cast = (
        "/cast wizard:Mage target:{} spell_type:magic-missile casting_value:5 dice_used:2 level:2"
    )
    assert (await alice.types(cast.format("Boss"))).refused == "target-in-unit"
    assert (await alice.types(cast.format("Orcs"))).answer.refused is None


async def test_a_template_strikes_who_is_not_sheltered(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, TABLES["blackhammer"])
    shot = "/warmachine what:cannon unit:Mortar target:Boss guess:12"
    told = await alice.types(shot)
    assert told.refused == "target-in-unit", told.text
    await bruno.types("/unit edit Orcs change:models:3")
    told = await alice.types(shot)
    assert told.answer.refused != "target-in-unit", told.text
