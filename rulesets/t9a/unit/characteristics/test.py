"""Tests of a characteristic on 1D6, and of Leadership on 2D6 [L317-335]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Choice, Fill, Numbers, Rules
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.refusal import Refusal
from rulesets.t9a.unit.house import Played
from rulesets.t9a.unit.options import One

_ON_ONE_DIE: Final = ("m", "ws", "bs", "s", "t", "w", "i", "a")
_MOST_PASSING: Final = 5
_MOST_VALUES: Final = 12
_MACHINE: Final = "war-machine"


@dataclass(frozen=True, slots=True)
class Test:
    """A test that was taken.

    Attributes:
        passed: Whether it was.
        total: What the dice came to.
        against: The value tested.
        icon: Whether a Gleaming Icon was used.
    """

    passed: bool
    total: int | None = detail()
    against: int | None = detail()
    icon: bool = False


def machine_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a test rests on: the text has no chapter on War Machines."""
    return ("draft",) if _MACHINE in arguments["rules"] else ()


@procedure(
    source="L317-321; R L752",
    command="test",
    variant="characteristic",
    beyond=Beyond("troop-types", ("draft",), switch="beyond", rests=machine_rests),
)
def characteristic_test(
    dice: Dice,
    *,
    unit: One = None,
    characteristic: Annotated[str, Choice(_ON_ONE_DIE)] = "i",
    values: Annotated[tuple[int, ...], Numbers(0, 10, _MOST_VALUES)] = (),
    rules: Annotated[SpecialRules, Rules((_MACHINE,)), Fill("unit", "rules")] = NO_RULES,
    beyond: Played = "on",
) -> Test:
    """Roll a D6: it fails on a 6 and on more than the value [L317-321].

    Args:
        dice: The dice.
        unit: Who is tested.
        characteristic: What is tested, when a unit is named.
        values: Every value in the model or unit; the highest is tested. They win over the unit's.
        rules: A War Machine fails every such test [R L752].
        beyond: Whether that is played, which the text lacks.

    Raises:
        Refusal: `missing-option` without a value or a unit.
    """
    if _MACHINE in rules and beyond == "on":
        dice.tell("machine-fails")
        return Test(False)
    if not values:
        if unit is None:
            raise Refusal("missing-option", option="values")
        values = (unit.number(characteristic),)
    value = max(values)
    most = min(value, _MOST_PASSING)
    total = dice.sum(1, "characteristic-test", need=most, at_most=True)
    return Test(total <= most, total, value)


def against_leadership(
    dice: Dice,
    *,
    ld: int,
    label: str,
    modifiers: tuple[Modifier, ...] = (),
    subject: str | None = None,
    addled: bool = False,
) -> Test:
    """Roll 2D6: passed by a total that is not above the Leadership, no total being special [L333].

    Args:
        dice: The dice.
        ld: The Leadership before modifiers.
        label: What the roll is for.
        modifiers: What changes the Leadership, which stays within 0 to 10.
        subject: Who is tested, where that must be told.
        addled: Whether a spell adds a die, the lowest of which is dropped [P].
    """
    count, keep = (3, 2) if addled else (2, None)
    named = tuple(modifier for modifier in modifiers if modifier.value)
    value = modified(ld, named)
    total = dice.sum(
        count, label, keep=keep, need=value, at_most=True, modifiers=named, subject=subject
    )
    return Test(total <= value, total, value)


def modified(ld: int, modifiers: tuple[Modifier, ...]) -> int:
    """Return a Leadership as modifiers change it, which stays within 0 to 10."""
    return min(10, max(0, ld + sum(modifier.value for modifier in modifiers)))
