"""`/campaign export` and `import`: a whole campaign as a file, or its battles as a spreadsheet."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from pydantic import ValidationError

from bot.battle.files.document import unpacked
from bot.battle.files.exporting import LARGEST, LARGEST_PLAIN
from bot.campaign.access import campaigns_of
from bot.campaign.files.document import games_of, read_document
from bot.campaign.files.exporting import Whole, whole
from bot.campaign.files.intake import take_in
from bot.campaign.files.parts import CampaignDocument
from bot.campaign.files.sheet import HEADINGS, day_of, write_sheet
from bot.campaign.results import COUNTING, result_of
from bot.campaign.scoring.result import Result
from bot.campaign.scoring.written import read_rule, write_rule
from bot.commands.campaign.presenter import asked, check_organiser, file_stem, meant, server
from bot.commands.campaign.sheets import take_sheet
from bot.commands.campaign.standings import row_data, tallied
from bot.commands.declaring.command import command
from bot.commands.declaring.kinds import Completed, Key
from bot.commands.declaring.shared import AttachedFile, CampaignName
from bot.commands.request.answer import Answer, Attachment, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.views.cards.card import Card
from rulesets.core.declaring.kind import Choice, Text
from rulesets.refusal import Refusal


@command("campaign export", private=True)
async def export(
    context: CommandContext,
    *,
    format: Annotated[str, Choice(("json", "csv"))] = "json",  # noqa: A002 - the name of the option
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign export`: everything as JSON, or battles and standings as CSV.

    Raises:
        Refusal: as `Campaigns.find`, `only-organiser`, `export-too-large`.
    """
    server(context)

    async def written() -> Answer:
        chosen = await meant(context, campaign)
        await check_organiser(context, chosen)
        found = await whole(campaigns_of(context.store), chosen)
        stem = file_stem(chosen)
        if format == "csv":
            fought = await asyncio.to_thread(_counting, found)
            table = await tallied(context, chosen, found.members, fought, season=None)
            rows = [row_data(row, found.members) for row in table.rows]
            files = await asyncio.to_thread(_tables, found, rows, stem)
        else:
            files = (await asyncio.to_thread(_whole_file, found, stem),)
        if sum(len(file.content) for file in files) > LARGEST:
            raise Refusal("export-too-large", most=LARGEST // 1_000_000)
        texts = context.own_texts
        headline = texts("campaign-exported", count=len(found.battles))
        card = Card(texts("campaign-title", campaign=chosen.name), headline)
        names = [file.name for file in files]
        data = {"campaign": chosen.name, "files": names, "battles": len(found.battles)}
        return Answer(card, private=True, details=lambda: data, files=files)

    return Promise(written(), lambda answer: answer)


def _counting(found: Whole) -> list[Result]:
    """Return the battles that count as standings take them."""
    return [result_of(battle) for battle in found.battles if battle.state in COUNTING]


def _whole_file(found: Whole, stem: str) -> Attachment:
    content = found.content()
    if len(content) <= LARGEST_PLAIN:
        return Attachment(f"{stem}.json", content)
    return Attachment(f"{stem}.json.gz", gzip.compress(content))


def _tables(
    found: Whole, standings: Sequence[Mapping[str, Any]], stem: str
) -> tuple[Attachment, ...]:
    """Return the battles and the standings over all seasons as spreadsheets take them."""
    members = found.members
    battles = (
        (
            battle.number,
            day_of(battle.played_at),
            battle.season,
            battle.round,
            battle.game,
            members[battle.one_id].name,
            "" if battle.two_id is None else members[battle.two_id].name,
            battle.faction_one,
            battle.faction_two,
            battle.outcome,
            *(("", "") if battle.points is None else battle.points),
            battle.size or "",
            battle.state,
            battle.note,
            battle.region,
        )
        for battle in found.battles
    )
    headings = tuple(standings[0]) if standings else ("place", "name", "points")
    return (
        Attachment(f"{stem}-battles.csv", write_sheet(HEADINGS, battles)),
        Attachment(
            f"{stem}-standings.csv", write_sheet(headings, (row.values() for row in standings))
        ),
    )


@command("campaign import")
async def take(
    context: CommandContext,
    *,
    file: AttachedFile,
    campaign: Annotated[
        str | None, Text(60), Key("param-campaign-into"), Completed("campaigns")
    ] = None,
) -> Reply:
    """Answer `/campaign import`.

    A campaign as it was exported becomes a new one of this server; battles of a spreadsheet are
    added to one that is there.

    Raises:
        Refusal: `campaign-needs-server`, `import-by-manager`, `campaign-file-unread`,
            `campaign-exists`, `too-many-campaigns`, and as `take_sheet`.
    """
    guild = server(context)
    content = file.read()
    if file.name.casefold().endswith(".csv"):
        return take_sheet(context, content, campaign)
    if not context.requester.server_manager:
        raise Refusal("import-by-manager")
    if campaign is not None:
        raise Refusal("import-makes-new")

    async def taken() -> Answer:
        campaigns, who = campaigns_of(context.store), asked(context)
        done = await campaigns.done(who.interaction_id)
        if done is None:
            found = await asyncio.to_thread(_read, content)
            unknown = games_of(found) - set(context.store.games)
            if unknown:
                raise Refusal("campaign-file-unread", where=f"game {min(unknown)}")
            chosen = await take_in(campaigns, who, guild, found)
        else:
            chosen = done.campaign
        texts = context.texts
        headline = texts("campaign-imported", campaign=chosen.name)
        card = Card(texts("campaign-title", campaign=chosen.name), headline)
        return Answer(card, details=lambda: {"campaign": chosen.name})

    return Promise(taken(), lambda answer: answer)


def _read(content: bytes) -> CampaignDocument:
    found = read_document(unpacked(content))
    try:
        found.rule = write_rule(read_rule(found.rule))
    except (ValidationError, Refusal):
        raise Refusal("campaign-file-unread", where="rule") from None
    return found
