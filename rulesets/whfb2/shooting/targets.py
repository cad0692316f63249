"""Targets that shots may be aimed at, and those they strike in a melee [L1417-1425, L2830-2877]."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Final, Literal, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.table import Table, load_table
from rulesets.core.declaring.parameter import Choice, Flag, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.core.ids.composed import as_status
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.shooting import options
from rulesets.whfb2.shooting.weapon import weapon_named
from rulesets.whfb2.unit import readings
from rulesets.whfb2.unit.options import One, YesNo

MELEE_TARGET: Final[Table] = load_table(files("rulesets.whfb2") / "data" / "melee-target.toml")
_ENOUGH: Final = 5
"""Ordinary figures that cover a character [L2834-2849]."""
NEAR: Final = 12.5
"""Centimetres within which a unit covers him at a distance [L2842]."""


_CARRIER: Final = "chariot"
"""The rule of those on whom others ride: who stands on them is struck as the crew is [L4038]."""
Cover: TypeAlias = Literal["unit", "half-range", "large", "mounted", "duel", "open"]


@dataclass(frozen=True, slots=True)
class MeleeTarget:
    """The target struck by a shot into a melee.

    Attributes:
        struck: `enemy` or `friends`.
        place: Which of that side's units, from 1.
    """

    struck: Literal["enemy", "friends"]
    place: int = 1


@procedure(source="L1417-1425", command="shoot", variant="into-melee", phases=("shooting",))
def shoot_into_melee(
    dice: Dice,
    *,
    enemies: Annotated[int, Whole(1, 5)] = 1,
    allies: Annotated[int, Whole(1, 5)] = 1,
) -> MeleeTarget:
    """Draw which unit of a melee a shot strikes, where the referee allows one [L1417-1425].

    Of two units the enemy's is struck on 1-3. Of more the text leaves the method to the table: one
    of them is drawn, each as likely, the enemy's counted first.

    Raises:
        Refusal: `too-many-candidates` for more than six units.
    """
    if enemies == allies == 1:
        _, row = MELEE_TARGET.roll(dice, "melee-target")
        return MeleeTarget("enemy" if row.id == "enemy" else "friends")
    drawn = dice.designate(enemies + allies, "melee-target")
    if drawn <= enemies:
        return MeleeTarget("enemy", drawn)
    return MeleeTarget("friends", drawn - enemies)


@dataclass(frozen=True, slots=True)
class CharacterCover:
    """The cover of a character against shots.

    Attributes:
        allowed: Whether he may.
        cover: Why: `unit` that he is in contact with covers him; `half-range` is the limit near
            one; `large` and `mounted` are not covered; `duel` of characters; `open` ground.
        limit: Centimetres within which he may be shot at, where there is a limit and it is known.
    """

    allowed: bool
    cover: Cover
    limit: float | None = None


def _cover(
    *,
    near: str,
    ordinary: int,
    every: int,
    by_size: Literal["large", "mounted"] | None,
    by_character: bool,
    few_ordinary: str,
) -> Cover:
    """Return what covers a character from shots, or why nothing does [L2830-2862]."""
    if by_size is not None:
        return by_size
    covered = ordinary >= _ENOUGH
    if near == "contact" and covered:
        return "unit"
    if near == "far-off" or (near == "near" and not covered) or not every:
        return "open"
    if few_ordinary == "no-cover" and not covered and every >= _ENOUGH:
        return "open"
    return "duel" if by_character else "half-range"


def _by_size(
    *, large: bool, rider: bool, unit_large: bool, unit_mounted: bool
) -> Literal["large", "mounted"] | None:
    """Return why troops cover no character of such a size, None where they may."""
    if large and not unit_large:
        return "large"
    return "mounted" if rider and not unit_mounted and not unit_large else None


def cover_of(target: Unit, *, by_character: bool, few_ordinary: str) -> Cover:
    """Return what the unit that a character joined is to him, as shots go [L2830-2862].

    Args:
        target: The character; without a unit he stands in the open.
        by_character: Whether a character aims at him.
        few_ordinary: House rule: what five figures or more cover of which fewer are ordinary.
    """
    host = target.host
    if host is None or _CARRIER in host.rules:
        return "open"
    figures = sum(member.models for member in host.body.members)
    if not host.body.includes(target.name):
        figures += target.models
    by_size = _by_size(
        large="large" in target.rules,
        rider="mounted" in target.rules,
        unit_large="large" in host.rules,
        unit_mounted="mounted" in host.rules,
    )
    return _cover(
        near="contact",
        ordinary=host.models,
        every=figures,
        by_size=by_size,
        by_character=by_character,
        few_ordinary=few_ordinary,
    )


@procedure(source="L2830-2862")
def character_target(
    _dice: Dice,
    *,
    unit: One = None,
    target: One = None,
    near: Annotated[str | None, Choice(("contact", "near", "far-off"))] = None,
    ordinary: Annotated[int | None, Whole(0, 500)] = None,
    size: Annotated[int | None, Whole(0, 500)] = None,
    distance: options.Distance = None,
    weapon: options.Weapon = None,
    large: YesNo = False,
    unit_large: YesNo = False,
    rider: Annotated[bool, Flag()] = False,
    unit_mounted: Annotated[bool, Flag()] = False,
    by_character: Annotated[bool, Flag()] = False,
    rules: options.ShooterRules = NO_RULES,
    few_ordinary: readings.FewOrdinary = "half-range",
) -> CharacterCover:
    """Tell whether shots may be aimed at a character beside a unit [L2830-2862].

    In contact with a unit of five ordinary figures or more he may not. Within 12.5 cm of such a
    unit, or in contact with a smaller one, only from half the weapon's range or nearer, unless by
    another character. Large characters are covered by large figures alone, mounted ones not by
    troops on foot that are not large.

    Args:
        unit: Who shoots.
        target: The character; where he is in a unit, the table knows what covers him.
        near: Where he stands to the unit: in contact, within 12.5 cm, or farther.
        ordinary: Its soldiers, leader, standard bearer and musician; no champion, hero or wizard.
        size: All its figures, where others are among them.
        distance: Centimetres from the shooter.
        weapon: The weapon that shoots.
        large: He is above 3 m.
        unit_large: The unit's figures are.
        rider: He is mounted.
        unit_mounted: The unit's figures are.
        by_character: A character shoots.
        rules: Of the shooters: their weapon, whether they ride, whether it burns.
        few_ordinary: House rule: what five figures or more cover of which fewer are ordinary.

    Raises:
        Refusal: `missing-option` where nobody tells of the unit, `weapon-unknown` where half a
            range is asked for.
    """
    if target is not None and near is None and ordinary is None:
        cover = cover_of(target, by_character=by_character, few_ordinary=few_ordinary)
    elif ordinary is None and near != "far-off":
        raise Refusal("missing-option", option="ordinary" if near or target else "target")
    else:
        cover = _cover(
            near=near or "contact",
            ordinary=ordinary or 0,
            every=(ordinary or 0) if size is None else size,
            by_size=_by_size(
                large=large, rider=rider, unit_large=unit_large, unit_mounted=unit_mounted
            ),
            by_character=by_character,
            few_ordinary=few_ordinary,
        )
    if cover != "half-range":
        return CharacterCover(cover != "unit", cover)
    limit = weapon_named(weapon, rules, unit).reach / 2
    return CharacterCover(distance is None or distance <= limit, "half-range", limit)


def height_of(unit: Unit | None, stated: str | None) -> str | None:
    """Return how high a unit is: as stated, else as noted on it."""
    if stated is not None or unit is None:
        return stated
    return next(
        (altitude for altitude in options.ALTITUDES if unit.has(as_status(f"{altitude}-altitude"))),
        None,
    )
