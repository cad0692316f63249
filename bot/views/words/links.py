"""The words for relations between units."""

from __future__ import annotations

from bot.texts.bundle import text_key
from bot.texts.localiser import Texts
from rulesets.core.battlefield.link import Link

NOBODY = "–"


def link_text(texts: Texts, link: Link, *, carries: bool = False) -> str:
    """Return a relation in words, as the unit sees it whose it is: in contact with whom, where.

    Args:
        texts: The language's.
        link: The relation.
        carries: Whether its number tells something.
    """
    whose = "own" if link.own else "theirs"
    told = texts.format(f"relation-{text_key(link.kind)}", whose, {"other": link.other or NOBODY})
    more = []
    if link.facing is not None:
        more.append(texts.format(f"facing-{text_key(link.facing)}", whose, {}))
    if link.step is not None:
        more.append(texts(f"relation-step-{text_key(link.step)}"))
    if carries:
        more.append(texts("link-value", value=link.value))
    return texts("link-more", link=told, more=", ".join(more)) if more else told
