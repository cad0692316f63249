"""The battlefield, its zones and objectives [L507-570]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Choice, Decimal, Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.die import D3
from rulesets.dice.handle import Dice
from rulesets.t9a.ground.template import random_direction
from rulesets.t9a.unit.house import FlankZones, StandardsNamed
from rulesets.t9a.unit.options import FARTHEST, INCH, Length, One, YesNo

_FACES: Final = tuple(frozenset({face}) for face in range(1, 7))
_ROLES: Final = ("attacker", "defender")
_NEAR, _FAR = 9, 15
_STANDARDS: Final = 3
_IN_TURN: Final = {True: 2, False: 1}
"""Standards that each side names of three in all, by whether it begins twice."""
_FROM_ZONE, _APART = 12, 24
NAMED: Final = "standard-named"
"""The status of a unit whose standard the enemy is to capture."""


@dataclass(frozen=True, slots=True)
class Battlefield:
    """Pieces on the battlefield beside a hill and a forest.

    Attributes:
        building: The first piece is a building; impassable terrain if not.
        pieces: Pieces beside the first three.
        hills: Hills among them, and so on.
    """

    building: bool
    pieces: int
    hills: int = detail()
    forests: int = detail()
    fields: int = detail()
    waters: int = detail()
    walls: int = detail()
    ruins: int = detail()


@dataclass(frozen=True, slots=True)
class Piece:
    """The position of a piece of terrain.

    Attributes:
        section: The section at whose centre it begins, counted among those still free.
        inches: How far it moves from there.
        throws: How often the direction was thrown before an arrow showed.
        bearing: Degrees clockwise from the top of the table, unless real dice show the way.
    """

    section: int
    inches: int
    throws: int | None = detail()
    bearing: int | None = detail()


@dataclass(frozen=True, slots=True)
class Zone:
    """The edge of a zone.

    Attributes:
        inches: From the centre line; units stand farther than that.
        outer: In one of the two quarters by the short edges.
        otherwise: What the other text has it be: the French one, or its English original.
        by: Whose text was followed.
    """

    inches: int
    outer: bool
    otherwise: int
    by: str


@dataclass(frozen=True, slots=True)
class Standards:
    """The number of standards that a player names."""

    named: int


@dataclass(frozen=True, slots=True)
class Marker:
    """A marker's position, allowed or not."""

    legal: bool


@dataclass(frozen=True, slots=True)
class ZoneChoice:
    """The right of the roller to choose his zone."""

    chooses: bool


@procedure(source="L507-521")
def battlefield_generation(dice: Dice, *, small: YesNo = False) -> Battlefield:
    """Roll what stands on the battlefield [L507-521].

    Args:
        dice: 2D3 pieces, or 1D3 on a small table; whether the first is a building; one for each.
        small: The table is 36 by 48 inches.
    """
    more = dice.sum(1 if small else 2, "terrain-pieces", die=D3)
    building = dice.check(4, "terrain-first")
    counts = dice.split(more, _FACES, "terrain-types")
    return Battlefield(building, more, *counts)


@procedure(source="L512-519", command="terrain", variant="place")
def terrain_placement(dice: Dice, *, sections: Annotated[int, Whole(1, 6)] = 6) -> Piece:
    """Draw the section of a piece of terrain, and move it 2D6 inches at random [L512-519].

    A section holds one piece; pieces lie 6 inches apart in the end, moved as little as possible, or
    are taken away.

    Args:
        dice: The section; the distance; the direction.
        sections: Sections that are still free, numbered from the corner nearest to who rolls.
    """
    section = dice.designate(sections, "terrain-section")
    inches = dice.sum(2, "terrain-distance")
    way = random_direction(dice)
    return Piece(section, inches, way.rolls, way.bearing)


@procedure(source="L568-570")
def zone_choice(dice: Dice) -> ZoneChoice:
    """Roll for the choice of zones: on 4 or more the roller chooses [L568-570]."""
    return ZoneChoice(dice.check(4, "zone-choice"))


