"""The blows of a round, Initiative by Initiative."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from rulesets.dice.die import D3
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.round.blows import changed
from rulesets.whfb2.characters.command import LEADS
from rulesets.whfb2.combat.blow import Blow, hits_of
from rulesets.whfb2.combat.fighters.stated import NAMES
from rulesets.whfb2.combat.fighters.target import Hurt
from rulesets.whfb2.combat.round.groups import BLOWS, CLASH, DESTROYS, IMPACT, NET
from rulesets.whfb2.combat.round.hit_resolution import land
from rulesets.whfb2.combat.round.tally import Note, Tally, Turn
from rulesets.whfb2.psychology.stupidity import stupid_fighters

_BREAKS: Final = 6
"""What destroys a magic weapon [L6705-6708]."""


def take_turn(dice: Dice, tally: Tally, turn: Turn) -> Tally:
    """Let a group strike, and where it is the last of its moment, let everything tell.

    Every figure that its unit lost to that enemy before strikes no more [L1473-1479].
    """
    struck = _TURNS[turn.group.kind](dice, tally, turn)
    return _settled(struck) if turn.last else struck


def _strike(dice: Dice, tally: Tally, turn: Turn) -> Tally:
    pair, group = turn.pair, turn.group
    striker, foe = _names(tally, turn)
    figures = _striking(dice, tally, turn)
    defender = tally.defender(turn.target)
    blow = group.blow
    if group.disarmed is not None and tally.hurts[turn.striker].disarmed:
        blow = group.disarmed
    if not figures or defender.left(tally.hurts[turn.target]) <= 0 or not blow.possible:
        dice.tell("no-blows", unit=striker, target=foe)
        return tally
    held = 0
    if group.snared is not None and turn.answer is not None:
        held = min(figures, tally.entangled[turn.answer] * defender.each)
    dice.tell(
        "leader-blows" if pair.apart else "blows",
        side=NAMES[pair.side],
        unit=striker,
        target=foe,
        models=figures,
        attacks=figures * group.attacks,
    )
    if held and group.snared is not None:
        tally = _fall(dice, tally, turn, group.snared, held * group.attacks, freed=True)
    return _fall(dice, tally, turn, blow, (figures - held) * group.attacks)


def _fall(
    dice: Dice, tally: Tally, turn: Turn, blow: Blow, attacks: int, *, freed: bool = False
) -> Tally:
    """Let blows fall on their target, and note what they did."""
    defender, before = tally.defender(turn.target), tally.hurts[turn.target]
    most = None
    if turn.pair.leader:
        most = max(0, defender.each - tally.dealt[turn.own])
    elif tally.fighter(turn.target).led is not None:
        most = max(0, defender.left(before) - _kept(tally, turn))
    done = land(dice, defender, before, blow, attacks, striker=_names(tally, turn)[0], most=most)
    notes = [
        *(Note(f"faded-{rune}", turn.striker, turn.target) for rune in done.faded or ()),
        *(Note(part, turn.target, turn.target) for part in done.broken or ()),
        *([Note("spent", turn.striker, turn.target, done.spent)] if done.spent else []),
    ]
    gone = done.hurt.wounds - before.wounds
    if gone and blow.effects.magic:
        notes.append(Note("touched", turn.striker, turn.target, gone))
    if notes:
        tally = replace(tally, notes=(*(tally.notes or ()), *notes))
    if turn.pair.leader:
        dealt = tally.dealt[turn.own] + gone
        tally = replace(tally, dealt=changed(tally.dealt, turn.own, dealt))
        if gone and dealt >= defender.each:
            fell = Note("leader-slain", turn.target, turn.target)
            tally = replace(tally, notes=(*(tally.notes or ()), fell))
            dice.tell("leader-slain", unit=defender.unit.name)
    return _suffered(tally, turn, done.hurt, freed=freed)


def _kept(tally: Tally, turn: Turn) -> int:
    """Return the Wounds of a leader who fights apart, which his unit's enemies cannot take."""
    pairs = tally.fight.plan.pairs
    dealt = [
        tally.dealt[at]
        for at, index in enumerate(tally.fight.pairs)
        if pairs[index].apart
        and (pairs[index].side, pairs[index].target) == (turn.pair.side, turn.pair.target)
    ]
    return max(0, tally.defender(turn.target).each - sum(dealt)) if dealt else 0


