"""Terrain features that stand on the battlefield under a name [L1217, L1248-1304, L2662-2728]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rulesets.aos4.ground.features import FEATURES, KINDS, SIZES, feature_of, type_of
from rulesets.aos4.unit.options import YesNo
from rulesets.core.battlefield.landmark import Landmark
from rulesets.core.declaring.parameter import Choice, Landmarks, Text
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, GroundTaken, LandmarkPlaced, LandmarkRemoved
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

IMPASSABLE = "impassable"
"""The trait of a feature that players made so; no type has it by itself [L1225]."""

Kind = Annotated[Landmark, Landmarks(KINDS)]
Standing = Annotated[Landmark, Landmarks(KINDS)]


@dataclass(frozen=True, slots=True)
class Placed:
    """A terrain feature set up under its name.

    Attributes:
        name: What players call it.
        type: What it is.
        cover: Whether it gives Cover.
        obscuring: Whether it hides who is behind it.
        unstable: Whether nobody stays on its higher parts.
        power: Whether heroes may activate it.
        impassable: Whether players made it Impassable.
    """

    name: str
    type: str
    cover: bool
    obscuring: bool
    unstable: bool
    power: bool
    impassable: bool


def set_up_effects(arguments: Arguments, result: Placed) -> tuple[Effect, ...]:
    """Note the feature on the battlefield."""
    size = arguments["footprint"]
    traits = (*((size,) if size else ()), *((IMPASSABLE,) if result.impassable else ()))
    return (LandmarkPlaced(result.name, arguments["terrain"].kind, traits),)


@procedure(
    source="L1217, L1248-1304, L2662-2728",
    command="terrain",
    variant="set-up",
    effects=set_up_effects,
    at_large=True,
)
def set_up_terrain(
    _dice: Dice,
    *,
    terrain: Kind,
    name: Annotated[str, Text(40)] = "",
    footprint: Annotated[str | None, Choice(SIZES)] = None,
    impassable: YesNo = False,
) -> Placed:
    """Set up a terrain feature of the list, or one of a type, under a name [L1217, L1248-1304].

    From then on its abilities apply wherever that name is given as the terrain.

    Args:
        terrain: The feature by its name in the list, or its type.
        name: What players call it; its name in the list where nothing stands here.
        footprint: Its size, of those that the list leaves open [L1252].
        impassable: Players made it Impassable.

    Raises:
        Refusal: `terrain-footprint` for a size that the list does not give it.
    """
    listed = FEATURES.get(terrain.kind)
    if footprint is not None and listed is not None:
        least, most = (SIZES.index(size) for size in listed.sizes)
        if not least <= SIZES.index(footprint) <= most:
            largest = "only" if most == least else listed.sizes[1]
            raise Refusal("terrain-footprint", smallest=listed.sizes[0], largest=largest)
    does = feature_of(terrain)
    called = name or terrain.kind
    held = (does.cover, does.obscuring, does.unstable, does.power, impassable)
    return Placed(called, does.type, *held)


@dataclass(frozen=True, slots=True)
class Removed:
    """A terrain feature that no longer stands there."""

    name: str


def remove_effects(_arguments: Arguments, result: Removed) -> tuple[Effect, ...]:
    """Note that the feature is gone, and that nobody controls it."""
    return (LandmarkRemoved(result.name), GroundTaken(result.name, None))


@procedure(
    source="L1296", command="terrain", variant="remove", effects=remove_effects, at_large=True
)
def remove_terrain(
    _dice: Dice,
    *,
    terrain: Standing,
) -> Removed:
    """Take a terrain feature off the battlefield, as faction terrain that was destroyed [L1296].

    Raises:
        Refusal: `terrain-not-there` for what stands under no name.
    """
    if terrain.name is None:
        raise Refusal("terrain-not-there")
    return Removed(terrain.name)


Sheltered = Annotated[Landmark | None, Landmarks(KINDS)]
"""The feature that a unit is behind or wholly on, where it is [L1213-1217]."""


def shelter_of(terrain: Landmark | None) -> tuple[Literal["in-cover", "obscured"], ...]:
    """Return the protection of a unit behind or wholly on a feature [L1219-1227]."""
    if terrain is None:
        return ()
    does = type_of(feature_of(terrain).type)
    cover: tuple[Literal["in-cover"], ...] = ("in-cover",) if does.cover else ()
    return (*cover, "obscured") if does.obscuring else cover
