"""A battle as a file: handed out, and taken in again."""

from __future__ import annotations

import asyncio
from functools import partial
from time import monotonic
from typing import Annotated, Any, Final

from bot.battle.actions.armies import ENLISTED, SHEETS
from bot.battle.files.bringing import bring, check_new
from bot.battle.files.exporting import LARGEST, Export
from bot.battle.files.importing import Imported, read_battle
from bot.battle.past import past
from bot.battle.past.audit import is_withheld
from bot.commands.battle.battle_status import now_line
from bot.commands.declaring.command import command
from bot.commands.declaring.shared import AttachedFile, BattleName
from bot.commands.journal.past_battle import battle_at
from bot.commands.journal.replaying import is_roll, replay
from bot.commands.request.answer import Answer, Attachment, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.journal.imprint import read_head
from bot.store.journal.record import Entry, read_entry
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from rulesets.core.declaring.kind import Text
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal

_BRINGING: Final = frozenset({ENLISTED, "battle-start"})
"""Actions with which sheets come: a battle fought again begins with those of its armies."""
_PATIENCE: Final = 5.0
"""Seconds for playing the rolls of an imported battle again; the rest are left."""


@command("battle export")
async def export(context: CommandContext, *, battle: BattleName = None) -> Reply:
    """Answer `/battle export`: everything of a battle as one file."""
    # The rows are those of this moment; entries made while the file is written stay out.
    earlier = await battle_at(context, battle)
    assert earlier.past is not None  # noqa: S101 - battle_at finds a battle
    found = earlier.past
    last = await context.store.ask(partial(past.count, journal_id=earlier.journal_id))
    writing = Export(earlier.board, found.journal, last)
    texts = earlier.context.texts

    async def written() -> Answer:
        loop = asyncio.get_running_loop()
        async for rows in past.pages(context.store, earlier.journal_id):
            await loop.run_in_executor(context.chances, writing.take, rows)
        ending, content = await loop.run_in_executor(context.chances, writing.content)
        if len(content) > LARGEST:
            raise Refusal("export-too-large", most=LARGEST // 1_000_000)
        file = Attachment(f"battle-{found.number}-{found.journal.id}.{ending}", content)
        lines = [texts("export-sealed" if found.journal.revealed_at is None else "export-open")]
        lines.append(texts("verify-alone", file=file.name))
        brought = sum(len(each.sheets) for each in earlier.board.catalogues)
        lines += [texts("export-sheets", count=brought)] if brought else []
        headline = texts("export-done", count=last)
        data: dict[str, Any] = {"file": file.name, "size": len(content), "entries": last}
        card = Card(texts("export-title", battle=found.battle.name), headline, tuple(lines))
        return Answer(card, details=lambda: data, files=(file,))

    return Promise(written(), lambda told: told)


@command("battle import")
async def take_in(
    context: CommandContext,
    *,
    file: AttachedFile,
    head: Annotated[str | None, Text(300)] = None,
) -> Reply:
    """Answer `/battle import`: a battle from a file, into a channel that has none."""
    seen = read_head(head) if head else None
    content = file.read()
    channel = context.channel
    if channel.battle is not None:
        known = channel.repeated(context.requester.interaction_id)
        if known is None:
            raise Refusal("battle-exists", battle=channel.battle.name)
    games = context.store.games
    newest = channel.new_id()

    async def brought() -> Answer:
        loop = asyncio.get_running_loop()
        reading = partial(read_battle, content, games, channel.id, newest, seen)
        imported = await loop.run_in_executor(context.chances, reading)
        await check_new(context.store, imported)
        game = games[imported.board.battle.ruleset if imported.board.battle else ""]
        played, differing = await loop.run_in_executor(
            context.chances, partial(_played, imported, game)
        )
        requester = context.requester
        where = (requester.channel_id, requester.guild_id, requester.parent_id)
        async with context.store.channel(*where) as held:
            coming = bring(held, context.caller("/battle import"), imported)
        entry = await coming
        told = _told(context, imported, entry, played, differing)
        # To let go of ten thousand rows takes its time too, and need not take the event loop's.
        await loop.run_in_executor(context.chances, imported.entries.clear)
        return told

    return Promise(brought(), lambda told: told)


def _played(imported: Imported, game: Ruleset) -> tuple[int, int]:
    """Return the number of rolls played again, and of those with another outcome."""
    began = monotonic()
    played = differing = 0
    for row in imported.entries:
        entry = read_entry(row)
        if is_roll(entry) and not is_withheld({"arguments": entry.arguments}):
            played += 1
            differing += not replay(game, entry).same
        if monotonic() - began > _PATIENCE:
            break
    return played, differing


def _left_behind(imported: Imported) -> int:
    """Return how many sheets armies of the battle had where it was fought before."""
    came = (read_entry(row) for row in imported.entries if row.action in _BRINGING)
    counted = (each.arguments.get(SHEETS) for each in came if each.undone_by is None)
    return sum(each for each in counted if isinstance(each, int))


def _told(
    context: CommandContext, imported: Imported, entry: Entry, played: int, differing: int
) -> Answer:
    begun = context.playing()
    texts = begun.texts
    name = entry.arguments["battle"]
    headline = texts("import-done", battle=name, count=len(imported.entries))
    lines = [texts("replay-all", count=played, differing=differing)]
    if imported.over:
        lines.append(texts("import-over"))
    else:
        lines.append(now_line(begun))
        lines.append(texts("import-going-on", commitment=entry.outcome["commitment"]))
        left = _left_behind(imported)
        lines += [texts("import-sheets", count=left)] if left else []
    data = {
        "battle": name,
        "entries": len(imported.entries),
        "state": imported.state,
        "played": played,
        "differing": differing,
        "over": imported.over,
    }
    card = Card(texts("import-title"), headline, tuple(lines), footer=footer_of(texts, entry))
    return Answer(card, details=lambda: data)
