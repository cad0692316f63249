"""A battle that is over handed to a campaign of its players, by a button."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.battle.actions.lifecycle import END, may_act
from bot.battle.past.past import Search, find
from bot.campaign.access import campaigns_of
from bot.campaign.battles import Told, log
from bot.commands.battle.kept_score import kept_points
from bot.commands.campaign.link import told_of_points, undecided
from bot.commands.campaign.pairings import fixtures, joint_fixtures
from bot.commands.campaign.presenter import asked, ruled, server
from bot.commands.declaring.command import button
from bot.commands.journal.past_battle import PastBattle, battle_with_id
from bot.commands.request.answer import Reply
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Actor, Entry
from bot.store.snowflake import read_id
from bot.store.tables.battle import PlayerRow
from bot.views.interface.buttons import ButtonSpec
from rulesets.refusal import Refusal

_MOST: Final = 4
"""Campaigns and pairings that have a button."""
_TWO: Final = 2


def _parties(earlier: PastBattle) -> tuple[PlayerRow, PlayerRow] | None:
    """Return who plays each of two sides, the first at the table; None where nobody plays one."""
    board = earlier.board
    if len(board.sides) != _TWO:
        return None
    seats = sorted(board.players, key=lambda player: player.id)
    first, second = (
        next((seat for seat in seats if seat.side_id == side.id and seat.user_id > 0), None)
        for side in board.sides
    )
    return None if first is None or second is None else (first, second)


def _told(earlier: PastBattle, entry: Entry, region: str = "") -> Told | None:
    """Return the result of a battle for a campaign, None where nobody said who won."""
    past, standing = earlier.past, kept_points(earlier.context, entry.outcome.get("score"))
    if past is None or standing is None or undecided(standing):
        return None
    return told_of_points(past.battle, standing, entry.at, region)


async def offers(earlier: PastBattle, entry: Entry) -> tuple[ButtonSpec, ...]:
    """Return a button for each campaign, and each pairing of it, that the result can be handed to.

    Args:
        earlier: A battle that no campaign has a result of.
        entry: The one that ended it.
    """
    context, parties, past = earlier.context, _parties(earlier), earlier.past
    if parties is None or past is None or _told(earlier, entry) is None:
        return ()
    found: list[ButtonSpec] = []
    people = parties[0].user_id, parties[1].user_id
    async for campaign, fixture in joint_fixtures(context, people, past.battle.ruleset):
        label = context.texts(
            "button-submit",
            campaign=campaign.name,
            round=str(campaign.round) if fixture.drawn else None,
            region=fixture.region or None,
        )
        subject = f"{past.battle.id}.{campaign.id}.{fixture.challenge}"
        found.append(ButtonSpec("submit", subject, label))
    return tuple(found[:_MOST])


@button("submit")
async def submit(context: CommandContext, subject: str) -> Reply:
    """Answer the button that hands a result to a campaign; the other player confirms it there.

    The channel is held meanwhile: nobody takes the end of the battle back.

    Raises:
        Refusal: `button-expired`, `only-its-players`, `battle-told-already`, and as `log`.
    """
    guild = server(context)
    battle_id, campaign_id, challenge, *_ = (*map(read_id, subject.split(".")), 0, 0, 0)
    earlier = await battle_with_id(context, battle_id)
    past, campaigns = earlier.past, campaigns_of(context.store)
    campaign = await campaigns.by_id(campaign_id)
    running = context.channel.battle
    if running is not None and running.id == battle_id:
        raise Refusal("reopened-already", battle=running.name)
    here = past is not None and past.battle.channel_id == context.channel.id
    if past is None or not here or campaign is None or campaign.guild_id != guild:
        raise Refusal("button-expired")
    if not may_act(earlier.board, context.actor):
        raise Refusal("only-its-players", battle=past.battle.name)
    search = Search(past.journal.id, action=END)
    ends = await context.store.ask(partial(find, search=search, limit=1))
    parties = _parties(earlier)
    if not ends or parties is None:
        raise Refusal("button-expired")
    region = ""
    for fixture in await fixtures(context, campaign, *(seat.user_id for seat in parties)):
        region = fixture.region if challenge and fixture.challenge == challenge else region
    told = _told(earlier, ends[0], region)
    if told is None:
        raise Refusal("button-expired")
    first, second = (Actor(seat.user_id, seat.name) for seat in parties)
    deed = log(first, second, told, battle_id=battle_id)
    return await ruled(context, await campaigns.act(asked(context), campaign.id, deed))
