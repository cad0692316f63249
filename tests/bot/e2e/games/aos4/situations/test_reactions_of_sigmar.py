"""All-out Defence as a reaction: the defender's player is asked once an attack is declared."""

from __future__ import annotations

import pytest

from tests.bot.e2e.games.aos4.situations.test_commands_of_sigmar import UNITS
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.sequences import (
    ALICE,
    BRUNO,
    Step,
    does,
    phases,
    played,
    sequence,
    table,
    units,
)

SHOT = "/shoot Bows target:Mob distance:9"


async def shooting(alice: Player, bruno: Player, house: str = "decisions=ask") -> None:
    """Have Alice's archers about to shoot at Bruno's mob."""
    line = f"/battle start game:aos4 side_one:Men side_two:Orcs house:{house}"
    assert (await alice.types(line)).answer.refused is None
    await alice.types("/battle join side:Men")
    await bruno.types("/battle join side:Orcs")
    for unit in UNITS:
        who = alice if unit.endswith("side:Men") else bruno
        assert (await who.types(f"/unit add {unit}")).answer.refused is None
    await alice.types("/battle next phase:start-of-round")
    await alice.types("/battle next first:Men")
    await alice.types("/battle next phase:shooting")


async def points(hall: Hall, player: Player) -> list[int]:
    channel = await hall.channel(player)
    return [side.counters["command-points"] for side in channel.board.sides]


async def test_the_defender_is_asked_before_the_dice_and_pays_for_a_yes(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await shooting(alice, bruno)
    told = await alice.types(SHOT)
    assert told.buttons[:2] == ["No Defence", "All-out Defence"]
    assert "Mob: use All-out Defence for 1 command point" in told.text
    assert (await alice.presses(told, "All-out Defence")).refused == "not-your-decision"
    assert await points(hall, alice) == [4, 4]
    done = await bruno.presses(told, "All-out Defence")
    assert done.answer.refused is None
    assert await points(hall, alice) == [4, 3]
    (mob,) = [row for row in (await hall.channel(alice)).board.units if row.name == "Mob"]
    assert {"all-out-defence", "commanded"} <= mob.statuses.keys()
    await alice.types("/undo")
    assert await points(hall, alice) == [4, 4]


async def test_a_no_costs_nothing_and_the_next_attack_asks_again(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await shooting(alice, bruno)
    told = await alice.types(SHOT)
    assert (await bruno.presses(told, "No Defence")).answer.refused is None
    assert await points(hall, alice) == [4, 4]
    await bruno.types("/unit status Bows status:shot clear:yes")
    await alice.types("/unit status Bows status:shot clear:yes")
    assert (await alice.types(SHOT)).buttons[:2] == ["No Defence", "All-out Defence"]


@pytest.mark.parametrize(
    ("house", "before"),
    [
        ("decisions=ask", "/battle count Orcs what:command-points value:0"),
        ("decisions=ask", "/battle count Orcs what:used-all-out-defence value:1"),
        ("decisions=ask", "/unit status Mob status:commanded"),
        ("decisions=ask", "/unit status Mob status:all-out-defence"),
        ("decisions=ask", "/battle leave"),
        ("decisions=defaults", "/unit list"),
        ('"decisions=ask, battlepack=spearhead"', "/unit list"),
    ],
)
async def test_nobody_is_asked_who_may_not_use_it_or_leaves_decisions(
    alice: Player, bruno: Player, house: str, before: str
) -> None:
    await shooting(alice, bruno, house)
    assert (await bruno.types(before)).answer.refused is None
    told = await alice.types(SHOT)
    assert "All-out Defence" not in told.buttons
    assert told.outcome["result"]


async def test_a_defence_told_with_the_attack_is_not_asked_for(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await shooting(alice, bruno)
    told = await alice.types(f"{SHOT} rules:all-out-defence")
    assert "All-out Defence" not in told.buttons
    assert await points(hall, alice) == [4, 3]


async def test_the_question_is_told_in_french(alice: Player, hall: Hall) -> None:
    bruno = hall.player("Bruno", "fr")
    await shooting(bruno, alice)
    told = await bruno.types(SHOT)
    assert told.buttons[:2] == ["Sans Défense", "Défense en Règle"]
    assert "Mob\N{NO-BREAK SPACE}: utiliser Défense en Règle pour 1 point d’ordre" in told.text


async def test_who_wants_no_more_questions_is_asked_again_in_the_next_phase(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await shooting(alice, bruno)
    told = await alice.types(SHOT)
    assert (await bruno.presses(told, "Not this phase")).answer.refused is None
    await alice.types("/unit status Bows status:shot clear:yes")
    assert (await alice.types(SHOT)).outcome["result"]
    assert await points(hall, alice) == [4, 4]
    await alice.types("/battle next phase:combat")
    await alice.types("/unit link Guard other:Mob")
    assert "All-out Defence" in (await alice.types("/fight Guard enemy:Mob")).buttons


def asks(line: str, *told: str) -> Step:
    """Play a command that stops before its dice for what its enemy decides."""
    return Step((line,), changes=0, told=told)


AFTER_A_CHARGE = sequence(
    "Who comes into combat by a charge is asked for All-out Defence as the charger fights",
    "It answers an attack, for 1 point, and lasts for the phase [L1179-1187].",
    (
        Step(("/battle start game:aos4 side_one:Men side_two:Orcs house:decisions=ask",)),
        does("/battle join side:Men"),
        does("/battle join side:Orcs", who=BRUNO),
        *(does(f"/unit add {unit}", who=BRUNO) for unit in UNITS if unit.endswith("Orcs")),
        *(does(f"/unit add {unit}") for unit in UNITS if unit.endswith("Men")),
        phases("start-of-round"),
        does("/battle next first:Men"),
        phases("charge"),
    ),
    does("/charge Lord target:Mob distance:6 dice:4,4", success=True),
    units(Lord="charged engaged", Mob="engaged"),
    phases("combat"),
    asks("/fight Lord dice:3,3,3,3,4,4", "Mob: use All-out Defence for 1 command point"),
    Step(
        ("press All-out Defence",),
        who=BRUNO,
        of=ALICE,
        told=("Hit 3+: 3 3", "Save 3+ (All-out Defence +1): 4 4", "Orcs: Command points 3"),
    ),
    units(Lord="fought", Mob="all-out-defence commanded -destroyed"),
    table(Mob={"models": 20}, Men={"counters": {"command-points": 4}}),
)


async def test_who_is_charged_is_asked_for_all_out_defence(hall: Hall) -> None:
    await played(AFTER_A_CHARGE, hall)
