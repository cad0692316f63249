"""Units put right by a press: losses, what is true of them, whom they are with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.battle.actions.formations import hosts_for, may_leave
from bot.battle.tabletop.units import as_unit
from bot.commands.declaring.command import button
from bot.commands.desk.foot import with_back
from bot.commands.desk.marks import moment_of
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import CommandContext
from bot.commands.units.formations import join, leave, status
from bot.commands.units.units import remove, unit_state
from bot.commands.units.wounds import damage, heal
from bot.store.snowflake import read_id
from bot.store.tables.battle import UnitRow
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.panel import Block, Words, picks, rows
from bot.views.words.statuses import status_text
from rulesets.refusal import Fact, Refusal

_MOST_BUTTONS = 15
"""Units that are shown as buttons; more of them are picked from a list."""
_LOSSES = (1, 2, 3, 5)
_ALL = "all"


@button("unit", reads=True)
async def unit(context: CommandContext, subject: str) -> Reply:
    """Answer the button that picks a unit, or that of a unit, with what may be noted of it.

    Raises:
        Refusal: `no-battle`, `only-players`, `not-your-side`; `desk-no-units` where a player has
            none, `desk-moved-on` where it is gone.
    """
    context.channel.fighting()
    context.check_player()
    if subject == _ALL:
        return _listed(context)
    return _sheet(context, _row(context, subject))


@button("note")
async def note(context: CommandContext, subject: str) -> Reply:
    """Answer a press that notes something of a unit; of an older table the unit is shown again.

    Raises:
        Refusal: as `unit`, and what the act itself refuses.
    """
    context.channel.fighting()
    number, what, value, moment, *_ = (*subject.split(":"), "", "", "")
    row = _row(context, number)
    if moment != moment_of(context):
        return _sheet(context, row, changed=True)
    return await _noted(context, row, what, value)


async def _noted(context: CommandContext, row: UnitRow, what: str, value: str) -> Reply:
    number = int(value) if value.isdecimal() else 0
    reply: Reply
    match what:
        case "models":
            reply = await damage(context, unit=row.name, models=number)
        case "wounds":
            reply = await damage(context, unit=row.name, wounds=number)
        case "heal":
            reply = await heal(context, unit=row.name, wounds=number)
        case "begin" | "end":
            reply = await status(context, unit=row.name, status=value, clear=what == "end")
        case "join":
            reply = await join(context, character=row.name, unit=_row(context, value).name)
        case "leave":
            reply = await leave(context, character=row.name)
        case "remove":
            reply = await remove(context, unit=row.name)
        case _:
            raise Refusal("button-expired")
    return reply


def _row(context: CommandContext, number: str) -> UnitRow:
    """Return a unit that the player may note something of."""
    row = context.channel.board.unit(read_id(number) or 0)
    if row is None:
        raise Refusal("desk-moved-on")
    context.check_side(row.side_id, row.name)
    return row


def _listed(context: CommandContext) -> Answer:
    """Return the sheet that asks for one of the player's units."""
    texts = context.own_texts
    own = [row for row in context.channel.board.units if context.may_act(row.side_id)]
    own.sort(key=lambda row: row.destroyed)
    if not own:
        raise Refusal("desk-no-units")
    title = texts("desk-unit-which")
    blocks: list[Block] = [Words(f"**{title}**")]
    for side in context.channel.board.sides:
        pairs = [(str(row.id), row.name) for row in own if row.side_id == side.id]
        if pairs and len(pairs) < len(own):  # whoever plays several sides
            blocks.append(Words(escaped(side.name)))
        if len(own) > _MOST_BUTTONS:
            blocks += picks("unit", title, pairs, f"u{side.place}.{moment_of(context)}")
        else:
            blocks += rows(ButtonSpec("unit", *pair) for pair in pairs)
    panel = with_back(context, tuple(blocks))
    return Answer(Card(title, ""), private=True, panel=panel)


def _sheet(context: CommandContext, row: UnitRow, *, changed: bool = False) -> Answer:
    """Return the sheet of a unit."""
    own = replace(context, texts=context.own_texts)
    lines = [f"**{escaped(row.name)}** · {unit_state(own, row)}"]
    if changed:
        lines.append(own.texts("desk-changed"))
    blocks = (Words("\n".join(lines)), *_Sheet(own, row).blocks())
    return Answer(Card(row.name, ""), private=True, panel=with_back(context, blocks))


class _Sheet:
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
            yield from self._company()
        other = ButtonSpec("unit", _ALL, self._texts("desk-unit-other"))
        yield from rows((self._button("remove", "", "desk-unit-remove"), other))

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
