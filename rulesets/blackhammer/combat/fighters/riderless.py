"""Monsters that lose their last rider in a round: how they react before the break tests [L2352]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from rulesets.blackhammer.combat.morale import BREAK_RULES
from rulesets.blackhammer.combat.restraint import RESTRAIN_RULES
from rulesets.blackhammer.combat.round.losses import GONE, RoundLosses
from rulesets.blackhammer.combat.round.outcome import Reaction
from rulesets.blackhammer.combat.round.plan import Fighter, Plan
from rulesets.blackhammer.monsters.reaction import REACTION_RULES, REACTIONS, mount_reaction
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.dice.handle import Dice

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

GRUMPH: Final = "grumph"
SNIFF: Final = "sniff"
RAAARGH: Final = "raaargh"
_ROWS: Final[Mapping[str, Reaction]] = {
    f"{REACTIONS.id}-{row}": row for row in (GRUMPH, SNIFF, RAAARGH)
}
_GAINS: Final[Mapping[str, tuple[RuleId, ...]]] = {
    SNIFF: ("unbreakable",),
    RAAARGH: ("frenzy", "hatred"),
}


@dataclass(frozen=True, slots=True)
class Reactions:
    """Reactions of the monsters of a round, by side and place."""

    rows: tuple[tuple[int, int, Reaction], ...] = ()

    def of(self, side: int, index: int) -> Reaction | None:
        """Return the row of a fighter's reaction, None without one."""
        return next((row for a, b, row in self.rows if (a, b) == (side, index)), None)


def react(dice: Dice, plan: Plan, losses: RoundLosses) -> Reactions:
    """Let every monster that lost its last rider take its test [L2352-2382]."""
    first = len(plan.sides[0])
    rows: list[tuple[int, int, Reaction]] = []
    for side in (0, 1):
        for index, fighter in enumerate(plan.sides[side]):
            if losses.left[index + side * first] == GONE or not _bereft(plan, side, index, losses):
                continue
            done = dice.call(
                mount_reaction, ld=_own(fighter.unit), rules=fighter.rules.only(REACTION_RULES)
            )
            row = _row(done.row)
            dice.tell("mount-reacts", unit=fighter.unit.name, row=row)
            rows.append((side, index, row))
    return Reactions(tuple(rows))


def _row(row: str | None) -> Reaction:
    return "steady" if row is None else _ROWS[row]


def _own(unit: Unit) -> int:
    value = unit.alone("ld")
    return unit.number("ld") if value is None or value.fixed is None else value.fixed


def _bereft(plan: Plan, side: int, index: int, losses: RoundLosses) -> bool:
    """Return whether all riders of a monster at the start of the round are dead."""
    fighter = plan.sides[side][index]
    if "monster" not in fighter.names or not fighter.unit.body.joined:
        return False
    first = len(plan.sides[0])
    dead = {
        plan.sides[side][i].unit.name
        for i in plan.on_base(side, index)[1:]
        if losses.left[i + side * first] == GONE
    }
    return dead.issuperset(rider.name for rider in fighter.unit.body.joined)


def maddened(plan: Plan, reactions: Reactions) -> Plan:
    """Return the round with the monsters as their reactions left them."""
    ours, theirs = (
        tuple(
            _changed(fighter, reactions.of(side, index))
            for index, fighter in enumerate(plan.sides[side])
        )
        for side in (0, 1)
    )
    return replace(plan, sides=(ours, theirs))


def _changed(fighter: Fighter, row: str | None) -> Fighter:
    gains = _GAINS.get(row or "", ())
    if not gains:
        return fighter
    rules = fighter.rules | SpecialRules.of(*gains)
    statuses = fighter.unit.statuses
    if row == SNIFF:
        statuses = (*statuses, ("guards-rider", 1))
    return replace(
        fighter,
        unit=replace(fighter.unit, statuses=statuses),
        rules=rules,
        names=frozenset(rules),
        break_rules=rules.only(BREAK_RULES),
        restrain_rules=rules.only(RESTRAIN_RULES),
    )


def without_bolted(plan: Plan, losses: RoundLosses, reactions: Reactions) -> RoundLosses:
    """Return losses without the monsters that left; what they lost still counts [L2362]."""
    first = len(plan.sides[0])
    for side, index, row in reactions.rows:
        if row != GRUMPH:
            continue
        fighter = plan.sides[side][index]
        weight = fighter.power_each
        fearsome = "fear" in fighter.names or "terror" in fighter.names
        left = list(losses.left)
        left[index + side * first] = GONE
        losses = replace(
            losses,
            power=_less(losses.power, side, weight),
            fear=_less(losses.fear, side, weight * fearsome),
            terror=_less(losses.terror, side, weight * ("terror" in fighter.names)),
            left=tuple(left),
        )
    return losses


def _less(values: tuple[int, int], side: int, weight: int) -> tuple[int, int]:
    ours, theirs = values
    return (ours - weight, theirs) if side == 0 else (ours, theirs - weight)
