"""Troop types: how they stand, how large they are, what comes with them [L255-269; R L691-703]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rulesets.core.declaring.parameter import Choice
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.t9a.harm.distribution import troop_type as type_of
from rulesets.t9a.unit.charts import TROOP_TYPES
from rulesets.t9a.unit.house import beyond
from rulesets.t9a.unit.options import One
from rulesets.t9a.unit.vocabulary import TYPES


@dataclass(frozen=True, slots=True)
class TroopFound:
    """The facts of a troop type.

    Attributes:
        kind: The type.
        full: Models of a Full Rank; 0 where it has none.
        horde: Width of a Horde; 0 where it forms none.
        support: Supporting Attacks of a model.
        size: `small`, `medium` or `large`.
        mounted: Whether its models are mounted, not on foot.
    """

    kind: str
    full: int
    horde: int
    support: int
    size: str
    mounted: bool


@procedure(source="L255-269; R L691-703", actors=(), beyond=beyond("troop-types", "draft"))
def troop_type(
    _dice: Dice,
    *,
    unit: One = None,
    kind: Annotated[str | None, Choice(TYPES)] = None,
) -> TroopFound:
    """Look up a troop type [L255-269; R L691-703].

    Args:
        unit: A unit of that type.
        kind: The type, where no unit has it.

    Raises:
        Refusal: `missing-option` without a type.
    """
    found = kind if kind is not None or unit is None else type_of(unit.rules)
    if found is None:
        raise Refusal("missing-option", option="kind", absent="kind")
    full, horde, support, size, mounted = (
        TROOP_TYPES.cell(TYPES.index(found) + 1, column) for column in range(1, 6)
    )
    return TroopFound(found, int(full), int(horde), int(support), str(size), mounted == "mounted")
