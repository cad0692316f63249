"""A battle ended by taps: proposed, agreed to or objected to, told, fought again."""

from __future__ import annotations

import asyncio
import textwrap
from pathlib import Path

import pytest

from localdiscord import Message, Upload
from tests.bot.e2e.desk.tapping import Tapper, labels, plain, words
from tests.bot.e2e.hall import Hall, open_hall
from tests.bot.e2e.playing import battle_of, in_turn

_PLAIN = "Lancers 9 M8 WS3 BS3 S3 T3 W1 I3 A1 Ld8"
WIDE, LONG = 42, 12
"""Characters of a line of a phone, and lines of a short card."""
ARMIES = (
    ("Archers 10 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld8 Pts120 [longbow]", "Storm"),
    ("Knights 8 M8 WS3 BS3 S3 T3 W1 I3 A1 Ld8 Pts200 [cavalry]", "Storm"),
    ("Orcs 20 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld8 Pts160", "Horde"),
    ("Boss 1 M4 WS5 BS3 S4 T4 W3 I3 A3 Ld9 Pts140 [character, general]", "Horde"),
)


@pytest.fixture
async def fought(ana: Tapper, bruno: Tapper) -> None:
    """Ana and Bruno in a battle in which Ana's archers destroyed the orcs."""
    await ana.player.types("/settings language:en")
    await ana.player.calls("battle start", side_one="Storm", side_two="Horde", points=1000)
    await ana.player.calls("battle join", side="Storm")
    await bruno.player.calls("battle join", side="Horde")
    seats = {"Storm": ana.player, "Horde": bruno.player}
    await in_turn(*((seats[side], f"/unit add {unit}") for unit, side in ARMIES))
    await ana.player.calls("battle next", phase="shooting")
    volley = "/shoot Archers target:Orcs weapon:longbow distance:12 dice:"
    dice = ",".join(["6"] * 10 + ["6"] * 10)
    await in_turn((ana.player, f"{volley}{dice}"), (bruno.player, "/unit damage Orcs models:10"))


def card_of(told: list[Message]) -> tuple[str, list[str]]:
    """Return title and lines of the only card among messages, as a phone breaks them."""
    (embed,) = (embed for message in told for embed in message.embeds)
    lines = [str(embed["title"]), *str(embed["description"]).replace("*", "").split("\n")]
    return str(embed["title"]), [
        part for line in lines for part in textwrap.wrap(line, WIDE) or [""]
    ]


async def over(tapper: Tapper) -> bool:
    return (await tapper.hall.channel(tapper.player)).battle is None


UNCOSTED = "Without points, and so worth nothing at the end: "


@pytest.mark.parametrize("game", ["blackhammer", "t9a"])
async def test_units_without_points_are_named_as_an_army_comes_and_as_a_battle_ends(
    game: str, ana: Tapper, bruno: Tapper
) -> None:
    """Enemy units lost are worth their points [BlackHammer L480-486; T9A R L943-949]."""
    await ana.player.types("/settings language:en")
    await ana.player.calls("battle start", game=game, side_one="Storm", side_two="Horde")
    await ana.player.calls("battle join", side="Storm")
    await bruno.player.calls("battle join", side="Horde")
    await ana.taps_on("Army: Storm")
    assert ana.sheet is not None
    assert "The armies to try have no points" in plain(words(ana.sheet))
    came = await ana.player.types(f"/army import list:{ARMIES[0][0]}; {_PLAIN} side:Storm")
    assert f"{UNCOSTED}Lancers." in came.text
    await in_turn((bruno.player, f"/unit add {ARMIES[2][0]} side:Horde"))
    await ana.taps_on("End battle")
    assert ana.sheet is not None
    assert f"{UNCOSTED}Lancers." in words(ana.sheet)
    await ana.answers("A draw")
    assert UNCOSTED in ana.said
    await in_turn((ana.player, "/unit edit Lancers change:Pts90"))
    shown = await ana.player.calls("score show")
    assert UNCOSTED not in shown.text
    await in_turn((ana.player, "/undo"))
    await bruno.taps_on("Agree")
    assert f"{UNCOSTED}Lancers." in bruno.said


