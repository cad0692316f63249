"""Outcomes of procedures: an action to store, and the answer that tells of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from bot.commands.journal.recording import write_arguments
from bot.commands.options.lifting import OVERRIDE
from bot.commands.options.question import BoundUnit, Question
from bot.commands.options.resolution import DiceUnneeded, Resolution
from bot.commands.options.typed_options import as_lacking
from bot.commands.procedures.answers.answering import (
    called,
    held_up,
    offered_now,
    still_true,
)
from bot.commands.procedures.next_step import step_label
from bot.commands.procedures.presenter import (
    names_by_role,
    names_then,
    sides_of,
    spell_words,
    unnamed,
)
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.store.journal.decisions import TAKEN, write_taken
from bot.store.journal.record import OVERRULED, REASON, Action, Caller, Entry, Thrown
from bot.store.journal.seen_dice import EARLIER_TRIES, KEPT_DRAWS
from bot.texts.bundle import Marked, escaped, text_key
from bot.texts.localiser import sentence
from bot.views.cards.bans import ban_lines
from bot.views.cards.borrowed import borrowed_data, borrowed_lines
from bot.views.cards.brief import brief_of, noted, shortened
from bot.views.cards.card import Card, Line, Worth
from bot.views.cards.changes import change_lines, worth_telling
from bot.views.cards.footer import footer_of
from bot.views.cards.outcome import headline_of, outcome_card, parties_of, title_of
from bot.views.cards.rolls import record_lines
from bot.views.cards.seen_dice import seen_before
from bot.views.interface.buttons import NEXT_ACTS, ButtonSpec, language_buttons
from bot.views.log.entry_sides import active_in, sides_then
from bot.views.renderers.structured import effect_data, part_data, plain, steps_data
from bot.views.words.cutting import sentences
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import SpellName
from rulesets.core.declaring.procedure import FollowUp
from rulesets.core.declaring.shared import SHARED
from rulesets.dice.handles.rolled import Interrupted
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.books.spell import Spell

LONGEST_SPELL: Final = 700
"""Characters of what a spell does; no entry has as many."""
_LONGEST_COMMAND: Final = 1500
_LONGEST_WORDS: Final = 126
"""Characters there of what a spell does: three lines."""
_SEEN: Final = (EARLIER_TRIES, KEPT_DRAWS)
"""Arguments of an outcome about dice seen before it."""


def action_of(
    context: CommandContext,
    resolution: Resolution,
    caller: Caller,
    command_name: str,
    thrown: Thrown | None,
    *,
    secret: bool,
) -> Action:
    """Return the action that stores a resolution: enough to play it again."""
    question = resolution.question
    return Action(
        caller=caller,
        id=question.procedure.id,
        arguments={
            "options": dict(question.given),
            "command": command_name,
            "values": write_arguments(question.arguments),
            "units": unit_names(question),
            **({TAKEN: write_taken(resolution.taken)} if _decided(resolution) else {}),
            **active_in(context.channel.board.battle),
        },
        dice=thrown,
        outcome=resolution.result,
        effects=resolution.effects,
        binding=question.binding,
        secret=secret,
        lifted=OVERRIDE in question.given,
    )


def _decided(resolution: Resolution) -> bool:
    """Tell whether anybody decided anything: else the same comes out where nobody is asked."""
    return any(taken.how != "default" for taken in resolution.taken)


def unfinished(context: CommandContext, question: Question, stop: Interrupted) -> Answer:
    """Say which dice come next, after the results of those typed so far."""
    texts = context.own_texts
    units, spells = unit_names(question), spells_named(question)
    title = title_of(texts, question.procedure, units, spells, question.arguments)
    lines = record_lines(texts, stop.record)
    card = Card(title, sentence(texts, stop.refusal), lines, tone="refusal")
    return Answer(card, private=True, refused=stop.refusal.code)


def unneeded(context: CommandContext, question: Question, done: DiceUnneeded) -> Answer:
    """Say the outcome where typed dice were of no use, which is why nothing was rolled."""
    texts = context.own_texts
    why = headline_of(texts, question.procedure, done.result, sides_of(context))
    card = Card("", f"{sentence(texts, done.refusal)} {why}", tone="refusal")
    return Answer(card, private=True, refused=done.refusal.code)


def completed(context: CommandContext, question: Question, refusal: Refusal) -> Refusal:
    """Return a rule's refusal with the facts that help the player."""
    counted = context.counted_against(question.procedure, question.given, refusal)
    if counted is not None:
        side, counter = counted
        return Refusal(refusal.code, **{**refusal.facts, "side": side.name, "counter": counter})
    units = {role: tuple(unit.unit for unit in bound) for role, bound in question.units.items()}
    return context.names.completed(refusal, question.procedure, units)


