"""Free attacks on the routed: nothing misses, and no shield is raised [L1912-1927, L1956-1982]."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Annotated

from rulesets.core.battlefield.link import PARTED
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Numbers, Rules, Units
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.reminder import Situation
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.round.holding import check_free
from rulesets.rank_and_flank.round.parted import met_with
from rulesets.refusal import Refusal
from rulesets.whfb2.combat.fighters.fight_options import BY_THE_BOOK, Fought
from rulesets.whfb2.combat.fighters.gather_units import tell_absent
from rulesets.whfb2.combat.fighters.stated import SideFacts
from rulesets.whfb2.combat.fighters.target import Defender, Hurt
from rulesets.whfb2.combat.round.groups import FreeBlows, free_blows
from rulesets.whfb2.combat.round.hit_resolution import land
from rulesets.whfb2.combat.round.layout import lay_out
from rulesets.whfb2.combat.weapon import WEAPON_IDS, chosen
from rulesets.whfb2.rout import changes, following
from rulesets.whfb2.unit import acts, offers
from rulesets.whfb2.unit.enemies import enemy_check
from rulesets.whfb2.unit.routed import OF_ROUTS, caught_fleeing, strikes_due, strikes_made

FREE_RULES = ("mounted", "shield", *WEAPON_IDS)
"""Rules that change free attacks."""


@dataclass(frozen=True, slots=True)
class FreeAttack:
    """Losses of the routed to free attacks.

    Attributes:
        wounds: Wounds they lost.
        wiped_out: Nobody is left of them.
        hurt: All that they have lost.
        broken: What broke of a chariot: `axle-broken`, `shaft-broken`.
    """

    wounds: int
    wiped_out: bool
    hurt: Hurt | None = field(default=None, compare=False)
    broken: tuple[str, ...] | None = detail()


def pool_of(blows: tuple[FreeBlows, ...], alive: int) -> tuple[FreeBlows, ...]:
    """Return the free attacks of a unit of which so many figures are left, foremost rank first."""
    found: list[FreeBlows] = []
    for blow in blows:
        if blow.beside:
            found.append(replace(blow, figures=found[0].figures, beside=False))
            continue
        figures = min(blow.figures, alive)
        alive -= figures
        found.append(replace(blow, figures=figures))
    return tuple(found)


def cut_down(
    dice: Dice,
    pools: tuple[FreeBlows, ...],
    defender: Defender,
    hurt: Hurt,
    *,
    striker: str | None = None,
) -> tuple[Hurt, tuple[str, ...]]:
    """Strike the routed freely; return what they have lost then, and what broke of a chariot."""
    broken: tuple[str, ...] = ()
    for pool in pools:
        attacks = pool.figures * pool.attacks
        if attacks and defender.left(hurt):
            name, target = pool.by or striker, defender.unit.name
            dice.tell("free-attack", unit=name, target=target, attacks=attacks)
            done = land(dice, defender, hurt, pool.blow, attacks, striker=name)
            hurt, broken = done.hurt, (*broken, *(done.broken or ()))
    return hurt, broken


def _may_strike(situation: Situation, arguments: Arguments) -> None:
    """Refuse friends, and more free attacks than a turn has.

    Victors make one at each enemy as it routs; who goes after it, whether he keeps up or not, one
    more [L1912-1918, L1956-1982]. In later turns pursuers make one a turn, if no other enemy
    engages them [L2014-2035].

    Raises:
        Refusal: `same-side`, `still-in-contact`, `free-attacks-made`.
    """
    enemy_check("free_attacks")(situation, arguments)
    enemy: Unit = arguments["enemy"]
    if not enemy.has("routed"):
        check_free(situation, arguments)
    for unit in arguments["unit"]:
        alone = enemy.has("routed") and caught_fleeing(unit, enemy)
        most = strikes_due(unit, 1 if alone else _routed_with(situation, enemy))
        if strikes_made(unit) >= most:
            raise Refusal("free-attacks-made", unit=unit.name, count=most)


def _routed_with(situation: Situation, enemy: Unit) -> int:
    """Return how many units of an enemy's side routed from its combat this turn.

    Those of whom nobody knows from which combat count wherever they may be of it.
    """
    together = met_with(situation, enemy.name)
    known = len(together) > 1
    for side in situation.sides:
        if any(unit.name == enemy.name for unit in side.units):
            routed = [unit for unit in side.units if unit.has("routed")]
            return sum(
                unit.name in together if known or unit is enemy else not unit.linked(PARTED)
                for unit in routed
            )
    return int(enemy.has("routed"))


@procedure(
    source="L1912-1982",
    command="pursue",
    variant="free-attack",
    effects=changes.of_free_attack,
    follow_ups=following.after_free_attack,
    phases=OF_ROUTS,
    acts=acts.FREE_ATTACK,
    demands=(Demand("enemy", needs=("fleeing",)),),
    check=_may_strike,
    offering=offers.STRIKE_ROUTERS,
)
def free_attacks(
    dice: Dice,
    *,
    unit: Annotated[tuple[Unit, ...], Units(1, 4)],
    enemy: Annotated[Unit, Units()],
    fighting: Annotated[tuple[int, ...], Numbers(0, 100, 4)] = (),
    weapon: Annotated[str | None, Choice(WEAPON_IDS)] = None,
    rules: Annotated[SpecialRules, Rules(FREE_RULES)] = NO_RULES,
    options: Fought = BY_THE_BOOK,
) -> FreeAttack:
    """Strike fleeing enemies: all attacks hit, then wound and are saved as usual [L1912-1982].

    The victors have one as soon as the rout is settled, pursuers a second one, and one a turn as
    long as they keep contact.

    Args:
        dice: Rolls to wound and saves.
        unit: The victors in contact.
        enemy: The routed.
        fighting: Figures of each victor in contact; counted from the fronts where not told.
        weapon: What they strike with.
        rules: Added to the victors' rules.
        options: What players settled.

    Raises:
        Refusal: what a combat refuses of its units, `free-attacks-made`.
    """
    ours = SideFacts(unit, rules, charged=False, weapon=chosen(weapon), fighting=fighting)
    theirs = SideFacts((enemy,), NO_RULES, charged=False)
    plan = lay_out(ours, theirs, routed=True)
    defender = plan.sides[1][0].defender
    hurt, broken = defender.fresh, tuple[str, ...]()
    for pair in plan.pairs:
        if pair.side == 0 and pair.target == 0:
            fighter = plan.sides[0][pair.striker]
            pools = pool_of(free_blows(plan, pair, options), fighter.unit.models)
            hurt, more = cut_down(dice, pools, defender, hurt, striker=fighter.unit.name)
            broken = (*broken, *more)
    tell_absent(dice, unit)
    return FreeAttack(hurt.counted, defender.left(hurt) <= 0, hurt, broken)
