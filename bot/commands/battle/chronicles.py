"""`/campaign chronicle battle`: a battle by its turning points, to be read and shown around."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Annotated, Any, Final

from bot.battle.story.turning_points import TurningPoint
from bot.campaign.access import campaigns_of
from bot.commands.battle.narration import result_line, told_battle, within_limit
from bot.commands.battle.report import report_files
from bot.commands.campaign.presenter import meant, server
from bot.commands.declaring.command import command
from bot.commands.declaring.kinds import Forum
from bot.commands.declaring.shared import BattleName, CampaignName
from bot.commands.journal.past_battle import PastBattle, battle_at, battle_with_id
from bot.commands.request.answer import Answer, Attachment, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.texts.bundle import Marked, escaped
from bot.texts.markup import without_markup
from bot.views.cards.card import Card
from bot.views.report.battle_picture import picture
from bot.views.report.in_short import luck_told
from bot.views.report.moments import moment_lines
from bot.views.report.report import Report, by_turns
from rulesets.core.declaring.kind import Whole
from rulesets.refusal import Refusal

_MOST_TURNS: Final = 12
"""Turns that a line of a message shows; the picture and the page have all."""
_LONGEST_ABOUT: Final = 1000


@command("chronicle battle")
async def battle(
    context: CommandContext,
    *,
    battle: BattleName = None,
    number: Annotated[int | None, Whole(1, 1_000_000)] = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign chronicle battle`.

    Raises:
        Refusal: as `chronicled`, `export-too-large`.
    """

    async def written() -> Answer:
        earlier = await chronicled(context, battle, number, campaign)
        found = await told_battle(earlier)
        files = within_limit(await chronicle_files(earlier, found))
        card = chronicle_card(earlier, found)
        data = chronicle_data(found, files)
        return Answer(card, details=lambda: data, files=files)

    return Promise(written(), lambda told: told)


