"""Sheets of armies for players: what was kept of a list, and what stands on each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from bot.armies.roster import Problem, Roster
from bot.armies.sheets import MOST_IN_BATTLE, AbilitySheet, Kept
from bot.battle.tabletop.sheets import Brought, all_brought, holders, of_side, of_unit
from bot.commands.battle.tracking.tracker import due
from bot.commands.declaring.command import button
from bot.commands.desk.foot import with_back
from bot.commands.desk.marks import moment_of
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import CommandContext
from bot.store.catalogues import whole_sheets
from bot.store.tables.army import ArmyRow
from bot.store.tables.battle import SideRow, UnitRow
from bot.texts.bundle import escaped
from bot.texts.localiser import Texts
from bot.texts.names import fold
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.panel import Block, Words, picks, rows
from rulesets.core.battlefield.unit import Unit
from rulesets.refusal import Refusal

_MOST_UNITS: Final = 6
_LONGEST_SHOWN: Final = 3600
"""Letters of a sheet in one message."""
_OF_SIDE, _OF_UNIT, _TEXT = "s", "u", "t"


def with_room(context: CommandContext, roster: Roster) -> Roster:
    """Return an army as it comes to the battle: without its sheets where there is no room."""
    count = len(roster.kept.sheets)
    if context.channel.board.brought + count <= MOST_IN_BATTLE:
        return roster
    return _without(roster, Refusal("army-sheets-full", count=count, most=MOST_IN_BATTLE))


def as_brought_here(context: CommandContext, kept: ArmyRow, roster: Roster) -> Roster:
    """Return a kept army as it comes to a battle here: sheets stay where they were brought.

    Those of private messages, which have no server, come to private messages of their player alone.
    """
    if not kept.sheets or kept.guild_id == context.requester.guild_id:
        return roster
    return _without(roster, Refusal("army-sheets-elsewhere", count=len(kept.sheets)))


async def as_own(context: CommandContext, side: SideRow, units: tuple[Unit, ...]) -> Roster:
    """Return a side as somebody may keep it: what other players brought stays with them."""
    roster = Roster(units=units, kept=Kept(await sheets_of(context, side)))
    if not roster.kept.sheets or context.may_act(side.id):
        return roster
    return _without(roster, Refusal("army-sheets-of-others", count=len(roster.kept.sheets)))


def _without(roster: Roster, reason: Refusal) -> Roster:
    problems = (*roster.problems, Problem(0, "", reason))
    return replace(roster, kept=Kept(), problems=problems)


async def sheets_of(context: CommandContext, side: SideRow) -> tuple[AbilitySheet, ...]:
    """Return the sheets of a side whole, with the places of its units instead of their ids."""
    board = context.channel.board
    places = {
        unit.id: at
        for at, unit in enumerate(each for each in board.units if each.side_id == side.id)
    }
    brought = of_side(board, side.id)
    whole = await _whole(context, brought)
    return tuple(
        replace(sheet, units=tuple(places[unit] for unit in sheet.units if unit in places))
        for sheet in whole
    )


async def _whole(context: CommandContext, brought: Sequence[Brought]) -> list[AbilitySheet]:
    """Return sheets with all that stands on them."""
    battle = context.channel.board.battle
    if battle is None or not brought:
        return []
    ids = sorted({each.catalogue for each in brought})
    await context.channel.settled()
    found = await context.store.ask(partial(whole_sheets, battle_id=battle.id, ids=ids))
    return [found[each.catalogue][each.number] for each in brought if each.catalogue in found]


def army_button(texts: Texts, side: SideRow) -> tuple[ButtonSpec, ...]:
    """Return the button that lists the sheets of a side."""
    return (ButtonSpec("ability", f"{_OF_SIDE}.{side.id}", texts("button-sheets")),)


def unit_buttons(context: CommandContext, row: UnitRow) -> tuple[ButtonSpec, ...]:
    """Return the button that lists the sheets of a unit, none for a unit without any."""
    if not of_unit(context.channel.board, row):
        return ()
    return (ButtonSpec("ability", f"{_OF_UNIT}.{row.id}", context.texts("button-abilities")),)


def sheets_now(context: CommandContext) -> list[tuple[str, str]]:
    """Return the subject and the label of each sheet that the game reminds of now."""
    board = context.channel.board
    sides = {side.name: side.id for side in board.sides}
    told = {
        (sides.get(str(dict(reminder.facts).get("side"))), ability.name)
        for reminder in due(context)
        for ability in reminder.abilities
    }
    found = [each for each in all_brought(board) if (each.side, each.sheet.name) in told]
    return [(each.subject, label_of(each.sheet)) for each in found]


def side_buttons(context: CommandContext) -> tuple[ButtonSpec, ...]:
    """Return a button for each side that has sheets."""
    board = context.channel.board
    sides = {each.side for each in all_brought(board)}
    return tuple(
        ButtonSpec(
            "ability",
            f"{_OF_SIDE}.{side.id}",
            context.own_texts("button-sheets-of", side=side.name),
        )
        for side in board.sides
        if side.id in sides
    )


@button("ability", reads=True)
async def shown(context: CommandContext, subject: str) -> Reply:
    """Answer a button of sheets: those of a side or of a unit as lists, or the words of one.

    Raises:
        Refusal: `no-battle`, `button-expired` for what is not there any more.
    """
    board = context.channel.board
    if board.battle is None:
        raise Refusal("no-battle")
    what, *numbers = subject.split(".")
    if not numbers or not all(each.isascii() and each.isdecimal() for each in numbers):
        raise Refusal("button-expired")
    if what == _TEXT and len(numbers) > 1:
        return await _told(context, int(numbers[0]), int(numbers[1]))
    row = board.unit(int(numbers[0])) if what == _OF_UNIT else None
    if row is not None:
        return _listed(context, row.name, of_unit(board, row))
    side = next((each for each in board.sides if str(each.id) == numbers[0]), None)
    if side is None:
        raise Refusal("button-expired")
    return _listed(context, side.name, of_side(board, side.id))


def _listed(context: CommandContext, name: str, brought: Sequence[Brought]) -> Answer:
    """Return lists of sheets: the army's own by what they are among, those of units by name."""
    texts = context.own_texts
    title = texts("sheets-of", name=escaped(name))
    own = [each for each in brought if not each.sheet.units]
    others = sorted(
        (each for each in brought if each.sheet.units), key=lambda each: fold(each.sheet.name)
    )
    blocks: list[Block] = [Words(f"**{title}**")]
    moment = moment_of(context)
    for about, some, number in (("sheets-army", own, "a"), ("sheets-units", others, "b")):
        options = [(each.subject, label_of(each.sheet)) for each in some]
        if options:
            blocks += picks("ability", texts(about), options, f"{number}.{moment}")
    data = {"sheets": [each.sheet.name for each in (*own, *others)]}
    panel = with_back(context, tuple(blocks))
    return Answer(Card(title, ""), private=True, panel=panel, details=lambda: data)


