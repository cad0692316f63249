"""Shared parts of the `/army roster` commands: the roster and fighter meant, and their texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, TypeAlias

from bot.armies.formats.own_json import read_own
from bot.armies.roster import Lexicon
from bot.campaign.access import campaigns_of
from bot.campaign.ledger import Done
from bot.campaign.roster.own_table import Experience, OwnTable
from bot.campaign.roster.roster import found
from bot.commands.campaign.presenter import game_name, meant
from bot.commands.declaring.kinds import Completed
from bot.commands.options.names import GameNames
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.commands.units.lexicon import lexicon_of
from bot.store.journal.record import Actor
from bot.store.tables.campaign import CampaignMemberRow, CampaignRow, FighterRow
from bot.texts.bundle import escaped
from bot.texts.localiser import rule_name
from bot.texts.name_table import Names
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Text
from rulesets.core.notation.profile_sign import written_value
from rulesets.core.results.aftermath import Aftermath
from rulesets.refusal import Refusal

CHARACTERS: Final = ("character", "hero", "champion")
"""Special rules of characters, who are injured where troops recover."""

FighterName: TypeAlias = Annotated[str, Text(60), Completed("fighters")]


async def own_roster(
    context: CommandContext, campaign: str | None, player: Actor | None = None
) -> tuple[CampaignRow, CampaignMemberRow, list[FighterRow]]:
    """Return the campaign that is meant, the member asked about, and their roster.

    Raises:
        Refusal: `not-in-campaign`, and as `Campaigns.find`.
    """
    chosen = await meant(context, campaign)
    who = context.actor if player is None else player
    members = await campaigns_of(context.store).members(chosen.id)
    member = next((member for member in members.values() if member.user_id == who.id), None)
    if member is None:
        raise Refusal("not-in-campaign", name=who.name, campaign=chosen.name)
    return chosen, member, await campaigns_of(context.store).roster(chosen.id, member.id)


async def own_fighter(
    context: CommandContext, campaign: str | None, unit: str
) -> tuple[CampaignRow, CampaignMemberRow, FighterRow]:
    """Return the fighter of the requester's roster that is meant.

    Raises:
        Refusal: as `own_roster`, `unknown-fighter`, `which-fighter`.
    """
    chosen, member, roster = await own_roster(context, campaign)
    return chosen, member, found(roster, unit)


async def lexicon(context: CommandContext, game: str) -> Lexicon:
    """Return the words of a game to the player who asks."""
    await context.store.ready(game)
    ruleset = context.channel.game(game)
    own = ruleset.id == context.ruleset.id
    names = (
        context.names if own else GameNames(ruleset, context.localiser, context.requester.locale)
    )
    return lexicon_of(ruleset, names)


def unit_of(fighter: FighterRow, words: Lexicon) -> Unit:
    """Return a fighter as a unit of the rules, with the models there are.

    Raises:
        Refusal: `fighter-unread` where the game knows no such unit any more.
    """
    sheet = {**fighter.sheet, "name": fighter.name, "size": fighter.size, "lost": 0}
    sheet["models"] = max(1, fighter.models)
    units = read_own({"game": fighter.game, "units": [sheet]}, words).units
    if not units:
        raise Refusal("fighter-unread", name=fighter.name)
    return units[0]


async def aftermath_of(context: CommandContext, game: str) -> Aftermath | None:
    """Return a game's rules for the time after a battle, None where it has none."""
    if game not in context.store.games:
        return None
    await context.store.ready(game)
    return context.channel.game(game).aftermath


async def tables_of(context: CommandContext, campaign: CampaignRow) -> list[OwnTable]:
    """Return the tables of a campaign's organisers."""
    kept = await campaigns_of(context.store).own_tables(campaign.id)
    return [OwnTable.model_validate(row.body) for row in kept]


def level_of(tables: list[OwnTable], fighter: FighterRow) -> int | None:
    """Return the level of a fighter's experience, None where no table has levels."""
    schemes: list[Experience] = [
        table.experience
        for table in tables
        if table.experience is not None and table.experience.levels
    ]
    if not schemes:
        return None
    return max(scheme.level(fighter.experience) for scheme in schemes)


