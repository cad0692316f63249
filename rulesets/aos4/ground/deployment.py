"""Setting up units, faction terrain and reinforcements [L350-406, L1779-1797, L2061-2119]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from rulesets.aos4.unit.options import YesNo
from rulesets.core.declaring.parameter import Choice, Decimal, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice

Gap = Annotated[float | None, Decimal(0, 120, "inches")]
PLACED = (
    "unit",
    "faction-terrain",
    "border-war-terrain",
    "spearhead-unit",
    "spearhead-terrain",
    "reinforcements",
    "returned-models",
)


@dataclass(frozen=True, slots=True)
class Placing:
    """Permission to set something up at a point of the table.

    Attributes:
        reason: `allowed`, or the first thing that stands against it.
    """

    allowed: bool
    reason: Literal[
        "allowed",
        "own-territory",
        "enemy-territory",
        "objective",
        "other-terrain",
        "edge",
        "in-combat",
        "coherency",
    ]


@dataclass(frozen=True, slots=True)
class _Distances:
    """Inches that must be exceeded; `edge_most` is one not to exceed."""

    territory: bool
    enemy_territory: float | None = None
    objective: float | None = None
    terrain: float | None = None
    edge: float | None = None
    edge_most: float | None = None


_BY_KIND = {
    "unit": _Distances(True, enemy_territory=9),
    "faction-terrain": _Distances(True, objective=3, terrain=3),
    "border-war-terrain": _Distances(False, objective=3, terrain=6, edge=3),
    "spearhead-unit": _Distances(True, enemy_territory=6),
    "spearhead-terrain": _Distances(True, enemy_territory=3, objective=0, terrain=6, edge=3),
    "reinforcements": _Distances(True, edge_most=6),
    "returned-models": _Distances(False),
}

_CLEAR: Final = ("reinforcements", "returned-models")
"""Setups that may not bring new units into combat [L847, L2061]."""

_Near: TypeAlias = Literal["enemy-territory", "objective", "other-terrain", "edge"]


@procedure(source="L374, L384, L1795, L2061, L2113, L2119")
def deployment_check(
    _dice: Dice,
    *,
    placed: Annotated[str, Choice(PLACED)] = "unit",
    own_territory: YesNo = True,
    enemy_territory: Gap = None,
    objective_distance: Gap = None,
    terrain_distance: Gap = None,
    edge_distance: Gap = None,
    in_combat: YesNo = False,
    coherent: YesNo = True,
) -> Placing:
    """Tell whether something may be set up there [L374, L384, L1795, L2061, L2113, L2119].

    Args:
        placed: What is set up.
        own_territory: It stands wholly in friendly territory.
        enemy_territory: Inches from enemy territory.
        objective_distance: Inches from the nearest objective, 0 where it covers part of one.
        terrain_distance: Inches from the nearest other terrain feature.
        edge_distance: Inches from the edge of the battlefield; of Spearhead terrain from the
            nearer long edge, of reinforcements to the farthest part of any base.
        in_combat: It would be in combat; returned models, with enemies that their unit was not in
            combat with [L847].
        coherent: All its models stand there, coherent with each other [L563, L853]; of returned
            models, with those that were there before.
    """
    asked = _BY_KIND[placed]
    near: tuple[tuple[_Near, float | None, float | None], ...] = (
        ("enemy-territory", enemy_territory, asked.enemy_territory),
        ("objective", objective_distance, asked.objective),
        ("other-terrain", terrain_distance, asked.terrain),
        ("edge", edge_distance, asked.edge),
    )
    if asked.territory and not own_territory:
        return Placing(False, "own-territory")
    for reason, gap, more in near:
        if gap is not None and more is not None and gap <= more:
            return Placing(False, reason)
    most = asked.edge_most
    if most is not None and edge_distance is not None and edge_distance > most:
        return Placing(False, "edge")
    if in_combat and placed in _CLEAR:
        return Placing(False, "in-combat")
    return Placing(True, "allowed") if coherent else Placing(False, "coherency")


@dataclass(frozen=True, slots=True)
class Battlefield:
    """The size of a battlefield, in inches, and its terrain features."""

    width: int
    length: int
    features: int


_FIELDS = {"spearhead": (22, 30, 4), "1000": (30, 44, 4), "2000": (44, 60, 8)}


@procedure(source="L1779-1783, L1963, L2003", command="table", variant="battlefield")
def battlefield(
    _dice: Dice,
    *,
    size: Annotated[str, Choice(tuple(_FIELDS))],
) -> Battlefield:
    """Look up the battlefield of a battle [L1779-1783, L1963, L2003].

    For other limits of points the text only says to adjust it.
    """
    return Battlefield(*_FIELDS[size])


@dataclass(frozen=True, slots=True)
class Deploys:
    """The side that sets up next; `done` once both have."""

    side: Literal["own", "enemy", "done"]


@procedure(source="L350-406")
def deploys_next(
    _dice: Dice,
    *,
    began: Annotated[str, Choice(("own", "enemy"))],
    last: Annotated[str, Choice(("own", "enemy", "none"))] = "none",
    units_left: Annotated[int, Whole(0, 60)] = 1,
    enemy_units_left: Annotated[int, Whole(0, 60)] = 1,
    regiment_left: YesNo = False,
) -> Deploys:
    """Tell who deploys next: in turns, and whoever has none left lets the other go on [L358-404].

    Args:
        began: Who begins deployment.
        last: Who set up a unit last.
        units_left: Units that one side has still to deploy.
        enemy_units_left: Those of the other.
        regiment_left: The last to deploy is in the middle of a regiment, which is not interrupted.
    """
    left = {"own": units_left, "enemy": enemy_units_left}
    if not any(left.values()):
        return Deploys("done")
    if last == "none":
        turn = began
    elif regiment_left:
        turn = last
    else:
        turn = "enemy" if last == "own" else "own"
    if not left[turn]:
        turn = "enemy" if turn == "own" else "own"
    return Deploys("own" if turn == "own" else "enemy")
