"""Precedence of rules, use of abilities, and their order [L202-214, L660, L922-956]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from rulesets.aos4.unit.options import YesNo
from rulesets.core.declaring.parameter import Choice
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice

SOURCES: Final = ("neutral-passive", "enemy-passive", "own-passive")
"""Passive abilities in the order in which they count as used, after all declared ones."""


@dataclass(frozen=True, slots=True)
class Precedence:
    """The one of two contradictory effects that holds.

    Attributes:
        reason: `forbidden` for what cannot be done, `lifted` where a rule says so of that very
            ban, `passive` for the order of passive ones, `used-last` for what was used last, or
            `active-chooses` between two neutral ones.
    """

    holds: Literal["earlier", "later", "active-chooses"]
    reason: Literal["forbidden", "lifted", "passive", "used-last", "active-chooses"]


Kind = Annotated[str, Choice(("used", *SOURCES))]


@procedure(source="L931-956")
def effect_order(
    _dice: Dice,
    *,
    first: Kind = "used",
    second: Kind = "used",
    first_forbids: YesNo = False,
    second_forbids: YesNo = False,
    lifts_the_ban: YesNo = False,
) -> Precedence:
    """Tell which of two contradictory effects holds [L931-956].

    Args:
        first: Where the effect used earlier comes from: an ability used, or one that is passive,
            by whose it is as the side whose turn it is sees it. Effects that last are passive.
        second: The same of the one used later.
        first_forbids: The former says that something cannot be done.
        second_forbids: The latter does.
        lifts_the_ban: The other of the two says that it lifts that ban.
    """
    if first_forbids != second_forbids:
        ban, other = ("earlier", "later") if first_forbids else ("later", "earlier")
        if lifts_the_ban:
            return Precedence(_which(other), "lifted")
        return Precedence(_which(ban), "forbidden")
    if first == second:
        if first == "neutral-passive":
            return Precedence("active-chooses", "active-chooses")
        return Precedence("later", "used-last")
    order = ("used", *SOURCES)
    wins = "later" if order.index(second) > order.index(first) else "earlier"
    return Precedence(_which(wins), "passive")


def _which(name: str) -> Literal["earlier", "later"]:
    return "earlier" if name == "earlier" else "later"


_Bar: TypeAlias = Literal["off-table", "core", "repeated", "spent", "same-unit"]


@dataclass(frozen=True, slots=True)
class Use:
    """Permission to use an ability, and what of it happens.

    Attributes:
        reason: `allowed`, `off-table`, `core`, `repeated`, `spent`, `same-unit`, or `impossible`
            for an effect that must happen and cannot.
        applied: Whether its effect is applied.
        used: Whether it counts as used.
    """

    allowed: bool
    reason: Literal["allowed", "off-table", "core", "repeated", "spent", "same-unit", "impossible"]
    applied: bool
    used: bool


@procedure(source="L206-210, L922-939")
def ability_use(
    _dice: Dice,
    *,
    core: YesNo = False,
    core_used: YesNo = False,
    used_this_phase: YesNo = False,
    spent: YesNo = False,
    on_table: YesNo = True,
    twice_picked: YesNo = False,
    must: YesNo = False,
    possible: YesNo = True,
) -> Use:
    """Tell whether an ability may be used now, and if its effect applies [L206-210, L922-939].

    Args:
        core: It has the CORE keyword.
        core_used: The unit used a CORE ability this phase.
        used_this_phase: The unit used this very ability this phase.
        spent: Once a phase, turn or battle, and used: by this unit or, where it is for the army
            or a player, by any.
        on_table: Whoever uses it or is picked is on the battlefield.
        twice_picked: One unit is picked for two of the units it asks for.
        must: Part of its effect must happen.
        possible: That part can.
    """
    checks: tuple[tuple[_Bar, bool], ...] = (
        ("off-table", not on_table),
        ("core", core and core_used),
        ("repeated", used_this_phase),
        ("spent", spent),
        ("same-unit", twice_picked),
    )
    reason = next((name for name, wrong in checks if wrong), None)
    if reason is not None:
        return Use(False, reason, False, False)
    if must and not possible:
        return Use(True, "impossible", False, True)
    return Use(True, "allowed", True, True)


@dataclass(frozen=True, slots=True)
class Lasting:
    """The duration of an effect: whether it still lasts."""

    lasts: bool


@procedure(source="L931-933")
def effect_lasts(
    _dice: Dice,
    *,
    until: Annotated[str, Choice(("phase-end", "turn-end", "round-end", "battle-end"))],
    now: Annotated[str, Choice(("same-phase", "same-turn", "same-round", "later"))],
) -> Lasting:
    """Tell whether an effect lasts still; while it does it is a passive ability [L931-933].

    Args:
        until: The end it has.
        now: How far the battle has come since: the latest of which it is still the same.
    """
    reached = ("same-phase", "same-turn", "same-round", "later").index(now)
    lasts = ("phase-end", "turn-end", "round-end", "battle-end").index(until)
    return Lasting(reached <= lasts)


@dataclass(frozen=True, slots=True)
class First:
    """The side that resolves first: the one whose turn it is, its opponent or none."""

    first: Literal["active", "opponent", "nobody"]


@procedure(source="L658-663")
def damage_order(
    _dice: Dice,
    *,
    active_damaged: YesNo,
    opponent_damaged: YesNo,
) -> First:
    """Tell whose wards and damage come first: those of the side whose turn it is [L658-663].

    Args:
        active_damaged: Units of the side whose turn it is wait for damage.
        opponent_damaged: Units of its opponent do.
    """
    if active_damaged:
        return First("active")
    return First("opponent" if opponent_damaged else "nobody")
