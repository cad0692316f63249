"""Battles as CSV: read as they were written, refused with line and column."""

from __future__ import annotations

import pytest

from bot.campaign.files.sheet import HEADINGS, SheetRow, day_of, read_sheet, resolved, write_sheet
from rulesets.refusal import Refusal

NOON = 1_795_348_800_000
"""Of 2026-11-22."""


def test_what_was_written_is_read_and_no_cell_is_a_formula() -> None:
    words = ("=1+1", "-Ben", "'tis", "'=x", 'a "b", c;d')
    for word in words:
        cells = (
            7,
            day_of(NOON),
            2,
            3,
            "t9a",
            word,
            "Ana",
            word,
            "",
            "two",
            -5,
            9,
            2000,
            "void",
            word,
            word,
        )
        content = write_sheet(HEADINGS, [cells])
        (row,) = read_sheet(content)
        assert row == SheetRow(
            2, word, "Ana", "two", 7, NOON, 2, 3, "t9a", word, "", (-5, 9), 2000, "void", word, word
        )
    assert b"'=1+1" in write_sheet(HEADINGS, [("=1+1",)])


def test_a_sheet_by_hand_needs_three_columns_and_may_use_semicolons() -> None:
    content = "outcome;First;second\r\nDRAW;Ana;Ben\r\n\r\nbye;Ana;\r\n".encode("utf-8-sig")
    assert list(read_sheet(content)) == [
        SheetRow(2, "Ana", "Ben", "draw"),
        SheetRow(4, "Ana", "", "bye"),
    ]


@pytest.mark.parametrize(
    ("cells", "column", "kind"),
    [
        ("Ana,Ben,won,,,,", "outcome", "choice"),
        ("Ana,Ben,,,,,", "outcome", "outcome"),
        (",Ben,one,,,,", "first", "player"),
        ("Ana,,one,,,,", "second", "player"),
        ("Ana,Ben,bye,,,,", "second", "bye"),
        ("Ana,Ben,one,5,,,", "second_points", "half"),
        ("Ana,Ben,one,,5,,", "first_points", "half"),
        ("Ana,Ben,one,5,1.5,,", "second_points", "whole"),
        ("Ana,Ben,one,,,0,", "size", "whole"),
        ("Ana,Ben,one,,,\u0663,", "size", "whole"),
        ("Ana,Ben,one,,,,22/11/2026", "day", "day"),
        ("Ana,Ben,one,,,,2026-02-30", "day", "day"),
        ("Ana,Ben,one,,,,,x", "day", "many"),
    ],
)
def test_a_wrong_cell_is_told_by_line_and_column(cells: str, column: str, kind: str) -> None:
    head = "first,second,outcome,first_points,second_points,size,day\nAna,Ben,one,,,,\n"
    with pytest.raises(Refusal) as refused:
        list(read_sheet((head + cells).encode()))
    assert refused.value.code == "csv-cell"
    facts = refused.value.facts
    assert (facts["line"], facts["column"], facts["kind"]) == ("3", column, kind)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "csv-column-missing"),
        (b"first,second\n", "csv-column-missing"),
        (b"first,second,outcome,winner\n", "csv-column-unknown"),
        (b"first,second,outcome,first\n", "csv-column-twice"),
        (b"first,second,outcome\nAna,Ben,one\xff\n", "csv-unread"),
        (b"first,second,outcome\n" + b"x" * 200_000, "csv-unread"),
    ],
)
def test_what_is_no_sheet_is_refused(content: bytes, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        list(read_sheet(content))
    assert refused.value.code == code


def test_a_name_that_several_have_means_nobody() -> None:
    assert resolved([("Ana", 1), ("Ben", 2), ("ANA", 3)], str.casefold) == {"ana": None, "ben": 2}
