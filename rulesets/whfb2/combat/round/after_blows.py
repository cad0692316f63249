"""Effects of blows on those who struck and those who were struck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.ids.composed import as_status
from rulesets.core.results.effect import (
    Effect,
    OnCharacter,
    OnUnit,
    RuleGained,
    RuleLost,
    StatusCleared,
    StatusSet,
    ValueChanged,
    ValueSet,
    WoundsLost,
)
from rulesets.whfb2.characters.command import LEADS
from rulesets.whfb2.chariots.hits import WOUNDS
from rulesets.whfb2.combat.fighters.gather_units import CHARIOT, TEAM, Member, members_of
from rulesets.whfb2.combat.fighters.stated import NAMES
from rulesets.whfb2.combat.fighters.target import AURAS, SOAKS, Hurt
from rulesets.whfb2.combat.round.blow_effects import FADED, INVESTED, MASTER, MIGHTY, SLAVE, STRUCK
from rulesets.whfb2.combat.round.loss import Loss
from rulesets.whfb2.items.powers import BLADES
from rulesets.whfb2.shooting.fire import ON_FIRE
from rulesets.whfb2.shooting.venom import POISONED, status_value

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId

DECAYS: Final = "degenerating"
_RUNE_OF_ARMOUR: Final = "wears-rune-of-armour"
BROKEN: Final = ("axle-broken", "shaft-broken")
STOPPED: Final = "stopped"
"""What befalls chariots, which stop for good [L4081-4103]."""
_FADES: Final[Mapping[str, StatusId]] = {
    "faded-hit": FADED["rune-of-speed"],
    "faded-wound": FADED["rune-of-wounding"],
}


def borne_by(member: Member, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Return effects on somebody, who may stand in a unit that was named instead of him."""
    if not member.joined:
        return effects
    return tuple(
        OnCharacter(effect, member.joined) for effect in effects if isinstance(effect, OnUnit)
    )


def in_order(members: tuple[Member, ...]) -> list[tuple[int, Member]]:
    """Return who is in a combat in the order in which what befalls them is noted.

    Who joined last comes first, and units last: those who die leave the unit.
    """
    return sorted(enumerate(members), key=lambda pair: (not pair[1].joined, -pair[1].joined))


def of_losses(arguments: Arguments, losses: tuple[Loss, ...]) -> tuple[Effect, ...]:
    """Return what blows changed of every unit, both sides one after the other."""
    found: list[Effect] = []
    parties = tuple(members_of(_units(arguments, role)) for role in NAMES)
    first = len(parties[0])
    for side, role in enumerate(NAMES):
        for index, member in in_order(parties[side]):
            loss = losses[index + side * first]
            own = of_hurt(role, member, loss.wounds, loss.hurt, parties[side])
            found.extend(borne_by(member, own))
    found.extend(of_notes(arguments, losses, parties))
    return tuple(found)


def _units(arguments: Arguments, role: str) -> tuple[Unit, ...]:
    held = arguments[role]
    return held if isinstance(held, tuple) else (held,)


def of_hurt(
    role: str, member: Member, wounds: int, hurt: Hurt, party: tuple[Member, ...] = ()
) -> tuple[Effect, ...]:
    """Return what somebody lost, and what of his changed with it."""
    unit, index = member.unit, member.place
    found: list[OnUnit] = []
    if hurt.bared:
        ended: tuple[StatusId, ...] = (*AURAS, SOAKS)
        found.extend(StatusCleared(role, status, index) for status in ended if unit.has(status))
    if CHARIOT in unit.rules:
        if wounds and unit.find("w") is None:
            found.append(ValueSet(role, "w", WOUNDS, index))
        if _lamed(hurt, party):
            found.append(StatusSet(role, STOPPED, place=index))
    if wounds and unit.has(_RUNE_OF_ARMOUR):
        found.append(StatusCleared(role, _RUNE_OF_ARMOUR, index))
    lost = wounds + (0 if hurt.bared else hurt.soaked)
    if lost:
        found.append(WoundsLost(role, lost, index))
    noted: tuple[tuple[StatusId, int], ...] = ((POISONED, hurt.venom), (ON_FIRE, hurt.fire))
    for status, points in noted:
        before = status_value(unit, status)
        if points and points != before:
            found.append(StatusSet(role, status, value=points, place=index))
        elif before and not points and status == POISONED and wounds:
            found.append(StatusCleared(role, status, index))
    return tuple(found)


def _lamed(hurt: Hurt, party: tuple[Member, ...]) -> bool:
    """Return whether an animal of a chariot's team is dead, so that it stops [L4081-4083]."""
    team = next((other.unit for other in party if TEAM in other.unit.rules), None)
    dead = team is not None and team.after_losing(hurt.team).models < team.models
    return dead and not hurt.overturned


