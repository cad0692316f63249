"""Hits that need no roll, who takes them, and what they cost [R L635-690, L835-838]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.casualties import Losses, losses, wounds_left
from rulesets.core.battlefield.damage import damage_scores, damage_stage
from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Choice, Quantity
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.attack.hit import check_damage
from rulesets.t9a.harm.attack import Attacked, Saves
from rulesets.t9a.harm.body import HITS, Count, Damage, HitRules, HitsFirst, Met, Strength
from rulesets.t9a.harm.distribution import CHOICES, Landed, company_of, shared
from rulesets.t9a.harm.harm import Blow, Harm, after_hits, strike, target_harmed
from rulesets.t9a.harm.later_hits import BroughtBy, clear_hits
from rulesets.t9a.harm.wounding.steps import DEALT
from rulesets.t9a.unit.house import beyond
from rulesets.t9a.unit.options import Carried, Models, One, WoundsEach, YesNo
from rulesets.t9a.unit.rule_sources import behind, in_order


def hits_rest(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what hits rest on: the chapter on damage, special saves, special rules."""
    special = [save for save in ("ward", "regen") if arguments.get(save) is not None]
    rules = behind(arguments["rules"], arguments["target_rules"])
    return in_order("draft", *(("same",) if special else ()), *rules)


def hits_effects(arguments: Arguments, result: Harm) -> tuple[Effect, ...]:
    """Return what the target lost, and that hits which were still to come are dealt."""
    return (*clear_hits(arguments), *target_harmed(arguments, result))


@procedure(
    source="R L635-690",
    command="warmachine",
    variant="hits",
    effects=hits_effects,
    follow_ups=after_hits,
    beyond=Beyond("damage", ("same", "newer", "draft"), rests=hits_rest),
)
def auto_hits(
    dice: Dice,
    *,
    unit: One = None,
    target: One = None,
    hits: Annotated[Amount, HITS],
    s: Strength,
    damage: Damage = None,
    dealt: Annotated[Attacked, Choice(DEALT)] = "other",
    unsaved: YesNo = False,
    brought_by: BroughtBy = None,  # noqa: ARG001 - what is dealt of what was still to come
    rules: HitRules = NO_RULES,
    body: Met,
) -> Harm:
    """Resolve hits: share them out, wound, save, remove casualties [R L635-690].

    Args:
        dice: How many they are, to wound, saves, multiple wounds.
        unit: Who dealt them.
        target: Who is hit.
        hits: How many.
        s: Their Strength.
        damage: Wounds that an unsaved wound takes, where their special rules do not say.
        dealt: How they are dealt, where saves ask for it.
        unsaved: No save of any kind is of help, as against a caster's own Miscast [L1003].
        brought_by: What brought them, where they were still to come.
        rules: Their special rules.
        body: What they meet.

    Raises:
        Refusal: `damage-dice`, `missing-option`, `target-dead`, `too-many-carried`.
    """
    saves: Saves = "none" if unsaved else "all"
    blow = Blow(s, rules, damage, dealt, None if unit is None else unit.name, saves)
    hit, mark = body.hit(blow), body.mark(target)
    return strike(dice, Landed(hits.roll(dice, "hits")), blow, hit, mark)


@procedure(source="R L1036-1039", actors=(), beyond=beyond("special-rules", "same"))
def multiple_wounds(
    dice: Dice,
    *,
    damage: Annotated[Amount, Quantity(1, 20)],
    wounds: Count = 1,
    w: WoundsEach = 1,
    models: Models = None,
    carried: Carried = 0,
) -> Losses:
    """Roll what each unsaved wound takes, at most the Wounds of the target [R L1036-1039].

    Args:
        dice: A die for each, where it is one.
        damage: Wounds that it takes: 2, D3, D3+1, D6.
        wounds: Unsaved wounds.
        w: Wounds on the profile of each model.
        models: Models of the target.
        carried: Wounds noted on it.

    Raises:
        Refusal: `damage-dice`, `target-dead`, `too-many-carried`.
    """
    check_damage(damage)
    most = wounds_left(models, w, carried)
    stages = (damage_stage(damage, w),)
    taken = dice.attacks(wounds, "unsaved", stages, damage_scores(w), cap=most)
    return losses(models, w, carried, taken.score)


@procedure(source="R L667-678", actors=(), beyond=beyond("damage", "draft"))
def remove_casualties(
    _dice: Dice,
    *,
    wounds_lost: Count,
    w: WoundsEach = 1,
    models: Models = None,
    carried: Carried = 0,
) -> Losses:
    """Remove whole models whenever possible, and note the rest on the unit [R L667-678].

    Args:
        wounds_lost: Wounds that the rank and file lose.
        w: Wounds on the profile of each.
        models: Models left.
        carried: Wounds noted on it before.

    Raises:
        Refusal: `target-dead`, `too-many-carried`.
    """
    wounds_left(models, w, carried)
    return losses(models, w, carried, wounds_lost)


@dataclass(frozen=True, slots=True)
class Shares:
    """Shares of hits on a unit.

    Attributes:
        rank_and_file: Hits on its own models.
        characters: Hits on those with it, together.
        each: Hits on each of them, in order of their joining.
    """

    rank_and_file: int
    characters: int
    each: tuple[int, ...] = ()


@procedure(source="R L644-646, L835-838", actors=(), beyond=beyond("damage", "draft"))
def distribute_hits(
    _dice: Dice,
    *,
    target: One = None,
    hits: Count,
    models: Models = None,
    hits_first: HitsFirst = None,
) -> Shares:
    """Share hits between a unit and the characters with it [R L644-646, L835-838].

    Five models of its rank and file take them all for characters of their troop type; others are
    hit as equally as can be.

    Args:
        target: The unit, with who joined it.
        hits: Hits on it.
        models: Its rank and file.
        hits_first: Whom the attacker lets take a hit first.
    """
    first = hits_first or CHOICES[0]
    own, heroes = shared(Landed(hits), company_of(target, models), first)
    each = tuple(landed.all for landed in heroes)
    return Shares(own.all, sum(each), each)
