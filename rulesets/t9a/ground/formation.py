"""Ranks of a unit [L131-143]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.t9a.harm.distribution import troop_type
from rulesets.t9a.unit.charts import TROOP_TYPES
from rulesets.t9a.unit.house import Played
from rulesets.t9a.unit.options import One
from rulesets.t9a.unit.vocabulary import TYPES

_FULL, _HORDE = 5, 10
_MONSTROUS_HORDE: Final = 6
NARROW: Final = {
    kind: width
    for row, kind in enumerate(TYPES, 1)
    if 0 < (width := int(TROOP_TYPES.cell(row, 1))) < _FULL
}
"""Models in a full rank of the types whose chapter the text lacks [R L691-703]."""


@dataclass(frozen=True, slots=True)
class Ranks:
    """The ranks of a unit.

    Attributes:
        full: Full ranks.
        rear: Models in a rear rank that is shorter than the others.
        horde: Whether it is a horde.
    """

    full: int
    rear: int
    horde: bool


def _type(rules: SpecialRules) -> str | None:
    return next((kind for kind in NARROW if rules.holds(kind)), None)


def ranks_rest(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what the count rests on: the text does not say how wide some types stand."""
    joined = arguments["replaced"] or standing_in_ranks(arguments["unit"])
    return ("draft",) if joined or _type(arguments["rules"]) is not None else ()


@procedure(
    source="L131-143; R L691-703",
    beyond=Beyond("troop-types", ("draft",), switch="beyond", rests=ranks_rest),
)
def full_rank(
    _dice: Dice,
    *,
    unit: One = None,
    models: Annotated[int, Whole(1, 500), Fill("unit", "models")],
    files: Annotated[int, Whole(1, 60), Fill("unit", "files")],
    replaced: Annotated[int | None, Whole(0, 40)] = None,
    monstrous: Annotated[bool, Flag()] = False,
    rules: Annotated[
        SpecialRules, Rules((*NARROW, "monstrous-ranks")), Fill("unit", "rules")
    ] = NO_RULES,
    beyond: Played = "on",
) -> Ranks:
    """Count the full ranks of a unit, and tell whether it is a horde [L137-143].

    Args:
        unit: The unit.
        models: Its models.
        files: The width of its front rank.
        replaced: Models that Characters with matching bases stand for; one for each of its troop
            type when not told.
        monstrous: It has Monstrous Ranks.
        rules: Its type, and Monstrous Ranks.
        beyond: Whether types that the text leaves to a later chapter count by other versions.
    """
    if beyond != "on":
        return ranks_of(models, files, rules.without(NARROW), monstrous=monstrous)
    joined = standing_in_ranks(unit) if replaced is None else replaced
    return ranks_of(models + joined, files, rules, monstrous=monstrous)


def standing_in_ranks(unit: Unit | None) -> int:
    """Return how many Characters count in the ranks of their unit: those of its troop type.

    Their bases match; mismatching ones stand at its side [R L849-851].
    """
    if unit is None:
        return 0
    kind = troop_type(unit.rules)
    found = (companion for companion in unit.body.joined if companion.models)
    return sum(kind in (None, troop_type(companion.rules) or kind) for companion in found)


def ranks_of(models: int, files: int, rules: SpecialRules, *, monstrous: bool = False) -> Ranks:
    """Return the ranks of so many models on so wide a front."""
    kind = _type(rules)
    full = _FULL if kind is None else NARROW[kind]
    whole, rear = divmod(models, files)
    count = (whole if files >= full else 0) + int(rear >= full)
    narrow = monstrous or "monstrous-ranks" in rules or full < _FULL
    return Ranks(count, rear, files >= (_MONSTROUS_HORDE if narrow else _HORDE))