def _charge(dice: Dice, tally: Tally, turn: Turn) -> Tally:
    """Let a chariot's charge strike those before it [L4063-4069]."""
    striker, foe = _names(tally, turn)
    fighter = tally.fight.plan.sides[turn.pair.side][turn.pair.striker]
    blades = fighter.rules.number("scythes") or 0
    hits = dice.sum(1, "impact", die=D3, subject=striker, plus=blades)
    dice.tell("chariot-charges", unit=striker, target=foe, hits=hits)
    noted = Note("impact", turn.striker, turn.target)
    tally = replace(tally, notes=(*(tally.notes or ()), noted))
    return _fall(dice, tally, turn, turn.group.blow, hits)


def _clash(dice: Dice, tally: Tally, turn: Turn) -> Tally:
    """Roll for a weapon that destroys those it meets: on a 6 it does [L6705-6712].

    Where both do, both are destroyed if both roll a 6, and neither otherwise.
    """
    striker, foe = _names(tally, turn)
    mutual = DESTROYS in tally.fighter(turn.target).rules
    if mutual and turn.pair.side == 1:
        return tally
    broken = dice.check(_BREAKS, "weapon-duel", subject=striker)
    if mutual:
        second = dice.check(_BREAKS, "weapon-duel", subject=foe)
        if broken and second:
            return _disarmed(dice, _disarmed(dice, tally, turn.target, foe), turn.striker, striker)
        return tally
    if not broken:
        return tally
    noted = Note("destroys", turn.striker, turn.target)
    tally = replace(tally, notes=(*(tally.notes or ()), noted))
    return _disarmed(dice, tally, turn.target, foe)


def _disarmed(dice: Dice, tally: Tally, index: int, name: str) -> Tally:
    """Break somebody's magic weapon: from now on he strikes as with any other."""
    dice.tell("weapon-destroyed", unit=name)
    hurt = replace(tally.hurts[index], disarmed=True)
    noted = (*(tally.notes or ()), Note("broken", index, index))
    return replace(tally, hurts=changed(tally.hurts, index, hurt), notes=noted)


