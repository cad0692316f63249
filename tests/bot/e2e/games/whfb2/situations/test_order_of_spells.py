"""The order of spells of Warhammer: cast first, then each of those they are for once."""

from __future__ import annotations

from tests.bot.e2e.games.whfb2.situations.test_reach_of_spells import FULL, MAGE
from tests.bot.e2e.games.whfb2.test_acts_of_second_edition import begin
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import assert_one_sentence, models, to_phase

EFFECT = "/resolve spell_effect values:wizard:Mage; target:{}; spell:{}"


async def _table(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    for player, line in (
        (alice, f"{MAGE} side:Empire"),
        (bruno, f"Gobs 10 {FULL} side:Orcs"),
    ):
        told = await player.types(f"/unit add {line}")
        assert told.answer.refused is None, told.text
    await to_phase(alice, "magic")


async def test_what_nobody_cast_has_no_effect(hall: Hall, alice: Player, bruno: Player) -> None:
    """A spell is cast, and paid for, before it works [L4626-4656]."""
    await _table(alice, bruno)
    before = await hall.state(alice)
    told = await alice.types(EFFECT.format("Mob", "fireball"))
    assert told.refused == "spell-not-cast", told.text
    assert_one_sentence(told)
    told = await alice.types(EFFECT.format("Mob", "dust-storm") + "; due:yes")
    assert told.refused == "spell-not-in-play", told.text
    assert await hall.state(alice) == before


async def test_a_spell_reaches_its_target_once_and_not_in_a_later_phase(
    alice: Player, bruno: Player
) -> None:
    await _table(alice, bruno)
    told = await alice.types("/cast wizard:Mage spell:fireball quantity:1")
    assert told.answer.refused is None, told.text
    told = await alice.types(EFFECT.format("Mob", "fireball") + " dice:3,6,6")
    assert told.answer.refused is None, told.text
    assert (await alice.types(EFFECT.format("Mob", "fireball"))).refused == "spell-not-cast"
    assert (await alice.types(EFFECT.format("Gobs", "fireball"))).refused == "spell-not-cast"


async def test_a_wind_of_death_strikes_everybody_once_and_tells_who_is_left(
    alice: Player, bruno: Player
) -> None:
    """All that lives, its caster too [L5679-5690]."""
    await _table(alice, bruno)
    cast = await alice.types("/cast wizard:Mage spell:wind-of-death target:Gobs dice:bot")
    assert cast.answer.refused is None, cast.text
    again = await alice.types(EFFECT.format("Gobs", "wind-of-death"))
    assert again.refused == "spell-has-reached", again.text
    told = await alice.types("/battle status")
    left = next(line for line in told.text.splitlines() if "Still to be reached" in line)
    assert "Mob" in left
    assert "Mage" in left
    assert "Gobs" not in left
    assert "Ballista" not in left
    told = await alice.types(EFFECT.format("Mob", "wind-of-death") + " dice:bot")
    assert told.answer.refused is None, told.text
    await to_phase(alice, "rally")
    late = await alice.types(EFFECT.format("Guard", "wind-of-death"))
    assert late.refused == "spell-not-cast", late.text


async def test_animated_water_turns_on_one_enemy_a_phase(alice: Player, bruno: Player) -> None:
    """Twelve attacks, and another opponent in another turn alone [L6350-6366]."""
    await _table(alice, bruno)
    await alice.types("/cast wizard:Mage spell:animate-water distance:20")
    await to_phase(alice, "combat")
    line = "/resolve spell_effect values:target:{}; spell:animate-water; due:yes dice:bot"
    told = await bruno.types(line.format("Mob"))
    assert told.answer.refused is None, told.text
    before = await models(bruno, "Gobs")
    for name in ("Mob", "Gobs"):
        assert (await bruno.types(line.format(name))).refused == "spell-has-reached"
    assert await models(bruno, "Gobs") == before
    assert "strikes who is in it" not in (await alice.types("/battle status")).text


async def test_a_spell_that_strikes_later_takes_nobody_as_it_is_cast(
    alice: Player, bruno: Player
) -> None:
    """Screens, storms and sands strike who comes into them [L6266-6275, L6305-6348]."""
    await _table(alice, bruno)
    for line in ("flame-screen target:Mob struck:4", "dust-storm target:Mob struck:4"):
        told = await alice.types(f"/cast wizard:Mage spell:{line}")
        assert told.refused == "spell-touches-later", told.text
    told = await alice.types("/cast wizard:Mage spell:quicksand target:Mob")
    assert told.answer.refused is None, told.text
    line = "/resolve spell_effect values:wizard:Mage; target:Mob; spell:quicksand; due:yes"
    sunk = await alice.types(f"{line}; struck:1 dice:6,6")
    assert sunk.answer.refused is None, sunk.text
    assert await models(bruno, "Mob") == 19
