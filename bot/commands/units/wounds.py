"""Wounds and models lost and regained, as players note them: `/unit damage`, `/unit heal`."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, TypeAlias

from bot.battle.tabletop.units import as_unit
from bot.commands.declaring.command import command
from bot.commands.declaring.shared import UnitName
from bot.commands.request.answer import Reply
from bot.commands.request.context import CommandContext
from bot.commands.units.unit_form import sign_of
from bot.commands.units.units import promised
from bot.store.journal.record import Action
from bot.store.tables.battle import UnitRow
from rulesets.core.declaring.kind import Whole
from rulesets.core.notation.unit_head import MOST_MODELS
from rulesets.core.results.effect import WoundsHealed, WoundsLost
from rulesets.refusal import Refusal

Wounds: TypeAlias = Annotated[int | None, Whole(1, 1000)]
Models: TypeAlias = Annotated[int | None, Whole(1, MOST_MODELS)]


def harm_in_short(context: CommandContext, row: UnitRow) -> str:
    """Return what whoever is wounded in a unit has lost, in a few signs; empty where nobody is.

    Of who stands alone it is told out of all that he has.
    """
    field = next((each for each in context.ruleset.profile if each.id == "w"), None)
    if not row.carried or field is None:
        return ""
    left = as_unit(row).wounds_left()
    return context.texts(
        "unit-harm",
        size=row.size,
        carried=row.carried,
        left=left,
        most=left + row.carried,
        sign=sign_of(field, context.texts),
    )


def _wounds(row: UnitRow, wounds: int | None, models: int | None) -> int:
    """Return the number of wounds meant; a model counts for all that it has.

    Raises:
        Refusal: `how-many-wounds`.
    """
    if wounds is None and models is None:
        raise Refusal("how-many-wounds", unit=row.name)
    each = max(1, as_unit(row).number("w", 1))
    return (wounds or 0) + each * (models or 0)


@command("unit damage")
async def damage(
    context: CommandContext,
    *,
    unit: UnitName,
    wounds: Wounds = None,
    models: Models = None,
) -> Reply:
    """Answer `/unit damage`: whole models go first, the rest is noted; no more than it has left."""
    row = context.own_unit(unit)
    lost = min(_wounds(row, wounds, models), as_unit(row).wounds_left())
    return _change(context, row, "unit-damage", WoundsLost("unit", lost))


@command("unit heal")
async def heal(
    context: CommandContext,
    *,
    unit: UnitName,
    wounds: Wounds = None,
    models: Models = None,
) -> Reply:
    """Answer `/unit heal`: wounds noted go first, then models come back, up to the size."""
    row = context.own_unit(unit, destroyed=True)
    wanted = _wounds(row, wounds, models)
    if row.models == row.size and not row.carried and not row.destroyed:
        raise Refusal("nothing-to-heal", unit=row.name)
    whole = as_unit(row)
    missing = replace(whole, models=row.size, carried=0).wounds_left() - whole.wounds_left()
    return _change(context, row, "unit-heal", WoundsHealed("unit", min(wanted, missing)))


def _change(
    context: CommandContext, row: UnitRow, action: str, effect: WoundsLost | WoundsHealed
) -> Reply:
    action_done = Action(
        context.caller(f"/{action.replace('-', ' ')}"),
        action,
        {"unit": row.name, "wounds": effect.wounds},
        effects=(effect,),
        binding={"unit": (row.id,)},
    )
    coming = context.channel.accept(action_done)
    key, name, wounds = action.replace("unit-", "unit-done-"), row.name, effect.wounds
    return promised(
        context, coming, lambda: context.texts(key, unit=name, wounds=wounds), told=True
    )
