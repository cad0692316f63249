"""Before the first turn: the sides of the table, special deployments, the first player."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from rulesets.blackhammer.unit import offers
from rulesets.blackhammer.unit.options import One, Paces, YesNo
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Fill, Rules, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.core.ids.composed import as_rules
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

SIDES: Final = ("side-one", "side-two")
STRATEGISTS: Final = ("none", *SIDES, "both")
ORDER: Final = ("armies", "master-strategist", "scouts", "concealed", "tunnels", "vanguard")
"""The order of deployment, special rules after the armies themselves [L2854]."""
ABILITIES: Final = (*ORDER[1:], "attached")
RULE_OF: Final[Mapping[str, RuleId]] = {
    "attached": "attached-unit",
    "scouts": "scouts",
    "concealed": "hidden",
    "tunnels": "tunnels",
    "vanguard": "vanguard",
}
"""The rule of units that deploy so; a Master strategist's is his General's [L2858-2880]."""
_APART: Final = 10
"""Paces that Scouts and a Vanguard stay farther than from any enemy [L2862, L2880]."""
_NEAR: Final = 3
"""Paces from its parent unit within which an attached one deploys [L2858]."""
_GAP: Final = 12
"""Paces from the middle line beyond which armies deploy [L368]."""
_CENTIMETRES: Final = 2.5
"""Centimetres of a pace [L90]."""

Strategist: TypeAlias = Annotated[str, Choice(STRATEGISTS)]


@dataclass(frozen=True, slots=True)
class RollOffWon:
    """The winner of a roll of one die a side, ties rolled again: `side-one` or `side-two`."""

    winner: str
    loser: str


def _rolled(dice: Dice, first: int, second: int) -> RollOffWon:
    won = dice.roll_off((first, second), "side-roll")
    return RollOffWon(SIDES[won], SIDES[1 - won])


def _bonus(strategist: str, side: str) -> int:
    """Return what a General who is a Master strategist adds for his side [L2860]."""
    return int(strategist in (side, "both"))


@procedure(source="L364-372", actors=())
def choose_side(dice: Dice) -> RollOffWon:
    """Roll for the sides of the table: the winner picks one, the loser says who deploys first.

    A tie is rolled again, as when rolling for the first turn. [L364, L372]
    """
    return _rolled(dice, 0, 0)


@procedure(source="L2852-2860", actors=())
def special_deploy_rolloff(
    dice: Dice,
    *,
    ability: Annotated[str, Choice(ORDER[1:])],
    strategist: Strategist = "none",
) -> RollOffWon:
    """Roll where both sides have the same special deployment [L2854-2860].

    The winner chooses who uses it first; then the sides go on unit by unit. Ties are rolled again.

    Args:
        dice: One die a side.
        ability: What both have.
        strategist: Whose General is a Master strategist: +1.
    """
    dice.tell("deployed-in-order", ability=ability, place=ORDER.index(ability) + 1)
    return _rolled(dice, _bonus(strategist, SIDES[0]), _bonus(strategist, SIDES[1]))


@procedure(source="L378, L2860", actors=(), offering=offers.WHO_STARTS)
def who_starts(
    dice: Dice,
    *,
    deployed_first: Annotated[str, Choice(SIDES)],
    strategist: Strategist = "none",
) -> RollOffWon:
    """Roll for the first turn: the winner chooses to go first or second [L378, L2860].

    Args:
        dice: One die a side; ties are rolled again.
        deployed_first: Who finished deploying first, Scouts and what a Master strategist held back
            left out: +1.
        strategist: Whose General is a Master strategist: +1.
    """
    first, second = (int(deployed_first == side) + _bonus(strategist, side) for side in SIDES)
    return _rolled(dice, first, second)


@dataclass(frozen=True, slots=True)
class SpecialDeployment:
    """A special deployment of a unit, allowed or not.

    Attributes:
        allowed: Whether it may.
        reason: Why not: `characters`, `too-near`, `seen`, `outside-zone`, `too-far`, `character`;
            None where it may.
        place: Its place in the order of deployment, from 1.
    """

    allowed: bool
    reason: str | None
    place: int


@procedure(source="L2852-2880")
def special_deployment(
    _dice: Dice,
    *,
    unit: One = None,
    ability: Annotated[str | None, Choice(ABILITIES)] = None,
    distance: Paces = None,
    seen: YesNo = False,
    own_zone: YesNo = True,
    characters_lack: YesNo = False,
    is_character: YesNo = False,
    rules: Annotated[
        SpecialRules, Rules((*RULE_OF.values(), "character")), Fill("unit", "rules")
    ] = NO_RULES,
) -> SpecialDeployment:
    """Say whether a unit may use a special deployment where its player wants it [L2852-2880].

    Args:
        unit: Which unit it is.
        ability: The rule: `attached` units come with their parent, the others in their order; the
            first that the unit has when not told.
        distance: Paces to the nearest enemy; to the parent unit for an attached one.
        seen: Whether an enemy sees it there, for Scouts.
        own_zone: Whether it is wholly in its own deployment zone.
        characters_lack: Whether a character with it lacks the rule.
        is_character: Whether it is a character itself, for a Master strategist.
        rules: The unit's special rules.

    Raises:
        Refusal: `no-special-deployment` where no rule is told, and the unit has none.
    """
    ability = ability or next((name for name, rule in RULE_OF.items() if rule in rules), None)
    if ability is None:
        raise Refusal("no-special-deployment", unit=None if unit is None else unit.name)
    characters_lack = characters_lack or _lacking(unit, ability)
    is_character = is_character or "character" in rules
    position = ORDER.index(ability) + 1 if ability in ORDER else 1
    reason = _barred(ability, distance, seen=seen, own_zone=own_zone)
    if characters_lack and ability not in ("master-strategist", "attached"):
        reason = "characters"
    elif ability == "master-strategist" and is_character:
        reason = "character"
    return SpecialDeployment(reason is None, reason, position)


def _barred(ability: str, distance: float | None, *, seen: bool, own_zone: bool) -> str | None:
    """Return why a unit may not stand where its player wants it, None where it may."""
    if ability == "attached":
        return "too-far" if distance is not None and distance > _NEAR else None
    if ability not in ("scouts", "vanguard"):
        return None
    if ability == "vanguard" and not own_zone:
        return "outside-zone"
    if distance is not None and distance <= _APART:
        return "too-near"
    return "seen" if ability == "scouts" and seen and not own_zone else None


def _lacking(unit: Unit | None, ability: str) -> bool:
    """Return whether a character with a unit lacks the rule it would deploy by [L2856]."""
    # Scouts have the Vanguard's rule as well [L2862].
    wanted = as_rules(RULE_OF.get(ability))
    enough: tuple[RuleId, ...] = ("vanguard", "scouts") if ability == "vanguard" else wanted
    return any(
        not companion.rules.only(enough).items
        for companion in (() if unit is None or not wanted else unit.body.joined)
    )


@dataclass(frozen=True, slots=True)
class DeploymentZone:
    """The zones where each side may deploy, and the gap between them, in paces."""

    depth: float
    between: int


@procedure(source="L368-370")
def deployment_zone(
    _dice: Dice,
    *,
    table_width: Annotated[int, Whole(60, 600, "cm")] = 120,
) -> DeploymentZone:
    """Give the depth of the deployment zones [L368-370].

    Args:
        table_width: Width of the table between the players' edges, in centimetres.

    Raises:
        Refusal: `table-too-narrow`.
    """
    depth = table_width / _CENTIMETRES / 2 - _GAP
    if depth <= 0:
        raise Refusal("table-too-narrow", width=table_width)
    return DeploymentZone(round(depth, 1), 2 * _GAP)
