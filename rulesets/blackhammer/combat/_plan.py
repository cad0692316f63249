"""A round of combat laid out before the first die: who fights whom, how, and in which order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulesets.blackhammer.characters.challenge import DUEL, HIDES
from rulesets.blackhammer.combat._stated import SideFacts, check_fighter, host_of, target_of
from rulesets.blackhammer.combat.morale import BREAK_RULES
from rulesets.blackhammer.combat.order import Place, place_of
from rulesets.blackhammer.combat.rank import LOOSE, RANK_POWER, rank_powers, ranks_behind
from rulesets.blackhammer.combat.restraint import RESTRAIN_RULES
from rulesets.blackhammer.combat.strike import Blow, blow_of
from rulesets.blackhammer.combat.weapon import (
    Wielding,
    carried_weapon,
    combat_save,
    fights_in_two_ranks,
    hit_strength,
)
from rulesets.blackhammer.movement.gait import running_dice
from rulesets.blackhammer.standing import melee_toughness, power_each
from rulesets.core.amount import Amount
from rulesets.core.rules import SpecialRules
from rulesets.core.unit import Unit
from rulesets.refusal import Refusal

_SHOWN: Final = ("standard", "battle-standard", "musician")  # nothing while they hide [L2126]
NAMES: Final = ("unit", "enemy")
"""The two sides, in the order everything about them is kept."""


@dataclass(frozen=True, eq=False, slots=True)
class Fighter:
    """A unit in the combat; compared by identity, for it never changes within one.

    Attributes:
        unit: The unit.
        rules: Its rules and its side's.
        names: Their ids.
        break_rules: Those that matter to its break test.
        restrain_rules: Those that matter to its restraint.
        wielding: Its weapon.
        mounted: Whether it rides.
        charged: Whether it has the benefits of a charge.
        fresh: Whether this is its first round of the combat; who joins one under way has its own.
        wounds: Wounds it has left.
        wounds_each: Wounds of one model.
        power_each: Unit power of one model.
        width: Models in its front rank.
        facing: The side of its first enemy it attacks: `front`, `flank`, `rear`.
        target: That enemy's place.
        running: Its dice in flight and pursuit.
        place: Its place in the order of blows.
        duel: Whether it fights a challenge, and strikes and is struck by nobody else [L2126].
        hidden: Whether it declined one, and neither strikes nor is struck.
        host: Place of the unit that it has joined, of those in the combat.
    """

    unit: Unit
    rules: SpecialRules
    names: frozenset[str]
    break_rules: SpecialRules
    restrain_rules: SpecialRules
    wielding: Wielding
    mounted: bool
    charged: bool
    fresh: bool
    wounds: int
    wounds_each: int
    power_each: int
    width: int
    facing: str
    target: int
    running: Amount
    place: Place
    duel: bool = False
    hidden: bool = False
    host: int | None = None

    def meets(self, foe: Fighter) -> bool:
        """Return whether it and an enemy may strike each other."""
        return not (self.hidden or foe.hidden) and self.duel == foe.duel

    def lost(self, wounds: int) -> int:
        """Return how many models wounds take."""
        return min(self.unit.models, (self.unit.carried + wounds) // self.wounds_each)

    @property
    def power(self) -> int:
        """Unit power at the start."""
        return self.unit.models * self.power_each


@dataclass(frozen=True, eq=False, slots=True)
class Group:
    """Models of one unit that strike at one enemy unit.

    Attributes:
        side: Place of its side in `NAMES`.
        striker: Place of the unit within it.
        target: Place of the enemy unit.
        front: Models in contact.
        support: Models of the second rank behind them.
        attacks: Attacks of a model in contact.
        blow: How they strike.
        kind: `blows`, or hits without a roll: `impact` before them, `crush` after them.
        share: Which part of an impact this is, from 0, and of how many.
    """

    side: int
    striker: int
    target: int
    front: int
    support: int
    attacks: Amount
    blow: Blow
    kind: str = "blows"
    share: tuple[int, int] = (0, 1)


@dataclass(frozen=True, eq=False, slots=True)
class Plan:
    """A round of combat before the dice.

    Attributes:
        sides: Fighters of both sides.
        groups: Who strikes whom.
        contact: Pairs of places, ours then theirs, in contact.
        ranks: Rank bonus of both sides at the start.
    """

    sides: tuple[tuple[Fighter, ...], tuple[Fighter, ...]]
    groups: tuple[Group, ...]
    contact: frozenset[tuple[int, int]]
    ranks: tuple[int, int]

    def facing_on(self, side: int, place: int, foe: int) -> str:
        """Return the side of a fighter on which an enemy engages it."""
        other = self.sides[1 - side][foe]
        return other.facing if other.target == place else "front"

    def party(self, side: int, place: int) -> tuple[int, ...]:
        """Return the places of those who are one unit with a fighter, itself among them."""
        own = self.sides[side][place].host
        host = place if own is None else own
        return tuple([i for i, one in enumerate(self.sides[side]) if host in (i, one.host)])

    def engaging(self, side: int, place: int) -> tuple[int, ...]:
        """Return the places of the enemies in contact with a fighter's whole unit."""
        return tuple(sorted(set().union(*[self.foes(side, i) for i in self.party(side, place)])))

    def foes(self, side: int, place: int) -> tuple[int, ...]:
        """Return the places of the enemies in contact with a fighter."""
        if side == 0:
            return tuple(sorted(theirs for ours, theirs in self.contact if ours == place))
        return tuple(sorted(ours for ours, theirs in self.contact if theirs == place))


