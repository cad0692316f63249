"""Actions of a unit in its situation: the summary that the book prints [L2158-2220]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.table import Chart, load_chart
from rulesets.core.declaring.parameter import Choice, Units
from rulesets.core.declaring.procedure import collected, procedure
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

ACTIONS: Final[Chart] = load_chart(files("rulesets.blackhammer") / "data" / "unit-actions.toml")
SITUATIONS: Final[tuple[StatusId, ...]] = (
    "rallied",
    "failed-charge",
    "stupid",
    "engaged",
    "fleeing",
    "immobilised",
)
"""The rows of the chart; who failed a test of Fear or Terror stands like who rallied."""
_AFRAID: Final[tuple[StatusId, ...]] = ("failed-fear", "failed-terror")
_LIKE: Final[Mapping[str, str]] = dict.fromkeys(_AFRAID, "rallied")
_ORDER: Final = ("no", "not-this-phase", "always", "yes")
"""Answers in order; the strictest comes first."""


@dataclass(frozen=True, slots=True)
class Actions:
    """Actions that a unit may take.

    Attributes:
        move: Move of its own will: `yes`, `no`, or `not-this-phase`.
        shoot: Shoot.
        flee_charge: Flee a charge: `yes`, `no`, or `always` where it must.
        act: Cast, dispel, use an item, a power or a supernatural weapon.
        joined: Be joined by a character.
        situations: How many rows of the summary apply to it.
    """

    move: str
    shoot: bool
    flee_charge: str
    act: bool
    joined: bool
    situations: int


@procedure(source="L2158-2220")
def action_table(
    dice: Dice,
    *,
    unit: Annotated[Unit | None, Units()] = None,
    unit_situation: Annotated[str | None, Choice((*SITUATIONS, *_AFRAID))] = None,
) -> Actions:
    """Say what a unit may do [L2158-2220].

    Where several situations apply, each bars what it bars.

    Args:
        dice: Not rolled; the situations found are told.
        unit: The unit: its statuses say how it stands.
        unit_situation: How it stands, where no unit is named.

    Raises:
        Refusal: `missing-option` without either.
    """
    if unit_situation is None and unit is None:
        raise Refusal("missing-option", option="unit_situation")
    stated = set() if unit_situation is None else {_LIKE.get(unit_situation, unit_situation)}
    found = stated or _found(unit)
    rows = [number for number, situation in enumerate(SITUATIONS, 1) if situation in found]
    for row in rows:
        dice.tell("acts-as", situation=SITUATIONS[row - 1])
    move, shoot, flee, act, joined = (
        min(
            (str(ACTIONS.cell(row, column)) for row in rows),
            key=_ORDER.index,
            default="yes",
        )
        for column in range(1, 6)
    )
    if "fleeing" in found:
        flee = "always"
    return Actions(move, shoot == "yes", flee, act == "yes", joined == "yes", len(rows))


def _found(unit: Unit | None) -> set[str]:
    """Return the rows that the statuses of a unit lead to."""
    if unit is None:
        return set()
    names: list[str] = [status for status in (*SITUATIONS, *_AFRAID) if unit.has(status)]
    return {_LIKE.get(name, name) for name in names}


PROCEDURES: Final = collected(
    action_table,
)
CHARTS: Final = (ACTIONS,)
