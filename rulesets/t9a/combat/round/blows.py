"""The blows of a round, Initiative by Initiative: equal ones are simultaneous [R L539-540]."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from typing import Final

from rulesets.core.battlefield.amount import Amount
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.round.blows import Fight, changed, linked_units
from rulesets.rank_and_flank.round.plan import NAMES
from rulesets.t9a.combat.round.plan import Fighter, Group, Plan
from rulesets.t9a.combat.score import MOST_OVERKILL
from rulesets.t9a.combat.strike import strike
from rulesets.t9a.combat.strikers import supporting
from rulesets.t9a.harm.attack import Hit, inflict
from rulesets.t9a.harm.distribution import Landed, company_of, shared

_KINDS: Final = (
    "impact",
    "grinding",
    "breath",
    "champion",
    "blows",
    "mount",
    "stomp",
    "crush",
)
"""The order in which groups of one Initiative are rolled; it changes nothing."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Losses of a fight so far.

    Attributes:
        fight: The fight.
        wounds: Wounds that each of its units lost, those beyond the last of a duellist included.
        before: The same as the Initiative under way began, for units that have not struck in it
            yet; None for the others, so that chances merge.
    """

    fight: Fight[Plan]
    wounds: tuple[int, ...]
    before: tuple[int | None, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Turn:
    """A group's turn to strike; compared by identity.

    Attributes:
        group: The group.
        striker: Index of its unit within its fight.
        target: Index of the enemy unit.
        opens: Units of the fight that strike at an Initiative which this turn begins.
        closes: Whether its unit has struck at this Initiative for the last time.
        heroes: Those of the group, by their indices within its fight.
        heir: Index within its fight of the Champion to whom wounds go on that are more than the
            enemy unit has, out of its ranks as he is; None where there is none.
    """

    group: Group
    striker: int
    target: int
    opens: tuple[int, ...]
    closes: bool
    heroes: tuple[tuple[int, int, Hit], ...] = ()
    heir: int | None = None


def fights_of(plan: Plan) -> tuple[Fight[Plan], ...]:
    """Return the fights of a round: units that strike each other, however indirectly, share one."""
    pairs = [
        (plan.number(group.side, group.striker), plan.number(1 - group.side, foe))
        for group in plan.groups
        for foe in (group.target, *(hero for _, hero, _ in group.heroes), *_heirs(plan, group))
    ]
    return tuple(Fight(plan, units) for units in linked_units(plan, pairs))


def _heirs(plan: Plan, group: Group) -> tuple[int, ...]:
    """Return the Champion of a unit that a group strikes, where all strikers may outdo the unit."""
    foes = plan.sides[1 - group.side]
    most = foes[group.target].wounds_each * sum(
        each.attacks.most * each.contact + each.support * each.width * each.ranks
        for each in plan.groups
        if (each.side, each.target) == (group.side, group.target)
    )
    outdone = most > foes[group.target].wounds
    return tuple(i for i, it in enumerate(foes) if outdone and it.apart and it.host == group.target)


def begin(fight: Fight[Plan]) -> Tally:
    """Return a fight before the first blow."""
    return Tally(fight, (0,) * len(fight.units), (None,) * len(fight.units))


def make_turns(plan: Plan, fights: tuple[Fight[Plan], ...]) -> tuple[tuple[int, Turn], ...]:
    """Return each group's turn in the order of blows, with the index of its fight."""
    ordered = sorted(
        plan.groups,
        key=lambda group: (
            -group.initiative,
            _KINDS.index(group.kind),
            group.side,
            group.striker,
        ),
    )
    steps: dict[tuple[int, int], list[Group]] = defaultdict(list)
    where = {}
    for group in ordered:
        striker = plan.number(group.side, group.striker)
        own = next(i for i, fight in enumerate(fights) if striker in fight.units)
        where[id(group)] = own
        steps[own, group.initiative].append(group)
    turns = []
    for group in ordered:
        own, other = where[id(group)], 1 - group.side
        units, here = fights[own].units, steps[own, group.initiative]
        strikers = [units.index(plan.number(each.side, each.striker)) for each in here]
        at = next(i for i, each in enumerate(here) if each is group)
        turn = Turn(
            group,
            strikers[at],
            units.index(plan.number(other, group.target)),
            tuple(sorted(set(strikers))) if not at else (),
            strikers[at] not in strikers[at + 1 :],
            tuple(
                (joined, units.index(plan.number(other, hero)), hit)
                for joined, hero, hit in group.heroes
            ),
            next((units.index(plan.number(other, heir)) for heir in _heirs(plan, group)), None),
        )
        turns.append((own, turn))
    return tuple(turns)


