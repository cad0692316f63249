"""Stone throwers: a guess, a small template, and where it drifts [L2568-2594]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rulesets.blackhammer.harm.harm import UNHARMED, Harm, after_harm, by_template, harm_effects
from rulesets.blackhammer.machines import options
from rulesets.blackhammer.machines.cannon import counting
from rulesets.blackhammer.machines.engine import STONE_THROWER, to_count
from rulesets.blackhammer.machines.misfire import (
    MachineMisfire,
    misfire_effects,
    war_machine_misfire,
)
from rulesets.blackhammer.shooting.eligibility import too_wet
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.options import YesNo
from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.parameter import Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice


@dataclass(frozen=True, slots=True)
class StoneThrown:
    """A stone thrower's shot.

    Attributes:
        state: `misfire`, `landed`, or `drenched` where the rain forbade the shot [L3270].
        drift: Paces the template moves along the arrow: there is no side that leaves it in place.
        counted: Whether the models under it were stated, and its hits resolved.
        misfire: What the misfire did, where it was one.
        harm: What the target lost.
        bearing: Degrees clockwise from the top of the table, unless real dice show it.
    """

    state: Literal["misfire", "landed", "drenched"]
    drift: int | None = None
    counted: bool = False
    misfire: MachineMisfire | None = None
    harm: Harm = UNHARMED
    bearing: int | None = detail()


def stone_effects(arguments: Arguments, result: StoneThrown) -> tuple[Effect, ...]:
    """Take what was struck off the table; the machine has shot, or misfired."""
    if result.misfire is not None:
        return misfire_effects(arguments, result.misfire)
    waits = _is_uncounted(result)
    due = (to_count("stone-thrower", building=arguments["building"]),) if waits else ()
    return (*harm_effects(arguments, result.harm), StatusSet("unit", "shot", "turn"), *due)


def _is_uncounted(result: StoneThrown) -> bool:
    """Tell whether players still count the models under the template."""
    return result.state == "landed" and not result.counted


def after_stone(arguments: Arguments, result: StoneThrown) -> tuple[FollowUp, ...]:
    """Count the models under the template where nobody has."""
    if _is_uncounted(result):
        return (counting("stone-thrower", arguments),)
    return after_harm(arguments, result.harm)


@procedure(
    source="L2568-2594, L2978",
    command="warmachine",
    variant="stone-thrower",
    meant_by="stone-thrower",
    effects=stone_effects,
    follow_ups=after_stone,
    phases=("shooting",),
    demands=demands.MACHINES,
    acts=acts.MACHINES,
    offering=offers.STONE,
)
def stone_thrower_shot(
    dice: Dice,
    *,
    parties: options.Named,
    guess: Annotated[int, Whole(STONE_THROWER.least, STONE_THROWER.range)],
    covered: options.Covered = None,
    partly: options.Covered = None,
    building: YesNo = False,
    rules: options.ShotRules = NO_RULES,
    body: options.Met,
) -> StoneThrown:
    """Shoot with a stone thrower: the guess, the drift, the models under the template [L2568-2594].

    The template drifts first and the players count what lies under it, so that the hits usually
    follow with `machine_hits`; stated here, for chances, they are resolved at once.

    Args:
        dice: The scatter die, and a D6 for a misfire; then the hits.
        parties: The machine, its target and who rides that.
        guess: Paces guessed, without measuring.
        covered: Models wholly under the template, or under its central hole.
        partly: Models partly under it: each struck on 4+.
        building: The target is in a building that it touches: 1D6 hits of one wound each.
        rules: Special rules of the shot beside those of a stone thrower.
        body: What its hits meet.

    Raises:
        Refusal: machine or target that may not shoot or be shot at; `missing-option` without a
            Toughness that is needed; `one-ridden-model`, `more-covered-than-models`,
            `rider-dead`, `target-dead`, `too-many-carried`.
    """
    options.check_machine(parties)
    dice.tell("template-aimed", guess=guess)
    victims = None
    if covered is not None or partly is not None or (building and body.t is not None):
        blast = STONE_THROWER.blast(rules)
        victims = options.victims_of(blast, parties, body, building=building)
    if too_wet(dice, parties.unit):
        return StoneThrown("drenched")
    drift = dice.scatter("template-drift")
    if drift.misfire:
        misfire = dice.call(war_machine_misfire, unit=parties.unit)
        return StoneThrown("misfire", misfire=misfire)
    if victims is None:
        return StoneThrown("landed", drift.distance, bearing=drift.bearing)
    harm = by_template(dice, victims, covered, partly, building=building)
    return StoneThrown("landed", drift.distance, counted=True, harm=harm, bearing=drift.bearing)
