"""A JSON object is taken apart as it is read whole, and refused where that is."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.battle.files.pieces import taken_apart

TEXTS = st.text('ab[]{}",:\\ é', max_size=6)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)


@given(
    st.dictionaries(st.sampled_from(["a", "b", 'c"]', "é"]), VALUES),
    st.sampled_from([None, 0, 2]),
)
def test_its_parts_are_what_was_written(data: dict[str, Any], indent: int | None) -> None:
    head, lists = taken_apart(f" {json.dumps(data, indent=indent)}\n", ("a", "b"))
    whole = json.loads(head)
    for key, found in lists.items():
        assert [json.loads(each) for each in found] == data[key]
        assert whole[key] == data[key][:1]
    assert {key for key in ("a", "b") if isinstance(data.get(key), list)} == set(lists)
    rest = {key: value for key, value in data.items() if key not in lists}
    assert {key: value for key, value in whole.items() if key not in lists} == rest


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        '{"a"',
        '{"a":',
        '{"a":[1,]}',
        '{"a":[1 2]}',
        '{"a":[1}',
        '{"a":[],}',
        '{,"a":[]}',
        '{"a":[]} {}',
        '{"b":1 "a":[]}',
        "{1:[]}",
    ],
)
def test_what_is_no_object_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whatever is wrong is told alike
        taken_apart(text, ("a",))
