"""Cases that are tried together."""

from __future__ import annotations

import pytest

from tests.together import together


def test_each_case_that_fails_is_named_and_the_others_are_still_tried() -> None:
    tried: list[str] = []

    def try_three() -> None:
        with together() as case:
            for name in ("first", "second", "third"):
                with case(name):
                    tried.append(name)
                    assert name == "second"

    with pytest.raises(pytest.fail.Exception, match="2 of 3 cases fail") as failure:
        try_three()
    assert tried == ["first", "second", "third"]
    assert {"first", "third"} <= set(str(failure.value).split("\n"))


def test_cases_of_which_there_are_none_fail() -> None:
    with pytest.raises(AssertionError, match="no case"), together():
        pass
