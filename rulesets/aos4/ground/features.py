"""Terrain features by name, and the abilities of each type [L1219-1290, L2662-2728]."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from rulesets.core.battlefield.landmark import Landmark
from rulesets.core.books.table import Chart, Table, load_chart, load_table
from rulesets.core.declaring.parameter import Choice, Decimal
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice

_DATA: Final = files("rulesets.aos4") / "data"
ABILITIES: Final[Chart] = load_chart(_DATA / "terrain-types.toml")
"""Columns: Cover, Obscuring, Unstable, Place of Power."""
PLACE: Final[Table] = load_table(_DATA / "place-of-power.toml")
"""Results for a hero who activates a Place of Power [L1239-1242]."""
TYPES: Final = (
    "obstacle",
    "obscuring-terrain",
    "area-terrain",
    "place-of-power",
    "faction-terrain",
    "spearhead-large",
    "spearhead-small",
)
"""The rows of the chart, in order."""

SIZES: Final = ("small", "medium", "large")
Size: TypeAlias = Literal["small", "medium", "large"]
Type: TypeAlias = Literal[
    "obstacle", "obscuring-terrain", "area-terrain", "place-of-power", "faction-terrain"
]


class Feature(BaseModel):
    """A terrain feature of the list.

    Attributes:
        pieces: Scenery pieces of one, fewest and most.
        sizes: Its smallest and its largest size; players choose before they set it up.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str = Field(pattern=r"^[a-z0-9-]+$")
    source: str = Field(pattern=r"^L\d")
    type: Type
    pieces: tuple[int, int]
    sizes: tuple[Size, Size]


class _FeaturesData(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    features: tuple[Feature, ...]


def load_features(file: Traversable) -> Mapping[str, Feature]:
    """Read and check a terrain list.

    Raises:
        ValueError: a name stands there twice, or a range runs backwards.
    """
    found = _FeaturesData.model_validate(tomllib.loads(file.read_text(encoding="utf-8"))).features
    by_id = {feature.id: feature for feature in found}
    backwards = [
        feature.id
        for feature in found
        if not 1 <= feature.pieces[0] <= feature.pieces[1]
        or SIZES.index(feature.sizes[0]) > SIZES.index(feature.sizes[1])
    ]
    if len(by_id) != len(found) or backwards:
        msg = f"not a terrain list: {backwards or 'a name stands there twice'}"
        raise ValueError(msg)
    return by_id


FEATURES: Final = load_features(_DATA / "terrain.toml")
KINDS: Final = (*TYPES, *FEATURES)
"""Kinds of terrain features: those of a type, and those of the list."""


@dataclass(frozen=True, slots=True)
class TerrainType:
    """The universal abilities of a type of terrain.

    Attributes:
        type: The type.
        cover: Attacks at who is behind or wholly on it have -1 to hit.
        obscuring: Who is behind or wholly on it is no target of shooting.
        unstable: Nobody ends a move or is set up on parts higher than an inch.
        power: Heroes near it may activate it.
    """

    type: str
    cover: bool
    obscuring: bool
    unstable: bool
    power: bool


def type_of(name: str) -> TerrainType:
    """Return the abilities of a type of terrain."""
    row = TYPES.index(name) + 1
    held = [ABILITIES.cell(row, column) != "-" for column in range(1, 5)]
    return TerrainType(name, *held)


def feature_of(terrain: Landmark) -> TerrainType:
    """Return the abilities of a terrain feature by its type, whether of the list or not."""
    listed = FEATURES.get(terrain.kind)
    return type_of(terrain.kind if listed is None else listed.type)


@procedure(source="L1254-1290, L2007-2009", command="table", variant="terrain-type")
def terrain_type(
    _dice: Dice,
    *,
    terrain: Annotated[str, Choice(TYPES)],
) -> TerrainType:
    """Look up the universal abilities of a type of terrain [L1254-1290, L2007-2009].

    Faction terrain has those of its own warscroll. No type is impassable by itself.
    """
    return type_of(terrain)


@dataclass(frozen=True, slots=True)
class TerrainFeature:
    """A terrain feature as the list describes it.

    Attributes:
        type: Its type.
        fewest: Scenery pieces it has at least.
        most: Those it has at most.
        smallest: The smallest size it may have.
        largest: The largest.
        abilities: What its type does.
    """

    type: Type
    fewest: int
    most: int
    smallest: Size
    largest: Size
    abilities: TerrainType


@procedure(source="L2662-2728", command="table", variant="terrain")
def terrain_feature(
    _dice: Dice,
    *,
    feature: Annotated[str, Choice(tuple(FEATURES))],
) -> TerrainFeature:
    """Look up a terrain feature of the list [L2662-2728]."""
    found = FEATURES[feature]
    return TerrainFeature(found.type, *found.pieces, *found.sizes, type_of(found.type))


@dataclass(frozen=True, slots=True)
class Footprint:
    """The size of a terrain feature."""

    size: Size


_SMALL: Final = (7.0, 7.0)
_MEDIUM: Final = (7.0, 12.0)


@procedure(source="L1250-1252, L1304")
def terrain_size(
    _dice: Dice,
    *,
    length: Annotated[float, Decimal(0, 120, "inches")],
    width: Annotated[float, Decimal(0, 120, "inches")],
) -> Footprint:
    """Tell the size of a terrain feature: what rectangle it fits in [L1250-1252].

    Args:
        length: One side of the rectangle around it, all its scenery pieces included [L1304].
        width: The other.
    """
    short, long = sorted((length, width))
    if short <= _SMALL[0] and long <= _SMALL[1]:
        return Footprint("small")
    fits = short <= _MEDIUM[0] and long <= _MEDIUM[1]
    return Footprint("medium" if fits else "large")
