"""The result of a round: who won, who is pushed back and followed, who has to test."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.nerve.doubt import LEADER, in_doubt
from rulesets.rank_and_flank.round.plan import Living, rules_of_fallen
from rulesets.whfb2.combat.fighters.stated import NAMES, NONE
from rulesets.whfb2.combat.fighters.target import Hurt
from rulesets.whfb2.combat.round.groups import FreeBlows
from rulesets.whfb2.combat.round.loss import Loss
from rulesets.whfb2.combat.round.plan import Fighter, Plan
from rulesets.whfb2.rout.push import push_of
from rulesets.whfb2.rout.trial import Trial
from rulesets.whfb2.rout.unit_state import own_leadership, worn_down
from rulesets.whfb2.unit.leadership import CAPTURED, captured_from
from rulesets.whfb2.unit.readings import FOLLOW
from rulesets.whfb2.unit.standing_still import SQUARE


@dataclass(frozen=True, eq=False, slots=True)
class RoundContext:
    """Facts that the end of a round depends on beside the losses; compared by identity.

    Attributes:
        plan: The round.
        free: The free attacks of each pair of the plan, should its enemy rout.
        stays: Whether each side stays behind its defences rather than follow; its player decides
            where None.
        restrain: Whether each side tries to hold back from pursuit; its player decides where None.
    """

    plan: Plan
    free: tuple[tuple[FreeBlows, ...], ...]
    stays: tuple[bool | None, bool | None]
    restrain: tuple[bool | None, bool | None]


@dataclass(frozen=True, eq=False, slots=True)
class ScoredRound:
    """A round after the blows; compared by identity.

    Attributes:
        winner: `unit`, `enemy` or `none`.
        wounds: Wounds that each side inflicted.
        lost: Wounds that each unit lost, by side.
        alive: Whether anything is left of each unit, by side.
        pushed: Beaten units that are pushed back.
        followed: Those of them that a victor follows.
        followers: Victors that follow.
        trials: Beaten units whose rout is in question, with what it depends on.
        crewless: Chariots that rout for want of a crew, by side.
        hurts: All that each unit lost, by side.
    """

    winner: str
    wounds: tuple[int, int]
    lost: tuple[tuple[int, ...], tuple[int, ...]]
    alive: Living
    pushed: frozenset[int] = frozenset()
    followed: frozenset[int] = frozenset()
    followers: frozenset[int] = frozenset()
    trials: tuple[tuple[int, Trial], ...] = ()
    crewless: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    hurts: tuple[tuple[Hurt, ...], tuple[Hurt, ...]] = ((), ())

    @property
    def victor(self) -> int:
        """The side that won."""
        return NAMES.index(self.winner)


def score_round(_dice: Dice, context: RoundContext, losses: tuple[Loss, ...]) -> ScoredRound:
    """Count the wounds of a round, and push the beaten back [L1748-1764]."""
    plan = context.plan
    parts = plan.by_side(losses)
    lost = (_lost(plan, 0, parts[0]), _lost(plan, 1, parts[1]))
    alive = (_alive(plan, 0, lost[0]), _alive(plan, 1, lost[1]))
    wounds = (sum(loss.counted for loss in parts[1]), sum(loss.counted for loss in parts[0]))
    hurts = (tuple([loss.hurt for loss in parts[0]]), tuple([loss.hurt for loss in parts[1]]))
    empty = (_crewless(parts[0], alive[0]), _crewless(parts[1], alive[1]))
    left = (any(alive[0]), any(alive[1]))
    known = ScoredRound(NONE, wounds, lost, alive, crewless=empty, hurts=hurts)
    if left[0] != left[1]:
        # Nobody is beaten by those of whom nobody is left.
        return replace(known, winner=NAMES[0] if left[0] else NAMES[1])
    if wounds[0] == wounds[1] or not left[0]:
        return known
    victor = 0 if wounds[0] > wounds[1] else 1
    beaten = 1 - victor
    pushed = frozenset(
        index
        for index, fighter in enumerate(plan.sides[beaten])
        if alive[beaten][index] and not fighter.unit.has(SQUARE)
    )
    return replace(known, winner=NAMES[victor], pushed=pushed)


def follow_up(dice: Dice, context: RoundContext, known: ScoredRound) -> ScoredRound:
    """Let the victors follow whom they push back, and find who has to test [L1766-1773].

    Args:
        dice: The decisions of those who may stay in their defences or square.
        context: The round.
        known: Its result.
    """
    plan, beaten = context.plan, 1 - known.victor
    pushed, empty = known.pushed, known.crewless
    followers = _followers(dice, context, known)
    followed = frozenset(
        index
        for index in pushed
        if not plan.sides[beaten][index].facts.air
        and followers.intersection(plan.engaging(beaten, index))
    )
    trials = tuple(
        (index, _trial(context, known, index, followers))
        for index in sorted(followed | (empty[beaten] & pushed))
        if led(plan, known, beaten, index) is None
    )
    return replace(known, followed=followed, followers=followers, trials=trials)


def _followers(dice: Dice, context: RoundContext, known: ScoredRound) -> frozenset[int]:
    """Return the victors that follow; characters go with the unit that they are in."""
    plan, side = context.plan, known.victor
    decided: dict[int, bool] = {}
    for index, fighter in enumerate(plan.sides[side]):
        if not known.alive[side][index]:
            continue
        settled = _follows(context, known, index)
        leader = plan.leader(side, index, known.alive)
        if settled is None and leader in decided:
            settled = decided[leader]
        if settled is None:
            at, name = fighter.member.place, fighter.unit.name
            options = FOLLOW.options
            answer = dice.choose(NAMES[side], FOLLOW.what, options, index=at, subject=name)
            settled = answer == options[0]
        decided[index] = settled
    return frozenset(index for index, follows in decided.items() if follows)


def _alive(plan: Plan, side: int, lost: tuple[int, ...]) -> tuple[bool, ...]:
    fighters = zip(plan.sides[side], lost, strict=True)
    return tuple(fighter.wounds > gone for fighter, gone in fighters)


def _lost(plan: Plan, side: int, losses: tuple[Loss, ...]) -> tuple[int, ...]:
    """Return wounds lost: who hid behind a unit that is wiped out dies with it [L3046-3048]."""
    lost = tuple([loss.wounds for loss in losses])
    alive = _alive(plan, side, lost)
    return tuple(
        fighter.wounds
        if fighter.hides and fighter.host is not None and not alive[fighter.host]
        else gone
        for fighter, gone in zip(plan.sides[side], lost, strict=True)
    )


def _crewless(losses: tuple[Loss, ...], alive: tuple[bool, ...]) -> frozenset[int]:
    """Return the indices of chariots whose whole crew fell, and that stand yet [L4079-4080]."""
    return frozenset(i for i, loss in enumerate(losses) if loss.crewless and alive[i])


def _follows(context: RoundContext, known: ScoredRound, index: int) -> bool | None:
    """Return whether a victor follows up, None where it has the choice.

    It has where it holds a defence or stands in a square, and pushes somebody back
    [L1766-1769, L2330-2332, L2365-2366].
    """
    plan, side = context.plan, known.victor
    fighter = plan.sides[side][index]
    if fighter.unit.has("panicked"):
        return False
    stays = context.stays[side]
    if fighter.unit.has("frenzied") or stays is False:
        return True
    if stays:
        return False
    foes = known.pushed.intersection(plan.engaging(side, index))
    near = any(not plan.sides[1 - side][foe].facts.air for foe in foes)
    return None if near and (fighter.facts.defends or fighter.unit.has(SQUARE)) else True


def led(plan: Plan, known: ScoredRound, side: int, index: int) -> int | None:
    """Return the index of the unit whose fate a character shares, None for who has his own."""
    leader = plan.leader(side, index, known.alive)
    return None if leader == index else leader


def _trial(
    context: RoundContext, known: ScoredRound, index: int, followers: frozenset[int]
) -> Trial:
    plan, beaten = context.plan, 1 - known.victor
    fighter = plan.sides[beaten][index]
    unit = fighter.unit
    fallen = rules_of_fallen(plan.sides[beaten], known.alive[beaten])
    ld = own_leadership(
        unit.number("ld"),
        fighter.rules.without(("general-near",)) if LEADER in fallen else fighter.rules,
        captured=captured_from(unit, stated=unit.has(CAPTURED)),
        shamed=unit.has("shamed"),
    )
    disordered = unit.has("disorganised")
    if index in known.crewless[beaten]:
        return Trial(ld, settled="crewless", routs=True)
    if unit.has("frenzied"):
        return Trial(ld, settled="frenzied")
    for status in ("pursuing", "disorganised"):
        if unit.has(status):
            return Trial(ld, settled=status, routs=True, disordered=disordered)
    gone = known.lost[beaten][index]
    left = fighter.alive(gone)
    if not worn_down(unit, models=left, wounds=fighter.wounds - gone):
        return Trial(ld, settled="losses")
    doubt = in_doubt(unit, NAMES[beaten], index, fallen=fallen)
    push = _push(plan, known, index, followers)
    return Trial(ld, push, disordered=disordered, doubt=doubt)


def _push(plan: Plan, known: ScoredRound, index: int, followers: frozenset[int]) -> int:
    """Return the push of the deepest victor that follows the beaten unit [L1859-1865]."""
    victor, beaten = known.victor, 1 - known.victor
    own = _ranks(plan.sides[beaten][index], known.lost[beaten][index])
    found = [0]
    for foe in followers.intersection(plan.engaging(beaten, index)):
        other = plan.sides[victor][foe]
        gone = known.lost[victor][foe]
        theirs = _ranks(other, gone)
        if own is None or theirs is None:
            continue
        front = min(other.width, other.alive(gone))
        found.append(push_of(ranks=own, front=front, enemy_ranks=theirs))
    return max(found)


def _ranks(fighter: Fighter, lost: int) -> int | None:
    """Return complete ranks after the losses, None where nobody told how wide the unit is."""
    if fighter.facts.ranks is not None:
        return fighter.facts.ranks
    return fighter.ranks(lost) if fighter.unit.number("files", 0) else None
