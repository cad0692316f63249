"""Eight players and forty battles in four games: counted, exported, wiped, brought back."""

from __future__ import annotations

import csv
import io
import random
from itertools import combinations
from typing import Any

import orjson
import pytest

from bot.campaign.scoring.rule import Rule
from bot.campaign.scoring.written import write_rule
from localdiscord import Upload
from tests.bot.e2e.hall import SEES, Hall, Player, Told
from tests.bot.e2e.playing import assert_one_sentence

pytestmark = pytest.mark.own_hall

GAMES = ("blackhammer", "t9a", "whfb2", "aos4")
NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")
OUTCOMES = {"i-won": (3, 0), "i-lost": (0, 3), "drawn": (1, 1)}


@pytest.fixture
def olga(hall: Hall) -> Player:
    """Somebody who may manage the server."""
    return hall.player("Olga", "en")


async def season(hall: Hall, olga: Player) -> dict[str, list[int]]:
    """Play a season; return what each has by a count of its own: points, wins, difference."""
    dice = random.Random(40)  # noqa: S311 - the same season each time
    players = {name: hall.player(name, "en", permissions=SEES) for name in NAMES}
    counted = {name: [0, 0, 0] for name in NAMES}
    await olga.types('/campaign create name:"Four winds"')
    await olga.types('/campaign rule tie_breaks:"difference, wins"')
    for player in players.values():
        await player.types(f"/campaign join faction:{dice.choice(['Orcs', 'Elves', 'Dwarfs'])}")
    met = list(combinations(NAMES, 2))
    pairs = [*met, *met[:12]]
    for number, (each, two) in enumerate(pairs, 1):
        outcome = dice.choice(list(OUTCOMES))
        low, high = sorted(dice.sample(range(2000), 2))
        points = {"i-won": (high, low), "i-lost": (low, high), "drawn": (low, low)}[outcome]
        logged = await players[each].types(
            f"/campaign log outcome:{outcome} opponent:{two} own_points:{points[0]}"
            f" their_points:{points[1]} game:{GAMES[number % 4]} size:2000"
        )
        if number % 10 == 0:
            await players[two].presses(logged, "Dispute")
            await olga.types(f"/campaign settle battle:{number}")
        else:
            await players[two].presses(logged, "Confirm")
        if number % 8 == 0:
            await olga.types("/campaign round")
        for name, gained, difference in zip(
            (each, two),
            OUTCOMES[outcome],
            (points[0] - points[1], points[1] - points[0]),
            strict=True,
        ):
            counted[name][0] += gained
            counted[name][1] += difference
            counted[name][2] += gained == 3
    return counted


def content(told: Told) -> dict[str, Any]:
    (file,) = told.answer.files
    found: dict[str, Any] = orjson.loads(file.content)
    return found


async def test_a_season_is_counted_exported_wiped_and_brought_back_the_same(
    hall: Hall, olga: Player
) -> None:
    counted = await season(hall, olga)
    standings = (await olga.types("/campaign standings")).outcome["standings"]
    assert [row["name"] for row in standings] == sorted(
        counted, key=lambda name: counted[name], reverse=True
    )
    for row in standings:
        difference = row["scored"] - row["conceded"]
        assert [row["points"], difference, row["won"]] == counted[row["name"]]
    exported = await olga.types("/campaign export")
    assert exported.alone
    before = content(exported)
    assert len(before["battles"]) == 40
    await olga.types('/campaign delete campaign:"Four winds" confirm:true')
    assert (await olga.types("/campaign list")).refused == "no-campaigns"
    file = Upload("four-winds.json", exported.answer.files[0].content)
    await olga.calls("campaign import", file=file)
    after = content(await olga.types("/campaign export"))
    assert after["events"].pop()["action"] == "campaign-import"
    assert after == before
    assert (await olga.types("/campaign standings")).outcome["standings"] == standings
    assert (await olga.calls("campaign import", file=file)).refused == "campaign-exists"
    later = await hall.player("Ada", "en").types(
        "/campaign log outcome:i-won opponent:Bo own_points:5 their_points:0"
    )
    assert later.outcome["battle"]["number"] == 41


async def test_spreadsheets_have_every_battle_and_no_formula(hall: Hall, olga: Player) -> None:
    ada = hall.player("Ada", "en", permissions=SEES)
    await olga.types('/campaign create name:"Four winds"')
    for player in (olga, ada):
        await player.types('/campaign join faction:"=1+1"')
    await ada.types("/campaign log outcome:i-won opponent:Olga own_points:9 their_points:1")
    assert (await ada.types("/campaign export")).refused == "only-organiser"
    told = await olga.types("/campaign export format:csv")
    battles, standings = (
        list(csv.DictReader(io.StringIO(file.content.decode("utf-8-sig"))))
        for file in told.answer.files
    )
    assert [(battle["first"], battle["second"], battle["first_points"]) for battle in battles] == [
        ("Ada", "Olga", "9")
    ]
    assert battles[0]["first_faction"] == "'=1+1"
    assert {standing["name"] for standing in standings} == {"Ada", "Olga"}


