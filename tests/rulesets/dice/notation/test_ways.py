"""Rolls of which a part is not clear: what they may mean, each as it would be rolled."""

from __future__ import annotations

import pytest

from rulesets.dice.notation.reader import parse
from rulesets.refusal import Doubt, Refusal
from tests.architecture.sources import ROOT
from tests.together import together

INPUTS = ROOT / "tests" / "data" / "natural" / "dice.txt"


def ways_of(text: str) -> tuple[str, ...]:
    with pytest.raises(Refusal) as refusal:
        parse(text)
    return refusal.value.ways if isinstance(refusal.value, Doubt) else ()


@pytest.mark.parametrize(
    ("text", "ways"),
    [
        ("12d6 4+ twin-linked", ["12d6>=4 reroll failures", "12d6>=4 reroll 1", "12d6>=4"]),
        ("12d6 4+ crit 5+", ["12d6>=4"]),
        ("12d6 4+ les 6 font 2 touches", ["12d6>=4 double 6", "12d6>=4"]),
        ("10 attaques 3+ 4+ dégâts D3", ["10d6 hit>=3 then wound>=4"]),
        ("10 attacks 3+ 4+ rend 1 damage 2", ["10d6 hit>=3 then wound>=4"]),
        ("20 shots 4+ +1 to hit", ["20d6>=3", "20d6>=4"]),
        ("10 tirs 4+ longue portée", ["10d6>=5", "10d6>=4"]),
        ("12 dés 4+ à couvert", ["12d6>=4"]),
        (
            "10 attacks 3+ 6s explode 4+",
            [
                "10d6 hit>=3 double 6 then wound>=4",
                "10d6 hit>=3 extra 6 then wound>=4",
                "10d6 hit>=3 then wound>=4",
            ],
        ),
        (
            "12 attaques 4+ 3+ crit mortelles dégâts 1",
            ["12d6 hit>=4 mortal 6 then wound>=3", "12d6 hit>=4 then wound>=3"],
        ),
        (
            "12 attacks 4+ 3+ crits auto wound rend 1 save 4+",
            ["12d6 hit>=4 auto 6 then wound>=3 then save>=5", "12d6 hit>=4 then wound>=3"],
        ),
        (
            "10 attacks 3+ reroll 1s 4+ crit 5+ mortal",
            [
                "10d6 hit>=3 reroll 1 mortal 5,6 then wound>=4",
                "10d6 hit>=3 reroll 1 then wound>=4",
            ],
        ),
        (
            "poison 10 tirs 5+ 4+",
            ["10d6 hit>=5 auto 6 then wound>=4", "10d6 hit>=5 then wound>=4"],
        ),
        (
            "10 attacks 4+ lethal strike 3+ save 4+",
            ["10d6 hit>=4 then wound>=3 mortal 6 then save>=4", "10d6>=4"],
        ),
        ("6 dice, each 6 is a mortal wound", ["6d6>=6", "6d6"]),
        ("6 killing blow attacks 3+ 4+", ["6d6 hit>=3 then wound>=4"]),
        ("12 touches F4 E4", ["12d6>=4"]),
        ("F4 contre E3 sur 8 touches", ["8d6>=3"]),
        ("12 tirs sur 5+, force 3 endu 4", ["12d6 hit>=5 then wound>=5", "12d6>=5"]),
        ("4+", ["d6>=4"]),
        ("-3d6", ["3d6"]),
        ("cast 6+", ["(2d6)>=6", "(3d6)>=6", "(4d6)>=6"]),
        ("2d6 vs 8 reroll", ["(2d6)>=8 reroll failures", "(2d6)<=8 reroll failures", "2d6 vs 8"]),
        ("2d6 vs 8 reroll failures", ["(2d6)>=8 reroll failures", "(2d6)<=8 reroll failures"]),
        ("charge 8 reroll", ["(2d6)>=8 reroll failures"]),
        ("10 touches de force 5 sur endu 4", ["10d6>=3"]),
        ("10 str 5 hits on toughness 4", ["10d6>=3"]),
        ("2d6 S4 hits vs T3", ["2d6"]),
        ("d6 touches f4 puis 4+", ["d6", "d6>=4"]),
        ("16 atk off 4 def 4 f4 res 3 svg 5", ["16d6"]),
        ("8 dés sauf les 1", ["8d6>=2"]),
        ("8 dice anything but 1s", ["8d6>=2"]),
        ("5+ times 12", ["12d6>=5"]),
        ("break test 9 stubborn", ["(2d6)<=9"]),
        ("terror 7 minimised", ["(3d6dh1)<=7"]),
        ("12d6 4+ 12d6 3+", ["12d6>=4; 12d6>=3"]),
        (
            "20 attaques 4+ 4+ crit (2 touches) svg 5+",
            ["20d6 hit>=4 double 6 then wound>=4 then save>=5", "20d6>=4 then >=4"],
        ),
        ("power dice 6", ["6d6"]),
        ("roll 2 keep 1", ["2d6kh1", "2d6kl1"]),
        ("highest of 3", ["3d6kh1", "3d6kl1"]),
        ("on a 2+ d3 mortals", ["d6>=2", "d3"]),
        ("16 attaques poison 3+ svg 4+", ["16d6 hit>=3 then save>=4"]),
        ("10 at 3 4 5", ["10d6 hit>=3 then wound>=4 then save>=5"]),
        ("Lance 12 D6, relance tout", ["12d6"]),
        ("jet sous 4", ["d6<=4", "d6<4", "(2d6)<=4"]),
        ("need an 8 to charge", ["(2d6)>=8"]),
        ("3 charges", ["3x 2d6"]),
        ("pile ou face", ["d2"]),
        ("9 archers 5 then 4", ["9d6>=5 then >=4"]),
        ("d1000 of cheese", ["d1000"]),
        ("quelques d6", ["d6"]),
        ("10 attacks 3+ 3+ crit 6 save 4+ dmg 2", ["10d6 hit>=3 then wound>=3"]),
        ("charge 9+", ["(2d6)>=9"]),
        ("12 - 4+", ["12d6>=4"]),
        (
            "9 attaques 4+ 4+ svg 4+ à -1",
            [
                "9d6 hit>=4 then wound>=4 then save>=5",
                "9d6 hit>=4 then wound>=4 then save>=4",
            ],
        ),
        ("10 3 4 5", ["10d6 hit>=3 then wound>=4 then save>=5"]),
        ("encore 4", ["4d6"]),
        ("3 ogres 9 attaques 4+ 3+", ["9d6 hit>=4 then wound>=3"]),
        ("cast 7", ["(2d6)>=7", "(3d6)>=7", "(4d6)>=7"]),
        ("5 dice 7+", ["(5d6)>=7"]),
        ("7 dés 2+ ou 3+", ["7d6>=2", "7d6>=3"]),
        ("10d6 3 à 6", ["10d6>=3", "10d6>=6"]),
        ("10d6 1-2", ["10d6<=2", "10d6"]),
        ("10d6 sous 3", ["10d6<=3", "10d6<3", "10d6"]),
        ("moral 8 2d6", ["(2d6)>=8", "(2d6)<=8", "2d6"]),
        ("3d6 x2", ["2x 3d6", "(3d6)*2", "3d6"]),
        ("2d6 3d6", ["2d6; 3d6", "2d6+3d6", "2d6"]),
        ("3d6 ou 4d6", ["3d6", "4d6"]),
        ("dispersion artillerie", ["scatter; artillery", "scatter"]),
        ("3d6 max 2", ["3d6kh2", "3d6kl2", "3d6"]),
        ("3d6 lose the lowest", ["3d6dl1", "3d6dh1", "3d6"]),
        ("keep 2 of 3d6", ["3d6kh2", "3d6kl2", "3d6"]),
        ("3d6 swiftstride", ["3d6dl1", "3d6"]),
        ("2d6 contre 6", ["2d6>=6", "(2d6)>=6", "(2d6)<=6"]),
        ("ld 8 cold blooded", ["(3d6kl2)<=8", "(2d6)<=8"]),
        ("4d6!>=5", ["4d6! >=5", "4d6 explode 5,6", "4d6>=5"]),
        ("4d6r<2", ["4d6 reroll 1", "4d6<2"]),
        ("4+ 12d6", ["12d6>=4", "12d6+4"]),
        ("12 4", ["12d6>=4"]),
        ("12", ["12d6"]),
        ("2d6 another", ["2d6"]),
        ("fuite", ["2d6"]),
        ("jet de charge +1", ["2d6+1"]),
        ("canon + rebond", ["2artillery"]),
        ("stone thrower shot", ["scatter; artillery"]),
        ("charge portée 5 distance 11", ["(2d6)>=6", "(2d6)>=11"]),
        ("swiftstride charge 9", ["(3d6dl1)>=9"]),
        ('8" charge', ["(2d6)>=8"]),
        ("cast +1 on 6", ["(2d6+1)>=6", "(3d6+1)>=6", "(4d6+1)>=6"]),
        ("10 hits str 4 vs res 4", ["10d6>=4"]),
        ("2d6 high 9", ["(2d6)>=9"]),
        ("on touche à 3+", ["d6>=3"]),
        (
            "touche 3+ relance les 1, blesse 4+ relance tout, 18 attaques",
            ["18d6>=3 reroll failures", "18d6>=3 reroll 1", "18d6>=3"],
        ),
    ],
)
def test_what_is_clear_of_a_roll_is_offered(text: str, ways: list[str]) -> None:
    assert list(ways_of(text)) == ways


@pytest.mark.parametrize(
    "text", ["", "blabla", "half 2d6", "½d6", "1,5d6", "1000000d6", "roll for initiative", "4+ 5+"]
)
def test_nothing_is_offered_where_no_dice_are_clear(text: str) -> None:
    assert ways_of(text) == ()


def test_each_way_is_rolled_as_it_stands() -> None:
    lines = INPUTS.read_text(encoding="utf-8").splitlines()
    refused = [
        typed
        for typed, _, wanted in (line.rpartition(" -> ") for line in lines)
        if wanted.startswith("!") and not typed.startswith("#")
    ]
    with together() as case:
        for typed in refused:
            with case(typed):
                for way in ways_of(typed):
                    assert all(part.label is None for part in parse(way).parts)
