"""The changes that an entry made on the table, a line each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from bot.battle.tabletop.combat import FLEEING
from bot.battle.tabletop.units import as_unit
from bot.store.board import Board
from bot.store.journal.record import Change, Entry
from bot.store.tables.battle import LinkRow
from bot.texts.bundle import Marked, text_key
from bot.texts.localiser import Texts, id_name, rule_name
from bot.views.cards.card import LOSSES, Line, Worth
from bot.views.cards.link_changes import link_line
from bot.views.words.counters import counter_text, is_told
from bot.views.words.statuses import quiet, status_text
from rulesets.core.battlefield.unit import FORGOTTEN
from rulesets.core.results.counted import BY_NAME
from rulesets.core.results.effect import WoundsLost
from rulesets.core.results.status import FALLEN
from rulesets.core.ruleset.game import Ruleset

_EXPIRING: Final = frozenset({"phase", "turn", "combat"})
_FEW: Final = 3
"""Units of which one line says how much each has left."""


def change_lines(texts: Texts, board: Board, entry: Entry) -> tuple[str, ...]:
    """Return what is different now, unit by unit, then counters, spells and the phase."""
    return (*lines_of(texts, board, entry.changes), *_spared(texts, board, entry))


def _spared(texts: Texts, board: Board, entry: Entry) -> Iterator[str]:
    """Yield a line for each unit that was dealt more wounds than it had left to lose."""
    dealt: dict[int, int] = {}
    for effect in entry.effects:
        if isinstance(effect, WoundsLost):
            for unit_id in entry.binding.get(effect.role, ())[effect.place : effect.place + 1]:
                dealt[unit_id] = dealt.get(unit_id, 0) + effect.wounds
    settled = {
        (change.id, change.field): change
        for change in settled_changes(entry.changes)
        if change.table == "unit"
    }
    for unit_id, wounds in dealt.items():
        row, models = board.unit(unit_id), settled.get((unit_id, "models"))
        if row is None or models is None or models.after != 0:
            continue
        carried = settled.get((unit_id, "carried"))
        noted = int(str(carried.before)) if carried else 0
        had = int(str(models.before)) * max(1, as_unit(row).number("w", 1)) - noted
        if wounds > had:
            yield texts("change-no-more-left", unit=row.name, lost=had, wounds=wounds)


def lines_of(texts: Texts, board: Board, changes: Iterable[Change]) -> tuple[str, ...]:
    """Return the lines of some changes; those that players need not read have none."""
    settled = settled_changes(changes)
    return tuple(dict.fromkeys(line for change in settled for line in _line(texts, board, change)))


def ranked_changes(texts: Texts, board: Board, changes: Iterable[Change]) -> tuple[Line, ...]:
    """Return the lines of some changes with what each is worth, what is worth most first.

    Of a unit that is destroyed nothing else is told.
    """
    settled = settled_changes(changes)
    gone = {
        change.id
        for change in settled
        if change.table == "unit" and change.field == "destroyed" and change.after
    }
    ranked = {
        line: Line(line, *_rank(change))
        for change in settled
        if change.table != "unit" or change.id not in gone or change.field == "destroyed"
        for line in _line(texts, board, change)
    }
    return tuple(sorted(ranked.values(), key=_first))


def _first(line: Line) -> tuple[Worth, int]:
    return line.worth, -line.size


def losses_in_a_line(
    texts: Texts, board: Board, changes: Iterable[Change]
) -> tuple[Line | None, tuple[Change, ...]]:
    """Return one line for what units lost, the largest loss first, and the changes beside it.

    Its size is how many units did; there is none where nobody did.
    """
    settled = settled_changes(changes)
    harms = [each for each in settled if each.table == "unit" and _rank(each)[0] in LOSSES]
    units = dict.fromkeys(each.id for each in harms)
    lost = {unit: _loss(texts, board, unit, harms, len(units)) for unit in units}
    told = sorted((line for line in lost.values() if line), key=_first)
    if not told:
        return None, tuple(settled)
    joined = texts("change-losses", losses=Marked(", ".join(line.text for line in told)))
    beside = (each for each in settled if each not in harms or lost[each.id] is None)
    return Line(joined, Worth.DESTROYED, len(told)), tuple(beside)


def _loss(
    texts: Texts, board: Board, unit_id: int, harms: Sequence[Change], units: int
) -> Line | None:
    """Return what a unit lost in a few signs; None for one that lost nothing, or has left.

    Where several `units` did, nothing says how much each has left.
    """
    row, changes = board.unit(unit_id), [each for each in harms if each.id == unit_id]
    lost = {change.field: _rank(change)[1] for change in changes}
    models, wounds = max(lost.get("models", 0), 0), lost.get("carried", 0)
    gone = any(_rank(each)[0] is Worth.DESTROYED for each in changes)
    if row is None or not (gone or models or wounds > 0):
        return None
    worth = Worth.DESTROYED if gone else Worth.MODELS if models else Worth.WOUNDS
    size = models or wounds
    left = next((f"{each.after}" for each in changes if each.field == "models"), None)
    shown, kind = left if units <= _FEW else None, worth.name.lower()
    return Line(texts("change-loss", unit=row.name, kind=kind, lost=size, left=shown), worth, size)


_HARMS: Final = ("models", "carried")
"""Fields that say what a unit lost, its models and its wounds."""


def _rank(change: Change) -> tuple[Worth, int]:
    """Return what a change is worth telling, and how much is lost by it."""
    if change.table != "unit":
        return Worth.OTHER, 0
    if change.field in _HARMS:
        lost = int(str(change.before or 0)) - int(str(change.after or 0))
        if change.field == "carried":
            return Worth.WOUNDS, -lost
        return (Worth.MODELS if change.after else Worth.DESTROYED), lost
    if change.field == "destroyed":
        return Worth.DESTROYED, 0
    if change.field == f"statuses.{FLEEING}":
        return Worth.FLED, 0
    return Worth.OTHER, 0


def without_expiry(changes: Iterable[Change]) -> list[Change]:
    """Return changes without the statuses and counters that ended with their phase or turn.

    That a turn is over says as much; what lasts until a unit's own turn is worth a line.
    """
    return [change for change in changes if not _expired(change)]


def _expired(change: Change) -> bool:
    if change.after is not None:
        return False
    if change.table == "side":
        return change.field.startswith("counters.")
    if change.table == "link":
        return isinstance(change.before, dict) and change.before["until"] in _EXPIRING
    return (
        change.table == "unit"
        and change.field.startswith("statuses.")
        and isinstance(change.before, dict)
        and change.before["until"] in _EXPIRING
    )


def settled_changes(changes: Iterable[Change]) -> list[Change]:
    """Return one change for each thing that changed several times, from its first to its last."""
    found: dict[tuple[str, int, str], Change] = {}
    for change in changes:
        where = (change.table, change.id, change.field)
        earlier = found.pop(where, None)
        found[where] = change if earlier is None else change._replace(before=earlier.before)
    return [change for change in found.values() if change.before != change.after]


def worth_telling(game: Ruleset, board: Board, changes: Iterable[Change]) -> tuple[Change, ...]:
    """Return changes without those of which another that comes with them says as much.

    A unit that charges home has moved, and a charge that led to contact needs no step told. What
    rules alone read is left out.
    """
    settled = settled_changes(changes)
    begun = _begun(board, settled)
    return tuple(change for change in settled if not _said(game, board, change, begun))


_Begun: TypeAlias = "frozenset[tuple[str, frozenset[int]]]"
"""What began, by its name: of one unit, or between two."""


def _begun(board: Board, changes: Iterable[Change]) -> _Begun:
    found: set[tuple[str, frozenset[int]]] = set()
    for change in changes:
        kind, _, key = change.field.partition(".")
        if change.table == "unit" and kind == "statuses" and change.after is not None:
            found.add((key, frozenset((change.id,))))
        row = board.row("link", change.id) if change.table == "link" else None
        if isinstance(row, LinkRow) and not change.field and change.after is not None:
            both = frozenset(each for each in (row.unit_id, row.other_id) if each is not None)
            found |= {(row.kind, frozenset((each,))) for each in both} | {(row.kind, both)}
    return frozenset(found)


def _said(game: Ruleset, board: Board, change: Change, begun: _Begun) -> bool:
    kind, _, key = change.field.partition(".")
    if change.table == "side" and kind == "counters":
        return any(counter.quiet for counter in game.counters if counter.id == key)
    if change.table == "unit" and kind == "statuses":
        if key in quiet(game):
            return True
        if change.after is None:
            return False
        by = next((status.said_by for status in game.statuses if status.id == key), ())
        return any((each, frozenset((change.id,))) in begun for each in by)
    if change.table == "link" and not change.field and _serves_rules(game, change):
        return True
    row = board.row("link", change.id) if change.table == "link" else None
    if not isinstance(row, LinkRow) or change.after is None:
        return False
    relation = game.relations_by_id.get(row.kind)
    both = frozenset(each for each in (row.unit_id, row.other_id) if each is not None)
    return relation is not None and any((each, both) in begun for each in relation.said_by)


def _serves_rules(game: Ruleset, change: Change) -> bool:
    """Return whether a relation that began or ended is of those that nobody reads of."""
    held: Any = change.after or change.before
    relation = game.relations_by_id.get(held["kind"])
    return relation is not None and relation.untold


def _line(texts: Texts, board: Board, change: Change) -> tuple[str, ...]:
    if change.table == "unit":
        return _unit_line(texts, board, change)
    if change.table == "side" and change.field.startswith("counters."):
        return _counter_line(texts, board, change)
    if change.table == "battle":
        return _turn_line(texts, board, change)
    if change.table == "link":
        return link_line(texts, board, change)
    return _other_line(texts, board, change)


def _turn_line(texts: Texts, board: Board, change: Change) -> tuple[str, ...]:
    """Return the phase, the turn or the side whose turn it is where that is another one now."""
    if change.field == "phase" and change.after:
        return (texts("change-phase", phase=texts(f"phase-{text_key(str(change.after))}")),)
    if change.field == "turn":
        return (texts("change-turn", turn=str(change.after)),)
    if change.field == "active" and isinstance(change.after, int):
        sides = board.sides[change.after : change.after + 1]
        return tuple(texts("change-active", side=side.name) for side in sides)
    return ()


def _other_line(texts: Texts, board: Board, change: Change) -> tuple[str, ...]:
    if change.table == "deck" and change.field == "piles":
        return _deck_line(texts, board, change)
    if change.table == "spell" and not change.field:
        row = change.after or change.before
        name = str(row.get("name")) if isinstance(row, dict) else ""
        spell = id_name(texts, "spell", name) or name
        return (texts("change-spell-on" if change.after else "change-spell-off", spell=spell),)
    return ()


def _counter_line(texts: Texts, board: Board, change: Change) -> tuple[str, ...]:
    counter = change.field.partition(".")[2]
    if BY_NAME in counter or not is_told(texts, counter):  # the outcome itself says as much
        return ()
    after = int(str(change.after or 0))
    if after == (change.before or 0):  # one that starts anew may have been used up
        return ()
    if not after and texts.has(f"done-counter-{text_key(counter)}"):  # it may be done anew
        return ()
    side = board.row("side", change.id)
    told = counter_text(texts, counter, after, [unit.name for unit in board.units])
    return (texts("change-counter", side=getattr(side, "name", ""), counter=told),)


def _deck_line(texts: Texts, board: Board, change: Change) -> tuple[str, ...]:
    row = board.row("deck", change.id)
    after = change.after if isinstance(change.after, dict) else {}
    counts = {name: len(held) for name, held in after.items() if isinstance(held, list)}
    left, hand = counts.get("pile", 0), counts.get("hand", 0)
    return (texts("change-deck", deck=getattr(row, "name", ""), left=left, hand=hand),)


def _unit_line(texts: Texts, board: Board, change: Change) -> tuple[str, ...]:
    row = board.unit(change.id)
    if row is None:
        name = change.before.get("name") if isinstance(change.before, dict) else None
        return (texts("change-unit-removed", unit=str(name)),) if name else ()
    kind, _, key = change.field.partition(".")
    if kind == "statuses" and (key == FALLEN or _lasts_on(change)):
        return ()
    if kind == "side_id":
        side = getattr(board.row("side", int(str(change.after))), "name", "")
        return (texts("change-side", unit=row.name, side=side),)
    say = _UNIT_LINES.get(kind)
    return () if say is None else (say(texts, row.name, key, change),)


def _lasts_on(change: Change) -> bool:
    """Return whether a status is as it was, and only ends otherwise than it would have."""
    before, after = change.before, change.after
    if not isinstance(before, dict) or not isinstance(after, dict):
        return False
    return {**before, "until": None} == {**after, "until": None}


def _carried(texts: Texts, unit: str, _key: str, change: Change) -> str:
    return texts("change-carried", unit=unit, wounds=int(str(change.after)))


def _destroyed(texts: Texts, unit: str, _key: str, change: Change) -> str:
    return texts("change-destroyed" if change.after else "change-returned", unit=unit)


def _status(texts: Texts, unit: str, key: str, change: Change) -> str:
    if not isinstance(change.after, dict):
        return texts("change-status-off", unit=unit, status=texts(f"status-{text_key(key)}"))
    told = status_text(texts, key, int(str(change.after["value"])))
    return texts("change-status-on", unit=unit, status=told)


def _rules(texts: Texts, unit: str, _key: str, change: Change) -> str:
    before = change.before if isinstance(change.before, dict) else {}
    after = change.after if isinstance(change.after, dict) else {}
    gained = [("change-rule-on", rule) for rule in sorted(after.keys() - before.keys())]
    lost = [("change-rule-off", rule) for rule in sorted(before.keys() - after.keys())]
    other = [
        texts(
            "change-value",
            unit=unit,
            field=rule_name(texts, rule),
            before=str(before[rule]),
            after=str(after[rule]),
        )
        for rule in sorted(before.keys() & after.keys())
        if before[rule] != after[rule]
    ]
    known = [texts(key, unit=unit, rule=rule_name(texts, rule)) for key, rule in gained + lost]
    return " · ".join([*known, *other])


def _value(texts: Texts, unit: str, key: str, change: Change) -> str:
    before, after = (
        None if value is None else str(value) for value in (change.before, change.after)
    )
    field = texts(f"field-{text_key(key)}")
    return texts("change-value", unit=unit, field=field, before=before, after=after)


def _models(texts: Texts, unit: str, _key: str, change: Change) -> str:
    before, after = int(str(change.before)), int(str(change.after))
    if after < before:
        return texts("change-models-lost", unit=unit, lost=before - after, left=after)
    return texts("change-models-gained", unit=unit, gained=after - before, left=after)


def _spells(texts: Texts, unit: str, _key: str, change: Change) -> str:
    held = change.after if isinstance(change.after, list) else []
    known = [str(part) for part in held if not str(part).startswith(FORGOTTEN)]
    told = id_name(texts, "spells", ", ".join(known)) if known else ""
    return texts("change-spells", unit=unit, spells=told or "", count=len(known))


def _size(texts: Texts, unit: str, _key: str, change: Change) -> str:
    return texts("change-size", unit=unit, before=str(change.before), after=str(change.after))


_UNIT_LINES: Final[Mapping[str, Callable[[Texts, str, str, Change], str]]] = {
    "": lambda texts, unit, _key, _change: texts("change-unit-added", unit=unit),
    "models": _models,
    "size": _size,
    "carried": _carried,
    "destroyed": _destroyed,
    "statuses": _status,
    "rules": _rules,
    "profile": _value,
    "name": lambda texts, _unit, _key, change: texts(
        "change-name", before=str(change.before), after=str(change.after)
    ),
    "spells": _spells,
    "weapons": lambda texts, unit, _key, _change: texts("change-weapons", unit=unit),
}
