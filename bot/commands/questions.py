"""Running procedures: from a checked question to a stored answer, or to its chances."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from bot.answer import Answer, Promise, Reply
from bot.bundle import escaped, text_key
from bot.commands.allowed import check_allowed
from bot.commands.forms import asking, closing_of, read_rest
from bot.commands.hand import says_bot, throws_real_dice
from bot.commands.meant import meant_variant
from bot.commands.recording import write_arguments
from bot.commands.resolution import (
    DiceUnneeded,
    Question,
    Resolution,
    procedure_of,
    resolve,
)
from bot.commands.specification import CLOSING, CommandSpec
from bot.commands.telling import sides_of, unnamed
from bot.commands.typed_options import read_values
from bot.localiser import sentence
from bot.place import Place
from bot.state.record import OVERRULED, REASON, Action, Caller, Entry, Thrown
from bot.views.borrowed import borrowed_data, borrowed_lines
from bot.views.buttons import ButtonSpec
from bot.views.card import Card
from bot.views.chances import odds_card
from bot.views.changes import change_lines
from bot.views.entry_sides import active_in
from bot.views.footer import footer_of
from bot.views.form import REST
from bot.views.outcome import headline_of, outcome_card, title_of
from bot.views.rolls import record_lines
from bot.views.structured import effect_data, odds_data, part_data, plain, steps_data
from rulesets.core.odds import odds
from rulesets.core.parameter import Raw, SpellName
from rulesets.core.procedure import Procedure
from rulesets.core.shared import SHARED
from rulesets.dice.notation.reader import parse
from rulesets.dice.rolled import Interrupted
from rulesets.dice.typed import read_dice
from rulesets.refusal import Refusal

_LONGEST_COMMAND: Final = 1500


async def command(place: Place, spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer a command made from declarations."""
    meant = {**meant_variant(place, spec, options), **options}
    procedure, given = procedure_of(spec, place.ruleset, meant, place.names)
    return attempt(place, procedure, given, options, spec.name)


