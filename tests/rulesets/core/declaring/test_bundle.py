"""Parameters declared together, as the fields of a dataclass."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import pytest

from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import MISSING, Fill, Whole
from rulesets.core.declaring.procedure import declaration_of, procedure
from rulesets.dice.handle import Dice
from rulesets.dice.handles.rolled import ListedFaces, RolledDice


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    t: Annotated[int, Whole(1, 10), Fill("target", "t")]
    w: Annotated[int, Whole(1, 20)] = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Shell(Body):
    save: Annotated[int, Whole(1, 6)] = 6


@dataclass(frozen=True, slots=True)
class Fall:
    lost: int


@procedure(source="L1")
def fall(
    dice: Dice, *, height: Annotated[int, Whole(1, 9)], body: Annotated[Shell, BUNDLE]
) -> Fall:
    """Fall on something hard."""
    return Fall(dice.successes(height, body.t, "fall") * body.w + body.save)


def test_the_fields_are_options_in_the_place_of_their_bundle() -> None:
    declared = declaration_of(fall)
    assert [parameter.name for parameter in declared.parameters] == ["height", "t", "w", "save"]
    assert declared.parameter("t") is not None
    assert [parameter.default for parameter in declared.parameters] == [MISSING, MISSING, 1, 6]
    assert declared.roles == ("target",)


def test_a_rule_is_run_with_its_options_one_by_one() -> None:
    result = declaration_of(fall).run(RolledDice(ListedFaces([5, 2])), height=2, t=4, w=3, save=1)
    assert result == Fall(4)


def test_a_bundle_is_a_dataclass() -> None:
    def drop(_dice: Dice, *, body: Annotated[int, BUNDLE]) -> Fall:
        return Fall(body)

    with pytest.raises(TypeError, match="drop: body is no dataclass"):
        procedure(source="L1")(drop)
