"""Sequences of Warhammer: shots at chargers, charges at who is in rout, skirmishers that charge."""

from __future__ import annotations

from tests.bot.e2e.games.whfb2.test_sequences_of_second_edition import BOWS, GUARD, MEN, MOB
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

KNIGHTS = f"Knights 8 {MEN.replace('M10', 'M20')} side:Orcs"
ARCHERS = BOWS.replace("20 M10", "10 M10").replace(" [short", " Wide10 [short")
DEAD = f"Dead 20 {MEN} [fear] side:Orcs"
FEW = GUARD.replace("Guard 20", "Guard 10")
SCOUTS = f"Scouts 10 {MEN} [skirmishers, short-bow] side:Men"
HUNTERS = f"Hunters 10 {MEN} [skirmishers] side:Orcs"
HITS = "dice:6,6,6,6,1,1,1,1,1,1,5,5,5,5"

SEQUENCES = (
    sequence(
        "Shots that answer a charge are known as such and fall once",
        "Who stands and shoots does so once, at -1, at long range if it must be [L1075-1083].",
        between("whfb2", KNIGHTS, ARCHERS),
        phases("rally", "movement"),
        does("/charge Knights target:Bows what:declaration"),
        does("/charge what:reaction target:Bows response:stand-and-shoot"),
        status("has not shot yet: Bows at Knights", "not moved yet: Knights at Bows"),
        does(
            f"/shoot Bows target:Knights distance:38 {HITS}",
            band="long",
            models_lost=4,
            told=("stand and shoot −1",),
        ),
        status("-has not shot yet"),
        refuses("/shoot Bows target:Knights distance:38", "done-once"),
        does("/charge Knights target:Bows distance:38", outcome="contact"),
    ),
    sequence(
        "What was measured with a charge is asked for no more",
        "Who stands and shoots does so at long range if it must be [L1079-1083].",
        between("whfb2", KNIGHTS, ARCHERS),
        phases("rally", "movement"),
        does("/charge Knights target:Bows what:declaration distance:38"),
        does("press Stand and shoot", buttons=("Shooting",)),
        does("press Shooting", band="long"),
        does("/charge Knights target:Bows", outcome="contact"),
    ),
    sequence(
        "What was measured with a charge is kept for who types each step",
        "Who stands and shoots does so from where the charger was before its charge [L1078-1083].",
        between("whfb2", KNIGHTS, ARCHERS),
        phases("rally", "movement"),
        does("/charge Knights target:Bows what:declaration distance:38"),
        does("/charge what:reaction target:Bows response:stand-and-shoot"),
        does("/charge Knights target:Bows", outcome="contact"),
        does("/shoot Bows target:Knights", band="long", told=("stand and shoot −1",)),
    ),
    sequence(
        "A charge that was measured with its answer fails as it falls short",
        "A charge goes twice as far as a move, and not farther [L1058-1066, L1098-1100].",
        between("whfb2", KNIGHTS, ARCHERS),
        phases("rally", "movement"),
        does("/charge Knights target:Bows what:declaration"),
        does("/charge what:reaction target:Bows response:hold distance:41"),
        does("/charge Knights target:Bows", outcome="failed", reach=40.0),
    ),
    sequence(
        "Shots at one charger still fall though another is there first",
        "The answer to each charge is given and resolved at once [L1067-1083].",
        between("whfb2", KNIGHTS, MOB, ARCHERS),
        phases("rally", "movement"),
        does("/charge Knights target:Bows what:declaration"),
        does("/charge Mob target:Bows what:declaration"),
        does("/charge what:reaction target:Bows unit:Knights response:stand-and-shoot"),
        does("/charge Mob target:Bows distance:15 response:hold", outcome="contact"),
        does("/shoot Bows target:Knights distance:15", told=("stand and shoot −1",)),
        does("/charge Knights target:Bows distance:15", outcome="contact"),
    ),
    sequence(
        "Shots that nobody rolled in time still fall at the charger",
        "They fall just before the charge is moved [L1078-1080].",
        between("whfb2", KNIGHTS, ARCHERS),
        phases("rally", "movement"),
        does(
            "/charge Knights target:Bows distance:15 response:stand-and-shoot",
            outcome="contact",
            buttons=("Shooting",),
        ),
        units(Bows="engaged shots-due"),
        does("press Shooting", band="short"),
        units(Bows="-shots-due"),
        refuses("/shoot Bows target:Knights distance:15", "done-once"),
        refuses("/shoot Bows target:Knights distance:15 stand_and_shoot:no", "not-its-turn"),
    ),
    sequence(
        "A charger routed by the shots at it charges no more",
        "A quarter lost at once is tested, and the routed charge nobody [L1837-1844].",
        between("whfb2", KNIGHTS, ARCHERS),
        phases("rally", "movement"),
        does("/charge Knights target:Bows what:declaration"),
        does("/charge what:reaction target:Bows response:stand-and-shoot"),
        does(f"/shoot Bows target:Knights distance:15 {HITS}", test=True),
        does("/combat Knights what:rout cause:losses dice:6,6", routs=True),
        status("-Knights at Bows"),
    ),
    sequence(
        "A charge at who routs of fear of it catches it or fails",
        "A charge fails as its enemy flees beyond its reach [L1088-1108, L2428-2429].",
        between("whfb2", FEW, DEAD),
        phases("rally", "movement"),
        does("/charge Dead target:Guard what:declaration"),
        does("/psychology what:fear unit:Guard enemy:Dead dice:6,6", stand="routs"),
        does("/charge Dead target:Guard distance:15", outcome="failed"),
        units(Dead="confused -engaged", Guard="fleeing -engaged"),
    ),
    sequence(
        "Who fled one charge runs from the next in that phase as well",
        "Fugitives whom another charger reaches are caught [L1084-1095].",
        between("whfb2", GUARD, MOB.replace("Mob", "Slow"), KNIGHTS),
        phases("rally", "movement"),
        does("/charge Slow target:Guard what:declaration"),
        does("/charge Knights target:Guard what:declaration"),
        does("/charge what:reaction target:Guard unit:Slow response:flee"),
        units(Guard="fled-charge"),
        status("-has not answered"),
        does("/charge Slow target:Guard distance:15", outcome="failed"),
        does("/charge Knights target:Guard distance:18", outcome="caught"),
        units(Guard="fleeing pursued", Knights="pursuing -engaged"),
    ),
    sequence(
        "All that charge and frighten are counted in one test of fear",
        "One test is for all, and it routs who fails before greater numbers [L2425-2433].",
        between(
            "whfb2", FEW, DEAD.replace("Dead 20", "Dead 8"), DEAD.replace("Dead 20", "Ghouls 8")
        ),
        phases("rally", "movement"),
        does("/charge Dead target:Guard distance:15 response:hold"),
        does("/charge Ghouls target:Guard distance:15 response:hold"),
        status("to be tested: Guard (by Dead)"),
        does("/psychology what:fear unit:Guard enemy:Dead dice:6,6", stand="routs"),
        status("-to be tested"),
        refuses("/psychology what:fear unit:Guard enemy:Ghouls", "done-once"),
    ),
    sequence(
        "A unit charges whom it declared to charge",
        "Charges are announced before anything is measured [L1061-1063].",
        between("whfb2", GUARD, MOB, MOB.replace("Mob", "Gobs")),
        phases("movement"),
        does("/charge Guard target:Mob what:declaration"),
        refuses("/charge Guard target:Gobs what:declaration", "charge-declared-already"),
        refuses("/charge Guard target:Gobs distance:10", "charge-declared-already"),
        refuses(
            "/charge what:reaction target:Gobs unit:Guard response:flee", "charge-declared-already"
        ),
        does("/charge Guard target:Mob distance:15", outcome="contact"),
    ),
    sequence(
        "A pursuit that a charge broke off is not stopped once more",
        "A charge interrupts the pursuit at once [L2026-2035].",
        between("whfb2", GUARD, MOB, MOB.replace("Mob", "Gobs")),
        phases("combat"),
        does("/unit link Guard other:Mob"),
        does("/combat Mob what:rout cause:choice enemy:Guard"),
        does("/pursue Guard what:pursuit enemy:Mob", contact="keeps"),
        phases("rally", "movement"),
        does("/charge Gobs target:Guard distance:10", outcome="contact"),
        refuses("/pursue Guard what:stop enemy:Mob", "unit-forbids-status"),
    ),
    sequence(
        "A unit in rout that is reached is struck from behind",
        "The routed neither defend themselves nor turn [L1088-1095, L1549-1553].",
        between("whfb2", FEW, MOB),
        does("/unit status Guard status:fleeing"),
        phases("rally", "movement"),
        does("/charge Mob target:Guard distance:15", outcome="caught", buttons=("Free attacks",)),
        units(Mob="pursuing -engaged", Guard="fleeing pursued -engaged"),
    ),
    sequence(
        "Skirmishers flee a charge and charge their like alone",
        "They always flee troops in formation, and charge but skirmishers [L1172-1181].",
        between("whfb2", SCOUTS, GUARD, MOB, HUNTERS),
        phases("movement"),
        refuses("/charge Scouts target:Mob distance:15", "skirmishers-charge"),
        does("/charge Scouts target:Hunters distance:15 response:hold", outcome="contact"),
        phases("rally", "movement"),
        does("/unit link Scouts clear:yes"),
        does("/charge Mob target:Scouts distance:15", outcome="failed", reach=20.0),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)
