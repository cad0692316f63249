"""The end of a battle: proposed with its result, agreed to by the other sides, or objected to."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, Final

from bot.battle.actions import ending, lifecycle
from bot.battle.actions.ending import Said, needs_agreement, said_in
from bot.battle.actions.lifecycle import CAMPAIGN, seat_of
from bot.commands.battle import scores
from bot.commands.battle.battle_card import promised, title_of, told
from bot.commands.battle.battle_status import now_line
from bot.commands.battle.ending.choice import Choice, results
from bot.commands.battle.ending.verdict import result_line, verdict_lines, with_said
from bot.commands.declaring.command import command
from bot.commands.declaring.kinds import Completed, Key
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Entry
from bot.store.tables.battle import BattleRow, SideRow
from bot.texts.localiser import LOCALES
from bot.texts.names import fold
from bot.views.interface.buttons import ButtonSpec, language_buttons
from rulesets.core.declaring.kind import Text
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from bot.commands.battle.ending.filing import Proposal
    from bot.commands.battle.scores import BattlePoints
    from bot.store.tables.battle import Json

NUMBERED: Final = "e."
"""What the subject of an answer to a proposed end begins with, where the desk asks for it."""
_NOTHING: Final[Mapping[int, int]] = MappingProxyType({})


@command("battle end")
async def end(
    context: CommandContext,
    *,
    winner: Annotated[str | None, Text(60), Key("param-end-winner"), Completed("winners")] = None,
) -> Reply:
    """Answer `/battle end`: at once where nobody else plays, else once every other side agrees.

    Raises:
        Refusal: `no-battle`, `only-players`, `end-waiting` for who has proposed it already,
            `unknown-side`, `ambiguous-side`.
    """
    battle = context.channel.under_way()
    context.check_player()
    if winner is not None:
        return await conclude(context, _winner(context, winner))
    channel, actor = context.channel, context.actor
    if not needs_agreement(channel.board, actor):
        return await conclude(context, None)
    proposed = proposal_now(context, battle)
    if proposed is None:
        return await conclude(context, None)
    answers = ending.may_answer(channel.board, actor, proposed)
    if answers and not ending.has_agreed(channel.board, actor, proposed):
        return await _agree(context, battle, proposed)
    waited = ending.players_at(channel.board, ending.awaited(channel.board, proposed))
    await channel.settled()
    since = partial(
        ending.acted_since,
        journal_id=channel.journal.id,
        number=proposed["entry"],
        people=[player.user_id for player in waited],
    )
    if await context.store.ask(since):  # whoever is there has not agreed by saying nothing
        return await _ask(context, battle, said_in(channel.board, proposed))
    left = ending.hours_left(channel, proposed)
    if left:
        names = ", ".join(player.name for player in waited)
        raise Refusal("end-waiting", names=names, hours=left)
    return await _end(context, battle, silent=proposed)  # by the rules: nobody agreed to more


def _winner(context: CommandContext, typed: str) -> Said:
    """Return the result that a player types: the name of a side, or a draw in either language."""
    draws = {
        fold(context.localiser.texts(locale, context.ruleset.id)("end-draw-word"))
        for locale in LOCALES
    }
    return Said(None) if fold(typed) in draws else Said(context.side(typed).place)


async def conclude(
    context: CommandContext, said: Said | None, added: Mapping[int, int] = _NOTHING
) -> Reply:
    """End the battle with a result, agree to what another side proposes, or propose it.

    Args:
        context: Where.
        said: The result, None for the one of the rules.
        added: By its place, what a side is to have beyond its points.

    Raises:
        Refusal: `no-battle`, `only-players`, `end-waiting` where the same was proposed.
    """
    battle, board, actor = context.channel.under_way(), context.channel.board, context.actor
    context.check_player()
    verdict = scores.points_now(context, battle, added).verdict
    if said is not None and not verdict.open and said.winner == verdict.winner:
        said = None  # the rules say so too
    if not needs_agreement(board, actor):
        return await _end(context, battle, said, added)
    proposed = proposal_now(context, battle)
    if proposed is None or said_in(board, proposed) != said or any(added.values()):
        return await _ask(context, battle, said, added)
    answers = ending.may_answer(board, actor, proposed)
    if answers and not ending.has_agreed(board, actor, proposed):
        return await _agree(context, battle, proposed)
    waited = ending.players_at(board, ending.awaited(board, proposed))
    hours = ending.hours_left(context.channel, proposed)
    raise Refusal("end-waiting", names=", ".join(each.name for each in waited), hours=hours)


def proposal_now(context: CommandContext, battle: BattleRow) -> dict[str, Any] | None:
    """Return the end that somebody proposed, while the battle stands as it did then."""
    if lifecycle.END_ASKED not in battle.options:
        return None
    points = scores.points_now(context, battle)
    return ending.proposal(battle, [side.total for side in points.sides])


async def _ask(
    context: CommandContext,
    battle: BattleRow,
    said: Said | None,
    added: Mapping[int, int] = _NOTHING,
) -> Reply:
    now = scores.points_now(context, battle)
    standing = with_said(scores.points_now(context, battle, added), said)
    totals = [side.total for side in now.sides]
    caller, campaign = context.caller("/battle end"), await counting_in(context, battle, standing)
    coming = ending.ask(context.channel, caller, totals, said, added, campaign=campaign)
    return Promise(coming, lambda entry: _asked(context, entry, standing))


async def counting_in(
    context: CommandContext, battle: BattleRow, standing: BattlePoints
) -> dict[str, Json] | None:
    """Return where a result counts once the other side agrees to it, None where it does nowhere."""
    if CAMPAIGN not in battle.options:
        return None
    from bot.commands.battle.ending.filing import terms  # noqa: PLC0415 - few battles are

    return await terms(context, battle, standing)


def counting_lines(context: CommandContext, held: Mapping[str, Any] | None) -> tuple[str, ...]:
    """Return the line on where a result counts once it is agreed to; none where it does nowhere."""
    if held is None:
        return ()
    told = {"campaign": held["name"], "region": held["region"]}
    return (context.texts("campaign-terms", **told),)


def asked(context: CommandContext, entry: Entry) -> Answer:
    """Return the question whether the battle ends here, told again."""
    battle = context.channel.under_way()
    said = said_in(context.channel.board, entry.arguments)
    return _asked(context, entry, with_said(scores.points_now(context, battle), said))


def _asked(context: CommandContext, entry: Entry, standing: BattlePoints) -> Answer:
    """Return the question whether the battle ends here, with the buttons that answer it."""
    texts, others = context.texts, ending.others(context.channel.board, entry.actor)
    names = ", ".join(player.name for player in others)
    lines: tuple[str, ...] = (
        *verdict_lines(context, standing),
        *counting_lines(context, entry.arguments.get(CAMPAIGN)),
        texts("end-asked", who=entry.actor.name, names=names),
    )
    if (context.channel.setting("cards") or "full") == "full":  # else the desk counts the hours
        lines = (*lines, texts("end-asked-silence", hours=context.channel.end_hours))
    calls = tuple(player.user_id for player in others)
    headline = result_line(context.texts, standing)
    buttons = _answering(context, str(entry.id))
    if standing.verdict.open:
        battle = context.channel.under_way()
        chosen, now = Choice(battle.id, entry.number + 1), proposal_now(context, battle)
        buttons += tuple(results(context, chosen, standing.verdict, now))
    buttons += language_buttons(entry.id, texts.locale)
    return told(context, entry, title_of(context), headline, lines, buttons=buttons, calls=calls)


def numbered(context: CommandContext, subject: str) -> dict[str, Any]:
    """Return the proposed end that an answer from the desk is about.

    Raises:
        Refusal: `battle-is-over`, `end-not-asked`.
    """
    battle = context.channel.battle
    number, _, entry = subject.removeprefix(NUMBERED).partition(".")
    if battle is None or str(battle.id) != number:
        raise Refusal("battle-is-over")
    proposed = proposal_now(context, battle)
    if proposed is None or str(proposed["entry"]) != entry:
        raise Refusal("end-not-asked")
    return proposed


def _proposed(context: CommandContext, entry: Entry) -> dict[str, Any]:
    """Return the proposed end that an answer below its message is about.

    Raises:
        Refusal: `battle-is-over`, `end-not-asked`.
    """
    channel = context.channel
    if channel.battle is None or entry.journal_id != channel.journal.id:
        raise Refusal("battle-is-over")
    proposed = proposal_now(context, channel.battle)
    if proposed is None or proposed["entry"] != entry.arguments.get(ending.IN, entry.number):
        raise Refusal("end-not-asked")
    return proposed


async def agree(context: CommandContext, subject: str, entry: Entry | None = None) -> Reply:
    """Answer the button that agrees to the end: the battle ends once every side has.

    Args:
        context: Where.
        subject: The button's.
        entry: What proposed it, None for a button of the desk.

    Raises:
        Refusal: that battle is over, or has gone on since; the presser plays no other side, or
            one that has agreed.
    """
    proposed = numbered(context, subject) if entry is None else _proposed(context, entry)
    board = context.channel.board
    if not ending.may_answer(board, context.actor, proposed):
        raise Refusal("not-yours-to-end")
    if ending.has_agreed(board, context.actor, proposed):
        sides = ", ".join(side.name for side in ending.awaited(board, proposed))
        raise Refusal("side-agreed-already", sides=sides)
    return await _agree(context, context.channel.under_way(), proposed)


async def _agree(context: CommandContext, battle: BattleRow, proposed: Mapping[str, Any]) -> Reply:
    """Agree to the end for the player's side; with the last side the battle ends."""
    board, actor = context.channel.board, context.actor
    own = seat_of(board, actor)
    side_id = None if own is None else own.side_id
    waiting = [side for side in ending.awaited(board, proposed) if side.id != side_id]
    if not waiting or not needs_agreement(board, actor):
        return await _end(context, battle, said_in(board, proposed), agreed=proposed)
    coming = ending.agree(context.channel, context.caller("/battle end"), proposed, waiting)
    return Promise(coming, lambda entry: agreed(context, entry))


