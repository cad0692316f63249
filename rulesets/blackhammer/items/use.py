"""Items in use, and the scroll that dispels without a die [L3028-3044, L3068]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.blackhammer.magic.answering import (
    Attempted,
    FreeAttempted,
    asked,
    dispelled_gift,
    free_asked,
)
from rulesets.blackhammer.magic.facts import DISPEL_TRIED, Spell, check_untried, comes_to
from rulesets.blackhammer.magic.fiascos.gifts import Caster
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.options import YesNo
from rulesets.blackhammer.unit.unit_state import off_table
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Fill, Units, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import (
    CounterSet,
    Effect,
    RuleLost,
    SpellEnded,
    StatusCleared,
    StatusSet,
)
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.dispelling import ScrollRead
from rulesets.rank_and_flank.spell_answers import cast_before, only_bearer
from rulesets.refusal import Refusal

_SCROLL: Final = "dispel-scroll"
SCROLLS: Final = "dispel-scrolls"
"""Several of them on one wizard, with their number [L3032]."""
SCROLLS_READ: Final = "scrolls-read"
"""The status of a wizard who has read some of them: how many."""
BEARER_STATES: Final = ("able", "fleeing", "stupid", "away", "slain")
NEEDS: Final = ("nothing", "mount", "magic-level")
"""Demands of items on their bearer [L3040-3042]."""


@dataclass(frozen=True, slots=True)
class ItemState:
    """The state of an item: whether it works.

    Attributes:
        state: `active`; `barred`, where it cannot be activated now; `inactive`, where its bearer is
            off the table; `destroyed`.
        reason: Why it does not work: `slain`, `used`, `mount-lost`, `level-lost`, `fleeing`,
            `stupid`, `away`; None where it does.
    """

    state: str
    reason: str | None = None


@procedure(source="L3030-3044")
def item_use(
    _dice: Dice,
    *,
    unit: Annotated[Unit | None, Units()] = None,
    bearer_state: Annotated[str | None, Choice(BEARER_STATES)] = None,
    permanent: YesNo = False,
    item_used: YesNo = False,
    needs: Annotated[str, Choice(NEEDS)] = "nothing",
    mount_lost: YesNo = False,
    level: Annotated[int | None, Whole(0, 3), Fill("unit", "level")] = None,
) -> ItemState:
    """Say whether a magic item works [L3030-3044].

    What an item did earlier lasts its time even where the item is destroyed; what it does for good
    ends at once.

    Args:
        unit: Its bearer.
        bearer_state: How the bearer is; read off the unit where one is named.
        permanent: Whether it works without being activated.
        item_used: Whether it was used already, for one that works once.
        needs: What it asks of its bearer.
        mount_lost: Whether the bearer's mount was killed.
        level: The bearer's magic level now.
    """
    how = bearer_state or _bearing(unit)
    if how == "slain":
        return ItemState("destroyed", "slain")
    if item_used:
        return ItemState("destroyed", "used")
    if needs == "mount" and mount_lost:
        return ItemState("destroyed", "mount-lost")
    if needs == "magic-level" and level == 0:
        return ItemState("destroyed", "level-lost")
    if how == "away":
        return ItemState("inactive", how)
    if how in ("fleeing", "stupid") and not permanent:
        return ItemState("barred", how)
    return ItemState("active")


def _bearing(unit: Unit | None) -> str:
    if unit is None:
        return "able"
    if unit.models < 1:
        return "slain"
    if off_table(unit):
        return "away"
    return next((status for status in ("fleeing", "stupid") if unit.has(status)), "able")


def scroll_effects(arguments: Arguments, _result: ScrollRead) -> tuple[Effect, ...]:
    """Use the scroll up; a spell that was noted as lasting ends."""
    tried = CounterSet(DISPEL_TRIED, 1, "other")
    used = (*_used_up(arguments["wizard"]), tried, *comes_to(nothing=True))
    spell = arguments["spell"]
    return (*used, SpellEnded(spell)) if spell else used


@procedure(
    source="L3066-3068",
    command="dispel",
    variant="scroll",
    effects=scroll_effects,
    at_large=True,
    phases=("magic",),
    demands=(demands.DISPELLERS_TURN,),
    acts=acts.SCROLL,
    check=cast_before(asked, "spell"),
    offering=offers.SCROLL,
)
def dispel_scroll(
    _dice: Dice,
    *,
    wizard: Annotated[Unit | None, Units(), only_bearer((_SCROLL, SCROLLS))] = None,
    spell: Spell = "",  # noqa: ARG001 - named to the battle
    in_play: YesNo = False,
    attempted: Attempted = False,
) -> ScrollRead:
    """Read a Dispel Scroll: the spell just cast is dispelled, no die is rolled [L3066-3068].

    Args:
        wizard: Who reads it, instead of a dispel.
        spell: The spell.
        attempted: A dispel of the spell was tried: a scroll is read instead of one.
        in_play: Whether it is one that stays in play from earlier: those a scroll cannot end.

    Raises:
        Refusal: `already-dispelling`, `scroll-in-play`, `item-barred`, `no-scroll`.
    """
    check_untried(tried=attempted)
    if in_play:
        raise Refusal("scroll-in-play")
    if wizard is not None:
        how = _bearing(wizard)
        if how != "able":
            raise Refusal("item-barred", unit=wizard.name, state=how)
        if _SCROLL not in wizard.rules and SCROLLS not in wizard.rules:
            raise Refusal("no-scroll", unit=wizard.name)
    return ScrollRead(dispelled=True)


def free_scroll_effects(arguments: Arguments, _result: ScrollRead) -> tuple[Effect, ...]:
    """Use the scroll up, and take back the free spell."""
    return (*_used_up(arguments["wizard"]), *dispelled_gift(arguments["caster"]))


@procedure(
    source="L838-840, L3066-3068",
    command="dispel",
    variant="free-scroll",
    effects=free_scroll_effects,
    at_large=True,
    phases=("magic",),
    demands=(demands.CASTERS_TURN,),
    acts=acts.SCROLL,
    check=cast_before(free_asked),
    offering=offers.FREE_SCROLL,
)
def free_spell_scroll(
    dice: Dice,
    *,
    wizard: Annotated[Unit | None, Units(), only_bearer((_SCROLL, SCROLLS), own=True)] = None,
    caster: Caster = None,  # noqa: ARG001 - whose spell comes to nothing
    attempted: FreeAttempted = False,
) -> ScrollRead:
    """Read a Dispel Scroll against the spell that a Fiasco gave the other side [L840, L3066-3068].

    Whose turn it is dispels it by his magic items, as by his power dice.

    Args:
        dice: The dice.
        wizard: Who reads it, instead of a dispel.
        caster: Who cast the spell.
        attempted: A dispel of the spell was tried: a scroll is read instead of one.

    Raises:
        Refusal: what `dispel_scroll` refuses.
    """
    return dispel_scroll(dice, wizard=wizard, attempted=attempted)


def _used_up(wizard: Unit | None) -> tuple[Effect, ...]:
    """Return what one scroll less makes of a wizard; one of several goes first."""
    number = None if wizard is None else wizard.rules.number(SCROLLS)
    if wizard is None or number is None:
        return (RuleLost("wizard", _SCROLL),)
    read = dict(wizard.statuses).get(SCROLLS_READ, 0) + 1
    if read < number:
        return (StatusSet("wizard", SCROLLS_READ, "battle", read),)
    return (RuleLost("wizard", SCROLLS), StatusCleared("wizard", SCROLLS_READ))
