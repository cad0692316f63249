"""A pool of like blows, from the roll to hit to the wounds lost."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from rulesets.core.battlefield.amount import Amount
from rulesets.dice.chain import Pass, Stage, stage
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier, Purpose
from rulesets.whfb2.harm.aim import BEST_FACE, FARTHEST_NEED, aim_stages
from rulesets.whfb2.harm.harm import Hit, added, hit_scores, hit_stages

LUCKY: Final = "lucky"
"""The state of a roll that only a rune made good, before it goes on."""
WOUNDING: Final = "rune-of-wounding"
_WARMTH: Final = frozenset({6})
"""Faces that save a living creature from a weapon of cold [L6571-6574]."""


@dataclass(frozen=True, slots=True)
class BlowEffects:
    """Changes to blows from powers and spells, beside numbers that are added.

    Attributes:
        magic: The weapon is magic: nothing is proof against it, and auras end at its touch.
        drains: Each hit takes so many Wounds, without a roll to wound or a save.
        saved: Armour saves from what hits drain, by a reading.
        slays: Each hit kills a figure.
        cold: A wound kills the figure unless it rolls a 6.
        halved: Half of the hits count, rounded down.
        sure: Hits that can wound do so without a roll.
        poison: Hits poison.
        fire: Points of fire of each hit on what burns, None without fire.
        fire_kills: Whether points that equal Toughness kill, or more.
        uncounted: Figures that poison kills do not count in the result.
        alight: By the house rule, who is wounded by fire may burn.
        mighty: Strength of the best blows that hit, and how many they are.
        speed: A rune adds 1 to the roll to hit: it fades when that made the difference.
        wounding: A rune takes 1 off saves: the same.
        harmless: What it strikes is proof against it.
    """

    magic: bool = False
    drains: Amount | None = None
    saved: bool = False
    slays: bool = False
    cold: bool = False
    halved: bool = False
    sure: bool = False
    poison: bool = False
    fire: Amount | None = None
    fire_kills: str = "at-toughness"
    uncounted: bool = False
    alight: bool = False
    mighty: tuple[int, int] | None = None
    speed: bool = False
    wounding: bool = False
    harmless: bool = False

    @property
    def counts_hits(self) -> bool:
        """Tell whether the number of hits matters by itself."""
        return bool(self.halved or self.poison or self.fire is not None or self.mighty is not None)


PLAIN: Final = BlowEffects()


@dataclass(frozen=True, slots=True)
class Blow:
    """One kind of blow against one kind of target.

    Attributes:
        chart: What the chart asks for, None for who cannot strike.
        to_hit: What is added to the roll to hit, by name.
        hit: What a hit does.
        automatic: Whether every blow hits, as those against the routed do [L1912-1917].
        effects: What powers make of it.
    """

    chart: int | None
    to_hit: tuple[Modifier, ...]
    hit: Hit
    automatic: bool = False
    effects: BlowEffects = PLAIN

    @property
    def need(self) -> int | None:
        """The face needed before modifiers; None where no blow can hit."""
        if self.automatic:
            return None
        if self.chart is None:
            return None
        need = self.chart - added(self.to_hit)
        return need if need <= FARTHEST_NEED else None

    @property
    def possible(self) -> bool:
        """Tell whether a blow may hit at all."""
        return self.automatic or self.need is not None

    @property
    def wounds(self) -> bool:
        """Tell whether a hit may wound at all."""
        effects = self.effects
        if effects.harmless:
            return False
        return effects.slays or effects.drains is not None or self.hit.wound_need is not None

    def with_save(self, save: int | None) -> Blow:
        """Return the blow against another armour save."""
        return replace(self, hit=replace(self.hit, save=save))

    def of_strength(self, strength: int) -> Blow:
        """Return the blow with another Strength, and nothing that would be best of several."""
        hit = replace(self.hit, strength=strength)
        return replace(self, hit=hit, effects=replace(self.effects, mighty=None))


def stages_to_hit(blow: Blow, striker: str | None = None) -> tuple[Stage | Pass, ...]:
    """Return the stages from `shot` to `hit`, none where nothing can hit."""
    if blow.automatic:
        return (Pass("shot", "hit"),)
    need = blow.need
    if need is None:
        return ()
    stages = aim_stages(
        need, blow.to_hit, beyond=True, natural_one=blow.hit.natural_one, subject=striker
    )
    if not blow.effects.speed or not stages:
        return stages
    # The one mark that would have missed without the rune.
    last = stages[-1]
    mark = need - 3 if need > BEST_FACE else need
    marked = tuple(
        (face, (f"{LUCKY}-hit",) if face == mark and states == ("hit",) else states)
        for face, states in last.routes
    )
    return (*stages[:-1], replace(last, routes=marked), Pass(f"{LUCKY}-hit", "hit"))


@lru_cache(maxsize=512)
def harm_stages(
    blow: Blow, striker: str | None = None, target: str | None = None
) -> tuple[Stage | Pass, ...]:
    """Return the stages of a hit: what it takes off a figure, `lost-<n>`."""
    effects, hit = blow.effects, blow.hit
    whole = f"lost-{hit.wounds_each}"
    if effects.slays:
        return (Pass("hit", whole),)
    if effects.drains is not None:
        certain = replace(hit, certain=True, damage=effects.drains, no_save=not effects.saved)
        return hit_stages(certain, striker, target)
    sure = effects.sure and hit.wound_need is not None
    stages = list(hit_stages(replace(hit, certain=True) if sure else hit, striker, target))
    if effects.wounding:
        _mark_wounds(stages, hit)
    if effects.cold and hit.wounds_each > 1:
        purpose = Purpose("cold-save", BEST_FACE, (), target, failures=True)
        warm = (("lost-1", 0),)
        stages[-1] = stage(
            "unsaved", _WARMTH, to="lost-1", otherwise=whole, purpose=purpose, counts=warm
        )
    return tuple(stages)


def _mark_wounds(stages: list[Stage | Pass], hit: Hit) -> None:
    """Let wounds that armour would have stopped but for a rune be told from the others."""
    at = next(i for i, stage in enumerate(stages) if stage.source == "wound")
    save, need = stages[at], hit.save_need
    lucky = Pass(f"{LUCKY}-wound", "unsaved")
    if isinstance(save, Stage) and need is not None:
        face = need - 1
        if face < 1 + hit.natural_one:
            return
        routes = tuple(
            (mark, (f"{LUCKY}-wound",) if mark == face else states) for mark, states in save.routes
        )
        stages[at : at + 1] = [replace(save, routes=routes), lucky]
        return
    others = tuple(modifier for modifier in hit.to_save if modifier.key != WOUNDING)
    if replace(hit, to_save=others).save_need is not None:
        stages[at : at + 1] = [Pass("wound", f"{LUCKY}-wound"), lucky]


@lru_cache(maxsize=512)
def blow_stages(
    blow: Blow, striker: str | None = None, target: str | None = None
) -> tuple[Stage | Pass, ...]:
    """Return the stages of a blow, from the state `shot`; the names say which unit rolls."""
    return (*stages_to_hit(blow, striker), *harm_stages(blow, striker, target))


def scores_of(blow: Blow, least: int = 1) -> tuple[tuple[str, int], ...]:
    """Return the cost of each final state that costs at least `least`."""
    return tuple((state, lost) for state, lost in hit_scores(blow.hit) if lost >= least)


@dataclass(frozen=True, slots=True)
class Struck:
    """The result of a pool of blows.

    Attributes:
        wounds: Wounds it takes.
        hits: Blows that hit; None where that is not known.
        faded: Runes that made the difference: `hit`, `wound`.
    """

    wounds: int
    hits: int | None = None
    faded: tuple[str, ...] = ()


def hits_of(dice: Dice, attacks: int, blow: Blow, striker: str | None = None) -> Struck:
    """Roll a pool to hit; half of the hits of the bewildered come to nothing."""
    stages = stages_to_hit(blow, striker)
    if not stages or attacks < 1:
        return Struck(0, 0)
    hits, faded = attacks, tuple[str, ...]()
    if not blow.automatic:
        done = dice.attacks(attacks, "shot", stages, (("hit", 1),))
        hits = done.score
        faded = ("hit",) if done.count(f"{LUCKY}-hit") else ()
    if blow.effects.halved and hits:
        dice.tell("hits-halved", unit=striker, hits=hits, left=hits // 2)
        hits //= 2
    return Struck(0, hits, faded)


def harm_of(
    dice: Dice,
    hits: int,
    blow: Blow,
    cap: int | None,
    *,
    striker: str | None = None,
    target: str | None = None,
    least: int = 1,
) -> Struck:
    """Roll what hits do."""
    if hits < 1 or not blow.wounds:
        return Struck(0, hits)
    stages = harm_stages(blow, striker, target)
    done = dice.attacks(hits, "hit", stages, scores_of(blow, least), cap=cap)
    faded = ("wound",) if done.count(f"{LUCKY}-wound") else ()
    return Struck(done.score, hits, faded)


def strike(
    dice: Dice,
    attacks: int,
    blow: Blow,
    cap: int,
    *,
    striker: str | None = None,
    target: str | None = None,
    least: int = 1,
) -> Struck:
    """Roll like blows from the first die to the last, against a target with `cap` wounds left."""
    if attacks <= 0 or cap <= 0 or not blow.possible:
        return Struck(0)
    if not blow.wounds:
        dice.tell("cannot-wound", strength=blow.hit.strength, toughness=blow.hit.toughness)
        return Struck(0)
    stages = blow_stages(blow, striker, target)
    done = dice.attacks(attacks, "shot", stages, scores_of(blow, least), cap=cap)
    faded = tuple(roll for roll in ("hit", "wound") if done.count(f"{LUCKY}-{roll}"))
    return Struck(done.score, done.count("hit"), faded)
