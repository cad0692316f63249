"""Open ends of a battle: dice and decisions asked of players, and steps that acts led to."""

from __future__ import annotations

import asyncio
from collections.abc import Container, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from bot.battle.actions.lifecycle import NEXT
from bot.battle.dice.asked import everything_asked
from bot.battle.situation import situation_of
from bot.commands.battle.ending.proposing import waiting_buttons, waiting_lines
from bot.commands.desk.marks import Chosen, moment_of, read, written
from bot.commands.dice.throw_question import asked_again
from bot.commands.journal.replaying import played_again
from bot.commands.procedures.answers.answering import is_early
from bot.commands.procedures.missing import MISSING
from bot.commands.procedures.next_step import options_of, taken_since
from bot.commands.procedures.outcomes import next_steps
from bot.commands.procedures.permission.allowed import check_table
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Entry
from bot.texts.bundle import text_key
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import FollowUp
from rulesets.core.offering.offers import Offer
from rulesets.core.offering.posing import Battle
from rulesets.core.offering.trying import check
from rulesets.dice.handles.rolled import Interrupted
from rulesets.refusal import Refusal

MOST_ENTRIES: Final = 6
"""Acts whose steps may still be taken."""
_MOST_STEPS: Final = 5
_UNSAID: Final = frozenset({"missing-option"})
"""Refusals of what was not said yet."""


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
        is_had = is_offered(context, step.procedure, offered)
        may_be = _is_about_gone if is_had else _may_be_taken
        if not may_be(context, entry, step) or await taken_since(context, entry, step) is not None:
            continue
        names = tuple(str(entry.arguments["options"].get(role)) for _, role in step.units)
        label = context.texts(text_key(step.text))
        label = context.texts("button-due", procedure=label, unit=names[0]) if names else label
        # What it leaves open is tried out, which takes too long for the loop.
        sheet = await loop.run_in_executor(context.chances, _led_offer, context, entry, step)
        spec = ButtonSpec("next", f"{entry.id}:{step.id}", label)
        spec = spec if sheet is None else ButtonSpec("act", sheet, label)
        found.setdefault((step.id, names), spec)
    return tuple(found.values())[:_MOST_STEPS]


def _led_offer(context: CommandContext, entry: Entry, step: FollowUp) -> str | None:
    """Return the mark of a step as an offer, by which a sheet asks for what the outcome left open.

    None where it is not declared as one, or its values cannot be told by marks.
    """
    battle, given = context.channel.board.battle, options_of(context, entry, step)
    if battle is None:
        return None
    situation = situation_of(context.channel, battle, whole_army=True)
    for offering in context.ruleset.procedure(step.procedure).offerings:
        actor = given.get(offering.actor or "")
        sides = situation.sides if offering.led and actor is not None else ()
        side = next((s.name for s in sides if any(m.name == actor for m in s.members)), None)
        if side is None:
            continue
        own = (*offering.fixed, (str(offering.actor), str(actor)))
        chosen = Chosen(Offer(step.procedure, offering, side, str(actor), own), moment_of(context))
        for option in offering.options:
            chosen = chosen.answered(option, given[option]) if option in given else chosen
        mark = written(chosen, situation, context.ruleset)
        with suppress(Refusal):
            read(mark, situation, context.ruleset)
            return mark
    return None


def _may_be_taken(context: CommandContext, entry: Entry, step: FollowUp) -> bool:
    """Return whether the table leaves a step to be taken, by whichever player.

    What a procedure needs beside is asked by its offers, where it has any; by a form elsewhere.
    """
    procedure = context.ruleset.procedure(step.procedure)
    try:
        check_table(context, context.understand(procedure, options_of(context, entry, step)))
    except Refusal as refusal:
        by_form = not procedure.offerings or step.name is not None
        return refusal.code == MISSING and by_form
    return True


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
        found.extend(
            (entry, step)
            for step in steps
            if not is_early(context, entry, step)
            and is_possible(context, step.procedure, _told(context, entry, step))
        )
    return tuple(found)


def _is_about_gone(context: CommandContext, entry: Entry, step: FollowUp) -> bool:
    """Return whether a step is about a unit that has left the battle, which no offer names."""
    bound = (entry.binding.get(each.role, ()) for each in step.about)
    rows = (context.channel.board.unit(unit) for units in bound for unit in units)
    return any(row is None or row.destroyed for row in rows)


def _told(context: CommandContext, entry: Entry, step: FollowUp) -> dict[str, Raw]:
    """Return the options of a step, without units that it is only about: those may be gone."""
    about = {each.option for each in step.about}
    told = options_of(context, entry, step)
    return {option: value for option, value in told.items() if option not in about}


def is_possible(
    context: CommandContext, procedure: str, given: Mapping[str, Raw], *, asked: bool = True
) -> bool:
    """Return whether the table as it stands does not rule an act out, whoever does it.

    Args:
        context: Where.
        procedure: What is done.
        given: Its options.
        asked: Whether what is missing is asked for.
    """
    battle = context.channel.board.battle
    if battle is None:
        return False
    situation = situation_of(context.channel, battle, whole_army=True)
    for side in situation.sides:
        view = Battle(situation, context.ruleset, side.name)
        try:
            check(view, context.ruleset.procedure(procedure), given)
        except Refusal as refusal:
            if asked and refusal.code in _UNSAID:
                return True
        else:
            return True
    return False


def _steps(context: CommandContext, entry: Entry) -> tuple[FollowUp, ...]:
    """Return the steps that an act leads to, as the table stands."""
    if entry.secret or entry.undone_by is not None or "values" not in entry.arguments:
        return ()
    try:
        procedure = find_procedure(context, entry.action)
        return next_steps(context, played_again(context.ruleset, procedure, entry), entry)
    except (KeyError, Interrupted, Refusal):  # the rule has changed since
        return ()
