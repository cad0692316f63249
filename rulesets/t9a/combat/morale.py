"""Break tests: units that hold, break, or crumble instead [R L601-603, L1001, L1056-1068]."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Annotated, Final, Literal

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Fill, Flag, Rules, Units, Whole
from rulesets.core.declaring.procedure import Demand, procedure
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.nerve.battle_standard import HELD, rolls_again, saves_wounds
from rulesets.rank_and_flank.nerve.doubt import Doubt, in_doubt
from rulesets.rank_and_flank.nerve.general import led_by_general
from rulesets.t9a.combat.ranks import (
    RANK_RULES,
    disrupts,
    rank_bonus,
    ranks_of_unit,
)
from rulesets.t9a.combat.ranks import steadfast as has_more_ranks
from rulesets.t9a.combat.ranks_met import DISRUPTED, MOST_RANKS_MET
from rulesets.t9a.combat.round import sources, step_effects
from rulesets.t9a.psychology.fear import SHAKEN
from rulesets.t9a.psychology.immunity import FEARLESS, FEARSOME, fears
from rulesets.t9a.psychology.nerve import (
    LED,
    REFUSED,
    behind_it,
    best_leadership,
    nerve_test,
    with_standard,
)
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.demands import FOES
from rulesets.t9a.unit.options import YesNo
from rulesets.t9a.unit.spell_rules import IN_FOREST

MACHINE: Final = "war-machine"
UNBREAKABLE: Final = ("unbreakable", "swarm")
UNSTABLE: Final = ("unstable", "undead", "swarm")
INSTABILITY: Final = "daemonic-instability"
STUBBORN: Final = "stubborn"
BODYGUARD: Final = "bodyguard"
_WOODSMEN: Final = ("skirmishers", "infantry", "character")
BREAK_RULES: Final = tuple(
    dict.fromkeys(
        (
            STUBBORN,
            BODYGUARD,
            *UNBREAKABLE,
            *UNSTABLE,
            INSTABILITY,
            MACHINE,
            "strider",
            *_WOODSMEN,
            *FEARLESS,
            *FEARSOME,
            *LED,
            IN_FOREST,
        )
    )
)
_STEADY_MOST: Final = 12

Ranks = Annotated[int | None, Whole(0, 20)]


@dataclass(frozen=True, slots=True)
class BreakTest:
    """The break test of a beaten unit.

    Attributes:
        outcome: `holds`, `breaks`; `scrapped` for a war machine that breaks and is destroyed.
        why: What lets it ignore the difference, or takes the test away: `steadfast`, `stubborn`,
            `unbreakable`, `unstable`, `instability`; None for a plain test.
        crumbles: Wounds without a save that it loses instead of breaking.
        total: What the dice came to.
        against: The Leadership tested.
        icon: Whether a Gleaming Icon was used.
    """

    outcome: Literal["holds", "breaks", "scrapped"]
    why: str | None = None
    crumbles: int = 0
    total: int | None = detail()
    against: int | None = detail()
    icon: bool | None = detail()


@dataclass(frozen=True, slots=True)
class Beaten:
    """A beaten unit and what its test depends on.

    Attributes:
        ld: Its Leadership.
        rules: Its rules.
        stubborn: Whether it is Stubborn, by whatever model.
        steadfast: Whether it is Steadfast and not Disrupted.
        ranks: Its Full Ranks.
        afraid: Whether it fears an enemy in contact.
        doubt: Whether its battle standard is near, where nobody says so.
    """

    ld: int
    rules: SpecialRules
    stubborn: bool = False
    steadfast: bool = False
    ranks: int = 0
    afraid: bool = False
    doubt: Doubt | None = None


def unstable_wounds(
    lost_by: int, *, stubborn: bool, steadfast: bool, ground: bool, bonus: int
) -> int:
    """Return the wounds that an Unstable unit loses [1.0.0 Unstable].

    In this order: Stubborn halves them, rounded up; Steadfast makes more than 12 of them 12; the
    battle standard takes its Rank Bonus off, or 1 where it has none.
    """
    wounds = -(-lost_by // 2) if stubborn else lost_by
    if steadfast:
        wounds = min(wounds, _STEADY_MOST)
    if ground:
        wounds -= max(1, bonus)
    return max(0, wounds)


def ignores(beaten: Beaten) -> str | None:
    """Return what lets a beaten unit ignore the difference of the Combat Scores."""
    if beaten.stubborn:
        return "stubborn"
    return "steadfast" if beaten.steadfast else None


def take_break_test(
    dice: Dice, *, beaten: Beaten, lost_by: int, name: str | None = None
) -> BreakTest:
    """Let a beaten unit test, or crumble [R L601, L1001, L1062-1068].

    Args:
        dice: 2D6, and again where a battle standard is near.
        beaten: The unit and what its test depends on.
        lost_by: The difference of the Combat Scores.
        name: What the unit is called, where that must be told.
    """
    rules, doubt = behind_it(beaten.rules, beaten.doubt)
    beaten = replace(beaten, rules=rules, doubt=doubt)
    if "frenzy" in rules:
        dice.tell("frenzy-lost")
    if INSTABILITY in rules:
        return _instability(dice, beaten, lost_by)
    if any(rule in rules for rule in UNSTABLE):
        return BreakTest("holds", "unstable", _crumbles(dice, beaten, lost_by))
    if any(rule in rules for rule in UNBREAKABLE):
        return BreakTest("holds", "unbreakable")
    why = ignores(beaten)
    loss = Modifier("combat-lost", 0 if why else -lost_by)
    named = (loss, SHAKEN) if beaten.afraid else (loss,)
    test = nerve_test(
        dice,
        ld=beaten.ld,
        label="break-test",
        rules=rules,
        modifiers=named,
        subject=name,
        doubt=doubt,
    )
    if test.passed:
        return BreakTest("holds", why, 0, test.total, test.against, test.icon)
    outcome: Literal["breaks", "scrapped"] = "scrapped" if MACHINE in rules else "breaks"
    return BreakTest(outcome, why, 0, test.total, test.against, test.icon)


def _crumbles(dice: Dice, beaten: Beaten, lost_by: int) -> int:
    """Return the wounds that an Unstable unit loses; what a standard saves hangs on its reach."""
    ground = HELD in beaten.rules or (lost_by > 0 and saves_wounds(dice, beaten.doubt))
    return unstable_wounds(
        lost_by,
        stubborn=beaten.stubborn,
        steadfast=beaten.steadfast,
        ground=ground,
        bonus=rank_bonus(beaten.ranks),
    )


def _instability(dice: Dice, beaten: Beaten, lost_by: int) -> BreakTest:
    """Roll 2D6 and the difference against Leadership: what is above it is lost in wounds."""
    value = best_leadership(beaten.ld, beaten.rules)
    named = (Modifier("combat-lost", -lost_by),) if lost_by else ()

    def roll() -> int:
        return dice.sum(2, "instability", need=value - lost_by, at_most=True, modifiers=named)

    total, doubt = roll(), beaten.doubt
    best = led_by_general(dice, doubt, own=value, total=total + lost_by)
    again = total + lost_by > best
    if again and (HELD in beaten.rules or rolls_again(dice, doubt)):
        dice.tell("held-ground", total=total, against=value - lost_by)
        total = roll()
    if total + lost_by > best:  # what is above it is lost in wounds: his is of use whatever fell
        best = led_by_general(dice, doubt, own=best)
    most = best - lost_by
    return BreakTest("holds", "instability", max(0, total - most), total, most)


def nerve_of(unit: Unit, fallen: Collection[str] = ()) -> int:
    """Return the best Leadership in a unit, without that of a Character that refused [R L867].

    Args:
        unit: The unit, with those who joined it.
        fallen: Names of those of them who died in this combat.
    """
    if unit.has(REFUSED):
        return 0
    own = unit.alone("ld")
    held = [leader.number("ld", 0) for leader in _leaders(unit, fallen)]
    plain = unit.number("ld") if own is None or own.fixed is None else own.fixed
    return max([plain, *held])


def _leaders(unit: Unit, fallen: Collection[str]) -> list[Unit]:
    """Return the living Characters of a unit who shirk no challenge."""
    return [
        companion
        for companion in unit.body.joined
        if companion.name not in fallen and not companion.has(REFUSED)
    ]


def is_stubborn(
    unit: Unit | None,
    rules: SpecialRules,
    *,
    forest: bool = False,
    fallen: Collection[str] = (),
) -> bool:
    """Return whether one model makes its unit Stubborn [R L903, L992, L1056].

    A Character with bodyguards is; so are Skirmishers and lone Characters on foot in a forest.

    Args:
        unit: The unit, with those who joined it.
        rules: Its rules.
        forest: Whether most of it stands in a forest.
        fallen: Names of those of its Characters who died in this combat.
    """
    forest = forest or IN_FOREST in rules
    shirks = unit is not None and unit.has(REFUSED)
    joined = [] if unit is None else _leaders(unit, fallen)
    if STUBBORN in rules and not shirks:
        return True
    if any(STUBBORN in companion.rules for companion in joined):
        return True
    if BODYGUARD in rules and joined:
        return True
    alone = "infantry" in rules and "character" in rules
    return forest and ("skirmishers" in rules or alone)


@procedure(
    source="R L601-603, L1001, L1056, L1062-1068",
    command="combat",
    variant="break",
    effects=step_effects.of_break_test,
    follow_ups=step_effects.after_break_test,
    phases=("combat",),
    at_large=True,
    demands=(FOES, Demand("unit", once=(step_effects.BREAK_TESTED,))),
    acts=acts.BREAK,
    beyond=Beyond("close-combat", ("same", "newer", "lasting"), rests=sources.break_rests),
    offering=offers.BREAK,
)
def break_test(
    dice: Dice,
    *,
    unit: Annotated[Unit | None, Units()] = None,
    enemy: Annotated[Unit | None, Units()] = None,
    ld: Annotated[int, Whole(0, 10), Fill("unit", "ld")],
    lost_by: Annotated[int, Whole(0, 100)],
    full_ranks: Ranks = None,
    enemy_full_ranks: Annotated[int | None, Whole(0, 20), MOST_RANKS_MET] = None,
    steadfast: Annotated[bool | None, Flag()] = None,
    disrupted: Annotated[bool, Flag(), DISRUPTED] = False,
    forest: YesNo = False,
    rules: Annotated[
        SpecialRules, Rules((*BREAK_RULES, *RANK_RULES)), Fill("unit", "rules")
    ] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(FEARSOME), Fill("enemy", "faced")] = NO_RULES,
) -> BreakTest:
    """Test whether a beaten unit breaks: Leadership less what it lost by [R L601-603, L1001-1068].

    Args:
        dice: 2D6, and again where a battle standard is near.
        unit: The unit.
        enemy: The victor, for its ranks and the Fear it causes.
        ld: The unit's Leadership.
        lost_by: The difference of the Combat Scores; 0 where a Musician settled a tie.
        full_ranks: Its Full Ranks; counted from its width when not told.
        enemy_full_ranks: The most of any enemy unit in the combat; the enemy's when not told.
        steadfast: Whether it has more Full Ranks than each enemy; worked out when not told.
        disrupted: An enemy with 2 Full Ranks or more is in its flank or rear.
        forest: Most of it stands in a forest, where nobody is Steadfast without Strider.
        rules: The unit's.
        enemy_rules: Whether the enemy causes Fear.
    """
    own = full_ranks if full_ranks is not None else ranks_of_unit(unit)
    most = enemy_full_ranks if enemy_full_ranks is not None else ranks_of_unit(enemy)
    if steadfast is None:
        steadfast = own is not None and most is not None and has_more_ranks(own, (most,))
        for known, party in ((own, unit), (most, enemy)):
            if known is None and party is not None:
                dice.tell("front-unknown", unit=party.name)
    lost = forest or IN_FOREST in rules
    lost = lost and "strider" not in rules
    if unit is not None and unit.body.joined and ld == unit.number("ld", ld):
        ld = nerve_of(unit)
    elif unit is not None and unit.has(REFUSED):
        ld = 0
    beaten = Beaten(
        ld,
        with_standard(unit, rules),
        stubborn=is_stubborn(unit, rules, forest=forest),
        steadfast=steadfast and not disrupted and not lost,
        ranks=own or 0,
        afraid=fears(rules, enemy_rules),
        doubt=in_doubt(unit),
    )
    return take_break_test(dice, beaten=beaten, lost_by=lost_by)


__all__ = [
    "BREAK_RULES",
    "Beaten",
    "BreakTest",
    "break_test",
    "disrupts",
    "is_stubborn",
    "nerve_of",
    "take_break_test",
    "unstable_wounds",
]
