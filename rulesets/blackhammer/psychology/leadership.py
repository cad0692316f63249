"""Leadership tests: 2D6 against the best Leadership at hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from rulesets.blackhammer.unit.options import Leadership, Penalty, YesNo
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.nerve.battle_standard import LEAST, rolls_again
from rulesets.rank_and_flank.nerve.doubt import Doubt
from rulesets.rank_and_flank.nerve.general import led_by_general


@dataclass(frozen=True, slots=True)
class LeadershipTest:
    """A Leadership test.

    Attributes:
        passed: Whether it held.
        total: What counted: the dice and the penalty.
        against: The Leadership it was taken on.
        led: Whether that was the General's, of whom a player said that he is near.
    """

    passed: bool
    total: int | None = detail()
    against: int | None = detail()
    led: bool = False


def best_leadership(ld: int, rules: SpecialRules) -> int:
    """Return the best of a unit's Leadership and of that of a General near it [L2308]."""
    return max(ld, rules.number("inspiring-presence") or 0)


def leadership_roll(
    dice: Dice,
    *,
    ld: int,
    penalty: int = 0,
    reroll: bool = False,
    label: str = "leadership-test",
    named: tuple[Modifier, ...] = (),
    again: str = "test-rerolled",
    doubt: Doubt | None = None,
) -> LeadershipTest:
    """Roll 2D6, add the penalty and compare with a Leadership [L176-180].

    A Leadership of 0 fails without a roll, as any characteristic of 0 does.

    Args:
        dice: The dice.
        ld: The best Leadership available.
        penalty: Points added to the dice; negative for a bonus.
        reroll: Whether a failed test is rolled again, once.
        label: What the roll is for.
        named: Bonuses (positive) and penalties that come on top, by name.
        again: Key of the step told before a failed test is rolled again.
        doubt: Whether a General is near, or a battle standard by which it is rolled again, is for
            the player to say, where that is in doubt.
    """
    other = Modifier("penalty" if penalty > 0 else "bonus", -penalty)
    modifiers = tuple(modifier for modifier in (*named, other) if modifier.value)
    added = -sum(modifier.value for modifier in modifiers)
    own, led = ld, doubt if doubt is not None and doubt.general is not None else None
    best = ld if led is None else max(ld, led.offered)
    if ld < 1 and best - added >= LEAST:
        ld = led_by_general(dice, doubt, own=0)
    if ld < 1:
        dice.tell("leadership-zero")
        return LeadershipTest(passed=False, against=ld)
    throw = partial(dice.sum, 2, label, need=ld - added, at_most=True, modifiers=modifiers)
    total = throw() + added
    ld = led_by_general(dice, doubt, own=ld, total=total)
    if total > ld and (reroll or rolls_again(dice, doubt, best - added)):
        # Both as the roll tells them: what is added counts on its need.
        dice.tell(again, total=total - added, ld=ld - added)
        total = throw() + added
        ld = led_by_general(dice, doubt, own=ld, total=total)
    return LeadershipTest(total <= ld, total, ld, led=ld != own)


@procedure(source="L176-180", command="test", variant="leadership")
def leadership_test(
    dice: Dice, *, ld: Leadership, penalty: Penalty = 0, reroll: YesNo = False
) -> LeadershipTest:
    """Take a Leadership test: passed when 2D6 and the penalty do not exceed it [L176-180]."""
    return leadership_roll(dice, ld=ld, penalty=penalty, reroll=reroll)
