"""A battle fought again by one press: the same armies and seats, or the sides swapped."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.armies.sheets import AbilitySheet
from bot.battle.actions import beginning
from bot.battle.actions.lifecycle import may_act
from bot.battle.actions.reopening import Ended, last_ended
from bot.battle.past.past import pages
from bot.battle.store import Store
from bot.commands.battle.battle_card import title_of, told
from bot.commands.battle.battle_status import agreed_lines, now_line, seated_lines
from bot.commands.battle.seating import stake_buttons
from bot.commands.battle.tracker import onward
from bot.commands.declaring.command import button
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.catalogues import Catalogue, whole_sheets
from bot.store.journal.record import Entry, read_entry
from bot.store.tables.battle import EntryRow
from rulesets.refusal import Refusal

SWAPPED = "swapped"


@button("rematch")
async def rematch(context: CommandContext, subject: str) -> Reply:
    """Answer the button that starts the battle of a channel once more.

    Raises:
        Refusal: `battle-exists`, `rematch-not-last`, `only-its-players`.
    """
    channel = context.channel
    if channel.battle is not None:
        raise Refusal("battle-exists", battle=channel.battle.name)
    battle, _, way = subject.partition(":")
    ended = await last_ended(context.store, channel)
    if ended is None or str(ended.battle.id) != battle:
        raise Refusal("rematch-not-last")
    if not may_act(ended.board, context.actor):
        raise Refusal("only-its-players", battle=ended.battle.name)
    await context.store.ready(ended.battle.ruleset)
    caller, swapped = context.caller("/battle start"), way == SWAPPED
    brought, sheets = await _brought(context.store, ended), await _sheets(context.store, ended)
    coming = beginning.rematch(channel, caller, ended.board, brought, sheets, swapped=swapped)
    begun = context.playing()
    texts, board = begun.texts, channel.board
    armies = tuple(
        texts(
            "rematch-army",
            side=side.name,
            count=sum(unit.side_id == side.id for unit in board.units),
        )
        for side in board.sides
    )
    sealed = texts("battle-commitment", commitment=channel.journal.commitment)
    lines = (now_line(begun), *seated_lines(begun), *armies, *agreed_lines(begun), sealed)
    headline = texts("rematch-begins-swapped" if swapped else "rematch-begins")
    calls = tuple(each.user_id for each in board.players if each.user_id != context.actor.id)
    title, buttons = title_of(begun), (*await stake_buttons(begun), *onward(begun))

    def show(entry: Entry) -> Answer:
        answer = told(
            begun, entry, title, headline, lines, buttons=buttons, calls=calls, as_desk=True
        )
        return replace(answer, card=replace(answer.card, changes=()))  # the armies are counted

    return Promise(coming, show)


async def _brought(store: Store, ended: Ended) -> frozenset[int]:
    """Return the units that players brought, not those that came by rules as it was fought."""
    found: set[int] = set()
    async for rows in pages(store, ended.past.journal.id):
        found |= await asyncio.to_thread(_added, rows)
    return frozenset(found)


async def _sheets(store: Store, ended: Ended) -> list[tuple[Catalogue, tuple[AbilitySheet, ...]]]:
    """Return the sheets of the battle's armies, with all that stands on them."""
    ids = [catalogue.id for catalogue in ended.catalogues]
    if not ids:
        return []
    found = await store.ask(partial(whole_sheets, battle_id=ended.battle.id, ids=ids))
    return [(each, found[each.id]) for each in ended.catalogues if each.id in found]


def _added(rows: Sequence[EntryRow]) -> set[int]:
    return {
        change.id
        for entry in map(read_entry, rows)
        if "values" not in entry.arguments
        for change in entry.changes
        if change.table == "unit" and not change.field and change.after is not None
    }
