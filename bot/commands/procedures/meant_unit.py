"""The unit that is meant where a command names none: a machine of the player's that shoots so."""

from __future__ import annotations

from collections.abc import Mapping

from bot.battle.tabletop.reach import in_battle
from bot.commands.options.specification import CLOSING, WHAT, CommandSpec
from bot.commands.request.context import CommandContext
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import Procedure
from rulesets.refusal import Refusal

_ODDS = CLOSING[1]


def meant_units(
    context: CommandContext, spec: CommandSpec, options: Mapping[str, Raw]
) -> tuple[str, ...]:
    """Return the units of which the player means one: those whose special rules fit the command.

    Nothing where a unit is named, where nobody of the battle is aimed at, and for chances: these
    may be about what stands on no table.
    """
    fitting = kinds(context, spec)
    what = options.get(WHAT)
    if what is not None:
        variants = [procedure.variant for procedure in fitting if procedure.variant]
        meant = context.names.find_choice(variants, str(what)) or what
        fitting = tuple(procedure for procedure in fitting if procedure.variant == meant)
    if not fitting or options.get(_ODDS) or fitting[0].unit_options[0] in options:
        return ()
    board = context.channel.board
    if board.battle is None or not _names_units(context, fitting[0], options):
        return ()
    rules = [procedure.meant_by for procedure in fitting if procedure.meant_by]
    rows = [
        row
        for row in board.units
        if not row.destroyed
        and context.may_act(row.side_id)
        and any(in_battle(board, row, context.ruleset).rules.holds(rule) for rule in rules)
    ]
    # Who plays both sides means one of the side whose turn it is.
    active = board.sides[board.battle.active].id
    return tuple(row.name for row in [row for row in rows if row.side_id == active] or rows)


def kinds(context: CommandContext, spec: CommandSpec) -> tuple[Procedure, ...]:
    """Return the procedures of a command that is about units of some kinds alone, one for each.

    A command that has a use for any unit, without telling how it is meant, has none.
    """
    own = spec.own(context.ruleset)
    if not own or own[0].meant_by is None:
        return ()
    return tuple(procedure for procedure in own if procedure.meant_by is not None)


def which_unit(context: CommandContext, procedure: Procedure, names: tuple[str, ...]) -> Refusal:
    """Return the question which of several units is meant."""
    option = procedure.unit_options[0]
    bare = context.names.completed(Refusal("missing-option", option=option), procedure, {})
    return Refusal(bare.code, **{**bare.facts, "values": ", ".join(names)})


def _names_units(context: CommandContext, procedure: Procedure, options: Mapping[str, Raw]) -> bool:
    """Return whether the other options name units of the battle."""
    named = (str(options[role]) for role in procedure.unit_options[1:] if role in options)
    return any(_is_of_battle(context, name) for name in named)


def _is_of_battle(context: CommandContext, name: str) -> bool:
    try:
        context.find_unit(name)
    except Refusal:
        return False  # described for this question, or refused where it is read
    return True


def of_its_kind(
    context: CommandContext, command: str, procedure: Procedure, given: Mapping[str, Raw]
) -> Procedure:
    """Return the procedure that fits the unit put into a form, which was opened before it was."""
    spec = next((spec for spec in context.specs if spec.name == command), None)
    fitting = () if spec is None else kinds(context, spec)
    try:
        named = context.find_unit(str(given.get(procedure.unit_options[0]))) if fitting else None
    except Refusal:
        return procedure  # described for this question, or refused where it is read
    if named is None or procedure not in fitting:
        return procedure
    meant = [each for each in fitting if named.unit.rules.holds(str(each.meant_by))]
    return meant[0] if len(meant) == 1 else procedure
