"""Units with the characters in them: their values, and the rules that they have of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.ids.composed import as_rule

if TYPE_CHECKING:
    from rulesets.core.ruleset.game import ProfileField, Ruleset

Joined: TypeAlias = Literal["own", "best", "worst", "sum"]
"""What a value of a unit is with characters in it: its own, the best or the worst of all in it, or
the sum."""
Counted: TypeAlias = Literal["all", "not-mute", "on-foot"]
"""Whose value counts beside the unit's: that of all in it, of those who may lend it something, or
of all who are not carried by it."""


def composed(game: Ruleset, unit: Unit, joined: Sequence[Unit]) -> Unit:
    """Return a unit with the characters in it, as its game sees them together.

    Args:
        game: The game.
        unit: The unit as it stands by itself.
        joined: The characters as they stand, in order of their joining.
    """
    if not joined:
        return unit
    profile = dict(unit.profile)
    lending = [member for member in joined if not any(member.has(it) for it in game.mute)]
    for field in game.profile:
        value = _value(game, field, unit, joined, lending)
        if value is not None:
            profile[field.id] = value
    for member in joined:
        for name in (name for it in game.leads if member.has(it) for name in game.leads[it]):
            value = member.find(name)
            if value is not None:
                profile[name] = value
    found = replace(
        unit,
        profile=tuple(profile.items()),
        rules=unit.rules | _lent(game, unit, lending),
        characters=len(joined),
        companions=tuple(joined),
        faced=_faced(game, unit, joined),
    )
    found = game.paced(found)
    held = dict(found.profile)
    return replace(found, bare=tuple(pair for pair in unit.profile if pair[1] != held[pair[0]]))


def _value(
    game: Ruleset,
    field: ProfileField,
    unit: Unit,
    joined: Sequence[Unit],
    lending: Sequence[Unit],
) -> Amount | None:
    """Return a value of a unit with characters in it, None where it is its own."""
    if field.joined == "own" or (field.of == "on-foot" and _carries(game, unit)):
        return None
    counted = lending if field.of == "not-mute" else joined
    values = [value for member in (unit, *counted) if (value := member.find(field.id)) is not None]
    if not values:
        return None
    if field.joined == "sum":
        whole, half = divmod(sum(2 * _size(value) for value in values), 2)
        return Amount(int(whole), half=bool(half))
    return (max if field.joined == "best" else min)(values, key=_size)


def _size(value: Amount) -> float:
    """Return the largest number that a value can take, with its half."""
    return value.most - value.half / 2


def _lent(game: Ruleset, unit: Unit, joined: Sequence[Unit]) -> SpecialRules:
    """Return the special rules that a unit has from those who joined it, or ride it.

    With each it has what that one implies.
    """
    carried = _carries(game, unit)
    pairs = [(rule.id, rule.to_carrier if carried else rule.to_unit) for rule in game.rules]
    found = {
        (to, member.rules.number(as_rule(rule)))
        for rule, to in pairs
        for member in joined
        if to is not None and member.rules.holds(rule)
    }
    lent = {to for to, _ in found}
    implied = {pair for rule in game.rules if rule.id in lent for pair in rule.implies}
    return SpecialRules(frozenset(found | implied))


def _faced(game: Ruleset, unit: Unit, joined: Sequence[Unit]) -> SpecialRules:
    """Return the rules of those in a unit that enemies face; who rides shares them with it."""
    if _carries(game, unit):
        return NO_RULES
    found = {
        (rule.id, member.rules.number(as_rule(rule.id)))
        for rule in game.rules
        if rule.faced
        for member in joined
        if member.rules.holds(rule.id)
    }
    return SpecialRules(frozenset(found))


def _carries(game: Ruleset, unit: Unit) -> bool:
    return game.joining is not None and game.joining.carries({rule for rule, _ in unit.rules.items})


__all__ = ["Counted", "Joined", "composed"]
