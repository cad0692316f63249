"""Sequences of commands of The 9th Age: contacts, charges, pursuits, panic, challenges, dispels."""

from __future__ import annotations

import pytest

from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.sequences import Sequence

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
STURDY = "M4 WS3 BS3 S1 T9 W1 I3 A1 Ld7"
SWORDS, SPEARS = f"Swords 20 {MEN} side:Men", f"Spears 20 {MEN} side:Men"
MOB, GOBS = f"Mob 20 {MEN} side:Orcs", f"Gobs 20 {MEN} [shortbow] side:Orcs"
MAGE = f"Mage 1 {MEN} Lv2 [wizard, character] side:Men"
SHAMAN = f"Shaman 1 {MEN} Lv2 [wizard, character] side:Orcs"
LORD = f"Lord 1 {MEN.replace('Ld7', 'Ld9')} [character, general] side:Men"
BOSS = f"Boss 1 {MEN} [character] side:Orcs"


@pytest.fixture
def game(hall: Hall, alice: Player) -> Sequence:
    return Sequence(hall, alice)


async def test_a_charge_that_is_held_makes_contact_and_one_round(game: Sequence) -> None:
    await game.begin("t9a", f"Swords 20 {STURDY} side:Men", f"Mob 20 {STURDY} side:Orcs")
    await game.phase("movement")
    await game.does("/charge what:reaction unit:Swords target:Mob distance:8 response:hold")
    await game.does("/charge Swords target:Mob distance:8 dice:2,3", outcome="contact")
    await game.has("Mob", "engaged")
    await game.refuses("/move Swords what:simple", "act-barred")
    await game.phase("combat")
    assert "Swords" in await game.told()
    await game.does("/fight Swords fighting:1 enemy_fighting:1 dice:1,1,1,1,2,3")
    await game.refuses("/fight Swords", "done-once-unless")
    await game.ends()


async def test_a_unit_stands_and_shoots_once_a_turn_and_flees_from_the_next(
    game: Sequence,
) -> None:
    """A unit does so once a turn, and may answer each charge otherwise [L649, the note at L653]."""
    await game.begin("t9a", SWORDS, SPEARS, GOBS)
    await game.phase("movement")
    first = "/charge what:reaction unit:Swords target:Gobs distance:8 response:{}"
    second = first.replace("Swords", "Spears")
    await game.does(first.format("stand-and-shoot"))
    await game.has("Gobs", "stood-and-shot")
    await game.refuses(second.format("stand-and-shoot"), "response-not-allowed")
    await game.does(second.format("flee"))
    await game.has("Gobs", "fleeing")
    await game.does("/flee Gobs dice:3,3")
    await game.ends()


async def test_who_is_engaged_can_only_hold(game: Sequence) -> None:
    """Units in combat have no other reaction [L640]."""
    await game.begin("t9a", SWORDS, SPEARS, GOBS)
    await game.phase("movement")
    await game.does("/charge Swords target:Gobs distance:5 dice:2,3", outcome="contact")
    line = "/charge what:reaction unit:Spears target:Gobs distance:8 response:{}"
    for response in ("flee", "stand-and-shoot"):
        await game.refuses(line.format(response), "response-not-allowed")
    await game.does(line.format("hold"))
    await game.does("/charge Spears target:Gobs distance:8 facing:flank dice:3,3")
    await game.phase("combat")
    assert "Swords, Spears against Gobs" in await game.told()
    fight = "/fight Swords; Spears fighting:1,1 enemy_fighting:1,1"
    await game.does(f"{fight} dice:1,1,1,1,1,1,1")
    await game.refuses("/fight Spears", "done-once-unless")
    await game.ends()


