"""Special rules that a player names and that an attack does not use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulesets.blackhammer.combat.weapon import WEAPON_IDS
from rulesets.core.declaring.idle import Against, Idle, has_among, rules_among, unmet
from rulesets.core.declaring.procedure import Arguments

_POISONS: Final = ("poisoned", "poisoned-shots", "steed-poisoned")
_DEADLY: Final = ("killing-blow", "killing-blow-shots", "steed-killing-blow")
_FLAMES: Final = ("flaming", "steed-flaming")

STRIKER: Final = (
    Against("flaming", ("flammable", "flaming-immunity", "regeneration"), "nothing-burns"),
    Against("magic-attacks", ("ethereal", "aura-ward"), "magic-like-any"),
)
STRUCK: Final = (
    Against("flammable", _FLAMES, "no-flames"),
    Against("flaming-immunity", _FLAMES, "no-flames"),
    Against("poison-immunity", _POISONS, "no-poison"),
    Against("killing-blow-immunity", _DEADLY, "no-killing-blow"),
)
AFRAID: Final = (
    Against("immune-to-fear", ("fear", "terror"), "nobody-feared"),
    Against("immune-to-terror", ("fear", "terror"), "nobody-feared"),
)
_FIRST_ROUND: Final = ("steed-hatred",)
"""Rules of the first round alone; who hates always pursues besides [L2036]."""
_CHARGING: Final = ("ferocious-charge", "impact-hits", "scythes")
_SIDES: Final = (("unit", "enemy"), ("enemy", "unit"))
_OPTIONS: Final = {"unit": "rules", "enemy": "enemy_rules"}


def fight_idles(arguments: Arguments) -> Iterator[Idle]:
    """Return what a round of combat would not use of the rules named with it."""
    told: str | None = arguments["charged"]
    charged = {
        side: has_among(arguments[side], "charged") if told is None else told in (side, "both")
        for side in _OPTIONS
    }
    units = (*arguments["unit"], *arguments["enemy"])
    begins = arguments["first_round"] or any(charged.values())
    for own, other in _SIDES:
        option = _OPTIONS[own]
        others = rules_among(arguments[other], arguments[_OPTIONS[other]])
        yield from unmet((*STRIKER, *STRUCK, *AFRAID), option, others)
        if not begins and not has_among(units, "first-round"):
            yield from (Idle(rule, "not-first-round", option) for rule in _FIRST_ROUND)
        if not charged[own]:
            yield from (Idle(rule, "has-not-charged", option) for rule in _CHARGING)
        weapon: str | None = arguments["weapon" if own == "unit" else "enemy_weapon"]
        if weapon is not None:
            others_named = (rule for rule in WEAPON_IDS if rule != weapon)
            yield from (Idle(rule, "other-weapon", option) for rule in others_named)


def shooting_idles(arguments: Arguments) -> Iterator[Idle]:
    """Return what a volley would not use of the rules named with it."""
    named = [(unit,) if unit else () for unit in (arguments["unit"], arguments["target"])]
    own = rules_among(named[0], arguments["rules"])
    targets = rules_among(named[1], arguments["target_rules"])
    yield from unmet(STRIKER, "rules", targets)
    yield from unmet(STRUCK, "target_rules", own)
    if not arguments["moved"]:
        yield Idle("move-or-shoot", "has-not-moved", "rules")
