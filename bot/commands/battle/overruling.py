"""A referee's ruling: another result in the place of one that stands, with its reason."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from bot.battle.actions.lifecycle import is_referee
from bot.battle.actions.undo import overrule, units_of
from bot.battle.past import past
from bot.commands.dice.dice_input import says_bot
from bot.commands.journal.past_battle import action_name
from bot.commands.journal.recording import read_recorded
from bot.commands.journal.replaying import is_roll
from bot.commands.options.resolution import DiceUnneeded, Question, reread, resolve
from bot.commands.options.specification import CommandSpec
from bot.commands.options.typed_options import read_values
from bot.commands.procedures.outcomes import action_of, answer_of, unfinished, unneeded
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import Place
from bot.store.journal.record import OVERRULED, REASON, STRUCK, Action, Entry
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from bot.views.cards.changes import change_lines
from bot.views.cards.footer import footer_of
from bot.views.log.entry_line import about
from rulesets.core.declaring.parameter import Raw
from rulesets.dice.handles.rolled import Interrupted
from rulesets.dice.handles.typed import read_dice
from rulesets.refusal import Refusal

_NEW: Final = ("dice", "values")
"""The options that say what holds instead; without them a result is struck."""


async def rule(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/overrule`: strike a result, or resolve it with other dice or values.

    Raises:
        Refusal: `only-referee`, `no-such-number`, `overrule-no-roll`, and what `overrule`, the dice
            or the values refuse.
    """
    caller, channel = place.caller("/overrule"), place.channel
    known = channel.repeated(caller.interaction_id)
    if known is None:
        channel.fighting()
        if not is_referee(channel.board, caller.actor):
            raise Refusal("only-referee")
    reason = str(options["reason"]).strip()
    entry = await _standing(place, int(str(options["entry"])))
    if not any(options.get(name) for name in _NEW):
        struck = Action(caller, STRUCK, {"units": units_of(entry)}, secret=entry.secret)
        coming = overrule(channel, struck, entry, reason)
        return Promise(coming, lambda made: told(place, made))
    if not is_roll(entry):
        raise Refusal("overrule-no-roll", number=str(entry.number))
    question = _question(place, entry, str(options.get("values") or ""))
    real = str(options.get("dice") or "")
    if says_bot(real):
        dice = channel.fair_dice()
    else:
        fallen = entry.dice.marks if entry.dice else ()
        dice = channel.typed_dice(read_dice(real) if real else fallen)
    try:
        resolution = resolve(question, dice)
    except Interrupted as stop:
        return unfinished(place, question, stop)
    except DiceUnneeded as done:
        return unneeded(place, question, done)
    made = action_of(
        place, resolution, caller, str(entry.arguments["command"]), dice.thrown, secret=entry.secret
    )
    # The units are those of then: they are told by what was recorded of them.
    made = replace(
        made,
        arguments={**made.arguments, "units": entry.arguments["units"]},
        binding=entry.binding,
    )
    coming = overrule(channel, made, entry, reason)
    return Promise(coming, lambda ruled: answer_of(place, resolution, ruled, secret=entry.secret))


async def _standing(place: Place, number: int) -> Entry:
    channel = place.channel
    await channel.settled()
    journal = channel.journal.id
    entry = await place.store.ask(partial(past.numbered, journal_id=journal, number=number))
    if entry is None:
        last = await place.store.ask(partial(past.count, journal_id=journal))
        raise Refusal("no-such-number", number=str(number), last=last)
    return entry


def _question(place: Place, entry: Entry, values: str) -> Question:
    """Return what an entry was asked, with other values in the place of some."""
    procedure = find_procedure(place, entry.action)
    arguments = read_recorded(procedure, entry.arguments["values"])
    typed = read_values(values, procedure, place.ruleset)
    arguments |= reread(procedure, place.ruleset, typed, place.names)
    given = {**entry.arguments["options"], **typed}
    return Question(place.ruleset, procedure, arguments, {}, given)


def told(place: Place, entry: Entry) -> Answer:
    """Return what a ruling tells that put nothing in a result's place."""
    texts, number = place.texts, str(entry.arguments[OVERRULED])
    reason = escaped(str(entry.arguments[REASON]))
    what = about(texts, entry, partial(action_name, place))
    lines = change_lines(texts, place.channel.board, entry)
    outcome = {"action": entry.action, "overruled": entry.arguments[OVERRULED]}
    headline = texts("overruled", number=number, reason=reason)
    card = Card(what, headline, changes=lines, footer=footer_of(texts, entry))
    return Answer(card, private=entry.secret, details=lambda: {**outcome, "entry": entry.number})
