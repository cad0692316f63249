"""What organisers do to a map: `/territory draw`, `give` and `rule`."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from bot.campaign.access import campaigns_of
from bot.campaign.files.sheet import day_of
from bot.campaign.ledger import Done
from bot.campaign.map.changes import ANSWER, RULED, draw_map
from bot.campaign.map.changes import give as giving
from bot.campaign.map.map_list import Checked, Drawn, read_map
from bot.campaign.map.territory import read_conquest, write_conquest
from bot.campaign.members import change
from bot.commands.campaign.battles import moment_told
from bot.commands.campaign.presenter import asked, check_organiser, meant, person, server
from bot.commands.campaign.territory import owner_lines, rule_lines, territory_data, written
from bot.commands.options.specification import CommandSpec
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import Place
from bot.commands.request.refusing import refused
from bot.store.snowflake import read_id
from bot.store.tables.campaign import CampaignMemberRow, CampaignRow
from bot.texts.names import fold, listed, matching, near
from bot.views.cards.card import Card
from bot.views.interface.form import LONGEST_REST, Form, FormField
from rulesets.core.declaring.parameter import Raw
from rulesets.refusal import Refusal

_COMMAND: Final = "territory draw"
_MENDED: Final = 10


async def draw(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/territory draw`: a list that is pasted or attached, else a form with the map.

    Raises:
        Refusal: `map-twice-given`, as `Campaigns.find`, `only-organiser`, and as `_drawn`.
    """
    server(place)
    upload = place.asker.upload("file")
    if upload is not None and "map" in options:
        raise Refusal("map-twice-given")
    coming = partial(meant, place, options)
    if upload is not None:
        return Promise(_drawn(place, coming, upload.content), lambda answer: answer)
    if "map" in options:
        return Promise(_drawn(place, coming, str(options["map"]).encode()), lambda answer: answer)

    async def asking() -> Answer:
        campaign = await meant(place, options)
        await check_organiser(place, campaign)
        people = await campaigns_of(place.store).members(campaign.id)
        drawn = written(await campaigns_of(place.store).plots(campaign.id), people)
        if len(drawn) > LONGEST_REST:
            raise Refusal("map-too-long-for-form")
        texts = place.own_texts
        label, about = texts("territory-form-map"), texts("territory-form-about")
        field = FormField("map", label, about, given=drawn, long=True)
        form = Form(_COMMAND, "map", texts("territory-form"), (field,), str(campaign.id))
        return refused(place, Refusal("map-needed"), form)

    return Promise(asking(), lambda answer: answer)


async def filled(place: Place, entry: str, fields: Mapping[str, str]) -> Reply:
    """Answer the form of `/territory draw`.

    Raises:
        Refusal: `button-expired`, and as `_drawn`.
    """
    guild = server(place)

    async def meant_then() -> CampaignRow:
        found = await campaigns_of(place.store).by_id(read_id(entry))
        if found is None or found.guild_id != guild:
            raise Refusal("button-expired")
        return found

    content = fields.get("map", "").encode()
    return Promise(_drawn(place, meant_then, content), lambda answer: answer)


async def _drawn(place: Place, coming: Any, content: bytes) -> Answer:
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
    campaigns = campaigns_of(place.store)
    people = await campaigns.members(campaign.id)
    playing = {fold(one.name): one for one in people.values() if one.plays}
    places = {one.name: at for at, one in enumerate(checked.regions)}
    rows = [
        (one.name, _owner(one, playing), [places[link] for link in one.links])
        for one in checked.regions
    ]
    done = await campaigns.act(asked(place), campaign.id, draw_map(rows))
    return await _told(place, done, _mended(place, checked))


def _owner(one: Drawn, playing: Mapping[str, CampaignMemberRow]) -> int | None:
    if not one.owner:
        return None
    found = matching(one.owner, playing)
    if len(found) == 1:
        return found[0].id
    likely = listed(near(one.owner, [other.name for other in playing.values()])) or None
    raise Refusal("map-unknown-owner", line=str(one.line), name=one.owner[:40], near=likely)


def _mended(place: Place, checked: Checked) -> tuple[str, ...]:
    """Return which borders were told from one side only."""
    if not checked.mended:
        return ()
    pairs = [f"{one} – {two}" for one, two in checked.mended[:_MENDED]]
    if len(checked.mended) > _MENDED:
        pairs.append("…")
    links = ", ".join(pairs)
    return (place.texts("territory-mended", count=len(checked.mended), links=links),)


async def _told(place: Place, done: Done, lines: tuple[str, ...] = ()) -> Answer:
    """Return what a change of the map comes to: who owns what now."""
    texts, event, campaign = place.texts, done.event, done.campaign
    known = await campaigns_of(place.store).territory(campaign)
    headline = texts(
        f"told-{event.action}",
        count=len(known.regions),
        region=str(event.data.get("region", "")),
        owner=None if event.member_id is None else done.name(event.member_id),
        day=day_of(int(event.data["at"])) if "at" in event.data else None,
    )
    title = texts("campaign-title", campaign=campaign.name)
    card = Card(title, headline, (*lines, *owner_lines(place, known, done.members)))
    data = {
        "campaign": campaign.name,
        "action": event.action,
        **territory_data(known, done.members),
    }
    return Answer(card, details=lambda: data)


async def give(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/territory give`: to a player, or to nobody, now or from a day on.

    Raises:
        Refusal: `no-player`, `unread-day`, and as `Campaigns.find` and `give`.
    """
    server(place)
    owner = person(place, "player") if "player" in place.asker.people else None
    at = moment_told(options, campaigns_of(place.store).clock()) if "date" in options else None
    deed = giving(str(options["region"]), owner, at)

    async def given() -> Answer:
        campaign = await meant(place, options)
        return await _told(
            place, await campaigns_of(place.store).act(asked(place), campaign.id, deed)
        )

    return Promise(given(), lambda answer: answer)


async def rule(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/territory rule`: shown, or changed by an organiser.

    Raises:
        Refusal: as `Campaigns.find` and `change`.
    """
    server(place)

    async def ruled() -> Answer:
        campaign = await meant(place, options)
        texts = place.texts
        headline = texts("territory-rule-shown")
        if set(options) - {"campaign"}:
            deed = change(partial(_conquest, options=options), RULED)
            campaign = (
                await campaigns_of(place.store).act(asked(place), campaign.id, deed)
            ).campaign
            headline = texts("territory-rule-changed")
        title = texts("campaign-title", campaign=campaign.name)
        card = Card(title, headline, rule_lines(place, campaign))
        kept = write_conquest(
            read_conquest(campaign.conquest), campaign.conquest.get("answer", ANSWER)
        )
        return Answer(card, details=lambda: {"campaign": campaign.name, **kept})

    return Promise(ruled(), lambda answer: answer)


def _conquest(campaign: CampaignRow, options: Mapping[str, Raw]) -> dict[str, Any]:
    """Return the column of a campaign with what a command changes of its rule."""
    kept = campaign.conquest
    values = write_conquest(read_conquest(kept), int(kept.get("answer", ANSWER)))
    for name in ("over_links", "from_owner"):
        if name in options:
            values[name] = bool(options[name])
    for name in ("wins", "answer"):
        if name in options:
            values[name] = int(str(options[name]))
    return {"conquest": values}
