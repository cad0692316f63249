"""The end of a round: rout tests, free attacks, pursuit."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TypeAlias

from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.round.outcome import is_great
from rulesets.rank_and_flank.round.plan import NAMES, listed
from rulesets.rank_and_flank.round.pursuit import Pursuer
from rulesets.whfb2.combat.fighters.stated import NONE, SIDE_NAMES
from rulesets.whfb2.combat.fighters.target import Hurt
from rulesets.whfb2.combat.round.combat_result import (
    RoundContext,
    ScoredRound,
    follow_up,
    led,
    score_round,
)
from rulesets.whfb2.combat.round.loss import Loss
from rulesets.whfb2.combat.round.plan import Plan
from rulesets.whfb2.rout.flight import holds_contact
from rulesets.whfb2.rout.free_attack import pool_of
from rulesets.whfb2.rout.overtaking import Leash, Swords, overtake
from rulesets.whfb2.rout.trial import RoutTest, take_rout_test
from rulesets.whfb2.rout.unit_state import own_leadership
from rulesets.whfb2.unit.leadership import CAPTURED, captured_from
from rulesets.whfb2.unit.standing_still import SQUARE


@dataclass(frozen=True, slots=True)
class Aftermath:
    """An end of a round of combat for a unit.

    Attributes:
        state: `engaged` (a draw), `pushed` (back, and still engaged), `parted` (pushed back, and
            nobody follows), `stands` (beaten, but not to be pushed), `climbs` (beaten in the air),
            `routed`, `wiped-out`,
            `follows`, `stays` (behind its defences), `pursues` (in contact with the routed),
            `disorganised` (it pursued and lost them), `restrained` (it held back), `unengaged`.
        pursued: Whether it is in rout with pursuers in contact.
        fugitive: Whom it pursues, by the position among the units of its enemies.
        wounds_lost: Wounds it lost to blows.
        models_lost: Figures it lost to them.
        cut_down: Wounds it lost to free attacks.
        after: All that it had lost after them.
        broken: What broke of a chariot then.
        loss: What it lost by blows, and what its own did beside wounds.
        name: Who it is, by which its chances are told: characters stand after the units named.
    """

    state: str
    pursued: bool = False
    wounds_lost: int | None = detail()
    models_lost: int | None = detail()
    cut_down: int | None = detail()
    after: Hurt | None = field(default=None, compare=False)
    broken: tuple[str, ...] | None = detail()
    loss: Loss | None = field(default=None, compare=False)
    name: str | None = None
    fugitive: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A round of combat.

    Attributes:
        winner: `ours`, `theirs`, or `none` for a draw.
        wounds: Wounds our side inflicted.
        enemy_wounds: Wounds the other side inflicted.
        routed: Units that routed.
        units: Each of our units, in the order named.
        enemies: Each of the enemy's.
        winners: Names of the units that won; details alone, as are the others' names.
        held: Of the beaten units that hold.
        fled: Of those that rout.
        gone: Of those of which nothing is left.
        restrained: Of the victors that held back.
    """

    winner: str
    wounds: int
    enemy_wounds: int
    routed: int
    units: tuple[Aftermath, ...]
    enemies: tuple[Aftermath, ...]
    winners: str | None = detail()
    held: str | None = detail()
    fled: str | None = detail()
    gone: str | None = detail()
    restrained: str | None = detail()


@dataclass(frozen=True, slots=True)
class GreatRoundResult(RoundResult):
    """A round of many units: its chances are told for the sides, not unit by unit."""

    units: tuple[Aftermath, ...] = detail()
    enemies: tuple[Aftermath, ...] = detail()


Fates: TypeAlias = "tuple[tuple[Aftermath, ...], tuple[Aftermath, ...]]"


@dataclass(frozen=True, slots=True)
class Ending:
    """An end of a round for every unit.

    Attributes:
        routed: Units that routed.
        fates: By side.
    """

    routed: int
    fates: Fates


@dataclass(frozen=True, slots=True)
class _SidesEnding:
    """The same where only the number is asked."""

    routed: int
    fates: tuple[tuple[Aftermath, ...], tuple[Aftermath, ...]] | None = detail()


def finish_round(dice: Dice, context: RoundContext, losses: tuple[Loss, ...]) -> RoundResult:
    """Settle a round from the wounds that each unit lost [L1748-1982].

    Args:
        dice: Rout tests, free attacks, restraint.
        context: The round.
        losses: What each unit lost, both sides one after the other.
    """
    plan = context.plan
    known = dice.call(score_round, context, losses)
    _tell_verdict(dice, plan, known)
    if known.pushed:
        known = dice.call(follow_up, context, known)
    great = is_great(plan)
    ending: Ending | _SidesEnding
    if known.winner == NONE:
        fates = _unbeaten(plan, known)
        ending = Ending(_crewless(fates), fates)
    elif great:
        ending = dice.call(_end_for_sides, context, known)
    else:
        ending = dice.call(end_of_round, context, known)
    headline = (SIDE_NAMES[known.winner], *known.wounds, ending.routed)
    if ending.fates is None:
        return GreatRoundResult(*headline)
    kind = GreatRoundResult if great else RoundResult
    by_side = plan.by_side(losses)
    ours, theirs = (
        tuple(
            replace(
                fate,
                wounds_lost=gone,
                models_lost=fighter.lost(gone),
                loss=loss,
                name=fighter.unit.name or None,
            )
            for fate, fighter, gone, loss in zip(
                ending.fates[side], plan.sides[side], known.lost[side], by_side[side], strict=True
            )
        )
        for side in (0, 1)
    )
    return kind(*headline, ours, theirs, *_names(plan, known, ending.fates))


