"""Sequences of commands of The 9th Age: contacts, charges, pursuits, panic, challenges, dispels."""

from __future__ import annotations

from typing import Any

from tests.bot.e2e.hall import Hall
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
STURDY = "M4 WS3 BS3 S1 T9 W1 I3 A1 Ld7"
SWORDS, SPEARS = f"Swords 20 {MEN} side:Men", f"Spears 20 {MEN} side:Men"
MOB, GOBS = f"Mob 20 {MEN} side:Orcs", f"Gobs 20 {MEN} [shortbow] side:Orcs"
MAGE = f"Mage 1 {MEN} Lv2 [wizard, character] side:Men"
SHAMAN = f"Shaman 1 {MEN} Lv2 [wizard, character] side:Orcs"
LORD = f"Lord 1 {MEN.replace('Ld7', 'Ld9')} [character, general] side:Men"
BOSS = f"Boss 1 {MEN} [character] side:Orcs"

DECLARE = "/charge what:declare unit:{} target:{} distance:8"
REACTION = "/charge what:reaction unit:{} target:{} distance:8 response:{}"


def reacts(
    unit: str, target: str, response: str, *, buttons: tuple[str, ...] = (), **result: Any
) -> Step:
    """Declare a charge, and answer it."""
    lines = (DECLARE.format(unit, target), REACTION.format(unit, target, response))
    return Step(lines, buttons=buttons, result=result)


