"""Sequences of commands of The 9th Age's magic: pools, spells that remain in play, dispels."""

from __future__ import annotations

import pytest

from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import battle_of
from tests.bot.e2e.sequences import Sequence

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
MAGE = f"Mage 1 {MEN} Lv3 [wizard, character] side:Men"
SHAMAN = f"Shaman 1 {MEN} Lv1 [wizard, character] side:Orcs"
MOB = f"Mob 20 {MEN} side:Orcs"
FIRE = "cascading-fire"
CAST = f"/cast wizard:Mage spell:{FIRE} target:Mob dice_used:2 dice:5,5"


@pytest.fixture
async def game(hall: Hall, alice: Player) -> Sequence:
    """Return a game in its first magic phase, with ten Power Dice against six."""
    game = Sequence(hall, alice)
    await game.begin("t9a", MAGE, SHAMAN, MOB)
    await game.phase("magic")
    await game.does("/winds dice:6,4")
    return game


async def pools(game: Sequence) -> list[int]:
    """Return the dice left, of power and of dispelling."""
    sides = (await battle_of(game.player))["sides"]
    counters = {name: value for side in sides for name, value in side["counters"].items()}
    return [counters["power-dice"], counters["dispel-dice"]]


async def burn(game: Sequence) -> None:
    """Have the mob burn in a spell that remains in play."""
    await game.does(CAST, cast=True)
    await game.does(f"/resolve spell_effect values:wizard:Mage; target:Mob; spell:{FIRE}")
    await game.has("Mob", FIRE)


async def test_dice_leave_the_pool_of_whoever_rolls_them(game: Sequence) -> None:
    """Dice of a cast or a dispel leave the pool of whoever rolls them [L949, L971, L977]."""
    assert await pools(game) == [10, 6]
    await game.does(CAST)
    assert await pools(game) == [8, 6]
    await game.does("/dispel wizard:Shaman dice_used:4 dice:1,2,1,2", dispelled=False)
    assert await pools(game) == [8, 2]
    await game.refuses(
        "/dispel wizard:Shaman casting_total:13 dice_used:2", "spell-past-dispelling"
    )
    await game.refuses(
        "/cast wizard:Mage spell:fireball target:Mob dice_used:6", "power-dice-number"
    )
    await game.ends()


async def test_a_single_low_die_never_casts(game: Sequence) -> None:
    """A 1 or a 2 on a single die is a failure whatever is added [L993]."""
    line = "/cast wizard:Mage spell:fireball target:Mob dice_used:1 dice:2"
    await game.does(line, cast=False)
    await game.has("Mage", "lost-focus")
    await game.ends()


async def test_a_spell_in_play_is_dispelled_in_a_later_phase_by_the_enemy(
    game: Sequence,
) -> None:
    """An enemy dispels only what was cast in an earlier phase [L955]."""
    await burn(game)
    line = f"/dispel what:in-play wizard:Shaman spell:{FIRE} dice_used:2"
    before = await game.hall.state(game.player)
    told = await game.player.types(line)
    assert told.answer.refused is not None, told.text
    assert await game.hall.state(game.player) == before
    await game.phase("combat", "magic")
    await game.does("/winds dice:5,5")
    await game.does(f"{line} dice:5,4", dispelled=True)
    await game.has("Mob", f"-{FIRE}")
    await game.ends()


async def test_a_caster_ends_his_own_spell_without_dice(game: Sequence) -> None:
    """Each ends his own spells in play at will, and casts them again after that [L937, L955]."""
    await burn(game)
    await game.phase("combat", "magic", "combat", "magic")
    await game.does("/winds dice:5,3")
    before = await pools(game)
    await game.refuses(CAST, "spell-still-in-play")
    await game.does(f"/dispel what:in-play wizard:Mage spell:{FIRE} own:yes", dispelled=True)
    assert await pools(game) == before
    await game.has("Mob", f"-{FIRE}")
    await game.does(CAST, cast=True)
    await game.ends()


async def test_what_a_wizard_keeps_in_play_ends_with_him(game: Sequence) -> None:
    """The spells of a slain caster are dispelled [L937]."""
    await burn(game)
    await game.does("/unit damage Mage wounds:1")
    await game.has("Mob", f"-{FIRE}")
    await game.ends()


async def test_overwhelming_power_that_is_dispelled_has_no_miscast(game: Sequence) -> None:
    """A miscast follows only a spell that was not dispelled [L999]."""
    await game.does("/cast wizard:Mage spell:fireball target:Mob dice_used:2 dice:6,6,1", cast=True)
    await game.does("/dispel wizard:Shaman dice_used:5 dice:6,6,6,6,6,3", dispelled=True)
    await game.refuses("/miscast wizard:Mage dice_used:2", "miscast-averted")
    await game.ends()


async def test_overwhelming_power_has_its_miscast_with_the_dice_of_the_cast(
    game: Sequence,
) -> None:
    """Its caster miscasts; as many Power Dice as were used leave the pool [L999, L1003-1007]."""
    await game.does("/cast wizard:Mage spell:fireball target:Mob dice_used:2 dice:6,6,1", cast=True)
    await game.does("/resolve spell_effect values:wizard:Mage; target:Mob; spell:fireball")
    assert await pools(game) == [8, 6]
    await game.does("/miscast wizard:Mage dice:5,5")
    assert await pools(game) == [6, 6]
    assert (await game.unit("Mage"))["profile"]["level"] == "3"
    await game.ends()
