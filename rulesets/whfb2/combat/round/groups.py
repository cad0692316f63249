"""Groups that strike in a round: whom, when, and how."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.damage import ONE_WOUND
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.attack.hit import NO_SAVE
from rulesets.whfb2.chariots.drive import IMPACT_STRENGTH
from rulesets.whfb2.combat.armour import worn_save
from rulesets.whfb2.combat.blow import PLAIN, Blow
from rulesets.whfb2.combat.fighters.fight_options import FightOptions
from rulesets.whfb2.combat.fighters.gather_units import CHARIOT
from rulesets.whfb2.combat.order import FIRST, Place, place_of
from rulesets.whfb2.combat.round.blow_effects import (
    MAGIC,
    WITH,
    amulet_off,
    blow_effects_of,
    initiative_of,
    poisons,
    power_to_hit,
    power_to_save,
    power_to_wound,
)
from rulesets.whfb2.combat.round.plan import Fighter, Pair, Plan
from rulesets.whfb2.combat.to_hit import Circumstances, chart_need, defence, helpless
from rulesets.whfb2.combat.weapon import Bonuses, Wielding, bonuses, named
from rulesets.whfb2.harm.harm import Hit
from rulesets.whfb2.movement.wedge import NO_BONUS
from rulesets.whfb2.psychology.instability import SETTLED
from rulesets.whfb2.psychology.nerve import FEARS_ALL, FRIGHTENING

BLOWS: Final = "blows"
NET: Final = "net"
IMPACT: Final = "impact"
CLASH: Final = "clash"
IMPACTED: Final = "impacted"
DESTROYS: Final = "destruction-of-magic-weapons"
DOUBLE: Final = 2
"""Wounds that a weapon of double damage takes for one [L6731-6732]."""
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
        kind: `blows`, or `net` for the throw of nets before them, `impact` for a chariot's charge,
            `clash` for a weapon that destroys magic weapons.
        disarmed: How they strike whose magic weapon is destroyed, None where it makes no
            difference.
    """

    pair: int
    rank: int
    attacks: int
    blow: Blow
    place: Place
    kind: str = BLOWS
    snared: Blow | None = None
    disarmed: Blow | None = None


def groups_of(plan: Plan, options: FightOptions) -> tuple[Group, ...]:
    """Return every group of the round, in the plan's order."""
    found: list[Group] = []
    for index in range(len(plan.pairs)):
        found.extend(_of_pair(plan, index, options))
    return tuple(found)


def _of_pair(plan: Plan, index: int, options: FightOptions) -> list[Group]:
    pair = plan.pairs[index]
    fighter, foe = _both(plan, pair)
    found = _before(plan, index, options)
    if CHARIOT in fighter.rules:
        return found
    gain = _gain(fighter, foe, fighter.wielding)
    when = place_of(
        fighter.unit.number("i") + gain.initiative + initiative_of(fighter, options),
        air=fighter.facts.air,
        foe_air=foe.facts.air,
    )
    if fighter.wielding.net:
        thrown = replace(_blow(plan, pair, gain, 0, options=options), hit=Hit(0, 1), effects=PLAIN)
        thrown = replace(thrown, to_hit=(*thrown.to_hit, Modifier("net", 1)))
        found.append(Group(index, 0, 1, thrown, (*when[:2], 0), NET))
    for rank, figures in enumerate(pair.counts):
        if not figures or not _attacks(fighter):
            continue
        blow = _blow(plan, pair, gain, rank, options=options)
        bare = (
            _blow(plan, pair, gain, rank, options=options, blade=WITH[1])
            if MAGIC in fighter.rules
            else None
        )
        snared = _snared(fighter, blow)
        found.append(
            Group(index, rank, _attacks(fighter), blow, when, snared=snared, disarmed=bare)
        )
        if fighter.wielding.pair:
            second = _blow(plan, pair, gain, rank, options=options, blade=WITH[1])
            off = replace(second, to_hit=(*second.to_hit, Modifier("wrong-hand", -1)))
            found.append(Group(index, rank, _attacks(fighter), off, when))
    found.extend(_steeds(plan, index, options))
    if options.support_attacks and pair.support and _attacks(fighter):
        blow = _blow(plan, pair, gain, 0, options=options)
        found.append(Group(index, 1, 1, blow, when))
    return found


