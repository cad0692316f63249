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
from bot.commands.request.context import Place
from bot.commands.request.refusing import refused
from bot.store.journal.record import Entry
from bot.store.journal.seen import DISCARDED
from bot.store.statements import Operation
from bot.store.tables.battle import BattleRow, PlayerRow
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from bot.views.cards.seen_dice import discarded_dice
from bot.views.interface.buttons import ButtonSpec
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from bot.commands.battle.scores import Standing
    from bot.commands.campaign.link import Proposal


@command("battle end")
async def end(place: Place) -> Reply:
    """Answer `/battle end`: at once where nobody else plays, else once every other side agrees.

    Raises:
        Refusal: `no-battle`, `only-players`, `end-waiting` for who has proposed it already.
    """
    battle = place.channel.under_way()
    place.check_player()
    channel, actor = place.channel, place.actor
    points = scores.standing_of(place, battle)
    if not needs_agreement(channel.board, actor):
        return await _end(place, battle, points)
    proposed = ending.proposal(battle, _totals(points))
    if proposed is None:
        return _ask(place, points)
    answers = ending.may_answer(channel.board, actor, proposed)
    if answers and not ending.has_agreed(channel.board, actor, proposed):
        return await _agree(place, battle, points, proposed)
    waited = ending.players_at(channel.board, ending.awaited(channel.board, proposed))
    await channel.settled()
    since = partial(
        ending.acted_since,
        journal_id=channel.journal.id,
        number=proposed["entry"],
        people=[one.user_id for one in waited],
    )
    if await place.store.ask(since):  # whoever is there has not agreed by saying nothing
        return _ask(place, points)
    left = ending.hours_left(channel, proposed)
    if left:
        names = ", ".join(one.name for one in waited)
        raise Refusal("end-waiting", names=names, hours=left)
    return await _end(place, battle, points, silent=proposed)


def _totals(points: Standing) -> list[int]:
    return [side.total for side in points.sides]


def _score_lines(place: Place, points: Standing) -> tuple[str, ...]:
    if not any(side.lines or side.added for side in points.sides):
        return ()
    return (scores.total_line(place, points), *scores.lines_of(place, points))


def _ask(place: Place, points: Standing) -> Reply:
    coming = ending.ask(place.channel, place.caller("/battle end"), _totals(points))
    lines = _score_lines(place, points)
    return Promise(coming, lambda entry: asked(place, entry, lines))


def asked(place: Place, entry: Entry, lines: tuple[str, ...] = ()) -> Answer:
    """Return the question whether the battle ends here, with the buttons that answer it."""
    texts, others = place.texts, ending.others(place.channel.board, entry.actor)
    names = ", ".join(one.name for one in others)
    headline = texts("end-asked", who=entry.actor.name, names=names)
    hours = texts("end-asked-silence", hours=place.channel.end_hours)
    buttons = _answering(place, entry)
    calls = tuple(one.user_id for one in others)
    shown = (*lines, hours)
    return told(place, entry, title_of(place), headline, shown, buttons=buttons, calls=calls)


def _proposed(place: Place, entry: Entry) -> tuple[BattleRow, Standing, dict[str, Any]]:
    """Return the battle whose end an entry proposed, its points, and what was proposed.

    Raises:
        Refusal: `battle-is-over`, `end-not-asked`, `not-yours-to-end`.
    """
    channel = place.channel
    if channel.battle is None or entry.journal_id != channel.journal.id:
        raise Refusal("battle-is-over")
    points = scores.standing_of(place, channel.battle)
    proposed = ending.proposal(channel.battle, _totals(points))
    if proposed is None or proposed["entry"] != entry.arguments.get(ending.IN, entry.number):
        raise Refusal("end-not-asked")
    if not ending.may_answer(channel.board, place.actor, proposed):
        raise Refusal("not-yours-to-end")
    return channel.battle, points, proposed


async def agree(place: Place, entry: Entry) -> Reply:
    """Answer the button that agrees to the end: the battle ends once every side has.

    Raises:
        Refusal: that battle is over, or has gone on since; the presser plays no other side, or
            one that has agreed.
    """
    battle, points, proposed = _proposed(place, entry)
    board = place.channel.board
    if ending.has_agreed(board, place.actor, proposed):
        sides = ", ".join(side.name for side in ending.awaited(board, proposed))
        raise Refusal("side-agreed-already", sides=sides)
    return await _agree(place, battle, points, proposed)


async def _agree(
    place: Place, battle: BattleRow, points: Standing, proposed: Mapping[str, Any]
) -> Reply:
    """Agree to the end for one's side; with the last one the battle ends."""
    board, actor = place.channel.board, place.actor
    own = seat_of(board, actor)
    side_id = None if own is None else own.side_id
    waiting = [side for side in ending.awaited(board, proposed) if side.id != side_id]
    if not waiting or not needs_agreement(board, actor):
        return await _end(place, battle, points)
    coming = ending.agree(place.channel, place.caller("/battle end"), proposed, waiting)
    return Promise(coming, lambda entry: agreed(place, entry))


