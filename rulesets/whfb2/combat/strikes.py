"""The blows of one unit against another, and the rolls to wound by themselves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Fill, Flag, Rules, Units, Whole
from rulesets.core.declaring.procedure import Demand, procedure
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.whfb2.combat import changes
from rulesets.whfb2.combat.fighters.fight_options import BY_THE_BOOK, FightOptions, Fought
from rulesets.whfb2.combat.fighters.gather_units import tell_absent
from rulesets.whfb2.combat.fighters.options import Arm, Bonus, Charged, Figures, Who, Whose
from rulesets.whfb2.combat.fighters.stated import NONE, SideFacts, named_by
from rulesets.whfb2.combat.fighters.target import UNHURT, Hurt
from rulesets.whfb2.combat.round.blow_effects import POWERS
from rulesets.whfb2.combat.round.blows import take_turn
from rulesets.whfb2.combat.round.groups import groups_of
from rulesets.whfb2.combat.round.layout import lay_out
from rulesets.whfb2.combat.round.plan import Plan
from rulesets.whfb2.combat.round.tally import Tally, begin, fights_of, make_turns
from rulesets.whfb2.combat.weapon import (
    WEAPON_IDS,
    Use,
    bonuses,
    chosen,
    named,
    wielding_of,
)
from rulesets.whfb2.harm.harm import Hit, added, winning
from rulesets.whfb2.unit import acts, house, offers
from rulesets.whfb2.unit.enemies import enemy_check

STRIKE_RULES: Final = ("mounted", "shield", "terror", *POWERS, *WEAPON_IDS)


@dataclass(frozen=True, slots=True)
class Wounds:
    """Hits that wound.

    Attributes:
        wounds: How many.
        need: What the chart asks for, None where nothing wounds.
        modifier: What is added to the die.
    """

    wounds: int
    need: int | None
    modifier: int


@procedure(source="L1608-1640", phases=("combat",), actors=("unit", "enemy"))
def combat_to_wound(
    dice: Dice,
    *,
    hits: Annotated[int, Whole(1, 500)] = 1,
    s: Annotated[int, Whole(0, 10), Fill("unit", "s")],
    t: Annotated[int, Whole(1, 10), Fill("enemy", "t")],
    weapon: Arm = None,
    charged: Annotated[bool, Flag(), Fill("unit", "status:charged")] = False,
    modifier: Bonus = 0,
    rules: Annotated[SpecialRules, Rules(("mounted", *WEAPON_IDS)), Fill("unit", "rules")] = (
        NO_RULES
    ),
    natural_one: house.NaturalOne = False,
) -> Wounds:
    """Roll hits of close combat to wound [L1608-1640].

    Args:
        dice: A die a hit.
        hits: How many.
        s: The attacker's Strength.
        t: The defender's Toughness.
        weapon: What the attacker fights with; what he carries when not told.
        charged: Whether he charged this turn.
        modifier: Anything else, added to the dice.
        rules: The attacker's weapon, and whether he rides.
        natural_one: Whether a natural 1 always fails.

    Raises:
        Refusal: `weapon-on-foot`, `weapon-mounted`, `lance-without-charge`.
    """
    wielding = wielding_of(chosen(weapon), rules, charged=charged)
    gain = bonuses(wielding, Use(charged=charged), cavalry=False, air=False)
    modifiers = (*named("weapon", gain.to_wound), *named("other", modifier))
    hit = Hit(s, t, to_wound=modifiers)
    need = hit.wound_need
    if need is None:
        dice.tell("cannot-wound", strength=s, toughness=t)
        return Wounds(0, None, added(modifiers))
    never = frozenset(range(1, 7)) - winning(need, natural_one=natural_one)
    wounds = dice.successes(hits, need, "to-wound", never=never, modifiers=modifiers)
    return Wounds(wounds, need + added(modifiers), added(modifiers))


@dataclass(frozen=True, slots=True)
class Struck:
    """The result of a unit's blows.

    Attributes:
        wounds: Wounds the enemy lost.
        models_lost: Figures it lost.
        wiped_out: Nobody is left of it.
        hurt: All that it lost.
        notes: What the blows did beside wounds.
    """

    wounds: int
    models_lost: int
    wiped_out: bool
    hurt: Hurt | None = field(default=None, compare=False)
    notes: tuple[tuple[str, int, int], ...] | None = detail()


@procedure(
    source="L1521-1718",
    command="fight",
    variant="blows",
    effects=changes.of_blows,
    phases=("combat",),
    actors=("unit", "enemy"),
    demands=(Demand("unit", contact="enemy"),),
    acts=acts.FIGHT,
    check=enemy_check("melee_attacks"),
    offering=offers.MELEE,
)
def melee_attacks(
    dice: Dice,
    *,
    unit: Annotated[Unit, Units()],
    enemy: Annotated[Unit, Units()],
    charged: Charged = None,
    fighting: Figures = (),
    weapon: Arm = None,
    enemy_weapon: Arm = None,
    defends: Whose = NONE,
    high_ground: Who = NONE,
    air: Who = NONE,
    from_behind: Annotated[bool, Flag()] = False,
    to_hit: Bonus = 0,
    rules: Annotated[SpecialRules, Rules(STRIKE_RULES)] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(STRIKE_RULES)] = NO_RULES,
    options: Fought = BY_THE_BOOK,
) -> Struck:
    """Let one unit strike another, which does not strike back [L1521-1718].

    Args:
        dice: To hit, to wound, saves.
        unit: Who strikes.
        enemy: Who is struck.
        charged: Who charged this turn; by the units' statuses when not told.
        fighting: Figures in contact; counted from the fronts when not told.
        weapon: What the unit fights with; what it carries when not told.
        enemy_weapon: What the enemy fights with.
        defends: Who defends a wall, a hedge or the like.
        high_ground: Who stands higher.
        air: Who fights from the air.
        from_behind: Whether the blows come from behind.
        to_hit: Other modifiers of the rolls to hit.
        rules: Added to the unit's.
        enemy_rules: Added to the enemy's.
        options: What players settled.

    Raises:
        Refusal: what a combat refuses of its units.
    """
    ours = SideFacts(
        (unit,),
        rules,
        None if charged is None else named_by(charged, 0),
        chosen(weapon),
        fighting,
        rearing=(0,) if from_behind else (),
        higher=named_by(high_ground, 0),
        defends=named_by(defends, 0),
        air=named_by(air, 0),
        to_hit=to_hit,
    )
    theirs = SideFacts(
        (enemy,),
        enemy_rules,
        None if charged is None else named_by(charged, 1),
        chosen(enemy_weapon),
        higher=named_by(high_ground, 1),
        defends=named_by(defends, 1),
        air=named_by(air, 1),
    )
    plan = lay_out(ours, theirs, corners=options.corner_attacks)
    done = dice.call(_strike, plan, options)
    tell_absent(dice, (unit,))
    foe = plan.sides[1][0]
    lost = min(foe.wounds, done.hurt.wounds)
    gone = done.hurt.overturned or lost >= foe.wounds
    return Struck(done.hurt.counted, foe.lost(lost), gone, done.hurt, done.notes)


@dataclass(frozen=True, slots=True)
class _Done:
    """Blows so far: all that the enemy lost, and notes of what happened beside it."""

    hurt: Hurt = UNHURT
    notes: tuple[tuple[str, int, int], ...] | None = detail()


def _strike(dice: Dice, plan: Plan, options: FightOptions) -> _Done:
    """Let our side strike alone."""
    groups = tuple(group for group in groups_of(plan, options) if plan.pairs[group.pair].side == 0)
    if not groups:
        return _Done()
    fights = fights_of(plan)
    turns = tuple(turn for _, turn in make_turns(plan, fights, groups))
    tally: Tally = dice.fold(take_turn, begin(fights[0]), turns)
    notes = tuple([(note.what, 0, note.value) for note in tally.notes or ()])
    return _Done(tally.hurts[fights[0].units.index(len(plan.sides[0]))], notes)
