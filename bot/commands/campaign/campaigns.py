"""Campaigns of a server: their members, and what their organisers set."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import partial
from typing import Annotated, Any, Final, TypeAlias

from bot.campaign import members as members_of
from bot.campaign.access import campaigns_of
from bot.campaign.ledger import Act
from bot.campaign.scoring.margins import read_margins, write_margins
from bot.campaign.scoring.rule import MOST_POINTS, TIE_BREAKS, Rule, TieBreak
from bot.campaign.scoring.written import read_rule, write_rule
from bot.commands.campaign.presenter import (
    asked,
    battle_line,
    check_organiser,
    game_name,
    join_button,
    meant,
    member_data,
    member_line,
    person,
    rule_lines,
    server,
    told,
)
from bot.commands.declaring.command import command
from bot.commands.declaring.kinds import Completed, Key, Person
from bot.commands.declaring.shared import CampaignName, GameName, YesNo
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Actor
from bot.store.tables.campaign import CampaignRow
from bot.texts.bundle import text_key
from bot.texts.localiser import LOCALES
from bot.texts.names import LONGEST, clean, fold
from bot.views.cards.card import Card
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.kind import Flag, Text, Whole
from rulesets.refusal import Refusal

SILENCE: Final = 72
"""Hours after which silence confirms, where nobody says otherwise."""
_LONGEST_SILENCE: Final = 8760
"""Hours: a year."""
_LONGEST_TABLE: Final = 600
_SHOWN: Final = 40
_WAITING: Final = 5

Points: TypeAlias = Annotated[int | None, Whole(-MOST_POINTS, MOST_POINTS)]
Margins: TypeAlias = Annotated[str | None, Text(_LONGEST_TABLE)]


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultPoints:
    """Points for each result; None for what stays as it is."""

    win: Points = None
    draw: Points = None
    loss: Points = None
    bye: Points = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring:
    """Settings of the scoring beside the points; None for what stays as it is."""

    late: Points = None
    table: Margins = None
    bonus: Margins = None
    own_tables: Annotated[bool | None, Flag()] = None
    tie_breaks: Annotated[str | None, Text(200)] = None


@command("campaign create")
async def create(
    context: CommandContext,
    *,
    name: Annotated[str, Text(60)],
    game: GameName = None,
    points: Annotated[ResultPoints, BUNDLE],
    silence: Annotated[int, Whole(0, _LONGEST_SILENCE)] = SILENCE,
) -> Reply:
    """Answer `/campaign create`.

    Raises:
        Refusal: `campaign-needs-server`, `campaign-exists`, `too-many-campaigns`, `name-empty`.
    """
    coming = campaigns_of(context.store).create(
        server(context),
        asked(context),
        name,
        game=game,
        rule=write_rule(_rule(context, Rule(), points, Scoring())),
        silence=silence,
    )
    return Promise(coming, lambda done: told(context, done, rule_lines(context, done.campaign)))


def _rule(context: CommandContext, rule: Rule, points: ResultPoints, scoring: Scoring) -> Rule:
    """Return a scoring rule with what a command changes of it.

    Raises:
        Refusal: `unknown-tie-break`, and as `read_margins`.
    """
    values = write_rule(rule)
    told = {**asdict(points), "late": scoring.late, "own_tables": scoring.own_tables}
    values |= {name: value for name, value in told.items() if value is not None}
    for name, margins in (("table", scoring.table), ("bonus", scoring.bonus)):
        if margins is not None:
            values[name] = write_margins(read_margins(margins))
    if scoring.tie_breaks is not None:
        values["tie_breaks"] = list(_tie_breaks(context, scoring.tie_breaks))
    return read_rule(values)


def _tie_breaks(context: CommandContext, text: str) -> tuple[TieBreak, ...]:
    """Read tie-breaks by their names in either language, or by their ids."""
    known: dict[str, TieBreak] = {}
    for tie_break in TIE_BREAKS:
        texts = [context.localiser.texts(locale) for locale in LOCALES]
        known |= {fold(each(f"tie-break-{text_key(tie_break)}")): tie_break for each in texts} | {
            tie_break: tie_break
        }
    named = [fold(part) for part in text.replace(";", ",").split(",") if part.strip()]
    for name in named:
        if name not in known:
            names = ", ".join(
                context.own_texts(f"tie-break-{text_key(tie_break)}") for tie_break in TIE_BREAKS
            )
            raise Refusal("unknown-tie-break", text=name[:40], names=names)
    return tuple(dict.fromkeys(known[name] for name in named))


@command("campaign rule")
async def rule(
    context: CommandContext,
    *,
    points: Annotated[ResultPoints, BUNDLE],
    scoring: Annotated[Scoring, BUNDLE],
    silence: Annotated[int | None, Whole(0, _LONGEST_SILENCE)] = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign rule`: shown, or changed by an organiser.

    Raises:
        Refusal: as `Campaigns.find`, `_rule` and `change`.
    """
    server(context)

    async def changed() -> Answer:
        chosen = await meant(context, campaign)
        if silence is None and (points, scoring) == (ResultPoints(), Scoring()):
            card = Card(_title(context, chosen), context.texts("campaign-rule-shown"))
            card = Card(card.title, card.headline, rule_lines(context, chosen))
            return Answer(card, details=lambda: {**_data(chosen), "rule": dict(chosen.rule)})
        deed = members_of.change(partial(_ruled, context, points, scoring, silence))
        done = await campaigns_of(context.store).act(asked(context), chosen.id, deed)
        return told(context, done, rule_lines(context, done.campaign))

    return Promise(changed(), lambda answer: answer)


