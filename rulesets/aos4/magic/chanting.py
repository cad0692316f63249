"""Prayers: a D6, and ritual points that pile up until one is answered [L1379-1386]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.aos4.magic.brought import (
    CHANTING,
    PrayerReach,
    PrayerSummons,
    PrayerUnlimited,
    completed,
)
from rulesets.aos4.magic.power import (
    Caster,
    Change,
    PrayerRepeated,
    PrayerTried,
    RitualRules,
    as_known,
    check_power,
    check_tried,
    noted,
    ritual_modifiers,
    tried_effects,
)
from rulesets.aos4.magic.rituals import (
    ONCE_A_BATTLE,
    PrayerSaid,
    brought,
    check_reach,
    check_slain,
    may_summon,
    ritual_of,
)
from rulesets.aos4.orders import check_order, paid
from rulesets.aos4.unit import acts, demands, offers
from rulesets.aos4.unit.house import PRAYER_REACHED, OnceATurn, Pack, PrayerTwo
from rulesets.aos4.unit.options import Inches
from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Flag, FromSpell, Kept, Units, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.counted import counted_by
from rulesets.core.results.effect import CounterSet, Effect, StatusCleared, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.die import D3
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

_EVER: Final = "ritual-ever"
"""The counter of prayers that a unit uses once a battle, by unit and name [L1350]."""
_OPENS: Final = 2
"""Chanting roll, modified, from which there is a choice [L1383]."""


@dataclass(frozen=True, slots=True)
class Prayer:
    """A chanting roll.

    Attributes:
        answered: Whether the prayer works.
        reason: `answered`, `banked`, `short` of the value, `failed` on an unmodified 1 or `low`: a
            modified 1 that leaves no choice.
        ritual_points: What the priest has afterwards.
        total: Dice, modifiers and ritual points used.
    """

    answered: bool
    reason: Literal["answered", "banked", "short", "failed", "low"]
    ritual_points: int
    total: int | None = detail()


def chanting_effects(arguments: Arguments, result: Prayer) -> tuple[Effect, ...]:
    """Note the attempt and the ritual points, and pay for an intervention."""
    used = noted(arguments["unit"], "used-magic") + 1
    effects: tuple[Effect, ...] = (
        StatusSet("unit", "used-magic", "phase", used),
        *tried_effects(
            "unit",
            arguments["unit"],
            arguments["prayer"],
            as_known(arguments["rules"], unlimited=arguments["unlimited"]),
            arguments["once_a_turn"],
            success=result.answered,
        ),
    )
    prayer = arguments["prayer"]
    summons = arguments["summons"]
    effects = (*effects, may_summon(prayer, "unit", works=result.answered, summons=summons))
    ever = counted_by(_EVER, prayer, unit=arguments["unit"].name)
    counts = arguments["once_a_turn"] == "attempts" or result.answered
    if prayer in ONCE_A_BATTLE and counts and ever is not None:
        effects = (*effects, CounterSet(ever, 1, "unit"))
    if result.answered and arguments["target"] is not None:
        effects = (*effects, *brought(prayer, "unit", result.total or 0))
    if "magical-intervention" in arguments["rules"]:
        effects = (*effects, *paid("magical-intervention"))
    if result.ritual_points:
        points = StatusSet("unit", "ritual-points", "battle", result.ritual_points)
        return (*effects, points)
    return (*effects, StatusCleared("unit", "ritual-points"))


@procedure(
    source="L1095-1103, L1379-1386, L1402-1404",
    command="pray",
    effects=chanting_effects,
    at_large=True,
    phases=("hero",),
    demands=demands.PRAY,
    acts=acts.PRAY,
    completes=completed("prayer", "unit"),
    offering=offers.PRAY,
)
def chanting_roll(
    dice: Dice,
    *,
    unit: Caster,
    target: Annotated[Unit | None, Units(fallen=True)] = None,
    prayer: PrayerSaid = "",
    chanting_value: Annotated[
        int, Whole(2, 20), FromSpell("casting_value", "prayer"), CHANTING
    ] = 4,
    distance: Inches = None,
    choice: Annotated[str | None, Choice(("answer", "bank", "best"))] = None,
    modifier: Change = 0,
    rules: RitualRules = NO_RULES,
    tried: PrayerTried = False,
    repeated: PrayerRepeated = False,
    used_up: Annotated[
        bool, Flag(), Kept(_EVER, "unit", ("unit", "prayer"), ("prayer-used-up",))
    ] = False,
    most_distance: PrayerReach = None,
    unlimited: PrayerUnlimited = False,
    summons: PrayerSummons = None,  # noqa: ARG001 - its effects read it
    once_a_turn: OnceATurn = "attempts",
    prayer_two: PrayerTwo = "two-modified",
    pack: Pack = "border-war",
) -> Prayer:
    """Roll to chant a prayer [L1095-1103, L1379-1386, L1402-1404].

    An unmodified 1 fails and loses D3 ritual points, which nobody rolls for who has none. A
    chanting roll of 2 or more is banked as ritual points, or added to them against the chanting
    value: where that is reached the prayer is answered and they go to 0; where not, they stay and
    nothing is banked.

    Args:
        dice: The dice.
        unit: The priest.
        target: Whom it is for; with Resurrection the slain hero of the infantry.
        prayer: Its name.
        chanting_value: What has to be reached.
        distance: Inches to the farthest part of the target, where it is set up or stands.
        choice: To bank the roll, to try for an answer, or the best: an answer where the roll and
            the points reach one, else to bank. Its player is asked where none is said and both
            would do: what falls short is banked.
        modifier: What abilities add.
        rules: Whether it is by Magical Intervention (-1), helped by a Place of Power (+1), or
            Unlimited.
        tried: A friendly priest tried this prayer this turn.
        repeated: This one tried it this phase, and it is Unlimited.
        used_up: This one used it in this battle, and it is used once a battle.
        most_distance: Inches that one of the army's own reaches, where its words say so.
        unlimited: One of the army's own has that keyword.
        summons: One of the army's own summons; nobody knows where its keywords are unknown.
        once_a_turn: Whether attempts count, or successes alone.
        prayer_two: Whether a 2 that a modifier lowers leaves a choice.
        pack: The battlepack; in Spearhead neither power levels nor other priests count [L1904].

    Raises:
        Refusal: `not-a-caster`, `power-spent`, `spell-tried`, `ritual-repeated`,
            `already-commanded`, `prayer-used-up`, `not-a-slain-hero`, `ritual-out-of-range`.
    """
    spearhead = pack == "spearhead"
    if used_up:
        raise Refusal("prayer-used-up", unit=unit.name)
    check_slain(prayer, target)
    rules = as_known(rules, unlimited=unlimited)
    check_reach(prayer, distance, most_distance)
    check_power(unit, "priest", limited=not spearhead)
    check_tried(rules, once_a_turn, tried=tried and not spearhead, repeated=repeated)
    if "magical-intervention" in rules:
        check_order(unit, pack)
    if prayer in ONCE_A_BATTLE and once_a_turn == "attempts":
        dice.tell("ritual-once-a-battle", spell=prayer)
    held = noted(unit, "ritual-points")
    modifiers = ritual_modifiers(unit, rules, modifier)
    added = sum(modifier.value for modifier in modifiers)
    total = dice.sum(1, "chanting", modifiers=modifiers, plus=added)
    face = total - added
    if face == 1:
        lost = dice.single("ritual-points-lost", die=D3) if held else 0
        return Prayer(False, "failed", max(0, held - lost), face)
    roll = max(1, total)
    if (face if prayer_two == "two-unmodified" else roll) < _OPENS:
        return Prayer(False, "low", held, roll)
    reached = roll + held >= chanting_value
    if choice is None and reached:
        options = PRAYER_REACHED.options
        choice = dice.choose(
            "unit", PRAYER_REACHED.what, options, subject=unit.name, beforehand=True
        )
    if choice == "bank" or (choice != "answer" and not reached):
        return Prayer(False, "banked", held + roll, roll)
    if reached:
        if target is None and ritual_of(prayer) is not None:
            dice.tell("ritual-without-target", spell=prayer)
        return Prayer(True, "answered", 0, roll + held)
    return Prayer(False, "short", held, roll + held)