def agreed(place: Place, entry: Entry) -> Answer:
    """Return what is told where one side agreed to the end and others have yet to."""
    board, names = place.channel.board, entry.arguments["waiting"]
    waited = ending.players_at(board, [side for side in board.sides if side.name in names])
    by, sides = entry.actor.name, ", ".join(names)
    headline = place.texts("end-agreed-partly", by=by, sides=sides)
    calls = tuple(one.user_id for one in waited)
    buttons = _answering(place, entry)
    return told(place, entry, title_of(place), headline, buttons=buttons, calls=calls)


def _answering(place: Place, entry: Entry) -> tuple[ButtonSpec, ...]:
    texts, subject = place.texts, str(entry.id)
    return (
        ButtonSpec("agree", subject, texts("button-agree")),
        ButtonSpec("refuse", subject, texts("button-play-on")),
    )


def decline(place: Place, entry: Entry) -> Reply:
    """Answer the button of who would play on.

    Raises:
        Refusal: as `agree`.
    """
    _, _, proposed = _proposed(place, entry)
    coming = ending.decline(place.channel, place.caller("/battle end"), proposed)
    headline = place.texts("end-declined", who=place.asker.name)
    return promised(place, coming, headline, (now_line(place),))


def waiting_lines(place: Place) -> tuple[str, ...]:
    """Return what is told of a proposed end that waits for its answer."""
    battle = place.channel.board.battle
    if battle is None or lifecycle.END_ASKED not in battle.options:
        return ()
    proposed = ending.proposal(battle, _totals(scores.standing_of(place, battle)))
    if proposed is None:
        return ()
    hours = ending.hours_left(place.channel, proposed)
    side = next((s.name for s in place.channel.board.sides if s.place == proposed["side"]), None)
    return (place.texts("end-waits", side=side, hours=hours),)


async def _end(
    place: Place, battle: BattleRow, points: Standing, *, silent: Mapping[str, Any] | None = None
) -> Reply:
    """End the battle: the secret of its dice is shown, with every draw to check."""
    texts = place.texts
    proposal: Proposal | None = None
    if CAMPAIGN in battle.options:
        from bot.commands.campaign.link import proposed  # noqa: PLC0415 - few battles are

        proposal = await proposed(place, battle, points)
    after = proposal.after if proposal else ()
    caller, score = place.caller("/battle end"), scores.standing_data(points)
    lines = _score_lines(place, points)
    title, number = escaped(battle.name), battle.id
    coming = lifecycle.end(place.channel, caller, score, after, silent=silent)

    async def finished() -> tuple[Entry, tuple[Attachment, ...]]:
        entry = await coming
        return entry, await export_of(place, entry)

    def show(ended: tuple[Entry, tuple[Attachment, ...]]) -> Answer:
        entry, files = ended
        revealed = texts("proof-revealed", seed=entry.outcome["seed"])
        unused = (discarded_dice(texts, entry),) if DISCARDED in entry.arguments else ()
        shown = (*lines, *unused, revealed, *unsent_lines(texts, files))
        headline = texts("battle-over" if silent is None else "battle-over-by-silence")
        changes, footer = proposal.lines if proposal else (), footer_of(texts, entry)
        card = Card(title, headline, shown, changes, footer)
        outcome = {"action": entry.action, "entry": entry.number, "dice": entry.outcome}
        back = _back_button(place, number)
        buttons = (*(proposal.buttons if proposal else ()), back)
        calls = proposal.calls if proposal else ()
        return Answer(card, buttons, details=lambda: outcome, files=files, calls=calls)

    return Promise(finished(), show)


def _back_button(place: Place, battle_id: int) -> ButtonSpec:
    return ButtonSpec("reopen", str(battle_id), place.texts("button-reopen"))


def over(place: Place, ended: Ended, code: str = "over-nothing-to-undo") -> Answer:
    """Return what whoever would undo something is told once the battle is over."""
    battle = ended.battle
    if not ended.open:
        return refused(place, Refusal("reopen-too-late", battle=battle.name, hours=HOURS))
    answer = refused(place, Refusal(code, battle=battle.name, hours=HOURS))
    return replace(answer, buttons=(_back_button(place, battle.id),))


@button("reopen")
async def press_reopen(place: Place, subject: str) -> Reply:
    """Answer the button that takes the end of a battle back.

    Raises:
        Refusal: `reopened-already`, `reopen-not-last`, and as `reopening.check`.
    """
    ended = await _ended(place, subject)
    reopening.check(place.channel, ended, place.actor)
    if reopening.may_alone(ended, place.actor):
        return await _reopen(place, ended)
    await _withdrawn(place, ended)  # refused before anybody is asked
    coming = reopening.ask(place.channel, place.caller("/battle end"), ended)
    return Promise(coming, lambda entry: _reopen_asked(place, ended, entry))


