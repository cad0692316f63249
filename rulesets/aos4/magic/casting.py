"""Casting: 2D6 against the casting value, and what two 1s do [L1371-1377]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.aos4.attack.sequence import Damage, unit_suffers
from rulesets.aos4.attack.steps import harm
from rulesets.aos4.magic.answering import (
    UNBIND_TRIED,
    UNBINDABLE,
    UNBOUND,
    answers,
    unbinding_owed,
)
from rulesets.aos4.magic.brought import (
    CASTING,
    SpellReach,
    SpellSummons,
    SpellUnlimited,
    completed,
)
from rulesets.aos4.magic.power import (
    Caster,
    Change,
    RitualRules,
    SpellRepeated,
    SpellTried,
    as_known,
    check_power,
    check_tried,
    noted,
    ritual_modifiers,
    tried_effects,
)
from rulesets.aos4.magic.rituals import (
    PENDING,
    SpellSaid,
    awaiting,
    brought,
    check_reach,
    may_summon,
    ritual_of,
)
from rulesets.aos4.orders import check_order, paid
from rulesets.aos4.unit import acts, demands, offers
from rulesets.aos4.unit.house import OnceATurn, Pack
from rulesets.aos4.unit.options import Inches, One
from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.parameter import FromSpell, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.die import D3
from rulesets.dice.handle import Dice

_ONE: Final = frozenset({1})
_ONES: Final = 2
"""Unmodified 1s that make a casting roll a miscast, however many dice it has [L1375]."""


@dataclass(frozen=True, slots=True)
class Casting:
    """A casting roll.

    Attributes:
        cast: Whether it works, unless the opponent unbinds it.
        reason: `reached`, `works` where nobody may unbind, `too-low` or `miscast`, which hurts its
            caster.
        suffered: What a miscast's mortal damage did.
        total: Dice and modifiers: what an unbinding must beat.
    """

    cast: bool
    reason: Literal["reached", "works", "too-low", "miscast"]
    suffered: Damage | None = None
    total: int | None = detail()


def after_casting(arguments: Arguments, result: Casting) -> tuple[FollowUp, ...]:
    """Offer to unbind a spell that reached its value [L1377, L1398], save in Spearhead [L1904]."""
    if not result.cast or result.total is None or arguments["pack"] == "spearhead":
        return ()
    return answers(result.total)


def casting_effects(arguments: Arguments, result: Casting) -> tuple[Effect, ...]:
    """Note the attempt, pay for an intervention, and hurt a wizard who miscasts."""
    used = noted(arguments["wizard"], "used-magic") + 1
    effects: tuple[Effect, ...] = (
        StatusSet("wizard", "used-magic", "phase", used),
        *tried_effects(
            "wizard",
            arguments["wizard"],
            arguments["spell"],
            as_known(arguments["rules"], unlimited=arguments["unlimited"]),
            arguments["once_a_turn"],
            success=result.cast,
        ),
        StatusCleared("wizard", UNBIND_TRIED),
        StatusCleared("wizard", UNBOUND),
        StatusCleared("wizard", PENDING),
        may_summon(arguments["spell"], "wizard", works=result.cast, summons=arguments["summons"]),
    )
    if result.cast and result.total is not None:
        spell, total = arguments["spell"], result.total
        if arguments["target"] is not None:
            effects = (*effects, *brought(spell, "wizard", total))
        if arguments["pack"] != "spearhead":
            waits = StatusSet("wizard", UNBINDABLE, "phase", total)
            effects = (*effects, waits, *awaiting(spell, "wizard"))
    if "magical-intervention" in arguments["rules"]:
        effects = (*effects, *paid("magical-intervention", "wizard"))
    if result.suffered is None:
        return effects
    return (*effects, StatusSet("wizard", "no-spells", "phase"), *harm("wizard", result.suffered))


@procedure(
    source="L1095-1103, L1367-1377, L1402-1404",
    command="cast",
    follow_ups=after_casting,
    effects=casting_effects,
    anybody=("target",),
    at_large=True,
    phases=("hero",),
    demands=demands.CAST,
    acts=acts.CAST,
    owed=unbinding_owed,
    completes=completed("spell", "wizard"),
    offering=offers.CAST,
)
def casting_roll(
    dice: Dice,
    *,
    wizard: Caster,
    target: One = None,
    spell: SpellSaid = "",
    casting_value: Annotated[int, Whole(1, 40), FromSpell("casting_value"), CASTING],
    distance: Inches = None,
    dice_used: Annotated[int, Whole(2, 4)] = 2,
    modifier: Change = 0,
    rules: RitualRules = NO_RULES,
    tried: SpellTried = False,
    repeated: SpellRepeated = False,
    most_distance: SpellReach = None,
    unlimited: SpellUnlimited = False,
    summons: SpellSummons = None,  # noqa: ARG001 - its effects read it
    once_a_turn: OnceATurn = "attempts",
    pack: Pack = "border-war",
) -> Casting:
    """Roll to cast a spell [L1095-1103, L1367-1377, L1402-1404, L1904].

    Two unmodified 1s are a miscast whatever the modifiers: the spell fails, the wizard takes D3
    mortal damage and casts no more this phase. Spearhead knows neither miscasts nor power levels,
    and spells are as other abilities there: one unit uses each once a phase.

    Args:
        dice: The dice.
        wizard: Who casts.
        target: Whom it is cast on; a spell of the text takes effect on it, until it is unbound.
        spell: Its name.
        casting_value: What has to be reached.
        distance: Inches to the farthest part of the target.
        dice_used: Dice of the roll, more than 2 by an ability.
        modifier: What abilities add.
        rules: Whether it is by Magical Intervention (-1), helped by a Place of Power (+1), or
            Unlimited.
        tried: A friendly wizard tried this spell this turn.
        repeated: This one tried it this phase, and it is Unlimited.
        most_distance: Inches that one of the army's own reaches, where its words say so.
        unlimited: One of the army's own has that keyword.
        summons: One of the army's own summons; nobody knows where its keywords are unknown.
        once_a_turn: Whether attempts count, or successes alone.
        pack: The battlepack.

    Raises:
        Refusal: `not-a-caster`, `power-spent`, `spell-tried`, `ritual-repeated`,
            `already-commanded`, `ritual-out-of-range`.
    """
    spearhead = pack == "spearhead"
    rules = as_known(rules, unlimited=unlimited)
    check_reach(spell, distance, most_distance)
    check_power(wizard, "wizard", limited=not spearhead)
    check_tried(rules, once_a_turn, tried=tried and not spearhead, repeated=repeated)
    if "magical-intervention" in rules:
        check_order(wizard, pack)
    modifiers = ritual_modifiers(wizard, rules, modifier)
    plus = sum(modifier.value for modifier in modifiers)
    need = max(1, casting_value - plus)
    fallen = dice.tally(dice_used, _ONE, "casting", need=need, modifiers=modifiers)
    total = max(1, fallen.total + plus)
    if fallen.matches < _ONES or spearhead:
        cast = total >= casting_value
        if cast and target is None and ritual_of(spell) is not None:
            dice.tell("ritual-without-target", spell=spell)
        done: Literal["works", "reached"] = "works" if spearhead else "reached"
        return Casting(cast, done if cast else "too-low", None, total)
    dice.tell("miscast")
    suffered = unit_suffers(dice, dice.single("mortal-damage", die=D3), wizard)
    return Casting(False, "miscast", suffered, total)