async def test_where_points_do_not_count_nobody_is_told_that_they_lack(ana: Tapper) -> None:
    """No cost is scored: players settle what a battle is fought for [WH L7393-7395]."""
    await ana.player.calls("battle start", game="whfb2", side_one="Storm", side_two="Horde")
    await ana.player.calls("battle join", side="Storm")
    line = "Lancers 9 M20 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Int7 Cl7 WP7"
    came = await ana.player.types(f"/army import list:{line} side:Storm")
    assert came.answer.refused is None
    assert UNCOSTED not in came.text
    shown = await ana.player.calls("score show")
    assert UNCOSTED not in shown.text


@pytest.mark.usefixtures("fought")
async def test_the_end_takes_three_taps_and_the_answer_one(ana: Tapper, bruno: Tapper) -> None:
    await ana.taps_on("End battle")
    assert ana.sheet is not None
    assert "Victory for Storm by 160 (160–0)" in words(ana.sheet)
    assert not await over(ana)
    await ana.answers("Propose this")
    assert ana.taps == 3
    title, _ = card_of(ana.told)
    assert "Victory for Storm by 160 (160–0)" in ana.said
    assert labels(ana.told[0])[:2] == ["Agree", "Object"]
    for tapper in (ana, Tapper(ana.hall.player("Mallory", "en"))):
        await tapper.use(await ana.desk("Agree"), "Agree")
        assert tapper.sheet is not None
        assert not await over(ana)
    await bruno.taps_on("Agree", "Victory for Storm by 160")
    assert bruno.taps == 1
    assert await over(ana)
    title, lines = card_of(bruno.told)
    assert title == "Victory for Storm by 160 (160–0)"
    assert len(lines) <= LONG, lines
    told = " ".join(lines)
    assert "Horde: lost 20/21 models, 160/300 pts" in told
    assert "Storm: lost 0/18 models, 0/320 pts" in told
    assert "Best unit: Archers (Storm), 80 pts destroyed" in told
    assert "Turning point: turn 1, Orcs (Horde)" in told
    names = [str(each["filename"]).split("-")[0] for each in bruno.told[0].attachments]
    assert names == ["chronicle.png", "dice"]


@pytest.mark.usefixtures("fought")
async def test_the_full_report_is_behind_details_for_its_reader(ana: Tapper, bruno: Tapper) -> None:
    await ana.taps_on("End battle")
    await ana.answers("Propose this")
    await bruno.taps_on("Agree")
    (ended,) = bruno.told
    await bruno.use(ended, "Details")
    assert bruno.sheet is not None
    assert "+160 Orcs : détruite" in plain(bruno.said)
    assert "Secret des dés" in bruno.said
    assert "Tournants de la bataille" in bruno.said
    ends = [str(each["filename"]).rpartition(".")[2] for each in bruno.sheet.attachments]
    assert ends == ["png", "html", "md"]
    await bruno.use(ended, "Chronicle")
    assert "Turning points" in bruno.said
    assert bruno.sheet is None


@pytest.mark.usefixtures("fought")
async def test_who_objects_says_who_won_and_the_other_agrees(ana: Tapper, bruno: Tapper) -> None:
    await ana.taps_on("End battle")
    await ana.answers("Propose this")
    await bruno.taps_on("Object")
    assert bruno.sheet is not None
    offered = labels(bruno.sheet)
    assert offered[:4] == ["D’accord", "Jouer encore", "Horde a gagné", "Match nul"]
    await bruno.answers("Match nul")
    assert bruno.taps == 2
    assert "A draw, as the players say" in bruno.said
    assert not await over(ana)
    await bruno.use(await bruno.desk("Agree"), "Agree")  # one's own proposal
    assert not await over(ana)
    await ana.taps_on("Agree", "A draw (160–0)")
    assert await over(ana)
    assert card_of(ana.told)[0] == "A draw (160–0)"


@pytest.mark.usefixtures("fought")
async def test_who_objects_may_play_on(ana: Tapper, bruno: Tapper) -> None:
    await ana.taps_on("End battle")
    await ana.answers("Propose this")
    await bruno.taps_on("Object")
    await bruno.answers("Jouer encore")
    assert "Bruno plays on" in bruno.said
    assert "Agree" not in labels(await ana.desk("Next phase"))
    assert not await over(ana)


