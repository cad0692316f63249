"""Reminders of a phase, what it should not end without, and the buttons for that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Final

from bot.battle.actions.lifecycle import players_of
from bot.battle.situation import situation_of
from bot.commands.battle.tracking.telling import given_of
from bot.commands.dice.choosing import open_rolls
from bot.commands.procedures.answers.answer_units import awaited_now
from bot.commands.procedures.answers.answering import played_by, unsaid
from bot.commands.procedures.answers.waiting import unheld
from bot.commands.procedures.permission.possible import may_be_done
from bot.commands.procedures.variant_lookup import asked_name
from bot.commands.request.context import CommandContext
from bot.store.tables.battle import BattleRow, SideRow
from bot.texts.bundle import text_key
from bot.views.interface.buttons import LINE_OF_BUTTON, ButtonSpec
from bot.views.interface.embed import cut
from rulesets.core.declaring.answering import Awaited
from rulesets.core.declaring.parameter import Flag, Parameter, Raw
from rulesets.core.offering.answers import answer_of
from rulesets.core.offering.offers import Offer
from rulesets.core.results.reminder import TO_PICK, Moment, Reminder

SURE: Final = "sure"
"""What ends the subject of a button that goes on in another side's turn."""
_MOST_BUTTONS: Final = 3
"""Buttons for reminders: with those for the next phase and undo they fill one row."""


def due(
    context: CommandContext, moment: Moment = "phase", *, ordered: bool = False
) -> tuple[Reminder, ...]:
    """Return the game's reminders for this moment; none without a battle."""
    battle = context.channel.board.battle
    if battle is None:
        return ()
    return context.ruleset.reminders(situation_of(context.channel, battle, moment, ordered=ordered))


def still_due(context: CommandContext) -> tuple[str, ...]:
    """Return what the phase should not end without: units that something is due of, answers.

    A roll that waits is a single thing that is due, called after the unit that is decided about, or
    after the units of those who are waited for, not all that it touches.
    """
    waiting = tuple(open_rolls(context))
    board = context.channel.board
    found: dict[str, None] = {}
    for each in waiting:
        about = None if each.decision is None else each.decision.subject
        units = ", ".join(each.owing)
        found[about or units or asked_name(context, context.texts, each.asked)] = None
    for awaited in awaited_now(context):
        if played_by(board, awaited):
            found[_due_of(context, awaited)] = None
    for reminder in unsaid(context, unheld(waiting, due(context, "leaving"))):
        found.update(dict.fromkeys(_due_by(context, reminder)))
    return tuple(found)


def _due_by(context: CommandContext, reminder: Reminder) -> tuple[str, ...]:
    """Return what a reminder says is due: its units, else what is to be done."""
    if reminder.units or reminder.procedure is None:
        return tuple(each.unit for each in reminder.units if not each.later)
    name = text_key(reminder.procedure)
    short = f"due-{name}"
    key = short if context.texts.has(short) else f"procedure-{name}"
    return (context.texts(key, **dict(reminder.facts)),)


def _due_of(context: CommandContext, awaited: Awaited) -> str:
    """Return what an answer is due to: what its kind is called, else the unit that it is about."""
    key = f"due-{text_key(awaited.what)}"
    if awaited.unit is not None and not context.texts.has(key):
        return awaited.unit
    return context.texts(key, unit=awaited.unit)


def waited_for(context: CommandContext, offers: Iterable[Offer]) -> Mapping[Offer, frozenset[str]]:
    """Return those of some offers that the phase should not end without, answers among them.

    Each has with it what it does of that which is due, as `still_due` counts it.
    """
    found_due = ((each, _due_by(context, each)) for each in due(context, "leaving"))
    reminders = [(each, named) for each, named in found_due if named]
    awaited = [(each, _due_of(context, each)) for each in awaited_now(context)]
    found: dict[Offer, frozenset[str]] = {}
    for offer in offers:
        asking = [
            frozenset(named) if (unit := _about(each, offer)) is None else frozenset(named) & {unit}
            for each, named in reminders
            if _asks_for(context, each, offer)
        ]
        asking += [frozenset({named}) for each, named in awaited if _answers(context, each, offer)]
        if asking:
            found[offer] = frozenset().union(*asking)
    return found


