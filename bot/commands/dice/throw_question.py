"""A question that waits for dice or for a decision: its present state, and how it is shown.

It is the procedure run once more with the dice that have fallen; nothing else is remembered of it.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from bot.battle.actions.lifecycle import REFEREE
from bot.battle.dice.asked import Asked
from bot.battle.dice.rolling import ChannelDice
from bot.battle.dice.waiting import PATIENCE, everything_asked
from bot.commands.dice.deciding import deciders, own_decisions, policy_for
from bot.commands.dice.dice_input import Said, read_dice_input
from bot.commands.dice.owning import is_left_to_bot, throwers
from bot.commands.journal.recording import write_arguments
from bot.commands.options.question import Question
from bot.commands.options.resolution import DiceUnneeded, Resolution, resolve
from bot.commands.procedures.outcomes import completed, spells_named, unit_names
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Actor, Entry, Thrown, canonical
from bot.store.snowflake import milliseconds
from bot.views.cards.decision import decision_buttons, decision_card
from bot.views.cards.footer import with_head
from bot.views.cards.outcome import title_of
from bot.views.cards.question import (
    Subject,
    question_buttons,
    question_card,
    throw_line,
    told_buttons,
)
from bot.views.interface.buttons import ANSWERS
from bot.views.renderers.structured import part_data, steps_data
from rulesets.dice.handles.choices import Decision, Listed, Taken
from rulesets.dice.handles.mixed import DiceInput, Fallen, MixedFaces, Wanted
from rulesets.dice.handles.rolled import Interrupted
from rulesets.dice.handles.thrown import read_thrown
from rulesets.refusal import Refusal

MOST_ON_DESK: Final = 2
"""Questions of dice and decisions that the desk shows at once."""
STEPS: Final = frozenset({"dice-asked", "dice-typed", "dice-drawn", "choice-asked", "choice-made"})
"""Actions after which a player's dice or a decision are waited for."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A procedure that stopped for want of dice, or of a decision.

    Attributes:
        faces: Its dice so far.
        told: What happened so far.
        wanted: The dice that are asked for.
        decision: What is to be decided, where that is asked for.
        taken: What was decided so far.
    """

    faces: MixedFaces
    told: Interrupted
    wanted: Wanted | None
    decision: Decision | None
    taken: tuple[Taken, ...]

    @property
    def fallen(self) -> Fallen:
        """The dice and decisions so far."""
        return replace(self.faces.so_far, taken=self.taken)


def asked_again(context: CommandContext, asked: Asked) -> Answer | None:
    """Return a question of the requester as it waits, None where it stands no more."""
    stopped = _stop_of(context, context.actor, asked)
    if stopped is None:
        return None
    question, stop = stopped
    return shown(context, question, asked, stop, asker_id=context.requester.user_id)


def asked_in_full(context: CommandContext, number: str, locale: str) -> Answer:
    """Return a question with all that fell before it, in a language, for who asks alone.

    It is answered where everybody sees it.

    Raises:
        Refusal: `question-gone`, `question-outdated`, `not-your-button` where it is another
            player's secret.
    """
    there = replace(context, texts=context.localiser.texts(locale, context.ruleset.id))
    own = context.requester.user_id
    for owner, asked in everything_asked(context.channel):
        if str(asked.id) != number:
            continue
        if asked.secret and owner.id != own:
            raise Refusal("not-your-button", name=owner.name)
        stopped = _stop_of(there, owner, asked)
        if stopped is not None:
            question, stop = stopped
            told = shown(there, question, asked, stop, asker_id=own, density="full", typed=False)
            languages = tuple(each for each in told.buttons if each.kind == "fell")
            return replace(told, buttons=languages, private=True, calls=(), question=None)
        if is_outdated(context, owner, asked):
            raise Refusal("question-outdated")
    raise Refusal("question-gone")


def _stop_of(context: CommandContext, owner: Actor, asked: Asked) -> tuple[Question, Stop] | None:
    """Return a question and where it stopped, None where it no longer stands."""
    try:
        question = understood(context, owner, asked)
        if has_changed(asked, question):
            return None
        ran = run(context, question, asked.fallen, DiceInput())
    except Refusal:
        return None
    return (question, ran) if isinstance(ran, Stop) else None


def wanted_now(context: CommandContext, owner: Actor, asked: Asked) -> str:
    """Return in the requester's language what to throw; empty where the question has no answer."""
    wanted = wanted_of(context, owner, asked)
    return "" if wanted is None else throw_line(context.own_texts, wanted)


