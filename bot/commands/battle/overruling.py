"""A referee's ruling: another result in the place of one that stands, with its reason."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Annotated

from bot.battle.actions.lifecycle import is_referee
from bot.battle.actions.undo import overrule, units_of
from bot.battle.past import past
from bot.commands.declaring.command import command
from bot.commands.declaring.kinds import Key
from bot.commands.dice.dice_input import read_marks, says_bot
from bot.commands.journal.past_battle import entry_name
from bot.commands.journal.recording import read_recorded
from bot.commands.journal.replaying import is_roll, recorded_taken
from bot.commands.options.lifting import OVERRIDE, changed
from bot.commands.options.question import Question
from bot.commands.options.resolution import DiceUnneeded, reread, resolve
from bot.commands.options.typed_options import read_values
from bot.commands.procedures.outcomes import action_of, answer_of, unfinished, unneeded
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.journal.record import OVERRULED, REASON, STRUCK, Action, Entry
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from bot.views.cards.changes import change_lines
from bot.views.cards.footer import footer_of
from bot.views.log.entry_line import about
from rulesets.core.declaring.kind import Text, Whole
from rulesets.dice.handles.choices import DEFAULTS, Listed
from rulesets.dice.handles.rolled import Interrupted
from rulesets.refusal import Refusal


@command("overrule")
async def rule(
    context: CommandContext,
    *,
    entry: Annotated[int, Whole(1, 1_000_000), Key("param-overruled")],
    reason: Annotated[str, Text(200)],
    dice: Annotated[str | None, Text(2000), Key("param-ruled-dice")] = None,
    values: Annotated[str | None, Text(1000), Key("param-ruled-values")] = None,
) -> Reply:
    """Answer `/battle overrule`: strike a result, or resolve it with other dice or values.

    Raises:
        Refusal: `only-referee`, `no-such-number`, `overrule-no-roll`, and what `overrule`, the dice
            or the values refuse.
    """
    caller, channel = context.caller("/battle overrule"), context.channel
    known = channel.repeated(caller.interaction_id)
    if known is None:
        channel.fighting()
        if not is_referee(channel.board, caller.actor):
            raise Refusal("only-referee")
    overruled = await _overruled(context, entry)
    if not dice and not values:
        struck = Action(caller, STRUCK, {"units": units_of(overruled)}, secret=overruled.secret)
        coming = overrule(channel, struck, overruled, reason)
        return Promise(coming, lambda made: told(context, made))
    if not is_roll(overruled):
        raise Refusal("overrule-no-roll", number=str(overruled.number))
    question = _question(context, overruled, values or "")
    real = dice or ""
    if says_bot(real):
        rolled = channel.fair_dice()
    else:
        fallen = overruled.dice.marks if overruled.dice else ()
        rolled = channel.typed_dice(read_marks(real) if real else fallen)
    # What was decided holds further, as long as it is asked; of anything else nobody is asked.
    rolled.choices = Listed(recorded_taken(overruled), DEFAULTS)
    try:
        resolution = resolve(question, rolled)
    except Interrupted as stop:
        return unfinished(context, question, stop)
    except DiceUnneeded as done:
        return unneeded(context, question, done)
    made = action_of(
        context,
        resolution,
        caller,
        str(overruled.arguments["command"]),
        rolled.thrown,
        secret=overruled.secret,
    )
    # The units are those of then: they are told by what was recorded of them.
    made = replace(
        made,
        arguments={**made.arguments, "units": overruled.arguments["units"]},
        binding=overruled.binding,
    )
    coming = overrule(channel, made, overruled, reason)
    secret = overruled.secret
    return Promise(coming, lambda ruled: answer_of(context, resolution, ruled, secret=secret))


async def _overruled(context: CommandContext, number: int) -> Entry:
    channel = context.channel
    await channel.settled()
    journal = channel.journal.id
    entry = await context.store.ask(partial(past.numbered, journal_id=journal, number=number))
    if entry is None:
        last = await context.store.ask(partial(past.count, journal_id=journal))
        raise Refusal("no-such-number", number=str(number), last=last)
    return entry


def _question(context: CommandContext, entry: Entry, values: str) -> Question:
    """Return the question of an entry, with some values replaced."""
    procedure = find_procedure(context, entry.action)
    arguments = read_recorded(procedure, entry.arguments["values"])
    if OVERRIDE not in entry.arguments["options"]:
        arguments = changed(arguments, context.ruleset.with_bars)
    typed = read_values(values, procedure, context.ruleset)
    arguments |= reread(procedure, context.ruleset, typed, context.names)
    given = {**entry.arguments["options"], **typed}
    return Question(context.ruleset, procedure, arguments, {}, given)


def told(context: CommandContext, entry: Entry) -> Answer:
    """Return the answer of a ruling that struck a result and put no other in its place."""
    texts, number = context.texts, str(entry.arguments[OVERRULED])
    reason = escaped(str(entry.arguments[REASON]))
    what = about(texts, entry, partial(entry_name, context))
    lines = change_lines(texts, context.channel.board, entry)
    outcome = {"action": entry.action, "overruled": entry.arguments[OVERRULED]}
    headline = texts("overruled", number=number, reason=reason)
    card = Card(what, headline, changes=lines, footer=footer_of(texts, entry))
    return Answer(card, private=entry.secret, details=lambda: {**outcome, "entry": entry.number})
