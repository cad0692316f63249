"""Rout tests: their causes, their penalties, and the units that rout without one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import Demand, procedure
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.nerve.doubt import Doubt, in_doubt
from rulesets.refusal import Refusal
from rulesets.whfb2.harm.shock import lost_in_one_go, quarter_lost
from rulesets.whfb2.rout.changes import of_rout_test
from rulesets.whfb2.rout.following import after_rout_test
from rulesets.whfb2.rout.push import MOST_RANKS, push_of
from rulesets.whfb2.rout.unit_state import HOLDING_RULES, own_leadership, worn_down
from rulesets.whfb2.unit import acts, offers
from rulesets.whfb2.unit.characteristic import under_roll
from rulesets.whfb2.unit.enemies import enemy_check
from rulesets.whfb2.unit.leadership import captured_from
from rulesets.whfb2.unit.options import One
from rulesets.whfb2.unit.ranks import ranks_of
from rulesets.whfb2.unit.rout_due import CAUSE

CAUSES: Final = ("combat", "losses", "crash", "terror", "choice")
"""A combat lost, a quarter lost in one go, friends who crash into it, a terrible charge, and its
player's own choice [L1779-1781]."""
DISORDER: Final = Modifier("disorganised", -1)
"""The dice of who is not reorganised yet are one worse [L2009-2012]."""


@dataclass(frozen=True, slots=True)
class RoutTest:
    """The rout test of a unit.

    Attributes:
        routs: It does.
        why: `test`, or what settles it without one: `losses` (too few), `not-pushed`,
            `not-followed`, `frenzied`, `disorganised`, `pursuing`, `choice`.
        ld: Leadership it tested on.
        push: What the push took off it.
        total: What the dice came to; a detail.
    """

    routs: bool
    why: str
    ld: int
    push: int = 0
    total: int | None = detail()


@dataclass(frozen=True, slots=True)
class Trial:
    """A rout test after a combat, and all that it depends on.

    Attributes:
        ld: Leadership, standard and General in it.
        push: What the push takes off it.
        settled: What settles it without dice, None where it is rolled.
        routs: Whether it routs then.
        disordered: Whether the unit is disorganised.
        doubt: Whether its General is near, where nobody says so.
    """

    ld: int
    push: int = 0
    settled: str | None = None
    routs: bool = False
    disordered: bool = False
    doubt: Doubt | None = None


def take_rout_test(dice: Dice, *, trial: Trial, subject: str | None = None) -> RoutTest:
    """Take a rout test, or settle it without dice; `subject` is the unit that takes it."""
    ld = max(0, trial.ld - trial.push)
    if trial.settled is not None:
        dice.tell("rout-settled", why=trial.settled, unit=subject)
        return RoutTest(trial.routs, trial.settled, ld, trial.push)
    modifiers = (DISORDER,) if trial.disordered else ()
    doubt = trial.doubt
    if doubt is not None:  # the push is taken off his as well
        doubt = replace(doubt, counts=max(0, doubt.lent - trial.push))
    test = under_roll(dice, value=ld, label="rout-test", modifiers=modifiers, doubt=doubt)
    tested_on = ld if test.against is None else test.against
    return RoutTest(not test.passed, "test", tested_on, trial.push, test.total)


