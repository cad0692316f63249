"""Names as players type them."""

import pytest

from bot.store.snowflake import Snowflakes
from bot.texts.names import clean, fold, near
from rulesets.refusal import Refusal


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Élus", "elus"),
        ("Cœur", "COEUR"),
        ("  a   b ", "A B"),
        ("Groß", "gross"),
        ("l\u2019un", "l'un"),
    ],
)
def test_names_players_confuse_are_one(name: str, other: str) -> None:
    assert fold(name) == fold(other)


def test_a_name_is_kept_as_typed_but_for_blanks_and_controls() -> None:
    assert clean("  Épée\n d'or\u200b ") == "Épée d'or"


@pytest.mark.parametrize("name", ["", "   ", "\u0301", "\n"])
def test_a_name_of_nothing_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="name-empty"):
        clean(name)


def test_near_names_come_best_first() -> None:
    assert near("spaermen", ["Orcs", "Spearmen", "Épéistes"]) == ["Spearmen"]


def test_ids_grow_whatever_the_clock_does_and_fit_63_bits() -> None:
    moments = iter([5000, 5000, 4000, 6000, *[6000] * 5000])
    ids = Snowflakes(lambda: next(moments))
    given = [ids.next() for _ in range(5000)]
    assert given == sorted(set(given))
    assert max(given) < 1 << 63
    assert given[0] >> 22 == 5000
