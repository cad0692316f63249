"""A few articles of two games, for the tests of the search."""

from __future__ import annotations

from bot.lookup.index.article import Article, ArticleText


def _article(game: str, identity: str, en: ArticleText, fr: ArticleText, **more: object) -> Article:
    return Article(game, identity, "entry", en, fr, **more)  # type: ignore[arg-type]


ARTICLES = (
    _article(
        "skittles",
        "psychology",
        ArticleText("Psychology", text="What shakes the players."),
        ArticleText("Psychologie", text="Ce qui ébranle les joueurs."),
    ),
    _article(
        "skittles",
        "panic",
        ArticleText(
            "Panic", ("panic test", "PT"), "Test on 2D6 when a friend flees within 6 inches."
        ),
        ArticleText(
            "Panique", ("test de panique",), "Jetez 2D6 quand un ami fuit à moins de 6 ps."
        ),
        under="psychology",
        phases=("bowling",),
        covers=("procedure:panic_test", "status:shaken"),
        topic="panic",
    ),
    _article(
        "skittles",
        "killing-blow",
        ArticleText("Killing blow", ("KB",), "A 6 to wound slays outright."),
        ArticleText("Coup fatal", (), "Un 6 pour blesser tue net."),
    ),
    _article(
        "skittles",
        "march",
        ArticleText("March", ("double move",), "Twice the move; not within 8 inches of an enemy."),
        ArticleText(
            "Marche forcée", (), "Le double du mouvement ; pas à moins de 8 ps d’un ennemi."
        ),
    ),
    _article(
        "bowls",
        "panic",
        ArticleText("Panic", ("panic test",), "Test on 3D6."),
        ArticleText("Panique", ("test de panique",), "Jetez 3D6."),
        topic="panic",
    ),
    _article(
        "bowls",
        "rolling",
        ArticleText("Rolling", ("roling", "marhce"), "A bowl rolls as far as it was thrown."),
        ArticleText("Roulement", (), "Une boule roule aussi loin qu’on la lance."),
    ),
)
