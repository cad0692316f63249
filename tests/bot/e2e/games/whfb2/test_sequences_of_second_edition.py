"""Sequences of commands of Warhammer: contacts, charges, pursuits, panic, challenges, commands."""

from __future__ import annotations

import pytest

from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.sequences import Sequence

MEN = "M10 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Int7 Cl7 WP7"
GUARD, MOB = f"Guard 20 {MEN} side:Men", f"Mob 20 {MEN} side:Orcs"
BOWS = f"Bows 20 {MEN} [short-bow] side:Men"
BARON = f"Baron 1 {MEN.replace('Ld7', 'Ld9')} [character] side:Men"
BOSS = f"Boss 1 {MEN} [character] side:Orcs"
ROUND = ("shooting", "combat", "reserves", "magic", "rally", "movement")


@pytest.fixture
def game(hall: Hall, alice: Player) -> Sequence:
    return Sequence(hall, alice)


async def test_who_charged_does_not_shoot_and_fights_once(game: Sequence) -> None:
    """Chargers do not shoot in the turn of their charge [L1064-1066]."""
    await game.begin("whfb2", BOWS, MOB)
    await game.phase("movement")
    await game.does("/charge Bows target:Mob what:declaration")
    assert "Bows at Mob" in await game.told()
    await game.does("/charge Bows target:Mob distance:15 response:hold", outcome="contact")
    assert "Bows at Mob" not in await game.told()
    await game.has("Mob", "engaged")
    await game.phase("shooting")
    await game.refuses("/shoot Bows target:Mob distance:15", "shooters-engaged")
    await game.phase("combat")
    await game.does("/fight Bows fighting:1 enemy_fighting:1 dice:1,1")
    await game.refuses("/fight Bows", "done-once")
    await game.ends()


async def test_a_charge_too_short_confuses_until_the_next_turn_is_over(game: Sequence) -> None:
    """Units that fall short neither move nor shoot to the end of their next turn [L1098-1106]."""
    await game.begin("whfb2", BOWS, MOB)
    await game.phase("movement")
    await game.does("/charge Bows target:Mob distance:25", outcome="failed")
    await game.has("Bows", "confused", "-engaged")
    await game.phase("shooting")
    await game.refuses("/shoot Bows target:Mob distance:15", "shooters-confused")
    await game.phase("movement", "shooting", "movement")
    await game.has("Bows", "confused")
    await game.refuses("/move Bows what:distance", "act-barred")
    await game.refuses("/charge Bows target:Mob distance:15", "act-barred")
    await game.phase("shooting")
    await game.refuses("/shoot Bows target:Mob distance:15", "shooters-confused")
    await game.phase("movement")
    await game.has("Bows", "-confused")
    await game.phase("shooting", "movement")
    await game.does("/move Bows what:distance")
    await game.ends()


async def test_who_flees_a_charge_and_is_caught_routs_and_is_pursued(game: Sequence) -> None:
    """Units caught in flight rout, without their shields, and are struck [L1091-1096]."""
    await game.begin("whfb2", GUARD.replace("M10", "M20"), MOB)
    await game.phase("movement")
    told = await game.does("/charge Guard target:Mob distance:15 response:flee", outcome="caught")
    assert "Free attacks" in " ".join(told.buttons) or told.buttons
    await game.has("Mob", "fleeing", "pursued", "-engaged")
    await game.has("Guard", "pursuing", "-engaged")
    await game.refuses("/move Guard what:distance", "act-barred")
    await game.phase("rally", "movement", "rally")
    line = "/rally Mob"
    told = await game.does(line, allowed=False, why="pursued")
    await game.ends()


async def test_a_rout_by_shots_ends_with_a_rally_in_a_later_turn(game: Sequence) -> None:
    """A quarter lost at once is tested; nobody rallies in the turn of its rout [L1836, L2096]."""
    await game.begin("whfb2", GUARD.replace(" side", " [standard] side"), MOB)
    await game.phase("shooting")
    await game.does("/unit damage Guard wounds:6")
    await game.does("/combat Guard what:rout cause:losses fallen:6 dice:6,6", routs=True)
    await game.has("Guard", "fleeing")
    assert "standard" not in (await game.unit("Guard"))["rules"]
    await game.phase("rally")
    await game.does("/rally Guard", allowed=False, why="routed-now")
    await game.phase("movement")
    await game.phase("rally", "movement")
    await game.refuses("/move Guard what:distance", "act-barred")
    await game.does("/flee Guard what:rout")
    await game.phase("rally")
    await game.does("/rally Guard dice:3,3", rallied=True)
    await game.has("Guard", "-fleeing")
    await game.ends()


