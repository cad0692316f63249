"""Flight and rally [L738-752]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Decimal, Fill, Flag, FromTable, Rules, Units, Whole
from rulesets.core.declaring.procedure import Arguments, Demand, FollowUp, procedure
from rulesets.core.results.effect import Destroyed, Effect, StatusCleared, StatusSet
from rulesets.core.results.reminder import Situation
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.nerve.doubt import in_doubt
from rulesets.rank_and_flank.open_steps import member_named
from rulesets.rank_and_flank.round.parted import victors_over
from rulesets.rank_and_flank.round.pursuit import FLEES_FROM
from rulesets.rank_and_flank.round.touching import BETWEEN
from rulesets.t9a.ground.formation import ranks_of, standing_in_ranks
from rulesets.t9a.movement.arrival import NO_CHARGE
from rulesets.t9a.movement.reaction import BY_CHOICE
from rulesets.t9a.movement.run_dice import RUN_RULES, run_dice, swift
from rulesets.t9a.psychology.nerve import (
    DISCIPLINE,
    HELP,
    ICON,
    LED,
    PRESENCE,
    best_leadership,
    nerve_test,
    with_standard,
)
from rulesets.t9a.psychology.panic import FLIGHT_DUE, sent_fleeing
from rulesets.t9a.shooting.eligibility import FEIGNED
from rulesets.t9a.terrain.danger import DANGER_DUE, FLED_THROUGH, perils
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.house import Played
from rulesets.t9a.unit.options import FARTHEST, INCH, Leadership, One
from rulesets.t9a.unit.rule_sources import spells_behind

_LIGHT: Final = "fast-cavalry"
_QUARTER: Final = 4
_APART: Final = 1
"""Inches between units [L273]: nearer than that is passed beyond."""

_Gap: TypeAlias = Annotated[float | None, Decimal(0, FARTHEST, INCH)]
RALLY_TESTED: Final = "rally-tested"
"""The status of a unit that took its rally test, which it does once a turn [L744]."""


@dataclass(frozen=True, slots=True)
class Flight:
    """The end of a flight.

    Attributes:
        destroyed: It left the table.
        extended: It goes on by the least that takes it past what it would stop within 1 inch of.
        distance: Inches rolled.
    """

    destroyed: bool
    extended: bool
    distance: int = detail()


@dataclass(frozen=True, slots=True)
class Rally:
    """The attempt of a unit to rally.

    Attributes:
        rallied: Whether it did.
        halved: Its Leadership was halved: a quarter or less is left of it.
        light: Whether it may still move and shoot: Fast Cavalry that had fled by choice.
        total: What the dice came to.
        against: The Leadership tested.
    """

    rallied: bool
    halved: bool
    light: bool = False
    total: int | None = detail()
    against: int | None = detail()


def _strongest(situation: Situation, unit: Raw | None) -> str | None:
    """Return the enemies of the most Full Ranks that a unit was in contact with until it broke."""
    broken = member_named(situation, str(unit or ""))
    foes = () if broken is None else victors_over(situation, broken)
    if len(foes) < 2:  # noqa: PLR2004 - from a single enemy there is but one way
        return None
    most = max(map(_full_ranks, foes))
    return BETWEEN.join(foe.name for foe in foes if _full_ranks(foe) == most)


def _full_ranks(unit: Unit) -> int:
    files = unit.number("files", 0)
    return ranks_of(unit.models + standing_in_ranks(unit), files, unit.rules).full if files else 0


_STRONGEST: Final = FromTable(_strongest, of=("unit",))
_MOST_VICTORS: Final = 8


def flee_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a flight rests on: the text does not describe swift units."""
    rules = arguments["rules"]
    return (*(("same",) if swift(rules) else ()), *spells_behind(rules))


