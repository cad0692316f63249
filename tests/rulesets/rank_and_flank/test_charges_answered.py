"""Answers to a charge: asked for in words that name no answer that is not to be chosen."""

from __future__ import annotations

import pytest

from rulesets.rank_and_flank.charging import CHARGED, asked_of, responses

ASKED = (
    ({"hold": True, "stand-and-shoot": True, "flee": True}, "charge"),
    ({"hold": True, "stand-and-shoot": False, "flee": True}, "charge-unshot"),
    ({"hold": True, "stand-and-shoot": False, "flee": False}, "charge-held"),
)


@pytest.mark.parametrize(("possible", "question"), ASKED)
def test_a_charge_is_answered_by_what_is_asked(possible: dict[str, bool], question: str) -> None:
    assert asked_of(possible, CHARGED).question == question
    steps = responses("charge_reaction", possible, (("target", "target"),))
    assert [dict(step.values)["response"] for step in steps] == [
        response for response, may in possible.items() if may
    ]
