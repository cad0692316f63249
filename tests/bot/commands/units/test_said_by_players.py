"""Changes and names of units in players' own words, see `tests/data/natural`."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from bot.commands.request.answer import Answer
from bot.commands.request.requester import Requester
from bot.commands.units.changing.parts import Parts
from bot.commands.units.changing.words import statuses
from bot.commands.units.unit_form import LONGEST_CHANGE
from bot.texts.said_words import Phrases
from bot.views.interface.form import Purpose, purpose_of
from rulesets.core.ruleset.installed import installed_games
from tests.bot.commands.test_natural_inputs import inputs
from tests.bot.commands.units.herds import HERDS
from tests.bot.desk import ALICE, Desk

ORCS = '"Orcs" x20 M10 Ld7'
CHANGED = {
    "orcs": ORCS,
    "hurt": '"Orcs" x17/20 M10 Ld7',
    "band": '"Black Orcs" x15/20 M10 Ld8 Sv5+ [musician, shield, hatred]',
    "trolls": '"Trolls" x3/3-1 M10 W3 Ld4',
    "giant": '"Giant" x1/1-2 M10 W6 Ld10 Pts205',
    "guard": '"Guard" x20 M10 S3 A3 Ld7',
    "dwarfs": '"Nains" x20 M10 Ld7',
    "host": '"Liberators" x4/5-1 M5 H2 Sv3+',
}
"""Units that are changed, by the name that stands behind the language."""


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    opened = Desk(f"sqlite:///{tmp_path / 'said.db'}")
    await opened.open()
    yield opened
    await opened.store.close()


async def unit_after(
    desk: Desk, who: Requester, line: str, change: str
) -> tuple[Answer, dict[str, Any]]:
    """Return the answer to a change of a unit, and what the unit then is."""
    added = await desk.asks("unit add", {"line": line, "side": "1"}, who=who)
    assert added.refused is None, added.card.headline
    name = line.split('"')[1]
    if line == ORCS:
        await desk.asks("unit status", {"unit": name, "status": "fleeing"}, who=who)
    answer = None
    for each in change.split("; "):
        told, _, rest = each.partition(" wounds:") if each.startswith("/") else ("", "", each)
        options: dict[str, Any] = {"wounds": int(rest)} if told else {"change": each}
        command = told[1:] or "unit edit"
        answer = await desk.asks(command, {"unit": name, **options}, who=who)
    listed = await desk.asks("unit list", who=who)
    assert listed.outcome is not None
    assert answer is not None
    (unit,) = listed.outcome["units"]
    await desk.asks("unit remove", {"unit": unit["name"]}, who=who)
    return answer, {key: each for key, each in unit.items() if key != "id"}


@pytest.mark.parametrize("game", ["blackhammer", "t9a", "whfb2", "aos4"])
async def test_changes(desk: Desk, game: str) -> None:
    await desk.asks("settings", {"game": game})
    await desk.asks("battle start", {"language": "en"})
    for typed, sign, wanted in inputs("changes"):
        spoken, _, change = typed.partition(": ")
        of_game, locale, *unit = spoken.split()
        if of_game != game:
            continue
        line = CHANGED[unit[0] if unit else "orcs"]
        who = replace(ALICE, locale=locale)
        answer, changed = await unit_after(desk, who, line, change)
        if sign == "!":
            assert (change, answer.refused) == (change, wanted)
            assert changed["models"] == int(re.findall(r"x(\d+)", line)[0])
            continue
        if sign == "?":
            assert (change, answer.refused) == (change, "change-left")
            assert answer.form is not None
            assert (change, answer.form.fields[1].choices[0][0]) == (change, wanted)
            assert changed["models"] == int(re.findall(r"x(\d+)", line)[0])
            continue
        assert answer.refused is None, (change, answer.card.headline)
        assert (change, changed) == (change, (await unit_after(desk, who, line, wanted))[1])


async def test_what_may_be_meant_in_two_ways_is_picked_in_a_form(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"})
    await desk.asks("unit add", {"line": CHANGED["trolls"], "side": "1"})
    answer = await desk.asks("unit edit", {"unit": "Trolls", "change": "lost 1, Ld5"})
    assert answer.refused == "change-in-doubt"
    assert answer.form is not None
    (change,) = [field for field in answer.form.fields if field.name == "change"]
    ways = [way for way, _ in change.choices]
    assert ways == ["-1 model, Ld5", "-1 wound, Ld5"]
    desk.count()
    who = replace(ALICE, interaction_id=desk.last)
    purpose = Purpose("unit edit", "unit_edit", "")
    done = await desk.router.submit(who, purpose, {"unit": "Trolls", "change": ways[1]})
    assert done.refused is None
    shown = (await desk.asks("unit show", {"unit": "Trolls"})).outcome
    assert shown is not None
    trolls = shown["unit"]
    assert (trolls["models"], trolls["carried"], trolls["profile"]["ld"]) == (3, 2, "5")


async def test_what_is_understood_of_a_change_is_picked_or_all_is_told_anew(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"})
    await desk.asks("unit add", {"line": ORCS, "side": "1"})
    answer = await desk.asks("unit edit", {"unit": "Orcs", "change": "lost 3 gubbins, Ld 8"})
    assert "gubbins" in answer.card.headline
    assert answer.form is not None
    pick, words = answer.form.fields[1:]
    assert pick.choices == (("lost 3, Ld 8", "lost 3, Ld 8"),)
    assert "gubbins" in pick.about
    assert (pick.optional, words.given) == (True, "lost 3 gubbins, Ld 8")
    purpose = Purpose("unit edit", "unit_edit", "")
    for fields, models in (({"words": "lost 2"}, 18), ({"change": pick.choices[0][0]}, 15)):
        desk.count()
        who = replace(ALICE, interaction_id=desk.last)
        done = await desk.router.submit(who, purpose, {"unit": "Orcs", **fields})
        assert done.refused is None
        shown = (await desk.asks("unit show", {"unit": "Orcs"})).outcome
        assert shown is not None
        assert shown["unit"]["models"] == models


@pytest.mark.parametrize(
    "text", ["the ", "lost ", "3 ", "de la ", "now 3 of 3 ", "+1 -1 ", "«", "en de vie ", "plus "]
)
def test_a_change_of_any_words_is_cut_into_parts_at_once(text: str) -> None:
    def took() -> float:
        begun = time.process_time()
        Parts((text * 300)[:300], lambda _: iter(())).read()
        return time.process_time() - begun

    assert min(took() for _ in range(5)) < 0.01


@pytest.mark.parametrize("text", ["cent ", "a b ", "k n i g h t s ", "rats change-in-doubt "])
async def test_a_change_made_to_be_slow_is_refused_at_once(desk: Desk, text: str) -> None:
    await desk.asks("battle start", {"game": "blackhammer"})
    await desk.asks("unit add", {"line": ORCS, "side": "1"})

    async def took() -> float:
        begun = time.process_time()
        answer = await desk.asks("unit edit", {"unit": "Orcs", "change": (text * 300)[:290]})
        assert answer.refused is not None
        return time.process_time() - begun

    assert min([await took() for _ in range(3)]) < 0.02


def test_words_stand_for_statuses_that_games_have() -> None:
    held = {status.id for game in installed_games().values() for status in game.statuses}
    assert {status for each in statuses().values() for status in each} <= held


@pytest.mark.parametrize(
    ("listed", "why"),
    [
        ("lost, , gone", "an empty phrase"),
        ("lost, gone, lost", "there twice"),
        ("lost, Gone", "accents and capitals"),
        ("perdu, tombé", "accents and capitals"),
    ],
)
def test_words_that_no_one_could_be_compared_with_are_refused(listed: str, why: str) -> None:
    with pytest.raises(ValidationError, match=why):
        TypeAdapter(Phrases).validate_python(listed)


async def test_what_is_said_beside_a_change_is_told_as_not_noted(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"})
    await desk.asks("unit add", {"line": ORCS, "side": "1"})
    change = "lost 3 to shooting, Ld 8 this turn, thanks to the general"
    answer = await desk.asks("unit edit", {"unit": "Orcs", "change": change})
    assert [each for each in answer.card.changes if each.startswith("Not noted")] == [
        "Not noted: “to shooting”",
        "Not noted: “thanks to the general”",
        "Not noted: “this turn”",
    ]


@pytest.mark.parametrize("herd", HERDS)
async def test_names(desk: Desk, herd: str) -> None:
    await desk.asks("battle start", {"language": "en"})
    for name in HERDS[herd]:
        await desk.asks("unit add", {"line": f'"{name}" x5 M4', "side": "1"})
    for told, sign, wanted in inputs("names"):
        where, _, typed = told.partition(": ")
        if where != herd:
            continue
        answer = await desk.asks("unit show", {"unit": typed})
        if sign == "!":
            assert (typed, answer.refused) == (typed, wanted)
        else:
            assert answer.outcome is not None, typed
            assert (typed, answer.outcome["unit"]["name"]) == (typed, wanted)


@pytest.mark.parametrize(
    ("typed", "code", "meant"),
    [
        ("orcs", "ambiguous-unit", ["Black Orcs", "Orc Boyz", "Orc Boyz II"]),
        ("black orx boys", "unknown-unit", ["Black Orcs"]),
    ],
)
async def test_which_unit_is_meant_is_picked_in_a_form(
    desk: Desk, typed: str, code: str, meant: list[str]
) -> None:
    await desk.asks("battle start", {"language": "en"})
    for name in HERDS["tribe"]:
        await desk.asks("unit add", {"line": f'"{name}" x5 M4', "side": "1"})
    answer = await desk.asks("unit edit", {"unit": typed, "change": "lost 2"})
    assert answer.refused == code
    assert answer.form is not None
    unit, rest = answer.form.fields
    assert [name for name, _ in unit.choices][: len(meant)] == meant
    desk.count()
    who = replace(ALICE, interaction_id=desk.last)
    purpose = purpose_of({"custom_id": answer.form.custom_id})
    assert purpose is not None
    fields = {unit.name: "Black Orcs", rest.name: rest.given}
    done = await desk.router.submit(who, purpose, fields)
    assert done.refused is None
    shown = (await desk.asks("unit show", {"unit": "Black Orcs"})).outcome
    assert shown is not None
    assert shown["unit"]["models"] == 3


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("his archers", ["Skeleton Archers"]),
        ("my archers", ["Archers"]),
        ("mes piafs", ["Archers", "Cannon", "Skeleton Archers", "Giant Bats"]),
        ("opponent's big birds", ["Giant Bats", "Skeleton Archers", "Archers", "Cannon"]),
        ("his cannon", ["Cannon"]),
        ("what's that?", []),
    ],
)
async def test_whose_unit_it_is_tells_it_and_a_nickname_is_picked_from_all(
    desk: Desk, typed: str, wanted: list[str]
) -> None:
    await desk.asks("battle start", {"language": "en"})
    await desk.asks("battle join", {"side": "1"})
    for side, names in {
        "1": ("Archers", "Cannon"),
        "2": ("Skeleton Archers", "Giant Bats"),
    }.items():
        for name in names:
            await desk.asks("unit add", {"line": f'"{name}" x5 M4', "side": side})
    answer = await desk.asks("unit show", {"unit": typed})
    if len(wanted) == 1:
        assert answer.outcome is not None
        assert answer.outcome["unit"]["name"] == wanted[0]
        return
    assert answer.refused == "unknown-unit"
    picked = answer.form.fields[0].choices if answer.form else ()
    assert sorted(name for name, _ in picked[:2]) == sorted(wanted[:2])
    assert sorted(name for name, _ in picked) == sorted(wanted)


@pytest.mark.parametrize(
    "change",
    ["7.5 left", "restent 7,5", '20" left', '20"', "5+ left", "5+", "a model lost 3/4 wounds"],
)
async def test_what_counts_no_models_is_not_taken_for_a_number_of_them(
    desk: Desk, change: str
) -> None:
    await desk.asks("battle start", {"language": "en"})
    await desk.asks("unit add", {"line": ORCS, "side": "1"})
    answer = await desk.asks("unit edit", {"unit": "Orcs", "change": change})
    assert answer.refused == "change-unreadable"
    assert answer.private
    shown = (await desk.asks("unit show", {"unit": "Orcs"})).outcome
    assert shown is not None
    assert shown["unit"]["models"] == 20


async def test_the_form_of_a_change_takes_as_much_as_the_option_does(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"})
    await desk.asks("unit add", {"line": ORCS, "side": "1"})
    answer = await desk.asks("unit edit", {"unit": "Orcs", "change": "x" * LONGEST_CHANGE})
    assert answer.refused == "change-unreadable"
    assert answer.form is not None
    assert answer.form.fields[1].longest == LONGEST_CHANGE


@pytest.mark.parametrize(("language", "count"), [("fr", "figurines:12"), ("en", "models:12")])
async def test_what_is_told_to_be_written_is_in_the_language_of_who_reads_and_is_taken(
    desk: Desk, language: str, count: str
) -> None:
    await desk.asks("battle start", {"language": language})
    await desk.asks("unit add", {"line": f"{ORCS} W2 [shield]", "side": "1"})
    who = replace(ALICE, locale=language)
    refused = await desk.asks("unit edit", {"unit": "Orcs", "change": "quick"}, who=who)
    assert refused.refused == "change-unreadable"
    assert count in refused.card.headline
    _, _, told = refused.card.headline.partition(count)
    change = (
        count + told.replace("\N{NO-BREAK SPACE}", " ").partition(", ou")[0].partition(", or")[0]
    )
    done = await desk.asks("unit edit", {"unit": "Orcs", "change": change}, who=who)
    assert done.refused is None, (change, done.card.headline)
    shown = (await desk.asks("unit show", {"unit": "Orcs"})).outcome
    assert shown is not None
    assert shown["unit"]["models"] == 12
    assert "fleeing" in shown["unit"]["statuses"]
