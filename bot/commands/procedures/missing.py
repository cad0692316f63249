"""Options that a question lacks: all of them at once, where nothing else rules it out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.commands.options.incomplete import Incomplete, absent_of
from bot.commands.procedures.forms import wanted_options
from bot.commands.procedures.permission.allowed import check_beforehand
from bot.commands.procedures.permission.fitting import fitting, stand_in
from bot.commands.request.context import CommandContext
from rulesets.core.declaring.kind import SpellName
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.offering.values import names_foes
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.refusal import Refusal

MISSING: Final = "missing-option"
_MOST: Final = 8
"""Options that are looked for before the first dice."""


def all_missing(
    context: CommandContext,
    procedure: Procedure,
    given: Mapping[str, Raw],
    refusal: Refusal,
    *,
    chances: bool = False,
) -> Refusal:
    """Return the refusal of a question with every option that it lacks.

    Args:
        context: Where it is handled.
        procedure: What is asked.
        given: The options that were given.
        refusal: Its `missing-option`.
        chances: Whether only chances are asked for, of what may not be so.

    Raises:
        Refusal: what rules the act out, whatever the options would be.
    """
    if isinstance(refusal, Incomplete) and not chances:
        check_beforehand(context, refusal.question, refusal.absent)
    absent = _by_spell(procedure, _and_further(context, procedure, given, refusal), given)
    return _told(context, procedure, given, refusal, absent)


def beside(context: CommandContext, procedure: Procedure, given: Mapping[str, Raw]) -> list[str]:
    """Return options that are asked for too, and may be left out.

    These are units that nobody named, and what tells of a spell of one's own.
    """
    values = [
        parameter.name
        for parameter in procedure.parameters
        if parameter.required and parameter.spell is not None
        if parameter.spell.option not in given and parameter.name not in given
    ]
    return [*_units(context, procedure, given), *values]


def _units(context: CommandContext, procedure: Procedure, given: Mapping[str, Raw]) -> list[str]:
    """Return the options of who acts in a battle, and on which enemy, where nobody named them."""
    if not any(not unit.destroyed for unit in context.channel.board.units):
        return []
    foes = {each.role for each in procedure.demands if each.against and not each.only}
    objects = {act.object for act in procedure.acts} & foes
    concerned = {*procedure.acting, *objects}
    return [role for role in procedure.unit_options if role in concerned and role not in given]


def _and_further(
    context: CommandContext, procedure: Procedure, given: Mapping[str, Raw], refusal: Refusal
) -> list[str]:
    """Return the missing options, and those that the rule asks for once it has these."""
    found, filled = list(absent_of(refusal)), dict(given)
    while len(found) < _MOST:
        for name in found:
            number = stand_in(procedure, name)
            if number is None:
                return found
            filled.setdefault(name, number)
        more = _asked_for(context, procedure, filled)
        if not more or set(more) <= set(found):
            return found
        found += [name for name in more if name not in found]
    return found


def _asked_for(
    context: CommandContext, procedure: Procedure, given: Mapping[str, Raw]
) -> tuple[str, ...]:
    """Return the options that a rule asks for before it rolls any dice."""
    try:
        question = context.understand(procedure, given)
        procedure.run(RolledDice(ListedFaces(())), **question.arguments)
    except Refusal as refusal:
        return absent_of(refusal) if refusal.code == MISSING else ()
    return ()


def _by_spell(
    procedure: Procedure, absent: Sequence[str], given: Mapping[str, Raw]
) -> tuple[str, ...]:
    """Return missing options, with the spell in place of what it tells."""
    wanted: dict[str, None] = {}
    for name in absent:
        parameter = procedure.parameter(name)
        spell = None if parameter is None or parameter.spell is None else parameter.spell.option
        wanted[name if spell is None or spell in given else spell] = None
    return tuple(wanted)


def _told(
    context: CommandContext,
    procedure: Procedure,
    given: Mapping[str, Raw],
    refusal: Refusal,
    absent: Sequence[str],
) -> Refusal:
    """Return the refusal that describes the first missing option and names the others."""
    facts = dict(refusal.facts)
    first = procedure.parameter(absent[0])
    if absent[0] != facts["option"]:
        spell = Refusal(MISSING, option=absent[0])
        facts = dict(context.names.completed(spell, procedure, {}).facts)
    if first is not None and isinstance(first.kind, SpellName) and first.kind.spells:
        facts["example"] = f"{first.name}:{context.own_texts(f'spell-{first.kind.spells[0].id}')}"
    if first is not None and first.spell is not None and given.get(first.spell.option):
        # What is known of a spell is asked of nobody: one of this name is not.
        facts["spell"] = str(given[first.spell.option])[:40]
    known = known_unit(context, procedure, absent[0], given)
    if known is not None:
        facts["example"] = f"{absent[0]}:{known}"
    wanted = [
        *wanted_options(context, procedure, absent, given),
        *_units(context, procedure, given),
    ]
    others = [name for name in dict.fromkeys(wanted) if name not in (absent[0], facts.get("role"))]
    return Refusal(
        refusal.code, **{**facts, "absent": " ".join(absent), "others": ", ".join(others) or None}
    )


def known_unit(
    context: CommandContext, procedure: Procedure, option: str, given: Mapping[str, Raw]
) -> str | None:
    """Return a unit of the battle that an option may name: of the side that acts, or of a foe's."""
    if option not in procedure.unit_options:
        return None
    among = context.among(procedure, option, given)
    if among:
        return among[0]
    own = context.own_side()
    side = None if own is None else own.id
    acts = option in procedure.acting
    for role in procedure.acting:
        if role in given:
            try:
                side = context.row_of(str(given[role])).side_id
            except Refusal:
                break
            # of two that act, the other is a foe
            acts = (acts and role == option) or not names_foes(procedure, option)
    names = [
        row.name
        for row in context.channel.board.units
        if not row.destroyed
        and row.host_id is None
        and (side is None or (row.side_id == side) == acts)
    ]
    return next(iter(fitting(context, procedure, option, given, names)), None)
