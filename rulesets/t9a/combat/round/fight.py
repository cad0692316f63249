"""A full round of close combat, from Fear to the pursuit [R L512-629]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from operator import methodcaller
from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Choice, Flag, Numbers, Rules, Units, Whole
from rulesets.core.declaring.procedure import Demand, procedure
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.challenging import challenges_owed
from rulesets.rank_and_flank.nerve.doubt import in_doubt
from rulesets.rank_and_flank.round.contact import contact_of
from rulesets.rank_and_flank.round.plan import listed
from rulesets.rank_and_flank.round.touching import (
    ENEMY_IN_FLANK,
    ENEMY_IN_REAR,
    IN_FLANK,
    IN_REAR,
    MET,
    with_those_within,
)
from rulesets.t9a.combat.fight_rules import FIGHT_RULES, round_rests
from rulesets.t9a.combat.ranks import ranks_of_unit
from rulesets.t9a.combat.result import BOTH_SIDES
from rulesets.t9a.combat.round import step_effects
from rulesets.t9a.combat.round.blows import Tally, Turn, begin, fights_of, make_turns, take_turn
from rulesets.t9a.combat.round.champions import apart, rejoined
from rulesets.t9a.combat.round.combat_result import RoundContext
from rulesets.t9a.combat.round.contact import Aim, choose_aims, meeting
from rulesets.t9a.combat.round.ending import finish_round
from rulesets.t9a.combat.round.gather_units import (
    SideFacts,
    Started,
    check_fighter,
    check_round,
    fighters_of,
    host_of,
    target_of,
    without_icons,
)
from rulesets.t9a.combat.round.groups import groups_of
from rulesets.t9a.combat.round.losses import round_losses, together
from rulesets.t9a.combat.round.outcome import RoundResult
from rulesets.t9a.combat.round.plan import Plan
from rulesets.t9a.combat.round.round_effects import of_round
from rulesets.t9a.combat.weapon import WEAPON_IDS
from rulesets.t9a.psychology.fear import AFRAID, BRAVED, FEAR_RULES, SHAKEN
from rulesets.t9a.psychology.immunity import faced, fears
from rulesets.t9a.psychology.nerve import SHIRKS, nerve_test, with_standard
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.demands import FOES
from rulesets.t9a.unit.idle import fight_idles

MOST_UNITS: Final = 4

_Places = Annotated[tuple[int, ...], Numbers(1, MOST_UNITS, MOST_UNITS)]
_Counts = Annotated[tuple[int, ...], Numbers(0, 100, 16)]
_Who = Annotated[str, Choice(BOTH_SIDES)]


@dataclass(frozen=True, eq=False, slots=True)
class _PreparedRound:
    """A round made ready; compared by identity.

    Attributes:
        context: The plan and what the end depends on.
        turns: Each group's turn in the order of blows, with the index of its fight.
        fresh: Each fight before the first blow.
        afraid: Names of the units that failed their Fear tests.
    """

    context: RoundContext
    turns: tuple[tuple[int, Turn], ...]
    fresh: tuple[Tally, ...]
    afraid: str | None


_ROUND: Final = (
    Demand(
        "unit",
        once=(step_effects.FOUGHT,),
        unless=("first_round", "charged=unit", "charged=enemy", "charged=both"),
        unless_stated=("first_round",),
    ),
    Demand(
        "enemy",
        once=(step_effects.FOUGHT,),
        unless=("first_round", "charged=unit", "charged=enemy", "charged=both"),
        unless_stated=("first_round",),
    ),
    FOES,
    Demand(
        "unit",
        contact="enemy",
        unless=("first_round", "charged=unit", "charged=enemy", "charged=both"),
    ),
)
"""Only units in contact fight, and once in a phase, unless a pursuit leads them on [R L514-517]."""


@procedure(
    source="R L523-616",
    command="fight",
    effects=of_round,
    follow_ups=step_effects.after_round,
    phases=("combat",),
    actors=("unit", "enemy"),
    at_large=True,
    demands=_ROUND,
    acts=acts.FIGHT,
    check=check_round,
    beyond=Beyond("close-combat", ("same", "newer", "lasting", "draft"), rests=round_rests),
    idles=fight_idles,
    owed=challenges_owed,
    completes=with_those_within(MOST_UNITS, methodcaller("has", SHIRKS)),
    offering=offers.FIGHT,
)
def close_combat_round(
    dice: Dice,
    *,
    unit: Annotated[tuple[Unit, ...], Units(1, MOST_UNITS)],
    enemy: Annotated[tuple[Unit, ...], Units(1, MOST_UNITS), MET],
    charged: Annotated[str | None, Choice(BOTH_SIDES)] = None,
    first_round: Annotated[bool, Flag()] = False,
    fighting: _Counts = (),
    enemy_fighting: _Counts = (),
    weapon: Annotated[str | None, Choice(WEAPON_IDS)] = None,
    enemy_weapon: Annotated[str | None, Choice(WEAPON_IDS)] = None,
    in_flank: Annotated[_Places, IN_FLANK] = (),
    in_rear: Annotated[_Places, IN_REAR] = (),
    enemy_in_flank: Annotated[_Places, ENEMY_IN_FLANK] = (),
    enemy_in_rear: Annotated[_Places, ENEMY_IN_REAR] = (),
    downhill: _Who = "none",
    modifier: Annotated[int, Whole(-20, 20)] = 0,
    restrain: Annotated[str | None, Choice(BOTH_SIDES)] = None,
    crush: _Who = "none",
    breath: _Who = "none",
    rules: Annotated[SpecialRules, Rules(FIGHT_RULES)] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(FIGHT_RULES)] = NO_RULES,
) -> RoundResult:
    """Fight a round between one to four units a side, to the end of the pursuit [R L523-616].

    Args:
        dice: Fear tests, whom units before characters strike, every blow by Initiative, Break
            tests, restraint, flights, pursuits.
        unit: Our units. The first fights the enemy's first, the second its second, and so on;
            those beyond the last enemy fight that one.
        enemy: The enemy's units.
        charged: Who charged this turn; by the units' statuses when not told.
        first_round: Whether it is the first round for all; it is for who charged.
        fighting: Our models in contact: a number for each unit, or for each unit and each enemy
            (unit by unit); a guess from the front rank when empty, and their players say whether
            they strike rank and file or a character.
        enemy_fighting: The same for the enemy.
        weapon: What our units fight with; what they carry when not told.
        enemy_weapon: The same for the enemy.
        in_flank: Places, from 1, of our units that attack a flank.
        in_rear: Of those that attack a rear.
        enemy_in_flank: Of the enemy's units that attack a flank.
        enemy_in_rear: Of those that attack a rear.
        downhill: Who charged down a hill.
        modifier: Other bonuses to our Combat Score; negative when they are the enemy's.
        restrain: Who tries to hold back from pursuit; their players decide when not told.
        crush: Whose Crush Attacks stand in for their blows.
        breath: Whose Breath Weapons are used.
        rules: Added to the rules of each of our units.
        enemy_rules: To those of each of the enemy's.

    Raises:
        Refusal: `unit-destroyed`, `fight-fleeing`, `fight-off-table`, `unit-lacks-value`,
            `weapon-on-foot`, `weapon-mounted`, `fighting-count`, `too-many-fighting`,
            `no-such-place`.
    """
    stated = (
        (unit, rules, weapon, fighting, in_flank, in_rear, modifier),
        (
            enemy,
            enemy_rules,
            enemy_weapon,
            enemy_fighting,
            enemy_in_flank,
            enemy_in_rear,
            -modifier,
        ),
    )
    ours, theirs = (
        SideFacts(
            units,
            held,
            None if charged is None else charged in (name, "both"),
            wields,
            contact,
            tuple([number - 1 for number in flank]),
            tuple([number - 1 for number in rear]),
            downhill in (name, "both"),
            max(0, other),
            None if restrain is None else restrain in (name, "both"),
            crush in (name, "both"),
            breath in (name, "both"),
        )
        for name, (units, held, wields, contact, flank, rear, other) in zip(
            ("unit", "enemy"), stated, strict=True
        )
    )
    whole = (ours, theirs)
    ours, theirs = apart(ours, enemy), apart(theirs, unit)
    # Everything is refused before a die falls; whoever then is afraid changes no more than blows.
    calm = ((False,) * len(ours.units), (False,) * len(theirs.units))
    ready = dice.call(_make_ready, facts=(ours, theirs), afraid=calm, first_round=first_round)
    fear = dice.call(_face_fear, ours, theirs)
    ours, theirs = (
        without_icons(facts, used) for facts, used in zip((ours, theirs), fear.icons, strict=True)
    )
    aims = choose_aims(dice, ready.context.plan, (fighting, enemy_fighting))
    prepared = dice.call(
        _make_ready, facts=(ours, theirs), afraid=fear.afraid, first_round=first_round, aims=aims
    )
    losses = dice.interleave(take_turn, prepared.fresh, prepared.turns, round_losses, together)
    result = finish_round(dice, prepared.context, losses, prepared.afraid)
    result = rejoined(dice, result, (ours, theirs))
    dice.call(_tell_unknown, *whole)
    gleamed = tuple(
        [
            facts.units[index].name
            for facts, used in zip((ours, theirs), fear.icons, strict=True)
            for index in used
        ]
    )
    return replace(result, icons=(*gleamed, *(result.icons or ()))) if gleamed else result


@dataclass(frozen=True, slots=True)
class _Feared:
    """Results of the Fear tests of both sides.

    Attributes:
        afraid: Which units failed.
        icons: Indices of those that used a Gleaming Icon.
    """

    afraid: tuple[tuple[bool, ...], tuple[bool, ...]]
    icons: tuple[tuple[int, ...], tuple[int, ...]]


def _face_fear(dice: Dice, ours: SideFacts, theirs: SideFacts) -> _Feared:
    """Let units in contact with what causes Fear test, once a round [R L1011]."""
    found, icons = [], []
    for role, facts, foes in (("unit", ours, theirs), ("enemy", theirs, ours)):
        failed, gleamed = [], []
        for index, unit in enumerate(facts.units):
            rules = unit.rules | facts.rules
            met = _met(facts, foes, index)
            afraid = any(fears(rules, faced(foe, foe.rules | foes.rules)) for foe in met)
            settled = unit.has(AFRAID) or unit.has(BRAVED)
            # Characters are of one mind with the unit that they are in.
            led = host_of(facts.units, unit) is not None
            if not afraid or settled or led:
                failed.append(unit.has(AFRAID))
                continue
            held = with_standard(unit, rules)
            kept = held.only(FEAR_RULES)
            test = dice.call(
                nerve_test,
                ld=unit.number("ld"),
                label="fear-test",
                rules=kept,
                modifiers=(SHAKEN,),
                subject=unit.name,
                doubt=in_doubt(unit, role, index),
            )
            key = "fear-mastered" if test.passed else "fear-seizes"
            dice.tell(key, unit=unit.name, total=test.total, against=test.against)
            failed.append(not test.passed)
            if test.icon:
                gleamed.append(index)
        icons.append(tuple(gleamed))
        hosts = [host_of(facts.units, unit) for unit in facts.units]
        found.append(
            tuple(
                [
                    own if host is None else failed[host]
                    for own, host in zip(failed, hosts, strict=True)
                ]
            )
        )
    return _Feared((found[0], found[1]), (icons[0], icons[1]))


def _met(facts: SideFacts, foes: SideFacts, index: int) -> list[Unit]:
    """Return the enemies in contact with a unit: whom it faces, and who faces it."""
    opposite = target_of(facts.units[index], foes.units, index, duel=False)
    return [
        foe
        for at, foe in enumerate(foes.units)
        if at == opposite or target_of(foe, facts.units, at, duel=False) == index
    ]


def _make_ready(
    _dice: Dice,
    *,
    facts: tuple[SideFacts, SideFacts],
    afraid: tuple[tuple[bool, ...], tuple[bool, ...]],
    first_round: bool,
    aims: tuple[Aim, ...] = (),
) -> _PreparedRound:
    """Lay the round out once, before the first blow."""
    for stated in facts:
        for unit in stated.units:
            check_fighter(unit)
    ours, theirs = facts
    begun = any(stated.charges(unit) for stated in facts for unit in stated.units)
    started = Started(first_round, begun)
    sides = (
        fighters_of(ours, theirs, afraid[0], side=0, started=started),
        fighters_of(theirs, ours, afraid[1], side=1, started=started),
    )
    bare = Plan(sides=sides, contact=contact_of(sides))
    named = (ours.named, theirs.named)
    counts = tuple(
        meeting(bare, side, facts[side].fighting, aims, named=(named[side], named[1 - side]))
        for side in (0, 1)
    )
    known = replace(bare, contact=bare.touching(counts))
    groups = tuple(
        group
        for side in (0, 1)
        for pair, models in sorted(counts[side].items())
        if models
        for group in groups_of(
            known,
            side,
            pair,
            (models, _before(known, side, pair, counts[side])),
            leading=pair[1] == _first_met(known, side, pair[0], counts[side]),
            crush=facts[side].crush,
            breath=facts[side].breath,
        )
    )
    plan = replace(known, groups=groups)
    context = RoundContext(
        plan=plan,
        downhill=(ours.downhill, theirs.downhill),
        other=(ours.other, theirs.other),
        restrain=(ours.restrain, theirs.restrain),
    )
    fights = fights_of(plan)
    names = [
        unit.name
        for side in (0, 1)
        for unit, fails in zip(facts[side].units[: named[side]], afraid[side], strict=False)
        if fails
    ]
    return _PreparedRound(
        context, make_turns(plan, fights), tuple(map(begin, fights)), listed(names)
    )


def _before(
    plan: Plan, side: int, pair: tuple[int, int], counts: dict[tuple[int, int], int]
) -> int:
    """Return the models of a unit's front in contact with enemies that come before one."""
    striker, target = pair
    if plan.facing_on(side, striker, target) != "front":
        return 0
    return sum(
        models
        for (own, foe), models in counts.items()
        if own == striker and foe < target and plan.facing_on(side, own, foe) == "front"
    )


def _first_met(plan: Plan, side: int, striker: int, counts: dict[tuple[int, int], int]) -> int:
    """Return the enemy that a unit's Champion and Breath Weapon strike: the first before it."""
    met = [foe for (own, foe), models in counts.items() if own == striker and models]
    return min(met, key=lambda foe: (plan.facing_on(side, striker, foe) != "front", foe))


def _tell_unknown(dice: Dice, ours: SideFacts, theirs: SideFacts) -> None:
    """Tell whose ranks nobody counted, and which characters did not fight, not being named."""
    every = (*ours.units, *theirs.units)
    named = {unit.name for unit in every}
    for unit in every:
        absent = [it.name for it in unit.body.joined if it.name not in named and not it.has(SHIRKS)]
        if absent:
            dice.tell("joined-not-named", unit=unit.name, characters=", ".join(absent))
    unknown = [unit.name for unit in every if ranks_of_unit(unit) is None]
    if unknown:
        dice.tell("front-unknown", unit=", ".join(unknown))
