"""Hits on units of the table: what they lose, and what changes there [L1282-1398, L1608-1718]."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.damage import ONE_WOUND
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.effect import Destroyed, Effect, WoundsLost
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.whfb2.harm.harm import Hit, Losses, inflict, losses, usable_save


@dataclass(frozen=True, slots=True)
class Blow:
    """Hits of an attack, whomever they strike.

    Attributes:
        strength: Strength of the hits.
        to_wound: Modifiers of the roll to wound, by name.
        to_save: What the weapon gives the save, by name.
        damage: Wounds that an unsaved wound takes.
        facing: Where it comes from.
        natural_one: The house rule: a natural 1 fails.
        save_cap: The house rule: no save is better than 1+.
    """

    strength: int
    to_wound: tuple[Modifier, ...] = ()
    to_save: tuple[Modifier, ...] = ()
    damage: Amount = ONE_WOUND
    facing: str = "front"
    natural_one: bool = False
    save_cap: bool = False

    def hit(
        self,
        toughness: int,
        save: int | None = None,
        wounds_each: int = 1,
        rules: SpecialRules = NO_RULES,
        *,
        routing: bool = False,
    ) -> Hit:
        """Return a hit on a target of some Toughness, with a save from its profile."""
        return Hit(
            self.strength,
            toughness,
            usable_save(save, rules, facing=self.facing, routing=routing),
            wounds_each,
            self.damage,
            to_wound=self.to_wound,
            to_save=self.to_save,
            natural_one=self.natural_one,
            save_cap=self.save_cap,
        )

    def on(self, unit: Unit) -> Hit:
        """Return a hit on a unit as its profile takes it.

        Raises:
            Refusal: `unit-lacks-value` for a profile without a Toughness.
        """
        return self.hit(
            unit.number("t"),
            unit.plain("save"),
            unit.number("w", 1),
            unit.rules,
            routing=unit.has("fleeing"),
        )


def strike(
    dice: Dice, hits: int, blow: Blow, unit: Unit | None, *, striker: str | None = None
) -> Losses:
    """Resolve hits on a unit as its profile takes them; nothing happens to one that is unknown."""
    if hits < 1 or unit is None or unit.models < 1:
        return Losses(0, 0, destroyed=False)
    hit, each = blow.on(unit), unit.number("w", 1)
    cap = unit.models * each - unit.carried
    done = inflict(dice, hits, hit, cap=cap, striker=striker, target=unit.name)
    return losses(unit.models, each, unit.carried, done.score)


def figure_by_figure(
    dice: Dice,
    figures: int,
    hits: Amount,
    hit: Hit,
    *,
    left: int | None = None,
    striker: str | None = None,
    target: str | None = None,
) -> int:
    """Return the wounds of figures that each take several hits, none more than it has Wounds.

    Args:
        dice: For each figure its hits, where they are dice; to wound; saves.
        figures: Figures struck.
        hits: Hits on each.
        hit: One of them.
        left: Wounds the target can lose, None for one of unknown size.
        striker: Who rolls to wound.
        target: Who rolls the saves.
    """

    def next_figure(handle: Dice, lost: int, _figure: int) -> int:
        if left is not None and lost >= left:
            return lost
        total = lost + handle.call(_one_figure, hits, hit, striker, target)
        return total if left is None else min(left, total)

    return dice.fold(next_figure, 0, range(max(0, figures)))


def _one_figure(dice: Dice, hits: Amount, hit: Hit, striker: str | None, target: str | None) -> int:
    """Return the wounds of one figure, no more than it has."""
    count = hits.roll(dice, "hits-on-figure", subject=target)
    done = inflict(dice, count, hit, cap=hit.wounds_each, striker=striker, target=target)
    return done.score


def harm_effects(role: str, harm: Losses, index: int = 0) -> tuple[Effect, ...]:
    """Return the wounds a unit lost, and that it is gone when nothing is left of it."""
    if not harm.wounds_lost:
        return ()
    lost = WoundsLost(role, harm.wounds_lost, index)
    return (lost, Destroyed(role, index)) if harm.destroyed else (lost,)