def _asks_for(context: CommandContext, reminder: Reminder, offer: Offer) -> bool:
    """Tell whether a reminder asks for what is on offer."""
    if offer.procedure not in reminder.asks_for:
        return False
    actor, told = offer.offering.actor, dict(reminder.values)
    if reminder.role not in {None, actor} and not (
        reminder.role == offer.offering.target and actor in told
    ):
        return False
    procedure = context.ruleset.procedure(offer.procedure)
    for name, raw in reminder.values:
        given = offer.values.get(name, raw)
        if raw not in {TO_PICK, given} and not _says_same(procedure.parameter(name), raw, given):
            return False
    about = _about(reminder, offer)
    return about is None or any(each.unit == about for each in reminder.units)


def _about(reminder: Reminder, offer: Offer) -> str | None:
    """Return the unit of an offer that a reminder would name; None where that is still open."""
    if reminder.role == offer.offering.actor:
        return offer.actor
    unit = offer.values.get(reminder.role or "")
    return None if unit is None else str(unit)


def _says_same(parameter: Parameter | None, raw: Raw, given: Raw) -> bool:
    """Tell whether two words for yes or no mean the same, as `yes` and a truth value do."""
    if parameter is None or not isinstance(parameter.kind, Flag):
        return False
    name = parameter.name
    return parameter.kind.read(name, raw) == parameter.kind.read(name, given)


def _answers(context: CommandContext, awaited: Awaited, offer: Offer) -> bool:
    """Tell whether an offer gives an answer that is waited for."""
    answer = answer_of(context.ruleset, offer)
    if answer is None or answer.what != awaited.what or offer.side not in awaited.sides:
        return False
    # An offer that leaves it open whose act is answered asks for that one, too.
    return answer.unit is None or offer.values.get(answer.unit, awaited.unit) == awaited.unit


def onward(
    context: CommandContext, *, sure: bool = False, short: bool = False
) -> tuple[ButtonSpec, ...]:
    """Return the button that goes on from here, while a battle is fought.

    It says what is still due, and holds how much that is: where more has become due, it does not
    go on but tells so.

    Args:
        context: Where.
        sure: Whether who presses it was told that it is another side's turn.
        short: Whether it only counts what is due, in as few words as there are.
    """
    battle = context.channel.board.battle
    if battle is None or battle.status == "paused":
        return ()
    left = still_due(context)
    if sure:
        subject = f"{moment_of(battle)}.{len(left)}.{SURE}"
        return (ButtonSpec("go", subject, context.texts("button-go-anyway")),)
    if not left:
        return (ButtonSpec("go", moment_of(battle), context.texts("button-go")),)
    label = _label_of_go(context, left)
    if short:
        label = context.texts("button-go-short", count=len(left))
    return (ButtonSpec("go", f"{moment_of(battle)}.{len(left)}", label),)


def turn_of_others(context: CommandContext) -> SideRow | None:
    """Return the side whose turn it is where the player who asks may not act for it.

    Phases that all sides share are nobody's.
    """
    battle, board = context.channel.board.battle, context.channel.board
    if battle is None or context.may_act(board.sides[battle.active].id):
        return None
    shared = {phase.id for phase in context.ruleset.phases if phase.span != "turn"}
    return None if battle.phase in shared else board.sides[battle.active]


def turn_told(context: CommandContext, side: SideRow) -> dict[str, str | None]:
    """Return the facts of whose turn it is: the side, its players, the phase."""
    battle, board = context.channel.board.battle, context.channel.board
    at = None if battle is None else battle.phase
    phase = None if at is None else context.texts(f"phase-{text_key(at)}")
    return {"side": side.name, "phase": phase, "names": ", ".join(players_of(board, side.id))}


