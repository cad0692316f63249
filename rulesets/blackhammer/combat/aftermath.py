"""Moves of a winner after the pursuit dice: overrun, new enemies, the table's edge, order."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated, Final

from rulesets.blackhammer.combat.pursuit import is_caught
from rulesets.blackhammer.combat.restraint import UNBRIDLED
from rulesets.blackhammer.combat.round import step_effects
from rulesets.blackhammer.harm.open_steps import dread_of
from rulesets.blackhammer.movement.flight import flight_dice
from rulesets.blackhammer.movement.gait import running_dice
from rulesets.blackhammer.psychology.immunity import may_flee
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.options import One, State
from rulesets.blackhammer.unit.unit_state import WAR_MACHINE, never_pursues, state_of
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import (
    Choice,
    Fill,
    Flag,
    FromTable,
    Quantity,
    Rules,
    Whole,
)
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.charge_distance import only_caught
from rulesets.rank_and_flank.round.holding import STILL_HOLDING
from rulesets.refusal import Refusal

_FOUR: Final = Amount(4)
MOST_FILES_BACK: Final = 5
"""Width of a unit that comes back over the table's edge [L1930]."""
MOST_FILES_MORE: Final = 5
"""[L1964]."""


@dataclass(frozen=True, slots=True)
class Overrun:
    """A charge that goes on.

    Attributes:
        allowed: It may happen at all.
        optional: Its player may decline it without a test.
        moves: It happens.
        distance: Straight ahead, in paces.
    """

    allowed: bool
    optional: bool
    moves: bool
    distance: int | None = None


@procedure(
    source="L1934",
    command="pursue",
    variant="overrun",
    effects=step_effects.of_overrun,
    phases=("close-combat",),
    acts=acts.OVERRUN,
)
def overrun(
    dice: Dice,
    *,
    unit: One = None,
    m: Annotated[Amount, Quantity(0, 30), Fill("unit", "m")],
    charged: Annotated[bool, Flag(), Fill("unit", "status:charged")] = True,
    enemies_left: Annotated[int, Whole(0, 20), STILL_HOLDING] = 0,
    obstacle: Annotated[bool, Flag()] = False,
    after_pursuit: Annotated[bool, Flag()] = False,
    decline: Annotated[bool, Flag()] = False,
    rules: Annotated[
        SpecialRules, Rules((*UNBRIDLED, "flyer", WAR_MACHINE)), Fill("unit", "rules")
    ] = NO_RULES,
) -> Overrun:
    """Move a charger that wiped out all its enemies [L1934, L1956].

    Args:
        dice: 2D6 or 3D6 by Movement.
        unit: Who wiped them out; one that stands by the body of its rider stays [L2372].
        m: Its Movement.
        charged: Whether it charged this turn.
        enemies_left: Enemy units still in contact with it.
        obstacle: Whether it charged a defended obstacle; flyers do not mind one [L2740].
        after_pursuit: Whether this combat followed a pursuit this same phase.
        decline: Whether its player would rather stay; Frenzy and Hatred do not let him.
        rules: Its rules.
    """
    optional = not any(rule in rules for rule in UNBRIDLED)
    barred = next(
        (
            why
            for why, true in (
                ("did-not-charge", not charged),
                ("ran-down", only_caught(unit)),
                ("enemies-left", enemies_left > 0),
                ("charged-obstacle", obstacle and "flyer" not in rules),
                ("after-pursuit", after_pursuit),
                ("cannot-move", m.fixed == 0 or never_pursues(unit, rules)),
            )
            if true
        ),
        None,
    )
    if barred is not None:
        dice.tell("no-overrun", why=barred)
        return Overrun(allowed=False, optional=optional, moves=False)
    if decline and optional:
        return Overrun(allowed=True, optional=True, moves=False)
    distance = running_dice(m, flying="flyer" in rules).roll(dice, "overrun")
    return Overrun(allowed=True, optional=optional, moves=True, distance=distance)


