"""Hitting with missile weapons [L906-978, L2908-2912]."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Final

from rulesets.blackhammer.harm.attack import rerolled_faces
from rulesets.blackhammer.shooting import options
from rulesets.blackhammer.shooting.weapon import MISSILE_WEAPONS, rules_of
from rulesets.blackhammer.unit.charts import SHOOTING_TO_HIT
from rulesets.blackhammer.unit.options import YesNo
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.parameter import Fill, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.chain import Stage, stage
from rulesets.dice.detail import detail
from rulesets.dice.die import D6
from rulesets.dice.handle import Dice
from rulesets.dice.pool import NOTHING, winning_marks
from rulesets.dice.request import Modifier, Purpose
from rulesets.rank_and_flank import shooting
from rulesets.rank_and_flank.attack.hit import LOWEST_FACE, ONE
from rulesets.rank_and_flank.shooting import COVER, range_band, shots_each
from rulesets.refusal import Refusal

SEVEN: Final = 7
"""From this need on a shot hits on a 6, then a 4 or more [L978]."""
ONE_SHOT: Final = Amount(1)
_SIX: Final = frozenset({6})
_SECOND: Final = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Circumstances(shooting.Circumstances):
    """Circumstances that make shots easier or harder to aim [L976].

    Of the shooters' rules `quick-shot` [L2910], `firing-platform`, `sure-shots` and `poor-shots`
    count.

    Attributes:
        large: The target is a large target.
        small: The target is a lone model, or skirmishers, of unit power 1 each.
        moved: The shooters' unit moved this turn.
        veiled: A spell hides the target [L3222].
        several: Every model fires several shots [L2908].
    """

    large: bool = False
    small: bool = False
    moved: bool = False
    veiled: bool = False
    several: bool = False

    def named(self) -> tuple[tuple[str, int], ...]:
        """Return every bonus (positive) and penalty by name, 0 for one that does not count."""
        steady = "quick-shot" in self.rules
        from_platform = steady or "firing-platform" in self.rules
        return (
            ("large-target", int(self.large)),
            ("stand-and-shoot", -self.stand_and_shoot),
            ("small-target", -self.small),
            ("moved", -(self.moved and not from_platform)),
            ("long-range", -(self.long_range and not steady)),
            (f"{self.cover}-cover", COVER[self.cover]),
            ("multiple-shots", -self.several),
            ("hard-to-shoot", -self.veiled),
            ("sure-shots", int("sure-shots" in self.rules)),
            ("poor-shots", -("poor-shots" in self.rules)),
            ("other", self.other),
        )


@lru_cache(maxsize=256)
def required_to_hit(bs: int, modifiers: tuple[Modifier, ...]) -> int:
    """Return what a shot requires after modifiers; may lie outside the die [L916-978].

    Raises:
        Refusal: `no-ballistic-skill` for a Ballistic Skill of 0 [L126].
    """
    if bs < 1:
        raise Refusal("no-ballistic-skill")
    return int(SHOOTING_TO_HIT.cell(1, bs)) - sum(each.value for each in modifiers)


def needed_to_hit(required: int) -> int:
    """Return the lowest face that hits; 7 stands for a 6 and then a 4 or more."""
    return max(LOWEST_FACE, min(required, SEVEN))


def shot_stages(
    required: int,
    modifiers: tuple[Modifier, ...] = (),
    *,
    poisoned: bool = False,
    rerolls: frozenset[int] = NOTHING,
    subject: str | None = None,
) -> tuple[Stage, ...]:
    """Return the stages from `shot` to `hit`.

    Args:
        required: What the shots require, modifiers included.
        modifiers: What the players are told.
        poisoned: A natural 6 goes to `poisoned` instead, unless 7 or more is required [L2756].
        rerolls: Faces that the shooters roll again.
        subject: Who shoots.
    """
    need = needed_to_hit(required)
    purpose = Purpose("to-hit", need, modifiers, subject)
    if need >= SEVEN:
        second = Purpose("seven-plus", _SECOND, (), subject)
        return (
            stage("shot", _SIX, to="six", reroll=rerolls, purpose=purpose),
            stage("six", winning_marks(D6, _SECOND), to="hit", reroll=rerolls, purpose=second),
        )
    special = {6: ("poisoned",)} if poisoned else None
    wins = winning_marks(D6, need, never=ONE)
    return (stage("shot", wins, to="hit", special=special, reroll=rerolls, purpose=purpose),)


def weapon_reach(weapon: str | None, reach: int | None) -> int | None:
    """Return the range that counts: one stated, else the weapon's."""
    return MISSILE_WEAPONS[weapon].range if reach is None and weapon is not None else reach


@dataclass(frozen=True, slots=True)
class RangeBand:
    """A band of range.

    Attributes:
        band: `short`, `long` or `out`.
        modifier: What it does to the roll to hit.
    """

    band: str
    modifier: int


