"""Leadership tests: 2D6 against the best Leadership at hand."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.blackhammer.psychology.options import Leadership, Penalty, YesNo
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier


@dataclass(frozen=True, slots=True)
class LeadershipTest:
    """A Leadership test.

    Attributes:
        passed: Whether it held.
        total: What counted: the dice and the penalty.
        against: The Leadership it was taken on.
    """

    passed: bool
    total: int | None = detail()
    against: int | None = detail()


def leadership_roll(
    dice: Dice,
    *,
    ld: int,
    penalty: int = 0,
    reroll: bool = False,
    label: str = "leadership-test",
    bonus: str | None = None,
) -> LeadershipTest:
    """Roll 2D6, add the penalty and compare with a Leadership [L176-180].

    A Leadership of 0 fails without a roll, as any characteristic of 0 does.

    Args:
        dice: The dice.
        ld: The best Leadership available.
        penalty: Points added to the dice; negative for a bonus.
        reroll: Whether a failed test is rolled again, once.
        label: What the roll is for.
        bonus: Key of the name of one point of bonus that comes on top.
    """
    if ld < 1:
        dice.tell("leadership-zero")
        return LeadershipTest(passed=False, against=ld)
    added = penalty - (1 if bonus else 0)
    named = (("penalty" if penalty > 0 else "bonus", -penalty), (bonus or "", 1 if bonus else 0))
    modifiers = tuple(Modifier(key, value) for key, value in named if value)
    dice.tell("leadership-needed", most=ld - added)
    total = dice.sum(2, label, modifiers=modifiers) + added
    if total > ld and reroll:
        dice.tell("test-rerolled")
        total = dice.sum(2, label, modifiers=modifiers) + added
    return LeadershipTest(total <= ld, total, ld)


def leadership_test(
    dice: Dice, *, ld: Leadership, penalty: Penalty = 0, reroll: YesNo = False
) -> LeadershipTest:
    """Take a Leadership test: passed when 2D6 and the penalty do not exceed it [L176-180]."""
    return leadership_roll(dice, ld=ld, penalty=penalty, reroll=reroll)
