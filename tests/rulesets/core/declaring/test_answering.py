"""Steps that acts begin by, where the other side answers them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from rulesets.core.declaring.answering import Opening
from rulesets.core.declaring.procedure import declaration_of, procedure
from rulesets.core.ruleset.game import Ruleset
from rulesets.dice.handle import Dice


@dataclass(frozen=True)
class Raid:
    """A raid, which is done."""


def game(begins_by: str) -> Ruleset:
    @procedure(source="L1", opening=Opening(begins_by, lambda _situation, _arguments: None))
    def raid(_dice: Dice) -> Raid:
        """Raid."""
        return Raid()

    @procedure(source="L2")
    def announcement(_dice: Dice) -> Raid:
        """Announce it."""
        return Raid()

    return Ruleset("raid", Path(), (declaration_of(raid), declaration_of(announcement)))


def test_an_act_begins_by_a_step_that_its_game_declares() -> None:
    opening = game("announcement").procedure("raid").opening
    assert opening is not None
    assert opening.procedure == "announcement"
    with pytest.raises(TypeError, match="raid begins by whisper"):
        game("whisper")
