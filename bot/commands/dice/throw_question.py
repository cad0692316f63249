"""A question that waits for a player's dice: its present state, and how it is shown.

It is the procedure run once more with the dice that have fallen; nothing else is remembered of it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from bot.battle.dice.asked import Asked, asked_of
from bot.battle.dice.rolling import ChannelDice
from bot.commands.journal.recording import write_arguments
from bot.commands.options.resolution import Question, Resolution, resolve
from bot.commands.procedures.outcomes import completed, unit_names
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Entry, Thrown, canonical
from bot.views.cards.footer import with_head
from bot.views.cards.outcome import title_of
from bot.views.cards.question import question_buttons, question_card
from bot.views.renderers.structured import part_data, steps_data
from rulesets.dice.handles.mixed import DiceInput, Fallen, MixedFaces, Wanted
from rulesets.dice.handles.rolled import Interrupted
from rulesets.refusal import Refusal

STEPS: Final = frozenset({"dice-asked", "dice-typed", "dice-drawn"})
"""Actions after which a player's dice are waited for."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A procedure that stopped for want of dice."""

    faces: MixedFaces
    wanted: Wanted
    told: Interrupted


def asked_again(context: CommandContext) -> Answer | None:
    """Return the question that waits for the requester, None where none does or none stands."""
    asked = asked_of(context.channel, context.requester.user_id)
    try:
        question = None if asked is None else understood(context, asked)
        if asked is None or question is None or has_changed(asked, question):
            return None
        ran = run(context, question, asked.fallen, DiceInput())
    except Refusal:
        return None
    return shown(context, question, asked, ran) if isinstance(ran, Stop) else None


def understood(context: CommandContext, asked: Asked) -> Question:
    """Return the waiting question, understood anew.

    Raises:
        Refusal: it can no longer be asked.
    """
    drawn = any(part.source == "fair" for part in asked.fallen.parts)
    if drawn and asked.journal != context.channel.journal.id:
        raise Refusal("throw-elsewhere")
    procedure = find_procedure(context, asked.procedure)
    options = dict(asked.options)
    return context.understand(procedure, options)


def has_changed(asked: Asked, question: Question) -> bool:
    """Tell whether the question has changed since: its values, or the units they come from."""
    now = (write_arguments(question.arguments), question.binding)
    return canonical(now) != canonical((asked.values, asked.units))


def run(
    context: CommandContext, question: Question, before: Fallen, dice_input: DiceInput
) -> Stop | tuple[Resolution, MixedFaces]:
    """Run a question's procedure with the dice that have fallen, then the input.

    Raises:
        Refusal: the rule's, or that of dice that do not fit.
        DiceUnneeded: nothing was rolled.
    """
    faces = context.channel.mixed_faces(before, dice_input)
    try:
        return resolve(question, ChannelDice(faces)), faces
    except Interrupted as stop:
        assert faces.wanted is not None  # noqa: S101 - that is why it stopped
        return Stop(faces, faces.wanted, stop)
    except Refusal as refusal:
        raise completed(context, question, refusal) from None


def faces_of(ran: Stop | tuple[Resolution, MixedFaces]) -> MixedFaces:
    """Return the dice of a question that stopped or came to its end."""
    return ran.faces if isinstance(ran, Stop) else ran[1]


def thrown_of(faces: MixedFaces) -> Thrown | None:
    """Return the dice as a log entry keeps them."""
    return ChannelDice(faces).thrown


def shown(
    context: CommandContext,
    question: Question,
    asked: Asked,
    stop: Stop,
    notes: tuple[str, ...] = (),
    *,
    replaces: bool = False,
    entry: Entry | None = None,
) -> Answer:
    """Return the question as players see it: what fell, and which dice come next."""
    texts = context.texts
    record, parts = stop.told.record, stop.faces.so_far.parts
    title = title_of(texts, question.procedure, unit_names(question))
    card = question_card(texts, title, stop.wanted, record, parts, notes=notes)
    if entry is not None:
        card = replace(card, footer=with_head(texts, card.footer, entry))
    wanted = stop.wanted

    def details() -> dict[str, Any]:
        return {
            "procedure": asked.procedure,
            "asked": {
                "question": str(asked.id),
                "step": asked.step,
                "die": wanted.die.id,
                "count": wanted.count,
                "label": wanted.purpose.label,
                "need": wanted.purpose.need,
                "reroll": wanted.purpose.reroll,
                "wins": None if wanted.wins is None else sorted(wanted.wins),
            },
            "steps": steps_data(record, parts),
            "sources": [part_data(part) for part in parts],
        }

    buttons = question_buttons(texts, f"{asked.id}:{asked.step}")
    return Answer(card, buttons, asked.secret, details, replaces=replaces)
