"""Options that Artillery Weapons share, and what they are asked first."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import Choice, FromTable, Rules, Whole, untold
from rulesets.core.results.reminder import Situation
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.open_steps import member_named
from rulesets.refusal import Refusal
from rulesets.t9a.harm.attack import HIT_RULES, Hit
from rulesets.t9a.harm.body import Body, Damage
from rulesets.t9a.harm.harm import Blow, Mark
from rulesets.t9a.machines.engine import ENGINES, Engine, engine_of
from rulesets.t9a.shooting import options as shooting
from rulesets.t9a.shooting.bewitched import (
    again_by_spells,
    aim_by_spells,
    rules_by_spells,
    strength_by_spells,
)
from rulesets.t9a.shooting.eligibility import check_shooters, check_target
from rulesets.t9a.shooting.to_hit import Aim, Circumstances, aim
from rulesets.t9a.unit.options import One, YesNo
from rulesets.t9a.unit.vocabulary import ARTILLERY

MOST_STRUCK: Final = 60
_BURNS: Final = SpecialRules.of("flammable")


def _engines(situation: Situation, unit: Raw | None) -> tuple[str, ...]:
    """Return the weapons that a machine may be, of the kinds that it is known to be of."""
    gun = member_named(situation, str(unit or ""))
    kinds = () if gun is None else gun.rules.only(ARTILLERY)
    return tuple(each.id for each in ENGINES.values() if not kinds or each.kind in kinds)


Machine: TypeAlias = Annotated[
    str | None, Choice(tuple(ENGINES)), FromTable(untold, of=("unit",), among=_engines)
]
Struck: TypeAlias = Annotated[int | None, Whole(0, MOST_STRUCK)]
MaybeStrength: TypeAlias = Annotated[int | None, Whole(1, 10)]
BlastRules: TypeAlias = Annotated[SpecialRules, Rules(HIT_RULES)]
MisfireReroll: TypeAlias = Annotated[str, Choice(("none", "breakdown", "jammed"))]


@dataclass(frozen=True, slots=True, kw_only=True)
class Gun:
    """The shooter, the target and the weapon.

    Attributes:
        unit: Who shoots.
        target: Who is shot at.
        machine: The weapon, where it is one of those by name.
        s: Strength of the hits; the weapon's where nobody says.
        distance: Inches to the target.
        range: Inches that the weapon reaches.
        rules: Special rules of the hits, beside those of the weapon.
        damage: Wounds that an unsaved wound takes, where special rules do not say.
    """

    unit: One = None
    target: One = None
    machine: Machine = None
    s: MaybeStrength = None
    distance: shooting.Distance = None
    range: shooting.Range = None
    rules: BlastRules = NO_RULES
    damage: Damage = None

    def engine(self, kind: str) -> Engine | None:
        """Return the weapon by name, None for one that is described.

        Raises:
            Refusal: `another-machine` for one that shoots otherwise.
        """
        found = engine_of(self.machine, self.unit, kind)
        if found is not None and found.kind != kind:
            raise Refusal("another-machine", rule=found.id)
        if found is None and self.unit is not None and not self.unit.rules.holds(kind):
            other = next((rule for rule in ARTILLERY if rule in self.unit.rules), None)
            if other is not None:
                raise Refusal("another-machine", rule=other)
        return found

    def check(self, engine: Engine | None, *, melee: bool = False) -> None:
        """Refuse a weapon that may not shoot, or a target that it may not aim at.

        Raises:
            Refusal: as `check_shooters` and `check_target`; `range-unknown`,
                `shots-out-of-range`, `shots-too-near`.
        """
        held = NO_RULES if self.unit is None else self.unit.rules
        moved = self.unit is not None and self.unit.has("moved")
        check_shooters(self.unit, held, answers_charge=melee, moved=moved)
        check_target(self.target)
        reach = self.reach(engine)
        if self.distance is None:
            return
        if reach is None:
            raise Refusal("range-unknown")
        if self.distance > reach:
            raise Refusal("shots-out-of-range", distance=f"{self.distance:g}", range=reach)
        if engine is not None and self.distance < engine.least:
            raise Refusal("shots-too-near", distance=f"{self.distance:g}", least=engine.least)

    def reach(self, engine: Engine | None) -> int | None:
        """Return the range that counts: one stated, else the weapon's."""
        return self.range if self.range is not None or engine is None else engine.range

    def aim(self, bs: int, known: Circumstances, *more: Modifier) -> Aim:
        """Return what its shot needs to hit, with what spells in force make of it [P].

        A spell on a unit is on its shots, and artillery is a Shooting Weapon [R L780].

        Args:
            bs: Ballistic Skill of who aims.
            known: What makes the shot easier or harder.
            more: Modifiers of this kind of weapon alone.

        Raises:
            Refusal: `no-ballistic-skill`.
        """
        known = replace(known, spells=aim_by_spells(self.unit, self.target))
        return replace(aim(bs, (*known.modifiers(), *more)), rerolls=again_by_spells(self.unit))

    def blow(self, engine: Engine | None, *, centre: bool = False) -> Blow:
        """Return what its hits are: all, or the one of square brackets, under spells in force [P].

        Raises:
            Refusal: `strength-unknown`.
        """
        strength, rules = self.s, self.rules
        if engine is not None:
            rules |= engine.rules | (engine.centre_rules if centre else NO_RULES)
            if centre and engine.centre is not None:
                strength = engine.centre
            elif strength is None:
                strength = engine.strength
        if strength is None:
            raise Refusal("strength-unknown")
        if self.unit is not None:
            rules = rules_by_spells(self.unit, rules)
        # Every artillery weapon of the book is a mundane one.
        strength = strength_by_spells(self.unit, strength, mundane=engine is not None)
        name = None if self.unit is None else self.unit.name
        return Blow(strength, rules, self.damage, "artillery", name)


Fired: TypeAlias = Annotated[Gun, BUNDLE]


@dataclass(frozen=True, slots=True, kw_only=True)
class Exposed(Body):
    """A target as shots meet it, where artillery aims at it.

    Attributes:
        target_rules: Its special rules, with those that make it easy or hard to hit.
        building: Whether it is in a building: it burns well, and a template touches D6 models.
    """

    target_rules: Annotated[
        SpecialRules, Rules(shooting.SHOT_TARGET_RULES), shooting.TARGETS_OWN
    ] = NO_RULES
    building: YesNo = False

    @property
    def met(self) -> Body:
        """The body that a hit meets."""
        if not self.building:
            return self
        return replace(self, target_rules=self.target_rules | _BURNS)

    def against(self, blow: Blow, gun: Gun) -> tuple[Hit, Mark]:
        """Return what a hit is to its rank and file, and what is struck."""
        return self.met.hit(blow), self.mark(gun.target)


Met: TypeAlias = Annotated[Exposed, BUNDLE]
INDOORS: Final = Amount(0, 1)
"""Models of a unit in a building that a template touches [R L934]."""
