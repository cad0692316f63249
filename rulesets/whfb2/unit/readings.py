"""Readings of the text where it is open, each with its defenders, for players to settle."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from rulesets.core.declaring.deciding import Decidable, deciding, throwing
from rulesets.core.declaring.house import ON_OFF, House, HouseRule
from rulesets.core.declaring.parameter import Choice, Flag
from rulesets.rank_and_flank.nerve.general import GENERAL_NEAR
from rulesets.rank_and_flank.round.pursuit import PURSUIT

_OBSTACLE: Final = HouseRule("charge-obstacle", ("of-charge", "of-move"), "L778-779, L1061")
"""An obstacle costs half of the Movement, which who charges or routs has doubled."""
_TERROR: Final = HouseRule("terror-distance", ("ten", "thirty-seven"), "L1599-1600, L2377-2392")
"""Its own chapter says 10 cm twice, the list of modifiers to hit 37.5 cm."""
_QUARREL: Final = HouseRule("animosity-leader", ("at-once", "in-contact"), "L2619-2625")
"""The text does not say whether the leader's test comes before the charge is moved."""
_CURSED: Final = HouseRule("magical-animosity", ("may-stop", "cannot-stop"), "L5073-5077")
"""A test that fails by a spell is a 6; whether the leader still has his own is not said."""
_BEYOND: Final = HouseRule("shots-beyond-six", ON_OFF, "L1243-1280, L4516-4519")
"""The text lets a 6 be followed by a second die in combat, and is silent about shots."""
_SADDLE: Final = HouseRule("mounted-shots", ("once", "twice"), "L1265, L3306-3309")
"""The penalty of riders is told twice, once as one to their Bow Skill."""
_FLAMES: Final = HouseRule("flaming-range", ("farthest", "both-ranges"), "L3475-3476")
"""Only the farthest distance of flaming missiles is said to be halved."""
_CHARRED: Final = HouseRule("fire-kills", ("at-toughness", "beyond-toughness"), "L3512-3517")
"""A creature can take as many points of fire as its Toughness: it dies of those, or of one more."""
_MASONRY: Final = HouseRule("masonry-save", ("steady", "by-strength"), "L4165-4168")
"""The save of masonry is called one in quotation marks; nothing is said of Strength."""
_FEW: Final = HouseRule("few-ordinary", ("half-range", "no-cover"), "L2834-2849")
"""A character with five figures or more of which fewer than five are ordinary fits neither rule."""
_LIGHTNING: Final = HouseRule("lightning-cost", ("flat", "each-bolt"), "L5226-5234")
_SAND: Final = HouseRule("quicksand-dice", ("two", "one"), "L6313-6315")
_WITLESS: Final = HouseRule("feeblemind-range", ("thirty", "sixty"), "L5112-5117")
"""The sentence says 30 cm, the heading 60."""
_TOUCH: Final = HouseRule("death-touch", ("no-save", "armour-saves"), "L5534-5539, L5593-5598")
"""Wounds lost without a roll to wound: of armour nothing is said."""
_ATTEMPT: Final = HouseRule("failed-casting", ("spent", "may-try-again"), "L4627-4628, L4655")
"""One spell a phase: whether one that failed was it is not said."""
_RUNE: Final = HouseRule("rune-spells", ("unpaid", "paid"), "L6839-6841")
"""The spell of a rune always works; whether it costs magic points is not said."""
_RUNES: Final = HouseRule("rune-dice", ("two-rolls", "same-die"), "L6900-6903")
"""D6 times D6 less 1: one die or two."""
_WAND: Final = HouseRule("wand-excess", ("left", "refused"), "L7137-7140")
"""Points beyond what a wizard began with stay in the wand, or none may be moved at all."""
_ARROWS: Final = HouseRule("arrow-shares", ("out-of-half", "apart"), "L7024-7036")
"""Arrows found by the beaten: from the victors' half in the example, not in the sentence."""
_VENOM: Final = HouseRule("poison-result", ("counted", "uncounted"), "L1751-1753, L3646-3672")
"""A combat is won by wounds; poison kills by Toughness, and the text keeps the two apart."""
_START: Final = HouseRule("frenzy-start", ("slower", "quicker"), "L6681-6690")
"""A divine frenzy is printed with -1 to Initiative in its first round, then +2, +3 and so on."""
_STANDARD: Final = HouseRule("captured-standard", ("from-own", "from-total"), "L2655-2661")
"""Two less than the Leadership before: that of the profile, or that with the standard."""