EVENT = {"at": 1, "user": "1", "name": "x", "battle": None, "member": None, "data": {}}
BASE: dict[str, Any] = {
    "format": "vexille-campaign",
    "version": 1,
    "name": "Odd",
    "status": "open",
    "game": None,
    "rule": write_rule(Rule()),
    "season": 1,
    "round": 1,
    "silence": 72,
    "members": [],
    "battles": [],
    "events": [],
}
MEMBER: dict[str, Any] = {
    "user": "1",
    "name": "x",
    "organises": True,
    "plays": True,
    "faction": "",
    "army": "",
    "season": 1,
    "round": 1,
}
FIGHTER: dict[str, Any] = {
    "member": 0,
    "game": "whfb2",
    "name": "Hero",
    "leads": True,
    "size": 1,
    "models": 1,
    "experience": 0,
    "battles": 0,
    "misses": 0,
    "state": "fit",
    "version": 0,
    "marks": [],
    "sheet": {"profile": 0.5},
}
BATTLE: dict[str, Any] = {
    "number": 1,
    "season": 1,
    "round": 1,
    "game": "t9a",
    "one": 0,
    "two": None,
    "size": None,
    "outcome": "bye",
    "points": None,
    "factions": ["", ""],
    "verdict": "",
    "note": "",
    "state": "settled",
    "proposer": None,
    "version": 0,
    "played_at": 1,
    "due_at": None,
}
JOINS_A_BATTLE = {**EVENT, "action": "campaign-join", "battle": 1}


@pytest.mark.parametrize(
    "file",
    [
        b"",
        b"no file",
        b"[" * 100_000,
        b"\x1f\x8bbroken",
        orjson.dumps({**BASE, "rule": {}}),
        orjson.dumps({**BASE, "version": 2}),
        orjson.dumps({**BASE, "silence": -1}),
        orjson.dumps({**BASE, "members": [{"user": "1"}]}),
        orjson.dumps({**BASE, "events": [{**EVENT, "action": "campaign-magic"}]}),
        orjson.dumps({**BASE, "events": [{**EVENT, "action": "campaign-pairings"}]}),
        orjson.dumps({**BASE, "events": [{**EVENT, "action": "battle-voided", "battle": 1}]}),
        orjson.dumps({**BASE, "name": "O\0d"}),
        orjson.dumps({**BASE, "game": "chess"}),
        orjson.dumps({**BASE, "members": [{**MEMBER, "user": "9223372036854775808"}]}),
        orjson.dumps({**BASE, "members": [{**MEMBER, "user": name} for name in ("1", "01")]}),
        orjson.dumps({**BASE, "members": [MEMBER], "roster": [{**FIGHTER, "game": "chess"}]}),
        orjson.dumps({**BASE, "members": [MEMBER], "roster": [FIGHTER]}).replace(b"0.5", b"1" * 30),
        orjson.dumps({**BASE, "events": [{**EVENT, "data": {"x": 0.5}}]}).replace(
            b"0.5", b"1" * 30
        ),
        orjson.dumps({**BASE, "events": [{**EVENT, "data": {"x": "y" * 50_000}}]}),
        orjson.dumps(
            {**BASE, "members": [MEMBER], "battles": [BATTLE], "events": [JOINS_A_BATTLE]}
        ),
        orjson.dumps(
            {**BASE, "members": [MEMBER], "battles": [{**BATTLE, "played_at": 2**41 - 1}]}
        ),
    ],
)
async def test_what_is_no_campaign_is_refused_and_nothing_is_kept(
    olga: Player, file: bytes
) -> None:
    told = await olga.calls("campaign import", file=Upload("odd.json", file))
    assert told.refused in ("campaign-file-unread", "import-unreadable")
    assert (await olga.types("/campaign list")).refused == "no-campaigns"


async def test_a_file_is_brought_in_by_who_manages_the_server_alone(hall: Hall) -> None:
    ada = hall.player("Ada", "en", permissions=SEES)
    file = Upload("odd.json", orjson.dumps(BASE))
    assert (await ada.calls("campaign import", file=file)).refused == "import-by-manager"


async def test_battles_go_out_and_come_back_as_a_spreadsheet(hall: Hall, olga: Player) -> None:
    await season(hall, olga)
    standings = (await olga.types("/campaign standings all:true")).outcome["standings"]
    battles, _ = (await olga.types("/campaign export format:csv")).answer.files
    file = Upload("battles.csv", battles.content)
    assert (await olga.calls("campaign import", file=file)).refused == "csv-number-taken"
    await olga.types('/campaign delete campaign:"Four winds" confirm:true')
    await olga.types('/campaign create name:"Four winds"')
    await olga.types('/campaign rule tie_breaks:"difference, wins"')
    players = [hall.player(name, "fr", permissions=SEES) for name in NAMES]
    for player in players[1:]:
        await player.types("/campaign join")
    told = await olga.calls("campaign import", file=file)
    assert told.refused == "csv-cell"
    assert "Ada" in told.text
    assert (await olga.types("/campaign battles")).refused == "no-battles-yet"
    await players[0].types("/campaign join")
    assert (await players[0].calls("campaign import", file=file)).refused == "only-organiser"
    taken = await olga.calls("campaign import", file=file)
    assert taken.outcome == {"campaign": "Four winds", "battles": 40}
    again, _ = (await olga.types("/campaign export format:csv")).answer.files
    assert again.content == battles.content
    assert (await olga.types("/campaign standings all:true")).outcome["standings"] == standings


async def test_a_wrong_spreadsheet_is_refused_in_one_sentence(hall: Hall, olga: Player) -> None:
    await olga.types('/campaign create name:"Four winds"')
    zoe = hall.player("Zoe", "fr")
    await zoe.types("/campaign join")
    for cells in ("Zoe,Ada,one,x", "Zoe,Zoe,one,", "Zoe,,bye,9999999", "Zoe,Zoe,won,1"):
        for player in (olga, zoe):
            content = f"first,second,outcome,size\n{cells}\n".encode()
            told = await player.calls("campaign import", file=Upload("b.csv", content))
            assert told.refused == "csv-cell"
            assert_one_sentence(told)
    file = Upload("b.csv", b"first,second,outcome\n")
    assert (await olga.calls("campaign import", file=file)).refused == "csv-empty"
    whole = Upload("b.json", b"{}")
    told = await olga.calls("campaign import", file=whole, campaign="Four winds")
    assert told.refused == "import-makes-new"
