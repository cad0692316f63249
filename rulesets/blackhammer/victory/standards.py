"""Standards captured in close combat, which count at the end [L2288-2332]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.blackhammer.unit.options import YesNo
from rulesets.blackhammer.victory.worth import BATTLE_STANDARD, STANDARD
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Fill, Rules
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.ids.composed import as_rule
from rulesets.core.results.effect import Effect, RuleLost, StatusCleared, StatusSet
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

ENDINGS: Final = ("pursued", "not-pursued", "slain", "holds")
"""Fates of the bearers: broken and pursued, broken only, destroyed; or their bearer of the battle
standard fell and they held."""
BANNERS: Final = ("standard", "battle-standard", "both-banners")
HELD: Final = "holds-standard"
HELD_BATTLE_STANDARD: Final = "holds-battle-standard"


@dataclass(frozen=True, slots=True)
class Capture:
    """The fate of standards that a unit has no longer.

    Attributes:
        captured: The victor has them; otherwise they are lost to everybody.
        points: What they are worth at the end, while their captor stands and does not flee.
    """

    captured: bool
    points: int


def capture_effects(arguments: Arguments, result: Capture) -> tuple[Effect, ...]:
    """Hand the standards over, or take them out of play."""
    rules: SpecialRules = arguments["enemy_rules"]
    taken = _banners(arguments["banner"], rules)
    effects: list[Effect] = [RuleLost("enemy", as_rule(standard)) for standard in taken]
    if arguments["ending"] != "holds":
        effects += [StatusCleared("enemy", status) for status in (HELD, HELD_BATTLE_STANDARD)]
    if result.captured:
        victor: Unit | None = arguments["unit"]
        before = 0 if victor is None else dict(victor.statuses).get(HELD, 0)
        if "standard" in taken and "expendable" not in rules:
            effects.append(StatusSet("unit", HELD, value=before + 1))
        if "battle-standard" in taken:
            effects.append(StatusSet("unit", HELD_BATTLE_STANDARD))
    return tuple(effects)


@procedure(
    source="L2288-2332",
    units=("unit", "enemy"),
    effects=capture_effects,
    phases=("close-combat",),
    demands=(Demand("enemy", against="unit"),),
)
def capture_standard(
    _dice: Dice,
    *,
    ending: Annotated[str, Choice(ENDINGS)],
    banner: Annotated[str | None, Choice(BANNERS)] = None,
    still_engaged: YesNo = False,
    enemy_rules: Annotated[
        SpecialRules,
        Rules(("standard", "battle-standard", "expendable")),
        Fill("enemy", "rules"),
    ] = NO_RULES,
) -> Capture:
    """Say whether the standard of a beaten unit is captured or lost [L2288-2296, L2316-2332].

    Who breaks loses it to whoever pursues, caught or not; who is destroyed, to a victor that could
    pursue. What nobody captures is lost. A broken unit gives up what it had captured itself.

    Args:
        ending: What became of them.
        banner: Which banner; read off their rules where nobody says, else a standard.
        still_engaged: Whether the victor fights another enemy still, and cannot pursue.
        enemy_rules: Their banners, and whether they are expendable: then a standard is worth
            nothing [L2844].

    Raises:
        Refusal: `standard-stays` for a plain standard of a unit that holds.
    """
    taken = _banners(banner, enemy_rules)
    if ending == "holds" and taken != ("battle-standard",):
        raise Refusal("standard-stays")
    captured = ending == "pursued" or (ending == "slain" and not still_engaged)
    worth = 0
    if captured:
        worth += STANDARD if "standard" in taken and "expendable" not in enemy_rules else 0
        worth += BATTLE_STANDARD if "battle-standard" in taken else 0
    return Capture(captured, worth)


def _banners(banner: str | None, rules: SpecialRules) -> tuple[str, ...]:
    if banner == "both-banners":
        return BANNERS[:2]
    if banner is not None:
        return (banner,)
    return tuple(banner for banner in BANNERS[:2] if banner in rules) or ("standard",)
