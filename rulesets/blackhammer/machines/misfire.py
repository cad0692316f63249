"""Misfires of war machines [L2546-2564]."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from rulesets.blackhammer.unit.options import One
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.table import Table, load_table
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Destroyed, Effect, StatusSet, WoundsLost
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

MISFIRES: Final[Table] = load_table(files("rulesets.blackhammer") / "data" / "machine-misfire.toml")


@dataclass(frozen=True, slots=True)
class MachineMisfire:
    """A misfire.

    Attributes:
        row: Row of the table, `machine-misfire-problem`; its text is `table-<row>`.
        destroyed: The machine is gone, blown up or by its last wound.
        wounds_lost: Wounds it loses, without any save.
        turns: Its turns without a shot, this one among them; 0 for a machine that is gone.
        total: The die.
    """

    row: str
    destroyed: bool = False
    wounds_lost: int = 0
    turns: int = 0
    total: int | None = detail()


def misfire_effects(_arguments: Arguments, result: MachineMisfire) -> tuple[Effect, ...]:
    """Remove the machine, or wound it and keep it from shooting this turn and the next."""
    if result.destroyed and not result.wounds_lost:
        return (Destroyed("unit"),)
    if result.destroyed:
        return (WoundsLost("unit", result.wounds_lost), Destroyed("unit"))
    if result.turns == 1:
        return (StatusSet("unit", "shot", "turn"),)
    return (
        WoundsLost("unit", result.wounds_lost),
        StatusSet("unit", "out-of-action", "own-turn-end"),
    )


@procedure(
    source="L2546-2564",
    command="warmachine",
    variant="misfire-table",
    effects=misfire_effects,
    phases=("shooting",),
)
def war_machine_misfire(dice: Dice, *, unit: One = None) -> MachineMisfire:
    """Roll on the table of misfires for a machine [L2546-2564].

    Args:
        dice: One D6.
        unit: The machine; a wound takes the last of its wounds where it is known.

    Raises:
        Refusal: `unit-destroyed` for a machine that is gone already.
    """
    if unit is not None and unit.models < 1:
        raise Refusal("unit-destroyed", unit=unit.name)
    total, row = MISFIRES.roll(dice, "machine-misfire")
    name = f"{MISFIRES.id}-{row.id}"
    if row.id == "destruction":
        return MachineMisfire(name, destroyed=True, total=total)
    if row.id == "minor":
        return MachineMisfire(name, turns=1, total=total)
    last = unit is not None and _wounds_left(unit) <= 1
    return MachineMisfire(name, last, 1, 0 if last else 2, total)


def _wounds_left(unit: Unit) -> int:
    """Return the wounds a machine can still lose; one whose wounds nobody gave is not lost yet."""
    return unit.wounds_left() if unit.find("w") is not None else 2
