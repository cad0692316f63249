"""Sheets of the end: whether it ends here, and with which result, for one player alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.battle.actions.beginning import SIZES, tell_size
from bot.battle.actions.ending import has_agreed, may_answer, said_in
from bot.battle.actions.scores import MOST_POINTS
from bot.commands.battle import scores
from bot.commands.battle.battle_card import promised
from bot.commands.battle.ending import proposing
from bot.commands.battle.ending.choice import DRAW, RULES, Choice, results
from bot.commands.battle.ending.verdict import result_line, verdict_lines, with_said
from bot.commands.declaring.command import button
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Entry
from bot.store.tables.battle import BattleRow
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.panel import Block, Buttons, Panel, Words, picks, rows
from rulesets.refusal import Refusal

ASK: Final = "ask"
"""The subject of the button that opens the sheet."""
_SIZED: Final = "size."
"""What the subject of a button that tells the points of the battle begins with."""
_UNSIZED: Final = "size-unknown"
"""The verdict of games that read the result by the points of the battle, where nobody told them."""
POINTS: Final = "points"
"""The option of a battle that holds its points."""
_STEPS: Final = (1, 10, 100)
"""Points that a press adds or takes away."""


def _read(context: CommandContext, subject: str) -> Choice:
    """Return the choice that a button stands for.

    Raises:
        Refusal: `battle-is-over`, `button-expired`.
    """
    battle, count = context.channel.battle, len(context.channel.board.sides)
    number, _, rest = subject.partition(".")
    if battle is None or str(battle.id) != number:
        raise Refusal("battle-is-over")
    try:
        moment, result, added = rest.split(".")
        points = tuple(int(part) for part in added.split("_")) if added else ()
        choice = Choice(battle.id, int(moment, 16), result, points)
        known = result in {RULES, DRAW} or 0 <= int(result) < count
    except ValueError:
        raise Refusal("button-expired") from None
    if not known or len(points) > count or any(abs(each) > MOST_POINTS for each in points):
        raise Refusal("button-expired")
    return choice


@button("end", reads=True)
async def end(context: CommandContext, subject: str) -> Reply:
    """Answer the button that asks whether the battle ends here, and those that change the points.

    Raises:
        Refusal: `no-battle`, `only-players`, and as `_read`.
    """
    battle = context.channel.under_way()
    context.check_player()
    if subject == ASK:
        return await _shown(context, battle, _begun(context, battle))
    chosen = _read(context, subject)
    return await _shown(context, battle, chosen, points=True)


async def objecting(context: CommandContext, subject: str, entry: Entry | None = None) -> Reply:
    """Answer the button that objects to a proposed end: play on, or another result.

    Raises:
        Refusal: as `proposing.objected`.
    """
    proposing.objected(context, subject, entry)
    battle = context.channel.under_way()
    return await _shown(context, battle, _begun(context, battle))


@button("propose")
async def propose(context: CommandContext, subject: str) -> Reply:
    """Answer the button that ends the battle with a result, or proposes that.

    Raises:
        Refusal: `no-battle`, as `_read` and `proposing.conclude`.
    """
    battle = context.channel.under_way()
    context.check_player()
    if subject.startswith(_SIZED):
        return _told_size(context, battle, subject)
    chosen = _read(context, subject)
    if chosen.moment != context.channel.journal.next_number and not _as_proposed(context, chosen):
        now = replace(_begun(context, battle), result=chosen.result, added=chosen.added)
        return await _shown(context, battle, now, points=bool(chosen.more), changed=True)
    return await proposing.conclude(context, chosen.said, chosen.more)


def _told_size(context: CommandContext, battle: BattleRow, subject: str) -> Reply:
    """Tell the points of a battle that began without, by which its result is read."""
    number, _, size = subject.removeprefix(_SIZED).partition(".")
    if number != str(battle.id):
        raise Refusal("battle-is-over")
    if size not in SIZES or POINTS in battle.options:
        raise Refusal("button-expired")
    coming = tell_size(context.channel, context.caller("/battle end"), int(size))
    ending = ButtonSpec("end", ASK, context.texts("desk-end"))
    headline = context.texts("end-sized", points=size)
    return promised(context, coming, headline, buttons=(ending,))


def _sizes(context: CommandContext, battle: BattleRow) -> Iterator[Block]:
    """Yield the list of the points that a battle is usually fought with."""
    texts = context.texts
    entries = [
        (f"{_SIZED}{battle.id}.{size}", texts("desk-start-size", points=size)) for size in SIZES
    ]
    yield from picks("propose", texts("desk-start-points"), entries, "p")


def _as_proposed(context: CommandContext, chosen: Choice) -> bool:
    """Return whether another side has proposed the same meanwhile, which is agreed to then."""
    battle = context.channel.under_way()
    proposed = proposing.proposal_now(context, battle)
    if proposed is None or proposed["entry"] != context.channel.journal.next_number - 1:
        return False
    same = said_in(context.channel.board, proposed) == chosen.said
    return same and not chosen.more and chosen.moment == proposed["entry"]


def _begun(context: CommandContext, battle: BattleRow) -> Choice:
    return Choice(battle.id, context.channel.journal.next_number)


async def _shown(
    context: CommandContext,
    battle: BattleRow,
    chosen: Choice,
    *,
    points: bool = False,
    changed: bool = False,
) -> Answer:
    own = replace(context, texts=context.own_texts)
    standing = with_said(scores.points_now(own, battle, chosen.more), chosen.said)
    counts = proposing.counting_lines(own, await proposing.counting_in(own, battle, standing))
    blocks = tuple(_blocks(own, battle, chosen, counts, points=points, changed=changed))
    return Answer(Card(own.texts("end-sheet"), ""), private=True, panel=Panel(blocks))


def _blocks(
    context: CommandContext,
    battle: BattleRow,
    chosen: Choice,
    counts: Sequence[str],
    *,
    points: bool,
    changed: bool,
) -> Iterator[Block]:
    texts = context.texts
    now = scores.points_now(context, battle, chosen.more)
    standing = with_said(now, chosen.said)
    proposed = proposing.proposal_now(context, battle)
    lines = [f"**{texts('end-sheet')}**", *proposing.waiting_lines(context)]
    if changed:
        lines.append(texts("desk-changed"))
    if proposed is None or chosen.more:
        lines += [f"**{result_line(texts, standing)}**", *verdict_lines(context, standing)]
        lines += counts
    yield Words("\n".join(lines))
    if proposed is not None:
        yield from rows(_answers(context, battle, proposed))
    if points:
        names = [side.name for side in standing.sides]
        totals = [side.total for side in standing.sides]
        yield from _stepping(context, chosen, names, totals)
    if now.verdict.id == _UNSIZED and POINTS not in battle.options:
        yield from _sizes(context, battle)
    yield from rows(results(context, chosen, now.verdict, proposed))
    if not points:
        yield from rows([ButtonSpec("end", chosen.written(), texts("end-points"))])


def _answers(
    context: CommandContext, battle: BattleRow, proposed: Mapping[str, Any]
) -> Iterator[ButtonSpec]:
    """Yield the buttons that agree to a proposed end, or play on, for those who may."""
    board, actor, texts = context.channel.board, context.actor, context.texts
    if not may_answer(board, actor, proposed):
        return
    subject = f"{proposing.NUMBERED}{battle.id}.{proposed['entry']}"
    if not has_agreed(board, actor, proposed):
        yield ButtonSpec("agree", subject, texts("button-agree"))
    yield ButtonSpec("refuse", subject, texts("button-play-on"))


def _stepping(
    context: CommandContext, chosen: Choice, names: Sequence[str], totals: Sequence[int]
) -> Iterator[Block]:
    """Yield, for each side, its points and buttons that change them."""
    now = [*chosen.added, *(0 for _ in names[len(chosen.added) :])]
    for position, (name, total) in enumerate(zip(names, totals, strict=True)):
        yield Words(context.texts("score-side", side=escaped(name), total=total))
        for sign in (1, -1):
            yield Buttons(
                tuple(
                    ButtonSpec(
                        "end",
                        replace(chosen, added=_stepped(now, position, sign * step)).written(),
                        f"{'+' if sign > 0 else '−'}{step}",
                    )
                    for step in _STEPS
                )
            )


def _stepped(added: Sequence[int], position: int, step: int) -> tuple[int, ...]:
    return tuple(points + step * (at == position) for at, points in enumerate(added))
