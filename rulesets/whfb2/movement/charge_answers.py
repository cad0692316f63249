"""Answers to charges as the table keeps them: who has one to give, and which was given."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from rulesets.core.battlefield.link import Link
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.answering import Awaited, Awaits, Owed
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import FromTable
from rulesets.core.declaring.procedure import Arguments, FollowUp
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.core.results.link_effect import LinkSet
from rulesets.core.results.relation import ANSWERED, DECLARED, Relation
from rulesets.core.results.reminder import Situation
from rulesets.rank_and_flank.charge_distance import distance_of, kept_distance
from rulesets.rank_and_flank.charging import charges_awaited, shots_at_charger
from rulesets.refusal import Refusal
from rulesets.whfb2.movement.charge_steps import CHARGE

SHOOTS: Final = "stand-and-shoot"
"""The answer of who stands and shoots."""
FLED: Final = "fled-charge"
"""The status of who fled a charge in this phase."""
STOOD: Final = "stood-and-shot"
"""The status of who did so in this phase."""
SHOTS_DUE: Final = "shots-due"
"""The status of who answered so, and whose shots nobody has rolled yet.

Whoever reaches it before they are rolled does not keep it from them.
"""


SHOTS: Final = Relation("charge-shots", until="phase", shared=True)
"""Shots that answer a charge: those of its target at the charger [L1075-1083]."""


def answered(arguments: Arguments, response: str) -> tuple[Effect, ...]:
    """Return what the table keeps of a charge whose target has told its answer, and which."""
    value = kept_distance(arguments["distance"])
    charge = LinkSet(CHARGE, "unit", "target", step=ANSWERED, value=value)
    target = arguments["target"]
    if response == "flee":
        return (charge, *fled_effects(target))
    return (charge, *shots_promised(target)) if response == SHOOTS else (charge,)


def runs(target: Unit) -> bool:
    """Return whether a unit runs already: in rout, or from another charge of this phase."""
    return target.has("fleeing") or target.has(FLED)


def fled_effects(target: Unit | None) -> tuple[Effect, ...]:
    """Return what the table keeps of a unit that flees a charge, once it does."""
    if target is None or runs(target):
        return ()
    return (StatusSet("target", FLED, "phase"),)


def has_shot(target: Unit) -> bool:
    """Return whether a unit has shot in this turn, or stood and shot in this phase."""
    return target.has("shot") or target.has(STOOD)


def _still_shoots(arguments: Arguments) -> bool:
    """Return whether the target of a charge stands and shoots, and has not yet."""
    unit, target = arguments["unit"], arguments["target"]
    if unit is None or target is None or runs(target):
        return False
    return arguments.get("response") == SHOOTS and not has_shot(target)


def shots_noted(arguments: Arguments, *, failed: bool) -> tuple[Effect, ...]:
    """Return what the table keeps of a charge whose target has still to shoot at it.

    The shots fall just before the charger moves, and are rolled as soon as they are asked for
    [L1075-1083].
    """
    if not _still_shoots(arguments):
        return ()
    step = "failed" if failed else "moved"
    value = kept_distance(arguments["distance"])
    kept = LinkSet(CHARGE, "unit", "target", step=step, value=value)
    return (kept, *shots_promised(arguments["target"]))


def shots_promised(target: Unit | None) -> tuple[Effect, ...]:
    """Return what the table keeps of who stands and shoots, until the shots are rolled."""
    if target is None:
        return ()
    at_charger = LinkSet(SHOTS.id, "target", "unit")
    if has_shot(target) or target.has(SHOTS_DUE):
        return (at_charger,)
    return (at_charger, StatusSet("target", SHOTS_DUE, "phase"))


def shots_owed(arguments: Arguments) -> tuple[FollowUp, ...]:
    """Return the shots of a unit that stands and shoots, at the distance of the charge."""
    if not _still_shoots(arguments):
        return ()
    distance = arguments.get("distance")
    return (shots_at_charger((("distance", f"{distance:g}"),) if distance else ()),)


def shoots_at(shooters: Unit, charger: str) -> bool:
    """Return whether a unit answers a charge by shots."""
    return bool(shooters.linked(SHOTS.id, charger, own=True))


def shots_fallen(charger: Unit, target: Unit) -> bool:
    """Return whether no shots of the target of a charge are due before its move [L1075-1083].

    Who runs shoots at nobody.
    """
    return runs(target) or has_shot(target) or not shoots_at(target, charger.name)


def _answers_by_shots(situation: Situation, unit: Raw | None, target: Raw | None) -> bool | None:
    """Return whether a unit shoots at who charges it, as it answered."""
    shooters = _everyone(situation).get(str(unit or ""))
    return True if shooters is not None and shoots_at(shooters, str(target or "")) else None


STANDS_AND_SHOOTS: Final = FromTable(_answers_by_shots, of=("unit", "target"))
"""Whether shots are the answer that their unit gave to a charge of their target."""


def _shot_from(
    situation: Situation, unit: Raw | None, target: Raw | None, stands: Raw | None
) -> str | None:
    """Return how far a charger was before its charge: it may be there by now [L1078-1081]."""
    units = _everyone(situation)
    shooters, charger = units.get(str(unit or "")), units.get(str(target or ""))
    if shooters is None or charger is None:
        return None
    if not stands and not shoots_at(shooters, charger.name):
        return None
    charges = charger.linked(CHARGE, shooters.name, own=True)
    known = [distance_of(link) for link in charges if link.fresh]
    return next((f"{distance:g}" for distance in known if distance is not None), None)


SHOT_AT: Final = FromTable(_shot_from, of=("unit", "target", "stand_and_shoot"))
"""The distance of those who stand and shoot at their charger, where somebody measured it."""


def _everyone(situation: Situation) -> dict[str, Unit]:
    return {member.name: member for member in situation.members}


def _declared_at(target: Unit) -> Iterator[Link]:
    """Yield the charges of this phase that a unit has still to answer."""
    for link in target.linked(CHARGE, own=False):
        if link.fresh and link.step == DECLARED:
            yield link


def _response(situation: Situation, unit: Raw | None, target: Raw | None) -> str | None:
    units = _everyone(situation)
    charger, charged = units.get(str(unit or "")), units.get(str(target or ""))
    if charger is None or charged is None:
        return None
    charges = charger.linked(CHARGE, charged.name, own=True)
    if not any(link.fresh and link.step == ANSWERED for link in charges):
        return None
    if shoots_at(charged, charger.name):
        return SHOOTS
    return "flee" if runs(charged) else "hold"


def _charger(situation: Situation, target: Raw | None) -> str | None:
    charged = _everyone(situation).get(str(target or ""))
    links = () if charged is None else tuple(_declared_at(charged))
    return links[0].other if len(links) == 1 else None


GIVEN: Final = FromTable(_response, of=("unit", "target"))
"""The answer that the target gave, where nobody tells another."""
CHARGER: Final = FromTable(_charger, of=("target",))
"""Who charges a unit, where only one enemy does."""


def check_named(unit: Unit | None, target: Unit | None) -> None:
    """Refuse an answer of which nobody can say who gives it, or to whom.

    Raises:
        Refusal: `missing-option`.
    """
    if target is None and unit is not None and any(_declared_at(unit)):
        raise Refusal("missing-option", option="target")
    if unit is None and target is not None and any(_declared_at(target)):
        raise Refusal("missing-option", option="unit")


def answers_awaited(chooses: Callable[[Unit, Unit], bool]) -> Awaits:
    """Return what tells which answers to charges are waited for [L1067-1096].

    Args:
        chooses: Whether a unit that a charger charges has a choice.
    """

    def awaited(situation: Situation) -> tuple[Awaited, ...]:
        units = _everyone(situation)

        def has_choice(target: Unit) -> bool:
            chargers = (units.get(link.other or "") for link in _declared_at(target))
            return any(charger is not None and chooses(charger, target) for charger in chargers)

        return charges_awaited(situation, has_choice)

    return awaited


def answer_owed(awaits: Awaits) -> Owed:
    """Return what tells whether the answer to a charge comes before its move [L1067-1069].

    Each charge is answered by itself, at once. Where the answer is told with the move, none is due.

    Args:
        awaits: What tells which answers are waited for.
    """

    def owed(situation: Situation, arguments: Arguments) -> tuple[Awaited, ...]:
        unit, target = arguments.get("unit"), arguments.get("target")
        if not isinstance(unit, Unit) or not isinstance(target, Unit):
            return ()
        if arguments.get("response") is not None:
            return ()
        mine = any(link.other == unit.name for link in _declared_at(target))
        return tuple(each for each in awaits(situation) if mine and each.unit == target.name)

    return owed
