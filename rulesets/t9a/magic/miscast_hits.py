"""Hits of a Miscast on the models under its template [L1003-1017]."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import FromTable, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.t9a.harm.body import HITS, Met
from rulesets.t9a.harm.distribution import Landed
from rulesets.t9a.harm.harm import Blow, Harm, after_hits, strike, target_harmed
from rulesets.t9a.harm.striking_near import MISCAST_TEMPLATE, nobody_else_of_all, strikes
from rulesets.t9a.unit import offers
from rulesets.t9a.unit.options import One
from rulesets.t9a.unit.rule_sources import behind, in_order

_RULES: Final = SpecialRules.of("magical-attacks", armour_piercing=1)
"""What its hits have [L1003]."""


def _strength(situation: Situation) -> int | None:
    return next((each.number for each in strikes(situation, MISCAST_TEMPLATE)), None)


_OfMiscast: TypeAlias = Annotated[int, Whole(1, 10), FromTable(_strength)]


def _goes_on(situation: Situation) -> bool:
    return _strength(situation) is not None


def under_template(strength: int, ends: FollowUp) -> tuple[FollowUp, ...]:
    """Return the hits on a unit under the template, and that there is no other.

    Args:
        strength: Their Strength.
        ends: The step by which nobody else is hit.
    """
    hits = FollowUp("miscast_hits", (), (("s", strength),), "miscast-others", offered=_goes_on)
    return hits, ends


def after_miscast_hits(arguments: Arguments, result: Harm) -> tuple[FollowUp, ...]:
    """Lead on as any hits do, then to who else is under the template."""
    return (
        *after_hits(arguments, result),
        *under_template(arguments["s"], nobody_else_of_all(MISCAST_TEMPLATE)),
    )


def miscast_rests(arguments: Arguments, _result: object) -> tuple[str, ...]:
    """Return what its hits rest on: the chapter on damage, and special rules."""
    return in_order("draft", *behind(_RULES, arguments["target_rules"]))


@procedure(
    source="L1003-1017",
    effects=target_harmed,
    follow_ups=after_miscast_hits,
    phases=("magic",),
    roles=("target",),
    at_large=True,
    actors=(),
    anybody=("target",),
    beyond=Beyond("damage", ("same", "newer", "draft"), rests=miscast_rests),
    offering=offers.MISCAST_HITS,
)
def miscast_hits(
    dice: Dice,
    *,
    target: One = None,
    hits: Annotated[Amount, HITS],
    s: _OfMiscast,
    body: Met,
) -> Harm:
    """Resolve the hits of a Miscast on one unit under its template, friend or foe [L1003-1017].

    Args:
        dice: To wound, saves, multiple wounds.
        target: Who is hit.
        hits: Its models under the template.
        s: Their Strength.
        body: What the hits meet.

    Raises:
        Refusal: `damage-dice`, `missing-option`, `target-dead`, `too-many-carried`.
    """
    blow = Blow(s, _RULES, None, "other", None, "all")
    hit, mark = body.hit(blow), body.mark(target)
    return strike(dice, Landed(hits.roll(dice, "hits")), blow, hit, mark)