async def anything(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/resolve`: any procedure of the channel's game."""
    procedure = find_procedure(place, str(options["procedure"]))
    given = read_values(str(options.get("values", "")), procedure, place.ruleset)
    return attempt(place, procedure, given, options, "resolve")


async def filled(place: Place, command_name: str, name: str, fields: Mapping[str, str]) -> Reply:
    """Answer a form that was filled in.

    Args:
        place: Where.
        command_name: The command that opened it.
        name: The procedure's id.
        fields: What was put in, by option name; `REST` holds more of them.
    """
    procedure = find_procedure(place, name)
    rest = read_rest(fields.get(REST, ""), procedure)
    own = {option: value for option, value in fields.items() if option != REST}
    given = {option: value for option, value in {**rest, **own}.items() if value}
    asked = {option: value for option, value in given.items() if option not in CLOSING}
    return attempt(place, procedure, asked, closing_of(given), command_name)


def attempt(
    place: Place,
    procedure: Procedure,
    given: Mapping[str, Raw],
    closing: Mapping[str, Raw],
    command_name: str,
) -> Reply:
    """Answer what a procedure is asked with some options, or ask for those that are missing.

    Raises:
        Refusal: anything else that is wrong with them.
    """
    try:
        question = place.understand(procedure, given)
        return ask(place, question, closing, command_name)
    except Refusal as refusal:
        if refusal.code != "missing-option":
            raise
        said = {name: closing[name] for name in CLOSING if closing.get(name) is not None}
        return asking(place, refusal, procedure, {**given, **said}, command_name)


async def chances(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/odds`: the chances of a procedure by name, or of a roll in dice notation."""
    asked = str(options["question"])
    found = place.names.procedures.find(asked)
    if found is not None:
        return show_odds(place, _question(place, find_procedure(place, found), options), {})
    _check_roll(place, asked)
    roll = next(one for one in SHARED if one.id == "roll")
    return show_odds(place, place.understand(roll, {"notation": asked}), {})


def _check_roll(place: Place, asked: str) -> None:
    """Refuse words that are no roll with the procedures that may be meant.

    Raises:
        Refusal: `unknown-question`, `instead-<command>`; `notation-…` where nothing is alike.
    """
    if any(sign.isdigit() for sign in asked):
        return
    try:
        parse(asked)
    except Refusal:
        near = place.names.near_procedures(asked)
        if near:
            raise Refusal("unknown-question", text=asked[:40], near=near) from None
        raise


def find_procedure(place: Place, name: str) -> Procedure:
    """Return a procedure by id or name, of the game or of all games.

    Raises:
        Refusal: `unknown-procedure`, `procedure-is-spell`, `procedure-near`, `instead-<command>`.
    """
    found = place.names.procedures.find(name)
    if found is not None:
        return place.ruleset.procedure(found)
    for shared in SHARED:
        if shared.id == name.strip().lower():
            return shared
    spell = place.names.spells.only(name)
    if spell is not None:
        raise Refusal("procedure-is-spell", text=name[:40], spell=spell)
    near = place.names.near_procedures(name)
    if near is not None:
        raise Refusal("procedure-near", text=name[:40], near=near)
    raise Refusal("unknown-procedure", name=name[:40])


def _question(place: Place, procedure: Procedure, options: Mapping[str, Raw]) -> Question:
    given = read_values(str(options.get("values", "")), procedure, place.ruleset)
    return place.understand(procedure, given)


def ask(place: Place, question: Question, options: Mapping[str, Raw], command_name: str) -> Reply:
    """Answer a question: by chances, by the player's dice, or by the channel's fair dice.

    Raises:
        Refusal: the rule's, or that of dice that do not fit.
    """
    real, wants_odds, wants_secret = (options.get(name) for name in CLOSING)
    if wants_odds:
        if real is not None:
            raise Refusal("odds-and-dice")
        return show_odds(place, question, options)
    check_allowed(place, question)
    secret = bool(wants_secret)
    channel = place.channel
    real = None if real is None else str(real)
    if throws_real_dice(place, real):
        from bot.commands import throwing  # noqa: PLC0415 - they show each other

        return throwing.begin(place, question, real, command_name, secret=secret)
    typed = real is not None and not says_bot(real)
    dice = channel.typed_dice(read_dice(str(real))) if typed else channel.fair_dice()
    try:
        resolution = resolve(question, dice)
    except Interrupted as stop:
        return unfinished(place, question, stop)
    except DiceUnneeded as done:
        return unneeded(place, question, done)
    except Refusal as refusal:
        raise completed(place, question, refusal) from None
    caller = place.caller(as_called(command_name, question))
    thrown = dice.thrown
    action = action_of(place, resolution, caller, command_name, thrown, secret=secret)
    promise = channel.accept(action)
    return Promise(promise, lambda entry: answer_of(place, resolution, entry, secret=secret))


def action_of(
    place: Place,
    resolution: Resolution,
    caller: Caller,
    command_name: str,
    thrown: Thrown | None,
    *,
    secret: bool,
) -> Action:
    """Return what is accepted of a resolution: enough to play it again."""
    question = resolution.question
    return Action(
        caller=caller,
        id=question.procedure.id,
        arguments={
            "options": dict(question.given),
            "command": command_name,
            "values": write_arguments(question.arguments),
            "units": unit_names(question),
            **active_in(place.channel.board.battle),
        },
        dice=thrown,
        outcome=resolution.result,
        effects=resolution.effects,
        binding=question.binding,
        secret=secret,
    )


def show_odds(place: Place, question: Question, options: Mapping[str, Raw]) -> Reply:
    """Answer a question with its chances; nothing is rolled and nothing stored."""
    procedure = question.procedure

    def work() -> Answer:
        try:
            found = odds(procedure.run, question.arguments)
        except Refusal as refusal:
            raise completed(place, question, refusal) from None
        title = title_of(place.texts, procedure, unit_names(question))
        card = odds_card(place.texts, title, found, _parts(question))
        borrowed = borrowed_lines(place.texts, procedure, question.arguments)
        card = replace(card, dice=card.dice + borrowed)
        marked = borrowed_data(question.ruleset, procedure, question.arguments)
        secret = bool(options.get("secret"))
        return Answer(card, (), secret, lambda: {**odds_data(procedure.id, found), **marked})

    # The work is bounded, but too long for the loop that answers everybody else.
    coming = asyncio.get_running_loop().run_in_executor(place.chances, work)
    return Promise(coming, lambda answer: answer)


def unfinished(place: Place, question: Question, stop: Interrupted) -> Answer:
    """Say which dice come next, after what the dice typed so far have given."""
    texts = place.own_texts
    title = title_of(texts, question.procedure, unit_names(question))
    lines = record_lines(texts, stop.record)
    card = Card(title, sentence(texts, stop.refusal), lines, tone="refusal")
    return Answer(card, private=True, refused=stop.refusal.code)


def unneeded(place: Place, question: Question, done: DiceUnneeded) -> Answer:
    """Say what came out where the dice typed were of no use: that is why nothing was rolled."""
    texts = place.own_texts
    why = headline_of(texts, question.procedure, done.result, sides_of(place))
    card = Card("", f"{sentence(texts, done.refusal)} {why}", tone="refusal")
    return Answer(card, private=True, refused=done.refusal.code)


def completed(place: Place, question: Question, refusal: Refusal) -> Refusal:
    """Return a refusal of the rule with what a player needs to do better."""
    units = {role: tuple(one.unit for one in bound) for role, bound in question.units.items()}
    return place.names.completed(refusal, question.procedure, units)


def answer_of(place: Place, resolution: Resolution, entry: Entry, *, secret: bool) -> Answer:
    """Return what a stored entry tells the players."""
    question = resolution.question
    texts = place.texts
    card = outcome_card(
        texts,
        question.procedure,
        resolution.result,
        resolution.record,
        units=entry.arguments["units"],
        changes=change_lines(texts, place.channel.board, entry),
        footer=footer_of(texts, entry),
        parts=entry.dice.parts if entry.dice else (),
        sides=sides_of(place),
    )
    before = [*_spoken(place, question), *_led(place, question)]
    ruled = entry.arguments.get(OVERRULED)
    if ruled is not None:
        why = escaped(str(entry.arguments[REASON]))
        before.insert(0, texts("overruled", number=str(ruled), reason=why))
    rests = borrowed_lines(texts, question.procedure, question.arguments, resolution.result)
    after = [*unnamed(place, resolution, entry), *rests]
    if secret and entry.changes:
        after.append(texts("secret-changes"))
    if before or after:
        card = replace(card, dice=(*before, *card.dice, *after))
    buttons = _buttons(place, resolution, entry, secret=secret)
    return Answer(card, buttons, secret, lambda: _details(resolution, entry))


def _led(place: Place, question: Question) -> tuple[str, ...]:
    """Return a line for each unit that leans on the characters in it."""
    texts, board, best = place.texts, place.channel.board, place.ruleset.best
    led = any(one.unit.characters for bound in question.units.values() for one in bound)
    if not led:
        return ()
    filled = [one.fill for one in question.procedure.parameters if one.fill is not None]
    lines = []
    for role, bound in question.units.items():
        leaning = [one.field for one in filled if one.role == role and one.field in best]
        fields = ", ".join(texts(f"field-{text_key(one)}") for one in leaning)
        for one in bound if leaning else ():
            row = board.unit(one.id or 0) if one.unit.characters else None
            if row is not None:
                names = ", ".join(character.name for character in board.joined(row))
                lines.append(texts("unit-led", unit=row.name, names=names, fields=fields))
    return tuple(lines)


def _spoken(place: Place, question: Question) -> tuple[str, ...]:
    """Return a line for each spell of the game that was named: what it does."""
    texts = place.texts
    named = [
        question.arguments.get(one.name)
        for one in question.procedure.parameters
        if isinstance(one.kind, SpellName)
    ]
    known = [spell for spell in place.ruleset.spells if spell.id in named]
    lines = []
    for spell in known:
        about = texts.about(f"spell-{spell.id}")
        lore = texts(f"lore-{spell.lore}")
        lines.append(texts("spell-line", spell=texts(f"spell-{spell.id}"), lore=lore, about=about))
    return tuple(lines)


def _details(resolution: Resolution, entry: Entry) -> dict[str, Any]:
    parts = entry.dice.parts if entry.dice else ()
    return {
        "procedure": resolution.question.procedure.id,
        "result": plain(resolution.result),
        "steps": steps_data(resolution.record, parts),
        "dice": list(resolution.marks),
        **({"sources": [part_data(part) for part in parts]} if parts else {}),
        "origin": resolution.origin,
        **_beyond(resolution),
        "effects": [effect_data(one) for one in resolution.effects],
        "changes": [change._asdict() for change in entry.changes],
        "entry": entry.number,
    }


def _beyond(resolution: Resolution) -> dict[str, Any]:
    question = resolution.question
    return borrowed_data(
        question.ruleset, question.procedure, question.arguments, resolution.result
    )


def _buttons(
    place: Place, resolution: Resolution, entry: Entry, *, secret: bool
) -> tuple[ButtonSpec, ...]:
    texts = place.texts
    procedure = resolution.question.procedure
    number = str(entry.id)
    buttons = [ButtonSpec("reveal", number, texts("button-reveal"))] if secret else []
    if entry.undoable:
        buttons.append(ButtonSpec("undo", number, texts("button-undo")))
    elif not secret and procedure.repeatable and entry.dice is not None and entry.dice.draws:
        buttons.append(ButtonSpec("again", number, texts("button-again")))
    for follow in procedure.follow_ups(resolution.question.arguments, resolution.result):
        if all(entry.arguments["options"].get(role) for _, role in follow.units):
            name = texts(text_key(follow.text))
            buttons.append(ButtonSpec("next", f"{number}:{follow.id}", name))
    if procedure not in SHARED:
        buttons.append(ButtonSpec("rule", procedure.id, texts("button-rule")))
    return tuple(buttons)


def _parts(question: Question) -> dict[str, str]:
    """Return the units' names by the places results give them: `units.1` is the first `unit`."""
    plurals = {
        role: f"{role[:-1]}ies" if role.endswith("y") else f"{role}s" for role in question.units
    }
    return {
        f"{plurals[role]}.{place}": escaped(one.unit.name)
        for role in plurals
        for place, one in enumerate(question.units[role], 1)
    }


def unit_names(question: Question) -> tuple[str, ...]:
    """Return the names of the units that a question is about."""
    return tuple(one.unit.name for bound in question.units.values() for one in bound)


def as_called(name: str, question: Question) -> str:
    """Return the command of a question as the log keeps it."""
    given: dict[str, Any] = dict(question.given)
    words = " ".join(f"{option}:{value}" for option, value in given.items())
    return f"/{name} {words}".strip()[:_LONGEST_COMMAND]