def answer_of(
    context: CommandContext,
    resolution: Resolution,
    entry: Entry,
    *,
    secret: bool,
    density: str | None = None,
) -> Answer:
    """Return the answer of a stored entry.

    Args:
        context: Where it is handled.
        resolution: The entry, played.
        entry: The entry.
        secret: Whether who asked alone sees it.
        density: How much its card says; as chosen for the channel, or by the player for what is
            secret, when None.
    """
    question = resolution.question
    texts = context.texts
    barred = _barred(context, resolution)
    board = context.channel.board
    told = replace(entry, changes=worth_telling(question.ruleset, board, entry.changes))
    parts = entry.dice.parts if entry.dice else ()
    sides, spells = sides_then(board, entry) or sides_of(context), spells_named(question)
    card = outcome_card(
        texts,
        question.procedure,
        resolution.result,
        resolution.record,
        units=entry.arguments["units"],
        spells=spells,
        arguments=question.arguments,
        changes=(*change_lines(texts, board, told), *barred),
        footer=footer_of(texts, entry),
        parts=parts,
        sides=sides,
    )
    spoken = _spoken(context, question)
    before: list[str] = []
    led = _led(context, question, rolled=bool(resolution.marks))
    ruled = entry.arguments.get(OVERRULED)
    if ruled is not None:
        why = escaped(str(entry.arguments[REASON]))
        before.insert(0, texts("overruled", number=str(ruled), reason=why))
    word = entry.arguments["options"].get(OVERRIDE)
    if word is not None:
        before.insert(0, texts("overridden", by=str(word).partition("-")[0]))
    seen = tuple(seen_before(texts, entry))
    before = [*seen, *before]
    rests = borrowed_lines(texts, question.procedure, question.arguments, resolution.result)
    after = [*unnamed(context, resolution, entry)]
    if secret and entry.changes:
        rests = (*rests, texts("secret-changes"))
    card = replace(card, dice=(*before, *spoken, *led, *card.dice, *after, *rests))
    steps = next_steps(context, resolution, entry)
    calls, asks = called(context, entry, steps)
    steps = tuple(step for step in steps if not held_up(context, entry, step))
    buttons = _buttons(context, resolution, entry, steps, secret=secret)
    if density is None:
        own = context.channel.own_choice(context.requester.user_id, "cards") if secret else None
        density = own or context.channel.setting("cards") or "full"
    is_short = density != "full"
    if is_short:
        brief = brief_of(
            texts,
            question.ruleset,
            board,
            told,
            resolution.record,
            act=title_of(texts, question.procedure, (), spells, question.arguments),
            units=entry.arguments["units"],
            parties=parties_of(question.procedure, names_then(context, question, entry), sides),
            barred=barred,
            parts=parts,
            named=", ".join(texts(f"spell-{spell}") for spell in spells),
        )
        tells = asks or brief.losses is None
        words = [Line(sentences(each, _LONGEST_WORDS), Worth.WORDS) for each in spoken if tells]
        shortest = [*seen_before(texts, entry, brief=True), *before[len(seen) :]]
        brief = noted(brief, before, shortest, (*map(Line, after), *words))
        brief = replace(brief, called=bool(calls))
        footed = replace(card, footer=footer_of(texts, entry, brief=True))
        whole, card = card, shortened(texts, footed, brief, density)
        if replace(whole, title=card.title, headline=card.headline) != card:
            buttons = (*buttons, ButtonSpec("details", str(entry.id), texts("button-details")))
    if not secret:
        buttons = (*buttons, *language_buttons(entry.id, texts.locale))
    return Answer(
        card,
        buttons,
        secret,
        lambda: _details(resolution, entry),
        calls=calls,
        asks=asks,
        ways=lambda: _ways(context, entry, steps),
        as_desk=NEXT_ACTS if is_short and not secret else frozenset(),
    )


def _barred(context: CommandContext, resolution: Resolution) -> tuple[str, ...]:
    """Return a line for each unit that the outcome bars from acts for some time."""
    question = resolution.question
    units = {role: tuple(each.unit for each in bound) for role, bound in question.units.items()}
    rules = question.arguments.get("rules")
    told = rules if isinstance(rules, SpecialRules) else NO_RULES
    return ban_lines(context.texts, question.ruleset, resolution.effects, units, told)


def _led(context: CommandContext, question: Question, *, rolled: bool) -> tuple[str, ...]:
    """Return a line for each unit whose values come from the characters in it.

    The best values are those of tests: where no dice fell, nobody was tested.
    """
    if not any(unit.unit.characters for bound in question.units.values() for unit in bound):
        return ()
    filled = [
        parameter.fill
        for parameter in question.procedure.parameters
        if parameter.fill is not None and parameter.name not in question.given
    ]
    return tuple(
        line
        for role, bound in question.units.items()
        for unit in bound
        if unit.unit.characters
        for line in _led_lines(
            context, unit, [fill.field for fill in filled if fill.role == role], rolled=rolled
        )
    )


