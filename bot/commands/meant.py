"""Which rule of a command is meant where the player names none: the one that fits the unit."""

from __future__ import annotations

from collections.abc import Mapping

from bot.commands.specification import WHAT, CommandSpec
from bot.place import Place
from rulesets.core.parameter import Raw
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