def _tell_verdict(dice: Dice, plan: Plan, known: ScoredRound) -> None:
    ours, theirs = known.wounds
    if known.winner == NONE:
        dice.tell("drawn-combat", wounds=ours, enemy_wounds=theirs)
        return
    names = plan.name_of(known.victor)
    more, fewer = known.wounds[known.victor], known.wounds[1 - known.victor]
    dice.tell("won-combat", side=known.winner, name=names, wounds=more, enemy_wounds=fewer)


def _names(plan: Plan, known: ScoredRound, fates: Fates) -> tuple[str | None, ...]:
    """Return who won, of the beaten who holds, routs or is gone, and which victors held back."""
    if known.winner == NONE:
        return ()

    def those(*states: str, side: int = 1 - known.victor) -> str | None:
        told = zip(plan.sides[side], fates[side], strict=True)
        return listed([fighter.unit.name for fighter, fate in told if fate.state in states])

    return (
        plan.name_of(known.victor),
        those("pushed", "parted", "stands", "engaged"),
        those("routed"),
        those("wiped-out"),
        those("restrained", side=known.victor),
    )


def _unbeaten(plan: Plan, known: ScoredRound) -> Fates:
    """Return what the blows alone made of every unit."""
    ours, theirs = (
        tuple(
            Aftermath(
                "wiped-out"
                if not lives
                else "routed"
                if index in known.crewless[side]
                else "engaged"
                if any(known.alive[1 - side][foe] for foe in plan.engaging(side, index))
                else "unengaged"
            )
            for index, lives in enumerate(known.alive[side])
        )
        for side in (0, 1)
    )
    return ours, theirs


def _crewless(fates: Fates) -> int:
    """Return how many chariots rout for want of a crew, whoever won."""
    return sum(fate.state == "routed" for side in fates for fate in side)


def _end_for_sides(dice: Dice, context: RoundContext, known: ScoredRound) -> _SidesEnding:
    """Do as `end_of_round`, where chances need no more than how many rout."""
    ending = dice.call(end_of_round, context, known)
    return _SidesEnding(ending.routed, ending.fates)


def end_of_round(dice: Dice, context: RoundContext, known: ScoredRound) -> Ending:
    """Let the beaten test, and the victors strike, follow or pursue them."""
    plan = context.plan
    unbeaten = _unbeaten(plan, known)
    fates = [list(side) for side in unbeaten]
    victor, beaten = known.victor, 1 - known.victor
    routed = _take_tests(dice, plan, known)
    _note_beaten(plan, known, fates[beaten])
    _note_victors(plan, known, routed, fates[victor])
    for index in routed:
        fighter = plan.sides[beaten][index]
        first = _swords(context, known, index, plan.engaging(beaten, index))
        chasers = _chasers(plan, known, routed, index, fates[victor])
        second = tuple([_of_party(context, known, index, chaser) for chaser in chasers])
        leashes = tuple(_leash(context, known, chaser) for chaser in chasers)
        before = known.hurts[beaten][index]
        end = dice.call(
            overtake, fighter.defender, before, first=first, second=second, leashes=leashes
        )
        state = "routed" if end.escaped else "wiped-out"
        pursued = False
        for chaser, holds_back in zip(chasers, end.held_back, strict=True):
            fate = "restrained" if holds_back else "disorganised"
            if not end.fled:
                fate = "unengaged"
            elif end.escaped and not holds_back:
                unit = plan.sides[victor][chaser].unit
                keeps = holds_contact(unit, fighter.unit)
                pursued = pursued or keeps
                fate = "pursues" if keeps else fate
            fates[victor][chaser] = Aftermath(fate, fugitive=index if fate == "pursues" else None)
        slain = None if end.slain is None else end.slain.counted - before.counted
        fates[beaten][index] = Aftermath(
            state, pursued, cut_down=slain, after=end.slain, broken=end.broken
        )
    _lead(plan, known, fates)
    empty = sum(fate.state == "routed" for fate in unbeaten[victor])
    return Ending(len(routed) + empty, (tuple(fates[0]), tuple(fates[1])))


