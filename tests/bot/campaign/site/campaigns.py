"""Campaigns of any size, as files that are brought in."""

from __future__ import annotations

import random

import orjson

from bot.campaign.scoring.rule import Rule
from bot.campaign.scoring.written import write_rule

FACTIONS = ("Orcs", "High Elves", "Dwarfs", "Undead Dynasties of the Sands", "<b>Chaos</b>")
NAMES = ("Ana", "Ben", "Cléo", "<script>alert(1)</script>", "Ève the Very Long-Named of the North")
NOON = 1_800_000_000_000
HOUR = 3_600_000


def campaign_file(battles: int, players: int, rounds: int) -> bytes:
    """Return a campaign with battles between players, the same each time."""
    dice = random.Random(5)  # noqa: S311 - the same campaign each time
    names = [*NAMES, *(f"Player {number}" for number in range(len(NAMES), players))]
    fought = []
    for number in range(1, battles + 1):
        first, second = dice.sample(range(players), 2)
        fought.append(
            {
                "number": number,
                "season": 1,
                "round": 1 + (number - 1) * rounds // battles,
                "game": dice.choice(["t9a", "blackhammer"]),
                "one": first,
                "two": second,
                "outcome": dice.choice(["one", "two", "draw"]),
                "points": [dice.randrange(2000), dice.randrange(2000)],
                "size": 2000,
                "factions": [FACTIONS[first % 5], FACTIONS[second % 5]],
                "verdict": "",
                "note": "",
                "state": "confirmed",
                "proposer": first,
                "version": 0,
                "played_at": NOON + number * HOUR,
                "due_at": None,
            }
        )
    members = [
        {
            "user": str(index + 1),
            "name": name,
            "round": 1,
            "organises": False,
            "plays": True,
            "faction": FACTIONS[index % 5],
            "army": "",
            "season": 1,
        }
        for index, name in enumerate(names[:players])
    ]
    return orjson.dumps(
        {
            "format": "vexille-campaign",
            "version": 1,
            "name": 'The "Border" <War>',
            "status": "open",
            "game": None,
            "rule": write_rule(Rule()),
            "season": 1,
            "round": rounds,
            "silence": 72,
            "members": members,
            "battles": fought,
            "events": [],
        }
    )
