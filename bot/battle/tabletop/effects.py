"""The effects of an outcome, applied to the table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.battle.tabletop import combat, landmarks, links, objectives, turns
from bot.battle.tabletop.numbering import free_or_numbered
from bot.battle.tabletop.spells import Casting, OnSpell, side_of
from bot.battle.tabletop.units import (
    BROUGHT_BY,
    as_unit,
    disband,
    end_in_play,
    fresh_row,
    note_fall,
    unit_left,
)
from bot.store.board import Draft
from bot.store.tables.battle import BattleRow, Json, SideRow, UnitRow
from rulesets.core.battlefield.alteration import Alteration
from rulesets.core.battlefield.amount import Amount, read_amount
from rulesets.core.battlefield.contact import ENGAGED
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.effect import (
    IN_COMBAT,
    NUMBERED_SIDE,
    CounterChanged,
    CounterSet,
    Destroyed,
    Effect,
    FirstTurn,
    GroundLies,
    GroundTaken,
    LandmarkPlaced,
    LandmarkRemoved,
    OnCharacter,
    OnUnit,
    PhaseEnded,
    RuleGained,
    RuleLost,
    SideChanged,
    SideRef,
    SpellEnded,
    SpellForgotten,
    SpellInPlay,
    SpellKept,
    SpellsLearned,
    SpellStarted,
    StatusAlone,
    StatusCleared,
    StatusOfAll,
    StatusSet,
    UnitRaised,
    ValueChanged,
    ValueSet,
    WoundsHealed,
    WoundsLost,
)
from rulesets.core.results.link_effect import LinkCleared, LinkMoved, LinkSet, UnitReplaced
from rulesets.core.ruleset.counting import changed, kept_as
from rulesets.core.ruleset.game import Ruleset

TURNS: Final = ("active", "other")
"""Sides as whose turn it is tells them."""


def apply_effects(
    draft: Draft,
    battle: BattleRow,
    effects: Sequence[Effect],
    binding: Mapping[str, Sequence[int]],
    *,
    ruleset: Ruleset,
    new_id: links.NewId,
    lifted: bool = False,
) -> None:
    """Make the changes that effects stand for; a phase ends after everything else.

    Args:
        draft: The table.
        battle: The battle that is fought.
        effects: In order.
        binding: Ids of the units each role names; an effect on another role changes nothing.
        ruleset: The game.
        new_id: Gives ids to rows that come.
        lifted: Whether counts that forbid them were overruled.

    Raises:
        Refusal: `counter-short`, `counter-full`.
    """
    table = _Applying(draft, battle, binding, new_id, ruleset, lifted)
    for effect in effects:
        table.apply(effect)
    ended = [effect.phase for effect in effects if isinstance(effect, PhaseEnded)]
    if any(phase in {None, battle.phase} for phase in ended):
        turns.advance(draft, battle, ruleset)


@dataclass(frozen=True, slots=True)
class _Applying:
    draft: Draft
    battle: BattleRow
    binding: Mapping[str, Sequence[int]]
    new_id: links.NewId
    ruleset: Ruleset
    lifted: bool = False
    started: list[int] = field(default_factory=list)
    """Ids of the spells that the outcome has started or named so far."""

    def unit(self, role: str, index: int = 0) -> UnitRow | None:
        bound = self.binding.get(role, ())
        return self.draft.board.unit(bound[index]) if index < len(bound) else None

    def apply(self, effect: Effect) -> None:
        match effect:
            case (
                WoundsLost()
                | WoundsHealed()
                | Destroyed()
                | StatusSet()
                | StatusCleared()
                | RuleLost()
                | RuleGained()
                | ValueChanged()
                | ValueSet()
            ):
                unit = self.unit(effect.role, effect.place)
                if unit is not None:
                    self.on_unit(unit, effect)
            case OnCharacter(effect=befalls, joined=joined):
                unit = self.unit(befalls.role, befalls.place)
                company = [] if unit is None else self.draft.board.joined(unit)
                if joined <= len(company):
                    self.on_unit(company[joined - 1], befalls)
            case LinkSet() | LinkCleared() | LinkMoved() | UnitReplaced():
                table = combat.Table(self.draft, self.battle, self.ruleset, self.new_id)
                combat.change_link(table, effect, self.unit, self.started[-1:])
            case CounterSet() | CounterChanged():
                self.count(effect)
            case StatusOfAll() | SideChanged() | UnitRaised() | FirstTurn():
                self.on_side(effect)
            case (
                SpellForgotten()
                | SpellsLearned()
                | SpellStarted()
                | SpellInPlay()
                | SpellEnded()
                | SpellKept()
            ):
                self.on_spell(effect)
            case PhaseEnded():
                pass  # comes last, see apply_effects
            case _:
                self.on_ground(effect)

    def on_spell(self, effect: OnSpell) -> None:
        active = side_of(self.draft.board, self.battle, "active")
        table = Casting(self.draft, self.battle, self.new_id, self.started)
        table.apply(effect, None if effect.role is None else self.unit(effect.role), active)

    def on_unit(self, unit: UnitRow, effect: OnUnit) -> None:
        draft = self.draft
        match effect:
            case WoundsLost(wounds=wounds):
                self.wound(unit, wounds)
            case WoundsHealed(wounds=wounds):
                after = self.seen(unit).after_healing(wounds)
                draft.set(unit, "models", after.models)
                draft.set(unit, "carried", after.carried)
                draft.set(unit, "destroyed", not after.models)
            case Destroyed():
                # Caught or lost as a whole, with all who are in it.
                for member in draft.board.joined(unit):
                    self.destroy(member)
                self.destroy(unit)
            case StatusSet(status=status) | StatusCleared(status=status):
                shared = status in self.ruleset.shared and not isinstance(effect, StatusAlone)
                company = draft.board.company(unit) if shared else ()
                for member in (unit, *company, *self.left_by(unit, effect)):
                    self.change_status(member, effect)
            case RuleLost() | RuleGained():
                self.change_rules(unit, effect)
            case ValueChanged() | ValueSet():
                self.change_value(unit, effect)

    def left_by(self, unit: UnitRow, effect: StatusSet | StatusCleared) -> Sequence[UnitRow]:
        """Return whom else a status befalls: the unit that its owner has just left, if it binds."""
        joining = self.ruleset.joining
        marks = None if joining is None else joining.marks
        if marks is None or effect.status not in marks.binding:
            return ()
        left = unit_left(self.draft.board, unit)
        return () if left is None else (left, *self.draft.board.joined(left))

    def change_rules(self, unit: UnitRow, effect: RuleLost | RuleGained) -> None:
        draft, rule = self.draft, effect.rule
        if isinstance(effect, RuleGained):
            if rule not in unit.rules:
                draft.set(unit, "rules", {**unit.rules, rule: None})
            return
        draft.set(unit, "rules", {k: n for k, n in unit.rules.items() if k != rule})
        # A status that lent just this has nothing left to do.
        for status, alters in self.ruleset.altering.items():
            if status in unit.statuses and alters == Alteration(rules=((rule, None),)):
                draft.set(unit, f"statuses.{status}", None)

    def seen(self, unit: UnitRow) -> Unit:
        """Return a unit with all that its statuses make of it, wounds a spell lent it included."""
        return self.ruleset.as_it_stands(as_unit(unit))

    def on_side(self, effect: StatusOfAll | SideChanged | UnitRaised | FirstTurn) -> None:
        if isinstance(effect, FirstTurn):
            self.begin(effect.side)
            return
        if isinstance(effect, SideChanged | UnitRaised):
            self.on_army(effect)
            return
        change: StatusSet | StatusCleared = StatusSet("", effect.status, effect.until)
        if effect.over:
            change = StatusCleared("", effect.status)
        for unit in self.draft.board.each_unit():
            if not unit.destroyed and self.is_of(unit, effect.side):
                self.change_status(unit, change)

    def is_of(self, unit: UnitRow, which: str) -> bool:
        """Return whether a unit is of a side that an effect names; `other` is all others."""
        if which.startswith(IN_COMBAT):
            return self.fights_beside(unit, self.unit(which.removeprefix(IN_COMBAT)))
        if which == "other":
            return unit.side_id != side_of(self.draft.board, self.battle, "active").id
        side = self.side(which)
        return side is not None and unit.side_id == side.id

    def fights_beside(self, unit: UnitRow, other: UnitRow | None) -> bool:
        """Return whether a unit is in the close combat of another, or in that unit itself."""
        if other is None:
            return False
        board = self.draft.board
        name, of = (links.whole_unit(board, row).name for row in (unit, other))
        combat_of = links.combats_of(board).with_unit(of)
        return name == of or (combat_of is not None and name in combat_of.units)

    def on_ground(
        self, effect: GroundTaken | GroundLies | LandmarkPlaced | LandmarkRemoved
    ) -> None:
        if isinstance(effect, LandmarkPlaced | LandmarkRemoved):
            landmarks.change(self.draft, self.battle, effect)
            return
        draft, battle, both = self.draft, self.battle, effect.side == objectives.BOTH
        side = None if effect.side is None or both else self.side(effect.side)
        if isinstance(effect, GroundLies):
            if both or side is not None:
                objectives.lay(draft, battle, effect.name, side.place if side else "both")
        elif effect.side is None or side is not None:
            now = turns.player_turn(self.ruleset, battle)
            objectives.take(draft, battle, effect.name, side.place if side else None, now)

    def wound(self, unit: UnitRow, wounds: int) -> None:
        after = self.seen(unit).after_losing(self.unspent(unit, wounds))
        self.draft.set(unit, "models", after.models)
        self.draft.set(unit, "carried", after.carried)
        if not after.models:
            self.destroy(unit)

    def unspent(self, unit: UnitRow, wounds: int) -> int:
        """Return the wounds that no status took upon itself; those that wounds end are gone."""
        for status, held in list(unit.statuses.items()):
            wounded = self.ruleset.wounded.get(status)
            if wounded == "soak":
                left = int(held["value"]) - wounds
                wounds = max(0, -left)
                still = {**held, "value": left} if left > 0 else None
                self.draft.set(unit, f"statuses.{status}", still)
        for status in list(unit.statuses):
            if wounds and self.ruleset.wounded.get(status) == "end":
                self.draft.set(unit, f"statuses.{status}", None)
        return wounds

    def on_army(self, effect: SideChanged | UnitRaised) -> None:
        if isinstance(effect, SideChanged):
            unit, side = self.unit(effect.role, effect.place), self.side(effect.to)
            if unit is not None and side is not None:
                self.draft.set(unit, "side_id", side.id)
            return
        side = self.side(effect.role)
        if side is None:
            return
        row = fresh_row(
            self.draft.board,
            self.new_id(),
            free_or_numbered(self.draft.board, effect.name),
            battle_id=self.battle.id,
            side_id=side.id,
            models=effect.models,
            size=effect.models,
            phase_start=effect.models,
            profile=dict(effect.profile),
            rules=dict(effect.rules),
            statuses={status: {"value": 1, "until": "battle"} for status in effect.statuses},
        )
        self.draft.add(row)

    def change_status(self, unit: UnitRow, effect: StatusSet | StatusCleared) -> None:
        if isinstance(effect, StatusSet):
            if effect.status == ENGAGED and links.touches(self.draft.board, unit):
                return  # with whom is known, which says as much
            held: dict[str, Json] = {"value": effect.value, "until": effect.until}
            if effect.until == "spell":
                before = unit.statuses.get(effect.status, {}).get(BROUGHT_BY)
                spell = self.started[-1] if self.started else before
                held |= {} if spell is None else {BROUGHT_BY: spell}
            self.draft.set(unit, f"statuses.{effect.status}", held)
            status: str = effect.status
            self.let_go_of(unit, status)
            if status == combat.FLEEING:
                combat.leave(self.draft, self.ruleset, unit, "flees")
            elif status in self.ruleset.leaving_combat:
                combat.leave(self.draft, self.ruleset, unit)
            if status == combat.FLEEING or status in self.ruleset.ending_magic:
                end_in_play(self.draft, unit)
            return
        if effect.status == ENGAGED:
            combat.leave(self.draft, self.ruleset, unit)
        self.draft.set(unit, f"statuses.{effect.status}", None)

    def let_go_of(self, unit: UnitRow, status: str) -> None:
        """End what players told of where units of a side are, as one of them moves."""
        told = self.ruleset.moving.get(status, frozenset())
        for other in self.draft.board.each_unit() if told else ():
            if other.side_id == unit.side_id:
                for kept in told.intersection(other.statuses):
                    self.draft.set(other, f"statuses.{kept}", None)

    def destroy(self, unit: UnitRow) -> None:
        self.draft.set(unit, "destroyed", value=True)
        note_fall(self.draft, self.ruleset, unit)
        combat.fall(self.draft, self.ruleset, unit, self.new_id)
        end_in_play(self.draft, unit)
        disband(self.draft, unit)

    def change_value(self, unit: UnitRow, effect: ValueChanged | ValueSet) -> None:
        if isinstance(effect, ValueSet):
            self.draft.set(unit, f"profile.{effect.field}", str(effect.value))
            return
        held = unit.profile.get(effect.field)
        if held is None:
            return
        amount = read_amount(held, halves=True)
        plus = amount.plus + effect.by
        new = replace(amount, plus=plus)
        if not amount.count and plus < 0:
            new = Amount(0)
        self.draft.set(unit, f"profile.{effect.field}", str(new))

    def count(self, effect: CounterSet | CounterChanged) -> None:
        side = self.side(effect.side)
        if side is None:
            return
        units = (unit.name for unit in self.draft.board.each_unit() if unit.side_id == side.id)
        number = kept_as(self.ruleset, effect.counter, side.counters, units)
        path = f"counters.{number}"
        if isinstance(effect, CounterSet):
            self.draft.set(side, path, effect.value)
            return
        held = side.counters.get(number)
        value = changed(self.ruleset, held, effect, side.name, lifted=self.lifted)
        if value is not None:
            self.draft.set(side, path, value)

    def begin(self, which: SideRef) -> None:
        side = self.side(which)
        if side is not None:
            self.draft.set(self.battle, "first", side.place)
            self.draft.set(self.battle, "active", side.place)
            if not self.ruleset.rolls_for_turns:
                told = {**self.battle.options, turns.BEGINNER_TOLD: True}
                self.draft.set(self.battle, "options", told)

    def side(self, which: str) -> SideRow | None:
        if which in TURNS:
            return side_of(self.draft.board, self.battle, which)
        if which.startswith(NUMBERED_SIDE):
            number = which.removeprefix(NUMBERED_SIDE)
            sides = {str(side.place + 1): side for side in self.draft.board.sides}
            return sides.get(number)
        unit = self.unit(which)
        if unit is None:
            return None
        return next(each for each in self.draft.board.sides if each.id == unit.side_id)