@dataclass(frozen=True, slots=True)
class NewEnemy:
    """A pursuit that ran into another enemy.

    Attributes:
        charges: The new enemy holds: it counts as charged.
        fights_now: The combat is fought at once.
        counts_as_charged: The pursuers have the benefits of a charge in it.
        may_pursue_after: They may pursue or overrun after it.
        caught: The new enemy fled and was caught.
        flee: How far it fled, in paces.
    """

    charges: bool
    fights_now: bool
    counts_as_charged: bool
    may_pursue_after: bool
    caught: bool
    flee: int | None = None


def _kinds(situation: Situation, enemy: str) -> frozenset[str]:
    return frozenset(kind for kinds in dread_of(situation, enemy).values() for kind in kinds)


def _terrifies(enemy: str, situation: Situation) -> bool:
    return "terror" in _kinds(situation, enemy)


def _scares(enemy: str, situation: Situation) -> bool:
    dread = _kinds(situation, enemy)
    return bool(dread) and "terror" not in dread


def after_new_enemy(arguments: Arguments, result: NewEnemy) -> tuple[FollowUp, ...]:
    """Offer the test of a unit reached by pursuers that cause Fear or Terror [L1948]."""
    enemy = arguments["enemy"]
    if not result.charges or enemy is None or state_of(enemy) == "engaged":
        return ()
    both = (("unit", "enemy"), ("enemy", "unit"))
    situation = (("situation", "charged"),)
    return (
        FollowUp("terror_test", both, situation, offered=partial(_terrifies, enemy.name)),
        FollowUp("fear_charged", both, offered=partial(_scares, enemy.name)),
    )


_COMBATS: Final = ("none", "unresolved", "resolved")


def _combat_of(situation: Situation, enemy: str | None) -> str | None:
    """Return whether a unit has fought since the phase began, and whether its combat is over."""
    met = next((unit for unit in situation.units if unit.name == enemy), None)
    if met is None or not met.has("engaged"):
        return None
    contacts = met.linked(CONTACT)
    if contacts and all(link.fresh for link in contacts):
        return None
    return "resolved" if met.has("fought") else "unresolved"


@procedure(
    source="L1946-1958",
    command="pursue",
    variant="new-enemy",
    roles=("unit", "enemy"),
    effects=step_effects.of_new_enemy,
    follow_ups=after_new_enemy,
    phases=("close-combat",),
    demands=demands.NEW_ENEMY,
    acts=acts.PURSUE,
    offering=offers.MEETS,
)
def pursuit_new_enemy(
    dice: Dice,
    *,
    response: Annotated[str, Choice(("hold", "flee", "shoot"))] = "hold",
    combat: Annotated[str, Choice(_COMBATS), FromTable(_combat_of, of=("enemy",))] = "none",
    enemy: One = None,
    enemy_state: State = None,
    enemy_m: Annotated[Amount, Quantity(0, 30), Fill("enemy", "m")] = _FOUR,
    pursuit: Annotated[int | None, Whole(0, 60, "paces")] = None,
    distance: Annotated[int, Whole(0, 60, "paces")] = 0,
    enemy_rules: Annotated[
        SpecialRules,
        Rules(("flyer", "immune-to-psychology", "frenzy", "unbreakable")),
        Fill("enemy", "rules"),
    ] = NO_RULES,
) -> NewEnemy:
    """Resolve a pursuit or overrun that meets another enemy [L1946-1958].

    Args:
        dice: The new enemy's flight.
        response: What it does; it may only hold or flee.
        combat: Whether it stood in a combat as this phase began, and whether that is resolved.
        enemy: The new enemy.
        enemy_state: What it is doing, when no unit of the battle tells; one in flight flees.
        enemy_m: Its Movement.
        pursuit: Distance rolled for the pursuers, in paces; needed to tell whether they catch it.
        distance: From the pursuers to the new enemy.
        enemy_rules: Its rules.

    Raises:
        Refusal: `no-shooting-at-pursuers`, `cannot-flee-charge`, `engaged-cannot-flee`,
            `cannot-move`, `unit-destroyed`.
    """
    doing = state_of(enemy, enemy_state)
    if response == "shoot":
        raise Refusal("no-shooting-at-pursuers")
    if doing == "fleeing":
        response = "flee"
    if response == "flee":
        if doing == "engaged" or combat == "unresolved":
            raise Refusal("engaged-cannot-flee")
        if not may_flee(enemy_rules, doing):
            raise Refusal("cannot-flee-charge")
        if enemy is not None and enemy.has("fled-this-phase"):
            dice.tell("fled-already")
            return _runs(caught=True, flee=None)
        flee = flight_dice(enemy_m, flying="flyer" in enemy_rules).roll(dice, "flee")
        return _runs(caught=pursuit is not None and is_caught(distance + flee, pursuit), flee=flee)
    now = combat == "unresolved"
    return NewEnemy(
        charges=True,
        fights_now=now,
        counts_as_charged=True,
        may_pursue_after=not now,
        caught=False,
    )


