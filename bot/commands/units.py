"""Units of the channel's battle: added, listed, shown, changed, removed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from bot.answer import Answer, Promise, Reply
from bot.bundle import escaped, text_key
from bot.commands.edits import read_edit
from bot.commands.specification import CommandSpec
from bot.place import Place
from bot.state import roster
from bot.state.record import Entry
from bot.state.tables import SideRow, UnitRow
from bot.state.units import as_unit, find_side
from bot.views.buttons import ButtonSpec
from bot.views.card import Card
from bot.views.changes import change_lines
from bot.views.footer import footer_of
from rulesets.core.parameter import Raw
from rulesets.core.unit import Unit


def status_names(place: Place, row: UnitRow) -> str | None:
    """Return what is true of a unit now, None when nothing is."""
    names = [place.texts(f"status-{text_key(one)}") for one in row.statuses]
    return ", ".join(names) or None


def unit_line(place: Place, row: UnitRow) -> str:
    """Return a unit in one line: models, wounds, what is true of it."""
    return place.texts("unit-line", unit=row.name, state=unit_state(place, row))


def unit_state(place: Place, row: UnitRow) -> str:
    """Return how a unit stands, without its name: models, wounds, what is true of it."""
    if row.destroyed:
        return place.texts("unit-state-destroyed")
    return place.texts(
        "unit-state",
        models=row.models,
        size=row.size,
        carried=row.carried,
        statuses=status_names(place, row),
    )


def unit_data(row: UnitRow) -> dict[str, Any]:
    """Return a unit as data."""
    hidden = {"battle_id", "key"}
    return {name: value for name, value in row.model_dump().items() if name not in hidden}


def profile_text(place: Place, unit: Unit) -> str:
    """Return a profile as players write it, in the language's signs."""
    held = dict(unit.profile)
    french = place.texts.locale == "fr"
    shown = []
    for field in place.ruleset.profile:
        if field.id in held:
            sign = field.signs[-1 if french and len(field.signs) > 1 else 0]
            shown.append(f"{sign}{held[field.id]}{'+' if field.save else ''}")
    return " ".join(shown)


def rules_text(place: Place, unit: Unit) -> str:
    """Return the special rules of a unit by name, with their numbers."""
    return ", ".join(
        place.texts(f"rule-{text_key(rule)}")
        + (f" ({n})" if (n := unit.rules.number(rule)) else "")
        for rule in unit.rules
    )


def _read_back(place: Place, unit: Unit) -> str:
    """Return a unit as it was understood, so that a mistake is noticed at once."""
    models = str(unit.models) if unit.models == unit.size else f"{unit.models}/{unit.size}"
    if unit.carried:
        models += f"-{unit.carried}"
    parts = (models, profile_text(place, unit), rules_text(place, unit))
    return " · ".join(part for part in parts if part)


def _side(place: Place, name: Raw | None) -> SideRow:
    """Return the side named, else the player's own, else the first."""
    board = place.channel.board
    if name is not None:
        return find_side(board, str(name))
    for player in board.players:
        if player.user_id == place.asker.user_id and player.side_id is not None:
            return next(side for side in board.sides if side.id == player.side_id)
    return board.sides[0]


def _promise(
    place: Place, coming: asyncio.Future[Entry], headline: Callable[[], str], *, told: bool = False
) -> Reply:
    """Promise what was just decided; its changes are `told` where the headline says too little."""
    channel = place.channel

    def show(entry: Entry) -> Answer:
        texts = place.texts
        lines = change_lines(texts, channel.board, entry) if told else ()
        card = Card(
            "",
            headline(),
            changes=lines,
            footer=footer_of(texts, entry),
        )
        undo = ButtonSpec("undo", str(entry.id), texts("button-undo"))
        outcome = {"action": entry.action, "entry": entry.number}
        outcome["changes"] = [one._asdict() for one in entry.changes]
        return Answer(card, (undo,) if entry.undoable else (), details=lambda: outcome)

    return Promise(coming, show)


async def add(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/unit add`."""
    channel = place.channel
    channel.fighting()
    place.check_player()
    line = str(options["line"])
    unit = place.names.read_unit(line)
    side = _side(place, options.get("side"))

    coming = roster.add(channel, place.caller("/unit add"), side, [unit])

    def headline() -> str:
        profile = _read_back(place, unit)
        return place.texts("unit-added", unit=unit.name, side=side.name, profile=profile)

    return _promise(place, coming, headline)


async def listing(place: Place, _spec: CommandSpec, _options: Mapping[str, Raw]) -> Reply:
    """Answer `/unit list`."""
    place.channel.fighting()
    board = place.channel.board
    lines: list[str] = []
    for side in board.sides:
        lines.append(f"**{escaped(side.name)}**")
        own = [row for row in board.units if row.side_id == side.id]
        lines.extend(unit_line(place, row) for row in own)
        if not own:
            lines.append(place.texts("battle-side-empty"))
    count = sum(not row.destroyed for row in board.units)
    battle = place.channel.fighting()
    card = Card(escaped(battle.name), place.texts("unit-count", count=count), tuple(lines))
    return Answer(card, details=lambda: {"units": [unit_data(row) for row in board.units]})


async def show(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/unit show`."""
    row = place.channel.find_unit(str(options["unit"]), destroyed=True)
    unit = as_unit(row)
    lines = [profile_text(place, unit)]
    if list(unit.rules):
        lines.append(place.texts("unit-rules", rules=rules_text(place, unit)))
    card = Card(escaped(row.name), unit_state(place, row), tuple(line for line in lines if line))
    return Answer(card, details=lambda: {"unit": unit_data(row)})


async def edit(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/unit edit`."""
    place.channel.fighting()
    place.check_player()
    row = place.channel.find_unit(str(options["unit"]), destroyed=True)
    wanted = read_edit(place, row, str(options["change"]))
    coming = roster.edit(place.channel, place.caller("/unit edit"), row, wanted)

    def headline() -> str:
        return place.texts("unit-changed", unit=row.name)

    return _promise(place, coming, headline, told=True)


async def remove(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/unit remove`."""
    place.channel.fighting()
    place.check_player()
    row = place.channel.find_unit(str(options["unit"]), destroyed=True)
    name = row.name

    coming = roster.remove(place.channel, place.caller("/unit remove"), row)

    def headline() -> str:
        return place.texts("unit-removed", unit=name)

    return _promise(place, coming, headline)
