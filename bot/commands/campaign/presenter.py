"""Shared parts of the `/campaign` commands: the campaign meant, its members, and their texts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from typing import Any, Final

from bot.campaign.access import campaigns_of
from bot.campaign.ledger import Asked, Done
from bot.campaign.results import COUNTING
from bot.campaign.scoring.margins import write_margins
from bot.campaign.scoring.written import read_rule
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Actor
from bot.store.snowflake import moment_of
from bot.store.tables.campaign import (
    CampaignBattleRow,
    CampaignEventRow,
    CampaignMemberRow,
    CampaignRow,
)
from bot.texts.bundle import Marked, text_key
from bot.texts.names import fold, listed
from bot.views.cards.card import Card
from bot.views.interface.buttons import CAMPAIGNS, ButtonSpec
from rulesets.refusal import Refusal

WAITING: Final = ("proposed", "disputed")
"""States of a battle that somebody has to answer."""
_RULED_ON: Final = ("disputed", "settled", "void")
"""States of a battle that an organiser gives it, or has to."""
_MOST_CALLED: Final = 10
JOINS: Final = "join"
"""What the button does by which somebody joins a campaign."""


def server(context: CommandContext) -> int:
    """Return the id of the server.

    Raises:
        Refusal: `campaign-needs-server`.
    """
    if context.requester.guild_id is None:
        raise Refusal("campaign-needs-server")
    return context.requester.guild_id


def asked(context: CommandContext) -> Asked:
    """Return the request that changes a campaign."""
    requester = context.requester
    actor = Actor(requester.user_id, requester.name)
    at = campaigns_of(context.store).clock()
    return Asked(actor, requester.interaction_id, manager=requester.server_manager, at=at)


async def meant(context: CommandContext, campaign: str | None) -> CampaignRow:
    """Return the campaign that a command is about.

    Raises:
        Refusal: as `Campaigns.find`.
    """
    return await campaigns_of(context.store).find(server(context), campaign)


def file_stem(campaign: CampaignRow) -> str:
    """Return the name of a campaign's files, without an ending."""
    stem = "-".join(fold(campaign.name).split())
    return "".join(sign for sign in stem if sign.isalnum() or sign == "-") or "campaign"


async def check_organiser(context: CommandContext, campaign: CampaignRow) -> None:
    """Refuse a player who is no organiser of a campaign.

    Raises:
        Refusal: `only-organiser`.
    """
    if context.requester.server_manager:
        return
    people = await campaigns_of(context.store).members(campaign.id)
    if not any(
        member.organises
        for member in people.values()
        if member.user_id == context.requester.user_id
    ):
        raise Refusal("only-organiser", campaign=campaign.name)


def person(named: Actor) -> Actor:
    """Return the person whom a command names.

    Raises:
        Refusal: `no-player` for a bot.
    """
    if not named.id:
        raise Refusal("no-player", name=named.name)
    return named


def game_name(context: CommandContext, game: str) -> str:
    """Return the name of a game, empty for none."""
    if not game or game not in context.store.games:
        return game
    return context.localiser.texts(context.texts.locale, game)(f"ruleset-{game}")


def battle_line(
    context: CommandContext, fought: CampaignBattleRow, members: Mapping[int, CampaignMemberRow]
) -> str:
    """Return a battle in one line: players, result and state."""
    texts = context.texts
    result = result_line(context, fought, members)
    state = texts(f"campaign-state-{fought.state}")
    return texts(
        "campaign-line",
        number=str(fought.number),
        result=Marked(result),
        region=fought.region or None,
        state=state,
    )


def result_line(
    context: CommandContext, fought: CampaignBattleRow, members: Mapping[int, CampaignMemberRow]
) -> str:
    """Return the result of a battle in one line."""
    points = fought.points
    if points is not None and fought.outcome == "two":
        points = points[::-1]
    second = "" if fought.two_id is None else members[fought.two_id].name
    return context.texts(
        "campaign-result",
        outcome=fought.outcome,
        one=members[fought.one_id].name,
        two=second,
        points=None if points is None else f"{points[0]}–{points[1]}",
        game=game_name(context, fought.game) or None,
    )


def battle_data(
    fought: CampaignBattleRow, members: Mapping[int, CampaignMemberRow]
) -> dict[str, Any]:
    """Return a battle as data."""
    return {
        "number": fought.number,
        "season": fought.season,
        "round": fought.round,
        "game": fought.game,
        "one": members[fought.one_id].name,
        "two": None if fought.two_id is None else members[fought.two_id].name,
        "outcome": fought.outcome,
        "points": None if fought.points is None else list(fought.points),
        "size": fought.size,
        "verdict": fought.verdict,
        "region": fought.region or None,
        "state": fought.state,
    }