def rally_rests(arguments: Mapping[str, Any], result: Rally | None) -> tuple[str, ...]:
    """Return what a rally rests on: the text does not describe help."""
    rules = arguments["rules"]
    sought = arguments["by_choice"] and _LIGHT in rules
    light = sought if result is None else result.light
    led = ("same",) if light or any(rule in rules for rule in HELP if rule != ICON) else ()
    spells = spells_behind(rules)
    return (*led, "draft", *spells) if "musician" in rules else (*led, *spells)


def flee_effects(arguments: Arguments, result: Flight) -> tuple[Effect, ...]:
    """Note the flight, or that the unit is destroyed."""
    if result.destroyed:
        return (Destroyed("unit"),)
    runs: tuple[Effect, ...] = (
        StatusSet("unit", "fleeing"),
        StatusSet("unit", "moved", "turn"),
    )
    unit = arguments.get("unit")
    due = isinstance(unit, Unit) and unit.has(FLIGHT_DUE)
    runs = (*runs, *perils(unit))
    if arguments["crossed"]:
        runs = (*runs, StatusSet("unit", DANGER_DUE, "phase", arguments["crossed"]))
    return (*runs, StatusCleared("unit", FLIGHT_DUE)) if due else runs


def flee_next(arguments: Arguments, result: Flight) -> tuple[FollowUp, ...]:
    """Offer the end of who reached the table edge, where nobody said how far off that is [L748].

    Who ran through enemies or Impassable Terrain takes the Dangerous Terrain (3) test.
    """
    if result.destroyed:
        return ()
    # Runners of which nobody named the unit are tested all the same.
    units = () if arguments.get("unit") is None else (("unit", "unit"),)
    unmeasured = units and arguments["to_edge"] is None
    gone = (FollowUp("fled_off_table", units),) if unmeasured else ()
    crossed = arguments["crossed"]
    if not crossed:
        return gone
    values = (("models", crossed), ("fails", FLED_THROUGH))
    return (FollowUp("dangerous_terrain", units, values), *gone)


@procedure(
    source="L746-748; R L1058",
    command="flee",
    units=("unit",),
    effects=flee_effects,
    follow_ups=flee_next,
    anybody=("enemies",),
    acts=acts.FLEE,
    beyond=Beyond("swift-flight", ("same",), switch="beyond", rests=flee_rests),
    offering=offers.FLEE,
)
def flee_move(
    dice: Dice,
    *,
    to_edge: _Gap = None,
    gap: _Gap = None,
    crossed: Annotated[int, Whole(0, 500)] = 0,  # noqa: ARG001 - leads to their tests
    enemies: Annotated[tuple[Unit, ...], Units(1, _MOST_VICTORS), _STRONGEST] = (),
    rules: Annotated[SpecialRules, Rules(RUN_RULES), Fill("unit", "rules")] = NO_RULES,
    beyond: Played = "on",
) -> Flight:
    """Move a fleeing unit 2D6 straight ahead [L746-748; R L610].

    Who broke in combat flees from the enemy in contact with the most Full Ranks.

    Args:
        dice: The dice.
        to_edge: Inches to the table edge; it gets there when the roll equals them.
        gap: Inches that would be left to another unit or impassable terrain after the move.
        crossed: Models that flee through enemies or Impassable Terrain.
        enemies: Those of the most Full Ranks that beat it; of several their player picks the one
            that it flees from.
        rules: What is swift drops the lowest of 3D6.
        beyond: Whether that is played, which the text lacks.
    """
    if enemies:
        names = tuple(dict.fromkeys(enemy.name for enemy in enemies))
        dice.tell("flees-away", name=dice.choose("enemies", FLEES_FROM.what, names))
    rolled = run_dice(rules if beyond == "on" else NO_RULES).roll(dice, "flee")
    gone = to_edge is not None and rolled >= to_edge
    return Flight(gone, not gone and gap is not None and gap < _APART, rolled)


@dataclass(frozen=True, slots=True)
class Gone:
    """A unit that fled off the table, and is destroyed at once."""

    destroyed: bool


