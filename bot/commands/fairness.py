"""The proof that the bot's dice are fair."""

from __future__ import annotations

from collections.abc import Mapping

import orjson

from bot.answer import Answer, Attachment, Promise, Reply
from bot.commands.specification import CommandSpec
from bot.place import Place
from bot.state.fairness import reveal
from bot.state.record import Entry
from bot.state.tables import JournalRow
from bot.views.card import Card
from rulesets.core.parameter import Flag, Raw
from rulesets.dice.die import die_named

_MOST_ENTRIES = 100_000


async def export_of(place: Place, journal: JournalRow) -> Attachment:
    """Return every draw of a revealed stream, as the standalone verifier reads it."""
    entries = await place.store.entries(journal.id, _MOST_ENTRIES)
    draws = [
        {
            "number": draw.number,
            "die": draw.die,
            "sides": list(die_named(draw.die).marks),
            "marks": list(draw.marks),
        }
        for entry in reversed(entries)
        if entry.dice is not None
        for draw in entry.dice.draws
    ]
    data = {
        "stream": str(journal.id),
        "words": journal.words,
        "seed": journal.seed.hex(),
        "commitment": journal.commitment,
        "draws": draws,
    }
    return Attachment(f"dice-{journal.id}.json", orjson.dumps(data, option=orjson.OPT_INDENT_2))


async def proof(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/dice`: the commitment, or the secret of what was drawn and a new commitment."""
    texts = place.texts
    journal = place.channel.journal
    if not Flag().read("reveal", options.get("reveal", False)):
        drawn = texts("proof-drawn", count=journal.next_draw)
        sealed = texts("proof-sealed", commitment=journal.commitment)
        card = Card(texts("proof-title"), sealed, (drawn, texts("proof-how")))
        outcome = {"commitment": journal.commitment, "draws": journal.next_draw}
        return Answer(card, details=lambda: outcome)
    coming = reveal(place.channel, place.caller("/dice reveal:yes"))

    async def revealed() -> tuple[Entry, Attachment]:
        return await coming, await export_of(place, journal)

    def show(told: tuple[Entry, Attachment]) -> Answer:
        entry, export = told
        lines = (texts("proof-check", commitment=entry.outcome["next"]),)
        card = Card(
            texts("proof-title"), texts("proof-revealed", seed=entry.outcome["seed"]), lines
        )
        return Answer(card, details=lambda: dict(entry.outcome), files=(export,))

    return Promise(revealed(), show)
