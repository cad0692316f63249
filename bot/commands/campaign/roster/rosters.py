"""`/roster`: units and characters that players keep from battle to battle of a campaign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.armies.formats.own_json import read_own, write_units
from bot.battle.actions.armies import enlist as bring
from bot.battle.tabletop.units import as_unit
from bot.campaign.access import campaigns_of
from bot.campaign.battles import check_game
from bot.campaign.ledger import Act, Done
from bot.campaign.roster import roster as keeping
from bot.campaign.roster.own_table import read_own_table
from bot.campaign.roster.roster import ENLISTED, Recruit, found
from bot.commands.campaign.presenter import asked, game_name, meant, server
from bot.commands.campaign.roster.presenter import (
    CHARACTERS,
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
from bot.commands.options.names import Names
from bot.commands.options.specification import CommandSpec
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import Place
from bot.store.journal.record import Entry
from bot.store.tables.campaign import CampaignRow, FighterRow
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Raw
from rulesets.refusal import Refusal

_SHOWN: Final = 40


async def show(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/roster show`: all that a player keeps, or one of them with all that they bear.

    Raises:
        Refusal: as `own_roster`, `roster-empty`, `unknown-fighter`, `which-fighter`.
    """
    server(place)

    async def shown() -> Answer:
        campaign, member, roster = await own_roster(place, options)
        tables = await tables_of(place, campaign)
        if not roster:
            raise Refusal("roster-empty", campaign=campaign.name)
        if options.get("unit"):
            one = found(roster, str(options["unit"]))
            return await _one(place, member.name, one, level_of(tables, one))
        lines = [
            line
            for one in roster[:_SHOWN]
            for line in (fighter_line(place, one, level_of(tables, one)), *mark_lines(place, one))
        ]
        waiting = await campaigns_of(place.store).unreckoned(campaign.id, member.id)
        if waiting:
            numbers = ", ".join(map(str, waiting))
            lines.append(place.own_texts("roster-waiting", numbers=numbers, count=len(waiting)))
        headline = place.own_texts(
            "roster-count",
            name=member.name,
            count=len(roster),
            ready=sum(one.ready for one in roster),
        )
        title = place.own_texts("campaign-title", campaign=campaign.name)
        data = {
            "campaign": campaign.name,
            "member": member.name,
            "roster": [fighter_data(one) for one in roster],
            "waiting": waiting,
        }
        return Answer(Card(title, headline, tuple(lines)), details=lambda: data)

    return Promise(shown(), lambda answer: answer)


async def _one(place: Place, whose: str, one: FighterRow, level: int | None) -> Answer:
    profile = await profile_lines(place, one)
    lines = (fighter_line(place, one, level), *profile, *mark_lines(place, one))
    card = Card(game_name(place, one.game), escaped(whose), lines)
    return Answer(card, details=lambda: fighter_data(one))


def _acting(place: Place, options: Mapping[str, Raw], deed: Act) -> Promise[Answer]:
    server(place)

    async def acted() -> Answer:
        campaign = await meant(place, options)
        return await _told(
            place, await campaigns_of(place.store).act(asked(place), campaign.id, deed)
        )

    return Promise(acted(), lambda answer: answer)


async def _told(place: Place, done: Done) -> Answer:
    """Return what a change comes to, and what is kept now of the one it is about."""
    named = done.event.data.get("names")
    if not isinstance(named, list) or len(named) != 1 or done.event.member_id is None:
        return roster_told(place, done)
    kept = await campaigns_of(place.store).roster(done.campaign.id, done.event.member_id)
    one = next((each for each in kept if each.name == named[0]), None)
    if one is None:
        return roster_told(place, done)
    level = level_of(await tables_of(place, done.campaign), one)
    profile = await profile_lines(place, one) if done.event.action == ENLISTED else ()
    return roster_told(
        place, done, (fighter_line(place, one, level), *profile, *mark_lines(place, one))
    )