async def test_who_flees_flees_again_and_is_caught(game: Sequence) -> None:
    """A fleeing unit always flees; contact removes it, with all in it [L653, L691-693]."""
    await game.begin("t9a", SWORDS, SPEARS, MOB, BOSS)
    await game.does("/unit join Boss unit:Mob")
    await game.phase("movement")
    line = "/charge what:reaction unit:{} target:Mob distance:8 response:{}"
    await game.does(line.format("Swords", "flee"))
    await game.refuses(line.format("Spears", "hold"), "response-not-allowed")
    await game.does(line.format("Spears", "flee"))
    told = await game.does("/charge Spears target:Mob distance:8 dice:3,4", outcome="caught")
    assert "Catch" in " ".join(told.buttons) or told.buttons
    assert (await game.unit("Mob"))["destroyed"]
    assert (await game.unit("Boss"))["destroyed"]
    await game.has("Spears", "-engaged")
    await game.ends()


async def test_a_failed_charge_neither_moves_on_nor_shoots_until_its_next_turn(
    game: Sequence,
) -> None:
    """It moves no more in the phase, and does not shoot in the one that follows [L711]."""
    await game.begin("t9a", f"Bows 10 {MEN} [longbow] side:Men", MOB)
    await game.phase("movement")
    await game.does("/charge Bows target:Mob distance:14 dice:1,2", outcome="failed", moved=2)
    await game.refuses("/move Bows what:simple", "act-barred")
    await game.refuses("/charge Bows target:Mob distance:5", "act-barred")
    await game.phase("shooting")
    await game.refuses("/shoot Bows target:Mob distance:9", "shooters-charge-declared")
    for phase in ("movement", "movement"):
        await game.phase("combat", phase)
    await game.does("/move Bows what:simple")
    await game.phase("shooting")
    await game.does("/shoot Bows target:Mob distance:9")
    await game.ends()


async def test_who_rallies_does_not_move_or_shoot_in_that_turn(game: Sequence) -> None:
    """It may reform at once; it moves and shoots no more in that turn [L742-744]."""
    await game.begin("t9a", f"Bows 10 {MEN} [longbow] side:Men", MOB)
    await game.phase("movement")
    await game.does("/unit status Bows status:fleeing")
    await game.refuses("/move Bows what:simple", "act-barred")
    await game.does("/rally Bows dice:3,4", rallied=True)
    await game.has("Bows", "rallied", "-fleeing")
    await game.refuses("/move Bows what:march", "act-barred")
    await game.phase("shooting")
    await game.refuses("/shoot Bows target:Mob distance:9", "shooters-rallied")
    await game.ends()


async def test_who_does_not_rally_runs_off_and_may_shake_friends(game: Sequence) -> None:
    """A failed rally flees at once, off the table where its edge is met [L744, L748]."""
    await game.begin("t9a", SWORDS, SPEARS, MOB)
    await game.phase("movement")
    await game.does("/unit status Swords status:fleeing")
    await game.does("/rally Swords dice:6,6", rallied=False)
    await game.does("/flee Swords to_edge:6 dice:3,4", destroyed=True)
    await game.does("/panic Spears cause:destroyed friend:Swords distance:5 dice:6,6", passed=False)
    await game.has("Spears", "fleeing")
    await game.ends()


async def test_panic_is_passed_once_in_a_phase(game: Sequence) -> None:
    """A unit that passed one in the phase takes no other in it [R L686-687]."""
    await game.begin("t9a", SWORDS, MOB)
    await game.phase("shooting")
    line = "/panic Swords cause:losses losses:5 phase_start:20 dice:3,3"
    await game.does(line)
    await game.has("Swords", "panic-passed")
    await game.does(line.removesuffix(" dice:3,3"), due=False, reason="passed")
    await game.phase("combat")
    await game.has("Swords", "-panic-passed")
    await game.ends()


