"""Reactions of a monster that lost its last rider [L2352-2382]."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Final

from rulesets.blackhammer.harm.attack import hit_of, hit_scores, hit_stages
from rulesets.blackhammer.psychology.leadership import leadership_roll
from rulesets.blackhammer.shooting.outcome import Mark
from rulesets.blackhammer.unit.options import Leadership, One, Penalty, YesNo
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.table import Table, load_table
from rulesets.core.declaring.parameter import Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import (
    Destroyed,
    Effect,
    RuleGained,
    StatusCleared,
    StatusSet,
    WoundsLost,
)
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

REACTIONS: Final[Table] = load_table(files("rulesets.blackhammer") / "data" / "mount-reaction.toml")
REACTION_RULES: Final = ("unbreakable",)


@dataclass(frozen=True, slots=True)
class MountReaction:
    """The reaction of a riderless monster.

    Attributes:
        passed: It passed the test of its own Leadership: it fights on.
        automatic: Without a roll, being unbreakable.
        row: Row of its reactions, `mount-reaction-sniff`; None where it rolls none.
        fights_on: Whether it goes on fighting as before or maddened, a charge under way included.
        host_hits: Hits it deals the unit it stands in.
        host_wounds: Wounds that unit loses.
        host_destroyed: Whether nothing is left of that unit.
        host_panic: Whether its losses call for a Panic test: `no`, `end-of-phase`, `now`.
        total: Dice of the test.
    """

    passed: bool
    automatic: bool = False
    row: str | None = None
    fights_on: bool = True
    host_hits: int = 0
    host_wounds: int = 0
    host_destroyed: bool = False
    host_panic: str | None = None
    total: int | None = detail()


def reaction_effects(_arguments: Arguments, result: MountReaction) -> tuple[Effect, ...]:
    """Remove the monster, root it beside its rider, or madden it; take its unit's losses."""
    effects: list[Effect] = []
    if result.host_wounds:
        effects.append(WoundsLost("host", result.host_wounds))
    if result.host_destroyed:
        effects.append(Destroyed("host"))
    if result.row == "mount-reaction-grumph":
        effects.append(Destroyed("unit"))
    elif result.row == "mount-reaction-sniff":
        effects += [
            RuleGained("unit", "unbreakable"),
            StatusSet("unit", "guards-rider"),
            StatusCleared("unit", "charged"),
        ]
    elif result.row == "mount-reaction-raaargh":
        effects += [RuleGained("unit", "frenzy"), RuleGained("unit", "hatred")]
    return tuple(effects)


def after_reaction(_arguments: Arguments, result: MountReaction) -> tuple[FollowUp, ...]:
    """Offer the Panic test of the unit that a monster rampaged in [L2358]."""
    if result.host_panic not in ("now", "end-of-phase"):
        return ()
    return (FollowUp("panic_test", (("unit", "host"),), (("cause", "losses"),)),)


@procedure(source="L2352-2382", effects=reaction_effects, follow_ups=after_reaction)
def mount_reaction(
    dice: Dice,
    *,
    unit: One = None,
    host: One = None,
    in_unit: YesNo = False,
    ld: Leadership,
    s: Annotated[int | None, Whole(0, 10), Fill("unit", "s")] = None,
    penalty: Penalty = 0,
    reroll: YesNo = False,
    charging: Annotated[bool, Flag(), Fill("unit", "status:charged")] = False,
    rules: Annotated[SpecialRules, Rules(REACTION_RULES), Fill("unit", "rules")] = NO_RULES,
) -> MountReaction:
    """Test a monster whose last rider is dead, before any Panic or break test [L2352-2382].

    Args:
        dice: 2D6 against its own Leadership; after a failure 1D6 on the table of reactions, or in a
            unit 1D6 hits on it, then what they do.
        unit: The monster.
        host: The unit it stands in.
        in_unit: It stands in a unit that is not named: the players resolve the hits.
        ld: Its own Leadership, nobody else's.
        s: Its Strength: that of the hits on its own unit.
        penalty: Points added to the dice.
        reroll: Whether a failed test is rolled again.
        charging: It is charging: it goes on where it fights on.
        rules: Whether it is unbreakable.

    Raises:
        Refusal: `missing-option` for a Strength that is needed, `unit-lacks-value` for a host
            without a Toughness, `unit-destroyed`.
    """
    for combatant in (unit, host):
        if combatant is not None and combatant.models < 1:
            raise Refusal("unit-destroyed", unit=combatant.name)
    within = in_unit or host is not None
    if host is not None:
        if s is None:
            raise Refusal("missing-option", option="s")
        host.number("t")
    if "unbreakable" in rules:
        dice.tell("monster-unbreakable")
        _tell_charge(dice, goes_on=charging)
        return MountReaction(passed=True, automatic=True)
    test = dice.call(leadership_roll, ld=ld, penalty=penalty, reroll=reroll, label="mount-reaction")
    if test.passed:
        _tell_charge(dice, goes_on=charging)
        return MountReaction(passed=True, total=test.total)
    if within:
        hits = dice.sum(1, "monster-hits")
        lost, gone, panic = _rampage(dice, hits, s, unit, host)
        return MountReaction(
            False,
            host_hits=hits,
            host_wounds=lost,
            host_destroyed=gone,
            host_panic=panic,
            total=test.total,
        )
    _, row = REACTIONS.roll(dice, "reaction")
    fights_on = row.id == "raaargh"
    _tell_charge(dice, goes_on=charging and fights_on)
    return MountReaction(
        False, row=f"{REACTIONS.id}-{row.id}", fights_on=fights_on, total=test.total
    )


def _tell_charge(dice: Dice, *, goes_on: bool) -> None:
    if goes_on:
        dice.tell("charge-goes-on")


def _rampage(
    dice: Dice, hits: int, s: int | None, unit: Unit | None, host: Unit | None
) -> tuple[int, bool, str | None]:
    """Return the wounds a monster's hits cost its unit, whether it is gone, and its Panic."""
    dice.tell("monster-leaves-with-panic")
    if host is None or s is None:
        return 0, False, None
    saves = [
        None if (value := host.find(field)) is None else value.fixed for field in ("save", "ward")
    ]
    hit = hit_of(
        s,
        host.number("t"),
        save=saves[0],
        ward=saves[1],
        wounds_each=host.number("w", 1),
        model_power=host.number("power", 1),
        target_rules=host.rules,
    )
    mark = Mark(host, host.models, host.number("w", 1), host.carried)
    stages = hit_stages(hit, None if unit is None else unit.name, host.name)
    done = mark.struck(dice.attacks(hits, "hit", stages, hit_scores(hit), cap=mark.left).score)
    return done.wounds_lost, done.destroyed, done.panic