def _take_tests(dice: Dice, plan: Plan, known: ScoredRound) -> list[int]:
    """Let the beaten test; return the indices of those who rout."""
    routed: list[int] = []
    for index, trial in known.trials:
        beaten = 1 - known.victor
        name = plan.sides[beaten][index].unit.name
        if trial.push:
            dice.tell("push", unit=name, push=trial.push)
        own = dice.of(NAMES[beaten], index)
        test: RoutTest = own.call(take_rout_test, trial=trial, subject=name)
        dice.tell("routs" if test.routs else "holds", unit=name)
        if test.routs:
            routed.append(index)
    return routed


def _swords(
    context: RoundContext, known: ScoredRound, index: int, foes: tuple[int, ...]
) -> tuple[Swords, ...]:
    """Return the free attacks of victors on a routed unit."""
    plan, victor = context.plan, known.victor
    found = []
    for pair, blows in zip(plan.pairs, context.free, strict=True):
        if pair.side == victor and pair.target == index and pair.striker in foes:
            fighter = plan.sides[victor][pair.striker]
            alive = fighter.alive(known.lost[victor][pair.striker])
            if alive:
                found.append(Swords(fighter.unit.name, pool_of(blows, alive)))
    return tuple(found)


def _of_party(context: RoundContext, known: ScoredRound, index: int, chaser: int) -> Swords:
    """Return the free attacks of who pursues, and of all who are with him."""
    plan = context.plan
    party = plan.party(known.victor, chaser)
    swords = _swords(context, known, index, party)
    pools = tuple([pool for each in swords for pool in each.pools])
    return Swords(plan.sides[known.victor][chaser].unit.name, pools)


def _note_beaten(plan: Plan, known: ScoredRound, fates: list[Aftermath]) -> None:
    """Note who of the beaten is pushed back; routs are noted later."""
    for index, fate in enumerate(fates):
        if fate.state != "engaged":
            continue
        if index not in known.pushed:
            fates[index] = Aftermath("stands")
        elif plan.sides[1 - known.victor][index].facts.air:
            fates[index] = Aftermath("climbs")
        else:
            fates[index] = Aftermath("pushed" if index in known.followed else "parted")


def _note_victors(
    plan: Plan, known: ScoredRound, routed: list[int], fates: list[Aftermath]
) -> None:
    """Note what the victors do whose enemies do not all rout."""
    victor = known.victor
    for index in range(len(plan.sides[victor])):
        if fates[index].state != "engaged" or led(plan, known, victor, index) is not None:
            continue
        around = [foe for foe in plan.engaging(victor, index) if known.alive[1 - victor][foe]]
        facing = [foe for foe in around if _leader(plan, known, foe) not in routed]
        if not facing:
            fates[index] = Aftermath("unengaged")
            continue
        follows = index in known.followers and known.pushed.intersection(facing)
        still = [foe for foe in facing if foe not in known.pushed or foe in known.followed]
        fates[index] = Aftermath("follows" if follows else "engaged" if still else "stays")


def _chasers(
    plan: Plan, known: ScoredRound, routed: list[int], index: int, fates: list[Aftermath]
) -> list[int]:
    """Return the victors that may pursue a routed unit: nothing else is before them [L1961-1963].

    Who has routed several goes after the one it faced.
    """
    victor = known.victor
    found = []
    for foe in plan.engaging(1 - victor, index):
        fighter = plan.sides[victor][foe]
        if fates[foe].state != "unengaged" or led(plan, known, victor, foe) is not None:
            continue
        chased = [other for other in routed if foe in plan.engaging(1 - victor, other)]
        quarry = fighter.target if fighter.target in chased else chased[0]
        steady = not fighter.unit.has("panicked") and not fighter.unit.has(SQUARE)
        if quarry == index and steady:
            found.append(foe)
    return found


def _leader(plan: Plan, known: ScoredRound, foe: int) -> int:
    """Return the beaten unit that another goes with: itself, or the living one it is in."""
    return plan.leader(1 - known.victor, foe, known.alive)


def _leash(context: RoundContext, known: ScoredRound, index: int) -> Leash:
    """Return what may hold a victor back: who decides, and on which Leadership."""
    fighter = context.plan.sides[known.victor][index]
    stated = context.restrain[known.victor]
    pursuer = Pursuer(NAMES[known.victor], index, fighter.unit.name, stated)
    ld = own_leadership(
        fighter.unit.number("ld"),
        fighter.rules.without(("general-near",)),
        captured=captured_from(fighter.unit, stated=fighter.unit.has(CAPTURED)),
        shamed=fighter.unit.has("shamed"),
    )
    return Leash(pursuer, ld)


def _lead(plan: Plan, known: ScoredRound, fates: list[list[Aftermath]]) -> None:
    """Let characters share what became of the unit that they are in."""
    for side in (0, 1):
        for index in range(len(plan.sides[side])):
            host = led(plan, known, side, index)
            gone = "wiped-out" in (fates[side][index].state, fates[side][host or 0].state)
            if host is not None and not gone:
                fate = fates[side][host]
                fates[side][index] = Aftermath(fate.state, fate.pursued, fugitive=fate.fugitive)