def agreed(context: CommandContext, entry: Entry) -> Answer:
    """Return the answer where one side agreed to the end and others have yet to."""
    board, names = context.channel.board, entry.arguments["waiting"]
    waited = ending.players_at(board, [side for side in board.sides if side.name in names])
    by, sides = entry.actor.name, ", ".join(names)
    headline = context.texts("end-agreed-partly", by=by, sides=sides)
    calls = tuple(player.user_id for player in waited)
    buttons = _answering(context, str(entry.id))
    return told(context, entry, title_of(context), headline, buttons=buttons, calls=calls)


def _answering(context: CommandContext, subject: str) -> tuple[ButtonSpec, ...]:
    texts = context.texts
    return (
        ButtonSpec("agree", subject, texts("button-agree")),
        ButtonSpec("object", subject, texts("button-object")),
    )


def objected(context: CommandContext, subject: str, entry: Entry | None) -> dict[str, Any]:
    """Return the proposed end that somebody objects to.

    Raises:
        Refusal: as `agree`, but for a side that has agreed: it may think again.
    """
    proposed = numbered(context, subject) if entry is None else _proposed(context, entry)
    if not ending.may_answer(context.channel.board, context.actor, proposed):
        raise Refusal("not-yours-to-end")
    return proposed


def decline(context: CommandContext, subject: str, entry: Entry | None = None) -> Reply:
    """Answer the button that declines the end and plays on.

    Raises:
        Refusal: as `objected`.
    """
    proposed = objected(context, subject, entry)
    coming = ending.decline(context.channel, context.caller("/battle end"), proposed)
    headline = context.texts("end-declined", who=context.requester.name)
    return promised(context, coming, headline, (now_line(context),))