@pytest.mark.usefixtures("fought")
async def test_who_goes_on_is_told_that_the_proposed_end_is_gone(
    ana: Tapper, bruno: Tapper
) -> None:
    await ana.taps_on("End battle")
    await ana.answers("Propose this")
    await ana.does("Next phase")
    assert "The proposal of Storm to end the battle stands no more" in ana.said
    assert "Agree" not in labels(await bruno.desk("Next phase"))
    await ana.taps_on("Undo", "Next phase")
    await bruno.taps_on("Agree")  # what Ana proposed stands again
    assert await over(ana)


@pytest.mark.usefixtures("fought")
async def test_points_are_put_right_by_taps_in_the_same_act(ana: Tapper, bruno: Tapper) -> None:
    await ana.taps_on("End battle")
    await ana.answers("Propose this")
    await bruno.taps_on("Object")
    await bruno.answers("Corriger les points")
    assert bruno.sheet is not None
    assert "Horde : 0" in plain(words(bruno.sheet))
    horde = labels(bruno.sheet).index("+100", labels(bruno.sheet).index("−100"))
    controls = list(bruno.sheet.controls())
    (press,) = controls[horde : horde + 1]
    await bruno.use_id(bruno.sheet, str(press["custom_id"]))
    assert bruno.sheet is not None
    assert "Horde : 100" in plain(words(bruno.sheet))
    assert "Match nul (160–100)" in plain(words(bruno.sheet))
    before = len(await ana.hall.entries(ana.player))
    await bruno.answers("Proposer ceci")
    assert len(await ana.hall.entries(ana.player)) == before + 1
    shown = (await ana.player.calls("score show")).text
    assert "Horde 100" in shown
    await bruno.player.types("/undo")
    assert "Horde 0" in (await ana.player.calls("score show")).text
    await bruno.taps_on("Agree", "Victory for Storm by 160")  # what Ana proposed stands again
    assert await over(ana)


@pytest.mark.usefixtures("fought")
async def test_both_who_propose_the_same_at_once_agree(ana: Tapper, bruno: Tapper) -> None:
    await ana.taps_on("End battle")
    await bruno.taps_on("End battle")
    await asyncio.gather(ana.answers("Propose this"), bruno.answers("Proposer ceci"))
    assert await over(ana)


@pytest.mark.usefixtures("fought")
async def test_who_says_otherwise_at_once_is_shown_what_the_other_said(
    ana: Tapper, bruno: Tapper
) -> None:
    await ana.taps_on("End battle")
    await bruno.taps_on("End battle")
    await ana.answers("Propose this")
    await bruno.answers("Horde a gagné")
    assert not await over(ana)
    assert bruno.sheet is not None
    assert "Victoire pour Storm" in plain(words(bruno.sheet))
    await bruno.answers("D’accord")
    assert await over(ana)


@pytest.mark.usefixtures("fought")
async def test_a_second_end_while_one_waits_says_so(ana: Tapper) -> None:
    await ana.taps_on("End battle")
    await ana.answers("Propose this")
    assert (await ana.player.calls("battle end")).refused == "end-waiting"
    await ana.taps_on("End battle")
    assert ana.sheet is not None
    assert "Agree" not in labels(ana.sheet)
    assert "Propose this" not in labels(ana.sheet)


@pytest.mark.usefixtures("fought")
async def test_once_the_other_has_left_it_ends_at_once(ana: Tapper, bruno: Tapper) -> None:
    await ana.taps_on("End battle")
    await ana.answers("Propose this")
    await bruno.player.calls("battle leave")
    await ana.taps_on("End battle")
    await ana.answers("Horde won")
    assert await over(ana)
    assert card_of(ana.told)[0] == "Victory for Horde (0–160)"


