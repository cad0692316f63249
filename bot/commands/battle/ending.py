"""The end of a battle: proposed, agreed to by the other sides, taken back for a day."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from bot.battle.actions import ending, lifecycle, reopening
from bot.battle.actions.ending import needs_agreement
from bot.battle.actions.lifecycle import CAMPAIGN, is_referee, seat_of
from bot.battle.actions.reopening import HOURS, Ended
from bot.commands.battle import scores
from bot.commands.battle.battle_card import promised, title_of, told
from bot.commands.battle.battle_status import now_line
from bot.commands.declaring.command import button, command
from bot.commands.dice.fairness import export_of, unsent_lines
from bot.commands.request.answer import Answer, Attachment, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.commands.request.refusing import refused
from bot.store.journal.record import Entry
from bot.store.journal.seen_dice import DISCARDED
from bot.store.statements import Operation
from bot.store.tables.battle import BattleRow, PlayerRow
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from bot.views.cards.seen_dice import discarded_dice
from bot.views.interface.buttons import ButtonSpec
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from bot.commands.battle.scores import BattlePoints
    from bot.commands.campaign.link import Proposal
    from rulesets.core.ids.refusals import RefusalCode


@command("battle end")
async def end(context: CommandContext) -> Reply:
    """Answer `/battle end`: at once where nobody else plays, else once every other side agrees.

    Raises:
        Refusal: `no-battle`, `only-players`, `end-waiting` for who has proposed it already.
    """
    battle = context.channel.under_way()
    context.check_player()
    channel, actor = context.channel, context.actor
    points = scores.points_now(context, battle)
    if not needs_agreement(channel.board, actor):
        return await _end(context, battle, points)
    proposed = ending.proposal(battle, _totals(points))
    if proposed is None:
        return _ask(context, points)
    answers = ending.may_answer(channel.board, actor, proposed)
    if answers and not ending.has_agreed(channel.board, actor, proposed):
        return await _agree(context, battle, points, proposed)
    waited = ending.players_at(channel.board, ending.awaited(channel.board, proposed))
    await channel.settled()
    since = partial(
        ending.acted_since,
        journal_id=channel.journal.id,
        number=proposed["entry"],
        people=[player.user_id for player in waited],
    )
    if await context.store.ask(since):  # whoever is there has not agreed by saying nothing
        return _ask(context, points)
    left = ending.hours_left(channel, proposed)
    if left:
        names = ", ".join(player.name for player in waited)
        raise Refusal("end-waiting", names=names, hours=left)
    return await _end(context, battle, points, silent=proposed)


def _totals(points: BattlePoints) -> list[int]:
    return [side.total for side in points.sides]


def _score_lines(context: CommandContext, points: BattlePoints) -> tuple[str, ...]:
    if not any(side.lines or side.added for side in points.sides):
        return ()
    return (scores.total_line(context, points), *scores.lines_of(context, points))


def _ask(context: CommandContext, points: BattlePoints) -> Reply:
    coming = ending.ask(context.channel, context.caller("/battle end"), _totals(points))
    lines = _score_lines(context, points)
    return Promise(coming, lambda entry: asked(context, entry, lines))


def asked(context: CommandContext, entry: Entry, lines: tuple[str, ...] = ()) -> Answer:
    """Return the question whether the battle ends here, with the buttons that answer it."""
    texts, others = context.texts, ending.others(context.channel.board, entry.actor)
    names = ", ".join(player.name for player in others)
    headline = texts("end-asked", who=entry.actor.name, names=names)
    hours = texts("end-asked-silence", hours=context.channel.end_hours)
    buttons = _answering(context, entry)
    calls = tuple(player.user_id for player in others)
    shown = (*lines, hours)
    return told(context, entry, title_of(context), headline, shown, buttons=buttons, calls=calls)


def _proposed(
    context: CommandContext, entry: Entry
) -> tuple[BattleRow, BattlePoints, dict[str, Any]]:
    """Return the battle whose end an entry proposed, its points, and what was proposed.

    Raises:
        Refusal: `battle-is-over`, `end-not-asked`, `not-yours-to-end`.
    """
    channel = context.channel
    if channel.battle is None or entry.journal_id != channel.journal.id:
        raise Refusal("battle-is-over")
    points = scores.points_now(context, channel.battle)
    proposed = ending.proposal(channel.battle, _totals(points))
    if proposed is None or proposed["entry"] != entry.arguments.get(ending.IN, entry.number):
        raise Refusal("end-not-asked")
    if not ending.may_answer(channel.board, context.actor, proposed):
        raise Refusal("not-yours-to-end")
    return channel.battle, points, proposed


async def agree(context: CommandContext, entry: Entry) -> Reply:
    """Answer the button that agrees to the end: the battle ends once every side has.

    Raises:
        Refusal: that battle is over, or has gone on since; the presser plays no other side, or
            one that has agreed.
    """
    battle, points, proposed = _proposed(context, entry)
    board = context.channel.board
    if ending.has_agreed(board, context.actor, proposed):
        sides = ", ".join(side.name for side in ending.awaited(board, proposed))
        raise Refusal("side-agreed-already", sides=sides)
    return await _agree(context, battle, points, proposed)


async def _agree(
    context: CommandContext, battle: BattleRow, points: BattlePoints, proposed: Mapping[str, Any]
) -> Reply:
    """Agree to the end for the player's side; with the last side the battle ends."""
    board, actor = context.channel.board, context.actor
    own = seat_of(board, actor)
    side_id = None if own is None else own.side_id
    waiting = [side for side in ending.awaited(board, proposed) if side.id != side_id]
    if not waiting or not needs_agreement(board, actor):
        return await _end(context, battle, points)
    coming = ending.agree(context.channel, context.caller("/battle end"), proposed, waiting)
    return Promise(coming, lambda entry: agreed(context, entry))


