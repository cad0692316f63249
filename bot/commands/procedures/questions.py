"""Running procedures: from a checked question to a stored answer, or to its chances."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace

from bot.battle.dice.asked import Throwing
from bot.commands.dice import beginning
from bot.commands.dice.deciding import policy_for
from bot.commands.dice.dice_input import says_ask, says_bot, throws_real_dice
from bot.commands.dice.owning import check_typed, others_throw
from bot.commands.dice.resuming import OTHER_DICE, accept_outcome, act_of, kept_dice, misfit
from bot.commands.dice.throw_question import typed_with
from bot.commands.options.paths import ROLL
from bot.commands.options.question import Question
from bot.commands.options.resolution import DiceUnneeded, procedure_of, resolve
from bot.commands.options.specification import CLOSING, MORE, ODDS, SECRET, WHAT, CommandSpec
from bot.commands.options.typed_options import read_values
from bot.commands.procedures.answers import opening
from bot.commands.procedures.answers.answer_units import with_units
from bot.commands.procedures.answers.answering import check_owed
from bot.commands.procedures.answers.own_word import own_word
from bot.commands.procedures.answers.own_word import told as told_of
from bot.commands.procedures.forms import asking, closing_of, read_rest
from bot.commands.procedures.missing import MISSING, all_missing, beside
from bot.commands.procedures.outcomes import (
    action_of,
    answer_of,
    as_called,
    completed,
    spells_named,
    unfinished,
    unit_names,
    unneeded,
)
from bot.commands.procedures.permission import contact, overriding
from bot.commands.procedures.permission.allowed import OTHERWISE_TOLD, check_allowed
from bot.commands.procedures.variant_lookup import (
    elsewhere,
    find_procedure,
    kinds,
    meant_units,
    meant_variant,
    of_its_kind,
    which_unit,
)
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.texts.bundle import escaped
from bot.texts.localiser import Texts, named
from bot.views.cards.borrowed import borrowed_data, borrowed_lines
from bot.views.cards.chances import odds_card
from bot.views.cards.outcome import title_of
from bot.views.interface.form import REST
from bot.views.renderers.structured import odds_data
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.declaring.table_dice import ROLL as ROLL_DICE
from rulesets.core.results.odds import odds_by_choice
from rulesets.dice.handles.mixed import DiceInput
from rulesets.dice.handles.rolled import Interrupted
from rulesets.dice.notation import parse
from rulesets.refusal import Refusal


async def run(context: CommandContext, spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer a command made from declarations."""
    machines = meant_units(context, spec, options)
    if len(machines) == 1:
        options = {kinds(context, spec)[0].unit_options[0]: machines[0], **options}
    meant = {**meant_variant(context, spec, options), **options}
    other = elsewhere(context, spec, meant)
    if other is not None:
        kept = {name: raw for name, raw in meant.items() if name not in (*CLOSING, WHAT, MORE)}
        if meant.get(MORE) is not None:
            kept = {**read_values(str(meant[MORE]), other, context.ruleset), **kept}
        return attempt(context, other, kept, options, other.command or ROLL)
    procedure, given = procedure_of(spec, context.ruleset, meant, context.names)
    if len(machines) > 1:
        asked = which_unit(context, procedure, machines)
        choices = {procedure.unit_options[0]: machines}
        whole = {**given, **_closing(options)}
        return asking(context, asked, procedure, whole, spec.name, choices=choices)
    return attempt(context, procedure, given, options, spec.name)


async def filled(
    context: CommandContext,
    command_name: str,
    name: str,
    fields: Mapping[str, str],
    known: Mapping[str, Raw],
    *,
    waited: bool = False,
) -> Reply:
    """Answer a form that was filled in.

    Args:
        context: Where it is handled.
        command_name: The command that opened it.
        name: The procedure's id.
        fields: What was put in, by option name; `REST` holds more of them.
        known: Options that the outcome gives which it goes on from.
        waited: Whether the answers that come before it were waited for long enough.
    """
    procedure = find_procedure(context, name)
    rest = read_rest(fields.get(REST, ""), procedure)
    own = {option: value for option, value in fields.items() if option != REST}
    typed = {option: value for option, value in {**rest, **own}.items() if value}
    given: dict[str, Raw] = {**known, **typed}
    procedure = of_its_kind(context, command_name, procedure, given)
    asked = {option: value for option, value in given.items() if option not in CLOSING}
    return attempt(context, procedure, asked, closing_of(typed), command_name, waited=waited)


