"""Dice rolled for fighters: injuries, captured weapons, the organisers' tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Annotated, Any, Final, TypeAlias

from bot.campaign.access import campaigns_of
from bot.campaign.ledger import Done
from bot.campaign.roster.own_table import OwnRow, OwnTable
from bot.campaign.roster.roster import MOST_MARKS, Rolled, rolling
from bot.campaign.scoring.rule import MOST_EXPERIENCE
from bot.commands.campaign.presenter import asked, server
from bot.commands.campaign.roster.presenter import (
    FighterName,
    lexicon,
    own_fighter,
    tables_of,
    unit_of,
)
from bot.commands.declaring.command import button, command
from bot.commands.declaring.shared import CampaignName
from bot.commands.dice.dice_input import read_marks, says_bot, throws_real_dice
from bot.commands.options.question import BoundUnit, Question
from bot.commands.options.resolution import DiceUnneeded, resolve
from bot.commands.procedures.outcomes import action_of, answer_of, as_called, unfinished, unneeded
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Entry
from bot.store.snowflake import read_id
from bot.store.tables.campaign import CampaignRow, FighterRow
from bot.texts.bundle import escaped, text_key
from bot.texts.names import fold, listed, matching
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Text
from rulesets.core.declaring.parameter import read_arguments
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.declaring.shared import SHARED
from rulesets.core.results.aftermath import Aftermath
from rulesets.dice.handles.rolled import Interrupted
from rulesets.refusal import Refusal

_ROLL: Final = next(procedure for procedure in SHARED if procedure.id == "roll")
_MOST_MISSES: Final = 1000

ThrownDice: TypeAlias = Annotated[str | None, Text(600)]


@command("roster injury")
async def injury(
    context: CommandContext,
    *,
    unit: FighterName,
    dice: ThrownDice = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/army roster injury`: what becomes of a character who fell.

    Raises:
        Refusal: `not-fallen`, `roster-other-game`, `aftermath-lacks`, and as `own_fighter`.
    """
    server(context)
    chosen, _, fighter = await own_fighter(context, campaign, unit)
    return await _injured(context, chosen, fighter, dice)


@button("injury")
async def press_injury(context: CommandContext, subject: str) -> Reply:
    """Answer the button that rolls what becomes of a character who fell.

    Raises:
        Refusal: `button-expired`, `not-your-roster`, and as `injury`.
    """
    server(context)
    fighter = await campaigns_of(context.store).fighter(read_id(subject))
    campaign = (
        None if fighter is None else await campaigns_of(context.store).by_id(fighter.campaign_id)
    )
    if fighter is None or campaign is None or campaign.guild_id != context.requester.guild_id:
        raise Refusal("button-expired")
    members = await campaigns_of(context.store).members(campaign.id)
    if members[fighter.member_id].user_id != context.requester.user_id:
        raise Refusal("not-your-roster", name=members[fighter.member_id].name)
    return await _injured(context, campaign, fighter, None)


async def _injured(
    context: CommandContext, campaign: CampaignRow, fighter: FighterRow, dice: str | None
) -> Reply:
    if fighter.state != "fallen":
        raise Refusal("not-fallen", name=fighter.name)
    _check_game(context, fighter)
    own = [table for table in await tables_of(context, campaign) if table.about == "injury"]
    if own:
        return await _drawn(context, fighter, own[0], dice, "roster-injured")
    rules, unit = context.ruleset.aftermath, await _unit(context, fighter)
    if rules is None:
        raise Refusal("aftermath-needs-table", game=fighter.game)
    question = _asked_of(context, rules.injury, unit)

    def made(result: Any) -> Rolled:
        return _hurt(fighter, rules, unit, result)

    return _thrown(context, question, dice, fighter, made)


def _hurt(fighter: FighterRow, rules: Aftermath, unit: Unit, result: Any) -> Rolled:
    """Return a fighter's changes by an injury of the game."""
    hurt = rules.hurt(unit, result)
    marks = [{"kind": "injury", "text": text} for text in (hurt.name, *hurt.traits)]
    changed = {field: -loss for field, loss in hurt.losses}
    values = {
        "state": "dead" if hurt.dead else "fit",
        "misses": min(_MOST_MISSES, fighter.misses + hurt.battles),
        "sheet": _changed(fighter, unit, changed),
        "marks": _with(fighter, marks),
    }
    data = {"dead": hurt.dead, "misses": hurt.battles, "values": changed}
    return Rolled("roster-injured", values, data)


