"""What becomes of a whole unit: statuses, parts, copies, and the characters in it."""

from __future__ import annotations

from typing import Annotated

from bot.battle.actions import formations, merging
from bot.commands.declaring.command import command
from bot.commands.declaring.kinds import Completed, Key
from bot.commands.declaring.shared import Count, UnitName, YesNo
from bot.commands.request.answer import Reply
from bot.commands.request.context import Place
from bot.commands.units.units import promised
from bot.store.journal.record import Action
from bot.texts.bundle import text_key
from rulesets.core.declaring.kind import Choice, Text, Whole
from rulesets.core.notation.unit_head import MOST_MODELS
from rulesets.core.results.effect import StatusCleared, StatusSet
from rulesets.core.ruleset.game import Status
from rulesets.refusal import Refusal


@command("unit status")
async def status(
    place: Place,
    *,
    unit: UnitName,
    status: Annotated[str, Text(60), Completed("statuses")],
    clear: YesNo = False,
) -> Reply:
    """Answer `/unit status`: something becomes true of a unit, or is so no longer."""
    row = place.own_unit(unit)
    wanted = _status(place, status)
    if (wanted.id in row.statuses) != clear:
        raise Refusal("nothing-changes", unit=row.name)
    ended = [one for one in wanted.ends if one in row.statuses and not clear]
    effects = (
        StatusCleared("unit", wanted.id) if clear else StatusSet("unit", wanted.id, wanted.until),
        *(StatusCleared("unit", one) for one in ended),
    )
    action = Action(
        place.caller("/unit status"),
        "unit-status",
        {"unit": row.name, "status": wanted.id, "clear": clear},
        effects=effects,
        binding={"unit": (row.id,)},
    )
    name = row.name
    coming = place.channel.accept(action)
    return promised(place, coming, lambda: place.texts("unit-changed", unit=name), told=True)


def _status(place: Place, typed: str) -> Status:
    found = place.names.statuses.only(typed)
    for one in place.ruleset.statuses:
        if one.id == found:
            return one
    near = [place.own_texts(f"status-{text_key(one)}") for one in place.names.statuses.near(typed)]
    raise Refusal("unknown-status", text=typed[:40], names=", ".join(near[:5]) or None)


@command("unit split")
async def split(
    place: Place,
    *,
    unit: UnitName,
    models: Annotated[int, Whole(1, MOST_MODELS)],
    name: Annotated[str | None, Text(60), Key("param-name")] = None,
) -> Reply:
    """Answer `/unit split`."""
    row = place.own_unit(unit)
    called = formations.next_name(place.channel.board, row) if name is None else name
    coming = formations.split(place.channel, place.caller("/unit split"), row, models, called)
    done = place.texts(
        "unit-split-done", unit=row.name, name=called, models=models, left=row.models
    )
    return promised(place, coming, lambda: done)


@command("unit merge")
async def merge(
    place: Place,
    *,
    unit: UnitName,
    other: Annotated[str, Text(300), Key("param-merged"), Completed("units")],
) -> Reply:
    """Answer `/unit merge`."""
    row, merged = place.own_unit(unit), place.own_unit(other)
    name, gone, models = row.name, merged.name, row.models + merged.models
    coming = merging.merge(place.channel, place.caller("/unit merge"), row, merged)
    done = place.texts(
        "unit-merged",
        unit=name,
        other=gone,
        models=row.models,
        size=row.size,
        lost=models - row.models,
    )
    return promised(place, coming, lambda: done)


@command("unit duplicate")
async def duplicate(
    place: Place,
    *,
    unit: UnitName,
    count: Count = 1,
) -> Reply:
    """Answer `/unit duplicate`."""
    row = place.own_unit(unit, destroyed=True)
    name = row.name
    coming = formations.duplicate(place.channel, place.caller("/unit duplicate"), row, count)
    return promised(
        place, coming, lambda: place.texts("unit-duplicated", unit=name, count=count), told=True
    )


@command("unit join")
async def join(
    place: Place,
    *,
    character: Annotated[str, Text(300), Completed("units")],
    unit: UnitName,
) -> Reply:
    """Answer `/unit join`."""
    joining, joined = place.own_unit(character), place.own_unit(unit)
    coming = formations.join(place.channel, place.caller("/unit join"), joining, joined)
    who, host = joining.name, joined.name
    return promised(place, coming, lambda: place.texts("unit-joined", unit=who, host=host))


@command("unit leave")
async def leave(
    place: Place,
    *,
    character: Annotated[str, Text(300), Completed("units")],
    keeps: Annotated[formations.Keeper, Choice(("unit", "character"))] = "unit",
) -> Reply:
    """Answer `/unit leave`."""
    leaving = place.own_unit(character)
    host = place.channel.board.unit(leaving.host_id or 0)
    divided = set(formations.parted(place.channel, leaving)) - place.ruleset.follows
    caller = place.caller("/unit leave")
    coming = formations.leave(place.channel, caller, leaving, keeps=keeps)
    who, left = leaving.name, host.name if host else ""
    lines = [place.texts("unit-left", unit=who, host=left)]
    if divided:
        stays = who if keeps == "character" else left
        lines.append(place.texts("unit-left-spells", count=len(divided), keeper=stays, keeps=keeps))
    return promised(place, coming, lambda: "\n".join(lines))
