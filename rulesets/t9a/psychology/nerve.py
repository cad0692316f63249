"""Leadership tests with all that stands behind them: the General, and the battle standard."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.effect import Effect
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.nerve.battle_standard import HELD, rolls_again
from rulesets.rank_and_flank.nerve.doubt import Doubt
from rulesets.rank_and_flank.nerve.general import led_by_general
from rulesets.t9a.unit.characteristics.test import Test, against_leadership, modified
from rulesets.t9a.unit.rule_sources import spells_behind
from rulesets.t9a.unit.spell_rules import ADDLED, CUT_OFF, SPELLBOUND
from rulesets.t9a.unit.spending import item_spent

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

PRESENCE: Final = "inspiring-presence"
DISCIPLINE: Final = "banner-of-discipline"
"""A magic standard: 1 more Leadership [R L1085-1197, and the data of 1.0.0]."""
ICON: Final = "gleaming-icon"
"""A magic standard: the first Leadership test that fails is rolled again, and must be."""
HELP: Final = (HELD, PRESENCE, DISCIPLINE, ICON)
"""Rules of a battle standard and of a General near a unit [R L855, L860], and its own."""
LED: Final = (*HELP, *SPELLBOUND)
"""All that changes a Leadership test, spells included [P]."""
_MOST: Final = 10
MOVES: Final[tuple[StatusId, ...]] = (
    *("fleeing", "fled-combat", "rallied", "charged", "charge-failed", "moved", "marched"),
    *("reformed", "swift-reformed", "magic-moved", "pursued", "off-table", "ran-off"),
    *("joined", "left-unit"),
)
"""Statuses of who moves: what was said of distances holds no more."""

REFUSED: Final = "refused-challenge"
"""The status of a Character who let a challenge be refused, until his combat is over [R L867]."""
SHIRKS: Final = "shirks-challenge"
"""The same for the round: he strikes nobody, and his battle standard counts for nothing."""


def with_standard(unit: Unit | None, rules: SpecialRules) -> SpecialRules:
    """Return the rules of a unit, which is near a battle standard that stands in its own ranks."""
    if unit is None or unit.has("fleeing") or unit.body.bearer("bsb", SHIRKS) is None:
        return rules
    return rules | SpecialRules.of(HELD)


def best_leadership(ld: int, rules: SpecialRules) -> int:
    """Return a unit's Leadership, or that of its General where it is near and better."""
    own = min(_MOST, ld + 1) if DISCIPLINE in rules else ld
    return own if CUT_OFF in rules else max(own, rules.number(PRESENCE) or 0)


def behind_it(rules: SpecialRules, doubt: Doubt | None) -> tuple[SpecialRules, Doubt | None]:
    """Return what a unit has of its General and battle standard, nothing under a spell [P]."""
    if CUT_OFF not in rules:
        return rules, doubt
    return rules.without((HELD, PRESENCE)), None


def led_behind(rules: SpecialRules) -> tuple[str, ...]:
    """Return the witnesses of what helps with a Leadership test, and of spells on who takes it."""
    help_of = ("same",) if any(rule in rules for rule in HELP) else ()
    return (*help_of, *spells_behind(rules.only(SPELLBOUND)))


def nerve_test(
    dice: Dice,
    *,
    ld: int,
    label: str,
    rules: SpecialRules,
    modifiers: tuple[Modifier, ...] = (),
    subject: str | None = None,
    doubt: Doubt | None = None,
) -> Test:
    """Take a Leadership test, rolled again where a battle standard is near [R L853-860].

    Args:
        dice: 2D6, and again.
        ld: The unit's Leadership.
        label: What the test is for.
        rules: The unit's.
        modifiers: What changes the Leadership, borrowed or not.
        subject: Who is tested, where that must be told.
        doubt: Whether a General or a battle standard is near, where nobody says so.
    """
    rules, doubt = behind_it(rules, doubt)
    value = best_leadership(ld, rules)

    def taken() -> Test:
        return against_leadership(
            dice,
            ld=value,
            label=label,
            modifiers=modifiers,
            subject=subject,
            addled=ADDLED in rules,
        )

    test = taken()
    gleams = ICON in rules
    test = _led(dice, test, doubt, modifiers)
    if test.passed:
        return test
    needs = _needs_at_best(test, doubt, modifiers)
    if not (gleams or HELD in rules or rolls_again(dice, doubt, needs)):
        return test
    # No die is rolled a third time: the icon, which must be used, leaves nothing to the standard.
    key = "icon-gleams" if gleams else "held-ground"
    dice.tell(key, total=test.total, against=test.against)
    return replace(_led(dice, taken(), doubt, modifiers), icon=gleams)


def _needs_at_best(test: Test, doubt: Doubt | None, modifiers: tuple[Modifier, ...]) -> int:
    """Return what a failed test may show at most if rolled again, by its General at the best."""
    needs = test.against or 0
    if doubt is not None and doubt.general is not None:
        needs = max(needs, modified(doubt.offered, modifiers))
    return needs


def _led(dice: Dice, test: Test, doubt: Doubt | None, modifiers: tuple[Modifier, ...]) -> Test:
    """Return a test as the Leadership of a General who is near turns it."""
    if test.passed or doubt is None:
        return test
    # It is borrowed, and what changes the unit's own changes it as well [L331-341].
    offered, own = modified(doubt.offered, modifiers), test.against or 0
    against = led_by_general(dice, doubt, own=own, offered=offered, total=test.total)
    return test if against == own else Test(True, test.total, against)


def icon_gone(
    role: str, unit: Unit | None, *, used: bool | None, index: int = 0
) -> tuple[Effect, ...]:
    """Return that a Gleaming Icon is used up, where a test used it."""
    return item_spent(role, unit, ICON, index) if used else ()
