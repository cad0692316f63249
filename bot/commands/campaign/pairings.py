"""Pairings of a round: drawn by an organiser, and shown to all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

from bot.campaign.access import campaigns_of
from bot.campaign.members import PAIRINGS
from bot.campaign.members import draw as draw_pairs
from bot.campaign.scoring.pairing import KINDS, Pair, round_robin, swiss
from bot.commands.campaign.challenges import agreed
from bot.commands.campaign.presenter import asked, meant, result_line, server
from bot.commands.campaign.standings import counted
from bot.commands.declaring.command import command
from bot.commands.declaring.kinds import Key
from bot.commands.declaring.shared import CampaignName
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.tables.campaign import (
    CampaignBattleRow,
    CampaignChallengeRow,
    CampaignEventRow,
    CampaignMemberRow,
    CampaignRow,
)
from bot.texts.bundle import Marked
from bot.texts.names import fold
from bot.views.cards.card import Card
from rulesets.core.declaring.kind import Choice
from rulesets.refusal import Refusal

_MOST_BATTLES: Final = 400
"""Battles of a round that are searched for those of its pairs."""


@dataclass(frozen=True, slots=True)
class _Meeting:
    """Two memberships that meet; None opposite a bye, `region` for a challenge."""

    one: int
    two: int | None
    region: str | None = None


@command("campaign pairings")
async def show(
    context: CommandContext,
    *,
    draw: Annotated[str | None, Choice(KINDS), Key("param-campaign-draw-pairs")] = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign pairings`: shown, or drawn anew for the round.

    Raises:
        Refusal: as `Campaigns.find` and `draw`, `nobody-to-pair`, `no-pairings`.
    """
    server(context)

    async def shown() -> Answer:
        chosen = await meant(context, campaign)
        campaigns = campaigns_of(context.store)
        people = await campaigns.members(chosen.id)
        if draw is None:
            event = await campaigns.newest(chosen.id, PAIRINGS)
            if event is not None and not _of_round(event, chosen):
                event = None
        else:
            pairs = await _drawn(context, chosen, people, draw)
            positions = {member: at for at, member in enumerate(people)}
            rows = [
                [positions[first], None if second is None else positions[second]]
                for first, second in pairs
            ]
            deed = draw_pairs(rows, draw, chosen.season, chosen.round)
            event = (await campaigns.act(asked(context), chosen.id, deed)).event
        fought = await campaigns.battles(
            chosen.id, limit=_MOST_BATTLES, season=chosen.season, round=chosen.round
        )
        asked_for = await agreed(context, chosen)
        if event is None and not asked_for:
            raise Refusal("no-pairings", campaign=chosen.name, round=str(chosen.round))
        texts = context.texts
        headline = texts(
            "campaign-pairings-of",
            season=str(chosen.season),
            round=str(chosen.round),
            kind="challenges" if event is None else str(event.data["kind"]),
        )
        told = [
            _pair(context, meeting, people, fought)
            for meeting in _meetings(list(people), event, asked_for)
        ]
        title = texts("campaign-title", campaign=chosen.name)
        card = Card(title, headline, tuple(line for line, _ in told))
        details = {"campaign": chosen.name, "pairs": [data for _, data in told]}
        return Answer(card, details=lambda: details)

    return Promise(shown(), lambda answer: answer)


def _of_round(event: CampaignEventRow, campaign: CampaignRow) -> bool:
    return (event.data["season"], event.data["round"]) == (campaign.season, campaign.round)


async def _drawn(
    context: CommandContext,
    campaign: CampaignRow,
    people: Mapping[int, CampaignMemberRow],
    kind: str,
) -> tuple[Pair, ...]:
    """Return new pairings for the round.

    Raises:
        Refusal: `nobody-to-pair`.
    """
    playing = [member.id for member in people.values() if member.plays]
    if len(playing) < 2:  # noqa: PLR2004 - nobody to meet
        raise Refusal("nobody-to-pair", campaign=campaign.name)
    if kind == "round-robin":
        return round_robin(playing, campaign.round)
    table, _ = await counted(context, campaign, season=campaign.season)
    return await asyncio.to_thread(swiss, playing, table)