async def add(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/roster add`: a unit or character by its line.

    Raises:
        Refusal: as `Campaigns.find`, `read_profile_line` and `enlist`.
    """
    server(place)

    async def added() -> Answer:
        campaign = await meant(place, options)
        words = await lexicon(place, campaign.game or place.ruleset.id)
        unit = words.read_unit(str(options["line"]))
        return await _enlisted(place, campaign, words.game, [unit])

    return Promise(added(), lambda answer: answer)


async def _enlisted(
    place: Place, campaign: CampaignRow, game: str, units: Sequence[Unit]
) -> Answer:
    check_game(campaign, game)
    recruits = [
        Recruit(
            game,
            one.name,
            one.size,
            write_units([one])[0],
            leads=one.size == 1 and any(rule in one.rules for rule in CHARACTERS),
        )
        for one in units
    ]
    deed = keeping.enlist(recruits)
    return await _told(place, await campaigns_of(place.store).act(asked(place), campaign.id, deed))


async def take(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/roster take`: the units of a saved army, or of a side of the battle here.

    Raises:
        Refusal: `roster-army-or-side`, `army-side-empty`, `no-battle`, `not-your-side`, and as
            `Campaigns.find`, `enlist`.
    """
    server(place)
    if ("army" in options) == ("side" in options):
        raise Refusal("roster-army-or-side")
    if "side" in options:
        place.channel.fighting()
        side = place.side(options["side"])
        place.check_side(side.id)
        rows = [one for one in place.channel.board.units if one.side_id == side.id]
        if not rows:
            raise Refusal("army-side-empty", side=side.name)
        game, units = place.ruleset.id, [as_unit(row) for row in rows]

    async def taken() -> Answer:
        campaign = await meant(place, options)
        if "army" not in options:
            return await _enlisted(place, campaign, game, units)
        kept = await place.store.armies.find(place.asker.user_id, str(options["army"]))
        words = await lexicon(place, kept.ruleset)
        data = {"name": kept.name, "game": kept.ruleset, "units": list(kept.units)}
        read = read_own(data, words).units
        return await _enlisted(place, campaign, kept.ruleset, read)

    return Promise(taken(), lambda answer: answer)


async def dismiss(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/roster dismiss`.

    Raises:
        Refusal: as `Campaigns.find` and `dismiss`.
    """
    owner = place.asker.people.get("player")
    return _acting(place, options, keeping.dismiss(str(options["unit"]), owner))


async def edit(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/roster edit`: an honour, or as an organiser what is kept.

    Raises:
        Refusal: as `Campaigns.find` and `put_right`.
    """
    names = ("models", "experience", "misses", "state")
    values = {name: options[name] for name in names if name in options}
    honour = options.get("honour")
    mark = None if honour is None else {"kind": "honour", "text": " ".join(str(honour).split())}
    owner = place.asker.people.get("player")
    return _acting(place, options, keeping.put_right(str(options["unit"]), values, mark, owner))


async def artefact(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/roster artefact`: something that a character has, of old or captured.

    Raises:
        Refusal: as `Campaigns.find` and `put_right`.
    """
    state = "captured" if options.get("captured") else "owned"
    name = " ".join(str(options["artefact"]).split())
    mark = {"kind": "artefact", "text": name, "state": state}
    owner = place.asker.people.get("player")
    return _acting(place, options, keeping.put_right(str(options["unit"]), {}, mark, owner))


async def table(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/roster table`: a table of the organisers, kept, removed, or all of them shown.

    Raises:
        Refusal: `own-table-unread`, `own-table-large`, and as `Campaigns.find`, `keep_table` and
            `drop_table`.
    """
    upload = place.asker.upload("file")
    if upload is not None and "remove" in options:
        raise Refusal("table-file-or-remove")
    if upload is not None:
        return _acting(place, options, keeping.keep_table(read_own_table(upload.content)))
    if "remove" in options:
        return _acting(place, options, keeping.drop_table(str(options["remove"])))
    server(place)

    async def shown() -> Answer:
        campaign = await meant(place, options)
        tables = await tables_of(place, campaign)
        if not tables:
            raise Refusal("no-own-tables", campaign=campaign.name)
        lines = []
        for one in tables:
            dice = one.dice or None
            lines.append(place.texts("own-table", id=one.id, about=one.about, dice=dice))
            lines += [f"{row.totals} · {escaped(row.text)}" for row in one.rows]
            if one.experience is not None:
                earns = one.experience.model_dump()
                levels = ", ".join(map(str, earns.pop("levels"))) or None
                lines.append(place.texts("own-table-earns", levels=levels, **earns))
        title = place.texts("campaign-title", campaign=campaign.name)
        data = {"tables": [one.model_dump(mode="json") for one in tables]}
        card = Card(title, place.texts("own-tables", count=len(tables)), tuple(lines))
        return Answer(card, details=lambda: data)

    return Promise(shown(), lambda answer: answer)


async def muster(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/roster muster`: whoever can fight comes to the battle here, with what is left.

    Raises:
        Refusal: `no-battle`, `battle-paused`, `only-players`, `nobody-ready`, as `own_roster`, and
            `mustered-already`, and what adding units refuses.
    """
    server(place)
    place.channel.fighting()
    side = place.side(options.get("side"))
    place.check_side(side.id)
    campaign, member, roster = await own_roster(place, options)
    mine = [one for one in roster if one.game == place.ruleset.id]
    there = {one.key for one in place.channel.board.units if one.side_id == side.id}
    ready = [one for one in mine if one.ready and one.key not in there]
    if not ready and any(one.ready for one in mine):
        raise Refusal("mustered-already", side=side.name)
    if not ready:
        raise Refusal("nobody-ready", campaign=campaign.name, game=place.ruleset.id)
    words = await lexicon(place, place.ruleset.id)
    units = [_at_hand(unit_of(one, words)) for one in ready]
    name = member.army or campaign.name
    coming = bring(place.channel, place.caller("/roster muster"), side, units, name)

    def tell(entry: Entry) -> Answer:
        texts = place.texts
        away = [one for one in mine if not one.ready]
        plain = ", ".join(_mustered(one) for one in ready if not one.marks)
        lines = [
            *([plain] if plain else []),
            *(
                line
                for one in ready
                if one.marks
                for line in (_mustered(one), *mark_lines(place, one))
            ),
        ]
        if away:
            lines.append(texts("roster-away", count=len(away)))
            lines += [fighter_line(place, one) for one in away]
        headline = texts("roster-mustered", count=len(ready), side=side.name)
        card = Card("", headline, tuple(lines), footer=footer_of(texts, entry))
        undo = ButtonSpec("undo", str(entry.id), texts("button-undo"))
        data = {"entry": entry.number, "side": side.name, "units": [one.name for one in ready]}
        return Answer(card, (undo,) if entry.undoable else (), details=lambda: data)

    return Promise(coming, tell)


def _mustered(one: FighterRow) -> str:
    """Return who comes to a battle, and how many of them."""
    name = escaped(one.name)
    return name if one.leads else f"{name} ({one.models}/{one.size})"


def _at_hand(unit: Unit) -> Unit:
    """Return a unit as it starts its next battle: those it has now are all it has."""
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


async def offers(
    place: Place, typed: str, others: Mapping[str, Any], most: int
) -> list[tuple[str, str]]:
    """Return whom the asker, or the player named, keeps in the campaign that is meant."""
    guild = place.asker.guild_id
    if guild is None:
        return []
    name = str(others["campaign"]) if others.get("campaign") else None
    try:
        campaign = await campaigns_of(place.store).find(guild, name)
    except Refusal:
        return []
    who = getattr(others.get("player"), "id", place.asker.user_id)
    people = (await campaigns_of(place.store).members(campaign.id)).values()
    member = next((one for one in people if one.user_id == who), None)
    kept = [] if member is None else await campaigns_of(place.store).roster(campaign.id, member.id)
    names = Names((one.name, one.name) for one in kept)
    return [(one, one) for one in names.near(typed, most)]
