"""Sequences of Warhammer: who parts from the routed, free attacks, champions, spells that end."""

from __future__ import annotations

import pytest

from tests.bot.e2e.games.whfb2.situations.test_psychology_sequences_of_second_edition import MAGE
from tests.bot.e2e.games.whfb2.test_sequences_of_second_edition import BARON, GUARD, MEN, MOB
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.sequences import (
    Sequence,
    Step,
    between,
    does,
    each_of,
    looks,
    phases,
    played,
    refuses,
    sequence,
    status,
    units,
)

RIDER = BARON.replace("M10", "M20").replace("[character]", "[character, mounted]")
CHAMPION = BARON.replace("Baron", "Champion").replace("[character]", "[champion]")
GOBS = MOB.replace("Mob", "Gobs")
NOVICE = f"Novice 1 {MEN} Lv2 [wizard] side:Men"
STRIKE = "/pursue Guard what:free-attack fighting:1 dice:1 enemy:"
ZONE = "/cast wizard:Mage spell:zone-of-sanctuary"
DISPEL = "/dispel what:spell spell:zone-of-sanctuary"

SEQUENCES = (
    sequence(
        "A faster character outruns the rout of his unit and rallies alone",
        "He leaves the unit in rout and rallies by his own Leadership [L2042-2045, L2967-2973].",
        between("whfb2", GUARD, RIDER, MOB),
        does("/unit join Baron unit:Guard"),
        phases("combat"),
        does("/unit link Guard other:Mob"),
        does("/combat Guard what:rout cause:choice enemy:Mob", routs=True),
        phases("movement", "rally", "movement"),
        status("may leave them: Baron – /unit leave"),
        Step(("/unit leave Baron",)),
        status("-may leave them"),
        units(Baron="fleeing", Guard="fleeing"),
        does("/flee Baron what:rout", distance=40.0),
        phases("rally"),
        does("/rally Baron dice:4,5", rallied=True),
        units(Baron="-fleeing", Guard="fleeing"),
    ),
    sequence(
        "A character no faster than his unit stays in its rout",
        "Characters flee with the unit that they are in [L2963-2968].",
        between("whfb2", GUARD, BARON, MOB),
        does("/unit join Baron unit:Guard"),
        phases("movement"),
        does("/unit status Guard status:fleeing"),
        refuses("/unit leave Baron", "leave-barred"),
    ),
    sequence(
        "A champion never leaves his unit",
        "Champions are a part of their unit [L2730-2734, L2979-2981].",
        between("whfb2", GUARD, CHAMPION),
        does("/unit join Champion unit:Guard"),
        phases("movement"),
        refuses("/unit leave Champion", "leave-never"),
        Step(("/unit leave Champion correction:yes",)),
    ),
    sequence(
        "Victors who hold back strike each of the routed once",
        "Only pursuers strike once more, and they try to hold back once [L1912-1918, L1956-1982].",
        between("whfb2", GUARD, MOB, GOBS),
        phases("combat"),
        does("/unit link Guard other:Mob"),
        does("/unit link Guard other:Gobs"),
        does("/combat Mob what:rout cause:choice enemy:Guard"),
        does("/combat Gobs what:rout cause:choice enemy:Guard"),
        does(f"{STRIKE}Mob", wounds=0),
        does(f"{STRIKE}Gobs", wounds=0),
        does("/pursue Guard what:restrain enemy:Gobs dice:1,1", pursues=False),
        refuses("/pursue Guard what:restrain enemy:Gobs", "done-once"),
        refuses(f"{STRIKE}Gobs", "free-attacks-made"),
    ),
    sequence(
        "A rout from another combat gives no free attack",
        "Victors strike those who rout from their own combat [L1912-1918].",
        between("whfb2", GUARD, GUARD.replace("Guard", "Watch"), MOB, GOBS),
        phases("combat"),
        does("/unit link Guard other:Mob"),
        does("/unit link Watch other:Gobs"),
        does("/combat Gobs what:rout cause:choice enemy:Watch"),
        does("/combat Mob what:rout cause:choice enemy:Guard"),
        does(f"{STRIKE}Mob", wounds=0),
        refuses(f"{STRIKE}Mob", "free-attacks-made"),
    ),
    sequence(
        "Pursuers strike each of two routed units once and the one that they pursue once more",
        "Each rout gives one free attack, and a pursuit one [L1912-1918, L1971-1982].",
        between("whfb2", GUARD, MOB, GOBS),
        phases("combat"),
        does("/unit link Guard other:Mob"),
        does("/unit link Guard other:Gobs"),
        does("/combat Mob what:rout cause:choice enemy:Guard"),
        does("/combat Gobs what:rout cause:choice enemy:Guard"),
        does(f"{STRIKE}Mob", wounds=0),
        does(f"{STRIKE}Gobs", wounds=0),
        does("/pursue Guard what:pursuit enemy:Gobs", free_attack=True),
        does(f"{STRIKE}Gobs", wounds=0),
        refuses(f"{STRIKE}Gobs", "free-attacks-made"),
    ),
    sequence(
        "Pursuers who fall behind strike once more and no oftener",
        "They strike twice in that turn whether they keep up or not [L1971-1982].",
        between("whfb2", GUARD.replace("M10", "M8cm"), MOB),
        phases("combat"),
        does("/unit link Guard other:Mob"),
        does("/combat Mob what:rout cause:choice enemy:Guard"),
        does(f"{STRIKE}Mob", wounds=0),
        refuses(f"{STRIKE}Mob", "free-attacks-made"),
        does("/pursue Guard what:pursuit enemy:Mob", contact="loses", free_attack=True),
        does(f"{STRIKE}Mob", wounds=0),
        refuses(f"{STRIKE}Mob", "free-attacks-made"),
    ),
    sequence(
        "Half of a stupid unit that a hero commands fights on",
        "He is its commander, who fights on a 4 or more [L2275-2284, L2929-2937].",
        between("whfb2", f"Trolls 6 {MEN} side:Men", BARON, MOB),
        does("/unit join Baron unit:Trolls"),
        does("/resolve take_command values:character:Baron; unit:Trolls; leader_ld:2"),
        does("/unit link Trolls other:Mob"),
        phases("combat"),
        does("/unit status Trolls status:stupid"),
        does(
            "/fight Trolls enemy:Mob fighting:6 enemy_fighting:0 dice:3,1,1,1",
            winner="none",
            told=("3 figures strike",),
        ),
    ),
    sequence(
        "Magic points are settled before the first spell",
        "Wizards begin a battle with all the points of their level [L4600-4618].",
        between("whfb2", NOVICE, MOB),
        phases("magic"),
        refuses("/cast wizard:Novice spell:fireball target:Mob", "points-unsettled"),
        does("/resolve magic_points wizard:Novice", mp=20),
        does("/cast wizard:Novice spell:fireball target:Mob quantity:1", outcome="works"),
    ),
    sequence(
        "A wizard rests for a whole turn and gets one point for it",
        "Who moved, fought or cast has not rested since his last turn [L4620-4624].",
        between("whfb2", MAGE.replace("MP40 MaxMP40", "MP20 MaxMP40"), MOB),
        phases("movement"),
        refuses("/resolve rest wizard:Mage", "rest-too-soon"),
        does("/move Mage what:distance"),
        units(Mage="unrested"),
        phases("rally", "movement"),
        refuses("/resolve rest wizard:Mage", "not-its-turn"),
        phases("rally", "movement"),
        does("/resolve rest wizard:Mage", gained=0, why="disturbed"),
        phases(*("rally", "movement") * 2),
        units(Mage="point-regained"),
        looks("/unit show Mage", told=("MP21",)),
        refuses("/resolve rest wizard:Mage", "done-once"),
    ),
    sequence(
        "A spell on its caster alone takes no target",
        "An aura protects whoever casts it [L5079-5089].",
        between("whfb2", MAGE, MOB),
        phases("magic"),
        refuses("/cast wizard:Mage spell:aura-of-resistance target:Mob", "spell-on-caster"),
        does("/cast wizard:Mage spell:aura-of-resistance target:Mage", outcome="works"),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)


@pytest.mark.parametrize("told", ["", " wizard:Shaman"])
async def test_a_spell_is_ended_by_its_own_caster_alone(
    alice: Player, bruno: Player, told: str
) -> None:
    """A caster ends what he keeps up when he likes; nobody else does [L5287-5300]."""
    await alice.calls("battle start", game="whfb2", side_one="Men", side_two="Orcs")
    await alice.calls("battle join", side="Men")
    await bruno.calls("battle join", side="Orcs")
    await alice.types(f"/unit add {MAGE}")
    await bruno.types(f"/unit add {MAGE.replace('Mage', 'Shaman').replace('Men', 'Orcs')}")
    await alice.calls("battle next", phase="magic")
    assert (await alice.types(ZONE)).answer.refused is None
    code = "spell-not-in-play" if told else "not-your-side"
    assert (await bruno.types(f"{DISPEL}{told}")).refused == code
    ended = await alice.types(DISPEL)
    assert ended.answer.refused is None, ended.text
    assert "Mage: no longer" in ended.text
    again = await alice.types(DISPEL)
    assert again.refused == "missing-option"
