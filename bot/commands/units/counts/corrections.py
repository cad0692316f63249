"""`/battle count`: what the sides have counted, and a number set right by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from bot.commands.declaring.command import button, command, form
from bot.commands.declaring.kinds import Completed, Key
from bot.commands.declaring.shared import SideName
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import CommandContext
from bot.commands.request.count_button import COUNT, mark_of
from bot.commands.request.refusing import refused
from bot.commands.units.counts.naming import (
    MOST_COUNTED,
    bounded_line,
    find_counter,
    full_id,
    largest,
    number_name,
    numbers_of,
)
from bot.commands.units.units import promised
from bot.store.journal.record import Action
from bot.store.tables.battle import SideRow
from bot.texts.bundle import escaped, text_key
from bot.views.cards.card import Card
from bot.views.interface.form import Form, FormField
from bot.views.log.entry_line import COUNTED
from bot.views.words.counters import counted_typed
from rulesets.core.declaring.kind import Text, Whole
from rulesets.core.results.counted import BY_NAME
from rulesets.core.results.effect import NUMBERED_SIDE, CounterSet
from rulesets.core.ruleset.game import Counter
from rulesets.refusal import Refusal

_COMMAND: Final = "battle count"
_PURPOSE: Final = "battle_count"


@command(_COMMAND)
async def count(
    context: CommandContext,
    *,
    side: SideName = None,
    what: Annotated[str | None, Text(80), Key("param-count-what"), Completed("counters")] = None,
    value: Annotated[int | None, Whole(0, MOST_COUNTED), Key("param-count-value")] = None,
    name: Annotated[str | None, Text(160), Key("param-count-name"), Completed("counted")] = None,
) -> Reply:
    """Answer `/battle count`: without a number what stands, else the number is set."""
    if value is None:
        return _shown(context, side, what, name)
    context.channel.fighting()
    counting = context.side(side)
    if what is None:
        return _asked(context, Refusal("count-needed"), counting, value=value)
    context.check_side(counting.id)
    return _corrected(context, counting, find_counter(context, what), value, name)


def _corrected(
    context: CommandContext, side: SideRow, counter: Counter, value: int, name: str | None
) -> Reply:
    """Set a number of a side.

    Raises:
        Refusal: `count-too-large`, `count-stands`, and what `full_id` refuses.
    """
    held = full_id(context, side, counter, name)
    most, before = largest(counter), side.counters.get(held)
    if value > most:
        raise Refusal("count-too-large", counter=counter.id, value=value, most=most)
    if value == before:
        told = number_name(context, context.own_texts, held)
        raise Refusal("count-stands", side=side.name, told=told, value=value)
    arguments = {"side": side.name, "what": held, "value": value, "before": before or 0}
    action = Action(
        context.caller(f"/{_COMMAND}"),
        COUNTED,
        arguments,
        effects=(CounterSet(held, value, f"{NUMBERED_SIDE}{side.place + 1}"),),
    )
    headline = context.texts(
        "count-set",
        side=escaped(side.name),
        counter=number_name(context, context.texts, held),
        value=value,
        before=before or 0,
    )
    return promised(context, context.channel.accept(action), lambda: headline)


def _shown(context: CommandContext, side: str | None, what: str | None, name: str | None) -> Answer:
    """Return what the sides have counted: one of them, one counter, or all there is."""
    battle = context.channel.under_way()
    wanted = context.ruleset.counters if what is None else (find_counter(context, what),)
    if not wanted:
        raise Refusal("no-counters", ruleset=context.ruleset.id)
    sides = context.channel.board.sides if side is None else (context.side(side),)
    lines: list[str] = []
    data: dict[str, dict[str, int]] = {}
    for each in sides:
        found = _numbers(context, each, wanted, name)
        if what is not None and not found and not wanted[0].named:
            found = {wanted[0].id: 0}
        data[each.name] = found
        lines.append(f"**{escaped(each.name)}**")
        declared = {counter.id: counter for counter in wanted}
        told = [
            bounded_line(context, declared[held.partition(BY_NAME)[0]], held, value)
            for held, value in found.items()
        ]
        lines += told or [context.texts("count-none")]
    card = Card(
        escaped(battle.name),
        context.texts("count-title"),
        tuple(lines),
        footer=context.texts("count-how"),
    )
    return Answer(card, details=lambda: {"counters": data})


def _numbers(
    context: CommandContext, side: SideRow, wanted: tuple[Counter, ...], name: str | None
) -> dict[str, int]:
    """Return the numbers that a side keeps of some counters, by full id."""
    found = {held: value for counter in wanted for held, value in numbers_of(side, counter).items()}
    if name is None or len(wanted) != 1:
        return found
    named = full_id(context, side, wanted[0], name)
    return {named: found.get(named, 0)}


def _asked(
    context: CommandContext,
    why: Refusal,
    side: SideRow,
    held: str | None = None,
    value: int | None = None,
) -> Answer:
    """Return the form of the command with what is known filled in."""
    texts = context.own_texts
    declared, _, name = (held or "").partition(BY_NAME)
    what = texts(f"counter-{text_key(declared)}") if declared else ""
    units = [unit.name for unit in context.channel.board.units]
    fields = [
        _field(texts, "side", given=side.name),
        _field(texts, "what", given=what),
        _field(texts, "value", given="" if value is None else str(value)),
        _field(texts, "name", given=counted_typed(name, units), optional=True),
    ]
    kept = [field for field in fields if field.name != "name" or name or not declared]
    opened = Form(_COMMAND, _PURPOSE, texts("form-count"), tuple(kept))
    return refused(context, why, opened)


def _field(texts: Any, name: str, *, given: str, optional: bool = False) -> FormField:
    label, about = texts(f"form-count-{name}"), texts.about(f"form-count-{name}")
    return FormField(name, label, about, given=given, optional=optional)


@form(_COMMAND)
async def filled(context: CommandContext, _entry: str, fields: Mapping[str, str]) -> Reply:
    """Answer the form that sets a number."""
    given: dict[str, Any] = dict(fields)
    value = Whole(0, MOST_COUNTED).read("value", given.get("value", ""))
    return await count(
        context, side=given.get("side"), what=given.get("what"), value=value, name=given.get("name")
    )


@button(COUNT, reads=True)
async def correct(context: CommandContext, subject: str) -> Reply:
    """Answer the button under a refusal: the command with its options filled in.

    Raises:
        Refusal: `no-battle`, `button-expired`.
    """
    context.channel.under_way()
    number, _, told = subject.partition(":")
    sides = {str(side.place): side for side in context.channel.board.sides}
    side = sides.get(number)
    if side is None:
        raise Refusal("button-expired")
    context.check_side(side.id)
    declared, _, mark = told.partition(":")
    known = (
        *(counter.id for counter in context.ruleset.counters if not counter.named),
        *side.counters,
    )
    for held in known:
        if held.partition(BY_NAME)[0] == declared and mark in ("", mark_of(held)):
            now = side.counters.get(held) or 0
            return _asked(context, Refusal("count-needed"), side, held, now)
    raise Refusal("button-expired")
