"""The proof that the bot's dice are fair: their seal, the players' words, their secret."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated, Any, Final

import orjson

from bot.battle.dice.fairness import add_words, reveal, revealing, seal
from bot.battle.dice.proven_draws import DrawList, revealed_in
from bot.battle.files.exporting import LARGEST, packed
from bot.battle.past import past
from bot.battle.store import Store
from bot.commands.declaring.command import command
from bot.commands.request.answer import Answer, Attachment, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Entry
from bot.store.tables.battle import EntryRow
from bot.texts.localiser import Texts
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from rulesets.core.declaring.kind import Text
from rulesets.refusal import Refusal

_KEYS: Final = ("stream", "words", "seed", "commitment")


async def export_of(context: CommandContext, entry: Entry) -> tuple[Attachment, ...]:
    """Return every draw of a stream that an entry revealed, as `dice_file` does."""
    return await dice_file(context.store, entry.journal_id, entry.outcome)


async def dice_file(
    store: Store, journal_id: int, revealed: Mapping[str, Any]
) -> tuple[Attachment, ...]:
    """Return every draw of a stream with its secret, as the standalone verifier reads it.

    There is no file where it would be larger than Discord takes.

    Args:
        store: The store.
        journal_id: The journal that the stream belongs to.
        revealed: What the reveal showed.
    """
    secret = revealed_in(revealed)
    # Those of a battle that went on after its end have another secret.
    draws = DrawList(secret, hidden=True)

    def gather(rows: Sequence[EntryRow]) -> None:
        for row in rows:
            draws.take(row)

    async for rows in past.pages(store, journal_id):
        await asyncio.to_thread(gather, rows)
    data = {key: revealed[key] for key in _KEYS} | ({"first": secret.first} if secret.first else {})
    written = partial(_written, data, draws)
    ending, content = await asyncio.to_thread(written)
    if len(content) > LARGEST:
        return ()
    return (Attachment(f"dice-{revealed['stream']}.{ending}", content),)


def _written(data: Mapping[str, Any], draws: DrawList) -> tuple[str, bytes]:
    told = {**data, "earlier": draws.earlier} if draws.earlier else data
    return packed(b"".join((orjson.dumps(told)[:-1], b',"draws":', draws.content(), b"}")))


def unsent_lines(texts: Texts, files: Sequence[Attachment]) -> tuple[str, ...]:
    """Return the line that tells that a file of the draws is too large; none with a file."""
    return () if files else (texts("proof-too-long", most=LARGEST // 1_000_000),)


@command("dice seal")
async def sealed(context: CommandContext) -> Reply:
    """Answer `/dice seal`: the commitment, shown before the dice it is for."""
    journal = context.channel.journal
    coming = seal(context.channel, context.caller("/dice seal"))
    # The dice of a battle are shown when it ends, those of a channel on demand.
    how = context.texts("proof-how" if context.channel.battle is None else "proof-how-in-battle")
    texts, drawn, commitment = context.texts, journal.next_draw, journal.commitment

    def show(entry: Entry | None) -> Answer:
        lines = (texts("proof-drawn", count=drawn), how)
        headline = texts("proof-sealed", commitment=commitment)
        outcome = {"commitment": commitment, "draws": drawn}
        footer = "" if entry is None else footer_of(texts, entry)
        card = Card(texts("proof-title"), headline, lines, footer=footer)
        return Answer(card, details=lambda: outcome)

    return Promise(coming, show)


@command("dice words")
async def worded(context: CommandContext, *, words: Annotated[str, Text(200)]) -> Reply:
    """Answer `/dice words`: they are mixed into the dice to come.

    Then even whoever knows the secret cannot choose the dice.
    """
    texts = context.texts
    if context.channel.battle is not None:
        context.check_player()
    commitment = context.channel.journal.commitment
    coming = add_words(context.channel, context.caller("/dice words"), words)

    def show(entry: Entry) -> Answer:
        together = entry.outcome["words"]
        lines = (texts("proof-sealed", commitment=commitment),)
        headline = texts("proof-words", words=together)
        outcome = {"commitment": commitment, "words": together}
        card = Card(texts("proof-title"), headline, lines, footer=footer_of(texts, entry))
        return Answer(card, details=lambda: outcome)

    return Promise(coming, show)


@command("dice reveal")
async def revealed(context: CommandContext) -> Reply:
    """Answer `/dice reveal`: the secret of what was drawn, and a new commitment."""
    texts, channel = context.texts, context.channel
    files: tuple[Attachment, ...] = ()
    if channel.battle is None:
        # Written before: a secret that is out cannot be kept back again for want of its file.
        await channel.settled()
        files = await dice_file(context.store, channel.own.id, revealing(channel.own)[0])
        if not files:
            raise Refusal("draws-too-many", most=LARGEST // 1_000_000)
    coming = reveal(channel, context.caller("/dice reveal"))

    def show(entry: Entry) -> Answer:
        lines = (texts("proof-check", commitment=entry.outcome["next"]),)
        headline = texts("proof-revealed", seed=entry.outcome["seed"])
        card = Card(texts("proof-title"), headline, lines, footer=footer_of(texts, entry))
        return Answer(card, details=lambda: dict(entry.outcome), files=files)

    return Promise(coming, show)
