"""Sequences of commands of The 9th Age: redirected charges, new enemies, terror, duels."""

from __future__ import annotations

from tests.bot.e2e.games.t9a.test_sequences_of_ninth_age import MEN, MOB, REACTION, SPEARS, SWORDS
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

GOBS = f"Gobs 20 {MEN} side:Orcs"
AGAIN = "/combat {} what:challenge enemy:Brute answer:accept"
_HEROES = {"Lord": "Men", "Heir": "Men", "Boss": "Orcs", "Brute": "Orcs"}
_UNITS = {"Men": "Swords", "Orcs": "Mob"}
HEROES = between(
    "t9a",
    SWORDS,
    MOB,
    *(f"{name} 1 {MEN} [character] side:{side}" for name, side in _HEROES.items()),
)
DUEL = (
    *(does(f"/unit join {name} unit:{_UNITS[side]}") for name, side in _HEROES.items()),
    phases("combat"),
    does("/unit link Swords other:Mob"),
    does("/combat Lord what:challenge enemy:Boss answer:accept"),
)
"""Two heroes of either side in a combat, of whom the first of each fight a challenge."""

SEQUENCES = (
    sequence(
        "A charge is redirected once a turn",
        "A unit redirects once; where the new target flees too it charges either [L657].",
        between("t9a", SWORDS, MOB, GOBS, MOB.replace("Mob", "Rats")),
        phases("movement"),
        does(REACTION.format("Swords", "Mob", "flee")),
        does("/charge what:redirect unit:Swords target:Gobs dice:2,2", passed=True),
        units(Swords="redirected"),
        does(REACTION.format("Swords", "Gobs", "flee")),
        refuses("/charge what:redirect unit:Swords target:Rats", "already-redirected"),
        refuses("/charge Swords target:Mob distance:8 dice:5,5", "flight-first"),
        does("/flee Mob dice:1,1"),
        does("/charge Swords target:Mob distance:8 dice:5,5", outcome="caught"),
        units(Mob="destroyed"),
        status("-Swords at"),
    ),
    sequence(
        "Who fails to redirect goes after the unit that fled",
        "A failed test leaves the charge at the unit that fled, which may get away [L657, L693].",
        between("t9a", SWORDS, MOB, GOBS),
        phases("movement"),
        does(REACTION.format("Swords", "Mob", "flee")),
        does("/flee Mob dice:6,6"),
        does("/charge what:redirect unit:Swords target:Gobs dice:6,6", passed=False),
        status("Swords at Mob"),
        does("/charge Swords target:Mob distance:16 dice:2,5", outcome="failed", moved=5),
        units(Mob="fleeing -engaged"),
    ),
    sequence(
        "A pursuit into another enemy is a charge fought in the next turn",
        "It charges who stands in its way; that combat is fought next turn [R L613-615].",
        between("t9a", SWORDS, MOB, GOBS),
        phases("combat"),
        does("/unit link Swords other:Mob"),
        does("/combat Mob what:break enemy:Swords lost_by:5 dice:5,5", outcome="breaks"),
        does("/pursue Swords what:pursuit enemy:Mob dice:5,5,1,1"),
        units(Mob="fleeing"),
        does("/pursue Swords what:new-enemy enemy:Gobs", charges=True, fights_now=False),
        units(Swords="charged engaged", Gobs="engaged"),
        phases("movement"),
        refuses("/move Gobs what:simple", "act-barred"),
        phases("combat"),
        status("Gobs"),
        does("/fight Gobs fighting:1 enemy_fighting:1 dice:1,1,1,1,2,2", told=("charge",)),
    ),
    sequence(
        "Who charged and wiped its enemy out may overrun",
        "Only a unit in its first round after a charge overruns [R L604, L608].",
        between("t9a", SWORDS, SPEARS, f"Imp 1 {MEN} side:Orcs", GOBS),
        phases("movement"),
        does("/charge Swords target:Imp distance:6 dice:3,3", outcome="contact"),
        phases("combat"),
        does("/fight Swords fighting:1 enemy_fighting:1 dice:6,6,1,6,1", buttons=("Overrun",)),
        units(Imp="destroyed"),
        does("/pursue Swords what:overrun dice:3,4", may=True, distance=7),
        does("/pursue Spears what:overrun", may=False),
    ),
    sequence(
        "Terror in a charge puts its target to flight",
        "A target that fails the Panic test of Terror flees from the charge [R L1059].",
        between("t9a", f"Drake 1 {MEN} [terror] side:Men", MOB),
        phases("movement"),
        does("/psychology Mob what:terror enemy:Drake dice:6,6"),
        units(Mob="fleeing"),
        refuses(REACTION.format("Drake", "Mob", "hold"), "response-not-allowed"),
        does(REACTION.format("Drake", "Mob", "flee")),
        does("/charge Drake target:Mob distance:8 dice:5,5", outcome="caught"),
    ),
    sequence(
        "A machine in panic stays and does not shoot next",
        "A War Machine that panics does not shoot in its next Shooting Phase [R L747].",
        between("t9a", f"Engine 1 {MEN} [war-machine, cannon] side:Men", SWORDS, MOB),
        phases("movement"),
        does("/panic Engine cause:destroyed distance:5 dice:6,6", passed=False),
        units(Engine="no-shooting -fleeing"),
        phases("shooting"),
        refuses("/warmachine Engine target:Mob what:cannon distance:10", "shooters-no-shooting"),
        phases("movement", "shooting", "movement"),
        units(Engine="-no-shooting"),
    ),
    sequence(
        "Who declared a charge takes no test of frenzy",
        "Frenzied units without a charge test, and must charge if they fail [R L1018].",
        between("t9a", SWORDS.replace(" side", " [frenzy] side"), MOB),
        phases("movement"),
        status("Frenzied"),
        does(REACTION.format("Swords", "Mob", "hold")),
        status("-Frenzied"),
        does("/charge Swords target:Mob distance:8 dice:2,3", outcome="contact"),
        units(Swords="engaged"),
    ),
    sequence(
        "The stupid stumble and do nothing of their own will",
        "Units that fail the test neither move, charge nor shoot in that turn [R L1057].",
        between("t9a", SWORDS.replace(" side", " [stupidity, shortbow] side"), MOB),
        phases("movement"),
        does("/psychology Swords what:stupidity dice:6,6,3"),
        refuses("/move Swords what:simple", "act-barred"),
        refuses("/charge Swords target:Mob distance:5", "act-barred"),
        phases("shooting"),
        refuses("/shoot Swords target:Mob distance:5", "shooters-stupid"),
        phases("movement", "shooting", "movement"),
        does("/psychology Swords what:stupidity dice:1,1"),
        does("/move Swords what:simple"),
    ),
    sequence(
        "Who lies in ambush is no target and does not march as it comes",
        "Ambushers arrive from the second turn on, on 3 or more, without a March [L758; R L990].",
        between("t9a", SWORDS, GOBS.replace(" side", " [ambush] side")),
        does("/unit status Gobs status:off-table"),
        phases("movement"),
        refuses("/shoot Swords target:Gobs weapon:longbow distance:9", "target-off-table"),
        refuses("/move Gobs what:ambush", "no-ambush-yet"),
        phases("combat", "movement", "combat", "movement", "combat", "movement"),
        does("/move Gobs what:ambush dice:3", arrived=1),
        units(Gobs="-off-table moved"),
        refuses("/move Gobs what:march", "act-barred"),
    ),
    sequence(
        "A garrison neither charges nor pursues and comes out first",
        "Nobody charges from inside, and a garrison never pursues [R L928-942].",
        between("t9a", SWORDS.replace(" side", " [infantry] side"), MOB),
        phases("movement"),
        does("/unit status Swords status:in-building"),
        refuses("/charge Swords target:Mob distance:5", "act-barred"),
        refuses("/move Swords what:march", "act-barred"),
        phases("combat"),
        does("/unit link Mob other:Swords"),
        does("/combat Mob what:break enemy:Swords lost_by:5 dice:5,5", outcome="breaks"),
        units(Swords="in-building -engaged"),
        refuses("/pursue Swords what:pursuit enemy:Mob", "act-barred"),
        phases("movement", "combat", "movement"),
        does("/move Swords what:leave"),
        units(Swords="-in-building"),
        refuses("/move Swords what:simple", "act-barred"),
    ),
    sequence(
        "No other challenge is fought in a combat meanwhile",
        "One challenge at a time is fought in a combat [R L868].",
        HEROES,
        *DUEL,
        refuses(AGAIN.format("Heir"), "challenge-under-way"),
        refuses(AGAIN.format("Lord"), "challenge-under-way"),
    ),
    sequence(
        "A challenge is over once either is dead",
        "It lasts until one of the two is dead or broken [R L868].",
        HEROES,
        *DUEL,
        does("/unit damage Boss wounds:1"),
        units(Lord="-in-challenge", Swords="engaged"),
        does(AGAIN.format("Lord")),
        units(Brute="in-challenge"),
    ),
    sequence(
        "A challenge is over once either is broken",
        "Flight ends a challenge for both [R L868].",
        HEROES,
        *DUEL,
        does("/combat Mob what:break enemy:Swords lost_by:5 dice:5,5", outcome="breaks"),
        units(Lord="-in-challenge", Boss="-in-challenge"),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)
