"""The button that leads to a rule."""

from __future__ import annotations

from bot.lookup.index.article import Article
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.books.reference import Language


def subject_of(article: Article) -> str:
    """Return the subject by which a button names an article."""
    return f"{article.game}.{article.id}"


def look_button(article: Article, language: Language, sign: str, game: str = "") -> ButtonSpec:
    """Return a button that leads to an article.

    Args:
        article: Where it leads.
        language: The player's.
        sign: Where it lies: `↑` above, `↓` below, `→` beside, `?` perhaps meant.
        game: What is added for an article of another game.
    """
    return ButtonSpec("look", subject_of(article), f"{sign} {article.telling(language).name}{game}")