def wanted_of(context: CommandContext, owner: Actor, asked: Asked) -> Wanted | None:
    """Return the dice that a question asks for now; None where it asks for none."""
    stopped = _stop_of(context, owner, asked)
    return None if stopped is None else stopped[1].wanted


def read_answer(context: CommandContext, owner: Actor, asked: Asked, text: str) -> Said:
    """Return what was typed for a question of dice, read by what it asks for.

    Raises:
        Refusal: what `read_thrown` refuses.
    """
    return read_dice_input(text, wanted_of(context, owner, asked))


def typed_with(context: CommandContext, question: Question, text: str) -> DiceInput:
    """Return dice that were typed with a command, read by the first throw that it asks for.

    Raises:
        Refusal: what `read_thrown` refuses.
    """
    if not text.strip():
        return DiceInput(ahead=True)
    wanted: Wanted | None = None
    with suppress(Refusal, DiceUnneeded):
        ran = run(context, question, Fallen(), DiceInput())
        wanted = ran.wanted if isinstance(ran, Stop) else None
    return read_thrown(text, wanted, ahead=True)


def understood(context: CommandContext, owner: Actor, asked: Asked) -> Question:
    """Return the waiting question, understood anew as whoever asked it means it.

    Raises:
        Refusal: it can no longer be asked.
    """
    drawn = any(part.source == "fair" for part in asked.fallen.parts)
    if drawn and asked.journal != context.channel.journal.id:
        raise Refusal("throw-elsewhere")
    procedure = find_procedure(context, asked.procedure)
    asking = context.as_asked_by(owner)
    question = own_decisions(asking, asking.understand(procedure, dict(asked.options)))
    return replace(question, throwing=asked.throwing)


def has_changed(asked: Asked, question: Question) -> bool:
    """Tell whether the question has changed since: its values, or the units they come from."""
    now = (write_arguments(question.arguments), question.binding)
    return canonical(now) != canonical((asked.values, asked.units))


def is_outdated(context: CommandContext, owner: Actor, asked: Asked) -> bool:
    """Tell whether a waiting question has changed, or can no longer be asked as it was."""
    try:
        return has_changed(asked, understood(context, owner, asked))
    except Refusal:
        return True


