"""Templates: what is written into them is escaped by its type, and nothing goes around that."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from markupsafe import Markup

from bot.texts.bundle import Marked
from bot.views.pages.templates import Templates
from tests.architecture.sources import ROOT
from tests.bot.views.pages.reading import HOSTILE, Read

AROUND = re.compile(
    r"""\$\{[^}]*\|[^}]*\}        # a filter of an expression's own
    | \bfilter\s*=               # of a block or a definition
    | expression_filter          # of a whole template
    | \bcapture\b | context\.write | Markup  # text that passes no filter
    """,
    re.VERBOSE,
)
"""Ways around the filter that every value passes."""


def templates() -> list[Path]:
    """Return every template of the project."""
    return [
        path
        for path in sorted((ROOT / "bot").rglob("templates/*"))
        if path.suffix in {".html", ".svg"}
    ]


def filled(folder: Path, text: str, **facts: object) -> str:
    """Return a template of that text, filled in."""
    (folder / "page.html").write_text(text, encoding="utf-8")
    return Templates(folder).fill("page.html", **facts)


def test_a_value_is_escaped_unless_its_type_says_it_is_markup(tmp_path: Path) -> None:
    given = "<p>${plain} ${marked} ${markup} ${number}</p>"
    page = filled(
        tmp_path, given, plain="<b>", marked=Marked("<i>"), markup=Markup("<hr>"), number=3
    )
    assert page == "<p>&lt;b&gt; &lt;i&gt; <hr> 3</p>"


def test_nothing_gets_out_of_an_attribute_or_a_tag(tmp_path: Path) -> None:
    read = Read(filled(tmp_path, '<p title="${name}">${name}</p>', name=HOSTILE))
    assert (read.tags, read.attributes) == ({"p"}, {"title"})
    assert read.told == [HOSTILE, HOSTILE]


def test_what_a_part_writes_is_escaped_once(tmp_path: Path) -> None:
    (tmp_path / "parts.html").write_text('<%def name="cell(x)"><td>${x}</td></%def>', "utf-8")
    page = filled(
        tmp_path, '<%namespace name="p" file="parts.html"/>${p.cell(name)}', name="a & <b>"
    )
    assert page == "<td>a &amp; &lt;b&gt;</td>"


def test_a_filled_template_is_markup_to_the_next(tmp_path: Path) -> None:
    inner = filled(tmp_path, "<b>${name}</b>", name="<i>")
    assert filled(tmp_path, "<p>${inner}</p>", inner=inner) == "<p><b>&lt;i&gt;</b></p>"


def test_a_name_that_nobody_gave_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(NameError, match="title"):
        filled(tmp_path, "<p>${title}</p>")


def test_no_template_goes_around_the_escaping() -> None:
    found = templates()
    assert len(found) > 10
    assert [
        f"{path.name}: {way[0]}"
        for path in found
        for way in AROUND.finditer(path.read_text(encoding="utf-8"))
    ] == []


@pytest.mark.parametrize(
    "text",
    [
        "${name | n}",
        "${name|trim,n}",
        '<%def name="x()" filter="n">',
        '<%page expression_filter="n"/>',
        "${capture(x)}",
        "<% context.write(name) %>",
        "${Markup(name)}",
    ],
)
def test_a_way_around_is_seen(text: str) -> None:
    assert AROUND.search(text)
