"""A battle told by its turning points: found in what was fought with real dice."""

from __future__ import annotations

import io
import zipfile
from typing import Any

import pytest
from PIL import Image

from tests.bot.e2e.battles.test_history import files
from tests.bot.e2e.campaigns.test_campaign import three
from tests.bot.e2e.hall import SEES, Hall, Player, Told
from tests.bot.e2e.playing import in_turn

pytestmark = pytest.mark.own_hall

__all__ = ["three"]

KILLS_THREE = (
    "/shoot Archers target:Boyz weapon:longbow distance:12"
    " dice:1,1,1,1,4,4,4,5,6,6,5,5,6,5,1,3,1,3,1,6"
)
BATTLE = (
    "/battle start game:blackhammer side_one:Elves side_two:Orcs points:2000",
    "/unit add Archers 10 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Pts120",
    "/unit add Guard 20 M5 WS4 BS3 S3 T3 W1 I5 A1 Ld8 Pts300",
    "/unit add Grom 1 M4 WS5 BS3 S4 T4 W3 I3 A3 Ld9 Pts200 [general, character] side:Orcs",
    "/unit add Boyz 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7 Sv6+ Pts160 side:Orcs",
    "/unit add Goblins 30 M4 WS2 BS3 S3 T3 W1 I2 A1 Ld5 Pts100 side:Orcs",
    "/battle next phase:shooting",
    KILLS_THREE,
    '/battle next phase:"close combat"',
    "/combat unit:Guard enemy:Boyz wounds:1 enemy_wounds:6 ranks:2 enemy_ranks:2 dice:6,6",
    "/battle next",
    "/battle next",
    "/unit damage Grom wounds:3",
    "/roll 2d6 secret:yes",
    "/unit damage Goblins models:30",
    "/unit damage Guard models:4",
    "/undo",
)
"""Three Boyz shot; the Guard broken by 4; the general and the goblins gone; one loss taken back."""


async def fought(player: Player, *, ended: bool = True) -> None:
    await in_turn(*((player, line) for line in BATTLE))
    if ended:
        await player.types("/battle end")


def moments(told: Told) -> list[tuple[int, list[tuple[str, int, int]], int]]:
    found: list[dict[str, Any]] = told.outcome["moments"]
    return [
        (
            each["entry"],
            [(unit["name"], unit["lost"], unit["fled"]) for unit in each["units"]],
            each["margin"],
        )
        for each in found
    ]


async def test_turning_points_are_found_in_what_the_dice_did(alice: Player) -> None:
    await fought(alice)
    told = await alice.calls("chronicle battle")
    assert moments(told) == [
        (8, [("Boyz", 3, 0)], 0),
        (10, [("Guard", 0, 20)], 4),
        (13, [("Grom", 1, 0)], 0),
        (15, [("Goblins", 30, 0)], 0),
    ]
    assert [moment["weight"] for moment in told.outcome["moments"]] == pytest.approx(
        [100 * 24 / 460, 4 + 50 * 300 / 420, 25 + 100 * 200 / 460, 100 * 100 / 460], abs=0.06
    )
    assert "death of Grom, the general (Orcs)" in told.text
    assert "Dice luck" in told.text
    assert "Alice (real dice) 89.4%" in told.text
    assert told.outcome["fallen"] == {"Elves": [0], "Orcs": [34]}
    assert told.outcome["points"] == {"Elves": [400], "Orcs": [300]}


async def test_it_reads_in_the_language_of_who_asks(alice: Player, bruno: Player) -> None:
    await fought(alice)
    told = await bruno.calls("chronicle battle")
    assert "mort de Grom, le Général (Orcs)" in told.text
    assert "Boyz : combat gagné de 4 · Guard (Elves) : 20 en fuite" in told.text.replace(
        "\xa0", " "
    )
    assert set(files(told)) == {"chronique.png", "chronique-1.html", "chronique-1.md"}


async def test_the_picture_says_in_words_what_it_shows(alice: Player) -> None:
    await fought(alice)
    told = await alice.calls("chronicle battle")
    image = Image.open(io.BytesIO(files(told)["chronicle.png"]))
    assert image.size == (1000, 1052)
    about = told.message.attachments[0]["description"]
    assert "Orcs: 17 models left of 51" in about
    assert "Models lost in each turn (Elves – Orcs): T1 0–34" in about


async def test_page_and_text_tell_the_same_and_the_method(alice: Player) -> None:
    await fought(alice)
    told = files(await alice.calls("chronicle battle"))
    for name in ("chronicle-1.html", "chronicle-1.md"):
        text = told[name].decode()
        assert "Guard (Elves): 20 in flight" in text
        assert "25 for a general" in text
    assert (
        "1. **Turn 1, no. 13** · death of Grom, the general (Orcs)"
        in told["chronicle-1.md"].decode()
    )


