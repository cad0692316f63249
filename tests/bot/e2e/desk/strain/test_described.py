"""Every kind of block, sheet and form of a desk, sent as Discord describes it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest

from bot.views.interface.form import FormField
from bot.views.interface.panel import Block, Divider, Panel
from localdiscord.protocol.model import walk_components
from localdiscord.rest.server import API
from localdiscord.state.context import Exchange
from tests.bot.e2e.desk.tapping import Tapper
from tests.bot.e2e.desk.test_by_hand import opens
from tests.bot.e2e.desk.test_desk import set_up
from tests.bot.e2e.hall import Hall
from tests.localdiscord.protocol.openapi import judge

LAYOUT = 1 << 15
FRAME, WORDS, ROW, BUTTON, PICK, PEOPLE = 17, 10, 1, 2, 3, 5
LABEL, LINE = 18, 4


@pytest.fixture
def sent(hall: Hall) -> Iterator[list[Exchange]]:
    """Return what the bot sends from now on, all of which has to be as Discord describes it."""
    found: list[Exchange] = []
    hall.table.observe(found.append)
    yield found
    described = [each for each in found if each.route.startswith(API) and each.status < 300]
    assert described
    assert [each for exchange in described for each in judge().complaints(exchange)] == []


def bodies(sent: list[Exchange]) -> list[dict[str, Any]]:
    """Return the messages and forms that were sent."""
    loaded = [json.loads(each.document) for each in sent if each.document]
    return [each.get("data") or each for each in loaded if isinstance(each, dict)]


def parts(sent: list[Exchange], *, forms: bool = False) -> list[dict[str, Any]]:
    """Return every component of the layouts, or of the forms, that were sent."""
    return [
        part
        for body in bodies(sent)
        if ("title" in body if forms else (body.get("flags") or 0) & LAYOUT)
        for part in walk_components(body["components"])
    ]


def types(found: list[dict[str, Any]]) -> set[int]:
    return {part["type"] for part in found}


def blocks(hall: Hall) -> set[type[Block]]:
    """Return the kinds of blocks of the sheets that were answered with."""
    panels = [answer.panel for answer in hall.told.values() if answer.panel is not None]
    return {type(block) for panel in panels for block in panel.blocks}


async def test_a_sheet_of_every_kind_of_block_is_as_discord_describes_it(
    hall: Hall, ana: Tapper, sent: list[Exchange]
) -> None:
    await opens(ana)
    (every,) = {each for each in get_args(get_type_hints(Panel)["blocks"]) if each is not ...}
    assert blocks(hall) == {*get_args(every)} - {Divider}  # which stands on desks alone
    assert types(parts(sent)) == {FRAME, WORDS, ROW, BUTTON, PICK, PEOPLE}


async def test_a_battle_s_desk_and_its_sheets_are_as_discord_describes_them(
    ana: Tapper, bruno: Tapper, sent: list[Exchange]
) -> None:
    await set_up(ana, bruno)
    await ana.does("Next phase")
    desk = await ana.desk("Knights")
    menu = (["Menu", "Units", "Knights"], ["Menu", "Rules"], ["Menu", "For me"])
    for labels in (["Knights", "Rule"], *menu):
        first, *others = labels
        await ana.use(desk, first)
        await ana.answers(*others)
    await ana.does("Knights", "Wolves")
    await bruno.taps_on("Answer the charge: Wolves")
    assert types(parts(sent)) == {FRAME, WORDS, ROW, BUTTON, PICK}
    (pick, *_) = (part for part in parts(sent) if part["type"] == PICK)
    assert pick["options"]


async def test_a_form_of_every_kind_of_field_is_as_discord_describes_it(
    hall: Hall, ana: Tapper, sent: list[Exchange]
) -> None:
    await opens(ana)
    assert ana.sheet is not None
    await ana.use(ana.sheet, "Names and points")
    await ana.player.calls("battle start", side_one="Storm", side_two="Horde")
    await ana.player.user.slash("unit add")
    await ana.taps_on("Army: Horde")
    assert ana.sheet is not None
    await ana.use(ana.sheet, "Paste")
    shown = [answer.form for answer in hall.told.values() if answer.form is not None]
    fields: list[FormField] = [field for form in shown for field in form.fields]
    for kind in ("given", "optional", "long", "choices"):
        assert {bool(getattr(field, kind)) for field in fields} == {True, False}, kind
    found = parts(sent, forms=True)
    assert types(found) == {LABEL, LINE, PICK}
    assert {part["style"] for part in found if part["type"] == LINE} == {1, 2}
