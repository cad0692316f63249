"""Commands for whole units: statuses, parts, copies, and the characters in them."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from bot.battle.actions import formations, merging
from bot.battle.tabletop.links import statuses_of
from bot.commands.declaring.command import command
from bot.commands.declaring.kinds import Completed, Key
from bot.commands.declaring.shared import Count, UnitName, YesNo
from bot.commands.request.answer import Reply
from bot.commands.request.context import CommandContext
from bot.commands.units.edits import first_number
from bot.commands.units.units import promised
from bot.store.journal.record import Action
from bot.texts.bundle import text_key
from rulesets.core.declaring.kind import Choice, Text, Whole
from rulesets.core.notation.unit_head import MOST_MODELS
from rulesets.core.results.effect import StatusCleared, StatusSet
from rulesets.core.results.status import MOST_CARRIED
from rulesets.core.ruleset.game import Status
from rulesets.refusal import Refusal


@command("unit status")
async def status(
    context: CommandContext,
    *,
    unit: UnitName,
    status: Annotated[str, Text(60), Completed("statuses")],
    clear: YesNo = False,
    value: Annotated[int | None, Whole(0, MOST_CARRIED), Key("param-unit-value")] = None,
) -> Reply:
    """Answer `/unit status`: a status of a unit begins, ends, or carries another number."""
    row = context.own_unit(unit)
    wanted = _status(context, status)
    number = None if value is None else _carried(wanted, value, clear=clear)
    held = statuses_of(context.channel.board, row).get(wanted.id)
    stands = (held is not None) != clear
    if stands and (number is None or (held is not None and held["value"] == number)):
        raise Refusal("nothing-changes", unit=row.name)
    first = number
    if first is None and not clear:
        first = first_number(row, wanted)
    begun = StatusSet("unit", wanted.id, wanted.until, first or 1)
    if held is not None:  # only its number changes: it ends when it would have
        begun = replace(begun, until=held["until"])
    ended = [other for other in wanted.ends if other in row.statuses and not clear]
    effects = (
        StatusCleared("unit", wanted.id) if clear else begun,
        *(StatusCleared("unit", other) for other in ended),
    )
    said = {} if number is None else {"value": number}
    action = Action(
        context.caller("/unit status"),
        "unit-status",
        {"unit": row.name, "status": wanted.id, "clear": clear, **said},
        effects=effects,
        binding={"unit": (row.id,)},
    )
    headline = _headline(context, row.name, wanted, number)
    return promised(context, context.channel.accept(action), lambda: headline, told=True)


def _carried(status: Status, value: int, *, clear: bool) -> int:
    """Return the number that a status is to carry.

    Raises:
        Refusal: `status-without-number`, `status-cleared-has-none`, `status-number`.
    """
    if status.limits is None:
        raise Refusal("status-without-number", status=status.id)
    if clear:
        raise Refusal("status-cleared-has-none", status=status.id)
    least, most = status.limits
    if not least <= value <= most:
        raise Refusal("status-number", status=status.id, value=value, least=least, most=most)
    return value


def _headline(context: CommandContext, unit: str, status: Status, number: int | None) -> str:
    texts = context.texts
    if number is None:
        return texts("unit-changed", unit=unit)
    told = texts(f"status-{text_key(status.id)}")
    return texts("unit-status-number", unit=unit, status=told, value=number)


def _status(context: CommandContext, typed: str) -> Status:
    found = context.names.statuses.only(typed)
    for status in context.ruleset.statuses:
        if status.id == found:
            return status
    near = [
        context.own_texts(f"status-{text_key(status)}")
        for status in context.names.statuses.near(typed)
    ]
    raise Refusal("unknown-status", text=typed[:40], names=", ".join(near[:5]) or None)


@command("unit split")
async def split(
    context: CommandContext,
    *,
    unit: UnitName,
    models: Annotated[int, Whole(1, MOST_MODELS)],
    name: Annotated[str | None, Text(60), Key("param-name")] = None,
) -> Reply:
    """Answer `/unit split`."""
    row = context.own_unit(unit)
    called = formations.next_name(context.channel.board, row) if name is None else name
    coming = formations.split(context.channel, context.caller("/unit split"), row, models, called)
    done = context.texts(
        "unit-split-done", unit=row.name, name=called, models=models, left=row.models
    )
    return promised(context, coming, lambda: done)


@command("unit merge")
async def merge(
    context: CommandContext,
    *,
    unit: UnitName,
    other: Annotated[str, Text(300), Key("param-merged"), Completed("units")],
) -> Reply:
    """Answer `/unit merge`."""
    row, merged = context.own_unit(unit), context.own_unit(other)
    name, gone, models = row.name, merged.name, row.models + merged.models
    coming = merging.merge(context.channel, context.caller("/unit merge"), row, merged)
    done = context.texts(
        "unit-merged",
        unit=name,
        other=gone,
        models=row.models,
        size=row.size,
        lost=models - row.models,
    )
    return promised(context, coming, lambda: done)


@command("unit duplicate")
async def duplicate(
    context: CommandContext,
    *,
    unit: UnitName,
    count: Count = 1,
) -> Reply:
    """Answer `/unit duplicate`."""
    row = context.own_unit(unit, destroyed=True)
    name = row.name
    coming = formations.duplicate(context.channel, context.caller("/unit duplicate"), row, count)
    return promised(
        context, coming, lambda: context.texts("unit-duplicated", unit=name, count=count), told=True
    )


@command("unit join")
async def join(
    context: CommandContext,
    *,
    character: Annotated[str, Text(300), Completed("units")],
    unit: UnitName,
) -> Reply:
    """Answer `/unit join`."""
    joining, joined = context.own_unit(character), context.own_unit(unit)
    coming = formations.join(context.channel, context.caller("/unit join"), joining, joined)
    who, host = joining.name, joined.name
    return promised(context, coming, lambda: context.texts("unit-joined", unit=who, host=host))


@command("unit leave")
async def leave(
    context: CommandContext,
    *,
    character: Annotated[str, Text(300), Completed("units")],
    keeps: Annotated[formations.Keeper, Choice(("unit", "character"))] = "unit",
    correction: YesNo = False,
) -> Reply:
    """Answer `/unit leave`."""
    leaving = context.own_unit(character)
    host = context.channel.board.unit(leaving.host_id or 0)
    divided = set(formations.parted(context.channel, leaving)) - context.ruleset.follows
    caller = context.caller("/unit leave")
    coming = formations.leave(context.channel, caller, leaving, keeps=keeps, correction=correction)
    who, left = leaving.name, host.name if host else ""
    lines = [context.texts("unit-left", unit=who, host=left)]
    if divided:
        stays = who if keeps == "character" else left
        lines.append(
            context.texts("unit-left-spells", count=len(divided), keeper=stays, keeps=keeps)
        )
    return promised(context, coming, lambda: "\n".join(lines))