async def test_where_wounds_decide_a_combat_their_difference_is_its_margin(alice: Player) -> None:
    lines = (
        "/battle start game:whfb2 side_one:Elves side_two:Orcs",
        "/unit add Guard 20 M10 WS4 S3 T3 W1 I3 A1 Ld7",
        "/unit add Boyz 20 M10 WS4 S3 T3 W1 I3 A1 Ld7 side:Orcs",
        "/battle next phase:combat",
        "/combat unit:Guard enemy:Boyz wounds:1 enemy_wounds:8",
        "/battle end",
    )
    await in_turn(*((alice, line) for line in lines))
    told = await alice.calls("chronicle battle")
    assert [margin for _, _, margin in moments(told)] == [7]
    assert "Boyz: combat won by 7" in told.text


async def test_a_battle_under_way_is_told_so_far(alice: Player) -> None:
    await fought(alice, ended=False)
    told = await alice.calls("chronicle battle")
    assert "Still being fought: turn 1" in told.text
    assert len(moments(told)) == 4


async def test_a_battle_without_losses_says_so(alice: Player) -> None:
    await alice.calls("battle start", language="en")
    await alice.calls("battle end")
    told = await alice.calls("chronicle battle")
    assert "No entry weighed enough" in told.text
    assert set(files(told)) == {"chronicle-1.html", "chronicle-1.md"}


async def test_names_are_never_markup(alice: Player) -> None:
    await alice.types(
        '/battle start game:blackhammer side_one:"<b>x</b>" side_two:"**y** @everyone"'
    )
    await alice.types('/unit add "<script>alert(1)</script>" 10 M4 Ld7 side:"<b>x</b>"')
    await alice.types("/unit damage <script>alert(1)</script> models:10")
    await alice.calls("battle end")
    told = await alice.calls("chronicle battle")
    assert len(moments(told)) == 1
    page = files(told)["chronicle-1.html"].decode()
    assert "<script" not in page
    assert "<b>" not in page


async def test_a_campaign_battle_is_told_from_any_channel(
    hall: Hall, three: tuple[Player, Player, Player]
) -> None:
    _, ana, ben = three
    start = "/battle start game:blackhammer points:2000 side_one:Orcs side_two:Elves"
    await in_turn(
        (ana, f"{start} player_one:Ana player_two:Ben"),
        (ana, "/campaign here"),
        (ana, "/unit add Boyz 20 M4 Ld7 side:Orcs"),
        (ana, "/unit damage Boyz models:10"),
        (ana, "/score add points:1500 side:Elves"),
        (ana, "/roll 12d6>=4 dice:6,6,6,6,6,6,6,6,6,6,6,1"),
        (ben, "/battle end"),
    )
    await ana.types("/battle end")
    told = await ana.types("/chronicle site")
    page = zipfile.ZipFile(io.BytesIO(files(told)["border-war.zip"])).read(
        "border-war/players.html"
    )
    assert "Luck with the dice" in page.decode()
    assert "of the newest battle fought here" in page.decode()
    away = hall.player("Olga", "en", channel="elsewhere", permissions=SEES)
    assert (await away.calls("chronicle battle")).refused == "no-battle-yet"
    told = await away.types("/chronicle battle number:1")
    assert moments(told)[0][1] == [("Boyz", 10, 0)]
    await ben.types("/campaign log outcome:i-won opponent:@Ana")
    assert (await away.types("/chronicle battle number:2")).refused == "chronicle-elsewhere"
    assert (await away.types("/chronicle battle number:3")).refused == "no-campaign-battle"
    assert (await away.types("/chronicle battle campaign:border")).refused == "chronicle-which"


async def test_losses_weigh_by_the_units_as_they_were_put_right(alice: Player) -> None:
    """A list that brings four of forty is put right; a unit added by mistake never was there."""
    await in_turn(
        (alice, "/battle start game:blackhammer side_one:Elves side_two:Orcs points:2000"),
        (alice, "/unit add Boyz 4 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7 Pts100 side:Orcs"),
        (alice, "/unit add Mob 40 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7 side:Orcs"),
        (alice, "/undo"),
        (alice, "/unit add Grom 1 M4 WS5 BS3 S4 T4 W3 I3 A3 Ld9 Pts100 [character] side:Orcs"),
        (alice, "/unit edit Boyz change:models:40 size:40"),
        (alice, "/battle next phase:shooting"),
        (alice, "/unit damage Boyz models:4"),
        (alice, "/unit damage Grom wounds:3"),
        (alice, "/battle end"),
    )
    told = await alice.calls("chronicle battle")
    weights = [moment["weight"] for moment in told.outcome["moments"]]
    assert [name for _, ((name, *_),), _ in moments(told)] == ["Boyz", "Grom"]
    assert weights == pytest.approx([100 * 10 / 200, 100 * 100 / 200], abs=0.06)
