"""Every command there is, once with real dice and once for its chances, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from bot.commands.options.paths import name_of
from tests.bot.e2e.hall import Hall, Player, Told
from tests.bot.e2e.playing import KILLS_THREE, VOLLEY, begin_shooting

TESTS: Final = Path(__file__).parents[2]
ROLLING = {
    "roll": ("3d6", "6 5 4"),
    "scatter": ("die:misfire", "3"),
    "test": ("unit:Orques 20 Cd7", "3 4"),
    "panic": ("cause:losses unit:Orques 20 Cd7 PU1 losses:6 phase_start:20", "6 6"),
    "psychology": ("what:terror situation:charged ld:7", "6 6"),
    "rally": ("unit:Orques 20 Cd7", "6 6"),
    "winds": ("power_bonus:1", "3 3"),
    "cast": ("casting_value:7 dice_used:3 level:2", "1 1 6"),
    "dispel": ("what:spell casting_result:8 dice_used:2", "3 4"),
    "miscast": ("dice_used:3", "4 3"),
    "table": ("miscast", "4 3"),
    "charge": ("unit:Orques M4 target:Elfes M5 distance:6", ""),
    "flee": ("unit:Orques 20 M4", "3 4"),
    "shoot": ("unit:Archers 4 CT3 target:Orques 20 E4 PV1 weapon:longbow", "6 6 1 2 5 1"),
    "warmachine": ("what:cannon guess:20", "4 6"),
    "fight": (
        "unit:Orques 5 M4 CC3 F3 E4 PV1 I2 A1 Cd7 enemy:Elfes 5 M5 CC4 F3 E3 PV1 I5 A1 Cd8",
        "1x10",
    ),
    "combat": ("what:break ld:8 lost_by:2", "3 4"),
    "pursue": ("what:pursuit unit:Orques M4 enemy:Elfes M5", "6 5 1 1"),
    "resolve": ("break_test ld:8 lost_by:2", "3 4"),
}
ELSEWHERE = {
    "move": ("what:run unit:Rats 20 M6", "4"),
    "pray": ("unit:Prêtre 1 [prêtre (1)] chanting_value:4", "5"),
    "objective": ("what:spearhead objectives:2", ""),
    "terrain": ("what:footing footing:ending terrain:obstacle", ""),
}
"""What BlackHammer has no rule for, asked in Age of Sigmar."""
OWN = (
    "/odds 12d6>=4",
    "/odds break_test ld:8 lost_by:2",
    "/battle status",
    "/battle log",
    "/battle replay",
    "/battle report",
    "/battle export",
    "/score show",
    "/score add points:25 side:1 why:pont",
    "/overrule entry:4 reason:pont",
    '/deck new name:Ruses cards:"Feinte: recule; 2x Assaut; Garde" side:2',
    "/deck list",
    "/deck show Ruses",
    "/card draw deck:Ruses side:2 count:4",
    "/card hand side:2",
    "/card play Feinte side:2 stays:yes",
    "/card discard Feinte;Assaut side:2",
    "/card score Garde side:2",
    "/card discard Assaut side:2",
    "/deck shuffle deck:Ruses side:2 discards:yes",
    "/deck remove Ruses side:2",
    "/unit list",
    "/unit show Orques",
    "/unit edit Orques change:Cd8",
    "/unit damage Orques wounds:3",
    "/unit heal Orques models:2",
    "/unit status Orques status:fleeing",
    "/unit status Orques status:fleeing clear:yes",
    "/unit split Orques models:5",
    "/unit merge Orques other:Orques 2",
    "/unit duplicate Orques count:2",
    "/unit add Chef 1 PV3 Cd9 [personnage] side:2",
    "/unit join Chef unit:Orques",
    "/unit leave Chef",
    "/unit add Nains 10 CC4 Cd9 side:1",
    "/unit remove Nains",
    "/undo",
    "/redo",
    '/army import list:"Nains 10 CC4; Trolls 3 M6" side:1',
    "/army save Garde side:1",
    "/army list",
    "/army show Garde",
    "/army load Garde",
    "/army export army:Garde format:csv",
    "/army delete Garde",
    "/privacy show",
    "/privacy export",
    "/privacy delete",
    "/battle join side:2",
    "/battle pause",
    "/battle resume",
    "/battle leave",
    "/battle join side:2",
    "/battle next",
    "/roll 2d6 dice:ask",
    "/throw 4 3",
    "/settings",
    "/dice seal",
    "/dice verify",
    "/dice stats",
    "/help",
    "/battle end",
    "/dice reveal",
    "/dice words by the river",
    "/settings language:fr",
)


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_every_command_that_rolls_takes_real_dice_and_tells_its_chances(
    hall: Hall, locale: str
) -> None:
    player = hall.player("Alice", locale)
    for game, commands in (("blackhammer", ROLLING), ("aos4", ELSEWHERE)):
        await player.types(f"/settings game:{game}")
        before = len(await hall.entries(player))
        for command, (options, dice) in commands.items():
            told = await player.types(f"/{command} {options}" + (f" dice:{dice}" if dice else ""))
            assert told.outcome["result"], told.text
            chances = await player.types(f"/{command} {options} odds:yes")
            assert sum(each["chance"] for each in chances.outcome["distribution"]) == pytest.approx(
                1
            )
        assert len(await hall.entries(player)) == before + len(commands)


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_every_other_command_is_answered(hall: Hall, locale: str) -> None:
    alice, bruno = hall.player("Alice", locale), hall.player("Bruno", locale)
    await begin_shooting(alice, bruno)
    for player in (alice, bruno):
        await player.calls("battle leave")
    await bruno.calls("battle join", referee=True)
    for line in OWN:
        told = await bruno.types(line)
        assert told.answer.refused is None, (line, told.text)


async def test_no_command_is_forgotten(alice: Player) -> None:
    called = {*ROLLING, *ELSEWHERE, "battle start", "unit edit", "battle import"}
    called |= {" ".join(line[1:].split()[:2]) for line in OWN}
    called |= {line[1:].split()[0] for line in OWN}
    # What has tests of its own is typed there, or called by its name.
    tests = "\n".join(file.read_text(encoding="utf-8") for file in TESTS.rglob("test_*.py"))
    called |= set(re.findall(r"/([a-z]+(?: [a-z]+)?)[ \"]", tests))
    called |= set(re.findall(r"\"([a-z]+ [a-z]+)\"", tests))
    missing = [path for path in alice.user.command_names() if name_of(path) not in called]
    assert missing == []


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_help_names_and_tells_every_command_of_the_game_in_full(
    hall: Hall, locale: str
) -> None:
    player = hall.player("Alice", locale)
    known = set()
    for game in ("blackhammer", "aos4", "t9a", "whfb2"):
        await player.types(f"/settings game:{game}")
        overview = await player.types("/help")
        assert_whole(overview)
        commands = overview.outcome["commands"]
        known |= set(commands)
        groups = dict.fromkeys(command.partition(" ")[0] for command in commands if " " in command)
        for command in [*commands, *groups]:
            group, _, part = command.partition(" ")
            lines = overview.answer.card.dice
            (line,) = [
                each for each in lines if each.startswith((f"`/{group}` ", f"`/{group} …` "))
            ]
            if part and "…" in line:
                line = (await player.types(f"/help command:{group}")).text
            assert part.partition(" ")[0] in line
            told = await player.types(f"/help command:{command}")
            assert told.reply.ephemeral
            assert told.answer.card.title == f"/{command}"
            assert_whole(told)
    assert known == set(player.user.command_names())


async def test_help_tells_a_command_as_the_channel_s_game_plays_it(alice: Player) -> None:
    charge = (await alice.types("/help command:charge")).answer.card.dice
    assert charge[0].startswith("▸ `what` ")
    (response,) = [line for line in charge if line.startswith("▸ `response` ")]
    assert response.endswith(": hold, stand-and-shoot, flee")
    winds = (await alice.types("/help command:roll")).answer.card.dice
    assert winds[0].startswith("▸ `notation` ")
    assert winds[0].endswith("(required)")
    await alice.types("/settings game:aos4")
    assert (await alice.types("/help command:winds")).refused is not None
    elsewhere = (await alice.types("/help command:charge")).answer.card.dice
    assert not any(line.startswith("▸ `response` ") for line in elsewhere)


@pytest.mark.parametrize(
    ("command", "hidden"), [("move", "difficult, obstacles"), ("fight", "stays, restrain")]
)
async def test_help_names_what_only_more_takes(alice: Player, command: str, hidden: str) -> None:
    await alice.types("/settings game:whfb2")
    told = (await alice.types(f"/help command:{command}")).answer.card.dice
    (more,) = [line for line in told if line.startswith("▸ `more` ")]
    assert hidden in more


def assert_whole(told: Told) -> None:
    """Hold an answer to standing in its embed without a line left out."""
    (embed,) = told.message.embeds
    assert "\n".join(told.answer.card.dice) in embed["description"]


async def test_a_channel_goes_back_to_each_player_s_language(alice: Player, bruno: Player) -> None:
    await alice.calls("settings", language="fr")
    assert "Jet" in (await alice.types("/roll 2d6")).text
    told = await bruno.calls("settings", language="own")
    assert "celle de chaque joueur" in told.text
    assert told.outcome["language"] is None
    assert "Roll" in (await alice.types("/roll 2d6")).text
    assert "Jet" in (await bruno.types("/roll 2d6")).text


async def test_a_channel_may_choose_its_language(hall: Hall, alice: Player, bruno: Player) -> None:
    await alice.calls("settings", language="fr")
    assert "Jet" in (await alice.types("/roll 3d6 dice:1,2,3")).text
    await hall.restart()
    assert "Jet" in (await alice.types("/roll 3d6 dice:1,2,3")).text
    await alice.calls("settings", language="en")
    assert "Roll" in (await bruno.types("/roll 3d6 dice:1,2,3")).text


async def test_shooting_at_a_unit_of_the_battle_and_at_a_line_give_the_same(
    alice: Player, bruno: Player
) -> None:
    await begin_shooting(alice, bruno)
    battle = await alice.types(KILLS_THREE)
    line = VOLLEY.replace("Archers", "Archers 10 CT3").replace(
        "target:Orques", "target:Orques 20 E4 PV1 Svg6+ [bouclier]"
    )
    described = await alice.types(line + KILLS_THREE.removeprefix(VOLLEY))
    assert described.outcome["result"] == battle.outcome["result"]
    assert described.outcome["changes"] == []


QUOTED: Final = (
    'unit:"Orcs 20 WS3 S3 ld:7" enemy:"Elves 10 WS4 T3"',
    "unit:“Orcs 20 WS3 S3 ld:7” enemy:« Elves 10 WS4 T3 »",
    'values:"attacks:1" unit:"Orcs 20 WS3 S3 ld:7" enemy:"Elves 10 WS4 T3"',
    'values:"unit:"Orcs 20 WS3 S3" enemy:"Elves 10 WS4 T3""',
    'values:"unit:\\"Orcs 20 WS3 S3 ld:7\\" enemy:\\"Elves 10 WS4 T3\\""',
)
"""Profile lines in quotation marks, with what would be an option of the command outside them."""


@pytest.mark.parametrize("values", QUOTED)
async def test_a_profile_line_may_stand_in_quotation_marks(alice: Player, values: str) -> None:
    told = await alice.types(f"/resolve melee_attacks {values} dice:1")
    assert told.answer.refused is None, told.text
    assert told.text.startswith("Orcs · Elves")


async def test_pairs_of_a_client_may_stand_in_quotation_marks(alice: Player) -> None:
    values = '"unit:Orcs 20 WS3 S3 enemy:Elves 10 WS4 T3"'
    told = await alice.calls("roll", notation="melee_attacks", values=values, dice="1")
    assert told.answer.refused is None, told.text
    assert told.text.startswith("Orcs · Elves")
