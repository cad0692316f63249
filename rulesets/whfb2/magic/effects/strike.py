"""Hits and blows of spells, by the charts that all hits and blows go by."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from rulesets.core.books.table import Chart, load_chart
from rulesets.dice.handle import Dice
from rulesets.whfb2.harm.harm import Hit, inflict
from rulesets.whfb2.harm.proof import met_by
from rulesets.whfb2.magic.effects.target import Settled, Target

_COMBAT_TO_HIT: Final[Chart] = load_chart(files("rulesets.whfb2") / "data" / "combat-to-hit.toml")
MASONRY_SAVE: Final = 5
"""The save of stone, brick and cement against everything [L4165-4168]."""


def need_to_hit(ws: int, enemy_ws: int) -> int:
    """Return what a blow needs to hit [L1526-1545]; the defenceless have a Weapon Skill of 1."""
    return int(_COMBAT_TO_HIT.cell(ws, max(1, min(enemy_ws, 10))))


def wounds_of(dice: Dice, hits: int, hit: Hit, mark: Target, *, cap: int | None = None) -> int:
    """Roll hits to wound, and the saves there are; return the wounds lost, at most `cap`."""
    met = met_by(hit, mark.unit)
    return inflict(dice, hits, met, cap=cap, target=mark.name).score


def hit_of(strength: int, mark: Target, settled: Settled, *, armour: bool = True) -> Hit:
    """Return a hit of a spell on a target, as its armour or none meets it."""
    return Hit(
        strength,
        mark.needed("t"),
        mark.save if armour else None,
        wounds_each=mark.w,
        natural_one=settled.natural_one,
        save_cap=settled.save_cap,
    )


def masonry_hit(strength: int, mark: Target, settled: Settled) -> Hit:
    """Return a hit of a spell on something built, of which stone, brick and cement save."""
    save = MASONRY_SAVE if mark.masonry else None
    steady = settled.masonry_save == "steady"
    return Hit(strength, mark.needed("t"), save, steady=steady, natural_one=settled.natural_one)
