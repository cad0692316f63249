"""Words as the search compares them."""

from __future__ import annotations

import pytest

from bot.lookup.search.words import content_words, folded, stems


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("à 8ps", "a 8 ps"),
        ("1500pts game", "1500 pts game"),
        ("2d6 s5 1er 9th", "2d6 s5 1er 9th"),
    ],
)
def test_a_number_stands_apart_from_what_it_measures_alone(typed: str, plain: str) -> None:
    assert folded(typed) == plain


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("Coup Fatal", "coup fatal"),
        ("l’Épée œuvrée !", "epee oeuvree"),
        ("jusqu'à 4+", "a 4+"),
        ("Stand & shoot", "stand shoot"),
        ("d'une unité", "une unite"),
        ("60cm and 12PM", "60 cm and 12 pm"),
        ("   ", ""),
    ],
)
def test_accents_case_signs_and_elisions_do_not_count(typed: str, plain: str) -> None:
    assert folded(typed) == plain


@pytest.mark.parametrize(
    ("word", "other"),
    [("charges", "charge"), ("charging", "charge"), ("sorciers", "sorcier"), ("chevaux", "cheval")],
)
def test_forms_of_a_word_share_a_stem(word: str, other: str) -> None:
    assert set(stems(word)) & set(stems(other))


def test_abbreviations_are_left_as_they_are() -> None:
    assert stems("bs") == ("bs",)


def test_what_every_question_has_is_left_out() -> None:
    assert content_words("Can I march near the enemies?") == ("march", "near", "enemies")
    assert content_words("Que se passe-t-il sur un double 1 ?") == ("double", "1")


def test_words_are_left_out_where_they_ask_how_something_goes_and_kept_elsewhere() -> None:
    assert content_words("Comment marche le ralliement ?") == ("ralliement",)
    assert content_words("la magie ça marche comment") == ("magie",)
    assert content_words("marche forcée") == ("marche", "forcee")


def test_a_question_of_nothing_else_keeps_its_words() -> None:
    assert content_words("what is it") == ("what", "is", "it")
