"""Procedures of a rule that may be begun at the table as it stands."""

from __future__ import annotations

import asyncio
from typing import Final

from bot.commands.procedures.offered import offers_of
from bot.commands.procedures.permission.possible import may_be_done
from bot.commands.procedures.saying.sentences import Sentences
from bot.commands.request.context import CommandContext
from bot.lookup.index.article import Article

_MOST: Final = 2
"""Procedures of a rule that have a button below it."""


async def startable(context: CommandContext, article: Article) -> tuple[str, ...]:
    """Return those procedures of an article that a press can begin now, by their ids.

    What is done for now, or belongs to another phase, would only be refused; and so would what
    nothing asks for its options.
    """
    if article.game != context.ruleset.id:
        return ()
    found = article.procedures[:_MOST]
    found = tuple(each for each in found if context.ruleset.procedure(each).command is not None)
    sentences = Sentences.of(context)
    if sentences is None:
        return found
    loop = asyncio.get_running_loop()
    possible = []
    for each in found:
        offers = await loop.run_in_executor(
            context.chances, offers_of, context, sentences, each, {}
        )
        if offers or (offers is None and may_be_done(context, each, {}, by_form=True)):
            possible.append(each)
    return tuple(possible)
