"""Armies: brought to a battle from a list or from those a player keeps, saved, and handed out."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any, Final

import orjson

from bot.armies.formats.own_json import (
    is_doubtful,
    read_own,
    write_army,
    write_doubtful,
    write_units,
)
from bot.armies.formats.plain import write_plain
from bot.armies.formats.spreadsheet import write_csv
from bot.armies.joining import is_without_profile
from bot.armies.reading import read_army
from bot.armies.roster import MOST_UNITS, Roster
from bot.armies.sheets import Kept, read_sheets, write_sheets
from bot.armies.systems import is_foreign
from bot.battle.actions.armies import MOST_ARMIES, enlist
from bot.battle.tabletop.units import as_unit
from bot.commands.battle.scores import uncosted_among
from bot.commands.declaring.command import command, form
from bot.commands.declaring.kinds import Completed
from bot.commands.declaring.shared import ArmyName, Attached, SideName, YesNo
from bot.commands.options.names import GameNames
from bot.commands.request.answer import Answer, Attachment, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.commands.units.lexicon import lexicon_of, rule_namer
from bot.commands.units.lists.doubts import doubt_buttons
from bot.commands.units.lists.form import ANYWAY, COMMAND, ask_anyway, ask_for_list
from bot.commands.units.lists.known_profiles import with_known_profiles
from bot.commands.units.lists.reports import (
    kept_lines,
    problem_data,
    problem_file,
    problem_lines,
    report_lines,
)
from bot.commands.units.lists.sheets import army_button, as_brought_here, as_own, with_room
from bot.commands.units.lists.unread import nothing_taken
from bot.commands.units.lists.values import values_button
from bot.store.journal.record import Entry
from bot.store.tables.army import ArmyRow
from bot.store.tables.battle import SideRow
from bot.texts.bundle import escaped
from bot.texts.names import clean
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Choice, Text
from rulesets.core.declaring.parameter import Raw
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal

FORMATS: Final = ("text", "csv", "json")
"""What an army is exported as."""


@command(COMMAND)
async def bring(
    context: CommandContext,
    *,
    list: Annotated[str | None, Text(4000)] = None,  # noqa: A002 - the name of the option
    file: Attached = None,
    side: SideName = None,
    name: Annotated[str | None, Text(60)] = None,
    anyway: YesNo = False,
) -> Reply:
    """Answer `/army import`: a list that was pasted or attached, or a form to paste it into."""
    if file is not None and list is not None:
        raise Refusal("army-list-and-file")
    content = list if file is None else file.read()
    if content is None:
        return ask_for_list(context, Refusal("army-list-needed"), side=side or "", name=name or "")
    return await _take(context, content, side, name, anyway=anyway)


@form(COMMAND)
async def filled(context: CommandContext, _about: str, fields: Mapping[str, str]) -> Reply:
    """Answer the form of `/army import`; a list of another game is asked about by a second form."""
    side, name = fields.get("side") or None, fields.get("name") or None
    return await _take(context, fields.get("list", ""), side, name)


@form(ANYWAY)
async def filled_anyway(context: CommandContext, _about: str, fields: Mapping[str, str]) -> Reply:
    """Answer the form that takes a list of another game."""
    side, name = fields.get("side") or None, fields.get("name") or None
    return await _take(context, fields.get("list", ""), side, name, anyway=True)


async def _take(
    context: CommandContext,
    content: bytes | str,
    named: str | None,
    name: str | None,
    *,
    anyway: bool = False,
) -> Reply:
    """Read a list, and keep it under a name or bring it to the side that is named."""
    if named is not None and name is not None:
        raise Refusal("army-side-or-name")
    side = None
    if name is None:
        if context.channel.board.battle is None:
            raise Refusal("army-needs-battle")
        side = _side(context, named)
    else:
        clean(name)
    lexicon = lexicon_of(context.ruleset, context.names)
    roster = await asyncio.to_thread(read_army, content, lexicon)
    if roster.game not in (None, context.ruleset.id):
        raise Refusal("army-other-game", army=roster.name, game=_game_name(context, roster.game))
    if is_foreign(roster.system, context.ruleset.id) and not anyway:
        game = _game_name(context, context.ruleset.id)
        why = Refusal("army-other-system", system=roster.system[:60], game=game)
        return ask_anyway(context, why, content, roster, side=named or "", name=name or "")
    if not roster.units:
        return await nothing_taken(context, roster, content, side=named or "", name=name or "")
    roster = await with_known_profiles(context, roster, lexicon, anyway=anyway)
    if side is None:
        return await _kept(context, str(name), roster)
    return _joining(context, side, roster, "/army import")


def _joining(context: CommandContext, side: SideRow, roster: Roster, command: str) -> Reply:
    """Bring an army to the battle; its report is part of the answer."""
    roster = with_room(context, roster)
    coming = enlist(context.channel, context.caller(command), side, roster)

    def show(entry: Entry) -> Answer:
        texts = context.texts
        count, points = len(roster.units), _points(roster.units)
        headline = texts(
            "army-joined", army=roster.name, side=side.name, count=count, points=points
        )
        lines = (*report_lines(texts, roster.units, roster), *uncosted_among(context, roster.units))
        card = Card("", headline, lines, footer=footer_of(texts, entry))
        undo = ButtonSpec("undo", str(entry.id), texts("button-undo"))
        sheets = army_button(texts, side) if roster.kept.sheets else ()
        outcome = {
            "action": entry.action,
            "entry": entry.number,
            "side": side.name,
            "units": [unit["name"] for unit in _added(entry)],
            "problems": problem_data(roster.problems),
            "sheets": len(roster.kept.sheets),
        }
        files = problem_file(texts, roster.problems)
        asked = doubt_buttons(context, entry) if roster.doubtful else ()
        bare = roster.form or any(map(is_without_profile, roster.units))
        values = values_button(context, side) if bare else ()
        return Answer(card, (undo, *asked, *sheets, *values), details=lambda: outcome, files=files)

    return Promise(coming, show)


def _added(entry: Entry) -> list[dict[str, Any]]:
    """Return the units an entry added, as they were named."""
    return [
        change.after
        for change in entry.changes
        if change.table == "unit" and isinstance(change.after, dict)
    ]


async def _kept(context: CommandContext, name: str, roster: Roster) -> Answer:
    """Keep an army for its player; the answer tells what was taken of its list."""
    units = tuple(map(_fresh, roster.units))
    replaced = await context.store.armies.save(
        context.requester.user_id,
        context.ruleset.id,
        name,
        [*write_units(units), *write_doubtful(roster.doubtful)],
        sheets=write_sheets(roster.kept.sheets),
        guild_id=context.requester.guild_id,
    )
    texts = context.own_texts
    headline = texts(
        "army-saved", army=clean(name), count=len(units), points=_points(units), replaced=replaced
    )
    lines = report_lines(texts, units, roster)
    outcome = {
        "army": clean(name),
        "units": [unit.name for unit in units],
        "problems": problem_data(roster.problems),
        "sheets": len(roster.kept.sheets),
    }
    files = problem_file(texts, roster.problems)
    return Answer(Card("", headline, lines), private=True, details=lambda: outcome, files=files)


@command("army save", private=True)
async def save(
    context: CommandContext,
    *,
    name: Annotated[str, Text(60)],
    side: SideName = None,
) -> Reply:
    """Answer `/army save`: the units of a side, as they were at full strength."""
    own = context.side(side)
    return await _kept(context, name, await as_own(context, own, _units_of(context, own)))


@command("army list", private=True)
async def listing(context: CommandContext) -> Reply:
    """Answer `/army list`: the armies that the player keeps."""
    texts = context.own_texts
    kept = await context.store.armies.all(context.requester.user_id)
    lines = tuple(
        texts(
            "army-line",
            army=army.name,
            game=_game_name(context, army.ruleset),
            count=_count(army),
            points=_kept_points(army),
        )
        for army in kept
    )
    headline = texts("army-count", count=len(kept), most=MOST_ARMIES)
    outcome = {"armies": [{"name": army.name, "game": army.ruleset} for army in kept]}
    return Answer(Card("", headline, lines), private=True, details=lambda: outcome)


@command("army load")
async def load(
    context: CommandContext,
    *,
    army: ArmyName,
    side: SideName = None,
) -> Reply:
    """Answer `/army load`: an army that the player keeps comes to the battle."""
    context.channel.fighting()
    joined = _side(context, side)
    kept = await context.store.armies.find(context.requester.user_id, army)
    await context.store.ready(kept.ruleset)
    if kept.ruleset != context.ruleset.id:
        raise Refusal("army-other-game", army=kept.name, game=_game_name(context, kept.ruleset))
    roster = as_brought_here(context, kept, _read(context, kept))
    return _joining(context, joined, roster, "/army load")


@command("army show", private=True)
async def show(context: CommandContext, *, army: ArmyName) -> Reply:
    """Answer `/army show`: an army that the player keeps, unit by unit."""
    kept = await context.store.armies.find(context.requester.user_id, army)
    await context.store.ready(kept.ruleset)
    game, texts = _game_of(context, kept.ruleset), context.own_texts
    roster = _read(context, kept)
    text = _written(context, game, kept.name, roster.units, "text").decode()
    lines = tuple(escaped(line) for line in text.splitlines()[3:] if line)
    headline = texts(
        "army-line",
        army=kept.name,
        game=_game_name(context, kept.ruleset),
        count=_count(kept),
        points=_kept_points(kept),
    )
    changes = (*kept_lines(texts, roster.kept), *problem_lines(texts, roster.problems))
    card = Card("", headline, lines, changes)
    outcome = write_army(kept.name, kept.ruleset, roster.units)
    return Answer(card, private=True, details=lambda: outcome)


@command("army delete", private=True)
async def delete(context: CommandContext, *, army: ArmyName) -> Reply:
    """Answer `/army delete`: delete the army, and give the player a file of it."""
    kept = await context.store.armies.find(context.requester.user_id, army)
    await context.store.ready(kept.ruleset)
    game, roster = _game_of(context, kept.ruleset), _read(context, kept)
    content = _written(context, game, kept.name, roster.units, "text")
    await context.store.armies.delete(context.requester.user_id, kept.name)
    headline = context.own_texts("army-deleted", army=kept.name)
    return Answer(
        Card("", headline),
        private=True,
        details=lambda: {"deleted": kept.name},
        files=(Attachment(_file_name(kept.name, "txt"), content),),
    )


@command("army export", private=True)
async def export(
    context: CommandContext,
    *,
    army: Annotated[str | None, Text(60), Completed("armies")] = None,
    side: SideName = None,
    format: Annotated[str, Choice(FORMATS)] = FORMATS[0],  # noqa: A002 - the name of the option
) -> Reply:
    """Answer `/army export`: an army that the player keeps, or the units of a side, as a file."""
    if army is not None and side is not None:
        raise Refusal("army-or-side")
    if army is not None:
        kept = await context.store.armies.find(context.requester.user_id, army)
        await context.store.ready(kept.ruleset)
        game, name = _game_of(context, kept.ruleset), kept.name
        units = _read(context, kept).units
    else:
        own = context.side(side)
        game, name, units = context.ruleset, own.name, _units_of(context, own)
    content = _written(context, game, name, units, format)
    headline = context.own_texts("army-exported", army=name, count=len(units))
    ending = "txt" if format == "text" else format
    # A file is not as quickly copied from as a message.
    lines = content.decode().splitlines()[3:] if format == "text" else []
    return Answer(
        Card("", headline, tuple(map(escaped, lines))),
        private=True,
        details=lambda: write_army(name, game.id, units),
        files=(Attachment(_file_name(name, ending), content),),
    )


def _written(
    context: CommandContext, game: Ruleset, name: str, units: Sequence[Unit], form: str
) -> bytes:
    locale = context.requester.locale
    names = GameNames(game, context.localiser, locale)
    lexicon = lexicon_of(game, names)
    if form == "json":
        return orjson.dumps(write_army(name, game.id, units), option=orjson.OPT_INDENT_2)
    rule_name = rule_namer(context.localiser, game, context.own_texts.locale)
    if form == "csv":
        # The mark tells spreadsheets that this is UTF-8.
        return write_csv(units, lexicon, rule_name).encode("utf-8-sig")
    sign = -1 if context.own_texts.locale == "fr" else 0
    return write_plain(name, tuple(units), lexicon, rule_name, sign).encode()


def _read(context: CommandContext, kept: ArmyRow) -> Roster:
    """Return an army as it was kept, without what its game no longer knows."""
    game = _game_of(context, kept.ruleset)
    data = {"name": kept.name, "game": kept.ruleset, "units": list(kept.units)}
    roster = read_own(data, lexicon_of(game, context.names))
    sheets = tuple(read_sheets(kept.sheets or ()))
    if len(roster.units) < _count(kept):  # units have other places then
        sheets = tuple(sheet for sheet in sheets if not sheet.units)
    return replace(roster, kept=Kept(sheets))


def _game_of(context: CommandContext, slug: str) -> Ruleset:
    return context.channel.game(slug)


def _game_name(context: CommandContext, slug: str | None) -> str:
    """Return the name of any game; the slug of one that is no longer installed."""
    if not slug or slug not in context.store.games:
        return str(slug)
    return context.localiser.texts(context.own_texts.locale, slug)(f"ruleset-{slug}")


def _fresh(unit: Unit) -> Unit:
    """Return a unit as it comes to its next battle."""
    return replace(unit, models=unit.size, carried=0, statuses=(), phase_start=unit.size)


def _units_of(context: CommandContext, side: SideRow) -> tuple[Unit, ...]:
    """Return the units of a side at full strength, those that were destroyed too."""
    own = [row for row in context.channel.board.units if row.side_id == side.id]
    if not own:
        raise Refusal("army-side-empty", side=side.name)
    if len(own) > MOST_UNITS:
        raise Refusal("army-too-many-units", most=MOST_UNITS)
    return tuple(_fresh(as_unit(row)) for row in own)


def _side(context: CommandContext, name: Raw | None) -> SideRow:
    """Return the side that an army joins, if the player may act for it."""
    context.channel.fighting()
    side = context.side(name)
    context.check_side(side.id)
    return side


def _points(units: Sequence[Unit]) -> int:
    return sum(unit.number("points", 0) for unit in units)


def _count(army: ArmyRow) -> int:
    """Return how many units an army has, without lines that may be some."""
    return sum(not is_doubtful(unit) for unit in army.units)


def _kept_points(army: ArmyRow) -> int:
    written = [str(unit.get("profile", {}).get("points", "0")) for unit in army.units]
    return sum(int(points) for points in written if points.isdecimal())


def _file_name(name: str, ending: str) -> str:
    kept = "".join(sign if sign.isalnum() else "-" for sign in name).strip("-")
    return f"{kept[:40] or 'army'}.{ending}"
