"""Options that several tests share: one name, one meaning, one range."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.unit.unit_state import DREADFUL
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import (
    Choice,
    Decimal,
    Fill,
    Flag,
    Quantity,
    Rules,
    Units,
    Whole,
)
from rulesets.rank_and_flank.charging import RESPONSES

PACES: Final = "ps"
"""The game's unit of distance."""

STATES: Final = ("free", "engaged", "fleeing", "stupid", "off-table")
OWN_RULES: Final = (
    "fear",
    "terror",
    "immune-to-psychology",
    "immune-to-panic",
    "immune-to-fear",
    "immune-to-terror",
    "unbreakable",
    "frenzy",
    "stupidity",
    "skirmishers",
    "war-machine",
)
"""Special rules of a unit that its psychology looks at."""
TEST_RULES: Final = (*OWN_RULES, "inspiring-presence")
"""The same where a test is taken: a General near it lends his Leadership [L2308]."""

One: TypeAlias = Annotated[Unit | None, Units()]
Leadership: TypeAlias = Annotated[int, Whole(0, 10), Fill("unit", "ld")]
Penalty: TypeAlias = Annotated[int, Whole(-10, 20)]
"""Points added to the dice; negative for a bonus [L180]."""
YesNo: TypeAlias = Annotated[bool, Flag()]
UnitPower: TypeAlias = Annotated[int | None, Whole(0, 500)]
Paces: TypeAlias = Annotated[float | None, Decimal(0, 120, PACES)]
Movement: TypeAlias = Annotated[Amount | None, Quantity(0, 40, PACES), Fill("unit", "m")]
ORIGINS: Final = ("declared", "compulsory", "magic", "hunting-wolf")
"""Origins of a charge: its player, dice or stupidity, a spell [L654, L688, L2038, L3218, L3314]."""
Origin: TypeAlias = Annotated[str, Choice(ORIGINS)]
State: TypeAlias = Annotated[str | None, Choice(STATES)]
Response: TypeAlias = Annotated[str | None, Choice(RESPONSES)]
OwnRules: TypeAlias = Annotated[SpecialRules, Rules(TEST_RULES), Fill("unit", "rules")]
EnemyRules: TypeAlias = Annotated[SpecialRules, Rules(DREADFUL), Fill("enemy", "faced")]
"""What the unit faces: the Fear and Terror of all in the enemy's ranks [L2004]."""
EnemyFleeing: TypeAlias = Annotated[bool, Flag(), Fill("enemy", "status:fleeing")]
TerrorTested: TypeAlias = Annotated[bool, Flag(), Fill("unit", "status:terror-tested")]
WoundsEach: TypeAlias = Annotated[int, Whole(1, 20), Fill("target", "w")]
Save: TypeAlias = Annotated[int | None, Whole(1, 6), Fill("target", "save")]
Ward: TypeAlias = Annotated[int | None, Whole(2, 6), Fill("target", "ward")]
Models: TypeAlias = Annotated[int | None, Whole(0, 500), Fill("target", "models")]
Carried: TypeAlias = Annotated[int, Whole(0, 19), Fill("target", "carried")]
Damage: TypeAlias = Annotated[Amount, Quantity(1, 20)]
