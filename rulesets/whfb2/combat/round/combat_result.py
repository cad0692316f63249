"""The result of a round: who won, who is pushed back and followed, who has to test."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rulesets.dice.handle import Dice
from rulesets.whfb2.combat.fighters.stated import NAMES, NONE
from rulesets.whfb2.combat.fighters.target import Hurt
from rulesets.whfb2.combat.round.groups import FreeBlows
from rulesets.whfb2.combat.round.loss import Loss
from rulesets.whfb2.combat.round.plan import Fighter, Plan
from rulesets.whfb2.rout.push import push_of
from rulesets.whfb2.rout.trial import Trial
from rulesets.whfb2.rout.unit_state import own_leadership, worn_down
from rulesets.whfb2.unit.leadership import CAPTURED, captured_from

SQUARE: Final = "square"


@dataclass(frozen=True, eq=False, slots=True)
class Stakes:
    """What the end of a round depends on beside the losses; compared by identity.

    Attributes:
        plan: The round.
        free: The free attacks of each pair of the plan, should its enemy rout.
        stays: Which sides stay behind their defences rather than follow.
        restrain: Which sides try to hold back from pursuit.
    """

    plan: Plan
    free: tuple[tuple[FreeBlows, ...], ...]
    stays: tuple[bool, bool]
    restrain: tuple[bool, bool]


@dataclass(frozen=True, eq=False, slots=True)
class Reckoning:
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
    alive: tuple[tuple[bool, ...], tuple[bool, ...]]
    pushed: frozenset[int] = frozenset()
    followed: frozenset[int] = frozenset()
    followers: frozenset[int] = frozenset()
    trials: tuple[tuple[int, Trial], ...] = ()
    crewless: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    hurts: tuple[tuple[Hurt, ...], tuple[Hurt, ...]] = ((), ())

    @property
    def victor(self) -> int:
        """Place of the side that won."""
        return NAMES.index(self.winner)


def reckon(_dice: Dice, stakes: Stakes, losses: tuple[Loss, ...]) -> Reckoning:
    """Count a round's result from the wounds each unit lost [L1748-1773]."""
    plan = stakes.plan
    first = len(plan.sides[0])
    parts = (losses[:first], losses[first:])
    lost = (
        tuple([one.wounds for one in parts[0]]),
        tuple([one.wounds for one in parts[1]]),
    )
    lost = (_with_hiders(plan, 0, lost[0]), _with_hiders(plan, 1, lost[1]))
    both = (_alive(plan, 0, lost[0]), _alive(plan, 1, lost[1]))
    alive = both
    wounds = (sum(one.counted for one in parts[1]), sum(one.counted for one in parts[0]))
    hurts = (tuple([one.hurt for one in parts[0]]), tuple([one.hurt for one in parts[1]]))
    empty = (_crewless(parts[0], both[0]), _crewless(parts[1], both[1]))
    left = (any(alive[0]), any(alive[1]))
    if left[0] != left[1]:
        # Nobody is beaten by those of whom nobody is left.
        return Reckoning(
            NAMES[0] if left[0] else NAMES[1], wounds, lost, both, crewless=empty, hurts=hurts
        )
    if wounds[0] == wounds[1] or not left[0]:
        return Reckoning(NONE, wounds, lost, both, crewless=empty, hurts=hurts)
    victor = 0 if wounds[0] > wounds[1] else 1
    known = Reckoning(NAMES[victor], wounds, lost, both, crewless=empty, hurts=hurts)
    pushed = frozenset(
        place
        for place, one in enumerate(plan.sides[1 - victor])
        if alive[1 - victor][place] and not one.unit.has(SQUARE)
    )
    followers = frozenset(
        place
        for place, one in enumerate(plan.sides[victor])
        if alive[victor][place] and _follows(stakes, victor, one)
    )
    followed = frozenset(
        place
        for place in pushed
        if not plan.sides[1 - victor][place].facts.air
        and followers.intersection(plan.engaging(1 - victor, place))
    )
    trials = tuple(
        (place, _trial(stakes, known, place, followers))
        for place in sorted(followed | (empty[1 - victor] & pushed))
        if not _led(plan, known, 1 - victor, place)
    )
    return replace(known, pushed=pushed, followed=followed, followers=followers, trials=trials)


