"""The ends of a desk: seats and armies that are missing at its beginning, what is always there."""

from __future__ import annotations

from collections.abc import Iterable

from bot.commands.battle.tracking.tracker import onward
from bot.commands.request.context import CommandContext
from bot.store.tables.battle import BattleRow, SideRow
from bot.texts.localiser import Texts
from bot.views.interface.buttons import BACK, LAST, MENU, ButtonSpec
from bot.views.interface.panel import Block, Buttons, Panel, rows


def beginning_of(context: CommandContext) -> tuple[Buttons, ...]:
    """Return buttons for the sides that nobody plays and those without units.

    After its first turn a side without a player is one that somebody plays beside his own.
    """
    battle, board, texts = context.channel.board.battle, context.channel.board, context.texts
    if battle is None or battle.status == "paused":
        return ()
    held = {player.side_id for player in board.players}
    seats = [
        seat_button(battle, side, texts)
        for side in board.sides
        if side.id not in held and battle.turn == 1
    ]
    return rows((*seats, *army_buttons(context, board.sides)))


def seat_button(battle: BattleRow, side: SideRow, texts: Texts) -> ButtonSpec:
    """Return the button by which whoever presses it sits down to play a side."""
    name = texts("button-join", side=side.name)
    return ButtonSpec("join", f"{battle.id}:{side.place}", name)


def army_buttons(context: CommandContext, sides: Iterable[SideRow]) -> tuple[ButtonSpec, ...]:
    """Return a button for the army of each of some sides that has none."""
    brought = {unit.side_id for unit in context.channel.board.units}
    return tuple(
        ButtonSpec("army", str(side.place), context.texts("desk-army", side=side.name))
        for side in sides
        if side.id not in brought
    )


def foot_of(
    context: CommandContext, last: int | None, *, own: bool, short: bool = False
) -> tuple[Buttons, ...]:
    """Return the buttons that are always there; all but the most used are in the menu.

    Args:
        context: Where, with the texts that it is shown in.
        last: Id of the last entry that may be undone, None without one.
        own: Whether it is the foot of a desk that one player alone sees.
        short: Whether the button that goes on only counts what is due.
    """
    texts = context.texts
    undo = ButtonSpec("undo", f"{last}{LAST}", texts("button-undo"))
    renewing = ButtonSpec(*BACK, texts("desk-renew"))
    return rows(
        (
            *onward(context, short=short),
            *(() if last is None else (undo,)),
            *((renewing,) if own else ()),
            ButtonSpec(*MENU, texts("desk-menu")),
        )
    )


def with_back(context: CommandContext, blocks: tuple[Block, ...]) -> Panel:
    """Return a sheet, with the way back where it takes the place of a player's own desk."""
    if not context.requester.own_desk:
        return Panel(blocks)
    back = ButtonSpec(*BACK, context.own_texts("desk-back"))
    return Panel((*blocks, Buttons((back,))))