def _before(plan: Plan, index: int, options: FightOptions) -> list[Group]:
    """Return what comes before all blows: a chariot's charge, magic weapons that clash.

    The text does not say when a charge tells; it is what brings the chariot into contact.
    """
    pair = plan.pairs[index]
    fighter, foe = _both(plan, pair)
    found: list[Group] = []
    if DESTROYS in fighter.rules and MAGIC in foe.rules:
        found.append(Group(index, 0, 1, Blow(None, (), Hit(0, 1)), FIRST, CLASH))
    front = plan.facing_on(pair.side, pair.striker, pair.target) == "front"
    if (
        CHARIOT in fighter.rules
        and fighter.use.charged
        and front
        and not fighter.unit.has(IMPACTED)
    ):
        hit = _hit(
            plan, pair, Bonuses(0, 0, 0, 0, 1), 0, options=options, shielded=True, blade=WITH[2]
        )
        hit = replace(hit, strength=IMPACT_STRENGTH)
        effects = blow_effects_of(fighter, foe, options, WITH[2])
        found.append(Group(index, 0, 1, Blow(None, (), hit, True, effects), FIRST, IMPACT))
    return found


def _steeds(plan: Plan, index: int, options: FightOptions) -> list[Group]:
    """Return the blows of the mounts, at their own Initiative and with no weapon [L1501-1519]."""
    pair = plan.pairs[index]
    fighter, foe = _both(plan, pair)
    attacks = _steed_attacks(fighter)
    if not attacks or not pair.counts[0]:
        return []
    defends = defence(foe.unit.number("ws"), air=foe.facts.air, helpless=helpless(foe.unit))
    blow = Blow(
        chart_need(fighter.unit.number("steed_ws"), defends),
        (
            *circumstances(plan, pair).modifiers,
            *_enchanted(fighter.unit.rules, foe.unit.rules),
        ),
        _steed_hit(plan, pair, options, shielded=True),
        effects=blow_effects_of(fighter, foe, options, WITH[2]),
    )
    when = place_of(fighter.unit.number("steed_i"), air=fighter.facts.air, foe_air=foe.facts.air)
    return [Group(index, 0, attacks, blow, when)]


def _steed_attacks(fighter: Fighter) -> int:
    """Return the Attacks of a mount; one that is on another plane has none [L2557-2578]."""
    if any(fighter.unit.has(status) for status in SETTLED):
        return 0
    return fighter.unit.number("steed_a", 0) * _fury(fighter)


def _steed_hit(plan: Plan, pair: Pair, options: FightOptions, *, shielded: bool) -> Hit:
    bare = Bonuses(0, 0, 0, 0, 1)
    hit = _hit(plan, pair, bare, 0, options=options, shielded=shielded, blade=WITH[2])
    return replace(hit, strength=_both(plan, pair)[0].unit.number("steed_s"))


def _fury(fighter: Fighter) -> int:
    return FRENZY if fighter.unit.has("frenzied") else 1


def _both(plan: Plan, pair: Pair) -> tuple[Fighter, Fighter]:
    return plan.sides[pair.side][pair.striker], plan.sides[1 - pair.side][pair.target]


def _attacks(fighter: Fighter) -> int:
    return fighter.unit.number("a") * _fury(fighter)


def _gain(fighter: Fighter, foe: Fighter, wielding: Wielding) -> Bonuses:
    return bonuses(wielding, fighter.use, cavalry=foe.cavalry, air=foe.facts.air)


