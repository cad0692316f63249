"""The units on the table as players change them: each call is one entry of the log."""

import asyncio
from collections.abc import Mapping, Sequence

from bot.battle.actions.armies import ADDED
from bot.battle.channel.channel import Channel
from bot.battle.tabletop import combat
from bot.battle.tabletop.combat import FLEEING
from bot.battle.tabletop.units import (
    UnitEdit,
    add_unit,
    edit_unit,
    note_fall,
    remove_unit,
    rename_counts,
)
from bot.store.board import Draft
from bot.store.journal.record import Action, Caller, Entry
from bot.store.tables.battle import SideRow, UnitRow
from rulesets.core.battlefield.contact import ENGAGED
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.effect import Effect, WoundsHealed, WoundsLost
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal


def add(
    channel: Channel, caller: Caller, side: SideRow, units: Sequence[Unit], ids: Sequence[int] = ()
) -> asyncio.Future[Entry]:
    """Add units to a side, all or none.

    Args:
        channel: Where they fight.
        caller: Who asked.
        side: Whose they are.
        units: They.
        ids: Those kept for the first of them; the others have new ones.

    Raises:
        Refusal: `no-battle`, `battle-paused`, and what `add_unit` refuses.
    """
    channel.fighting()

    def change(draft: Draft) -> None:
        for at, unit in enumerate(units):
            add_unit(draft, ids[at] if at < len(ids) else channel.new_id(), side, unit)

    arguments = {"side": side.name, "units": [unit.name for unit in units]}
    return channel.accept(Action(caller, ADDED, arguments), change)


def edit(
    channel: Channel, caller: Caller, unit: UnitRow, changes: UnitEdit, wounds: int = 0
) -> asyncio.Future[Entry]:
    """Edit a unit.

    Args:
        channel: Where it fights.
        caller: Who asked.
        unit: The unit.
        changes: What is changed by hand.
        wounds: The wounds that it loses beside; of those that it gets back, less than none.

    Raises:
        Refusal: `no-battle`, `battle-paused`, `nothing-changes`, and what `edit_unit` refuses.
    """
    channel.fighting()
    kind, arguments = "unit-edit", dict[str, object](unit=unit.name)
    effects: tuple[Effect, ...] = ()
    if wounds:
        kind, arguments["wounds"] = ("unit-damage" if wounds > 0 else "unit-heal"), abs(wounds)
        effects = (WoundsLost("unit", wounds) if wounds > 0 else WoundsHealed("unit", -wounds),)
    action = Action(caller, kind, arguments, effects=effects, binding={"unit": (unit.id,)})

    def change(draft: Draft) -> None:
        stood, former = not unit.destroyed, unit.name
        edit_unit(draft, unit, changes)
        rename_counts(draft, channel.ruleset, unit, former)
        if stood and unit.destroyed:
            note_fall(draft, channel.ruleset, unit)
            combat.leave(draft, channel.ruleset, unit, "flees", "destroyed")
        _part_as_told(draft, channel.ruleset, unit, changes.statuses or {})
        if not draft.changes and not wounds:
            raise Refusal("nothing-changes", unit=unit.name)

    return channel.accept(action, change)


def _part_as_told(
    draft: Draft, ruleset: Ruleset, unit: UnitRow, told: Mapping[str, object]
) -> None:
    """End the links of a unit that players say flees, or is in no combat any more."""
    if told.get(FLEEING) is not None:
        combat.part(draft, ruleset, unit, "leaves-combat", "flees")
    elif ENGAGED in told and told[ENGAGED] is None:
        combat.part(draft, ruleset, unit, "leaves-combat")
    elif any(told.get(status) is not None for status in ruleset.leaving_combat):
        combat.leave(draft, ruleset, unit)


def remove(channel: Channel, caller: Caller, unit: UnitRow) -> asyncio.Future[Entry]:
    """Take a unit off the list.

    Raises:
        Refusal: `no-battle`, `battle-paused`.
    """
    channel.fighting()
    action = Action(caller, "unit-remove", {"unit": unit.name}, binding={"unit": (unit.id,)})

    def change(draft: Draft) -> None:
        combat.part(draft, channel.ruleset, unit, "leaves-combat", "flees", "destroyed")
        remove_unit(draft, unit)

    return channel.accept(action, change)
