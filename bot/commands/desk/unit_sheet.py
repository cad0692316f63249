"""The sheet of a unit: its losses, what is true of it, and whom it is with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.battle.actions.formations import hosts_for, may_leave
from bot.battle.tabletop.units import as_unit
from bot.commands.desk.foot import with_back
from bot.commands.desk.marks import moment_of
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.commands.units.lists.sheets import unit_buttons
from bot.commands.units.units import unit_state
from bot.store.tables.battle import UnitRow
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.panel import Block, Words, picks, rows
from bot.views.words.statuses import status_text
from rulesets.refusal import Fact

ALL: Final = "all"
"""The subject of the button that lists the units."""
_LOSSES: Final = (1, 2, 3, 5)


def unit_sheet(context: CommandContext, row: UnitRow, *, changed: bool = False) -> Answer:
    """Return the sheet of a unit.

    Args:
        context: Where it is shown.
        row: The unit.
        changed: Whether the table is another than the one at which a button was pressed.
    """
    own = replace(context, texts=context.own_texts)
    lines = [f"**{escaped(row.name)}** · {unit_state(own, row)}"]
    if changed:
        lines.append(own.texts("desk-changed"))
    blocks = (Words("\n".join(lines)), *_UnitButtons(own, row).blocks())
    return Answer(Card(row.name, ""), private=True, panel=with_back(context, blocks))


def told_by_press(context: CommandContext, row: UnitRow) -> tuple[str, ...]:
    """Return the rules that a press says of a unit, or takes back: a rank, and who is near."""
    return () if row.destroyed else (*_ranks(context, row), *_reached(context, row))


def _ranks(context: CommandContext, row: UnitRow) -> Iterator[str]:
    """Yield the ranks that one of a side has, where no list told who."""
    side = [each for each in context.channel.board.each_unit() if each.side_id == row.side_id]
    for rule in context.ruleset.sole:
        apart = rule.apart_from is not None and rule.apart_from in row.rules
        fit = rule.borne_by in row.rules and not apart
        if rule.id in row.rules or (fit and not any(rule.id in each.rules for each in side)):
            yield rule.id


def _reached(context: CommandContext, row: UnitRow) -> Iterator[str]:
    """Yield by what who lends it something nearby is told of: models are on the table.

    Who is in one unit with him is near without a word.
    """
    units = context.channel.board.units
    others = [each for each in units if each.side_id == row.side_id and not each.destroyed]
    friends = [
        each for each in others if each.id not in (row.id, row.host_id) and each.host_id != row.id
    ]
    for rule in context.ruleset.lending:
        lent = {loan.of for loan in rule.loans}
        lends = any(of in each.rules for of in lent for each in friends)
        if rule.id in row.rules or (lends and not any(of in row.rules for of in lent)):
            yield rule.id


class _UnitButtons:
    """The buttons of a unit's sheet."""

    def __init__(self, context: CommandContext, row: UnitRow) -> None:
        self._context = context
        self._texts = context.texts
        self._row = row
        self._moment = moment_of(context)

    def blocks(self) -> Iterator[Block]:
        """Yield them from top to bottom."""
        if self._row.destroyed:
            yield from rows(self._gains())
        else:
            yield from rows((*self._losses(), *self._gains()))
            yield from self._statuses()
            yield from rows(map(self._ruled, told_by_press(self._context, self._row)))
            yield from self._company()
        other = ButtonSpec("unit", ALL, self._texts("desk-unit-other"))
        sheets = unit_buttons(self._context, self._row)
        change = self._button("change", "", "desk-unit-change")
        yield from rows((*sheets, change, self._button("remove", "", "desk-unit-remove"), other))

    def _button(self, what: str, value: int | str, key: str, **facts: Fact) -> ButtonSpec:
        return ButtonSpec("note", self._subject(what, value), self._texts(key, **facts))

    def _subject(self, what: str, value: object) -> str:
        return f"{self._row.id}:{what}:{value}:{self._moment}"

    def _losses(self) -> Iterator[ButtonSpec]:
        """Yield losses: wounds where models have several, models where there are several."""
        row, each = self._row, self._each
        if each > 1:
            left = as_unit(row).wounds_left()
            for count in _LOSSES[:3]:
                if count <= left:
                    yield self._button("wounds", count, "desk-wounds-lost", count=count)
        if each == 1 or row.size > 1:
            for count in _LOSSES if each == 1 else _LOSSES[:1]:
                if count < row.models:
                    yield self._button("models", count, "desk-models-lost", count=count)
        yield self._button("models", row.models, "desk-unit-destroyed")

    @property
    def _each(self) -> int:
        return max(1, as_unit(self._row).number("w", 1))

    def _gains(self) -> Iterator[ButtonSpec]:
        row = self._row
        if row.models < row.size or row.carried or row.destroyed:
            key = "desk-wounds-back" if self._each > 1 else "desk-models-back"
            yield self._button("heal", 1, key, count=1)

    def _statuses(self) -> Iterator[Block]:
        """Yield what a press may say of it in this phase, and a list of all else that is true."""
        battle, row = self._context.channel.board.battle, self._row
        phase = None if battle is None else battle.phase
        noted = [
            each.id
            for each in self._context.ruleset.statuses
            # One that ends others, as rallying does, is said of those alone of whom they are true.
            if phase in each.noted_in
            and (not each.ends or not row.statuses.keys().isdisjoint((each.id, *each.ends)))
        ]
        yield from rows(
            ButtonSpec(
                "note",
                self._subject("end" if each in row.statuses else "begin", each),
                f"✓ {self._said(each)}" if each in row.statuses else self._said(each),
            )
            for each in noted
        )
        others = tuple(
            (self._subject("end", each), self._texts("desk-status-ends", status=self._said(each)))
            for each in row.statuses
            if each not in noted
        )
        if others:
            yield from picks("note", self._texts("desk-status-which"), others, f"e{self._moment}")

    def _ruled(self, rule: str) -> ButtonSpec:
        """Return the press that says of a rule that it holds, or no more."""
        held, said = rule in self._row.rules, self._texts(f"rule-{rule}")
        label = f"✓ {said}" if held else said
        return ButtonSpec("note", self._subject("lacks" if held else "has", rule), label)

    def _said(self, each: str) -> str:
        held = self._row.statuses.get(each)
        said = status_text(self._texts, each, 1 if held is None else int(held["value"]))
        return said[:1].upper() + said[1:]

    def _company(self) -> Iterator[Block]:
        """Yield the units that it may join, or the way out of the one it is in."""
        channel, row = self._context.channel, self._row
        host = channel.board.unit(row.host_id or 0)
        if host is not None:
            if may_leave(channel, row):
                yield from rows([self._button("leave", "", "desk-unit-leaves", host=host.name)])
            return
        hosts = tuple(
            (self._subject("join", each.id), each.name) for each in hosts_for(channel, row)
        )
        if hosts:
            yield from picks("note", self._texts("desk-unit-joins"), hosts, f"j{self._moment}")