async def test_who_flees_casts_nothing_dispels_nothing_and_lends_nothing(game: Sequence) -> None:
    """Units in flight do nothing: they neither cast nor dispel [L752]."""
    await game.begin("t9a", MAGE, SWORDS, SHAMAN, MOB)
    await game.does("/unit join Mage unit:Swords")
    await game.phase("magic")
    await game.does("/winds dice:5,4")
    await game.does("/unit status Swords status:fleeing")
    await game.has("Mage", "fleeing")
    await game.refuses("/cast wizard:Mage spell:fireball target:Mob dice_used:2", "act-barred")
    await game.does("/unit status Swords status:fleeing clear:yes")
    await game.does("/cast wizard:Mage spell:fireball target:Mob dice_used:2 dice:5,4")
    await game.does("/unit status Shaman status:fleeing")
    await game.refuses("/dispel wizard:Shaman dice_used:2", "act-barred")
    await game.ends()


async def test_a_spell_is_tried_once_and_a_failed_one_costs_the_focus(game: Sequence) -> None:
    """Each spell is tried once a phase; who fails adds no level any more [L963, L989]."""
    await game.begin("t9a", MAGE, SHAMAN, MOB)
    await game.phase("magic")
    await game.does("/winds dice:6,4")
    await game.does("/cast wizard:Mage spell:fireball target:Mob dice_used:1 dice:1", cast=False)
    await game.has("Mage", "lost-focus")
    await game.refuses(
        "/cast wizard:Mage spell:fireball target:Mob dice_used:2", "spell-already-tried"
    )
    told = await game.does("/cast wizard:Mage spell:flaming-sword dice_used:2 dice:5,5")
    assert told.outcome["result"]["total"] == 10
    await game.ends()


async def test_who_fails_to_dispel_loses_his_focus_for_the_phase(game: Sequence) -> None:
    """A failed dispel costs its wizard his focus until the phase ends [L979, L989]."""
    await game.begin("t9a", MAGE, SHAMAN, MOB)
    await game.phase("magic")
    await game.does("/winds dice:6,5")
    await game.does("/cast wizard:Mage spell:fireball target:Mob dice_used:2 dice:6,5")
    await game.does("/dispel wizard:Shaman dice_used:1 dice:3", dispelled=False)
    await game.has("Shaman", "lost-focus")
    await game.phase("shooting")
    await game.has("Shaman", "-lost-focus")
    await game.ends()


async def test_a_challenge_is_fought_by_two_and_bars_another(game: Sequence) -> None:
    """Two who fight a challenge go on with it; nobody issues another meanwhile [R L863-868]."""
    await game.begin("t9a", LORD, SWORDS, BOSS, MOB, f"Second 1 {MEN} [character] side:Men")
    for character, unit in (("Lord", "Swords"), ("Second", "Swords"), ("Boss", "Mob")):
        await game.does(f"/unit join {character} unit:{unit}")
    await game.phase("combat")
    await game.does("/unit link Swords other:Mob")
    await game.does("/combat Lord what:challenge enemy:Boss answer:accept")
    await game.has("Lord", "in-challenge")
    await game.has("Boss", "in-challenge")
    before = await game.hall.state(game.player)
    told = await game.player.types("/combat Second what:challenge enemy:Boss answer:accept")
    assert told.answer.refused is not None, told.text
    assert await game.hall.state(game.player) == before
    await game.ends()


async def test_who_declines_has_no_leadership_until_his_combat_is_over(game: Sequence) -> None:
    """He has Leadership 0 to the end of the turn in which the combat ends [R L865-867]."""
    await game.begin("t9a", LORD, SWORDS, BOSS, MOB)
    await game.does("/unit join Lord unit:Swords")
    await game.does("/unit join Boss unit:Mob")
    await game.phase("combat")
    await game.does("/unit link Swords other:Mob")
    await game.does("/combat Lord what:challenge enemy:Boss answer:refuse")
    await game.has("Boss", "shirks-challenge", "refused-challenge")
    await game.phase("movement")
    await game.has("Boss", "-shirks-challenge", "refused-challenge")
    await game.phase("combat")
    await game.does("/unit link Swords clear:yes")
    await game.has("Boss", "refused-challenge", "-engaged")
    await game.phase("movement")
    await game.has("Boss", "-refused-challenge")
    await game.ends()


