"""The result of a shot, alike for every Artillery Weapon."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments, FollowUp
from rulesets.core.results.effect import Effect, RuleGained, StatusSet
from rulesets.core.results.link_effect import LinkMoved, LinkSet
from rulesets.core.results.relation import Relation
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.t9a.harm.harm import Harm, after_hits, harm_effects
from rulesets.t9a.harm.later_hits import note_hits_of
from rulesets.t9a.machines.misfire import (
    Misfire,
    after_misfire,
    misfire_effects,
    misfire_roll,
)
from rulesets.t9a.psychology.panic import BY_DREAD, called_for
from rulesets.t9a.unit.options import One

NONE: Final = Harm(0, panic=False)
LANDED: Final = "landed"
SHOT_AT: Final = Relation("shot", until="phase", steps=(LANDED, "struck"))
"""A shot of a machine, whose models struck are to be counted once it has landed."""
_COUNT: Final = "struck"
_DREADED: Final = "charnel-catapult"


@dataclass(frozen=True, slots=True)
class Shot:
    """A shot.

    Attributes:
        state: `misfire`; `missed`; `landed` where the models struck are still to be counted;
            `struck` where its hits are resolved.
        inches: How far a template moves, or how long a cannon's line is.
        misfire: What the misfire did, where it was one.
        harm: What the target lost.
        bearing: Degrees clockwise from the top of the table, unless real dice show it.
    """

    state: Literal["misfire", "missed", "landed", "struck"]
    inches: int | None = None
    misfire: Misfire | None = None
    harm: Harm = NONE
    bearing: int | None = detail()


def misfired(dice: Dice, unit: One, modifier: int, reroll: str) -> Shot:
    """Return a shot that is lost, the table having been asked."""
    done = dice.call(misfire_roll, unit=unit, modifier=modifier, misfire_reroll=reroll)
    return Shot("misfire", misfire=done)


def shot_effects(arguments: Arguments, result: Shot) -> tuple[Effect, ...]:
    """Return what the target lost, what a misfire did, and that the unit has shot."""
    shot = (*_engine_told(arguments), StatusSet("unit", "shot", "turn"))
    if result.misfire is not None:
        return (*shot, *misfire_effects(arguments, result.misfire))
    landed = LinkSet(SHOT_AT.id, "unit", "target", step=LANDED)
    dread = _dreaded(arguments, result.harm)
    waits = (landed,) if result.state == LANDED else ()
    later = note_hits_of(arguments, result.harm)
    return (*harm_effects(result.harm), *shot, *later, *dread, *waits)


def _engine_told(arguments: Arguments) -> tuple[Effect, ...]:
    """Keep which Artillery Weapon a machine is, once somebody has told it."""
    unit, machine = arguments.get("unit"), arguments.get("machine")
    if not isinstance(unit, Unit) or machine is None or unit.rules.holds(machine):
        return ()
    return (RuleGained("unit", machine),)


def counted_effects(arguments: Arguments, result: Harm) -> tuple[Effect, ...]:
    """Return what the target lost to a shot whose models struck were counted."""
    counted = LinkMoved(SHOT_AT.id, "unit", "struck", "target")
    later = note_hits_of(arguments, result)
    return (*harm_effects(result), *later, *_dreaded(arguments, result), counted)


def after_shot(arguments: Arguments, result: Shot) -> tuple[FollowUp, ...]:
    """Offer an explosion's hits, or the tests that losses call for."""
    if result.misfire is not None:
        return after_misfire(arguments, result.misfire)
    return after_harm(arguments, result.harm)


def after_harm(arguments: Arguments, result: Harm) -> tuple[FollowUp, ...]:
    """Offer the tests that losses call for; a Charnel Catapult's one kill is enough for Panic."""
    steps = after_hits(arguments, result)
    if not _is_dreaded(arguments, result):
        return steps
    others = tuple(step for step in steps if step.procedure != "panic_test")
    return (FollowUp("panic_test", (("unit", "target"),), BY_DREAD), *others)


def _dreaded(arguments: Arguments, harm: Harm) -> tuple[Effect, ...]:
    """Note the Panic test that one kill of a Charnel Catapult calls for."""
    if not _is_dreaded(arguments, harm):
        return ()
    return called_for("target", arguments["target"], BY_DREAD)


def _is_dreaded(arguments: Arguments, harm: Harm) -> bool:
    unit = arguments.get("unit")
    dreaded = arguments.get("machine") == _DREADED or (
        isinstance(unit, Unit) and arguments.get("machine") is None and _DREADED in unit.rules
    )
    struck = bool(harm.models_lost) and not harm.destroyed
    return dreaded and struck and arguments.get("target") is not None


def counting(procedure: str, arguments: Arguments, **values: Any) -> FollowUp:
    """Return the step that resolves hits once the players have counted the models struck."""
    units = tuple((role, role) for role in ("unit", "target") if arguments.get(role) is not None)
    kept = ("machine", "s", "building")
    found = {name: arguments[name] for name in kept if arguments.get(name)} | values
    rules: SpecialRules = arguments["rules"]
    if rules.items:
        found["rules"] = ", ".join(_written(*item) for item in sorted(rules.items, key=str))
    told = tuple((name, "yes" if value is True else value) for name, value in found.items())
    return FollowUp(procedure, units, told, _COUNT)


def _written(rule: str, number: int | None) -> str:
    return rule if number is None else f"{rule} ({number})"
