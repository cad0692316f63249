"""Charges at several enemies at once, where one cannot be reached without the others [L722]."""

from __future__ import annotations

from tests.bot.e2e.games.blackhammer.situations.opening import BOWS, answers, before, declares
from tests.bot.e2e.games.blackhammer.test_combat_sequences_of_blackhammer import (
    BOYZ,
    GOBS,
    KNIGHTS,
    MEN,
    SPEARS,
    TROLLS,
)
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.sequences import (
    BRUNO,
    Sequence,
    does,
    each_of,
    phases,
    played,
    refuses,
    sequence,
    status,
    units,
)

SNOTS = f"Snots 20 {MEN} side:Orcs"
BRUTES = f"Brutes 20 {MEN} side:Orcs"


SEQUENCES = (
    sequence(
        "One move meets every enemy that a unit cannot but touch",
        "Each of them declares its own answer, and all are engaged [L722].",
        before("movement", KNIGHTS, BOYZ, GOBS, SNOTS, BRUTES),
        refuses(
            "/charge Knights target:Gobs what:declare unavoidable:yes", "charge-alongside-none"
        ),
        declares("Boyz", "distance:10"),
        refuses("/charge Knights target:Gobs what:declare", "charge-declared-already"),
        declares("Gobs", "unavoidable:yes"),
        declares("Snots", "unavoidable:yes"),
        refuses(
            "/charge Knights target:Brutes what:declare unavoidable:yes", "charge-alongside-most"
        ),
        answers("Gobs", "hold"),
        answers("Boyz", "hold"),
        refuses("/charge Knights target:Boyz", "answer-owed"),
        answers("Snots", "hold"),
        does("/charge Knights target:Boyz", outcome="contact", told=("in contact with Snots",)),
        units(Knights="engaged charged -failed-charge", Boyz="engaged reached first-round"),
        units(Gobs="engaged reached first-round", Snots="engaged reached", Brutes="-engaged"),
        refuses("/charge Knights target:Gobs distance:10", "charge-undeclared"),
        refuses("/charge Knights target:Brutes distance:10", "charge-undeclared"),
        refuses("/charge Knights target:Brutes what:declare", "charge-undeclared"),
        phases("close-combat", told=("-Not done",)),
        status("Knights against Boyz, Gobs, Snots"),
    ),
    sequence(
        "One of two that are charged is gone, and the charger that met the other failed nothing",
        "The charge at who is gone fails, and who has struck home moves no more [L708, L722].",
        before("movement", KNIGHTS, BOYZ, GOBS),
        declares("Boyz", "distance:10"),
        declares("Gobs", "unavoidable:yes distance:10"),
        answers("Boyz", "hold"),
        answers("Gobs", "flee"),
        does("/flee Gobs dice:1,1", who=BRUNO),
        does("/charge Knights target:Boyz", outcome="contact"),
        does("/unit damage Gobs models:20", who=BRUNO),
        status("Charge whose target is gone: Knights at Gobs"),
        does("/resolve charge_lost values:unit:Knights"),
        units(Knights="engaged charged -failed-charge"),
        status("-Charge whose target is gone"),
        phases("close-combat", told=("-Not done",)),
    ),
    sequence(
        "Who flees of two that are charged is let go by a charger that meets the other",
        "The answers are each unit's own; who has struck home moves no more [L700, L722].",
        before("movement", KNIGHTS, BOYZ, GOBS),
        declares("Boyz", "distance:10"),
        declares("Gobs", "unavoidable:yes distance:10"),
        answers("Boyz", "hold"),
        answers("Gobs", "flee"),
        does("/flee Gobs dice:1,1", who=BRUNO),
        does("/charge Knights target:Boyz", outcome="contact", buttons=("Charge",)),
        units(Gobs="-engaged fleeing", Boyz="engaged"),
        does("/charge Knights target:Gobs distance:12", outcome="left-behind", moved=0),
        units(Gobs="-destroyed fleeing", Knights="engaged -failed-charge"),
        phases("close-combat", told=("-Not done",)),
    ),
    sequence(
        "A flight of one leaves the charge at the other",
        "A charge that misses one enemy may still meet the next [L720-722].",
        before("movement", KNIGHTS, BOYZ, GOBS),
        declares("Boyz", "distance:10"),
        declares("Gobs", "unavoidable:yes distance:10"),
        answers("Gobs", "hold"),
        does("/charge Knights target:Boyz response:flee dice:6,6", outcome="escaped"),
        units(Knights="-failed-charge -engaged", Boyz="fleeing"),
        does("press Charge", outcome="contact"),
        units(Knights="engaged charged", Gobs="engaged", Boyz="-engaged"),
    ),
    sequence(
        "A charge fails once none of several is reached",
        "It is then moved as a failed charge [L708].",
        before("movement", KNIGHTS, BOYZ, GOBS),
        declares("Boyz", "distance:17"),
        declares("Gobs", "unavoidable:yes distance:18"),
        answers("Boyz", "hold"),
        answers("Gobs", "hold"),
        does("/charge Knights target:Boyz", outcome="failed"),
        units(Knights="-failed-charge"),
        does("/charge Knights target:Gobs", outcome="failed"),
        units(Knights="failed-charge -engaged"),
    ),
    sequence(
        "Each of several tests for its own Fear of one charger",
        "Who fails against a stronger unit flees, the others stand [L722, L2006].",
        before("movement", TROLLS, BOYZ.replace("Boyz 20", "Boyz 10"), GOBS),
        declares("Gobs", "distance:8", "Trolls"),
        declares("Boyz", "unavoidable:yes distance:8", "Trolls"),
        answers("Gobs", "hold"),
        answers("Boyz", "hold"),
        does("/charge Trolls target:Gobs dice:1,1", outcome="contact", passed=True),
        units(Gobs="engaged", Boyz="-engaged", Trolls="engaged"),
        does("/charge Trolls target:Boyz dice:6,6,1,1", test="fear", outcome="escaped"),
        units(Boyz="fleeing -destroyed", Trolls="engaged -failed-charge"),
    ),
    sequence(
        "Shots of one of several come before it is met",
        "They are shot just before the charge is moved [L664, L722].",
        before("movement", KNIGHTS, BOYZ, BOWS),
        declares("Boyz", "distance:10"),
        declares("Bows", "unavoidable:yes distance:10"),
        answers("Boyz", "hold"),
        answers("Bows", "stand-and-shoot"),
        does("/shoot Bows target:Knights weapon:bow stand_and_shoot:yes shots:1 dice:1", who=BRUNO),
        does("/charge Knights target:Boyz", outcome="contact"),
        units(Bows="engaged", Boyz="engaged"),
    ),
    sequence(
        "Contacts and charges that players note themselves are as ever",
        "Whoever plays tells the table who touches whom, and who charges whom [L722].",
        before("movement", KNIGHTS, SPEARS, BOYZ, GOBS),
        does("/unit link Knights other:Boyz"),
        does("/unit link Knights other:Gobs"),
        does("/unit link Spears other:Gobs relation:charge step:declared"),
        units(Knights="engaged", Boyz="engaged", Gobs="engaged"),
        does("/charge Spears target:Gobs distance:6", outcome="contact"),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)
