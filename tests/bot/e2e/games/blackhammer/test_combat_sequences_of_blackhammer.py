"""Sequences of close combats of BlackHammer: what a round leaves to the next, and to a pursuit."""

from __future__ import annotations

from tests.bot.e2e.hall import Hall
from tests.bot.e2e.sequences import (
    Sequence,
    between,
    does,
    each_of,
    looks,
    phases,
    played,
    refuses,
    sequence,
    status,
    table,
    undoes,
    units,
)

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 PU1 Wide5"
KNIGHTS = "Knights 6 M8 WS4 BS3 S4 T3 W1 I2 A1 Ld8 PU2 Wide6 side:Men"
SPEARS, AXES = f"Spears 20 {MEN} side:Men", f"Axes 20 {MEN} side:Men"
BOYZ, GOBS = f"Boyz 20 {MEN} side:Orcs", f"Gobs 20 {MEN} side:Orcs"
BANNER = BOYZ.replace(" side", " Pts100 [standard] side")
TROLLS = "Trolls 6 M6 WS3 BS1 S5 T4 W3 I1 A3 Ld4 PU3 Wide6 [fear] side:Men"
LORD = "M4 WS5 BS5 S4 T4 W2 I5 A3 Ld10 PU1"
BEATS = "/combat {} what:break enemy:{} lost_by:5 dice:6,6"
ROUT = (
    does("/unit link Knights other:Boyz"),
    phases("close-combat"),
    does(BEATS.format("Boyz", "Knights"), broken=True),
)
"""Knights that have broken an enemy."""

