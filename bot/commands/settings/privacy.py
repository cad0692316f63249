"""Personal data of the player who asks: shown, handed out, and given up."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import orjson

from bot.battle.store import Store
from bot.commands.declaring.command import button, command
from bot.commands.declaring.shared import YesNo
from bot.commands.request.answer import Answer, Attachment, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.privacy import campaigning, personal
from bot.store.snowflake import milliseconds
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from rulesets.refusal import Refusal

_LARGEST: Final = 8_000_000
"""Bytes of a file that every server of Discord takes."""


@command("privacy show", private=True)
async def show(context: CommandContext) -> Reply:
    """Answer `/privacy show`."""
    held = await _holdings(context)
    return _told(context, held, "privacy-shown")


@command("privacy export", private=True)
async def export(context: CommandContext) -> Reply:
    """Answer `/privacy export`: everything kept of the player, as a file."""
    user_id, store, texts = context.requester.user_id, context.store, context.own_texts

    async def gathered() -> Answer:
        data = await _everything(store, user_id)
        content, name = await asyncio.to_thread(_file, data)
        count = len(data["entries"])
        headline = texts("privacy-exported", count=count, left=data["entries_left_out"])
        file = Attachment(name, content)
        return Answer(
            Card("", headline), private=True, details=lambda: {"entries": count}, files=(file,)
        )

    return Promise(gathered(), lambda answer: answer)


@command("privacy delete", private=True)
async def delete(context: CommandContext, *, confirm: YesNo = False) -> Reply:
    """Answer `/privacy delete`: asks first, unless it is confirmed already."""
    if confirm:
        return await forget(context, str(context.requester.user_id))
    held = await _holdings(context)
    told = _told(context, held, "privacy-ask")
    label = context.own_texts("button-forget")
    button = ButtonSpec("forget", str(context.requester.user_id), label)
    return Answer(told.card, (button,), private=True, details=told.details)


@button("forget")
async def forget(context: CommandContext, subject: str) -> Reply:
    """Answer the button that confirms: armies go, names and ids in shared battles are replaced.

    Raises:
        Refusal: `not-your-button`.
    """
    user_id, store, texts = context.requester.user_id, context.store, context.own_texts
    if subject != str(user_id):
        raise Refusal("not-your-button", name=texts("privacy-owner"))

    async def forgotten() -> Answer:
        armies, rows = await _forget(store, user_id)
        headline = texts("privacy-deleted", armies=armies, rows=rows)
        outcome = {"armies": armies, "rows": rows}
        return Answer(Card("", headline), private=True, details=lambda: outcome)

    # The channel is free again by then: it is one of those to be changed.
    return Promise(forgotten(), lambda answer: answer)


async def _holdings(context: CommandContext) -> personal.Holdings:
    await context.channel.settled()
    return await context.store.database.read(
        partial(personal.holdings, user_id=context.requester.user_id)
    )


def _told(context: CommandContext, held: personal.Holdings, headline: str) -> Answer:
    texts = context.own_texts
    lines = (
        texts("privacy-names", names=", ".join(held.names) or None),
        texts("privacy-armies", count=held.armies),
        texts("privacy-entries", count=held.entries, channels=held.channels),
        texts("privacy-seats", count=held.seats),
        texts("privacy-dice", count=held.hands),
        texts("privacy-campaigns", count=held.campaigns),
        texts("privacy-more"),
    )
    outcome = {
        "names": list(held.names),
        "armies": held.armies,
        "entries": held.entries,
        "channels": held.channels,
        "seats": held.seats,
        "dice": held.hands,
        "campaigns": held.campaigns,
    }
    return Answer(Card("", texts(headline), lines), private=True, details=lambda: outcome)


async def _everything(store: Store, user_id: int) -> dict[str, Any]:
    """Return all that is kept of a person, entries from the oldest on, in bounded steps."""
    database = store.database
    data: dict[str, Any] = {"user": str(user_id), "made_at": milliseconds()}
    data |= await database.read(partial(personal.rows_of, user_id=user_id))
    entries: list[dict[str, Any]] = []
    last, size = 0, 0
    while some := await database.read(partial(personal.entries_of, user_id=user_id, after=last)):
        entries += some
        last = some[-1]["id"]
        size += sum(entry.pop("size") for entry in some)
        if size > 8 * _LARGEST:
            break
    held = await database.read(partial(personal.holdings, user_id=user_id))
    return {**data, "entries": entries, "entries_left_out": max(0, held.entries - len(entries))}


def _file(data: Mapping[str, Any]) -> tuple[bytes, str]:
    """Return the file to hand out; a large one is packed."""
    content = orjson.dumps(data, option=orjson.OPT_INDENT_2)
    if len(content) <= _LARGEST:
        return content, "my-data.json"
    return gzip.compress(content), "my-data.json.gz"


async def _forget(store: Store, user_id: int) -> tuple[int, int]:
    """Forget a person everywhere; return how many armies were deleted and rows changed.

    What the person does meanwhile is forgotten too, or the next time.
    """
    database = store.database
    armies = await database.write(partial(personal.delete_armies, user_id=user_id))
    pseudonym = personal.new_pseudonym()
    rows = await database.write(
        partial(campaigning.anonymise, user_id=user_id, name=pseudonym.name, other=pseudonym.id)
    )
    for channel_id in await database.read(partial(personal.channels_of, user_id=user_id)):
        change = partial(
            personal.anonymise, channel_id=channel_id, user_id=user_id, other=pseudonym
        )
        async with store.apart(channel_id):
            while changed := await database.write(change):
                rows += changed
    return armies, rows
