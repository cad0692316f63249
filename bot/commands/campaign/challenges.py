"""`/campaign challenge`: sent, answered by a button or a command, ended by silence."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Annotated, Any, Final, TypeAlias

from bot.campaign import challenges
from bot.campaign.access import campaigns_of
from bot.campaign.ledger import Act, Done
from bot.commands.campaign.presenter import asked, called, meant, person, server
from bot.commands.declaring.command import button, command
from bot.commands.declaring.kinds import Key, Person
from bot.commands.declaring.shared import CampaignName, RegionName
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Actor
from bot.store.snowflake import read_id
from bot.store.tables.campaign import CampaignChallengeRow, CampaignMemberRow, CampaignRow
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.declaring.kind import Whole
from rulesets.refusal import Refusal

_SHOWN: Final = 25

ChallengeNumber: TypeAlias = Annotated[int, Whole(1, 1_000_000), Key("param-territory-challenge")]


@command("challenge send")
async def send(
    context: CommandContext,
    *,
    opponent: Annotated[Actor, Person(), Key("param-campaign-opponent")],
    region: RegionName = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign challenge send`.

    Raises:
        Refusal: `no-player`, and as `Campaigns.find` and `send`.
    """
    deed = challenges.send(person(opponent), (region or ""))
    return _acting(context, campaign, deed)


@command("challenge accept")
async def accept(
    context: CommandContext,
    *,
    challenge: ChallengeNumber,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign challenge accept`.

    Raises:
        Refusal: as `Campaigns.find` and `answer`.
    """
    return _acting(context, campaign, challenges.answer({"number": challenge}, accepts=True))


@command("challenge decline")
async def decline(
    context: CommandContext,
    *,
    challenge: ChallengeNumber,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign challenge decline`.

    Raises:
        Refusal: as `Campaigns.find` and `answer`.
    """
    return _acting(context, campaign, challenges.answer({"number": challenge}, accepts=False))


@command("challenge withdraw")
async def withdraw(
    context: CommandContext,
    *,
    challenge: ChallengeNumber,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign challenge withdraw`.

    Raises:
        Refusal: as `Campaigns.find` and `withdraw`.
    """
    return _acting(context, campaign, challenges.withdraw({"number": challenge}))


def _acting(context: CommandContext, campaign: str | None, deed: Act) -> Promise[Answer]:
    server(context)

    async def acted() -> Answer:
        chosen = await meant(context, campaign)
        return await _told(
            context, await campaigns_of(context.store).act(asked(context), chosen.id, deed)
        )

    return Promise(acted(), lambda answer: answer)


@button("accept")
async def press_accept(context: CommandContext, subject: str) -> Reply:
    """Answer the button that accepts a challenge.

    Raises:
        Refusal: `button-expired`, and as `answer`.
    """
    return _pressed(context, subject, accepts=True)


@button("decline")
async def press_decline(context: CommandContext, subject: str) -> Reply:
    """Answer the button that declines a challenge.

    Raises:
        Refusal: `button-expired`, and as `answer`.
    """
    return _pressed(context, subject, accepts=False)


def _pressed(context: CommandContext, subject: str, *, accepts: bool) -> Promise[Answer]:
    row_id = read_id(subject)
    deed = challenges.answer({"challenge_id": row_id}, accepts=accepts)

    async def acted() -> Answer:
        campaigns = campaigns_of(context.store)
        known = await campaigns.challenged(row_id)
        campaign = None if known is None else await campaigns.by_id(known.campaign_id)
        if campaign is None or campaign.guild_id != context.requester.guild_id:
            raise Refusal("button-expired")
        return await _told(context, await campaigns.act(asked(context), campaign.id, deed))

    return Promise(acted(), lambda answer: answer)


async def _told(context: CommandContext, done: Done) -> Answer:
    """Return the answer to a change of a challenge."""
    texts, event = context.texts, done.event
    number = int(event.data["challenge"])
    (known,) = await campaigns_of(context.store).challenges(done.campaign.id, number=number)
    first, second = (done.members[member].name for member in (known.one_id, known.two_id))
    headline = texts(
        f"told-{event.action}",
        number=str(number),
        who=event.actor_name,
        one=first,
        two=second,
        region=known.region or None,
        until=None if known.due_at is None else moment(known.due_at),
        round=str(known.round),
    )
    buttons: tuple[ButtonSpec, ...] = ()
    if known.state == "open":
        buttons = (
            ButtonSpec("accept", str(known.id), texts("button-accept")),
            ButtonSpec("decline", str(known.id), texts("button-decline")),
        )
    title = texts("campaign-title", campaign=done.campaign.name)
    data = {"campaign": done.campaign.name, "challenge": challenge_data(known, done.members)}
    # Who sent it hears the answer; nobody waits for one that was taken back.
    waiting = {"open": [known.two_id], "accepted": [known.one_id], "declined": [known.one_id]}
    calls = called(context, (done.members[member_id] for member_id in waiting.get(known.state, ())))
    return Answer(Card(title, headline), buttons, details=lambda: data, calls=calls)


def moment(at: int) -> str:
    """Return a moment as it is told: a day and the hour of UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def challenge_data(
    challenge: CampaignChallengeRow, people: Mapping[int, CampaignMemberRow]
) -> dict[str, Any]:
    """Return a challenge as data."""
    return {
        "number": challenge.number,
        "one": people[challenge.one_id].name,
        "two": people[challenge.two_id].name,
        "region": challenge.region or None,
        "state": challenge.state,
        "season": challenge.season,
        "round": challenge.round,
    }


@command("challenge list")
async def listing(context: CommandContext, *, campaign: CampaignName = None) -> Reply:
    """Answer `/campaign challenge list`: those that wait, and those agreed on for the round.

    Raises:
        Refusal: as `Campaigns.find`, `no-challenges`.
    """
    server(context)

    async def listed() -> Answer:
        chosen = await meant(context, campaign)
        campaigns = campaigns_of(context.store)
        waiting = await campaigns.challenges(chosen.id, states=("open",))
        found = [*waiting, *await agreed(context, chosen)]
        people = await campaigns.members(chosen.id)
        if not found:
            raise Refusal("no-challenges", campaign=chosen.name)
        texts = context.texts
        lines = [
            texts(
                "challenge-line",
                number=str(challenge.number),
                one=people[challenge.one_id].name,
                two=people[challenge.two_id].name,
                region=challenge.region or None,
                state=challenge.state,
                until=None if challenge.due_at is None else moment(challenge.due_at),
            )
            for challenge in found[:_SHOWN]
        ]
        if len(found) > _SHOWN:
            lines.append(texts("campaign-more", count=len(found) - _SHOWN))
        title = texts("campaign-title", campaign=chosen.name)
        card = Card(title, texts("challenges-title"), tuple(lines))
        data = [challenge_data(challenge, people) for challenge in found]
        return Answer(card, details=lambda: {"campaign": chosen.name, "challenges": data})

    return Promise(listed(), lambda answer: answer)


async def agreed(context: CommandContext, campaign: CampaignRow) -> list[CampaignChallengeRow]:
    """Return the challenges that are pairings of the round under way."""
    now = {"season": campaign.season, "round": campaign.round}
    return await campaigns_of(context.store).challenges(campaign.id, states=("accepted",), **now)