def ended_for_others(context: CommandContext) -> tuple[str, ...]:
    """Return a line that names whose phase ends, where another side's player ends it."""
    battle, board = context.channel.board.battle, context.channel.board
    if battle is None or context.may_act(board.sides[battle.active].id):
        return ()
    facts = turn_told(context, board.sides[battle.active])
    return (context.texts("battle-gone-on", who=context.requester.name, **facts),)


def moment_of(battle: BattleRow) -> str:
    """Return what tells the phase of a turn from all others."""
    return f"{battle.id}:{battle.turn}:{battle.active}:{battle.phase or ''}"


def _label_of_go(context: CommandContext, due: Sequence[str]) -> str:
    """Return the label of the button that goes on although something is due, in a line of a phone.

    It names as much of it as has room there, the beginning of one thing at least.
    """
    for told in range(len(due), 0, -1):
        names = ", ".join(due[:told]) + ("…" if told < len(due) else "")
        label = context.texts("button-go-due", names=names)
        if len(label) <= LINE_OF_BUTTON:
            return label
    room = LINE_OF_BUTTON - len(context.texts("button-go-due", names=""))
    named = cut(due[0], room - (len(due) > 1))  # a cut name ends with an ellipsis, as others do
    named += "…" if len(due) > 1 and not named.endswith("…") else ""
    return context.texts("button-go-due", names=named)


def pressing(context: CommandContext, reminders: Iterable[Reminder]) -> tuple[Reminder, ...]:
    """Return those of some reminders that the desk has as red buttons, for the phase awaits them.

    What the table keeps from being done now has none.
    """
    awaited = due(context, "leaving")
    return tuple(
        each
        for each in reminders
        if any(_same(each, left) for left in awaited)
        and next(_buttons(context, each), None) is not None
    )


def _same(reminder: Reminder, left: Reminder) -> bool:
    """Tell whether what a phase begins with is all among that which it should not end without."""
    named = {each.unit for each in left.units}
    of_those = not named or all(each.unit in named for each in reminder.units)
    return reminder.procedure in left.asks_for and of_those


def buttons_of(context: CommandContext, reminders: tuple[Reminder, ...]) -> tuple[ButtonSpec, ...]:
    """Return buttons for the first reminders; a press works out anew what is due.

    What the table keeps from being done now has none, as a fight before the enemy's.
    """
    found = (spec for reminder in reminders for spec in _buttons(context, reminder))
    return tuple(islice(found, _MOST_BUTTONS))


def _buttons(context: CommandContext, reminder: Reminder) -> Iterator[ButtonSpec]:
    if reminder.procedure is None or (reminder.role is None and reminder.values):
        return
    name = _name(context, reminder.procedure, reminder)
    if reminder.role is None:
        if _is_open(context, reminder, None):
            yield ButtonSpec("due", reminder.id, name)
        return
    for concerned in reminder.units:
        if not _is_open(context, reminder, concerned.unit):
            continue
        row = context.row_of(concerned.unit)
        label = context.texts("button-due", procedure=name, unit=concerned.unit)
        about = f"{reminder.id}:{row.id}"
        yield ButtonSpec("due", about, label, about=name, of=concerned.unit)


def _name(context: CommandContext, procedure: str, reminder: Reminder) -> str:
    """Return what a procedure is called as a step, as a reminder says, or where it is offered."""
    if reminder.name is not None:
        return context.texts(f"next-{reminder.name}")
    offerings = context.ruleset.procedure(procedure).offerings
    role = reminder.role
    keys = (each.key for each in offerings if each.actor == role and each.key is not None)
    return context.texts(text_key(next(keys, f"procedure-{procedure}")))


def _is_open(context: CommandContext, reminder: Reminder, unit: str | None) -> bool:
    """Return whether the table leaves it to be done; what is missing is asked for."""
    given = given_of(reminder, unit)
    return may_be_done(context, reminder.procedure or "", given, by_form=True)
