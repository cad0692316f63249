"""Changes that organisers make to a map: `/campaign territory draw`, `give` and `rule`."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import partial
from typing import Annotated, Any, Final

from bot.campaign.access import campaigns_of
from bot.campaign.files.sheet import day_of
from bot.campaign.ledger import Done
from bot.campaign.map.changes import ANSWER, RULED, draw_map
from bot.campaign.map.changes import give as giving
from bot.campaign.map.map_list import Checked, Drawn, read_map
from bot.campaign.map.territory import read_conquest, write_conquest
from bot.campaign.members import change
from bot.campaign.scoring.rule import MOST_WINS
from bot.commands.campaign.presenter import asked, check_organiser, meant, person, server
from bot.commands.campaign.results.form import moment_told
from bot.commands.campaign.territory import owner_lines, rule_lines, territory_data, written
from bot.commands.declaring.command import command, form
from bot.commands.declaring.kinds import Completed, File, Key, Person
from bot.commands.declaring.shared import CampaignName
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.commands.request.refusing import refused
from bot.commands.request.upload import Upload
from bot.store.journal.record import Actor
from bot.store.snowflake import read_id
from bot.store.tables.campaign import CampaignMemberRow, CampaignRow
from bot.texts.names import fold, listed, matching, near
from bot.views.cards.card import Card
from bot.views.interface.form import LONGEST_REST, Form, FormField
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.kind import Flag, Text, Whole
from rulesets.refusal import Refusal

_COMMAND: Final = "territory draw"
_MENDED: Final = 10
_LONGEST_SILENCE: Final = 8760
"""Hours: a year."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Conquest:
    """Rules of taking land; None for what stays as it is."""

    over_links: Annotated[bool | None, Flag()] = None
    from_owner: Annotated[bool | None, Flag()] = None
    wins: Annotated[int | None, Whole(1, MOST_WINS)] = None
    answer: Annotated[int | None, Whole(0, _LONGEST_SILENCE)] = None


