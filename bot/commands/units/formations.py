"""What becomes of a whole unit: statuses, parts, copies, and the characters in it."""

from __future__ import annotations

from collections.abc import Mapping

from bot.battle.actions import formations, merging
from bot.commands.options.specification import CommandSpec
from bot.commands.request.answer import Reply
from bot.commands.request.context import Place
from bot.commands.units.units import promised
from bot.store.journal.record import Action
from bot.texts.bundle import text_key
from rulesets.core.declaring.parameter import Raw
from rulesets.core.results.effect import StatusCleared, StatusSet
from rulesets.core.ruleset.game import Status
from rulesets.refusal import Refusal


async def status(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/unit status`: something becomes true of a unit, or is so no longer."""
    row = place.own_unit(options["unit"])
    wanted = _status(place, str(options["status"]))
    clear = bool(options.get("clear"))
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


async def split(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/unit split`."""
    row = place.own_unit(options["unit"])
    board, models = place.channel.board, int(str(options["models"]))
    name = str(options["name"]) if "name" in options else formations.next_name(board, row)
    coming = formations.split(place.channel, place.caller("/unit split"), row, models, name)
    done = place.texts("unit-split-done", unit=row.name, name=name, models=models, left=row.models)
    return promised(place, coming, lambda: done)


async def merge(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/unit merge`."""
    row, other = place.own_unit(options["unit"]), place.own_unit(options["other"])
    name, gone, models = row.name, other.name, row.models + other.models
    coming = merging.merge(place.channel, place.caller("/unit merge"), row, other)
    done = place.texts(
        "unit-merged",
        unit=name,
        other=gone,
        models=row.models,
        size=row.size,
        lost=models - row.models,
    )
    return promised(place, coming, lambda: done)


async def duplicate(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/unit duplicate`."""
    row = place.own_unit(options["unit"], destroyed=True)
    count, name = int(str(options.get("count") or 1)), row.name
    coming = formations.duplicate(place.channel, place.caller("/unit duplicate"), row, count)
    return promised(
        place, coming, lambda: place.texts("unit-duplicated", unit=name, count=count), told=True
    )


async def join(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/unit join`."""
    character, unit = place.own_unit(options["character"]), place.own_unit(options["unit"])
    coming = formations.join(place.channel, place.caller("/unit join"), character, unit)
    who, host = character.name, unit.name
    return promised(place, coming, lambda: place.texts("unit-joined", unit=who, host=host))


async def leave(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/unit leave`."""
    character = place.own_unit(options["character"])
    host = place.channel.board.unit(character.host_id or 0)
    asked = options.get("keeps")
    keeps: formations.Keeper = "character" if asked == "character" else "unit"
    divided = set(formations.parted(place.channel, character)) - place.ruleset.follows
    caller = place.caller("/unit leave")
    coming = formations.leave(place.channel, caller, character, keeps=keeps)
    who, left = character.name, host.name if host else ""
    lines = [place.texts("unit-left", unit=who, host=left)]
    if divided:
        stays = who if keeps == "character" else left
        lines.append(place.texts("unit-left-spells", count=len(divided), keeper=stays, keeps=keeps))
    return promised(place, coming, lambda: "\n".join(lines))