@procedure(source="L537")
def flank_zone(
    _dice: Dice,
    *,
    role: Annotated[str, Choice(_ROLES)] = "attacker",
    from_edge: Length,
    length: Annotated[float, Decimal(24, FARTHEST, INCH)] = 72.0,
    flank_zones: FlankZones = "original",
) -> Zone:
    """Tell how far from the centre line units stand in a Flank Attack [L537].

    Args:
        role: Attacker or defender.
        from_edge: Inches from the nearest short edge.
        length: Inches of the long edge.
        flank_zones: Whose text: the attacker is near the line by the short edges in the original,
            in the centre in the French one.
    """
    outer = min(from_edge, length - from_edge) <= length / 4
    near = (outer == (flank_zones == "original")) == (role == "attacker")
    inches, otherwise = (_NEAR, _FAR) if near else (_FAR, _NEAR)
    return Zone(inches, outer, otherwise, flank_zones)


@procedure(source="L556-560")
def designate_standards(
    _dice: Dice,
    *,
    bearers: Annotated[int, Whole(0, 60)],
    barred: Annotated[int, Whole(0, 60)] = 0,
    first: YesNo = True,
    standards_named: StandardsNamed = "original",
) -> Standards:
    """Tell how many standards are named for Capture the Standards [L556-560].

    Args:
        bearers: Standard bearers of the enemy, those in ambush too.
        barred: Among them Battle Standard Bearers and those of Light Troops.
        first: Whether this player finished deploying first, and so begins.
        standards_named: Three for each player, or three in all, named in turn.
    """
    most = _STANDARDS if standards_named == "original" else _IN_TURN[first]
    return Standards(min(most, max(0, bearers - barred)))


@dataclass(frozen=True, slots=True)
class NamedStandard:
    """A standard bearer that is named as a target.

    Attributes:
        named: Whether he is.
        reason: Why he may not be: `battle-standard`, `light-troops`, `no-standard`, `already`.
    """

    named: bool
    reason: Literal["battle-standard", "light-troops", "no-standard", "already"] | None = None


def named_effects(_arguments: Arguments, result: NamedStandard) -> tuple[Effect, ...]:
    """Note the targets until the battle ends."""
    return (StatusSet("target", NAMED, "battle"),) if result.named else ()


@procedure(
    source="L556-560",
    command="objective",
    variant="name-standard",
    effects=named_effects,
    actors=(),
)
def name_standard(
    _dice: Dice,
    *,
    target: One = None,
    already: Annotated[bool, Flag(), Fill("target", f"status:{NAMED}")] = False,
    rules: Annotated[
        SpecialRules, Rules(("standard", "bsb", "light-troops")), Fill("target", "rules")
    ] = NO_RULES,
) -> NamedStandard:
    """Name an enemy standard bearer for Capture the Standards [L556-560].

    Args:
        target: His unit, on the table or in ambush.
        already: He is named already.
        rules: What his unit has.
    """
    bars: tuple[
        tuple[Literal["battle-standard", "light-troops", "no-standard", "already"], bool], ...
    ]
    bears = "standard" in rules
    bars = (
        ("already", already),
        ("battle-standard", "bsb" in rules and not bears),
        ("no-standard", target is not None and not bears),
        ("light-troops", "light-troops" in rules),
    )
    why = next((reason for reason, holds in bars if holds), None)
    return NamedStandard(why is None, why)


@procedure(source="L562-564")
def place_target(
    _dice: Dice,
    *,
    from_zone: Length,
    apart: Length = float(FARTHEST),
) -> Marker:
    """Tell whether a marker of Secure the Target may lie there [L562-564].

    Args:
        from_zone: Inches to the zone of who places it.
        apart: Inches to the other marker, once that lies.
    """
    return Marker(from_zone > _FROM_ZONE and apart > _APART)
