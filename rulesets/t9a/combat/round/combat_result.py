"""The score of a round: both Combat Scores, who won, and what the beaten test on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.nerve.battle_standard import HELD
from rulesets.rank_and_flank.nerve.doubt import in_doubt, standard_among
from rulesets.rank_and_flank.round import combat_result
from rulesets.rank_and_flank.round.plan import NAMES, Living, rules_of_fallen
from rulesets.t9a.combat.morale import Beaten, is_stubborn, nerve_of
from rulesets.t9a.combat.ranks import disrupts, steadfast
from rulesets.t9a.combat.round.losses import GONE, RoundLosses
from rulesets.t9a.combat.round.plan import Fighter, Plan
from rulesets.t9a.combat.score import CombatSide, Verdict, tell_verdict, verdict
from rulesets.t9a.psychology.immunity import dread_within, fears
from rulesets.t9a.psychology.nerve import SHIRKS
from rulesets.t9a.unit.spell_rules import IN_FOREST, SCORING

Defeat: TypeAlias = "combat_result.Defeat[Beaten]"
"""A defeat: what beaten units test on; those that may crumble lose more wounds."""


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class RoundContext(combat_result.RoundContext[Plan]):
    """Facts that the end of a round depends on beside the losses; compared by identity.

    Attributes:
        downhill: Which sides charged down a hill.
    """

    downhill: tuple[bool, bool]


@dataclass(frozen=True, slots=True)
class _Remains:
    """Remains of each unit after the blows, by side: its Full Ranks, and whether it lives."""

    left: tuple[tuple[int, ...], tuple[int, ...]]
    alive: Living


@dataclass(frozen=True, eq=False, slots=True)
class ScoredRound:
    """A round after the blows; compared by identity.

    Attributes:
        told: Who won.
        counted: Whether the Combat Scores decided.
        alive: Whether anything is left of each unit, by side.
        defeat: What the beaten face, None for a tie.
    """

    told: Verdict
    counted: bool
    alive: Living
    defeat: Defeat | None


def score_round(dice: Dice, context: RoundContext, losses: RoundLosses) -> ScoredRound:
    """Count a round's result from its losses [R L582-604]."""
    plan = context.plan
    left = plan.by_side(losses.left)
    alive = (tuple([rest != GONE for rest in left[0]]), tuple([rest != GONE for rest in left[1]]))
    standing = [any(side) for side in alive]
    if not all(standing):
        winner = "unit" if standing[0] else "enemy" if standing[1] else "none"
        told = Verdict(winner, 0, 0, 0)
        if winner == "none":
            return ScoredRound(told, False, alive, None)
        victor = NAMES.index(winner)
        defeat: Defeat = combat_result.Defeat(victor=victor, margin=0, tests=(), alive=alive)
        return ScoredRound(told, False, alive, defeat)
    remains = _Remains((_ranks(plan, 0, left[0], alive), _ranks(plan, 1, left[1], alive)), alive)
    sides = [_combat_side(context, side, losses, remains) for side in (0, 1)]
    told = verdict(sides[0], sides[1])
    tell_verdict(dice, sides[0], sides[1], told)
    if told.winner == "none":
        return ScoredRound(told, True, alive, None)
    victor = NAMES.index(told.winner)
    frail = plan.by_side(losses.frail)[1 - victor]
    tests = _tests(plan, victor, remains)
    defeat = combat_result.Defeat(
        victor=victor, margin=told.margin, tests=tests, alive=alive, left=frail
    )
    return ScoredRound(told, True, alive, defeat)


def fallen_of(side: Sequence[Fighter], alive: Sequence[bool]) -> list[str]:
    """Return the names of those of a side who died in this combat."""
    return [it.unit.name for it, lives in zip(side, alive, strict=True) if not lives]


def _ranks(plan: Plan, side: int, left: tuple[int, ...], alive: Living) -> tuple[int, ...]:
    """Return the Full Ranks of each unit of a side; who fell in a unit stands in them no more."""
    fighters = plan.sides[side]
    fallen = [(it.host, it.unit.name) for i, it in enumerate(fighters) if not alive[side][i]]
    return tuple(
        GONE
        if models == GONE
        else fighters[index].ranks(models, [name for host, name in fallen if host == index])
        for index, models in enumerate(left)
    )


