"""Attacks of Age of Sigmar that are divided, or made with some weapons alone."""

from __future__ import annotations

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
    table,
    units,
)

UNITS = (
    "Lord 1 M5 H7 Sv4+ A4 To3+ Wo3+ Re1 Da2 [hero] side:Men",
    "Claw 2 M9 H7 Sv4+ {Halberd 3 3+ 3+ 1 1; Teeth 2 4+ 3+ 0 1} side:Men",
    'Bows 5 M5 H1 Sv5+ {Bow 18" 2 4+ 4+ 0 1} side:Men',
    "Rats 10 M6 H1 Sv5+ side:Orcs",
    "Ogors 3 M6 H4 Sv6+ side:Orcs",
)
OPENED = (*between("aos4", *UNITS), phases("start-of-round"), does("/battle next first:Men"))
MET = (
    *OPENED,
    phases("combat"),
    does("/unit link Lord other:Rats"),
    does("/unit link Lord other:Ogors"),
    does("/unit link Claw other:Rats"),
)

SEQUENCES = (
    sequence(
        "The attacks of a model are divided between two targets, and are no more than it has",
        "One model's attacks are divided as its player likes [L618-622, L636].",
        MET,
        does(
            "/fight Lord enemy:Rats rules:more-targets weapons:1x3 3+ 3+ 1 2 dice:3,3,1,3,3,1,1",
            attacks=3,
        ),
        refuses("/fight Lord enemy:Ogors weapons:1x2 3+ 3+ 1 2", "attacks-split"),
        does("/fight Lord enemy:Ogors dice:2", attacks=1),
        table(Rats={"models": 6}, Ogors={"models": 3}),
        refuses("/fight Lord enemy:Rats", "already-done"),
    ),
    sequence(
        "A target that others follow takes no attack more once all are made",
        "A model makes as many attacks as its weapon has [L620].",
        MET,
        does("/fight Lord enemy:Rats rules:more-targets dice:1,1,1,1", attacks=4),
        units(Lord="engaged fought -split-attacks"),
        refuses("/fight Lord enemy:Ogors", "already-done"),
    ),
    sequence(
        "Some models of a unit shoot at one target and the rest at another",
        "Attacks of a unit go to several targets [L618-622].",
        (*OPENED, phases("shooting")),
        does(
            "/shoot Bows target:Rats distance:9 weapons:3x Bow rules:more-targets dice:1,1,1,1,1,1",
            attacks=6,
        ),
        refuses("/shoot Bows target:Ogors distance:9 weapons:3x Bow", "attacks-split"),
        does("/shoot Bows target:Ogors distance:9 dice:1,1,1,1", attacks=4),
    ),
    sequence(
        "A save that no face passes is not rolled, and the card says so",
        "Rend is taken off the save roll, and nothing limits it [L633, L642].",
        MET,
        does(
            "/fight Lord enemy:Ogors dice:3,3,1,1,3,3",
            told=("Ogors: no save, for no face saves (6+, Rend 1).", "4 damage"),
        ),
    ),
    sequence(
        "No more models use a weapon than there are, and what is left out is told",
        "A model attacks with all its melee weapons [L620].",
        MET,
        refuses("/fight Claw enemy:Rats weapons:3x Halberd", "weapon-of-too-many"),
        does(
            "/fight Claw enemy:Rats weapons:Halberd dice:1,1,1,1,1,1",
            told=("Not used: Teeth.",),
            attacks=6,
        ),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)
