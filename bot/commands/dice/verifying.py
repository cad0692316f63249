"""The check of a journal in the bot, and the way to check it without the bot."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

from bot.battle.past import past
from bot.battle.past.audit import Audit
from bot.commands.declaring.command import command
from bot.commands.declaring.shared import BattleName
from bot.commands.dice.fairness import dice_file, unsent_lines
from bot.commands.journal.past_battle import PastBattle, journal_at
from bot.commands.request.answer import Answer, Attachment, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.journal.imprint import SHORT, read_head
from bot.store.tables.battle import JournalRow
from bot.texts.localiser import Texts
from bot.views.cards.card import Card
from rulesets.core.declaring.kind import Text


@command("dice verify")
async def verify(
    context: CommandContext,
    *,
    battle: BattleName = None,
    head: Annotated[str | None, Text(300)] = None,
) -> Reply:
    """Answer `/dice verify`."""
    wanted = read_head(head) if head else None

    async def found() -> Answer:
        earlier = await journal_at(context, battle)
        audit = await audited(earlier, wanted)
        files: tuple[Attachment, ...] = ()
        if audit.journal.revealed_at is not None:
            files = await dice_file(context.store, earlier.journal_id, shown_of(audit.journal))
        return _answer(earlier, audit, files)

    return Promise(found(), lambda told: told)


def shown_of(journal: JournalRow) -> dict[str, object]:
    """Return the secret and the words that a journal's reveal showed."""
    shown: dict[str, object] = {
        "stream": str(journal.id),
        "seed": journal.seed.hex(),
        "commitment": journal.commitment,
        "words": journal.words,
    }
    return shown | ({"first": journal.first_draw} if journal.first_draw else {})


async def audited(earlier: PastBattle, head: str | None = None) -> Audit:
    """Return the findings on a journal, which is checked beside the event loop.

    Args:
        earlier: The journal.
        head: How the hash of an entry begins that somebody saw.
    """
    context = earlier.context
    if earlier.past is not None:
        row: JournalRow | None = earlier.past.journal
    else:
        row = await context.store.ask(partial(past.journal_row, journal_id=earlier.journal_id))
    journal = row or JournalRow(**context.channel.journal.row())
    audit = Audit(journal, earlier.board.decks, head)
    loop = asyncio.get_running_loop()
    async for rows in past.pages(context.store, earlier.journal_id):
        await loop.run_in_executor(context.chances, audit.look, rows)
    audit.finish()
    return audit


def _answer(earlier: PastBattle, audit: Audit, files: tuple[Attachment, ...]) -> Answer:
    texts, journal = earlier.context.texts, audit.journal
    lines = [texts("verify-fault", kind=kind, number=str(number)) for kind, number in audit.faults]
    lines += _chain_lines(texts, audit) + _dice_lines(texts, audit)
    if journal.revealed_at is not None:
        lines += unsent_lines(texts, files)
    if files:
        lines.append(texts("verify-alone", file=files[0].name))
    headline = texts("verify-whole" if audit.whole else "verify-broken", count=len(audit.faults))
    title = texts("proof-title")
    if earlier.past is not None:
        title = texts("verify-title", battle=earlier.past.battle.name)
    data = {
        "whole": audit.whole,
        "entries": audit.entries,
        "draws": audit.draws,
        "checked": audit.checked,
        "cards": audit.cards,
        "withheld": audit.withheld,
        "commitment": journal.commitment,
        "head": audit.head,
        "seen": audit.seen,
        "old": audit.old,
        "faults": [{"kind": kind, "entry": number} for kind, number in audit.faults],
    }
    card = Card(title, headline, tuple(lines), tone="good" if audit.whole else "bad")
    return Answer(card, details=lambda: data, files=files)


def _chain_lines(texts: Texts, audit: Audit) -> list[str]:
    """Return the lines on the entries."""
    lines = [texts("verify-chain", count=audit.entries)]
    if audit.seen is not None:
        lines.append(texts("verify-seen", head=str(audit.wanted), number=str(audit.seen)))
    if audit.old:
        lines.append(texts("verify-old", count=audit.old))
    if audit.withheld:
        lines.append(texts("verify-withheld", count=audit.withheld))
    return lines


def _dice_lines(texts: Texts, audit: Audit) -> list[str]:
    """Return the lines on the draws, and on what a player can check them with."""
    journal = audit.journal
    lines = []
    if journal.first_draw > audit.went_on:
        lines.append(texts("verify-elsewhere", count=journal.first_draw - audit.went_on))
    if audit.went_on:
        lines.append(texts("verify-before-end", count=audit.went_on))
    if journal.revealed_at is None:
        lines.append(texts("verify-sealed", count=audit.draws))
    else:
        lines.append(texts("verify-draws", count=audit.checked))
        if audit.cards:
            lines.append(texts("verify-cards", count=audit.cards))
    lines.append(texts("verify-commitment", commitment=journal.commitment))
    if audit.head:
        lines.append(texts("verify-head", head=audit.head, number=str(audit.entries)))
        lines.append(texts("verify-how", head=audit.head[:SHORT]))
    return lines
