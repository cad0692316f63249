"""Dice are counted by who threw them, whatever the name was."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.commands.request.upload import Upload
from tests.bot.desk import ALICE, BRUNO, Desk

RENAMED = replace(ALICE, name="Alicia")
NAMESAKE = replace(BRUNO, name="Alice")


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    desk = Desk(f"sqlite:///{tmp_path / 'luck.db'}")
    await desk.open()
    yield desk
    await desk.store.close()


async def counted(desk: Desk, player: str | None = None, **options: Any) -> list[tuple[str, int]]:
    """Return everybody's name and dice, as `/dice stats` tells them."""
    given = {**options, **({"player": player} if player else {})}
    told = await desk.asks("dice stats", given, who=replace(ALICE, user_id=99, name="Zoe"))
    assert told.outcome is not None, told.card
    return [(player["player"], player["dice"][0]["count"]) for player in told.outcome["players"]]


async def test_who_has_another_name_now_is_one_player_under_the_latest(desk: Desk) -> None:
    await desk.asks("roll", {"notation": "3d6"})
    await desk.asks("roll", {"notation": "4d6"}, who=RENAMED)
    assert await counted(desk) == [("Alicia", 7)]
    assert await counted(desk, "Alicia") == [("Alicia", 7)]


async def test_two_players_of_one_name_are_two(desk: Desk) -> None:
    await desk.asks("roll", {"notation": "3d6"})
    await desk.asks("roll", {"notation": "4d6"}, who=NAMESAKE)
    assert await counted(desk) == [("Alice", 3), ("Alice", 4)]
    # Of several people with one name the one who acted last is meant.
    assert await counted(desk, "Alice") == [("Alice", 4)]


async def test_the_report_of_a_battle_counts_them_alike(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"})
    await desk.asks("roll", {"notation": "3d6"})
    await desk.asks("roll", {"notation": "4d6"}, who=RENAMED)
    await desk.asks("roll", {"notation": "5d6"}, who=NAMESAKE)
    page, text = (await desk.asks("battle report")).files
    for content in (page.content.decode(), text.content.decode()):
        dice = re.findall(r"(Alic\w+)\W+bot dice.*?D6\W+(\d+), mean", content, re.DOTALL)
        assert dice == [("Alicia", "7"), ("Alice", "5")]


async def test_players_from_elsewhere_are_known_by_their_names(desk: Desk, tmp_path: Path) -> None:
    await desk.asks("battle start", {"language": "en"})
    await desk.asks("roll", {"notation": "3d6"})
    await desk.asks("roll", {"notation": "4d6"}, who=BRUNO)
    (file,) = (await desk.asks("battle export")).files
    away = Desk(f"sqlite:///{tmp_path / 'away.db'}")
    await away.open()
    bringing = replace(ALICE, uploads={"file": Upload(file.name, file.content)})
    assert (await away.asks("battle import", who=bringing)).refused is None
    assert await counted(away) == [("Alice", 3), ("Bruno", 4)]
    assert await counted(away, "Bruno") == [("Bruno", 4)]
    await away.store.close()
