"""Options that tell what a hit meets, for every rule that strikes a target."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import Choice, Fill, Quantity, Rules, Whole
from rulesets.refusal import Refusal
from rulesets.t9a.harm.attack import HIT_RULES, TARGET_RULES, Hit, hit_of
from rulesets.t9a.harm.distribution import CHOICES
from rulesets.t9a.harm.harm import Blow, Mark
from rulesets.t9a.unit.options import (
    TARGETS_OWN,
    Carried,
    Models,
    Regeneration,
    Save,
    Ward,
    WoundsEach,
)

MOST_HITS: Final = 1000

Toughness: TypeAlias = Annotated[int, Whole(0, 10), Fill("target", "t")]
MaybeToughness: TypeAlias = Annotated[int | None, Whole(0, 10), Fill("target", "t")]
Strength: TypeAlias = Annotated[int, Whole(0, 10)]
HitRules: TypeAlias = Annotated[SpecialRules, Rules(HIT_RULES)]
TargetRules: TypeAlias = Annotated[SpecialRules, Rules(TARGET_RULES), TARGETS_OWN]
Count: TypeAlias = Annotated[int, Whole(0, MOST_HITS)]
HITS: Final = Quantity(0, MOST_HITS)
Damage: TypeAlias = Annotated[Amount | None, Quantity(1, 20)]
HitsFirst: TypeAlias = Annotated[str | None, Choice(CHOICES)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """A target as hits meet it.

    Attributes:
        t: Its Toughness.
        w: Wounds on the profile of each model.
        save: Its armour save as X of X+.
        ward: Its Ward save.
        regen: Its Regeneration.
        models: Its rank and file.
        carried: Wounds noted on it.
        target_rules: Its special rules.
        hits_first: Whom the attacker lets take a hit first, where characters are hit too; its
            player is asked where hits do not go round.
    """

    t: MaybeToughness = None
    w: WoundsEach = 1
    save: Save = None
    ward: Ward = None
    regen: Regeneration = None
    models: Models = None
    carried: Carried = 0
    target_rules: TargetRules = NO_RULES
    hits_first: HitsFirst = None

    def hit(self, blow: Blow) -> Hit:
        """Return what a hit is to it.

        Raises:
            Refusal: `missing-option` without a Toughness.
        """
        if self.t is None:
            raise Refusal("missing-option", option="t", absent="t")
        return hit_of(
            blow.strength,
            self.t,
            save=self.save,
            ward=self.ward,
            regen=self.regen,
            wounds_each=self.w,
            damage=blow.damage,
            rules=blow.rules,
            target_rules=self.target_rules,
            attacked=blow.attacked,
            saves=blow.saves,
        )

    def mark(self, unit: Unit | None) -> Mark:
        """Return what is struck.

        Raises:
            Refusal: `target-dead`, `too-many-carried`.
        """
        return Mark(unit, self.models, self.w, self.carried, self.hits_first)


Met: TypeAlias = Annotated[Body, BUNDLE]
