"""Sequences of commands of Warhammer: pursuers charged, disorder, commanders, magic, stupidity."""

from __future__ import annotations

import pytest

from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.sequences import Sequence

MEN = "M10 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Int7 Cl7 WP7"
GUARD, MOB = f"Guard 20 {MEN} side:Men", f"Mob 20 {MEN} side:Orcs"
GOBS = MOB.replace("Mob", "Gobs")
BARON = f"Baron 1 {MEN.replace('Ld7', 'Ld9')} [character] side:Men"
MAGE = (
    "Mage 1 M10 WS3 BS3 S3 T3 W3 I3 A1 Ld9 Int9 Cl9 WP9 Lv4 MP40 MaxMP40 "
    "[wizard, character] side:Men"
)


@pytest.fixture
def game(hall: Hall, alice: Player) -> Sequence:
    return Sequence(hall, alice)


async def test_pursuers_that_are_charged_stop_and_rout_if_they_are_beaten(game: Sequence) -> None:
    """A charge ends a pursuit; pursuers pushed back and followed rout at once [L2026-2033]."""
    await game.begin("whfb2", GUARD, MOB, GOBS)
    await game.phase("combat")
    await game.does("/unit status Mob status:fleeing")
    await game.does("/pursue Guard what:pursuit enemy:Mob", contact="keeps")
    await game.phase("movement")
    line = "/charge Gobs target:Guard distance:15 facing:rear response:{}"
    for response in ("flee", "stand-and-shoot"):
        before = await game.hall.state(game.player)
        told = await game.player.types(line.format(response))
        assert told.answer.refused is not None, told.text
        assert await game.hall.state(game.player) == before
    await game.does(line.format("hold"), outcome="contact")
    await game.has("Guard", "engaged")
    await game.phase("combat")
    rout = "/combat Guard what:rout enemy:Gobs cause:combat pushed:yes followed:yes"
    await game.does(rout, routs=True)
    await game.has("Guard", "fleeing", "-pursuing", "-engaged")
    await game.has("Mob", "-pursued")
    await game.ends()


async def test_the_disorganised_rout_without_a_test_if_they_are_beaten(game: Sequence) -> None:
    """Pushed back and followed in their first round they rout automatically [L2004-2008]."""
    await game.begin("whfb2", GUARD, MOB)
    await game.phase("combat")
    await game.does("/unit link Guard other:Mob")
    await game.does("/unit status Guard status:disorganised")
    rout = "/combat Guard what:rout enemy:Mob cause:combat pushed:yes followed:{}"
    await game.does(rout.format("no"), routs=False)
    await game.does(rout.format("yes"), routs=True)
    await game.has("Guard", "fleeing", "-disorganised")
    await game.ends()


async def test_a_commander_lends_his_leadership_until_he_is_gone(game: Sequence) -> None:
    """A unit tests on the Leadership of who commands it [L2932-2937]."""
    await game.begin("whfb2", GUARD, BARON, MOB)
    await game.does("/unit join Baron unit:Guard")
    await game.does("/resolve take_command values:character:Baron; unit:Guard; leader_ld:7")
    await game.phase("shooting")
    await game.does("/unit damage Guard wounds:6")
    rout = "/combat Guard what:rout cause:losses fallen:6 dice:4,5"
    await game.does(rout, routs=False)
    await game.does("/unit damage Baron wounds:1")
    assert (await game.unit("Baron"))["destroyed"]
    await game.phase("magic")
    await game.does("/unit damage Guard wounds:6")
    await game.does(rout, routs=True)
    await game.has("Guard", "fleeing")
    await game.ends()


async def test_a_wizard_casts_once_a_phase_and_his_aura_ends_by_a_touch(game: Sequence) -> None:
    """A wizard wears one aura, which a magic weapon destroys [L4780-4790, L5080-5089]."""
    await game.begin("whfb2", MAGE, MOB)
    await game.phase("magic")
    await game.does("/cast wizard:Mage spell:aura-of-resistance")
    await game.has("Mage", "aura-of-resistance")
    await game.refuses("/cast wizard:Mage spell:fireball target:Mob", "done-once")
    await game.does("/dispel what:aura unit:Mage by:magic-arrow", ended=False)
    await game.has("Mage", "aura-of-resistance")
    await game.does("/dispel what:aura unit:Mage by:magic-weapon", ended=True)
    await game.has("Mage", "-aura-of-resistance")
    await game.phase("movement", "magic", "movement", "magic")
    await game.does("/cast wizard:Mage spell:fireball target:Mob quantity:1 dice:1,1")
    await game.ends()