def lay_out(ours: SideFacts, theirs: SideFacts, *, first_round: bool) -> Plan:
    """Return the round's plan.

    Raises:
        Refusal: a unit that cannot fight, a weapon it may not use, numbers that do not fit.
    """
    facts = (ours, theirs)
    for one in facts:
        for unit in one.units:
            check_fighter(unit)
    begun = first_round or any(
        one.charged
        or any(unit.has("first-round") for unit in one.units)
        or (one.charged is None and any(unit.has("charged") for unit in one.units))
        for one in facts
    )
    started = (first_round, begun)
    sides = (_fighters(ours, theirs, *started), _fighters(theirs, ours, *started))
    contact = _contact(sides)
    bare = Plan(sides, (), contact, (0, 0))
    counts = tuple(_meeting(bare, side, facts[side].fighting) for side in (0, 1))
    touching = frozenset(
        (i, j)
        for i in range(len(sides[0]))
        for j in range(len(sides[1]))
        if counts[0].get((i, j), 0) or counts[1].get((j, i), 0)
    )
    known = Plan(sides, (), touching or contact, (0, 0))
    groups = tuple(
        _group(known, side, striker, target, models)
        for side in (0, 1)
        for (striker, target), models in sorted(counts[side].items())
        if models
    )
    ranks = (_ranks(known, 0, ours.ranks), _ranks(known, 1, theirs.ranks))
    return Plan(sides, groups, known.contact, ranks)


def only(rules: SpecialRules, kept: tuple[str, ...]) -> SpecialRules:
    """Return the rules that matter somewhere."""
    return rules.without([rule for rule in rules if rule not in kept])


def _fighters(
    facts: SideFacts,
    foes: SideFacts,
    first_round: bool,  # noqa: FBT001 - two facts of the round, passed on together
    begun: bool,  # noqa: FBT001 - the same
) -> tuple[Fighter, ...]:
    for place in (*facts.flanking, *facts.rearing):
        if place >= len(facts.units):
            raise Refusal("no-such-place", place=place + 1, count=len(facts.units))
    return tuple(
        _fighter(facts, foes, place, first_round=first_round, begun=begun)
        for place in range(len(facts.units))
    )


def _fighter(
    facts: SideFacts, foes: SideFacts, place: int, *, first_round: bool, begun: bool
) -> Fighter:
    unit = facts.units[place]
    hidden = unit.has(HIDES)
    rules = (unit.rules | facts.rules).without(_SHOWN if hidden else ())
    listed = {one.name for one in facts.units}
    for one in unit.companions:
        if one.name not in listed and "battle-standard" in one.rules and not one.has(HIDES):
            rules = rules | SpecialRules.of("battle-standard")
    mounted = "mounted" in rules
    weapon = carried_weapon(rules) if facts.weapon is None else facts.weapon
    wielding = weapon.wielded(mounted=mounted)
    facing = "rear" if place in facts.rearing else "flank" if place in facts.flanking else "front"
    duel = unit.has(DUEL) and any(one.has(DUEL) for one in foes.units)
    target = target_of(foes.units, place, duel=duel)
    defended = foes.obstacle or foes.units[target].has("defends-obstacle")
    charged = unit.has("charged") if facts.charged is None else facts.charged
    new = charged or unit.has("first-round") or not unit.has("engaged")
    charged = charged and not (defended and facing == "front" and "flyer" not in rules)
    files = unit.number("files", 0)
    front = sum(facts.fighting) if len(facts.units) == 1 else 0
    return Fighter(
        unit,
        rules,
        frozenset(rules),
        only(rules, BREAK_RULES),
        only(rules, RESTRAIN_RULES),
        wielding,
        mounted,
        charged,
        first_round or (begun and new),
        unit.wounds_left(),
        unit.number("w", 1),
        power_each(unit),
        min(files or front or unit.models, unit.models),
        facing,
        target,
        running_dice(unit.find("m") or Amount(), flying="flyer" in rules),
        place_of(
            unit.number("i"),
            always_first="always-strikes-first" in rules,
            charged=charged,
            last=wielding.strikes_last or "strikes-last" in rules,
        ),
        duel,
        hidden,
        host_of(facts.units, unit),
    )


def _contact(sides: tuple[tuple[Fighter, ...], tuple[Fighter, ...]]) -> frozenset[tuple[int, int]]:
    ours, theirs = sides
    pairs = {(place, one.target) for place, one in enumerate(ours)}
    pairs |= {(one.target, place) for place, one in enumerate(theirs)}
    return frozenset({(i, j) for i, j in pairs if ours[i].meets(theirs[j])})


