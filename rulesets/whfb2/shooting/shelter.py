"""Characters whom their unit keeps from being aimed at [L2830-2862, L5101-5103, L6321-6330]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rulesets.core.battlefield.bar import Verb
from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.act import Attempt
from rulesets.core.results.reminder import Situation
from rulesets.refusal import Refusal
from rulesets.whfb2.machines.engine import BOLT_THROWER, BOMBARD, CANNON, CATAPULT, Engine
from rulesets.whfb2.magic.book import BY_ID
from rulesets.whfb2.shooting.targets import cover_of
from rulesets.whfb2.shooting.weapon import reach_of, weapon_of

_AIMED: Final[tuple[Verb, ...]] = ("shoot", "stand-and-shoot", "fire", "cast", "resolve-spell")
_BREATH: Final = "fire-breath"
_SPELLS: Final[tuple[Verb, ...]] = ("cast", "resolve-spell")
_MACHINES: Final[Mapping[str, Engine]] = {
    "bolt_thrower_shot": BOLT_THROWER,
    "catapult_shot": CATAPULT,
    "bombard_shot": BOMBARD,
    "cannon_shot": CANNON,
}


def may_aim(attempt: Attempt, situation: Situation) -> Refusal | None:
    """Return why a target cannot be aimed at: five ordinary figures or more cover a character.

    Spells that are shot as missiles are, and breath of fire, are held to it; other spells are not.
    """
    if attempt.verb not in _AIMED:
        return None
    if attempt.verb in _SPELLS and not _is_aimed(attempt):
        return None
    return next(
        (found for target in attempt.objects if (found := _refusal(attempt, situation, target))),
        None,
    )


def _is_aimed(attempt: Attempt) -> bool:
    """Return whether a spell is shot at somebody now; what it does later is not, but for breath."""
    spell = BY_ID.get(str(attempt.arguments.get("spell") or ""))
    if spell is None:
        return False
    due = bool(attempt.arguments.get("due"))
    return spell.id == _BREATH if due else spell.missile


def _refusal(attempt: Attempt, situation: Situation, target: Unit) -> Refusal | None:
    if target.host is None:
        return None
    cover = cover_of(
        target,
        by_character=any("character" in unit.rules for unit in attempt.actors),
        few_ordinary=situation.switch("few-ordinary") or "half-range",
    )
    facts = {"unit": target.name, "host": target.host.name}
    if cover == "unit":
        return Refusal("target-covered", **facts)
    distance, reach = attempt.arguments.get("distance"), _reach(attempt)
    if cover == "half-range" and distance is not None and reach and distance > reach / 2:
        return Refusal("target-half-covered", **facts, range=reach / 2)
    return None


def _reach(attempt: Attempt) -> float | None:
    """Return how far the weapon, the machine or the spell reaches, None where nobody knows."""
    if attempt.verb in _SPELLS:
        return BY_ID[str(attempt.arguments["spell"])].within
    engine = _MACHINES.get(attempt.procedure)
    if engine is not None:
        return engine.range
    unit = attempt.actors[0] if attempt.actors else None
    rules = attempt.arguments.get("rules", NO_RULES)
    return reach_of(weapon_of(attempt.arguments.get("weapon"), rules, unit))
