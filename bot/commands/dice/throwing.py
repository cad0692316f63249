"""Real dice: what is to be thrown is asked throw by throw, until the outcome stands.

Each step runs the procedure again with the dice that have fallen; nothing else is remembered of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Annotated, Any, Final

from bot.battle.actions.lifecycle import seat_of
from bot.battle.dice.asked import Asked, asked_of, everything_asked, wait_for
from bot.commands.declaring.command import button, command, form
from bot.commands.declaring.kinds import Key
from bot.commands.dice.deciding import check_open
from bot.commands.dice.dice_input import Said, read_dice_input, says_show
from bot.commands.dice.dropping import drop
from bot.commands.dice.resuming import (
    accept_outcome,
    act_of,
    keep,
    kept_dice,
    run_further,
    run_on,
    with_others,
)
from bot.commands.dice.throw_question import (
    Stop,
    faces_of,
    has_changed,
    shown,
    thrown_of,
    understood,
)
from bot.commands.journal.recording import write_arguments
from bot.commands.options.resolution import DiceUnneeded, Question, Resolution
from bot.commands.procedures.allowed import check_allowed
from bot.commands.procedures.outcomes import (
    action_of,
    answer_of,
    as_called,
    unfinished,
    unit_names,
    unneeded,
)
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Actor, Caller, Entry, Thrown
from bot.store.journal.seen import KEPT_DRAWS, TAKEN, draws_in, write_taken
from bot.store.snowflake import milliseconds
from bot.texts.bundle import text_key
from bot.views.cards.card import Card
from bot.views.cards.footer import draws_listed
from bot.views.interface.form import Form, FormField
from rulesets.core.declaring.kind import Text
from rulesets.dice.handles.fair import FairDraw
from rulesets.dice.handles.mixed import DiceInput, Fallen, MixedFaces
from rulesets.dice.handles.typed import LONGEST
from rulesets.refusal import Refusal

FORM: Final = "throw"
"""The command whose form takes the dice."""

_NOTHING: Final = DiceInput()


def begin(
    context: CommandContext,
    question: Question,
    dice_input: DiceInput,
    command_name: str,
    *,
    secret: bool,
) -> Reply:
    """Ask for the first throw or decision of a question that the typed dice do not answer.

    Args:
        context: Where it is handled.
        question: The question.
        dice_input: Dice that were typed with it, and what is left to the bot.
        command_name: By which command.
        secret: Whether only the player sees it.

    Raises:
        Refusal: `owed-other-die`, `decision-in-secret`, the rule's, or that of dice that do not
            fit.
    """
    caller = context.caller(as_called(command_name, question))
    channel, act = context.channel, act_of(context, question)
    before = kept_dice(context, act)
    try:
        ran = run_on(context, question, act, before, dice_input)
    except DiceUnneeded as done:
        return unneeded(context, question, done)
    if not isinstance(ran, Stop):
        resolution, faces = ran
        action = action_of(
            context, resolution, caller, command_name, thrown_of(faces), secret=secret
        )
        coming = accept_outcome(context, action, question, act, faces=faces, before=before)
        return Promise(coming, lambda entry: answer_of(context, resolution, entry, secret=secret))
    if secret and ran.decision is not None:
        check_open(context, question, ran.decision, caller.actor)
    fallen, draws = ran.fallen, ran.faces.draws
    asked = Asked(
        id=channel.new_id(),
        step=1,
        procedure=question.procedure.id,
        command=command_name,
        options=question.given,
        values=write_arguments(question.arguments),
        units=question.binding,
        secret=secret,
        journal=channel.journal.id,
        at=milliseconds(),
        fallen=fallen,
        deciding=ran.decision is not None,
        bot=dice_input.bot,
        ahead=ran.faces.ahead,
    )
    former = asked_of(channel, caller.actor.id)
    if former is not None and former.secret and not secret:
        former = None  # what everybody sees does not tell what was asked in secret
    arguments = {**_about(question), "typed": list(dice_input.typed)}
    if former is not None:
        arguments["replaced"] = former.procedure
    again = sorted(draws_in(fallen) & draws_in(before))
    notes: tuple[str, ...] = ()
    if former is not None and draws_in(former.fallen).isdisjoint(again):
        notes = (_given_up(context, former),)
    if again:
        arguments[KEPT_DRAWS] = again
        notes += (context.texts("kept-used", draws=draws_listed(again), count=len(again)),)
    coming = wait_for(
        channel,
        caller,
        asked,
        caller.actor,
        about=keep(context, question, act, fallen, secret=secret),
        action="choice-asked" if asked.deciding else "dice-asked",
        arguments=arguments | _decided(fallen),
        dice=_drawn(draws),
    )
    asker_id = caller.actor.id
    return Promise(
        coming,
        lambda entry: shown(context, question, asked, ran, notes, asker_id=asker_id, entry=entry),
    )


def go_through(
    context: CommandContext,
    question: Question,
    dice_input: DiceInput,
    command_name: str,
    *,
    secret: bool,
) -> Reply:
    """Resolve an act that was begun before: with the dice seen then, and the input for the rest.

    Raises:
        Refusal: `owed-other-die`, the rule's, or that of dice that do not fit.
    """
    act = act_of(context, question)
    before = kept_dice(context, act)
    try:
        ran = run_on(context, question, act, before, dice_input)
    except DiceUnneeded as done:
        return unneeded(context, question, done)
    if isinstance(ran, Stop) and ran.decision is not None:
        return begin(context, question, dice_input, command_name, secret=secret)
    if isinstance(ran, Stop):
        return unfinished(context, question, ran.told)
    resolution, faces = ran
    caller = context.caller(as_called(command_name, question))
    action = action_of(context, resolution, caller, command_name, thrown_of(faces), secret=secret)
    coming = accept_outcome(context, action, question, act, faces=faces, before=before)
    return Promise(coming, lambda entry: answer_of(context, resolution, entry, secret=secret))


def _drawn(draws: tuple[FairDraw, ...]) -> Thrown | None:
    """Return the dice that the bot drew in a step, as the log keeps them."""
    marks = tuple(mark for draw in draws for mark in draw.marks)
    return Thrown("fair", marks, draws) if draws else None


@command("throw")
async def throw(
    context: CommandContext, *, dice: Annotated[str, Text(2000), Key("param-thrown")]
) -> Reply:
    """Answer `/throw`: dice for what is asked, an option that is to be decided, or `show`.

    Raises:
        Refusal: `nothing-asked`, and what the answer is refused for.
    """
    from bot.commands.dice import choosing  # noqa: PLC0415 - which goes on as this does

    decided = choosing.shown_to_decider if says_show(dice) else partial(choosing.by_word, text=dice)
    answer = decided(context)
    if answer is not None:
        return answer
    owner, asked = _own(context)
    if says_show(dice):
        return go_on(context, owner, asked, None)
    try:
        said = read_dice_input(dice)
    except Refusal:
        if asked.deciding:
            raise Refusal("decision-first") from None
        raise
    return _answer(context, owner, asked, said)


@button("type")
async def press_type(context: CommandContext, subject: str) -> Reply:
    """Answer the button that opens a form to type dice into."""
    _, asked = _meant(context, subject)
    texts = context.own_texts
    about = texts.about("form-thrown")
    field = FormField("dice", texts("form-thrown"), about, longest=LONGEST)
    title = texts(f"procedure-{text_key(asked.procedure)}")
    form = Form(FORM, asked.procedure, title, (field,), subject.replace(":", "-"))
    card = Card("", texts("throw-typed-where"))
    return Answer(card, private=True, form=form)


@form(FORM)
async def typed(context: CommandContext, entry: str, fields: Mapping[str, str]) -> Reply:
    """Answer the form with what was typed into it."""
    owner, asked = _meant(context, entry.replace("-", ":"))
    return _answer(context, owner, asked, read_dice_input(fields.get("dice", "")))


@button("draw")
async def press_draw(context: CommandContext, subject: str) -> Reply:
    """Answer the button that leaves one throw to the bot."""
    return _answer(context, *_meant(context, subject), DiceInput(bot="throw"))


@button("rest")
async def press_rest(context: CommandContext, subject: str) -> Reply:
    """Answer the button that leaves all further throws to the bot."""
    return _answer(context, *_meant(context, subject), DiceInput(bot="rest"))


@button("drop")
async def press_drop(context: CommandContext, subject: str) -> Reply:
    """Answer the button that gives the question up."""
    return _answer(context, *_meant(context, subject), "drop")


def _answer(context: CommandContext, owner: Actor, asked: Asked, said: Said) -> Reply:
    if said == "drop":
        return drop(context, owner, asked, None)
    if asked.deciding:
        raise Refusal("decision-first")
    return go_on(context, owner, asked, said)


def go_on(
    context: CommandContext,
    owner: Actor,
    asked: Asked,
    dice_input: DiceInput | None,
    *,
    decided: bool = False,
) -> Reply:
    """Go on with dice input, or ask once more without any.

    Args:
        context: Where it is handled.
        owner: Who asked the question.
        asked: The question.
        dice_input: The input, None for none.
        decided: Whether somebody, who need not be one of those who may ask it, decided something.

    Raises:
        Refusal: dice that do not fit; whoever may not act.
    """
    context.check_player()
    try:
        question = understood(context, asked)
        check_allowed(_as(context, owner) if decided else context, question)
    except Refusal as refusal:
        return drop(context, owner, asked, refusal)
    act = act_of(context, question, owner)
    if not has_changed(asked, question):
        ran = run_further(context, question, act, asked.fallen, dice_input or _NOTHING)
        if faces_of(ran).fits:
            if dice_input is None and isinstance(ran, Stop):
                return shown(context, question, asked, ran, asker_id=owner.id)
            return _step(
                context, owner, asked, question, ran, dice_input=dice_input, decided=decided
            )
    # The table is another one: the dice of throws that are still the same stay.
    asked = replace(asked, values=write_arguments(question.arguments), units=question.binding)
    try:
        ran = run_on(context, question, act, with_others(context, act, asked.fallen), _NOTHING)
    except Refusal as refusal:
        return drop(context, owner, asked, refusal)
    return _step(context, owner, asked, question, ran, context.texts("throw-changed"))


def _as(context: CommandContext, actor: Actor) -> CommandContext:
    """Return the context as it would be if another player asked."""
    requester = replace(context.requester, user_id=actor.id, name=actor.name)
    return replace(context, requester=requester)


def _step(
    context: CommandContext,
    owner: Actor,
    asked: Asked,
    question: Question,
    ran: Stop | tuple[Resolution, MixedFaces],
    *notes: str,
    dice_input: DiceInput | None = None,
    decided: bool = False,
) -> Reply:
    """Store a step: the next question, or the outcome where nothing is left to ask."""
    if not isinstance(ran, Stop):
        return _settled(context, owner, asked, *ran)
    if asked.secret and ran.decision is not None:
        check_open(context, question, ran.decision, owner)
    fallen, draws = ran.fallen, ran.faces.draws
    again = asked.again(
        fallen,
        context.channel.journal.id,
        deciding=ran.decision is not None,
        bot="rest" if (dice_input or asked).bot == "rest" else "nothing",
        ahead=ran.faces.ahead,
    )
    action = "dice-asked" if dice_input is None else "dice-drawn" if draws else "dice-typed"
    if decided:
        action = "choice-made"
    arguments = _about(question) | _decided(fallen)
    if dice_input is not None and dice_input.successes is not None:
        arguments["successes"] = dice_input.successes
    elif dice_input is not None and dice_input.typed:
        arguments["typed"] = list(dice_input.typed)
    coming = wait_for(
        context.channel,
        context.caller("/throw"),
        again,
        owner,
        about=keep(
            context, question, act_of(context, question, owner), fallen, secret=asked.secret
        ),
        action=action,
        arguments=arguments,
        dice=_drawn(draws),
    )
    return Promise(
        coming,
        lambda entry: shown(
            context, question, again, ran, notes, asker_id=owner.id, replaces=True, entry=entry
        ),
    )


def _settled(
    context: CommandContext, owner: Actor, asked: Asked, resolution: Resolution, faces: MixedFaces
) -> Reply:
    """Accept the outcome, which belongs to the player who asked, whoever threw the last dice."""
    command = as_called(asked.command, resolution.question)
    caller = Caller(owner, context.requester.interaction_id, command)
    thrown, secret = thrown_of(faces), asked.secret
    action = action_of(context, resolution, caller, asked.command, thrown, secret=secret)
    act = act_of(context, resolution.question, owner)
    coming = accept_outcome(context, action, resolution.question, act, faces=faces, owner=owner)

    def show(entry: Entry) -> Answer:
        return replace(answer_of(context, resolution, entry, secret=secret), replaces=True)

    return Promise(coming, show)


def _about(question: Question) -> dict[str, Any]:
    return {"asked": question.procedure.id, "units": list(unit_names(question))}


def _decided(fallen: Fallen) -> dict[str, Any]:
    return {TAKEN: write_taken(fallen.taken)} if fallen.taken else {}


def _given_up(context: CommandContext, asked: Asked) -> str:
    name = context.texts(f"procedure-{text_key(asked.procedure)}")
    drawn = len(draws_in(asked.fallen))
    return context.texts("throw-replaced", procedure=name, draws=drawn)


def _own(context: CommandContext) -> tuple[Actor, Asked]:
    """Return the question that waits for the requester; for a referee, else the only one."""
    open_ones = everything_asked(context.channel)
    for owner, asked in open_ones:
        if owner.id == context.requester.user_id:
            return owner, asked
    if len(open_ones) == 1 and _is_referee(context) and not open_ones[0][1].secret:
        return open_ones[0]
    raise Refusal("nothing-asked")


def _meant(context: CommandContext, subject: str) -> tuple[Actor, Asked]:
    """Return the question that a button or form is about.

    Raises:
        Refusal: `question-gone`, `question-answered`, `not-your-button`.
    """
    owner, asked = waiting(context, subject)
    if owner.id != context.requester.user_id and not _is_referee(context):
        raise Refusal("not-your-button", name=owner.name)
    return owner, asked


def waiting(context: CommandContext, subject: str) -> tuple[Actor, Asked]:
    """Return the question that a button is about, whoever presses it, and who asked it.

    Raises:
        Refusal: `question-gone`, `question-answered`.
    """
    number, _, step = subject.partition(":")
    for owner, asked in everything_asked(context.channel):
        if str(asked.id) == number:
            if str(asked.step) != step:
                raise Refusal("question-answered")
            return owner, asked
    raise Refusal("question-gone")


def _is_referee(context: CommandContext) -> bool:
    seat = seat_of(context.channel.board, Actor(context.requester.user_id, context.requester.name))
    return seat is not None and seat.role == "referee"
