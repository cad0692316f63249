"""Lines of a list that may be units or what the unit above has: asked about, never guessed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.commands.request.answer import Answer
from bot.store.tables.battle import UnitRow
from bot.views.interface.buttons import ButtonSpec
from tests.bot.commands.units.test_pasted_lists import told
from tests.bot.desk import ALICE, BRUNO, Desk

LIST = """\
Host 330/2000 pts
Regiment 1
Mud Seer (110)
Silver Rede
Ford Wardens (220)
• Reinforced
{line}
Created with Warhammer Age of Sigmar: The App"""
TWIN = "The Drowned Twin"


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    desk = Desk(f"sqlite:///{tmp_path / 'doubts.db'}")
    await desk.open()
    await desk.asks("battle start", {"language": "en", "game": "aos4"})
    yield desk
    await desk.store.close()


async def brings(desk: Desk, line: str = TWIN, **options: str) -> Answer:
    answer = await desk.asks("army import", {"list": LIST.format(line=line), **options})
    assert answer.refused is None, told(answer)
    return answer


def doubts(answer: Answer) -> list[ButtonSpec]:
    buttons = answer.buttons if answer.panel is None else answer.panel.buttons
    return [button for button in buttons if button.kind == "doubt"]


async def press(desk: Desk, button: ButtonSpec) -> Answer:
    desk.count()
    return await desk.router.press(
        replace(ALICE, interaction_id=desk.last), button.kind, button.subject
    )


async def units(desk: Desk) -> dict[str, UnitRow]:
    channel = await desk.store.peek(ALICE.channel_id)
    return {row.name: row for row in channel.board.units}


async def test_a_line_without_a_cost_is_no_unit_before_it_is_said(desk: Desk) -> None:
    answer = await brings(desk, side="1")
    assert set(await units(desk)) == {"Mud Seer", "Ford Wardens"}
    assert "these 2 lines have no cost" in told(answer)
    assert f"Silver Rede, {TWIN}" in told(answer)
    assert [button.label for button in doubts(answer)] == [
        "“Silver Rede” is a unit",
        "Mud Seer has “Silver Rede”",
        f"“{TWIN}” is a unit",
        f"Ford Wardens has “{TWIN}”",
    ]


async def test_one_press_makes_it_a_unit_or_what_the_unit_above_has(desk: Desk) -> None:
    _, had, unit, _ = doubts(await brings(desk, side="1"))
    answer = await press(desk, had)
    assert "Mud Seer has “Silver Rede”" in told(answer)
    assert doubts(answer)[0].subject == unit.subject
    answer = await press(desk, unit)
    assert told(answer).startswith(f"{TWIN} joins ")
    assert doubts(answer) == []
    there = await units(desk)
    assert set(there) == {"Mud Seer", "Ford Wardens", TWIN}
    assert "keyword:silver rede" in there["Mud Seer"].rules
    assert there[TWIN].rules == {"regiment": 1}


async def test_what_is_settled_or_taken_back_is_asked_no_more(desk: Desk) -> None:
    _, _, unit, had = doubts(await brings(desk, side="1"))
    added = await press(desk, unit)
    assert (await press(desk, unit)).refused == "button-expired"
    assert (await press(desk, had)).refused == "button-expired"
    undo = next(button for button in added.buttons if button.kind == "undo")
    await press(desk, undo)
    assert (await press(desk, had)).refused is None
    await desk.asks("undo", {"count": 2})
    assert await units(desk) == {}
    assert (await press(desk, unit)).refused == "button-expired"


async def test_somebody_else_settles_nothing(desk: Desk) -> None:
    await desk.asks("battle join", {"side": "1"})
    await desk.asks("battle join", {"side": "2"}, who=BRUNO)
    unit = doubts(await brings(desk, side="1"))[0]
    desk.count()
    who = replace(BRUNO, interaction_id=desk.last)
    assert (await desk.router.press(who, unit.kind, unit.subject)).refused == "not-your-side"


async def test_many_lines_are_picked_from_lists(desk: Desk) -> None:
    names = [f"Friend {letter}" for letter in "ABCDE"]
    (button,) = doubts(await brings(desk, "\n".join(names), side="1"))
    assert button.label == "Units or not: 6 lines"
    asked = await press(desk, button)
    assert asked.private
    picks = doubts(asked)
    assert len(picks) == 12
    await press(desk, picks[1])
    await press(desk, picks[11])
    there = await units(desk)
    assert "Friend A" in there
    assert "keyword:friend e" in there["Ford Wardens"].rules
    assert len(doubts(await press(desk, button))) == 8


async def test_a_unit_that_the_channel_knows_is_not_asked_about(desk: Desk) -> None:
    await desk.asks("unit add", {"line": f"{TWIN} 1 M9 H7 Sv4+ C2 [silver rede]", "side": "2"})
    answer = await brings(desk, side="1")
    assert doubts(answer) == []
    there = await units(desk)
    assert set(there) == {TWIN, "Mud Seer", "Ford Wardens", f"{TWIN} 2"}
    assert there[f"{TWIN} 2"].profile == there[TWIN].profile
    # A word that a unit of the channel has is no unit.
    assert "keyword:silver rede" in there["Mud Seer"].rules


async def test_a_kept_army_asks_when_it_comes_to_a_battle(desk: Desk) -> None:
    kept = await brings(desk, name="Host")
    assert "these 2 lines have no cost" in told(kept)
    assert kept.outcome is not None
    assert kept.outcome["units"] == ["Mud Seer", "Ford Wardens"]
    shown = await desk.asks("army show", {"army": "Host"})
    assert "2 units" in told(shown)
    assert TWIN not in "".join(map(str, shown.card.dice))
    loaded = await desk.asks("army load", {"army": "Host", "side": "1"})
    await press(desk, doubts(loaded)[2])
    assert set(await units(desk)) == {"Mud Seer", "Ford Wardens", TWIN}


async def test_lines_of_one_name_are_each_settled_alone(desk: Desk) -> None:
    (button,) = doubts(await brings(desk, f"{TWIN}\nReed Knights (90)\n{TWIN}", side="1"))
    _, first, second = doubts(await press(desk, button))[:3]
    answer = await press(desk, first)
    assert f"“{TWIN}” is a unit" in [each.label for each in doubts(answer)]
    assert (await press(desk, second)).refused is None
    assert {TWIN, f"{TWIN} 2"} <= set(await units(desk))


async def test_a_unit_that_came_of_a_line_stays_it_by_another_name(desk: Desk) -> None:
    unit = doubts(await brings(desk, side="1"))[0]
    await press(desk, unit)
    await desk.asks("unit edit", {"unit": "Silver Rede", "change": "name:Other"})
    assert (await press(desk, unit)).refused == "button-expired"
    assert set(await units(desk)) == {"Mud Seer", "Ford Wardens", "Other"}


async def test_a_kept_army_s_lines_are_asked_about_where_nobody_knows_them(desk: Desk) -> None:
    await brings(desk, name="Host")
    await desk.asks("unit add", {"line": f"{TWIN} 1 M9 H7 Sv4+ C2", "side": "2"})
    loaded = await desk.asks("army load", {"army": "Host", "side": "1"})
    assert "this line has no cost" in told(loaded)
    assert [button.label for button in doubts(loaded)] == [
        "“Silver Rede” is a unit",
        "Mud Seer has “Silver Rede”",
    ]
    assert f"{TWIN} 2" in await units(desk)
    again = await desk.asks("army load", {"army": "Host", "side": "1"})
    assert len(doubts(again)) == 2


async def test_an_army_s_file_has_its_lines_or_the_answer_tells_what_it_lacks(desk: Desk) -> None:
    await brings(desk, name="Host")
    for form in ("text", "csv"):
        answer = await desk.asks("army export", {"army": "Host", "format": form})
        assert f"2 lines that nobody has said to be units: Silver Rede, {TWIN}" in told(answer)
    whole = await desk.asks("army export", {"army": "Host", "format": "json"})
    assert "nobody has said" not in told(whole)
    deleted = await desk.asks("army delete", {"army": "Host"})
    assert [file.name for file in deleted.files] == ["Host.json"]
    for file in (*whole.files, *deleted.files):
        answer = await desk.asks("army import", {"list": file.content.decode(), "side": "1"})
        assert len(doubts(answer)) == 4
        await desk.asks("undo", {})


async def test_a_campaign_takes_an_army_and_tells_of_the_lines_it_leaves(desk: Desk) -> None:
    await brings(desk, name="Host")
    await desk.asks("campaign create", {"name": "Reeds"})
    await desk.asks("campaign join", {})
    answer = await desk.asks("roster take", {"army": "Host"})
    assert answer.refused is None
    assert f"2 lines that nobody has said to be units: Silver Rede, {TWIN}" in told(answer)


async def test_it_is_asked_in_french(desk: Desk) -> None:
    await desk.asks("settings", {"language": "fr"})
    answer = await brings(desk, side="1")
    labels = [button.label.replace("\N{NO-BREAK SPACE}", " ") for button in doubts(answer)]
    assert labels[0] == "« Silver Rede » est une unité"
    assert labels[1] == "Mud Seer a « Silver Rede »"