def _led_lines(
    context: CommandContext, bound: BoundUnit, used: Sequence[str], *, rolled: bool
) -> Iterator[str]:
    """Yield what tells whose values count of a unit with characters, of the fields used."""
    texts, game, unit = context.texts, context.ruleset, bound.unit
    joined = unit.body.joined
    lending = [member for member in joined if not any(member.has(it) for it in game.mute)]
    led = {field for fields in game.leads.values() for field in fields}
    slowed = [
        field
        for field, own in unit.bare
        if field not in led and (value := unit.find(field)) is not None and value.most < own.most
    ]
    told = (("unit-led", game.best if rolled else (), lending), ("unit-slowed", slowed, joined))
    for key, fields, members in told:
        found = ", ".join(texts(f"field-{text_key(field)}") for field in used if field in fields)
        names = ", ".join(member.name for member in members)
        if found and names:
            yield texts(key, unit=unit.name, names=names, fields=found)


def _spoken(context: CommandContext, question: Question) -> tuple[str, ...]:
    """Return a line for each spell of the game that was named, with its effect."""
    texts, named = context.texts, spells_named(question)
    known = [spell for spell in context.ruleset.spells if spell.id in named]
    return tuple(
        texts("spell-line", spell=texts(f"spell-{spell.id}"), about=_spell_text(context, spell))
        for spell in known
    )


def _spell_text(context: CommandContext, spell: Spell) -> str:
    """Return what a spell does: what its entry tells, else the words that go with its name."""
    # Most commands name no spell, and the reference is not read at the start.
    from bot.lookup.index.article import in_one_line  # noqa: PLC0415
    from rulesets.core.books.entry_text import entry_texts  # noqa: PLC0415

    told = entry_texts(context.ruleset.id, f"spell:{spell.id}")
    if told is None:
        return context.texts.about(f"spell-{spell.id}")
    return Marked(in_one_line(told[context.texts.locale], LONGEST_SPELL))


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
        "effects": [effect_data(effect) for effect in resolution.effects],
        "changes": [change._asdict() for change in entry.changes],
        **{name: entry.arguments[name] for name in _SEEN if name in entry.arguments},
        "entry": entry.number,
    }


def _beyond(resolution: Resolution) -> dict[str, Any]:
    question = resolution.question
    return borrowed_data(
        question.ruleset, question.procedure, question.arguments, resolution.result
    )


def next_steps(
    context: CommandContext, resolution: Resolution, entry: Entry
) -> tuple[FollowUp, ...]:
    """Return the next steps whose units are named, and whose answers are waited for."""
    question = resolution.question
    found = question.procedure.follow_ups(question.arguments, resolution.result)
    options = entry.arguments["options"]
    named = [
        step
        for step in found
        if all(options.get(role) for _, role in step.units)
        and all(options.get(each.role) for each in step.about)
    ]
    return offered_now(context, entry, named)


def _ways(context: CommandContext, entry: Entry, steps: Sequence[FollowUp]) -> tuple[str, ...]:
    """Return a line for each next step, with the command that takes it as players type it."""
    options, lines = entry.arguments["options"], []
    for step in steps:
        named = {option: options[role] for option, role in step.units}
        procedure = context.ruleset.procedure(step.procedure)
        typed = as_lacking(procedure, {**named, **still_true(context, step)}, step.asks)
        lines.append(f"▸ {context.own_texts(text_key(step.text))} – {typed}")
    return tuple(lines)


def _buttons(
    context: CommandContext,
    resolution: Resolution,
    entry: Entry,
    steps: Sequence[FollowUp],
    *,
    secret: bool,
) -> tuple[ButtonSpec, ...]:
    texts = context.texts
    procedure = resolution.question.procedure
    number = str(entry.id)
    buttons = [ButtonSpec("reveal", number, texts("button-reveal"))] if secret else []
    if entry.undoable:
        buttons.append(ButtonSpec("undo", number, texts("button-undo")))
    elif not secret and procedure.repeatable and entry.dice is not None and entry.dice.draws:
        buttons.append(ButtonSpec("again", number, texts("button-again")))
    buttons += [
        ButtonSpec("next", f"{number}:{step.id}", step_label(context, entry, step))
        for step in steps
    ]
    if procedure not in SHARED:
        buttons.append(ButtonSpec("rule", procedure.id, texts("button-rule")))
    return (*buttons, *spell_words(context, resolution.question))


def unit_names(question: Question) -> tuple[str, ...]:
    """Return the names of the units that a question is about."""
    return tuple(name for names in names_by_role(question).values() for name in names)


def spells_named(question: Question) -> tuple[str, ...]:
    """Return the spells that a question names, by id."""
    spells = (each for each in question.procedure.parameters if isinstance(each.kind, SpellName))
    named = [question.arguments.get(each.name) for each in spells]
    known = {spell.id for spell in question.ruleset.spells}
    return tuple(spell for spell in named if isinstance(spell, str) and spell in known)


def as_called(name: str, question: Question) -> str:
    """Return the command of a question as the log keeps it."""
    words = " ".join(f"{option}:{value}" for option, value in question.given.items())
    return f"/{name} {words}".strip()[:_LONGEST_COMMAND]
