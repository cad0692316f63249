"""`/battle report`: a battle told from its log, as Markdown and as a page."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

from bot.commands.battle.narration import told_battle, within_limit
from bot.commands.declaring.command import command
from bot.commands.declaring.shared import BattleName
from bot.commands.journal.past_battle import PastBattle, battle_at
from bot.commands.request.answer import Answer, Attachment, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.views.cards.card import Card
from bot.views.report.report import Report, markdown
from bot.views.report.report_page import page

_LONGEST_FILE_NAME: Final = 40


@command("battle report")
async def report(context: CommandContext, *, battle: BattleName = None) -> Reply:
    """Answer `/battle report`."""

    async def written() -> Answer:
        earlier = await battle_at(context, battle)
        found = await told_battle(earlier)
        texts, chronicle = earlier.context.texts, found.chronicle
        loop = asyncio.get_running_loop()
        made = await loop.run_in_executor(
            context.chances, partial(report_files, earlier, found, texts("report-file"))
        )
        files = within_limit(made)
        lines = tuple(
            texts("report-side", side=side.name, models=side.models[-1] if side.models else 0)
            for side in found.sides
        )
        card = Card(
            texts("report-title", battle=found.title),
            texts("report-done", count=len(chronicle.told), turns=len(chronicle.turns)),
            lines,
            footer=texts("report-hidden", count=chronicle.hidden) if chronicle.hidden else "",
        )
        data: dict[str, Any] = {
            "entries": len(chronicle.told),
            "hidden": chronicle.hidden,
            "turns": chronicle.turns,
            "files": [file.name for file in files],
        }
        return Answer(card, details=lambda: data, files=files)

    return Promise(written(), lambda told: told)


def report_files(earlier: PastBattle, found: Report, stem: str) -> tuple[Attachment, ...]:
    """Return a report as a page and as Markdown."""
    texts = earlier.context.texts
    number = earlier.past.number if earlier.past else 0
    name = f"{stem}-{number}"[:_LONGEST_FILE_NAME]
    return (
        Attachment(f"{name}.html", page(texts, found)),
        Attachment(f"{name}.md", markdown(texts, found)),
    )
