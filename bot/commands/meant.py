"""Which rule is meant: by its name, or where none is named by the unit that it fits."""

from __future__ import annotations

from collections.abc import Mapping

from bot.commands.specification import WHAT, CommandSpec
from bot.place import Place
from rulesets.core.parameter import Raw
from rulesets.core.procedure import Procedure
from rulesets.core.shared import SHARED
from rulesets.refusal import Refusal


def meant_variant(place: Place, spec: CommandSpec, options: Mapping[str, Raw]) -> dict[str, Raw]:
    """Return the `what` of a command by what the unit named is, where its rules tell."""
    own = [one for one in spec.own(place.ruleset) if one.meant_by is not None]
    if not own or WHAT in options:
        return {}
    named = options.get(own[0].unit_options[0])
    try:
        unit = place.find_unit(str(named))
    except Refusal:
        return {}  # described for this question, or refused where it is read
    meant = [one.variant for one in own if one.variant and one.meant_by in unit.unit.rules]
    return {WHAT: meant[0]} if len(meant) == 1 else {}


def find_procedure(place: Place, name: str) -> Procedure:
    """Return a procedure by id or name, of the game or of all games.

    Raises:
        Refusal: `unknown-procedure`, `procedure-is-spell`, `procedure-near`, `instead-<command>`.
    """
    found = place.names.procedures.find(name)
    if found is not None:
        return place.ruleset.procedure(found)
    for shared in SHARED:
        if shared.id == name.strip().lower():
            return shared
    spell = place.names.spells.only(name)
    if spell is not None:
        raise Refusal("procedure-is-spell", text=name[:40], spell=spell)
    near = place.names.near_procedures(name)
    if near is not None:
        raise Refusal("procedure-near", text=name[:40], near=near)
    raise Refusal("unknown-procedure", name=name[:40])
