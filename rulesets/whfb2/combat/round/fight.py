"""A full round of close combat, from the first blow to the pursuit."""

from __future__ import annotations

from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Rules, Units, Whole
from rulesets.core.declaring.procedure import Demand, procedure
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.challenging import challenges_owed
from rulesets.rank_and_flank.round.touching import (
    ENEMY_IN_FLANK,
    ENEMY_IN_REAR,
    IN_FLANK,
    IN_REAR,
    MET,
    with_whole_combat,
)
from rulesets.whfb2.combat import changes
from rulesets.whfb2.combat.fight_rules import FIGHT_RULES
from rulesets.whfb2.combat.fighters.aloft import ALOFT
from rulesets.whfb2.combat.fighters.fight_options import BY_THE_BOOK, Fought
from rulesets.whfb2.combat.fighters.gather_units import tell_absent, tell_front
from rulesets.whfb2.combat.fighters.options import (
    Arm,
    Bonus,
    Charged,
    Figures,
    Otherwise,
    Places,
    Who,
    WhoIfStated,
    Whose,
)
from rulesets.whfb2.combat.fighters.stated import NAMES, NONE
from rulesets.whfb2.combat.idle import fight_idles
from rulesets.whfb2.combat.round.blows import take_turn
from rulesets.whfb2.combat.round.ending import RoundResult, finish_round
from rulesets.whfb2.combat.round.preparation import (
    PreparedRound,
    Spares,
    choose_spared,
    losses_of,
    make_ready,
    together,
    with_others,
)
from rulesets.whfb2.rout.push import MOST_RANKS
from rulesets.whfb2.unit import acts, offers, struck_apart
from rulesets.whfb2.unit.enemies import round_check

_MOST_UNITS: Final = 4
_ROUND: Final = (
    Demand("unit", once=("fought",)),
    Demand("enemy", once=("fought",)),
    Demand("unit", contact="enemy", unless=("charged=unit", "charged=enemy", "charged=both")),
)
"""Only units in contact fight [L1481-1487]; who says who charged tells of contact."""


@procedure(
    source="L1443-1982",
    command="fight",
    variant="round",
    effects=changes.of_round,
    follow_ups=changes.after_round,
    phases=("combat",),
    actors=("unit", "enemy"),
    demands=_ROUND,
    acts=acts.FIGHT,
    check=round_check("close_combat_round"),
    idles=fight_idles,
    completes=with_whole_combat(_MOST_UNITS),
    owed=challenges_owed,
    offering=offers.FIGHT,
)
def close_combat_round(
    dice: Dice,
    *,
    unit: Annotated[tuple[Unit, ...], Units(1, _MOST_UNITS)],
    enemy: Annotated[tuple[Unit, ...], Units(1, 4), MET],
    charged: Charged = None,
    fighting: Figures = (),
    enemy_fighting: Figures = (),
    weapon: Arm = None,
    enemy_weapon: Arm = None,
    defends: Whose = NONE,
    high_ground: Who = NONE,
    air: Annotated[Who, ALOFT] = NONE,
    rough: Who = NONE,
    in_flank: Annotated[Places, IN_FLANK] = (),
    in_rear: Annotated[Places, IN_REAR] = (),
    enemy_in_flank: Annotated[Places, ENEMY_IN_FLANK] = (),
    enemy_in_rear: Annotated[Places, ENEMY_IN_REAR] = (),
    stays: WhoIfStated = None,
    restrain: WhoIfStated = None,
    depth: Annotated[int | None, Whole(0, MOST_RANKS)] = None,
    enemy_depth: Annotated[int | None, Whole(0, MOST_RANKS)] = None,
    wounds: Otherwise = 0,
    enemy_wounds: Otherwise = 0,
    to_hit: Bonus = 0,
    enemy_to_hit: Bonus = 0,
    rules: Annotated[SpecialRules, Rules(FIGHT_RULES)] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(FIGHT_RULES)] = NO_RULES,
    options: Fought = BY_THE_BOOK,
) -> RoundResult:
    """Fight a round between one to four units a side, to the pursuit [L1443-1982].

    Args:
        dice: Every die of the round, in the order of the text.
        unit: Our units. The first fights the enemy's first, the second its second, and so on;
            those beyond the last enemy fight that one. Characters are named beside their unit.
        enemy: The enemy's units.
        charged: Who charged this turn; by the units' statuses when not told.
        fighting: Our figures in contact: a number for each unit, or for each unit and each enemy
            (unit by unit); counted from the fronts when empty.
        enemy_fighting: The same for the enemy.
        weapon: What our units fight with; what they carry when not told.
        enemy_weapon: The same for the enemy.
        defends: Who defends a wall, a hedge or the like.
        high_ground: Who stands higher.
        air: Who fights from the air; the table knows by the altitude of all units of a side.
        rough: Whose pikes crossed an obstacle or difficult terrain in their movement phase.
        in_flank: Places, from 1, of our units that attack a flank.
        in_rear: Of those that attack a rear.
        enemy_in_flank: Of the enemy's units that attack a flank.
        enemy_in_rear: Of those that attack a rear.
        stays: Who stays in its defences or square rather than follow the beaten; their players
            decide when not told.
        restrain: Who tries to hold back from pursuit; their players decide when not told.
        depth: Complete ranks of our units after the blows; counted when not told.
        enemy_depth: Of the enemy's.
        wounds: Wounds that our side inflicted otherwise and that count, as by hand crossbows; they
            are off the enemy before. The table knows of those in this phase.
        enemy_wounds: The same of the enemy.
        to_hit: Other modifiers of our rolls to hit.
        enemy_to_hit: Of the enemy's.
        rules: Added to the rules of each of our units.
        enemy_rules: To those of each of the enemy's.
        options: What players settled.

    Raises:
        Refusal: `unit-destroyed`, `fight-fleeing`, `fight-off-table`, `unit-lacks-value`,
            `weapon-on-foot`, `weapon-mounted`, `lance-without-charge`, `fighting-count`,
            `too-many-fighting`, `no-such-place`, `must-follow`.
    """

    def ready(spares: Spares = ((), ())) -> PreparedRound:
        return dice.call(
            make_ready,
            sides=(
                (unit, rules, weapon, fighting, in_flank, in_rear, depth, to_hit),
                (
                    enemy,
                    enemy_rules,
                    enemy_weapon,
                    enemy_fighting,
                    enemy_in_flank,
                    enemy_in_rear,
                    enemy_depth,
                    enemy_to_hit,
                ),
            ),
            charged=charged,
            defends=defends,
            high_ground=high_ground,
            air=air,
            rough=rough,
            choices=(stays, restrain),
            options=options,
            corners=options.corner_attacks,
            spares=spares,
        )

    prepared = ready()
    spares = choose_spared(dice, prepared.context.plan, (fighting, enemy_fighting))
    if any(spares):
        prepared = ready(spares)
    losses = dice.interleave(take_turn, prepared.fresh, prepared.turns, losses_of, together)
    first = len(prepared.context.plan.sides[0])
    others = struck_apart.count_wounds(dice, (unit, enemy), (wounds, enemy_wounds))
    losses = with_others(losses, first, others)
    result = finish_round(dice, prepared.context, losses)
    tell_absent(dice, (*unit, *enemy))
    for side, units, told in ((0, unit, fighting), (1, enemy, enemy_fighting)):
        for each in units if not told else ():
            tell_front(dice, each, NAMES[side])
    return result
