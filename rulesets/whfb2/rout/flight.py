"""The moves of routed troops: how far, off the table, into friends [L1887-1953]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import (
    Choice,
    Decimal,
    Fill,
    Flag,
    Rules,
    Units,
    Whole,
)
from rulesets.core.declaring.procedure import Demand, procedure
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.movement.pace import SLOWING, pace_of, real_move
from rulesets.whfb2.rout import changes, following
from rulesets.whfb2.unit import acts, offers
from rulesets.whfb2.unit.enemies import free_enemy_check
from rulesets.whfb2.unit.options import CM, FARTHEST, One
from rulesets.whfb2.unit.routed import OF_ROUTS, strikes_made

GAP: Final = 5
"""Centimetres between friends that let the routed through [L1897-1899]."""
TWICE: Final = 2
"""Routed troops and pursuers move at charge speed [L1889-1891]."""

Movement: TypeAlias = Annotated[float | None, Decimal(0, 100, CM), Fill("unit", "m")]
WornSave: TypeAlias = Annotated[int | None, Whole(1, 7), Fill("unit", "save")]
OwnRules: TypeAlias = Annotated[SpecialRules, Rules(SLOWING), Fill("unit", "rules")]
Edge: TypeAlias = Annotated[float | None, Decimal(0, FARTHEST, CM)]


def run_of(m: float | None, save: int | None, rules: SpecialRules) -> float | None:
    """Return how far somebody runs in centimetres, None where nobody knows [L1889-1893].

    Args:
        m: Movement of the profile.
        save: The armour save, which slows.
        rules: `mounted`, `barded`.
    """
    return None if m is None else TWICE * real_move(m, save, rules)


def run_of_unit(unit: Unit) -> float | None:
    """Return how far a unit runs, None where nobody gave its Movement."""
    pace = pace_of(unit)
    return None if pace is None else TWICE * pace


@dataclass(frozen=True, slots=True)
class Flight:
    """The flight of routed troops.

    Attributes:
        distance: Centimetres they run.
        off_table: They are gone for the battle.
    """

    distance: float
    off_table: bool


@procedure(
    source="L1887-1953",
    command="flee",
    variant="rout",
    effects=changes.of_flight,
    follow_ups=following.after_flight,
    demands=(Demand("unit", needs=("fleeing",), once=("rout-moved",)),),
    offering=offers.RUN,
)
def rout_move(
    _dice: Dice,
    *,
    unit: One = None,
    m: Movement = None,
    save: WornSave = None,
    rules: OwnRules = NO_RULES,
    allowance: Annotated[float | None, Decimal(0, FARTHEST, CM)] = None,
    edge: Edge = None,
) -> Flight:
    """Move routed troops at charge speed, off the table where its edge is in reach [L1887-1953].

    The first move is straight away from the enemy, at once; those of its movement phases go to the
    nearest edge. Who reaches an edge never comes back.

    Args:
        unit: The routed unit.
        m: Its Movement.
        save: Its armour save, which slows it.
        rules: Whether it rides.
        allowance: How far the ground lets it run instead.
        edge: Distance to the edge it makes for.

    Raises:
        Refusal: `missing-option` where nothing tells how far it runs, `not-fleeing`.
    """
    if unit is not None and unit.statuses and not unit.has("fleeing"):
        raise Refusal("not-fleeing", unit=unit.name)
    distance = run_of(m, save, rules) if allowance is None else allowance
    if distance is None:
        raise Refusal("missing-option", option="m")
    return Flight(distance, edge is not None and distance >= edge)


@dataclass(frozen=True, slots=True)
class Crash:
    """A meeting of routed troops with a friendly unit.

    Attributes:
        crashes: They do: it is disorganised and takes a rout test.
    """

    crashes: bool


@procedure(
    source="L1894-1910",
    command="flee",
    variant="crash",
    effects=changes.of_crash,
    follow_ups=following.after_crash,
    demands=(Demand("unit", needs=("fleeing",)), Demand("ally", forbids=("fleeing",))),
)
def rout_interpenetration(
    _dice: Dice,
    *,
    unit: One = None,
    ally: One = None,
    gap: Annotated[float, Decimal(0, FARTHEST, CM)] = 0,
    on_path: Annotated[bool, Flag()] = True,
) -> Crash:
    """Say whether routed troops crash into friends in their way [L1894-1910].

    Args:
        unit: The routed.
        ally: The friends in their way, disorganised by it.
        gap: Centimetres between the friends.
        on_path: Whether that gap lies on the way.
    """
    if unit is not None and ally is not None and unit.name == ally.name:
        raise Refusal("crash-into-itself", unit=unit.name)
    return Crash(gap < GAP or not on_path)


CONTACT: Final = ("keeps", "loses", "off-table", "wiped-out")
"""Outcomes of the pursuers' contact."""


