"""Late answers to entries that were stored and not told: a line for each, and undo if allowed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from bot.battle.channel.language import spoken
from bot.commands.journal.logbook import in_thread
from bot.commands.journal.past_battle import PastBattle, entry_name, journal_numbered
from bot.commands.journal.replaying import is_roll
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Entry
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from bot.views.log.entry_line import entry_line
from rulesets.refusal import Refusal

_MOST_LINES: Final = 10
_MOST_BUTTONS: Final = 5


async def untold(context: CommandContext, entries: Sequence[Entry]) -> Answer:
    """Return late answers: who did what, and the outcome.

    Args:
        context: Where it is told.
        entries: The entries, oldest first; of one channel, in any of its journals.
    """
    shown = entries[-_MOST_LINES:]
    context = await _in_their_language(context, shown)
    lines = [await _line(context, entry) for entry in shown]
    texts = context.texts
    if len(entries) > len(shown):
        lines.append(texts("untold-more", count=len(entries) - len(shown)))
    current = context.channel.journal.id
    undoable = [
        entry
        for entry in shown
        if entry.undoable and entry.undone_by is None and entry.journal_id == current
    ]
    buttons = tuple(
        ButtonSpec("undo", str(entry.id), texts("button-undo-of", number=str(entry.number)))
        for entry in undoable[-_MOST_BUTTONS:]
    )
    return Answer(Card("", texts("untold", count=len(entries)), changes=tuple(lines)), buttons)


async def _in_their_language(context: CommandContext, entries: Sequence[Entry]) -> CommandContext:
    """Return the context in the language of the battle that entries for everybody are of."""
    if context.channel.battle is not None or any(entry.secret for entry in entries):
        return context
    try:
        earlier = await journal_numbered(context, entries[-1].journal_id)
    except Refusal:  # its battle is over, and was nothing to keep
        return context
    language = None if earlier.past is None else spoken(earlier.past.battle)
    if language is None:
        return context
    return replace(context, texts=context.localiser.texts(language, context.ruleset.id))


async def _line(context: CommandContext, entry: Entry) -> str:
    try:
        earlier = await journal_numbered(context, entry.journal_id)
    except Refusal:  # its battle is over, and was nothing to keep
        earlier = PastBattle(context, entry.journal_id, None)
    at = earlier.context
    played = await in_thread(at, [entry] if is_roll(entry) else [])
    naming = partial(entry_name, at)
    return entry_line(at.texts, earlier.board, entry, next(iter(played), None), naming)
