"""Playing entries again from what they recorded: the same dice give the same outcome."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import orjson

from bot.battle.story.replay import Played, Replay
from bot.commands.journal.recording import read_recorded
from bot.commands.options.lifting import OVERRIDE, changed
from bot.commands.options.question import Question
from bot.commands.options.resolution import Resolution, resolve
from bot.store.journal.decisions import TAKEN, read_taken
from bot.store.journal.record import Entry, Thrown, canonical, plain, read_entry
from bot.store.tables.battle import EntryRow
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Kind, Numbers, Quantity, Text, Units, Whole
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.declaring.shared import SHARED
from rulesets.core.results.link_effect import OnLink
from rulesets.core.ruleset.game import Ruleset
from rulesets.dice.handles.choices import DEFAULTS, Choices, Listed, Taken
from rulesets.dice.handles.rolled import Interrupted, ListedFaces, RolledDice
from rulesets.refusal import Refusal

_MOST_MODELS: Final = 1000
_DIFFERENT: Final = frozenset({"choice-differs", "choices-left-over"})
"""Refusals of decisions that are not those of the entry."""


def is_roll(entry: Entry) -> bool:
    """Return whether an entry is a procedure's outcome, which can be played again."""
    return "values" in entry.arguments


def recorded_faces(thrown: Thrown | None) -> ListedFaces:
    """Return the faces of an entry's dice, to fall as they fell."""
    marks, drawn = (thrown.marks, thrown.drawn) if thrown else ((), ())
    return ListedFaces(marks, origin="replayed", drawn=drawn)


def played_again(
    ruleset: Ruleset, procedure: Procedure, entry: Entry, dice: RolledDice | None = None
) -> Resolution:
    """Play an entry again.

    Args:
        ruleset: The game.
        procedure: The entry's.
        entry: The entry.
        dice: Its dice, if they are to be watched.

    Raises:
        KeyError: the procedure has changed since.
        Refusal: it refuses now what it did not, or takes other dice.
        Interrupted: it takes more dice than were thrown.
    """
    arguments = read_recorded(procedure, entry.arguments["values"])
    if OVERRIDE not in entry.arguments["options"]:
        arguments = changed(arguments, ruleset.with_bars)
    question = Question(ruleset, procedure, arguments, {}, dict(entry.arguments["options"]))
    return resolve(
        question, dice or RolledDice(recorded_faces(entry.dice), recorded_choices(entry))
    )


def recorded_choices(entry: Entry) -> Choices:
    """Return what was decided in an entry; where it says nothing, nobody was asked."""
    return Listed(recorded_taken(entry)) if TAKEN in entry.arguments else DEFAULTS


def recorded_taken(entry: Entry) -> tuple[Taken, ...]:
    """Return the options taken in an entry; one that fits nothing where it holds anything else."""
    try:
        return read_taken(entry.arguments.get(TAKEN, ()))
    except (TypeError, ValueError):
        return (Taken("", ""),)  # an entry from elsewhere may hold anything


def replay(ruleset: Ruleset, entry: Entry, dice: RolledDice | None = None) -> Replay:
    """Play an entry of a game again and compare; no entry can make this fail or take long."""
    shared = {procedure.id: procedure for procedure in SHARED}
    procedure = ruleset.by_id.get(entry.action) or shared.get(entry.action)
    if procedure is None:
        return Replay(entry, None, "procedure")
    try:
        _check(procedure, read_recorded(procedure, entry.arguments["values"]))
    except (KeyError, TypeError, ValueError, AttributeError, Refusal):
        return Replay(entry, None, "arguments")
    try:
        resolution = played_again(ruleset, procedure, entry, dice)
    except Refusal as refusal:
        return Replay(entry, None, "choices" if refusal.code in _DIFFERENT else "dice")
    except Interrupted:
        return Replay(entry, None, "dice")
    except Exception:  # noqa: BLE001 - what was recorded may come from elsewhere
        return Replay(entry, None, "arguments")
    question = resolution.question
    played = Played(procedure, resolution.result, resolution.record, question.arguments)
    before, after = _data(entry.outcome), _data(resolution.result)
    if canonical(before) != canonical(after):
        return Replay(entry, played, "outcome", *_differing(before, after))
    effects = resolution.effects
    if not any(isinstance(effect, OnLink) for effect in entry.effects):
        # Entries of before the table knew who touches whom tell of no contact.
        effects = tuple(effect for effect in effects if not isinstance(effect, OnLink))
    if _effects(entry.effects) != _effects(effects):
        return Replay(entry, played, "effects")
    return Replay(entry, played)


def replay_all(ruleset: Ruleset, entries: Iterable[Entry]) -> list[Replay]:
    """Play every roll among some entries again."""
    return [replay(ruleset, entry) for entry in entries if is_roll(entry)]


def replay_rows(ruleset: Ruleset, rows: Iterable[EntryRow]) -> list[Replay]:
    """Play every roll among some entries, as they are stored, again."""
    return replay_all(ruleset, map(read_entry, rows))


def _effects(effects: Iterable[Any]) -> bytes:
    return canonical([(type(effect).__name__, plain(effect)) for effect in effects])


def _data(value: Any) -> Any:
    return orjson.loads(canonical(value))


def _differing(before: Any, after: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    if not (isinstance(before, dict) and isinstance(after, dict)):
        return {"": before}, {"": after}
    names = [name for name in {**before, **after} if before.get(name) != after.get(name)]
    return (
        {name: before.get(name) for name in names},
        {name: after.get(name) for name in names},
    )


def _check(procedure: Procedure, arguments: Mapping[str, Any]) -> None:
    """Refuse arguments that no player could give: their bounds limit a procedure's work."""
    for parameter in procedure.parameters:
        value = arguments[parameter.name]
        if value is not None and value != parameter.default:
            _check_value(parameter.name, parameter.kind, value)


def _check_value(name: str, kind: Kind, value: Any) -> None:
    match kind:
        case Units(most=most):
            units = value if isinstance(value, tuple) else (value,)
            if len(units) > most:
                raise ValueError(name)
            for unit in units:
                _check_unit(unit)
        case Numbers():
            kind.read(name, " ".join(map(str, value)))
        case Whole() | Quantity() | Choice() | Text():
            if kind.read(name, value) != value:
                raise ValueError(name)
        case _:
            kind.read(name, value)


def _check_unit(unit: Unit) -> None:
    counts = (unit.models, unit.size, unit.carried, unit.phase_start)
    if any(not isinstance(count, int) or not 0 <= count <= _MOST_MODELS for count in counts):
        raise ValueError(unit.name)