def _alive(plan: Plan, side: int, lost: tuple[int, ...]) -> tuple[bool, ...]:
    return tuple(one.wounds > gone for one, gone in zip(plan.sides[side], lost, strict=True))


def _with_hiders(plan: Plan, side: int, lost: tuple[int, ...]) -> tuple[int, ...]:
    """Let those who hid behind a unit that is wiped out die with it [L3046-3048]."""
    alive = _alive(plan, side, lost)
    return tuple(
        one.wounds if one.hides and one.host is not None and not alive[one.host] else gone
        for one, gone in zip(plan.sides[side], lost, strict=True)
    )


def _crewless(parts: tuple[Loss, ...], alive: tuple[bool, ...]) -> frozenset[int]:
    """Return the places of chariots whose whole crew fell, and that stand yet [L4079-4080]."""
    return frozenset(place for place, one in enumerate(parts) if one.crewless and alive[place])


def _follows(stakes: Stakes, side: int, one: Fighter) -> bool:
    """Return whether a victor follows up [L1783-1791, L2330-2332, L2365-2366]."""
    if one.unit.has("panicked"):
        return False
    return one.unit.has("frenzied") or not stakes.stays[side]


def _led(plan: Plan, known: Reckoning, side: int, place: int) -> bool:
    """Return whether a fighter is a character who does as the living unit does that he is in."""
    host = plan.sides[side][place].host
    return host is not None and known.alive[side][host]


def led(plan: Plan, known: Reckoning, side: int, place: int) -> int | None:
    """Return the place of the unit whose fate a character shares, None for who has his own."""
    return plan.sides[side][place].host if _led(plan, known, side, place) else None


def _trial(stakes: Stakes, known: Reckoning, place: int, followers: frozenset[int]) -> Trial:
    plan, victor = stakes.plan, known.victor
    one = plan.sides[1 - victor][place]
    unit = one.unit
    ld = own_leadership(
        unit.number("ld"),
        one.rules,
        captured=captured_from(unit, stated=unit.has(CAPTURED)),
        shamed=unit.has("shamed"),
    )
    disordered = unit.has("disorganised")
    if place in known.crewless[1 - victor]:
        return Trial(ld, settled="crewless", routs=True)
    if unit.has("frenzied"):
        return Trial(ld, settled="frenzied")
    for status in ("pursuing", "disorganised"):
        if unit.has(status):
            return Trial(ld, settled=status, routs=True, disordered=disordered)
    gone = known.lost[1 - victor][place]
    left = one.alive(gone)
    if not worn_down(unit, models=left, wounds=one.wounds - gone):
        return Trial(ld, settled="losses")
    return Trial(ld, _push(plan, known, place, followers), disordered=disordered)


def _push(plan: Plan, known: Reckoning, place: int, followers: frozenset[int]) -> int:
    """Return the push of the deepest victor that follows the beaten unit [L1859-1865]."""
    victor = known.victor
    one = plan.sides[1 - victor][place]
    own = _ranks(one, known.lost[1 - victor][place])
    found = [0]
    for foe in followers.intersection(plan.engaging(1 - victor, place)):
        other = plan.sides[victor][foe]
        gone = known.lost[victor][foe]
        theirs = _ranks(other, gone)
        if own is None or theirs is None:
            continue
        front = min(other.width, other.alive(gone))
        found.append(push_of(ranks=own, front=front, enemy_ranks=theirs))
    return max(found)


def _ranks(one: Fighter, lost: int) -> int | None:
    """Return complete ranks after the losses, None where nobody told how wide the unit is."""
    if one.facts.ranks is not None:
        return one.facts.ranks
    return one.ranks(lost) if one.unit.number("files", 0) else None
