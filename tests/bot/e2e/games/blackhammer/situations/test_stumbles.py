"""Stumbles of the stupid, whose length their test told, and the charges that they come to."""

from __future__ import annotations

from tests.bot.e2e.games.blackhammer.situations.opening import BOWS, JOINS
from tests.bot.e2e.games.blackhammer.test_combat_sequences_of_blackhammer import BOYZ
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.sequences import (
    BRUNO,
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

TROLLS = "Trolls 6 M6 WS3 BS1 S5 T4 W3 I1 A3 Ld4 PU3 Wide6 [stupidity] side:Men"
SPAWN = "Spawn 1 M2D6 WS3 S4 T5 W3 I2 A2 Ld10 side:Men"
FAILS = does("/psychology Trolls what:stupidity dice:6,6,4", passed=False, advance=4)
STUMBLES = "/resolve compulsory_random_move values:unit:Trolls"

SEQUENCES = (
    sequence(
        "A stumble goes as far as its test told and once",
        "It moves straight ahead in the compulsory moves, in the stead of its own move [L2038].",
        (*between("blackhammer", TROLLS, BOYZ), *JOINS),
        FAILS,
        phases("movement"),
        does("press Compulsory move: Trolls", outcome="moved", moved=4),
        refuses(STUMBLES, "done-once"),
        refuses("/charge Trolls target:Boyz distance:3", "act-barred"),
        phases("magic", told=("-Not done",)),
    ),
    sequence(
        "A stumble that nobody moved is told as not done",
        "It is a compulsory move [L688, L2038].",
        (*between("blackhammer", TROLLS, BOYZ), *JOINS),
        FAILS,
        phases("movement"),
        phases("magic", told=("Not done", "Has not stumbled ahead: Trolls")),
    ),
    sequence(
        "A stumble into an enemy is a charge of that length that is answered as any",
        "The enemy holds, shoots or flees; whoever is engaged is stupid no more [L692-696, L2038].",
        (*between("blackhammer", TROLLS, BOWS), *JOINS),
        FAILS,
        phases("movement"),
        does(f"{STUMBLES}; target:Bows; distance:3", outcome="charge", charge_distance=4),
        refuses("press Hold", "not-your-answer"),
        does("press Hold and shoot", who=BRUNO),
        refuses("/charge Trolls target:Bows origin:compulsory", "shots-first"),
        units(Trolls="stupid -engaged"),
        does(
            "/shoot Bows target:Trolls weapon:bow distance:3 stand_and_shoot:yes shots:1 dice:1",
            who=BRUNO,
        ),
        does("/charge Trolls target:Bows what:resolve origin:compulsory", contact=True),
        units(Trolls="-stupid engaged charged", Bows="engaged"),
    ),
    sequence(
        "A stumble told as a charge needs no length",
        "It was told by the die of the test; beyond it nobody is reached [L696, L2038].",
        (*between("blackhammer", TROLLS, BOYZ), *JOINS),
        FAILS,
        phases("movement"),
        does("/charge Trolls target:Boyz distance:5 origin:compulsory", outcome="failed", moved=4),
        units(Trolls="stupid failed-charge"),
        phases("magic", told=("-Not done",)),
    ),
    sequence(
        "A stumble of nobody's dice is asked for",
        "The table knows no die of a unit that players said is stupid [L2038].",
        (*between("blackhammer", TROLLS, BOYZ), *JOINS),
        does("/unit status Trolls status:stupid"),
        phases("movement"),
        status("Stumbles ahead"),
        refuses(STUMBLES, "missing-option"),
        does(f"{STUMBLES}; stumble:2", outcome="moved", moved=2),
    ),
    sequence(
        "A creature that moves by dice charges as far as they fell",
        "They are its charge distance, and it moves once [L688-696].",
        (*between("blackhammer", SPAWN, BOYZ), *JOINS),
        phases("movement"),
        does(
            "/resolve compulsory_random_move values:unit:Spawn; target:Boyz; distance:6 dice:4,4",
            outcome="charge",
        ),
        does("press Hold", who=BRUNO),
        refuses("/resolve compulsory_random_move values:unit:Spawn", "done-once"),
        does("/charge Spawn target:Boyz distance:6 origin:compulsory", outcome="contact"),
        units(Spawn="charged engaged"),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)
