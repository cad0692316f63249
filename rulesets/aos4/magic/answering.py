"""The opponent's answer to a spell just cast: unbinding it, or not [L1388-1400]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final

from rulesets.aos4.magic.power import LENT, noted
from rulesets.aos4.magic.rituals import PENDING
from rulesets.aos4.unit import offers
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.answering import Answering, AnswerTo, Awaited
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import FromTable, Units, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.core.results.reminder import Side, Situation
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

UNBINDABLE: Final = "to-unbind"
"""The status of a wizard whose spell may be unbound: the value is its casting roll."""
UNBIND_TRIED: Final = "unbind-tried"
"""The status of a wizard whose casting roll somebody tried to unbind."""
UNBOUND: Final = "spell-unbound"
"""The status of a wizard whose last spell of the phase came to nothing [L1398-1400]."""


def _unbinds(unit: Unit) -> bool:
    """Return whether a unit may still unbind in this phase [L1390]."""
    level = max(unit.rules.number("wizard") or 0, int(unit.has(LENT)))
    return unit.models > 0 and noted(unit, "unbound") < level


def opposed(situation: Situation) -> tuple[tuple[Unit, tuple[Side, ...]], ...]:
    """Return the wizards whose spells wait, each with the sides that may unbind them."""
    return tuple(
        (unit, others)
        for side in situation.sides
        for unit in _cast_by(side)
        for others in (_able(situation, side),)
        if others
    )


def _cast_by(side: Side) -> tuple[Unit, ...]:
    """Return the wizards of a side whose spells wait, whatever has become of them since.

    Who was slain after the casting roll declared his spell before [L202-204, L1388-1400].
    """
    gone = (each.unit for each in side.army if each.destroyed)
    return tuple(unit for unit in (*side.units, *gone) if unit.has(UNBINDABLE))


def _able(situation: Situation, caster: Side) -> tuple[Side, ...]:
    others = (side for side in situation.sides if side is not caster)
    return tuple(side for side in others if any(map(_unbinds, side.units)))


def awaited(situation: Situation) -> tuple[Awaited, ...]:
    """Return the answers that spells just cast wait for."""
    return tuple(
        Awaited("dispel", tuple(side.name for side in others), unit.name, named_by="unbindable")
        for unit, others in opposed(situation)
    )


def unbinding_owed(situation: Situation, arguments: Arguments) -> tuple[Awaited, ...]:
    """Return the answer to the spell that was cast last, by whichever wizard.

    It comes before what that spell does, and before the next one [L202-204, L1377].
    """
    if arguments.get("repeated") or arguments.get("tried"):
        return ()  # a second attempt is refused by the casting itself
    return awaited(situation)


def _still_open(situation: Situation, wizard: tuple[str, ...]) -> bool:
    return any(not wizard or unit.name in wizard for unit, _ in opposed(situation))


UNBIND: Final = Answering("dispel", "wizard", opposed=True, waits=_still_open)
ANSWER: Final = AnswerTo("dispel", "target")
"""The answer to a spell just cast: an unbinding, or none."""


def _only_caster(situation: Situation, wizard: Raw | None) -> str | None:
    """Return the enemy whose spell waits, where there is but one."""
    own = [side for side in situation.sides if any(unit.name == wizard for unit in side.units)]
    cast = [unit.name for side in situation.sides if side not in own for unit in _cast_by(side)]
    return cast[0] if len(cast) == 1 else None


CASTER: Final = FromTable(_only_caster, whole_army=True, of=("wizard",))
"""The wizard whose spell is unbound, where nobody names one."""


def answers(total: int) -> tuple[FollowUp, ...]:
    """Return the answers to a spell that is cast."""
    wizard = (("target", "wizard"),)
    return (
        FollowUp("unbind", wizard, (("casting_result", total),), answer=UNBIND),
        FollowUp("let_through", wizard, answer=UNBIND),
    )


@dataclass(frozen=True, slots=True)
class LetThrough:
    """A spell that nobody tries to unbind, and the casting roll that an unbinding had to beat."""

    need: int


def _waits(situation: Situation) -> bool:
    """Return whether somebody may unbind a spell."""
    return bool(opposed(situation))


def let_through_effects(_arguments: Arguments, _result: LetThrough) -> tuple[Effect, ...]:
    """Note that nobody unbinds the spell any more."""
    return (
        StatusCleared("target", PENDING),
        StatusSet("target", UNBIND_TRIED, "phase"),
        StatusCleared("target", UNBINDABLE),
    )


def _check_theirs(situation: Situation, arguments: Arguments) -> None:
    """Refuse to let one's own spell through: `nothing-to-unbind` [L1390]."""
    caster = arguments["target"]
    for side in situation.sides:
        theirs = {each.name for each in (*side.units, *_cast_by(side))}
        if side.name == situation.asking and caster.name in theirs:
            raise Refusal("nothing-to-unbind")


@procedure(
    source="L1388-1400",
    command="dispel",
    variant="let-through",
    effects=let_through_effects,
    phases=("hero",),
    actors=(),
    asked_by="target",
    answers=ANSWER,
    check=_check_theirs,
    offering=tuple(replace(each, stands=_waits) for each in offers.LET_THROUGH),
)
def let_through(
    _dice: Dice,
    *,
    target: Annotated[Unit, Units(fallen=True), CASTER],
    casting_result: Annotated[int | None, Whole(1, 80)] = None,
) -> LetThrough:
    """Let a spell just cast through, without trying to unbind it [L1388-1400].

    Args:
        target: The wizard who cast it.
        casting_result: The casting roll; known of a spell that was cast at this table.

    Raises:
        Refusal: `unbind-tried`, `nothing-to-unbind`.
    """
    if target.has(UNBIND_TRIED):
        raise Refusal("unbind-tried")
    need = casting_result or noted(target, UNBINDABLE)
    if not need:
        raise Refusal("nothing-to-unbind")
    return LetThrough(need)
