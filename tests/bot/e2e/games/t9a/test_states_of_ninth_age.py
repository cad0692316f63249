"""Sequences of commands of The 9th Age by which the table keeps what may be done next."""

from __future__ import annotations

from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import UNASKED, in_turn
from tests.bot.e2e.sequences import (
    Sequence,
    Step,
    between,
    does,
    each_of,
    phases,
    played,
    refuses,
    sequence,
    status,
    units,
)

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
MAGE = f"Mage 1 {MEN} Lv3 [wizard, character] side:Men"
SAGE = f"Sage 1 {MEN} Lv1 [wizard, character] side:Men"
GUARD = f"Guard 20 {MEN} Wide5 side:Men"
SHAMAN = f"Shaman 1 {MEN} Lv1 [wizard, character] side:Orcs"
MOB = f"Mob 20 {MEN} Wide5 side:Orcs"
WOLVES = f"Wolves 5 {MEN} side:Orcs"
TO_COUNT = "Shot, and the models struck not counted yet: Cannon at Mob"
CATAPULT = f"Trebuchet 1 {MEN} [equitaine-trebuchet, war-machine] side:Men"
CANNON = f"Cannon 1 {MEN} [empire-cannon, war-machine] side:Men"
MEETS = between("t9a", MAGE, SAGE, GUARD, SHAMAN, MOB)
FIREBALL = "/cast wizard:Mage spell:fireball target:Mob dice_used:2"
EFFECT = "/resolve spell_effect values:wizard:Mage"
FIGHT = "/fight unit:Guard enemy:Mob fighting:1 enemy_fighting:1"