def answers(context: CommandContext, fought_id: int, version: int = 0) -> tuple[ButtonSpec, ...]:
    """Return the buttons under a result that waits for the other player."""
    subject, texts = f"{fought_id}.{version}", context.texts
    return (
        ButtonSpec("confirm", subject, texts("button-confirm")),
        ButtonSpec("dispute", subject, texts("button-dispute")),
    )


def join_button(context: CommandContext, campaign: CampaignRow) -> ButtonSpec:
    """Return the button by which whoever presses it joins a campaign."""
    label = context.texts("button-join-campaign", campaign=campaign.name)
    return ButtonSpec(CAMPAIGNS[0], f"{JOINS}.{campaign.id}", label)


def ruling_button(context: CommandContext, fought: CampaignBattleRow) -> ButtonSpec:
    """Return the button by which an organiser rules on a result."""
    label = context.texts("button-ruling")
    return ButtonSpec("ruling", f"{fought.id}.{fought.version}", label)


def event_line(
    context: CommandContext,
    event: CampaignEventRow,
    fought: CampaignBattleRow,
    members: Mapping[int, CampaignMemberRow],
) -> str:
    """Return one change of a battle in a line: when, by whom, and what it changed."""
    moment = datetime.fromtimestamp(moment_of(event.id) / 1000, UTC)
    parts = ", ".join(_changes(context, event, fought, members))
    return context.texts(
        "campaign-event",
        day=moment.strftime("%Y-%m-%d %H:%M"),
        what=context.texts(f"event-{event.action}", who=event.actor_name),
        more=Marked(parts) or str(event.data.get("reason") or "") or None,
    )


def _changes(
    context: CommandContext,
    event: CampaignEventRow,
    fought: CampaignBattleRow,
    members: Mapping[int, CampaignMemberRow],
) -> Iterator[str]:
    """Yield each change to a battle's values in words."""
    before, after = event.data.get("before") or {}, event.data.get("after") or {}
    first = members[fought.one_id].name
    second = "" if fought.two_id is None else members[fought.two_id].name
    for name in before:
        if name != "state":
            said = [
                context.texts(f"campaign-outcome-{value}", one=first, two=second)
                if name == "outcome" and value
                else _said(context, name, value)
                for value in (before[name], after.get(name))
            ]
            yield context.texts(
                "campaign-change",
                field=context.texts(f"campaign-field-{text_key(name)}", one=first, two=second),
                before=said[0],
                after=said[1],
            )


def _said(context: CommandContext, field: str, value: object) -> str:
    """Return a value of a battle in words."""
    if value is None or value == "":
        return "–"
    return game_name(context, str(value)) if field == "game" else str(value)


async def ruled(context: CommandContext, done: Done) -> Answer:
    """Return the answer to a change of a battle, with the players who have to note its losses."""
    lines = () if done.fought is None else await trace_lines(context, done.fought)
    return told(context, done, lines)


async def trace_lines(context: CommandContext, fought: CampaignBattleRow) -> tuple[str, ...]:
    """Return the line on who has to note losses of a battle that counts; none without anybody."""
    if fought.state not in COUNTING:
        return ()
    campaigns, keepers = campaigns_of(context.store), []
    people = await campaigns.members(fought.campaign_id)
    for member in fought.parties:
        roster = await campaigns.roster(fought.campaign_id, member)
        if any(fighter.game == fought.game for fighter in roster):
            waiting = await campaigns.unreckoned(fought.campaign_id, member)
            keepers += [people[member].name] if fought.number in waiting else []
    if not keepers:
        return ()
    names, number = listed(keepers), str(fought.number)
    return (context.texts("campaign-traces", names=names, count=len(keepers), number=number),)


