"""The five lists of spells, and their lasting effects as statuses [L5067-6439]."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.spell import Lore
from rulesets.core.ids.composed import as_status
from rulesets.core.ruleset.game import Status
from rulesets.refusal import Refusal
from rulesets.whfb2.magic._schema import load_book
from rulesets.whfb2.magic.spell import BattleSpell, Group
from rulesets.whfb2.unit import acts

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

_FOLDER: Final = files("rulesets.whfb2") / "data" / "lores"
_BOOKS: Final = tuple(
    load_book(_FOLDER / f"{name}.toml")
    for name in ("battle", "necromancy", "illusion", "demonology", "elemental")
)

LORES: Final[tuple[Lore, ...]] = tuple(book.lore for book in _BOOKS)
TO_DEAL: Final = "spell-to-deal"
"""The status of a wizard whose spell is cast and has touched nobody yet: its value is the spell's
number, from 1."""
DEALING: Final = "spell-dealing"
"""The status of a wizard whose spell reached somebody in this phase and may reach others."""
REACHED: Final = "reached-by-spell"
"""The status of who was reached by a spell cast in this phase; its value is the spell's number."""
STRUCK: Final = "struck-by-spell"
"""The status of who was struck in this phase by a spell in play; its value is its number."""
SPELLS: Final[tuple[BattleSpell, ...]] = tuple(spell for book in _BOOKS for spell in book.spells)
BY_ID: Final = {spell.id: spell for spell in SPELLS}
STATUSES: Final[tuple[Status, ...]] = (
    *(status for lore in LORES for status in lore.statuses),
    Status("cast", "phase"),
    Status(TO_DEAL, "phase"),
    *(
        Status(name, "phase", quiet=True, counts=(1, len(SPELLS)))
        for name in (DEALING, REACHED, STRUCK)
    ),
    Status("staff-used"),
    Status("prone"),
    Status("withered", "turn", quiet=True),
    Status("asleep"),
    Status("spellbound", bars=acts.SPELLBOUND),
    Status("spell-silenced", bars=acts.UNLOADED),
)
STATUS_BY_ID: Final = {status.id: status for status in STATUSES}
GROUPED: Final = {as_status(name): held for book in _BOOKS for name, held in book.grouped.items()}
"""Statuses of auras, zones and illusions: the group of each, and the level of what made it."""


def spell_of(name: str) -> BattleSpell:
    """Return a spell by its id.

    Raises:
        Refusal: `unknown-spell`.
    """
    found = BY_ID.get(name)
    if found is None:
        raise Refusal("unknown-spell", name=name)
    return found


def number_of(spell: BattleSpell) -> int:
    """Return the number by which a status holds a spell, from 1."""
    return SPELLS.index(spell) + 1


def spell_to_deal(wizard: Unit | None) -> BattleSpell | None:
    """Return the spell that a wizard has cast and that has touched nobody yet, None without one."""
    held = 0 if wizard is None else dict(wizard.statuses).get(TO_DEAL, 0)
    return SPELLS[held - 1] if 0 < held <= len(SPELLS) else None


def statuses_of(group: Group) -> tuple[StatusId, ...]:
    """Return the statuses of auras, zones or illusions."""
    return tuple(name for name, (held, _) in GROUPED.items() if held == group)


def spells_of(group: Group) -> tuple[BattleSpell, ...]:
    """Return the spells that make auras, zones or illusions."""
    return tuple(spell for spell in SPELLS if spell.group == group)