async def test_too_few_are_left_to_rally(game: Sequence) -> None:
    """A quarter of those of the beginning must be left [L2080-2085]."""
    await game.begin("whfb2", GUARD, MOB)
    await game.phase("rally")
    await game.does("/unit damage Guard wounds:16")
    await game.does("/unit status Guard status:fleeing")
    await game.does("/rally Guard", allowed=False, why="too-few")
    await game.ends()


async def test_pursuers_that_lose_contact_sort_themselves_for_a_movement_phase(
    game: Sequence,
) -> None:
    """The disorganised stand still in their next movement phase, and no longer [L1984-2002]."""
    await game.begin("whfb2", GUARD.replace("M10", "M8"), MOB)
    await game.phase("combat")
    await game.does("/unit status Mob status:fleeing")
    await game.does("/pursue Guard what:pursuit enemy:Mob", contact="loses", disorganised=True)
    await game.has("Guard", "disorganised", "-pursuing")
    await game.phase("movement", "rally", "movement")
    await game.has("Guard", "disorganised")
    await game.refuses("/move Guard what:distance", "act-barred")
    await game.refuses("/charge Guard target:Mob distance:10", "act-barred")
    await game.phase("shooting")
    await game.has("Guard", "-disorganised")
    await game.ends()


async def test_the_panicked_neither_move_nor_shoot_for_the_rest_of_the_turn(
    game: Sequence,
) -> None:
    """Units in panic stand still for the turn, and are free in the next [L2361-2368]."""
    await game.begin("whfb2", BOWS, BARON, MOB)
    await game.does("/unit join Baron unit:Bows")
    await game.phase("movement")
    await game.does("/panic Bows cause:rout-near dice:6,6", passed=False)
    await game.has("Baron", "panicked")
    await game.refuses("/unit leave Baron", "leave-barred")
    await game.refuses("/move Bows what:distance", "act-barred")
    await game.phase("shooting")
    await game.refuses("/shoot Bows target:Mob distance:15", "shooters-panicked")
    await game.phase("movement", "rally", "movement")
    await game.has("Bows", "-panicked")
    await game.does("/unit leave Baron")
    await game.ends()


async def test_a_commander_hands_over_and_leaves_a_turn_later(game: Sequence) -> None:
    """He announces it in one movement phase and leaves in that of the next turn [L2938-2944]."""
    await game.begin("whfb2", GUARD, BARON, MOB)
    await game.does("/unit join Baron unit:Guard")
    await game.phase("movement")
    await game.does("/resolve take_command values:character:Baron; unit:Guard; leader_ld:7")
    await game.has("Baron", "in-command")
    await game.refuses("/unit leave Baron", "act-barred")
    await game.does("/resolve hand_over_command values:character:Baron")
    await game.refuses("/unit leave Baron", "act-barred")
    await game.phase("shooting", "movement", "shooting", "movement")
    await game.does("/unit leave Baron")
    await game.has("Baron", "-in-command")
    await game.ends()


async def test_a_character_leaves_at_the_start_of_his_movement_alone(game: Sequence) -> None:
    """Characters leave a unit only as their own movement phase begins [L2905-2907]."""
    await game.begin("whfb2", GUARD, BARON, MOB)
    await game.does("/unit join Baron unit:Guard")
    await game.phase("shooting")
    await game.refuses("/unit leave Baron", "leave-phase")
    await game.phase("movement")
    await game.refuses("/unit leave Baron", "leave-phase")
    await game.phase("shooting", "movement")
    await game.does("/unit leave Baron")
    await game.ends()


async def test_a_leader_who_declines_is_shamed_for_the_battle(game: Sequence) -> None:
    """His Leadership is 1 to the end of the battle, and he hides in this combat [L3027-3036]."""
    await game.begin("whfb2", GUARD, BARON, MOB)
    await game.does("/unit join Baron unit:Guard")
    await game.phase("combat")
    await game.does("/unit link Guard other:Mob")
    await game.does("/fight what:challenge unit:Baron enemy:Mob answer:refuse")
    await game.has("Mob", "shamed")
    await game.phase("movement", "combat")
    await game.has("Mob", "shamed")
    await game.ends()