def _meetings(
    order: Sequence[int], event: CampaignEventRow | None, asked_for: Sequence[CampaignChallengeRow]
) -> list[_Meeting]:
    """Return the meetings: those drawn, then those of challenges, each pair once."""
    drawn = [] if event is None else event.data["pairs"]
    found = [
        _Meeting(order[first], None if second is None else order[second]) for first, second in drawn
    ]
    agreed_on = [
        _Meeting(challenge.one_id, challenge.two_id, challenge.region) for challenge in asked_for
    ]
    pairs = [{meeting.one, meeting.two} for meeting in agreed_on]
    return [*(meeting for meeting in found if {meeting.one, meeting.two} not in pairs), *agreed_on]


@dataclass(frozen=True, slots=True)
class Fixture:
    """A meeting that a battle of two members may count as in the round under way.

    Attributes:
        drawn: Whether the two were drawn to meet.
        challenge: The number of the challenge that they meet by, 0 for none.
        region: For what they meet, empty for nothing.
    """

    drawn: bool = False
    challenge: int = 0
    region: str = ""


async def fixtures(
    context: CommandContext, campaign: CampaignRow, first: int, second: int
) -> tuple[Fixture, ...]:
    """Return what a battle of two people may count as: their challenges, else as they were drawn.

    Args:
        context: Where.
        campaign: One that both play in.
        first: A person's id.
        second: The other's.
    """
    campaigns = campaigns_of(context.store)
    people = await campaigns.members(campaign.id)
    both = {member.id for member in people.values() if member.user_id in (first, second)}
    now = {"season": campaign.season, "round": campaign.round}
    fought = await campaigns.battles(campaign.id, limit=_MOST_BATTLES, **now)
    met = {
        fold(battle.region)
        for battle in fought
        if {battle.one_id, battle.two_id} == both and battle.state != "void"
    }
    challenges = tuple(
        Fixture(challenge=each.number, region=each.region)
        for each in await agreed(context, campaign)
        if {each.one_id, each.two_id} == both and fold(each.region) not in met
    )
    if challenges:
        return challenges
    event = await campaigns.newest(campaign.id, PAIRINGS)
    pairs = event.data["pairs"] if event is not None and _of_round(event, campaign) else ()
    order = list(people)
    drawn = any(
        other is not None and {order[first_at], order[other]} == both for first_at, other in pairs
    )
    return (Fixture(drawn=drawn and not met),)


async def joint_fixtures(
    context: CommandContext, people: tuple[int, int], game: str
) -> AsyncIterator[tuple[CampaignRow, Fixture]]:
    """Yield what a battle of two people may count as, in all campaigns in which both play.

    Args:
        context: On which server.
        people: Their ids.
        game: What they play.
    """
    guild = context.requester.guild_id
    if guild is None:
        return
    for campaign in await campaigns_of(context.store).joined(guild, people):
        if campaign.game in (None, game):
            for fixture in await fixtures(context, campaign, *people):
                yield campaign, fixture


def _pair(
    context: CommandContext,
    meeting: _Meeting,
    people: Mapping[int, CampaignMemberRow],
    fought: Sequence[CampaignBattleRow],
) -> tuple[str, dict[str, Any]]:
    """Return a pair in a line, and as data."""
    texts, region = context.texts, meeting.region
    first = people[meeting.one]
    second = None if meeting.two is None else people[meeting.two]
    battle = _between(fought, first, second, region or None)
    told = None if battle is None else Marked(result_line(context, battle, people))
    name = None if second is None else second.name
    state = None if battle is None else battle.state
    line = texts("campaign-pair", one=first.name, two=name, told=told, state=state)
    data: dict[str, Any] = {"one": first.name, "two": name, "told": battle is not None}
    if region is None:
        return line, data
    line = texts("campaign-pair-challenge", pair=Marked(line), region=region or None)
    return line, {**data, "region": region or None}


def _between(
    fought: Sequence[CampaignBattleRow],
    first: CampaignMemberRow,
    second: CampaignMemberRow | None,
    region: str | None,
) -> CampaignBattleRow | None:
    """Return the battle of two members, or the bye of one, that was reported in the round."""
    wanted = {first.id, None if second is None else second.id}
    found = (
        battle
        for battle in fought
        if {battle.one_id, battle.two_id} == wanted and battle.state != "void"
    )
    return next(
        (battle for battle in found if region is None or fold(battle.region) == fold(region)), None
    )
