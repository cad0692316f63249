"""Rosters that last from battle to battle, through commands and buttons."""

from __future__ import annotations

import asyncio
from time import process_time

import pytest

from localdiscord import Upload
from tests.bot.e2e.hall import SEES, Hall, Player
from tests.bot.e2e.playing import assert_one_sentence

pytestmark = pytest.mark.own_hall

SWORDS = "Swords 20 M10 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Int7 Cl7 WP7"
HERO = "Hero 1 M10 WS5 BS5 S4 T4 W2 I5 A2 Ld8 Int8 Cl8 WP8 [character]"
VETERANS = """
id = "veterans"
about = "advance"
dice = "2D6"
rows = [
    { id = "nothing", least = 2, most = 6, text = "Nothing new" },
    { id = "stronger", least = 7, most = 12, text = "Stronger", values = { s = 1 } },
]
[experience]
fought = 1
won = 2
survived = 1
levels = [4, 12]
"""
MAIMED = """
id = "maimed"
about = "injury"
dice = "1D6"
rows = [
    { id = "dead", least = 1, most = 1, text = "Dead", dead = true },
    { id = "hurt", least = 2, most = 6, text = "Limps", misses = 2, values = { m = -1 } },
]
"""


@pytest.fixture
async def three(hall: Hall) -> tuple[Player, Player, Player]:
    """An organiser who does not play, and two who keep rosters of the second edition."""
    olga = hall.player("Olga", "en", permissions=SEES)
    ana = hall.player("Ana", "en", permissions=SEES)
    ben = hall.player("Ben", "fr", permissions=SEES)
    boss = hall.player("Boss", "en")
    set_ = await boss.types("/settings game:whfb2")
    assert set_.answer.refused is None, set_.text
    await olga.types('/campaign create name:"Border war"')
    for player in (ana, ben):
        for told in (
            await player.types("/campaign join"),
            await player.calls("roster add", line=SWORDS),
            await player.calls("roster add", line=HERO),
        ):
            assert told.answer.refused is None, told.text
    return olga, ana, ben


async def fought(winner: Player, loser: Player, opponent: str, number: int) -> None:
    await winner.types(f"/campaign log outcome:i-won opponent:{opponent}")
    await loser.types(f"/campaign confirm battle:{number}")


async def kept(player: Player, name: str) -> dict[str, object]:
    told = await player.types("/roster show")
    return next(each for each in told.outcome["roster"] if each["name"] == name)


async def test_the_winner_finds_three_quarters_again_and_the_loser_half(
    three: tuple[Player, Player, Player],
) -> None:
    _, ana, ben = three
    await fought(ana, ben, "Ben", 1)
    assert "Battle no. 1 waits for you" in (await ana.types("/roster show")).text
    told = await ana.types('/roster after battle:1 losses:"Swords 9/2"')
    assert "11 lost, 8 back: 17 left" in told.text
    await ben.types('/roster after battle:1 losses:"Swords 9/3/4"')
    assert (await kept(ana, "Swords"))["models"] == 17
    assert (await kept(ben, "Swords"))["models"] == 20 - 16 + 4 + 4 + 1
    assert (await kept(ana, "Hero"))["battles"] == 1
    assert "no traces" not in (await ana.types("/roster show")).text


async def test_a_battle_leaves_its_traces_once_however_often_it_is_asked(
    three: tuple[Player, Player, Player],
) -> None:
    _, ana, ben = three
    await fought(ana, ben, "Ben", 1)
    asked = "/roster after battle:1 losses:Swords 10"
    told = await asyncio.gather(*(ana.types(asked) for _ in range(4)))
    assert sorted(each.answer.refused or "" for each in told) == ["", *["after-done"] * 3]
    assert (await kept(ana, "Swords"))["models"] == 17


