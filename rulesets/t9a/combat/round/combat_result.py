"""The reckoning of a round: both Combat Scores, who won, and what the beaten test on."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.dice.handle import Dice
from rulesets.t9a.combat.morale import Beaten, is_stubborn, nerve_of
from rulesets.t9a.combat.ranks import disrupts, steadfast
from rulesets.t9a.combat.round.losses import GONE, Toll
from rulesets.t9a.combat.round.plan import NAMES, Fighter, Plan
from rulesets.t9a.combat.score import Camp, Verdict, tell_verdict, verdict
from rulesets.t9a.psychology.immunity import fears
from rulesets.t9a.psychology.nerve import GROUND, SHIRKS


@dataclass(frozen=True, eq=False, slots=True)
class Stakes:
    """What the end of a round depends on beside the losses; compared by identity.

    Attributes:
        plan: The round.
        downhill: Which sides charged down a hill.
        other: Other bonuses of each.
        restrain: Which sides try to hold back.
    """

    plan: Plan
    downhill: tuple[bool, bool]
    other: tuple[int, int]
    restrain: tuple[bool, bool]


@dataclass(frozen=True, slots=True)
class Defeat:
    """What the beaten face, however it came about.

    Attributes:
        victor: Place of the side that won.
        margin: By how much.
        tests: Places of the beaten units that test, with what they test on.
        alive: Whether anything is left of each unit, by side.
        frail: Wounds left to each beaten unit that may crumble.
    """

    victor: int
    margin: int
    tests: tuple[tuple[int, Beaten], ...]
    alive: tuple[tuple[bool, ...], tuple[bool, ...]]
    frail: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Remains:
    """What the blows left of each unit, by side: its Full Ranks, and whether it lives."""

    left: tuple[tuple[int, ...], tuple[int, ...]]
    alive: tuple[tuple[bool, ...], tuple[bool, ...]]


@dataclass(frozen=True, eq=False, slots=True)
class Reckoning:
    """A round after the blows; compared by identity.

    Attributes:
        told: Who won.
        counted: Whether the Combat Scores decided.
        alive: Whether anything is left of each unit, by side.
        defeat: What the beaten face, None for a tie.
    """

    told: Verdict
    counted: bool
    alive: tuple[tuple[bool, ...], tuple[bool, ...]]
    defeat: Defeat | None


def listed(names: list[str]) -> str | None:
    """Return names as a line tells them, None where one is missing or none is given."""
    if not names or not all(names):
        return None
    return " & ".join([*([", ".join(names[:-1])] if names[1:] else []), names[-1]])


def name_of(plan: Plan, side: int) -> str | None:
    """Return what the units of a side are called; None where one has no name."""
    return listed([one.unit.name for one in plan.sides[side]])


def reckon(dice: Dice, stakes: Stakes, toll: Toll) -> Reckoning:
    """Count a round's result from its losses [R L582-604]."""
    plan = stakes.plan
    first = len(plan.sides[0])
    left = (toll.left[:first], toll.left[first:])
    alive = (tuple([one != GONE for one in left[0]]), tuple([one != GONE for one in left[1]]))
    standing = [any(side) for side in alive]
    if not all(standing):
        winner = "unit" if standing[0] else "enemy" if standing[1] else "none"
        told = Verdict(winner, 0, 0, 0)
        victor = int(winner == "enemy")
        defeat = None if winner == "none" else Defeat(victor, 0, (), alive, ())
        return Reckoning(told, False, alive, defeat)
    remains = _Remains(left, alive)
    camps = [_camp(stakes, side, toll, remains) for side in (0, 1)]
    told = verdict(camps[0], camps[1])
    tell_verdict(dice, camps[0], camps[1], told)
    if told.winner == "none":
        return Reckoning(told, True, alive, None)
    victor = NAMES.index(told.winner)
    frail = (toll.frail[:first], toll.frail[first:])[1 - victor]
    tests = _tests(plan, victor, remains)
    return Reckoning(told, True, alive, Defeat(victor, told.margin, tests, alive, frail))