@procedure(
    source="L1828-1885",
    command="combat",
    variant="rout",
    effects=of_rout_test,
    follow_ups=after_rout_test,
    acts=acts.BREAK,
    demands=(Demand("unit", needs=("engaged",), known=True, only=("cause=combat",)),),
    check=enemy_check("rout_test"),
    offering=offers.ROUT,
)
def rout_test(
    dice: Dice,
    *,
    unit: One = None,
    enemy: One = None,
    ld: Annotated[int, Whole(0, 12), Fill("unit", "ld")],
    cause: Annotated[str, Choice(CAUSES), CAUSE] = "combat",
    start: Annotated[int | None, Whole(1, 500), Fill("unit", "size")] = None,
    fallen: Annotated[int | None, Whole(0, 500)] = None,
    pushed: Annotated[bool, Flag()] = True,
    followed: Annotated[bool, Flag()] = True,
    depth: Annotated[int | None, Whole(0, MOST_RANKS)] = None,
    enemy_depth: Annotated[int | None, Whole(0, MOST_RANKS)] = None,
    enemy_front: Annotated[int | None, Whole(1, 60), Fill("enemy", "files")] = None,
    captured: Annotated[bool, Flag(), Fill("unit", "status:standard-captured")] = False,
    shamed: Annotated[bool, Flag(), Fill("unit", "status:shamed")] = False,
    disorganised: Annotated[bool, Flag(), Fill("unit", "status:disorganised")] = False,
    frenzied: Annotated[bool, Flag(), Fill("unit", "status:frenzied")] = False,
    pursuing: Annotated[bool, Flag(), Fill("unit", "status:pursuing")] = False,
    rules: Annotated[SpecialRules, Rules(HOLDING_RULES), Fill("unit", "rules")] = NO_RULES,
) -> RoutTest:
    """Test whether a unit routs, where a test is due [L1770-1773, L1828-1885, L1894-1910].

    After a combat it is for who was pushed back and followed and has lost a quarter of its
    starting strength since the battle began; after shots and magic for who lost a quarter in one
    go; for whom friends in rout crash into, and who is terrified and charged by what terrifies it,
    whatever was lost.

    Args:
        dice: 2D6 against Leadership.
        unit: The unit, its losses already taken off.
        enemy: The winner of the combat, for the push.
        ld: Its leader's Leadership.
        cause: What it tests for; what is due where nobody tells.
        start: Figures it had when the battle began.
        fallen: Figures lost: since then for a combat, in one go for shots and magic.
        pushed: Whether the combat pushed it back.
        followed: Whether the winner followed.
        depth: Its complete ranks, for the push.
        enemy_depth: The winner's.
        enemy_front: Figures in the winner's front rank.
        captured: Whether the enemy has its standard.
        shamed: Whether its leader declined a challenge.
        disorganised: Whether it is disorganised.
        frenzied: Whether it is in a frenzy, and never routs.
        pursuing: Whether it was charged while in pursuit.
        rules: Its standard, and the General's Leadership within 15 cm.

    Raises:
        Refusal: `missing-option` where nothing tells what was lost.
    """
    own = own_leadership(ld, rules, captured=captured_from(unit, stated=captured), shamed=shamed)
    push = 0
    if cause == "combat":
        push = _push(unit, enemy, depth, enemy_depth, enemy_front)
    settled, routs = _settled(
        cause, pushed=pushed, followed=followed, frenzied=frenzied, pursuing=pursuing
    )
    if settled is None and cause == "combat" and disorganised:
        settled, routs = "disorganised", True
    if (
        settled is None
        and cause in ("combat", "losses")
        and not _enough(unit, cause, start, fallen)
    ):
        settled = "losses"
    trial = Trial(own, push, settled, routs, disorganised, in_doubt(unit))
    return take_rout_test(dice, trial=trial)


def _settled(
    cause: str, *, pushed: bool, followed: bool, frenzied: bool, pursuing: bool
) -> tuple[str | None, bool]:
    """Return what settles a test without dice, and whether the unit routs by it."""
    if cause == "choice":
        return "choice", True
    if frenzied:
        return "frenzied", False
    if cause != "combat":
        return None, False
    if not pushed:
        return "not-pushed", False
    if not followed:
        return "not-followed", False
    return ("pursuing", True) if pursuing else (None, False)


def _enough(unit: One, cause: str, start: int | None, fallen: int | None) -> bool:
    if fallen is not None and start is not None:
        return quarter_lost(start, start - fallen)
    if unit is None:
        raise Refusal("missing-option", option="start" if fallen is not None else "fallen")
    if cause == "losses":
        return quarter_lost(unit.size, unit.size - lost_in_one_go(unit))
    return worn_down(unit, models=unit.models, wounds=unit.wounds_left())


def _push(
    unit: One,
    enemy: One,
    ranks: int | None,
    enemy_ranks: int | None,
    front: int | None,
) -> int:
    """Return the push where ranks are known, nothing where they are not."""
    own = ranks if ranks is not None else _ranks(unit)
    theirs = enemy_ranks if enemy_ranks is not None else _ranks(enemy)
    if own is None or theirs is None or front is None:
        return 0
    return push_of(ranks=own, front=front, enemy_ranks=theirs)


def _ranks(unit: One) -> int | None:
    files = 0 if unit is None else unit.number("files", 0)
    return ranks_of(unit.models, files) if unit is not None and files else None
