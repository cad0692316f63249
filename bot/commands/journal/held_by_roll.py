"""Undo while a roll waits: the roll came last, and is dropped before what it stands on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.battle.dice.asked import Asked
from bot.battle.dice.waiting import everything_asked
from bot.commands.desk.foot import with_back
from bot.commands.dice.owning import speaks_for
from bot.commands.procedures.variant_lookup import find_procedure, roll_name
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Actor, Entry
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.panel import Words, rows
from rulesets.refusal import Refusal

_MOMENT: Final = frozenset({"turn", "active", "phase"})
"""What of a battle tells the phase that a roll belongs to."""


def held_by_roll(context: CommandContext, entry: Entry | None, *, last: bool) -> Answer | None:
    """Return the offer to drop the roll that was asked for after an entry, None without one.

    Args:
        context: Where.
        entry: The earliest entry that is to be taken back, None where nothing else can be.
        last: Whether what came last is meant, whatever that is. Of an entry that was named itself,
            only what the roll stands on must stay.

    Raises:
        Refusal: `undo-roll-waits` where only another player, or a referee, may drop it.
    """
    waiting = [
        (owner, asked)
        for owner, asked in _waiting_since(context, entry)
        if last or (entry is not None and _bears(entry, asked))
    ]
    if not waiting:
        return None
    own = context.requester.user_id
    waiting.sort(key=lambda each: (each[0].id != own, -each[1].id))
    context = context.privately()
    owner, asked = waiting[0]
    roll = roll_name(context, asked)
    if not speaks_for(context, owner):
        raise Refusal("undo-roll-waits", name=owner.name, roll=roll)
    told = context.texts("undo-roll-first", roll=escaped(roll))
    drop = ButtonSpec("drop", f"{asked.id}:{asked.step}", context.texts("button-drop"))
    panel = with_back(context, (Words(told), *rows((drop,))))
    return Answer(Card("", told), private=True, panel=panel)


def _waiting_since(context: CommandContext, entry: Entry | None) -> Iterator[tuple[Actor, Asked]]:
    """Yield the rolls of the battle asked for after an entry, but for others' secret ones."""
    channel = context.channel
    if channel.battle is None:
        return
    for owner, asked in everything_asked(channel):
        hidden = asked.secret and owner.id != context.requester.user_id
        later = entry is None or asked.id > entry.id
        if hidden or not later or asked.journal != channel.journal.id:
            continue
        if any(asked.units.values()) or find_procedure(context, asked.procedure).phases:
            yield owner, asked


def _bears(entry: Entry, asked: Asked) -> bool:
    """Tell whether a roll could not be answered without an entry: its phase, or one of its units.

    What else has changed on the table is asked about anew.
    """
    units = {unit for ids in asked.units.values() for unit in ids}
    return any(
        (change.table == "battle" and change.field in _MOMENT)
        or (change.table == "unit" and not change.field and change.id in units)
        for change in entry.changes
    )
