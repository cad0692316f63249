"""The way from a refusal that rests on a count to the command that corrects the count."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from bot.battle.actions.lifecycle import may_act
from bot.commands.request.context import CommandContext
from bot.store.tables.battle import SideRow
from bot.texts.bundle import escaped
from bot.views.interface.buttons import ButtonKind, ButtonSpec
from bot.views.words.counters import counter_name
from rulesets.core.results.counted import BY_NAME
from rulesets.refusal import Refusal

COUNT: Final[ButtonKind] = "count"
"""The button that opens the command with side, counter and number filled in."""


def mark_of(held: str) -> str:
    """Return a short mark of a number's full id, which may hold signs that no button can."""
    return blake2b(held.encode(), digest_size=6).hexdigest()


def counted(context: CommandContext, refusal: Refusal) -> tuple[SideRow, str] | None:
    """Return the side and the number that a refusal rests on, None for any other refusal."""
    held, name = refusal.facts.get("counter"), refusal.facts.get("side")
    board = context.channel.board
    if board.battle is None or not isinstance(held, str):
        return None
    declared, _, by_name = held.partition(BY_NAME)
    known = any(
        counter.id == declared and counter.named == bool(by_name)
        for counter in context.ruleset.counters
    )
    side = next((side for side in board.sides if side.name == name), None)
    return (side, held) if known and side is not None else None


def correcting_line(context: CommandContext, side: SideRow, held: str) -> str:
    """Return the line that names the command by which a number is corrected."""
    texts = context.own_texts
    return texts(
        "count-corrects",
        side=escaped(side.name),
        counter=counter_name(texts, held, [unit.name for unit in context.channel.board.units]),
        value=side.counters.get(held) or 0,
    )


def count_buttons(context: CommandContext, side: SideRow, held: str) -> tuple[ButtonSpec, ...]:
    """Return the button that opens the command, for those who may act for the side."""
    if not may_act(context.channel.board, context.actor, side.id):
        return ()
    declared, _, by_name = held.partition(BY_NAME)
    subject = f"{side.place}:{declared}" + (by_name and f":{mark_of(held)}")
    return (ButtonSpec(COUNT, subject, context.own_texts("button-count")),)
