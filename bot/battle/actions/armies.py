"""Armies: those that players keep, and whole ones brought to a battle."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import orjson
from sqlalchemy import Connection, delete, func, insert, update
from sqlmodel import col, select

from bot.armies.formats.own_json import write_units
from bot.armies.roster import Roster
from bot.battle.channel.channel import Channel
from bot.battle.tabletop.units import MOST_UNITS, UnitEdit, add_unit, as_unit, edit_unit
from bot.store.board import Draft
from bot.store.catalogues import new_catalogue
from bot.store.engine.database import Database
from bot.store.journal.record import Action, Caller, Entry, read_entry
from bot.store.queries import table_of
from bot.store.rows import read
from bot.store.snowflake import Snowflakes, milliseconds
from bot.store.statements import inserting
from bot.store.tables.army import ArmyRow
from bot.store.tables.battle import BattleRow, EntryRow, JournalRow, SideRow, UnitRow
from bot.texts.names import LONGEST, clean, fold, listed, matching, near
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.unit import Unit
from rulesets.refusal import Refusal

MOST_ARMIES: Final = 30
"""Of one player."""
ENLISTED: Final = "army-load"
"""The action of an army that joins a side."""
ADDED: Final = "unit-add"
"""The action of a unit that joins a side by itself."""
DOUBTFUL: Final = "doubtful"
"""Its argument with the lines that may be units: each as one, with the id that it has once it is,
and that of the unit above."""
SHEETS: Final = "sheets"
"""Its argument with the number of sheets that came along."""
MOST_BYTES: Final = 200_000
"""Of one army as it is kept."""


_MOST_FIELDED: Final = 1000
"""Units of a channel that are looked through."""
_MOST_BROUGHT: Final = 200
"""Entries of a channel that brought units or gave them values."""
_VALUES: Final = "army-values"


class Armies:
    """The armies that players keep, by player and name."""

    def __init__(self, database: Database, ids: Snowflakes) -> None:
        self._database = database
        self._ids = ids

    async def all(self, owner_id: int) -> list[ArmyRow]:
        """Return a player's armies, by name."""
        return await self._database.read(partial(_all, owner_id=owner_id))

    async def fielded(self, channel_id: int, ruleset: str) -> list[UnitRow]:
        """Return the units of a channel's battles of a game as they were brought, the last first.

        What was noted on them since is left out, but for values that a list had not.
        """
        return await self._database.read(partial(_fielded, channel_id, ruleset))

    async def find(self, owner_id: int, name: str) -> ArmyRow:
        """Return the army a player means: by its name, or by a beginning that only it has.

        Raises:
            Refusal: `unknown-army`, `ambiguous-army`.
        """
        known = await self.all(owner_id)
        found = matching(name, {fold(army.name): army for army in known})
        if len(found) == 1:
            return found[0]
        if found:
            raise Refusal("ambiguous-army", name=name[:60], names=listed(a.name for a in found))
        names = near(name, [army.name for army in known])
        raise Refusal("unknown-army", name=name[:60], near=listed(names) or None)

    async def save(
        self,
        owner_id: int,
        ruleset: str,
        name: str,
        units: Sequence[dict[str, Any]],
        *,
        sheets: Sequence[dict[str, Any]] = (),
        guild_id: int | None = None,
    ) -> bool:
        """Keep an army, in place of the one of that name; return whether there was one.

        Args:
            owner_id: Whose it is.
            ruleset: The game it is for.
            name: Its name.
            units: As `bot.armies.formats.own_json` writes them.
            sheets: As `bot.armies.sheets` writes them.
            guild_id: The server on which the sheets were brought.

        Raises:
            Refusal: `too-many-armies`, `army-too-large-kept`, `name-empty`, `name-too-long`.
        """
        if len(orjson.dumps([*units, *sheets])) > MOST_BYTES:
            raise Refusal("army-too-large-kept", most=MOST_BYTES // 1000)
        values = {
            "ruleset": ruleset,
            "name": clean(name),
            "units": list(units),
            "saved_at": milliseconds(),
            "sheets": list(sheets) or None,
            "guild_id": guild_id if sheets else None,
        }
        new_id = self._ids.next()
        return await self._database.write(partial(_save, new_id, owner_id, values))

    async def delete(self, owner_id: int, name: str) -> None:
        """Delete a player's army of exactly this name."""
        await self._database.write(partial(_delete, owner_id, fold(name)))


def _all(connection: Connection, owner_id: int) -> list[ArmyRow]:
    question = select(ArmyRow).where(ArmyRow.owner_id == owner_id)
    return read(connection, question.order_by(col(ArmyRow.key)))


def _fielded(channel_id: int, ruleset: str, connection: Connection) -> list[UnitRow]:
    question = select(UnitRow).join(BattleRow, col(BattleRow.id) == col(UnitRow.battle_id))
    question = question.where(BattleRow.channel_id == channel_id, BattleRow.ruleset == ruleset)
    there = read(connection, question.order_by(col(UnitRow.id).desc()).limit(_MOST_FIELDED))
    asked = select(EntryRow).join(JournalRow, col(JournalRow.id) == col(EntryRow.journal_id))
    asked = asked.where(
        JournalRow.channel_id == channel_id,
        col(EntryRow.action).in_((ENLISTED, ADDED, _VALUES)),
        col(EntryRow.undone_by).is_(None),
    )
    rows = read(connection, asked.order_by(col(EntryRow.id).desc()).limit(_MOST_BROUGHT))
    brought = _brought(read_entry(row) for row in reversed(rows))
    # The sides may have changed since.
    return [
        UnitRow(**{**brought[row.id], "side_id": row.side_id}) for row in there if row.id in brought
    ]


def _brought(entries: Iterable[Entry]) -> dict[int, dict[str, Any]]:
    """Return units as entries brought them and gave them values, by their ids."""
    found: dict[int, dict[str, Any]] = {}
    for change in (change for entry in entries for change in entry.changes):
        column, _, key = change.field.partition(".")
        if change.table == "unit" and not column and isinstance(change.after, dict):
            found[change.id] = dict(change.after)
        elif change.table == "unit" and change.id in found:
            unit = found[change.id]
            if column in ("models", "size", "weapons"):
                unit[column] = change.after
            elif column == "profile" and key:
                held = {name: value for name, value in unit[column].items() if name != key}
                unit[column] = held if change.after is None else {**held, key: change.after}
    return found


def _save(new_id: int, owner_id: int, values: dict[str, Any], connection: Connection) -> bool:
    table = table_of(ArmyRow)
    key = fold(values["name"])
    own = table.c.owner_id == owner_id
    changed = connection.execute(update(table).where(own, table.c.key == key).values(values))
    if changed.rowcount:
        return True
    count = connection.execute(select(func.count()).select_from(table).where(own)).scalar_one()
    if count >= MOST_ARMIES:
        raise Refusal("too-many-armies", most=MOST_ARMIES)
    connection.execute(insert(table).values(id=new_id, owner_id=owner_id, key=key, **values))
    return False


def _delete(owner_id: int, key: str, connection: Connection) -> None:
    table = table_of(ArmyRow)
    connection.execute(delete(table).where(table.c.owner_id == owner_id, table.c.key == key))


def enlist(
    channel: Channel, caller: Caller, side: SideRow, roster: Roster
) -> asyncio.Future[Entry]:
    """Add an army to a side in one entry, all or nothing; names that are taken get a number.

    Its sheets are stored beside the entry, which tells only how many there are.

    Raises:
        Refusal: `no-battle`, `battle-paused`, `army-no-room`, and what `add_unit` refuses.
    """
    battle, units, sheets = channel.fighting(), roster.units, roster.kept.sheets
    room = MOST_UNITS - len(channel.board.each_unit())
    if len(units) > room:
        raise Refusal("army-no-room", count=len(units), room=room, most=MOST_UNITS)

    ids = [channel.new_id() for _ in units]

    def change(draft: Draft) -> None:
        for new_id, unit in zip(ids, units, strict=True):
            named = replace(unit, name=_free_name(draft, unit.name))
            add_unit(draft, new_id, side, named)

    arguments: dict[str, Any] = {"side": side.name, "army": roster.name, "count": len(units)}
    if roster.doubtful:
        above = [ids[line.at - 1] if line.at else 0 for line in roster.doubtful]
        lines = zip(write_units([line.unit for line in roster.doubtful]), above, strict=True)
        arguments[DOUBTFUL] = [
            {"unit": unit, "id": str(channel.new_id()), "above": str(row)} for unit, row in lines
        ]
    if not sheets:
        return channel.accept(Action(caller, ENLISTED, arguments), change)
    catalogue, row = new_catalogue(channel.new_id(), battle.id, ids, sheets)
    return channel.accept(
        Action(caller, ENLISTED, {**arguments, SHEETS: len(sheets)}),
        change,
        after=[inserting("catalogue", row)],
        then=lambda: channel.board.bring(catalogue),
    )


@dataclass(frozen=True, slots=True)
class Values:
    """Models, values, rules and weapons that a player writes of a unit.

    Attributes:
        shown: The unit as the player saw it.
        said: The unit as the player wrote it; only what differs is changed, on the unit as it is.
    """

    row: UnitRow
    shown: Unit
    said: Unit

    @property
    def change(self) -> bool:
        """Tell whether anything differs."""
        return _written(self.said) != _written(self.shown) or self.armed

    @property
    def armed(self) -> bool:
        """Tell whether other weapons are written; none leave those that there are."""
        return bool(self.said.weapons) and self.said.weapons != self.shown.weapons


def _written(unit: Unit) -> tuple[object, ...]:
    return unit.models, unit.size, dict(unit.profile), unit.rules


def give_values(channel: Channel, caller: Caller, given: Sequence[Values]) -> asyncio.Future[Entry]:
    """Give units models, values, rules and weapons in one entry, all or none.

    Raises:
        Refusal: `no-battle`, `battle-paused`, and what `edit_unit` refuses.
    """
    channel.fighting()

    def change(draft: Draft) -> None:
        for values in given:
            edit_unit(draft, values.row, _edit(values))

    units = tuple(values.row.id for values in given)
    arguments = {"units": [values.row.name for values in given]}
    action = Action(caller, _VALUES, arguments, binding={"units": units})
    return channel.accept(action, change)


def _edit(values: Values) -> UnitEdit:
    shown, said = values.shown, values.said
    before, after = dict(shown.profile), dict(said.profile)
    written: dict[str, Amount | None] = {
        field: value for field, value in after.items() if before.get(field) != value
    }
    gone = {field: None for field in before if field not in after}
    counted = (shown.models, shown.size) != (said.models, said.size)
    rules = None
    if said.rules != shown.rules:
        changed = {rule for rule, _ in said.rules.items ^ shown.rules.items}
        rules = as_unit(values.row).rules.without(changed) | said.rules.only(changed)
    return UnitEdit(
        models=said.models if counted else None,
        size=said.size if counted else None,
        profile={**gone, **written},
        rules=rules,
        weapons=said.weapons if values.armed else None,
    )


def _free_name(draft: Draft, name: str) -> str:
    """Return a name, with the smallest number behind it that nobody bears."""
    kept, number = clean(name), 1
    found = kept
    while draft.board.named(fold(found)) is not None:
        number += 1
        found = f"{kept[: LONGEST - 5].rstrip()} {number}"
    return found