def agreed(context: CommandContext, entry: Entry) -> Answer:
    """Return the answer where one side agreed to the end and others have yet to."""
    board, names = context.channel.board, entry.arguments["waiting"]
    waited = ending.players_at(board, [side for side in board.sides if side.name in names])
    by, sides = entry.actor.name, ", ".join(names)
    headline = context.texts("end-agreed-partly", by=by, sides=sides)
    calls = tuple(player.user_id for player in waited)
    buttons = _answering(context, entry)
    return told(context, entry, title_of(context), headline, buttons=buttons, calls=calls)


def _answering(context: CommandContext, entry: Entry) -> tuple[ButtonSpec, ...]:
    texts, subject = context.texts, str(entry.id)
    return (
        ButtonSpec("agree", subject, texts("button-agree")),
        ButtonSpec("refuse", subject, texts("button-play-on")),
    )


def decline(context: CommandContext, entry: Entry) -> Reply:
    """Answer the button that declines the end and plays on.

    Raises:
        Refusal: as `agree`.
    """
    _, _, proposed = _proposed(context, entry)
    coming = ending.decline(context.channel, context.caller("/battle end"), proposed)
    headline = context.texts("end-declined", who=context.requester.name)
    return promised(context, coming, headline, (now_line(context),))


def waiting_lines(context: CommandContext) -> tuple[str, ...]:
    """Return the lines on a proposed end that waits for its answer."""
    battle = context.channel.board.battle
    if battle is None or lifecycle.END_ASKED not in battle.options:
        return ()
    proposed = ending.proposal(battle, _totals(scores.points_now(context, battle)))
    if proposed is None:
        return ()
    hours = ending.hours_left(context.channel, proposed)
    side = next((s.name for s in context.channel.board.sides if s.place == proposed["side"]), None)
    return (context.texts("end-waits", side=side, hours=hours),)


async def _end(
    context: CommandContext,
    battle: BattleRow,
    points: BattlePoints,
    *,
    silent: Mapping[str, Any] | None = None,
) -> Reply:
    """End the battle: the secret of its dice is shown, with every draw to check."""
    texts = context.texts
    proposal: Proposal | None = None
    if CAMPAIGN in battle.options:
        from bot.commands.campaign.link import proposed  # noqa: PLC0415 - few battles are

        proposal = await proposed(context, battle, points)
    after = proposal.after if proposal else ()
    caller, score = context.caller("/battle end"), scores.points_data(points)
    lines = _score_lines(context, points)
    title, number = escaped(battle.name), battle.id
    coming = lifecycle.end(context.channel, caller, score, after, silent=silent)

    async def finished() -> tuple[Entry, tuple[Attachment, ...]]:
        entry = await coming
        return entry, await export_of(context, entry)

    def show(ended: tuple[Entry, tuple[Attachment, ...]]) -> Answer:
        entry, files = ended
        revealed = texts("proof-revealed", seed=entry.outcome["seed"])
        unused = (discarded_dice(texts, entry),) if DISCARDED in entry.arguments else ()
        shown = (*lines, *unused, revealed, *unsent_lines(texts, files))
        headline = texts("battle-over" if silent is None else "battle-over-by-silence")
        changes, footer = proposal.lines if proposal else (), footer_of(texts, entry)
        card = Card(title, headline, shown, changes, footer)
        outcome = {"action": entry.action, "entry": entry.number, "dice": entry.outcome}
        back = _back_button(context, number)
        buttons = (*(proposal.buttons if proposal else ()), back)
        calls = proposal.calls if proposal else ()
        return Answer(card, buttons, details=lambda: outcome, files=files, calls=calls)

    return Promise(finished(), show)


def _back_button(context: CommandContext, battle_id: int) -> ButtonSpec:
    return ButtonSpec("reopen", str(battle_id), context.texts("button-reopen"))


def over(
    context: CommandContext, ended: Ended, code: RefusalCode = "over-nothing-to-undo"
) -> Answer:
    """Return the answer to an undo once the battle is over."""
    battle = ended.battle
    if not ended.open:
        return refused(context, Refusal("reopen-too-late", battle=battle.name, hours=HOURS))
    answer = refused(context, Refusal(code, battle=battle.name, hours=HOURS))
    return replace(answer, buttons=(_back_button(context.privately(), battle.id),))