def _ruled(
    context: CommandContext,
    points: ResultPoints,
    scoring: Scoring,
    silence: int | None,
    campaign: CampaignRow,
) -> dict[str, Any]:
    """Return the columns of a campaign with what a command changes of its rule."""
    rule = write_rule(_rule(context, read_rule(campaign.rule), points, scoring))
    return {"rule": rule} if silence is None else {"rule": rule, "silence": silence}


def _title(context: CommandContext, campaign: CampaignRow) -> str:
    return context.texts("campaign-title", campaign=campaign.name)


def _data(campaign: CampaignRow) -> dict[str, Any]:
    return {
        "campaign": campaign.name,
        "status": campaign.status,
        "game": campaign.game,
        "season": campaign.season,
        "round": campaign.round,
    }


def _acting(context: CommandContext, campaign: str | None, deed: Act) -> Promise[Answer]:
    """Promise the answer to a change of the campaign that is meant."""
    server(context)

    async def acted() -> Answer:
        chosen = await meant(context, campaign)
        return told(context, await campaigns_of(context.store).act(asked(context), chosen.id, deed))

    return Promise(acted(), lambda answer: answer)


def _words(called: str | None) -> str | None:
    """Return a name that a player typed, as it is kept."""
    return clean(called[:LONGEST]) if called else None


