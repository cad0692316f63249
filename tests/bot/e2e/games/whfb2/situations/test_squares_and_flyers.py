"""Squares, flyers, fear and characters of Warhammer, by what the table knows of them."""

from __future__ import annotations

import pytest

from tests.bot.e2e.games.whfb2.test_sequences_of_second_edition import BARON, GUARD, MEN, MOB
from tests.bot.e2e.hall import Hall, Player
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

SHIELDED = GUARD.replace(" side", " Sv5+ [shield] side")
HARPIES = f"Harpies 5 {MEN} [hoverer] side:Men"
GOBS = MOB.replace("Mob", "Gobs")
HATER = BARON.replace("[character]", "[character, hatred]")

SEQUENCES = (
    sequence(
        "A square has neither flanks nor a rear",
        "Nobody takes a square from behind, so shields help and nobody panics [L1002-1003].",
        between("whfb2", SHIELDED, MOB, GOBS),
        phases("movement"),
        does("/move what:complex unit:Guard manoeuvre:square dice:3,3"),
        units(Guard="square"),
        phases("rally", "movement"),
        does("/charge Mob target:Guard distance:15 response:hold"),
        does(
            "/charge Gobs target:Guard distance:15 response:hold facing:rear",
            told=("in its front", "-Panic test"),
        ),
        phases("combat"),
        does(
            "/fight Gobs enemy:Guard fighting:1 enemy_fighting:0 dice:6,6,5",
            wounds=0,
            told=("armour save 5+",),
        ),
    ),
    sequence(
        "Fear counts against those alone who inspire it",
        "Who is afraid strikes those who frighten it at -1, and others as usual [L1596-1597].",
        between("whfb2", GUARD, MOB.replace("side:Orcs", "[fear] side:Orcs"), GOBS),
        does("/unit link Guard other:Mob"),
        does("/unit link Guard other:Gobs"),
        phases("combat"),
        does("/unit status Guard status:afraid"),
        does(
            "/fight Guard enemy:Mob; Gobs fighting:1,1 enemy_fighting:0,0 dice:1,5,1",
            told=("Guard: to hit 6+ (fear −1)", "Guard: to hit 5+: 5"),
        ),
    ),
    sequence(
        "A guest is carried away by a hatred of his own and his unit is not",
        "He tests on his own Cool, and may be forced to leave the unit [L2920-2926].",
        between("whfb2", GUARD, HATER, MOB),
        does("/unit join Baron unit:Guard"),
        phases("movement"),
        status("see a hated enemy: Baron"),
        does("/psychology what:hatred unit:Baron dice:6,6", must="advance"),
        units(Baron="hating", Guard="-hating -hatred-tested"),
        Step(("/unit leave Baron",)),
        does("/charge Baron target:Mob distance:15 response:hold", outcome="contact"),
        units(Guard="-engaged"),
    ),
    sequence(
        "Who commands a unit carries it away with him",
        "All under his command are affected by what he is subject to [L2244-2251].",
        between("whfb2", GUARD, HATER, MOB),
        does("/unit join Baron unit:Guard"),
        does("/resolve take_command values:character:Baron; unit:Guard; leader_ld:7"),
        phases("movement"),
        status("see a hated enemy: Guard"),
        does("/psychology what:hatred unit:Guard dice:6,6", must="advance"),
        units(Baron="hating", Guard="hating"),
        status("-see a hated enemy"),
    ),
    sequence(
        "Flyers break a combat off as they fly on",
        "Troops in flight break off in any movement phase of theirs [L4500-4504].",
        between("whfb2", HARPIES, MOB),
        does("/unit status Harpies status:attack-altitude"),
        does("/unit link Harpies other:Mob"),
        phases("movement"),
        does("/resolve flyer_move values:unit:Harpies; altitude:attack"),
        units(Harpies="-engaged", Mob="-engaged"),
    ),
    sequence(
        "Nobody on the ground charges who flies above attack altitude",
        "Flyers come to blows at attack altitude alone [L4475-4483].",
        between("whfb2", HARPIES.replace("side:Men", "side:Orcs"), GUARD),
        does("/unit status Harpies status:low-altitude"),
        phases("movement"),
        refuses("/charge Guard target:Harpies distance:10", "act-shielded"),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)


@pytest.mark.parametrize("choice", [0, 1])
async def test_who_stands_before_a_character_says_whether_it_strikes_him(
    alice: Player, bruno: Player, choice: int
) -> None:
    """That is said before the dice to hit, by the player of the figures [L2952-2956]."""
    await alice.calls("battle start", game="whfb2", side_one="Men", side_two="Orcs")
    await alice.calls("battle join", side="Men")
    await bruno.calls("battle join", side="Orcs")
    tough = "S3 T10"  # nobody is hurt
    for player, line in (
        (alice, GUARD.replace("S3 T3", tough)),
        (alice, BARON.replace("S3 T3", tough)),
        (bruno, MOB.replace("S3 T3", tough)),
    ):
        assert (await player.types(f"/unit add {line}")).answer.refused is None
    await alice.types("/unit join Baron unit:Guard")
    await alice.types("/unit link Guard other:Mob")
    await alice.calls("battle next", phase="combat")
    asked = await alice.types("/fight Guard")
    buttons = ["Strike the character", "Soldiers alone"]
    assert asked.buttons[:2] == ["Strike the character", "Soldiers alone"]
    assert (await alice.presses(asked, asked.buttons[0])).refused == "not-your-decision"
    told = await bruno.presses(asked, asked.buttons[choice])
    assert told.answer.refused is None, told.text
    assert buttons[choice] in told.text
    assert ("Mob against Baron" in told.text) is (choice == 0)