@command(_COMMAND)
async def draw(
    context: CommandContext,
    *,
    map: Annotated[str | None, Text(4000)] = None,  # noqa: A002 - the name of the option
    file: Annotated[Upload | None, File(), Key("param-territory-list")] = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign territory draw`: a list pasted or attached, else a form with the map.

    Raises:
        Refusal: `map-twice-given`, as `Campaigns.find`, `only-organiser`, and as `_drawn`.
    """
    server(context)
    if file is not None and map is not None:
        raise Refusal("map-twice-given")
    coming = partial(meant, context, campaign)
    if file is not None:
        return Promise(_drawn(context, coming, file.read()), lambda answer: answer)
    if map is not None:
        return Promise(_drawn(context, coming, map.encode()), lambda answer: answer)

    async def asking() -> Answer:
        chosen = await meant(context, campaign)
        await check_organiser(context, chosen)
        people = await campaigns_of(context.store).members(chosen.id)
        drawn = written(await campaigns_of(context.store).plots(chosen.id), people)
        if len(drawn) > LONGEST_REST:
            raise Refusal("map-too-long-for-form")
        texts = context.own_texts
        label, about = texts("territory-form-map"), texts("territory-form-about")
        field = FormField("map", label, about, given=drawn, long=True)
        form = Form(_COMMAND, "map", texts("territory-form"), (field,), str(chosen.id))
        return refused(context, Refusal("map-needed"), form)

    return Promise(asking(), lambda answer: answer)


@form(_COMMAND)
async def filled(context: CommandContext, entry: str, fields: Mapping[str, str]) -> Reply:
    """Answer the form of `/campaign territory draw`.

    Raises:
        Refusal: `button-expired`, and as `_drawn`.
    """
    guild = server(context)

    async def meant_then() -> CampaignRow:
        found = await campaigns_of(context.store).by_id(read_id(entry))
        if found is None or found.guild_id != guild:
            raise Refusal("button-expired")
        return found

    content = fields.get("map", "").encode()
    return Promise(_drawn(context, meant_then, content), lambda answer: answer)


async def _drawn(context: CommandContext, coming: Any, content: bytes) -> Answer:
    """Draw the map of a campaign.

    Raises:
        Refusal: as `read_map` and `draw_map`, `map-unknown-owner`.
    """
    campaign = await coming()
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("map-unread") from None
    checked = await asyncio.to_thread(read_map, text)
    campaigns = campaigns_of(context.store)
    people = await campaigns.members(campaign.id)
    playing = {fold(member.name): member for member in people.values() if member.plays}
    positions = {region.name: at for at, region in enumerate(checked.regions)}
    rows = [
        (region.name, _owner(region, playing), [positions[link] for link in region.links])
        for region in checked.regions
    ]
    done = await campaigns.act(asked(context), campaign.id, draw_map(rows))
    return await _told(context, done, _mended(context, checked))


def _owner(drawn: Drawn, playing: Mapping[str, CampaignMemberRow]) -> int | None:
    if not drawn.owner:
        return None
    found = matching(drawn.owner, playing)
    if len(found) == 1:
        return found[0].id
    likely = listed(near(drawn.owner, [other.name for other in playing.values()])) or None
    raise Refusal("map-unknown-owner", line=str(drawn.line), name=drawn.owner[:40], near=likely)


def _mended(context: CommandContext, checked: Checked) -> tuple[str, ...]:
    """Return a note on borders that only one of the two regions named."""
    if not checked.mended:
        return ()
    pairs = [f"{first} – {second}" for first, second in checked.mended[:_MENDED]]
    if len(checked.mended) > _MENDED:
        pairs.append("…")
    links = ", ".join(pairs)
    return (context.texts("territory-mended", count=len(checked.mended), links=links),)


async def _told(context: CommandContext, done: Done, lines: tuple[str, ...] = ()) -> Answer:
    """Return the answer to a change of the map: who owns what now."""
    texts, event, campaign = context.texts, done.event, done.campaign
    known = await campaigns_of(context.store).territory(campaign)
    headline = texts(
        f"told-{event.action}",
        count=len(known.regions),
        region=str(event.data.get("region", "")),
        owner=None if event.member_id is None else done.name(event.member_id),
        day=day_of(int(event.data["at"])) if "at" in event.data else None,
    )
    title = texts("campaign-title", campaign=campaign.name)
    card = Card(title, headline, (*lines, *owner_lines(context, known, done.members)))
    data = {
        "campaign": campaign.name,
        "action": event.action,
        **territory_data(known, done.members),
    }
    return Answer(card, details=lambda: data)


@command("territory give")
async def give(
    context: CommandContext,
    *,
    region: Annotated[str, Text(60), Completed("regions")],
    player: Annotated[Actor | None, Person(), Key("param-territory-owner")] = None,
    date: Annotated[str | None, Text(10), Key("param-campaign-date")] = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign territory give`: to a player, or to nobody, now or from a day on.

    Raises:
        Refusal: `no-player`, `unread-day`, and as `Campaigns.find` and `give`.
    """
    server(context)
    owner = person(player) if player is not None else None
    at = None if date is None else moment_told(date, campaigns_of(context.store).clock())
    deed = giving(region, owner, at)

    async def given() -> Answer:
        chosen = await meant(context, campaign)
        return await _told(
            context, await campaigns_of(context.store).act(asked(context), chosen.id, deed)
        )

    return Promise(given(), lambda answer: answer)


@command("territory rule")
async def rule(
    context: CommandContext,
    *,
    conquest: Annotated[Conquest, BUNDLE],
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign territory rule`: shown, or changed by an organiser.

    Raises:
        Refusal: as `Campaigns.find` and `change`.
    """
    server(context)

    async def ruled() -> Answer:
        chosen = await meant(context, campaign)
        texts = context.texts
        headline = texts("territory-rule-shown")
        if conquest != Conquest():
            deed = change(partial(_conquest, told=conquest), RULED)
            chosen = (
                await campaigns_of(context.store).act(asked(context), chosen.id, deed)
            ).campaign
            headline = texts("territory-rule-changed")
        title = texts("campaign-title", campaign=chosen.name)
        card = Card(title, headline, rule_lines(context, chosen))
        kept = write_conquest(read_conquest(chosen.conquest), chosen.conquest.get("answer", ANSWER))
        return Answer(card, details=lambda: {"campaign": chosen.name, **kept})

    return Promise(ruled(), lambda answer: answer)


def _conquest(campaign: CampaignRow, told: Conquest) -> dict[str, Any]:
    """Return the column of a campaign with what a command changes of its rule."""
    kept = campaign.conquest
    values = write_conquest(read_conquest(kept), int(kept.get("answer", ANSWER)))
    said = {name: value for name, value in asdict(told).items() if value is not None}
    return {"conquest": {**values, **said}}
