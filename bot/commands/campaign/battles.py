"""`/campaign log` and what follows: results told, confirmed, disputed, settled, put right."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

from bot.campaign import battles
from bot.campaign.access import campaigns_of
from bot.campaign.battles import Told
from bot.campaign.ledger import Act
from bot.commands.campaign.form import ask_for_battle, told_in
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
    server,
)
from bot.commands.options.specification import CommandSpec
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import Place
from bot.store.journal.record import Actor
from bot.store.snowflake import read_id
from bot.store.tables.campaign import CampaignRow, Outcome
from bot.views.cards.card import Card
from rulesets.core.declaring.parameter import Raw
from rulesets.refusal import Refusal

OWN: Final[Mapping[str, Outcome]] = {"i-won": "one", "i-lost": "two", "drawn": "draw"}
"""How a player tells of a battle."""
ANY: Final[Mapping[str, Outcome]] = {"first-won": "one", "second-won": "two", "drawn": "draw"}
"""How anybody does, by the order of the two names."""
_DAY: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_SUBJECT: Final = re.compile(r"(?P<id>\d{1,19})\.(?P<version>\d{1,6})")
_EARLIEST: Final = datetime(1980, 1, 1, tzinfo=UTC)
_DAY_LONG: Final = 86_400_000
_SHOWN: Final = 15


async def log(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/campaign log`: a battle fought elsewhere; without who or how, a form for it.

    Raises:
        Refusal: `battle-needed`, `half-points`, `unread-day`, `no-player`, and as
            `Campaigns.find` and `log`.
    """
    server(place)
    asker = place.asker
    complete = "outcome" in options and "opponent" in asker.people
    own = Actor(asker.user_id, asker.name)
    one = person(place, "player") if "player" in asker.people else own
    two = person(place, "opponent") if "opponent" in asker.people else own

    async def logged() -> Answer:
        campaign = await meant(place, options)
        if complete:
            return await _logged(place, campaign, (one, two), options)
        others = {"player": one.name} if "player" in asker.people else {}
        return await ask_for_battle(place, campaign, {**options, **others})

    return Promise(logged(), lambda answer: answer)


async def filled(place: Place, entry: str, fields: Mapping[str, str]) -> Reply:
    """Answer the form of `/campaign log`.

    Raises:
        Refusal: `button-expired`, `unread-day`, and as `told_in` and `log`.
    """
    guild = server(place)

    async def logged() -> Answer:
        campaigns = campaigns_of(place.store)
        campaign = await campaigns.by_id(read_id(entry))
        if campaign is None or campaign.guild_id != guild:
            raise Refusal("button-expired")
        people = await campaigns.members(campaign.id)
        one, two, options = told_in(place, people, fields)
        return await _logged(place, campaign, (one, two), options)

    return Promise(logged(), lambda answer: answer)


async def _logged(
    place: Place, campaign: CampaignRow, who: tuple[Actor, Actor], options: Mapping[str, Raw]
) -> Answer:
    result = Told(
        OWN[str(options["outcome"])],
        _game(place, campaign, options),
        _points(options, "own_points", "their_points"),
        int(str(options["size"])) if "size" in options else None,
        note=_note(options),
        region=str(options.get("region") or ""),
        played_at=moment_told(options, campaigns_of(place.store).clock()),
    )
    deed = battles.log(*who, result)
    return await ruled(place, await campaigns_of(place.store).act(asked(place), campaign.id, deed))


