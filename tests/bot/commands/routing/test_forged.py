"""Buttons and forms about what no message of ours ever held: a sentence, and no change."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from bot.commands.declaring.index import kept_index
from bot.commands.request.answer import Answer
from bot.commands.request.requester import Requester
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.form import Purpose
from tests.bot.desk import ALICE, BRUNO, Desk
from tests.bot.e2e.games.offered import does, set_up
from tests.bot.e2e.games.test_offers_taken import GAMES

JUNK = ("", "x", "-1", "99", "²", "0x1", "9" * 25, "x:x:x:x", "-1.-1.-1", "x" * 60)
READERS = frozenset({"desk", "table", "seek", "rule"})
"""Buttons that read nothing of their subject, or show that nothing is known of it."""


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Desk]:
    desk = Desk(f"sqlite:///{folder}/forged.db")
    await desk.open()
    try:
        yield desk
    finally:
        await desk.store.close()


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with opened(tmp_path) as desk:
        yield desk


@pytest.fixture(scope="module")
async def fought(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Desk]:
    """Keep a battle for all tests: each of them holds that it changed nothing."""
    async with opened(tmp_path_factory.mktemp("fought")) as desk:
        armies, more, _ = GAMES["blackhammer"]
        await set_up(desk, "blackhammer", armies, **more)
        yield desk


async def presses(desk: Desk, kind: str, subject: str, who: Requester = ALICE) -> Answer:
    desk.count()
    return await desk.router.press(replace(who, interaction_id=desk.last), kind, subject)


async def moment(desk: Desk) -> int:
    """Return how many entries the journal of the channel has."""
    return (await desk.store.peek(ALICE.channel_id)).journal.next_number


async def subjects(desk: Desk) -> list[str]:
    """Return subjects that begin as a true one may, and go on as none does."""
    channel = await desk.store.peek(ALICE.channel_id)
    board = channel.board
    battle = board.battle.id if board.battle else 7
    unit = board.units[0].id if board.units else 7
    last = (await desk.store.history(channel, 1))[-1].id if board.battle else 7
    now = f"{channel.journal.next_number:x}"
    heads = (f"{battle}", f"{unit}", f"{last}", f"e.{battle}", f"{battle}.{now}", "0", "0:kept")
    begun = [f"{head}{sign}{junk}" for head in heads for sign in ":." for junk in JUNK]
    noted = [f"{unit}:{what}:{junk}:{now}" for what in ("models", "join", "begin") for junk in JUNK]
    games = [f"{junk}:blackhammer" for junk in JUNK]
    return [*JUNK, *begun, *noted, *games, "with:blackhammer"]


@pytest.mark.parametrize("kind", kept_index().buttons)
async def test_a_forged_button_changes_nothing(fought: Desk, kind: str) -> None:
    before = await moment(fought)
    for number, subject in enumerate(await subjects(fought)):
        answer = await presses(fought, kind, subject, (ALICE, BRUNO)[number % 2])
        assert await moment(fought) == before, subject
        assert answer.card.headline or answer.panel or answer.form or answer.card.title


@pytest.mark.parametrize("kind", kept_index().buttons)
async def test_without_a_battle_a_forged_button_changes_nothing(desk: Desk, kind: str) -> None:
    for subject in await subjects(desk):
        await presses(desk, kind, subject)
        channel = await desk.store.peek(ALICE.channel_id)
        assert channel.battle is None, subject


@pytest.mark.parametrize("game", GAMES)
async def test_a_true_button_with_a_part_made_up_does_nothing_when_it_is_refused(
    desk: Desk, game: str
) -> None:
    armies, more, _ = GAMES[game]
    await set_up(desk, game, armies, **more)
    found = await _shown(desk)
    while "act" not in {spec.kind for spec in found}:
        await does(desk, "battle next")
        found = await _shown(desk)
    assert {"act", "unit", "note", "army", "end", "propose", "roll", "seek"} <= {
        spec.kind for spec in found
    }
    for spec in found:
        for subject in _spoiled(spec.subject):
            before = await moment(desk)
            answer = await presses(desk, spec.kind, subject)
            assert answer.refused is None or await moment(desk) == before, (spec.kind, subject)


async def _shown(desk: Desk) -> list[ButtonSpec]:
    """Return one button of each kind on the desk and its menu, and on the sheets behind those."""
    own = (await presses(desk, "desk", "own")).panel
    menu = (await presses(desk, "desk", "menu")).panel
    assert own is not None
    assert menu is not None
    found = {spec.kind: spec for spec in (*menu.buttons, *own.buttons)}
    found["army"] = ButtonSpec("army", "0", "")
    for spec in tuple(found.values()):
        if spec.kind in {"unit", "army", "end", "act", "seek", "roll"}:
            sheet = (await presses(desk, spec.kind, spec.subject)).panel
            found |= {each.kind: each for each in (sheet.buttons if sheet else ())}
    unit = (await desk.store.peek(ALICE.channel_id)).board.units[0]
    sheet = (await presses(desk, "unit", str(unit.id))).panel
    assert sheet is not None
    return [*found.values(), *(spec for spec in sheet.buttons if spec.kind == "note")]


def _spoiled(subject: str) -> list[str]:
    """Return a subject with one of its parts made up, each in its turn."""
    parts = re.split(r"([:.])", subject)
    return [
        "".join((*parts[:at], junk, *parts[at + 1 :]))
        for at in range(0, len(parts), 2)
        for junk in JUNK
    ]


@pytest.mark.parametrize("form", kept_index().forms)
@pytest.mark.parametrize("entry", [*JUNK, "0:0:0"])
async def test_a_form_about_nothing_changes_nothing(fought: Desk, form: str, entry: str) -> None:
    before = await moment(fought)
    fields = dict.fromkeys(("list", "text", "points", "side_one", "line", "dice"), "²")
    purpose = Purpose(form, "", entry)
    fought.count()
    asking = replace(ALICE, interaction_id=fought.last)
    await fought.router.submit(asking, purpose, fields)
    assert await moment(fought) == before
