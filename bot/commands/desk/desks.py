"""The desk for who asks, in the language of the player, and what its menu leads to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.battle.actions.lifecycle import CAMPAIGN
from bot.commands.battle.battle_status import status_card
from bot.commands.battle.ending.sheet import ASK
from bot.commands.declaring.command import button, command
from bot.commands.desk.foot import with_back
from bot.commands.desk.marks import moment_of
from bot.commands.desk.overview import overview_of
from bot.commands.desk.starting import start_sheet
from bot.commands.desk.unit_sheet import ALL
from bot.commands.procedures.questions import attempt
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import CommandContext
from bot.texts.localiser import Texts
from bot.texts.names import fold
from bot.views.cards.card import Card
from bot.views.interface.buttons import CAMPAIGNS, MENU, ButtonSpec
from bot.views.interface.panel import Block, Words, picks, rows
from rulesets.core.declaring.table_dice import ROLL
from rulesets.refusal import Refusal

_LOOKED: Final = 50
"""Entries that are looked through for what a player rolled last."""
_MOST_ROLLED: Final = 3
_COUNTS: Final = (*range(1, 21), 24, 25, 30, 36, 40)
"""Dice that are thrown at once, each of which succeeds or not."""
_MOST_LISTED: Final = 50
"""Units that the menu lists; a sheet of their own has more of them."""


@command("desk", private=True, reads=True)
async def desk(context: CommandContext) -> Reply:
    """Answer `/desk`: the desk for this player alone; without a battle, what begins one."""
    return await _own_desk(context)


@button("desk", reads=True)
async def own(context: CommandContext, subject: str) -> Reply:
    """Answer the button that shows the desk to who presses it, in that player's language.

    Raises:
        Refusal: `no-battle` for the menu of a battle that is over.
    """
    if subject != MENU[1]:
        return await _own_desk(context)
    if context.channel.board.battle is None:
        raise Refusal("no-battle")
    return await _menu(context)


@button("table", reads=True)
async def table(context: CommandContext, _subject: str) -> Reply:
    """Answer the button that shows the whole table to who presses it."""
    if context.channel.board.battle is None:
        raise Refusal("no-battle")
    return Answer(status_card(replace(context, texts=context.own_texts)), private=True)


async def _own_desk(context: CommandContext) -> Answer:
    own = replace(context, texts=context.own_texts)
    overview = await overview_of(own)
    if overview is None:
        return start_sheet(context)
    panel = overview.panel(own=True)
    return Answer(Card(own.texts("desk-title"), ""), private=True, panel=panel)


@button("roll")
async def roll(context: CommandContext, subject: str) -> Reply:
    """Answer the button of some dice: a form for any notation, or the roll itself."""
    if subject == ALL:  # of a menu shown before dice were in it
        return await _menu(context)
    if subject.isdecimal():
        return _needed(context, subject)
    pool, _, least = subject.partition(".")
    given = {} if subject == "form" else {"notation": f"{pool} {least}+" if least else pool}
    return attempt(context, ROLL, given, {}, "roll")


async def _menu(context: CommandContext) -> Answer:
    """Return what the desk leads to beside what may be done now: dice and units first."""
    texts = context.own_texts
    own = ButtonSpec("desk", "own", texts("desk-own"))
    battle = context.channel.board.battle
    tied = battle is None or CAMPAIGN in battle.options or context.requester.guild_id is None
    campaign = ButtonSpec(*CAMPAIGNS, texts("desk-campaign"))
    pools = [ButtonSpec("roll", pool, _name(texts, pool)) for pool in context.ruleset.pools]
    dice = (
        *pools,
        *await _rolled(context),
        ButtonSpec("roll", "form", texts("desk-dice-other")),
    )
    buttons = (
        ButtonSpec("unit", ALL, texts("desk-unit")),
        ButtonSpec("seek", "now", texts("desk-rules")),
        ButtonSpec("table", "status", texts("desk-table")),
        *(() if context.requester.own_desk else (own,)),
        *(() if tied else (campaign,)),
        ButtonSpec("end", ASK, texts("desk-end")),
    )
    title = texts("desk-menu")
    many = [(str(count), texts("desk-dice-many", count=count)) for count in _COUNTS]
    pool = picks("roll", texts("desk-dice-pool"), many, f"d{moment_of(context)}")
    blocks = (Words(f"**{title}**"), *rows(dice), *pool, *_units(context), *rows(buttons))
    return Answer(Card(title, ""), private=True, panel=with_back(context, blocks))


def _needed(context: CommandContext, count: str) -> Answer:
    """Return the sheet that asks what each of so many dice must show."""
    texts = context.own_texts
    title = texts("desk-dice-needed", count=int(count))
    needed = [ButtonSpec("roll", f"{count}d6.{least}", f"{least}+") for least in range(2, 7)]
    faces = ButtonSpec("roll", f"{count}d6", texts("desk-dice-faces"))
    panel = with_back(context, (Words(f"**{title}**"), *rows((*needed, faces))))
    return Answer(Card(title, ""), private=True, panel=panel)


async def _rolled(context: CommandContext) -> tuple[ButtonSpec, ...]:
    """Return buttons that roll again what the player typed last, where no other button does."""
    found: dict[str, ButtonSpec] = {}
    for entry in await context.store.history(context.channel, _LOOKED):
        if entry.action != ROLL.id or entry.secret or entry.actor.id != context.requester.user_id:
            continue
        notation = str(entry.arguments["options"].get("notation") or "")
        same = fold(notation)
        if same and same not in {*found, *context.ruleset.pools}:
            found[same] = ButtonSpec("again", str(entry.id), notation)
    return tuple(found.values())[:_MOST_ROLLED]


def _units(context: CommandContext) -> Iterator[Block]:
    """Yield a list of the units of each side that the player may act for."""
    board = context.channel.board
    own = [row for row in board.units if not row.destroyed and context.may_act(row.side_id)]
    if len(own) > _MOST_LISTED:
        return
    for side in board.sides:
        pairs = [(str(row.id), row.name) for row in own if row.side_id == side.id]
        if pairs:
            number = f"m{side.place}.{moment_of(context)}"
            yield from picks("unit", context.own_texts("desk-unit-which"), pairs, number)


def _name(texts: Texts, pool: str) -> str:
    """Return what players call a pool."""
    key = f"desk-die-{pool}"
    return texts(key) if texts.has(key) else pool.upper()