async def _ended(place: Place, battle_id: str) -> Ended:
    ended = await reopening.last_ended(place.store, place.channel)
    running = place.channel.battle
    if running is not None and str(running.id) == battle_id:
        raise Refusal("reopened-already", battle=running.name)
    if ended is None or str(ended.battle.id) != battle_id:
        raise Refusal("reopen-not-last")
    return ended


def _reopen_asked(place: Place, ended: Ended, entry: Entry) -> Answer:
    others = ending.others(ended.board, entry.actor)
    names = ", ".join(one.name for one in others)
    headline = place.texts("reopen-asked", who=entry.actor.name, names=names)
    return _wanted_back(place, ended, entry, headline, asked_in=entry.id, waited=others)


async def agree_to_reopen(place: Place, entry: Entry) -> Reply:
    """Answer the button that agrees to take the end back: it is once every other side has.

    Raises:
        Refusal: `not-yours-to-end`, `side-agreed-already`, `reopen-ended-again`, and as
            `press_reopen`.
    """
    ended = await _ended(place, str(entry.arguments["battle"]))
    if entry.id < ended.end.id:
        raise Refusal("reopen-ended-again", battle=ended.battle.name)
    reopening.check(place.channel, ended, place.actor)
    actor, board = place.actor, ended.board
    if not reopening.may_agree(ended, actor, entry.actor):
        raise Refusal("not-yours-to-end")
    if is_referee(board, actor):
        return await _reopen(place, ended)
    await place.channel.settled()
    awaited = await reopening.awaited(place.store, ended, entry)
    seat = seat_of(board, actor)
    own = next((side for side in awaited if seat and side.id == seat.side_id), None)
    waiting = [side for side in awaited if side is not own]
    if own is None:
        raise Refusal("side-agreed-already", sides=", ".join(side.name for side in waiting))
    if not waiting:
        return await _reopen(place, ended)
    caller = place.caller("/battle end")
    coming = reopening.agree(place.channel, caller, entry, own, waiting)
    return Promise(coming, lambda agreed: _reopen_agreed(place, ended, entry, agreed))


def _reopen_agreed(place: Place, ended: Ended, asked: Entry, entry: Entry) -> Answer:
    texts, board, names = place.texts, ended.board, entry.arguments["waiting"]
    waited = ending.players_at(board, [side for side in board.sides if side.name in names])
    headline = texts("reopen-agreed-partly", by=entry.actor.name, sides=", ".join(names))
    return _wanted_back(place, ended, entry, headline, asked_in=asked.id, waited=waited)


def _wanted_back(
    place: Place,
    ended: Ended,
    entry: Entry,
    headline: str,
    *,
    asked_in: int,
    waited: Sequence[PlayerRow],
) -> Answer:
    """Return what is told while the end may yet be taken back, with the button that agrees."""
    texts = place.texts
    button = ButtonSpec("agree", str(asked_in), texts("button-agree"))
    outcome = {"action": entry.action, "entry": entry.number}
    calls = tuple(one.user_id for one in waited)
    card = Card(escaped(ended.battle.name), headline, footer=footer_of(texts, entry))
    return Answer(card, (button,), details=lambda: outcome, calls=calls)


async def _withdrawn(place: Place, ended: Ended) -> list[Operation]:
    """Return what takes the battle's result back from its campaign.

    Raises:
        Refusal: `reopen-counted` where it counts there.
    """
    if not isinstance(ended.battle.options.get(CAMPAIGN), str):
        return []
    from bot.campaign.withdrawal import counts, told_of, withdrawing  # noqa: PLC0415
    from bot.commands.campaign.presenter import asked as asking  # noqa: PLC0415 - few battles are

    fought = await place.store.ask(partial(told_of, battle_id=ended.battle.id))
    if fought is None:
        return []
    if counts(fought):
        raise Refusal("reopen-counted", battle=ended.battle.name, number=fought.number)
    return withdrawing(place.store.ids.next, asking(place), fought)


async def _reopen(place: Place, ended: Ended) -> Reply:
    after = await _withdrawn(place, ended)
    journal = await reopening.journal_after(place.store, ended)
    caller = place.caller("/battle end")
    coming = reopening.reopen(place.channel, caller, ended, journal, after)
    begun = place.playing()
    texts = begun.texts
    sealed = texts("reopen-sealed", commitment=journal.commitment)
    lines = (now_line(begun), sealed, *((texts("reopen-withdrawn"),) if after else ()))
    headline = texts("battle-reopened", who=place.asker.name)
    return promised(begun, coming, headline, lines)
