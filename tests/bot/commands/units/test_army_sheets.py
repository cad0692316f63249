"""Sheets of an army in a battle: kept beside its entry, read by buttons, gone with its import."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import pytest

from bot.battle.tabletop.sheets import all_brought, of_side, of_unit
from bot.commands.request.answer import Answer
from bot.commands.request.requester import Requester
from bot.commands.request.upload import Upload
from bot.commands.units.lists import sheets as army_sheets
from bot.store.board import Board
from tests.bot.armies.catalogues import as_json, roster, weapon
from tests.bot.desk import ALICE, BRUNO, Desk, entries, presses

ELSEWHERE = replace(ALICE, channel_id=200, guild_id=2000)
FILE = Upload("reed.json", as_json())
SPELL_WORDS = "inflict D3 mortal damage"


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    desk = Desk(f"sqlite:///{tmp_path / 'sheets.db'}")
    await desk.open()
    await begin(desk)
    yield desk
    await desk.store.close()


async def begin(desk: Desk, who: Requester = ALICE) -> None:
    options = {"game": "aos4", "language": "en", "side_one": "Reeds", "side_two": "Bogs"}
    assert (await desk.asks("battle start", options, who=who)).refused is None


async def brings(desk: Desk, who: Requester = ALICE, **options: Any) -> Answer:
    given = options or {"side": "Reeds"}
    answer = await desk.asks("army import", given, who=replace(who, uploads={"file": FILE}))
    assert answer.refused is None
    return answer


async def board(desk: Desk, who: Requester = ALICE) -> Board:
    return (await desk.store.peek(who.channel_id)).board


def names(board: Board) -> list[str]:
    return [each.sheet.name for each in all_brought(board)]


async def press(desk: Desk, subject: str, who: Requester = ALICE) -> Answer:
    desk.count()
    return await desk.router.press(replace(who, interaction_id=desk.last), "ability", subject)


async def test_what_is_kept_of_a_list_is_told_in_one_line(desk: Desk) -> None:
    answer = await brings(desk)
    (line,) = (line for line in answer.card.dice if line.startswith("Kept with it"))
    assert "6 sheets of abilities" in line
    assert "4 spells · 1 prayer · 2 lores: Lore of the Fen, Songs of Reed" in line
    assert answer.outcome is not None
    assert (answer.outcome["sheets"], answer.outcome["problems"]) == (11, [])


async def test_sheets_belong_to_the_side_and_to_its_units_by_any_name(desk: Desk) -> None:
    await brings(desk)
    await desk.asks("unit edit", {"unit": "Heron Seer", "change": 'name:"Old Seer"'})
    seen = await board(desk)
    reeds, bogs = seen.sides
    assert (len(of_side(seen, reeds.id)), of_side(seen, bogs.id)) == (11, [])
    seer = seen.named("old seer")
    assert seer is not None
    own = {each.sheet.name for each in of_unit(seen, seer)}
    assert own == {"Guarded Hero", "Heron's Eye", "Still Water", "Drowned Bell"}


async def test_undo_takes_sheets_back_and_redo_brings_them_again(desk: Desk) -> None:
    await brings(desk)
    before = names(await board(desk))
    await desk.asks("undo")
    assert names(await board(desk)) == []
    assert (await press(desk, f"s.{(await board(desk)).sides[0].id}")).outcome == {"sheets": []}
    await desk.asks("redo")
    assert names(await board(desk)) == before


async def test_sheets_are_there_after_a_restart_and_after_the_end_was_taken_back(
    desk: Desk,
) -> None:
    await brings(desk)
    before = names(await board(desk))
    desk.store._channels.clear()
    assert names(await board(desk)) == before
    ended = await desk.asks("battle end")
    assert names(await board(desk)) == []
    await presses(desk, ended, "reopen")
    assert names(await board(desk)) == before


async def test_a_rematch_has_the_sheets_of_its_armies_with_its_new_units(desk: Desk) -> None:
    await brings(desk)
    before = names(await board(desk))
    ended = await desk.asks("battle end")
    await presses(desk, ended, "rematch")
    for read_again in (False, True):
        if read_again:
            desk.store._channels.clear()
        seen = await board(desk)
        assert names(seen) == before
        seer = seen.named("heron seer")
        assert seer is not None
        assert "Heron's Eye" in {each.sheet.name for each in of_unit(seen, seer)}
    bolt = next(each for each in all_brought(seen) if each.sheet.name == "Marsh Bolt")
    told = await press(desk, f"t.{bolt.catalogue}.{bolt.number}")
    assert told.outcome is not None
    assert SPELL_WORDS in told.outcome["text"]


async def test_a_rematch_that_goes_elsewhere_says_how_many_sheets_stay(
    desk: Desk, tmp_path: Path
) -> None:
    await brings(desk)
    ended = await desk.asks("battle end")
    await presses(desk, ended, "rematch")
    (file,) = (await desk.asks("battle export")).files
    other = Desk(f"sqlite:///{tmp_path / 'other.db'}")
    await other.open()
    brought = await other.asks(
        "battle import", who=replace(ALICE, uploads={"file": Upload(file.name, file.content)})
    )
    assert brought.refused is None
    assert any("11 sheets" in line and "stayed" in line for line in brought.card.dice)
    await other.store.close()


@pytest.mark.parametrize(
    ("asked", "options"),
    [("unit split", {"models": 1, "name": "Other"}), ("unit duplicate", {})],
)
async def test_a_unit_parted_or_copied_has_the_sheets_of_the_other_until_that_is_undone(
    desk: Desk, asked: str, options: dict[str, Any]
) -> None:
    await brings(desk)
    before = names(await board(desk))
    seen = await board(desk)
    unit = next(row for row in seen.units if row.models > 1 and of_unit(seen, row))
    own = [each.sheet.name for each in of_unit(seen, unit)]
    assert (await desk.asks(asked, {"unit": unit.name, **options})).refused is None
    for read_again in (False, True):
        if read_again:
            desk.store._channels.clear()
        seen = await board(desk)
        (other,) = (row for row in seen.units if row.name in {"Other", f"{unit.name} 2"})
        assert [each.sheet.name for each in of_unit(seen, other)] == own
        assert names(seen) == before
    await desk.asks("unit remove", {"unit": unit.name})
    seen = await board(desk)
    assert [each.sheet.name for each in of_unit(seen, other)] == own
    await desk.asks("undo")
    await desk.asks("undo")
    seen = await board(desk)
    assert [each.sheet.name for each in all_brought(seen)] == before
    assert seen.unit(other.id) is None


async def test_the_log_and_the_file_of_a_battle_hold_no_word_of_a_sheet(desk: Desk) -> None:
    await brings(desk)
    (entry,) = (each for each in await entries(desk) if each.action == "army-load")
    assert entry.arguments["sheets"] == 11
    exported = await desk.asks("battle export")
    (file,) = exported.files
    assert "Marsh Bolt" not in file.content.decode()
    assert any("11 sheets" in line and "stay" in line for line in exported.card.dice)


async def test_a_battle_that_comes_from_elsewhere_comes_without_sheets_and_says_so(
    desk: Desk, tmp_path: Path
) -> None:
    await brings(desk)
    (file,) = (await desk.asks("battle export")).files
    other = Desk(f"sqlite:///{tmp_path / 'other.db'}")
    await other.open()
    brought = await other.asks(
        "battle import", who=replace(ALICE, uploads={"file": Upload(file.name, file.content)})
    )
    assert brought.refused is None
    assert any("11 sheets" in line and "stayed" in line for line in brought.card.dice)
    assert names(await board(other)) == []
    await other.store.close()


async def test_the_words_of_a_sheet_are_shown_to_who_asks_alone(desk: Desk) -> None:
    await brings(desk)
    reeds = (await board(desk)).sides[0]
    listed = await press(desk, f"s.{reeds.id}", BRUNO)
    assert listed.private
    bolt = next(each for each in all_brought(await board(desk)) if each.sheet.name == "Marsh Bolt")
    told = await press(desk, f"t.{bolt.catalogue}.{bolt.number}", BRUNO)
    assert told.private
    assert told.outcome is not None
    assert SPELL_WORDS in told.outcome["text"]
    assert "Lore of the Fen · valeur de lancement 7" in told.outcome["text"]


@pytest.mark.parametrize("subject", ["s.1", "u.5", "t.1.2", "t.9", "x", "s", "t.1.99999999999999"])
async def test_forged_subjects_of_sheets_are_refused(desk: Desk, subject: str) -> None:
    await brings(desk)
    assert (await press(desk, subject)).refused == "button-expired"


async def test_sheets_of_a_battle_are_of_no_other_channel(desk: Desk) -> None:
    await brings(desk)
    bolt = next(each for each in all_brought(await board(desk)) if each.sheet.name == "Marsh Bolt")
    await begin(desk, ELSEWHERE)
    told = await press(desk, f"t.{bolt.catalogue}.{bolt.number}", ELSEWHERE)
    assert told.refused == "button-expired"


async def test_a_kept_army_brings_its_sheets_to_battles_of_its_server_alone(desk: Desk) -> None:
    kept = await brings(desk, name="Reed Host")
    assert any(line.startswith("Kept with it") for line in kept.card.dice)
    await desk.asks("army load", {"army": "Reed Host", "side": "Reeds"})
    seen = await board(desk)
    assert len(names(seen)) == 11
    seer = seen.named("heron seer")
    assert seer is not None
    assert {each.sheet.name for each in of_unit(seen, seer)} >= {"Heron's Eye", "Still Water"}
    await begin(desk, ELSEWHERE)
    loaded = await desk.asks("army load", {"army": "Reed Host", "side": "Reeds"}, who=ELSEWHERE)
    assert loaded.refused is None
    assert any("11 sheets of abilities stay on the server" in line for line in loaded.card.dice)
    assert names(await board(desk, ELSEWHERE)) == []


async def test_an_army_saved_from_a_side_keeps_its_sheets_whole(desk: Desk) -> None:
    await brings(desk)
    await desk.asks("army save", {"name": "Again", "side": "Reeds"})
    (army,) = await desk.store.armies.all(ALICE.user_id)
    assert army.guild_id == ALICE.guild_id
    held = {sheet["name"]: sheet for sheet in army.sheets or ()}
    assert SPELL_WORDS in str(held["Marsh Bolt"]["lines"])
    assert held["Guarded Hero"]["units"] == [0, 1]
    await desk.asks("army load", {"army": "Again", "side": "Bogs"})
    seen = await board(desk)
    second = seen.named("mire abbot 2")
    assert second is not None
    assert [each.sheet.name for each in of_unit(seen, second)] == ["Guarded Hero"]


async def test_sheets_kept_in_private_messages_come_to_no_server(desk: Desk) -> None:
    alone = replace(ALICE, channel_id=300, guild_id=None)
    await begin(desk, alone)
    await brings(desk, alone, name="Reed Host")
    load = {"army": "Reed Host", "side": "Reeds"}
    assert (await desk.asks("army load", load)).refused is None
    assert names(await board(desk)) == []
    assert (await desk.asks("army load", load, who=alone)).refused is None
    assert len(names(await board(desk, alone))) == 11


async def test_who_does_not_play_a_side_keeps_its_units_without_its_sheets(desk: Desk) -> None:
    await brings(desk)
    await desk.asks("battle join", {"side": "Reeds"})
    await desk.asks("battle join", {"side": "Bogs"}, who=BRUNO)
    kept = await desk.asks("army save", {"name": "Spied", "side": "Reeds"}, who=BRUNO)
    assert any("11 fiches d’aptitudes restent à ceux" in line for line in kept.card.dice)
    (army,) = await desk.store.armies.all(BRUNO.user_id)
    assert (len(army.units), army.sheets or []) == (3, [])
    await desk.asks("army save", {"name": "Own", "side": "Reeds"})
    (own,) = await desk.store.armies.all(ALICE.user_id)
    assert len(own.sheets or ()) == 11


async def test_what_is_kept_of_a_player_holds_the_sheets_of_their_armies(desk: Desk) -> None:
    await brings(desk, name="Reed Host")
    (file,) = (await desk.asks("privacy export")).files
    (army,) = orjson.loads(file.content)["armies"]
    assert len(army["sheets"]) == 11


async def test_a_battle_has_room_for_so_many_sheets_and_the_units_come_all_the_same(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(army_sheets, "MOST_IN_BATTLE", 20)
    await brings(desk)
    await desk.asks("undo")
    again = await brings(desk)
    assert any("11 sheets of abilities are left out" in line for line in again.card.dice)
    seen = await board(desk)
    assert (names(seen), len(seen.units)) == ([], 3)


async def test_a_kept_army_says_what_it_keeps(desk: Desk) -> None:
    await brings(desk, name="Reed Host")
    shown = await desk.asks("army show", {"army": "Reed Host"})
    assert any(line.startswith("Kept with it: 6 sheets") for line in shown.card.changes)


async def test_problems_of_a_kind_are_told_in_one_line_with_what_they_are_about(
    desk: Desk,
) -> None:
    data = roster()
    for each in data["roster"]["forces"][0]["selections"][-3:]:
        each["rules"] = [{"name": "Old Oath"}]
        each["profiles"].append(weapon("Sings, Dances"))
    file = Upload("reed.json", as_json(data))
    answer = await desk.asks("army import", who=replace(ALICE, uploads={"file": file}))
    told = [line for line in answer.card.dice if line.startswith("▸")]
    said = "Left out as rules that this game does not know, 5 times: “Old Oath”, “Sings, Dances”."
    assert told == [f"▸ {said}"]
