"""A battle fought here for a campaign: tied to it, and its result proposed as it ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Final

from bot.battle.actions.lifecycle import CAMPAIGN, REGION
from bot.campaign.access import campaigns_of
from bot.campaign.battles import Told, check_game
from bot.campaign.map.changes import named_region
from bot.campaign.members import join
from bot.commands.battle.scores import BattlePoints
from bot.commands.campaign.campaigns import ResultPoints, create
from bot.commands.campaign.pairings import joint_fixtures
from bot.commands.campaign.presenter import JOINS, asked, meant, server, told
from bot.commands.declaring.command import button, command, form
from bot.commands.declaring.kinds import Key
from bot.commands.declaring.shared import CampaignName, RegionName
from bot.commands.desk.foot import with_back
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.board import Draft
from bot.store.journal.record import Action, Entry
from bot.store.snowflake import read_id
from bot.store.tables.battle import BattleRow, SideRow
from bot.store.tables.campaign import CampaignMemberRow, CampaignRow
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from bot.views.interface.buttons import CAMPAIGNS, ButtonSpec
from bot.views.interface.form import Form, FormField
from bot.views.interface.panel import Words, picks, rows
from rulesets.core.declaring.kind import Flag
from rulesets.refusal import Refusal

_MOST: Final = 3
"""Campaigns and pairings that have a button."""
_TWO: Final = 2
_FORM: Final = "campaign new"
_LONGEST_NAME: Final = 60


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
    if remove:
        if CAMPAIGN not in battle.options:
            raise Refusal("not-tied")
        return await _fought_for(context, battle, None, None)
    chosen = await _taking(context, campaign, battle.ruleset)
    return await _fought_for(context, battle, chosen, await aimed(context, chosen, region))


async def _fought_for(
    context: CommandContext, battle: BattleRow, chosen: CampaignRow | None, target: str | None
) -> Reply:
    """Fight the battle under way for a campaign, and over a region of it, or for none."""
    caller = context.caller("/campaign here")
    value = None if chosen is None else str(chosen.id)

    def change(draft: Draft) -> None:
        draft.set(battle, f"options.{CAMPAIGN}", value)
        if target is not None or REGION in battle.options:
            draft.set(battle, f"options.{REGION}", target)

    named = {"campaign": chosen.name} if chosen else {}
    if target is not None:
        named["region"] = target
    coming = context.channel.accept(Action(caller, "campaign-here", named), change)
    lines = () if chosen is None else await missing(context, chosen)

    def show(entry: Entry) -> Answer:
        texts = context.texts
        key = "campaign-tied" if chosen else "campaign-untied"
        headline = texts(key, campaign=chosen.name if chosen else "", region=target)
        card = Card(escaped(battle.name), headline, lines, footer=footer_of(texts, entry))
        undo = ButtonSpec("undo", str(entry.id), texts("button-undo"))
        outcome = {"action": entry.action, "entry": entry.number, **named}
        return Answer(card, (undo,) if entry.undoable else (), details=lambda: outcome)

    return Promise(coming, show)


async def stakes(context: CommandContext) -> tuple[ButtonSpec, ...]:
    """Return a button for each campaign, and each pairing of it, that the battle may be fought for.

    There are none while the battle is fought for one already, or a side has no player.
    """
    battle, board = context.channel.battle, context.channel.board
    if battle is None or CAMPAIGN in battle.options or len(board.sides) != _TWO:
        return ()
    seats = sorted(board.players, key=lambda player: player.id)
    found = [
        next((seat.user_id for seat in seats if seat.side_id == side.id), 0) for side in board.sides
    ]
    first, second = found
    if first <= 0 or second <= 0 or first == second:
        return ()
    buttons = await _ties(context, (first, second), battle)
    own = () if context.requester.guild_id is None else (_campaigns(context),)
    return buttons or own


def _campaigns(context: CommandContext) -> ButtonSpec:
    """Return the button of the sheet on which a campaign is joined, or begun."""
    return ButtonSpec(*CAMPAIGNS, context.texts("desk-campaign"))


async def _ties(
    context: CommandContext, people: tuple[int, int], battle: BattleRow
) -> tuple[ButtonSpec, ...]:
    buttons: list[ButtonSpec] = []
    async for campaign, fixture in joint_fixtures(context, people, battle.ruleset):
        label = context.texts(
            "button-tie",
            campaign=campaign.name,
            round=str(campaign.round) if fixture.drawn else None,
            region=fixture.region or None,
        )
        subject = f"{battle.id}.{campaign.id}.{fixture.challenge}"
        buttons.append(ButtonSpec("tie", subject, label))
    return tuple(buttons[:_MOST])


@button("tie")
async def press_tie(context: CommandContext, subject: str) -> Reply:
    """Answer the button that has the battle fought for a campaign.

    Raises:
        Refusal: `battle-is-over`, `button-expired`, and as `tie`.
    """
    guild, battle = server(context), context.channel.fighting()
    context.check_player()
    number, campaign_id, challenge, *_ = (*map(read_id, subject.split(".")), 0, 0, 0)
    if battle.id != number:
        raise Refusal("battle-is-over")
    campaign = await campaigns_of(context.store).by_id(campaign_id)
    if campaign is None or campaign.guild_id != guild:
        raise Refusal("button-expired")
    check_takes(campaign, battle.ruleset)
    sent = await campaigns_of(context.store).challenges(campaign.id) if challenge else ()
    region = next((each.region for each in sent if each.number == challenge), "")
    return await _fought_for(context, battle, campaign, region or None)


@button(CAMPAIGNS[0])
async def press_campaign(context: CommandContext, subject: str) -> Reply:
    """Answer the buttons by which campaigns are chosen from, begun and joined.

    Raises:
        Refusal: `campaign-needs-server`, `only-players`, `button-expired`, and as `join`.
    """
    guild = server(context)
    what, _, number = subject.partition(".")
    if subject == CAMPAIGNS[1]:
        return await _sheet(context.privately())
    if what == "new":
        context.check_player()
        return _naming(context)
    campaign = await campaigns_of(context.store).by_id(read_id(number))
    if what != JOINS or campaign is None or campaign.guild_id != guild:
        raise Refusal("button-expired")
    chosen = campaign.id

    async def joined() -> Answer:
        done = await campaigns_of(context.store).act(asked(context), chosen, join(None, None))
        answer = told(context, done)
        return replace(answer, buttons=(*answer.buttons, *await stakes(context)))

    return Promise(joined(), lambda answer: answer)


async def _sheet(context: CommandContext) -> Answer:
    """Return the sheet of what the battle may be fought for, and of campaigns to join or begin.

    Raises:
        Refusal: `no-battle`, `only-players`.
    """
    context.check_player()
    battle, who = context.channel.fighting(), context.requester.user_id
    campaigns, guild, texts = campaigns_of(context.store), server(context), context.texts
    own = {campaign.id for campaign in await campaigns.joined(guild, (who,))}
    others = [
        (f"{JOINS}.{campaign.id}", texts("button-join-campaign", campaign=campaign.name))
        for campaign in await campaigns.all(guild)
        if campaign.status == "open" and campaign.game in (None, battle.ruleset)
        if campaign.id not in own
    ]
    ties = tuple(each for each in await stakes(context) if each.kind == "tie")
    kind = CAMPAIGNS[0]
    joins = tuple(ButtonSpec(kind, *other) for other in others) if len(others) <= _MOST else ()
    listed = () if joins or not others else picks(kind, texts("campaign-to-join"), others, "c")
    new = ButtonSpec(kind, "new", texts("button-new-campaign"))
    title = texts("desk-campaign")
    stake = await stake_lines(context, battle) or (texts("campaign-sheet"),)
    about = Words("\n".join((f"**{title}**", *stake)))
    panel = with_back(context, (about, *listed, *rows((*ties, *joins, new))))
    return Answer(Card(title, ""), private=True, panel=panel)


def _naming(context: CommandContext) -> Answer:
    """Return the form that asks how a campaign is called."""
    texts = context.own_texts
    title = texts("campaign-new")
    name = FormField("name", texts("param-campaign-name"), "", longest=_LONGEST_NAME)
    asking = Form(_FORM, "create", title, (name,))
    return Answer(Card(title, texts("campaign-new-typed")), private=True, form=asking)


@form(_FORM)
async def begun(context: CommandContext, _about: str, fields: Mapping[str, str]) -> Reply:
    """Answer the form: the campaign begins.

    Raises:
        Refusal: `only-players`, and as `create`.
    """
    context.check_player()
    reply: Reply = await create(context, name=fields.get("name", ""), points=ResultPoints())
    return reply


def check_takes(campaign: CampaignRow, game: str) -> None:
    """Refuse a campaign that takes no battles of a game.

    Raises:
        Refusal: `campaign-closed`, `other-game`.
    """
    if campaign.status != "open":
        raise Refusal("campaign-closed", campaign=campaign.name)
    check_game(campaign, game)


async def _taking(context: CommandContext, named: str | None, game: str) -> CampaignRow:
    """Return the campaign that is meant, which takes battles of a game.

    Raises:
        Refusal: `campaign-closed`, `other-game`, and as `Campaigns.find`.
    """
    campaign = await meant(context, named)
    check_takes(campaign, game)
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


async def tied_lines(
    context: CommandContext, campaign: CampaignRow, region: str | None
) -> tuple[str, ...]:
    """Return the lines on the campaign for which a battle starts."""
    tied = context.texts("campaign-tied", campaign=campaign.name, region=region)
    return (tied, *await missing(context, campaign))


async def missing(context: CommandContext, campaign: CampaignRow) -> tuple[str, ...]:
    """Return a line for each side that no member of the campaign plays yet."""
    people = await campaigns_of(context.store).members(campaign.id)
    return tuple(
        context.texts("campaign-side-missing", side=side.name, campaign=campaign.name)
        for side in context.channel.board.sides
        if party(context, side, people) is None
    )


async def stake_lines(context: CommandContext, battle: BattleRow) -> tuple[str, ...]:
    """Return lines on the campaign and region for which a battle is fought; none without one."""
    campaign = await tied(context, battle)
    if campaign is None:
        return ()
    stake = {"campaign": campaign.name, "region": battle.options.get(REGION) or None}
    return (context.texts("campaign-stake", **stake),)


async def tied(context: CommandContext, battle: BattleRow) -> CampaignRow | None:
    """Return the campaign for which a battle is fought, None without one or if it is gone."""
    tied = battle.options.get(CAMPAIGN)
    if not isinstance(tied, str):
        return None
    campaign = await campaigns_of(context.store).by_id(read_id(tied))
    here = campaign is not None and campaign.guild_id == context.requester.guild_id
    return campaign if here else None


def party(
    context: CommandContext, side: SideRow, people: Mapping[int, CampaignMemberRow]
) -> CampaignMemberRow | None:
    """Return the member who plays a side, None without one; of several the first at the table."""
    playing = {member.user_id: member for member in people.values() if member.plays}
    seats = [player for player in context.channel.board.players if player.side_id == side.id]
    seats.sort(key=lambda player: player.id)
    return next((playing[seat.user_id] for seat in seats if seat.user_id in playing), None)


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
