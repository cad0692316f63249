"""Notes of an attack about the weapons it is made with."""

from __future__ import annotations

from rulesets.aos4.attack.arms import weapons_held
from rulesets.aos4.attack.split import MORE
from rulesets.aos4.attack.weapon import Weapon
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.dice.handle import Dice


def tell_weapons(
    dice: Dice,
    unit: Unit | None,
    weapons: tuple[Weapon, ...],
    rules: SpecialRules,
    *,
    named: bool,
    ranged: bool = False,
) -> None:
    """Tell which weapons the remaining models are assumed to bear, or which are left out.

    Models attack with all their weapons, unless their warscroll has them choose [L620].

    Args:
        dice: The dice.
        unit: Who attacks.
        weapons: Those used.
        rules: What the command names; where further targets follow, the others are for these.
        named: Whether the player named them.
        ranged: Whether the unit shoots.
    """
    if unit is None:
        return
    if named:
        used = {weapon.name for weapon in weapons}
        held = weapons_held(unit, unit.models, ranged=ranged)
        rest = [weapon.name or "" for weapon in held if weapon.name not in used]
        if rest and len(rest) < len(held) and MORE not in rules:
            dice.tell("weapons-left-out", weapons=", ".join(rest))
        return
    some = [weapon for weapon in weapons if weapon.bearers is not None]
    less = any(weapon.models != weapon.bearers for weapon in some)
    if unit.models < unit.size and less:
        borne = [f"{weapon.models}x {weapon.name}" for weapon in some]
        dice.tell("weapons-borne", weapons=", ".join(borne))