SEQUENCES = (
    sequence(
        "Sixes alone hit what a stronger unit failed its Fear of and in one phase only",
        "A unit of no less power holds, and hits on 6s in the first phase of combat [L2006].",
        between("blackhammer", f"Ghouls 10 {MEN} [fear] side:Men", BOYZ.replace("Ld7", "Ld5")),
        phases("movement"),
        does("/charge Ghouls target:Boyz distance:6 response:hold dice:6,6", outcome="contact"),
        phases("close-combat"),
        does(
            "/fight Ghouls enemy:Boyz fighting:2 enemy_fighting:2 dice:1,1,5,5,1,1",
            told=("To hit 6+: 5 5",),
        ),
        units(Boyz="-hits-on-sixes won-last-round"),
        phases("magic", "close-combat"),
        does(
            "/fight Ghouls enemy:Boyz fighting:2 enemy_fighting:2 dice:5,5,1,1,1,1,1,1",
            told=("To hit 4+: 5 5",),
        ),
    ),
    sequence(
        "A beaten unit loses its Frenzy and fears again in the same test",
        "Frenzy is lost before the test, so that Fear adds its 2 [L2010, L2030].",
        between("blackhammer", TROLLS, f"Mad 8 {MEN} [frenzy] side:Orcs"),
        does("/unit link Trolls other:Mad"),
        phases("close-combat"),
        # 3 wounds and greater numbers against nothing: 4 and 2 for Fear, where 7 less 6 is too low.
        does(
            "/fight Trolls enemy:Mad fighting:1 enemy_fighting:1 dice:1,1,6,6,6,6,6,6,1,1,3,3",
            told=("Frenzy is lost", "6 added to the dice"),
        ),
        units(Mad="destroyed"),
    ),
    sequence(
        "Who lost its Frenzy may hold back and panics",
        "Its fighters are ordinary ones for the rest of the battle [L2030, L2034].",
        between("blackhammer", SPEARS.replace(" side", " [frenzy] side"), BANNER, AXES),
        does("/unit link Spears other:Boyz"),
        phases("close-combat"),
        does("/fight Spears enemy:Boyz fighting:0 enemy_fighting:1 dice:1,1,1"),
        units(Spears="-frenzy engaged"),
        phases("magic", "close-combat"),
        does(BEATS.format("Boyz", "Spears"), broken=True),
        does("/pursue Spears what:restrain dice:1,1", pursues=False),
        phases("movement"),
        does("/panic Spears cause:destroyed friend:Axes distance:3 dice:6,6", passed=False),
    ),
    sequence(
        "Ranks are lost to an enemy in the flank until it is too weak",
        "Ranks are counted before the blows, a flank after them [L1890-1906].",
        between("blackhammer", SPEARS.replace("I3", "I4"), BOYZ, f"Rats 5 {MEN} side:Orcs"),
        does("/unit link Spears other:Boyz"),
        does("/unit link Rats other:Spears facing:flank"),
        phases("close-combat"),
        # The five Rats take the ranks; one falls, and the four left attack no flank: 5 against 1.
        does(
            "/fight Spears enemy:Boyz;Rats fighting:1,1 enemy_fighting:1,1 dice:1,6,6,1,1,1",
            told=("-flank", "cohesion +1", "Won by Boyz & Rats, 5 to 1"),
        ),
        table(Rats={"models": 4}),
        phases("magic", "close-combat"),
        does(
            "/fight Spears enemy:Boyz;Rats fighting:1,1 enemy_fighting:1,1 dice:1,1,1,1,1,1",
            told=("Spears: ranks +3", "-cohesion", "Won by Boyz & Rats, 4 to 3"),
        ),
    ),
    sequence(
        "A lone survivor gives nothing for his flank",
        "An enemy of a single model has neither flank nor rear [L2688].",
        between("blackhammer", SPEARS, f"Boyz 2 {MEN.replace('Ld7', 'Ld10')} side:Orcs"),
        does("/unit link Spears other:Boyz facing:flank"),
        phases("close-combat"),
        # A wound, three ranks, cohesion and greater numbers make six; a flank would make seven.
        does(
            "/fight Spears enemy:Boyz fighting:1 enemy_fighting:0 dice:6,6,2,2",
            told=("Won by Spears, 6 to 0", "-flank"),
        ),
        units(Boyz="engaged -destroyed"),
    ),
    sequence(
        "Wounds of a round are carried into the next",
        "Whole models go first, and what is left over is noted [L1324].",
        between(
            "blackhammer",
            SPEARS,
            "Ogres 4 M6 WS3 S5 T4 W3 I1 A3 Ld9 PU3 Wide4 [unbreakable] side:Orcs",
        ),
        does("/unit link Spears other:Ogres"),
        phases("close-combat"),
        does("/fight Spears enemy:Ogres fighting:4 enemy_fighting:0 dice:6,6,6,6,6,6,6,6"),
        table(Ogres={"models": 3, "carried": 1}),
        phases("magic", "close-combat"),
        does("/fight Spears enemy:Ogres fighting:2 enemy_fighting:0 dice:6,6,6,6"),
        table(Ogres={"models": 2, "carried": 0}),
    ),
    sequence(
        "An overrun into an enemy is a charge fought in the next phase",
        "The new combat waits, and the slower strike first in it [L1934, L1946-1956].",
        between("blackhammer", KNIGHTS, f"Imp 1 {MEN} side:Orcs", BOYZ),
        phases("movement"),
        does("/charge Knights target:Imp distance:10 response:hold", outcome="contact"),
        phases("close-combat"),
        does("/fight Knights enemy:Imp fighting:1 enemy_fighting:0 dice:6,6"),
        does("/pursue Knights what:overrun dice:4,4,4", distance=12),
        refuses("/pursue Knights what:overrun dice:1,1,1", "act-barred"),
        does("/pursue Knights what:new-enemy enemy:Boyz distance:5", fights_now=False),
        refuses("/fight Knights enemy:Boyz fighting:1 enemy_fighting:1", "act-barred"),
        status("-Combat to fight"),
        phases("movement", told=("-Has not fought",)),
        refuses("/resolve march values:unit:Boyz", "act-barred"),
        phases("close-combat"),
        does(
            "/fight Boyz enemy:Knights fighting:1 enemy_fighting:1 dice:1,1,1,1",
            told=("Knights against Boyz: 1 model", "Won by Boyz, 5 to 0"),
        ),
    ),
    sequence(
        "Who pursued neither pursues again nor overruns",
        "A pursuit happens when the enemy breaks, and once; nobody was wiped out [L1930-1934].",
        between("blackhammer", KNIGHTS, BOYZ),
        phases("movement"),
        does("/charge Knights target:Boyz distance:10 response:hold"),
        phases("close-combat"),
        does(BEATS.format("Boyz", "Knights"), broken=True),
        does("/pursue Knights what:pursuit enemy:Boyz dice:6,5,1,2,1", escaped=1),
        refuses("/pursue Knights what:overrun dice:1,1,1", "act-barred"),
        refuses("/pursue Knights what:pursuit enemy:Boyz dice:1,1,6,6,6", "done-once"),
        units(Boyz="fleeing -destroyed"),
    ),
    sequence(
        "Pursuers destroy who flees from them and run on into the next",
        "A new enemy that flees is measured from where it stood; its banner is not taken [L1952].",
        between("blackhammer", KNIGHTS, BOYZ, GOBS.replace(" side", " [standard] side"), SPEARS),
        *ROUT,
        does("/pursue Knights what:pursuit enemy:Boyz dice:6,5,4,4,4"),
        does(
            "/pursue Knights what:new-enemy enemy:Gobs distance:5 pursuit:12 response:flee "
            "dice:1,2",
            caught=True,
        ),
        units(Boyz="destroyed", Gobs="destroyed", Knights="-holds-standard -engaged"),
    ),
    sequence(
        "Pursuers strike among chargers by Initiative and pursue no more",
        "Chargers of both sides strike first, by Initiative; who fought twice stays [L1956-1958].",
        between("blackhammer", KNIGHTS, SPEARS, BOYZ, GOBS.replace("I3", "I4")),
        phases("movement", "magic", "movement"),
        does("/unit link Knights other:Boyz"),
        does("/charge Gobs target:Spears distance:6 response:hold", outcome="contact"),
        phases("close-combat"),
        does(BEATS.format("Boyz", "Knights"), broken=True),
        does("/pursue Knights what:pursuit enemy:Boyz dice:6,5,1,2,1"),
        does("/pursue Knights what:new-enemy enemy:Gobs distance:3", fights_now=True),
        # Gobs, then Knights, then Spears; 32 against 20 wins by one, and only Spears pursue.
        does(
            "/fight Knights;Spears enemy:Gobs fighting:1,1 enemy_fighting:1,1 "
            "dice:1,1,6,1,1,6,6,2,2,3,3",
            told=("Knights: To wound 3+: 1", "Spears: Pursuit: 3 3"),
        ),
        units(Gobs="destroyed", Knights="fought-on -engaged", Spears="pursued"),
    ),
    sequence(
        "A standard is captured and lost again with its captor",
        "Breaking its holder takes it out of play; the bearer does not get it back [L2288-2296].",
        between("blackhammer", KNIGHTS, BANNER, GOBS),
        *ROUT,
        units(Boyz="-standard fleeing"),
        does("/pursue Knights what:pursuit enemy:Boyz dice:6,6,1,2,1", escaped=1),
        units(Knights="holds-standard"),
        phases("movement"),
        does("/rally Boyz dice:1,1", rallied=True),
        units(Boyz="-standard"),
        phases("close-combat"),
        does("/unit link Gobs other:Knights"),
        does(BEATS.format("Knights", "Gobs"), broken=True),
        units(Knights="-holds-standard fleeing", Gobs="-holds-standard"),
    ),
    sequence(
        "A standard that nobody pursued is nobody's",
        "Without a pursuit it is lost and not captured [L2288].",
        between("blackhammer", KNIGHTS, BANNER),
        *ROUT,
        does("/pursue Knights what:restrain dice:1,1", pursues=False),
        does("/flee Boyz dice:3,3"),
        phases("movement"),
        units(Boyz="-standard -standard-at-stake", Knights="-holds-standard"),
    ),
    sequence(
        "The battle standard is lost with the unit of its bearer",
        "He flees with it, and neither rolls again for anybody once he rallied [L2316-2332].",
        between(
            "blackhammer",
            SPEARS.replace(" side", " [standard] side"),
            f"Bearer 1 {LORD} [character, battle-standard] side:Men",
            KNIGHTS.replace("side:Men", "side:Orcs"),
        ),
        does("/unit join Bearer unit:Spears"),
        does("/unit link Knights other:Spears"),
        phases("close-combat"),
        does("/combat Spears what:break enemy:Knights lost_by:5 dice:6,6,6,6", broken=True),
        does("/pursue Knights what:pursuit enemy:Spears dice:6,6,1,1,1", escaped=1),
        units(Knights="holds-standard holds-battle-standard", Bearer="-battle-standard fleeing"),
        phases("start-of-turn", "movement", "start-of-turn", "movement"),
        does("/rally Spears dice:1,1", rallied=True),
        phases("close-combat"),
        does("/unit link Knights other:Spears"),
        does("/combat Spears what:break enemy:Knights lost_by:1 dice:6,6", broken=True),
    ),
    sequence(
        "Who hides lends no Leadership until the phase is over",
        "He comes back as the phase of combat ends [L2124].",
        between(
            "blackhammer",
            SPEARS.replace("Ld7", "Ld5"),
            f"Baron 1 {LORD} [character, general] side:Men",
            BOYZ,
            f"Chief 1 {LORD} [character] side:Orcs",
        ),
        does("/unit join Baron unit:Spears"),
        does("/unit join Chief unit:Boyz"),
        does("/unit link Spears other:Boyz"),
        phases("movement", "start-of-turn", "close-combat"),
        does("/resolve challenge values:unit:Chief enemy:Baron answer:refuse"),
        does("/combat Spears what:break enemy:Boyz lost_by:1 dice:1,3", broken=False, ld=5),
        phases("movement", "close-combat"),
        units(Baron="-hides"),
        does("/combat Spears what:break enemy:Boyz lost_by:1 dice:4,5", broken=False, ld=10),
    ),
    sequence(
        "Overkill counts once and takes the Leadership with the dead",
        "A hero slain in a challenge counts his wound and up to five more [L1908, L2128].",
        between(
            "blackhammer",
            SPEARS.replace("Ld7", "Ld5"),
            f"Baron 1 {MEN.replace('Ld7', 'Ld10').replace('I3', 'I1')} [character] side:Men",
            BOYZ,
            f"Chief 1 {LORD.replace('A3', 'A4')} [character] side:Orcs",
        ),
        does("/unit join Baron unit:Spears"),
        does("/unit join Chief unit:Boyz"),
        does("/unit link Spears other:Boyz"),
        phases("close-combat"),
        does("/resolve challenge values:unit:Baron enemy:Chief answer:accept"),
        # One wound, overkill 3 and 21 against 20: lost by five on Leadership 5.
        does(
            "/fight Spears;Baron enemy:Boyz;Chief fighting:0,1 enemy_fighting:0,1 "
            "dice:6,6,6,6,6,6,6,6,6,6,1,1",
            told=("overkill +3", "8 to 3"),
        ),
        units(Baron="destroyed", Spears="fleeing", Chief="-in-challenge"),
    ),
    sequence(
        "Hatred re-rolls in the first round of a combat alone",
        "After it the hateful fight as anybody does [L2036].",
        between("blackhammer", f"Dwarfs 20 {MEN} [hatred] side:Men", BOYZ),
        phases("movement"),
        does("/charge Dwarfs target:Boyz distance:6 response:hold"),
        phases("close-combat"),
        does(
            "/fight Dwarfs enemy:Boyz fighting:1 enemy_fighting:1 dice:1,1,1", told=("re-rolled",)
        ),
        phases("magic", "close-combat"),
        does(
            "/fight Dwarfs enemy:Boyz fighting:1 enemy_fighting:1 dice:1,1,1", told=("-re-rolled",)
        ),
        does("/pursue Dwarfs what:restrain", pursues=False, may_pursue=False),
    ),
    sequence(
        "Who won the last round strikes first at equal Initiative",
        "A die decides where nobody has won yet [L1374-1378].",
        between("blackhammer", f"Spears 10 {MEN} side:Men", f"Boyz 9 {MEN} side:Orcs"),
        does("/unit link Spears other:Boyz"),
        phases("close-combat"),
        does(
            "/fight Spears enemy:Boyz fighting:1 enemy_fighting:1 dice:6,1,1,1,1",
            told=("Equal Initiative (1-3",),
        ),
        units(Spears="won-last-round"),
        phases("magic", "close-combat"),
        does(
            "/fight Spears enemy:Boyz fighting:1 enemy_fighting:1 dice:1,1,1,1",
            told=("whoever won the last round strikes first",),
        ),
    ),
    sequence(
        "A musician makes a draw a defeat by one",
        "The side that alone has one wins by a point [L2300].",
        between("blackhammer", SPEARS.replace(" side", " [musician] side"), BOYZ),
        does("/unit link Spears other:Boyz"),
        phases("close-combat"),
        # 7 and 1 fail against 7; the flight of 2 is caught by 3.
        does(
            "/fight Spears enemy:Boyz fighting:0 enemy_fighting:1 dice:1,6,1,1,1,1,2",
            told=("the musician decides",),
        ),
        units(Boyz="destroyed", Spears="pursued"),
    ),
    sequence(
        "Fear weighs all who fight on either side",
        "The losers together against those who cause Fear together, whoever won [L2010].",
        between("blackhammer", TROLLS, AXES, f"Boyz 10 {MEN} side:Orcs", GOBS),
        does("/unit link Trolls other:Boyz"),
        does("/unit link Gobs other:Trolls"),
        does("/unit link Axes other:Boyz"),
        phases("close-combat"),
        does("/combat Boyz what:break enemy:Trolls lost_by:1 dice:3,3", broken=False, added=1),
        undoes(),
        does("/unit damage Gobs models:13"),
        # 17 against 18: what the Axes have won is lost to the Trolls beside them as well.
        does("/combat Boyz what:break enemy:Axes lost_by:1 dice:3,2", broken=True, added=3),
    ),
    sequence(
        "Points follow the standard and the flight of its captor",
        "Half of a unit is worth half, rounded up; captors in flight hold nothing [L478-494].",
        between(
            "blackhammer",
            KNIGHTS.replace(" side", " Pts200 side"),
            BOYZ.replace(" side", " Pts101 [standard] side"),
            f"Chief 1 {LORD} Pts80 [character, general] side:Orcs",
            GOBS.replace(" side", " Pts75 side"),
        ),
        does("/unit damage Gobs models:10"),
        does("/unit join Chief unit:Boyz"),
        *ROUT,
        does("/pursue Knights what:pursuit enemy:Boyz dice:1,1,3,2,1"),
        looks("/score show", told=("Men 369 · Orcs 0",)),
        does("/unit status Knights status:fleeing"),
        looks("/score show", told=("Men 319 · Orcs 200",)),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)