SEQUENCES = (
    sequence(
        "A charge that is held makes contact and one round",
        "A charge that reaches its target ends in contact, and is fought [L665, L679].",
        between("t9a", f"Swords 20 {STURDY} side:Men", f"Mob 20 {STURDY} side:Orcs"),
        phases("movement"),
        reacts("Swords", "Mob", "hold"),
        does("/charge Swords target:Mob distance:8 dice:2,3", outcome="contact"),
        units(Mob="engaged"),
        refuses("/move Swords what:simple", "act-barred"),
        phases("combat"),
        status("Swords"),
        does("/fight Swords fighting:1 enemy_fighting:1 dice:1,1,1,1,2,3"),
        refuses("/fight Swords", "done-once-unless"),
    ),
    sequence(
        "A unit stands and shoots once a turn and flees from the next",
        "A unit does so once a turn; each charge has its own answer [L649, the note at L653].",
        between("t9a", SWORDS, SPEARS, GOBS),
        phases("movement"),
        reacts("Swords", "Gobs", "stand-and-shoot"),
        units(Gobs="stood-and-shot"),
        does(DECLARE.format("Spears", "Gobs")),
        refuses(
            REACTION.format("Spears", "Gobs", "stand-and-shoot"),
            "response-not-allowed",
        ),
        reacts("Spears", "Gobs", "flee"),
        units(Gobs="fleeing"),
        does("/flee Gobs dice:3,3"),
    ),
    sequence(
        "Who stands and shoots does so before the charger moves",
        "The shots are made at once [L643-647].",
        between("t9a", SWORDS, GOBS),
        phases("movement"),
        reacts("Swords", "Gobs", "stand-and-shoot"),
        status("has not shot yet: Gobs at Swords", "stand_and_shoot:yes"),
        refuses("/charge Swords target:Gobs distance:8 dice:3,3", "shots-first"),
        does("/shoot Gobs target:Swords shots:1 distance:8 stand_and_shoot:yes dice:1"),
        units(Gobs="stood-and-shot -shots-due"),
        does("/charge Swords target:Gobs distance:8 dice:3,3", outcome="contact"),
        status("-has not shot yet"),
        refuses("/shoot Gobs target:Swords distance:8 stand_and_shoot:yes", "shooters-engaged"),
    ),
    sequence(
        "Who is engaged can only hold",
        "Units in combat have no other reaction [L640].",
        between("t9a", SWORDS, SPEARS, GOBS),
        phases("movement"),
        does("/unit link Swords other:Gobs"),
        does(DECLARE.format("Spears", "Gobs")),
        refuses(
            REACTION.format("Spears", "Gobs", "flee"),
            "response-not-allowed",
        ),
        refuses(
            REACTION.format("Spears", "Gobs", "stand-and-shoot"),
            "response-not-allowed",
        ),
        reacts("Spears", "Gobs", "hold"),
        does("/charge Spears target:Gobs distance:8 facing:flank dice:3,3"),
        phases("combat"),
        status("Swords, Spears against Gobs"),
        does("/fight Swords; Spears fighting:1,1 enemy_fighting:1,1 dice:1,1,1,1,1,1,1"),
        refuses("/fight Spears", "done-once-unless"),
    ),
    sequence(
        "Who flees flees again and is caught",
        "A fleeing unit always flees; contact removes it, with all in it [L653, L691-693].",
        between("t9a", SWORDS, SPEARS, MOB, BOSS),
        does("/unit join Boss unit:Mob"),
        phases("movement"),
        reacts("Swords", "Mob", "flee"),
        does(DECLARE.format("Spears", "Mob")),
        refuses(
            REACTION.format("Spears", "Mob", "hold"),
            "response-not-allowed",
        ),
        reacts("Spears", "Mob", "flee"),
        does("/flee Mob dice:1,1"),
        does(
            "/charge Spears target:Mob distance:8 dice:3,4",
            outcome="caught",
            buttons=("After catching a fleeing unit",),
        ),
        units(Mob="destroyed", Boss="destroyed", Spears="-engaged"),
    ),
    sequence(
        "A failed charge neither moves on nor shoots until its next turn",
        "It moves no more in the phase, and does not shoot in the one that follows [L711].",
        between("t9a", f"Bows 10 {MEN} [longbow] side:Men", MOB),
        phases("movement"),
        does("/charge Bows target:Mob distance:14 dice:1,2", outcome="failed", moved=2),
        refuses("/move Bows what:simple", "act-barred"),
        refuses("/charge Bows target:Mob distance:5", "act-barred"),
        phases("shooting"),
        refuses("/shoot Bows target:Mob distance:9", "shooters-charge-declared"),
        phases("combat", "movement"),
        phases("combat", "movement"),
        does("/move Bows what:simple"),
        phases("shooting"),
        does("/shoot Bows target:Mob distance:9"),
    ),
    sequence(
        "Who rallies does not move or shoot in that turn",
        "It may reform at once; it moves and shoots no more in that turn [L742-744].",
        between("t9a", f"Bows 10 {MEN} [longbow] side:Men", MOB),
        phases("movement"),
        does("/unit status Bows status:fleeing"),
        refuses("/move Bows what:simple", "act-barred"),
        does("/rally Bows dice:3,4", rallied=True),
        units(Bows="rallied -fleeing"),
        refuses("/move Bows what:march", "act-barred"),
        phases("shooting"),
        refuses("/shoot Bows target:Mob distance:9", "shooters-rallied"),
    ),
    sequence(
        "Who does not rally runs off and may shake friends",
        "A failed rally flees at once, off the table where its edge is met [L744, L748].",
        between("t9a", SWORDS, SPEARS, MOB),
        phases("movement"),
        does("/unit status Swords status:fleeing"),
        does("/rally Swords dice:6,6", rallied=False),
        does("/flee Swords to_edge:6 dice:3,4", destroyed=True),
        does("/panic Spears cause:destroyed friend:Swords distance:5 dice:6,6", passed=False),
        units(Spears="fleeing"),
    ),
    sequence(
        "Panic is passed once in a phase",
        "A unit that passed one in the phase takes no other in it [R L686-687].",
        between("t9a", SWORDS, MOB),
        phases("shooting"),
        does("/panic Swords cause:losses losses:5 phase_start:20 dice:3,3"),
        units(Swords="panic-passed"),
        does("/panic Swords cause:losses losses:5 phase_start:20", due=False, reason="passed"),
        phases("combat"),
        units(Swords="-panic-passed"),
    ),
    sequence(
        "Who flees casts nothing dispels nothing and lends nothing",
        "Units in flight do nothing: they neither cast nor dispel [L752].",
        between("t9a", MAGE, SWORDS, SHAMAN, MOB),
        does("/unit join Mage unit:Swords"),
        phases("magic"),
        does("/winds dice:5,4"),
        does("/unit status Swords status:fleeing"),
        units(Mage="fleeing"),
        refuses("/cast wizard:Mage spell:fireball target:Mob dice_used:2", "act-barred"),
        does("/unit status Swords status:fleeing clear:yes"),
        does("/cast wizard:Mage spell:fireball target:Mob dice_used:2 dice:5,4"),
        does("/unit status Shaman status:fleeing"),
        refuses("/dispel wizard:Shaman dice_used:2", "act-barred"),
    ),
    sequence(
        "A spell is tried once and a failed one costs the focus",
        "Each spell is tried once a phase; who fails adds no level any more [L963, L989].",
        between("t9a", MAGE, SHAMAN, MOB),
        phases("magic"),
        does("/winds dice:6,4"),
        does("/cast wizard:Mage spell:fireball target:Mob dice_used:1 dice:1", cast=False),
        units(Mage="lost-focus"),
        refuses("/cast wizard:Mage spell:fireball target:Mob dice_used:2", "spell-already-tried"),
        does("/cast wizard:Mage spell:flaming-sword dice_used:2 dice:5,5", total=10),
    ),
    sequence(
        "Who fails to dispel loses his focus for the phase",
        "A failed dispel costs its wizard his focus until the phase ends [L979, L989].",
        between("t9a", MAGE, SHAMAN, MOB),
        phases("magic"),
        does("/winds dice:6,5"),
        does("/cast wizard:Mage spell:fireball target:Mob dice_used:2 dice:6,5"),
        does("/dispel wizard:Shaman dice_used:1 dice:3", dispelled=False),
        units(Shaman="lost-focus"),
        phases("shooting"),
        units(Shaman="-lost-focus"),
    ),
    sequence(
        "A challenge is fought by two and bars another",
        "Two who fight a challenge go on with it; nobody issues another meanwhile [R L863-868].",
        between("t9a", LORD, SWORDS, BOSS, MOB, f"Second 1 {MEN} [character] side:Men"),
        does("/unit join Lord unit:Swords"),
        does("/unit join Second unit:Swords"),
        does("/unit join Boss unit:Mob"),
        phases("combat"),
        does("/unit link Swords other:Mob"),
        does("/combat Lord what:challenge enemy:Boss answer:accept"),
        units(Lord="in-challenge", Boss="in-challenge"),
        refuses("/combat Second what:challenge enemy:Boss answer:accept", "challenge-under-way"),
    ),
    sequence(
        "Who declines has no leadership until his combat is over",
        "He has Leadership 0 to the end of the turn in which the combat ends [R L865-867].",
        between("t9a", LORD, SWORDS, BOSS, MOB),
        does("/unit join Lord unit:Swords"),
        does("/unit join Boss unit:Mob"),
        phases("combat"),
        does("/unit link Swords other:Mob"),
        does("/combat Lord what:challenge enemy:Boss answer:refuse"),
        units(Boss="shirks-challenge refused-challenge"),
        phases("movement"),
        units(Boss="-shirks-challenge refused-challenge"),
        phases("combat"),
        does("/unit link Swords clear:yes"),
        units(Boss="refused-challenge -engaged"),
        phases("movement"),
        units(Boss="-refused-challenge"),
    ),
    sequence(
        "Who declines with nobody before him is fought and strikes nobody",
        "He makes no attacks in this round; nothing keeps him from being struck [R L865-867].",
        between("t9a", LORD, BOSS),
        phases("combat"),
        does("/unit link Lord other:Boss"),
        does("/combat Lord what:challenge enemy:Boss answer:refuse"),
        does("/fight Boss dice:6,6"),
        units(Boss="destroyed"),
    ),
    sequence(
        "Who breaks is out of combat and caught by its pursuer",
        "A pursuit as far as the flight, or farther, destroys the unit that fled [R L609-613].",
        between("t9a", SWORDS, MOB),
        phases("combat"),
        does("/unit link Swords other:Mob"),
        does("/combat Mob what:break enemy:Swords lost_by:4 dice:4,4", outcome="breaks"),
        units(Mob="fleeing -engaged", Swords="-engaged"),
        does("/pursue Swords what:pursuit enemy:Mob dice:2,3,3,3"),
        units(Mob="destroyed"),
    ),
    sequence(
        "A caster slain ends what he keeps in play",
        "A spell that remains in play ends once its caster is slain [L937].",
        between("t9a", MAGE, SWORDS, SHAMAN, MOB),
        phases("magic"),
        does("/winds dice:6,5"),
        does("/unit damage Mage wounds:1"),
        units(Mage="destroyed"),
        refuses("/cast wizard:Mage spell:fireball target:Mob dice_used:2", "unit-destroyed"),
    ),
    sequence(
        "A character does not leave a unit in combat and flees with it",
        "Characters share the fate of their unit: engaged, and in flight, with it [R L828-885].",
        between("t9a", LORD, SWORDS, MOB),
        does("/unit join Lord unit:Swords"),
        phases("movement"),
        does("/charge Swords target:Mob distance:5 dice:3,3", outcome="contact"),
        refuses("/unit leave Lord", "leave-barred"),
        phases("combat"),
        does("/combat Swords what:break enemy:Mob lost_by:6 dice:5,5", outcome="breaks"),
        units(Lord="fleeing -engaged", Mob="-engaged"),
    ),
    sequence(
        "Nobody pursues while another enemy holds before it",
        "Only units without an unbroken enemy in contact pursue [R L606].",
        between("t9a", SWORDS, MOB, GOBS),
        phases("combat"),
        does("/unit link Swords other:Mob"),
        does("/unit link Swords other:Gobs"),
        does("/combat Mob what:break enemy:Swords lost_by:5 dice:5,5", outcome="breaks"),
        does("/pursue Swords what:restrain", pursues=False, reason="holding"),
        refuses("/pursue Swords what:pursuit enemy:Mob", "still-in-contact"),
        refuses("/pursue Swords what:overrun", "still-in-contact"),
        does("/combat Gobs what:break enemy:Swords lost_by:5 dice:5,5", outcome="breaks"),
        does("/pursue Swords what:pursuit enemy:Gobs dice:1,1,5,5"),
        units(Gobs="destroyed"),
    ),
    sequence(
        "Who wipes one enemy out still fights the other",
        "Units in contact are in combat until nobody is before them [L763, R L604].",
        between("t9a", SWORDS, f"Imp 1 {MEN} side:Orcs", GOBS),
        phases("combat"),
        does("/unit link Swords other:Imp"),
        does("/unit link Swords other:Gobs"),
        does("/fight Swords enemy:Imp fighting:1 enemy_fighting:1 dice:6,6,1,6,1"),
        units(Imp="destroyed", Gobs="engaged"),
        status("Swords"),
        refuses("/pursue Swords what:overrun", "still-in-contact"),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)
