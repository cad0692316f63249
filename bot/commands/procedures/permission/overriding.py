"""Acts that a rule bars, done all the same: by the referee's word, or with everybody's consent."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from functools import partial
from typing import Any, Final

from bot.battle.actions.ending import others
from bot.battle.actions.lifecycle import is_referee, seat_of
from bot.battle.actions.offers import Offer, dropping
from bot.battle.past.past import Search, find
from bot.commands.declaring.command import button
from bot.commands.options.lifting import OVERRIDE, lifted
from bot.commands.options.question import Question
from bot.commands.options.typed_options import typed_value
from bot.commands.procedures.beforehand import first_buttons
from bot.commands.procedures.permission.allowed import asked_of
from bot.commands.procedures.permission.contact import offer_of, offering, taken_up
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Action, Entry
from bot.store.snowflake import read_id
from bot.store.tables.battle import SideRow
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from bot.views.cards.outcome import title_of
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.declaring.parameter import Raw
from rulesets.core.offering.trying import COUNTED
from rulesets.refusal import Refusal

WAITING: Final = "waiting"
"""The option of an offer that tells the id of the question whose dice have all fallen for it."""
ASKED: Final = "override-asked"
"""The action of asking the others to allow what a rule bars."""
AGREED: Final = "override-agreed"
"""The action of a side, or the referee, that allows it."""
_SIDE: Final = "side"
_IN: Final = "asked_in"
_WAITING: Final = "waiting"
_MOST_ANSWERS: Final = 50
"""The last entries that are looked through."""


def offered(
    context: CommandContext,
    question: Question,
    closing: Mapping[str, Raw],
    command: str,
    refusal: Refusal,
    *,
    after: Awaitable[object] | None = None,
) -> Reply:
    """Return the refusal of an act with the button by which it is done all the same.

    A referee's press does it, and that of who plays where no other side has a player; else the
    others are asked.

    Args:
        context: Where it is handled.
        question: The act.
        closing: The options that close every command.
        command: The slash command.
        refusal: Why not.
        after: What is to be stored first.
    """
    label = "button-override" if _word(context) else "button-override-ask"
    offer = offer_of(context, question, closing, command)
    before = first_buttons(context, offer, refusal)
    return offering(context, offer, refusal, "override", label, before=before, after=after)


def may_be_overruled(context: CommandContext, question: Question, refusal: Refusal) -> bool:
    """Tell whether what a rule refuses as it runs goes through by somebody's word.

    That is tried with the next dice, once as it stands and once without the bans. Nothing of it is
    told or kept, so no die is spent.
    """
    if context.channel.board.battle is None or OVERRIDE in question.given:
        return False
    if refusal.code in COUNTED:  # it is then counted as far as it goes
        return True
    if not asked_of(context, question).concerns_battle:
        return False
    barred, free = (_refused(context, each) for each in (question, lifted(question, "referee")))
    return barred == refusal.code and free != refusal.code


def _refused(context: CommandContext, question: Question) -> str | None:
    """Return the code by which a rule refuses a question with the next dice, None where it runs."""
    try:
        question.procedure.run(context.channel.fair_dice(), **question.arguments)
    except Refusal as refusal:
        return refusal.code
    return None


def _word(context: CommandContext) -> str | None:
    """Return by what right the requester overrules a rule, None without one."""
    board = context.channel.board
    if is_referee(board, context.actor):
        return "referee"
    return None if others(board, context.actor) else "alone"


@button("override")
async def press_override(context: CommandContext, subject: str) -> Reply:
    """Answer the button that does what a rule bars, or asks the others to allow it.

    Raises:
        Refusal: `offer-gone`, and what else keeps the act from being done.
    """
    offer = await taken_up(context, subject)
    context.check_player()
    word = _word(context)
    if word is not None:
        with context.channel.beforehand(None, [dropping(offer)]):
            return _done(context, offer, word)
    procedure = find_procedure(context, offer.procedure)
    question = context.understand(procedure, offer.options)
    seat = seat_of(context.channel.board, context.actor)
    arguments = {
        "asked": offer.procedure,
        "command": offer.command,
        "options": dict(offer.options),
        "closing": dict(offer.closing),
        "units": [unit.unit.name for units in question.units.values() for unit in units],
        "moment": _moment(context),
        _SIDE: seat.side_id if seat else None,
    }
    action = Action(context.caller(f"/{offer.command}"), ASKED, arguments)
    return Promise(context.channel.accept(action), lambda entry: asked(context, entry))


def _done(context: CommandContext, offer: Offer, word: str) -> Reply:
    # The way to any answer goes through the module that asks for these buttons.
    from bot.commands.dice.choosing import by_word_of  # noqa: PLC0415
    from bot.commands.procedures.questions import ask  # noqa: PLC0415

    if WAITING in offer.closing:
        return by_word_of(context, str(offer.closing[WAITING]), word)
    procedure = find_procedure(context, offer.procedure)
    question = context.understand(procedure, {**offer.options, OVERRIDE: word})
    return ask(context, question, offer.closing, offer.command)


def asked(context: CommandContext, entry: Entry) -> Answer:
    """Return the question whether an act may be done all the same, with the button that agrees."""
    headline = context.texts("override-asked", who=escaped(entry.actor.name), what=_what(entry))
    calls = tuple(player.user_id for player in others(context.channel.board, entry.actor))
    return _told(context, entry, headline, _permitting(context, entry.id), calls=calls)


@button("permit")
async def press_permit(context: CommandContext, subject: str) -> Reply:
    """Answer the button that allows an act: once every other side has, who asked may do it.

    Raises:
        Refusal: `offer-gone` once the phase is another; the presser is not of another side, or of
            one that has agreed.
    """
    entry = await _asked(context, subject)
    board, agreeing = context.channel.board, context.actor
    seat = seat_of(board, agreeing)
    waiting: list[str] = []
    if not is_referee(board, agreeing):
        other = seat is not None and seat.side_id not in (None, entry.arguments[_SIDE])
        if seat is None or not other or agreeing.id == entry.actor.id:
            raise Refusal("not-yours-to-permit", name=entry.actor.name)
        awaited = await _awaited(context, entry)
        waiting = [side.name for side in awaited if side.id != seat.side_id]
        if len(waiting) == len(awaited):
            raise Refusal("side-agreed-already", sides=", ".join(waiting))
    own = next((side.place for side in board.sides if seat and side.id == seat.side_id), None)
    about = {name: entry.arguments[name] for name in ("asked", "units", "command", "options")}
    arguments = {**about, _IN: entry.number, "asked_id": str(entry.id), _WAITING: waiting}
    action = Action(context.caller("/permit"), AGREED, {**arguments, "at": own})
    return Promise(context.channel.accept(action), lambda made: agreed(context, made))


def agreed(context: CommandContext, entry: Entry) -> Answer:
    """Return the answer to a consent, with the button for whoever is to press next."""
    by, waiting = escaped(entry.actor.name), entry.arguments[_WAITING]
    number = int(entry.arguments["asked_id"])
    if waiting:
        headline = context.texts("override-agreed-partly", by=by, sides=", ".join(waiting))
        return _told(context, entry, headline, _permitting(context, number))
    label = context.texts("button-allowed")
    headline = context.texts("override-agreed", by=by, what=_what(entry))
    return _told(context, entry, headline, ButtonSpec("allowed", str(number), label))


@button("allowed")
async def press_allowed(context: CommandContext, subject: str) -> Reply:
    """Answer the button that does what the others allowed.

    Raises:
        Refusal: `offer-gone` once the phase is another or it was done, `not-your-button`, and what
            else keeps the act from being done.
    """
    entry = await _asked(context, subject)
    if entry.actor.id != context.requester.user_id:
        raise Refusal("not-your-button", name=entry.actor.name)
    word = f"consent-{entry.number}"
    told = entry.arguments
    done = await _found(context, entry, str(told["asked"]))
    if any(made.arguments.get("options", {}).get(OVERRIDE) == word for made in done):
        raise Refusal("offer-gone")
    answers = await _found(context, entry, AGREED)
    if not any(
        made.arguments[_IN] == entry.number and not made.arguments[_WAITING] for made in answers
    ):
        raise Refusal("offer-gone")
    offer = Offer(entry.id, told["asked"], told["command"], told["options"], told["closing"])
    return _done(context, offer, word)


async def _asked(context: CommandContext, subject: str) -> Entry:
    """Return the entry that asked for an act, while the phase it was asked in goes on."""
    number = read_id(subject)
    entry = await context.store.entry(number) if number else None
    if entry is None or entry.action != ASKED or entry.journal_id != context.channel.journal.id:
        raise Refusal("offer-gone")
    if entry.arguments["moment"] != _moment(context):
        raise Refusal("offer-gone")
    return entry


async def _found(context: CommandContext, entry: Entry, action: str) -> list[Entry]:
    await context.channel.settled()
    search = Search(entry.journal_id, action=action)
    found = await context.store.ask(partial(find, search=search, limit=_MOST_ANSWERS))
    return [made for made in found if made.undone_by is None]


async def _awaited(context: CommandContext, entry: Entry) -> list[SideRow]:
    """Return the other sides that somebody plays and that have yet to agree."""
    answers = await _found(context, entry, AGREED)
    done = {made.arguments["at"] for made in answers if made.arguments[_IN] == entry.number}
    board = context.channel.board
    played = {player.side_id for player in board.players} - {entry.arguments[_SIDE]}
    return [side for side in board.sides if side.id in played and side.place not in done]


def _moment(context: CommandContext) -> list[Any]:
    battle = context.channel.board.battle
    return [] if battle is None else [battle.turn, battle.active, battle.phase]


def _what(entry: Entry) -> str:
    given = entry.arguments["options"]
    options = (f"{name}:{typed_value(value)}" for name, value in given.items())
    return escaped(" ".join((f"/{entry.arguments['command']}", *options))[:200])


def _permitting(context: CommandContext, number: int) -> ButtonSpec:
    return ButtonSpec("permit", str(number), context.texts("button-permit"))


def _told(
    context: CommandContext,
    entry: Entry,
    headline: str,
    pressed: ButtonSpec,
    *,
    calls: tuple[int, ...] = (),
) -> Answer:
    texts = context.texts
    procedure = find_procedure(context, str(entry.arguments["asked"]))
    title = title_of(texts, procedure, tuple(entry.arguments["units"]))
    card = Card(title, headline, footer=footer_of(texts, entry))
    outcome = {"action": entry.action, "entry": entry.number}
    return Answer(card, (pressed,), details=lambda: outcome, calls=calls)
