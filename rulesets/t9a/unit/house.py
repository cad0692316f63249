"""Settings made before a battle: the second layer, and the French text's departures."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from rulesets.core.declaring.deciding import Decidable, deciding, throwing
from rulesets.core.declaring.house import House, HouseRule
from rulesets.core.declaring.layer import Beyond, Layer, Witness
from rulesets.core.declaring.parameter import Choice
from rulesets.rank_and_flank.challenging import HIDER
from rulesets.rank_and_flank.nerve.battle_standard import SECOND_CHANCE, STANDARD_NEAR
from rulesets.rank_and_flank.nerve.general import GENERAL_NEAR
from rulesets.rank_and_flank.round.pursuit import FLEES_FROM, PREY, PURSUIT
from rulesets.refusal import Refusal
from rulesets.t9a.harm.distribution import BLOWS_AT, STRUCK_FIRST

_BEYOND: Final = HouseRule("beyond", ("on", "off"), "L1099, L1187")
"""The text stops in its shooting chapter: what it lacks is played by the versions of 2016."""
_FLANK: Final = HouseRule("flank-zones", ("original", "french"), "L537")
"""The part of the table that lies near the centre line: the French text says the reverse."""
_STAND: Final = HouseRule("stand-and-shoot-distance", ("original", "french"), "L645-647")
"""Farther than the charger's Movement, or at least that far."""
_STANDARDS: Final = HouseRule("standards-named", ("original", "french"), "L560")
"""Three for each player, or three in all."""

DOUBLE: Final = Decidable("spell-for-double")
"""What a Wizard takes for a spell that he rolled twice, or that another of his army has."""
SWAP: Final = Decidable("spell-swapped")
"""The spell that he gives for spell 0."""

HOUSE_RULES: Final = (
    _BEYOND,
    _FLANK,
    _STAND,
    _STANDARDS,
    deciding(
        "L574-576; R L553-554, L606-609, L837, L855, L860, L865, L1064",
        PURSUIT,
        PREY,
        FLEES_FROM,
        STRUCK_FIRST,
        HIDER,
        BLOWS_AT,
        DOUBLE,
        SWAP,
        GENERAL_NEAR,
        SECOND_CHANCE,
        STANDARD_NEAR,
    ),
    throwing("L189"),
)
"""The English original is the reference where the French text departs from it [L87]."""

Played: TypeAlias = Annotated[str, Choice(_BEYOND.values), House(_BEYOND.id)]
FlankZones: TypeAlias = Annotated[str, Choice(_FLANK.values), House(_FLANK.id)]
StandDistance: TypeAlias = Annotated[str, Choice(_STAND.values), House(_STAND.id)]
StandardsNamed: TypeAlias = Annotated[str, Choice(_STANDARDS.values), House(_STANDARDS.id)]

LAYER: Final = Layer(
    text="0.99.9",
    house=_BEYOND.id,
    witnesses=(
        Witness("same", "T9A 0.11.9.3, 1.0.0", "S"),
        Witness("newer", "T9A 1.0.0", "N"),
        Witness("lasting", "T9A 0.11.9.3, 2022", "R+"),
        Witness("draft", "T9A 0.11.9.3", "R"),
        Witness("old", "T9A 0.10", "10"),
    ),
)
"""Texts beyond the game's own: drafts and releases from December 2015 to June 2016."""


def beyond(lacks: str, *witnesses: str) -> Beyond:
    """Return the mark of a rule that the text lacks altogether."""
    return Beyond(lacks, witnesses)


def partly(lacks: str, *witnesses: str) -> Beyond:
    """Return the mark of a rule that goes on where the text ends; it reads `beyond: Played`."""
    return Beyond(lacks, witnesses, switch=_BEYOND.id)


def not_in_the_text(lacks: str) -> Refusal:
    """Return what a rule says that goes on where the text ends, played without the layer."""
    return Refusal("not-in-the-text", lacks=lacks, house=LAYER.house, text=LAYER.text)
