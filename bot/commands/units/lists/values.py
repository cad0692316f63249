"""Values of units whose list gave none: a form with their lines, one entry for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.armies.formats.plain import read_plain
from bot.armies.joining import is_without_profile
from bot.armies.roster import Problem, Roster
from bot.battle.actions.armies import Values, give_values
from bot.battle.tabletop.units import as_unit
from bot.commands.declaring.command import button, form
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.commands.request.refusing import refused
from bot.commands.units.lexicon import lexicon_of
from bot.commands.units.lists.form import unit_lines
from bot.commands.units.lists.reports import problem_data, problem_lines
from bot.store.journal.record import Entry
from bot.store.snowflake import read_id
from bot.store.tables.battle import SideRow, UnitRow
from bot.texts.bundle import escaped
from bot.texts.names import fold
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.form import LONGEST_REST, Form, FormField
from rulesets.core.battlefield.unit import Unit
from rulesets.refusal import Refusal

_FORM: Final = "army values"
_KIND: Final = "values"
_MOST_ENTRIES: Final = 500
"""Since a form was opened that is still taken."""


def values_button(context: CommandContext, side: SideRow) -> tuple[ButtonSpec, ...]:
    """Return the button that asks for the values of a side's units, none where all have some."""
    if not _bare(context, side):
        return ()
    return (ButtonSpec(_KIND, str(side.place), context.texts("button-values")),)


def _bare(context: CommandContext, side: SideRow) -> list[UnitRow]:
    own = [row for row in context.channel.board.units if row.side_id == side.id]
    return [row for row in own if not row.destroyed and is_without_profile(as_unit(row))]


@button(_KIND, reads=True)
async def ask_values(context: CommandContext, subject: str) -> Reply:
    """Answer the button under an army: a form with the lines of its units without values.

    Raises:
        Refusal: `no-battle`, `only-players`, `not-your-side`, `button-expired`.
    """
    context.channel.fighting()
    side = context.side_pressed(subject)
    context.check_side(side.id)
    rows = _bare(context, side)
    if not rows:
        raise Refusal("button-expired")
    return _asked(context, Refusal("army-values-needed"), _lines(context, rows))


def _lines(context: CommandContext, rows: Sequence[UnitRow]) -> str:
    """Return units as lines of our own, as many as a form holds."""
    kept: list[str] = []
    for line in unit_lines(context, tuple(as_unit(row) for row in rows)):
        if sum(map(len, kept)) + len(kept) + len(line) < LONGEST_REST:
            kept.append(line)
    return "\n".join(kept)


def _asked(context: CommandContext, why: Refusal, given: str, since: str = "") -> Answer:
    texts = context.own_texts
    about = texts("army-values-about")
    field = FormField("list", texts("army-form-list"), about, given=given, long=True)
    asked = Form(_FORM, "army", texts("army-values"), (field,), since or _now(context))
    return refused(context, why, asked)


def _now(context: CommandContext) -> str:
    """Return the last entry that there is, as a form tells when it was opened."""
    journal = context.channel.journal
    return f"{journal.id}-{journal.next_number - 1}"


async def _since(context: CommandContext, opened: str) -> list[Entry]:
    """Return the entries since a form was opened, newest first.

    Raises:
        Refusal: `button-expired` for a form of another battle, or one too old.
    """
    if not opened:
        return []
    channel = context.channel
    journal_id, _, number = opened.partition("-")
    count = channel.journal.next_number - 1 - read_id(number)
    if read_id(journal_id) != channel.journal.id or not 0 <= count <= _MOST_ENTRIES:
        raise Refusal("button-expired")
    await channel.settled()
    return await context.store.entries(channel.journal.id, count) if count else []


def _shown(row: UnitRow, since: Sequence[Entry]) -> Unit:
    """Return a unit as it was before some entries, newest first."""
    values = row.model_dump()
    for change in (change for entry in since for change in reversed(entry.changes)):
        if (change.table, change.id) != ("unit", row.id):
            continue
        column, _, key = change.field.partition(".")
        if key:
            held = {name: it for name, it in values[column].items() if name != key}
            values[column] = held if change.before is None else {**held, key: change.before}
        elif column:
            values[column] = change.before
        elif isinstance(change.before, dict):
            values = change.before
    return as_unit(UnitRow(**values))


@form(_FORM)
async def give(context: CommandContext, opened: str, fields: Mapping[str, str]) -> Reply:
    """Answer the form: units of the names that its lines give have the values in them.

    What happened to a unit since the form was opened stays, but for what its line says otherwise.

    Raises:
        Refusal: `no-battle`, `only-players`, `not-your-side`, `button-expired`, and what a unit's
            numbers refuse.
    """
    context.channel.fighting()
    typed = fields.get("list", "")
    lexicon = lexicon_of(context.ruleset, context.names)
    text = f"game: {context.ruleset.id}\n{typed}"
    roster = await asyncio.to_thread(read_plain, text, lexicon)
    # Lines are counted as the form has them, without that of the game.
    told = (replace(problem, line=max(0, problem.line - 1)) for problem in roster.problems)
    roster = replace(roster, problems=tuple(told))
    since = await _since(context, opened)
    given: list[Values] = []
    for unit in roster.units:
        row = context.channel.board.named(fold(unit.name))
        if row is None:
            problem = Problem(0, unit.name, Refusal("army-values-stranger"))
            roster = replace(roster, problems=(*roster.problems, problem))
        else:
            context.check_side(row.side_id, row.name)
            values = _values(row, _shown(row, since), unit)
            given += [values] if values.change else []
    if not given:
        answer = _asked(context, Refusal("army-values-none"), typed, opened)
        lines = problem_lines(context.own_texts, roster.problems)
        return replace(answer, card=replace(answer.card, dice=lines))
    coming = give_values(context.channel, context.caller("/army import"), given)
    return Promise(coming, lambda entry: _given(context, entry, given, roster))


def _values(row: UnitRow, shown: Unit, said: Unit) -> Values:
    """Return what is written of a unit; a line that the form did not show takes nothing away."""
    if not is_without_profile(shown):
        profile = {**dict(shown.profile), **dict(said.profile)}
        said = replace(said, profile=tuple(profile.items()), rules=shown.rules | said.rules)
    return Values(row, shown, said)


def _given(
    context: CommandContext, entry: Entry, given: Sequence[Values], roster: Roster
) -> Answer:
    """Return what was changed, and what was not understood."""
    texts = context.texts
    names = ", ".join(escaped(values.row.name) for values in given)
    headline = texts("army-values-given", count=len(given), names=names)
    problems = problem_lines(texts, roster.problems)
    card = Card("", headline, problems, footer=footer_of(texts, entry))
    undo = ButtonSpec("undo", str(entry.id), texts("button-undo"))
    sides = {values.row.side_id for values in given}
    more = [
        each
        for side in context.channel.board.sides
        if side.id in sides
        for each in values_button(context, side)
    ]
    outcome = {
        "entry": entry.number,
        "units": [values.row.name for values in given],
        "problems": problem_data(roster.problems),
    }
    return Answer(card, (undo, *more), details=lambda: outcome)
