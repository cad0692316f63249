"""Reach of the spells of Warhammer: one figure, those that they catch, both sides of a melee."""

from __future__ import annotations

from tests.bot.e2e.games.whfb2.test_acts_of_second_edition import begin
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import models, statuses, to_phase

FULL = "M10 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Int7 Cl7 WP7 Wide5"
MAGE = "Mage 1 M10 WS3 BS3 S3 T3 W2 I4 A1 Ld8 Int9 Cl8 WP9 Lv4 MP90 MaxMP90 [wizard, character]"


async def _table(alice: Player, bruno: Player, *theirs: str) -> None:
    await begin(alice, bruno)
    told = await alice.types(f"/unit add {MAGE} side:Empire")
    assert told.answer.refused is None, told.text
    for line in theirs:
        told = await bruno.types(f"/unit add {line} side:Orcs")
        assert told.answer.refused is None, told.text


async def test_a_banishment_of_one_demon_leaves_the_others(alice: Player, bruno: Player) -> None:
    """One demon of a unit disappears, and no character in it saves [L5887-5892]."""
    await _table(alice, bruno, f"Imps 5 {FULL} [demon]", f"Lord 1 {FULL} [demon, character]")
    await bruno.types("/unit join Lord unit:Imps")
    await to_phase(alice, "magic")
    told = await alice.types("/cast wizard:Mage spell:minor-banishment target:Imps dice:6,6")
    assert told.answer.refused is None, told.text
    assert await models(bruno, "Imps") == 4
    assert await models(bruno, "Lord") == 1


async def test_a_wind_blast_halves_the_hits_of_all_in_the_melee_once(
    alice: Player, bruno: Player
) -> None:
    """Both sides, and only in the next phase of combat [L5179-5181]."""
    await _table(alice, bruno)
    await alice.types("/unit link Guard other:Mob")
    await to_phase(alice, "magic")
    told = await alice.types("/cast wizard:Mage spell:wind-blast target:Mob")
    assert told.answer.refused is None, told.text
    assert "gusted" in await statuses(bruno, "Mob")
    assert "gusted" in await statuses(alice, "Guard")
    assert "gusted" not in await statuses(alice, "Mage")
    await to_phase(bruno, "combat")
    assert "gusted" in await statuses(alice, "Guard")
    await to_phase(bruno, "movement")
    assert "gusted" not in await statuses(alice, "Guard")
    assert "gusted" not in await statuses(bruno, "Mob")


async def test_who_is_in_illusory_darkness_crawls_and_neither_shoots_nor_fights(
    alice: Player, bruno: Player
) -> None:
    """A quarter of the Movement, no shots and no blows, until the spell ends [L5873-5884]."""
    await _table(alice, bruno, f"Bows 10 {FULL} [bow]")
    await alice.types("/unit link Guard other:Mob")
    await to_phase(alice, "magic")
    cast = await alice.types("/cast wizard:Mage spell:illusory-darkness target:Mob distance:100")
    assert cast.answer.refused is None, cast.text
    line = "/resolve spell_effect values:wizard:Mage; target:Bows; spell:illusory-darkness"
    told = await alice.types(line)
    assert told.answer.refused is None, told.text
    assert (await alice.types("/battle status")).text.count("Illusory Darkness") == 1
    assert "in-illusory-darkness" in await statuses(bruno, "Bows")
    await to_phase(alice, "movement")
    told = await bruno.types("/move Bows what:distance")
    assert told.outcome["result"]["distance"] == 2.5, told.outcome
    await to_phase(bruno, "shooting")
    assert (await bruno.types("/shoot Bows target:Guard distance:10")).refused is not None
    await to_phase(bruno, "combat")
    assert (await bruno.types("/fight Mob enemy:Guard")).refused == "fight-in-illusory-darkness"
    told = await alice.types("/resolve end_spell values:wizard:Mage; spell:illusory-darkness")
    assert told.answer.refused is None, told.text
    assert "in-illusory-darkness" not in await statuses(bruno, "Bows")


async def test_blindness_strikes_the_hero_in_the_unit_too(alice: Player, bruno: Player) -> None:
    """All creatures within reach, whoever they stand with [L6084-6095]."""
    await _table(alice, bruno, f"Boss 1 {FULL} [character]")
    await bruno.types("/unit join Boss unit:Mob")
    await to_phase(alice, "magic")
    told = await alice.types("/cast wizard:Mage spell:blindness target:Mob distance:10")
    assert told.answer.refused is None, told.text
    assert "blinded" in await statuses(bruno, "Boss")


async def test_a_hedge_of_thorns_holds_whom_it_caught(alice: Player, bruno: Player) -> None:
    """They move 2.5 cm [L6418-6419]."""
    await _table(alice, bruno)
    await to_phase(alice, "magic")
    line = "/cast wizard:Mage spell:thorn-hedge target:Mob struck:1 distance:20 dice:1,1"
    told = await alice.types(line)
    assert told.answer.refused is None, told.text
    await to_phase(alice, "movement")
    told = await bruno.types("/move Mob what:distance")
    assert told.outcome["result"]["distance"] == 2.5, told.outcome
