"""Sight and distances on the table, and what follows from them [L270-310, L557-563]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.aos4.unit import demands, offers
from rulesets.aos4.unit.house import Contesting, GuardedHeroes
from rulesets.aos4.unit.options import One, YesNo
from rulesets.aos4.unit.profile import PACKS
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.house import House
from rulesets.core.declaring.parameter import Choice, Decimal, Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect
from rulesets.core.results.link_effect import LinkCleared, LinkSet
from rulesets.dice.handle import Dice

COMBAT_RANGE: Final = 3.0
"""Inches sideways, at any height [L291]."""
_COHERENCY: Final = 0.5
_LARGE: Final = 7
"""Models from which each needs two neighbours [L561]."""
_TRANSPARENT: Final = frozenset({"nothing", "own-unit", "objective", "token"})

Inches = Annotated[float, Decimal(0, 120, "inches")]


@dataclass(frozen=True, slots=True)
class Seen:
    """Visibility: whether a model sees another, and so its unit the other's."""

    visible: bool


@procedure(source="L270-287, L851, L991")
def visibility(
    _dice: Dice,
    *,
    between: Annotated[
        str,
        Choice(
            (
                "nothing",
                "own-unit",
                "friends",
                "enemies",
                "terrain",
                "objective",
                "token",
            )
        ),
    ] = "nothing",
    part_visible: YesNo = False,
) -> Seen:
    """Tell whether a line of sight is open [L270-287, L851, L991].

    Args:
        between: What the best line between any points of the two crosses: of models only those of
            the observer's own unit may stand in the way; markers and tokens are ignored.
        part_visible: Some line reaches a part of the model, were it the tip of a spear.
    """
    return Seen(part_visible or between in _TRANSPARENT)


@dataclass(frozen=True, slots=True)
class InCombat:
    """The state of two opposing units: whether they are in combat.

    Attributes:
        reason: `in-combat`, `too-far` or `not-visible`.
    """

    in_combat: bool
    reason: Literal["in-combat", "too-far", "not-visible"]


def range_effects(_arguments: Arguments, result: InCombat) -> tuple[Effect, ...]:
    """Note whether the units named are in combat with each other."""
    if result.in_combat:
        return (LinkSet(CONTACT, "unit", "enemy"),)
    return (LinkCleared(CONTACT, "unit", "enemy"),)


@procedure(
    source="L289-310", effects=range_effects, demands=demands.IN_COMBAT, offering=offers.IN_COMBAT
)
def in_combat(
    _dice: Dice,
    *,
    unit: One = None,  # noqa: ARG001 - noted on the table
    enemy: One = None,  # noqa: ARG001 - likewise
    distance: Inches,
    visible: YesNo = True,
) -> InCombat:
    """Tell whether two opposing units are in combat with each other [L289-310].

    Args:
        unit: One of them, for the table to note it.
        enemy: The other.
        distance: Inches between their closest models, sideways.
        visible: They see each other.
    """
    if distance > COMBAT_RANGE:
        return InCombat(False, "too-far")
    return InCombat(visible, "in-combat" if visible else "not-visible")


@dataclass(frozen=True, slots=True)
class Coherent:
    """The coherency of a unit.

    Attributes:
        needed: Neighbours that each model needs.
        lost: Models to remove, one by one, before it may be again; the fewest that can do.
    """

    coherent: bool
    needed: int
    lost: int


@procedure(source="L557-563, L685")
def coherency_check(
    _dice: Dice,
    *,
    models: Annotated[int, Whole(1, 100), Fill("unit", "models")],
    apart: Annotated[int, Whole(0, 100)] = 0,
    one_group: YesNo = True,
    distance: Annotated[float, Decimal(0, 12, "inches")] = _COHERENCY,
    reach: Annotated[float, Decimal(0, 12, "inches")] = _COHERENCY,
) -> Coherent:
    """Tell whether a unit is coherent, and what slain models cost it otherwise [L557-563, L685].

    Args:
        models: Models it has.
        apart: Of those, models with too few neighbours.
        one_group: All of them form a single group.
        distance: The widest gap that has to be bridged.
        reach: Its coherency range, half an inch unless its warscroll has more.
    """
    needed = 0 if models == 1 else 1 if models < _LARGE else 2
    coherent = models == 1 or (not apart and one_group and distance <= reach)
    return Coherent(coherent, needed, 0 if coherent else max(1, apart))


