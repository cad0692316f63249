"""What helps to cast and dispel beyond a Wizard's own level [R L1076, L1085-1197]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, TypeAlias

from rulesets.core.parameter import Fill, Rules
from rulesets.core.rules import SpecialRules
from rulesets.dice.request import Modifier
from rulesets.t9a.witnesses import in_order

BOOK: Final = "book-of-arcane-power"
"""1 more on casting and dispelling throws."""
ICON: Final = "aether-icon"
"""Its unit dispels as a Wizard Master does."""
CONCLAVE: Final = "wizard-conclave"
"""Its Champion is a Wizard Apprentice of level 1."""
_AIDS: Final[Mapping[str, str]] = {BOOK: "same", ICON: "newer", CONCLAVE: "draft"}
_LEVELS: Final[Mapping[str, int]] = {ICON: 3, CONCLAVE: 1}

Casting: TypeAlias = Annotated[SpecialRules, Rules((BOOK, CONCLAVE)), Fill("wizard", "rules")]
Dispelling: TypeAlias = Annotated[SpecialRules, Rules(tuple(_AIDS)), Fill("wizard", "rules")]


def aided_level(level: int, rules: SpecialRules, *, dispelling: bool = False) -> int:
    """Return the level that counts: the Wizard's, or what his unit or its standard is worth."""
    lent = (
        value for rule, value in _LEVELS.items() if rule in rules and (dispelling or rule != ICON)
    )
    return max(level, *lent, 0)


def book_bonus(rules: SpecialRules) -> tuple[Modifier, ...]:
    """Return what a Book of Arcane Power adds to a throw."""
    return (Modifier("arcane-power", 1),) if BOOK in rules else ()


def cast_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a casting rests on; to an item's spell nothing is added [L1043]."""
    return () if arguments.get("power_level") is not None else _rests(arguments, (BOOK, CONCLAVE))


def dispel_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a dispel rests on; one's own spell is ended without dice."""
    return () if arguments.get("own") else _rests(arguments, tuple(_AIDS))


def _rests(arguments: Mapping[str, Any], rules: tuple[str, ...]) -> tuple[str, ...]:
    if arguments["lost_focus"]:
        return ()
    return in_order(*(_AIDS[one] for one in rules if one in arguments["rules"]))