@button("reopen")
async def press_reopen(context: CommandContext, subject: str) -> Reply:
    """Answer the button that takes the end of a battle back.

    Raises:
        Refusal: `reopened-already`, `reopen-not-last`, and as `reopening.check`.
    """
    ended = await _ended(context, subject)
    reopening.check(context.channel, ended, context.actor)
    if reopening.may_alone(ended, context.actor):
        return await _reopen(context, ended)
    await _withdrawn(context, ended)  # refused before anybody is asked
    coming = reopening.ask(context.channel, context.caller("/battle end"), ended)
    return Promise(coming, lambda entry: _reopen_asked(context, ended, entry))


async def _ended(context: CommandContext, battle_id: str) -> Ended:
    ended = await reopening.last_ended(context.store, context.channel)
    running = context.channel.battle
    if running is not None and str(running.id) == battle_id:
        raise Refusal("reopened-already", battle=running.name)
    if ended is None or str(ended.battle.id) != battle_id:
        raise Refusal("reopen-not-last")
    return ended


def _reopen_asked(context: CommandContext, ended: Ended, entry: Entry) -> Answer:
    others = ending.others(ended.board, entry.actor)
    names = ", ".join(player.name for player in others)
    headline = context.texts("reopen-asked", who=entry.actor.name, names=names)
    return _wanted_back(context, ended, entry, headline, asked_in=entry.id, waited=others)


async def agree_to_reopen(context: CommandContext, entry: Entry) -> Reply:
    """Answer the button that agrees to take the end back, which needs every other side.

    Raises:
        Refusal: `not-yours-to-end`, `side-agreed-already`, `reopen-ended-again`, and as
            `press_reopen`.
    """
    ended = await _ended(context, str(entry.arguments["battle"]))
    if entry.id < ended.end.id:
        raise Refusal("reopen-ended-again", battle=ended.battle.name)
    reopening.check(context.channel, ended, context.actor)
    actor, board = context.actor, ended.board
    if not reopening.may_agree(ended, actor, entry.actor):
        raise Refusal("not-yours-to-end")
    if is_referee(board, actor):
        return await _reopen(context, ended)
    await context.channel.settled()
    awaited = await reopening.awaited(context.store, ended, entry)
    seat = seat_of(board, actor)
    own = next((side for side in awaited if seat and side.id == seat.side_id), None)
    waiting = [side for side in awaited if side is not own]
    if own is None:
        raise Refusal("side-agreed-already", sides=", ".join(side.name for side in waiting))
    if not waiting:
        return await _reopen(context, ended)
    caller = context.caller("/battle end")
    coming = reopening.agree(context.channel, caller, entry, own, waiting)
    return Promise(coming, lambda agreed: _reopen_agreed(context, ended, entry, agreed))


def _reopen_agreed(context: CommandContext, ended: Ended, asked: Entry, entry: Entry) -> Answer:
    texts, board, names = context.texts, ended.board, entry.arguments["waiting"]
    waited = ending.players_at(board, [side for side in board.sides if side.name in names])
    headline = texts("reopen-agreed-partly", by=entry.actor.name, sides=", ".join(names))
    return _wanted_back(context, ended, entry, headline, asked_in=asked.id, waited=waited)


def _wanted_back(
    context: CommandContext,
    ended: Ended,
    entry: Entry,
    headline: str,
    *,
    asked_in: int,
    waited: Sequence[PlayerRow],
) -> Answer:
    """Return the answer while a wish to take the end back waits, with the button that agrees."""
    texts = context.texts
    button = ButtonSpec("agree", str(asked_in), texts("button-agree"))
    outcome = {"action": entry.action, "entry": entry.number}
    calls = tuple(player.user_id for player in waited)
    card = Card(escaped(ended.battle.name), headline, footer=footer_of(texts, entry))
    return Answer(card, (button,), details=lambda: outcome, calls=calls)


async def _withdrawn(context: CommandContext, ended: Ended) -> list[Operation]:
    """Return the writes that take the battle's result back from its campaign.

    Raises:
        Refusal: `reopen-counted` where it counts there.
    """
    if not isinstance(ended.battle.options.get(CAMPAIGN), str):
        return []
    from bot.campaign.withdrawal import counts, told_of, withdrawing  # noqa: PLC0415
    from bot.commands.campaign.presenter import asked as asking  # noqa: PLC0415 - few battles are

    fought = await context.store.ask(partial(told_of, battle_id=ended.battle.id))
    if fought is None:
        return []
    if counts(fought):
        raise Refusal("reopen-counted", battle=ended.battle.name, number=fought.number)
    return withdrawing(context.store.ids.next, asking(context), fought)


async def _reopen(context: CommandContext, ended: Ended) -> Reply:
    after = await _withdrawn(context, ended)
    journal = await reopening.journal_after(context.store, ended)
    caller = context.caller("/battle end")
    coming = reopening.reopen(context.channel, caller, ended, journal, after)
    begun = context.playing()
    texts = begun.texts
    sealed = texts("reopen-sealed", commitment=journal.commitment)
    lines = (now_line(begun), sealed, *((texts("reopen-withdrawn"),) if after else ()))
    headline = texts("battle-reopened", who=context.requester.name)
    return promised(begun, coming, headline, lines)
