"""Files made to harm: each is refused, and quickly."""

from __future__ import annotations

import contextlib
import time
import tracemalloc
import zipfile

import pytest

from bot.armies.reading import read_army
from bot.armies.roster import MOST_BYTES, MOST_LEFT, MOST_LINES, MOST_PACKED, MOST_UNITS
from rulesets.refusal import Refusal
from tests.bot.armies.lists import lexicon, packed

LAUGHS = b"""<?xml version="1.0"?><!DOCTYPE roster [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">
<!ENTITY c "&b;&b;&b;&b;">]><roster name="&c;"/>"""
OUTSIDE = b"""<!DOCTYPE roster [<!ENTITY x SYSTEM "file:secret">]><roster name="&x;"/>"""
SOON = 0.02
"""Seconds of the processor; a quiet machine takes a tenth of them."""
BUSY = 0.05
"""The same of a whole file of the largest size, which is looked at once at the most."""
DEEP_XML = b"<roster>" + b"<selection>" * 50_000
DEEP_JSON = b'{"roster":{"forces":' + b'[{"forces":' * 100 + b"[]" + b"}]" * 100 + b"}}"
DEEPER_JSON = b'{"roster":' + b"[" * 200_000
MANY_UNITS = b'{"forces":[{"selections":[' + b'{"type":"unit"},' * 30_000 + b"{}]}]}"
MANY_WORDS = b'{"forces":[' + b'"x",' * 500_000 + b"0]}"
LONG_TAG = b"<roster " + b" ".join(b'a%d="x"' % number for number in range(100_000)) + b"/>"
WIDE_JSON = b'{"forces":[' + b'{"selections":[]},' * 100_000 + b"{}]}"


def test_a_bomb_in_an_archive_is_never_unpacked_whole() -> None:
    words, bomb = lexicon(), packed(b"<roster>" + b" " * 60_000_000)
    assert len(bomb) < MOST_PACKED
    tracemalloc.start()
    with pytest.raises(Refusal) as refused:
        read_army(bomb, words)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert refused.value.code == "army-too-large-file"
    assert peak < 4 * MOST_BYTES


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (LAUGHS, "army-xml-declares"),
        (OUTSIDE, "army-xml-declares"),
        (packed(LAUGHS), "army-xml-declares"),
        (DEEP_XML, "army-too-large"),
        (b"<roster>" + b"<a/>" * 70_000, "army-too-large"),
        (DEEP_JSON, "army-too-large"),
        (DEEPER_JSON, "army-json-broken"),
        (WIDE_JSON, "army-too-large"),
        (MANY_UNITS, "army-too-large"),
        (MANY_WORDS, "army-too-large"),
        (LONG_TAG, "army-too-large"),
        (b"<roster>" + b"<a/>" * 400_000 + b"</roster>", "army-too-large"),
        (b"x" * (MOST_BYTES + 1), "army-too-large-file"),
        (b"PK\x03\x04" + b"x" * MOST_PACKED, "army-too-large-file"),
        (packed(b"<roster/>", method=zipfile.ZIP_LZMA), "army-zip-broken"),
        (packed(packed(b"<roster/>")), "army-not-text"),
    ],
    ids=range(16),
)
def test_a_bomb_is_refused_at_once(data: bytes, code: str) -> None:
    times = []
    for _ in range(3):
        begun = time.process_time()
        with pytest.raises(Refusal) as refused:
            read_army(data, lexicon())
        assert refused.value.code == code
        times.append(time.process_time() - begun)
    assert min(times) < BUSY


def test_as_much_as_is_let_through_is_no_trouble_for_a_parser() -> None:
    values = b'{"forces":[' + b'"x",' * 149_000 + b"0]}"
    attributes = b"<roster>" + b'<a b="c"/>' * 20_000 + b"</roster>"
    for data in (values, attributes):
        times = []
        for _ in range(3):
            begun = time.process_time()
            with contextlib.suppress(Refusal):
                assert not read_army(data, lexicon()).units
            times.append(time.process_time() - begun)
        assert min(times) < 5 * BUSY


def test_an_archive_of_many_members_is_refused() -> None:
    many = packed(b"")[:-22]
    with pytest.raises(Refusal) as refused:
        read_army(many + b"PK\x05\x06" + b"\x00" * 4 + b"\xff\x7f" * 2 + b"\x00" * 10, lexicon())
    assert refused.value.code == "army-zip-broken"


def test_a_list_of_three_thousand_lines_keeps_a_bounded_part() -> None:
    begun = time.process_time()
    roster = read_army("Wolf 5 M9 WS3\n" * MOST_LINES, lexicon())
    assert (len(roster.units), len(roster.problems)) == (MOST_UNITS, MOST_LEFT)
    assert time.process_time() - begun < 2


@pytest.mark.parametrize("text", ["Wolf 5 M9 WS3\n" * 100_000, "\n" * 4000, " " * 500_000])
def test_a_text_longer_than_any_list_is_refused_at_once(text: str) -> None:
    begun = time.process_time()
    with pytest.raises(Refusal) as refused:
        read_army(text, lexicon())
    assert refused.value.code == "army-text-too-long"
    assert time.process_time() - begun < 0.1


@pytest.mark.parametrize(
    "text",
    [
        "[" * 400_000,
        "1" * 400_000,
        "**__~~||" * 50_000,
        "; " * 200_000,
        "\N{RIGHT-TO-LEFT OVERRIDE}" * 400_000,
        "a\N{COMBINING ACUTE ACCENT}" * 200_000,
        "\N{GRINNING FACE}\N{ZERO WIDTH JOINER}" * 200_000,
        "Orcs 20 M4; " * 30_000,
        "\v\f\x85" * 130_000,
        "# " + "Orcs 20 M4 " * 36_000,
        ("x, " * 660 + "\n") * 200,
    ],
    ids=lambda text: repr(text[:12]),
)
def test_lines_that_never_end_cost_no_more_than_looking_at_them(text: str) -> None:
    times = []
    for _ in range(3):
        begun = time.process_time()
        with contextlib.suppress(Refusal):
            assert not read_army(text, lexicon()).units
        times.append(time.process_time() - begun)
    assert min(times) < SOON


def test_units_beyond_the_most_of_an_army_are_named_up_to_a_number_and_no_more_is_read() -> None:
    lines = [f"Wolves{n} 5 M9 WS3 S3 T3 W1 I3 A1 Ld7" for n in range(1500)]
    roster = read_army("\n".join(lines), lexicon())
    assert [unit.name for unit in roster.units] == [f"Wolves{n}" for n in range(MOST_UNITS)]
    assert [problem.line for problem in roster.problems] == list(
        range(MOST_UNITS + 1, MOST_UNITS + MOST_LEFT + 1)
    )


def test_lines_that_come_again_are_read_once() -> None:
    begun = time.process_time()
    roster = read_army("Wolves 5 M9 WS3 S3 T3 W1 I3 A1 Ld7 [frenzy]\n" * 200, lexicon())
    assert len(roster.units) == MOST_UNITS
    assert time.process_time() - begun < SOON
