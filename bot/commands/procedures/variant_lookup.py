"""The choice of a variant: by its name, or where none is named by the unit that it fits."""

from __future__ import annotations

from collections.abc import Mapping

from bot.commands.options.specification import CLOSING, MORE, WHAT, CommandSpec
from bot.commands.procedures.answer_units import awaited_now, name_of
from bot.commands.request.context import CommandContext
from rulesets.core.declaring.answering import AnswerTo
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.declaring.shared import SHARED
from rulesets.refusal import Refusal


def meant_variant(
    context: CommandContext, spec: CommandSpec, options: Mapping[str, Raw]
) -> dict[str, Raw]:
    """Return the `what` of a command by the rules of the named unit, or by the options given."""
    if WHAT in options:
        return {}
    own = spec.own(context.ruleset)
    return (
        _by_unit(context, own, options)
        or _by_answer(context, own, options)
        or _by_options(own, options)
    )


def elsewhere(
    context: CommandContext, spec: CommandSpec, options: Mapping[str, Raw]
) -> Procedure | None:
    """Return the procedure of another command that a `what` means, which is here in another game.

    A challenge of Warhammer is issued by `/fight`, one of The 9th Age by `/combat`.
    """
    what, option = str(options.get(WHAT) or "").strip().lower(), spec.option(WHAT)
    own = spec.own(context.ruleset)
    if option is None or what not in option.choices or not own:
        return None
    if any(what in (each.variant, *each.aliases) for each in own):
        return None
    found = [each for each in context.ruleset.procedures if what in (each.variant, each.id)]
    return found[0] if len(found) == 1 else None


def _by_answer(
    context: CommandContext, own: tuple[Procedure, ...], options: Mapping[str, Raw]
) -> dict[str, Raw]:
    """Return the `what` of an answer that is told for a unit from which one is waited for."""
    given = {name for name in options if name not in (*CLOSING, MORE)}
    for procedure in own:
        answer = procedure.answers
        if answer is None or answer.unit is None or answer.other is None or answer.optional:
            continue
        if answer.said not in given or not given <= set(procedure.options):
            continue
        if procedure.variant and _answers(context, answer, options):
            return {WHAT: procedure.variant}
    return {}


def _answers(context: CommandContext, answer: AnswerTo, options: Mapping[str, Raw]) -> bool:
    """Tell whether who acts by the options is a unit that answers, or the player is its owner."""
    awaited = {each.unit: each for each in awaited_now(context) if each.what == answer.what}
    if name_of(context, options.get(answer.other or "")) in awaited:
        return True
    found, own = awaited.get(name_of(context, options.get(answer.unit or ""))), context.own_side()
    return found is not None and own is not None and own.name in found.sides


def _by_unit(
    context: CommandContext, own: tuple[Procedure, ...], options: Mapping[str, Raw]
) -> dict[str, Raw]:
    """Return the only `what` that fits the special rules of the named unit."""
    marked = [procedure for procedure in own if procedure.meant_by is not None]
    if not marked:
        return {}
    named = options.get(marked[0].unit_options[0])
    try:
        unit = context.find_unit(str(named))
    except Refusal:
        return {}  # described for this question, or refused where it is read
    meant = [
        procedure.variant
        for procedure in marked
        if procedure.variant and procedure.meant_by and unit.unit.rules.holds(procedure.meant_by)
    ]
    return {WHAT: meant[0]} if len(meant) == 1 else {}


def _by_options(own: tuple[Procedure, ...], options: Mapping[str, Raw]) -> dict[str, Raw]:
    """Return the only `what` that takes all options given, where the usual one does not."""
    given = {name for name in options if name not in (*CLOSING, MORE)}
    if not own or given <= set(own[0].options):
        return {}
    fits = [
        procedure.variant
        for procedure in own
        if procedure.variant and given <= set(procedure.options)
    ]
    return {WHAT: fits[0]} if len(fits) == 1 else {}


def find_procedure(context: CommandContext, name: str) -> Procedure:
    """Return a procedure by id or name, of the game or of all games.

    Raises:
        Refusal: `unknown-procedure`, `procedure-is-spell`, `procedure-near`, `instead-<command>`.
    """
    found = context.names.procedures.find(name)
    if found is not None:
        return context.ruleset.procedure(found)
    for shared in SHARED:
        if shared.id == name.strip().lower():
            return shared
    spell = context.names.spells.only(name)
    if spell is not None:
        raise Refusal("procedure-is-spell", text=name[:40], spell=spell)
    near = context.names.near_procedures(name)
    if near is not None:
        raise Refusal("procedure-near", text=name[:40], near=near)
    raise Refusal("unknown-procedure", name=name[:40])
