"""Play beside and after a season: rosters that battles mark, a battle fought at the table.

What rosters should come to is counted here from the book's own numbers, not by the bot's code.
"""

from __future__ import annotations

from typing import Any, Final

from localdiscord import Upload
from tests.bot.e2e.hall import Player
from tests.trials.season.playing import GAMES, Season, told

SWORDS: Final = "Swords 20 M10 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Int7 Cl7 WP7"
HERO: Final = "Hero 1 M10 WS5 BS5 S4 T4 W2 I5 A2 Ld8 Int8 Cl8 WP8 [character]"
EARNED: Final = """
id = "earned"
[experience]
fought = 1
won = 2
levels = [3]
"""


async def fight_on(season: Season, manager: Player) -> dict[str, dict[str, dict[str, Any]]]:
    """Let the two of a battle keep rosters that it marks; return what each should keep, by name."""
    number, noted = next(
        (number, battle)
        for number, battle in enumerate(season.battles, 1)
        if battle.counts and battle.winner and battle.two and GAMES[number % 4] == "whfb2"
    )
    winner = str(noted.winner)
    loser = str(noted.two if winner == noted.one else noted.one)
    await told(manager, "/settings game:whfb2")
    table = Upload("earned.toml", EARNED.encode())
    assert (await season.olga.calls("roster table", file=table)).answer.refused is None
    for name in (winner, loser):
        for line in (SWORDS, HERO):
            kept = await season.players[name].calls("roster add", line=line)
            assert kept.answer.refused is None, kept.text
    won, lost = season.players[winner], season.players[loser]
    await told(won, f'/roster after battle:{number} losses:"Swords 9/2"')
    await told(lost, f'/roster after battle:{number} losses:"Swords 9/3/4, Hero"')
    # A grave head; an eye is lost, ear and nose are kept [L7459-7463, L7501].
    await told(lost, '/roster injury unit:Hero dice:"81 10 6 2"')
    await told(won, "/roster artefact unit:Hero artefact:Doomblade captured:true")
    await told(won, '/roster mastery unit:Hero artefact:Doomblade dice:"4 4"')
    return {
        winner: {
            "Swords": {"models": 20 - 11 + 8, "misses": 0, "state": "fit", "experience": 3},
            "Hero": {"models": 1, "misses": 0, "state": "fit", "experience": 3},
        },
        loser: {
            "Swords": {"models": 20 - 16 + 4 + 1 + 4, "misses": 0, "state": "fit", "experience": 1},
            "Hero": {"models": 1, "misses": 2, "state": "fit", "experience": 1},
        },
    }


async def kept_by(player: Player) -> list[dict[str, Any]]:
    """Return what a player keeps."""
    found: list[dict[str, Any]] = (await told(player, "/roster show"))["roster"]
    return found


async def check_rosters(
    season: Season, expected: dict[str, dict[str, dict[str, Any]]]
) -> dict[str, list[dict[str, Any]]]:
    """Hold rosters to what they should be; return them whole."""
    found = {}
    for name, units in expected.items():
        found[name] = await kept_by(season.players[name])
        assert {
            each["name"]: {value: each[value] for value in units[each["name"]]}
            for each in found[name]
        } == units
    loser = season.players[list(expected)[1]]
    shown = await loser.types("/roster show unit:Hero")
    assert "M9cm WS4 BS2 S3 T3 W1 I4 A1 Ld7 Int7 Cl7 WP7" in shown.text
    (owned,) = [each for each in found[next(iter(expected))] if each["marks"]]
    assert [(mark["text"], mark["state"]) for mark in owned["marks"]] == [("Doomblade", "mastered")]
    return found


async def fight_here(season: Season) -> int:
    """Fight a battle of a second season at the table; return its number."""
    await told(season.olga, "/campaign round season:true")
    first_name, second_name = list(season.players)[:2]
    first, second = season.players[first_name], season.players[second_name]
    players = f"player_one:{first_name} player_two:{second_name}"
    start = f"/battle start game:blackhammer points:2000 {players}"
    await told(first, f"{start} side_one:Reds side_two:Blues campaign:Four")
    await told(second, "/unit add Boyz 20 M4 Ld7 side:Blues")
    await told(second, "/unit damage Boyz models:10")
    await told(first, "/score add points:900 side:Reds")
    await second.types("/battle end")
    await first.types("/battle end")  # agreed to by both, it counts at once
    listed = (await told(first, "/campaign battles"))["battles"]
    battle = max(listed, key=lambda each: int(each["number"]))
    assert battle["state"] == "confirmed"
    assert (battle["season"], battle["outcome"], battle["points"]) == (2, "one", [900, 0])
    return int(battle["number"])