async def test_the_stupid_do_not_shoot_and_nobody_leaves_them(game: Sequence) -> None:
    """Stupid troops do not shoot, and characters do not leave them [L2289-2300, L2908]."""
    await game.begin("whfb2", GUARD.replace(" side", " [stupidity, short-bow] side"), BARON, MOB)
    await game.does("/unit join Baron unit:Guard")
    await game.phase("movement")
    await game.does("/psychology Guard what:stupidity dice:6,6", passed=False)
    await game.has("Guard", "stupid")
    await game.refuses("/unit leave Baron", "leave-barred")
    await game.phase("shooting")
    await game.refuses("/shoot Guard target:Mob distance:15", "shooters-stupid")
    await game.ends()


async def test_a_charge_in_the_rear_of_who_fights_shakes_it(game: Sequence) -> None:
    """A unit that fights is shaken by a charge from behind, and cannot pursue [L2355-2366]."""
    await game.begin("whfb2", GUARD, MOB, GUARD.replace("Guard", "Pikes"))
    await game.phase("movement")
    await game.does("/charge Guard target:Mob distance:15 response:hold facing:front")
    told = await game.does("/charge Pikes target:Mob distance:15 response:hold facing:rear")
    assert "Panic test" in told.buttons
    await game.does("/panic Mob cause:rear-charge dice:6,6", passed=False)
    await game.has("Mob", "panicked", "engaged")
    await game.phase("combat")
    assert "Guard, Pikes against Mob" in await game.told()
    await game.does("/unit link Pikes clear:yes")
    await game.does("/unit link Guard clear:yes")
    await game.does("/unit status Guard status:fleeing")
    await game.refuses("/pursue Mob what:pursuit enemy:Guard", "act-barred")
    await game.phase("movement")
    await game.has("Mob", "-panicked")
    await game.ends()


async def test_pursuers_strike_once_a_turn_until_nobody_is_left(game: Sequence) -> None:
    """Pursuers have a free attack a turn; once all are slain they are disorganised [L2018-2024]."""
    await game.begin("whfb2", GUARD, f"Mob 2 {MEN} side:Orcs")
    await game.phase("combat")
    await game.does("/unit status Mob status:fleeing")
    await game.does("/pursue Guard what:pursuit enemy:Mob", contact="keeps", free_attack=True)
    await game.phase("movement")
    told = await game.does("/pursue Guard what:free-attack enemy:Mob fighting:2 dice:6,6")
    assert (await game.unit("Mob"))["destroyed"]
    assert "Pursuit" in told.buttons
    pressed = await game.player.presses(told, "Pursuit")
    assert pressed.answer.refused is None, pressed.text
    game.done += 1
    await game.has("Guard", "disorganised", "-pursuing")
    await game.ends()


async def test_who_left_the_table_in_rout_is_gone_for_good(game: Sequence) -> None:
    """Troops in rout that reach an edge never come back [L1952-1953]."""
    await game.begin("whfb2", GUARD, BARON, MOB)
    await game.does("/unit join Baron unit:Guard")
    await game.phase("movement")
    await game.does("/unit status Guard status:fleeing")
    await game.does("/flee Guard what:rout edge:15", off_table=True)
    for unit in ("Guard", "Baron"):
        assert (await game.unit(unit))["destroyed"]
    await game.phase("rally")
    await game.refuses("/rally Guard", "unit-destroyed")
    await game.ends()


async def test_who_is_frenzied_never_routs_and_always_follows(game: Sequence) -> None:
    """Frenzied troops test for no rout while their combat lasts [L2330-2344]."""
    await game.begin("whfb2", GUARD, MOB)
    await game.phase("movement")
    await game.does("/unit status Guard status:frenzied")
    await game.does("/charge Guard target:Mob distance:15 response:hold", outcome="contact")
    await game.phase("combat")
    rout = "/combat Guard what:rout enemy:Mob cause:combat pushed:yes followed:yes"
    await game.does(rout, routs=False, why="frenzied")
    await game.phase("movement")
    await game.has("Guard", "frenzied")
    await game.does("/unit link Guard clear:yes")
    await game.has("Guard", "-frenzied", "-engaged")
    await game.ends()
