"""A battle fought again by one press: the same armies and seats, or the sides swapped."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial

from bot.armies.sheets import AbilitySheet
from bot.battle.actions import beginning
from bot.battle.actions.beginning import Brought
from bot.battle.actions.lifecycle import may_act
from bot.battle.actions.reopening import Ended, last_ended
from bot.battle.past.past import pages
from bot.battle.store import Store
from bot.commands.battle.battle_card import title_of, told
from bot.commands.battle.battle_status import agreed_lines, now_line, seated_lines
from bot.commands.battle.seating import stake_buttons
from bot.commands.battle.tracking.tracker import onward
from bot.commands.declaring.command import button
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.catalogues import Catalogue, whole_sheets
from bot.store.journal.record import Entry, read_entry
from bot.store.tables.battle import EntryRow
from bot.views.interface.buttons import ONWARD
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
    generation = channel.game(ended.battle.ruleset).generation
    brought = await _brought(context.store, ended, generation)
    sheets = await _sheets(context.store, ended)
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
            begun, entry, title, headline, lines, buttons=buttons, calls=calls, as_desk=ONWARD
        )
        return replace(answer, card=replace(answer.card, changes=()))  # the armies are counted

    return Promise(coming, show)


async def _brought(store: Store, ended: Ended, generation: Collection[str]) -> Brought:
    """Return the units that players brought, not those that came by rules as it was fought.

    Args:
        store: Where its journal is.
        ended: The battle.
        generation: Procedures whose spells were those of that battle alone.
    """
    found: Brought = {}
    async for rows in pages(store, ended.past.journal.id):
        await asyncio.to_thread(_follow, rows, generation, found)
    return found


async def _sheets(store: Store, ended: Ended) -> list[tuple[Catalogue, tuple[AbilitySheet, ...]]]:
    """Return the sheets of the battle's armies, with all that stands on them."""
    ids = [catalogue.id for catalogue in ended.catalogues]
    if not ids:
        return []
    found = await store.ask(partial(whole_sheets, battle_id=ended.battle.id, ids=ids))
    return [(each, found[each.id]) for each in ended.catalogues if each.id in found]


def _follow(rows: Sequence[EntryRow], generation: Collection[str], found: Brought) -> None:
    """Note the units that came by some entries, and the spells that these left them."""
    for entry in map(read_entry, rows):
        ruled = "values" in entry.arguments
        for change in entry.changes:
            if change.table != "unit":
                continue
            if not change.field and isinstance(change.after, dict) and not ruled:
                found[change.id] = _spells(change.after.get("spells"))
            elif change.field == "spells" and change.id in found and _lasts(entry, generation):
                found[change.id] = _spells(change.after)


def _lasts(entry: Entry, generation: Collection[str]) -> bool:
    return entry.action not in generation and entry.undone_by is None


def _spells(value: object) -> tuple[str, ...]:
    return tuple(str(spell) for spell in value) if isinstance(value, list) else ()
