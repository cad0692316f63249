"""`/campaign`: campaigns of a server, who is of them, and what their organisers set."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from bot.campaign import members as members_of
from bot.campaign.access import campaigns_of
from bot.campaign.ledger import Act
from bot.campaign.scoring.margins import read_margins, write_margins
from bot.campaign.scoring.rule import TIE_BREAKS, Rule, TieBreak
from bot.campaign.scoring.written import read_rule, write_rule
from bot.commands.campaign.presenter import (
    asked,
    battle_line,
    check_organiser,
    game_name,
    meant,
    person,
    server,
    told,
)
from bot.commands.options.specification import CommandSpec
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import Place
from bot.store.tables.campaign import CampaignMemberRow, CampaignRow
from bot.texts.bundle import text_key
from bot.texts.localiser import LOCALES
from bot.texts.names import LONGEST, clean, fold
from bot.views.cards.card import Card
from rulesets.core.declaring.parameter import Raw
from rulesets.refusal import Refusal

SILENCE: Final = 72
"""Hours after which silence confirms, where nobody says otherwise."""
_NUMBERS: Final = ("win", "draw", "loss", "bye", "late")
_SHOWN: Final = 40
_WAITING: Final = 5


async def create(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/campaign create`.

    Raises:
        Refusal: `campaign-needs-server`, `campaign-exists`, `too-many-campaigns`, `name-empty`.
    """
    guild, game = server(place), options.get("game")
    coming = campaigns_of(place.store).create(
        guild,
        asked(place),
        str(options["name"]),
        game=None if game is None else str(game),
        rule=write_rule(_rule(place, Rule(), options)),
        silence=int(str(options.get("silence", SILENCE))),
    )
    return Promise(coming, lambda done: told(place, done, _rule_lines(place, done.campaign)))


def _rule(place: Place, rule: Rule, options: Mapping[str, Raw]) -> Rule:
    """Return a scoring rule with what a command changes of it.

    Raises:
        Refusal: `unknown-tie-break`, and as `read_margins`.
    """
    values = write_rule(rule)
    values |= {name: int(str(options[name])) for name in _NUMBERS if name in options}
    for name in ("table", "bonus"):
        if name in options:
            values[name] = write_margins(read_margins(str(options[name])))
    if "own_tables" in options:
        values["own_tables"] = bool(options["own_tables"])
    if "tie_breaks" in options:
        values["tie_breaks"] = list(_tie_breaks(place, str(options["tie_breaks"])))
    return read_rule(values)


def _tie_breaks(place: Place, text: str) -> tuple[TieBreak, ...]:
    """Read tie-breaks by what they are called in either language, or by what they are kept as."""
    known: dict[str, TieBreak] = {}
    for one in TIE_BREAKS:
        texts = [place.localiser.texts(locale) for locale in LOCALES]
        known |= {fold(each(f"tie-break-{text_key(one)}")): one for each in texts} | {one: one}
    named = [fold(one) for one in text.replace(";", ",").split(",") if one.strip()]
    for name in named:
        if name not in known:
            names = ", ".join(place.own_texts(f"tie-break-{text_key(one)}") for one in TIE_BREAKS)
            raise Refusal("unknown-tie-break", text=name[:40], names=names)
    return tuple(dict.fromkeys(known[name] for name in named))


