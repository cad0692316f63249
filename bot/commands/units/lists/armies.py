"""Armies: brought to a battle from a list or from those a player keeps, saved, and handed out."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Annotated, Any

from bot.armies.formats.own_json import (
    write_doubtful,
    write_units,
)
from bot.armies.joining import is_without_profile
from bot.armies.reading import read_army
from bot.armies.roster import Roster
from bot.armies.sheets import write_sheets
from bot.armies.systems import is_foreign
from bot.battle.actions.armies import enlist
from bot.commands.battle.scores import uncosted_among
from bot.commands.declaring.command import command, form
from bot.commands.declaring.shared import ArmyName, Attached, SideName, YesNo
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.commands.units.lexicon import lexicon_of
from bot.commands.units.lists.doubts import doubt_buttons
from bot.commands.units.lists.form import ANYWAY, COMMAND, ask_anyway, ask_for_list
from bot.commands.units.lists.kept import fresh, game_name, points_of, read_kept, units_of
from bot.commands.units.lists.known_profiles import with_known_profiles
from bot.commands.units.lists.reports import (
    problem_data,
    problem_file,
    report_lines,
)
from bot.commands.units.lists.sheets import army_button, as_brought_here, as_own, with_room
from bot.commands.units.lists.unread import nothing_taken
from bot.commands.units.lists.values import values_button
from bot.store.journal.record import Entry
from bot.store.tables.battle import SideRow
from bot.texts.names import clean
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.declaring.kind import Text
from rulesets.core.declaring.parameter import Raw
from rulesets.refusal import Refusal


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
        raise Refusal("army-other-game", army=roster.name, game=game_name(context, roster.game))
    if is_foreign(roster.system, context.ruleset.id) and not anyway:
        game = game_name(context, context.ruleset.id)
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
        count, points = len(roster.units), points_of(roster.units)
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
    units = tuple(map(fresh, roster.units))
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
        "army-saved", army=clean(name), count=len(units), points=points_of(units), replaced=replaced
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
    return await _kept(context, name, await as_own(context, own, units_of(context, own)))


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
        raise Refusal("army-other-game", army=kept.name, game=game_name(context, kept.ruleset))
    lexicon = lexicon_of(context.ruleset, context.names)
    roster = await with_known_profiles(context, read_kept(context, kept), lexicon)
    roster = as_brought_here(context, kept, roster)
    return _joining(context, joined, roster, "/army load")


def _side(context: CommandContext, name: Raw | None) -> SideRow:
    """Return the side that an army joins, if the player may act for it."""
    context.channel.fighting()
    side = context.side(name)
    context.check_side(side.id)
    return side
