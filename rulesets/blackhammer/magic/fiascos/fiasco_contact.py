"""Models in contact with a wizard whose Fiasco strikes them too, unit by unit [L832, L856]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.blackhammer.magic.facts import FIASCOS, MOST_CONTACT, TOUCHING
from rulesets.blackhammer.unit import offers
from rulesets.blackhammer.unit.options import One
from rulesets.core.declaring.parameter import Choice, Fill, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import CounterSet, Effect, StatusSet, WoundsLost
from rulesets.dice.die import D6
from rulesets.dice.handle import Dice
from rulesets.dice.pool import Successes
from rulesets.dice.request import Purpose
from rulesets.refusal import Refusal

_BACKLASH: Final = 4
"""A model loses a wound on this or more [L856]."""
_ALWAYS_FAILS: Final = 6


@dataclass(frozen=True, slots=True)
class FiascoContact:
    """Losses of models that touched the wizard.

    Attributes:
        models_lost: Models that the rift takes with it.
        wounds: Wounds lost without any save, those of the models that the rift took included.
    """

    models_lost: int
    wounds: int


def contact_effects(_arguments: Arguments, result: FiascoContact) -> tuple[Effect, ...]:
    """Take off who was struck, and note that the unit was: it is not offered again."""
    struck = (StatusSet("target", "struck-by-fiasco", "phase"), CounterSet(TOUCHING, 0))
    return (*struck, WoundsLost("target", result.wounds)) if result.wounds else struck


@procedure(
    source="L832, L856",
    roles=("target",),
    anybody=("target",),
    effects=contact_effects,
    phases=("magic",),
    at_large=True,
    actors=(),
    offering=offers.FIASCO_CONTACT,
)
def fiasco_contact(
    dice: Dice,
    *,
    target: One = None,
    fiasco: Annotated[str, Choice(FIASCOS)],
    touching: Annotated[int, Whole(0, MOST_CONTACT)],
    t: Annotated[int | None, Whole(0, 10), Fill("target", "t")] = None,
    w: Annotated[int, Whole(1, 20), Fill("target", "w")] = 1,
) -> FiascoContact:
    """Strike the models of a unit that touch a wizard at his Fiasco, friend or foe [L832, L856].

    The rift takes whoever fails a test under Toughness; the backlash costs a wound on 4+. Neither
    leaves a save.

    Args:
        dice: A die for each model.
        target: The unit that they are of, his mount or chariot included.
        fiasco: The row: the `rift` of 2 or less, the `backlash` of 11 and more.
        touching: Its models in contact with him.
        t: Their Toughness.
        w: Wounds of each.

    Raises:
        Refusal: `target-dead`, `more-struck-than-models`, `missing-option` without a Toughness to
            test.
    """
    if target is not None and target.models < 1:
        raise Refusal("target-dead", unit=target.name)
    if target is not None and touching > target.models:
        raise Refusal("more-struck-than-models", count=touching, models=target.models)
    name = None if target is None else target.name
    if not touching:
        return FiascoContact(0, 0)
    left = None if target is None else w * target.models - target.carried
    if fiasco == "backlash":
        wounds = dice.successes(touching, _BACKLASH, "backlash-contact", subject=name)
        return FiascoContact(0, wounds if left is None else min(left, wounds))
    if t is None:
        raise Refusal("missing-option", option="t")
    holds = frozenset(face for face in D6.marks if face <= t and face != _ALWAYS_FAILS)
    need = min(t, _ALWAYS_FAILS - 1)
    purpose = Purpose("fatal-test", need, (), name, at_most=True)
    lost = touching - dice.ask(Successes(purpose, touching, holds))
    return FiascoContact(lost, lost * w if left is None else min(left, lost * w))
