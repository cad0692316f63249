"""Changes of a spell to the table: points, statuses, wounds, sides, spells in play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.ids.composed import as_status
from rulesets.core.results.effect import (
    IN_COMBAT,
    Destroyed,
    Effect,
    Expiry,
    OnCharacter,
    RuleGained,
    SideChanged,
    SpellEnded,
    SpellInPlay,
    SpellStarted,
    StatusCleared,
    StatusOfAll,
    StatusSet,
    UnitRaised,
    ValueChanged,
    ValueSet,
    WoundsHealed,
    WoundsLost,
)
from rulesets.whfb2.magic.book import (
    GROUPED,
    SPELLS,
    TO_DEAL,
    number_of,
    spell_of,
    spells_of,
    statuses_of,
)
from rulesets.whfb2.magic.book import STATUSES as MAGIC_STATUSES
from rulesets.whfb2.magic.effects.outcome import SpellOutcome
from rulesets.whfb2.magic.facts import AID, OF_STAFF, STAFF, aided, status_value
from rulesets.whfb2.magic.spell import BattleSpell, Work
from rulesets.whfb2.magic.store import paid_for_save
from rulesets.whfb2.magic.summoning import UNCONTROLLED
from rulesets.whfb2.unit.profile import STATUSES
from rulesets.whfb2.unit.standing_still import UNRESTED

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

ON_FIRE: Final = "on-fire"
CURSED: Final = "living-death"
WITHERED: Final = "withered"
"""The status of who has lost the point of Strength of this turn to the curse."""
_UNTIL: Final = {status.id: status.until for status in (*STATUSES, *MAGIC_STATUSES)}
_UNDEAD_WILL: Final = 3
"""Will Power of who became undead by a curse [L5669]."""


def casting_changes(arguments: Arguments, result: SpellOutcome) -> tuple[Effect, ...]:
    """Take the points, note that he cast, and end what casting ends."""
    effects: list[Effect] = []
    wizard: Unit | None = arguments["wizard"]
    spent = result.cost or 0
    if result.outcome != "failed":
        spent += arguments["boost"] + arguments["control_mp"]
    if spent:
        effects.append(ValueChanged("wizard", "mp", -spent))
    if result.outcome != "failed":
        effects += paid_for_save("target", arguments["target"], arguments["defence"])
    if not arguments["free"]:
        again = result.outcome == "failed" and arguments["failed_casting"] == "may-try-again"
        if not again:
            effects.append(StatusSet("wizard", "cast", "phase"))
        effects.append(StatusSet("wizard", UNRESTED, "own-first-phase"))
        if aided(wizard, spell_of(arguments["spell"])):
            effects.append(StatusCleared("wizard", AID))
        if _by_staff(arguments):
            effects.append(StatusSet("wizard", "staff-used"))
        effects += _ended_by_casting(wizard)
    if result.outcome == "cast":
        number = number_of(spell_of(arguments["spell"]))
        effects.append(StatusSet("wizard", TO_DEAL, "phase", number))
    return tuple(effects)


def _ended_by_casting(wizard: Unit | None) -> Iterator[Effect]:
    for spell in SPELLS:
        status = as_status(spell.ends_on_cast or "")
        if status and wizard is not None and wizard.has(status):
            yield _ended(spell, status)


def _by_staff(arguments: Arguments) -> bool:
    """Return whether the Staff of Command alone lets him cast it."""
    wizard: Unit | None = arguments["wizard"]
    spell = spell_of(arguments["spell"])
    by_staff = spell.id == OF_STAFF and spell.level > arguments["level"]
    return by_staff and wizard is not None and STAFF in wizard.rules


def _ended(spell: BattleSpell, status: StatusId) -> Effect:
    if spell.lasts == "in-play":
        return SpellEnded(spell.id, "wizard")
    return StatusCleared("wizard", status)


def spell_changes(
    arguments: Arguments, result: SpellOutcome, *, again: bool = False
) -> tuple[Effect, ...]:
    """Return what the spell itself changes.

    Args:
        arguments: Those of the casting, or of the effect by itself.
        result: What came of it.
        again: It was cast before: one that lasts is in play already.
    """
    spell = spell_of(arguments["spell"])
    if result.outcome == "failed":
        return (WoundsLost("target", result.wounds),) if result.wounds else ()
    if result.outcome == "absorbed":
        held = status_value(arguments["target"], "absorbed-magic")
        return (StatusSet("target", "absorbed-magic", "battle", held + arguments["level"]),)
    if result.cancelled:
        return tuple(_cancelled(spell, arguments["wizard"]))
    if result.outcome == "cast":
        return (*_started(spell, arguments["wizard"], result), *_own(spell, arguments, result))
    resisted = result.outcome == "resisted"
    effects: list[Effect] = []
    if again and spell.lasts != "instant":
        effects.append(SpellInPlay(spell.id, "wizard"))
    elif not (resisted or arguments.get("due")):
        effects += _started(spell, arguments["wizard"], result)
    works = _works(spell, arguments, result)
    if not resisted:
        for work in works:
            effects += _worked(work, arguments, result)
        effects += _wounded(spell, arguments, result)
    effects += _on_characters(works, arguments, result)
    return tuple(effects)


def _own(spell: BattleSpell, arguments: Arguments, result: SpellOutcome) -> Iterator[Effect]:
    """Apply the changes of the spell to its caster; its targets are still to come."""
    for work in _works(spell, arguments, result):
        if work.to == "wizard":
            yield from _worked(work, arguments, result)


def _works(spell: BattleSpell, arguments: Arguments, result: SpellOutcome) -> tuple[Work, ...]:
    when = "due" if arguments.get("due") else "now"
    form = arguments.get("form")
    if form is None and spell.forms:
        melee = "melee" in spell.forms and arguments.get("engaged")
        form = "melee" if melee else ("apart" if "melee" in spell.forms else spell.forms[0])
    found = []
    for work in spell.does:
        if work.does == "control" and result.outcome == "uncontrolled":
            break
        if work.when == when and work.only in (None, form):
            found.append(work)
    return tuple(found)


def _cancelled(spell: BattleSpell, wizard: Unit | None) -> Iterator[Effect]:
    for work in spell.does:
        for field in work.among:
            status = as_status(f"{work.status}-{field}")
            if wizard is not None and wizard.has(status):
                yield StatusCleared("wizard", status)


def _started(spell: BattleSpell, wizard: Unit | None, result: SpellOutcome) -> Iterator[Effect]:
    """End what the spell takes the place of, then put it in play."""
    if spell.group == "illusion" or spell.ends_illusions:
        for other in spells_of("illusion"):
            if wizard is None or other.lasts == "in-play":
                yield SpellEnded(other.id, "wizard")
    if spell.group == "aura" and wizard is not None:
        for status in statuses_of("aura"):
            if wizard.has(status):
                yield StatusCleared("wizard", status)
    if spell.lasts != "instant":
        yield SpellStarted("wizard", spell.id, spell.lasts, result.turns or 0, spell.upkeep)


def _worked(work: Work, arguments: Arguments, result: SpellOutcome) -> Iterator[Effect]:
    match work.does:
        case "status":
            yield from _status(work, arguments, result)
        case "test" | "rally" | "sink":
            yield from _state(work, result)
        case "weaken" | "poison" | "wither":
            yield from _lowered(work, arguments, result)
        case "side":
            yield SideChanged("target", "wizard")
        case "destroy" if result.destroyed:
            yield Destroyed("target")
        case "transfer":
            yield from _transferred(arguments)
        case "lift":
            yield from _lifted(work, arguments)
        case "power" if result.power:
            yield ValueChanged("wizard", "mp", result.power)
        case "summon":
            yield from _raised(work, arguments, result)


def _state(work: Work, result: SpellOutcome) -> Iterator[Effect]:
    """Note what a failed test brings, and what a rally ends."""
    if work.does == "rally":
        yield StatusCleared("target", "fleeing")
        yield StatusSet("target", "rallied", "turn")
    elif result.passed is False and work.status is not None:
        yield StatusSet("target", as_status(work.status), _until(work, as_status(work.status)))
        if work.status == "fleeing":
            yield StatusSet("target", "routed", "turn")


def _lowered(work: Work, arguments: Arguments, result: SpellOutcome) -> Iterator[Effect]:
    if work.field is None or not result.lost:
        return
    if work.does == "wither":
        left = bool(result.left)
        yield from withered(arguments["target"], "target", work.field, result.lost, left=left)
    elif not result.models_lost:
        yield ValueChanged("target", work.field, -result.lost)


def _until(work: Work, status: StatusId) -> Expiry:
    return work.until or _UNTIL[status]


def _status(work: Work, arguments: Arguments, result: SpellOutcome) -> Iterator[Effect]:
    status = as_status(work.status or "")
    if work.among:
        status = as_status(f"{status}-{arguments['chosen']}")
    until = _until(work, status)
    if work.only == "melee" and spell_of(arguments["spell"]).reaches == "melee":
        yield StatusOfAll(f"{IN_COMBAT}target", status, until)
    if work.to in ("other-side", "everybody"):
        yield StatusOfAll("other", status, until)
        if work.to == "everybody":
            yield StatusOfAll("active", status, until)
        return
    value = work.value if work.turns is None else max(1, result.turns or 1)
    yield StatusSet(work.to, status, until, value)


def _transferred(arguments: Arguments) -> Iterator[Effect]:
    wizard, target = arguments["wizard"], arguments["target"]
    for status in statuses_of("aura"):
        if target is not None and target.has(status):
            yield StatusCleared("target", status)
    for status in statuses_of("aura"):
        if wizard is not None and wizard.has(status):
            yield StatusCleared("wizard", status)
            yield StatusSet("target", status, "battle", status_value(wizard, status))


def _lifted(work: Work, arguments: Arguments) -> Iterator[Effect]:
    if work.group == "illusion":
        for spell in spells_of("illusion"):
            if spell.lasts == "in-play":
                yield SpellEnded(spell.id, None if work.everywhere else "target")
        return
    target = arguments["target"]
    for status, (group, level) in GROUPED.items():
        weak = group == work.group and level <= (work.level or level)
        if weak and target is not None and target.has(status):
            yield StatusCleared("target", status)


def withered(
    target: Unit | None, role: str, field: str, lost: int, *, left: bool
) -> Iterator[Effect]:
    """Take a point of Strength; with the last, make him one of the undead [L5667-5671]."""
    taken = max(1, status_value(target, CURSED))
    if left:
        yield ValueChanged(role, field, -lost)
        yield StatusSet(role, CURSED, "battle", taken + 1)
        yield StatusSet(role, WITHERED, "turn")
        return
    yield ValueSet(role, field, taken)
    yield ValueSet(role, "wp", _UNDEAD_WILL)
    yield RuleGained(role, "undead")
    for held in ("level", "mp"):
        if target is not None and target.find(held) is not None:
            yield ValueSet(role, held, 0)
    yield StatusCleared(role, CURSED)


def _raised(work: Work, arguments: Arguments, result: SpellOutcome) -> Iterator[Effect]:
    alike: Unit | None = arguments["summoned"]
    if work.mark == "guardian":
        yield StatusSet("wizard", "has-guardian")
    if alike is None or not result.summoned:
        return
    marks = [] if work.mark is None else [work.mark]
    if result.outcome == "uncontrolled":
        marks.append(UNCONTROLLED)
    if work.illusory:
        marks.append("illusory")
    yield UnitRaised(
        "wizard",
        alike.name,
        result.summoned,
        # In an order of its own: what is recorded of a unit keeps none.
        tuple(sorted((field, str(value)) for field, value in alike.profile)),
        tuple(sorted(alike.rules.items, key=lambda item: item[0])),
        tuple(marks),
    )


def _loses_wounds(spell: BattleSpell, target: Unit | None) -> bool:
    """Return whether what a spell strikes is on the table: of things, war machines [L5219-5223]."""
    if not any(work.structure for work in spell.does):
        return True
    return target is not None and "war-machine" in target.rules


def _wounded(spell: BattleSpell, arguments: Arguments, result: SpellOutcome) -> Iterator[Effect]:
    if spell.when_slain or result.healed:
        yield WoundsHealed("wizard" if spell.aim == "self" else "target", result.healed or 0)
    if result.wounds and _loses_wounds(spell, arguments["target"]):
        yield WoundsLost("target", result.wounds)
    if spell.id == "fire-breath" and arguments.get("due"):
        left = status_value(arguments["wizard"], "breathes-fire") - 1
        if left > 0:
            yield StatusSet("wizard", "breathes-fire", "battle", left)
        else:
            yield StatusCleared("wizard", "breathes-fire")
    if result.fire is not None:
        yield (
            StatusSet("target", ON_FIRE, "battle", result.left)
            if result.left
            else (StatusCleared("target", ON_FIRE))
        )
    if any(work.does == "rain" for work in spell.does):
        for other in SPELLS:
            if other.fire and other.lasts == "in-play":
                yield SpellEnded(other.id)


def _on_characters(
    works: tuple[Work, ...], arguments: Arguments, result: SpellOutcome
) -> Iterator[Effect]:
    """Let the characters in a unit share its fate unless they resisted."""
    for joined, saved in enumerate(result.characters or (), 1):
        if saved is not False:
            continue
        for work in works:
            if work.does == "destroy":
                yield OnCharacter(Destroyed("target"), joined)
            elif work.does == "status" and work.to == "target":
                for effect in _status(work, arguments, result):
                    if isinstance(effect, StatusSet):
                        yield OnCharacter(effect, joined)
