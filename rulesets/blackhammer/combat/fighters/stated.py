"""Facts that a player states about a side of a combat."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.blackhammer.characters.challenge import DUEL, is_led, keeps_out
from rulesets.blackhammer.combat.weapon import Weapon
from rulesets.blackhammer.unit.riding import carries, is_chariot
from rulesets.blackhammer.unit.unit_state import state_of
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.rank_and_flank.round.touching import faced_place
from rulesets.refusal import Refusal, code_for


@dataclass(frozen=True, slots=True)
class SideFacts:
    """Facts that a player states about one side.

    Attributes:
        units: Its units.
        rules: Rules added to those of every unit.
        charged: Whether its units charged this turn; None to go by their statuses.
        weapon: What they fight with; None for what they carry.
        fighting: Models in contact: one number a unit, or one a unit and enemy; empty for a guess.
        flanking: Places, from 0, of units that attack a flank.
        rearing: Of those that attack a rear.
        ranks: Rank bonus, None to count it.
        obstacle: Whether it defends an obstacle.
        assault: Whether a building is between it and all its enemies.
        struck: Places, from 0, of units that strike a character in the unit before them, each with
            that of the character.
        led: Places, from 0, of units whose champions stand apart, the last of the units named.
    """

    units: tuple[Unit, ...]
    rules: SpecialRules
    charged: bool | None
    weapon: Weapon | None
    fighting: tuple[int, ...]
    flanking: tuple[int, ...]
    rearing: tuple[int, ...]
    ranks: int | None
    obstacle: bool
    assault: bool = False
    struck: tuple[tuple[int, int], ...] = ()
    led: tuple[int, ...] = ()


def host_of(units: tuple[Unit, ...], unit: Unit) -> int | None:
    """Return the place of the unit that a character is in, of those named with him."""
    for index, host in enumerate(units):
        if host.body.includes(unit.name):
            return index
    return None


def base_of(units: tuple[Unit, ...], index: int) -> int:
    """Return the place of the monster or chariot that a unit rides, else its own."""
    host = host_of(units, units[index])
    return index if host is None or not carries(units[host]) else host


def dueling(units: tuple[Unit, ...], index: int | None = None) -> bool:
    """Return whether a unit fights a challenge, as mount and riders do together [L2126].

    Without a place, whether any of them does.
    """
    found = [i for i, unit in enumerate(units) if unit.has(DUEL) and not is_led(unit)]
    if index is None or not found:
        return bool(found)
    base = base_of(units, index)
    return any(base_of(units, i) == base for i in found)


def target_of(unit: Unit, foes: tuple[Unit, ...], index: int, *, duel: bool) -> int:
    """Return the enemy that a unit faces, unless a challenge forbids.

    That is one it touches, else that of its position.
    """
    usual = faced_place(unit, foes, min(index, len(foes) - 1))
    open_to = [i for i, foe in enumerate(foes) if not keeps_out(foe) and dueling(foes, i) == duel]
    return usual if usual in open_to or not open_to else open_to[0]


def check_fighter(unit: Unit) -> None:
    """Refuse a unit that cannot fight, or whose profile lacks what a round needs."""
    state_of(unit)
    for status in ("fleeing", "off-table"):
        if unit.has(status):
            raise Refusal(code_for("fight", status), unit=unit.name)
    # A chariot's own line may lack what nobody but its crew and beasts has [L2386].
    needed = ("m",) if is_chariot(unit.rules) else ("a", "m")
    for field in needed:
        if unit.find(field) is None:
            raise Refusal("unit-lacks-value", unit=unit.name, field=field)
    for field in ("s", "t", "ld") if is_chariot(unit.rules) else ("ws", "s", "t", "i", "ld"):
        unit.number(field)
