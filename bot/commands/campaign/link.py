"""A battle fought here for a campaign: tied to it, and its result proposed as it ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from bot.battle.actions.lifecycle import CAMPAIGN, REGION
from bot.campaign.access import campaigns_of
from bot.campaign.battles import Told, check_game, proposing
from bot.campaign.map.changes import named_region
from bot.commands.battle.scores import BattlePoints
from bot.commands.campaign.presenter import answers, asked, called, meant, result_line, server
from bot.commands.declaring.command import command
from bot.commands.declaring.kinds import Key
from bot.commands.declaring.shared import CampaignName, RegionName
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.board import Draft
from bot.store.journal.record import Action, Entry
from bot.store.snowflake import read_id
from bot.store.statements import Operation
from bot.store.tables.battle import BattleRow, SideRow
from bot.store.tables.campaign import CampaignBattleRow, CampaignMemberRow, CampaignRow
from bot.texts.bundle import Marked, escaped
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.declaring.kind import Flag
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Proposal:
    """A result that the end of a battle proposes to its campaign.

    Attributes:
        lines: What is told of it; why nothing is proposed, where nothing is.
        after: What stores it with the battle's end.
        buttons: What answers it.
        calls: Ids of those who are to answer it.
    """

    lines: tuple[str, ...]
    after: tuple[Operation, ...] = ()
    buttons: tuple[ButtonSpec, ...] = ()
    calls: tuple[int, ...] = ()


@command("campaign here")
async def tie(
    context: CommandContext,
    *,
    region: RegionName = None,
    remove: Annotated[bool, Flag(), Key("param-campaign-untie")] = False,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign here`: the battle under way is fought for a campaign, or for none.

    Raises:
        Refusal: `no-battle`, `battle-paused`, `only-players`, `campaign-closed`, `other-game`,
            `not-tied`, `no-map`, `unknown-region`, and as `Campaigns.find`.
    """
    server(context)
    battle = context.channel.fighting()
    context.check_player()
    caller = context.caller("/campaign here")
    if remove:
        if CAMPAIGN not in battle.options:
            raise Refusal("not-tied")
        value, chosen, target = None, None, None
    else:
        chosen = await _taking(context, campaign, battle.ruleset)
        value = str(chosen.id)
        target = await aimed(context, chosen, region)

    def change(draft: Draft) -> None:
        draft.set(battle, f"options.{CAMPAIGN}", value)
        if target is not None or REGION in battle.options:
            draft.set(battle, f"options.{REGION}", target)

    told = {"campaign": chosen.name} if chosen else {}
    if target is not None:
        told["region"] = target
    coming = context.channel.accept(Action(caller, "campaign-here", told), change)
    lines = () if chosen is None else await missing(context, chosen)

    def show(entry: Entry) -> Answer:
        texts = context.texts
        key = "campaign-tied" if chosen else "campaign-untied"
        headline = texts(key, campaign=chosen.name if chosen else "", region=target)
        card = Card(escaped(battle.name), headline, lines, footer=footer_of(texts, entry))
        undo = ButtonSpec("undo", str(entry.id), texts("button-undo"))
        outcome = {"action": entry.action, "entry": entry.number, **told}
        return Answer(card, (undo,) if entry.undoable else (), details=lambda: outcome)

    return Promise(coming, show)


async def _taking(context: CommandContext, named: str | None, game: str) -> CampaignRow:
    """Return the campaign that is meant, which takes battles of a game.

    Raises:
        Refusal: `campaign-closed`, `other-game`, and as `Campaigns.find`.
    """
    campaign = await meant(context, named)
    if campaign.status != "open":
        raise Refusal("campaign-closed", campaign=campaign.name)
    check_game(campaign, game)
    return campaign


async def agreed(context: CommandContext, named: str, game: str) -> CampaignRow:
    """Return the campaign for which a battle is about to start.

    Raises:
        Refusal: `not-in-campaign` for a player who is named and not of it, `campaign-closed`,
            `other-game`, and as `Campaigns.find`.
    """
    campaign = await _taking(context, named, game)
    people = await campaigns_of(context.store).members(campaign.id)
    playing = {member.user_id for member in people.values() if member.plays}
    for actor in context.requester.people.values():
        if actor.id not in playing:
            raise Refusal("not-in-campaign", name=actor.name, campaign=campaign.name)
    return campaign


async def aimed(context: CommandContext, campaign: CampaignRow, region: str | None) -> str | None:
    """Return the region for which a battle is fought, None for nothing.

    Raises:
        Refusal: `no-map`, `unknown-region`.
    """
    if region is None:
        return None
    return named_region(await campaigns_of(context.store).territory(campaign), region)


