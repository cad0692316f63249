"""Special rules that a player names and that a round of combat does not use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulesets.core.declaring.idle import Against, Idle, rules_among, unmet
from rulesets.core.declaring.procedure import Arguments
from rulesets.whfb2.combat.weapon import WEAPON_IDS

_FIRE: Final = (
    Against("flaming", ("flammable",), "nothing-burns"),
    Against("flammable", ("flaming",), "no-flames"),
)
_HELD: Final = tuple(rule for rule in WEAPON_IDS if rule != "net")
"""A net is thrown before the blows, whatever else is in hand."""
_SIDES: Final = (
    ("enemy", "rules", "enemy_rules", "weapon"),
    ("unit", "enemy_rules", "rules", "enemy_weapon"),
)
"""The role that is struck; the options for the rules of striker and struck, and the weapon."""


def fight_idles(arguments: Arguments) -> Iterator[Idle]:
    """Return what a round of combat would not use of the rules named with it."""
    for other, option, others, weapon in _SIDES:
        yield from unmet(_FIRE, option, rules_among(arguments[other], arguments[others]))
        if arguments[weapon] is not None:
            unused = (rule for rule in _HELD if rule != arguments[weapon])
            yield from (Idle(rule, "other-weapon", option) for rule in unused)
