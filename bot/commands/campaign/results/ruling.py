"""An organiser's ruling on a result by two presses: how it counts, or that it does not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.campaign import battles
from bot.campaign.access import campaigns_of
from bot.campaign.ledger import Act
from bot.campaign.results import COUNTING
from bot.commands.campaign.presenter import (
    asked,
    battle_line,
    check_organiser,
    ruled,
    ruling_button,
    server,
)
from bot.commands.declaring.command import button
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.snowflake import read_id
from bot.store.tables.campaign import CampaignBattleRow, CampaignMemberRow, CampaignRow
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.panel import Panel, Words, rows
from rulesets.refusal import Refusal

_SUBJECT: Final = re.compile(r"(?P<id>\d{1,19})\.(?P<version>\d{1,6})(\.(?P<choice>[a-z]+))?")
_COUNTS: Final = "counts"
_STRUCK: Final = "struck"
_OUTCOMES: Final = ("one", "two", "draw")


@dataclass(frozen=True, slots=True)
class _Seen:
    """A result with its campaign, as whoever rules on it sees it."""

    campaign: CampaignRow
    fought: CampaignBattleRow
    members: dict[int, CampaignMemberRow]


@button("ruling")
async def ruling(context: CommandContext, subject: str) -> Reply:
    """Answer the button of a result that asks an organiser how it counts, and those of its sheet.

    Raises:
        Refusal: `button-expired`, `only-organiser`, and as `settle` and `void`.
    """
    guild, read = server(context), _SUBJECT.fullmatch(subject)
    if read is None:
        raise Refusal("button-expired")
    fought_id, version, choice = read_id(read["id"]), int(read["version"]), read["choice"]

    async def answered() -> Answer:
        seen = await _seen(context, guild, fought_id)
        await check_organiser(context, seen.campaign)
        if choice is None:
            return _sheet(context, seen)
        deed = _deed({"battle_id": fought_id}, choice, version)
        campaigns = campaigns_of(context.store)
        return await ruled(context, await campaigns.act(asked(context), seen.campaign.id, deed))

    return Promise(answered(), lambda answer: answer)


async def _seen(context: CommandContext, guild: int, fought_id: int) -> _Seen:
    campaigns = campaigns_of(context.store)
    campaign_id = await campaigns.campaign_of(fought_id)
    campaign = None if campaign_id is None else await campaigns.by_id(campaign_id)
    if campaign is None or campaign.guild_id != guild:
        raise Refusal("button-expired")
    found = await campaigns.battles(campaign.id, limit=1, id=fought_id)
    if not found:
        raise Refusal("button-expired")
    return _Seen(campaign, found[0], await campaigns.members(campaign.id))


def _deed(which: dict[str, int], choice: str, version: int) -> Act:
    if choice == _STRUCK:
        return battles.void(which, "", version)
    if choice == _COUNTS:
        return battles.settle(which, {}, version)
    if choice in _OUTCOMES:
        return battles.settle(which, {"outcome": choice}, version)
    raise Refusal("button-expired")


def _sheet(context: CommandContext, seen: _Seen) -> Answer:
    """Return the sheet that asks how a result counts."""
    own = context.privately()
    title = own.texts("campaign-ruling")
    told = Words(f"**{title}**\n{battle_line(own, seen.fought, seen.members)}")
    panel = Panel((told, *rows(_choices(own, seen))))
    return Answer(Card(title, ""), private=True, panel=panel)


def _choices(context: CommandContext, seen: _Seen) -> Iterator[ButtonSpec]:
    texts, fought = context.texts, seen.fought
    opening = ruling_button(context, fought)
    if fought.state not in COUNTING:
        yield ButtonSpec("ruling", f"{opening.subject}.{_COUNTS}", texts("campaign-ruling-counts"))
    if fought.two_id is not None:
        names = {"one": seen.members[fought.one_id].name, "two": seen.members[fought.two_id].name}
        for outcome in _OUTCOMES:
            if outcome != fought.outcome:
                drawn = outcome == "draw"
                won = (
                    texts("end-draw-said") if drawn else texts("end-side-won", side=names[outcome])
                )
                yield ButtonSpec("ruling", f"{opening.subject}.{outcome}", won)
    if fought.state != "void":
        yield ButtonSpec("ruling", f"{opening.subject}.{_STRUCK}", texts("campaign-ruling-struck"))
