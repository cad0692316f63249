"""Hits and blows of spells, by the charts that all hits and blows go by."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from rulesets.core.table import Chart, load_chart
from rulesets.dice.handle import Dice
from rulesets.whfb2.harm import Hit, inflict

_COMBAT_TO_HIT: Final[Chart] = load_chart(files("rulesets.whfb2") / "data" / "combat-to-hit.toml")
MASONRY_SAVE: Final = 5
"""What stone, brick and cement save on, whatever strikes them [L4165-4168]."""


def need_to_hit(ws: int, enemy_ws: int) -> int:
    """Return what a blow needs to hit [L1526-1545]; who cannot defend has a Weapon Skill of 1."""
    return int(_COMBAT_TO_HIT.cell(ws, max(1, min(enemy_ws, 10))))


def wounds_of(
    dice: Dice,
    hits: int,
    *,
    s: int,
    t: int,
    save: int | None,
    w: int,
    masonry: bool = False,
    cap: int | None = None,
    target: str | None = None,
) -> int:
    """Roll hits to wound, and the saves there are; return the wounds lost, at most `cap`.

    Args:
        dice: To wound, then saves.
        hits: How many.
        s: Their Strength.
        t: Toughness of what is struck.
        save: Its armour save as X, None where it has none or it does not count.
        w: Wounds of each model.
        masonry: Whether it is of stone, brick or cement, which save alike against any Strength.
        cap: Wounds it has left.
        target: Who rolls the saves.
    """
    hit = Hit(s, t, MASONRY_SAVE if masonry else save, wounds_each=w, steady=masonry)
    return inflict(dice, hits, hit, cap=cap, target=target).score
