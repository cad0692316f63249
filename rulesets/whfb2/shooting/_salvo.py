"""Shots of a unit at one range: to hit, to wound, saves [L1239-1370]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.damage import ONE_WOUND, each_plus
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.dice.chain import ChainResult, Pass, Stage, stage
from rulesets.dice.die import D3, D6
from rulesets.dice.handle import Dice
from rulesets.dice.pool import Split
from rulesets.dice.request import Modifier, Purpose
from rulesets.rank_and_flank.attack.hit import ONE
from rulesets.whfb2.harm.aim import BEST_FACE, aim_stages, reachable
from rulesets.whfb2.harm.harm import Hit, hit_scores, hit_stages, inflict, winning
from rulesets.whfb2.harm.proof import met_by
from rulesets.whfb2.harm.striking import Blow
from rulesets.whfb2.shooting.backfire import BURSTS, burst_stages
from rulesets.whfb2.shooting.venom import D4

_TOGETHER: Final = 40
"""Shots that may burst whose chances are counted in one sum; more are counted apart."""


@dataclass(frozen=True, slots=True)
class Salvo:
    """Shots of a unit at one range.

    Attributes:
        shots: How many.
        need: What each must show, modifiers included.
        aim: The modifiers.
        blow: What each hit is.
        hits: Hits of each that strikes.
        beyond: Whether a second die may follow a 6.
        misfires: Whether natural 1s misfire.
        sure: Whether every shot hits, as magic arrows do.
    """

    shots: int
    need: int
    aim: tuple[Modifier, ...]
    blow: Blow
    hits: Amount
    beyond: bool
    misfires: bool
    sure: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """The target of a unit's shots.

    Attributes:
        unit: The unit where it is known.
        toughness: Its Toughness.
        save: Its save.
        wounds_each: Wounds of each figure.
        models: Its figures, None where nobody said.
        carried: Wounds noted on it.
        rules: Its special rules.
        left: Wounds it can lose.
    """

    unit: Unit | None
    toughness: int
    save: int | None
    wounds_each: int
    models: int | None
    carried: int
    rules: SpecialRules
    left: int | None

    @property
    def name(self) -> str | None:
        """Its name."""
        return None if self.unit is None else self.unit.name

    def hit(self, blow: Blow) -> Hit:
        """Return a hit on it."""
        routing = self.unit is not None and self.unit.has("fleeing")
        hit = blow.hit(self.toughness, self.save, self.wounds_each, self.rules, routing=routing)
        return met_by(hit, self.unit)


@dataclass(frozen=True, slots=True)
class Struck:
    """The result of some shots; counts are None where only chances were asked."""

    lost: int = 0
    hits: int | None = 0
    wounds: int | None = 0
    unsaved: int | None = 0
    misfires: int = 0
    points: int | None = None
    """Points of Toughness lost to poison, where it fell with the shots."""
    own: int | None = None
    """Wounds of the shooters by weapons that burst, where these fell with the shots."""
    idle: int | None = 0
    burst: int | None = 0


def shoot(
    dice: Dice,
    salvo: Salvo,
    mark: Mark,
    before: Struck,
    *,
    apart: bool,
    striker: str | None,
    venom: bool = False,
    shooters: Unit | None = None,
) -> Struck:
    """Shoot a salvo.

    Args:
        dice: The dice.
        salvo: The shots.
        mark: What is shot at.
        before: What those before them did.
        apart: Whether the number of hits decides what follows.
        striker: Who shoots.
        venom: Whether that is poison alone, which may then fall with the shots.
        shooters: Who shoots, where weapons may burst.
    """
    if not (salvo.sure or reachable(salvo.need, beyond=salvo.beyond)):
        dice.tell("cannot-hit", need=salvo.need)
        if not salvo.misfires:
            return before
    cap = None if mark.left is None else max(0, mark.left - before.lost)
    if mark.unit is not None and mark.unit.body.joined:
        cap = None
    hit = mark.hit(salvo.blow)
    if hit.wound_need is None and not hit.certain:
        dice.tell("cannot-wound", strength=hit.strength, toughness=hit.toughness)
    if salvo.sure:
        done = inflict(dice, salvo.shots, hit, cap=cap, striker=striker, target=mark.name)
        return more(before, done, salvo.shots, 0)
    if not apart and not salvo.misfires and salvo.hits == ONE_WOUND:
        stages = (
            *aim_stages(
                salvo.need,
                salvo.aim,
                beyond=salvo.beyond,
                natural_one=salvo.blow.natural_one,
                subject=striker,
            ),
            *hit_stages(hit, striker, mark.name),
        )
        done = dice.attacks(salvo.shots, "shot", stages, hit_scores(hit), cap=cap)
        return more(before, done, done.count("hit"), 0)
    if venom and not salvo.misfires and salvo.hits == ONE_WOUND:
        return _poison(dice, salvo, mark, before, striker)
    if salvo.misfires and not apart and salvo.shots <= _TOGETHER:
        return _blunder(dice, salvo, mark, before, striker=striker, shooters=shooters)
    hits, misfires = aimed(dice, salvo, striker)
    count = hits
    if hits and salvo.hits != ONE_WOUND:
        count = dice.sum(hits, "hits", die=D3)
    done = inflict(dice, count, hit, cap=cap, striker=striker, target=mark.name)
    return more(before, done, count, misfires)


def _poison(dice: Dice, salvo: Salvo, mark: Mark, before: Struck, striker: str | None) -> Struck:
    """Shoot poisoned missiles: each hit may wound, and takes D4-1 off Toughness [L3646-3652].

    Wounds and points are one score, the points counted in units that no number of wounds reaches.
    """
    aim = aim_stages(
        salvo.need,
        salvo.aim,
        beyond=salvo.beyond,
        natural_one=salvo.blow.natural_one,
        subject=striker,
    )
    both = tuple(
        (face, ("hit", "venom") if states == ("hit",) else states)
        for face, states in aim[-1].routes
    )
    hit = mark.hit(salvo.blow)
    unit = salvo.shots * hit.wounds_each + 1
    toxin = tuple((face, (f"toxin-{face - 1}",)) for face in D4.marks)
    worth = tuple((f"toxin-{points}", points) for points in range(D4.sides))
    venomous = Purpose("poison", modifiers=each_plus(-1))
    stages = (
        *aim[:-1],
        replace(aim[-1], routes=both, counts=(("venom", 0),)),
        *hit_stages(hit, striker, mark.name),
        Stage("venom", toxin, D4, purpose=venomous, counts=worth),
    )
    scores = tuple((state, points * unit) for state, points in worth)
    done = dice.attacks(salvo.shots, "shot", stages, (*hit_scores(hit), *scores))
    points, lost = divmod(done.score, unit)
    if mark.left is not None and not (mark.unit is not None and mark.unit.body.joined):
        lost = min(lost, max(0, mark.left - before.lost))
    counted = more(before, replace(done, score=lost), done.count("hit"), 0)
    return replace(counted, points=points + (before.points or 0))


def _blunder(
    dice: Dice,
    salvo: Salvo,
    mark: Mark,
    before: Struck,
    *,
    striker: str | None,
    shooters: Unit | None,
) -> Struck:
    """Shoot weapons that may burst: what they do to the target and to their bearers is one score.

    Wounds of the bearers are counted in units that no number of hits on the target reaches.
    """
    aim: tuple[Stage | Pass, ...] = aim_stages(
        salvo.need,
        salvo.aim,
        beyond=salvo.beyond,
        natural_one=True,
        misfires=True,
        subject=striker,
    )
    if not aim:
        purpose = Purpose("to-hit", salvo.need, salvo.aim, striker)
        nobody = frozenset[int]()
        missed = (("misfire", 0),)
        special = {1: ("misfire",)}
        aim = (stage("shot", nobody, to=None, special=special, purpose=purpose, counts=missed),)
    hit = mark.hit(salvo.blow)
    blast: Stage | Pass = Pass("hit", "b-hit")
    most = 1
    if salvo.hits != ONE_WOUND:
        most = 3
        routes = tuple((face, ("b-hit",) * D3.value(face)) for face in dict.fromkeys(D3.marks))
        blast = Stage("hit", routes, D3, purpose=Purpose("hits"))
    fails = Purpose("blunderbuss-misfire", BURSTS)
    bursts = stage(
        "misfire",
        winning(BURSTS, natural_one=False),
        to="burst",
        otherwise="idle",
        purpose=fails,
        counts=(("idle", 0),),
    )
    own: tuple[Stage | Pass, ...] = ()
    costs: tuple[tuple[str, int], ...] = ()
    if shooters is not None and shooters.models > 0:
        own, costs = burst_stages(shooters, salvo.blow)
    unit = salvo.shots * most * hit.wounds_each + 1
    stages = (*aim, blast, *hit_stages(hit, striker, mark.name, "b-"), bursts, *own)
    scores = (*hit_scores(hit), *((state, lost * unit) for state, lost in costs))
    done = dice.attacks(salvo.shots, "shot", stages, scores)
    wounded, lost = divmod(done.score, unit)
    if mark.left is not None and not (mark.unit is not None and mark.unit.body.joined):
        lost = min(lost, max(0, mark.left - before.lost))
    counts = [done.count(counter) for counter in ("b-hit", "b-wound", "b-unsaved", "idle", "burst")]
    held = (before.hits, before.wounds, before.unsaved, before.idle, before.burst)
    hits, wounds, unsaved, idle, burst = (
        None if old is None or new is None else old + new
        for old, new in zip(held, counts, strict=True)
    )
    return Struck(
        before.lost + lost,
        hits,
        wounds,
        unsaved,
        own=(before.own or 0) + wounded,
        idle=idle,
        burst=burst,
    )


def more(before: Struck, done: ChainResult, hits: int | None, misfires: int) -> Struck:
    counts = (done.count("wound"), done.count("unsaved"))
    wounds, unsaved = (
        None if old is None or new is None else old + new
        for old, new in zip((before.wounds, before.unsaved), counts, strict=True)
    )
    every = None if before.hits is None or hits is None else before.hits + hits
    return Struck(before.lost + done.score, every, wounds, unsaved, before.misfires + misfires)


def aimed(dice: Dice, salvo: Salvo, striker: str | None) -> tuple[int, int]:
    """Return the shots that hit and those that misfire, of a salvo where their number decides."""
    if salvo.sure:
        return salvo.shots, 0
    if not salvo.misfires:
        stages = aim_stages(
            salvo.need,
            salvo.aim,
            beyond=salvo.beyond,
            natural_one=salvo.blow.natural_one,
            subject=striker,
        )
        return dice.attacks(salvo.shots, "shot", stages, (("hit", 1),)).score, 0
    purpose = Purpose("to-hit", salvo.need, salvo.aim, striker)
    if reachable(salvo.need, beyond=False):
        wins = winning(salvo.need, natural_one=True)
        hits, misfires = dice.ask(Split(purpose, salvo.shots, (wins, ONE), wins=wins))
        return hits, misfires
    six = frozenset({BEST_FACE})
    sixes, misfires = dice.ask(Split(purpose, salvo.shots, (six, ONE), wins=six))
    if not reachable(salvo.need, beyond=salvo.beyond):
        return 0, misfires
    return dice.successes(sixes, salvo.need - D6.sides // 2, "beyond-six"), misfires
