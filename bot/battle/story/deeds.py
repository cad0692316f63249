"""Deeds: what each unit of a battle did to the other sides, by what their units lost.

Whatever a unit loses by an entry is credited to the units of other sides that the entry is about,
in equal shares where there are several: no journal holds who of them struck which blow. Whoever an
act is done to, as the target of a cannon, has no part in what befalls those who do it. What players
note by hand names no author, and is credited to nobody.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from bot.battle.story.chronicle import UnitStrength
from bot.battle.story.turning_points import Worth, priced_sides
from bot.battle.tabletop.units import as_unit
from bot.store.board import Board
from bot.store.journal.record import Change, Entry
from bot.store.tables.battle import UnitRow
from rulesets.core.ruleset.game import Ruleset


@dataclass(frozen=True, slots=True)
class Hurt:
    """A loss of a unit that others caused.

    Attributes:
        unit_id: Who lost.
        share: The part of the unit as it came that was lost, up to 1.
        wounds: The same in wounds.
        by: Ids of the units that caused it.
    """

    unit_id: int
    share: float
    wounds: int
    by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Deed:
    """The deeds of a unit over a battle.

    Attributes:
        share: The part of the other armies, in hundredths, that it destroyed.
        wounds: Wounds that it caused.
        points: What they were worth, None where nobody noted what a unit of those armies costs.
    """

    unit_id: int
    share: float
    wounds: float
    points: float | None


@dataclass(frozen=True, slots=True)
class Toll:
    """The losses of a side in a battle.

    Attributes:
        lost: Models that are gone.
        size: Models that came.
        points: What those that are gone were worth, None where the cost of a unit is not known.
        cost: What the army was worth, likewise.
    """

    side_id: int
    lost: int
    size: int
    points: int | None
    cost: int | None


def toll_of(side_id: int, units: Mapping[int, UnitStrength], worths: Mapping[int, Worth]) -> Toll:
    """Return what a side has lost; a unit's cost counts by the models that are gone."""
    own = {id_: unit for id_, unit in units.items() if unit.side_id == side_id}
    lost = sum(max(0, unit.size - unit.left) for unit in own.values())
    size = sum(unit.size for unit in own.values())
    costs = {id_: worth.cost for id_ in own if (worth := worths.get(id_)) and worth.cost}
    if len(costs) < len(own) or not own:
        return Toll(side_id, lost, size, None, None)
    gone = sum(
        costs[id_] * max(0, unit.size - unit.left) / max(1, unit.size) for id_, unit in own.items()
    )
    return Toll(side_id, lost, size, round(gone), sum(costs.values()))


def strengths(changes: Iterable[Change], board: Board) -> dict[int, int]:
    """Return, of each unit that changes are about, the wounds that it has left."""
    ids = dict.fromkeys(change.id for change in changes if change.table == "unit")
    rows = (row for id_ in ids if (row := board.unit(id_)) is not None)
    return {row.id: _left(row) for row in rows}


def hurts_of(
    game: Ruleset, entry: Entry, before: Mapping[int, int], board: Board
) -> Iterator[Hurt]:
    """Yield what an entry cost units that others harmed.

    Args:
        game: The game.
        entry: One that counts.
        before: Of each unit it changed, the wounds it had left.
        board: The table after it.
    """
    passive = _done_to(game, entry.action)
    roles = (units for role, units in entry.binding.items() if role not in passive)
    named = dict.fromkeys(unit for units in roles for unit in units)
    about = [row for id_ in named if (row := board.unit(id_)) is not None]
    for unit_id, had in before.items():
        row = board.unit(unit_id)
        if row is None:
            continue
        lost = had - _left(row)
        by = tuple(other.id for other in about if other.side_id != row.side_id)
        if lost > 0 and by:
            yield Hurt(unit_id, min(1.0, lost / (row.size * _each(row))), lost, by)


def _done_to(game: Ruleset, action: str) -> frozenset[str]:
    """Return the roles of a procedure to whom an act is done, and who do none by it."""
    procedure = game.by_id.get(action)
    acts = () if procedure is None else procedure.acts
    return frozenset({act.object for act in acts if act.object} - {act.actor for act in acts})


def _each(row: UnitRow) -> int:
    """Return the wounds of each model; one where nobody noted a plain number."""
    return max(1, as_unit(row).plain("w") or 1)


def _left(row: UnitRow) -> int:
    return 0 if row.destroyed else max(0, row.models * _each(row) - row.carried)


def best_of(hurts: Iterable[Hurt], worths: Mapping[int, Worth]) -> Deed | None:
    """Return the deeds of the unit that destroyed the largest part of other armies, None for none.

    Armies count by the cost of their units where that of every one is known, else by models. Of two
    units that did as much the one that was first stands.
    """
    priced = priced_sides(worths)
    whole: dict[int, float] = {}
    for worth in worths.values():
        whole[worth.side_id] = whole.get(worth.side_id, 0) + worth.value(priced)
    found: dict[int, Deed] = {}
    for hurt in hurts:
        if hurt.unit_id not in worths:
            continue
        worth = worths[hurt.unit_id]
        value = hurt.share * worth.value(priced)
        points = value if worth.side_id in priced else None
        for unit_id in hurt.by:
            deed = found.get(unit_id, Deed(unit_id, 0, 0, 0))
            known = None if points is None or deed.points is None else deed.points
            found[unit_id] = Deed(
                unit_id,
                deed.share + 100 * value / whole[worth.side_id] / len(hurt.by),
                deed.wounds + hurt.wounds / len(hurt.by),
                None if known is None or points is None else known + points / len(hurt.by),
            )
    return max(found.values(), key=lambda deed: deed.share, default=None)