def waiting_lines(context: CommandContext) -> tuple[str, ...]:
    """Return the lines on a proposed end that waits for its answer."""
    battle = context.channel.board.battle
    proposed = None if battle is None else proposal_now(context, battle)
    if battle is None or proposed is None:
        return ()
    texts, board = context.texts, context.channel.board
    standing = with_said(scores.points_now(context, battle), said_in(board, proposed))
    side = _side_at(context, proposed["side"])
    hours = ending.hours_left(context.channel, proposed)
    waits = texts("end-waits", side=None if side is None else side.name, hours=hours)
    counts = counting_lines(context, proposed.get(CAMPAIGN))
    return (waits, f"**{result_line(texts, standing)}**", *counts)


def waiting_buttons(context: CommandContext) -> tuple[ButtonSpec, ...]:
    """Return the buttons that answer a proposed end, where one waits."""
    battle = context.channel.board.battle
    proposed = None if battle is None else proposal_now(context, battle)
    if battle is None or proposed is None:
        return ()
    return _answering(context, f"{NUMBERED}{battle.id}.{proposed['entry']}")


def _side_at(context: CommandContext, position: int | None) -> SideRow | None:
    return next((side for side in context.channel.board.sides if side.place == position), None)


async def _end(
    context: CommandContext,
    battle: BattleRow,
    said: Said | None = None,
    added: Mapping[int, int] = _NOTHING,
    *,
    silent: Mapping[str, Any] | None = None,
    agreed: Mapping[str, Any] | None = None,
) -> Reply:
    """End the battle: the secret of its dice is shown, with every draw to check.

    Args:
        context: Where.
        battle: The battle.
        said: The result, None for the one of the rules.
        added: By its place, what a side has beyond its points.
        silent: The proposal to which silence agrees.
        agreed: The proposal to which the last side agrees.
    """
    standing = with_said(scores.points_now(context, battle, added), said)
    handed: Proposal | None = None
    if CAMPAIGN in battle.options:
        from bot.commands.battle.ending.filing import filed  # noqa: PLC0415 - few battles are

        handed = await filed(context, battle, standing, agreed)
    after = handed.after if handed else ()
    caller, score = context.caller("/battle end"), scores.points_data(standing)
    coming = lifecycle.end(context.channel, caller, score, after, silent=silent, added=added)

    async def finished() -> Answer:
        from bot.commands.battle.ending.result import ended  # noqa: PLC0415 - only as battles end

        entry, told = await coming, handed
        if told is not None and told.counts:
            from bot.commands.battle.ending.filing import with_traces  # noqa: PLC0415

            told = await with_traces(context, battle.id, told)
        return await ended(context, entry, told)

    return Promise(finished(), lambda answer: answer)