def _throw(dice: Dice, tally: Tally, turn: Turn) -> Tally:
    """Throw nets: hits hold figures, as many as their Wounds come to [L3195-3221]."""
    striker, foe = _names(tally, turn)
    figures = _striking(dice, tally, turn)
    if not figures or not turn.group.blow.possible or turn.answer is None:
        return tally
    hits = hits_of(dice, figures, turn.group.blow, striker).hits or 0
    target = tally.fight.plan.sides[1 - turn.pair.side][turn.pair.target]
    most = sum(tally.fight.plan.pairs[tally.fight.pairs[turn.answer]].counts)
    caught = min(hits // target.wounds_each, most)
    dice.tell("entangled", unit=striker, target=foe, figures=caught)
    return replace(tally, entangled=changed(tally.entangled, turn.answer, caught))


_TURNS: Final[Mapping[str, Callable[[Dice, Tally, Turn], Tally]]] = {
    BLOWS: _strike,
    NET: _throw,
    IMPACT: _charge,
    CLASH: _clash,
}


def _names(tally: Tally, turn: Turn) -> tuple[str, str]:
    pair, plan = turn.pair, tally.fight.plan
    return (
        plan.sides[pair.side][pair.striker].unit.name,
        plan.sides[1 - pair.side][pair.target].unit.name,
    )


def _striking(dice: Dice, tally: Tally, turn: Turn) -> int:
    """Return the figures of a group that strike: who fell or is entangled does not.

    Losses are taken off the foremost rank first; those behind step up, and strike as they would
    have anyway.
    """
    fighter = tally.fight.plan.sides[turn.pair.side][turn.pair.striker]
    alive = tally.alive(turn.striker)
    missing = _missing(tally, turn) + tally.entangled[turn.own]
    figures = 0
    for rank, count in enumerate(_ranks(turn)):
        gone = min(count, missing)
        missing -= gone
        figures = min(count - gone, alive)
        alive -= figures
        if rank == turn.group.rank:
            break
    if fighter.unit.has("stupid") and turn.group.kind == BLOWS:
        leads = turn.pair.apart or (fighter.led is None and _has_leader(tally, turn))
        return _bewildered(dice, figures, leader=turn.group.rank == 0 and leads)
    return figures


def _missing(tally: Tally, turn: Turn) -> int:
    """Return the figures of a pair that fell: more than faced an enemy fell beside them."""
    plan, fight = tally.fight.plan, tally.fight
    if turn.pair.apart:
        return tally.fallen[turn.own]
    own = [
        (index, sum(plan.pairs[pair].counts))
        for index, pair in enumerate(fight.pairs)
        if plan.pairs[pair].side == turn.pair.side and plan.pairs[pair].striker == turn.pair.striker
        if not plan.pairs[pair].apart
    ]
    beyond = sum(max(0, tally.fallen[index] - figures) for index, figures in own)
    for index, figures in own:
        fell = min(tally.fallen[index], figures)
        more = min(beyond, figures - fell)
        if index == turn.own:
            return fell + more
        beyond -= more
    return tally.fallen[turn.own]


def _ranks(turn: Turn) -> tuple[int, ...]:
    """Return the figures of each rank; who supports the first is as many as it."""
    counts = turn.pair.counts
    return counts if turn.group.rank < len(counts) else (*counts, turn.pair.support)


def _has_leader(tally: Tally, turn: Turn) -> bool:
    """Return whether a figure of a unit commands it: no character does, and it has a leader yet."""
    fighters = tally.fight.plan.sides[turn.pair.side]
    own = fighters[turn.pair.striker]
    if own.host is not None or own.unit.has("leaderless"):
        return False
    with_it = [other for other in fighters if other.host == turn.pair.striker]
    return not any(other.unit.has(LEADS) for other in with_it)


def _bewildered(dice: Dice, figures: int, *, leader: bool) -> int:
    """Return how many of a stupid unit's figures fight on [L2275-2284].

    Half of them do, the odd one and the leader each on a 4, 5 or 6.
    """
    if figures < 1:
        return 0
    leads = int(leader or figures == 1)
    who = stupid_fighters(dice, models=figures - leads, leaders=leads)
    return who.fighting + who.leaders


def _suffered(tally: Tally, turn: Turn, hurt: Hurt, *, freed: bool = False) -> Tally:
    """Note what blows took, and the figures that will strike back no more."""
    before = tally.hurts[turn.target]
    if hurt == before:
        return tally
    foe = tally.fight.plan.sides[1 - turn.pair.side][turn.pair.target]
    falling, entangled = tally.falling, tally.entangled
    if turn.answer is not None:
        fell = foe.lost(hurt.wounds) - foe.lost(before.wounds)
        falling = changed(falling, turn.answer, falling[turn.answer] + fell)
        if freed:
            still = max(0, entangled[turn.answer] - fell)
            entangled = changed(entangled, turn.answer, still)
    hurts = changed(tally.hurts, turn.target, hurt)
    return replace(tally, hurts=hurts, falling=falling, entangled=entangled)


def _settled(tally: Tally) -> Tally:
    """Let all that was dealt at one moment tell."""
    if tally.hurts == tally.settled:
        return tally
    return replace(
        tally,
        settled=tally.hurts,
        fallen=tuple(map(sum, zip(tally.fallen, tally.falling, strict=True))),
        falling=(0,) * len(tally.falling),
    )