def fighter_line(context: CommandContext, fighter: FighterRow, level: int | None = None) -> str:
    """Return a fighter in one line."""
    return context.own_texts(
        "fighter-line",
        name=fighter.name,
        models=str(fighter.models),
        size=str(fighter.size),
        leads=fighter.leads,
        battles=fighter.battles,
        experience=str(fighter.experience) if fighter.experience else None,
        level=str(level) if level or (level == 0 and fighter.experience) else None,
        misses=fighter.misses,
        state=fighter.state,
    )


def mark_lines(context: CommandContext, fighter: FighterRow) -> tuple[str, ...]:
    """Return a fighter's marks: injuries in the words of their game, honours, artefacts."""
    own = context.own_texts
    game = context.localiser.texts(own.locale, fighter.game)
    lines = []
    for mark in fighter.marks:
        text = str(mark.get("text", ""))
        told = game(text) if mark.get("kind") == "injury" and game.has(text) else escaped(text)
        kind = str(mark.get("kind", "honour"))
        state = str(mark.get("state") or "")
        lines.append(own("fighter-mark", kind=kind, state=state or None, text=told))
    return tuple(lines)


async def profile_lines(context: CommandContext, fighter: FighterRow) -> tuple[str, ...]:
    """Return a fighter's values on the table: profile, special rules, weapons."""
    words = await lexicon(context, fighter.game)
    unit = unit_of(fighter, words)
    texts = context.localiser.texts(context.own_texts.locale, fighter.game)
    signs = {field.id: field for field in words.fields}
    which = -1 if texts.locale == "fr" else 0
    profile = " ".join(
        f"{signs[name].signs[which]}{written_value(signs[name], value)}"
        for name, value in unit.profile
    )
    rules = ", ".join(rule_name(texts, rule) for rule in unit.rules)
    return tuple(filter(None, (profile, rules, "; ".join(map(escaped, unit.weapons)))))


def fighter_data(fighter: FighterRow) -> dict[str, Any]:
    """Return a fighter as data."""
    names = ("name", "game", "leads", "size", "models", "experience", "battles", "misses", "state")
    return {name: getattr(fighter, name) for name in names} | {
        "marks": [dict(m) for m in fighter.marks]
    }


def roster_told(
    context: CommandContext,
    done: Done,
    lines: tuple[str, ...] = (),
    buttons: tuple[ButtonSpec, ...] = (),
) -> Answer:
    """Return the answer to a change of a roster."""
    event = done.event
    names = event.data.get("names")
    told = [str(name) for name in names] if isinstance(names, list) else []
    owner = done.members.get(event.member_id or 0)
    headline = context.texts(
        f"told-{event.action}",
        who=event.actor_name,
        member=done.name(event.member_id),
        own="yes" if owner is not None and owner.user_id == context.requester.user_id else "no",
        names=", ".join(told),
        count=len(told),
        number=str(done.fought.number) if done.fought else "",
    )
    details = {
        "campaign": done.campaign.name,
        "action": event.action,
        "names": told,
        "data": dict(event.data),
    }
    title = str(context.texts("campaign-title", campaign=done.campaign.name))
    return Answer(Card(title, headline, lines), buttons, details=lambda: details)


def text_lacks(context: CommandContext, game: str) -> str:
    """Return the sentence that a game's text says nothing of the time after a battle."""
    return context.texts("aftermath-lacks", game=game_name(context, game))


async def offers(
    context: CommandContext, typed: str, others: Mapping[str, Any], most: int
) -> list[tuple[str, str]]:
    """Offer fighters of the requester, or of the player named, in the campaign meant."""
    guild = context.requester.guild_id
    if guild is None:
        return []
    name = str(others["campaign"]) if others.get("campaign") else None
    try:
        campaign = await campaigns_of(context.store).find(guild, name)
    except Refusal:
        return []
    who = getattr(others.get("player"), "id", context.requester.user_id)
    people = (await campaigns_of(context.store).members(campaign.id)).values()
    member = next((member for member in people if member.user_id == who), None)
    kept = (
        [] if member is None else await campaigns_of(context.store).roster(campaign.id, member.id)
    )
    names = Names((fighter.name, fighter.name) for fighter in kept)
    return [(name, name) for name in names.near(typed, most)]
