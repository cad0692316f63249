"""Losses of a spell's target, work by work."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.t9a.harm.attack import Saves
from rulesets.t9a.harm.body import Body
from rulesets.t9a.harm.distribution import Landed
from rulesets.t9a.harm.harm import Blow, Harm, strike
from rulesets.t9a.paths.spell import Work

HARMFUL: Final = ("hits", "wounds", "test", "contest")
_MAGICAL: Final = SpecialRules.of("magical-attacks")
_PLAIN: Final = 3
"""A Strength that takes nothing off armour, for wounds that come without one."""
_SURE_FAILURE: Final = 6
_MACHINE: Final = "war-machine"
"""The rule whose bearers fail every test of a characteristic [R L752]."""
_MOST_STRENGTH: Final = 10


@dataclass(frozen=True, slots=True)
class Struck:
    """The target of a spell, and the test it asks of him.

    Attributes:
        unit: The target, where it is known.
        body: What hits meet.
        touched: Models, ranks or files touched, None where nobody said.
        value: The characteristic that is tested or adds to the target's die.
        own: What adds to the caster's.
        caster: What the caster is called.
    """

    unit: Unit | None
    body: Body
    touched: int | None = None
    value: int | None = None
    own: int | None = None
    caster: str | None = None

    def tested(self, characteristic: str) -> int:
        """Return the value of the target that is tested.

        Raises:
            Refusal: `missing-option` where neither it nor a unit was given.
        """
        if self.value is not None:
            return self.value
        if self.unit is None:
            raise Refusal("missing-option", option="value", absent="value")
        return self.unit.number(characteristic)

    def many(self) -> int:
        """Return the models touched.

        Raises:
            Refusal: `missing-option`; `more-struck-than-models`.
        """
        if self.touched is None:
            raise Refusal("missing-option", option="struck", absent="struck")
        there = None if self.unit is None else self.unit.models + len(self.unit.body.joined)
        if there is not None and self.touched > there:
            raise Refusal("more-struck-than-models", count=self.touched, models=there)
        return self.touched


def check_struck(work: Work, struck: Struck) -> None:
    """Refuse what cannot be resolved before a die falls."""
    if work.does not in HARMFUL:
        return
    _body(work, struck.body).hit(_blow(work, _PLAIN, struck.caster))
    struck.body.mark(struck.unit)
    if (work.does in ("hits", "test")) and (work.amount is None or work.each):
        struck.many()
    tested = work.less or (work.characteristic if work.does in ("test", "contest") else None)
    if tested is not None:
        struck.tested(tested)
    if work.does == "contest" and struck.own is None:
        raise Refusal("missing-option", option="own_value", absent="own_value")


def harm_of(dice: Dice, work: Work, struck: Struck) -> Harm:
    """Resolve hits, wounds, tests or a contest on the target."""
    match work.does:
        case "hits":
            landed = Landed(_count(dice, work, struck))
        case "wounds":
            landed = Landed(0, _count(dice, work, struck))
        case "test":
            failed = max(0, _failures(dice, work, struck) - work.spared)
            landed = Landed(failed) if work.strength else Landed(0, failed)
        case _:
            landed = _contest(dice, work, struck)
    strength = work.strength or _PLAIN
    if work.rolled_strength is not None and landed.all:
        strength = min(_MOST_STRENGTH, work.rolled_strength.roll(dice, "spell-strength"))
    body = _body(work, struck.body)
    blow = _blow(work, strength, struck.caster)
    mark = replace(struck.body.mark(struck.unit), striker="wizard")
    return strike(dice, landed, blow, body.hit(blow), mark)


def _blow(work: Work, strength: int, caster: str | None) -> Blow:
    saves: Saves = "none" if work.unsaved else "all" if work.regen else "no-regeneration"
    return Blow(strength, work.rules | _MAGICAL, work.damage, "spell", caster, saves)


def _body(work: Work, body: Body) -> Body:
    """Return the target as the work meets it: what wounds on a face does so whatever it is."""
    if work.does == "hits" and work.need is not None:
        body = replace(body, t=(work.strength or _PLAIN) + work.need - 4)
    if work.does != "hits" and body.t is None:
        body = replace(body, t=_PLAIN)
    return body


def _count(dice: Dice, work: Work, struck: Struck) -> int:
    amount = work.amount
    unit = struck.unit
    if (
        work.more is not None
        and unit is not None
        and any(unit.rules.holds(rule) for rule in work.against)
    ):
        amount = work.more
    if amount is None:
        return struck.many()
    if work.each:
        many = struck.many()
        amount = Amount(amount.plus * many, amount.count * many, amount.sides)
    count = amount.roll(dice, "spell-hits")
    return count if work.less is None else max(0, count - struck.tested(work.less))


def _failures(dice: Dice, work: Work, struck: Struck) -> int:
    """Return how many models fail: on a 6 or more than the value, or from the face that is said."""
    count = struck.many() if work.amount is None else work.amount.roll(dice, "spell-hits")
    need = work.need
    if need is None and struck.unit is not None and _MACHINE in struck.unit.rules:
        dice.tell("machine-fails")
        return count
    if need is None:
        need = min(struck.tested(work.characteristic or "") + 1, _SURE_FAILURE)
    return dice.successes(count, need, "spell-failures", never=frozenset())


def _contest(dice: Dice, work: Work, struck: Struck) -> Landed:
    """Return what the caster's die and value come to above the target's."""
    own = dice.single("spell-caster") + (struck.own or 0)
    other = dice.single("spell-target") + struck.tested(work.characteristic or "")
    dice.tell("spell-contest", own=own, other=other)
    if own <= other:
        return Landed(0)
    if work.amount is not None:
        return Landed(work.amount.plus)
    return Landed(0, own - other)
