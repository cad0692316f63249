"""Scrolls that are read instead of dispelling a spell [R L1160-1180, and the data of 1.0.0]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.alteration import Alteration, Shift
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Fill, Flag, FromTable, Rules, SpellName, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.counted import counted_by
from rulesets.core.results.effect import CounterSet, Effect, StatusSet
from rulesets.core.results.reminder import Situation
from rulesets.core.results.status import Status
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.t9a.magic.aid import check_borne
from rulesets.t9a.magic.aim import CASTER, MARK, SPELL_CAST
from rulesets.t9a.magic.facts import (
    BARRED,
    CASTING_DICE,
    CASTING_TOTAL,
    OVERWHELMING,
    LastBound,
    Spell,
    Turn,
)
from rulesets.t9a.magic.order import BACKFIRES
from rulesets.t9a.paths.book import SPELLS
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.demands import DISPELLERS_TURN
from rulesets.t9a.unit.house import beyond
from rulesets.t9a.unit.options import One
from rulesets.t9a.unit.spending import item_spent

_BACKLASH: Final = "backlash-scroll"
_BINDING: Final = "binding-scroll"
_SHIELDING: Final = "shielding-scroll"
_SCROLLS: Final = (_BACKLASH, _BINDING, _SHIELDING)
_FEWEST: Final = 2
"""Power Dice from which a casting may be turned back."""
SHIELDED: Final = "shielded-from-spell"
"""The status of a spell's target until the spell has been resolved."""
SHIELD: Final = 4
"""Its Ward save against that spell."""
SCROLL_STATUSES: Final = (
    Status(SHIELDED, "phase", shared=True, alters=Alteration((Shift("ward", "at-least", SHIELD),))),
)

_Read = Annotated[SpecialRules, Rules(_SCROLLS), Fill("wizard", "rules")]


def _dice_of_cast(situation: Situation) -> int | None:
    return situation.active.counter(CASTING_DICE) or None


def _overwhelming(situation: Situation) -> bool | None:
    found = situation.active.counter(OVERWHELMING)
    return None if found is None else bool(found)


@dataclass(frozen=True, slots=True)
class Backlash:
    """A casting turned back, and the dice that its caster's Miscast counts."""

    dice_used: int


def backlash_effects(arguments: Arguments, result: Backlash) -> tuple[Effect, ...]:
    """Leave the spell to its effect, and its caster to the Miscast."""
    return (
        CounterSet(CASTING_TOTAL, 0),
        CounterSet(OVERWHELMING, result.dice_used),
        *item_spent("wizard", arguments["wizard"], _BACKLASH),
    )


def after_backlash(arguments: Arguments, result: Backlash) -> tuple[FollowUp, ...]:
    """Offer the Miscast."""
    caster = (("wizard", "enemy"),) if arguments.get("enemy") is not None else ()
    values: list[tuple[str, int | str]] = [("dice_used", result.dice_used)]
    if arguments["spell"]:
        values.append(("spell", arguments["spell"]))
    return (FollowUp("miscast", caster, tuple(values), offered=BACKFIRES),)


@procedure(
    source="B10 HBE; R L1085-1197",
    command="dispel",
    variant="backlash",
    anybody=("enemy",),
    effects=backlash_effects,
    follow_ups=after_backlash,
    at_large=True,
    phases=("magic",),
    demands=(DISPELLERS_TURN,),
    beyond=beyond("items", "same"),
    acts=acts.SCROLL,
    offering=offers.BACKLASH,
)
def backlash_scroll(
    _dice: Dice,
    *,
    wizard: One = None,
    enemy: Annotated[One, CASTER] = None,  # noqa: ARG001 - who then has a Miscast
    dice_used: Annotated[int, Whole(1, 5), FromTable(_dice_of_cast)],
    bound: LastBound = False,
    overwhelming: Annotated[bool, Flag(), FromTable(_overwhelming)] = False,
    spell: Spell = "",  # noqa: ARG001 - an Amnesia takes it first
    rules: _Read = NO_RULES,
) -> Backlash:
    """Read a Backlash Scroll: after the spell and its attribute, its caster has a Miscast.

    Args:
        wizard: Who reads it.
        enemy: The caster.
        dice_used: Power Dice that the spell was cast with.
        bound: The spell is an item's.
        overwhelming: It was cast with overwhelming power.
        spell: The spell.
        rules: Whether he has such a scroll.

    Raises:
        Refusal: `item-not-borne`, `item-while-fleeing`, `no-backlash` with the reason.
    """
    check_borne(wizard, rules, _BACKLASH)
    bars = (
        ("bound", bound),
        ("overwhelming", overwhelming),
        ("one-die", dice_used < _FEWEST),
    )
    why = next((reason for reason, holds in bars if holds), None)
    if why is not None:
        raise Refusal("no-backlash", why=why)
    return Backlash(dice_used)


