"""A large campaign as a file, the same each time but for when its challenge falls due."""

from __future__ import annotations

import random
from typing import Any, Final

import orjson

from bot.campaign.ledger import HOUR
from bot.campaign.scoring.rule import Rule
from bot.campaign.scoring.written import write_rule
from bot.store.snowflake import milliseconds

PLAYERS: Final = 40
REGIONS: Final = 20
_FOUGHT_AT: Final = 1_700_000_000_000
_MINUTE: Final = 60_000


def large_battles(count: int) -> list[dict[str, Any]]:
    """Return so many battles of a campaign file, a minute between each and the next."""
    dice = random.Random(3)  # noqa: S311 - the same campaign each time
    found = []
    for number in range(1, count + 1):
        first, second = dice.sample(range(PLAYERS), 2)
        found.append(
            {
                "number": number,
                "season": 1,
                "round": 1 + number // 500,
                "game": "t9a",
                "one": first,
                "two": second,
                "outcome": dice.choice(["one", "two", "draw"]),
                "points": [dice.randrange(2000), dice.randrange(2000)],
                "size": 2000,
                "factions": ["Orcs", "Elves"],
                "verdict": "",
                "note": "a battle at the club",
                "state": "confirmed",
                "proposer": first,
                "version": 0,
                "played_at": _FOUGHT_AT + number * _MINUTE,
                "due_at": None,
                "region": f"Region {first % REGIONS}",
            }
        )
    return found


def large_campaign(count: int) -> bytes:
    """Return a campaign with members, a map, so many battles, and two changes of each battle."""
    battles = large_battles(count)
    return orjson.dumps(
        {
            "format": "vexille-campaign",
            "version": 1,
            "name": "Large",
            "status": "open",
            "game": None,
            "rule": write_rule(Rule()),
            "season": 1,
            "round": 21,
            "silence": 72,
            "conquest": {"over_links": True, "wins": 2},
            "regions": [
                {
                    "name": f"Region {at}",
                    "owner": at,
                    "links": [(at - 1) % REGIONS, (at + 1) % REGIONS],
                }
                for at in range(REGIONS)
            ],
            "challenges": [
                {
                    "number": 1,
                    "one": 1,
                    "two": 2,
                    "region": "Region 3",
                    "state": "open",
                    "season": 1,
                    "round": 1,
                    "due_at": milliseconds() + HOUR,
                }
            ],
            "members": [_member(index) for index in range(PLAYERS)],
            "battles": battles,
            "events": [
                _event(battle, later, action)
                for battle in battles
                for later, action in enumerate(("battle-proposed", "battle-confirmed"))
            ],
            "roster": [],
            "tables": [],
        }
    )


def _member(index: int) -> dict[str, Any]:
    return {
        "user": str(index + 1),
        "name": f"Player {index}",
        "round": 1,
        "organises": index == 0,
        "plays": True,
        "faction": "Orcs",
        "army": "",
        "season": 1,
    }


def _event(battle: dict[str, Any], later: int, action: str) -> dict[str, Any]:
    return {
        "at": battle["played_at"] + later,
        "user": str(battle["one"] + 1),
        "name": f"Player {battle['one']}",
        "action": action,
        "battle": battle["number"],
        "member": None,
        "data": {"outcome": battle["outcome"]} if later == 0 else {},
    }
