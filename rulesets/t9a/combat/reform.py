"""Combat reforms: what a unit still engaged may do at the end of a round [R L625-629]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

from rulesets.core.battlefield.link import CONTACT, PARTED
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Fill, Flag, FromTable, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.core.results.reminder import Situation
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.nerve.doubt import in_doubt
from rulesets.rank_and_flank.open_steps import member_named
from rulesets.rank_and_flank.round.parted import met_with
from rulesets.refusal import Refusal
from rulesets.t9a.combat.morale import MACHINE, is_stubborn
from rulesets.t9a.combat.round import step_effects
from rulesets.t9a.movement.arrival import SPEED, hastened
from rulesets.t9a.psychology.fear import SHAKEN
from rulesets.t9a.psychology.immunity import FEARLESS, FEARSOME, fears
from rulesets.t9a.psychology.nerve import HELP, LED, icon_gone, nerve_test, with_standard
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.demands import FOES
from rulesets.t9a.unit.options import Leadership, One, YesNo
from rulesets.t9a.unit.rule_sources import behind, in_order

_TIMES: Final = 2
_NEVER: Final = ("facings", "machine")
REFORMED: Final = "combat-reformed"
"""The status of a unit that made or failed its Combat Reform."""
_OVER: Final = (step_effects.FOUGHT, step_effects.BREAK_TESTED)
REFORM_RULES: Final = tuple(
    dict.fromkeys(("stubborn", "bodyguard", MACHINE, SPEED, *FEARLESS, *FEARSOME, *LED))
)


@dataclass(frozen=True, slots=True)
class Reform:
    """The reform of a unit still engaged, allowed or not.

    Attributes:
        may: Whether it may.
        reason: Why it may not: `facings`, `machine`, `failed`.
        farthest: Inches that no model may end beyond.
        total: What the dice of a beaten unit came to.
        against: The Leadership tested.
        icon: Whether a Gleaming Icon was used.
    """

    may: bool
    reason: str | None = None
    farthest: int | None = None
    total: int | None = detail()
    against: int | None = detail()
    icon: bool | None = detail()


def reform_effects(arguments: Arguments, result: Reform) -> tuple[Effect, ...]:
    """Note the one attempt, and use up a Gleaming Icon."""
    if result.reason in _NEVER:
        return ()
    used = icon_gone("unit", arguments["unit"], used=result.icon)
    return (StatusSet("unit", REFORMED, "phase"), *used)


def check_over(situation: Situation, arguments: Arguments) -> None:
    """Refuse to reform before the round of the combat is fought [R L625].

    Raises:
        Refusal: `reform-first-fight`.
    """
    unit = arguments.get("unit")
    if not isinstance(unit, Unit) or not unit.has("engaged"):
        return
    fought = {each.name for each in situation.members if each.first_of(_OVER)}
    met = {unit.name, *met_with(situation, unit.name)}
    left = any(link.other is not None for link in unit.linked(PARTED))
    if not left and not fought & met:
        raise Refusal("reform-first-fight", unit=unit.name)


def _facings(situation: Situation, unit: Raw | None) -> bool | None:
    """Return whether a unit touches enemies on several sides of its own, None without contact."""
    member = member_named(situation, str(unit or ""))
    links = () if member is None else member.linked(CONTACT)
    sides = {"front" if link.own else link.facing or "front" for link in links}
    return len(sides) > 1 if sides else None


def _only_foe(situation: Situation, unit: Raw | None) -> str | None:
    """Return the enemy that a unit touches, None where it touches none or several."""
    member = member_named(situation, str(unit or ""))
    links = () if member is None else member.linked(CONTACT)
    names = tuple(dict.fromkeys(link.other for link in links))
    return names[0] if len(names) == 1 else None


_ONLY_FOE: Final = FromTable(_only_foe, of=("unit",))


def _lost_by(situation: Situation, unit: Raw | None) -> int | None:
    """Return by how much a unit lost its combat in this phase, None where nobody noted it."""
    member = member_named(situation, str(unit or ""))
    return None if member is None else dict(member.statuses).get(step_effects.BEATEN)


def reform_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a reform rests on: its chapter, and the rules that help or hinder its test."""
    rules, foes = arguments["rules"], arguments["enemy_rules"]
    led = ("same",) if any(rule in rules for rule in (SPEED, *HELP)) else ()
    return in_order("draft", *led, *behind(rules, foes))


@procedure(
    source="R L625-629",
    command="combat",
    variant="combat-reform",
    effects=reform_effects,
    phases=("combat",),
    demands=(
        FOES,
        Demand("unit", needs=("engaged",), once=(REFORMED,)),
        Demand("unit", contact="enemy"),
    ),
    check=check_over,
    acts=acts.REFORM_AFTER,
    beyond=Beyond("close-combat", ("same", "newer", "draft"), rests=reform_rests),
    offering=offers.REFORM_AFTER,
)
def combat_reform(
    dice: Dice,
    *,
    unit: One = None,
    enemy: Annotated[One, _ONLY_FOE] = None,  # noqa: ARG001 - its rules are read
    ld: Leadership,
    m: Annotated[int | None, Whole(0, 10), Fill("unit", "m")] = None,
    lost: Annotated[bool, Flag(), Fill("unit", f"status:{step_effects.BEATEN}")] = False,
    lost_by: Annotated[int, Whole(0, 100), FromTable(_lost_by, of=("unit",))] = 0,
    steadfast: YesNo = False,
    facings: Annotated[bool, Flag(), FromTable(_facings, of=("unit",))] = False,
    rules: Annotated[SpecialRules, Rules(REFORM_RULES), Fill("unit", "rules")] = NO_RULES,
    enemy_rules: Annotated[
        SpecialRules, Rules((*FEARSOME, MACHINE)), Fill("enemy", "faced")
    ] = NO_RULES,
) -> Reform:
    """Reform a unit that is still engaged; a loser must pass a test as for breaking [R L625-629].

    Args:
        dice: 2D6, for the losing side alone.
        unit: The unit.
        enemy: Its enemy.
        ld: Its Leadership.
        m: Its Movement.
        lost: Whether it was on the losing side.
        lost_by: The difference of the Combat Scores; 0 where a Musician settled a tie.
        steadfast: Whether it is Steadfast, and not Disrupted.
        facings: Whether it is engaged on more than one facing.
        rules: The unit's.
        enemy_rules: The enemy's: nobody reforms before a war machine.
    """
    if facings:
        return Reform(False, "facings")
    if MACHINE in rules or MACHINE in enemy_rules:
        return Reform(False, "machine")
    farthest = None if m is None else _TIMES * hastened(m, rules)
    if not lost and not lost_by:
        return Reform(True, None, farthest)
    firm = steadfast or is_stubborn(unit, rules)
    loss = Modifier("combat-lost", 0 if firm else -lost_by)
    named = (loss, SHAKEN) if fears(rules, enemy_rules) else (loss,)
    held = with_standard(unit, rules)
    test = nerve_test(
        dice, ld=ld, label="combat-reform", rules=held, modifiers=named, doubt=in_doubt(unit)
    )
    if test.passed:
        return Reform(True, None, farthest, test.total, test.against, test.icon)
    return Reform(False, "failed", None, test.total, test.against, test.icon)