@dataclass(frozen=True, slots=True)
class Binding:
    """A spell barred to its caster, and the game turn in which it is."""

    barred_turn: int


def binding_effects(arguments: Arguments, result: Binding) -> tuple[Effect, ...]:
    """Note the turn for the caster and his spell."""
    caster = arguments["enemy"]
    named = None if caster is None else counted_by(BARRED, arguments["spell"], unit=caster.name)
    noted = () if named is None else (CounterSet(named, result.barred_turn, "enemy"),)
    spent = item_spent("wizard", arguments["wizard"], _BINDING)
    return (CounterSet(CASTING_TOTAL, 0), *noted, *spent)


@procedure(
    source="B10 HBE; R L1085-1197",
    command="dispel",
    variant="binding",
    anybody=("enemy",),
    effects=binding_effects,
    at_large=True,
    phases=("magic",),
    demands=(DISPELLERS_TURN,),
    beyond=beyond("items", "same"),
    acts=acts.SCROLL,
    offering=offers.BINDING,
)
def binding_scroll(
    _dice: Dice,
    *,
    wizard: One = None,
    enemy: Annotated[One, CASTER] = None,  # noqa: ARG001 - whose spell it is
    spell: Annotated[str, SpellName(SPELLS), SPELL_CAST],  # noqa: ARG001 - what is barred
    turn: Turn = 1,
    rules: _Read = NO_RULES,
) -> Binding:
    """Read a Binding Scroll: the caster does not cast that spell in the next game turn.

    Args:
        wizard: Who reads it.
        enemy: The caster.
        spell: The spell.
        turn: The game turn.
        rules: Whether he has such a scroll.

    Raises:
        Refusal: `item-not-borne`, `item-while-fleeing`.
    """
    check_borne(wizard, rules, _BINDING)
    return Binding(turn + 1)


@dataclass(frozen=True, slots=True)
class Shielding:
    """The Ward save that the target has against the spell."""

    ward: int


def shielding_effects(arguments: Arguments, _result: Shielding) -> tuple[Effect, ...]:
    """Shield the target until the spell has been resolved."""
    return (
        CounterSet(CASTING_TOTAL, 0),
        StatusSet("target", SHIELDED, "phase"),
        *item_spent("wizard", arguments["wizard"], _SHIELDING),
    )


@procedure(
    source="B10 HBE; R L1085-1197",
    command="dispel",
    variant="shielding",
    anybody=("target",),
    effects=shielding_effects,
    at_large=True,
    phases=("magic",),
    demands=(DISPELLERS_TURN,),
    beyond=beyond("items", "same"),
    acts=acts.SCROLL,
    offering=offers.SHIELDING,
)
def shielding_scroll(
    _dice: Dice,
    *,
    wizard: One = None,
    target: Annotated[One, MARK] = None,  # noqa: ARG001 - who is shielded
    rules: _Read = NO_RULES,
) -> Shielding:
    """Read a Shielding Scroll: the spell's target has a Ward save of 4+ against it.

    Args:
        wizard: Who reads it.
        target: The target of the spell.
        rules: Whether he has such a scroll.

    Raises:
        Refusal: `item-not-borne`, `item-while-fleeing`.
    """
    check_borne(wizard, rules, _SHIELDING)
    return Shielding(SHIELD)
