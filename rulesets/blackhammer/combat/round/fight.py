"""A full round of close combat, from the first blow to the pursuit."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, TypeAlias

from rulesets.blackhammer.characters.challenge import keeps_out
from rulesets.blackhammer.combat.fight_rules import FIGHT_RULES
from rulesets.blackhammer.combat.fighters.score_kept import NO_DUEL, Duelled, impact_wounds
from rulesets.blackhammer.combat.fighters.stated import SideFacts
from rulesets.blackhammer.combat.impact import with_impact
from rulesets.blackhammer.combat.order import BOTH_SIDES, MOST_UNITS, SIDES
from rulesets.blackhammer.combat.rank import MOST_RANKS
from rulesets.blackhammer.combat.round.blows import (
    Tally,
    Turn,
    begin,
    fights_of,
    make_turns,
    take_turn,
    turns_of,
)
from rulesets.blackhammer.combat.round.combat_result import RoundContext
from rulesets.blackhammer.combat.round.contact import choose_struck
from rulesets.blackhammer.combat.round.ending import finish_round
from rulesets.blackhammer.combat.round.layout import lay_out
from rulesets.blackhammer.combat.round.losses import round_losses, together
from rulesets.blackhammer.combat.round.outcome import RoundResult
from rulesets.blackhammer.combat.round.plan import Plan
from rulesets.blackhammer.combat.round.round_effects import of_round
from rulesets.blackhammer.combat.weapon import WEAPON_IDS, chosen
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.following import after_round
from rulesets.blackhammer.unit.idle import fight_idles
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import Choice, Flag, Numbers, Rules, Units, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.challenging import challenges_owed
from rulesets.rank_and_flank.round.order import check_fight
from rulesets.rank_and_flank.round.plan import NAMES
from rulesets.rank_and_flank.round.pursuit import stated_by_side
from rulesets.rank_and_flank.round.touching import (
    ENEMY_IN_FLANK,
    ENEMY_IN_REAR,
    IN_FLANK,
    IN_REAR,
    MET,
    with_those_within,
)


@dataclass(frozen=True, eq=False, slots=True)
class _PreparedRound:
    """A round made ready; compared by identity.

    Attributes:
        plan: The plan of its blows, in which champions may stand apart.
        context: The plan by units and what the end depends on.
        turns: Each group's turn, in the plan's order, with the index of its fight.
        fresh: Each fight before the first blow.
        won_before: Who won the last round.
    """

    plan: Plan
    context: RoundContext
    turns: tuple[tuple[int, Turn], ...]
    fresh: tuple[Tally, ...]
    won_before: str


@procedure(
    source="L1330-1944",
    command="fight",
    effects=of_round,
    phases=("close-combat",),
    actors=("unit", "enemy"),
    demands=demands.ROUND,
    acts=acts.FIGHT,
    check=check_fight,
    follow_ups=after_round,
    idles=fight_idles,
    owed=challenges_owed,
    completes=with_those_within(MOST_UNITS, keeps_out, all_must=True),
    offering=offers.FIGHT,
)
def close_combat_round(
    dice: Dice,
    *,
    unit: Annotated[tuple[Unit, ...], Units(1, MOST_UNITS)],
    enemy: Annotated[tuple[Unit, ...], Units(1, MOST_UNITS), MET],
    charged: Annotated[str | None, Choice(BOTH_SIDES)] = None,
    first_round: Annotated[bool, Flag()] = False,
    fighting: Annotated[tuple[int, ...], Numbers(0, 100, 16)] = (),
    enemy_fighting: Annotated[tuple[int, ...], Numbers(0, 100, 16)] = (),
    weapon: Annotated[str | None, Choice(WEAPON_IDS)] = None,
    enemy_weapon: Annotated[str | None, Choice(WEAPON_IDS)] = None,
    in_flank: Annotated[tuple[int, ...], Numbers(1, 4, 4), IN_FLANK] = (),
    in_rear: Annotated[tuple[int, ...], Numbers(1, 4, 4), IN_REAR] = (),
    enemy_in_flank: Annotated[tuple[int, ...], Numbers(1, 4, 4), ENEMY_IN_FLANK] = (),
    enemy_in_rear: Annotated[tuple[int, ...], Numbers(1, 4, 4), ENEMY_IN_REAR] = (),
    high_ground: Annotated[str, Choice(BOTH_SIDES)] = "none",
    modifier: Annotated[int, Whole(-20, 20)] = 0,
    obstacle: Annotated[str, Choice(SIDES)] = "none",
    won_before: Annotated[str | None, Choice(SIDES)] = None,
    ranks: Annotated[int | None, Whole(0, MOST_RANKS)] = None,
    enemy_ranks: Annotated[int | None, Whole(0, MOST_RANKS)] = None,
    restrain: Annotated[str | None, Choice(BOTH_SIDES)] = None,
    duelled: Annotated[Duelled, BUNDLE] = NO_DUEL,
    rules: Annotated[SpecialRules, Rules(FIGHT_RULES)] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(FIGHT_RULES)] = NO_RULES,
) -> RoundResult:
    """Fight a round between one to four units a side, to the end of the pursuit [L1330-1944].

    Args:
        dice: Every die of the round, in the order of the text.
        unit: Our units. The first fights the enemy's first, the second its second, and so on;
            those beyond the last enemy fight that one.
        enemy: The enemy's units.
        charged: Who charged this turn; by the units' statuses when not told.
        first_round: Whether it is the first round; it is when somebody charged.
        fighting: Our models in contact: a number for each unit, or for each unit and each enemy
            (unit by unit); a guess from the front rank when empty.
        enemy_fighting: The same for the enemy.
        weapon: What our units fight with; what they carry when not told.
        enemy_weapon: The same for the enemy.
        in_flank: Places, from 1, of our units that attack a flank.
        in_rear: Of those that attack a rear.
        enemy_in_flank: Of the enemy's units that attack a flank.
        enemy_in_rear: Of those that attack a rear.
        high_ground: Who stands higher with half of its models or more.
        modifier: Other bonuses to the combat result; negative when they are the enemy's.
        obstacle: Who defends an obstacle.
        won_before: Who won the last round; by the units' statuses when not told.
        ranks: Our rank bonus; counted from models and front when not told.
        enemy_ranks: The enemy's.
        restrain: Who tries to hold back from pursuit; their players decide when not told.
        duelled: What its challenge scored where it was fought apart.
        rules: Added to the rules of each of our units.
        enemy_rules: To those of each of the enemy's.

    Raises:
        Refusal: `unit-destroyed`, `fight-fleeing`, `fight-off-table`, `unit-lacks-value`,
            `weapon-on-foot`, `weapon-mounted`, `weapon-kept`, `fighting-count`,
            `too-many-fighting`, `no-such-place`, `assault-power`, `leader-power`.
    """
    prepared = dice.call(
        _make_ready,
        facts=(
            (unit, rules, weapon, fighting, in_flank, in_rear, ranks),
            (
                enemy,
                enemy_rules,
                enemy_weapon,
                enemy_fighting,
                enemy_in_flank,
                enemy_in_rear,
                enemy_ranks,
            ),
        ),
        charged=charged,
        first_round=first_round,
        obstacle=obstacle,
        high_ground=high_ground,
        modifier=modifier,
        restrain=restrain,
        duelled=duelled,
        won_before=won_before,
    )
    order = dice.call(turns_of, prepared.plan, prepared.won_before)
    blows = [prepared.turns[index] for index in order]
    losses = dice.interleave(take_turn, prepared.fresh, blows, round_losses, together)
    result = finish_round(dice, prepared.context, losses)
    _tell_absent(dice, (*unit, *enemy))
    _tell_fronts(dice, (() if fighting else unit, () if enemy_fighting else enemy))
    return result


def _tell_fronts(dice: Dice, sides: tuple[tuple[Unit, ...], tuple[Unit, ...]]) -> None:
    """Tell once which units have a front that nobody knows, of those whose models were guessed."""
    unknown = [
        [each.name for each in units if each.models > 1 and not each.number("files", 0)]
        for units in sides
    ]
    names = [name for side in unknown for name in side]
    if names:
        side = "both" if all(unknown) else NAMES[0 if unknown[0] else 1]
        dice.tell("front-unknown", unit=", ".join(names), first=names[0], side=side)


def _tell_absent(dice: Dice, units: tuple[Unit, ...]) -> None:
    """Tell which characters of the units did not fight, not being named."""
    named = {unit.name for unit in units}
    for unit in units:
        absent = [it.name for it in unit.body.joined if it.name not in named and not keeps_out(it)]
        if absent:
            dice.tell("joined-not-named", unit=unit.name, characters=", ".join(absent))


_Side: TypeAlias = (
    "tuple[tuple[Unit, ...], SpecialRules, str | None, tuple[int, ...], tuple[int, ...], "
    "tuple[int, ...], int | None]"
)


def _make_ready(
    dice: Dice,
    *,
    facts: tuple[_Side, _Side],
    charged: str | None,
    first_round: bool,
    obstacle: str,
    high_ground: str,
    modifier: int,
    restrain: str | None,
    duelled: Duelled,
    won_before: str | None,
) -> _PreparedRound:
    """Lay the round out once, before any die."""
    ours, theirs = (
        SideFacts(
            units,
            rules,
            None if charged is None else charged in (name, "both"),
            chosen(weapon),
            fighting,
            tuple([number - 1 for number in in_flank]),
            tuple([number - 1 for number in in_rear]),
            ranks,
            obstacle == name,
        )
        for name, (units, rules, weapon, fighting, in_flank, in_rear, ranks) in zip(
            NAMES, facts, strict=True
        )
    )
    plan = lay_out(ours, theirs, first_round=first_round)
    told = (bool(ours.fighting), bool(theirs.fighting))
    struck = choose_struck(dice, plan, told)
    if any(struck):
        ours, theirs = (
            replace(facts, struck=pairs)
            for facts, pairs in zip((ours, theirs), struck, strict=True)
        )
        plan = lay_out(ours, theirs, first_round=first_round)
    plan = with_impact(plan)
    whole = plan.by_units
    for side, name in enumerate(NAMES):
        if whole.ranks[side]:
            dice.tell("rank-bonus", side=name, name=whole.name_of(side), bonus=whole.ranks[side])
    sides = (ours.units, theirs.units)
    impacts = impact_wounds(dice, sides, (whole.name_of(0), whole.name_of(1)))
    context = RoundContext(
        plan=whole,
        high_ground=(high_ground in ("unit", "both"), high_ground in ("enemy", "both")),
        other=(max(0, modifier) + impacts[0], max(0, -modifier) + impacts[1]),
        restrain=stated_by_side(restrain),
        obstacle=(obstacle == "unit", obstacle == "enemy"),
        duelled=duelled,
    )
    fights = fights_of(plan)
    return _PreparedRound(
        plan,
        context,
        make_turns(plan, fights),
        tuple(begin(fight) for fight in fights),
        won_before or last_winner(ours.units, theirs.units),
    )


def last_winner(ours: tuple[Unit, ...], theirs: tuple[Unit, ...]) -> str:
    """Return the side whose units are marked as last round's winners, where just one is."""
    marked = [any(unit.has("won-last-round") for unit in side) for side in (ours, theirs)]
    if marked[0] == marked[1]:
        return "none"
    return "unit" if marked[0] else "enemy"
