"""Sequences of commands of Warhammer: pursuers charged, disorder, commanders, magic, stupidity."""

from __future__ import annotations

from tests.bot.e2e.games.whfb2.test_sequences_of_second_edition import BARON, GUARD, MEN, MOB
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.sequences import (
    Sequence,
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

GOBS = MOB.replace("Mob", "Gobs")
MAGE = (
    "Mage 1 M10 WS3 BS3 S3 T3 W3 I3 A1 Ld9 Int9 Cl9 WP9 Lv4 MP40 MaxMP40 "
    "[wizard, character] side:Men"
)

REAR = "/charge Gobs target:Guard distance:15 facing:rear response:"
BEATEN = "/combat Guard what:rout enemy:Mob cause:combat pushed:yes followed:"

SEQUENCES = (
    sequence(
        "Pursuers that are charged stop and rout if they are beaten",
        "A charge ends a pursuit; pursuers pushed back and followed rout at once [L2026-2033].",
        between("whfb2", GUARD, MOB, GOBS),
        phases("combat"),
        does("/unit status Mob status:fleeing"),
        does("/pursue Guard what:pursuit enemy:Mob", contact="keeps"),
        phases("movement"),
        refuses(f"{REAR}flee", "act-barred"),
        refuses(f"{REAR}stand-and-shoot", "shooters-pursuing"),
        does(f"{REAR}hold", outcome="contact"),
        units(Guard="engaged"),
        phases("combat"),
        does("/combat Guard what:rout enemy:Gobs cause:combat pushed:yes followed:yes", routs=True),
        units(Guard="fleeing -pursuing -engaged", Mob="-pursued"),
    ),
    sequence(
        "The disorganised rout without a test if they are beaten",
        "Pushed back and followed in their first round they rout automatically [L2004-2008].",
        between("whfb2", GUARD, MOB),
        phases("combat"),
        does("/unit link Guard other:Mob"),
        does("/unit status Guard status:disorganised"),
        does(f"{BEATEN}no", routs=False),
        does(f"{BEATEN}yes", routs=True),
        units(Guard="fleeing -disorganised"),
    ),
    sequence(
        "A commander lends his leadership until he is gone",
        "A unit tests on the Leadership of who commands it [L2932-2937].",
        between("whfb2", GUARD, BARON, MOB),
        does("/unit join Baron unit:Guard"),
        does("/resolve take_command values:character:Baron; unit:Guard; leader_ld:7"),
        phases("shooting"),
        does("/unit damage Guard wounds:6"),
        does("/combat Guard what:rout cause:losses fallen:6 dice:4,5", routs=False),
        does("/unit damage Baron wounds:1"),
        units(Baron="destroyed"),
        phases("magic"),
        does("/unit damage Guard wounds:6"),
        does("/combat Guard what:rout cause:losses fallen:6 dice:4,5", routs=True),
        units(Guard="fleeing"),
    ),
    sequence(
        "A wizard casts once a phase and his aura ends by a touch",
        "A wizard wears one aura, which a magic weapon destroys [L4780-4790, L5080-5089].",
        between("whfb2", MAGE, MOB),
        phases("magic"),
        does("/cast wizard:Mage spell:aura-of-resistance"),
        units(Mage="aura-of-resistance"),
        refuses("/cast wizard:Mage spell:fireball target:Mob", "done-once"),
        does("/dispel what:aura unit:Mage by:magic-arrow", ended=False),
        units(Mage="aura-of-resistance"),
        does("/dispel what:aura unit:Mage by:magic-weapon", ended=True),
        units(Mage="-aura-of-resistance"),
        phases("movement", "magic", "movement", "magic"),
        does("/cast wizard:Mage spell:fireball target:Mob quantity:1 dice:1,1"),
    ),
    sequence(
        "The stupid do not shoot and nobody leaves them",
        "Stupid troops do not shoot, and characters do not leave them [L2289-2300, L2908].",
        between("whfb2", GUARD.replace(" side", " [stupidity, short-bow] side"), BARON, MOB),
        does("/unit join Baron unit:Guard"),
        phases("movement"),
        does("/psychology Guard what:stupidity dice:6,6", passed=False),
        units(Guard="stupid"),
        refuses("/unit leave Baron", "leave-barred"),
        phases("shooting"),
        refuses("/shoot Guard target:Mob distance:15", "shooters-stupid"),
    ),
    sequence(
        "A charge in the rear of who fights shakes it",
        "A unit that fights is shaken by a charge from behind, and cannot pursue [L2355-2366].",
        between("whfb2", GUARD, MOB, GUARD.replace("Guard", "Pikes")),
        phases("movement"),
        does("/charge Guard target:Mob distance:15 response:hold facing:front"),
        does(
            "/charge Pikes target:Mob distance:15 response:hold facing:rear",
            buttons=("Panic test",),
        ),
        does("/panic Mob cause:rear-charge dice:6,6", passed=False),
        units(Mob="panicked engaged"),
        phases("combat"),
        status("Guard, Pikes against Mob"),
        does("/unit link Pikes clear:yes"),
        does("/unit link Guard clear:yes"),
        does("/unit status Guard status:fleeing"),
        refuses("/pursue Mob what:pursuit enemy:Guard", "act-barred"),
        phases("movement"),
        units(Mob="-panicked"),
    ),
    sequence(
        "Pursuers strike once a turn until nobody is left",
        "Pursuers have a free attack a turn; then they are disorganised [L2018-2024].",
        between("whfb2", GUARD, f"Mob 2 {MEN} side:Orcs"),
        phases("combat"),
        does("/unit status Mob status:fleeing"),
        does("/pursue Guard what:pursuit enemy:Mob", contact="keeps", free_attack=True),
        phases("movement"),
        does("/pursue Guard what:free-attack enemy:Mob fighting:2 dice:6,6", buttons=("Pursuit",)),
        units(Mob="destroyed"),
        does("press Pursuit"),
        units(Guard="disorganised -pursuing"),
    ),
    sequence(
        "Who left the table in rout is gone for good",
        "Troops in rout that reach an edge never come back [L1952-1953].",
        between("whfb2", GUARD, BARON, MOB),
        does("/unit join Baron unit:Guard"),
        phases("movement"),
        does("/unit status Guard status:fleeing"),
        does("/flee Guard what:rout edge:15", off_table=True),
        units(Guard="destroyed", Baron="destroyed"),
        phases("rally"),
        refuses("/rally Guard", "unit-destroyed"),
    ),
    sequence(
        "Who is frenzied never routs and always follows",
        "Frenzied troops test for no rout while their combat lasts [L2330-2344].",
        between("whfb2", GUARD, MOB),
        phases("movement"),
        does("/unit status Guard status:frenzied"),
        does("/charge Guard target:Mob distance:15 response:hold", outcome="contact"),
        phases("combat"),
        does(
            f"{BEATEN}yes",
            routs=False,
            why="frenzied",
        ),
        phases("movement"),
        units(Guard="frenzied"),
        does("/unit link Guard clear:yes"),
        units(Guard="-frenzied -engaged"),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)
