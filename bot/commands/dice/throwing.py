"""Real dice: what is to be thrown is asked throw by throw, until the outcome stands.

Each step runs the procedure again with the dice that have fallen; nothing else is remembered of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Annotated, Final

from bot.battle.actions.lifecycle import is_referee, may_act
from bot.battle.dice.asked import Asked, Throwing
from bot.battle.dice.waiting import everything_asked, wait_for
from bot.commands.declaring.command import button, command, form
from bot.commands.declaring.kinds import Key
from bot.commands.dice.beginning import drawn, step_arguments
from bot.commands.dice.deciding import check_open, side_of
from bot.commands.dice.dice_input import Said, asked_back, says_show
from bot.commands.dice.dropping import drop, outdated
from bot.commands.dice.owning import (
    check_saves,
    check_speaker,
    check_thrower,
    may_throw,
    speaks_for,
    thrower_side,
    throws_for_all,
    waiting,
)
from bot.commands.dice.resuming import (
    accept_outcome,
    act_of,
    keep,
    run_further,
    run_on,
    with_others,
)
from bot.commands.dice.throw_question import (
    Stop,
    faces_of,
    has_changed,
    read_answer,
    shown,
    thrown_of,
    understood,
    wanted_now,
    wanted_of,
)
from bot.commands.journal.recording import write_arguments
from bot.commands.options.question import Question
from bot.commands.options.resolution import Resolution
from bot.commands.procedures.outcomes import (
    action_of,
    answer_of,
    as_called,
    completed,
)
from bot.commands.procedures.permission.allowed import check_allowed
from bot.commands.procedures.permission.overriding import WAITING, may_be_overruled, offered
from bot.commands.procedures.variant_lookup import asked_name
from bot.commands.request.answer import Answer, Promise, Reply, apart
from bot.commands.request.context import CommandContext
from bot.commands.request.ways import way_of
from bot.store.journal.record import Actor, Caller, Entry
from bot.store.journal.seen_dice import Act
from bot.views.cards.card import Card
from bot.views.interface.form import TAPPED, Form, FormField
from rulesets.core.declaring.kind import Text
from rulesets.dice.handles.mixed import DiceInput, MixedFaces
from rulesets.dice.handles.typed import LONGEST
from rulesets.refusal import Doubt, Refusal

FORM: Final = "throw"
"""The command whose form takes the dice."""

_NOTHING: Final = DiceInput()


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
        return outdated(context, owner, asked) or go_on(context, owner, asked, None)
    return _typed(context, owner, asked, dice)


def _typed(context: CommandContext, owner: Actor, asked: Asked, text: str) -> Reply:
    """Answer a question of dice with what was typed, ask what that means, or refuse it."""
    try:
        said = read_answer(context, owner, asked, text)
    except Refusal as refusal:
        if asked.deciding:
            raise Refusal("decision-first") from None
        if not isinstance(refusal, Doubt):
            raise
        wanted = wanted_of(context, owner, asked)
        return asked_back(context, refusal, f"{asked.id}:{asked.step}", wanted)
    return _answer(context, owner, asked, said)


@button("meant")
async def press_meant(context: CommandContext, subject: str) -> Reply:
    """Answer the button of what dice may mean that were not clear, which one player saw."""
    about, way = way_of(subject)
    return apart(_typed(context, *_thrown(context, about), way))


@button("type")
async def press_type(context: CommandContext, subject: str) -> Reply:
    """Answer the button that opens a form to type dice into.

    The form hides what asks for them on a phone, so it says itself what to throw.
    """
    owner, asked = _thrown(context, subject)
    texts = context.own_texts
    label = wanted_now(context, owner, asked) or texts("form-thrown")
    field = FormField("dice", label, texts.about("form-thrown"), longest=LONGEST)
    title = asked_name(context, texts, asked)
    form = Form(FORM, asked.procedure, title, (field,), subject.replace(":", "-"), TAPPED)
    return Answer(Card("", texts("throw-typed-where")), private=True, form=form)


@form(FORM)
async def typed(context: CommandContext, entry: str, fields: Mapping[str, str]) -> Reply:
    """Answer the form with what was typed into it."""
    return _typed(context, *_thrown(context, entry.replace("-", ":")), fields.get("dice", ""))


@button("draw")
async def press_draw(context: CommandContext, subject: str) -> Reply:
    """Answer the button that leaves one throw to the bot."""
    return _answer(context, *_thrown(context, subject), DiceInput(bot="throw"))


@button("rest")
async def press_rest(context: CommandContext, subject: str) -> Reply:
    """Answer the button that leaves all further throws to the bot."""
    return _answer(context, *waiting(context, subject), DiceInput(bot="rest"))


@button("drop")
async def press_drop(context: CommandContext, subject: str) -> Reply:
    """Answer the button that gives the question up."""
    return _answer(context, *waiting(context, subject), "drop")


def _answer(context: CommandContext, owner: Actor, asked: Asked, said: Said) -> Reply:
    if said == "drop":
        check_speaker(context, owner)
        return drop(context, owner, asked, None)
    leaves_all = speaks_for(context, owner) and throws_for_all(context, asked)
    if said.bot == "rest" and not may_throw(context, asked):
        check_speaker(context, owner)
    if asked.deciding:
        raise Refusal("decision-first")
    check_thrower(context, owner, asked)
    if said.bot == "rest" and not leaves_all:
        asked, said = _own_rest(context, owner, asked), replace(said, bot="throw")
    return go_on(context, owner, asked, said)


def _own_rest(context: CommandContext, owner: Actor, asked: Asked) -> Asked:
    """Return a question in which all that is the requester's to throw is left to the bot."""
    throwing = asked.throwing or Throwing(owner.id)
    own = context.requester.user_id
    return replace(asked, throwing=replace(throwing, bots=throwing.bots | {own}))


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
    if asked.secret:
        context = context.privately()
    try:
        question = understood(context, owner, asked)
        others = (decided or may_throw(context, asked)) and may_act(context.channel.board, owner)
        check_allowed((context.as_asked_by(owner) if others else context).aloud(), question)
    except Refusal as refusal:
        return drop(context, owner, asked, refusal)
    act = act_of(context, question, owner)
    if not has_changed(asked, question):
        if dice_input is None and asked.deciding:
            dice_input = _left_to(context, question, act, asked)
        ran = run_further(context, question, act, asked.fallen, dice_input or _NOTHING)
        check_saves(context, question, asked, dice_input, faces_of(ran))
        if faces_of(ran).fits:
            if dice_input is None and isinstance(ran, Stop):
                return shown(context, question, asked, ran, asker_id=owner.id, former=asked.side)
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


