"""Names as players type them."""

import time

import pytest

from bot.store.snowflake import Snowflakes
from bot.texts.names import clean, fold, near
from bot.texts.said_name import meant, partly
from rulesets.refusal import Refusal

MOST = 1000
WITHIN = 0.1
"""Seconds; the best of a few tries, so that a busy machine fails nothing."""


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


@pytest.mark.parametrize("said", ["orcs 1", "1st warband", "a b c d e f g h i j k", "warbnd"])
def test_a_name_is_looked_for_in_time_among_all_units_of_a_battle(said: str) -> None:
    keyed = {fold(f"Warband of the {at} Hills"): at for at in range(MOST)}
    meant(said, keyed)
    taken = []
    for _ in range(3):
        started = time.process_time()
        meant(said, keyed)
        taken.append(time.process_time() - started)
    assert min(taken) < WITHIN


def test_the_first_of_several_is_the_one_without_a_number() -> None:
    keyed = {fold(name): name for name in ("Orcs", "Orcs 2", "Orcs 3", "Elves")}
    assert meant("1st orcs", keyed) == ["Orcs"]
    assert meant("second orcs", keyed) == ["Orcs 2"]
    assert meant("1st elves", keyed) == []


def test_a_word_stands_for_one_noun_alone() -> None:
    keyed = {fold(name): name for name in ("Orques noirs", "Chevaliers du Graal", "Archers")}
    assert meant("black orcs", keyed) == ["Orques noirs"]
    assert meant("knights", keyed) == ["Chevaliers du Graal"]
    assert meant("bowmen stp", keyed) == ["Archers"]


def test_two_slips_in_a_short_word_mean_none_but_are_offered() -> None:
    keyed = {fold(name): name for name in ("Chevaliers", "Orcs")}
    assert meant("cavaliers", keyed) == []
    assert near("cavaliers", keyed.values())[0] == "Chevaliers"
    assert partly("the chevaliers on the hill", keyed) == ["Chevaliers"]
