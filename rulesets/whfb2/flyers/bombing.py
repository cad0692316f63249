"""Bombing from the air, and fetching more to throw [L4409-4456]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Destroyed, Effect, StatusCleared, StatusSet, WoundsLost
from rulesets.dice.combined import Within
from rulesets.dice.handle import Dice
from rulesets.dice.pool import Sum
from rulesets.dice.request import Modifier, Purpose
from rulesets.refusal import Refusal
from rulesets.whfb2.flyers.flight import altitude_of
from rulesets.whfb2.harm.harm import inflict, losses, wounds_left
from rulesets.whfb2.harm.proof import check_mortal, met_by
from rulesets.whfb2.harm.shock import calls_for_test
from rulesets.whfb2.harm.striking import Blow
from rulesets.whfb2.shooting import options
from rulesets.whfb2.unit import house, offers
from rulesets.whfb2.unit.demands import FOE, OWN_TURN, SHOOTING
from rulesets.whfb2.unit.options import One

OFF: Final = {"high": 2, "low": 5, "attack": 7}
"""Points taken off 2D6, by altitude [L4432-4436]."""
TO_WOUND: Final = {"high": 2, "low": 1, "attack": 0}
"""Points added to the roll to wound, by altitude [L4444-4450]."""
FETCHING: Final = "fetching"
AWAY: Final = "fetching-first-turn"
EMPTY: Final = "no-bombs"
_BACK: Final = 6
"""The face that a unit needs to come back with its load [L4423-4427]."""


@dataclass(frozen=True, slots=True)
class Bombing:
    """Losses of a unit that flyers flew over.

    Attributes:
        on_target: Figures whose load struck.
        off: Centimetres off target, of a single figure's load; None for several.
        wounds_lost: Wounds lost.
        models_lost: Figures removed.
        destroyed: Whether nothing is left of it.
        test: Whether a rout test is due.
    """

    on_target: int
    off: int | None
    wounds_lost: int
    models_lost: int
    destroyed: bool
    test: bool


def bombing_effects(_arguments: Arguments, result: Bombing) -> tuple[Effect, ...]:
    """Take the losses off the unit below; the load is gone."""
    effects: list[Effect] = [StatusSet("unit", EMPTY)]
    if result.wounds_lost:
        effects.append(WoundsLost("target", result.wounds_lost))
    if result.destroyed:
        effects.append(Destroyed("target"))
    return tuple(effects)


def after_bombing(_arguments: Arguments, result: Bombing) -> tuple[FollowUp, ...]:
    """Offer the rout test that heavy losses call for."""
    return (
        (FollowUp("rout_test", (("unit", "target"),), (("cause", "losses"),)),)
        if result.test
        else ()
    )


@procedure(
    source="L4409-4456",
    command="shoot",
    variant="bombing",
    effects=bombing_effects,
    follow_ups=after_bombing,
    phases=SHOOTING,
    demands=(OWN_TURN, FOE),
    offering=offers.BOMBING,
)
def aerial_bombardment(
    dice: Dice,
    *,
    unit: One = None,
    target: One = None,
    figures: Annotated[int | None, Whole(1, 100), Fill("unit", "models")] = None,
    altitude: Annotated[str | None, Choice(tuple(OFF))] = None,
    s: Annotated[int, Whole(0, 10), Fill("unit", "s")],
    t: options.Toughness,
    w: options.WoundsEach = 1,
    save: options.Save = None,
    models: options.Models = None,
    carried: options.Carried = 0,
    target_rules: options.SaveRules = NO_RULES,
    natural_one: house.NaturalOne = False,
    save_cap: house.SaveCap = False,
) -> Bombing:
    """Drop stones and beams on a unit that is flown over: 2D6 each, less by altitude [L4409-4456].

    What comes to 0 or less is on target, and wounds with the Strength of who dropped it, better
    from higher up. From high 2 is taken off, from low 5, from attack altitude 7. It does not keep
    them from shooting.

    Args:
        dice: 2D6 for each figure; wounds, saves.
        unit: Who drops it; its altitude is noted on it.
        target: The unit below.
        figures: Figures that drop something; all of the unit when not given.
        altitude: How high they fly.
        s: Their Strength.
        t: Toughness of the target.
        w: Wounds of each figure.
        save: Its save.
        models: Its figures.
        carried: Wounds noted on it.
        target_rules: Its special rules: a shield is of use against the air.
        natural_one: House rule.
        save_cap: House rule.

    Raises:
        Refusal: `shooters-engaged`, `no-bombs`, `not-in-the-air`, `target-dead`,
            `too-many-carried`, and what `check_mortal` refuses.
    """
    if unit is not None:
        if unit.has("engaged"):
            raise Refusal("bombing-engaged", unit=unit.name)
        if unit.has(EMPTY):
            raise Refusal("no-bombs", unit=unit.name)
    height = altitude or altitude_of(unit)
    if height not in OFF:
        raise Refusal("not-in-the-air", unit=None if unit is None else unit.name)
    check_mortal(target, magic=False)
    left = wounds_left(target, models, w, carried)
    name = None if unit is None else unit.name
    count = figures or 1
    off: int | None = None
    if count == 1:
        total = dice.sum(2, "bombing", need=OFF[height], at_most=True, subject=name)
        off = max(0, total - OFF[height])
        struck = int(off == 0)
    else:
        struck = _drops(dice, count, OFF[height], name)
    bonus = TO_WOUND[height]
    blow = Blow(
        s,
        to_wound=(Modifier("altitude", bonus),) if bonus else (),
        facing="air",
        natural_one=natural_one,
        save_cap=save_cap,
    )
    routing = target is not None and target.has("fleeing")
    hit = met_by(blow.hit(t, save, w, target_rules, routing=routing), target)
    whom = None if target is None else target.name
    done = inflict(dice, struck, hit, cap=left, striker=name, target=whom)
    taken = losses(models, w, carried, done.score)
    due = calls_for_test(target, models, taken.models_lost)
    return Bombing(struck, off, taken.wounds_lost, taken.models_lost, taken.destroyed, due)


def _drops(dice: Dice, figures: int, off: int, subject: str | None) -> int:
    """Return the loads that struck, of several figures."""
    purpose = Purpose("bombing", off, subject=subject, at_most=True)
    request = Within(purpose, Sum(purpose, 2), most=off)

    def drop(handle: Dice, struck: int, _figure: int) -> int:
        return struck + handle.ask(request)

    return dice.fold(drop, 0, range(figures))


@dataclass(frozen=True, slots=True)
class Rearmed:
    """The return of a unit that fetches a load, and whether it has the load."""

    back: bool
    loaded: bool


def rearm_effects(arguments: Arguments, result: Rearmed) -> tuple[Effect, ...]:
    """Bring it back, or note that it is away."""
    unit = arguments.get("unit")
    if result.back:
        back = (StatusCleared("unit", FETCHING), StatusCleared("unit", "off-table"))
        return (*back, StatusCleared("unit", EMPTY)) if result.loaded else back
    if unit is not None and unit.has(FETCHING):
        return ()
    return (
        StatusSet("unit", "off-table"),
        StatusSet("unit", FETCHING),
        StatusSet("unit", AWAY, "own-turn-end"),
    )


@procedure(
    source="L4420-4428",
    effects=rearm_effects,
    phases=("movement",),
    demands=(OWN_TURN,),
    offering=offers.RETURN,
)
def rearm(dice: Dice, *, unit: One = None, give_up: Annotated[bool, Flag()] = False) -> Rearmed:
    """Fetch a load off the table: a whole turn away, then back on a 6 at the start of a turn.

    The first time it is asked for, the unit leaves the table; from its second turn away on a D6 is
    rolled. It may give up, and comes back without a load. [L4420-4428]

    Raises:
        Refusal: `fetching-first-turn`, `bombing-engaged`.
    """
    if unit is None or unit.has(FETCHING):
        if unit is not None and unit.has(AWAY):
            raise Refusal("fetching-first-turn", unit=unit.name)
        if give_up:
            return Rearmed(back=True, loaded=False)
        return Rearmed(*(2 * (dice.check(_BACK, "rearm"),)))
    if unit.has("engaged"):
        raise Refusal("bombing-engaged", unit=unit.name)
    return Rearmed(back=False, loaded=False)
