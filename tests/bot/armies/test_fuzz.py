"""Random lists, pasted or attached: read or refused, nothing else, and soon."""

from __future__ import annotations

import time
from typing import Any

import orjson
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.armies.reading import read_army
from bot.armies.roster import LONGEST_LINE, MOST_PROBLEMS, MOST_UNITS, Roster
from bot.texts.names import LONGEST
from rulesets.refusal import Refusal
from tests.bot.armies.lists import CSV, PLAIN, ROS, as_json, lexicon, packed

SAMPLES = [ROS, packed(ROS), as_json(ROS), CSV.encode(), PLAIN.encode()]
SOON = 2.0

KEYS = (
    *("roster", "forces", "selections", "profiles", "characteristics", "name", "number", "type"),
    *("costs", "value", "rules", "categories", "$text", "units", "profile", "format", "models"),
    *("size", "lost", "game"),
)

VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63) | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(KEYS),
            inner,
            max_size=6,
        )
    ),
    max_leaves=40,
)


def check(content: bytes | str) -> None:
    """Read something, which must give a sound army or a refusal."""
    begun = time.process_time()
    try:
        roster = read_army(content, lexicon())
    except Refusal:
        pass
    else:
        check_sound(roster)
    assert time.process_time() - begun < SOON


def check_sound(roster: Roster) -> None:
    assert len(roster.units) <= MOST_UNITS
    assert len(roster.problems) <= MOST_PROBLEMS
    for unit in roster.units:
        assert 0 < len(unit.name) <= LONGEST
        assert unit.name.isprintable()
        assert 1 <= unit.models <= unit.size <= 500
        fields = [field for field, _ in unit.profile]
        assert len(fields) == len(set(fields))
        assert set(fields) <= {field.id for field in lexicon().fields}
    for problem in roster.problems:
        assert len(problem.subject) <= LONGEST
        assert problem.subject.isprintable()


@given(st.binary(max_size=2000))
def test_bytes_are_read_or_refused(data: bytes) -> None:
    check(data)
    check(b"PK\x03\x04" + data)


@given(st.text(max_size=LONGEST_LINE + 10))
def test_text_is_read_or_refused(text: str) -> None:
    check(text)
    check("name,models,M\n" + text)


@given(VALUES)
def test_json_of_any_shape_is_read_or_refused(value: Any) -> None:
    check(orjson.dumps({"roster": value}, option=orjson.OPT_PASSTHROUGH_DATACLASS))
    check(orjson.dumps({"format": "vexille-army", "units": value}))
    check(orjson.dumps({"forces": [{"selections": value}]}))


@settings(max_examples=300)
@given(st.data())
def test_a_changed_file_is_read_or_refused(data: st.DataObject) -> None:
    content = bytearray(data.draw(st.sampled_from(SAMPLES)))
    for _ in range(data.draw(st.integers(1, 8))):
        start = data.draw(st.integers(0, len(content) - 1))
        length = data.draw(st.integers(0, 30))
        content[start : start + length] = data.draw(st.binary(max_size=30))
        if not content:
            break
    check(bytes(content))


@given(st.lists(st.sampled_from(PLAIN.replace("\n", " \n ").split(" ")), max_size=60))
def test_the_words_of_a_list_in_any_order_are_read_or_refused(words: list[str]) -> None:
    check(" ".join(words))
