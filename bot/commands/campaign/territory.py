"""The map of a campaign, the history of a region, and targets of attack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from bot.campaign.access import campaigns_of
from bot.campaign.files.sheet import day_of
from bot.campaign.map.changes import ANSWER, named_region
from bot.campaign.map.map_list import write_map
from bot.campaign.map.territory import Step, Territory, read_conquest
from bot.commands.campaign.presenter import meant, person, server
from bot.commands.declaring.command import command
from bot.commands.declaring.kinds import Completed
from bot.commands.declaring.shared import CampaignName, Player, YesNo
from bot.commands.request.answer import Answer, Attachment, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.tables.campaign import CampaignMemberRow, CampaignRegionRow, CampaignRow
from bot.texts.bundle import Marked
from bot.texts.name_table import Names
from bot.views.cards.card import Card
from rulesets.core.declaring.kind import Text
from rulesets.refusal import Refusal

_ROOM: Final = 2200
"""Characters that the borders may take on a card, beside the owners."""
_STEPS: Final = 15


@command("territory map")
async def show(
    context: CommandContext,
    *,
    file: YesNo = False,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign territory map`: the regions by owner, and their borders.

    Raises:
        Refusal: as `Campaigns.find`, `no-map`.
    """
    server(context)

    async def shown() -> Answer:
        chosen = await meant(context, campaign)
        known = await _known(context, chosen)
        people = await campaigns_of(context.store).members(chosen.id)
        texts = context.texts
        lines = [*owner_lines(context, known, people), *rule_lines(context, chosen)]
        borders = [
            str(texts("territory-border", region=region.name, links=", ".join(region.links)))
            for region in known.regions.values()
            if region.links
        ]
        if sum(map(len, borders)) <= _ROOM:
            lines += borders
        else:
            lines.append(texts("territory-borders-elsewhere"))
        files: tuple[Attachment, ...] = ()
        if file:
            plots = await campaigns_of(context.store).plots(chosen.id)
            files = (Attachment("map.txt", written(plots, people).encode()),)
        title = texts("campaign-title", campaign=chosen.name)
        card = Card(title, texts("territory-title", count=len(known.regions)), tuple(lines))
        data = {"campaign": chosen.name, **territory_data(known, people)}
        return Answer(card, details=lambda: data, files=files)

    return Promise(shown(), lambda answer: answer)


async def _known(context: CommandContext, campaign: CampaignRow) -> Territory:
    """Return the map of a campaign.

    Raises:
        Refusal: `no-map`.
    """
    known = await campaigns_of(context.store).territory(campaign)
    if not known.regions:
        raise Refusal("no-map")
    return known


def written(plots: list[CampaignRegionRow], people: Mapping[int, CampaignMemberRow]) -> str:
    """Return a map as its organiser writes it, with its first owners."""
    return write_map(
        (
            plot.name,
            "" if plot.owner_id is None else people[plot.owner_id].name,
            [plots[link].name for link in plot.links],
        )
        for plot in plots
    )


def _name(people: Mapping[int, CampaignMemberRow], owner: int | None) -> str | None:
    return None if owner is None else people[owner].name


def owner_lines(
    context: CommandContext, known: Territory, people: Mapping[int, CampaignMemberRow]
) -> list[str]:
    """Return a line for each owner, the largest first, and one for regions without an owner."""
    held: dict[int | None, list[str]] = {}
    for region, owner in known.owners.items():
        held.setdefault(owner, []).append(region)
    ordered = sorted(held, key=lambda owner: (owner is None, -len(held[owner])))
    return [
        context.texts(
            "territory-held",
            owner=_name(people, owner),
            count=len(held[owner]),
            regions=", ".join(held[owner]),
        )
        for owner in ordered
    ]


def territory_data(known: Territory, people: Mapping[int, CampaignMemberRow]) -> dict[str, Any]:
    """Return a map as data."""
    regions = [
        {
            "region": region.name,
            "owner": _name(people, known.owners[region.name]),
            "links": list(region.links),
        }
        for region in known.regions.values()
    ]
    return {"regions": regions}


def rule_lines(context: CommandContext, campaign: CampaignRow) -> tuple[str, ...]:
    """Return the rules by which regions are won, a line each."""
    rule, texts = read_conquest(campaign.conquest), context.texts
    hours = int(campaign.conquest.get("answer", ANSWER))
    return (
        texts("territory-over-links" if rule.over_links else "territory-anywhere"),
        texts("territory-from-owner" if rule.from_owner else "territory-from-anybody"),
        *([texts("territory-wins", wins=rule.wins)] if rule.wins > 1 else []),
        texts("challenge-hours", hours=hours),
    )


