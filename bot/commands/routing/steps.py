"""Steps that a button takes: at once, or by what asks for what they lack."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.commands.desk.acting import still_asked, taken_up
from bot.commands.desk.marks import Way
from bot.commands.desk.ways import closing_of
from bot.commands.options.incomplete import absent_of
from bot.commands.options.paths import ROLL
from bot.commands.options.typed_options import as_typed
from bot.commands.procedures.answers.naming import naming
from bot.commands.procedures.forms import asking, wanted_options
from bot.commands.procedures.missing import MISSING, all_missing, beside
from bot.commands.procedures.questions import ask
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.tables.battle import UnitRow
from bot.texts.bundle import text_key
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import FollowUp, Procedure
from rulesets.refusal import Refusal


async def follow(
    context: CommandContext, number: str, step: FollowUp, given: Mapping[str, Raw], way: Way = "u"
) -> Reply:
    """Take a next step of an entry, or ask for what it lacks."""
    return await take_step(
        context, step.procedure, given, (number, step), waited=step.after is not None, way=way
    )


async def follow_named(
    context: CommandContext,
    number: str,
    step: FollowUp,
    given: Mapping[str, Raw],
    *,
    option: str,
    unit: UnitRow,
    way: Way,
) -> Reply:
    """Take a next step of an entry by the unit that was named for it.

    Chances lead to the same with dice, and back to who else may be named.
    """
    reply = await follow(context, number, step, {**given, option: unit.name}, way)
    if way != "c" or not isinstance(reply, Promise):
        return reply
    texts, asked = context.own_texts, f"{option}:{step.id}"
    buttons = (
        ButtonSpec("name", f"{number}:{unit.id}:{asked}", texts("desk-do")),
        ButtonSpec("name", f"{number}:u:{asked}", texts(text_key(step.text)), leading=False),
    )
    return Promise(reply.coming, lambda found: replace(reply.show(found), buttons=buttons))


def name_anew(
    context: CommandContext,
    number: str,
    step: FollowUp,
    given: Mapping[str, Raw],
    *,
    option: str,
    way: Way,
) -> Answer:
    """Return the sheet that asks who takes a next step once more, to be resolved in a way.

    Raises:
        Refusal: `button-expired` where nobody may take it any more.
    """
    sheet = naming(context, number, step, (option,), given, way=way)
    if sheet is None:
        raise Refusal("button-expired")
    return sheet


async def take_step(
    context: CommandContext,
    wanted: str,
    given: Mapping[str, Raw],
    origin: tuple[str, FollowUp] | None = None,
    *,
    waited: bool = False,
    way: Way = "u",
) -> Reply:
    """Take the step of a button, or ask for what it lacks: as the desk does where it is on offer.

    Args:
        context: Where it is handled.
        wanted: The procedure's id.
        given: The options that are known.
        origin: The log entry it goes on from, and the step there, if it does.
        waited: Whether the answers that come before it were waited for long enough.
        way: How it is resolved.
    """
    procedure = find_procedure(context, wanted)
    command = procedure.command or ROLL
    try:
        question = context.understand(procedure, given)
        if origin is not None:
            gone = {each for each in origin[1].outlives if each not in given}
            sheet = await still_asked(context, wanted, given, gone)
            if sheet is not None:
                return sheet
        return ask(context, question, closing_of(context, way), command, waited=waited)
    except Refusal as refusal:
        if refusal.code != MISSING:
            raise
        led = None if origin is None else origin[1]
        offered = await _as_offered(context, procedure, given, refusal, led)
        if offered is not None:
            return offered
        if "about" not in refusal.facts:  # the rule asks for it, which knows no texts
            refusal = context.names.completed(refusal, procedure, {})
        lacking = all_missing(context, procedure, given, refusal)
        still = wanted_options(context, procedure, absent_of(lacking), given)
        named = None if origin is None else naming(context, *origin, still, given)
        if named is not None:
            return named
        line = as_typed(procedure, {**given, **dict.fromkeys(still, "…")})
        told = Refusal("step-needs-more", procedure=procedure.id, line=line)
        asks = () if origin is None else origin[1].asks
        more = (*asks, *beside(context, procedure, given))
        whence = ("", "") if origin is None else (origin[0], origin[1].name or "")
        return asking(
            context, lacking, procedure, given, command, told=told, origin=whence, more=more
        )


async def _as_offered(
    context: CommandContext,
    procedure: Procedure,
    given: Mapping[str, Raw],
    refusal: Refusal,
    led: FollowUp | None,
) -> Reply | None:
    """Ask as the desk does for what a step lacks; None where that has no sheet for it.

    A step that says itself whom it asks for is none of the desk's.

    Raises:
        Refusal: see `taken_up`; what rules out a step that the desk does not have.
    """
    lacking = absent_of(refusal)
    if not (given or led) or (led is not None and not {*led.asks}.isdisjoint(lacking)):
        return None
    try:
        return await taken_up(context, procedure.id, given, led, lacking=lacking)
    except Refusal as gone:
        if gone.code == "desk-moved-on":
            all_missing(context, procedure, given, refusal)
        raise
