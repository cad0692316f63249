"""A battle from its start to the proof of its dice."""

from __future__ import annotations

import json

import pytest

from tests.bot.e2e.hall import Hall, Player

ARCHERS = "Archers 10 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
ORCS = "Orques 20 M4 CC3 CT3 F3 E4 PV1 I2 A1 Cd7 Svg6+ [bouclier]"


async def begin(alice: Player, bruno: Player) -> None:
    """Start a battle between Alice's elves and Bruno's orcs, a unit each."""
    await alice.calls("battle start", side_one="Elves", side_two="Orcs")
    await alice.calls("battle join", side="Elves")
    await bruno.calls("battle join", side="Orcs")
    await alice.types(f"/unit add {ARCHERS}")
    await bruno.types(f"/unit add {ORCS}")


async def to_phase(player: Player, phase: str) -> None:
    """Go on to a phase of the turn."""
    await player.calls("battle next", phase=phase)


def models(told_outcome: dict[str, object], name: str) -> int:
    """Return how many models a unit of `/battle status` has."""
    battle = told_outcome["battle"]
    assert isinstance(battle, dict)
    return next(int(one["models"]) for one in battle["units"] if one["name"] == name)


async def test_a_battle(hall: Hall, alice: Player, bruno: Player) -> None:
    a = []

    async def t(p, line):
        told = await p.types(line)
        print("\n>>", p.user.name, line)
        print(told.text)
        print(
            "   ",
            told.buttons,
            "PRIVATE" if told.reply.ephemeral else "",
            told.answer.refused or "",
        )
        return told

    for p in (alice, bruno):
        print("=================", p.user.name)
        await t(p, "/roll 3d6 dice:6,5,4")
        await t(p, "/roll 12d6>=4 reroll 1")
        await t(p, "/roll 3d6 odds:yes")
        await t(p, "/battle start side_one:Elfes side_two:Orques")
        await t(p, "/battle start")
        await t(p, "/battle join Elfes")
        await t(p, "/battle join referee:yes")
        await t(p, "/battle join Elfes")
        await t(p, f"/unit add {ARCHERS} [standard, magic resistance (2)]")
        await t(p, f"/unit add {ORCS} side:Orques")
        await t(p, f"/unit add {ORCS} side:Orques")
        await t(p, "/unit list")
        await t(p, "/unit show Orq")
        await t(p, "/battle status")
        await t(p, "/shoot Archers target:Orques")
        await t(p, "/battle next phase:shooting")
        await t(p, "/shoot Archers target:Orques")
        await t(p, "/shoot Archers target:Orques weapon:longbow distance:12")
        x = await t(
            p, "/shoot Archers target:Orques weapon:longbow distance:12 dice:1,2,3,4,5,6,6,6,6,6"
        )
        x = await t(
            p,
            "/shoot Archers target:Orques weapon:longbow distance:12 shots:10 dice:6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,1,1,1,1,1,1,1,1,1,1",
        )
        x = await t(p, "/shoot Archers target:Orques weapon:longbow distance:12 odds:true")
        await t(p, "/battle status")
        await t(p, "/undo")
        await t(p, "/redo")
        await t(p, "/undo")
        await t(p, "/undo count:2")
        await t(p, "/redo count:2")
        await t(p, "/unit edit Orques change:models:12 Cd8 +hatred -shield fleeing:yes")
        await t(p, "/unit edit Orques change:wounds:3")
        await t(p, "/unit edit Orques change:foo")
        await t(p, "/unit edit Orques change:+foo")
        await t(p, "/unit remove Archers")
        await t(p, "/shoot Archers target:Orques weapon:longbow distance:12")
        await t(p, "/fight unit:Orques enemy:Archers")
        await t(p, "/battle log")
        await t(p, "/dice")
        await t(p, "/dice reveal:yes")
        await t(p, "/settings")
        await t(p, "/settings language:fr")
        await t(p, "/settings language:en")
        await t(p, "/battle next")
        await t(p, "/battle next")
        await t(p, "/battle next")
        await t(p, "/winds dice:3,4")
        await t(p, "/winds")
        await t(p, "/cast 8 dice_used:2 dice:1,1")
        await t(p, "/cast 8 dice_used:2 dice:5,1")
        await t(p, "/miscast dice_used:2 dice:1,1")
        await t(p, "/resolve foo")
        await t(p, "/resolve break_test values:ld:8 lost_by:2 dice:3,4")
        await t(p, "/odds 12d6>=4")
        await t(p, "/odds break_test values:ld:8 lost_by:2")
        await t(p, "/battle end")
        await t(p, "/battle status")
        await t(p, "/help")
        await t(p, "/help shoot")
        await t(p, "/help battle")
        await t(p, "/help foo")
        await t(p, "/roll 3d6 dice:7,1,1")
        await t(p, "/roll 3d6 dice:1,1")
        await t(p, "/roll 3d6 dice:1,1,1,1")
        await t(p, "/roll 3d6 dice:1,1,1 odds:yes")
        await t(p, "/roll abc")
        await t(p, "/roll 3d6 secret:yes")
        await t(p, "/settings language:fr")
        h = p.hall
        await t(p, "/settings language:en")
        await t(p, "/undo")
