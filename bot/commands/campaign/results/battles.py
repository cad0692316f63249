"""Results of a campaign: logged, confirmed, disputed, settled, put right."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Annotated, Any, Final, TypeAlias

from bot.campaign import battles
from bot.campaign.access import campaigns_of
from bot.campaign.battles import Told
from bot.campaign.ledger import Act
from bot.commands.campaign.presenter import (
    WAITING,
    answers,
    asked,
    battle_data,
    battle_line,
    event_line,
    meant,
    person,
    ruled,
    ruling_button,
    server,
)
from bot.commands.campaign.results.form import (
    OWN,
    LoggedBattle,
    RightResult,
    ask_for_battle,
    in_one_line,
    moment_told,
    points_told,
    told_in,
    values_told,
)
from bot.commands.declaring.command import button, command, form
from bot.commands.declaring.kinds import Key, Person
from bot.commands.declaring.shared import CampaignName, Player, YesNo
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Actor
from bot.store.snowflake import read_id
from bot.store.tables.campaign import CampaignRow
from bot.views.cards.card import Card
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.kind import Text, Whole
from rulesets.refusal import Refusal

_SUBJECT: Final = re.compile(r"(?P<id>\d{1,19})\.(?P<version>\d{1,6})")
_SHOWN: Final = 15

BattleNumber: TypeAlias = Annotated[int, Whole(1, 1_000_000)]


@command("campaign log")
async def log(
    context: CommandContext,
    *,
    battle: Annotated[LoggedBattle, BUNDLE],
    player: Annotated[Actor | None, Person(), Key("param-campaign-first-player")] = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign result log`: a battle fought elsewhere; without who or how, a form for it.

    Raises:
        Refusal: `battle-needed`, `half-points`, `unread-day`, `no-player`, and as
            `Campaigns.find` and `log`.
    """
    server(context)
    first = context.actor if player is None else person(player)
    second = None if battle.opponent is None else person(battle.opponent)

    async def logged() -> Answer:
        chosen = await meant(context, campaign)
        if battle.outcome is None or second is None:
            return await ask_for_battle(context, chosen, battle, player)
        return await _logged(context, chosen, (first, second), battle)

    return Promise(logged(), lambda answer: answer)


@form("campaign log")
async def filled(context: CommandContext, entry: str, fields: Mapping[str, str]) -> Reply:
    """Answer the form of `/campaign result log`.

    Raises:
        Refusal: `button-expired`, `unread-day`, and as `told_in` and `log`.
    """
    guild = server(context)

    async def logged() -> Answer:
        campaigns = campaigns_of(context.store)
        campaign = await campaigns.by_id(read_id(entry))
        if campaign is None or campaign.guild_id != guild:
            raise Refusal("button-expired")
        people = await campaigns.members(campaign.id)
        first, second, battle = told_in(context, people, fields)
        return await _logged(context, campaign, (first, second), battle)

    return Promise(logged(), lambda answer: answer)


async def _logged(
    context: CommandContext, campaign: CampaignRow, who: tuple[Actor, Actor], battle: LoggedBattle
) -> Answer:
    now = campaigns_of(context.store).clock()
    result = Told(
        OWN[battle.outcome or ""],
        battle.game or campaign.game or context.ruleset.id,
        points_told(own_points=battle.own_points, their_points=battle.their_points),
        battle.size,
        note=in_one_line(battle.note),
        region=battle.region or "",
        played_at=now if battle.date is None else moment_told(battle.date, now),
    )
    deed = battles.log(*who, result)
    return await ruled(
        context, await campaigns_of(context.store).act(asked(context), campaign.id, deed)
    )