@command("territory region")
async def region(
    context: CommandContext,
    *,
    region: Annotated[str, Text(60), Completed("regions")],
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign territory region`: its owner, its neighbours, what happened to it.

    Raises:
        Refusal: as `Campaigns.find`, `no-map`, `unknown-region`.
    """
    server(context)

    async def shown() -> Answer:
        chosen = await meant(context, campaign)
        known = await _known(context, chosen)
        people = await campaigns_of(context.store).members(chosen.id)
        name = named_region(known, region)
        texts, found = context.texts, known.regions[name]
        owner = _name(people, known.owners[name])
        lines = [
            texts(
                "territory-neighbour",
                region=neighbour,
                owner=_name(people, known.owners[neighbour]),
            )
            for neighbour in found.links
        ]
        lines.append(texts("territory-first", owner=_name(people, found.owner)))
        steps = [step for step in known.steps if step.region == name]
        if len(steps) > _STEPS:
            lines.append(texts("territory-earlier", count=len(steps) - _STEPS))
        lines += [_step_line(context, step, people) for step in steps[-_STEPS:]]
        title = texts("campaign-title", campaign=chosen.name)
        card = Card(title, texts("territory-owned", region=name, owner=owner), tuple(lines))
        data = {
            "campaign": chosen.name,
            "region": name,
            "owner": owner,
            "links": list(found.links),
            "history": [_step_data(step, people) for step in steps],
        }
        return Answer(card, details=lambda: data)

    return Promise(shown(), lambda answer: answer)


def _step_line(context: CommandContext, step: Step, people: Mapping[int, CampaignMemberRow]) -> str:
    texts, day = context.texts, day_of(step.at)
    owner = _name(people, step.owner)
    if step.fight is None:
        return texts("territory-given", day=day, owner=owner)
    return texts(
        "territory-fought",
        day=day,
        number=str(step.fight.number),
        effect=step.effect,
        winner=_name(people, step.fight.winner) or "",
        owner=owner,
        wins=str(step.wins),
    )


def _step_data(step: Step, people: Mapping[int, CampaignMemberRow]) -> dict[str, Any]:
    return {
        "day": day_of(step.at),
        "battle": None if step.fight is None else step.fight.number,
        "effect": "given" if step.fight is None else step.effect,
        "before": _name(people, step.before),
        "owner": _name(people, step.owner),
    }


@command("territory targets")
async def targets(
    context: CommandContext,
    *,
    player: Player = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign territory targets`: what a player may attack, else what each of them may.

    Raises:
        Refusal: as `Campaigns.find`, `no-map`, `not-in-campaign`.
    """
    server(context)

    async def shown() -> Answer:
        chosen = await meant(context, campaign)
        known = await _known(context, chosen)
        people = await campaigns_of(context.store).members(chosen.id)
        playing = {member.user_id: member for member in people.values() if member.plays}
        wanted = context.requester.user_id
        if player is not None:
            who = person(player)
            wanted = who.id
            if wanted not in playing:
                raise Refusal("not-in-campaign", name=who.name, campaign=chosen.name)
        shown_to = [playing[wanted]] if wanted in playing else list(playing.values())
        found = {member.name: known.targets(member.id) for member in shown_to}
        texts = context.texts
        if wanted in playing:
            name = playing[wanted].name
            lines = [
                _target_line(context, known, people, wanted=playing[wanted], region=region)
                for region in found[name]
            ]
            headline = texts("territory-targets-title", name=name, count=len(lines))
        else:
            lines = [
                texts("territory-targets-of", name=name, regions=", ".join(regions) or None)
                for name, regions in found.items()
            ]
            headline = texts("territory-targets-all")
        card = Card(texts("campaign-title", campaign=chosen.name), headline, tuple(lines))
        data = {name: list(regions) for name, regions in found.items()}
        return Answer(card, details=lambda: {"campaign": chosen.name, "targets": data})

    return Promise(shown(), lambda answer: answer)


def _target_line(
    context: CommandContext,
    known: Territory,
    people: Mapping[int, CampaignMemberRow],
    *,
    wanted: CampaignMemberRow,
    region: str,
) -> str:
    own = [
        neighbour
        for neighbour in known.regions[region].links
        if known.owners[neighbour] == wanted.id
    ]
    owner = _name(people, known.owners[region])
    told = context.texts("territory-neighbour", region=region, owner=owner)
    if not own:
        return told
    return context.texts("territory-target", region=Marked(told), own=", ".join(own))


async def offers(
    context: CommandContext, typed: str, others: Mapping[str, Any], most: int
) -> list[tuple[str, str]]:
    """Return the regions offered as one is typed, of the campaign that is named or meant."""
    guild = context.requester.guild_id
    if guild is None:
        return []
    name = others.get("campaign")
    campaign = await campaigns_of(context.store).find(guild, str(name) if name else None)
    plots = await campaigns_of(context.store).plots(campaign.id)
    names = Names((plot.name, plot.name) for plot in plots)
    return [(name, name) for name in names.near(typed, most)]
