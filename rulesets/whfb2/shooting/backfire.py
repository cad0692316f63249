"""Blunderbusses that show a natural 1 [L3446-3455]."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from typing import Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.table import Table, load_table
from rulesets.dice.chain import Pass, Stage
from rulesets.dice.die import D6
from rulesets.dice.handle import Dice
from rulesets.dice.pool import NOTHING
from rulesets.dice.request import Purpose
from rulesets.whfb2.harm.harm import Losses, hit_scores, hit_stages, losses
from rulesets.whfb2.harm.striking import Blow
from rulesets.whfb2.shooting.outcome import NO_BACKFIRE, Backfire

MISFIRES: Final[Table] = load_table(files("rulesets.whfb2") / "data" / "blunderbuss-misfire.toml")
BURSTS: Final = 4
"""The face from which a weapon bursts rather than fails [L3449-3455]."""
UNHARMED: Final = Losses(0, 0, destroyed=False)


def backfire(dice: Dice, misfires: int, unit: Unit | None, blow: Blow) -> Backfire:
    """Look natural 1s up: on 1-3 no shot, on 4-6 the weapon bursts and strikes its bearer.

    Args:
        dice: A D6 for each; then the Strength, wound and save of each weapon that bursts.
        misfires: Natural 1s.
        unit: The shooters; what a hit does to a unit that is unknown is not resolved.
        blow: What house rules say of every hit.
    """
    if misfires < 1:
        return NO_BACKFIRE
    burst = dice.successes(misfires, BURSTS, "blunderbuss-misfire", never=NOTHING)
    return Backfire(random_strength(dice, burst, unit, blow), misfires - burst, burst)


def random_strength(dice: Dice, hits: int, unit: Unit | None, blow: Blow) -> Losses:
    """Resolve automatic hits whose Strength is a D6 each, on figures of a unit."""
    if hits < 1 or unit is None or unit.models < 1:
        return UNHARMED
    stages, scores = burst_stages(unit, blow)
    done = dice.attacks(hits, "burst", stages, scores)
    return own_losses(unit, done.score)


def own_losses(unit: Unit | None, lost: int) -> Losses:
    """Return what wounds do to shooters."""
    if unit is None or unit.models < 1:
        return UNHARMED
    return losses(unit.models, unit.number("w", 1), unit.carried, lost)


def burst_stages(
    unit: Unit, blow: Blow
) -> tuple[tuple[Stage | Pass, ...], tuple[tuple[str, int], ...]]:
    """Return the stages of a weapon that bursts, from `burst` to `own-<n>`, and what these cost."""
    purpose = Purpose("hit-strength", subject=unit.name)
    routes = tuple((face, (f"s{face}-hit",)) for face in D6.marks)
    stages: list[Stage | Pass] = [Stage("burst", routes, D6, NOTHING, purpose, None)]
    scores: tuple[tuple[str, int], ...] = ()
    for face in D6.marks:
        hit = Blow(
            face, natural_one=blow.natural_one, save_cap=blow.save_cap, facing=blow.facing
        ).on(unit)
        stages.extend(_own(stage) for stage in hit_stages(hit, None, unit.name, f"s{face}-"))
        scores = tuple((_renamed(state), lost) for state, lost in hit_scores(hit))
    return tuple(stages), scores


def _own(stage: Stage | Pass) -> Stage | Pass:
    """Return a stage whose losses are the shooters' own."""
    if isinstance(stage, Pass):
        return Pass(stage.source, _renamed(stage.target))
    routes = tuple((mark, tuple(map(_renamed, states))) for mark, states in stage.routes)
    counts = stage.counts and tuple((_renamed(state), worth) for state, worth in stage.counts)
    return replace(stage, routes=routes, counts=counts)


def _renamed(state: str) -> str:
    return f"own-{state.removeprefix('lost-')}" if state.startswith("lost-") else state
