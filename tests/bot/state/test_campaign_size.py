"""A campaign of ten thousand battles is read out in time, and comes back the same."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from time import perf_counter

import orjson
import pytest

from bot.campaign.rule import Rule
from bot.campaign.written import write_rule
from bot.state.campaign_document import read_document
from bot.state.campaign_exchange import take_in, whole
from bot.state.campaign_ledger import Asked
from bot.state.campaigns import Campaigns
from bot.state.database import Database
from bot.state.migrate import open_database
from bot.state.record import Actor
from bot.state.snowflake import Snowflakes, milliseconds

BATTLES = 10_000
PLAYERS = 40
ASKED = Asked(Actor(1, "Olga"), 1, manager=True, at=0)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await open_database(f"sqlite+aiosqlite:///{tmp_path}/large.db")
    yield opened
    await opened.close()


def large() -> bytes:
    dice = random.Random(3)  # noqa: S311 - the same campaign each time
    now = milliseconds()
    member = {"organises": False, "plays": True, "faction": "Orcs", "army": "", "season": 1}
    battles, events = [], []
    for number in range(1, BATTLES + 1):
        one, two = dice.sample(range(PLAYERS), 2)
        battles.append(
            {
                "number": number,
                "season": 1,
                "round": 1 + number // 500,
                "game": "t9a",
                "one": one,
                "two": two,
                "outcome": dice.choice(["one", "two", "draw"]),
                "points": [dice.randrange(2000), dice.randrange(2000)],
                "size": 2000,
                "factions": ["Orcs", "Elves"],
                "verdict": "",
                "note": "",
                "state": "confirmed",
                "proposer": one,
                "version": 0,
                "played_at": now,
                "due_at": None,
            }
        )
        events.append(
            {
                "at": now,
                "user": str(one + 1),
                "name": "x",
                "action": "battle-proposed",
                "battle": number,
                "member": None,
                "data": {"outcome": "one"},
            }
        )
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
            "members": [
                {"user": str(place + 1), "name": f"Player {place}", "round": 1, **member}
                for place in range(PLAYERS)
            ],
            "battles": battles,
            "events": events,
        }
    )


async def test_ten_thousand_battles_go_out_in_five_seconds_and_come_back_the_same(
    database: Database,
) -> None:
    campaigns = Campaigns(database, Snowflakes())
    content = large()
    found = read_document(content)
    campaign = await campaigns.take_in(
        lambda ids, connection: take_in(ids, ASKED, 7, found, connection)
    )
    began = perf_counter()
    data = (await whole(campaigns, campaign)).data()
    written = orjson.dumps(data)
    assert perf_counter() - began < 5
    assert len(await campaigns.counting(campaign.id)) == BATTLES
    assert data["events"].pop()["action"] == "campaign-import"
    assert len(written) > len(content) / 2
    expected = orjson.loads(content)
    for one in (*data["events"], *expected["events"]):
        assert one.pop("at") >= 0
    assert data == expected
