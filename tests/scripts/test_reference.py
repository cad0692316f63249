"""The pages made from declarations, on a small game made for the purpose."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import pytest

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.declaring.parameter import (
    NO_RULES,
    Choice,
    Decimal,
    Fill,
    Flag,
    Rules,
    Units,
    Whole,
)
from rulesets.core.declaring.procedure import collected, procedure
from rulesets.core.ruleset.game import Ruleset
from scripts import reference
from tests.example.reeds import RULESET as REEDS

TEXTS = """
ruleset-skittles = Skittles
procedure-bowl = Bowl
    .about = Rolls the ball
        at what still stands.
param-lane = The lane | counted from the left.
param-soft = Whether it is rolled softly.
param-hand = The hand that rolls.
param-ld = The bowler's calm.
param-far = How far it rolls.
param-tricks = What one can do.
param-rivals = Who else bowls.
"""


@dataclass(frozen=True)
class Bowled:
    down: int


@procedure(source="L1-2", command="throw", variant="ball")
def bowl(
    _dice: Any,
    *,
    lane: Annotated[int, Whole(1, 4, "lanes")],
    soft: Annotated[bool, Flag()] = False,
    hand: Annotated[str, Choice(("left", "right"))] = "right",
    ld: Annotated[int, Whole(0, 10), Fill("bowler", "ld")] = 7,
    far: Annotated[float, Decimal(0, 9.5, "paces")] = 1.5,
    tricks: Annotated[SpecialRules, Rules(("spin",)), Fill("bowler", "rules")] = NO_RULES,
    rivals: Annotated[tuple[Any, ...], Units(0, 3)] = (),
) -> Bowled:
    return Bowled(lane + ld + len(rivals) + len(hand) + soft + int(far) + len(tricks.items))


def skittles(folder: Path, texts: str = TEXTS) -> Ruleset:
    (folder / "en").mkdir()
    (folder / "en" / "skittles.ftl").write_text(texts, encoding="utf-8")
    procedures = collected(bowl)
    return Ruleset(id="skittles", texts=folder, procedures=procedures)


def test_a_page_tells_each_procedure_and_its_options(tmp_path: Path) -> None:
    lines = reference.page(skittles(tmp_path)).splitlines()
    assert lines[0] == "# Skittles"
    start = lines.index("## Bowl")
    assert lines[start:] == [
        "## Bowl",
        "",
        "Rolls the ball at what still stands.",
        "",
        "`/throw what:ball` or `/roll bowl` · source L1-2",
        "",
        "Units: `bowler`.",
        "",
        "| Option | Meaning | Values | When not given |",
        "|---|---|---|---|",
        "| `lane` | The lane \\| counted from the left. | 1 to 4 lanes | required |",
        "| `soft` | Whether it is rolled softly. | yes or no | no |",
        "| `hand` | The hand that rolls. | `left`, `right` | right |",
        "| `ld` | The bowler's calm. | 0 to 10 | the ld of `bowler`, 7 |",
        "| `far` | How far it rolls. | 0 to 9.5 paces, decimals allowed | 1.5 |",
        "| `tricks` | What one can do. | special rules: `spin` | the rules of `bowler`, none |",
        "| `rivals` | Who else bowls. | 0 to 3 units | nothing |",
    ]


def test_a_missing_text_is_named(tmp_path: Path) -> None:
    texts = "\n".join(line for line in TEXTS.splitlines() if not line.startswith("param-soft"))
    with pytest.raises(LookupError, match="param-soft"):
        reference.page(skittles(tmp_path, texts))


def test_keys_are_spelt_as_texts_spell_them_and_shared_texts_are_found() -> None:
    page = reference.page(REEDS)
    assert "## Draw on a table" in page
    assert "| `target_rules` | Special rules of the target |" in page
