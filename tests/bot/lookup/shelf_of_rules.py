"""A few articles of two games, for the tests of the search."""

from __future__ import annotations

from bot.lookup.index.article import Article, Telling


def _article(game: str, identity: str, en: Telling, fr: Telling, **more: object) -> Article:
    return Article(game, identity, "entry", en, fr, **more)  # type: ignore[arg-type]


ARTICLES = (
    _article(
        "skittles",
        "psychology",
        Telling("Psychology", text="What shakes the players."),
        Telling("Psychologie", text="Ce qui ébranle les joueurs."),
    ),
    _article(
        "skittles",
        "panic",
        Telling("Panic", ("panic test", "PT"), "Test on 2D6 when a friend flees within 6 inches."),
        Telling("Panique", ("test de panique",), "Jetez 2D6 quand un ami fuit à moins de 6 ps."),
        under="psychology",
        phases=("bowling",),
        covers=("procedure:panic_test", "status:shaken"),
        topic="panic",
    ),
    _article(
        "skittles",
        "killing-blow",
        Telling("Killing blow", ("KB",), "A 6 to wound slays outright."),
        Telling("Coup fatal", (), "Un 6 pour blesser tue net."),
    ),
    _article(
        "skittles",
        "march",
        Telling("March", ("double move",), "Twice the move; not within 8 inches of an enemy."),
        Telling("Marche forcée", (), "Le double du mouvement ; pas à moins de 8 ps d’un ennemi."),
    ),
    _article(
        "bowls",
        "panic",
        Telling("Panic", ("panic test",), "Test on 3D6."),
        Telling("Panique", ("test de panique",), "Jetez 3D6."),
        topic="panic",
    ),
    _article(
        "bowls",
        "rolling",
        Telling("Rolling", ("roling", "marhce"), "A bowl rolls as far as it was thrown."),
        Telling("Roulement", (), "Une boule roule aussi loin qu’on la lance."),
    ),
)
