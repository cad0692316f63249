"""Who strikes whom in a round, when, and how."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rulesets.core.rules import SpecialRules
from rulesets.dice.request import Modifier
from rulesets.whfb2.combat._plan import Fighter, Pair, Plan
from rulesets.whfb2.combat.armour import worn_save
from rulesets.whfb2.combat.blow import Blow
from rulesets.whfb2.combat.order import Place, place_of
from rulesets.whfb2.combat.to_hit import Circumstances, chart_need, defence, helpless
from rulesets.whfb2.combat.weapon import Bonuses, Wielding, bonuses, named
from rulesets.whfb2.harm import Hit
from rulesets.whfb2.movement.wedge import NO_BONUS

BLOWS: Final = "blows"
NET: Final = "net"
FRENZY: Final = 2
"""Times as many Attacks in a frenzy [L2325]."""
NET_BONUS: Final = (Modifier("entangled", 1),)
NET_SAVE: Final = (Modifier("entangled", -1),)


@dataclass(frozen=True, eq=False, slots=True)
class Group:
    """Figures of one rank of a unit that strike one enemy alike.

    Attributes:
        pair: Place of who strikes whom, in the plan.
        rank: Which of the ranks that strike, from 0.
        attacks: Attacks of a figure.
        blow: How they strike.
        snared: How they strike whom they hold in their nets, None without nets.
        place: When.
        kind: `blows`, or `net` for the throw of nets before them.
    """

    pair: int
    rank: int
    attacks: int
    blow: Blow
    place: Place
    kind: str = BLOWS
    snared: Blow | None = None


@dataclass(frozen=True, slots=True)
class Manner:
    """What holds for every blow of a round.

    Attributes:
        natural_one: A natural 1 always fails.
        save_cap: No save is better than 1+.
        support: The rank behind the first strikes once a figure.
    """

    natural_one: bool = False
    save_cap: bool = False
    support: bool = False


def groups_of(plan: Plan, manner: Manner) -> tuple[Group, ...]:
    """Return every group of the round, in the plan's order."""
    found: list[Group] = []
    for place in range(len(plan.pairs)):
        found.extend(_of_pair(plan, place, manner))
    return tuple(found)


def _of_pair(plan: Plan, place: int, manner: Manner) -> list[Group]:
    pair = plan.pairs[place]
    one, foe = _both(plan, pair)
    gain = _gain(one, foe, one.wielding)
    when = place_of(
        one.unit.number("i") + gain.initiative, air=one.facts.air, foe_air=foe.facts.air
    )
    found: list[Group] = []
    if one.wielding.net:
        thrown = replace(_blow(plan, pair, gain, 0, manner), hit=Hit(0, 1))
        thrown = replace(thrown, to_hit=(*thrown.to_hit, Modifier("net", 1)))
        found.append(Group(place, 0, 1, thrown, (*when[:2], 0), NET))
    for rank, figures in enumerate(pair.counts):
        if not figures:
            continue
        blow = _blow(plan, pair, gain, rank, manner)
        found.append(Group(place, rank, _attacks(one), blow, when, snared=_snared(one, blow)))
        if one.wielding.pair:
            off = replace(blow, to_hit=(*blow.to_hit, Modifier("wrong-hand", -1)))
            found.append(Group(place, rank, _attacks(one), off, when))
    found.extend(_steeds(plan, place, manner))
    if manner.support and pair.support:
        blow = _blow(plan, pair, gain, 0, manner)
        found.append(Group(place, 1, 1, blow, when))
    return found


def _steeds(plan: Plan, place: int, manner: Manner) -> list[Group]:
    """Return the blows of the mounts, at their own Initiative and with no weapon [L1501-1519]."""
    pair = plan.pairs[place]
    one, foe = _both(plan, pair)
    attacks = one.unit.number("steed_a", 0)
    if not attacks or not pair.counts[0]:
        return []
    defends = defence(foe.unit.number("ws"), air=foe.facts.air, helpless=helpless(foe.unit))
    blow = Blow(
        chart_need(one.unit.number("steed_ws"), defends),
        circumstances(plan, pair).modifiers,
        _steed_hit(plan, pair, manner, shielded=True),
    )
    when = place_of(one.unit.number("steed_i"), air=one.facts.air, foe_air=foe.facts.air)
    return [Group(place, 0, attacks * _fury(one), blow, when)]


def _steed_hit(plan: Plan, pair: Pair, manner: Manner, *, shielded: bool) -> Hit:
    bare = Bonuses(0, 0, 0, 0, 1)
    hit = _hit(plan, pair, bare, 0, manner, shielded=shielded)
    return replace(hit, strength=_both(plan, pair)[0].unit.number("steed_s"))


def _fury(one: Fighter) -> int:
    return FRENZY if one.unit.has("frenzied") else 1


def _both(plan: Plan, pair: Pair) -> tuple[Fighter, Fighter]:
    return plan.sides[pair.side][pair.striker], plan.sides[1 - pair.side][pair.target]


