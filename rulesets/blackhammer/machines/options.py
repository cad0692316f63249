"""Options that the shots of war machines share."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.harm.attack import hit_of
from rulesets.blackhammer.harm.harm import Blast, Crew, Rider, Victims, check_riders, riders_named
from rulesets.blackhammer.machines.engine import ENGINES
from rulesets.blackhammer.shooting import options
from rulesets.blackhammer.shooting.eligibility import check_shooters, check_target
from rulesets.blackhammer.shooting.outcome import Mark
from rulesets.blackhammer.unit.options import PACES, Carried, Models, One, Save, Ward, WoundsEach
from rulesets.core.battlefield.damage import ONE_WOUND
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import Choice, Decimal, Fill, Rules, Whole
from rulesets.refusal import Refusal

FARTHEST: Final = 120
MOST_ROWS: Final = 40
SHOT_RULES: Final = ("flaming", "magic-attacks", "no-save")
"""Rules that a machine's shots may have beside their own."""
TARGET_RULES: Final = (
    *options.AIM_RULES,
    *options.TARGET_RULES,
    "chariot",
    "heavy-chariot",
)

Machine: TypeAlias = Annotated[str | None, Choice(tuple(ENGINES))]
Gap: TypeAlias = Annotated[float | None, Decimal(0, FARTHEST, PACES)]
Rows: TypeAlias = Annotated[int, Whole(1, MOST_ROWS)]
Covered: TypeAlias = Annotated[int | None, Whole(0, 100)]
Toughness: TypeAlias = Annotated[int | None, Whole(1, 10), Fill("target", "t")]
ShotRules: TypeAlias = Annotated[SpecialRules, Rules(SHOT_RULES)]
TargetRules: TypeAlias = Annotated[SpecialRules, Rules(TARGET_RULES), options.TARGETS_OWN]


@dataclass(frozen=True, slots=True, kw_only=True)
class Parties:
    """The shooter, and those who may be struck.

    Attributes:
        unit: Who shoots: the machine, or who breathes.
        target: The enemy unit that is struck.
        rider: A character that rides it; who joined it on the table, where nobody is named.
        crew: Its ordinary riders, the same way.
    """

    unit: One = None
    target: One = None
    rider: Rider = None
    crew: Crew = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """The body that a hit meets, where no armour stops it.

    Attributes:
        t: Toughness of the target.
        w: Wounds of each of its models.
        ward: Its ward save.
        models: Its models.
        carried: Wounds noted on it.
        target_rules: Its special rules.
    """

    t: Toughness = None
    w: WoundsEach = 1
    ward: Ward = None
    models: Models = None
    carried: Carried = 0
    target_rules: TargetRules = NO_RULES

    @property
    def worn(self) -> int | None:
        """The armour save that counts."""
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Armoured(Body):
    """The body that a hit meets, with armour that may stop it.

    Attributes:
        save: Armour save of the target.
    """

    save: Save = None

    @property
    def worn(self) -> int | None:
        """The armour save that counts."""
        return self.save


Named: TypeAlias = Annotated[Parties, BUNDLE]
Met: TypeAlias = Annotated[Body, BUNDLE]
Armour: TypeAlias = Annotated[Armoured, BUNDLE]


def check_machine(parties: Parties) -> None:
    """Refuse a machine that may not shoot, or a target it may not aim at [L2504-2506].

    A machine that moved does not shoot; turning on the spot is no move.

    Raises:
        Refusal: as `check_shooters` and `check_target`.
    """
    unit = parties.unit
    if unit is not None:
        check_shooters(unit, unit.rules, moved=unit.has("moved"), answers_charge=False)
    check_target(parties.target, template=True)


def victims_of(blast: Blast, parties: Parties, body: Body, *, building: bool = False) -> Victims:
    """Return those who may be struck: the target as stated, its riders by their own profiles.

    In a building every hit costs one wound [L2978].

    Raises:
        Refusal: `missing-option` without a Toughness, `rider-dead`, `target-dead`,
            `too-many-carried`.
    """
    if body.t is None:
        raise Refusal("missing-option", option="t")
    crew, rider = riders_named(parties.target, parties.crew, parties.rider)
    check_riders(crew, rider)
    if building:
        blast = replace(blast, damage=ONE_WOUND)
    hit = hit_of(
        blast.strength,
        body.t,
        save=body.worn,
        ward=body.ward,
        wounds_each=body.w,
        damage=blast.damage,
        rules=blast.rules,
        target_rules=body.target_rules,
    )
    return Victims(
        Mark(parties.target, body.models, body.w, body.carried),
        hit,
        blast,
        crew,
        rider,
        None if parties.unit is None else parties.unit.name,
        body.target_rules,
    )