async def bye(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/campaign bye`.

    Raises:
        Refusal: `no-player`, and as `Campaigns.find` and `log`.
    """
    return _acting(place, options, battles.log(person(place, "player"), None, Told("bye", "")))


def _acting(place: Place, options: Mapping[str, Raw], deed: Act) -> Promise[Answer]:
    server(place)

    async def acted() -> Answer:
        campaign = await meant(place, options)
        return await ruled(
            place, await campaigns_of(place.store).act(asked(place), campaign.id, deed)
        )

    return Promise(acted(), lambda answer: answer)


def _game(place: Place, campaign: CampaignRow, options: Mapping[str, Raw]) -> str:
    """Return the game that was played: as told, else the campaign's, else the channel's."""
    return str(options.get("game") or campaign.game or place.ruleset.id)


def _points(options: Mapping[str, Raw], one: str, two: str) -> tuple[int, int] | None:
    given = [name for name in (one, two) if name in options]
    if len(given) == 1:
        raise Refusal("half-points", option=two if given[0] == one else one)
    return (int(str(options[one])), int(str(options[two]))) if given else None


def _note(options: Mapping[str, Raw]) -> str:
    return " ".join(str(options.get("note") or "").split())


def moment_told(options: Mapping[str, Raw], now: int) -> int:
    """Return when a battle was fought: noon of the day told, else now.

    Raises:
        Refusal: `unread-day` for no day, or one that has yet to come.
    """
    if "date" not in options:
        return now
    typed = str(options["date"]).strip()
    found = _DAY.fullmatch(typed)
    try:
        year, month, day = map(int, found.groups()) if found else (0, 0, 0)
        moment = datetime(year, month, day, 12, tzinfo=UTC)
    except ValueError:
        raise Refusal("unread-day", text=typed[:40]) from None
    at = int(moment.timestamp() * 1000)
    if moment < _EARLIEST or at > now + _DAY_LONG:
        raise Refusal("unread-day", text=typed[:40])
    return at


def _which(options: Mapping[str, Raw]) -> dict[str, int]:
    return {"number": int(str(options["battle"]))}


async def confirm(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/campaign confirm`.

    Raises:
        Refusal: as `Campaigns.find` and `confirm`.
    """
    return _acting(place, options, battles.confirm(_which(options)))


async def dispute(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/campaign dispute`.

    Raises:
        Refusal: as `Campaigns.find` and `dispute`.
    """
    reason = " ".join(str(options.get("reason") or "").split())
    return _acting(place, options, battles.dispute(_which(options), reason))


async def settle(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/campaign settle`.

    Raises:
        Refusal: `half-points`, and as `Campaigns.find` and `settle`.
    """
    return _acting(place, options, battles.settle(_which(options), _values(options)))


async def void(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/campaign void`.

    Raises:
        Refusal: as `Campaigns.find` and `void`.
    """
    reason = " ".join(str(options.get("reason") or "").split())
    return _acting(place, options, battles.void(_which(options), reason))


async def edit(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/campaign edit`.

    Raises:
        Refusal: `half-points`, and as `Campaigns.find` and `edit`.
    """
    return _acting(place, options, battles.edit(_which(options), _values(options)))


def _values(options: Mapping[str, Raw]) -> dict[str, Any]:
    """Return what a command puts right."""
    values: dict[str, Any] = {}
    if "outcome" in options:
        values["outcome"] = ANY[str(options["outcome"])]
    points = _points(options, "points_one", "points_two")
    if points is not None:
        values["points_one"], values["points_two"] = points
    for name in ("size", "round", "season"):
        if name in options:
            values[name] = int(str(options[name]))
    if "game" in options:
        values["game"] = str(options["game"])
    if "region" in options:
        values["region"] = str(options["region"]).strip()
    if "note" in options:
        values["note"] = _note(options)
    return values


async def press_confirm(place: Place, subject: str) -> Reply:
    """Answer the button that confirms a result.

    Raises:
        Refusal: `button-expired`, and as `confirm`.
    """
    return _pressed(place, subject, disputing=False)


async def press_dispute(place: Place, subject: str) -> Reply:
    """Answer the button that disputes a result.

    Raises:
        Refusal: `button-expired`, and as `dispute`.
    """
    return _pressed(place, subject, disputing=True)


def _pressed(place: Place, subject: str, *, disputing: bool) -> Promise[Answer]:
    found = _SUBJECT.fullmatch(subject)
    if found is None:
        raise Refusal("button-expired")
    which, version = {"battle_id": read_id(found["id"])}, int(found["version"])
    deed = battles.dispute(which, "", version) if disputing else battles.confirm(which, version)

    async def acted() -> Answer:
        campaigns = campaigns_of(place.store)
        campaign_id = await campaigns.campaign_of(which["battle_id"])
        campaign = None if campaign_id is None else await campaigns.by_id(campaign_id)
        if campaign is None or campaign.guild_id != place.asker.guild_id:
            raise Refusal("button-expired")
        return await ruled(place, await campaigns.act(asked(place), campaign.id, deed))

    return Promise(acted(), lambda answer: answer)


async def listing(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/campaign battles`: the newest, or those before a number, of a player, that wait.

    Raises:
        Refusal: as `Campaigns.find`, `not-in-campaign`, `no-campaign-battles`, `no-battles-yet`.
    """
    server(place)

    async def listed() -> Answer:
        campaign = await meant(place, options)
        campaigns = campaigns_of(place.store)
        where: dict[str, Any] = {}
        if "player" in place.asker.people:
            who = person(place, "player")
            people = await campaigns.members(campaign.id)
            own = next((one for one in people.values() if one.user_id == who.id), None)
            if own is None:
                raise Refusal("not-in-campaign", name=who.name, campaign=campaign.name)
            where["member"] = own.id
        if options.get("waiting"):
            where["states"] = WAITING
        before = int(str(options["before"])) if "before" in options else None
        found = await campaigns.battles(campaign.id, before=before, limit=_SHOWN + 1, **where)
        if not found:
            narrowed = where or before is not None
            code = "no-campaign-battles" if narrowed else "no-battles-yet"
            raise Refusal(code, campaign=campaign.name)
        people = await campaigns.members(campaign.id)
        lines = [battle_line(place, one, people) for one in found[:_SHOWN]]
        if len(found) > _SHOWN:
            lines.append(place.texts("campaign-earlier", number=str(found[_SHOWN - 1].number)))
        title = place.texts("campaign-title", campaign=campaign.name)
        data = [battle_data(one, people) for one in found[:_SHOWN]]
        card = Card(title, place.texts("campaign-battles-title"), tuple(lines))
        return Answer(card, details=lambda: {"campaign": campaign.name, "battles": data})

    return Promise(listed(), lambda answer: answer)


async def one(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/campaign battle`: all that is known of one, with every change of it.

    Raises:
        Refusal: as `Campaigns.find`, `no-campaign-battle`.
    """
    server(place)

    async def shown() -> Answer:
        campaign = await meant(place, options)
        campaigns = campaigns_of(place.store)
        fought = await campaigns.fought(campaign.id, _which(options)["number"])
        people = await campaigns.members(campaign.id)
        events = await campaigns.events(campaign.id, about=fought.id, limit=_SHOWN)
        texts = place.texts
        where = texts(
            "campaign-fought",
            day=datetime.fromtimestamp(fought.played_at / 1000, UTC).date().isoformat(),
            season=str(fought.season),
            round=str(fought.round),
            size=str(fought.size) if fought.size else None,
        )
        lines = [where, *([texts("campaign-note", note=fought.note)] if fought.note else [])]
        lines += [event_line(place, event, fought, people) for event in reversed(events)]
        title = texts("campaign-title", campaign=campaign.name)
        card = Card(title, battle_line(place, fought, people), tuple(lines))
        buttons = answers(place, fought.id, fought.version) if fought.state == "proposed" else ()
        history = [
            {"action": event.action, "by": event.actor_name, **event.data}
            for event in reversed(events)
        ]
        data = {"campaign": campaign.name, "battle": battle_data(fought, people)}
        return Answer(card, buttons, details=lambda: {**data, "changes": history})

    return Promise(shown(), lambda answer: answer)
