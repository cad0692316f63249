"""Values of units whose list gave none: a form with their lines, one entry for all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.armies.formats.plain import read_plain, write_plain
from bot.armies.joining import is_without_profile
from bot.armies.roster import Problem, Roster
from bot.battle.actions.armies import Values, give_values
from bot.battle.tabletop.units import as_unit
from bot.commands.declaring.command import button, form
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.commands.request.refusing import refused
from bot.commands.units.lexicon import lexicon_of, rule_namer
from bot.commands.units.lists.reports import problem_data, problem_lines
from bot.store.journal.record import Entry
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
    game, locale = context.ruleset, context.own_texts.locale
    lexicon = lexicon_of(game, context.names)
    rule_name = rule_namer(context.localiser, game, locale)
    units = tuple(as_unit(row) for row in rows)
    text = write_plain("-", units, lexicon, rule_name, -1 if locale == "fr" else 0)
    kept: list[str] = []
    for line in text.splitlines()[3:]:
        if sum(map(len, kept)) + len(kept) + len(line) < LONGEST_REST:
            kept.append(line)
    return "\n".join(kept)


def _asked(context: CommandContext, why: Refusal, given: str) -> Answer:
    texts = context.own_texts
    about = texts("army-values-about")
    field = FormField("list", texts("army-form-list"), about, given=given, long=True)
    return refused(context, why, Form(_FORM, "army", texts("army-values"), (field,)))


@form(_FORM)
async def give(context: CommandContext, _about: str, fields: Mapping[str, str]) -> Reply:
    """Answer the form: units of the names that its lines give have the values in them.

    Raises:
        Refusal: `no-battle`, `only-players`, `not-your-side`, and what a unit's numbers refuse.
    """
    context.channel.fighting()
    typed = fields.get("list", "")
    lexicon = lexicon_of(context.ruleset, context.names)
    roster = read_plain(f"game: {context.ruleset.id}\n{typed}", lexicon)
    given: list[Values] = []
    for unit in roster.units:
        row = context.channel.board.named(fold(unit.name))
        if row is None:
            problem = Problem(0, unit.name, Refusal("army-values-stranger"))
            roster = replace(roster, problems=(*roster.problems, problem))
        else:
            context.check_side(row.side_id, row.name)
            given += [Values(row, unit)] if _differs(row, unit) else []
    if not given:
        answer = _asked(context, Refusal("army-values-none"), typed)
        lines = problem_lines(context.own_texts, roster.problems)
        return replace(answer, card=replace(answer.card, dice=lines))
    coming = give_values(context.channel, context.caller("/army import"), given)
    return Promise(coming, lambda entry: _given(context, entry, given, roster))


def _differs(row: UnitRow, unit: Unit) -> bool:
    now = as_unit(row)
    same = (now.models, now.rules, dict(now.profile)) == (
        unit.models,
        unit.rules,
        dict(unit.profile),
    )
    return not same or bool(unit.weapons)


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
