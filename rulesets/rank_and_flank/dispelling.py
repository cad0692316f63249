"""Dispelling by dice from a pool, and by scrolls, which take none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulesets.core.declaring.parameter import FromTable
from rulesets.core.results.counted import same_name
from rulesets.core.results.effect import Effect, SideRef, SpellEnded
from rulesets.core.results.reminder import Situation
from rulesets.dice.detail import detail
from rulesets.refusal import Refusal

POOLS: Final = ("dispel-dice", "power-dice")
"""Dice that end a spell in play: of the side whose turn it is not, and of the other."""


@dataclass(frozen=True, slots=True)
class Dispel:
    """An attempt to dispel.

    Attributes:
        dispelled: The spell is undone.
        reason: Why it is or is not: `reached`, `too-low`, or a word of the game.
        total: What the dice and all that is added came to.
        need: What they had to equal.
        distracted: The Wizard who failed and tries no more in this phase, where a game has it so.
    """

    dispelled: bool
    reason: str
    total: int | None = detail()
    need: int | None = detail()
    distracted: str | None = detail()


@dataclass(frozen=True, slots=True)
class LetThrough:
    """A spell that nobody tries to dispel, and the total that a dispel had to equal."""

    need: int


@dataclass(frozen=True, slots=True)
class ScrollRead:
    """A spell dispelled by a scroll, without a roll."""

    dispelled: bool


def check_pool(used: int, left: int | None) -> None:
    """Refuse more dice than the pool holds; None when nobody said how many it holds.

    Raises:
        Refusal: `pool-too-small`.
    """
    if left is not None and used > left:
        raise Refusal("pool-too-small", used=used, left=left)


def check_dispel_dice(used: int, left: int | None, *, beside: int = 0) -> None:
    """Refuse an attempt without a die, or with more than the pool holds.

    Args:
        used: Dice from the pool.
        left: Dice in it, None when nobody said.
        beside: Dice that come from no pool.

    Raises:
        Refusal: `no-dispel-die`, `pool-too-small`.
    """
    if used + beside < 1:
        raise Refusal("no-dispel-die")
    check_pool(used, left)


def check_lasts(*, this_phase: bool) -> None:
    """Refuse to end a spell in the phase in which it was cast: `cast-this-phase`."""
    if this_phase:
        raise Refusal("cast-this-phase")


def side_of(pool: str) -> SideRef:
    """Return whose dice a pool has, seen from the side whose turn it is."""
    return "active" if pool == "power-dice" else "other"


def own_pool(situation: Situation, wizard: str | None) -> str | None:
    """Return the pool of a wizard's own side, else of whoever asks; None where neither is known."""
    sides = ((situation.active, POOLS[1]), *((side, POOLS[0]) for side in situation.others))
    for side, pool in sides:
        if any(member.name == wizard for member in side.members):
            return pool
    if not situation.asking:
        return None
    return POOLS[1] if situation.asking == situation.active.name else POOLS[0]


def ended(
    spell: str, pool: str | None = None, *, dispelled: bool, own: bool = False
) -> tuple[Effect, ...]:
    """Return the end of a spell in play that was dispelled, where it has a name.

    Args:
        spell: The spell.
        pool: Whose dice end it, as one of `POOLS`; None where nobody knows.
        dispelled: Whether it ends.
        own: Whether its own side ends it; else the enemy's spell of the name is meant first.
    """
    if not dispelled or not spell:
        return ()
    side = None if pool is None else side_of(pool)
    return (SpellEnded(spell, side=side) if own else SpellEnded(spell, spared=side),)


def check_owner(situation: Situation, spell: str, side: str) -> None:
    """Refuse to end a spell as one's own that only others have in play.

    Args:
        situation: The battle.
        spell: The spell.
        side: What the side is called that would end it; empty where nobody knows.

    Raises:
        Refusal: `spell-of-others`.
    """
    owners = [
        each.name
        for each in situation.sides
        if any(same_name(lasting.name, spell) for lasting in each.spells)
    ]
    if side and owners and side not in owners:
        raise Refusal("spell-of-others", spell=spell, side=owners[0])


def caster_of(situation: Situation, spell: str | None) -> str | None:
    """Return who upholds a spell in play: of the side that asks, else of another."""
    found = [
        (side.name, member.name)
        for side in situation.sides
        for member in (*side.units, *side.joined)
        if any(same_name(name, str(spell or "")) for name in member.upholds)
    ]
    own = [name for side, name in found if side == situation.asking]
    names = own or [name for _, name in found]
    return names[0] if len(names) == 1 else None


CASTER: Final = FromTable(caster_of, of=("spell",))
"""Whose spell in play is meant, where nobody says."""
