"""The proof that the bot's dice are fair."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

import orjson

from bot.answer import Answer, Attachment, Promise, Reply
from bot.commands.specification import CommandSpec
from bot.place import Place
from bot.state.fairness import add_words, reveal, seal
from bot.state.record import Entry
from bot.views.card import Card
from rulesets.core.parameter import Flag, Raw
from rulesets.dice.die import die_named
from rulesets.refusal import Refusal

REVEALING: Final = frozenset({"battle-end", "dice-reveal"})
"""Actions whose outcome holds the secret of the dice that went before."""

_MOST_ENTRIES: Final = 100_000


async def export_of(place: Place, entry: Entry) -> Attachment:
    """Return every draw of a stream that an entry revealed, as the standalone verifier reads it."""
    revealed = entry.outcome
    entries = await place.store.entries(entry.journal_id, _MOST_ENTRIES)
    draws = [
        {
            "number": draw.number,
            "die": draw.die,
            "sides": list(die_named(draw.die).marks),
            "marks": list(draw.marks),
        }
        for one in reversed(entries)
        if one.dice is not None
        for draw in one.dice.draws
    ]
    data = {key: revealed[key] for key in ("stream", "words", "seed", "commitment")}
    content = await asyncio.to_thread(orjson.dumps, {**data, "draws": draws})
    return Attachment(f"dice-{revealed['stream']}.json", content)


async def proof(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/dice`: the commitment, or the secret of what was drawn and a new commitment."""
    revealing = Flag().read("reveal", options.get("reveal", False))
    if "words" in options:
        if revealing:
            raise Refusal("words-and-reveal")
        return _worded(place, str(options["words"]))
    if revealing:
        return _revealed(place)
    journal = place.channel.journal
    sealed = seal(place.channel, place.caller("/dice"))
    # The dice of a battle are shown when it ends, those of a channel on demand.
    how = place.texts("proof-how" if place.channel.battle is None else "proof-how-in-battle")
    return Promise(sealed, lambda _: _sealed(place, journal.commitment, journal.next_draw, how))


def _sealed(place: Place, commitment: str, drawn: int, how: str) -> Answer:
    texts = place.texts
    lines = (texts("proof-drawn", count=drawn), how)
    headline = texts("proof-sealed", commitment=commitment)
    outcome = {"commitment": commitment, "draws": drawn}
    return Answer(Card(texts("proof-title"), headline, lines), details=lambda: outcome)


def _worded(place: Place, words: str) -> Reply:
    """Add a player's words to the dice to come; who knows the secret cannot have chosen them."""
    texts = place.texts
    sealed = place.channel.journal.commitment
    coming = add_words(place.channel, place.caller("/dice words"), words)

    def show(entry: Entry) -> Answer:
        together = entry.outcome["words"]
        lines = (texts("proof-sealed", commitment=sealed),)
        headline = texts("proof-words", words=together)
        outcome = {"commitment": sealed, "words": together}
        return Answer(Card(texts("proof-title"), headline, lines), details=lambda: outcome)

    return Promise(coming, show)


def _revealed(place: Place) -> Reply:
    texts = place.texts
    coming = reveal(place.channel, place.caller("/dice reveal:yes"))

    async def revealed() -> tuple[Entry, Attachment]:
        entry = await coming
        return entry, await export_of(place, entry)

    def show(told: tuple[Entry, Attachment]) -> Answer:
        entry, export = told
        lines = (texts("proof-check", commitment=entry.outcome["next"]),)
        headline = texts("proof-revealed", seed=entry.outcome["seed"])
        card = Card(texts("proof-title"), headline, lines)
        return Answer(card, details=lambda: dict(entry.outcome), files=(export,))

    return Promise(revealed(), show)
