"""Answers to a decision: an option taken by its owner, or left to what happens by default."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType
from typing import Final

from bot.battle.actions.lifecycle import is_referee
from bot.battle.dice.asked import Asked
from bot.battle.dice.waiting import PATIENCE, asked_of, everything_asked
from bot.battle.tabletop.links import moment
from bot.commands.declaring.command import button
from bot.commands.dice.deciding import check_decider, deciders
from bot.commands.dice.dice_input import says_dice
from bot.commands.dice.owning import check_thrower, throwers, waiting
from bot.commands.dice.resuming import act_of, run_further
from bot.commands.dice.throw_question import Stop, has_changed, understood
from bot.commands.dice.throwing import go_on
from bot.commands.options.lifting import OVERRIDE
from bot.commands.options.question import Question
from bot.commands.options.resolution import DiceUnneeded
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.answer import Answer, Reply, apart
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Actor
from bot.store.snowflake import milliseconds
from bot.store.tables.battle import PlayerRow
from bot.texts.bundle import escaped, text_key
from bot.texts.localiser import LOCALES, Texts, id_name
from bot.texts.name_table import Names
from bot.views.cards.card import Card
from bot.views.cards.decision import option_signs
from bot.views.cards.rolls import option_name
from bot.views.interface.buttons import ButtonSpec
from rulesets.dice.handles.choices import Decision, Taken
from rulesets.dice.handles.mixed import DiceInput
from rulesets.refusal import Refusal

_HOUR: Final = 60 * 60 * 1000
_SHOWN: Final = 40
"""Characters of a wrong word quoted in a refusal."""


APART: Final = ":apart"
"""The end of a button's subject that stands elsewhere than under its question."""


@dataclass(frozen=True, slots=True)
class OpenRoll:
    """A roll of this phase that waits here for real dice, or for a player's decision.

    Attributes:
        owner: Who asked for it.
        asked: The roll.
        players: Who decides, or whose dice they are.
        units: The units of the roll, none of one that a side makes.
        owing: Those of them that dice or a decision are due of.
        decision: The decision; None where dice are waited for, or where the table has changed, and
            with it the roll.
    """

    owner: Actor
    asked: Asked
    players: tuple[PlayerRow, ...]
    units: tuple[str, ...]
    owing: tuple[str, ...]
    decision: Decision | None

    @property
    def holds(self) -> bool:
        """Tell whether the phase must not end meanwhile: a decision, or dice, would be lost.

        With a roll of which nothing has fallen yet nothing is.
        """
        fallen = self.asked.fallen
        return self.asked.deciding or bool(fallen.marks or fallen.owed or fallen.taken)


@dataclass(frozen=True, slots=True)
class OwnDecision:
    """A decision that waits for the player who asks.

    Attributes:
        decision: The decision.
        names: What each option is called, in any language.
        units: The units of the roll.
        show: Shows it once more.
        button: Returns a button that takes an option, called by the unit that the roll is of.
    """

    decision: Decision
    names: Mapping[str, tuple[str, ...]]
    units: tuple[str, ...]
    show: Callable[[], Reply]
    button: Callable[[str], ButtonSpec]


@button("decide")
async def press_decide(context: CommandContext, subject: str) -> Reply:
    """Answer the button of an option: its owner's alone, or a referee's.

    Raises:
        Refusal: `not-your-decision`, `question-gone`, `question-answered`.
    """
    if subject.endswith(APART):
        return apart(press_option(context, subject.removesuffix(APART)))
    return press_option(context, subject)


def press_option(context: CommandContext, subject: str) -> Reply:
    """Take the option that a button stands for.

    Raises:
        Refusal: `not-your-decision`, `question-gone`, `question-answered`.
    """
    about, _, sign = subject.rpartition(":")
    owner, asked = waiting(context, about)
    found = _open(context, owner, asked)
    if found is None:
        return _anew(context, owner, asked)
    question, decision = found
    how = check_decider(context, question, decision)
    option = dict(option_signs(decision)).get(sign)
    if option is None:
        raise Refusal("question-answered")
    return _take(context, owner, asked, Taken(decision.key, option, how))


