"""The fate of those who fall, for every face of the die, against the lines of the book."""

from __future__ import annotations

import pytest

from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.results.aftermath import Hurt, Lost
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.whfb2 import RULESET
from rulesets.whfb2.aftermath import AFTERMATH
from rulesets.whfb2.aftermath.fallen import FallenCharacter, fallen_character

ALL = ("m", "ws", "bs", "s", "t", "w", "i", "a", "ld", "int", "cl", "wp")
PERSONAL = ("ld", "int", "cl", "wp")
HERO = "Hero 1 M10 WS5 BS5 S4 T4 W2 I5 A2 Ld8 Int8 Cl8 WP8"
BOOK = (
    # from, to, injury, battles, for good [L7480-7506]
    (1, 10, "bruise", 0, ()),
    (11, 20, "light-left-arm", 1, ()),
    (21, 30, "light-right-arm", 1, ()),
    (31, 35, "light-left-leg", 1, ()),
    (36, 40, "light-right-leg", 1, ()),
    (41, 50, "light-head", 1, ()),
    (51, 60, "grave-left-arm", 2, ("value-arm-useless",)),
    (61, 70, "grave-right-arm", 2, ("value-arm-useless",)),
    (71, 75, "grave-left-leg", 2, ("value-half-movement",)),
    (76, 80, "grave-right-leg", 2, ("value-half-movement",)),
    (81, 85, "grave-head", 2, ()),
    (86, 90, "grave-body", 2, ()),
    (91, 100, "mortal", 0, ()),
)


def hurt(*faces: int, line: str = HERO) -> Hurt:
    unit = read_profile_line(line, LineTerms(RULESET.profile), alone=True)
    result = fallen_character(RolledDice(ListedFaces(faces)), unit=unit)
    assert isinstance(result, FallenCharacter)
    return AFTERMATH.hurt(unit, result)


@pytest.mark.parametrize("row", BOOK, ids=lambda row: row[2])
def test_every_face_leads_to_the_injury_of_the_book(
    row: tuple[int, int, str, int, tuple[str, ...]],
) -> None:
    least, most, name, battles, borne = row
    spared = {"grave-left-arm": (51,), "grave-right-arm": (51,), "grave-head": (11, 6, 2)}
    for face in range(least, most + 1):
        found = hurt(face, *spared.get(name, ()))
        assert found.name == f"table-injuries-{name}"
        assert (found.battles, found.dead) == (battles, name == "mortal")
        assert found.traits == borne
        lost = {"grave-head": dict.fromkeys(ALL, 1), "grave-body": {"s": 1, "t": 1}}.get(name, {})
        assert dict(found.losses) == lost


@pytest.mark.parametrize("arm", [51, 60, 61, 70])
def test_one_arm_in_two_bears_a_prosthesis(arm: int) -> None:
    for face in range(1, 101):
        assert ("result-prosthesis" in hurt(arm, face).traits) == (face <= 50)


@pytest.mark.parametrize(
    ("index", "trait", "percent"), [(0, "eye", 10), (1, "ear", 5), (2, "nose", 1)]
)
def test_a_grave_head_costs_eye_ear_and_nose_as_often_as_the_book_says(
    index: int, trait: str, percent: int
) -> None:
    for face in range(1, 101):
        faces = [100, 100, 100]
        faces[index] = face
        found = hurt(83, *faces)
        assert (f"result-{trait}" in found.traits) == (face <= percent)
        lost = dict.fromkeys(ALL, 1)
        if trait == "eye" and face <= percent:
            lost["bs"] += 2
        if trait == "ear" and face <= percent:
            lost |= dict.fromkeys(PERSONAL, 2)
        assert dict(found.losses) == lost


def test_no_characteristic_falls_below_1() -> None:
    weak = "Hero 1 M10 WS1 BS3 S1 T2 W1 I2 A1 Ld2 Int1 Cl3 WP8"
    assert dict(hurt(85, 1, 1, 100, line=weak).losses) == {
        "m": 1,
        "bs": 2,
        "t": 1,
        "i": 1,
        "ld": 1,
        "cl": 2,
        "wp": 2,
    }
    assert dict(hurt(90, line=weak).losses) == {"t": 1}


def test_the_winner_finds_three_quarters_again_and_the_loser_halves() -> None:
    for killed in range(41):
        for routed in range(11):
            lost = Lost(killed, routed)
            assert AFTERMATH.recovers(True, lost) == int((killed + routed) * 0.75)
            assert AFTERMATH.recovers(False, lost) == int(killed * 0.5) + int(routed * 0.5)
            assert AFTERMATH.recovers(False, Lost(killed, routed, 7)) == 7 + AFTERMATH.recovers(
                False, lost
            )
