"""Armies: brought, kept, loaded, shown, handed out; each battle's change is one entry."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.battle.actions.armies import MOST_ARMIES
from bot.battle.tabletop.units import MOST_UNITS
from bot.commands.options.specification import Option
from bot.commands.request.answer import Answer
from bot.commands.request.requester import Requester
from bot.commands.request.upload import Upload
from bot.commands.routing.completion import Completion
from bot.views.interface.form import Purpose
from rulesets.refusal import Refusal
from tests.bot.armies.lists import CSV, ROS, as_json, packed
from tests.bot.desk import ALICE, BRUNO, Desk

LIST = "Orcs 20 T4 W1 Ld7 Pts1000; Goblins 30 T3 [horde]; Trolls 3 Q9"


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    desk = Desk(f"sqlite:///{tmp_path / 'armies.db'}")
    await desk.open()
    yield desk
    await desk.store.close()


def told(answer: Answer) -> str:
    card = answer.card
    return "\n".join([card.headline, *card.dice, *card.changes])


def outcome(answer: Answer) -> dict[str, Any]:
    assert answer.refused is None, told(answer)
    assert answer.outcome is not None
    return answer.outcome


def holding(content: bytes, name: str = "list.ros", who: Requester = ALICE) -> Requester:
    return replace(who, uploads={"file": Upload(name, content)})


async def names(desk: Desk) -> list[str]:
    return [unit["name"] for unit in outcome(await desk.asks("unit list"))["units"]]


async def test_a_pasted_list_joins_a_side_in_one_entry_that_undo_takes_back(desk: Desk) -> None:
    await desk.asks("battle start", {"side_one": "Elves", "side_two": "Greens"})
    answer = await desk.asks("army import", {"list": LIST, "side": "Greens"})
    assert outcome(answer)["units"] == ["Orcs", "Goblins"]
    assert outcome(answer)["entry"] == 2
    assert "2 units join (1,000 pts)" in answer.card.headline
    assert "line 1, Trolls 3 Q9: “Q9” is no value" in told(answer)
    assert not answer.private
    channel = await desk.store.peek(ALICE.channel_id)
    greens = channel.board.sides[1]
    assert {unit.side_id for unit in channel.board.units} == {greens.id}
    await desk.asks("undo")
    assert await names(desk) == []
    await desk.asks("redo")
    assert await names(desk) == ["Orcs", "Goblins"]


async def test_a_line_that_its_question_quotes_is_told_once(desk: Desk) -> None:
    await desk.asks("battle start", {"side_one": "Elves", "side_two": "Greens"})
    pasted = f"{LIST}; Ogres 20"
    answer = await desk.asks("army import", {"list": pasted, "side": "Greens"})
    lines = answer.card.dice
    assert any(line.startswith("▸ line 1, Trolls 3 Q9: “Q9” is no value") for line in lines)
    assert any(line.startswith("▸ line 1, “Ogres 20”: 20 models or 20 points?") for line in lines)


@pytest.mark.parametrize(
    ("content", "first"),
    [(ROS, "Captain"), (packed(ROS), "Captain"), (as_json(ROS), "Captain"), (CSV.encode(), None)],
    ids=["ros", "rosz", "json", "csv"],
)
async def test_an_attached_list_of_any_form_joins(
    desk: Desk, content: bytes, first: str | None
) -> None:
    await desk.asks("battle start", {"language": "en"})
    answer = await desk.asks("army import", who=holding(content))
    assert (await names(desk))[0] == (first or "Spearmen")
    assert outcome(answer)["problems"]


async def test_a_long_report_goes_into_a_file(desk: Desk) -> None:
    text = "\n".join(["20x Orcs T4", *(f"Troll {n} Q9" for n in range(50))])
    answer = await desk.asks("army import", {"list": text, "name": "Horde"})
    assert "45 more" in told(answer) or "44 more" in told(answer)
    (report,) = answer.files
    assert len(report.content.decode().splitlines()) == 50
    assert len(told(answer)) < 1500


async def test_names_that_are_taken_get_a_number(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"})
    long = "A" * 60
    for _ in range(3):
        await desk.asks("army import", {"list": f"20x Orcs; 5x ORCS; 1x {long}"})
    kept = await names(desk)
    assert kept[:2] == ["Orcs", "ORCS 2"]
    assert len({name.lower() for name in kept}) == 9
    assert max(map(len, kept)) == 60


async def test_without_a_list_a_form_asks_for_one_and_keeps_what_was_given(desk: Desk) -> None:
    await desk.asks("battle start", {"side_one": "Elves", "side_two": "Greens"})
    asked = await desk.asks("army import", {"side": "Greens"})
    assert asked.refused == "army-list-needed"
    assert asked.form is not None
    fields = {field.name: field for field in asked.form.fields}
    assert fields["list"].long
    assert fields["side"].given == "Greens"
    requester = replace(ALICE, interaction_id=900)
    values = {"list": "Orcs 20 T4\nGoblins 30 T3", "side": "Greens"}
    purpose = Purpose("army import", "army", "")
    answer = await desk.router.submit(requester, purpose, values)
    assert outcome(answer)["units"] == ["Orcs", "Goblins"]


async def test_an_army_is_kept_loaded_and_deleted_by_its_owner_alone(desk: Desk) -> None:
    kept = await desk.asks("army import", {"list": LIST, "name": "Les Verts"})
    assert kept.private
    await desk.reopen()
    listed = await desk.asks("army list")
    assert outcome(listed) == {"armies": [{"name": "Les Verts", "game": "blackhammer"}]}
    assert outcome(await desk.asks("army list", who=BRUNO)) == {"armies": []}
    assert (await desk.asks("army show", {"army": "Verts"})).refused == "unknown-army"
    shown = await desk.asks("army show", {"army": "les"})
    assert "Goblins x30 T3 \\[Horde\\]" in told(shown)
    await desk.asks("battle start", {"language": "en"})
    assert (await desk.asks("army load", {"army": "les"}, who=BRUNO)).refused == "unknown-army"
    loaded = await desk.asks("army load", {"army": "les verts"})
    assert not loaded.private
    assert await names(desk) == ["Orcs", "Goblins"]
    deleted = await desk.asks("army delete", {"army": "les verts"})
    (file,) = deleted.files
    assert b"Goblins x30 T3 [Horde]" in file.content
    assert (await desk.asks("army show", {"army": "les verts"})).refused == "unknown-army"


async def test_a_side_is_saved_at_full_strength_and_replaces_its_namesake(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"})
    await desk.asks("army import", {"list": "Orcs 12/20 T4 W1; Trolls 2/3-1 W3"})
    await desk.asks("unit edit", {"unit": "Trolls", "change": "models:0"})
    first = await desk.asks("army save", {"name": "Greens"})
    again = await desk.asks("army save", {"name": "greens"})
    assert "in place of" not in first.card.headline
    assert "in place of" in again.card.headline
    shown = outcome(await desk.asks("army show", {"army": "greens"}))
    assert [(u["models"], u["size"], u["lost"]) for u in shown["units"]] == [(20, 20, 0), (3, 3, 0)]


@pytest.mark.parametrize("form", ["text", "csv", "json"])
async def test_what_is_exported_is_imported_as_the_same_units(desk: Desk, form: str) -> None:
    await desk.asks("battle start", {"side_one": "Elves", "side_two": "Greens"})
    await desk.asks("army import", {"side": "Elves"}, who=holding(ROS))
    exported = await desk.asks("army export", {"side": "Elves", "format": form})
    (file,) = exported.files
    assert exported.private
    assert file.name == f"Elves.{'txt' if form == 'text' else form}"
    back = await desk.asks("army import", {"name": "Back"}, who=holding(file.content))
    assert outcome(back)["problems"] == []
    before = outcome(exported)["units"]
    assert outcome(await desk.asks("army show", {"army": "Back"}))["units"] == before


@pytest.mark.parametrize(
    ("command", "options", "code"),
    [
        ("army import", {"list": "20x Orcs"}, "army-needs-battle"),
        ("army import", {"list": "20x Orcs", "name": "a", "side": "1"}, "army-side-or-name"),
        ("army import", {"list": "Orcs 20 Q9", "name": "a"}, "army-nothing-taken"),
        ("army import", {"list": "game: chess\n20x Orcs", "name": "a"}, "army-other-game"),
        ("army import", {"list": "20x Orcs", "name": "\u200b"}, "name-empty"),
        ("army import", {"list": "20x Orcs", "name": "a" * 61}, "too-long"),
        ("army import", {"list": "# nothing", "name": "a"}, "army-empty"),
        ("army save", {"name": "a"}, "no-battle"),
        ("army load", {"army": "a"}, "no-battle"),
        ("army export", {"army": "a"}, "unknown-army"),
        ("army export", {"army": "a", "side": "1"}, "army-or-side"),
        ("army export", {}, "no-battle"),
        ("army delete", {"army": "a"}, "unknown-army"),
    ],
)
async def test_what_cannot_be_is_refused_and_changes_nothing(
    desk: Desk, command: str, options: dict[str, str], code: str
) -> None:
    assert (await desk.asks(command, options)).refused == code
    assert outcome(await desk.asks("army list")) == {"armies": []}


async def test_a_file_that_was_not_read_or_a_list_beside_one_is_refused(desk: Desk) -> None:
    upload = Upload("x.ros", b"", Refusal("file-too-large", file="x.ros", most=2))
    requester = replace(ALICE, uploads={"file": upload})
    assert (await desk.asks("army import", who=requester)).refused == "file-too-large"
    both = await desk.asks("army import", {"list": "20x Orcs"}, who=holding(ROS))
    assert both.refused == "army-list-and-file"


async def test_who_only_watches_brings_no_army(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"})
    await desk.asks("battle join", {"side": "1"})
    refused = await desk.asks("army import", {"list": "20x Orcs"}, who=BRUNO)
    assert refused.refused == "only-players"


async def test_nobody_brings_an_army_to_a_side_that_another_plays(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"})
    await desk.asks("battle join", {"side": "1"})
    await desk.asks("battle join", {"side": "2"}, who=BRUNO)
    await desk.asks("army import", {"list": "20x Orcs", "name": "Mine"}, who=BRUNO)
    for command, given in (
        ("army import", {"list": "20x Orcs", "side": "1"}),
        ("army load", {"army": "Mine", "side": "1"}),
    ):
        assert (await desk.asks(command, given, who=BRUNO)).refused == "not-your-side"
    assert (await desk.asks("army load", {"army": "Mine"}, who=BRUNO)).refused is None


async def test_a_battle_and_a_player_hold_a_bounded_number(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"})
    text = "\n".join(f"5x Band {'ivxlc'[n % 5] * (n // 5 + 1)}" for n in range(100))
    for _ in range(MOST_UNITS // 100):
        assert (await desk.asks("army import", {"list": text})).refused is None
    assert (await desk.asks("army import", {"list": "1x Orcs"})).refused == "army-no-room"
    for n in range(MOST_ARMIES):
        await desk.asks("army import", {"list": "1x Orcs", "name": f"Army {n}"})
    more = await desk.asks("army import", {"list": "1x Orcs", "name": "More"})
    assert more.refused == "too-many-armies"
    replaced = await desk.asks("army import", {"list": "2x Orcs", "name": "Army 3"})
    assert replaced.refused is None


async def test_an_import_delivered_twice_is_done_once(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"})
    await desk.asks("army import", {"list": LIST})
    await desk.asks("army import", {"list": LIST}, again=desk.last)
    assert await names(desk) == ["Orcs", "Goblins"]


async def test_the_names_of_one_s_own_armies_are_offered(desk: Desk) -> None:
    await desk.asks("army import", {"list": LIST, "name": "Verts"})
    option = next(
        option for option in desk.router.spec("army load").options if option.name == "army"
    )
    assert isinstance(option, Option)
    offer = Completion(desk.router).choices
    assert await offer(ALICE, "army load", option, "v", {}) == [("Verts", "Verts")]
    assert await offer(BRUNO, "army load", option, "v", {}) == []
