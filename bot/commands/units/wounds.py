"""Wounds and models lost and got back, as players note them: `/unit damage`, `/unit heal`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.battle.tabletop.units import as_unit
from bot.commands.options.specification import CommandSpec
from bot.commands.request.answer import Reply
from bot.commands.request.context import Place
from bot.commands.units.units import promised
from bot.store.journal.record import Action
from bot.store.tables.battle import UnitRow
from rulesets.core.declaring.parameter import Raw
from rulesets.core.results.effect import WoundsHealed, WoundsLost
from rulesets.refusal import Refusal


def _wounds(row: UnitRow, options: Mapping[str, Raw]) -> int:
    """Return how many wounds are meant; a model is worth as many as it has.

    Raises:
        Refusal: `how-many-wounds`.
    """
    if "wounds" not in options and "models" not in options:
        raise Refusal("how-many-wounds", unit=row.name)
    each = max(1, as_unit(row).number("w", 1))
    return int(str(options.get("wounds", 0))) + each * int(str(options.get("models", 0)))


async def damage(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/unit damage`: whole models go first, the rest is noted; no more than it has left."""
    row = place.own_unit(options["unit"])
    wounds = min(_wounds(row, options), as_unit(row).wounds_left())
    return _change(place, row, "unit-damage", WoundsLost("unit", wounds))


async def heal(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/unit heal`: wounds noted go first, then models come back, up to the size."""
    row = place.own_unit(options["unit"], destroyed=True)
    wounds = _wounds(row, options)
    if row.models == row.size and not row.carried and not row.destroyed:
        raise Refusal("nothing-to-heal", unit=row.name)
    whole = as_unit(row)
    missing = replace(whole, models=row.size, carried=0).wounds_left() - whole.wounds_left()
    wounds = min(wounds, missing)
    return _change(place, row, "unit-heal", WoundsHealed("unit", wounds))


def _change(place: Place, row: UnitRow, action: str, effect: WoundsLost | WoundsHealed) -> Reply:
    action_done = Action(
        place.caller(f"/{action.replace('-', ' ')}"),
        action,
        {"unit": row.name, "wounds": effect.wounds},
        effects=(effect,),
        binding={"unit": (row.id,)},
    )
    coming = place.channel.accept(action_done)
    key, name, wounds = action.replace("unit-", "unit-done-"), row.name, effect.wounds
    return promised(place, coming, lambda: place.texts(key, unit=name, wounds=wounds), told=True)
