"""A whole spell in one go: cast, Fiasco, dispel, range, hits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from rulesets.blackhammer.lores.lasting import has_more, plain_hits
from rulesets.blackhammer.magic.answering import owed_before_next
from rulesets.blackhammer.magic.casting import Cast, cast_spell
from rulesets.blackhammer.magic.dispelling import roll_dispel
from rulesets.blackhammer.magic.facts import (
    CASTING_DICE,
    Bonus,
    Contact,
    ContactModels,
    DiceUsed,
    Resistance,
    check_wizard,
    comes_to,
)
from rulesets.blackhammer.magic.fiascos.fiasco import Miscast, miscast, miscast_effects, who_touches
from rulesets.blackhammer.magic.options import AimedRules, Casting, Force, Frame, Reach, WizardState
from rulesets.blackhammer.magic.resistance import (
    RESISTANCE_RULES,
    check_resistance,
    meeting_effects,
    met_so_far,
    resistances_of,
)
from rulesets.blackhammer.magic.resolution import (
    Hits,
    SpellResolved,
    check_duration,
    check_hits,
    resolution_effects,
    resolve_spell,
)
from rulesets.blackhammer.magic.resolving.losses import after_attempted
from rulesets.blackhammer.magic.resolving.order import check_cast
from rulesets.blackhammer.magic.tried_spells import tried_effects
from rulesets.blackhammer.unit import acts, demands
from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import Fill, Flag, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import CounterChanged, CounterSet, Effect
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.dispelling import Dispel

DispelLevel: TypeAlias = Annotated[int, Whole(0, 3), Fill("dispeller", "level")]
DispellerFleeing: TypeAlias = Annotated[bool, Flag(), Fill("dispeller", "status:fleeing")]
DispellerStupid: TypeAlias = Annotated[bool, Flag(), Fill("dispeller", "status:stupid")]
DispellerOffTable: TypeAlias = Annotated[bool, Flag(), Fill("dispeller", "status:off-table")]


@dataclass(frozen=True, slots=True)
class MagicAttempt:
    """The outcome of a spell, from its casting to its effect.

    Attributes:
        outcome: `takes-effect`, `not-cast`, `fiasco` (and not cast), `dispelled`, `out-of-range`.
        miscast: A Fiasco happened.
        fiasco: What it did, None without one.
        dispel: The dispel attempt, None without one.
        resolved: The spell's effect, None when it never came to that.
        casting_result: What a dispel had to equal, None for a spell not cast.
    """

    outcome: str
    miscast: bool = False
    fiasco: Miscast | None = None
    dispel: Dispel | None = None
    resolved: SpellResolved | None = None
    casting_result: int | None = detail()


def attempt_effects(arguments: Arguments, result: MagicAttempt) -> tuple[Effect, ...]:
    """Spend the dice and apply whatever the steps did."""
    effects: list[Effect] = [
        CounterChanged("power-dice", -arguments["dice_used"]),
        CounterSet(CASTING_DICE, arguments["dice_used"]),
        *tried_effects(arguments),
    ]
    if result.casting_result is not None:
        effects += meeting_effects(arguments["target"], arguments["spell_type"])
    left = arguments["spell"] if has_more(arguments["spell"]) else ""
    comes = comes_to(nothing=result.outcome != "takes-effect", spell=left)
    effects += comes
    if result.fiasco is not None:
        effects += miscast_effects(arguments, result.fiasco)
        if result.fiasco.spell_cast:  # it may have been dispelled all the same
            effects += comes
    if result.dispel is not None and arguments["dispel_dice"]:
        effects.append(CounterChanged("dispel-dice", -arguments["dispel_dice"], "other"))
    if result.resolved is not None:
        effects += resolution_effects(arguments, result.resolved)
    return tuple(effects)


def after_it(arguments: Arguments, result: MagicAttempt) -> tuple[FollowUp, ...]:
    """Offer what the effect of the spell leads to, and to count who touches its wizard."""
    fiasco = result.fiasco
    touching = () if fiasco is None else who_touches(arguments, fiasco)
    return (*after_attempted(arguments, result), *touching)


@procedure(
    source="L776-880",
    follow_ups=after_it,
    roles=("wizard", "target", "dispeller"),
    anybody=("target",),
    effects=attempt_effects,
    at_large=True,
    phases=("magic",),
    demands=demands.CASTING,
    acts=acts.CAST,
    check=check_cast,
    owed=owed_before_next,
)
def magic_attempt(
    dice: Dice,
    *,
    casting: Annotated[Casting, BUNDLE],
    state: Annotated[WizardState, BUNDLE],
    contact: Contact = (),
    contact_models: ContactModels = 0,
    dispel_dice: DiceUsed = 0,
    dispel_level: DispelLevel = 0,
    dispel_modifier: Bonus = 0,
    resistance: Resistance = 0,
    dispeller_fleeing: DispellerFleeing = False,
    dispeller_stupid: DispellerStupid = False,
    dispeller_off_table: DispellerOffTable = False,
    reach: Annotated[Reach, BUNDLE],
    hits: Hits = None,
    force: Annotated[Force, BUNDLE],
    frame: Annotated[Frame, BUNDLE],
    target_rules: AimedRules = NO_RULES,
) -> MagicAttempt:
    """Cast a spell, suffer its Fiasco, meet its dispel, measure it and resolve it [L776-880].

    Dice fall in this order: power dice, Fiasco and its row, dispel dice, then hits. The opponent
    uses `dispel_dice` once the spell is cast, none to let it through. The other options are those
    of `cast_spell`, `miscast`, `dispel` and `resolve_spell`.

    Raises:
        Refusal: what these refuse, before any die falls.
    """
    spell, target = casting.spell, casting.target
    if dispel_dice or resistance:
        check_wizard(
            fleeing=dispeller_fleeing,
            stupid=dispeller_stupid,
            off_table=dispeller_off_table,
            rear_rank=False,
        )
        held = resistances_of(target, target_rules)
        check_resistance(resistance, held, casting.spell_type, spells=met_so_far(target) + 1)
    check_duration(reach)
    hits = plain_hits(spell, hits)
    check_hits(hits, spell, force, frame.of(target, target_rules))
    cast = cast_spell(dice, casting=casting, state=state)
    fiasco = None
    if cast.miscast:
        fiasco = dice.call(
            miscast,
            dice_used=casting.dice_used,
            contact=contact,
            contact_models=contact_models,
            casting_value=casting.casting_value,
            level=casting.level,
        )
    result = _casting_result(cast, fiasco, casting.casting_value)
    if result is None:
        return MagicAttempt("not-cast" if fiasco is None else "fiasco", bool(fiasco), fiasco)
    dispel = None
    if dispel_dice or resistance:
        dispel = dice.call(
            roll_dispel,
            need=result,
            thrown=dispel_dice + resistance,
            level=dispel_level,
            modifier=dispel_modifier,
        )
        if dispel.dispelled:
            return MagicAttempt("dispelled", bool(fiasco), fiasco, dispel, None, result)
    resolved = dice.call(
        resolve_spell,
        reach=reach,
        spell=spell,
        target=target,
        casting_value=casting.casting_value,
        spell_type=casting.spell_type,
        hits=hits,
        force=force,
        frame=frame,
        target_rules=target_rules.without(RESISTANCE_RULES),
    )
    outcome = "takes-effect" if resolved.in_range else "out-of-range"
    return MagicAttempt(outcome, bool(fiasco), fiasco, dispel, resolved, result)


def _casting_result(cast: Cast, fiasco: Miscast | None, casting_value: int) -> int | None:
    """Return what a dispel must equal, None for a spell that is not cast."""
    if cast.cast:
        return cast.total
    return casting_value if fiasco is not None and fiasco.spell_cast else None
