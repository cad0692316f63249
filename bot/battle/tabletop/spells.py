"""Spells of a battle: what wizards know, what stays in play, and what hangs on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.battle.tabletop.units import end_spell
from bot.store.board import Board, Draft
from bot.store.tables.battle import BattleRow, SideRow, SpellRow, UnitRow
from bot.texts.names import clean, fold
from rulesets.core.battlefield.unit import FORGOTTEN
from rulesets.core.results.effect import (
    SideRef,
    SpellEnded,
    SpellForgotten,
    SpellInPlay,
    SpellKept,
    SpellsLearned,
    SpellStarted,
)

OnSpell: TypeAlias = (
    SpellForgotten | SpellsLearned | SpellStarted | SpellInPlay | SpellEnded | SpellKept
)
"""What changes of spells."""


def side_of(board: Board, battle: BattleRow, which: SideRef) -> SideRow:
    """Return the active side, or the one that follows it."""
    sides = board.sides
    return sides[battle.active if which == "active" else (battle.active + 1) % len(sides)]


@dataclass(frozen=True, slots=True)
class Casting:
    """The spells of a battle, being changed by an outcome.

    Attributes:
        draft: The table.
        battle: The battle.
        new_id: Gives ids to rows that come.
        meant: Ids of the spells that the outcome has started or named so far.
    """

    draft: Draft
    battle: BattleRow
    new_id: Callable[[], int]
    meant: list[int] = field(default_factory=list)

    def apply(self, effect: OnSpell, unit: UnitRow | None, active: SideRow) -> None:
        """Make the change that an effect stands for.

        Args:
            effect: What changes.
            unit: The unit that its role names.
            active: The side whose turn it is.
        """
        match effect:
            case SpellForgotten() | SpellsLearned():
                self._know(effect, unit)
            case SpellStarted():
                self._start(effect, unit, active)
            case SpellInPlay(spell=name):
                self._mean(name, unit)
            case SpellEnded():
                self._end(effect, unit)
            case SpellKept():
                self._keep(effect, unit, active)

    def _know(self, effect: SpellForgotten | SpellsLearned, unit: UnitRow | None) -> None:
        if unit is None:
            return
        if isinstance(effect, SpellsLearned):
            self.draft.set(unit, "spells", [clean(spell) for spell in effect.spells])
            return
        kept = [spell for spell in unit.spells or () if fold(spell) != fold(effect.spell)]
        self.draft.set(unit, "spells", [*kept, FORGOTTEN + clean(effect.spell)])

    def _start(self, effect: SpellStarted, caster: UnitRow | None, active: SideRow) -> None:
        spell_id = self.new_id()
        self.meant.append(spell_id)
        self.draft.add(
            SpellRow(
                id=spell_id,
                battle_id=self.battle.id,
                side_id=caster.side_id if caster else active.id,
                unit_id=caster.id if caster else None,
                name=clean(effect.spell or "?"),
                kind=effect.kind,
                value=effect.value,
                upkeep=effect.upkeep,
                turn=self.battle.turn,
                active=self.battle.active,
            )
        )

    def _keep(self, effect: SpellKept, caster: UnitRow | None, active: SideRow) -> None:
        for spell in self.draft.board.spells:
            named = spell.side_id == active.id and fold(spell.name) == fold(effect.spell)
            if named and (effect.role is None or (caster and spell.unit_id == caster.id)):
                self.draft.set(spell, "kept", self.battle.turn)

    def _mean(self, name: str, unit: UnitRow | None) -> None:
        """Note the spell of a name: one of the unit's side before others, the newest first."""
        named = [spell for spell in self.draft.board.spells if fold(spell.name) == fold(name)]
        own = [spell for spell in named if unit is not None and spell.side_id == unit.side_id]
        self.meant.extend(spell.id for spell in (own or named)[-1:])

    def _meant(self, effect: SpellEnded) -> list[SpellRow]:
        """Return the spells among which one ends: those of a side before others, where one is."""
        spells, wanted = self.draft.board.spells, effect.side or effect.spared
        if effect.spell is None or wanted is None:
            return spells
        side = side_of(self.draft.board, self.battle, wanted)
        named = [spell for spell in spells if fold(spell.name) == fold(effect.spell)]
        theirs = [spell for spell in named if (spell.side_id == side.id) == (effect.side == wanted)]
        return theirs or named

    def _end(self, effect: SpellEnded, caster: UnitRow | None) -> None:
        for spell in self._meant(effect):
            # What is yet to strike is past being dispelled with the others.
            every = effect.spell is None and spell.kind != "delayed"
            if effect.role is not None and (caster is None or spell.unit_id != caster.id):
                continue
            if every or (effect.spell is not None and fold(spell.name) == fold(effect.spell)):
                end_spell(self.draft, spell)