@command("campaign join")
async def join(
    context: CommandContext,
    *,
    faction: Annotated[str | None, Text(60)] = None,
    army: Annotated[str | None, Text(60), Completed("armies")] = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign join`: again, it changes faction and army.

    Raises:
        Refusal: as `Campaigns.find` and `join`.
    """
    deed = members_of.join(_words(faction), _words(army))
    return _acting(context, campaign, deed)


@command("campaign leave")
async def leave(context: CommandContext, *, campaign: CampaignName = None) -> Reply:
    """Answer `/campaign leave`.

    Raises:
        Refusal: as `Campaigns.find` and `leave`.
    """
    return _acting(context, campaign, members_of.leave)


@command("campaign organiser")
async def organiser(
    context: CommandContext,
    *,
    player: Annotated[Actor, Person()],
    remove: YesNo = False,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign organiser`.

    Raises:
        Refusal: `no-player`, and as `Campaigns.find` and `appoint`.
    """
    deed = members_of.appoint(person(player), organises=not remove)
    return _acting(context, campaign, deed)


@command("campaign round")
async def following(
    context: CommandContext,
    *,
    season: Annotated[bool, Flag(), Key("param-campaign-new-season")] = False,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign round`: the next round, or a new season.

    Raises:
        Refusal: as `Campaigns.find` and `advance`.
    """
    return _acting(context, campaign, members_of.advance(season=season))


@command("campaign close")
async def close(
    context: CommandContext,
    *,
    reopen: YesNo = False,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/campaign close`: it takes no more battles, or takes them again.

    Raises:
        Refusal: as `Campaigns.find` and `change`.
    """
    again = reopen
    status, action = ("open", "campaign-reopen") if again else ("closed", "campaign-close")
    return _acting(context, campaign, members_of.change(lambda _: {"status": status}, action))


@command("campaign delete")
async def delete(
    context: CommandContext,
    *,
    campaign: Annotated[str, Text(60), Key("param-campaign-whole"), Completed("campaigns")],
    confirm: YesNo = False,
) -> Reply:
    """Answer `/campaign delete`: with its name and `confirm`, everything of it goes.

    Raises:
        Refusal: as `Campaigns.find`, `only-organiser`, `delete-unconfirmed`; `delete-by-name` for
            a beginning of the name.
    """
    server(context)

    async def deleted() -> Answer:
        chosen = await meant(context, campaign)
        await check_organiser(context, chosen)
        if not confirm:
            raise Refusal("delete-unconfirmed", campaign=chosen.name)
        if fold(campaign) != fold(chosen.name):
            raise Refusal("delete-by-name", campaign=chosen.name)
        await campaigns_of(context.store).delete(asked(context), chosen.id)
        headline = context.texts("campaign-deleted", campaign=chosen.name)
        return Answer(Card("", headline), details=lambda: {"deleted": chosen.name})

    return Promise(deleted(), lambda answer: answer)


@command("campaign list")
async def listing(context: CommandContext) -> Reply:
    """Answer `/campaign list`.

    Raises:
        Refusal: `no-campaigns`, `campaign-needs-server`.
    """

    def show(known: list[CampaignRow]) -> Answer:
        if not known:
            raise Refusal("no-campaigns")
        lines = tuple(map(partial(_line, context), known))
        card = Card("", context.texts("campaigns-title"), lines)
        return Answer(card, details=lambda: {"campaigns": [_data(campaign) for campaign in known]})

    return Promise(campaigns_of(context.store).all(server(context)), show)


def _line(context: CommandContext, campaign: CampaignRow, *, named: bool = True) -> str:
    return context.texts(
        "campaign-listed" if named else "campaign-shown",
        campaign=campaign.name,
        status=campaign.status,
        game=game_name(context, campaign.game or "") or None,
        season=str(campaign.season),
        round=str(campaign.round),
    )


@command("campaign show")
async def show(context: CommandContext, *, campaign: CampaignName = None) -> Reply:
    """Answer `/campaign show`: season and round, members, and what waits for an answer.

    Raises:
        Refusal: as `Campaigns.find`.
    """
    server(context)

    async def shown() -> Answer:
        chosen = await meant(context, campaign)
        campaigns = campaigns_of(context.store)
        waiting = await campaigns.battles(
            chosen.id, limit=_WAITING, states=("proposed", "disputed")
        )
        people = await campaigns.members(chosen.id)
        lines = [
            *rule_lines(context, chosen),
            *(battle_line(context, battle, people) for battle in waiting),
            *(member_line(context, member) for member in list(people.values())[:_SHOWN]),
        ]
        if len(people) > _SHOWN:
            lines.append(context.texts("campaign-more", count=len(people) - _SHOWN))
        card = Card(_title(context, chosen), _line(context, chosen, named=False), tuple(lines))
        listed = [member_data(member) for member in people.values()]
        numbers = [battle.number for battle in waiting]
        joins = (join_button(context, chosen),) if chosen.status == "open" else ()
        return Answer(
            card,
            joins,
            details=lambda: {**_data(chosen), "members": listed, "waiting": numbers},
        )

    return Promise(shown(), lambda answer: answer)