async def test_who_is_dismissed_is_gone_from_one_s_own_roster_alone(
    three: tuple[Player, Player, Player],
) -> None:
    olga, ana, ben = three
    assert (await ben.types("/roster dismiss unit:Hero player:Ana")).refused == "only-organiser"
    told = await ana.types("/roster dismiss unit:Hero")
    assert told.answer.refused is None, told.text
    assert [each["name"] for each in (await ana.types("/roster show")).outcome["roster"]] == [
        "Swords"
    ]
    assert (await kept(ben, "Hero"))["models"] == 1
    assert (await ana.types("/roster dismiss unit:Hero")).refused == "unknown-fighter"
    await olga.types("/roster dismiss unit:Hero player:Ben")
    assert [each["name"] for each in (await ben.types("/roster show")).outcome["roster"]] == [
        "Swords"
    ]


async def test_an_injury_follows_the_book_and_is_rolled_once(
    three: tuple[Player, Player, Player],
) -> None:
    _, ana, ben = three
    await fought(ben, ana, "Ana", 1)
    told = await ana.types("/roster after battle:1 losses:Hero")
    assert (await kept(ana, "Hero"))["state"] == "fallen"
    assert (await ben.presses(told, "Injury of Hero")).refused == "not-your-roster"
    # A grave head, an eye lost, both ears and the nose kept.
    hurt = await ana.types('/roster injury unit:Hero dice:"83 10 50 50"')
    assert hurt.outcome["procedure"] == "fallen_character"
    hero = await kept(ana, "Hero")
    assert (hero["state"], hero["misses"]) == ("fit", 2)
    shown = await ana.types("/roster show unit:Hero")
    assert "M9cm WS4 BS2 S3 T3 W1 I4 A1 Ld7" in shown.text
    assert "Grave injury, head" in shown.text
    assert "eye lost" in shown.text
    assert (await ana.presses(told, "Injury of Hero")).refused == "not-fallen"
    await fought(ben, ana, "Ana", 2)
    await ana.types("/roster after battle:2")
    assert (await kept(ana, "Hero"))["misses"] == 1


async def test_one_press_of_many_rolls_the_injury(three: tuple[Player, Player, Player]) -> None:
    _, ana, ben = three
    await fought(ben, ana, "Ana", 1)
    told = await ana.types("/roster after battle:1 losses:Hero")
    pressed = await asyncio.gather(*(ana.presses(told, "Injury of Hero") for _ in range(4)))
    done = [
        each
        for each in pressed
        if each.answer.refused is None and "changed meanwhile" not in each.text
    ]
    assert len(done) == 1
    hero = await kept(ana, "Hero")
    assert hero["state"] in ("fit", "dead")
    injuries = [mark for mark in hero["marks"] if mark["text"].startswith("table-injuries-")]  # type: ignore[attr-defined]
    assert len(injuries) == 1


async def test_a_mortal_wound_ends_a_character(three: tuple[Player, Player, Player]) -> None:
    _, ana, ben = three
    await fought(ben, ana, "Ana", 1)
    await ana.types("/roster after battle:1 losses:Hero")
    dead = await ana.types("/roster injury unit:Hero dice:95")
    assert "Hero is dead." in dead.text
    assert (await kept(ana, "Hero"))["state"] == "dead"
    assert (await ana.types("/roster roll table:x unit:Hero")).refused == "no-own-table"


async def test_nobody_falls_in_a_battle_they_cannot_have_fought(
    three: tuple[Player, Player, Player],
) -> None:
    olga, ana, ben = three
    for number in (1, 2, 3):
        await fought(ben, ana, "Ana", number)
    await ana.types("/roster after battle:1 losses:Hero")
    before = await kept(ana, "Hero")
    waits = await ana.types("/roster after battle:2 losses:Hero")
    assert waits.refused == "lost-not-there"
    assert "roll that injury first" in waits.text
    assert await kept(ana, "Hero") == before
    await ana.types("/roster injury unit:Hero dice:15")
    assert (
        "could not be in this battle"
        in (await ana.types("/roster after battle:2 losses:Hero")).text
    )
    await ana.types("/roster after battle:2")
    await ana.types("/roster artefact unit:Hero artefact:Wand captured:true")
    await olga.types("/roster edit unit:Hero player:Ana state:dead")
    dead = await kept(ana, "Hero")
    told = await ana.types("/roster after battle:3 losses:Hero")
    assert told.refused == "lost-not-there"
    assert_one_sentence(told)
    assert (await ana.types("/roster mastery unit:Hero artefact:Wand")).refused == "fighter-dead"
    await ana.types("/roster after battle:3 losses:Swords 4")
    assert await kept(ana, "Hero") == dead


