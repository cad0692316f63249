"""`/campaign chronicle site` and `link`: a campaign's site as an archive, and on the web."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.campaign.site.making import packed, site
from bot.campaign.site.paths import address
from bot.commands.battle.narration import within_limit
from bot.commands.campaign.presenter import check_organiser, file_stem, meant, server
from bot.commands.declaring.command import command
from bot.commands.declaring.shared import CampaignName, YesNo
from bot.commands.dice.luck import count_entry
from bot.commands.request.answer import Answer, Attachment, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.views.cards.card import Card
from rulesets.refusal import Refusal


@command("chronicle site")
async def export(context: CommandContext, *, campaign: CampaignName = None) -> Reply:
    """Answer `/campaign chronicle site`.

    Raises:
        Refusal: as `Campaigns.find`, `export-too-large`.
    """
    server(context)

    async def made() -> Answer:
        chosen = await meant(context, campaign)
        locale = _language(context)
        shown, files = await site(context.store, context.localiser, chosen, locale, count_entry)
        stem = file_stem(chosen)
        content = await asyncio.to_thread(partial(packed, files, stem))
        attached = within_limit((Attachment(f"{stem}.zip", content),))
        texts = context.texts
        lines = (texts("site-open"), texts("site-pages-made", count=len(files)))
        headline = texts("site-packed", count=len(shown.fought))
        card = Card(texts("campaign-title", campaign=chosen.name), headline, lines)
        data = {"campaign": chosen.name, "pages": sorted(files), "battles": len(shown.fought)}
        return Answer(card, details=lambda: data, files=attached)

    return Promise(made(), lambda answer: answer)


def _language(context: CommandContext) -> str:
    """Return the language the server chose, else the one this is answered in."""
    row = context.channel.server and context.channel.server.row
    return (row and row.locale) or context.texts.locale


@command("chronicle link", private=True)
async def link(
    context: CommandContext,
    *,
    remove: YesNo = False,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign chronicle link`: an organiser shows a campaign on the web, or no more.

    Raises:
        Refusal: `sites-off`, `only-organiser`, `no-site`, and as `Campaigns.find`.
    """
    server(context)
    base = context.store.sites
    if base is None:
        raise Refusal("sites-off")

    async def linked() -> Answer:
        chosen = await meant(context, campaign)
        await check_organiser(context, chosen)
        texts, chronicles = context.own_texts, context.store.chronicles
        title = texts("campaign-title", campaign=chosen.name)
        if remove:
            if not await chronicles.close_site(chosen.id):
                raise Refusal("no-site", campaign=chosen.name)
            card = Card(title, texts("site-closed"))
            return Answer(card, private=True, details=lambda: {"link": None})
        token = await chronicles.open_site(chosen.id, _language(context))
        where = address(base, token)
        card = Card(title, texts("site-opened"), (where, texts("site-link-about")))
        return Answer(card, private=True, details=lambda: {"link": where})

    return Promise(linked(), lambda answer: answer)