@button("leave")
async def press_leave(context: CommandContext, subject: str) -> Reply:
    """Answer the button that leaves a decision to what happens where nobody decides.

    Raises:
        Refusal: `decision-waits` while its owner still has time, `not-your-button`.
    """
    owner, asked = waiting(context, subject)
    found = _open(context, owner, asked)
    if found is None:
        return _anew(context, owner, asked)
    question, decision = found
    if not is_referee(context.channel.board, context.actor):
        if owner.id != context.requester.user_id:
            raise Refusal("not-your-button", name=owner.name)
        left = PATIENCE - (milliseconds() - asked.at)
        if left > 0:
            names = ", ".join(player.name for player in deciders(context, question, decision))
            hours = -(-left // _HOUR)
            raise Refusal(
                "decision-waits", names=names or owner.name, hours=hours, unit=decision.subject
            )
    return _take(context, owner, asked, Taken(decision.key, decision.default, "left"))


@button("anew")
async def press_anew(context: CommandContext, subject: str) -> Reply:
    """Answer the button of a question that has changed, which asks it as the table is now.

    Raises:
        Refusal: `question-gone`, `question-answered`, `not-your-button`, `not-your-dice`.
    """
    return _anew(context, *waiting(context, subject))


def _anew(context: CommandContext, owner: Actor, asked: Asked) -> Reply:
    """Ask a question as the table is now, where the requester is one of those it waits for."""
    own, players = context.requester.user_id, context.channel.board.players
    sides = {player.side_id for player in players if player.user_id == own}
    decides = asked.deciding and asked.decider in sides
    if not decides:
        check_thrower(context, owner, asked)
    return go_on(context, owner, asked, None, decided=decides)


def by_word(context: CommandContext, text: str) -> Reply | None:
    """Answer a decision by the name of an option; None where dice are told, or nothing waits.

    Where it is one of several decisions, it is asked which is meant.

    Raises:
        Refusal: `not-your-decision`; `no-such-choice` for a word that is neither.
    """
    refusal: Refusal | None = None
    choices: list[str] = []
    meant: list[tuple[Asked, Decision, Actor, Taken]] = []
    for owner, asked, question, decision in _waiting_here(context):
        option = _option_called(context, decision, text)
        try:
            how = check_decider(context, question, decision)
        except Refusal as not_theirs:
            refusal = refusal if option is None else not_theirs
            continue
        if option is None:
            named = (option_name(context.own_texts, decision, each) for each in decision.offered)
            choices += [name for name in named if name not in choices]
            continue
        meant.append((asked, decision, owner, Taken(decision.key, option, how)))
    if len(meant) == 1:
        asked, _, owner, answer = meant[0]
        return _take(context, owner, asked, answer)
    if meant:
        buttons = [_button(context, asked, each, it.option) for asked, each, _, it in meant]
        return which_of(context, text, buttons)
    if refusal is not None:
        raise refusal
    if choices and not says_dice(text):
        raise Refusal("no-such-choice", text=text[:_SHOWN], choices=", ".join(choices))
    return None


def by_word_of(context: CommandContext, number: str, word: str) -> Reply:
    """Go on with a question whose dice have all fallen, by the word of who overrules a rule.

    Raises:
        Refusal: `question-gone`.
    """
    for owner, asked in everything_asked(context.channel):
        if str(asked.id) == number:
            options = {**asked.options, OVERRIDE: word}
            return apart(go_on(context, owner, replace(asked, options=options), None))
    raise Refusal("question-gone")


def own_decisions(context: CommandContext) -> Iterator[OwnDecision]:
    """Yield the decisions that wait here and are the player's who asks."""
    for _, asked, question, decision in _waiting_here(context):
        try:
            check_decider(context, question, decision)
        except Refusal:
            continue
        units = asked_of(context.channel.board, asked)
        names = {option: _names(context, decision, option) for option in decision.offered}
        show = partial(_shown_again, context, f"{asked.id}:{asked.step}")
        button_of = partial(_button, context, asked, decision)
        yield OwnDecision(decision, MappingProxyType(names), units, show, button_of)


def _shown_again(context: CommandContext, about: str) -> Reply:
    """Show a decision once more.

    Raises:
        Refusal: `question-gone`, `question-answered` where somebody has answered it since.
    """
    owner, asked = waiting(context, about)
    return go_on(context, owner, asked, None, decided=True)


def which_of(context: CommandContext, text: str, buttons: Sequence[ButtonSpec]) -> Answer:
    """Ask which of several decisions is meant by an answer that fits them all."""
    told = context.own_texts("do-which", text=escaped(text[:_SHOWN]))
    return Answer(Card("", told), tuple(buttons), private=True)


def _button(context: CommandContext, asked: Asked, decision: Decision, option: str) -> ButtonSpec:
    """Return the button that takes an option of a decision from anywhere."""
    sign = next(sign for sign, known in option_signs(decision) if known == option)
    label = option_name(context.own_texts, decision, option)
    unit = decision.subject or next(iter(asked_of(context.channel.board, asked)), None)
    if unit is not None:
        label = context.own_texts("button-of-unit", unit=unit, answer=label)
    return ButtonSpec("decide", f"{asked.id}:{asked.step}:{sign}{APART}", label)


def shown_to_decider(context: CommandContext) -> Reply | None:
    """Show the decision that waits for the player who asks, None where none does."""
    for owner, asked, question, decision in _waiting_here(context):
        players = deciders(context, question, decision)
        if any(player.user_id == context.requester.user_id for player in players):
            return go_on(context, owner, asked, None, decided=True)
    return None


def open_rolls(context: CommandContext) -> Iterator[OpenRoll]:
    """Yield the rolls of this phase that wait for a decision or for dice, but for secret ones."""
    for owner, asked in everything_asked(context.channel):
        if asked.secret or _over(context, asked):
            continue
        units = asked_of(context.channel.board, asked)
        if not asked.deciding:
            yield from _dice_awaited(context, owner, asked, units)
            continue
        players = [each for each in context.channel.board.players if each.side_id == asked.decider]
        found = _decided_next(context, owner, asked)
        if units and players:
            owing, decision = _owing(context, asked, players), None if found is None else found[1]
            yield OpenRoll(owner, asked, tuple(players), units, owing, decision)


def _dice_awaited(
    context: CommandContext, owner: Actor, asked: Asked, units: tuple[str, ...]
) -> Iterator[OpenRoll]:
    """Yield a roll that waits for dice, where it is one of the phase and of who plays here."""
    procedure = find_procedure(context, asked.procedure)
    board = context.channel.board
    players = throwers(context, asked) or tuple(
        player for player in board.players if player.user_id == owner.id
    )
    if procedure.phases and (units or procedure.at_large) and players:
        yield OpenRoll(owner, asked, players, units, _owing(context, asked, players), None)


def _owing(context: CommandContext, asked: Asked, players: Iterable[PlayerRow]) -> tuple[str, ...]:
    """Return the units of a roll whose players are waited for; of none, those that act in it."""
    sides, board = {player.side_id for player in players}, context.channel.board
    acting = find_procedure(context, asked.procedure).acting
    rows = [
        (row, role in acting)
        for role, ids in asked.units.items()
        for row in map(board.unit, ids)
        if row is not None
    ]
    theirs = [row.name for row, _ in rows if row.side_id in sides]
    return tuple(dict.fromkeys(theirs or (row.name for row, acts in rows if acts)))


def _over(context: CommandContext, asked: Asked) -> bool:
    """Tell whether the phase of what is asked is over: its dice are kept, and nothing waits."""
    battle = context.channel.board.battle
    if battle is None:
        return True
    phases = find_procedure(context, asked.procedure).phases
    later = asked.moment not in {"", moment(battle)}
    return bool(phases) and (later or battle.phase not in phases)


def _waiting_here(
    context: CommandContext,
) -> Iterator[tuple[Actor, Asked, Question, Decision]]:
    """Yield the decisions that wait here, without those of others' secret rolls."""
    for owner, asked in everything_asked(context.channel):
        if asked.deciding and not (asked.secret and owner.id != context.requester.user_id):
            found = _open(context, owner, asked)
            if found is not None:
                yield (owner, asked, *found)


def _option_called(context: CommandContext, decision: Decision, text: str) -> str | None:
    """Return the option of a name in any language, of an id, or of a word of one name alone."""
    names = Names(
        (name, option)
        for option in decision.offered
        for name in (option, *_names(context, decision, option))
    )
    return names.find(text) if says_dice(text) else names.only(text)


def _names(context: CommandContext, decision: Decision, option: str) -> tuple[str, ...]:
    """Return what an option is called in any language."""
    spoken = [context.localiser.texts(each, context.ruleset.id) for each in LOCALES]
    return tuple(each for texts in spoken for each in _said(texts, decision, option))


def _said(texts: Texts, decision: Decision, option: str) -> Iterator[str]:
    """Yield the name of an option in a language, and what else players call it there."""
    yield option_name(texts, decision, option)
    yield from filter(None, [id_name(texts, "spell", option)])
    key = f"decision-{text_key(decision.what)}-{text_key(option)}"
    yield from filter(None, map(str.strip, (texts.attribute(key, "aliases") or "").split(",")))


def _open(context: CommandContext, owner: Actor, asked: Asked) -> tuple[Question, Decision] | None:
    """Return what is to be decided; None where the table has changed, and with it the question."""
    context.check_player()
    return _decided_next(context, owner, asked)


def _decided_next(
    context: CommandContext, owner: Actor, asked: Asked
) -> tuple[Question, Decision] | None:
    """Return what is to be decided, whoever looks on."""
    try:
        question = understood(context, owner, asked)
        act = act_of(context, question, owner)
        ran = run_further(context, question, act, asked.fallen, DiceInput(), waits=True)
    except Refusal:
        return None
    if has_changed(asked, question) or not isinstance(ran, Stop) or ran.decision is None:
        return None
    return question, ran.decision


def _take(context: CommandContext, owner: Actor, asked: Asked, answer: Taken) -> Reply:
    """Go on with an option taken, and with the dice that are left to the bot or typed already."""
    taken = (*asked.fallen.taken, answer)
    decided = replace(asked, fallen=replace(asked.fallen, taken=taken))
    try:
        coming = DiceInput(asked.ahead, bot=asked.bot, ahead=True)
        return go_on(context, owner, decided, coming, decided=True)
    except (Refusal, DiceUnneeded):
        if not asked.ahead:
            raise
    # Other dice are needed now than those that were typed before it was decided.
    return go_on(context, owner, decided, DiceInput(bot=asked.bot), decided=True)
