"""Machines that explode, and those who stand too near [L3885-3890, L3981-3986]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import Choice, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.harm.harm import Losses, losses
from rulesets.whfb2.harm.proof import check_mortal
from rulesets.whfb2.harm.striking import Blow, figure_by_figure, harm_effects, strike
from rulesets.whfb2.machines._options import Settled
from rulesets.whfb2.shooting.backfire import UNHARMED, random_strength
from rulesets.whfb2.unit import offers
from rulesets.whfb2.unit.options import One

CREW_STRENGTH: Final = {"bombard": 4, "cannon": 6}
"""Strength of the hit on each crewman [L3885-3887, L3981-3984]."""
RADIUS: Final = {"bombard": 12.5, "cannon": 15.0}
"""Centimetres within which everybody else is struck."""
_BOMBARD_HITS: Final = Amount(0, 1, 3)
_BOMBARD_STRENGTH: Final = 4


@dataclass(frozen=True, slots=True)
class Explosion:
    """Losses of a unit to an explosion."""

    harm: Losses


def strike_crew(
    dice: Dice, crew: Unit | None, machine: str, blow: Blow, *, several: bool = False
) -> Losses:
    """Strike every crewman of a machine that explodes.

    Args:
        dice: Hits where they are several; wounds and saves.
        crew: The crew; nothing happens to one that is unknown.
        machine: `bombard` or `cannon`.
        blow: What house rules say of every hit.
        several: Whether each takes D3 hits, as everybody near a bombard does.
    """
    if crew is None or crew.models < 1:
        return UNHARMED
    own = Blow(CREW_STRENGTH[machine], natural_one=blow.natural_one, save_cap=blow.save_cap)
    if not several:
        return strike(dice, crew.models, own, crew)
    return _several(dice, crew.models, own, crew)


def _several(dice: Dice, figures: int, blow: Blow, unit: Unit) -> Losses:
    each = unit.number("w", 1)
    left = unit.models * each - unit.carried
    lost = figure_by_figure(
        dice, figures, _BOMBARD_HITS, blow.on(unit), left=left, target=unit.name
    )
    return losses(unit.models, each, unit.carried, lost)


def explosion_effects(_arguments: Arguments, result: Explosion) -> tuple[Effect, ...]:
    """Take the losses off the unit."""
    return harm_effects("target", result.harm)


@procedure(
    source="L3888-3890, L3984-3986",
    command="warmachine",
    variant="explosion",
    effects=explosion_effects,
    phases=("shooting",),
    actors=(),
    offering=offers.EXPLOSION,
)
def explosion_hits(
    dice: Dice,
    *,
    target: One = None,
    machine: Annotated[str, Choice(tuple(RADIUS))] = "cannon",
    covered: Annotated[int | None, Whole(0, 200)] = None,
    settled: Annotated[Settled, BUNDLE],
) -> Explosion:
    """Strike a unit that stands near a machine that explodes [L3888-3890, L3984-3986].

    Within 15 cm of a cannon each figure takes a hit whose Strength is a D6; within 12.5 cm of a
    bombard D3 hits of Strength 4.

    Args:
        dice: Strength or hits of each figure; wounds and saves.
        target: The unit, friend or enemy.
        machine: What exploded.
        covered: Its figures within that distance; all where not given.
        settled: House rules.

    Raises:
        Refusal: `missing-option` without a unit, `target-dead`.
    """
    if target is None:
        raise Refusal("missing-option", option="target")
    if target.models < 1:
        raise Refusal("target-dead", unit=target.name)
    figures = target.models if covered is None else min(covered, target.models)
    check_mortal(target, magic=False)
    blow = settled.blow(_BOMBARD_STRENGTH)
    if machine == "cannon":
        return Explosion(random_strength(dice, figures, target, blow))
    return Explosion(_several(dice, figures, blow, target))


def near_explosion(machine: str) -> FollowUp:
    """Return the step that strikes everybody else near the machine, unit by unit."""
    return FollowUp("explosion_hits", (), (("machine", machine),))
