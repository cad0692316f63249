"""Characters in units of Warhammer as targets of breath, and of what a referee allows."""

from __future__ import annotations

from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import assert_one_sentence
from tests.bot.e2e.units.test_shelter import TABLES, begin

MAGE = "Mage 1 M10 WS3 BS3 S3 T3 W1 I3 A1 Ld8 Int9 Cl9 WP9 MP40 [wizard]"


async def test_breath_of_fire_is_held_to_the_rules_of_shots_at_characters(
    alice: Player, bruno: Player
) -> None:
    """Breath is subject to all rules of shots at a character [L6321-6330, L2834-2842]."""
    await begin(alice, bruno, TABLES["whfb2"], "magic")
    await alice.types(f"/unit add {MAGE}")
    await alice.types("/unit status Mage status:breathes-fire value:3")
    breath = "/resolve spell_effect values:spell:fire-breath; wizard:Mage; target:{}; due:yes"
    told = await alice.types(breath.format("Boss"))
    assert told.refused == "target-covered", told.text
    assert "target:Orcs" in told.text
    assert_one_sentence(told)
    assert (await alice.types(breath.format("Orcs"))).answer.refused is None


async def test_a_curse_finds_its_victim_in_a_unit(alice: Player, bruno: Player) -> None:
    """Only what is shot as missiles are is held to it [L5101-5103]."""
    await begin(alice, bruno, TABLES["whfb2"], "magic")
    await alice.types(f"/unit add {MAGE}")
    told = await alice.types(
        "/cast wizard:Mage spell:curse of living death target:Boss distance:20 level:4"
    )
    assert told.refused != "target-covered", told.text


async def test_a_referee_may_allow_a_shot_at_who_is_covered(alice: Player, bruno: Player) -> None:
    """A ban that the game alone can tell of is overruled as others are."""
    await begin(alice, bruno, TABLES["whfb2"])
    line = "/shoot Archers target:Boss weapon:bow distance:59"
    told = await alice.types(line)
    assert told.refused == "target-covered"
    asked = await alice.presses(told, "Ask the others to allow it")
    shot = await bruno.presses(asked, asked.buttons[0])
    assert shot.answer.refused is None, shot.text


async def test_the_house_rule_on_few_ordinary_figures_binds_shots(
    alice: Player, bruno: Player
) -> None:
    """Four soldiers with a boss are five figures: the table says what covers him [L2834-2849]."""
    line = "/shoot Archers target:Boss weapon:bow distance:31"
    await alice.types("/settings game:whfb2 house:few-ordinary=no-cover")
    await begin(alice, bruno, TABLES["whfb2"])
    await bruno.types("/unit edit Orcs change:models:4")
    told = await alice.types(line)
    assert told.answer.refused is None, told.text