def _runs(*, caught: bool, flee: int | None) -> NewEnemy:
    return NewEnemy(
        charges=False,
        fights_now=False,
        counts_as_charged=False,
        may_pursue_after=False,
        caught=caught,
        flee=flee,
    )


@dataclass(frozen=True, slots=True)
class Return:
    """The return of a unit over the table's edge, next turn with the other moves.

    Attributes:
        files: Its widest front; None for skirmishers, who all touch the edge.
        may_charge: Never.
        may_march: Never.
        may_move: Always.
        counts_as_moved: For shooting.
    """

    files: int | None
    may_charge: bool
    may_march: bool
    may_move: bool
    counts_as_moved: bool


@procedure(
    source="L1930",
    command="pursue",
    variant="off-table",
    effects=step_effects.of_leaving,
    phases=("close-combat",),
    demands=demands.OFF_TABLE,
    acts=acts.PURSUE,
)
def pursue_off_table(
    _dice: Dice,
    *,
    models: Annotated[int, Whole(1, 500), Fill("unit", "models")] = 500,
    rules: Annotated[SpecialRules, Rules(("skirmishers",)), Fill("unit", "rules")] = NO_RULES,
) -> Return:
    """Take a pursuer off the table and say how it returns [L1930, L2686]."""
    files = None if "skirmishers" in rules else min(MOST_FILES_BACK, models)
    return Return(files, may_charge=False, may_march=False, may_move=True, counts_as_moved=True)


@dataclass(frozen=True, slots=True)
class Reform:
    """A winner's free manoeuvre.

    Attributes:
        allowed: It may be made.
        kind: `widen`, `turn`, or `none`.
        files: Files it may add to its front.
    """

    allowed: bool
    kind: str
    files: int


@procedure(source="L1960-1970", phases=("close-combat",))
def free_manoeuvre(
    dice: Dice,
    *,
    engaged: Annotated[str, Choice(("front", "flank", "rear", "several"))] = "front",
    won: Annotated[bool, Flag(), Fill("unit", "status:won-last-round")] = True,
    fighting: Annotated[int, Whole(0, 100)] = 0,
    fighting_after: Annotated[int | None, Whole(0, 100)] = None,
) -> Reform:
    """Say which manoeuvre a winner makes for free while its enemies hold [L1962-1970].

    Args:
        dice: Not rolled.
        engaged: Sides it is engaged on.
        won: Whether it won this round.
        fighting: Its models in contact now.
        fighting_after: Those in contact afterwards, when known; never fewer than before.
    """
    fewer = fighting_after is not None and fighting_after < fighting
    why = "did-not-win" if not won else "several-sides" if engaged == "several" else None
    if why is None and fewer:
        why = "fewer-in-contact"
    if why is not None:
        dice.tell("no-manoeuvre", why=why)
        return Reform(allowed=False, kind="none", files=0)
    if engaged == "front":
        return Reform(allowed=True, kind="widen", files=MOST_FILES_MORE)
    return Reform(allowed=True, kind="turn", files=0)