@procedure(
    source="L748",
    units=("unit",),
    effects=lambda _arguments, _result: (Destroyed("unit"),),
    demands=(Demand("unit", needs=("fleeing",)),),
    offering=offers.FLED_OFF,
)
def fled_off_table(_dice: Dice) -> Gone:
    """Destroy a unit whose flight reached the table edge, as players see once it is moved [L748].

    Its flight tells so by itself where the distance to the edge was measured before.
    """
    return Gone(destroyed=True)


def rally_effects(_arguments: Arguments, result: Rally) -> tuple[Effect, ...]:
    """End the flight, which is tried once a turn; a rallied unit neither moves nor shoots any more.

    Fast Cavalry that had fled by choice does both, but for charging, and shoots as if it had moved.
    """
    tested = StatusSet("unit", RALLY_TESTED, "turn")
    if not result.rallied:
        return (tested, *sent_fleeing("unit"))
    ended = (tested, StatusCleared("unit", "fleeing"), StatusCleared("unit", BY_CHOICE))
    if result.light:
        feigned = StatusSet("unit", FEIGNED, "turn")
        return (*ended, feigned, StatusSet("unit", NO_CHARGE, "turn"))
    return (*ended, StatusSet("unit", "rallied", "turn"))


def rally_next(_arguments: Arguments, result: Rally) -> tuple[FollowUp, ...]:
    """Offer the flight of a unit that failed."""
    return () if result.rallied else (FollowUp("flee_move", (("unit", "unit"),)),)


@procedure(
    source="L742-744; R L877",
    command="rally",
    effects=rally_effects,
    follow_ups=rally_next,
    phases=("movement",),
    demands=(
        Demand("unit", needs=("fleeing",), once=(RALLY_TESTED,), turn="own"),
        Demand("unit", forbids=(FLIGHT_DUE,)),
    ),
    beyond=Beyond("musicians", ("same", "draft"), switch="beyond", rests=rally_rests),
    acts=acts.RALLY,
    offering=offers.RALLY,
)
def rally_test(
    dice: Dice,
    *,
    unit: One = None,
    ld: Leadership,
    models: Annotated[int, Whole(0, 500), Fill("unit", "models")],
    start: Annotated[int, Whole(1, 500), Fill("unit", "size")],
    characters: Annotated[int, Whole(0, 12), Fill("unit", "characters")] = 0,
    by_choice: Annotated[bool, Flag(), Fill("unit", f"status:{BY_CHOICE}")] = False,
    rules: Annotated[
        SpecialRules, Rules(("musician", _LIGHT, *LED)), Fill("unit", "rules")
    ] = NO_RULES,
    beyond: Played = "on",
) -> Rally:
    """Try to rally: Leadership, halved where a quarter of the unit or less is left [L742-744].

    Args:
        dice: The dice.
        unit: The unit.
        ld: Its Leadership.
        models: Models left.
        start: Models on the army list.
        characters: Characters who joined it; they count among those left.
        by_choice: It fled by choice, from a charge in the enemy's last turn.
        rules: A Musician adds 1; a General or a battle standard near it helps; Fast Cavalry that
            fled by choice moves and shoots afterwards.
        beyond: Whether that is played, which the text lacks.
    """
    halved = _QUARTER * (models + characters) <= start
    played = with_standard(unit, rules) if beyond == "on" else NO_RULES
    best = best_leadership(ld, played)
    value = -(-best // 2) if halved else best
    modifiers = (Modifier("musician", 1),) if "musician" in played else ()
    # What is used once only is no help to who flees [L752].
    helped = played.without((PRESENCE, DISCIPLINE, ICON))
    doubt = in_doubt(unit) if beyond == "on" else None
    if doubt is not None and halved:
        doubt = replace(doubt, counts=-(-doubt.lent // 2))
    test = nerve_test(
        dice,
        ld=value,
        label="rally",
        rules=helped,
        modifiers=modifiers,
        doubt=doubt,
    )
    light = test.passed and by_choice and _LIGHT in played
    return Rally(test.passed, halved, light, test.total, test.against)
