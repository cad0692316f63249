"""Rolls that cannot be made, and the one reason given."""

from __future__ import annotations

from typing import Any

import pytest

from rulesets.dice.notation import limits, parse
from rulesets.refusal import Refusal


def refused(text: str) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        parse(text)
    return refusal.value


@pytest.mark.parametrize(
    ("text", "position", "found", "expected"),
    [
        ("charge", 1, "charge", "dice"),
        ("2d6 + * 3", 7, "* 3", "dice"),
        ("d", 1, "d", "dice"),
        ("2d6 12", 5, "12", "after-dice"),
        ("2d6)", 4, ")", "after-dice"),
        ("2d6!=6", 4, "!=6", "after-dice"),
        ("2d6,3", 4, ",3", "after-dice"),
        ("scatter+2", 8, "+2", "end"),
        ("2d6 4+d6", 5, "4+d6", "after-dice"),
        ("2d6 {fire}", 5, "{fire}", "after-dice"),
        ("2d6 # a ; b", 11, "b", "dice"),
    ],
)
def test_a_misplaced_word_is_shown_with_its_place_and_what_would_be_right(
    text: str, position: int, found: str, expected: str
) -> None:
    refusal = refused(text)
    assert refusal.code == "notation-unexpected"
    assert refusal.facts == {"position": position, "found": found, "expected": expected}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2d6+", "dice"),
        ("5x", "dice"),
        ("((2d6)", "bracket"),
        ("12d6>=", "number"),
        ("2d6 reroll", "faces"),
    ],
)
def test_a_roll_that_stops_too_early_says_what_is_missing(text: str, expected: str) -> None:
    refusal = refused(text)
    assert (refusal.code, refusal.facts) == ("notation-unfinished", {"expected": expected})


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("", "notation-empty", {}),
        ("  \n ", "notation-empty", {}),
        ("3+4", "notation-no-dice", {}),
        ("(2)*3", "notation-no-dice", {}),
        ("3>=2", "notation-no-dice", {}),
        ("d1", "die-sides", {"sides": 1, "most": 1000}),
        *(
            (f"10d6>=2 {damage}", "notation-damage", {"most": 20})
            for damage in ("damage", "damage d", "dégâts", "damage d0+3", "damage 1d00+3")
        ),
        *(
            (text, "notation-special", {})
            for text in (
                "10d6 hit>=4 mortal 6",
                "10d6 hit>=4 auto 6",
                "10d6 hit>=4 double 3 then wound>=3",
                "10d6 wound>=4 then save>=4 double 6",
            )
        ),
        ("600d6 hit>=4 double 6 then wound>=4", "notation-dice", {"count": 1800, "most": 1000}),
        ("d0", "die-sides", {"sides": 0, "most": 1000}),
        ("2d1001", "die-sides", {"sides": 1001, "most": 1000}),
        ("0d6", "notation-dice", {"count": 0, "most": 1000}),
        ("1001d6", "notation-dice", {"count": 1001, "most": 1000}),
        ("501d6+500d6", "notation-dice", {"count": 1001, "most": 1000}),
        ("501d6r1", "notation-dice", {"count": 1002, "most": 1000}),
        ("50x 21d6", "notation-dice", {"count": 1050, "most": 1000}),
        ("600d6; 600d6", "notation-dice", {"count": 1200, "most": 1000}),
        ("251x(251d6)", "notation-times", {"most": 50}),
        ("0x d6", "notation-times", {"most": 50}),
        ("2d66", "notation-several-d66", {"count": 2}),
        ("d66!", "notation-d66", {}),
        ("d66>=34", "notation-d66", {}),
        ("d66 r1", "notation-d66", {}),
        ("3d6kh4", "notation-keep", {"count": 4, "dice": 3}),
        ("3d6k0", "notation-keep", {"count": 0, "dice": 3}),
        ("3d6dl3", "notation-keep", {"count": 3, "dice": 3}),
        ("3d6kh2kl1", "notation-twice", {"what": "keep"}),
        ("3d6!2!3", "notation-twice", {"what": "explode"}),
        ("3d6r1r2", "notation-twice", {"what": "reroll"}),
        ("3d6r1>=4 rf", "notation-twice", {"what": "reroll"}),
        ("(2d6)<=7 rf rs", "notation-twice", {"what": "reroll"}),
        ("3d6kh2!", "notation-keep-or-explode", {}),
        ("3d6kh2>=4", "notation-keep-or-count", {}),
        ("4d6!0", "notation-explosion", {"most": 20}),
        ("4d6!21", "notation-explosion", {"most": 20}),
        ("2d6r7", "notation-face", {"face": 7, "die": "d6"}),
        ("2d3r4", "notation-face", {"face": 4, "die": "d3"}),
        ("2d6 rf", "notation-no-target", {"what": "failures"}),
        ("(2d6 rs)<=7", "notation-no-target", {"what": "successes"}),
        ("(2d6)<=7 r1", "notation-whole-reroll", {}),
        ("2d6*d6", "notation-factor", {"most": 100}),
        ("2d6*101", "notation-factor", {"most": 100}),
        ("5x scatter", "notation-one-scatter", {}),
        ("d6;d6;d6;d6;d6;d6", "notation-parts", {"most": 5}),
        ("12345678d6", "notation-digits", {"most": 7}),
        ("d6+9999999+1", "notation-digits", {"most": 7}),
        ("d6+9999999*9999999", "notation-digits", {"most": 7}),
        ("2d6>=13", "notation-target", {"die": "d6", "target": ">=13", "whole": "(2d6)>=13"}),
        ("2d6≤12", "notation-target", {"die": "d6", "target": "<=12", "whole": "(2d6)<=12"}),
        ("d6!1=7", "notation-target", {"die": "d6", "target": "=7", "whole": "(1d6)=7"}),
        ("2d6 releance", "notation-meaning", {"text": "releance", "meant": "reroll"}),
        ("2d6 rerol", "notation-meaning", {"text": "rerol", "meant": "reroll"}),
        ("12 dice 4+ 1s", "notation-left", {"text": "1s", "dice": "12d6"}),
        ("12d6>=4 + 2", "notation-meaning", {"text": "+ 2", "meant": "modifier"}),
        ("2d6 reroll all", "notation-meaning", {"text": "reroll", "meant": "reroll"}),
        ("2d6 reroll 1d6", "notation-meaning", {"text": "reroll", "meant": "reroll"}),
        ("on 3s", "notation-how-many", {}),
        ("5x x", "notation-meaning", {"text": "x", "meant": "times"}),
        ("(3d6)x2", "notation-meaning", {"text": "x2", "meant": "times"}),
    ],
)
def test_what_makes_no_sense_or_too_much_work_is_refused(
    text: str, code: str, facts: dict[str, Any]
) -> None:
    refusal = refused(text)
    assert (refusal.code, refusal.facts) == (code, facts)


def test_each_limit_is_a_limit_and_no_less() -> None:
    at_limit = {
        "characters": "d6" + " " * (limits.CHARACTERS - 2),
        "nodes": "d6" + "+1" * 31,
        "depth": "(" * limits.DEPTH + "d6" + ")" * limits.DEPTH,
        "dice": "1000d6",
        "label": "d6 #" + "x" * limits.LABEL,
    }
    beyond = {
        "notation-long": at_limit["characters"] + " ",
        "notation-nodes": at_limit["nodes"] + "+1",
        "notation-depth": f"({at_limit['depth']})",
        "notation-dice": "1001d6",
        "notation-label": at_limit["label"] + "x",
    }
    for text in at_limit.values():
        assert parse(text).parts
    for code, text in beyond.items():
        assert refused(text).code == code
