"""Scores of names: the shortcuts change nothing."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.lookup.search.name_scoring import Asked, Comparison, Names, Sense, packed, unpacked

_WEIGHTS = {"panic": 5.0, "test": 2.0, "charge": 3.0, "wizard": 4.0}
_WORDS = st.lists(st.sampled_from(sorted(_WEIGHTS)), min_size=1, max_size=4, unique=True)
_NAMED = st.lists(st.tuples(_WORDS, st.booleans()), min_size=1, max_size=70)


def _names(named: list[tuple[list[str], bool]]) -> Names:
    weighed = sorted(
        ((sum(map(_WEIGHTS.__getitem__, words)), words, own) for words, own in named),
        key=lambda each: each[0],
    )
    having = {
        stem: sum(1 << index for index, (_, words, _) in enumerate(weighed) if stem in words)
        for stem in {stem for words, _ in named for stem in words}
    }
    return Names(
        [" ".join(words) for _, words, _ in weighed],
        [whole for whole, _, _ in weighed],
        sum(own << index for index, (_, _, own) in enumerate(weighed)),
        having,
    )


def best_fit(names: Names, asked: Asked) -> float:
    compared = Comparison(names, asked)
    return compared.best(compared.spelled())


def _asked(words: list[str]) -> Asked:
    senses = {word: (Sense(1.0, _WEIGHTS[word], index),) for index, word in enumerate(words)}
    return Asked(" ".join(words), [_WEIGHTS[word] for word in words], senses)


@given(_NAMED, _WORDS)
def test_the_best_of_many_names_fits_as_the_best_of_each_alone(
    named: list[tuple[list[str], bool]], words: list[str]
) -> None:
    alone = [best_fit(_names([each]), _asked(words)) for each in named]
    assert best_fit(_names(named), _asked(words)) == max(alone)


@given(_NAMED)
def test_names_are_unpacked_as_they_were_packed(named: list[tuple[list[str], bool]]) -> None:
    names = _names(named)
    assert unpacked(packed(names)) == names


def test_a_name_that_is_nothing_but_the_question_fits_best_and_an_own_one_better() -> None:
    asked = _asked(["panic", "test"])
    own = best_fit(_names([(["panic", "test"], True)]), asked)
    alias = best_fit(_names([(["panic", "test"], False)]), asked)
    part = best_fit(_names([(["panic"], True)]), asked)
    more = best_fit(_names([(["panic", "test", "wizard"], True)]), asked)
    assert own > alias == 8.0 > max(part, more)


def test_a_name_without_a_word_of_the_question_fits_by_its_letters_alone() -> None:
    asked = Asked("pannic tets", [8.0, 8.0], {})
    assert 0.0 < best_fit(_names([(["panic", "test"], True)]), asked) < 2.0
    assert best_fit(_names([(["wizard"], True)]), asked) == 0.0
