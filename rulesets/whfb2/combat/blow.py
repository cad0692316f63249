"""A pool of like blows, from the roll to hit to the wounds lost."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rulesets.dice.chain import Pass, Stage
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.whfb2.aim import FARTHEST_NEED, aim_stages
from rulesets.whfb2.harm import Hit, added, hit_scores, hit_stages


@dataclass(frozen=True, slots=True)
class Blow:
    """One kind of blow against one kind of target.

    Attributes:
        chart: What the chart asks for, None for who cannot strike.
        to_hit: What is added to the roll to hit, by name.
        hit: What a hit does.
        automatic: Whether every blow hits, as those against the routed do [L1912-1917].
    """

    chart: int | None
    to_hit: tuple[Modifier, ...]
    hit: Hit
    automatic: bool = False

    @property
    def need(self) -> int | None:
        """What the dice must come to, modifiers taken off; None where no blow can hit."""
        if self.automatic:
            return None
        if self.chart is None:
            return None
        need = self.chart - added(self.to_hit)
        return need if need <= FARTHEST_NEED else None

    @property
    def possible(self) -> bool:
        """Whether a blow may hit at all."""
        return self.automatic or self.need is not None


@lru_cache(maxsize=512)
def blow_stages(
    blow: Blow, striker: str | None = None, target: str | None = None
) -> tuple[Stage | Pass, ...]:
    """Return the stages of a blow, from the state `shot`; the names say who rolls."""
    harm = hit_stages(blow.hit, striker, target)
    if blow.automatic:
        return (Pass("shot", "hit"), *harm)
    return (*stages_to_hit(blow, striker), *harm)


def stages_to_hit(blow: Blow, striker: str | None = None) -> tuple[Stage, ...]:
    """Return the stages from `shot` to `hit`, none where nothing can hit."""
    need = blow.need
    if need is None:
        return ()
    return aim_stages(
        need, blow.to_hit, beyond=True, natural_one=blow.hit.natural_one, subject=striker
    )


def strike(
    dice: Dice,
    attacks: int,
    blow: Blow,
    cap: int,
    *,
    striker: str | None = None,
    target: str | None = None,
) -> int:
    """Return the wounds that like blows take from a target with `cap` wounds left."""
    if attacks <= 0 or cap <= 0 or not blow.possible:
        return 0
    if blow.hit.wound_need is None:
        dice.tell("cannot-wound", strength=blow.hit.strength, toughness=blow.hit.toughness)
        return 0
    stages = blow_stages(blow, striker, target)
    return dice.attacks(attacks, "shot", stages, hit_scores(blow.hit), cap=cap).score
