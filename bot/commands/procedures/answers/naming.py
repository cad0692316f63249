"""A next step that lacks nothing but a unit: the units that it may be, as buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.battle.situation import situation_of
from bot.commands.desk.foot import with_back
from bot.commands.desk.marks import Way
from bot.commands.desk.ways import way_buttons
from bot.commands.procedures.forms import units_for
from bot.commands.procedures.permission.allowed import asked_of
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.store.tables.battle import UnitRow
from bot.texts.bundle import escaped, text_key
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.panel import Block, Words, rows
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import FollowUp, Procedure
from rulesets.core.offering.trying import rolls
from rulesets.refusal import Refusal

_MOST_BUTTONS: Final = 20


def naming(
    context: CommandContext,
    number: str,
    step: FollowUp,
    lacking: Sequence[str],
    given: Mapping[str, Raw],
    *,
    way: Way = "u",
) -> Answer | None:
    """Return a sheet that asks which unit takes a step; None where it lacks something else.

    Where dice fall as soon as one is named, it has a row for whose, as every sheet of dice.

    Args:
        context: Where it is handled.
        number: The entry that led to it.
        step: The step.
        lacking: What it cannot do without.
        given: The options that are known.
        way: How it is resolved.

    Raises:
        Refusal: `not-your-side` where all who may take it are another player's.
    """
    procedure = context.ruleset.procedure(step.procedure)
    names = _names(context, procedure, lacking, given)
    units = [row for row in context.channel.board.units if row.name in names and not row.destroyed]
    units = _able(context, step, units)
    if not 0 < len(units) <= _MOST_BUTTONS:
        return None
    units.sort(key=lambda row: names.index(row.name))
    if step.about and lacking[0] in procedure.acting and len({row.side_id for row in units}) == 1:
        context.check_side(units[0].side_id)
    texts = context.own_texts
    about = [str(given[each]) for each in procedure.unit_options if each in given]
    title, named = texts(text_key(step.text)), " · ".join(about)
    told = f"{title}{texts('colon')} {named}" if about else title
    named_by, told_of = lacking[0], f"{lacking[0]}:{step.id}"
    buttons = [ButtonSpec("name", f"{number}:{row.id}{way}:{told_of}", row.name) for row in units]

    def choose(other: Way, said: str) -> ButtonSpec:
        return ButtonSpec("name", f"{number}:{other}:{told_of}", said, leading=False)

    throws = any(_throws(context, procedure, {**given, named_by: row.name}) for row in units)
    closing = [*way_buttons(context, texts, way, choose)] if throws else []
    closing.append(ButtonSpec("rule", procedure.id, texts("button-rule")))
    asked = f"who-{step.name}"
    own = step.name is not None and texts.has(text_key(asked))
    question = texts(text_key(asked), unit=named) if own else texts("step-who")
    words = Words(f"**{escaped(told)}**\n{question}")
    blocks: tuple[Block, ...] = (words, *rows(buttons), *rows(closing))
    return Answer(Card(title, ""), private=True, panel=with_back(context, blocks))


def _throws(context: CommandContext, procedure: Procedure, given: Mapping[str, Raw]) -> bool:
    """Return whether dice fall for a step of which nothing else is to be asked."""
    try:
        return rolls(asked_of(context, context.understand(procedure, given)))
    except Refusal:  # as it lacks more, or is refused to that unit
        return False


def _able(context: CommandContext, step: FollowUp, rows_of: list[UnitRow]) -> list[UnitRow]:
    """Return those of some units that may take a step, each as the table has it by now."""
    battle = context.channel.board.battle
    if step.who is None or battle is None:
        return rows_of
    units = situation_of(context.channel, battle).units
    able = {unit.name for unit in units if unit.models > 0 and step.who(unit)}
    return [row for row in rows_of if row.name in able]


def _names(
    context: CommandContext, procedure: Procedure, lacking: Sequence[str], given: Mapping[str, Raw]
) -> list[str]:
    """Return the units that may take a step which lacks one, none where it lacks more."""
    if len(lacking) != 1 or lacking[0] not in procedure.unit_options:
        return []
    return [*units_for(context, procedure, lacking[0], given)]
