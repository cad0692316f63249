"""Units put right by a press: one is picked, and what its sheet offers is noted."""

from __future__ import annotations

from typing import Final

from bot.battle.tabletop.units import MOST_MODELS
from bot.commands.declaring.command import button
from bot.commands.desk.foot import with_back
from bot.commands.desk.marks import moment_of
from bot.commands.desk.unit_sheet import ALL, told_by_press, unit_sheet
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import CommandContext
from bot.commands.units.armour import front_text, save_text
from bot.commands.units.formations import join, leave, status
from bot.commands.units.unit_form import ask_for_change
from bot.commands.units.units import edit, remove
from bot.commands.units.wounds import damage, heal
from bot.store.snowflake import read_id
from bot.store.tables.battle import UnitRow
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.panel import Block, Words, picks, rows
from rulesets.refusal import Refusal

_MOST_BUTTONS: Final = 15
"""Units that are shown as buttons; more of them are picked from a list."""


@button("unit", reads=True)
async def unit(context: CommandContext, subject: str) -> Reply:
    """Answer the button that picks a unit, or that of a unit, with what may be noted of it.

    Raises:
        Refusal: `no-battle`, `only-players`, `not-your-side`; `desk-no-units` where a player has
            none, `desk-moved-on` where it is gone.
    """
    context.channel.fighting()
    context.check_player()
    if subject == ALL:
        return _listed(context)
    return unit_sheet(context, _row(context, subject))


@button("note")
async def note(context: CommandContext, subject: str) -> Reply:
    """Answer a press that notes something of a unit; of an older table the unit is shown again.

    Raises:
        Refusal: as `unit`, and what the act itself refuses.
    """
    context.channel.fighting()
    number, what, value, moment, *_ = (*subject.split(":"), "", "", "")
    row = _row(context, number)
    if moment != moment_of(context):
        return unit_sheet(context, row, changed=True)
    return await _noted(context, row, what, value)


async def _noted(context: CommandContext, row: UnitRow, what: str, value: str) -> Reply:
    reply: Reply
    match what:
        case "models":
            reply = await damage(context, unit=row.name, models=_count(value))
        case "wounds":
            reply = await damage(context, unit=row.name, wounds=_count(value))
        case "heal":
            reply = await heal(context, unit=row.name, wounds=_count(value))
        case "begin" | "end":
            reply = await status(context, unit=row.name, status=value, clear=what == "end")
        case "has" | "lacks" | "save" | "front":
            change = _change(context, row, what, value)
            reply = await edit(context, unit=row.name, change=change)
        case "join":
            reply = await join(context, character=row.name, unit=_row(context, value).name)
        case "leave":
            reply = await leave(context, character=row.name)
        case "change":
            reply = ask_for_change(context, row, "", Refusal("change-needed", unit=row.name))
        case "remove":
            reply = await remove(context, unit=row.name)
        case _:
            raise Refusal("button-expired")
    return reply


def _change(context: CommandContext, row: UnitRow, what: str, value: str) -> str:
    """Return the change that a press stands for, as it is typed.

    Raises:
        Refusal: `button-expired`.
    """
    if what == "save":
        return save_text(context, _count(value))
    if what == "front":
        return front_text(context, _count(value))
    if value not in told_by_press(context, row):
        raise Refusal("button-expired")
    return f"{'+' if what == 'has' else '-'}{value}"


def _count(value: str) -> int:
    """Return how many models or wounds a button is about.

    Raises:
        Refusal: `button-expired`.
    """
    count = read_id(value)
    if not 0 < count <= MOST_MODELS:
        raise Refusal("button-expired")
    return count


def _row(context: CommandContext, number: str) -> UnitRow:
    """Return a unit that the player may note something of."""
    row = context.channel.board.unit(read_id(number))
    if row is None:
        raise Refusal("desk-moved-on")
    context.check_side(row.side_id, row.name)
    return row


def _listed(context: CommandContext) -> Answer:
    """Return the sheet that asks for one of the player's units, or for more of them."""
    texts = context.own_texts
    own = [row for row in context.channel.board.units if context.may_act(row.side_id)]
    own.sort(key=lambda row: row.destroyed)
    if not own:
        raise Refusal("desk-no-units")
    title = texts("desk-unit-which")
    blocks: list[Block] = [Words(f"**{title}**")]
    for side in context.channel.board.sides:
        pairs = [(str(row.id), row.name) for row in own if row.side_id == side.id]
        if pairs and len(pairs) < len(own):  # whoever plays several sides
            blocks.append(Words(escaped(side.name)))
        if len(own) > _MOST_BUTTONS:
            blocks += picks("unit", title, pairs, f"u{side.place}.{moment_of(context)}")
        else:
            blocks += rows(ButtonSpec("unit", *pair) for pair in pairs)
    blocks += rows(
        ButtonSpec("army", str(side.place), texts("desk-unit-more", side=side.name))
        for side in context.channel.board.sides
        if any(row.side_id == side.id for row in own)
    )
    panel = with_back(context, tuple(blocks))
    return Answer(Card(title, ""), private=True, panel=panel)
