"""`/army roster`: units and characters that players keep from battle to battle of a campaign."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Final

from bot.armies.formats.own_json import read_own, write_units
from bot.armies.roster import Roster as Army
from bot.battle.actions.armies import enlist as bring
from bot.battle.tabletop.units import as_unit
from bot.campaign.access import campaigns_of
from bot.campaign.battles import check_game
from bot.campaign.ledger import Act, Done
from bot.campaign.roster import roster as keeping
from bot.campaign.roster.own_table import read_own_table
from bot.campaign.roster.roster import ENLISTED, Recruit, found
from bot.campaign.scoring.rule import MOST_EXPERIENCE
from bot.commands.campaign.presenter import asked, game_name, meant, server
from bot.commands.campaign.roster.presenter import (
    CHARACTERS,
    FighterName,
    fighter_data,
    fighter_line,
    level_of,
    lexicon,
    mark_lines,
    own_roster,
    profile_lines,
    roster_told,
    tables_of,
    unit_of,
)
from bot.commands.declaring.command import command
from bot.commands.declaring.kinds import Completed
from bot.commands.declaring.shared import Attached, CampaignName, Player, SideName, YesNo
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.commands.units.lists.reports import lacking_lines
from bot.store.journal.record import Entry
from bot.store.tables.campaign import CampaignRow, FighterRow
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Choice, Text, Whole
from rulesets.core.notation.unit_head import MOST_MODELS
from rulesets.refusal import Refusal

_SHOWN: Final = 40


@command("roster show")
async def show(
    context: CommandContext,
    *,
    player: Player = None,
    unit: Annotated[str | None, Text(60), Completed("fighters")] = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/army roster show`: a player's whole roster, or one fighter in full.

    Raises:
        Refusal: as `own_roster`, `roster-empty`, `unknown-fighter`, `which-fighter`.
    """
    server(context)

    async def shown() -> Answer:
        chosen, member, roster = await own_roster(context, campaign, player)
        tables = await tables_of(context, chosen)
        if not roster:
            raise Refusal("roster-empty", campaign=chosen.name)
        if unit:
            fighter = found(roster, unit)
            return await _fighter(context, member.name, fighter, level_of(tables, fighter))
        lines = [
            line
            for fighter in roster[:_SHOWN]
            for line in (
                fighter_line(context, fighter, level_of(tables, fighter)),
                *mark_lines(context, fighter),
            )
        ]
        waiting = await campaigns_of(context.store).unreckoned(chosen.id, member.id)
        if waiting:
            numbers = ", ".join(map(str, waiting))
            lines.append(context.own_texts("roster-waiting", numbers=numbers, count=len(waiting)))
        ready = sum(fighter.ready for fighter in roster)
        headline = context.own_texts(
            "roster-count", name=member.name, count=len(roster), ready=ready
        )
        title = context.own_texts("campaign-title", campaign=chosen.name)
        data = {
            "campaign": chosen.name,
            "member": member.name,
            "roster": [fighter_data(fighter) for fighter in roster],
            "waiting": waiting,
        }
        return Answer(Card(title, headline, tuple(lines)), details=lambda: data)

    return Promise(shown(), lambda answer: answer)


async def _fighter(
    context: CommandContext, owner: str, fighter: FighterRow, level: int | None
) -> Answer:
    profile = await profile_lines(context, fighter)
    lines = (fighter_line(context, fighter, level), *profile, *mark_lines(context, fighter))
    card = Card(game_name(context, fighter.game), escaped(owner), lines)
    return Answer(card, details=lambda: fighter_data(fighter))


def _acting(context: CommandContext, campaign: str | None, deed: Act) -> Promise[Answer]:
    server(context)

    async def acted() -> Answer:
        chosen = await meant(context, campaign)
        return await _told(
            context, await campaigns_of(context.store).act(asked(context), chosen.id, deed)
        )

    return Promise(acted(), lambda answer: answer)


async def _told(context: CommandContext, done: Done) -> Answer:
    """Return the answer to a change, with the fighter that it is about."""
    named = done.event.data.get("names")
    if not isinstance(named, list) or len(named) != 1 or done.event.member_id is None:
        return roster_told(context, done)
    kept = await campaigns_of(context.store).roster(done.campaign.id, done.event.member_id)
    fighter = next((each for each in kept if each.name == named[0]), None)
    if fighter is None:
        return roster_told(context, done)
    level = level_of(await tables_of(context, done.campaign), fighter)
    profile = await profile_lines(context, fighter) if done.event.action == ENLISTED else ()
    lines = (fighter_line(context, fighter, level), *profile, *mark_lines(context, fighter))
    return roster_told(context, done, lines)


