"""Manifestations: their summoning, their bond, and their limits [L1410-1424, L1290]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.aos4.magic.answering import UNBOUND, unbinding_owed
from rulesets.aos4.magic.power import Caster
from rulesets.aos4.magic.rituals import MAY_SUMMON
from rulesets.aos4.unit import offers
from rulesets.aos4.unit.house import ManifestationTargets
from rulesets.aos4.unit.options import INCHES, YesNo
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Fill, Quantity, Units, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import (
    Destroyed,
    Effect,
    SpellEnded,
    SpellStarted,
    StatusCleared,
    StatusSet,
)
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

BOUND: Final = "summoned"
"""The status of a manifestation while its summoner stands."""
KNOWN: Final = "conjured"
"""The status of every manifestation summoned in this battle, bound or not."""

Manifestation = Annotated[Unit, Units()]


@dataclass(frozen=True, slots=True)
class Summoning:
    """A manifestation set up, with the value that a banishment roll must reach."""

    banishment: int


def summon_effects(arguments: Arguments, result: Summoning) -> tuple[Effect, ...]:
    """Bind it to its summoner; the bond ends when the summoner is slain [L1424]."""
    return (
        SpellStarted("wizard", arguments["manifestation"].name, "in-play", result.banishment),
        StatusSet("manifestation", BOUND, "spell", result.banishment),
        StatusSet("manifestation", KNOWN, "battle", result.banishment),
        StatusSet("manifestation", "set-up", "turn"),
        StatusCleared("manifestation", "reserve"),
        StatusCleared("wizard", MAY_SUMMON),
    )


@procedure(
    source="L1410-1424",
    effects=summon_effects,
    at_large=True,
    phases=("hero",),
    owed=unbinding_owed,
    offering=offers.SUMMON,
)
def summon(
    _dice: Dice,
    *,
    wizard: Caster,
    manifestation: Manifestation,
    casting_value: Annotated[int, Whole(1, 40), Fill("manifestation", "banishment")],
) -> Summoning:
    """Set a manifestation up, once its spell or prayer worked, and bind it [L1410-1424].

    Args:
        wizard: The wizard or priest who summons it.
        manifestation: What is summoned, as a unit of the table.
        casting_value: Its banishment value, that of its profile where nobody says.

    Raises:
        Refusal: `not-a-caster`, `summon-unbound` after a spell that came to nothing,
            `summoned-before` for one that is on the table.
    """
    if wizard.rules.number("wizard") is None and wizard.rules.number("priest") is None:
        raise Refusal("not-a-caster", unit=wizard.name)
    if wizard.has(UNBOUND):
        raise Refusal("summon-unbound", unit=wizard.name)
    if manifestation.has(BOUND):
        raise Refusal("summoned-before", unit=manifestation.name)
    return Summoning(casting_value)


@dataclass(frozen=True, slots=True)
class Severed:
    """The fate of a manifestation: whether it is taken off the battlefield."""

    removed: bool


def severed_effects(arguments: Arguments, result: Severed) -> tuple[Effect, ...]:
    """Remove the manifestation."""
    if not result.removed:
        return ()
    return (Destroyed("manifestation"), SpellEnded(arguments["manifestation"].name))


@procedure(source="L1422-1424", effects=severed_effects, at_large=True)
def severed_link(
    _dice: Dice,
    *,
    manifestation: Manifestation,
    summoner_slain: YesNo = False,
) -> Severed:
    """Remove a manifestation whose summoner was slain since [L1422-1424].

    Args:
        manifestation: The manifestation; the table knows whether its summoner stands where it was
            summoned there.
        summoner_slain: Its summoner is slain, whatever the table knows.
    """
    return Severed(summoner_slain or (manifestation.has(KNOWN) and not manifestation.has(BOUND)))


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling on what a manifestation or faction terrain may do or suffer.

    Attributes:
        reason: `allowed`, `no-weapons`, `static` for a Move of 0, `terrain-stays` for
            faction terrain, `unaffected`, `stops-on-it`, or `other-phase`.
    """

    allowed: bool
    reason: Literal[
        "allowed",
        "no-weapons",
        "static",
        "terrain-stays",
        "unaffected",
        "stops-on-it",
        "other-phase",
    ]


DEEDS = (
    "moves",
    "fights",
    "in-combat-range",
    "attacked",
    "charged-at",
    "picked",
    "aura",
    "moved-through",
    "ended-on",
)


@procedure(source="L1290-1296, L1410-1420")
def manifestation_check(
    _dice: Dice,
    *,
    deed: Annotated[str, Choice(DEEDS)],
    thing: Annotated[str, Choice(("manifestation", "faction-terrain"))] = "manifestation",
    move: Annotated[Amount | None, Quantity(0, 40, INCHES), Fill("unit", "m")] = None,
    armed: YesNo = False,
    melee_phases: YesNo = True,
    manifestation_targets: ManifestationTargets = "when-picked",
) -> Ruling:
    """Tell how far a manifestation or faction terrain counts as a unit [L1290-1296, L1412-1420].

    Args:
        deed: What it does or what is done to it: it moves, fights or shoots, has a combat range,
            is attacked and damaged, is charged, is picked by an enemy ability or lies in the area
            of one, has models move through it or end on it.
        thing: Which of the two it is.
        move: Its Move, none for 0.
        armed: It has weapons of that sort.
        melee_phases: It is the Charge or the Combat phase.
        manifestation_targets: Whether enemy abilities that pick it affect it.
    """
    terrain = thing == "faction-terrain"
    static = terrain or (move is None or move.most == 0)
    if deed == "moves" and static:
        return Ruling(False, "terrain-stays" if terrain else "static")
    if deed == "fights" and not armed:
        return Ruling(False, "no-weapons")
    if deed == "in-combat-range" and static and not melee_phases:
        return Ruling(False, "other-phase")
    if deed == "aura" or (deed == "picked" and manifestation_targets == "never"):
        return Ruling(False, "unaffected")
    if deed == "ended-on" and not terrain:
        return Ruling(False, "stops-on-it")
    return Ruling(True, "allowed")