_AURA: Final = HouseRule("general-rally", ("without-him", "with-him"), "L2071-2072, L2806-2809")
"""A rally is the same test as one of rout, for which the General lends his Leadership."""

FOLLOW: Final = Decidable("follow-up", ("follow", "stay"), "stays")
"""What victors do who need not follow whom they push back [L1766-1769]."""
STRIKE: Final = Decidable("strike-character", ("strike", "spare"))
"""Whether figures before an enemy character strike him, or soldiers alone [L2952-2956]."""
READINGS: Final = (
    deciding(
        "L1766-1769, L1957-1963, L2806-2809, L2952-2956", FOLLOW, PURSUIT, STRIKE, GENERAL_NEAR
    ),
    throwing("L49-55"),
    _AURA,
    _OBSTACLE,
    _TERROR,
    _QUARREL,
    _CURSED,
    _BEYOND,
    _SADDLE,
    _FLAMES,
    _CHARRED,
    _MASONRY,
    _FEW,
    _LIGHTNING,
    _SAND,
    _WITLESS,
    _TOUCH,
    _ATTEMPT,
    _RUNE,
    _RUNES,
    _WAND,
    _ARROWS,
    _VENOM,
    _START,
    _STANDARD,
)

ChargeObstacle: TypeAlias = Annotated[str, Choice(_OBSTACLE.values), House(_OBSTACLE.id)]
TerrorDistance: TypeAlias = Annotated[str, Choice(_TERROR.values), House(_TERROR.id)]
AnimosityLeader: TypeAlias = Annotated[str, Choice(_QUARREL.values), House(_QUARREL.id)]
MagicalAnimosity: TypeAlias = Annotated[str, Choice(_CURSED.values), House(_CURSED.id)]
BeyondSix: TypeAlias = Annotated[bool, Flag(), House(_BEYOND.id)]
MountedShots: TypeAlias = Annotated[str, Choice(_SADDLE.values), House(_SADDLE.id)]
FlamingRange: TypeAlias = Annotated[str, Choice(_FLAMES.values), House(_FLAMES.id)]
FireKills: TypeAlias = Annotated[str, Choice(_CHARRED.values), House(_CHARRED.id)]
MasonrySave: TypeAlias = Annotated[str, Choice(_MASONRY.values), House(_MASONRY.id)]
FewOrdinary: TypeAlias = Annotated[str, Choice(_FEW.values), House(_FEW.id)]
LightningCost: TypeAlias = Annotated[str, Choice(_LIGHTNING.values), House(_LIGHTNING.id)]
QuicksandDice: TypeAlias = Annotated[str, Choice(_SAND.values), House(_SAND.id)]
FeeblemindRange: TypeAlias = Annotated[str, Choice(_WITLESS.values), House(_WITLESS.id)]
DeathTouch: TypeAlias = Annotated[str, Choice(_TOUCH.values), House(_TOUCH.id)]
FailedCasting: TypeAlias = Annotated[str, Choice(_ATTEMPT.values), House(_ATTEMPT.id)]
RuneSpells: TypeAlias = Annotated[str, Choice(_RUNE.values), House(_RUNE.id)]
RuneDice: TypeAlias = Annotated[str, Choice(_RUNES.values), House(_RUNES.id)]
WandExcess: TypeAlias = Annotated[str, Choice(_WAND.values), House(_WAND.id)]
ArrowShares: TypeAlias = Annotated[str, Choice(_ARROWS.values), House(_ARROWS.id)]
PoisonResult: TypeAlias = Annotated[str, Choice(_VENOM.values), House(_VENOM.id)]
FrenzyStart: TypeAlias = Annotated[str, Choice(_START.values), House(_START.id)]
CapturedStandard: TypeAlias = Annotated[str, Choice(_STANDARD.values), House(_STANDARD.id)]
GeneralRally: TypeAlias = Annotated[str, Choice(_AURA.values), House(_AURA.id)]