@command("roster mastery")
async def mastery(
    context: CommandContext,
    *,
    unit: FighterName,
    artefact: Annotated[str, Text(60)],
    dice: ThrownDice = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/army roster mastery`: whether a captured weapon obeys its new owner for good.

    Raises:
        Refusal: `fighter-dead`, `not-captured`, `roster-other-game`, `mastery-lacks`, and as
            `own_fighter`.
    """
    server(context)
    _, _, fighter = await own_fighter(context, campaign, unit)
    if fighter.state == "dead":
        raise Refusal("fighter-dead", name=fighter.name)
    captured = [mark for mark in fighter.marks if mark.get("state") == "captured"]
    known = {fold(str(each["text"])): each for each in captured}
    likely = matching(artefact, known)
    mark = likely[0] if len(likely) == 1 else None
    if mark is None:
        names = listed(str(each["text"]) for each in known.values()) or None
        raise Refusal("not-captured", name=fighter.name, text=artefact, names=names)
    _check_game(context, fighter)
    rules = context.ruleset.aftermath
    if rules is None or rules.mastery is None:
        raise Refusal("mastery-lacks", game=fighter.game)
    question = _asked_of(context, rules.mastery, await _unit(context, fighter))

    def made(result: Any) -> Rolled:
        state = "mastered" if result.obeys else "refused"
        marks = [{**each, "state": state} if each == mark else dict(each) for each in fighter.marks]
        data = {"artefact": mark["text"], "state": state}
        return Rolled("roster-mastered", {"marks": marks}, data)

    return _thrown(context, question, dice, fighter, made)


@command("roster roll")
async def roll(
    context: CommandContext,
    *,
    table: Annotated[str, Text(60)],
    unit: FighterName,
    dice: ThrownDice = None,
    campaign: CampaignName = None,
) -> Reply:
    """Answer `/army roster roll`: a table of the organisers, for a fighter of the player's roster.

    Raises:
        Refusal: `no-own-table`, `table-without-rows`, `fighter-dead`, and as `own_fighter`.
    """
    server(context)
    chosen, _, fighter = await own_fighter(context, campaign, unit)
    tables = await tables_of(context, chosen)
    wanted = fold(table)
    rolled = next((each for each in tables if each.id == wanted), None)
    if rolled is None:
        names = listed(each.id for each in tables)
        raise Refusal("no-own-table", name=table[:40], names=names or None)
    if not rolled.rows:
        raise Refusal("table-without-rows", name=rolled.id)
    if fighter.state == "dead":
        raise Refusal("fighter-dead", name=fighter.name)
    return await _drawn(context, fighter, rolled, dice, "roster-rolled")


async def _drawn(
    context: CommandContext, fighter: FighterRow, table: OwnTable, dice: str | None, action: str
) -> Reply:
    """Roll on a table of the organisers, and do what its row says."""
    question = context.understand(_ROLL, {"notation": table.dice})
    words = await lexicon(context, fighter.game)
    unit = unit_of(fighter, words)

    def made(result: Any) -> Rolled:
        row = table.row(result.total)
        return _by_row(fighter, unit, table, row, action)

    return _thrown(context, question, dice, fighter, made)


def _by_row(fighter: FighterRow, unit: Unit, table: OwnTable, row: OwnRow, action: str) -> Rolled:
    values = {
        "experience": max(0, min(MOST_EXPERIENCE, fighter.experience + row.experience)),
        "misses": min(_MOST_MISSES, fighter.misses + row.misses),
        "sheet": _changed(fighter, unit, row.values),
        "marks": _with(fighter, [{"kind": "honour", "text": row.text}]),
    }
    if row.dead or action == "roster-injured":
        values["state"] = "dead" if row.dead else "fit"
    data = {"text": row.text, "values": dict(row.values), "misses": row.misses, "dead": row.dead}
    return Rolled(action, values, {**data, "table": table.id})


def _with(fighter: FighterRow, marks: list[dict[str, str]]) -> list[dict[str, Any]]:
    """Return a fighter's marks with more of them; the oldest go where there are too many."""
    return [dict(mark) for mark in (*fighter.marks, *marks)][-MOST_MARKS:]


def _changed(fighter: FighterRow, unit: Unit, changes: Mapping[str, int]) -> dict[str, Any]:
    """Return a fighter's sheet with values changed; none goes below 0."""
    known = dict(unit.profile)
    profile = dict(fighter.sheet.get("profile") or {})
    for field, by in changes.items():
        value = known.get(field)
        if value is not None and value.count == 0:
            profile[field] = str(replace(value, plus=max(0, value.plus + by)))
    return {**fighter.sheet, "profile": profile}


def _check_game(context: CommandContext, fighter: FighterRow) -> None:
    """Refuse dice in a channel of another game, since the log would be in its words.

    Raises:
        Refusal: `roster-other-game`.
    """
    if context.ruleset.id != fighter.game:
        raise Refusal("roster-other-game", name=fighter.name, game=fighter.game)


async def _unit(context: CommandContext, fighter: FighterRow) -> Unit:
    return unit_of(fighter, await lexicon(context, fighter.game))


def _asked_of(context: CommandContext, name: str, unit: Unit) -> Question:
    """Return a procedure's question about a fighter who is in no battle now."""
    procedure: Procedure = find_procedure(context, name)
    switches = context.channel.switches
    arguments = read_arguments(procedure.parameters, {}, {"unit": (unit,)}, switches)
    bound = {"unit": (BoundUnit(unit),)}
    return Question(context.ruleset, procedure, arguments, bound, {"unit": unit.name})


def _thrown(
    context: CommandContext,
    question: Question,
    real: str | None,
    fighter: FighterRow,
    made: Callable[[Any], Rolled],
) -> Reply:
    """Throw the dice of a question, and change the fighter in the same transaction."""
    typed = throws_real_dice(context, real) or (real is not None and not says_bot(real))
    channel = context.channel
    marks = read_marks(real) if real is not None and typed else ()
    dice = channel.typed_dice(marks) if typed else channel.fair_dice()
    try:
        resolution = resolve(question, dice)
    except Interrupted as stop:
        return unfinished(context, question, stop)
    except DiceUnneeded as done:
        return unneeded(context, question, done)
    rolled = made(resolution.result)
    who = asked(context)
    caller = context.caller(as_called("army roster", question))
    action = action_of(context, resolution, caller, "roster", dice.thrown, secret=False)
    after = rolling(context.store.ids.next, who, fighter, rolled)
    coming = channel.accept(action, after=after)

    async def settled() -> tuple[Entry, Done | None]:
        entry = await coming
        return entry, await campaigns_of(context.store).done(who.interaction_id)

    def show(found: tuple[Entry, Done | None]) -> Answer:
        entry, done = found
        answer = answer_of(context, resolution, entry, secret=False)
        if done is None:
            told = [context.texts("roster-late", name=fighter.name)]
        else:
            told = list(_changes(context, fighter, rolled))
        card = replace(answer.card, changes=(*answer.card.changes, *told))
        if rolled.data.get("text"):  # what the row says matters more than its number
            title = f"{rolled.data['table']} · {escaped(fighter.name)}"
            card = replace(card, title=title, headline=escaped(str(rolled.data["text"])))
        details = answer.details
        buttons = tuple(button for button in answer.buttons if button.kind == "rule")
        return Answer(card, buttons, details=details)

    return Promise(settled(), show)


def _changes(context: CommandContext, fighter: FighterRow, rolled: Rolled) -> list[str]:
    """Return a line for each change of a fighter."""
    texts, data = context.texts, rolled.data
    lines = []
    if data.get("artefact"):
        lines.append(
            texts(
                "fighter-mastery", name=fighter.name, artefact=data["artefact"], state=data["state"]
            )
        )
    fields = context.localiser.texts(texts.locale, fighter.game)
    for field, by in (data.get("values") or {}).items():
        named = fields(f"field-{text_key(field)}")
        lines.append(texts("fighter-value", name=fighter.name, field=named, by=f"{by:+d}"))
    if data.get("dead"):
        lines.append(texts("fighter-died", name=fighter.name))
    elif data.get("misses"):
        lines.append(texts("fighter-misses", name=fighter.name, count=data["misses"]))
    return lines
