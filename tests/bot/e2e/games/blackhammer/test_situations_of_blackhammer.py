"""Situations of BlackHammer: who joins whom, who may hide, who shoots, who must charge."""

from __future__ import annotations

from tests.bot.e2e.games.blackhammer.test_combat_sequences_of_blackhammer import (
    AXES,
    BOYZ,
    KNIGHTS,
    MEN,
    SPEARS,
)
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
    units,
)

HERO = "M4 WS5 BS5 S4 T4 W2 I5 A3 Ld9"
CHALLENGE = "/resolve challenge values:unit:{}; enemy:{}; answer:{}"

SEQUENCES = (
    sequence(
        "Demons and mortals are never in one unit and nobody joins a ghost",
        "Neither joins the other, and no character a unit of ethereal creatures [L2764, L2772].",
        between(
            "blackhammer",
            f"Imps 10 {MEN} [demon] side:Men",
            f"Spears 20 {MEN} side:Men",
            f"Ghosts 5 {MEN} [ethereal] side:Men",
            f"Hero 1 {HERO} PU1 [character] side:Men",
            f"Fiend 1 {HERO} PU1 [character, demon] side:Men",
        ),
        phases("movement"),
        refuses("/unit join Hero unit:Imps", "join-apart"),
        refuses("/unit join Fiend unit:Spears", "join-apart"),
        refuses("/unit join Hero unit:Ghosts", "join-closed"),
        does("/unit join Fiend unit:Imps"),
        does("/unit join Hero unit:Spears"),
    ),
    sequence(
        "Skirmishers take in nobody on a horse",
        "Only a character of unit power 1 is one of them [L2666].",
        between(
            "blackhammer",
            f"Scouts 10 {MEN} [skirmishers] side:Men",
            f"Rider 1 {HERO} PU2 [character] side:Men",
            f"Hero 1 {HERO} PU1 [character] side:Men",
        ),
        phases("movement"),
        refuses("/unit join Rider unit:Scouts", "join-too-great"),
        does("/unit join Hero unit:Scouts"),
    ),
    sequence(
        "Who stands alone in a combat cannot decline a challenge",
        "There is nobody behind whom he could hide, as there is in a unit [L2126].",
        between(
            "blackhammer",
            f"Hero 1 {HERO} PU1 [character] side:Men",
            BOYZ,
            f"Boss 1 {HERO} PU1 [character] side:Orcs",
        ),
        does("/unit join Boss unit:Boyz"),
        does("/unit link Hero other:Boyz"),
        phases("close-combat", "magic", "close-combat"),
        does(CHALLENGE.format("Boss", "Hero", "refuse"), outcome="fought", may_refuse=False),
        units(Hero="in-challenge -hides", Boss="in-challenge"),
        phases("magic", "movement"),
    ),
    sequence(
        "Light cavalry shoots after a march",
        "It alone does, with the penalty of who moved [L2652].",
        between("blackhammer", KNIGHTS.replace(" side", " Rg24 SS3 [light-cavalry] side"), BOYZ),
        phases("movement"),
        does("/resolve march values:unit:Knights", told=("may still shoot", "-can’t shoot")),
        does("press It marches"),
        phases("shooting"),
        does(
            "/shoot Knights target:Boyz weapon:bow distance:7 shots:1 dice:3",
            told=("To hit 5+ (moved −1)",),
        ),
    ),
    sequence(
        "A frenzied hero may always test to hold back and a unit may not",
        "His test of Leadership spares him the charge of that turn [L2028].",
        between(
            "blackhammer",
            f"Mad 10 {MEN} [frenzy] side:Men",
            f"Hero 1 {HERO} PU1 [character, frenzy] side:Men",
            BOYZ,
        ),
        phases("movement"),
        does("/psychology Mad what:frenzy", must_charge=True, told=("-hold back",)),
        does("/psychology Hero what:frenzy", must_charge=True, buttons=("Test to hold back",)),
        does("press Test to hold back"),
        units(Hero="frenzy-tested"),
    ),
    sequence(
        "Restraint is tested once and who breaks runs once from all its pursuers",
        "Who fails pursues, who holds back does not, and the distance is rolled once [L1918-1944].",
        between("blackhammer", SPEARS, AXES, BOYZ),
        does("/unit link Spears other:Boyz"),
        does("/unit link Axes other:Boyz facing:flank"),
        phases("close-combat"),
        does("/combat Boyz what:break enemy:Spears lost_by:5 dice:6,6", broken=True),
        does("/pursue Spears what:restrain dice:6,6", pursues=True),
        refuses("/pursue Spears what:restrain dice:1,1", "done-once"),
        does("/pursue Axes what:restrain dice:1,1", pursues=False),
        refuses("/pursue Axes what:pursuit enemy:Boyz dice:1,1,6,6", "act-barred"),
        does("/pursue Spears what:pursuit enemy:Boyz dice:6,5,1,1", escaped=1),
        refuses("/pursue Spears what:pursuit enemy:Boyz dice:1,1,6,6", "done-once"),
        units(Boyz="fleeing -destroyed", Axes="held-back", Spears="must-pursue pursued"),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)
