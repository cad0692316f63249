"""Special rules that a player names and that an attack does not use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulesets.core.declaring.idle import Idle, has_among
from rulesets.core.declaring.procedure import Arguments

_NOT_IN_COMBAT: Final = {
    "force-shield": "not-against-blows",
    "cursed-iron": "artillery-alone",
    "magic-resistance": "spells-alone",
}
"""Saves against other attacks: R L690-760."""
_CHARGING: Final = ("thunderous-charge", "devastating-charge", "impact-hits", "scythes")
_ASKED: Final = (("crush-attack", "crush"), ("breath-weapon", "breath"))
_OPTIONS: Final = {"unit": "rules", "enemy": "enemy_rules"}


def fight_idles(arguments: Arguments) -> Iterator[Idle]:
    """Return what a round of combat would not use of the rules named with it."""
    told: str | None = arguments["charged"]
    charged = {
        side: has_among(arguments[side], "charged") if told is None else told in (side, "both")
        for side in _OPTIONS
    }
    for side, option in _OPTIONS.items():
        yield from (Idle(rule, reason, option) for rule, reason in _NOT_IN_COMBAT.items())
        if not arguments["first_round"] and not any(charged.values()):
            yield Idle("hatred", "not-first-round", option)
        if not charged[side]:
            yield from (Idle(rule, "has-not-charged", option) for rule in _CHARGING)
        for rule, asked in _ASKED:
            if arguments[asked] not in (side, "both"):
                yield Idle(rule, f"{asked}-not-asked", option)


def volley_idles(arguments: Arguments) -> Iterator[Idle]:
    """Return what a volley would not use of the rules named with it."""
    yield Idle("cursed-iron", "artillery-alone", "target_rules")
    yield Idle("magic-resistance", "spells-alone", "target_rules")
    if not arguments["moved"]:
        yield from (Idle(rule, "has-not-moved", "rules") for rule in ("move-or-fire", "cumbersome"))
