"""Checks whether a battle allows an act now: phase, demands, bans, contact. Nobody is asked who.

Whose seat it is, and in which words a player is told, is the application's.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.bar import Barred
from rulesets.core.battlefield.contact import Contact, known_apart
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.act import Act, Attempt, always_may
from rulesets.core.declaring.given_options import any_given
from rulesets.core.declaring.procedure import Demand, no_check
from rulesets.core.ids.composed import as_codes
from rulesets.core.notation.profile_sign import written_value
from rulesets.core.results.reminder import Situation
from rulesets.core.ruleset.asked import Asked, Named
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Fact, Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.refusals import RefusalCode
    from rulesets.core.ids.statuses import StatusId


def check_phase(situation: Situation, asked: Asked) -> None:
    """Refuse a procedure that belongs to another phase of the battle.

    Raises:
        Refusal: `wrong-phase`.
    """
    phases = asked.procedure.phases
    if situation.phase is None or not phases or situation.phase in phases:
        return
    if any_given(asked.procedure.any_phase, asked.arguments):
        return
    listed = ", ".join(phases)
    raise Refusal("wrong-phase", procedure=asked.procedure.id, phases=listed, phase=situation.phase)


def check_rule(situation: Situation, game: Ruleset, asked: Asked) -> None:
    """Refuse what units, their statuses and rules, or the battle as a whole rule out.

    Raises:
        Refusal: `unit-needs-status`, `unit-forbids-status`, `done-once`, `done-once-unless`,
            `not-its-turn`, `its-own-turn`, `same-side`, `other-side`, `unit-needs-value`,
            `act-barred`, `act-barred-by-rule`, `act-shielded`, `act-shielded-by-rule`, what a ban
            or the game tells in words of its own, and last `not-in-contact`.
    """
    procedure = asked.procedure
    _check_demands(situation, game, asked, procedure.demands)
    _check_acts(asked, procedure.acts)
    _check_game(situation, game, asked, procedure.acts)
    tabled = asked.acting or not procedure.acting
    if tabled and procedure.check is not no_check:
        procedure.check(situation, asked.arguments)
    contact, apart = game.contact, not_in_contact(game, asked)
    if contact is not None and apart:
        raise _apart(contact, apart)


def check_beforehand(
    situation: Situation, game: Ruleset, asked: Asked, absent: Collection[str]
) -> None:
    """Refuse an act that lacks options where it is ruled out whatever these would be.

    Args:
        situation: The battle.
        game: The game.
        asked: What is known of the act.
        absent: The options that are missing.

    Raises:
        Refusal: what `check_rule` refuses, but for what the rule itself looks at the table for.
    """
    procedure = asked.procedure
    demands = [
        each
        for each in procedure.demands
        if not turn_on((*each.only, *each.unless, *each.unless_stated), absent)
    ]
    _check_demands(situation, game, asked, demands)
    acts = [act for act in procedure.acts if not turn_on((*act.only, *act.unless), absent)]
    _check_acts(asked, acts)
    _check_game(situation, game, asked, acts)


def turn_on(options: Sequence[str], absent: Collection[str]) -> bool:
    """Return whether one of some options, or of their values, is among those that are missing."""
    return any(option.partition("=")[0] in absent for option in options)


def not_in_contact(game: Ruleset, asked: Asked) -> tuple[Named, ...]:
    """Return the units that would fight, but are in no close combat as far as the table knows.

    Of a game in which only those fight who are in contact with each other, both units.
    """
    contact = game.contact
    if contact is None:
        return ()
    for demand in asked.procedure.demands:
        if demand.contact and not demand.lifted(asked.arguments, asked.stated):
            sides = [asked.named(role) for role in (demand.role, demand.contact)]
            # Against a unit that was only described nothing can be known.
            if all(sides):
                units = [unit for side in sides for unit in side]
                if contact.pairs and len(units) == len(sides):
                    return tuple(units) if known_apart(*(unit.unit for unit in units)) else ()
                return tuple(unit for unit in units if not unit.unit.has(contact.status))
    return ()


def _apart(contact: Contact, apart: Sequence[Named]) -> Refusal:
    """Return the refusal of a fight between units that are not known to be in contact."""
    free = [unit.unit.name for unit in apart if not unit.unit.has(contact.status)]
    return Refusal(
        "not-in-contact",
        names=", ".join(free),
        count=len(free),
        unit=(free or [apart[0].unit.name])[0],
        status=contact.status,
        actor=apart[0].unit.name,
        other=apart[-1].unit.name,
    )


def _check_demands(
    situation: Situation, game: Ruleset, asked: Asked, demands: Sequence[Demand]
) -> None:
    for demand in demands:
        if not demand.lifted(asked.arguments, asked.stated):
            for named in asked.named(demand.role):
                _check_demand(situation, game, asked, demand, named)


def _check_demand(
    situation: Situation, game: Ruleset, asked: Asked, demand: Demand, named: Named
) -> None:
    unit, procedure = named.unit, asked.procedure.id
    for status in demand.forbids:
        if unit.has(status):
            raise Refusal("unit-forbids-status", unit=unit.name, status=status, procedure=procedure)
    for status in demand.once:
        if unit.has(status):
            facts = {"unit": unit.name, "status": status, "procedure": procedure}
            if demand.unless_stated:
                raise Refusal("done-once-unless", **facts, option=demand.unless_stated[0])
            raise Refusal("done-once", **facts)
    for status in demand.needs:
        if not unit.has(status) and (not demand.known or _is_known(asked, status)):
            raise Refusal("unit-needs-status", unit=unit.name, status=status, procedure=procedure)
    _check_values(game, demand, unit)
    _check_turn(situation, asked, demand, named)
    _check_sides(asked, demand, named)


def _check_values(game: Ruleset, demand: Demand, unit: Unit) -> None:
    """Refuse a unit that lacks a value the rule needs: nothing is assumed."""
    for field in game.profile:
        if field.id in demand.values and unit.find(field.id) is None:
            example = f"{field.signs[0]}{written_value(field, Amount(field.least + 2))}"
            raise Refusal("unit-needs-value", unit=unit.name, field=field.id, example=example)


def _check_turn(situation: Situation, asked: Asked, demand: Demand, named: Named) -> None:
    if demand.turn is None:
        return
    active = situation.active.name
    own = named.side == active
    if own != (demand.turn == "own"):
        facts = {"unit": named.unit.name, "side": active, "procedure": asked.procedure.id}
        if own:
            raise Refusal("its-own-turn", **facts)
        otherwise = next(iter(demand.unless), None)
        raise Refusal("not-its-turn", **facts, typed=otherwise and _typed(otherwise))


def _typed(condition: str) -> str:
    """Return a condition of a demand as it is typed: `rules:covering-fire`, `automatic:yes`."""
    option, is_told, value = condition.partition("=")
    return f"{option}:{value if is_told else 'yes'}"


def _check_sides(asked: Asked, demand: Demand, named: Named) -> None:
    """Refuse a friend where an enemy is asked for, and the reverse."""
    wanted: tuple[tuple[RefusalCode, str | None, bool], ...] = (
        ("same-side", demand.against, True),
        ("other-side", demand.beside, False),
    )
    for code, role, alike in wanted:
        for other in asked.named(role):
            if (other.side == named.side) == alike:
                facts = {"unit": named.unit.name, "other": other.unit.name}
                raise Refusal(code, **facts, procedure=asked.procedure.id)


def _is_known(asked: Asked, status: StatusId) -> bool:
    """Tell whether the table keeps count of a status for any unit that is named."""
    return any(named.unit.has(status) for units in asked.units.values() for named in units)


def _check_acts(asked: Asked, acts: Sequence[Act]) -> None:
    """Refuse acts that those who do them, or those to whom they are done, are kept from."""
    for act in acts:
        if not act.concerns(asked.arguments):
            continue
        attempt = _attempt(asked, act)
        for named in asked.named(act.actor):
            barred = named.unit.bar(act.verb, named.unit.rules | attempt.rules)
            if barred is not None:
                raise _banned(asked, act, named, barred)
        for named in asked.named(act.object):
            shielded = named.unit.shield(act.verb)
            if shielded is not None:
                raise _banned(asked, act, named, shielded, shielded=True)


def _check_game(situation: Situation, game: Ruleset, asked: Asked, acts: Sequence[Act]) -> None:
    """Refuse acts of which the game alone can tell whether they may be."""
    if game.may is always_may:
        return
    for act in acts:
        if act.concerns(asked.arguments):
            refusal = game.may(_attempt(asked, act), situation)
            if refusal is not None:
                raise refusal


def _attempt(asked: Asked, act: Act) -> Attempt:
    actors, objects = (
        tuple(named.unit for named in asked.named(role)) for role in (act.actor, act.object)
    )
    return Attempt(act.verb, asked.procedure.id, actors, objects, asked.arguments)


def _banned(
    asked: Asked, act: Act, named: Named, barred: Barred, *, shielded: bool = False
) -> Refusal:
    for code in as_codes(barred.bar.told):
        return Refusal(code, unit=named.unit.name, status=barred.by)
    facts: dict[str, Fact] = {
        "unit": named.unit.name,
        "procedure": asked.procedure.id,
        "verb": act.verb,
    }
    if barred.of == "rule":
        code = "act-shielded-by-rule" if shielded else "act-barred-by-rule"
        return Refusal(code, **facts, rule=barred.by)
    # When the status ends is for those to say who keep it.
    facts |= {"status": barred.by, "until": "", "unit_id": named.id}
    return Refusal("act-shielded" if shielded else "act-barred", **facts)
