"""`/campaign pairings`: who meets whom in the round, drawn by an organiser and shown to all."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.answer import Answer, Promise, Reply
from bot.bundle import Marked
from bot.campaign.pairing import Pair, round_robin, swiss
from bot.commands.campaign_standings import counted
from bot.commands.campaign_telling import asked, meant, result_line, server
from bot.commands.specification import CommandSpec
from bot.place import Place
from bot.state.campaign_members import PAIRINGS, draw
from bot.state.campaign_rows import Campaign, Event, Fought, Member
from bot.views.card import Card
from rulesets.core.parameter import Raw
from rulesets.refusal import Refusal

_MOST_BATTLES: Final = 400
"""Of a round, that are looked through for those of its pairs."""


async def show(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/campaign pairings`: shown, or drawn anew for the round.

    Raises:
        Refusal: as `Campaigns.find` and `draw`, `nobody-to-pair`, `no-pairings`.
    """
    server(place)

    async def shown() -> Answer:
        campaign = await meant(place, options)
        campaigns = place.store.campaigns
        people = await campaigns.members(campaign.id)
        kind = options.get("draw")
        if kind is None:
            event = await campaigns.newest(campaign.id, PAIRINGS)
            if event is None or not _of_round(event, campaign):
                raise Refusal("no-pairings", campaign=campaign.name, round=str(campaign.round))
        else:
            pairs = await _drawn(place, campaign, people, str(kind))
            places = {member: at for at, member in enumerate(people)}
            rows = [[places[one], None if two is None else places[two]] for one, two in pairs]
            deed = draw(rows, str(kind), campaign.season, campaign.round)
            event = (await campaigns.act(asked(place), campaign.id, deed)).event
        fought = await campaigns.battles(
            campaign.id, limit=_MOST_BATTLES, season=campaign.season, round=campaign.round
        )
        return _told(place, campaign, people, event, fought)

    return Promise(shown(), lambda answer: answer)


def _of_round(event: Event, campaign: Campaign) -> bool:
    return (event.data["season"], event.data["round"]) == (campaign.season, campaign.round)


async def _drawn(
    place: Place, campaign: Campaign, people: Mapping[int, Member], kind: str
) -> tuple[Pair, ...]:
    """Return who meets whom.

    Raises:
        Refusal: `nobody-to-pair`.
    """
    playing = [one.id for one in people.values() if one.plays]
    if len(playing) < 2:  # noqa: PLR2004 - nobody to meet
        raise Refusal("nobody-to-pair", campaign=campaign.name)
    if kind == "round-robin":
        return round_robin(playing, campaign.round)
    table = await counted(place, campaign, people, season=campaign.season)
    return await asyncio.to_thread(swiss, playing, table)


def _told(
    place: Place,
    campaign: Campaign,
    people: Mapping[int, Member],
    event: Event,
    fought: Sequence[Fought],
) -> Answer:
    texts, order = place.texts, list(people)
    lines, data = [], []
    for one, two in event.data["pairs"]:
        first = people[order[one]]
        second = None if two is None else people[order[two]]
        battle = _between(fought, first, second)
        told = None if battle is None else Marked(result_line(place, battle, people))
        name = None if second is None else second.name
        lines.append(texts("campaign-pair", one=first.name, two=name, told=told))
        data.append({"one": first.name, "two": name, "told": battle is not None})
    headline = texts(
        "campaign-pairings-of",
        season=str(event.data["season"]),
        round=str(event.data["round"]),
        kind=str(event.data["kind"]),
    )
    card = Card(texts("campaign-title", campaign=campaign.name), headline, tuple(lines))
    details: dict[str, Any] = {"campaign": campaign.name, "pairs": data}
    return Answer(card, details=lambda: details)


def _between(fought: Sequence[Fought], one: Member, two: Member | None) -> Fought | None:
    """Return the battle of two, or the bye of one, that was told in the round."""
    wanted = {one.id, None if two is None else two.id}
    return next(
        (one for one in fought if {one.one_id, one.two_id} == wanted and one.state != "void"), None
    )