async def test_a_captured_weapon_obeys_for_good_or_never(
    three: tuple[Player, Player, Player],
) -> None:
    _, ana, _ = three
    await ana.types("/roster artefact unit:Hero artefact:Doomblade captured:true")
    await ana.types("/roster artefact unit:Hero artefact:Wand captured:true")
    assert (await ana.types("/roster mastery unit:Hero artefact:Axe")).refused == "not-captured"
    obeys = await ana.types('/roster mastery unit:Hero artefact:Doomblade dice:"4 4"')
    assert "Doomblade obeys Hero" in obeys.text
    never = await ana.types('/roster mastery unit:Hero artefact:Wand dice:"5 4"')
    assert "Wand will never obey Hero" in never.text
    assert (await ana.types("/roster mastery unit:Hero artefact:Wand")).refused == "not-captured"
    again = await ana.types("/roster artefact unit:Hero artefact:wand captured:true")
    assert again.refused == "artefact-rolled"
    assert_one_sentence(again)
    olga = three[0]
    told = await olga.types("/roster artefact unit:Hero artefact:Wand captured:true player:Ana")
    assert told.answer.refused is None, told.text


async def test_organisers_tables_earn_experience_and_are_rolled_on(
    three: tuple[Player, Player, Player],
) -> None:
    olga, ana, ben = three
    file = Upload("veterans.toml", VETERANS.encode())
    assert (await ana.calls("roster table", file=file)).refused == "only-organiser"
    await olga.calls("roster table", file=file)
    await fought(ana, ben, "Ben", 1)
    told = await ana.types("/roster after battle:1")
    assert "+4 experience (4) · rises a level" in told.text
    rolled = await ana.types('/roster roll table:veterans unit:Swords dice:"3 4"')
    assert "Stronger" in rolled.text
    assert "Swords: +1 Strength" in rolled.text
    assert "S4" in (await ana.types("/roster show unit:Swords")).text
    assert "(level 1)" in (await ana.types("/roster show")).text


async def test_an_organisers_table_of_injuries_stands_in_every_game(hall: Hall) -> None:
    olga = hall.player("Olga", "en", permissions=SEES)
    ben = hall.player("Ben", "en", permissions=SEES)
    await olga.types("/campaign create name:Raids")
    for player in (olga, ben):
        await player.types("/campaign join")
    await olga.calls("roster add", line="Lord 1 M4 WS6 S4 T4 W3 A3 Ld9 [character]")
    await fought(ben, olga, "Olga", 1)
    told = await olga.types("/roster after battle:1 losses:Lord")
    assert "says nothing of what follows a battle" in told.text
    assert (await kept(olga, "Lord"))["state"] == "fit"
    await olga.calls("roster table", file=Upload("maimed.toml", MAIMED.encode()))
    await fought(ben, olga, "Olga", 2)
    await olga.types("/roster after battle:2 losses:Lord")
    hurt = await olga.types("/roster injury unit:Lord dice:4")
    assert "Limps" in hurt.text
    lord = await kept(olga, "Lord")
    assert (lord["state"], lord["misses"]) == ("fit", 2)


async def test_whoever_can_fight_musters_and_the_battle_tells_what_was_lost(
    three: tuple[Player, Player, Player],
) -> None:
    olga, ana, ben = three
    await olga.types("/roster edit unit:Hero player:Ana misses:1")
    await ana.types("/battle start side_one:Reds side_two:Blues player_one:Ana player_two:Ben")
    mustered = await ana.types("/roster muster")
    assert mustered.outcome["units"] == ["Swords"]
    assert "One more stays in camp" in mustered.text
    await ben.types("/roster muster")
    await ana.types("/campaign here")
    await ana.types("/unit damage unit:Swords wounds:6")
    hurt = await ben.types('/unit damage unit:"Swords 2" wounds:4')
    assert hurt.answer.refused is None, hurt.text
    await ana.types("/score add side:Reds points:500")
    await ben.types("/battle end")
    await ana.types("/battle end")
    number = (await ana.types("/campaign battles")).outcome["battles"][0]["number"]
    await ben.types(f"/campaign confirm battle:{number}")
    told = await ana.types(f"/roster after battle:{number}")
    assert told.answer.refused is None, told.text
    assert "6 lost, 4 back: 18 left" in told.text
    assert (await kept(ana, "Hero"))["misses"] == 0
    other = await ben.types(f"/roster after battle:{number}")
    assert "4 perdus, 2 de retour" in other.text
    assert (await kept(ben, "Swords"))["models"] == 20 - 4 + 2