def _left_to(
    context: CommandContext, question: Question, act: Act, asked: Asked
) -> DiceInput | None:
    """Return how a roll goes on whose decision nobody is there to take; None while it waits."""
    ran = run_further(context, question, act, asked.fallen, _NOTHING)
    if isinstance(ran, Stop) and ran.decision is not None:
        return None
    return DiceInput(asked.ahead, bot=asked.bot, ahead=True)


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
        try:
            return _settled(context, owner, asked, *ran, notes=notes)
        except Refusal as refusal:
            if not may_be_overruled(context.as_asked_by(owner), question, refusal):
                raise
            return _offered(
                context, owner, asked, question, refusal, faces=ran[1], dice_input=dice_input
            )
    if asked.secret and ran.decision is not None:
        check_open(context, question, ran.decision, owner)
    fallen, draws = ran.fallen, ran.faces.draws
    again = asked.again(
        fallen,
        context.channel.journal.id,
        deciding=ran.decision is not None,
        bot="rest" if (dice_input or asked).bot == "rest" else "nothing",
        ahead=ran.faces.ahead,
        side=None if ran.wanted is None else thrower_side(question, ran.wanted.purpose),
        decider=None if ran.decision is None else side_of(question, ran.decision),
    )
    action = "dice-asked" if dice_input is None else "dice-drawn" if draws else "dice-typed"
    if decided:
        action = "choice-made"
    arguments = step_arguments(question, fallen)
    if dice_input is not None:
        arguments |= dice_input.told
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
        dice=drawn(draws),
    )
    return Promise(
        coming,
        lambda entry: shown(
            context,
            question,
            again,
            ran,
            notes,
            asker_id=owner.id,
            replaces=True,
            entry=entry,
            former=None if asked.deciding else asked.side,
        ),
    )


