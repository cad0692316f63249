"""A whole season is counted right, goes out, and comes back the same."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

import orjson
import pytest

from localdiscord import Upload
from tests.bot.e2e.hall import Hall, Player, open_hall
from tests.trials.season.fighting_on import check_rosters, fight_here, fight_on
from tests.trials.season.playing import (
    BATTLES,
    GAMES,
    LATE,
    NAME,
    NAMES,
    REGIONS,
    RULE,
    TIES,
    Season,
    expected_owners,
    expected_standings,
    opened,
    told,
)

pytestmark = pytest.mark.trial


async def standings(player: Player) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await told(player, "/campaign standings season:1"))["standings"]
    return found


async def owners(player: Player) -> dict[str, str | None]:
    regions = (await told(player, "/territory map"))["regions"]
    return {region["region"]: region["owner"] for region in regions}


async def check(hall: Hall) -> None:
    """Play a season, recount it, export it, wipe it, bring it back."""
    season = await opened(hall)
    await season.play()
    olga = season.olga
    table = await standings(olga)
    found = [(row["place"], row["name"], row["points"]) for row in table]
    assert sorted(found, key=lambda row: (row[0], NAMES.index(row[1]))) == expected_standings(
        season
    )
    map_then = await owners(olga)
    assert map_then == expected_owners(season)
    assert set(map_then) == set(REGIONS)
    manager = hall.player("Max", "en")
    rosters = await check_rosters(season, expected := await fight_on(season, manager))
    here = await fight_here(season)
    assert here == BATTLES + 1
    content, sheet = [
        (await manager.types(f"/campaign export format:{name}")).answer.files[0].content
        for name in ("json", "csv")
    ]
    held = orjson.loads(content)
    assert len(held["battles"]) == BATTLES + 1
    assert len(held["roster"]) == 4
    assert held["season"] == 2
    assert {battle["game"] for battle in held["battles"]} >= set(GAMES)
    assert {battle["state"] for battle in held["battles"]} == {
        *("proposed", "confirmed", "disputed", "settled", "void")
    }
    await told(manager, f'/campaign delete campaign:"{NAME}" confirm:true')
    assert (await manager.types("/campaign list")).refused == "no-campaigns"
    back = await manager.calls("campaign import", file=Upload("season.json", content))
    assert back.outcome == {"campaign": NAME}
    again = orjson.loads((await manager.types("/campaign export")).answer.files[0].content)
    assert again["events"].pop()["action"] == "campaign-import"
    assert again == held
    assert await standings(olga) == table
    assert await owners(olga) == map_then
    assert await check_rosters(season, expected) == rosters
    told_again = await olga.types(f"/chronicle battle number:{here}")
    assert told_again.outcome["fallen"] == {"Reds": [0], "Blues": [10]}
    await _from_spreadsheet(season, manager, sheet)


async def _from_spreadsheet(season: Season, manager: Player, sheet: bytes) -> None:
    """Wipe it again and bring its battles back from CSV, into a campaign of the same players."""
    record = await told(manager, "/campaign record")
    await told(manager, f'/campaign delete campaign:"{NAME}" confirm:true')
    await told(season.olga, f'/campaign create name:"{NAME}"')
    await told(season.olga, f"/campaign rule {RULE.format(TIES)}")
    for player in season.players.values():
        await player.types("/campaign join")
    taken = await season.olga.calls("campaign import", file=Upload("battles.csv", sheet))
    assert taken.outcome == {"campaign": NAME, "battles": BATTLES + 1}
    files = (await manager.types("/campaign export format:csv")).answer.files
    assert files[0].content == sheet
    assert len(list(csv.DictReader(io.StringIO(sheet.decode("utf-8-sig"))))) == BATTLES + 1
    assert await told(manager, "/campaign record") == record
    by_name = {row["name"]: row["points"] for row in await standings(season.olga)}
    # Nobody is late for a campaign that begins now.
    assert by_name == {
        name: points - (2 if name == LATE else 0) for _, name, points in expected_standings(season)
    }


async def test_a_season_is_counted_exported_wiped_and_brought_back(tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/season.db") as hall:
        await check(hall)