async def missing(context: CommandContext, campaign: CampaignRow) -> tuple[str, ...]:
    """Return a line for each side that no member of the campaign plays yet."""
    people = await campaigns_of(context.store).members(campaign.id)
    return tuple(
        context.texts("campaign-side-missing", side=side.name, campaign=campaign.name)
        for side in context.channel.board.sides
        if _party(context, side, people) is None
    )


async def stake_lines(context: CommandContext, battle: BattleRow) -> tuple[str, ...]:
    """Return lines on the campaign and region for which a battle is fought; none without one."""
    campaign = await _tied(context, battle)
    if campaign is None:
        return ()
    told = {"campaign": campaign.name, "region": battle.options.get(REGION) or None}
    return (context.texts("campaign-stake", **told),)


async def _tied(context: CommandContext, battle: BattleRow) -> CampaignRow | None:
    """Return the campaign for which a battle is fought, None without one or if it is gone."""
    tied = battle.options.get(CAMPAIGN)
    if not isinstance(tied, str):
        return None
    campaign = await campaigns_of(context.store).by_id(read_id(tied))
    here = campaign is not None and campaign.guild_id == context.requester.guild_id
    return campaign if here else None


def _party(
    context: CommandContext, side: SideRow, people: Mapping[int, CampaignMemberRow]
) -> CampaignMemberRow | None:
    """Return the member who plays a side, None without one; of several the first at the table."""
    playing = {member.user_id: member for member in people.values() if member.plays}
    seats = [player for player in context.channel.board.players if player.side_id == side.id]
    seats.sort(key=lambda player: player.id)
    return next((playing[seat.user_id] for seat in seats if seat.user_id in playing), None)


async def proposed(
    context: CommandContext, battle: BattleRow, points: BattlePoints
) -> Proposal | None:
    """Return the result that a battle's end proposes to its campaign, None without a campaign.

    The result is the game's own: who won by its rules, from the points as they stand.
    """
    campaign = await _tied(context, battle)
    if campaign is None:
        return None
    texts = context.texts
    sides = context.channel.board.sides
    if campaign.status != "open" or len(sides) != 2:  # noqa: PLR2004 - a campaign's battles have two
        return Proposal((texts("campaign-no-longer", campaign=campaign.name),))
    people = await campaigns_of(context.store).members(campaign.id)
    first, second = (_party(context, side, people) for side in sides)
    if first is None or second is None or first.id == second.id:
        return Proposal((texts("campaign-no-seats", campaign=campaign.name),))
    if undecided(points):
        return Proposal((texts("campaign-no-winner", campaign=campaign.name),))
    region = battle.options.get(REGION)
    at = campaigns_of(context.store).clock()
    told = told_of_points(battle, points, at, region if isinstance(region, str) else "")
    row_id, after = proposing(
        context.store.ids.next, asked(context), campaign, (first, second), told, battle_id=battle.id
    )
    line = texts(
        "campaign-proposed",
        campaign=campaign.name,
        result=Marked(_result(context, campaign, told, first, second)),
        hours=campaign.silence,
        other=_other(context, first, second),
    )
    return Proposal(
        (line,), tuple(after), answers(context, row_id), called(context, (first, second))
    )


def undecided(points: BattlePoints) -> bool:
    """Return whether nobody has said who won, nor do the points.

    Where a side leads, and nothing tells by how much it must, the other confirms what it is told.
    """
    return points.verdict.open and points.verdict.winner is None


def told_of_points(battle: BattleRow, points: BattlePoints, at: int, region: str) -> Told:
    """Return the result of a battle of two sides as it is told to a campaign."""
    winner, size = points.verdict.winner, battle.options.get("points")
    return Told(
        "draw" if winner is None else ("one", "two")[winner],
        battle.ruleset,
        (points.sides[0].total, points.sides[1].total),
        size if isinstance(size, int) else None,
        verdict=points.verdict.id,
        note=battle.name,
        played_at=at,
        region=region,
    )


def _other(
    context: CommandContext, first: CampaignMemberRow, second: CampaignMemberRow
) -> str | None:
    """Return the name of the one who is to answer, None where neither of them ends the battle."""
    names = {first.user_id: second.name, second.user_id: first.name}
    return names.get(context.requester.user_id)


def _result(
    context: CommandContext,
    campaign: CampaignRow,
    told: Told,
    first: CampaignMemberRow,
    second: CampaignMemberRow,
) -> str:
    fought = CampaignBattleRow(
        id=0,
        campaign_id=campaign.id,
        number=0,
        season=campaign.season,
        round=campaign.round,
        one_id=first.id,
        two_id=second.id,
        faction_one=first.faction,
        faction_two=second.faction,
        state="proposed",
        proposer_id=None,
        version=0,
        due_at=None,
        battle_id=None,
        **told.values(),
    )
    return result_line(context, fought, {first.id: first, second.id: second})