def _blow(
    plan: Plan, pair: Pair, gain: Bonuses, rank: int, *, options: FightOptions, blade: str = WITH[0]
) -> Blow:
    fighter, foe = _both(plan, pair)
    added = (
        *circumstances(plan, pair).modifiers,
        *named("weapon", gain.to_hit),
        *named("rank", -rank),
        *_enchanted(fighter.unit.rules, foe.unit.rules),
        *(power_to_hit(fighter) if blade == WITH[0] else ()),
    )
    defends = defence(foe.unit.number("ws"), air=foe.facts.air, helpless=helpless(foe.unit))
    return Blow(
        chart_need(fighter.unit.number("ws"), defends),
        added,
        _hit(plan, pair, gain, rank, options=options, shielded=True, blade=blade),
        effects=blow_effects_of(fighter, foe, options, blade),
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


def _frightens(plan: Plan, pair: Pair) -> bool:
    """Return whether an enemy, or somebody with it, is what a unit fears [L1596-1597].

    Of enemies none of whom is known to frighten anybody, each may be.
    """
    enemies = plan.sides[1 - pair.side]
    fearsome = {
        index for index, foe in enumerate(enemies) if any(rule in foe.rules for rule in FRIGHTENING)
    }
    if not fearsome or plan.sides[pair.side][pair.striker].unit.has(FEARS_ALL):
        return True
    return bool(fearsome.intersection(plan.party(1 - pair.side, pair.target)))


def circumstances(plan: Plan, pair: Pair) -> Circumstances:
    """Return what makes the blows of a unit against an enemy easier or harder."""
    fighter, foe = _both(plan, pair)
    dreaded = any("terror" in other.rules for other in plan.sides[1 - pair.side])
    return Circumstances(
        frenzied=fighter.unit.has("frenzied"),
        charged=fighter.use.charged and not fighter.unit.has(NO_BONUS),
        higher=fighter.facts.higher,
        followed=fighter.unit.has("followed-up"),
        confused=fighter.unit.has("confused"),
        obstacle=foe.facts.defends
        and plan.facing_on(1 - pair.side, pair.target, pair.striker) == "front",
        afraid=fighter.unit.has("afraid") and _frightens(plan, pair),
        terrified=fighter.unit.has("terrified") and dreaded,
        other=fighter.facts.to_hit,
    )


def _hit(
    plan: Plan,
    pair: Pair,
    gain: Bonuses,
    rank: int,
    *,
    options: FightOptions,
    shielded: bool,
    blade: str = WITH[0],
) -> Hit:
    fighter, foe = _both(plan, pair)
    armed = blade == WITH[0]
    behind = plan.facing_on(1 - pair.side, pair.target, pair.striker) == "rear"
    worn = worn_save(
        foe.unit.plain("save"),
        foe.rules,
        foe.wielding,
        shielded=shielded and not behind,
    )
    if armed and worn is not None:
        worn += amulet_off(fighter, foe)
        worn = worn if worn < NO_SAVE else None
    venom = options.simple_poison and blade != WITH[2] and poisons(fighter, foe)
    return Hit(
        fighter.unit.number("s") + venom,
        foe.unit.number("t"),
        save=worn,
        to_wound=(
            *named("weapon", gain.to_wound),
            *named("rank", -rank),
            *(power_to_wound(fighter, foe, options) if armed else ()),
        ),
        to_save=(*named("weapon", gain.save), *(power_to_save(fighter) if armed else ())),
        damage=Amount(DOUBLE) if armed and "double-damage" in fighter.rules else ONE_WOUND,
        wounds_each=foe.wounds_each,
        no_save=armed and "dimensional-attack" in fighter.rules,
        natural_one=options.natural_one,
        save_cap=options.save_cap,
    )


def _snared(fighter: Fighter, blow: Blow) -> Blow | None:
    if not fighter.wielding.net:
        return None
    hit = replace(
        blow.hit,
        to_wound=(*blow.hit.to_wound, *NET_BONUS),
        to_save=(*blow.hit.to_save, *NET_SAVE),
    )
    return replace(blow, to_hit=(*blow.to_hit, *NET_BONUS), hit=hit)


@dataclass(frozen=True, slots=True)
class FreeBlows:
    """Free attacks of a figure of a rank on the routed, blow by blow.

    Attributes:
        figures: Figures of the rank.
        attacks: Attacks of each.
        blow: How they strike: nothing misses.
        beside: Whether the mounts of the first rank strike, as many as are left of it.
        by: Who they are.
    """

    figures: int
    attacks: int
    blow: Blow
    beside: bool = False
    by: str | None = None


def free_blows(plan: Plan, pair: Pair, options: FightOptions) -> tuple[FreeBlows, ...]:
    """Return the free attacks on the routed: one more round that nothing misses [L1912-1927].

    Nobody in rout uses his shield [L1682]; a lance is no weapon for a further round [L3294-3297].
    """
    fighter, foe = _both(plan, pair)
    gain = _gain(fighter, foe, fighter.later)
    found = []
    for rank, figures in enumerate(pair.counts):
        if (rank and fighter.later is not fighter.wielding) or CHARIOT in fighter.rules:
            break
        hit = _hit(plan, pair, gain, rank, options=options, shielded=False)
        blow = Blow(None, (), hit, automatic=True, effects=blow_effects_of(fighter, foe, options))
        attacks = _attacks(fighter) * (1 + fighter.later.pair)
        found.append(FreeBlows(figures, attacks, blow, by=fighter.unit.name))
    steeds = _steed_attacks(fighter)
    if steeds and found:
        hit = _steed_hit(plan, pair, options, shielded=False)
        effects = blow_effects_of(fighter, foe, options, WITH[2])
        blow = Blow(None, (), hit, automatic=True, effects=effects)
        found.append(FreeBlows(0, steeds, blow, beside=True, by=fighter.unit.name))
    if options.support_attacks and pair.support and found:
        found.append(FreeBlows(pair.support, 1, found[0].blow, by=fighter.unit.name))
    return tuple(found)