async def test_a_character_who_declines_does_not_fight_this_turn_and_does_in_the_next(
    game: Sequence,
) -> None:
    """Characters who do not command and decline fight no more in this turn [L3040-3046]."""
    await game.begin("whfb2", GUARD, BARON, MOB, BOSS)
    for character, unit in (("Baron", "Guard"), ("Boss", "Mob")):
        await game.does(f"/unit join {character} unit:{unit}")
    await game.phase("combat")
    await game.does("/unit link Guard other:Mob")
    line = "/fight what:challenge unit:Baron enemy:Boss who:character answer:refuse"
    await game.does(line)
    await game.has("Boss", "hides", "-shamed")
    await game.phase("movement", "combat")
    await game.has("Boss", "-hides")
    await game.ends()


async def test_the_routed_crash_into_friends_who_are_disorganised_and_test(
    game: Sequence,
) -> None:
    """Friends without a gap of 5 cm on the way are disorganised, and test for rout [L1896-1904]."""
    await game.begin("whfb2", GUARD, BOWS, MOB)
    await game.phase("movement")
    await game.does("/unit status Guard status:fleeing")
    told = await game.does("/flee Guard what:crash ally:Bows gap:3", crashes=True)
    await game.has("Bows", "disorganised")
    assert told.buttons
    await game.does("/combat Bows what:rout cause:crash dice:6,6", routs=True)
    await game.has("Bows", "fleeing", "-disorganised")
    await game.ends()


async def test_two_chargers_share_a_combat_that_is_fought_once(game: Sequence) -> None:
    """A combat is a group of units that touch [L1748-1751]."""
    await game.begin("whfb2", GUARD, BOWS, MOB)
    await game.phase("movement")
    await game.does("/charge Guard target:Mob distance:15 response:hold")
    await game.does("/charge Bows target:Mob distance:15 response:hold facing:flank")
    await game.phase("combat")
    told = await game.told()
    assert "Guard, Bows against Mob" in told
    await game.does("/fight Guard; Bows enemy:Mob fighting:1,1 enemy_fighting:1 dice:1,1,1")
    await game.refuses("/fight Bows enemy:Mob", "done-once")
    await game.ends()


async def test_a_character_routs_with_his_unit_and_rallies_with_it(game: Sequence) -> None:
    """Characters flee and rally with the unit that they are in [L2911-2912, L2963-2968]."""
    await game.begin("whfb2", GUARD, BARON, MOB)
    await game.does("/unit join Baron unit:Guard")
    await game.phase("combat")
    await game.does("/unit link Guard other:Mob")
    await game.does("/combat Guard what:rout cause:choice enemy:Mob", routs=True)
    await game.has("Baron", "fleeing", "-engaged")
    await game.has("Mob", "-engaged")
    await game.refuses("/unit leave Baron", "leave-barred")
    await game.phase("movement", "rally", "movement", "rally")
    await game.does("/rally Guard dice:2,2", rallied=True)
    await game.has("Baron", "-fleeing")
    await game.ends()


async def test_nobody_pursues_while_another_enemy_is_before_it(game: Sequence) -> None:
    """A victor that still faces enemies cannot pursue others in rout [L1964-1966]."""
    await game.begin("whfb2", GUARD, MOB, MOB.replace("Mob", "Gobs"))
    await game.phase("combat")
    await game.does("/unit link Guard other:Mob")
    await game.does("/unit link Guard other:Gobs")
    await game.does("/combat Mob what:rout cause:choice enemy:Guard", routs=True)
    await game.does("/pursue Guard what:restrain enemy:Mob", may_pursue=False)
    await game.has("Guard", "engaged")
    await game.refuses("/pursue Guard what:pursuit enemy:Mob", "still-in-contact")
    await game.does("/unit link Guard other:Gobs clear:yes")
    await game.does("/pursue Guard what:pursuit enemy:Mob", contact="keeps")
    await game.ends()


async def test_who_wipes_one_enemy_out_still_faces_the_other(game: Sequence) -> None:
    """Troops in combat stay in it while an enemy touches them [L1748-1751, L1778-1780]."""
    await game.begin("whfb2", GUARD, f"Imp 1 {MEN} side:Orcs", MOB)
    await game.phase("combat")
    await game.does("/unit link Guard other:Imp")
    await game.does("/unit link Guard other:Mob")
    fight = "/fight Guard enemy:Imp fighting:1 enemy_fighting:1"
    await game.does(f"{fight} dice:6,6,1")
    assert (await game.unit("Imp"))["destroyed"]
    await game.has("Mob", "engaged")
    await game.refuses("/move Guard what:distance", "wrong-phase")
    await game.ends()