async def test_exported_wiped_and_imported_a_roster_is_the_same(
    hall: Hall,
    three: tuple[Player, Player, Player],
) -> None:
    olga, ana, ben = three
    await olga.calls("roster table", file=Upload("veterans.toml", VETERANS.encode()))
    await fought(ben, ana, "Ana", 1)
    await ana.types('/roster after battle:1 losses:"Swords 5, Hero"')
    await ana.types('/roster injury unit:Hero dice:"60 20"')
    await ana.types("/roster artefact unit:Hero artefact:Doomblade")
    before = (await ana.types("/roster show")).outcome["roster"]
    exported = await olga.types("/campaign export")
    content = exported.answer.files[0].content
    await olga.types('/campaign delete campaign:"Border war" confirm:true')
    boss = hall.player("Boss", "en")
    told = await boss.calls("campaign import", file=Upload("war.json", content))
    assert told.answer.refused is None, told.text
    assert (await ana.types("/roster show")).outcome["roster"] == before
    again = (await olga.types("/campaign export")).answer.files[0].content
    assert rosters(again) == rosters(content)


def rosters(content: bytes) -> list[str]:
    lines = content.decode().splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith('"roster"'))
    return lines[start:]


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("/roster show player:Olga", "roster-empty"),
        ("/roster show unit:Nobody", "unknown-fighter"),
        (f'/roster add line:"{SWORDS}"', "fighter-exists"),
        ("/roster add line:20", "line-without-name"),
        ("/roster take", "roster-army-or-side"),
        ("/roster muster", "no-battle"),
        ("/roster after battle:9", "no-campaign-battle"),
        ("/roster injury unit:Hero", "not-fallen"),
        ("/roster edit unit:Swords", "fighter-unchanged"),
        ("/roster edit unit:Swords models:5", "only-organiser"),
        ("/roster roll table:none unit:Swords", "no-own-table"),
        ("/roster table", "no-own-tables"),
        ("/roster table remove:none", "only-organiser"),
    ],
)
async def test_bad_input_gets_one_sentence_and_changes_nothing(
    three: tuple[Player, Player, Player], typed: str, code: str
) -> None:
    _, ana, ben = three
    before = (await ana.types("/roster show")).outcome["roster"]
    for player in (ana, ben):
        told = await player.types(typed)
        assert told.refused == code, told.text
        assert_one_sentence(told)
    assert (await ana.types("/roster show")).outcome["roster"] == before


@pytest.mark.parametrize(
    "content",
    [
        b"\xff\xfe",
        b"id = 1",
        b'id = "x"\ndice = "2D6"\nrows = [{id = "a", least = 2, most = 11, text = "t"}]',
        b'id = "x"\ndice = "D6"\nrows = [{id = "a", least = 1, most = 2, text = "t"}]',
        b'id = "x"',
        b'id = "x"\n[experience]\nlevels = [5, 3]',
    ],
)
async def test_a_table_that_is_none_is_refused_with_where(
    three: tuple[Player, Player, Player], content: bytes
) -> None:
    olga, _, _ = three
    told = await olga.calls("roster table", file=Upload("x.toml", content))
    assert told.refused == "own-table-unread"
    assert_one_sentence(told)
    assert (await olga.types("/roster table")).refused == "no-own-tables"


async def test_losses_with_blanks_without_end_are_read_in_no_time(
    three: tuple[Player, Player, Player],
) -> None:
    _, ana, ben = three
    await fought(ana, ben, "Ben", 1)
    began = process_time()
    told = await ana.calls("roster after", battle=1, losses=f"Swords{' ' * 1400}x")
    assert told.refused == "unknown-fighter"
    assert process_time() - began < 2