@pytest.mark.own_hall
@pytest.mark.usefixtures("fought")
async def test_a_proposal_outlives_a_restart_and_travels_with_the_battle(
    hall: Hall, ana: Tapper, bruno: Tapper, tmp_path: Path
) -> None:
    await ana.taps_on("End battle")
    await ana.answers("Horde won")
    await hall.restart()
    assert "Horde" in (await ana.player.calls("battle status")).text
    exported = await ana.player.calls("battle export")
    (file,) = exported.message.attachments
    async with open_hall(f"sqlite:///{tmp_path / 'away.db'}") as away:
        chloe = away.player("Chloé", "en")
        upload = Upload(file["filename"], exported.reply.file(file))
        await chloe.calls("battle import", file=upload)
        assert "Victory for Horde (0–160)" in (await chloe.calls("battle status")).text
        content = exported.reply.file(file)
        forged = content.replace(b'"winner":1', b'"winner":"x"')
        assert forged != content
        refused = await chloe.calls("battle import", file=Upload(file["filename"], forged))
        assert refused.answer.refused is not None
    await bruno.player.calls("battle end")
    assert await over(ana)


@pytest.mark.usefixtures("fought")
async def test_a_rematch_takes_one_tap_with_whole_armies_and_the_same_seats(
    ana: Tapper, bruno: Tapper
) -> None:
    await ana.taps_on("End battle")
    await ana.answers("Propose this")
    await bruno.taps_on("Agree")
    (ended,) = bruno.told
    mallory = Tapper(ana.hall.player("Mallory", "en"))
    await mallory.use(ended, "Rematch")
    assert await over(ana)
    taps = ana.taps
    await asyncio.gather(ana.use(ended, "Rematch"), bruno.use(ended, "Rematch"))
    assert ana.taps == taps + 1
    battle = await battle_of(ana.player)
    assert {unit["name"]: unit["models"] for unit in battle["units"]} == {
        "Archers": 10,
        "Knights": 8,
        "Orcs": 20,
        "Boss": 1,
    }
    assert all(not unit["statuses"] for unit in battle["units"])
    board = (await ana.hall.channel(ana.player)).board
    assert board.battle is not None
    assert board.battle.options["points"] == 1000
    sides = {side.id: side.name for side in board.sides}
    assert {each.name: sides[each.side_id or 0] for each in board.players} == {
        "Ana": "Storm",
        "Bruno": "Horde",
    }
    await ana.use(ended, "Rematch")
    assert not ana.told  # one is fought already


@pytest.mark.usefixtures("fought")
async def test_a_rematch_with_the_sides_swapped(ana: Tapper, bruno: Tapper) -> None:
    await ana.taps_on("End battle")
    await ana.answers("Propose this")
    await bruno.taps_on("Agree")
    (ended,) = bruno.told
    await bruno.use(ended, "Rematch, sides swapped")
    begun = bruno.told[0]
    await ana.desk("Next phase")
    assert "Next phase" not in labels(begun)
    board = (await ana.hall.channel(ana.player)).board
    sides = {side.id: side.name for side in board.sides}
    seats = {each.name: sides[each.side_id or 0] for each in board.players}
    assert seats == {"Ana": "Horde", "Bruno": "Storm"}
    assert "Boss" in {unit.name for unit in board.units if sides[unit.side_id] == "Horde"}
    # The end of the first is no longer taken back, nor fought again.
    await bruno.player.calls("battle end")
    await ana.player.calls("battle end")
    await ana.use(ended, "Rematch")
    assert await over(ana)


async def test_sides_called_after_their_players_go_on_so_when_they_are_swapped(
    ana: Tapper, bruno: Tapper
) -> None:
    start = "/battle start side_one:Ana side_two:Bruno player_one:Ana player_two:Bruno points:1000"
    assert (await ana.player.types(start)).answer.refused is None
    await ana.player.types("/unit add Archers 10 M4 WS4 BS4 S3 T3 W1 I5 A1 Ld8")
    await bruno.player.types("/unit add Orcs 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7")
    await ana.taps_on("End battle")
    await ana.answers("Propose this")
    await bruno.taps_on("Agree")
    (ended,) = bruno.told
    await bruno.use(ended, "Rematch, sides swapped")
    board = (await ana.hall.channel(ana.player)).board
    sides = {side.id: side.name for side in board.sides}
    assert {each.name: sides[each.side_id or 0] for each in board.players} == {
        "Ana": "Ana",
        "Bruno": "Bruno",
    }
    assert {unit.name: sides[unit.side_id] for unit in board.units} == {
        "Archers": "Bruno",
        "Orcs": "Ana",
    }