def _engaged(
    plan: Plan, side: int, alive: tuple[tuple[bool, ...], tuple[bool, ...]]
) -> list[tuple[int, Fighter]]:
    """Return the living units of a side that still have an enemy: others add nothing [R L604]."""
    return [
        (place, one)
        for place, one in enumerate(plan.sides[side])
        if alive[side][place] and plan.about(side, place, alive)
    ]


def _camp(stakes: Stakes, side: int, toll: Toll, remains: _Remains) -> Camp:
    plan, left, alive = stakes.plan, remains.left, remains.alive
    units = _engaged(plan, side, alive)
    aside = {
        facing: [
            left[side][place]
            for place, one in units
            if one.facing == facing and alive[1 - side][one.target]
        ]
        for facing in ("flank", "rear")
    }
    shown = [one for _, one in units if not one.shirks]
    charged = any(one.charged for _, one in units)
    return Camp(
        wounds=toll.wounds[1 - side],
        overkill=toll.overkill[1 - side],
        charged=charged,
        downhill=charged and stakes.downhill[side],
        ranks=max((left[side][place] for place, _ in units), default=0),
        standard=any("standard" in one.rules for one in shown),
        battle_standard=any(_bears(one.unit, one.rules) for one in shown),
        flank=max(aside["flank"], default=None),
        rear=max(aside["rear"], default=None),
        war_standard=any("war-standard" in one.rules for one in shown),
        other=stakes.other[side],
        musician=any("musician" in one.rules for one in shown),
        name=name_of(plan, side),
    )


def _bears(unit: Unit, rules: SpecialRules) -> bool:
    """Return whether a unit bears the battle standard, or who is in it and was not named."""
    own = "bsb" in rules and not unit.has(SHIRKS)
    return own or any("bsb" in one.rules and not one.has(SHIRKS) for one in unit.companions)


def _tests(plan: Plan, victor: int, remains: _Remains) -> tuple[tuple[int, Beaten], ...]:
    """Return the beaten units that test, in the order named; characters share their unit's test."""
    beaten, left, alive = 1 - victor, remains.left, remains.alive
    enemies = tuple(left[victor][place] for place, _ in _engaged(plan, victor, alive))
    return tuple(
        (place, _beaten(plan, beaten, place, enemies, remains))
        for place, one in _engaged(plan, beaten, alive)
        if not (one.host is not None and alive[beaten][one.host])
    )


def _beaten(
    plan: Plan, side: int, place: int, enemies: tuple[int, ...], remains: _Remains
) -> Beaten:
    one, left, alive = plan.sides[side][place], remains.left, remains.alive
    about = plan.about(side, place, alive)
    pressed = any(
        plan.facing_on(side, place, foe) != "front" and disrupts(left[1 - side][foe])
        for foe in about
    )
    fallen = [it.unit.name for i, it in enumerate(plan.sides[side]) if not alive[side][i]]
    party = [plan.sides[side][i] for i in plan.party(side, place) if alive[side][i]]
    rules = one.rules
    joined = [it for it in one.unit.companions if it.name not in fallen]
    if any("bsb" in it.rules and not it.shirks for it in party) or any(
        "bsb" in it.rules and not it.has(SHIRKS) for it in joined
    ):
        rules = rules | SpecialRules.of(GROUND)
    stubborn = is_stubborn(one.unit, rules, fallen=fallen)
    feared = [plan.sides[1 - side][foe] for foe in about]
    return Beaten(
        nerve_of(one.unit, fallen),
        rules,
        stubborn=stubborn,
        steadfast=steadfast(left[side][place], enemies) and not pressed,
        ranks=left[side][place],
        afraid=any(fears(one.rules, foe.rules) for foe in feared),
    )