def _engaged(plan: Plan, side: int, alive: Living) -> list[tuple[int, Fighter]]:
    """Return the living units of a side that still have an enemy: others add nothing [R L604]."""
    return [
        (index, fighter)
        for index, fighter in enumerate(plan.sides[side])
        if alive[side][index] and plan.standing_about(side, index, alive)
    ]


def _combat_side(
    context: RoundContext, side: int, losses: RoundLosses, remains: _Remains
) -> CombatSide:
    plan, left, alive = context.plan, remains.left, remains.alive
    units = _engaged(plan, side, alive)
    aside = {
        facing: [
            left[side][index]
            for index, fighter in units
            if fighter.facing == facing and alive[1 - side][fighter.target]
        ]
        for facing in ("flank", "rear")
    }
    shown = [fighter for _, fighter in units if not fighter.shirks]
    charged = any(fighter.charged for _, fighter in units)
    return CombatSide(
        wounds=losses.wounds[1 - side],
        overkill=losses.overkill[1 - side],
        charged=charged,
        downhill=charged and context.downhill[side],
        ranks=max((left[side][index] for index, _ in units), default=0),
        standard=any("standard" in fighter.rules for fighter in shown),
        battle_standard=any(_bears(fighter.unit, fighter.rules) for fighter in shown),
        flank=max(aside["flank"], default=None),
        rear=max(aside["rear"], default=None),
        war_standard=any("war-standard" in fighter.rules for fighter in shown),
        spells=sum(fighter.rules.number(SCORING) or 0 for _, fighter in units),
        other=context.other[side],
        musician=any("musician" in fighter.rules for fighter in shown),
        name=plan.name_of(side),
    )


def _bears(unit: Unit, rules: SpecialRules) -> bool:
    """Return whether a unit bears the battle standard, or who is in it and was not named."""
    own = "bsb" in rules and not unit.has(SHIRKS)
    return own or unit.body.bearer("bsb", SHIRKS) is not None


def _tests(plan: Plan, victor: int, remains: _Remains) -> tuple[tuple[int, Beaten], ...]:
    """Return the beaten units that test, in the order named; characters share their unit's test."""
    beaten, left, alive = 1 - victor, remains.left, remains.alive
    enemies = tuple(left[victor][index] for index, _ in _engaged(plan, victor, alive))
    return tuple(
        (index, _beaten(plan, beaten, index, enemies, remains))
        for index, _ in _engaged(plan, beaten, alive)
        if not plan.follows(beaten, index, alive)
    )


def _beaten(
    plan: Plan, side: int, index: int, enemies: tuple[int, ...], remains: _Remains
) -> Beaten:
    fighter, left, alive = plan.sides[side][index], remains.left, remains.alive
    about = plan.standing_about(side, index, alive)
    pressed = any(
        plan.facing_on(side, index, foe) != "front" and disrupts(left[1 - side][foe])
        for foe in about
    )
    fallen, felled = (fallen_of(plan.sides[at], alive[at]) for at in (side, 1 - side))
    party = [plan.sides[side][i] for i in plan.party(side, index) if alive[side][i]]
    rules = fighter.rules
    lives = fighter.unit.body.without(fallen).body
    if any("bsb" in it.rules and not it.shirks for it in party) or any(
        "bsb" in it.rules and not it.has(SHIRKS) for it in lives.joined
    ):
        rules = rules | SpecialRules.of(HELD)
    gone = rules_of_fallen(plan.sides[side], alive[side])
    if standard_among(gone):
        rules = rules.without((HELD,))
    unit = fighter.unit
    stubborn = is_stubborn(fighter.unit, rules, fallen=fallen)
    lost = IN_FOREST in rules and "strider" not in rules
    feared = [plan.sides[1 - side][foe] for foe in about]
    return Beaten(
        nerve_of(fighter.unit, fallen),
        rules,
        stubborn=stubborn,
        steadfast=steadfast(left[side][index], enemies) and not pressed and not lost,
        ranks=left[side][index],
        afraid=any(
            fears(fighter.rules, foe.rules | dread_within(foe.unit, felled)) for foe in feared
        ),
        doubt=in_doubt(unit, NAMES[side], plan.named(side, index), fallen=gone),
    )
