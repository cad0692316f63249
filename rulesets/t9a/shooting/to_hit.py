"""Hitting with shooting weapons: Ballistic Skill, its modifiers, the chart [L1097-1161]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Quantity
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.chain import Stage, stage
from rulesets.dice.detail import detail
from rulesets.dice.die import D6
from rulesets.dice.handle import Dice
from rulesets.dice.pool import RerollKind, reroll_marks, winning_marks
from rulesets.dice.request import Modifier, Purpose
from rulesets.rank_and_flank import shooting
from rulesets.rank_and_flank.attack.hit import ONE
from rulesets.rank_and_flank.shooting import COVER, range_band, shots_each
from rulesets.refusal import Refusal
from rulesets.t9a.shooting import options
from rulesets.t9a.shooting.weapon import ShootingWeapon, weapon_of
from rulesets.t9a.unit.charts import SHOOTING_TO_HIT
from rulesets.t9a.unit.house import Played
from rulesets.t9a.unit.options import YesNo
from rulesets.t9a.unit.rule_sources import behind

_LEAST, _MOST = -3, 6
"""Sums of the chart's first and last column."""
_SIX: Final = frozenset({6})
ONE_SHOT: Final = Amount(1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Circumstances(shooting.Circumstances):
    """Circumstances that make shots easier or harder to aim [L1107-1159].

    The target is at long range beyond half the range [L1133-1135]. Of the shooters' rules
    `quick-to-fire` and `unwieldy` count.

    Attributes:
        moved: The shooters' unit moved this player turn.
        several: Every model fires several shots [R L1035].
        strained: A volley gun came near a misfire.
        spells: What spells in force add.
        target_rules: Of the target: `hard-target`, `skirmishers`.
    """

    moved: bool = False
    several: bool = False
    strained: bool = False
    spells: int = 0
    target_rules: SpecialRules = NO_RULES

    def named(self) -> tuple[tuple[str, int], ...]:
        """Return every bonus (positive) and penalty by name, 0 for one that does not count."""
        slowed = self.moved and "quick-to-fire" not in self.rules
        return (
            ("moved", -slowed),
            ("unwieldy", -(slowed and "unwieldy" in self.rules)),
            ("long-range", -self.long_range),
            ("stand-and-shoot", -self.stand_and_shoot),
            (f"{self.cover}-cover", COVER[self.cover]),
            ("hard-target", -("hard-target" in self.target_rules)),
            ("skirmishers", -("skirmishers" in self.target_rules)),
            ("multiple-shots", -self.several),
            ("strained", -self.strained),
            ("spells", self.spells),
            ("other", self.other),
        )


@dataclass(frozen=True, slots=True)
class Aim:
    """Aim of a shot: what it needs.

    Attributes:
        sum: Ballistic Skill and modifiers.
        need: The lowest face that hits; None where none does.
        again: What a second die needs after a 6; None where there is no second.
        modifiers: What it comes from, by name.
        rerolls: Which rolls spells have rolled again.
    """

    sum: int
    need: int | None
    again: int | None = None
    modifiers: tuple[Modifier, ...] = ()
    rerolls: tuple[RerollKind, ...] = ()

    @property
    def poisons(self) -> bool:
        """Tell whether a natural 6 may poison: not where a 7 or more would be needed [R L1043]."""
        return self.need is not None and self.again is None

    @property
    def wins(self) -> frozenset[int]:
        """Faces of the first die that hit, or lead to the second; a natural 1 never does."""
        return frozenset() if self.need is None else winning_marks(D6, self.need, never=ONE)

    def stages(self, subject: str | None = None, *, poison: int | None = None) -> tuple[Stage, ...]:
        """Return the stages from `shot` to `hit`; a face that poisons goes to `sure`.

        No stage leads anywhere where nothing can hit.
        """
        if self.need is None:
            return ()
        purpose = Purpose("to-hit", self.need, self.modifiers, subject)
        if self.again is not None:
            second = Purpose("to-hit-again", self.again, (), subject)
            wins = winning_marks(D6, self.again)
            return (
                stage("shot", _SIX, to="six", reroll=self.rerolled(_SIX), purpose=purpose),
                stage("six", wins, to="hit", reroll=self.rerolled(wins), purpose=second),
            )
        special = {face: ("sure",) for face in self.wins if poison is not None and face >= poison}
        reroll = self.rerolled(self.wins)
        hits = stage("shot", self.wins, to="hit", special=special, reroll=reroll, purpose=purpose)
        return (hits,)

    def rerolled(self, wins: frozenset[int]) -> frozenset[int]:
        """Return the faces of a die that spells have rolled again.

        Args:
            wins: Its faces that succeed.
        """
        return frozenset().union(*(reroll_marks(kind, wins) for kind in self.rerolls))


def aim(bs: int, modifiers: tuple[Modifier, ...], hits_on: int | None = None) -> Aim:
    """Return what a shot needs by the chart [L1097-1127].

    Args:
        bs: Ballistic Skill of who shoots.
        modifiers: Bonuses and penalties.
        hits_on: What the weapon's shots need whatever the circumstances.

    Raises:
        Refusal: `no-ballistic-skill` for a Ballistic Skill of 0, which a sum of 0 is not [L307].
    """
    if hits_on is not None:
        return Aim(hits_on, hits_on)
    if bs < 1:
        raise Refusal("no-ballistic-skill")
    total = bs + sum(each.value for each in modifiers)
    cell = SHOOTING_TO_HIT.cell(1, max(_LEAST, min(total, _MOST)) - _LEAST + 1)
    if cell == "none":
        return Aim(total, None, None, modifiers)
    need, _, again = str(cell).partition("-")
    return Aim(total, int(need), int(again) if again else None, modifiers)


def carried_rules(weapon: ShootingWeapon | None) -> SpecialRules:
    """Return the special rules of a weapon, none without one."""
    return NO_RULES if weapon is None else weapon.rules


@dataclass(frozen=True, slots=True)
class ShotsHit:
    """Shots that hit.

    Attributes:
        sum: Ballistic Skill and modifiers.
        need: The lowest face that hits; None where none does.
        again: What a second die needs after a 6; None where there is no second.
        hits: Shots that hit.
        long_range: Whether the target was beyond half the range.
        sixes: Shots that showed the 6 before the second die.
    """

    sum: int
    need: int | None
    again: int | None
    hits: int
    long_range: bool = False
    sixes: int | None = detail()


def aim_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a roll to hit rests on beside the text: special rules, and most weapons."""
    weapon = weapon_of(arguments["weapon"], arguments.get("unit"))
    rules = behind(arguments["rules"] | carried_rules(weapon), arguments["target_rules"])
    return rules if weapon is None else tuple(dict.fromkeys((*rules, weapon.witness)))


@procedure(
    source="L1097-1161",
    command="shoot",
    variant="to-hit",
    beyond=Beyond("shooting-weapons", ("same", "newer", "draft"), switch="beyond", rests=aim_rests),
)
def shoot_to_hit(
    dice: Dice,
    *,
    bs: options.BallisticSkill,
    shots: Annotated[Amount, Quantity(0, options.MOST_SHOTS)] = ONE_SHOT,
    weapon: options.Weapon = None,
    distance: options.Distance = None,
    range: options.Range = None,  # noqa: A002 - the players' word
    long_range: YesNo = False,
    cover: options.Cover = "none",
    moved: options.Moved = False,
    stand_and_shoot: YesNo = False,
    single_shot: YesNo = False,
    modifier: options.Bonus = 0,
    rules: options.AimRules = NO_RULES,
    target_rules: options.MarkRules = NO_RULES,
    beyond: Played = "on",
) -> ShotsHit:
    """Roll to hit with shooting weapons; a natural 1 misses [L1097-1161].

    Args:
        dice: A die for each shot; another after a 6 where the sum is below 1.
        bs: Ballistic Skill of who shoots.
        shots: How many.
        weapon: What they shoot with.
        distance: Inches to the target.
        range: Inches that the weapon reaches.
        long_range: Whether the target is beyond half the range, where no distance says.
        cover: The target's cover.
        moved: Whether the unit moved this player turn.
        stand_and_shoot: Whether the shots answer a charge.
        single_shot: Whether a weapon with Multiple Shots fires but one.
        modifier: Sum of other bonuses and penalties.
        rules: Special rules of the shooters.
        target_rules: Special rules of the target.
        beyond: Whether weapons and special rules are played, which the text lacks.

    Raises:
        Refusal: `no-ballistic-skill`, `range-unknown`, `shots-out-of-range`.
    """
    arm = weapon_of(weapon, None) if beyond == "on" else None
    reach = range if range is not None or arm is None else arm.range
    band = range_band(distance, reach)
    if band == "out" and not stand_and_shoot:
        raise Refusal("shots-out-of-range", distance=f"{distance:g}", range=reach or 0)
    held = (rules | carried_rules(arm)) if beyond == "on" else NO_RULES
    circumstances = Circumstances(
        stand_and_shoot=stand_and_shoot,
        moved=moved,
        long_range=long_range or band != "short",
        cover=cover,
        several=shots_each(held, single_shot=single_shot) > 1,
        other=modifier,
        rules=held,
        target_rules=target_rules if beyond == "on" else NO_RULES,
    )
    found = aim(bs, circumstances.modifiers(), None if arm is None else arm.hits_on)
    far = circumstances.long_range
    if found.need is None:
        dice.tell("shots-impossible")
        return ShotsHit(found.sum, None, None, 0, far)
    count = shots.roll(dice, "shots")
    if not count:
        return ShotsHit(found.sum, found.need, found.again, 0, far)
    fired = dice.attacks(count, "shot", found.stages(), (("hit", 1),))
    sixes = fired.count("six") if found.again is not None else None
    return ShotsHit(found.sum, found.need, found.again, fired.score, far, sixes)