@command("campaign bye")
async def bye(
    context: CommandContext,
    *,
    player: Annotated[Actor, Person()],
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign result bye`.

    Raises:
        Refusal: `no-player`, and as `Campaigns.find` and `log`.
    """
    return _acting(context, campaign, battles.log(person(player), None, Told("bye", "")))


def _acting(context: CommandContext, campaign: str | None, deed: Act) -> Promise[Answer]:
    server(context)

    async def acted() -> Answer:
        chosen = await meant(context, campaign)
        return await ruled(
            context, await campaigns_of(context.store).act(asked(context), chosen.id, deed)
        )

    return Promise(acted(), lambda answer: answer)


@command("campaign confirm")
async def confirm(
    context: CommandContext,
    *,
    battle: BattleNumber,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign result confirm`.

    Raises:
        Refusal: as `Campaigns.find` and `confirm`.
    """
    return _acting(context, campaign, battles.confirm({"number": battle}))


@command("campaign dispute")
async def dispute(
    context: CommandContext,
    *,
    battle: BattleNumber,
    reason: Annotated[str | None, Text(200)] = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign result dispute`.

    Raises:
        Refusal: as `Campaigns.find` and `dispute`.
    """
    return _acting(context, campaign, battles.dispute({"number": battle}, in_one_line(reason)))


@command("campaign settle")
async def settle(
    context: CommandContext,
    *,
    battle: BattleNumber,
    result: Annotated[RightResult, BUNDLE],
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign result settle`.

    Raises:
        Refusal: `half-points`, and as `Campaigns.find` and `settle`.
    """
    return _acting(context, campaign, battles.settle({"number": battle}, values_told(result)))


@command("campaign void")
async def void(
    context: CommandContext,
    *,
    battle: BattleNumber,
    reason: Annotated[str | None, Text(200)] = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign result void`.

    Raises:
        Refusal: as `Campaigns.find` and `void`.
    """
    return _acting(context, campaign, battles.void({"number": battle}, in_one_line(reason)))


@command("campaign edit")
async def edit(
    context: CommandContext,
    *,
    battle: BattleNumber,
    result: Annotated[RightResult, BUNDLE],
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign result edit`.

    Raises:
        Refusal: `half-points`, and as `Campaigns.find` and `edit`.
    """
    return _acting(context, campaign, battles.edit({"number": battle}, values_told(result)))


@button("confirm")
async def press_confirm(context: CommandContext, subject: str) -> Reply:
    """Answer the button that confirms a result.

    Raises:
        Refusal: `button-expired`, and as `confirm`.
    """
    return _pressed(context, subject, disputing=False)


@button("dispute")
async def press_dispute(context: CommandContext, subject: str) -> Reply:
    """Answer the button that disputes a result.

    Raises:
        Refusal: `button-expired`, and as `dispute`.
    """
    return _pressed(context, subject, disputing=True)


def _pressed(context: CommandContext, subject: str, *, disputing: bool) -> Promise[Answer]:
    found = _SUBJECT.fullmatch(subject)
    if found is None:
        raise Refusal("button-expired")
    which, version = {"battle_id": read_id(found["id"])}, int(found["version"])
    deed = battles.dispute(which, "", version) if disputing else battles.confirm(which, version)

    async def acted() -> Answer:
        campaigns = campaigns_of(context.store)
        campaign_id = await campaigns.campaign_of(which["battle_id"])
        campaign = None if campaign_id is None else await campaigns.by_id(campaign_id)
        if campaign is None or campaign.guild_id != context.requester.guild_id:
            raise Refusal("button-expired")
        return await ruled(context, await campaigns.act(asked(context), campaign.id, deed))

    return Promise(acted(), lambda answer: answer)


@command("campaign battles")
async def listing(
    context: CommandContext,
    *,
    player: Player = None,
    waiting: YesNo = False,
    before: Annotated[int | None, Whole(1, 1_000_000)] = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign result battles`: the newest ones, or those that the options choose.

    Raises:
        Refusal: as `Campaigns.find`, `not-in-campaign`, `no-campaign-battles`, `no-battles-yet`.
    """
    server(context)

    async def listed() -> Answer:
        chosen = await meant(context, campaign)
        campaigns = campaigns_of(context.store)
        where: dict[str, Any] = {}
        if player is not None:
            who = person(player)
            people = await campaigns.members(chosen.id)
            own = next((member for member in people.values() if member.user_id == who.id), None)
            if own is None:
                raise Refusal("not-in-campaign", name=who.name, campaign=chosen.name)
            where["member"] = own.id
        if waiting:
            where["states"] = WAITING
        found = await campaigns.battles(chosen.id, before=before, limit=_SHOWN + 1, **where)
        if not found:
            narrowed = where or before is not None
            raise Refusal(
                "no-campaign-battles" if narrowed else "no-battles-yet", campaign=chosen.name
            )
        people = await campaigns.members(chosen.id)
        lines = [battle_line(context, battle, people) for battle in found[:_SHOWN]]
        if len(found) > _SHOWN:
            lines.append(context.texts("campaign-earlier", number=str(found[_SHOWN - 1].number)))
        title = context.texts("campaign-title", campaign=chosen.name)
        data = [battle_data(battle, people) for battle in found[:_SHOWN]]
        card = Card(title, context.texts("campaign-battles-title"), tuple(lines))
        return Answer(card, details=lambda: {"campaign": chosen.name, "battles": data})

    return Promise(listed(), lambda answer: answer)


@command("campaign battle")
async def show(
    context: CommandContext,
    *,
    battle: BattleNumber,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign result battle`: one battle in full, with all its changes.

    Raises:
        Refusal: as `Campaigns.find`, `no-campaign-battle`.
    """
    server(context)

    async def shown() -> Answer:
        chosen = await meant(context, campaign)
        campaigns = campaigns_of(context.store)
        fought = await campaigns.fought(chosen.id, battle)
        people = await campaigns.members(chosen.id)
        events = await campaigns.events(chosen.id, about=fought.id, limit=_SHOWN)
        texts = context.texts
        where = texts(
            "campaign-fought",
            day=datetime.fromtimestamp(fought.played_at / 1000, UTC).date().isoformat(),
            season=str(fought.season),
            round=str(fought.round),
            size=str(fought.size) if fought.size else None,
        )
        lines = [where, *([texts("campaign-note", note=fought.note)] if fought.note else [])]
        lines += [event_line(context, event, fought, people) for event in reversed(events)]
        title = texts("campaign-title", campaign=chosen.name)
        card = Card(title, battle_line(context, fought, people), tuple(lines))
        waits = fought.state == "proposed"
        buttons = answers(context, fought.id, fought.version) if waits else ()
        buttons += (ruling_button(context, fought),)
        history = [
            {"action": event.action, "by": event.actor_name, **event.data}
            for event in reversed(events)
        ]
        data = {"campaign": chosen.name, "battle": battle_data(fought, people)}
        return Answer(card, buttons, details=lambda: {**data, "changes": history})

    return Promise(shown(), lambda answer: answer)