def told(context: CommandContext, done: Done, lines: tuple[str, ...] = ()) -> Answer:
    """Return the answer to a change of a campaign."""
    texts, event = context.texts, done.event
    member = done.name(event.member_id)
    who = done.members.get(event.member_id or 0)
    plays = "" if who is None else ", ".join(filter(None, (who.faction, who.army)))
    data = event.data
    headline = texts(
        f"told-{event.action}",
        who=event.actor_name,
        member=member,
        plays=plays or None,
        campaign=done.campaign.name,
        number=str(done.fought.number) if done.fought else "",
        other=_other(done),
        reason=str(data.get("reason") or "") or None,
        season=str(done.campaign.season),
        round=str(done.campaign.round),
        hours=done.campaign.silence,
    )
    details: dict[str, Any] = {"campaign": done.campaign.name, "action": event.action}
    buttons: tuple[ButtonSpec, ...] = ()
    fought = done.fought
    if fought is not None:
        changes = ", ".join(_changes(context, event, fought, done.members))
        behind = _behind(context, fought) if fought.state != "void" else ""
        own = (battle_line(context, fought, done.members), changes, behind)
        lines = (*filter(None, own), *lines)
        details |= {"battle": battle_data(fought, done.members)}
        if fought.state == "proposed":
            buttons = answers(context, fought.id, fought.version)
        elif fought.state in _RULED_ON:
            buttons = (ruling_button(context, fought),)
    elif event.member_id is not None:
        details |= {"member": member}
    if event.action == "campaign-create":
        buttons = (join_button(context, done.campaign),)
    card = Card(str(texts("campaign-title", campaign=done.campaign.name)), headline, lines)
    return Answer(card, buttons, details=lambda: details, calls=_calls(context, done))


def called(context: CommandContext, people: Iterable[CampaignMemberRow]) -> tuple[int, ...]:
    """Return the ids of people to call, a few of many, without the one who acts.

    A forgotten person has an id below 0, and is not called.
    """
    ids = (member.user_id for member in people)
    found = dict.fromkeys(
        user_id for user_id in ids if user_id > 0 and user_id != context.requester.user_id
    )
    return tuple(found)[:_MOST_CALLED]


def _calls(context: CommandContext, done: Done) -> tuple[int, ...]:
    """Return the ids of those whom a change calls: to answer a result, or to settle a dispute."""
    fought, people = done.fought, done.members
    if fought is None:
        return ()
    if fought.state == "proposed":
        return called(context, (people[member_id] for member_id in _waited_for(fought)))
    if done.event.action == "battle-disputed":
        organisers = [member for member in people.values() if member.organises]
        others = [organiser for organiser in organisers if organiser.id not in fought.parties]
        return called(context, others or organisers)
    return ()


def _other(done: Done) -> str | None:
    """Return the name of the one who is to answer a result, None where neither reported it."""
    fought = done.fought
    if fought is None or fought.proposer_id is None:
        return None
    waiting = _waited_for(fought)
    return done.members[waiting[0]].name if waiting else None


def _waited_for(fought: CampaignBattleRow) -> list[int]:
    """Return the memberships of those who did not report the result: both where neither did."""
    return [member_id for member_id in fought.parties if member_id != fought.proposer_id]


def _behind(context: CommandContext, fought: CampaignBattleRow) -> str:
    """Return a remark that the winner has fewer victory points, empty where that is not so."""
    if fought.points is None or fought.outcome not in ("one", "two"):
        return ""
    first, second = fought.points
    behind = first < second if fought.outcome == "one" else second < first
    return context.texts("campaign-behind", number=str(fought.number)) if behind else ""


def rule_lines(context: CommandContext, campaign: CampaignRow) -> tuple[str, ...]:
    """Return the rule of a campaign, in a line for each setting."""
    texts, kept = context.texts, read_rule(campaign.rule)
    lines = [
        texts("campaign-points", win=kept.win, draw=kept.draw, loss=kept.loss, bye=kept.bye),
    ]
    if kept.late:
        lines.append(texts("campaign-late", points=kept.late))
    if kept.own_tables:
        lines.append(texts("campaign-own-tables"))
    for name, table in (("table", kept.table), ("bonus", kept.bonus)):
        if table.bands:
            lines.append(texts(f"campaign-{name}", margins=write_margins(table)))
    if kept.tie_breaks:
        names = ", ".join(
            texts(f"tie-break-{text_key(tie_break)}") for tie_break in kept.tie_breaks
        )
        lines.append(texts("campaign-tie-breaks", names=names))
    key = "campaign-silence" if campaign.silence else "campaign-silence-never"
    lines.append(texts(key, hours=campaign.silence))
    return tuple(lines)


def member_line(context: CommandContext, member: CampaignMemberRow) -> str:
    """Return a member of a campaign in one line."""
    role = (
        "both"
        if member.plays and member.organises
        else "organiser"
        if member.organises
        else "player"
    )
    return context.texts(
        "campaign-member",
        name=member.name,
        faction=member.faction or None,
        army=member.army or None,
        role=role if member.plays or member.organises else "gone",
    )


def member_data(member: CampaignMemberRow) -> dict[str, Any]:
    """Return a member of a campaign as data."""
    return {
        "name": member.name,
        "organises": member.organises,
        "plays": member.plays,
        "faction": member.faction,
        "army": member.army,
    }
