"""The fighters of a side, from their units and what the players state of them."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.characters.challenge import DUELLED, HIDES, is_led, keeps_out
from rulesets.blackhammer.characters.standards import with_standard
from rulesets.blackhammer.combat.fighters.siege import BESIEGED, BESIEGING, SHELTERED
from rulesets.blackhammer.combat.fighters.stated import (
    SideFacts,
    base_of,
    dueling,
    host_of,
    target_of,
)
from rulesets.blackhammer.combat.morale import BREAK_RULES
from rulesets.blackhammer.combat.order import place_of
from rulesets.blackhammer.combat.restraint import RESTRAIN_RULES
from rulesets.blackhammer.combat.round.plan import Fighter
from rulesets.blackhammer.combat.weapon import in_hand, why_kept
from rulesets.blackhammer.movement.gait import running_dice
from rulesets.blackhammer.unit.riding import as_carried, carries, is_chariot
from rulesets.blackhammer.unit.unit_state import power_each
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.refusal import Refusal

_SHOWN: Final = ("standard", "battle-standard", "musician")  # nothing while they hide [L2126]


_RIDERS_WEAPONS: Final = ("lance", "cavalry-hammer")


def _rides(unit: Unit) -> bool:
    """Return whether cavalry has a rider: a steed with a profile, or a rider's weapon [L198]."""
    rider = unit.find("mount_a") is not None or any(
        weapon in unit.rules for weapon in _RIDERS_WEAPONS
    )
    return "cavalry" in unit.rules and rider


def _leading(unit: Unit) -> int:
    """Return how many characters stand in a unit's front rank, in the place of its own [L2090]."""
    return 0 if carries(unit) else sum(not keeps_out(companion) for companion in unit.body.joined)


def fighters_of(
    facts: SideFacts,
    foes: SideFacts,
    first_round: bool,  # noqa: FBT001 - two facts of the round, passed on together
    begun: bool,  # noqa: FBT001 - the same
) -> tuple[Fighter, ...]:
    """Return the fighters of a side.

    Raises:
        Refusal: `no-such-place`, `weapon-on-foot`, `weapon-mounted`, `weapon-kept`.
    """
    for index in (*facts.flanking, *facts.rearing):
        if index >= len(facts.units):
            raise Refusal("no-such-place", place=index + 1, count=len(facts.units))
    _check_choice(facts)
    return tuple(
        _fighter(facts, foes, index, first_round=first_round, begun=begun)
        for index in range(len(facts.units))
    )


def _check_choice(facts: SideFacts) -> None:
    """Refuse a weapon that no unit of the side may take up now; others fight with their own."""
    if facts.weapon is None:
        return
    for unit in facts.units:
        rules = unit.rules | facts.rules
        if in_hand(unit, rules, facts.weapon) is facts.weapon:
            return
    unit = facts.units[0]
    rules = unit.rules | facts.rules
    held, why = in_hand(unit, rules, None), why_kept(unit, rules)
    raise Refusal("weapon-kept", unit=unit.name, weapon=held.id, why=why)


def _fighter(
    facts: SideFacts, foes: SideFacts, index: int, *, first_round: bool, begun: bool
) -> Fighter:
    base = base_of(facts.units, index)
    unit = as_carried(facts.units[index], facts.units[base])
    hidden = keeps_out(unit)
    idle = int(unit.has(HIDES) and is_led(unit))
    rules = (unit.rules | facts.rules).without(_SHOWN if hidden else ())
    # Who fought his challenge apart has struck and been struck.
    hidden = hidden or (unit.has(DUELLED) and not is_led(unit))
    listed = {unit.name for unit in facts.units}
    rules = with_standard(unit.body.without(listed), rules)
    if unit.has(BESIEGED):
        rules = rules | SpecialRules.of(*SHELTERED)
    mounted = "mounted" in rules or base != index or is_chariot(rules) or _rides(unit)
    wielding = in_hand(unit, rules, facts.weapon).wielded(mounted=mounted)
    facing = "rear" if base in facts.rearing else "flank" if base in facts.flanking else "front"
    duel = dueling(facts.units, index) and dueling(foes.units)
    target = target_of(facts.units[base], foes.units, base, duel=duel)
    defended = foes.obstacle or foes.units[target].has("defends-obstacle")
    charged = unit.has("charged") if facts.charged is None else facts.charged
    new = charged or unit.has("first-round") or not unit.has("engaged")
    charged = charged and not (defended and facing == "front" and "flyer" not in rules)
    charged = charged and not unit.has(BESIEGING)  # an assault is no charge [L2986]
    files = unit.number("files", 0)
    own = len(facts.units) - len(facts.led)
    front = sum(facts.fighting) if own == 1 else 0
    most = max(1, unit.models - idle)
    return Fighter(
        unit=unit,
        rules=rules,
        names=frozenset(rules),
        break_rules=rules.only(BREAK_RULES),
        restrain_rules=rules.only(RESTRAIN_RULES),
        wielding=wielding,
        mounted=mounted,
        charged=charged,
        fresh=first_round or (begun and new),
        wounds=unit.wounds_left(),
        wounds_each=unit.number("w", 1),
        power_each=power_each(unit),
        width=min(max(1, files - _leading(unit)) if files else front or most, most),
        facing=facing,
        target=target,
        running=running_dice(unit.find("m") or Amount(), flying="flyer" in rules),
        place=place_of(
            unit.number("i", 0),
            always_first="always-strikes-first" in rules,
            charged=charged,
            last=wielding.strikes_last or "strikes-last" in rules,
        ),
        duel=duel,
        hidden=hidden,
        host=host_of(facts.units, unit),
        aboard=base != index,
        leads=None if index < own else facts.led[index - own],
        idle=idle,
    )