def _meeting(plan: Plan, side: int, given: tuple[int, ...]) -> dict[tuple[int, int], int]:
    """Return the models in contact, less those whom a challenge keeps from striking."""
    counts = _fighting(plan, side, given)
    units, foes = plan.sides[side], plan.sides[1 - side]
    return {(i, j): models for (i, j), models in counts.items() if units[i].meets(foes[j])}


def _fighting(plan: Plan, side: int, given: tuple[int, ...]) -> dict[tuple[int, int], int]:
    """Return the models in contact of each unit of a side with each enemy, by places."""
    units, foes = plan.sides[side], plan.sides[1 - side]
    if given and len(given) == len(units) * len(foes):
        pairs = [(i, j) for i in range(len(units)) for j in range(len(foes))]
        counts = dict(zip(pairs, given, strict=True))
    elif given and len(given) == len(units):
        counts = {(i, units[i].target): given[i] for i in range(len(units))}
    elif given:
        raise Refusal(
            "fighting-count",
            count=len(given),
            units=len(units),
            enemies=len(foes),
            side=NAMES[side],
        )
    else:
        counts = {}
        for i in range(len(units)):
            counts.update(_guess(plan, side, i))
    for (i, _), models in counts.items():
        if models > units[i].unit.models:
            raise Refusal(
                "too-many-fighting",
                unit=units[i].unit.name,
                count=models,
                most=units[i].unit.models,
            )
    return counts


def _guess(plan: Plan, side: int, place: int) -> dict[tuple[int, int], int]:
    """Guess a unit's models in contact: its front rank, shared by the enemies before it.

    Against an enemy on a flank it fights with one model a rank, against one behind it with as many
    as its front.
    """
    fighter = plan.sides[side][place]
    foes = plan.foes(side, place)
    before = [foe for foe in foes if plan.facing_on(side, place, foe) == "front"]
    share, spare = divmod(fighter.width, len(before)) if before else (0, 0)
    counts = {(place, foe): share + (rank < spare) for rank, foe in enumerate(before)}
    for foe in foes:
        facing = plan.facing_on(side, place, foe)
        if facing == "flank":
            counts[place, foe] = -(-fighter.unit.models // fighter.width)
        elif facing == "rear":
            counts[place, foe] = fighter.width
    return counts


def _group(plan: Plan, side: int, striker: int, target: int, models: int) -> Group:
    one, foe = plan.sides[side][striker], plan.sides[1 - side][target]
    unit, other = one.unit, foe.unit
    own = unit.find("a") or Amount()
    bonus = one.wielding.attacks + ("frenzy" in one.rules)
    attacks = own if own.fixed == 0 else Amount(own.plus + bonus, own.count, own.sides)
    support = 0
    to_the_front = plan.facing_on(side, striker, target) == "front"
    if to_the_front and fights_in_two_ranks(one.rules, one.wielding, charged=one.charged):
        support = max(0, min(models, unit.models - one.width))
    dread = "fear" in foe.rules or "terror" in foe.rules
    dread = dread or not any(
        "fear" in any_foe.rules or "terror" in any_foe.rules for any_foe in plan.sides[1 - side]
    )
    blow = blow_of(
        ws=unit.number("ws"),
        enemy_ws=other.number("ws"),
        strength=hit_strength(
            unit.number("s"),
            one.rules,
            one.wielding,
            charged=one.charged,
            first_round=one.fresh,
        ),
        toughness=melee_toughness(other),
        save=combat_save(
            _save(other, "save"),
            foe.rules,
            foe.wielding,
            mounted=foe.mounted,
            front=plan.facing_on(1 - side, target, striker) == "front",
        ),
        ward=_save(other, "ward"),
        wounds_each=foe.wounds_each,
        power_each=foe.power_each,
        rules=one.rules,
        enemy_rules=foe.rules,
        first_round=one.fresh,
        only_sixes=one.fresh and unit.has("hits-on-sixes") and dread,
    )
    return Group(side, striker, target, models, support, attacks, blow)


def _save(unit: Unit, field: str) -> int | None:
    value = unit.find(field)
    return None if value is None else value.fixed


def _ranks(plan: Plan, side: int, given: int | None) -> int:
    """Return a side's rank bonus at the start: its best unit's [L1892]."""
    if given is not None:
        return given
    return max(_own_ranks(plan, side, place) for place in range(len(plan.sides[side])))


def _own_ranks(plan: Plan, side: int, place: int) -> int:
    one = plan.sides[side][place]
    files = one.unit.number("files", 0)
    if not files or any(rule in one.rules for rule in LOOSE):
        return 0
    for foe in plan.foes(side, place):
        other = plan.sides[1 - side][foe]
        aside = plan.facing_on(side, place, foe) != "front"
        if aside and other.power >= RANK_POWER and "skirmishers" not in other.rules:
            return 0
    return ranks_behind(rank_powers(one.unit.models, files, one.power_each))