def take_turn(dice: Dice, tally: Tally, turn: Turn) -> Tally:
    """Let a group strike, by what was left of it as its Initiative began."""
    if turn.opens:
        before = tuple(
            wounds if index in turn.opens else None for index, wounds in enumerate(tally.wounds)
        )
        tally = replace(tally, before=before)
    plan, group = tally.fight.plan, turn.group
    fighter = plan.sides[group.side][group.striker]
    foe = plan.sides[1 - group.side][group.target]
    wounds, left = tally.wounds, tally.before
    for index, lost in _struck(dice, tally, turn, fighter, foe):
        own = lost
        if turn.heir is not None and index == turn.target:
            own = min(lost, foe.wounds - wounds[index])
            wounds = changed(wounds, turn.heir, wounds[turn.heir] + lost - own)
        wounds = changed(wounds, index, wounds[index] + own)
    if turn.closes:
        left = changed(left, turn.striker, None)
    return replace(tally, wounds=wounds, before=left)


def _struck(
    dice: Dice, tally: Tally, turn: Turn, fighter: Fighter, foe: Fighter
) -> tuple[tuple[int, int], ...]:
    """Return the wounds that a group takes, by the indices in the fight of who loses them."""
    group = turn.group
    began = tally.before[turn.striker]
    alive = fighter.alive(tally.wounds[turn.striker] if began is None else began)
    most = foe.wounds + (MOST_OVERKILL if fighter.duel else 0)
    left = most - tally.wounds[turn.target]
    if turn.heir is not None:
        champion = tally.fight.plan.fighter(tally.fight.units[turn.heir])
        left += max(0, champion.wounds - tally.wounds[turn.heir])
    front, support = _strikers(fighter, group, alive)
    # Excess blows count in a challenge alone [R L868].
    fallen = tally.wounds[turn.target] >= foe.wounds and turn.heir is None
    spent = left <= 0 or (not fighter.duel and fallen)
    names = (fighter.unit.name, foe.unit.name)
    facts = {"unit": names[0], "target": names[1], "side": NAMES[group.side]}
    if front + support == 0 or (spent and not turn.heroes):
        if alive and not spent and group.kind == "blows" and group.contact:
            dice.tell("blows-fallen", **facts)  # whoever was to strike there has fallen
        return ()
    if group.blow is not None:
        attacks = _roll(dice, group.attacks, front, names[0], "attacks") + support * group.support
        dice.tell("blows", **facts, kind=group.kind, models=front + support, attacks=attacks)
        lost = strike(dice, attacks, group.blow, left, striker=names[0], target=names[1])
        return ((turn.target, lost),) if lost else ()
    hits = _roll(dice, group.attacks, front, names[0], "hits")
    dice.tell("special-hits", **facts, kind=group.kind, hits=hits)
    return _dealt(dice, tally, turn, hits, left)


def _dealt(
    dice: Dice, tally: Tally, turn: Turn, hits: int, left: int
) -> tuple[tuple[int, int], ...]:
    """Deal hits without a roll out to a unit and, where it shelters none, its characters.

    Those who were not named in the combat leave theirs to the rank and file [R L835-838].
    """
    plan, group = tally.fight.plan, turn.group
    striker = plan.sides[group.side][group.striker].unit.name
    foe = plan.sides[1 - group.side][group.target]
    alive = foe.alive(tally.wounds[turn.target])
    shares = shared(Landed(hits), company_of(foe.unit, alive))[1] if turn.heroes else ()
    dealt = []
    for joined, index, hit in turn.heroes:
        own = shares[joined].all
        hero = plan.fighter(tally.fight.units[index])
        cap = hero.wounds - tally.wounds[index]
        if not own or cap <= 0:
            continue
        hits -= own
        dice.tell("hits-shared", unit=hero.unit.name, hits=own)
        taken = inflict(dice, own, hit, cap=cap, striker=striker, target=hero.unit.name).score
        dealt.append((index, taken))
    if group.hit is not None and left > 0:
        name = foe.unit.name
        lost = inflict(dice, hits, group.hit, cap=left, striker=striker, target=name).score
        dealt.append((turn.target, lost))
    return tuple((index, lost) for index, lost in dealt if lost)


def _strikers(fighter: Fighter, group: Group, alive: int) -> tuple[int, int]:
    """Return the models that strike in contact, and those that support them.

    Casualties come from the rear, so that the front stays whole while it can; in each rank behind
    as many support as stand behind models in contact.
    """
    if group.kind in ("champion", "breath"):
        return int(alive > 0), 0
    others = max(0, alive - group.beside - (group.width - group.contact))
    front = min(group.contact, others)
    ordered = alive + fighter.without  # a Champion who is out still has those behind him
    return front, supporting(ordered, fighter.width, group.width, group.ranks, group.beside)


def _roll(dice: Dice, each: Amount, models: int, name: str, label: str) -> int:
    """Roll so many times an amount at once."""
    every = Amount(each.plus * models, each.count * models, each.sides)
    return every.roll(dice, label, subject=name)