def lamed(role: str, member: Member, broken: tuple[str, ...] | None) -> tuple[StatusSet, ...]:
    """Return what is true from now on of a chariot of which something broke [L4095-4103]."""
    marks = dict.fromkeys(broken or ())
    stopped = (STOPPED,) if marks else ()
    return tuple(StatusSet(role, status, place=member.place) for status in (*marks, *stopped))


def of_notes(
    arguments: Arguments, losses: tuple[Loss, ...], parties: tuple[tuple[Member, ...], ...]
) -> Iterator[Effect]:
    """Return what blows did beside wounds to who struck and who was struck."""
    first = len(parties[0])
    for at, loss in enumerate(losses):
        side = 0 if at < first else 1
        member = parties[side][at - side * first]
        stated: SpecialRules = arguments["rules" if side == 0 else "enemy_rules"]
        for what, other, value in loss.notes or ():
            foe_side = 0 if other < first else 1
            foe = parties[foe_side][other - foe_side * first]
            own = _of_note(what, value, _Side(NAMES[side], member, stated), foe.unit)
            yield from borne_by(member, tuple(own))
            lives = losses[other].wounds < foe.unit.wounds_left()
            struck = _on_struck(what, value, _Side(NAMES[foe_side], foe, stated), member.unit)
            yield from borne_by(foe, tuple(struck) if lives else ())


@dataclass(frozen=True, slots=True)
class _Side:
    """A member of a side: the option that names him, and what was stated of the side."""

    role: str
    member: Member
    stated: SpecialRules


def _of_note(what: str, value: int, side: _Side, foe: Unit) -> Iterator[OnUnit]:
    """Return what becomes of who struck: runes that fade, points that are spent or stolen."""
    unit, index = side.member.unit, side.member.place
    if what == "spent":
        yield from _spent(value, side)
    elif what == "destroys":
        gained = (rule for rule in BLADES if rule in foe.rules and rule not in unit.rules)
        yield from (RuleGained(side.role, rule, index) for rule in gained)
    elif what == "broken":
        yield from (RuleLost(side.role, rule, index) for rule in BLADES if rule in unit.rules)
    elif what == "touched":
        stolen = (field for field, power in _THEFTS.items() if power in unit.rules)
        for field in stolen:
            yield StatusSet(side.role, as_status(f"stole-{field}"), "next-turn", value, index)
    else:
        yield from _marked(what, side)


def _marked(what: str, side: _Side) -> Iterator[OnUnit]:
    """Return what is true of somebody from now on."""
    unit, index = side.member.unit, side.member.place
    if what in _FADES:
        yield StatusSet(side.role, _FADES[what], place=index)
    elif what == "impact":
        yield StatusSet(side.role, "impacted", "turn", place=index)
    elif what in BROKEN:
        yield from lamed(side.role, side.member, (what,))
    elif what == "leader-slain" and not any(joined.has(LEADS) for joined in unit.body.joined):
        yield StatusSet(side.role, "leaderless", place=index)


def _spent(blows: int, side: _Side) -> Iterator[OnUnit]:
    """Return what the mighty blows cost: the power of the day, or points."""
    unit, index = side.member.unit, side.member.place
    if MIGHTY in side.stated:
        yield StatusSet(side.role, STRUCK, place=index)
        return
    cost = blows * (side.stated.number(INVESTED) or 0)
    held = status_value(unit, MASTER)
    if unit.has(SLAVE):
        yield ValueChanged(side.role, "wp", -cost, index)
    elif held:
        yield StatusSet(side.role, MASTER, value=max(1, held - cost), place=index)


def _on_struck(what: str, value: int, side: _Side, striker: Unit) -> Iterator[OnUnit]:
    """Return what a magic weapon does to who was struck."""
    foe, index = side.member.unit, side.member.place
    if what != "touched":
        return
    if "degeneration" in striker.rules and not foe.has(DECAYS):
        yield StatusSet(side.role, DECAYS, place=index)
    for field, power in _THEFTS.items():
        if power in striker.rules and foe.size == 1:
            held = foe.find(field)
            left = value if held is None or held.fixed is None else min(value, held.fixed)
            if left:
                yield ValueChanged(side.role, field, -left, index)


_THEFTS: Final[Mapping[str, RuleId]] = {
    "s": "strength-theft",
    "t": "toughness-theft",
    "i": "initiative-theft",
    "ld": "leadership-theft",
    "int": "intelligence-theft",
    "cl": "cool-theft",
    "wp": "will-power-theft",
}
"""Which power steals what [L6594-6625]."""
