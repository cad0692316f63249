"""Words that typesetting took apart are whole again."""

from __future__ import annotations

import pytest

from bot.lookup.books.mending import mended


@pytest.mark.parametrize(
    ("page", "whole"),
    [
        ("o\N{LATIN SMALL LIGATURE FFI}cer \N{LATIN SMALL LIGATURE FL}ees", "officer flees"),
        ("the regi-\nment, rallies", "the regiment,\nrallies"),
        ("the regi\N{HYPHEN}\n  ment", "the regiment"),
        ("the regi\N{SOFT HYPHEN}\nment ral\N{SOFT HYPHEN}lies", "the regiment rallies"),
        ("Élé-\nmentaire", "Élémentaire"),
        ("the re-\ngi-\nment", "the regi-\nment"),
        ("2D6-\n3D6", "2D6-\n3D6"),
        ("- one\n- two", "- one\n- two"),
        ("Anti-\nMagie", "Anti-Magie"),
    ],
)
def test_a_page_reads(page: str, whole: str) -> None:
    assert mended([page]) == [whole]


def test_a_hyphen_that_the_book_writes_elsewhere_stays() -> None:
    pages = ["On peut-être là", "Il est peut-\nêtre battu, et fran-\nchit"]
    assert mended(pages)[1] == "Il est peut-être\nbattu, et franchit"
