"""Lists of which nothing was taken: why, and what would help."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from bot.armies.formats.names_alone import read_names_alone
from bot.armies.roster import Roster
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.commands.request.refusing import refused
from bot.commands.units.lexicon import lexicon_of
from bot.commands.units.lists.form import ask_for_list
from bot.commands.units.lists.reports import problem_file, problem_lines
from bot.texts.bundle import escaped
from bot.views.interface.form import LONGEST_REST
from rulesets.refusal import Refusal

_MOSTLY: Final = "army-mostly-unread"
_LONGEST_LEFT: Final = 100
"""Letters that are told of what is left out of a list."""


async def nothing_taken(
    context: CommandContext, roster: Roster, content: bytes | str, **given: str
) -> Answer:
    """Say why nothing was taken of a list that has only problems.

    One that says names and numbers alone is given back in the form, a unit a line, to be looked
    over.
    """
    doubt = roster.doubt
    if doubt is not None and doubt.code == "army-one-line":
        return ask_for_list(context, doubt, **given)
    if doubt is not None and doubt.code == "army-several-lists":
        pasted = content if isinstance(content, str) and len(content) <= LONGEST_REST else ""
        return ask_for_list(context, doubt, list=pasted, **given)
    if isinstance(content, str) and (doubt is None or doubt.code == _MOSTLY):
        lexicon = lexicon_of(context.ruleset, context.names)
        alone = await asyncio.to_thread(read_names_alone, content, lexicon)
        if alone is not None:
            left = escaped(" … ".join(alone.left)[:_LONGEST_LEFT]) or "none"
            why = Refusal("army-names-alone", count=len(alone.lines), text=left)
            return ask_for_list(context, why, list="\n".join(alone.lines), **given)
    answer = refused(context, doubt or Refusal("army-nothing-taken"))
    texts = context.own_texts
    card = replace(answer.card, dice=problem_lines(texts, roster.problems))
    return replace(answer, card=card, files=problem_file(texts, roster.problems))