def holds_contact(pursuer: Unit, fugitive: Unit) -> bool:
    """Return whether a pursuer stays in contact: he is at least as fast [L1973-1982].

    Where nobody knows how fast they are, he does.
    """
    own, theirs = run_of_unit(pursuer), run_of_unit(fugitive)
    return own is None or theirs is None or own >= theirs


@dataclass(frozen=True, slots=True)
class Contact:
    """The contact of pursuers with the routed.

    Attributes:
        contact: `keeps`, `loses`, `off-table`, `wiped-out`.
        disorganised: The pursuers stop, disorganised.
        free_attack: They have another free attack now.
    """

    contact: str
    disorganised: bool
    free_attack: bool


@procedure(
    source="L1964-2024",
    command="pursue",
    variant="pursuit",
    effects=changes.of_pursuit,
    follow_ups=following.after_pursuit,
    phases=OF_ROUTS,
    actors=("unit", "enemy"),
    acts=acts.PURSUE,
    demands=(Demand("enemy", needs=("fleeing",)),),
    check=free_enemy_check("pursuit_move"),
    offering=offers.PURSUE,
)
def pursuit_move(
    _dice: Dice,
    *,
    unit: One = None,
    enemy: Annotated[Unit | None, Units(fallen=True)] = None,
    m: Movement = None,
    save: WornSave = None,
    rules: OwnRules = NO_RULES,
    enemy_m: Annotated[float | None, Decimal(0, 100, CM), Fill("enemy", "m")] = None,
    enemy_save: Annotated[int | None, Whole(1, 7), Fill("enemy", "save")] = None,
    enemy_rules: Annotated[SpecialRules, Rules(SLOWING), Fill("enemy", "rules")] = NO_RULES,
    initial: Annotated[bool, Flag()] = True,
    lost_sight: Annotated[str, Choice(CONTACT)] = "keeps",
) -> Contact:
    """Move pursuers with the routed, and see whether they keep contact [L1964-2024].

    Args:
        unit: The pursuers.
        enemy: The routed.
        m: The pursuers' Movement.
        save: Their armour save, which slows them.
        rules: Whether they ride.
        enemy_m: The fugitives' Movement.
        enemy_save: Their armour save.
        enemy_rules: Whether they ride.
        initial: Whether it is the move of the combat phase, with a second free attack whatever
            the contact; later there is one a turn while it lasts.
        lost_sight: What else ended the contact: the fugitives are off the table or wiped out.

    Raises:
        Refusal: `missing-option` where nobody knows how fast they are.
    """
    own = run_of(m, save, rules)
    theirs = run_of(enemy_m, enemy_save, enemy_rules)
    if own is None or theirs is None:
        if unit is None or enemy is None:
            raise Refusal("missing-option", option="m" if own is None else "enemy_m")
        raise Refusal("unit-lacks-value", unit=(unit if own is None else enemy).name, field="m")
    if lost_sight in ("off-table", "wiped-out"):
        return Contact(lost_sight, disorganised=True, free_attack=False)
    keeps = own >= theirs and lost_sight == "keeps"
    more = (initial or keeps) and not _has_struck(unit, enemy)
    return Contact("keeps" if keeps else "loses", disorganised=not keeps, free_attack=more)


def _has_struck(unit: Unit | None, enemy: Unit | None) -> bool:
    """Return whether pursuers have made the free attack of their pursuit already.

    Those before they went after anybody were made as enemies routed, one at each.
    """
    if unit is None or enemy is None:
        return False
    if not enemy.has("routed"):
        return strikes_made(unit) > 0
    went_after = unit.has("pursuing") or unit.has("disorganised")
    return went_after and strikes_made(unit) > 1