def _attacks(one: Fighter) -> int:
    return one.unit.number("a") * _fury(one)


def _gain(one: Fighter, foe: Fighter, wielding: Wielding) -> Bonuses:
    return bonuses(wielding, one.use, cavalry=foe.cavalry, air=foe.facts.air)


def _blow(plan: Plan, pair: Pair, gain: Bonuses, rank: int, manner: Manner) -> Blow:
    one, foe = _both(plan, pair)
    added = (
        *circumstances(plan, pair).modifiers,
        *named("weapon", gain.to_hit),
        *named("rank", -rank),
        *_enchanted(one.unit.rules, foe.unit.rules),
    )
    defends = defence(foe.unit.number("ws"), air=foe.facts.air, helpless=helpless(foe.unit))
    return Blow(
        chart_need(one.unit.number("ws"), defends),
        added,
        _hit(plan, pair, gain, rank, manner, shielded=True),
    )


def _enchanted(own: SpecialRules, other: SpecialRules) -> tuple[Modifier, ...]:
    """Return what spells make of the blows of a unit against another [L5716-5719, L5811-5819].

    In a zone of concealment both sides strike at -1 [L6166-6168].
    """
    hidden = "concealed" in own and "concealed" in other
    return (
        *named("displaced", -("displaced" in other)),
        *named("confused-by-magic", -("confused-by-magic" in own)),
        *named("concealed", -hidden),
    )


def circumstances(plan: Plan, pair: Pair) -> Circumstances:
    """Return what makes the blows of a unit against an enemy easier or harder."""
    one, foe = _both(plan, pair)
    dreaded = any("terror" in other.rules for other in plan.sides[1 - pair.side])
    return Circumstances(
        frenzied=one.unit.has("frenzied"),
        charged=one.use.charged and not one.unit.has(NO_BONUS),
        higher=one.facts.higher,
        followed=one.unit.has("followed-up"),
        confused=one.unit.has("confused"),
        obstacle=foe.facts.defends
        and plan.facing_on(1 - pair.side, pair.target, pair.striker) == "front",
        afraid=one.unit.has("afraid"),
        terrified=one.unit.has("terrified") and dreaded,
        other=one.facts.to_hit,
    )


def _hit(
    plan: Plan, pair: Pair, gain: Bonuses, rank: int, manner: Manner, *, shielded: bool
) -> Hit:
    one, foe = _both(plan, pair)
    behind = plan.facing_on(1 - pair.side, pair.target, pair.striker) == "rear"
    save = foe.unit.find("save")
    return Hit(
        one.unit.number("s"),
        foe.unit.number("t"),
        save=worn_save(
            None if save is None else save.fixed,
            foe.rules,
            foe.wielding,
            shielded=shielded and not behind,
        ),
        to_wound=(*named("weapon", gain.to_wound), *named("rank", -rank)),
        to_save=named("weapon", gain.save),
        natural_one=manner.natural_one,
        save_cap=manner.save_cap,
    )


def _snared(one: Fighter, blow: Blow) -> Blow | None:
    if not one.wielding.net:
        return None
    hit = replace(
        blow.hit,
        to_wound=(*blow.hit.to_wound, *NET_BONUS),
        to_save=(*blow.hit.to_save, *NET_SAVE),
    )
    return replace(blow, to_hit=(*blow.to_hit, *NET_BONUS), hit=hit)


@dataclass(frozen=True, slots=True)
class FreeBlows:
    """What one figure of a rank does to the routed, blow by blow.

    Attributes:
        figures: Figures of the rank.
        attacks: Attacks of each.
        blow: How they strike: nothing misses.
        beside: Whether the mounts of the first rank strike, as many as are left of it.
    """

    figures: int
    attacks: int
    blow: Blow
    beside: bool = False


def free_blows(plan: Plan, pair: Pair, manner: Manner) -> tuple[FreeBlows, ...]:
    """Return the free attacks on the routed: one more round that nothing misses [L1912-1927].

    Nobody in rout uses his shield [L1682]; a lance is no weapon for a further round [L3294-3297].
    """
    one, foe = _both(plan, pair)
    gain = _gain(one, foe, one.later)
    found = []
    for rank, figures in enumerate(pair.counts):
        if rank and one.later is not one.wielding:
            break
        hit = _hit(plan, pair, gain, rank, manner, shielded=False)
        blow = Blow(None, (), hit, automatic=True)
        attacks = _attacks(one) * (1 + one.later.pair)
        found.append(FreeBlows(figures, attacks, blow))
    steeds = one.unit.number("steed_a", 0) * _fury(one)
    if steeds and found:
        hit = _steed_hit(plan, pair, manner, shielded=False)
        found.append(FreeBlows(0, steeds, Blow(None, (), hit, automatic=True), beside=True))
    if manner.support and pair.support:
        found.append(FreeBlows(pair.support, 1, found[0].blow))
    return tuple(found)