async def rule(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/campaign rule`: shown, or changed by an organiser.

    Raises:
        Refusal: as `Campaigns.find`, `_rule` and `change`.
    """
    server(place)

    async def changed() -> Answer:
        campaign = await meant(place, options)
        if not set(options) - {"campaign"}:
            card = Card(_title(place, campaign), place.texts("campaign-rule-shown"))
            card = Card(card.title, card.headline, _rule_lines(place, campaign))
            return Answer(card, details=lambda: {**_data(campaign), "rule": dict(campaign.rule)})
        deed = members_of.change(partial(_ruled, place, options))
        done = await campaigns_of(place.store).act(asked(place), campaign.id, deed)
        return told(place, done, _rule_lines(place, done.campaign))

    return Promise(changed(), lambda answer: answer)


def _ruled(place: Place, options: Mapping[str, Raw], campaign: CampaignRow) -> dict[str, Any]:
    """Return the columns of a campaign with what a command changes of its rule."""
    rule = write_rule(_rule(place, read_rule(campaign.rule), options))
    silence = {"silence": int(str(options["silence"]))} if "silence" in options else {}
    return {"rule": rule, **silence}


def _title(place: Place, campaign: CampaignRow) -> str:
    return place.texts("campaign-title", campaign=campaign.name)


def _data(campaign: CampaignRow) -> dict[str, Any]:
    return {
        "campaign": campaign.name,
        "status": campaign.status,
        "game": campaign.game,
        "season": campaign.season,
        "round": campaign.round,
    }


def _rule_lines(place: Place, campaign: CampaignRow) -> tuple[str, ...]:
    texts, kept = place.texts, read_rule(campaign.rule)
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
        names = ", ".join(texts(f"tie-break-{text_key(one)}") for one in kept.tie_breaks)
        lines.append(texts("campaign-tie-breaks", names=names))
    key = "campaign-silence" if campaign.silence else "campaign-silence-never"
    lines.append(texts(key, hours=campaign.silence))
    return tuple(lines)


def _acting(place: Place, options: Mapping[str, Raw], deed: Act) -> Promise[Answer]:
    """Promise what a deed makes of the campaign that is meant."""
    server(place)

    async def acted() -> Answer:
        campaign = await meant(place, options)
        return told(place, await campaigns_of(place.store).act(asked(place), campaign.id, deed))

    return Promise(acted(), lambda answer: answer)


def _words(options: Mapping[str, Raw], name: str) -> str | None:
    """Return what a player calls something, as it is kept."""
    return clean(str(options[name])[:LONGEST]) if options.get(name) else None


async def join(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/campaign join`: again, it changes faction and army.

    Raises:
        Refusal: as `Campaigns.find` and `join`.
    """
    deed = members_of.join(_words(options, "faction"), _words(options, "army"))
    return _acting(place, options, deed)


async def leave(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/campaign leave`.

    Raises:
        Refusal: as `Campaigns.find` and `leave`.
    """
    return _acting(place, options, members_of.leave)


async def organiser(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/campaign organiser`.

    Raises:
        Refusal: `no-player`, and as `Campaigns.find` and `appoint`.
    """
    deed = members_of.appoint(person(place, "player"), organises=not options.get("remove"))
    return _acting(place, options, deed)


async def following(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/campaign round`: the next round, or a new season.

    Raises:
        Refusal: as `Campaigns.find` and `advance`.
    """
    return _acting(place, options, members_of.advance(season=bool(options.get("season"))))


async def close(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/campaign close`: it takes no more battles, or takes them again.

    Raises:
        Refusal: as `Campaigns.find` and `change`.
    """
    again = bool(options.get("reopen"))
    status, action = ("open", "campaign-reopen") if again else ("closed", "campaign-close")
    return _acting(place, options, members_of.change(lambda _: {"status": status}, action))


async def delete(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/campaign delete`: with its name and `confirm`, everything of it goes.

    Raises:
        Refusal: as `Campaigns.find`, `only-organiser`, `delete-unconfirmed`; `delete-by-name` for
            a beginning of the name.
    """
    server(place)

    async def deleted() -> Answer:
        campaign = await meant(place, options)
        await check_organiser(place, campaign)
        if not options.get("confirm"):
            raise Refusal("delete-unconfirmed", campaign=campaign.name)
        if fold(str(options["campaign"])) != fold(campaign.name):
            raise Refusal("delete-by-name", campaign=campaign.name)
        await campaigns_of(place.store).delete(asked(place), campaign.id)
        headline = place.texts("campaign-deleted", campaign=campaign.name)
        return Answer(Card("", headline), details=lambda: {"deleted": campaign.name})

    return Promise(deleted(), lambda answer: answer)


async def listing(place: Place, _spec: CommandSpec, _options: Mapping[str, Raw]) -> Reply:
    """Answer `/campaign list`.

    Raises:
        Refusal: `no-campaigns`, `campaign-needs-server`.
    """

    def show(known: list[CampaignRow]) -> Answer:
        if not known:
            raise Refusal("no-campaigns")
        lines = tuple(map(partial(_line, place), known))
        card = Card("", place.texts("campaigns-title"), lines)
        return Answer(card, details=lambda: {"campaigns": [_data(one) for one in known]})

    return Promise(campaigns_of(place.store).all(server(place)), show)


def _line(place: Place, campaign: CampaignRow, *, named: bool = True) -> str:
    return place.texts(
        "campaign-listed" if named else "campaign-shown",
        campaign=campaign.name,
        status=campaign.status,
        game=game_name(place, campaign.game or "") or None,
        season=str(campaign.season),
        round=str(campaign.round),
    )


async def show(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/campaign show`: where it is, who is of it, what waits for an answer.

    Raises:
        Refusal: as `Campaigns.find`.
    """
    server(place)

    async def shown() -> Answer:
        campaign = await meant(place, options)
        campaigns = campaigns_of(place.store)
        waiting = await campaigns.battles(
            campaign.id, limit=_WAITING, states=("proposed", "disputed")
        )
        people = await campaigns.members(campaign.id)
        lines = [
            *_rule_lines(place, campaign),
            *(battle_line(place, one, people) for one in waiting),
            *(_member_line(place, one) for one in list(people.values())[:_SHOWN]),
        ]
        if len(people) > _SHOWN:
            lines.append(place.texts("campaign-more", count=len(people) - _SHOWN))
        card = Card(_title(place, campaign), _line(place, campaign, named=False), tuple(lines))
        listed = [_member_data(one) for one in people.values()]
        numbers = [one.number for one in waiting]
        return Answer(
            card,
            details=lambda: {**_data(campaign), "members": listed, "waiting": numbers},
        )

    return Promise(shown(), lambda answer: answer)


def _member_line(place: Place, one: CampaignMemberRow) -> str:
    role = "both" if one.plays and one.organises else "organiser" if one.organises else "player"
    return place.texts(
        "campaign-member",
        name=one.name,
        faction=one.faction or None,
        army=one.army or None,
        role=role if one.plays or one.organises else "gone",
    )


def _member_data(one: CampaignMemberRow) -> dict[str, Any]:
    return {
        "name": one.name,
        "organises": one.organises,
        "plays": one.plays,
        "faction": one.faction,
        "army": one.army,
    }
