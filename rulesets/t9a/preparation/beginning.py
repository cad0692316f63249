"""Spells and the first turn [L572-576, L591-612]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.core.parameter import Fill, Numbers, Whole
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.t9a.options import One

_FACES: Final = tuple(frozenset({face}) for face in range(1, 7))
_SPELLS: Final = 6


@dataclass(frozen=True, slots=True)
class Generated:
    """The spells of a Wizard.

    Attributes:
        chosen: Duplicates for which the owner chooses another spell of the lore.
        lost: Duplicates for which none is left.
        spells: The numbers of the spells that the dice gave.
    """

    chosen: int
    lost: int
    spells: str = detail()


@dataclass(frozen=True, slots=True)
class FirstTurn:
    """Who settles the first turn.

    Attributes:
        settled: `announced`, as who finished deploying first has said; `other`, the other chooses.
        first: What who finished first came to.
        second: What the other rolled.
    """

    settled: Literal["announced", "other"]
    first: int = detail()
    second: int = detail()


def spell_generation(
    dice: Dice,
    *,
    unit: One = None,  # noqa: ARG001 - its level is read
    level: Annotated[int, Whole(1, 4), Fill("unit", "level")],
    taken: Annotated[tuple[int, ...], Numbers(1, 6, 6)] = (),
) -> Generated:
    """Generate a Wizard's spells, a D6 for each that he knows [L572-576].

    Args:
        dice: The dice.
        unit: The Wizard.
        level: His Magic Level.
        taken: Spells of his lore that other Wizards of the army have.
    """
    counts = dice.split(level, _FACES, "spells")
    known = [face for face, count in enumerate(counts, 1) if count and face not in taken]
    double = level - len(known)
    chosen = min(double, _SPELLS - len(set(taken) | set(known)))
    return Generated(chosen, double - chosen, ", ".join(map(str, known)) or "none")


def first_turn_roll(dice: Dice, *, undeployed: Annotated[int, Whole(0, 60)]) -> FirstTurn:
    """Roll for the first turn [L607-612].

    Args:
        dice: Who finished deploying first, then the other.
        undeployed: Units that the other still had to deploy; all War Machines count as one, and so
            do all Characters.
    """
    first = dice.single("first-finisher") + undeployed
    second = dice.single("second-finisher")
    return FirstTurn("announced" if first > second else "other", first, second)