def label_of(sheet: AbilitySheet) -> str:
    """Return a sheet in a few words: its name, what it must reach, its lore or when it is used."""
    parts = [sheet.name]
    if sheet.value is not None:
        parts.append(f"{sheet.value}+")
    parts.append(sheet.group if sheet.ritual and sheet.group else sheet.timing or sheet.group)
    return " · ".join(filter(None, parts))


async def _told(context: CommandContext, catalogue: int, number: int) -> Answer:
    """Return the words of a sheet."""
    board = context.channel.board
    brought = [
        each for each in all_brought(board) if (each.catalogue, each.number) == (catalogue, number)
    ]
    whole = await _whole(context, brought)
    if not whole:
        raise Refusal("button-expired")
    texts, sheet = context.own_texts, whole[0]
    lines = [f"**{escaped(sheet.name)}**", *_facts(context, texts, sheet)]
    for heading, text in sheet.lines:
        told = escaped(text)
        lines.append(f"**{escaped(heading)}** {told}" if heading else told)
    said = "\n".join(lines)
    if len(said) > _LONGEST_SHOWN:
        said = said[:_LONGEST_SHOWN] + "…"
    panel = with_back(context, (Words(said), *rows(_back(context, brought[0]))))
    data = {"sheet": sheet.name, "text": said}
    return Answer(Card(sheet.name, ""), private=True, panel=panel, details=lambda: data)


def _facts(context: CommandContext, texts: Texts, sheet: AbilitySheet) -> Iterable[str]:
    """Yield lines on whose a sheet is, when it is used and what it must reach."""
    facts = [sheet.timing, sheet.group]
    if sheet.value is not None:
        facts.append(texts(f"sheet-value-{sheet.kind}", value=sheet.value))
    facts.append(", ".join(sheet.keywords))
    said = " · ".join(escaped(fact) for fact in facts if fact)
    if said:
        yield f"-# {said}"
    names = [escaped(row.name) for row in holders(context.channel.board, sheet)]
    if names:
        more = "" if len(names) <= _MOST_UNITS else " …"
        yield f"-# {', '.join(names[:_MOST_UNITS])}{more}"


def _back(context: CommandContext, brought: Brought) -> tuple[ButtonSpec, ...]:
    """Return the button that leads to the other sheets of the side."""
    side = context.channel.board.row("side", brought.side)
    return () if not isinstance(side, SideRow) else army_button(context.own_texts, side)
