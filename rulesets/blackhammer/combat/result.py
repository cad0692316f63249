"""One command for the combat result and the break test it brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.characters.standards import with_standard
from rulesets.blackhammer.combat.fighters.score_kept import NO_DUEL, Duelled, impact_wounds
from rulesets.blackhammer.combat.morale import (
    BREAK_RULES,
    BreakTest,
    break_test,
)
from rulesets.blackhammer.combat.order import BOTH_SIDES
from rulesets.blackhammer.combat.rank import MOST_RANKS
from rulesets.blackhammer.combat.ranks_met import (
    ENEMY_FLANKS,
    ENEMY_RANKS,
    ENEMY_REARS,
    FLANKS,
    RANKS,
    REARS,
    is_lone,
)
from rulesets.blackhammer.combat.round import step_effects
from rulesets.blackhammer.combat.score import (
    CombatSide,
    Verdict,
    strong_enough,
    tell_verdict,
    verdict,
)
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.following import after_combat_result
from rulesets.blackhammer.unit.options import Penalty
from rulesets.blackhammer.unit.unit_state import DREADFUL, dread_of, known_fear, known_power
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import Choice, Fill, Numbers, Rules, Units, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.round.beside import Beside, EnemyBeside
from rulesets.rank_and_flank.round.plan import NAMES, listed
from rulesets.refusal import Refusal

COMMAND_GROUP: Final = ("standard", "battle-standard", "war-banner", "musician")
RESULT_RULES: Final = tuple(dict.fromkeys((*COMMAND_GROUP, *BREAK_RULES, "doomed")))


Dread: TypeAlias = "tuple[SpecialRules, int | None]"
"""What enemies face of a side: its rules, and the unit power of those who cause Fear."""


@dataclass(frozen=True, slots=True)
class CombatResult:
    """The result of a combat and whether its loser breaks.

    Attributes:
        winner: `unit`, `enemy`, or `none` for a draw.
        margin: By how much; 0 for a draw or when the other side was wiped out.
        score: Our side's combat result, None when one side was wiped out.
        enemy_score: The other side's.
        wiped_out: One side has nobody left.
        musician: A musician won a draw.
        broken: Whether the loser broke, None where no test was taken.
        frenzy_lost: The loser lost its Frenzy.
        break_test: The loser's test, None where its Leadership is unknown or nobody lost.
        winners: Name of the unit that won, where known; a detail, as is the other.
        losers: Name of the one that lost.
    """

    winner: str
    margin: int
    score: int | None
    enemy_score: int | None
    wiped_out: bool
    musician: bool
    broken: bool | None
    frenzy_lost: bool
    break_test: BreakTest | None
    winners: str | None = detail()
    losers: str | None = detail()


@procedure(
    source="L1878-1912",
    command="combat",
    variant="result",
    follow_ups=after_combat_result,
    effects=step_effects.of_result,
    phases=("close-combat",),
    actors=("unit", "enemy"),
    demands=demands.RESULT,
    acts=acts.FIGHT,
    offering=offers.RESULT,
)
def combat_result(
    dice: Dice,
    *,
    unit: Annotated[Unit | None, Units()] = None,
    enemy: Annotated[Unit | None, Units()] = None,
    wounds: Annotated[int, Whole(0, 200)] = 0,
    enemy_wounds: Annotated[int, Whole(0, 200)] = 0,
    ranks: Annotated[int, Whole(0, MOST_RANKS), RANKS] = 0,
    enemy_ranks: Annotated[int, Whole(0, MOST_RANKS), ENEMY_RANKS] = 0,
    power: Annotated[int | None, Whole(0, 5000)] = None,
    enemy_power: Annotated[int | None, Whole(0, 5000)] = None,
    flanks: Annotated[tuple[int, ...], Numbers(0, 500, 10), FLANKS] = (),
    enemy_flanks: Annotated[tuple[int, ...], Numbers(0, 500, 10), ENEMY_FLANKS] = (),
    rears: Annotated[tuple[int, ...], Numbers(0, 500, 10), REARS] = (),
    enemy_rears: Annotated[tuple[int, ...], Numbers(0, 500, 10), ENEMY_REARS] = (),
    high_ground: Annotated[str, Choice(BOTH_SIDES)] = "none",
    overkill: Annotated[int, Whole(-100, 100)] = 0,
    duelled: Annotated[Duelled, BUNDLE] = NO_DUEL,
    modifier: Annotated[int, Whole(-20, 20)] = 0,
    ld: Annotated[int | None, Whole(0, 10), Fill("unit", "ld")] = None,
    enemy_ld: Annotated[int | None, Whole(0, 10), Fill("enemy", "ld")] = None,
    penalty: Penalty = 0,
    rules: Annotated[SpecialRules, Rules(RESULT_RULES), Fill("unit", "rules")] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(RESULT_RULES), Fill("enemy", "rules")] = NO_RULES,
    beside: Beside = (),
    enemy_beside: EnemyBeside = (),
) -> CombatResult:
    """Work out the combat result and roll the loser's break test [L1878-1912, L2300].

    Every unit of a side counts in its result. Of the losers the one that is named tests.

    Args:
        dice: For the break test, taken where the loser's Leadership is known.
        unit: Our unit, as it is after the losses.
        enemy: The enemy unit.
        wounds: Wounds our side caused, without those that are kept of its impact.
        enemy_wounds: Wounds the enemy caused.
        ranks: Our best rank bonus as the combat started.
        enemy_ranks: The enemy's.
        power: Unit power our side has left; 0 when wiped out.
        enemy_power: The enemy's.
        flanks: Unit power of each of our units that attacks a flank.
        enemy_flanks: Of each of the enemy's.
        rears: Unit power of each of our units that attacks a rear.
        enemy_rears: Of each of the enemy's.
        high_ground: Who stands higher with half of its models or more.
        overkill: Excess wounds of a challenge; negative when the enemy caused them.
        duelled: What its challenge scored where it was fought apart, in addition.
        modifier: Other bonuses; negative when they are the enemy's.
        ld: Our Leadership.
        enemy_ld: The enemy's.
        penalty: Other penalties on the loser's break test.
        rules: Our command group and what changes our break test.
        enemy_rules: The enemy's.
        beside: Our other units in the combat.
        enemy_beside: The enemy's.

    Raises:
        Refusal: `nothing-to-compare` when neither units nor numbers are given.
    """
    numbers = (wounds, enemy_wounds, ranks, enemy_ranks, flanks, enemy_flanks, rears, enemy_rears)
    named = (unit, enemy, power, enemy_power)
    more = (*duelled.wounds, *duelled.overkill, overkill, modifier, high_ground != "none")
    stated = any((*numbers, *more, *rules, *enemy_rules))
    if not stated and all(value is None for value in named):
        raise Refusal("nothing-to-compare")
    sides = (_units(unit, beside), _units(enemy, enemy_beside))
    called = (listed([each.name for each in sides[0]]), listed([each.name for each in sides[1]]))
    duelled.tell(dice, called)
    impacts = impact_wounds(dice, sides, called)
    rules, enemy_rules = with_standard(unit, rules), with_standard(enemy, enemy_rules)
    held, enemy_held = _held(rules, beside), _held(enemy_rules, enemy_beside)
    powers = (_power(unit, power, beside), _power(enemy, enemy_power, enemy_beside))
    dread = (
        _dread(unit, rules, power, beside),
        _dread(enemy, enemy_rules, enemy_power, enemy_beside),
    )
    ours = CombatSide(
        wounds=wounds + duelled.duel_wounds + impacts[0],
        ranks=ranks,
        power=powers[0],
        standard="standard" in held,
        battle_standard="battle-standard" in held,
        war_banner="war-banner" in held,
        high_ground=high_ground in ("unit", "both"),
        flanks=_aside(flanks, enemy, enemy_beside),
        rears=_aside(rears, enemy, enemy_beside),
        overkill=max(0, overkill) + duelled.duel_overkill,
        other=max(0, modifier),
        musician="musician" in held,
        doomed="doomed" in held,
        name=called[0],
    )
    theirs = CombatSide(
        wounds=enemy_wounds + duelled.enemy_duel_wounds + impacts[1],
        ranks=enemy_ranks,
        power=powers[1],
        standard="standard" in enemy_held,
        battle_standard="battle-standard" in enemy_held,
        war_banner="war-banner" in enemy_held,
        high_ground=high_ground in ("enemy", "both"),
        flanks=_aside(enemy_flanks, unit, beside),
        rears=_aside(enemy_rears, unit, beside),
        overkill=max(0, -overkill) + duelled.enemy_duel_overkill,
        other=max(0, -modifier),
        musician="musician" in enemy_held,
        doomed="doomed" in enemy_held,
        name=called[1],
    )
    told = verdict(ours, theirs)
    tell_verdict(dice, ours, theirs, told)
    lost = () if not told.margin else enemy_beside if told.winner == "unit" else beside
    for too in lost:
        dice.tell("tests-too", unit=too.name, lost_by=told.margin)
    test = test_loser(
        dice, told, (ld, enemy_ld), powers, (rules, enemy_rules), dread=dread, penalty=penalty
    )
    return CombatResult(
        told.winner,
        told.margin,
        told.score,
        told.enemy_score,
        told.wiped_out,
        told.musician,
        None if test is None else test.broken,
        test is not None and test.frenzy_lost,
        test,
        *_names(told.winner, unit, enemy),
    )


def test_loser(
    dice: Dice,
    told: Verdict,
    leaderships: tuple[int | None, int | None],
    powers: tuple[int | None, int | None],
    rules: tuple[SpecialRules, SpecialRules],
    *,
    penalty: int,
    dread: tuple[Dread, Dread],
) -> BreakTest | None:
    """Test whether the losing side breaks; None without a loser, or where nobody knows its value.

    Args:
        dice: For the test.
        told: Who won, and by how much.
        leaderships: The Leadership of each side.
        powers: The unit power that each has left.
        rules: The special rules of each.
        penalty: Other penalties.
        dread: What enemies face of each: its rules, and the unit power left that causes Fear.
    """
    loser = 1 if told.winner == "unit" else 0
    value = leaderships[loser]
    if not told.margin or value is None:
        return None
    return dice.of(NAMES[loser]).call(
        break_test,
        ld=value,
        lost_by=told.margin,
        penalty=penalty,
        power=powers[loser],
        enemy_power=dread[1 - loser][1],
        rules=rules[loser].only(BREAK_RULES),
        enemy_rules=dread[1 - loser][0].only(DREADFUL),
    )


def _aside(powers: tuple[int, ...], foe: Unit | None, beside: tuple[Unit, ...]) -> int:
    """Return how many units score for a flank or rear: a lone model of power 1 has none [L2688]."""
    return 0 if foe is not None and not beside and is_lone(foe) else strong_enough(powers)


def _units(unit: Unit | None, beside: tuple[Unit, ...]) -> tuple[Unit, ...]:
    return beside if unit is None else (unit, *beside)


def _held(rules: SpecialRules, beside: tuple[Unit, ...]) -> SpecialRules:
    """Return the rules of a side that count for its result, whichever of its units has them."""
    for unit in beside:
        rules = rules | with_standard(unit, unit.rules).only(RESULT_RULES)
    return rules


def _power(unit: Unit | None, stated: int | None, beside: tuple[Unit, ...]) -> int | None:
    """Return the unit power of a side: what was stated, else that of all its units."""
    own = known_power(unit, stated)
    if stated is not None or own is None:
        return own
    return own + sum(known_power(each, None) or 0 for each in beside)


def _dread(
    unit: Unit | None, rules: SpecialRules, stated: int | None, beside: tuple[Unit, ...]
) -> Dread:
    """Return what is faced of a side: its Fear and Terror, and the unit power that causes them."""
    faced = dread_of(unit, rules)
    feared = [each for each in beside if each.body.faced(DREADFUL).kinds]
    own = known_fear(unit, stated)
    if stated is not None or not feared:
        return faced, own
    causes = any(rule in faced for rule in DREADFUL)
    others = sum(known_fear(each, None) or 0 for each in feared)
    kinds = (kind for each in feared for kind in each.body.faced(DREADFUL).kinds)
    return faced | SpecialRules.of(*kinds), (own or 0 if causes else 0) + others


def _names(winner: str, unit: Unit | None, enemy: Unit | None) -> tuple[str | None, str | None]:
    """Return the winner and the loser; nobody where one of them is unknown."""
    if winner == "none" or unit is None or enemy is None or not (unit.name and enemy.name):
        return None, None
    return (unit.name, enemy.name) if winner == "unit" else (enemy.name, unit.name)
