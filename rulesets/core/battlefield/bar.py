"""Acts that units may be kept from, and what keeps them: a status, or a special rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from rulesets.core.battlefield.rules import SpecialRules

if TYPE_CHECKING:
    from rulesets.core.ids.refusals import RefusalCode
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId

Verb: TypeAlias = Literal[
    "move",
    "retreat",
    "redeploy",
    "bounce",
    "march",
    "advance",
    "manoeuvre",
    "charge",
    "charge-again",
    "redirect",
    "flee-charge",
    "flee",
    "compulsory-move",
    "magical-move",
    "rally",
    "shoot",
    "stand-and-shoot",
    "breathe",
    "fire",
    "cover",
    "cast",
    "resolve-spell",
    "miscast",
    "dispel",
    "pray",
    "use-item",
    "fight",
    "challenge",
    "pursue",
    "set-off",
    "strike-routers",
    "overrun",
    "reform-after-combat",
    "break-test",
    "test",
    "start-test",
    "use-command",
    "use-power",
    "contest",
    "contest-terrain",
    "join",
    "leave",
]
"""What somebody does, or does to another; its text is `act-<verb>`."""
VERBS: Final[tuple[Verb, ...]] = get_args(Verb)


@dataclass(frozen=True, slots=True)
class Bar:
    """An act that something rules out.

    Attributes:
        verb: The act.
        unless: Special rules that lift it.
        only: Special rules of those whom alone it concerns; everybody where there are none.
        but: Statuses beside which it does not hold.
        told: The refusal that tells it in words of its own, with the unit and the status; the same
            words as of other bans where there is none.
    """

    verb: Verb
    unless: tuple[RuleId, ...] = ()
    only: tuple[RuleId, ...] = ()
    but: tuple[StatusId, ...] = ()
    told: RefusalCode | None = None

    def holds(self, rules: SpecialRules) -> bool:
        """Return whether it concerns a unit with some rules."""
        if self.only and not any(rule in rules for rule in self.only):
            return False
        return not any(rule in rules for rule in self.unless)


Bars: TypeAlias = "tuple[Verb | Bar, ...]"


@dataclass(frozen=True, slots=True)
class Barred:
    """A ban on a unit, with its reason.

    Attributes:
        bar: The act, and whom it concerns.
        by: Id of the status or the rule.
        of: Which of the two.
    """

    bar: Bar
    by: str
    of: Literal["status", "rule"]


def bar_of(told: Verb | Bar) -> Bar:
    """Return a ban, of which the verb may be all that is told."""
    return told if isinstance(told, Bar) else Bar(told)


def first_barred(bars: Sequence[Barred], verb: Verb, rules: SpecialRules) -> Barred | None:
    """Return the first ban on an act that concerns a unit with some rules, None without one."""
    for barred in bars:
        if barred.bar.verb == verb and barred.bar.holds(rules):
            return barred
    return None
