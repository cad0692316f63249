"""Profiles of Warhammer as players write them: inches or centimetres, and the kinds of troops."""

from __future__ import annotations

import pytest

from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import assert_one_sentence, battle_of

PROFILE = "WS3 S3 T3 W1 I3 A1 Ld7"


async def begin(player: Player) -> None:
    await player.types("/battle start game:whfb2 side_one:Empire side_two:Orques")


@pytest.mark.parametrize("line", ["/unit add Lances 20 M4", "/unit add Lances 20 M 9"])
async def test_a_movement_that_may_be_in_inches_is_asked_for_again(
    alice: Player, bruno: Player, line: str
) -> None:
    """Movement is in centimetres, a man's 10 [L422-424, L529]."""
    await begin(alice)
    for player, words in (
        (alice, "write M4cm for centimetres, M4in for inches"),
        (bruno, "écrivez M4cm pour des centimètres, M4po pour des pouces"),
    ):
        told = await player.types(f"{line} {PROFILE} side:Empire")
        assert told.refused == "line-inches-or-cm"
        assert_one_sentence(told)
        assert words.replace("4", line[-1]) in told.text
    assert (await battle_of(alice))["units"] == []


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("M4in", "M10"),
        ("M4po", "M10"),
        ('M4"', "M10"),
        ("M4cm", "M4cm"),
        ("M10", "M10"),
        ("M7.5", "M7.5"),
        ("M0", "M0"),
    ],
)
async def test_a_movement_with_its_unit_is_read_and_shown_so_that_it_is_read_again(
    alice: Player, written: str, shown: str
) -> None:
    await begin(alice)
    told = await alice.types(f"/unit add Spears 20 {written} {PROFILE} side:Empire")
    assert f"{shown} WS3" in told.text
    again = await alice.types(f"/unit edit Spears change:{shown}")
    assert again.answer.refused in (None, "nothing-changes"), again.text


async def test_a_changed_movement_may_be_in_inches_too(alice: Player) -> None:
    await begin(alice)
    await alice.types(f"/unit add Spears 20 M10 {PROFILE} side:Empire")
    assert (await alice.types("/unit edit Spears change:M5")).refused == "line-inches-or-cm"
    changed = await alice.types("/unit edit Spears change:M5in")
    assert "12.5" in changed.text


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("infantry", "infantry"),
        ("infanterie", "infantry"),
        ("fantassins", "infantry"),
        ("cavalry", "mounted"),
        ("cavalerie", "mounted"),
        ("cavaliers", "mounted"),
        ("tirailleurs", "skirmishers"),
        ("chars", "chariot"),
        ("machine de guerre", "war-machine"),
    ],
)
async def test_kinds_of_troops_are_read_in_either_language(
    alice: Player, bruno: Player, kind: str, rule: str
) -> None:
    """The words are those of the source [L1325, L1651, L3125, L3256]."""
    await begin(alice)
    for player, name in ((alice, "Ones"), (bruno, "Autres")):
        told = await player.types(f"/unit add {name} 20 M10 {PROFILE} [{kind}] side:Empire")
        assert told.answer.refused is None, told.text
    units = (await battle_of(alice))["units"]
    assert [rule in unit["rules"] for unit in units] == [True, True]


async def test_what_flies_is_asked_how_it_does(alice: Player, bruno: Player) -> None:
    """Creatures that fly are of three kinds [L4313-4326]."""
    await begin(alice)
    told = await bruno.types(f"/unit add Harpies 5 M10 {PROFILE} [créature volante] side:Orques")
    assert told.refused == "unknown-rule"
    assert "Piqueur, Planeur, Voleteur" in told.text
