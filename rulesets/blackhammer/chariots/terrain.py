"""Chariots in difficult ground [L2428]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.blackhammer.harm.attack import hit_of, hit_scores, hit_stages
from rulesets.blackhammer.shooting.options import TARGET_RULES
from rulesets.blackhammer.shooting.outcome import Mark
from rulesets.blackhammer.unit.options import One
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Fill, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Destroyed, Effect, WoundsLost
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

STRENGTH: Final = 6
HITS: Final = Amount(0, 1)


@dataclass(frozen=True, slots=True)
class RoughRide:
    """Losses of a chariot to a piece of terrain.

    Attributes:
        hits: Hits it took.
        wounds_lost: Wounds it lost.
        destroyed: Whether it broke up; a character it carried goes on on foot.
    """

    wounds_lost: int
    destroyed: bool
    hits: int | None = detail()


def ride_effects(_arguments: Arguments, result: RoughRide) -> tuple[Effect, ...]:
    """Take the wounds off the chariot, or remove it."""
    if not result.wounds_lost:
        return ()
    lost = WoundsLost("unit", result.wounds_lost)
    return (lost, Destroyed("unit")) if result.destroyed else (lost,)


@procedure(source="L2426-2428", effects=ride_effects)
def chariot_terrain(
    dice: Dice,
    *,
    unit: One = None,
    t: Annotated[int, Whole(1, 10), Fill("unit", "t")],
    w: Annotated[int, Whole(1, 20), Fill("unit", "w")],
    save: Annotated[int | None, Whole(1, 6), Fill("unit", "save")] = None,
    ward: Annotated[int | None, Whole(2, 6), Fill("unit", "ward")] = None,
    carried: Annotated[int, Whole(0, 19), Fill("unit", "carried")] = 0,
    rules: Annotated[SpecialRules, Rules(TARGET_RULES), Fill("unit", "rules")] = NO_RULES,
) -> RoughRide:
    """Take a chariot over a piece of difficult ground or an obstacle: 1D6 Strength 6 hits [L2428].

    Once for each piece of terrain in a phase, when it is met, in flight as well; never on a
    character it carries. A chariot that lives ends its move.

    Args:
        dice: How many hits, then what they do.
        unit: The chariot.
        t: Its Toughness.
        w: Its wounds.
        save: Its armour save.
        ward: Its ward save.
        carried: Wounds noted on it.
        rules: Its special rules.

    Raises:
        Refusal: `unit-destroyed`, `too-many-carried`.
    """
    if unit is not None and unit.models < 1:
        raise Refusal("unit-destroyed", unit=unit.name)
    mark = Mark(unit, 1, w, carried)
    hit = hit_of(STRENGTH, t, save=save, ward=ward, wounds_each=w, target_rules=rules)
    hits = HITS.roll(dice, "hits")
    stages = hit_stages(hit, None, None if unit is None else unit.name)
    done = mark.struck(dice.attacks(hits, "hit", stages, hit_scores(hit), cap=mark.left).score)
    return RoughRide(done.wounds_lost, done.destroyed, hits)