def _settled(
    context: CommandContext,
    owner: Actor,
    asked: Asked,
    resolution: Resolution,
    faces: MixedFaces,
    *,
    notes: tuple[str, ...],
) -> Reply:
    """Accept the outcome, which belongs to the player who asked, whoever threw the last dice."""
    command = as_called(asked.command, resolution.question)
    caller = Caller(owner, context.requester.interaction_id, command)
    thrown, secret = thrown_of(faces), asked.secret
    action = action_of(context, resolution, caller, asked.command, thrown, secret=secret)
    act = act_of(context, resolution.question, owner)
    coming = accept_outcome(context, action, resolution.question, act, faces=faces, waited=asked)

    def show(entry: Entry) -> Answer:
        answer = answer_of(context, resolution, entry, secret=secret)
        card = replace(answer.card, dice=(*notes, *answer.card.dice))
        return replace(answer, card=card, replaces=True, question=asked.id)

    return Promise(coming, show)


def _offered(
    context: CommandContext,
    owner: Actor,
    asked: Asked,
    question: Question,
    refusal: Refusal,
    *,
    faces: MixedFaces,
    dice_input: DiceInput | None,
) -> Reply:
    """Refuse an outcome, with the button that has it all the same; its dice are kept until then."""
    fallen, act = faces.so_far, act_of(context, question, owner)
    again = asked.again(fallen, context.channel.journal.id, deciding=False, bot="nothing", ahead=())
    coming = wait_for(
        context.channel,
        context.caller("/throw"),
        again,
        owner,
        about=keep(context, question, act, fallen, secret=asked.secret),
        action="dice-drawn" if faces.draws else "dice-typed",
        arguments={
            **step_arguments(question, fallen),
            "typed": list(dice_input.typed if dice_input else ()),
        },
        dice=drawn(faces.draws),
    )
    closing = {WAITING: str(asked.id)}
    refusal = completed(context, question, refusal)
    return offered(context, question, closing, asked.command, refusal, after=coming)


def _own(context: CommandContext) -> tuple[Actor, Asked]:
    """Return the question that waits for the requester's dice; else the requester's own.

    Of several, one that waits for dice, and the last; for a referee, else the only one.

    Raises:
        Refusal: `nothing-asked`.
    """
    own = context.requester.user_id
    open_ones = everything_asked(context.channel)
    mine = [
        (not may_throw(context, asked), owner.id != own, asked.deciding, -asked.at, (owner, asked))
        for owner, asked in open_ones
        if owner.id == own or may_throw(context, asked)
    ]
    if mine:
        return min(mine, key=lambda each: each[:-1])[-1]
    presides = is_referee(context.channel.board, context.actor)
    if len(open_ones) == 1 and presides and not open_ones[0][1].secret:
        return open_ones[0]
    raise Refusal("nothing-asked")


def _thrown(context: CommandContext, subject: str) -> tuple[Actor, Asked]:
    """Return the question whose dice a button or form answers.

    Raises:
        Refusal: `question-gone`, `question-answered`, `not-your-button`, `not-your-dice`.
    """
    owner, asked = waiting(context, subject)
    check_thrower(context, owner, asked)
    return owner, asked