def attempt(
    context: CommandContext,
    procedure: Procedure,
    given: Mapping[str, Raw],
    closing: Mapping[str, Raw],
    command_name: str,
    *,
    waited: bool = False,
) -> Reply:
    """Answer the question that some options ask, or ask for those that are missing.

    Args:
        context: Where it is handled.
        procedure: What is asked.
        given: The options.
        closing: The options that close every command.
        command_name: The slash command.
        waited: Whether the answers that come before it were waited for long enough.

    Raises:
        Refusal: anything else that is wrong with them.
    """
    try:
        given = with_units(context, procedure, given)
        question = context.understand(procedure, given)
        return ask(context, question, closing, command_name, waited=waited)
    except Refusal as refusal:
        if refusal.code != MISSING:
            raise
        if "about" not in refusal.facts:  # asked for by the battle, which knows no texts
            refusal = context.names.completed(refusal, procedure, {})
        lacking = all_missing(context, procedure, given, refusal, chances=bool(closing.get(ODDS)))
        more = beside(context, procedure, given)
        whole = {**given, **_closing(closing)}
        return asking(context, lacking, procedure, whole, command_name, more=more)


def _closing(options: Mapping[str, Raw]) -> dict[str, Raw]:
    """Return those options that close every command."""
    return {name: options[name] for name in CLOSING if options.get(name) is not None}


def ask(
    context: CommandContext,
    question: Question,
    options: Mapping[str, Raw],
    command_name: str,
    *,
    waited: bool = False,
) -> Reply:
    """Answer a question: by chances, by the player's dice, or by the channel's fair dice.

    Args:
        context: Where it is handled.
        question: The question.
        options: The options that close every command.
        command_name: The slash command.
        waited: Whether the answers that come before it were waited for long enough.

    Raises:
        Refusal: the rule's, or that of dice that do not fit.
    """
    real, wants_odds, wants_secret = (options.get(name) for name in CLOSING)
    if wants_secret:
        context = context.privately()
    if wants_odds:
        if real is not None:
            raise Refusal("odds-and-dice")
        return show_odds(context, question, options)
    own = question if waited else own_word(context, question)
    reply = _ask(context, own, options, command_name, waited=waited)
    return told_of(context, question, own, reply)


def _ask(
    context: CommandContext,
    question: Question,
    options: Mapping[str, Raw],
    command_name: str,
    *,
    waited: bool,
) -> Reply:
    """Answer a question by dice, or by what comes before it."""
    real, _, wants_secret = (options.get(name) for name in CLOSING)
    try:
        check_allowed(context, question)
        first = None if waited else opening.first_step(context, question)
        if first is None and not waited:
            check_owed(context, question)
    except Refusal as refusal:
        code: str = refusal.code
        if code == contact.APART:
            return contact.offered(context, question, options, command_name, refusal)
        if code in OTHERWISE_TOLD:
            raise
        return overriding.offered(context, question, options, command_name, refusal)
    if first is not None:
        if real is not None and not says_ask(str(real)) and not says_bot(str(real)):
            raise Refusal("dice-before-answer")
        step = opening.understood(context, question, first)
        closing: dict[str, Raw] = {SECRET: True} if wants_secret else {}
        return opening.told(context, ask(context, step, closing, command_name))
    real = None if real is None else str(real)
    secret = bool(wants_secret)
    try:
        begun = _step_by_step(context, question, real, command_name, secret=secret)
        return begun or _at_once(context, question, real, command_name, secret=secret)
    except Refusal as refusal:
        if not overriding.may_be_overruled(context, question, refusal):
            raise
        return overriding.offered(context, question, options, command_name, refusal)


def _step_by_step(
    context: CommandContext,
    question: Question,
    real: str | None,
    command_name: str,
    *,
    secret: bool,
) -> Reply | None:
    """Answer with dice thrown one throw at a time, or seen before; None if neither applies."""
    act, is_bots = act_of(context, question), real is not None and says_bot(real)
    others = not secret and (real is None or is_bots) and others_throw(context)
    try:
        if others or throws_real_dice(context, real):
            asked = real is None or is_bots or says_ask(real)
            dice_input = DiceInput() if asked else typed_with(context, question, str(real))
            if not secret:
                own = context.requester.user_id
                left = frozenset({own} if is_bots else ())
                every = real is not None and not is_bots
                question = replace(question, throwing=Throwing(own, every, left))
            return beginning.begin(context, question, dice_input, command_name, secret=secret)
        if kept_dice(context, act).seen:
            dice_input = DiceInput(bot="rest")
            if real is not None and not says_bot(real):
                dice_input = typed_with(context, question, real)
            return beginning.go_through(context, question, dice_input, command_name, secret=secret)
    except Refusal as refusal:
        if refusal.code != OTHER_DICE:
            raise
        return misfit(context, refusal, act)
    return None