SEQUENCES = (
    sequence(
        "Nobody channels before the flux",
        "Both players may try to channel once the flux is rolled [L949-951].",
        MEETS,
        phases("magic"),
        refuses("/winds what:channel", "flux-first"),
        refuses("/winds what:counter-channel", "flux-first"),
        does("/winds dice:6,4"),
        does("/winds what:channel dice:1"),
    ),
    sequence(
        "A Hex is for enemies and an Augment for friends",
        "Their types say whom they may have as a target [L852-854, L872-874].",
        MEETS,
        phases("magic"),
        does("/winds dice:6,4"),
        refuses("/cast wizard:Mage spell:fireball target:Guard dice_used:2", "same-side"),
        refuses("/cast wizard:Mage spell:flaming-swords target:Mob dice_used:2", "other-side"),
        does("/cast wizard:Mage spell:flaming-swords target:Guard dice_used:2 dice:5,6", cast=True),
    ),
    sequence(
        "The effect of a spell is that of the spell cast, on whom it was cast at",
        "Its effects are resolved, then its attribute, unless it was dispelled [L981-983, L1035].",
        MEETS,
        phases("magic"),
        refuses(EFFECT, "missing-option"),
        does("/winds dice:6,4"),
        does(f"{FIREBALL} dice:5,6", cast=True),
        does("/dispel what:let-through"),
        does(f"{EFFECT} dice:2,6,6", models_lost=2),
        does(f"{EFFECT}; target:Mob dice:1,6", models_lost=1),
        refuses(EFFECT, "missing-option"),
    ),
    sequence(
        "A spell that was dispelled leaves no effect to resolve",
        "It is as if it had not been cast [L979].",
        MEETS,
        phases("magic"),
        does("/winds dice:6,4"),
        does(f"{FIREBALL} dice:5,6", cast=True),
        does("/dispel wizard:Shaman dice_used:5 dice:6,6,5,4,3,1", dispelled=True),
        refuses(EFFECT, "missing-option"),
    ),
    sequence(
        "A miscast is that of who cast the spell",
        "The Wizard who cast with overwhelming power rolls on the table [L1001].",
        MEETS,
        phases("magic"),
        does("/winds dice:6,4"),
        does(f"{FIREBALL} dice:6,6,1", cast=True),
        does("/dispel what:let-through"),
        does(f"{EFFECT} dice:1,1"),
        refuses("/miscast wizard:Sage", "miscast-of-another"),
        does("/miscast wizard:Mage dice:5,5"),
    ),
    sequence(
        "Who flees from a charge has to run and its charger may redirect",
        "The target moves at once; whoever charged it may try to charge another [L649-657].",
        between("t9a", GUARD, MOB, WOLVES),
        phases("movement"),
        does("/charge what:declare unit:Guard target:Mob"),
        does("/charge what:reaction target:Mob unit:Guard response:flee"),
        units(Mob="flight-due", Guard="may-redirect"),
        does("/flee unit:Mob dice:3,3"),
        units(Mob="-flight-due"),
        does("/charge what:redirect unit:Guard target:Wolves dice:3,3"),
        units(Guard="-may-redirect"),
    ),
    sequence(
        "Who fails to rally or takes fright has to run",
        "A unit that fails flees at once [L743, R L679-690].",
        between("t9a", GUARD, MOB),
        phases("movement"),
        does("/unit status unit:Guard status:fleeing"),
        does("/rally unit:Guard dice:6,6", rallied=False),
        units(Guard="flight-due"),
        does("/flee unit:Guard dice:1,1"),
        does("/panic unit:Mob cause:rule dice:6,6", passed=False),
        units(Guard="-flight-due", Mob="flight-due"),
    ),
    sequence(
        "A charger that takes fright runs before it rallies and tests once for its losses",
        "A unit that fails flees at once; rally tests follow the charges [L740-744, R L679-690].",
        between("t9a", GUARD, MOB),
        phases("movement"),
        does("/charge what:declare unit:Guard target:Mob"),
        does("/charge what:reaction target:Mob unit:Guard response:hold"),
        does("/unit damage unit:Guard wounds:10"),
        does("/panic unit:Guard dice:6,6", passed=False),
        refuses("/rally unit:Guard dice:1,1", "unit-forbids-status"),
        status("-charges Mob"),
        does("/flee unit:Guard dice:1,1"),
        does("/rally unit:Guard dice:1,1", rallied=True),
        status("-Panic test to take"),
        does("/battle next", told=("-not moved",)),
    ),
    sequence(
        "A combat reform is made once and tested by how much its combat was lost",
        "The losing side tests with the same modifier as for breaking [R L625-629].",
        between("t9a", GUARD, MOB),
        phases("combat"),
        does("/unit link unit:Guard relation:contact other:Mob"),
        does(f"{FIGHT} modifier:4 dice:1,1,1,1,1,1"),
        units(Mob="beaten", Guard="-beaten"),
        does("/combat what:combat-reform unit:Mob dice:2,2", may=False, against=3),
        refuses("/combat what:combat-reform unit:Mob dice:1,1", "done-once"),
        does("/combat what:combat-reform unit:Guard", may=True),
    ),
    sequence(
        "A cannon that hit waits for its models to be counted",
        "The models under its line are struck [R L793-794].",
        between("t9a", CANNON, MOB),
        phases("shooting"),
        does("/warmachine what:cannon unit:Cannon target:Mob distance:20 dice:6,3", state="landed"),
        status(TO_COUNT),
        does("/warmachine what:ball unit:Cannon target:Mob touched:2 dice:1"),
        status(f"-{TO_COUNT}"),
    ),
    sequence(
        "Models under a shot that nobody counted are told as the phase ends",
        "Each model under the line or the template is hit [R L784-794].",
        between("t9a", CANNON, CATAPULT, MOB),
        phases("shooting"),
        does("/warmachine what:cannon unit:Cannon target:Mob distance:20 dice:6,3", state="landed"),
        does(
            "/warmachine what:catapult unit:Trebuchet target:Mob distance:20 dice:1,1",
            state="landed",
        ),
        Step(
            ("/battle next phase:combat",),
            told=("Not done before", TO_COUNT, TO_COUNT.replace("Cannon", "Trebuchet")),
        ),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)


async def test_what_is_due_stands_on_the_button_that_ends_a_phase(
    alice: Player, bruno: Player
) -> None:
    """Rallies, Panic by a spell, models under a shot [L742-744; P fire.txt; R L793-794]."""
    await alice.calls("battle start", game="t9a", side_one="Men", side_two="Orcs", house=UNASKED)
    for player, side in ((alice, "Men"), (bruno, "Orcs")):
        await player.calls("battle join", side=side)
    army = (MAGE, GUARD, CANNON, SHAMAN, MOB)
    await in_turn(*((bruno if "Orcs" in unit else alice, f"/unit add {unit}") for unit in army))
    tapper = Tapper(alice)
    await alice.calls("battle next", phase="movement")
    await in_turn((alice, "/unit status unit:Guard status:fleeing"))
    assert "Next phase (due: Guard)" in labels(await tapper.own_desk())
    await in_turn((alice, "/rally unit:Guard dice:1,1"))
    await alice.calls("battle next", phase="magic")
    jet = "/resolve spell_effect values:wizard:Mage; spell:flame-jet; target:Mob; struck:1 dice:1"
    await in_turn((alice, "/winds dice:6,4"), (alice, jet))
    assert "Next phase (due: Mob)" in labels(await tapper.own_desk())
    await in_turn((bruno, "/panic Mob cause:spell dice:1,1"))
    await alice.calls("battle next", phase="shooting")
    shot = await alice.types("/warmachine what:cannon unit:Cannon target:Mob distance:20 dice:6,3")
    assert "press “Models struck”" in shot.text
    assert "Models struck" in shot.buttons
    shown = labels(await tapper.own_desk())
    assert "Next phase (due: Cannon)" in shown
    assert "Models struck: Cannon" in shown
    await in_turn((alice, "/warmachine what:ball unit:Cannon target:Mob touched:2 dice:1"))
    assert "Next phase" in labels(await tapper.own_desk())
