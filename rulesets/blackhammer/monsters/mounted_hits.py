"""Hits on a ridden monster or a chariot with riders, shared among them [L2346-2348, L2438]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.blackhammer.harm.harm import (
    Blast,
    Harm,
    after_harm,
    allocate,
    harm_effects,
    inflict,
    under_template,
)
from rulesets.blackhammer.machines import options
from rulesets.blackhammer.shooting import options as shooting
from rulesets.blackhammer.unit.options import Damage
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.damage import ONE_WOUND
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Choice, Quantity, Rules
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

MANNERS: Final = ("shots", "template", "template-partly", "each", "impact")
"""Ways of hits: one by one, by a template, on every model, by an impact."""
_MOST_HITS: Final = 200


@dataclass(frozen=True, slots=True)
class MountedHits:
    """Losses of a mount and those it carries to hits."""

    harm: Harm


def mounted_effects(arguments: Arguments, result: MountedHits) -> tuple[Effect, ...]:
    """Take what was struck off the table."""
    return harm_effects(arguments, result.harm)


def after_mounted(arguments: Arguments, result: MountedHits) -> tuple[FollowUp, ...]:
    """Offer the reaction of a riderless monster."""
    return after_harm(arguments, result.harm)


@procedure(
    source="L2346-2348, L2438, L2732", effects=mounted_effects, follow_ups=after_mounted, actors=()
)
def mounted_hits(
    dice: Dice,
    *,
    parties: options.Named,
    hits: Annotated[Amount, Quantity(0, _MOST_HITS)] = ONE_WOUND,
    manner: Annotated[str, Choice(MANNERS)] = "shots",
    s: shooting.Strength,
    damage: Damage = ONE_WOUND,
    rules: Annotated[SpecialRules, Rules(shooting.HIT_RULES)] = NO_RULES,
    body: options.Armour,
) -> MountedHits:
    """Share hits among a mount and its riders, then wound each of them apart [L2346-2348, L2438].

    Args:
        dice: A D6 for each hit (or 4+ under the edge of a template), then the hits of each.
        parties: Who struck, the mount (a monster or a chariot) and who rides it.
        hits: How many; the rules that strike everybody once take no number.
        manner: `shots`: 1-4 on the mount, 5-6 on who rides it (5 on the crew and 6 on the
            character where both do). `template`: each is struck. `template-partly`: each on 4+.
            `each`: an effect on every model strikes each. `impact`: all on the mount [L2732].
        s: Strength of the hits.
        damage: Wounds of each unsaved wound.
        rules: Special rules of the hits.
        body: What they meet on the mount; a character on a chariot may use its armour.

    Raises:
        Refusal: `nobody-rides` without crew or character, `rider-dead`, `target-dead`,
            `missing-option` without a Toughness, `damage-dice`, `too-many-carried`.
    """
    victims = options.victims_of(Blast(s, damage, rules), parties, body)
    if not victims.ridden:
        raise Refusal("nobody-rides")
    if manner == "shots":
        struck = allocate(dice, hits.roll(dice, "hits"), victims)
    elif manner == "impact":
        struck = (hits.roll(dice, "hits"), 0, 0)
    elif manner == "template-partly":
        struck = under_template(dice, victims, 0, 1)
    else:
        struck = under_template(dice, victims, 1, 0)
    return MountedHits(inflict(dice, victims, struck))