def _at_once(
    context: CommandContext,
    question: Question,
    real: str | None,
    command_name: str,
    *,
    secret: bool,
) -> Reply:
    """Answer with the dice that a player typed, or those of the channel."""
    channel, policy = context.channel, policy_for(context, question)
    fair = real is None or says_bot(real)
    given = DiceInput(bot="rest")
    if real is not None and not fair:
        given = typed_with(context, question, real)
        if given.counted:
            return beginning.begin(context, question, given, command_name, secret=secret)
    dice = channel.fair_dice() if fair else channel.typed_dice(given.typed)
    dice.choices = policy
    try:
        resolution = resolve(question, dice)
    except Interrupted as stop:
        if policy.wanted is None:
            return unfinished(context, question, stop)
        # The same dice fall again: nothing was drawn as long as nothing is stored.
        return beginning.begin(context, question, given, command_name, secret=secret)
    except DiceUnneeded as done:
        return unneeded(context, question, done)
    except Refusal as refusal:
        raise completed(context, question, refusal) from None
    if not fair and not secret:
        check_typed(context, question, resolution.record)
    caller = context.caller(as_called(command_name, question))
    thrown = dice.thrown
    action = action_of(context, resolution, caller, command_name, thrown, secret=secret)
    promise = accept_outcome(context, action, question, act_of(context, question))
    return Promise(promise, lambda entry: answer_of(context, resolution, entry, secret=secret))


def show_odds(context: CommandContext, question: Question, options: Mapping[str, Raw]) -> Reply:
    """Answer a question with its chances; nothing is rolled and nothing stored."""
    procedure = question.procedure

    def work() -> Answer:
        try:
            found, columns = odds_by_choice(procedure.run, question.arguments)
        except Refusal as refusal:
            raise completed(context, question, refusal) from None
        units, spells = unit_names(question), spells_named(question)
        title = title_of(context.texts, procedure, units, spells, question.arguments)
        named, sides = _parts(question), _sides(question)
        card = odds_card(context.texts, title, found, named, columns=columns, sides=sides)
        short = context.channel.setting("cards") not in (None, "full")
        borrowed = () if short else borrowed_lines(context.texts, procedure, question.arguments)
        card = replace(card, dice=(*_read_as(context.texts, question), *card.dice, *borrowed))
        marked = borrowed_data(question.ruleset, procedure, question.arguments)
        secret = bool(options.get("secret"))
        return Answer(
            card, (), secret, lambda: {**odds_data(procedure.id, found, columns), **marked}
        )

    # The work is bounded, but too long for the loop that answers everybody else.
    coming = asyncio.get_running_loop().run_in_executor(context.chances, work)
    return Promise(coming, lambda answer: answer)


def _read_as(texts: Texts, question: Question) -> tuple[str, ...]:
    """Return how a roll was read that was written in other words than the notation's."""
    if question.procedure.id != ROLL_DICE.id:
        return ()
    read = parse(question.arguments["notation"]).read_as
    return () if read is None else (texts("notation-read", **named(texts, {"notation": read})),)


def _parts(question: Question) -> dict[str, str]:
    """Return the units' names by their keys in results: `units.1` is the first `unit`."""
    plurals = {
        role: f"{role[:-1]}ies" if role.endswith("y") else f"{role}s" for role in question.units
    }
    return {
        f"{plurals[role]}.{number}": escaped(unit.unit.name)
        for role in plurals
        for number, unit in enumerate(question.units[role], 1)
    }


def _sides(question: Question) -> dict[str, str]:
    """Return the names of both sides' units, nothing where they do not tell the sides apart."""
    if not {"unit", "enemy"} <= set(question.units):
        return {}
    named = {
        side: escaped(", ".join(unit.unit.name for unit in question.units[side]))
        for side in ("unit", "enemy")
    }
    return named if named["unit"] != named["enemy"] else {}