@dataclass(frozen=True, slots=True)
class Guard:
    """The protection of a hero among friends against shooting.

    Attributes:
        hit: What hit rolls of shooting at it are changed by.
        shootable: Whether shooting may be aimed at it from there.
    """

    guarded: bool
    hit: int
    shootable: bool


_GUARDED_BEYOND: Final = 12


def may_be_guarded(rules: SpecialRules, heroes: str = "without-monsters") -> bool:
    """Return whether a hero may be guarded: monsters and war machines are not [L869, L2482]."""
    large = "monster" in rules or "war-machine" in rules
    return heroes == "every-hero" or not large


@procedure(source="L867-878")
def guarded_hero(
    _dice: Dice,
    *,
    target_rules: Annotated[
        SpecialRules,
        Rules(("hero", "infantry", "cavalry", "monster", "war-machine")),
        Fill("target", "rules"),
    ] = NO_RULES,
    near: Annotated[str, Choice(("nobody", "troops", "heroes"))] = "troops",
    distance: Inches = 0,
    guarded_heroes: GuardedHeroes = "without-monsters",
) -> Guard:
    """Tell whether a hero is guarded [L867-878, L2482].

    Args:
        target_rules: Its keywords; by the rule monsters and war machines are not guarded.
        near: Who of its friends has it in combat range; other heroes do not guard.
        distance: Inches to those who shoot; beyond 12 a guarded hero of the infantry is no target.
        guarded_heroes: Which heroes may be guarded.
    """
    able = "hero" in target_rules and may_be_guarded(target_rules, guarded_heroes)
    guarded = able and near == "troops"
    hidden = guarded and "infantry" in target_rules and distance > _GUARDED_BEYOND
    return Guard(guarded, -int(guarded), not hidden)


@dataclass(frozen=True, slots=True)
class Contest:
    """The contest of a unit for an objective or a terrain feature: whether it counts there.

    Attributes:
        reason: `contests`, `too-far`, `not-on` the printed objective, or `another`: it contests
            another of the kind.
    """

    contests: bool
    reason: Literal["contests", "too-far", "not-on", "another"]


@procedure(source="L993-997, L1009, L2041-2043")
def contest_check(
    _dice: Dice,
    *,
    contested: Annotated[str, Choice(("objective", "terrain"))] = "objective",
    distance: Inches = 0,
    partly_on: YesNo = False,
    contests_other: YesNo = False,
    contested_before: Annotated[bool, Flag(), Fill("unit", "status:contested")] = False,
    pack: Annotated[str, Choice(PACKS), House("battlepack")] = "border-war",
    contesting: Contesting = "one-a-turn",
) -> Contest:
    """Tell whether a unit contests an objective or terrain feature [L993-997, L1009, L2041-2043].

    Args:
        contested: An objective or a terrain feature; a unit may contest one of each.
        distance: Inches from its nearest model to it.
        partly_on: In Spearhead, some base is at least partly on the printed objective.
        contests_other: It contests another of the same kind now.
        contested_before: It contested another of the same kind earlier this turn.
        pack: The battlepack.
        contesting: Whether one a turn is meant, or one at a time.
    """
    before = contested_before and contesting == "one-a-turn"
    if contests_other or before:
        return Contest(False, "another")
    if pack == "spearhead" and contested == "objective":
        return Contest(partly_on, "contests" if partly_on else "not-on")
    near = distance <= COMBAT_RANGE
    return Contest(near, "contests" if near else "too-far")
