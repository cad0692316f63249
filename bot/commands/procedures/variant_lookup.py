"""The choice of a variant by the unit that it fits, and of the unit that fits a variant."""

from __future__ import annotations

from collections.abc import Mapping

from bot.battle.dice.asked import Asked
from bot.battle.dice.waiting import asked_of
from bot.battle.tabletop.reach import in_battle
from bot.commands.options.specification import CLOSING, MORE, WHAT, CommandSpec
from bot.commands.procedures.answers.answer_units import awaited_now, name_of
from bot.commands.request.context import CommandContext
from bot.texts.bundle import text_key
from bot.texts.localiser import Texts
from bot.views.cards.outcome import act_key
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.answering import AnswerTo
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.declaring.shared import SHARED
from rulesets.refusal import Refusal


def meant_variant(
    context: CommandContext, spec: CommandSpec, options: Mapping[str, Raw]
) -> dict[str, Raw]:
    """Return the `what` of a command by the rules of the named unit, or by the options given.

    Raises:
        Refusal: `kind-untold` where the command is about units of some kinds, and nothing tells of
            which the named one is.
    """
    if WHAT in options:
        return {}
    own = spec.own(context.ruleset)
    found = (
        _by_unit(context, own, options)
        or _by_answer(context, own, options)
        or _by_options(own, options)
    )
    if not found and own and own[0].meant_by is not None:
        _check_kind(context, own, options)
    return found


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


def _given(own: tuple[Procedure, ...], options: Mapping[str, Raw]) -> set[str]:
    """Return the options that tell of a procedure, those too that are told together in one."""
    known = {name for procedure in own for name in procedure.options}
    words = str(options.get(MORE) or "").replace(":", ": ").split()
    told = {word[:-1] for word in words if word.endswith(":")}
    return {name for name in options if name not in (*CLOSING, MORE)} | (told & known)


def _by_answer(
    context: CommandContext, own: tuple[Procedure, ...], options: Mapping[str, Raw]
) -> dict[str, Raw]:
    """Return the `what` of an answer that is told for a unit from which one is waited for."""
    given = _given(own, options)
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


def _check_kind(
    context: CommandContext, own: tuple[Procedure, ...], options: Mapping[str, Raw]
) -> None:
    """Refuse a unit of the battle that is of no kind a command is about."""
    unit = _unit_of(context, own[0], options)
    if unit is None or any(unit.rules.holds(each.meant_by) for each in own if each.meant_by):
        return
    kinds = [each for each in own if each.meant_by]
    names = (
        f"{context.own_texts(f'procedure-{text_key(each.id)}')} ({each.variant})" for each in kinds
    )
    raise Refusal("kind-untold", unit=unit.name, kinds=", ".join(names))


def _unit_of(
    context: CommandContext, procedure: Procedure, options: Mapping[str, Raw]
) -> Unit | None:
    """Return the unit of the battle that acts, None where none is named."""
    try:
        return context.find_unit(str(options.get(procedure.unit_options[0]))).unit
    except Refusal:
        return None  # described for this question, or refused where it is read


def _by_unit(
    context: CommandContext, own: tuple[Procedure, ...], options: Mapping[str, Raw]
) -> dict[str, Raw]:
    """Return the only `what` that fits the special rules of the named unit."""
    marked = [procedure for procedure in own if procedure.meant_by is not None]
    if not marked:
        return {}
    unit = _unit_of(context, marked[0], options)
    if unit is None:
        return {}
    meant = [
        procedure.variant
        for procedure in marked
        if procedure.variant and procedure.meant_by and unit.rules.holds(procedure.meant_by)
    ]
    return {WHAT: meant[0]} if len(meant) == 1 else {}


def _by_options(own: tuple[Procedure, ...], options: Mapping[str, Raw]) -> dict[str, Raw]:
    """Return the only `what` that takes all options given, where the usual one does not."""
    given = _given(own, options)
    if not own or given <= set(own[0].options):
        return {}
    fits = [
        procedure.variant
        for procedure in own
        if procedure.variant and given <= set(procedure.options)
    ]
    return {WHAT: fits[0]} if len(fits) == 1 else {}


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
    if not fitting or options.get(CLOSING[1]) or fitting[0].unit_options[0] in options:
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
    return Refusal(bare.code, **{**bare.facts, "values": ", ".join(names), "others": None})


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
        raise Refusal("procedure-near", text=name[:40], near=near, dice=None)
    raise Refusal("unknown-procedure", name=name[:40])


def asked_name(context: CommandContext, texts: Texts, asked: Asked) -> str:
    """Return what players call what a roll that waits resolves, by its options."""
    procedure = find_procedure(context, asked.procedure)
    return texts(text_key(act_key(procedure, asked.values)))


def roll_name(context: CommandContext, asked: Asked) -> str:
    """Return what a roll that waits is called, after the units that it is of."""
    name, units = asked_name(context, context.texts, asked), asked_of(context.channel.board, asked)
    return context.texts("log-units", units=", ".join(units), what=name) if units else name
