"""Several lists in one paste: told as such, with their names, and none taken for one army."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.armies.reading import read_army
from tests.bot.armies.test_pasted import cases, lexicon

OWN = "army: The Ford\nReeds 20 M4 WS3\n\narmy: The Marsh\nHerons 10 M4\nEels 5 M8"
OLD_WORLD = (
    "===\nFord Host [245 pts]\nWarhammer: The Old World, Marsh\n===\n\n"
    "++ Core Units [245 pts] ++\n\n"
    "20 Spearmen [120 pts]\n- Shield\n\n10 Herons [125 pts]\n\n---\n"
    'Created with "Old World Builder"\n\n[https://old-world-builder.com]\n\n'
)
FORUM = "Ford Host\n20 Reeds - 180 pts\n10 Herons - 120 pts\nTotal: 300 pts\n\n"
BUILDER = "1000 Pts - Ford\n20 Reeds @ 180.0 Pts\n10 Herons @ 120.0 Pts\n\n"
PARTED = (
    "Lords\nMarshal - 230pts\nSquire - 100pts\nTotal: 330\n"
    "Core\n20 Reeds - 180 pts\n10 Herons - 120 pts\nTotal: 300\n"
)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (OWN, ("The Ford", "The Marsh")),
        (OLD_WORLD + OLD_WORLD.replace("Ford Host", "Other Host"), ("Ford Host", "Other Host")),
        (
            FORUM + FORUM.replace("Reeds", "Eels"),
            ("1. Ford Host (300 pts)", "2. Ford Host (300 pts)"),
        ),
        (BUILDER + BUILDER.replace("Ford", "Marsh"), ("Ford (300 pts)", "Marsh (300 pts)")),
        (OLD_WORLD + FORUM, ("Ford Host", "Ford Host")),
    ],
)
def test_several_lists_in_one_paste_are_named_and_none_is_taken(
    text: str, names: tuple[str, ...]
) -> None:
    roster = read_army(text, lexicon("blackhammer"))
    assert not roster.units
    assert roster.doubt is not None
    assert (roster.doubt.code, roster.doubt.facts["count"]) == ("army-several-lists", 2)
    told = str(roster.doubt.facts["lists"])
    assert all(name in told for name in names), told


APP = """\
{title}
Ashen Wardens
General's Regiment
Mud Seer (110)
• General
Ford Wardens (220)
Regiment 1
Reed-Marshal (160)
"""


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("{} 490/1000 pts", "1. Ford Host (490 pts); 2. Marsh Host (490 pts)"),
        ("{} (1,000 points) - Handbook", "1. Ford Host (490 pts); 2. Marsh Host (490 pts)"),
        ("{}", "1. Mud Seer … (490 pts); 2. Mud Seer … (490 pts)"),
    ],
)
@pytest.mark.parametrize("blank", [" ", "\N{NO-BREAK SPACE}"])
def test_two_lists_of_an_app_without_its_name_are_two(title: str, name: str, blank: str) -> None:
    lists = [APP.format(title=title.format(each)) for each in ("Ford Host", "Marsh Host")]
    doubt = read_army("\n".join(lists).replace(" ", blank), lexicon("aos4")).doubt
    assert doubt is not None
    assert doubt.facts["lists"] == name
    for text in lists:
        roster = read_army(f"{text}Total: 490/1000 pts", lexicon("aos4"))
        assert [unit.name for unit in roster.units] == ["Mud Seer", "Ford Wardens", "Reed-Marshal"]


def test_a_list_with_totals_of_its_parts_is_one() -> None:
    roster = read_army(PARTED, lexicon("blackhammer"))
    assert [unit.name for unit in roster.units] == ["Marshal", "Squire", "Reeds", "Herons"]


def test_no_single_list_of_any_form_is_taken_for_several() -> None:
    for spoken, text, wanted in cases():
        doubt = read_army(text, lexicon(*spoken.split())).doubt
        assert doubt is None or doubt.code != "army-several-lists", wanted


def test_two_lists_that_name_their_program_are_two_whatever_their_forms() -> None:
    signed = [text for _, text, _ in cases() if "reated with" in text.splitlines()[-1]]
    assert len(signed) > 3
    for text, other in pairwise(signed):
        doubt = read_army(f"{text}\n\n{other}", lexicon("blackhammer")).doubt
        assert doubt is not None
        assert doubt.code == "army-several-lists"
