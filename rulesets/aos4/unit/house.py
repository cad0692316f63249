"""The battlepack, and what the text leaves open: two readings that each find their defenders.

Where the glossary differs from a rule, the rule is the book's value [L2322].
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from rulesets.aos4.unit.profile import PACKS
from rulesets.core.declaring.deciding import Decidable, deciding, throwing
from rulesets.core.declaring.house import House, HouseRule
from rulesets.core.declaring.parameter import Choice

_PACK: Final = HouseRule("battlepack", PACKS, "L33-51, L1766-1823, L1827-2318")
"""The battlepack decides which modules are in play; Spearhead has no command points [L1904]."""
_REND: Final = HouseRule("rend-cap", ("rend-within", "rend-after"), "L633, L642")
"""Rend is subtracted from the save roll; the cap is for the sum of all modifiers."""
_LEAST: Final = HouseRule("least-value", ("least-one", "least-zero"), "L904, L2504")
"""The rule keeps characteristics at 1 or more, the glossary at 0."""
_PRAYER: Final = HouseRule("prayer-two", ("two-modified", "two-unmodified"), "L1381-1386")
"""The text says unmodified of the 1 alone, and a 2 or more of the roll."""
_CHAMPION: Final = HouseRule("champion-weapons", ("all-weapons", "melee-weapons"), "L1676, L2378")
"""The module names weapons, the glossary melee weapons."""
_COMPANION: Final = HouseRule(
    "champion-companion", ("companion-without", "companion-with"), "L807, L829, L1676"
)
"""A Companion weapon ignores what friendly units do for its Attacks; a champion is of its own."""
_CONTEST: Final = HouseRule("contesting", ("one-a-turn", "one-at-a-time"), "L997, L2398")
_COVERING: Final = HouseRule(
    "covering-redeploy", ("covers-redeployed", "covers-not"), "L501, L1137, L2408"
)
"""Redeploy is a run; the command to shoot does not ask, the ability to shoot does."""
_FLOOR: Final = HouseRule("control-floor", ("contesting-units", "units-near"), "L1003")
"""No control score is below 1; the text does not say that some model must contest for it."""
_AURAS: Final = HouseRule("manifestation-targets", ("when-picked", "never"), "L1295, L1417")
"""They may be picked as targets; the next sentence has them unaffected by what picks targets."""
_ATTEMPT: Final = HouseRule("once-a-turn", ("attempts", "successes"), "L1329, L1404")
"""The rule speaks of spells cast, its sidebar of spells used."""
_COVER: Final = HouseRule("cover-charge", ("this-turn", "this-battle"), "L1223, L2011")
"""A unit that charged has no Cover; the text does not say for how long."""
_BORDER: Final = HouseRule("border-objectives", ("border-shared", "border-theirs"), "L991, L1823")
"""A marker on the border lies in both territories, and so in the enemy's."""
_FORCED: Final = HouseRule("charged-fights", ("may-fight", "must-fight"), "L418, L449")
"""Units in combat must fight; the sidebar says each that can, as one that charged in vain."""
_COUNTER: Final = HouseRule("counter-charge-cost", ("two-points", "one-point"), "L1147, L2400")
"""The module prints a cost of 2, the glossary of 1."""
_STRIKES: Final = HouseRule("strike-first-when", ("phase-start", "any-time"), "L813, L2478")
"""The rule asks that the unit was in combat as the phase began, the glossary does not."""

_ATTACKS: Final = HouseRule("random-attacks", ("each-model", "each-ability"), "L900, L2358")
"""The rule rolls random Attacks for each model, the glossary for each ability."""
_GUARDED: Final = HouseRule("guarded-heroes", ("without-monsters", "every-hero"), "L869, L2482")
"""The rule leaves out monsters and war machines, the glossary speaks of all heroes."""
_ENHANCEMENTS: Final = HouseRule(
    "enhancement-limit", ("one-a-table", "one-a-type"), "L1524-1526, L2542"
)
"""The module gives 1 of each table, and more by abilities; the glossary 1 of a type, whatever."""

ALL_OUT_DEFENCE: Final = Decidable(
    "all-out-defence", ("no-defence", "all-out-defence", "not-this-phase")
)
"""What a unit does that is attacked, and may use the command [L1179-1187]."""
PRAYER_REACHED: Final = Decidable("prayer-reached", ("answer", "bank"))
"""What becomes of a chanting roll that reaches the value with the points held [L1383-1386]."""

HOUSE_RULES: Final = (
    _PACK,
    _REND,
    _LEAST,
    _CHAMPION,
    _COMPANION,
    _COVER,
    _COVERING,
    _FORCED,
    _PRAYER,
    _ATTEMPT,
    _AURAS,
    _CONTEST,
    _FLOOR,
    _BORDER,
    _COUNTER,
    _STRIKES,
    _ATTACKS,
    _GUARDED,
    _ENHANCEMENTS,
    deciding("L430-432, L1179-1187, L1383-1386", ALL_OUT_DEFENCE, PRAYER_REACHED),
    throwing("L104-112"),
)

Pack: TypeAlias = Annotated[str, Choice(PACKS), House(_PACK.id)]
RendCap: TypeAlias = Annotated[str, Choice(_REND.values), House(_REND.id)]
LeastValue: TypeAlias = Annotated[str, Choice(_LEAST.values), House(_LEAST.id)]
PrayerTwo: TypeAlias = Annotated[str, Choice(_PRAYER.values), House(_PRAYER.id)]
ChampionWeapons: TypeAlias = Annotated[str, Choice(_CHAMPION.values), House(_CHAMPION.id)]
ChampionCompanion: TypeAlias = Annotated[str, Choice(_COMPANION.values), House(_COMPANION.id)]
Contesting: TypeAlias = Annotated[str, Choice(_CONTEST.values), House(_CONTEST.id)]
CoveringRedeploy: TypeAlias = Annotated[str, Choice(_COVERING.values), House(_COVERING.id)]
ControlFloor: TypeAlias = Annotated[str, Choice(_FLOOR.values), House(_FLOOR.id)]
ManifestationTargets: TypeAlias = Annotated[str, Choice(_AURAS.values), House(_AURAS.id)]
OnceATurn: TypeAlias = Annotated[str, Choice(_ATTEMPT.values), House(_ATTEMPT.id)]
CoverCharge: TypeAlias = Annotated[str, Choice(_COVER.values), House(_COVER.id)]
BorderObjectives: TypeAlias = Annotated[str, Choice(_BORDER.values), House(_BORDER.id)]
CounterChargeCost: TypeAlias = Annotated[str, Choice(_COUNTER.values), House(_COUNTER.id)]
RandomAttacks: TypeAlias = Annotated[str, Choice(_ATTACKS.values), House(_ATTACKS.id)]
GuardedHeroes: TypeAlias = Annotated[str, Choice(_GUARDED.values), House(_GUARDED.id)]
EnhancementLimit: TypeAlias = Annotated[str, Choice(_ENHANCEMENTS.values), House(_ENHANCEMENTS.id)]
ChargedFights: TypeAlias = Annotated[str, Choice(_FORCED.values), House(_FORCED.id)]