async def test_who_breaks_is_out_of_combat_and_caught_by_its_pursuer(game: Sequence) -> None:
    """A pursuit as far as the flight, or farther, destroys the unit that fled [R L609-613]."""
    await game.begin("t9a", SWORDS, MOB)
    await game.phase("combat")
    await game.does("/unit link Swords other:Mob")
    await game.does("/combat Mob what:break enemy:Swords lost_by:4 dice:4,4", outcome="breaks")
    await game.has("Mob", "fleeing", "-engaged")
    await game.has("Swords", "-engaged")
    await game.does("/pursue Swords what:pursuit enemy:Mob dice:2,3,3,3")
    assert (await game.unit("Mob"))["destroyed"]
    await game.ends()


async def test_a_caster_slain_ends_what_he_keeps_in_play(game: Sequence) -> None:
    """A spell that remains in play ends once its caster is slain [L937]."""
    await game.begin("t9a", MAGE, SWORDS, SHAMAN, MOB)
    await game.phase("magic")
    await game.does("/winds dice:6,5")
    told = await game.does("/unit damage Mage wounds:1")
    assert (await game.unit("Mage"))["destroyed"], told.text
    await game.refuses("/cast wizard:Mage spell:fireball target:Mob dice_used:2", "unit-destroyed")
    await game.ends()


async def test_a_character_does_not_leave_a_unit_in_combat_and_flees_with_it(
    game: Sequence,
) -> None:
    """Characters share the fate of their unit: engaged, and in flight, with it [R L828-885]."""
    await game.begin("t9a", LORD, SWORDS, MOB)
    await game.does("/unit join Lord unit:Swords")
    await game.phase("movement")
    await game.does("/charge Swords target:Mob distance:5 dice:3,3", outcome="contact")
    await game.refuses("/unit leave Lord", "leave-barred")
    await game.phase("combat")
    await game.does("/combat Swords what:break enemy:Mob lost_by:6 dice:5,5", outcome="breaks")
    await game.has("Lord", "fleeing", "-engaged")
    await game.has("Mob", "-engaged")
    await game.ends()


async def test_nobody_pursues_while_another_enemy_holds_before_it(game: Sequence) -> None:
    """Only units without an unbroken enemy in contact pursue [R L606]."""
    await game.begin("t9a", SWORDS, MOB, GOBS)
    await game.phase("combat")
    await game.does("/unit link Swords other:Mob")
    await game.does("/unit link Swords other:Gobs")
    await game.does("/combat Mob what:break enemy:Swords lost_by:5 dice:5,5", outcome="breaks")
    await game.does("/pursue Swords what:restrain", pursues=False, reason="holding")
    await game.refuses("/pursue Swords what:pursuit enemy:Mob", "still-in-contact")
    await game.refuses("/pursue Swords what:overrun", "still-in-contact")
    await game.does("/combat Gobs what:break enemy:Swords lost_by:5 dice:5,5", outcome="breaks")
    await game.does("/pursue Swords what:pursuit enemy:Gobs dice:1,1,5,5")
    assert (await game.unit("Gobs"))["destroyed"]
    await game.ends()


async def test_who_wipes_one_enemy_out_still_fights_the_other(game: Sequence) -> None:
    """Units in contact are in combat until nobody is before them [L763, R L604]."""
    await game.begin("t9a", SWORDS, f"Imp 1 {MEN} side:Orcs", GOBS)
    await game.phase("combat")
    await game.does("/unit link Swords other:Imp")
    await game.does("/unit link Swords other:Gobs")
    fight = "/fight Swords enemy:Imp fighting:1 enemy_fighting:1"
    await game.does(f"{fight} dice:6,6,1,6,1")
    assert (await game.unit("Imp"))["destroyed"]
    await game.has("Gobs", "engaged")
    assert "Swords" in await game.told()
    await game.refuses("/pursue Swords what:overrun", "still-in-contact")
    await game.ends()
