"""Magic saves: 2D6 under the Will Power, and the points that both sides may put into them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Fill, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, ValueChanged
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.refusal import Refusal
from rulesets.whfb2.magic.facts import (
    MOST_POINTS,
    PROTECTIONS,
    Bonus,
    Boost,
    Wizard,
    protection_of,
)
from rulesets.whfb2.magic.store import paid_for_save, points_for_saves
from rulesets.whfb2.unit.options import One

_SURE: Final = 12
"""2D6 never exceed it [L7001-7003]."""
_LOST: Final = 1
"""2D6 always exceed it."""


@dataclass(frozen=True, slots=True)
class MagicSave:
    """A magic save.

    Attributes:
        saved: Whether the spell does nothing to it.
        effective: The Will Power that counted.
        total: What the dice came to; None where they could change nothing.
    """

    saved: bool
    effective: int
    total: int | None = detail()


def roll_save(
    dice: Dice,
    *,
    wp: int,
    boost: int = 0,
    defence: int = 0,
    bonus: int = 0,
    subject: str | None = None,
) -> MagicSave:
    """Roll a magic save [L4676-4712]: one for a whole unit, each character his own.

    Nothing is rolled where the Will Power, as it stands for this save, is 12 or more, or below 2.
    """
    named = (
        Modifier("spell-boost", -boost),
        Modifier("save-boost", defence),
        Modifier("save-bonus", bonus),
    )
    effective = wp + sum(modifier.value for modifier in named)
    if effective >= _SURE or effective <= _LOST:
        dice.tell("save-without-dice", effective=effective)
        return MagicSave(effective >= _SURE, effective)
    modifiers = tuple(modifier for modifier in named if modifier.value)
    total = dice.sum(
        2, "magic-save", need=effective, at_most=True, modifiers=modifiers, subject=subject
    )
    return MagicSave(total <= effective, effective, total)


def check_boost(spent: int, points: int | None, unit: Unit | None) -> None:
    """Refuse points that nobody has [L4699-4707].

    Raises:
        Refusal: `no-points-to-boost`, `points-short`.
    """
    name = None if unit is None else unit.name
    if spent and not points:
        raise Refusal("no-points-to-boost", unit=name)
    if points is not None and spent > points:
        raise Refusal("points-short", unit=name, cost=spent, points=points)


def save_effects(arguments: Arguments, _result: MagicSave) -> tuple[Effect, ...]:
    """Take the points that both sides put into it."""
    boost = arguments["boost"]
    spent = (ValueChanged("wizard", "mp", -boost),) if boost else ()
    return (*spent, *paid_for_save("unit", arguments["unit"], arguments["defence"]))


@procedure(
    source="L4676-4712", command="test", variant="magic-save", effects=save_effects, actors=()
)
def magic_save(
    dice: Dice,
    *,
    unit: One = None,
    wizard: Wizard = None,  # noqa: ARG001 - whose spell it is, and who pays for its boost
    wp: Annotated[int, Whole(0, 20), Fill("unit", "wp")],
    boost: Boost = 0,
    defence: Boost = 0,
    bonus: Bonus = 0,
    mp: Annotated[int | None, Whole(0, MOST_POINTS), Fill("unit", "mp")] = None,
    rules: Annotated[SpecialRules, Rules(PROTECTIONS), Fill("unit", "rules")] = NO_RULES,
) -> MagicSave:
    """Make a magic save: 2D6 that must not exceed the Will Power [L4676-4712].

    Args:
        dice: The dice.
        unit: Who saves: a unit with one roll for all, or one character.
        wizard: Whose spell it is.
        wp: Will Power: that of the character who commands a unit.
        boost: Magic points that the caster put into the spell.
        defence: Magic points of the target put into the save.
        bonus: What else adds to it.
        mp: Magic points of the target, or of what he draws on.
        rules: Runes of protection and iron amulets, with their numbers.

    Raises:
        Refusal: `no-points-to-boost`, `points-short`.
    """
    stored = None if unit is None else points_for_saves(unit)
    check_boost(defence, mp if stored is None else stored, unit)
    return roll_save(dice, wp=wp, boost=boost, defence=defence, bonus=bonus + protection_of(rules))


@dataclass(frozen=True, slots=True)
class SaveBid:
    """Points written down for a save; shown when both players have written theirs."""

    points: int


@procedure(source="L4708-4710")
def save_bid(
    _dice: Dice,
    *,
    unit: One = None,
    bid: Boost,
    mp: Annotated[int | None, Whole(0, MOST_POINTS), Fill("unit", "mp")] = None,
) -> SaveBid:
    """Write down in secret the points put into a spell or a save [L4708-4710].

    Asked with `secret`, only its player sees it, and the log keeps it; both are shown before the
    save is made. Nothing is paid yet.

    Raises:
        Refusal: `no-points-to-boost`, `points-short`.
    """
    check_boost(bid, mp, unit)
    return SaveBid(bid)