@procedure(source="L906-908")
def range_check(
    _dice: Dice,
    *,
    distance: Annotated[float, options.DISTANCE],
    weapon: options.Weapon = None,
    range: options.Range = None,  # noqa: A002 - the players' word
    rules: options.ShooterRules = NO_RULES,
) -> RangeBand:
    """Tell whether a target is at short range, at long range or out of range.

    Out of range the shots miss without a roll. [L906-908, L2910]
    """
    band = range_band(distance, weapon_reach(weapon, range))
    quick = "quick-shot" in (rules_of(weapon) | rules)
    return RangeBand(band, -1 if band == "long" and not quick else 0)


@dataclass(frozen=True, slots=True)
class CoverFound:
    """The cover of a target.

    Attributes:
        cover: `none`, `light` or `heavy`.
        modifier: What it does to the roll to hit.
    """

    cover: str
    modifier: int


@procedure(source="L964-976", actors=())
def cover_check(
    _dice: Dice,
    *,
    models: Annotated[int, Whole(1, options.MOST_MODELS), Fill("target", "models")],
    in_light: Annotated[int, Whole(0, options.MOST_MODELS)] = 0,
    in_heavy: Annotated[int, Whole(0, options.MOST_MODELS)] = 0,
) -> CoverFound:
    """Tell whether enough of a target is in cover: half its models or more.

    `in_light` and `in_heavy` count the models whose whole base is in or behind it. Where neither
    makes half but both together do, the cover is light. [L964-976]

    Raises:
        Refusal: `more-in-cover-than-models`.
    """
    if max(in_light, in_heavy) > models:
        raise Refusal("more-in-cover-than-models", models=models)
    if in_heavy * 2 >= models:
        return CoverFound("heavy", -2)
    if (in_light + in_heavy) * 2 >= models:
        return CoverFound("light", -1)
    return CoverFound("none", 0)


@dataclass(frozen=True, slots=True)
class ShotsFired:
    """Shots of a unit whose weapons may fire several.

    Attributes:
        each: Shots of each model.
        shots: Shots of them all.
        modifier: What it does to the roll to hit.
    """

    each: int
    shots: int
    modifier: int


@procedure(source="L2908")
def multiple_shots(
    _dice: Dice,
    *,
    models: Annotated[int, Whole(1, options.MOST_MODELS), Fill("unit", "models")] = 1,
    weapon: options.Weapon = None,
    rules: options.ShooterRules = NO_RULES,
    single_shot: YesNo = False,
) -> ShotsFired:
    """Tell how many shots a unit fires: one each, or all of them at -1 to hit.

    The whole unit fires the same way. [L2908]
    """
    each = shots_each(rules_of(weapon) | rules, single_shot=single_shot)
    return ShotsFired(each, each * models, -1 if each > 1 else 0)


@dataclass(frozen=True, slots=True)
class ShotsHit:
    """Shots that hit.

    Attributes:
        required: What the chart and the modifiers require, also outside the die.
        need: The lowest face that hits; 7 stands for a 6 and then a 4 or more.
        hits: Shots that hit.
        sixes: Shots that showed the first 6 of a 7+.
    """

    required: int
    need: int
    hits: int
    sixes: int | None = detail()


@procedure(source="L916-978")
def shoot_to_hit(
    dice: Dice,
    *,
    bs: options.BallisticSkill,
    shots: Annotated[Amount, options.SHOTS] = ONE_SHOT,
    target_rules: options.AimRules = NO_RULES,
    small_target: YesNo = False,
    stand_and_shoot: YesNo = False,
    moved: options.Moved = False,
    long_range: YesNo = False,
    cover: options.Cover = "none",
    single_shot: YesNo = False,
    modifier: options.Bonus = 0,
    rules: options.ShooterRules = NO_RULES,
) -> ShotsHit:
    """Roll to hit with missile weapons.

    A natural 1 misses; a natural 6 does not always hit. [L916-978, L2908-2910]

    Raises:
        Refusal: `no-ballistic-skill`.
    """
    circumstances = Circumstances(
        large="large-target" in target_rules,
        small=small_target or "skirmishers" in target_rules,
        stand_and_shoot=stand_and_shoot,
        moved=moved,
        long_range=long_range,
        cover=cover,
        veiled="hard-to-shoot" in target_rules,
        several=shots_each(rules, single_shot=single_shot) > 1,
        other=modifier,
        rules=rules,
    )
    modifiers = circumstances.modifiers()
    required = required_to_hit(bs, modifiers)
    count = shots.roll(dice, "shots")
    return _aimed(dice, required, modifiers, count, rerolled_faces(rules))


@procedure(source="L978")
def seven_plus(dice: Dice, *, shots: options.Count = 1) -> ShotsHit:
    """Roll to hit where 7 or more is required: a 6, then a 4 or more [L978]."""
    return _aimed(dice, SEVEN, (), shots)


def _aimed(
    dice: Dice,
    required: int,
    modifiers: tuple[Modifier, ...],
    shots: int,
    rerolls: frozenset[int] = NOTHING,
) -> ShotsHit:
    need = needed_to_hit(required)
    if shots <= 0:
        return ShotsHit(required, need, 0)
    stages = shot_stages(required, modifiers, rerolls=rerolls)
    fired = dice.attacks(shots, "shot", stages, (("hit", 1),))
    sixes = fired.count("six") if need >= SEVEN else None
    return ShotsHit(required, need, fired.score, sixes)
