"""A battle that is over, told: the result in a short card, the full report behind "Details"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from bot.battle.actions.lifecycle import SILENT
from bot.battle.channel.language import spoken
from bot.commands.battle.chronicles import (
    chronicle_card,
    chronicle_data,
    chronicle_files,
    picture_file,
)
from bot.commands.battle.ending.reopening import back_button
from bot.commands.battle.ending.verdict import result_line, verdict_line
from bot.commands.battle.kept_score import kept_points
from bot.commands.battle.narration import told_battle, within_limit
from bot.commands.battle.scores import lines_of, uncosted_lines
from bot.commands.declaring.command import button
from bot.commands.dice.fairness import export_of, unsent_lines
from bot.commands.journal.past_battle import PastBattle, battle_with_id, journal_numbered
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Entry
from bot.store.journal.seen_dice import DISCARDED
from bot.store.snowflake import read_id
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from bot.views.cards.seen_dice import discarded_dice
from bot.views.interface.buttons import ButtonSpec, language_buttons
from bot.views.report.in_short import short_lines
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from bot.commands.battle.ending.filing import Proposal

_TWO: Final = 2


async def ended(
    context: CommandContext,
    entry: Entry,
    handed: Proposal | None = None,
    *,
    translated: bool = False,
) -> Answer:
    """Return the answer to the end of a battle: who won, losses, best unit, turning point, luck.

    Args:
        context: Where, with the battle's entry stored.
        entry: The one that ended it.
        handed: What was filed in its campaign with it.
        translated: Whether it is told in the language of the context, not in the battle's: a battle
            that is over has none any more that its channel would know.
    """
    earlier = await journal_numbered(context, entry.journal_id)
    earlier = earlier if translated else _in_its_language(earlier)
    found = await told_battle(earlier, line_by_line=False)
    here = earlier.context
    texts = here.texts
    standing = kept_points(here, entry.outcome.get("score"))
    title = texts("battle-over") if standing is None else result_line(texts, standing)
    headline = "" if standing is None else verdict_line(here, standing)
    lines = list(() if standing is None else uncosted_lines(here, standing))
    lines += short_lines(texts, found)
    if entry.arguments.get(SILENT) is not None:
        lines.append(texts("battle-over-by-silence"))
    if DISCARDED in entry.arguments:
        lines.append(discarded_dice(texts, entry))
    proof = await export_of(context, entry)
    lines += unsent_lines(texts, proof)
    footer = footer_of(texts, entry)
    if proof:
        footer = texts("end-proof", footer=footer)
    changes = handed.lines if handed else await _kept(earlier)
    card = Card(title, headline, tuple(lines), changes, footer)
    drawn = await picture_file(earlier, found)
    outcome = {"action": entry.action, "entry": entry.number, "dice": entry.outcome}
    return Answer(
        card,
        await _buttons(earlier, entry),
        details=lambda: outcome,
        files=(*drawn, *proof),
        calls=handed.calls if handed else (),
    )


async def _kept(earlier: PastBattle) -> tuple[str, ...]:
    """Return what a campaign has of a battle, where its end is told again."""
    if earlier.past is None or earlier.context.requester.guild_id is None:
        return ()
    from bot.commands.battle.ending.filing import lines_kept  # noqa: PLC0415 - few battles are

    return await lines_kept(earlier.context, earlier.past.battle.id)


async def _buttons(earlier: PastBattle, entry: Entry) -> tuple[ButtonSpec, ...]:
    """Return the buttons under a battle that is over."""
    context, past = earlier.context, earlier.past
    assert past is not None  # noqa: S101 - only battles end
    texts, battle = context.texts, str(past.battle.id)
    served = context.requester.guild_id is not None
    campaign = await _campaign_buttons(earlier, entry) if served else ()
    again = [ButtonSpec("rematch", f"{battle}:same", texts("button-rematch"))]
    if len(past.board.sides) == _TWO and past.board.players:
        again.append(ButtonSpec("rematch", f"{battle}:swapped", texts("button-rematch-swapped")))
    return (
        *campaign,
        ButtonSpec("details", str(entry.id), texts("button-details")),
        ButtonSpec("chronicle", battle, texts("button-chronicle")),
        *again,
        *language_buttons(entry.id, texts.locale),
        back_button(context, past.battle.id),
    )


async def _campaign_buttons(earlier: PastBattle, entry: Entry) -> tuple[ButtonSpec, ...]:
    """Return what answers the result in its campaign, rules on it, or hands it to one."""
    from bot.campaign.withdrawal import told_of  # noqa: PLC0415 - only as battles end
    from bot.commands.battle.ending.handing import offers  # noqa: PLC0415
    from bot.commands.campaign.presenter import answers, ruling_button  # noqa: PLC0415

    context, past = earlier.context, earlier.past
    assert past is not None  # noqa: S101 - only battles end
    fought = await context.store.ask(partial(told_of, battle_id=past.battle.id))
    if fought is None:
        return await offers(earlier, entry)
    if fought.state == "proposed":
        return answers(context, fought.id, fought.version)
    return (ruling_button(context, fought),)


async def full(context: CommandContext, entry: Entry) -> Answer:
    """Return the full report of a battle that is over, for who asks alone."""
    earlier = await journal_numbered(context, entry.journal_id)
    found = await told_battle(earlier)
    files = within_limit(await chronicle_files(earlier, found))
    card = chronicle_card(earlier, found)
    card = replace(card, dice=(*_points(earlier.context, entry), *card.dice))
    data = chronicle_data(found, files)
    return Answer(card, private=True, details=lambda: data, files=files)


def _points(context: CommandContext, entry: Entry) -> Iterator[str]:
    """Yield the points line by line, and the secret of the dice."""
    standing = kept_points(context, entry.outcome.get("score"))
    if standing is not None:
        yield from lines_of(context, standing)
    yield context.texts("proof-revealed", seed=entry.outcome["seed"])
    yield ""


def _in_its_language(earlier: PastBattle) -> PastBattle:
    """Return a battle to be told in the language that it was fought in, if it had one."""
    context, past = earlier.context, earlier.past
    locale = None if past is None else spoken(past.battle)
    if locale is None:
        return earlier
    texts = context.localiser.texts(locale, context.ruleset.id)
    return replace(earlier, context=replace(context, texts=texts))


@button("chronicle", reads=True)
async def chronicle(context: CommandContext, subject: str) -> Reply:
    """Answer the button that shows everybody the chronicle of a battle that is over.

    Raises:
        Refusal: `button-expired` for a battle of another channel, `export-too-large`.
    """

    async def written() -> Answer:
        earlier = await battle_with_id(context, read_id(subject))
        if earlier.past is None or earlier.past.battle.channel_id != context.channel.id:
            raise Refusal("button-expired")
        told = _in_its_language(earlier)
        found = await told_battle(told)
        files = within_limit(await chronicle_files(told, found))
        data = chronicle_data(found, files)
        return Answer(chronicle_card(told, found), details=lambda: data, files=files)

    return Promise(written(), lambda answer: answer)
