"""Armies that a player keeps: listed, shown, and handed out as files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Final

import orjson

from bot.armies.formats.own_json import (
    is_doubtful,
    read_own,
    write_army,
)
from bot.armies.formats.plain import write_plain
from bot.armies.formats.spreadsheet import write_csv
from bot.armies.roster import MOST_UNITS, Roster
from bot.armies.sheets import Kept, read_sheets
from bot.battle.actions.armies import MOST_ARMIES
from bot.battle.tabletop.units import as_unit
from bot.commands.declaring.command import command
from bot.commands.declaring.kinds import Completed
from bot.commands.declaring.shared import ArmyName, SideName
from bot.commands.options.names import GameNames
from bot.commands.request.answer import Answer, Attachment, Reply
from bot.commands.request.context import CommandContext
from bot.commands.units.lexicon import lexicon_of, rule_namer
from bot.commands.units.lists.reports import (
    kept_lines,
    lacking_lines,
    problem_lines,
)
from bot.store.tables.army import ArmyRow
from bot.store.tables.battle import SideRow
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Choice, Text
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal

FORMATS: Final = ("text", "csv", "json")
"""What an army is exported as."""


@command("army list", private=True)
async def listing(context: CommandContext) -> Reply:
    """Answer `/army list`: the armies that the player keeps."""
    texts = context.own_texts
    kept = await context.store.armies.all(context.requester.user_id)
    lines = tuple(
        texts(
            "army-line",
            army=army.name,
            game=game_name(context, army.ruleset),
            count=_count(army),
            points=_kept_points(army),
        )
        for army in kept
    )
    headline = texts("army-count", count=len(kept), most=MOST_ARMIES)
    outcome = {"armies": [{"name": army.name, "game": army.ruleset} for army in kept]}
    return Answer(Card("", headline, lines), private=True, details=lambda: outcome)


@command("army show", private=True)
async def show(context: CommandContext, *, army: ArmyName) -> Reply:
    """Answer `/army show`: an army that the player keeps, unit by unit."""
    kept = await context.store.armies.find(context.requester.user_id, army)
    await context.store.ready(kept.ruleset)
    game, texts = _game_of(context, kept.ruleset), context.own_texts
    roster = read_kept(context, kept)
    text = _written(context, game, kept.name, roster, "text").decode()
    lines = tuple(escaped(line) for line in text.splitlines()[3:] if line)
    headline = texts(
        "army-line",
        army=kept.name,
        game=game_name(context, kept.ruleset),
        count=_count(kept),
        points=_kept_points(kept),
    )
    changes = (*kept_lines(texts, roster.kept), *problem_lines(texts, roster.problems))
    card = Card("", headline, lines, changes)
    outcome = write_army(kept.name, kept.ruleset, roster.units, roster.doubtful)
    return Answer(card, private=True, details=lambda: outcome)


@command("army delete", private=True)
async def delete(context: CommandContext, *, army: ArmyName) -> Reply:
    """Answer `/army delete`: delete the army, and give the player a file of it."""
    kept = await context.store.armies.find(context.requester.user_id, army)
    await context.store.ready(kept.ruleset)
    game, roster = _game_of(context, kept.ruleset), read_kept(context, kept)
    # The plain format has no word for lines that may be units.
    ending, form = ("json", "json") if roster.doubtful else ("txt", "text")
    content = _written(context, game, kept.name, roster, form)
    await context.store.armies.delete(context.requester.user_id, kept.name)
    headline = context.own_texts("army-deleted", army=kept.name)
    return Answer(
        Card("", headline),
        private=True,
        details=lambda: {"deleted": kept.name},
        files=(Attachment(_file_name(kept.name, ending), content),),
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
        roster = read_kept(context, kept)
    else:
        own = context.side(side)
        game, name, roster = context.ruleset, own.name, Roster(units=units_of(context, own))
    content = _written(context, game, name, roster, format)
    headline = context.own_texts("army-exported", army=name, count=len(roster.units))
    ending = "txt" if format == "text" else format
    # A file is not as quickly copied from as a message.
    lines = content.decode().splitlines()[3:] if format == "text" else []
    lacking = () if format == "json" else lacking_lines(context.own_texts, roster)
    return Answer(
        Card("", headline, tuple(map(escaped, lines)), lacking),
        private=True,
        details=lambda: write_army(name, game.id, roster.units, roster.doubtful),
        files=(Attachment(_file_name(name, ending), content),),
    )


def _written(context: CommandContext, game: Ruleset, name: str, roster: Roster, form: str) -> bytes:
    locale = context.requester.locale
    names = GameNames(game, context.localiser, locale)
    lexicon = lexicon_of(game, names)
    if form == "json":
        army = write_army(name, game.id, roster.units, roster.doubtful)
        return orjson.dumps(army, option=orjson.OPT_INDENT_2)
    rule_name = rule_namer(context.localiser, game, context.own_texts.locale)
    if form == "csv":
        # The mark tells spreadsheets that this is UTF-8.
        return write_csv(roster.units, lexicon, rule_name).encode("utf-8-sig")
    sign = -1 if context.own_texts.locale == "fr" else 0
    return write_plain(name, roster.units, lexicon, rule_name, sign).encode()


def read_kept(context: CommandContext, kept: ArmyRow) -> Roster:
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


def game_name(context: CommandContext, slug: str | None) -> str:
    """Return the name of any game; the slug of one that is no longer installed."""
    if not slug or slug not in context.store.games:
        return str(slug)
    return context.localiser.texts(context.own_texts.locale, slug)(f"ruleset-{slug}")


def fresh(unit: Unit) -> Unit:
    """Return a unit as it comes to its next battle."""
    return replace(unit, models=unit.size, carried=0, statuses=(), phase_start=unit.size)


def units_of(context: CommandContext, side: SideRow) -> tuple[Unit, ...]:
    """Return the units of a side at full strength, those that were destroyed too."""
    own = [row for row in context.channel.board.units if row.side_id == side.id]
    if not own:
        raise Refusal("army-side-empty", side=side.name)
    if len(own) > MOST_UNITS:
        raise Refusal("army-too-many-units", most=MOST_UNITS)
    return tuple(fresh(as_unit(row)) for row in own)


def _count(army: ArmyRow) -> int:
    """Return how many units an army has, without lines that may be some."""
    return sum(not is_doubtful(unit) for unit in army.units)


def _kept_points(army: ArmyRow) -> int:
    written = [str(unit.get("profile", {}).get("points", "0")) for unit in army.units]
    return sum(int(points) for points in written if points.isdecimal())


def _file_name(name: str, ending: str) -> str:
    kept = "".join(sign if sign.isalnum() else "-" for sign in name).strip("-")
    return f"{kept[:40] or 'army'}.{ending}"


def points_of(units: Sequence[Unit]) -> int:
    """Return the points of units together."""
    return sum(unit.number("points", 0) for unit in units)
