"""Forms that are asked for after another, which Discord does not open: buttons stand for them."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.commands.request.upload import Upload
from bot.views.interface.form import Purpose, purpose_of
from tests.bot.commands.units.test_pasted_lists import first, told
from tests.bot.desk import ALICE, Desk, presses


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    desk = Desk(f"sqlite:///{tmp_path / 'forms.db'}")
    await desk.open()
    yield desk
    await desk.store.close()


async def test_a_list_of_another_game_pasted_at_the_desk_is_taken_by_a_press(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en", "game": "blackhammer"})
    opened = await desk.router.press(replace(ALICE, interaction_id=900), "army", "1:form")
    assert opened.form is not None
    purpose = purpose_of({"custom_id": opened.form.custom_id})
    assert purpose is not None
    fields = {"list": first("aos4 en", "sigmar-app")}
    asked = await desk.router.submit(replace(ALICE, interaction_id=901), purpose, fields)
    assert asked.refused == "army-other-system"
    assert "anyway" not in told(asked)
    assert [button.label for button in asked.buttons] == ["Take what fits", "Import an army…"]
    bruno = await presses(desk, asked, "form", who=replace(ALICE, user_id=12))
    assert bruno.refused == "button-expired"
    taken = await presses(desk, asked, "form")
    assert taken.refused is None, told(taken)
    channel = await desk.store.peek(ALICE.channel_id)
    assert channel.board.units
    twice = await presses(desk, asked, "form")
    assert twice.refused == "button-expired"


async def test_a_form_asked_for_after_a_form_is_opened_by_a_press(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en", "game": "blackhammer"})
    purpose = Purpose("army import", "army", "")
    fields = {"list": first("aos4 en", "sigmar-app"), "side": "1"}
    asked = await desk.router.submit(replace(ALICE, interaction_id=901), purpose, fields)
    opens = next(each.subject for each in asked.buttons if each.label == "Import an army…")
    opened = await desk.router.press(replace(ALICE, interaction_id=902), "form", opens)
    assert opened.form is not None
    assert {each.name: each.given for each in opened.form.fields}["list"] == fields["list"]


HOST = "Clanrats 4 M6 H1 Sv5+ C1; Seer 1 M6 H5 Sv5+ C2 [hero]"
LINE = "M6 H1 Sv5+ C1 A2 To4+ Wo4+ Re0 Da1"


@pytest.mark.parametrize(
    ("change", "picked", "held"),
    [
        (f"40 models {LINE}", 0, (40, 40, "6")),
        ('40 models, 8" move, 5+ save', 0, (40, 40, "8")),
        ('8" move 6hp 4+ save control 2', 0, (4, 4, "8")),
        ('8" move', None, (4, 4, "8")),
    ],
)
async def test_a_units_line_changes_it_as_it_would_add_it(
    desk: Desk, change: str, picked: int | None, held: tuple[int, int, str]
) -> None:
    await desk.asks("battle start", {"language": "en", "game": "aos4"})
    await desk.asks("army import", {"list": HOST, "side": "1"})
    answer = await desk.asks("unit edit", {"unit": "Clanrats", "change": change})
    if picked is not None:
        assert answer.refused == "change-in-doubt"
        assert answer.form is not None
        (pick,) = (field for field in answer.form.fields if field.choices)
        fields = {"unit": "Clanrats", "change": pick.choices[picked][0]}
        purpose = Purpose("unit edit", "unit_edit", "")
        answer = await desk.router.submit(replace(ALICE, interaction_id=903), purpose, fields)
    assert answer.refused is None, told(answer)
    channel = await desk.store.peek(ALICE.channel_id)
    row = next(row for row in channel.board.units if row.name == "Clanrats")
    assert (row.models, row.size, row.profile["m"]) == held


async def test_what_a_form_left_out_is_asked_about_with_buttons(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en", "game": "aos4"})
    await desk.asks("army import", {"list": HOST, "side": "1"})
    purpose = Purpose("unit edit", "unit_edit", "", "tapped")
    fields = {"unit": "Clanrats", "change": "Sv4+, frobnicated"}
    asked = await desk.router.submit(replace(ALICE, interaction_id=901), purpose, fields)
    assert asked.refused == "change-left"
    assert [button.label for button in asked.buttons] == ["Yes, that", "Change a unit…"]
    taken = await presses(desk, asked, "form")
    assert taken.refused is None, told(taken)
    channel = await desk.store.peek(ALICE.channel_id)
    row = next(row for row in channel.board.units if row.name == "Clanrats")
    assert row.profile["save"] == "4"


async def test_a_file_without_values_tells_who_has_none_and_keeps_its_name(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en", "game": "t9a"})
    unit = {"name_en": "Spearmen", "strength": 20, "points": 6}
    data = {"game": "the-old-world", "name": "River Host", "core": [unit]}
    file = Upload("list.owb.json", json.dumps(data).encode())
    asked = await desk.asks(
        "army import", {"side": "1"}, who=replace(ALICE, uploads={"file": file})
    )
    assert asked.form is not None, told(asked)
    fields = {field.name: field.given for field in asked.form.fields}
    purpose = Purpose(asked.form.command, asked.form.procedure, "")
    answer = await desk.router.submit(replace(ALICE, interaction_id=901), purpose, fields)
    assert answer.refused is None, told(answer)
    assert "River Host joins" in answer.card.headline
    assert "the list gives no values for these, and none are known here" in told(answer)
    assert "Give values" in [button.label for button in answer.buttons]


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_forms_of_age_of_sigmar_have_examples_in_its_own_signs(
    desk: Desk, locale: str
) -> None:
    await desk.asks("battle start", {"language": locale, "game": "aos4"})
    who = replace(ALICE, locale=locale)
    answer = await desk.asks("army import", {"list": "Clanrats x20", "side": "1"}, who=who)
    values = await presses(desk, answer, "values", who=who)
    edited = await desk.asks("unit edit", {"unit": "Clanrats", "change": "frobnicated"}, who=who)
    for asked in (values, edited):
        assert asked.form is not None, told(asked)
        examples = " ".join(field.about for field in asked.form.fields)
        assert re.search(r"\b(?:WS|CC|Ld|Cd|S3|F3)\d?\b|hatred|haine", examples) is None
        assert re.search(r"\b(?:Sv|Svg)\d\+", examples) is not None


NINTH = """\
Empire de Sonnstahl
Personnages
150 - Maréchal, Général
Base
200 - 20 Infanterie lourde
Spécial
215 - Canon
"""


async def test_headings_of_a_list_of_the_9th_age_are_known_and_lines_counted_from_1(
    desk: Desk,
) -> None:
    who = replace(ALICE, locale="fr")
    await desk.asks("battle start", {"language": "fr", "game": "t9a"}, who=who)
    answer = await desk.asks("army import", {"list": NINTH, "side": "1"}, who=who)
    assert "3 unités" in answer.card.headline
    assert "Base" not in told(answer)
    assert "Spécial" not in told(answer)
    asked = await presses(desk, answer, "values", who=who)
    assert asked.form is not None
    purpose = Purpose("army values", "army", asked.form.entry)
    fields = {"list": "Maréchal x1 zz99"}
    sent = await desk.router.submit(replace(who, interaction_id=905), purpose, fields)
    assert "ligne 1, Maréchal" in told(sent)
