"""Spells that last: persistent ones, and those that remain in play while they are kept up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rulesets.blackhammer.magic.facts import (
    DURATIONS,
    DiceLeft,
    Spell,
    WizardFleeing,
    WizardOffTable,
)
from rulesets.blackhammer.unit import demands, offers
from rulesets.blackhammer.unit.options import One, YesNo
from rulesets.core.declaring.parameter import Choice, FromSpell, FromTable, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import CounterChanged, Effect, SpellEnded, SpellKept
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.dispelling import CASTER
from rulesets.refusal import Refusal

ENDS_PERSISTENT = ("own-magic-phase", "fiasco-7-8")
EVENTS = (
    *ENDS_PERSISTENT,
    "caster-killed",
    "caster-fleeing",
    "caster-off-table",
    "dispel-step",
    "owner-ends-it",
)


@dataclass(frozen=True, slots=True)
class PersistentSpell:
    """The state of a persistent spell: whether it still acts."""

    active: bool
    event: str


def persistent_effects(arguments: Arguments, result: PersistentSpell) -> tuple[Effect, ...]:
    """End the spell where it has a name."""
    ended = not result.active and arguments["spell"]
    return (SpellEnded(arguments["spell"]),) if ended else ()


@procedure(source="L866", effects=persistent_effects, at_large=True)
def persistent_spell(
    _dice: Dice,
    *,
    event: Annotated[str, Choice(EVENTS)],
    spell: Spell = "",  # noqa: ARG001 - named to the battle when it ends
) -> PersistentSpell:
    """Tell whether an event ends a persistent spell [L866].

    It lasts until its caster's next magic phase starts, whatever befalls him; only the Fiasco
    of 7-8 ends it before that.

    Args:
        event: What happened; one of `EVENTS`.
        spell: The spell's name.
    """
    return PersistentSpell(event not in ENDS_PERSISTENT, event)


@dataclass(frozen=True, slots=True)
class SpellEnd:
    """The end of a spell in play."""

    ended: bool


def end_effects(arguments: Arguments, _result: SpellEnd) -> tuple[Effect, ...]:
    """End it: his, where its caster is named."""
    role = None if arguments["wizard"] is None else "wizard"
    return (SpellEnded(arguments["spell"], role),)


@procedure(source="L868", effects=end_effects, at_large=True, offering=offers.END_OWN)
def end_spell(
    _dice: Dice,
    *,
    spell: Spell,
    wizard: Annotated[One, CASTER] = None,  # noqa: ARG001 - whose spell it is
    duration: Annotated[str, Choice(DURATIONS), FromSpell("duration")] = "in-play",
) -> SpellEnd:
    """End a spell of one's own that remains in play, as its owner may at any time [L868].

    Args:
        spell: The spell's name.
        wizard: Its caster.
        duration: How long it lasts by itself.

    Raises:
        Refusal: `not-ended-at-will` for one that does not remain in play.
    """
    if duration != "in-play":
        raise Refusal("not-ended-at-will", spell=spell)
    return SpellEnd(ended=True)


@dataclass(frozen=True, slots=True)
class Maintained:
    """The state of a spell: whether it remains in play.

    Attributes:
        maintained: It does.
        dice_spent: Power dice that paid for it.
        reason: `paid`, `dropped`, `too-few-dice`, `caster-killed`, `caster-fleeing`,
            `caster-off-table`.
    """

    maintained: bool
    dice_spent: int
    reason: str


def maintain_effects(arguments: Arguments, result: Maintained) -> tuple[Effect, ...]:
    """Spend the power dice and keep the spell, or end it, where it has a name."""
    spell = arguments["spell"]
    role = None if arguments["wizard"] is None else "wizard"
    if result.maintained:
        spent = CounterChanged("power-dice", -result.dice_spent)
        return (spent, SpellKept(spell, role)) if spell else (spent,)
    return (SpellEnded(spell, role, side="active"),) if spell else ()


def _pool(situation: Situation) -> str | None:
    left = situation.active.counter("power-dice")
    return None if left is None else str(left)


def _check_upkeep(situation: Situation, arguments: Arguments) -> None:
    """Refuse to keep a spell that is not in play, or whose number is not due in this phase.

    Two wizards of a side may have the same spell in play, each for its own number [L872].

    Raises:
        Refusal: `upkeep-not-in-play`, `upkeep-paid`, `upkeep-fresh`, `missing-option` where it is
            not told which of two wizards keeps his.
    """
    spell, wizard = arguments["spell"], arguments["wizard"]
    if not spell:
        return
    active = situation.active
    found = [
        each
        for each in active.spells
        if each.kind == "in-play" and each.name.casefold() == spell.casefold()
    ]
    if wizard is not None:
        found = [each for each in found if each.caster in (None, wizard.name)]
    if not found:
        raise Refusal("upkeep-not-in-play", spell=spell, side=active.name)
    meant = found
    if arguments["keep"]:
        meant = [each for each in found if not (each.fresh or each.kept)]
    if not meant:
        if any(each.kept for each in found):
            raise Refusal("upkeep-paid", spell=spell, side=active.name)
        raise Refusal("upkeep-fresh", spell=spell, side=active.name)
    if len(meant) > 1 and wizard is None:
        raise Refusal("missing-option", option="wizard", absent="wizard")


@procedure(
    source="L868-872",
    effects=maintain_effects,
    at_large=True,
    phases=("magic",),
    demands=(demands.CASTERS_TURN,),
    actors=(),
    asked_by="active",
    check=_check_upkeep,
    offering=offers.KEEP,
)
def maintain_spell(
    _dice: Dice,
    *,
    upkeep: Annotated[int, Whole(1, 3), FromSpell("upkeep")],
    wizard: Annotated[One, CASTER] = None,  # noqa: ARG001 - whose spell it is
    keep: YesNo = True,
    dice_left: Annotated[DiceLeft, FromTable(_pool)] = None,
    killed: YesNo = False,
    fleeing: WizardFleeing = False,
    off_table: WizardOffTable = False,
    spell: Spell = "",  # noqa: ARG001 - named to the battle when it ends
) -> Maintained:
    """Keep a spell in play with power dice, right after the winds, or let it end [L868-872].

    Args:
        upkeep: The number in the spell's brackets: power dice that keep it.
        wizard: Its caster.
        keep: Its owner wants to keep it.
        dice_left: Power dice in the pool, None when nobody said.
        killed: The caster is dead.
        fleeing: The caster flees.
        off_table: The caster left the table.
        spell: The spell's name.
    """
    ends = (
        ("caster-killed", killed),
        ("caster-fleeing", fleeing),
        ("caster-off-table", off_table),
        ("dropped", not keep),
        ("too-few-dice", dice_left is not None and dice_left < upkeep),
    )
    for reason, happened in ends:
        if happened:
            return Maintained(False, 0, reason)
    return Maintained(True, upkeep, "paid")