@command("chronicle post")
async def to_be_posted(
    context: CommandContext,
    *,
    forum: Annotated[None, Forum()],  # noqa: ARG001 - the edge to Discord posts there
    battle: BattleName = None,
    number: Annotated[int | None, Whole(1, 1_000_000)] = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign chronicle post` with what is to stand in the forum: an ended battle.

    Raises:
        Refusal: as `chronicled`; `chronicle-not-over`, `export-too-large`.
    """

    async def written() -> Answer:
        earlier = await chronicled(context, battle, number, campaign)
        past = earlier.past
        if past is None or not past.over:
            raise Refusal("chronicle-not-over")
        found = await told_battle(earlier)
        files = within_limit(await chronicle_files(earlier, found))
        data = {**chronicle_data(found, files), "battle_id": str(past.battle.id)}
        return Answer(chronicle_card(earlier, found), details=lambda: data, files=files)

    return Promise(written(), lambda told: told)


async def chronicled(
    context: CommandContext, battle: str | None, number: int | None, campaign: str | None
) -> PastBattle:
    """Return the battle that is meant: of this channel, or of a campaign.

    Raises:
        Refusal: as `battle_at`, `Campaigns.find` and `Campaigns.fought`; `chronicle-which`,
            `chronicle-elsewhere`.
    """
    if number is None:
        if campaign is not None:
            raise Refusal("chronicle-which")
        return await battle_at(context, battle)
    server(context)
    chosen = await meant(context, campaign)
    fought = await campaigns_of(context.store).fought(chosen.id, number)
    if fought.battle_id is None:
        raise Refusal("chronicle-elsewhere", number=fought.number, campaign=chosen.name)
    return await battle_with_id(context, fought.battle_id)


async def chronicle_files(earlier: PastBattle, found: Report) -> tuple[Attachment, ...]:
    """Return the picture, the page and the Markdown, made on a thread."""
    stem = earlier.context.texts("chronicle-file")
    loop, threads = asyncio.get_running_loop(), earlier.context.chances
    written = await loop.run_in_executor(threads, partial(report_files, earlier, found, stem))
    return (*await picture_file(earlier, found), *written)


async def picture_file(earlier: PastBattle, found: Report) -> tuple[Attachment, ...]:
    """Return the picture, made on a thread; none where there is nothing to draw."""
    texts = earlier.context.texts

    def made() -> tuple[Attachment, ...]:
        drawn = picture(texts, found)
        if drawn is None:
            return ()
        about = texts(
            "chronicle-picture", battle=found.title, facts=Marked(" ".join(_twin(earlier, found)))
        )
        name = f"{texts('chronicle-file')}.png"
        return (Attachment(name, drawn, without_markup(about)[:_LONGEST_ABOUT]),)

    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(earlier.context.chances, made)


def chronicle_card(earlier: PastBattle, found: Report) -> Card:
    """Return a battle in a message: how it ended, its turning points, its turns."""
    texts = earlier.context.texts
    moments = list(moment_lines(texts, found.moments, found.names))
    lines = [
        *_strengths(earlier, found),
        "",
        f"**{texts('chronicle-moments')}**",
        *(moments or [texts("chronicle-no-moments")]),
        "",
        *_by_turn_lines(earlier, found),
        *_luck_line(earlier, found),
    ]
    return Card(
        texts("chronicle-title", battle=found.title),
        _headline(earlier, found),
        tuple(lines),
        footer=texts("chronicle-short-method"),
    )


def _headline(earlier: PastBattle, found: Report) -> str:
    texts = earlier.context.texts
    if earlier.past is not None and not earlier.past.over:
        return texts("chronicle-running", turn=str(earlier.past.battle.turn))
    return result_line(earlier.context, found.chronicle) or texts("chronicle-no-points")


def _strengths(earlier: PastBattle, found: Report) -> Iterator[str]:
    for side in found.sides:
        left = side.models[-1] if side.models else 0
        size = sum(unit.size for unit in side.units)
        yield earlier.context.texts("chronicle-left", side=side.name, models=left, size=str(size))


def _by_turn_lines(earlier: PastBattle, found: Report) -> Iterator[str]:
    """Yield lines on losses and points in each turn, with the sides in order."""
    texts = earlier.context.texts
    order = " – ".join(escaped(side.name) for side in found.sides)
    for title, told in by_turns(texts, found):
        turns = list(enumerate(told.turns))[-_MOST_TURNS:]
        parts = (
            texts(
                "chronicle-turn-part",
                turn=str(turn),
                values="–".join(str(counts[index]) for counts in told.values),
            )
            for index, turn in turns
        )
        heading = f"**{title}** ({order})"
        yield texts("chronicle-turn-line", title=Marked(heading), values=Marked(" · ".join(parts)))


def _luck_line(earlier: PastBattle, found: Report) -> Iterator[str]:
    """Yield a line on each player's luck, over all tests and attacks; the page has more."""
    texts = earlier.context.texts
    told = luck_told(texts, found.players)
    if told:
        yield texts(
            "chronicle-turn-line",
            title=Marked(f"**{texts('chronicle-lucky')}**"),
            values=Marked(told),
        )


def _twin(earlier: PastBattle, found: Report) -> Iterator[str]:
    """Yield the picture's content in words."""
    for line in (*_strengths(earlier, found), *_by_turn_lines(earlier, found)):
        yield f"{line}."


def chronicle_data(found: Report, files: tuple[Attachment, ...]) -> dict[str, Any]:
    """Return a chronicle as data."""
    names = found.names
    return {
        "battle": found.title,
        "moments": [_moment_data(moment, names) for moment in found.moments],
        "turns": list(found.fallen.turns),
        "fallen": _by_side(found, found.fallen.values),
        "points": _by_side(found, found.points.values),
        "files": [file.name for file in files],
    }


def _by_side(found: Report, values: tuple[tuple[int, ...], ...]) -> dict[str, list[int]]:
    return {side.name: list(counts) for side, counts in zip(found.sides, values, strict=True)}


def _moment_data(turning_point: TurningPoint, names: Mapping[int, str]) -> dict[str, Any]:
    return {
        "entry": turning_point.turn.number,
        "turn": turning_point.turn.turn,
        "weight": round(turning_point.weight, 1),
        "margin": turning_point.turn.margin,
        "units": [
            {
                "name": blow.name,
                "side": names.get(blow.side_id, ""),
                "lost": blow.lost,
                "gone": blow.gone,
                "fled": blow.fled,
                "general": blow.general,
            }
            for blow in turning_point.turn.blows
        ],
    }