@command("roster add")
async def add(
    context: CommandContext,
    *,
    line: Annotated[str, Text(600)],
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/army roster add`: a unit or character by its line.

    Raises:
        Refusal: as `Campaigns.find`, `read_profile_line` and `enlist`.
    """
    server(context)

    async def added() -> Answer:
        chosen = await meant(context, campaign)
        words = await lexicon(context, chosen.game or context.ruleset.id)
        unit = words.read_unit(line)
        return await _enlisted(context, chosen, words.game, [unit])

    return Promise(added(), lambda answer: answer)


async def _enlisted(
    context: CommandContext, campaign: CampaignRow, game: str, units: Sequence[Unit]
) -> Answer:
    check_game(campaign, game)
    recruits = [
        Recruit(
            game,
            unit.name,
            unit.size,
            write_units([unit])[0],
            leads=unit.size == 1 and any(rule in unit.rules for rule in CHARACTERS),
        )
        for unit in units
    ]
    deed = keeping.enlist(recruits)
    return await _told(
        context, await campaigns_of(context.store).act(asked(context), campaign.id, deed)
    )


@command("roster take")
async def take(
    context: CommandContext,
    *,
    army: Annotated[str | None, Text(60), Completed("armies")] = None,
    side: SideName = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/army roster take`: the units of a saved army, or of a side of the battle here.

    Raises:
        Refusal: `roster-army-or-side`, `army-side-empty`, `no-battle`, `not-your-side`, and as
            `Campaigns.find`, `enlist`.
    """
    server(context)
    if (army is None) == (side is None):
        raise Refusal("roster-army-or-side")
    if side is not None:
        context.channel.fighting()
        own = context.side(side)
        context.check_side(own.id)
        rows = [unit for unit in context.channel.board.units if unit.side_id == own.id]
        if not rows:
            raise Refusal("army-side-empty", side=own.name)
        game, units = context.ruleset.id, [as_unit(row) for row in rows]

    async def taken() -> Answer:
        chosen = await meant(context, campaign)
        if army is None:
            return await _enlisted(context, chosen, game, units)
        kept = await context.store.armies.find(context.requester.user_id, army)
        words = await lexicon(context, kept.ruleset)
        data = {"name": kept.name, "game": kept.ruleset, "units": list(kept.units)}
        read = read_own(data, words)
        answer = await _enlisted(context, chosen, kept.ruleset, read.units)
        told = (*answer.card.changes, *lacking_lines(context.texts, read))
        return replace(answer, card=replace(answer.card, changes=told))

    return Promise(taken(), lambda answer: answer)


@command("roster dismiss")
async def dismiss(
    context: CommandContext,
    *,
    unit: FighterName,
    player: Player = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/army roster dismiss`.

    Raises:
        Refusal: as `Campaigns.find` and `dismiss`.
    """
    return _acting(context, campaign, keeping.dismiss(unit, player))


@command("roster edit")
async def edit(
    context: CommandContext,
    *,
    unit: FighterName,
    models: Annotated[int | None, Whole(0, MOST_MODELS)] = None,
    experience: Annotated[int | None, Whole(0, MOST_EXPERIENCE)] = None,
    misses: Annotated[int | None, Whole(0, 100)] = None,
    state: Annotated[str | None, Choice(("fit", "fallen", "dead"))] = None,
    honour: Annotated[str | None, Text(200)] = None,
    player: Player = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/army roster edit`: an honour, or for an organiser any value kept.

    Raises:
        Refusal: as `Campaigns.find` and `put_right`.
    """
    told = {"models": models, "experience": experience, "misses": misses, "state": state}
    values = {name: value for name, value in told.items() if value is not None}
    mark = None if honour is None else {"kind": "honour", "text": " ".join(honour.split())}
    return _acting(context, campaign, keeping.put_right(unit, values, mark, player))


@command("roster artefact")
async def artefact(
    context: CommandContext,
    *,
    unit: FighterName,
    artefact: Annotated[str, Text(60)],
    captured: YesNo = False,
    player: Player = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/army roster artefact`: an artefact of a character, old or captured.

    Raises:
        Refusal: as `Campaigns.find` and `put_right`.
    """
    state = "captured" if captured else "owned"
    name = " ".join(artefact.split())
    mark = {"kind": "artefact", "text": name, "state": state}
    return _acting(context, campaign, keeping.put_right(unit, {}, mark, player))


@command("roster table")
async def table(
    context: CommandContext,
    *,
    file: Attached = None,
    remove: Annotated[str | None, Text(60)] = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/army roster table`: a table of the organisers, kept, removed, or all of them shown.

    Raises:
        Refusal: `own-table-unread`, `own-table-large`, and as `Campaigns.find`, `keep_table` and
            `drop_table`.
    """
    if file is not None and remove is not None:
        raise Refusal("table-file-or-remove")
    if file is not None:
        return _acting(context, campaign, keeping.keep_table(read_own_table(file.read())))
    if remove is not None:
        return _acting(context, campaign, keeping.drop_table(remove))
    server(context)

    async def shown() -> Answer:
        chosen = await meant(context, campaign)
        tables = await tables_of(context, chosen)
        if not tables:
            raise Refusal("no-own-tables", campaign=chosen.name)
        lines = []
        for table in tables:
            dice = table.dice or None
            lines.append(context.texts("own-table", id=table.id, about=table.about, dice=dice))
            lines += [f"{row.totals} · {escaped(row.text)}" for row in table.rows]
            if table.experience is not None:
                earns = table.experience.model_dump()
                levels = ", ".join(map(str, earns.pop("levels"))) or None
                lines.append(context.texts("own-table-earns", levels=levels, **earns))
        title = context.texts("campaign-title", campaign=chosen.name)
        data = {"tables": [table.model_dump(mode="json") for table in tables]}
        card = Card(title, context.texts("own-tables", count=len(tables)), tuple(lines))
        return Answer(card, details=lambda: data)

    return Promise(shown(), lambda answer: answer)


@command("roster muster")
async def muster(
    context: CommandContext,
    *,
    side: SideName = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/army roster muster`: every fighter that can fight joins the battle here.

    Raises:
        Refusal: `no-battle`, `battle-paused`, `only-players`, `nobody-ready`, as `own_roster`, and
            `mustered-already`, and what adding units refuses.
    """
    server(context)
    context.channel.fighting()
    own = context.side(side)
    context.check_side(own.id)
    chosen, member, roster = await own_roster(context, campaign)
    mine = [fighter for fighter in roster if fighter.game == context.ruleset.id]
    there = {unit.key for unit in context.channel.board.units if unit.side_id == own.id}
    ready = [fighter for fighter in mine if fighter.ready and fighter.key not in there]
    if not ready and any(fighter.ready for fighter in mine):
        raise Refusal("mustered-already", side=own.name)
    if not ready:
        raise Refusal("nobody-ready", campaign=chosen.name, game=context.ruleset.id)
    words = await lexicon(context, context.ruleset.id)
    units = tuple(_at_hand(unit_of(fighter, words)) for fighter in ready)
    army = Army(member.army or chosen.name, units=units)
    coming = bring(context.channel, context.caller("/army roster muster"), own, army)

    def tell(entry: Entry) -> Answer:
        texts = context.texts
        away = [fighter for fighter in mine if not fighter.ready]
        plain = ", ".join(_mustered(fighter) for fighter in ready if not fighter.marks)
        lines = [plain] if plain else []
        for fighter in ready:
            if fighter.marks:
                lines += [_mustered(fighter), *mark_lines(context, fighter)]
        if away:
            lines.append(texts("roster-away", count=len(away)))
            lines += [fighter_line(context, fighter) for fighter in away]
        headline = texts("roster-mustered", count=len(ready), side=own.name)
        card = Card("", headline, tuple(lines), footer=footer_of(texts, entry))
        undo = ButtonSpec("undo", str(entry.id), texts("button-undo"))
        names = [fighter.name for fighter in ready]
        data = {"entry": entry.number, "side": own.name, "units": names}
        return Answer(card, (undo,) if entry.undoable else (), details=lambda: data)

    return Promise(coming, tell)


def _mustered(fighter: FighterRow) -> str:
    """Return the name of a fighter that joins a battle, and its models."""
    name = escaped(fighter.name)
    return name if fighter.leads else f"{name} ({fighter.models}/{fighter.size})"


def _at_hand(unit: Unit) -> Unit:
    """Return a unit as it starts its next battle: the models it has now are its full size."""
    return Unit(
        unit.name,
        unit.models,
        unit.models,
        0,
        unit.profile,
        unit.rules,
        (),
        unit.models,
        weapons=unit.weapons,
    )
