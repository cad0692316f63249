"""Open ends of a battle: dice and decisions asked of players, and steps that acts led to."""

from __future__ import annotations

import asyncio
from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Final

from bot.battle.actions.lifecycle import NEXT
from bot.battle.dice.asked import everything_asked
from bot.commands.battle.ending.proposing import waiting_buttons, waiting_lines
from bot.commands.dice.throw_question import asked_again
from bot.commands.journal.replaying import played_again
from bot.commands.procedures.answers.answering import is_early
from bot.commands.procedures.next_step import taken_since
from bot.commands.procedures.outcomes import next_steps
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Entry
from bot.texts.bundle import text_key
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.declaring.procedure import FollowUp
from rulesets.dice.handles.rolled import Interrupted
from rulesets.refusal import Refusal

MOST_ENTRIES: Final = 6
"""Acts whose steps may still be taken."""
_MOST_STEPS: Final = 5


@dataclass(frozen=True, slots=True)
class Waiting:
    """A question that waits for a player, with the buttons that answer it.

    Attributes:
        text: Whose it is, and what is asked.
        buttons: The answers.
    """

    text: str
    buttons: tuple[ButtonSpec, ...]


def questions_asked(context: CommandContext) -> tuple[Waiting, ...]:
    """Return the answers, dice and decisions that are waited for, but for those in secret."""
    found = []
    end = waiting_lines(context)
    if end:
        found.append(Waiting("\n".join((f"⏳ {end[0]}", *end[1:])), waiting_buttons(context)))
    for owner, asked in everything_asked(context.channel):
        shown = None if asked.secret else asked_again(context.as_asked_by(owner))
        if shown is not None:
            title = f"**{shown.card.title}** — " if shown.card.title else ""
            found.append(Waiting(f"⏳ {title}{shown.card.headline}", shown.buttons))
    return tuple(found)


def begun_here(context: CommandContext) -> frozenset[tuple[str, str]]:
    """Return the procedures that wait for dice or a decision, each with a unit it is about."""
    board = context.channel.board
    rows = (
        (asked.procedure, board.unit(unit))
        for _, asked in everything_asked(context.channel)
        if not asked.secret
        for units in asked.units.values()
        for unit in units
    )
    return frozenset((procedure, row.name) for procedure, row in rows if row is not None)


async def open_steps(
    context: CommandContext, entries: Sequence[Entry], offered: Container[str]
) -> tuple[ButtonSpec, ...]:
    """Return buttons for the steps that the last acts led to and nobody has taken.

    Args:
        context: Where.
        entries: What was done last, the newest first.
        offered: Procedures that have buttons anyway.
    """
    loop = asyncio.get_running_loop()
    # Each act is played again, which may take too long for the loop.
    led = await loop.run_in_executor(context.chances, _led_to, context, entries)
    found: dict[tuple[str, tuple[str, ...]], ButtonSpec] = {}
    for entry, step in led:
        if (
            is_offered(context, step.procedure, offered)
            or await taken_since(context, entry, step) is not None
        ):
            continue
        names = tuple(str(entry.arguments["options"].get(role)) for _, role in step.units)
        label = context.texts(text_key(step.text))
        label = context.texts("button-due", procedure=label, unit=names[0]) if names else label
        found.setdefault((step.id, names), ButtonSpec("next", f"{entry.id}:{step.id}", label))
    return tuple(found.values())[:_MOST_STEPS]


def is_offered(context: CommandContext, procedure: str, offered: Container[str]) -> bool:
    """Return whether a procedure has a button anyway, or is a step of an act offered whole."""
    offerings = context.ruleset.procedure(procedure).offerings
    return procedure in offered or any(each.within is not None for each in offerings)


def _led_to(
    context: CommandContext, entries: Sequence[Entry]
) -> tuple[tuple[Entry, FollowUp], ...]:
    """Return the steps that the acts of this phase lead to, each with its act."""
    found: list[tuple[Entry, FollowUp]] = []
    for entry in entries:
        if entry.action == NEXT and entry.undone_by is None:
            break
        steps = _steps(context, entry)
        found.extend((entry, step) for step in steps if not is_early(context, entry, step))
    return tuple(found)


def _steps(context: CommandContext, entry: Entry) -> tuple[FollowUp, ...]:
    """Return the steps that an act leads to, as the table stands."""
    if entry.secret or entry.undone_by is not None or "values" not in entry.arguments:
        return ()
    try:
        procedure = find_procedure(context, entry.action)
        return next_steps(context, played_again(context.ruleset, procedure, entry), entry)
    except (KeyError, Interrupted, Refusal):  # the rule has changed since
        return ()
