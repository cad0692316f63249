"""The battle of a channel: start, join, phases, end."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from bot.battle.actions import beginning, lifecycle
from bot.battle.actions.choices import speak
from bot.battle.stepping import passed_over
from bot.battle.tabletop.turns import BEGINNER_TOLD
from bot.battle.tabletop.units import find_side
from bot.commands.battle import scores
from bot.commands.battle.battle_card import promised
from bot.commands.battle.battle_status import (
    agreed_lines,
    now_line,
    state_data,
    status_card,
)
from bot.commands.battle.ending.lapsing import lapsed_lines
from bot.commands.battle.ending.proposing import waiting_lines
from bot.commands.battle.tracking import telling, tracker
from bot.commands.declaring.command import button, command
from bot.commands.declaring.kinds import Completed, Key
from bot.commands.declaring.shared import SideName
from bot.commands.desk.foot import with_back
from bot.commands.dice.choosing import OpenRoll, open_rolls
from bot.commands.procedures.answers.answering import awaited_lines, unsaid
from bot.commands.procedures.answers.choices import held_by_choice
from bot.commands.procedures.answers.waiting import buttons_of as waiting_buttons
from bot.commands.procedures.answers.waiting import dice_buttons, roll_lines, unheld
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import CommandContext
from bot.store.snowflake import read_id
from bot.store.tables.battle import SideRow
from bot.texts.bundle import escaped, text_key
from bot.texts.localiser import LOCALES
from bot.views.cards.card import Card
from bot.views.interface.buttons import NEXT_ACTS, ONWARD, ButtonSpec
from bot.views.interface.embed import cut
from bot.views.interface.panel import MOST_LETTERS, Words, rows
from bot.views.renderers.structured import plain
from rulesets.core.declaring.kind import Choice, Text
from rulesets.refusal import Refusal


@command("battle status")
async def status(context: CommandContext) -> Reply:
    """Answer `/battle status`; while the battle is paused nothing is due."""
    battle = context.channel.under_way()
    paused = battle.status == "paused"
    waiting = tuple(open_rolls(context))
    reminders = () if paused else unheld(waiting, tracker.due(context))
    card = status_card(context)
    ending = (*waiting_lines(context), *lapsed_lines(context))
    waited = (*ending, *awaited_lines(context), *roll_lines(context, waiting))
    noted = not _is_short(context)
    due = telling.lines_of(context, unsaid(context, reminders), typed=True, noted=noted)
    told = (*waited, *due, *agreed_lines(context))
    if lifecycle.CAMPAIGN in battle.options:
        from bot.commands.campaign.link import stake_lines  # noqa: PLC0415 - few battles are

        told = (*await stake_lines(context, battle), *told)
    card = replace(card, dice=(*told, *card.dice))
    points = scores.points_now(context, battle)
    if any(side.total for side in points.sides):
        card = replace(card, dice=(*card.dice, scores.standing_line(context, points)))
    buttons: tuple[ButtonSpec, ...] = ()
    if not paused:
        due_buttons = tracker.buttons_of(context, reminders)
        buttons = (
            *waiting_buttons(context, waiting),
            *due_buttons,
            *tracker.onward(context),
        )

    def details() -> dict[str, Any]:
        told = {"reminders": [plain(reminder) for reminder in reminders]}
        return {**state_data(context), **told, "score": scores.points_data(points)}

    return Answer(card, buttons, details=details)


@command("battle next")
async def following(
    context: CommandContext,
    *,
    phase: Annotated[str | None, Text(60), Completed("phases")] = None,
    first: SideName = None,
) -> Reply:
    """Answer `/battle next`: the next phase, or the one named, with all that ends on the way.

    Where a game's sides keep their order, `first` says who begins while the battle is where it
    began, and nothing else.
    """
    context.channel.fighting()
    early = not context.ruleset.rolls_for_turns and beginning.not_begun(context.channel)
    if first is not None and phase is None and early:
        context.check_player()
        side = find_side(context.channel.board, first)
        coming = beginning.let_begin(context.channel, context.caller("/battle next"), side)
        return _arrived(context, coming, ())
    wanted: str | None = None
    if phase is not None:
        wanted = context.names.phases.only(phase)
        if wanted is None:
            names = ", ".join(
                context.own_texts(f"phase-{text_key(each.id)}") for each in context.ruleset.phases
            )
            raise Refusal("unknown-phase", text=phase[:40], names=names)
    return _go_on(context, _first(context, first), wanted)


@button("go")
async def go_on(context: CommandContext, subject: str) -> Reply:
    """Answer the button that goes on to the next phase; several players may press it at once.

    Raises:
        Refusal: the battle has gone on since.
    """
    battle = context.channel.fighting()
    moment, _, counted = subject.partition(".")
    if moment != tracker.moment_of(battle):
        side = context.channel.board.sides[battle.active]
        raise Refusal("gone-on", turn=battle.turn, side=side.name, phase=battle.phase)
    context.check_player()
    waiting = tuple(open_rolls(context))
    count, _, sure = counted.partition(".")
    theirs = tracker.turn_of_others(context)
    # Dice that have fallen would be lost; of the rest it is enough that the button
    # counted it.
    held = any(each.holds for each in waiting)
    more_due = len(tracker.still_due(context)) > read_id(count)
    if held or more_due or (theirs is not None and sure != tracker.SURE):
        return _held(context, waiting, theirs)
    return _go_on(context)


def _held(context: CommandContext, waiting: tuple[OpenRoll, ...], theirs: SideRow | None) -> Answer:
    """Tell one player what is still due: a sheet with buttons for it and the one that goes on.

    Where the turn is another side's, it tells whose. What only other players may do, or decide,
    has no button.
    """
    context = context.privately()
    leaving = unheld(waiting, tracker.due(context, "leaving"))
    due = telling.lines_of(context, unsaid(context, leaving))
    awaited = awaited_lines(context, typed=False)  # the buttons below say the same
    lines = (*awaited, *roll_lines(context, waiting, typed=False), *due)
    held = any(each.holds for each in waiting)
    onwards = () if held else tracker.onward(context, sure=theirs is not None)
    dice = dice_buttons(context, waiting)
    decisions = (*waiting_buttons(context, waiting, own=True), *dice)
    reminders = tracker.buttons_of(context, leaving) if theirs is None else ()
    buttons = (*decisions, *reminders, *onwards)
    title = context.texts("tracker-still-due")
    if theirs is not None:
        title = context.texts("tracker-others-turn", **tracker.turn_told(context, theirs))
        lines = (context.texts("tracker-still-open"), *lines) if lines else ()
    told = Words(cut("\n".join((f"**{title}**", *lines)), MOST_LETTERS))
    panel = with_back(context, (told, *rows(buttons)))
    return Answer(Card(title, "", lines), private=True, panel=panel)


def beginners(context: CommandContext) -> tuple[ButtonSpec, ...]:
    """Return a button for each side that may have the first turn, until one is told to have it."""
    battle, board = context.channel.board.battle, context.channel.board
    if battle is None or battle.status == "paused" or context.ruleset.rolls_for_turns:
        return ()
    if battle.options.get(BEGINNER_TOLD) or not beginning.not_begun(context.channel):
        return ()
    return tuple(
        ButtonSpec(
            "begins", f"{battle.id}:{side.place}", context.texts("desk-begins", side=side.name)
        )
        for side in board.sides
    )


@button("begins")
async def begins(context: CommandContext, subject: str) -> Reply:
    """Answer the button of a side that has the first turn.

    Raises:
        Refusal: `button-expired` once the battle has gone on.
    """
    battle = context.channel.fighting()
    fought, _, at = subject.partition(":")
    if fought != str(battle.id) or not beginners(context):
        raise Refusal("button-expired")
    context.check_player()
    side = context.side_pressed(at)
    coming = beginning.let_begin(context.channel, context.caller("/battle next"), side)
    return _arrived(context, coming, (context.texts("desk-begins", side=escaped(side.name)),))


def _go_on(
    context: CommandContext, first: SideRow | None = None, wanted: str | None = None
) -> Reply:
    context.check_player()
    # What was said at the table is taken, whoever types it.
    if first is None and (held := held_by_choice(context)) is not None:
        return held
    leaving = tracker.due(context, "leaving", ordered=first is not None)
    waiting = tuple(open_rolls(context))
    leaving = unheld(waiting, dict.fromkeys((*leaving, *passed_over(context.channel, wanted))))
    said = first is not None
    waited = (
        *awaited_lines(context, told=said, typed=False),
        *roll_lines(context, waiting, typed=False),
    )
    undone = (*waited, *telling.lines_of(context, unsaid(context, leaving)))
    ways = (
        *awaited_lines(context, told=said),
        *roll_lines(context, waiting),
        *telling.ways_of(context, unsaid(context, leaving)),
    )
    theirs = tracker.ended_for_others(context)
    caller = context.caller("/battle next")
    coming = lifecycle.go_on(context.channel, caller, first=first, to=wanted)
    left = (context.texts("tracker-undone"), *undone) if undone else ()
    return _arrived(context, coming, (*theirs, *left), ways, heading=bool(undone))


def _is_short(context: CommandContext) -> bool:
    """Tell whether cards are short here, which leave to others from where a rule is."""
    return (context.channel.setting("cards") or "full") != "full"


def _arrived(
    context: CommandContext,
    coming: lifecycle.Promise,
    told: tuple[str, ...],
    ways: tuple[str, ...] = (),
    *,
    heading: bool = False,
) -> Reply:
    """Tell the phase of the battle now, and what is due in it.

    Args:
        context: Where.
        coming: What led to it.
        told: Lines that stand before.
        ways: The commands of those lines.
        heading: Whether those lines are a list, which would run on into what is due now.
    """
    reminders = tracker.due(context)
    is_short = _is_short(context)
    due = telling.lines_of(context, reminders, noted=not is_short)
    steps = telling.steps_line(context, noted=not is_short)
    now = (context.texts("tracker-now"),) if heading and (due or steps) else ()
    begun = (*now, *due, *steps) if is_short else (*now, *steps, *due)
    pressing = tracker.pressing(context, reminders)
    pressed = telling.lines_of(context, pressing, noted=not is_short)
    untold = (*pressed, *steps, *(() if set(due) - set(pressed) else now))
    short = (*told, *(line for line in begun if line not in untold))
    buttons = (*tracker.buttons_of(context, reminders), *tracker.onward(context))
    ways = (*ways, *telling.ways_of(context, reminders))
    headline = now_line(context)
    beside = NEXT_ACTS if is_short else ONWARD
    return promised(
        context,
        coming,
        headline,
        (*told, *begun),
        short=short,
        headings=(context.texts("tracker-undone"), *now),
        buttons=buttons,
        ways=ways,
        as_desk=beside,
    )


def _first(context: CommandContext, first: str | None) -> SideRow | None:
    """Return the side that is to take the first turn of a game turn, None to leave the order.

    Raises:
        Refusal: `order-fixed` where the game never changes it, and what a side's name refuses.
    """
    if first is None:
        return None
    if not context.ruleset.rolls_for_turns:
        raise Refusal("order-fixed", ruleset=context.ruleset.id)
    return find_side(context.channel.board, first)


@command("battle language")
async def language(
    context: CommandContext,
    *,
    language: Annotated[str, Choice(LOCALES), Key("param-battle-language")],
) -> Reply:
    """Answer `/battle language`: what everybody reads of the battle is in it from now on.

    Raises:
        Refusal: `only-players`, and as `speak`.
    """
    context.check_player()
    coming = speak(context.channel, context.caller("/battle language"), language)
    begun = context.playing()
    name = begun.texts(f"choice-{begun.texts.locale}")
    return promised(begun, coming, begun.texts("battle-language-set", language=name))


@command("battle pause")
async def pause(context: CommandContext) -> Reply:
    """Answer `/battle pause`."""
    context.check_player()
    coming = lifecycle.pause(context.channel, context.caller("/battle pause"))
    return promised(context, coming, context.texts("battle-paused"))


@command("battle resume")
async def resume(context: CommandContext) -> Reply:
    """Answer `/battle resume`."""
    context.check_player()
    coming = lifecycle.resume(context.channel, context.caller("/battle resume"))
    return promised(context, coming, context.texts("battle-resumed"), (now_line(context),))