def run(
    context: CommandContext,
    question: Question,
    before: Fallen,
    dice_input: DiceInput,
    *,
    waits: bool = False,
) -> Stop | tuple[Resolution, MixedFaces]:
    """Run a question's procedure with the dice and decisions so far, then the input.

    Args:
        context: Where.
        question: The question.
        before: Dice and decisions so far.
        dice_input: What comes next.
        waits: Whether it waits for a decision, whoever is there to take it.

    Raises:
        Refusal: the rule's, or that of dice that do not fit.
        DiceUnneeded: nothing was rolled.
    """
    left = partial(is_left_to_bot, context, question)
    faces = context.channel.mixed_faces(before, dice_input, left)
    policy = policy_for(context, question, waits=waits)
    dice = ChannelDice(faces, Listed(before.taken, policy))
    try:
        return resolve(question, dice), faces
    except Interrupted as stop:
        if policy.wanted is not None:
            faces.hold()
        return Stop(faces, stop, faces.wanted, policy.wanted, dice.taken)
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
    asker_id: int,
    replaces: bool = False,
    entry: Entry | None = None,
    former: int | None = None,
    density: str | None = None,
    typed: bool = True,
) -> Answer:
    """Return the question as players see it: what fell, and which dice or decision comes next.

    Args:
        context: Where it is handled.
        question: What is asked.
        asked: How it waits.
        stop: Where it stopped.
        notes: What else there is to say.
        asker_id: Who asked it.
        replaces: Whether it takes the place of its own message.
        entry: The step that led to it.
        former: The side whose players were called before; they are not called again.
        density: How much of what fell is told; as chosen for the channel, or by the player for what
            is secret, when None.
        typed: Whether it is told how a decision is typed.
    """
    texts = context.own_texts if asked.secret else context.texts
    record, parts = stop.told.record, stop.faces.so_far.parts
    units, spells = unit_names(question), spells_named(question)
    arguments = question.arguments
    title = title_of(texts, question.procedure, units, spells, arguments)
    about = Subject(title_of(texts, question.procedure, (), spells, arguments), units)
    subject = f"{asked.id}:{asked.step}"
    channel = context.channel
    chosen = channel.own_choice(asker_id, "cards") if asked.secret else channel.setting("cards")
    density = density or chosen or "full"
    calls: tuple[int, ...] = ()
    if stop.decision is not None:
        players = deciders(context, question, stop.decision)
        names = [player.name for player in players]
        card = decision_card(
            texts,
            title,
            stop.decision,
            names,
            record=record,
            parts=parts,
            notes=notes,
            density=density,
            typed=typed,
            subject=about,
        )
        waits = all(player.user_id != asker_id for player in players)
        lapses = waits and _may_be_left(context, asked)
        buttons = decision_buttons(texts, subject, stop.decision, may_lapse=lapses)
        calls = tuple(
            player.user_id for player in players if player.user_id != context.requester.user_id
        )
        wanted = {"decision": {**_of_decision(stop.decision), **_step_of(asked)}}
    else:
        assert stop.wanted is not None  # noqa: S101 - that is why it stopped
        players = throwers(context, asked)
        names = [player.name for player in players]
        card = question_card(
            texts,
            title,
            stop.wanted,
            record,
            parts,
            names=names,
            notes=notes,
            density=density,
            subject=about,
        )
        if asked.side != former:
            calls = tuple(
                player.user_id for player in players if player.user_id != context.requester.user_id
            )
        buttons = question_buttons(texts, subject)
        dice = {**_of_dice(stop.wanted), **({"of": names} if names else {})}
        wanted = {"asked": {**_step_of(asked), **dice}}
    if entry is not None:
        card = replace(card, footer=with_head(texts, card.footer, entry))

    def details() -> dict[str, Any]:
        return {
            "procedure": asked.procedure,
            **wanted,
            "steps": steps_data(record, parts),
            "sources": [part_data(part) for part in parts],
        }

    return Answer(
        card,
        (*buttons, *told_buttons(texts, asked.id, density, secret=asked.secret)),
        asked.secret,
        details,
        replaces=replaces,
        calls=calls,
        question=asked.id,
        as_desk=ANSWERS if _stands_on_desk(context, asked, density) else frozenset(),
    )


def _stands_on_desk(context: CommandContext, asked: Asked, density: str) -> bool:
    """Tell whether a short card leaves the answers to the desk, which shows few questions."""
    if density == "full" or asked.secret:
        return False
    others = (each for _, each in everything_asked(context.channel) if each.id != asked.id)
    return sum(not each.secret for each in others) < MOST_ON_DESK


def _step_of(asked: Asked) -> dict[str, Any]:
    return {"question": str(asked.id), "step": asked.step}


def _of_dice(wanted: Wanted) -> dict[str, Any]:
    return {
        "die": wanted.die.id,
        "count": wanted.count,
        "label": wanted.purpose.label,
        "need": wanted.purpose.need,
        "reroll": wanted.purpose.reroll,
        "wins": None if wanted.wins is None else sorted(wanted.wins),
    }


def _of_decision(decision: Decision) -> dict[str, Any]:
    return {
        "what": decision.what,
        "key": decision.key,
        "unit": decision.subject,
        "options": list(decision.offered),
    }


def _may_be_left(context: CommandContext, asked: Asked) -> bool:
    """Return whether a decision may be left by now: it waited for long, or a referee is there."""
    referee = any(player.role == REFEREE for player in context.channel.board.players)
    return referee or milliseconds() - asked.at >= PATIENCE
