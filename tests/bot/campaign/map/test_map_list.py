"""Maps as organisers write them: read from text, CSV and JSON, checked, links mended."""

from __future__ import annotations

from time import process_time

import pytest

from bot.campaign.map.map_list import read_map, write_map
from rulesets.refusal import Refusal

TEXT = """
# the north
Iron Pass (Ana): Old Mine, river gate
Old Mine: Iron Pass
River Gate (Ben)
"""
CSV = (
    "region,owner,links\nIron Pass,Ana,Old Mine/River Gate\nOld Mine,,Iron Pass\nRiver Gate,Ben,\n"
)
JSON = """{"regions": [{"name": "Iron Pass", "owner": "Ana", "links": ["Old Mine", "River Gate"]},
{"name": "Old Mine", "links": ["Iron Pass"]}, {"name": "River Gate", "owner": "Ben"}]}"""


@pytest.mark.parametrize(
    "text", [TEXT, "; ".join(TEXT.splitlines()[2:]), CSV, CSV.replace(",", ";"), JSON]
)
def test_a_map_is_read_and_one_way_links_hold_both_ways(text: str) -> None:
    found = read_map(text)
    assert [(region.name, region.owner, region.links) for region in found.regions] == [
        ("Iron Pass", "Ana", ("Old Mine", "River Gate")),
        ("Old Mine", "", ("Iron Pass",)),
        ("River Gate", "Ben", ("Iron Pass",)),
    ]
    assert found.mended == (("Iron Pass", "River Gate"),)


def test_what_is_written_is_read_the_same() -> None:
    found = read_map(TEXT)
    written = write_map((region.name, region.owner, region.links) for region in found.regions)
    again = read_map(written)
    assert again.mended == ()
    assert [(region.name, region.owner, region.links) for region in again.regions] == [
        (region.name, region.owner, region.links) for region in found.regions
    ]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "map-empty", None),
        ("A: B", "map-unknown-link", "1"),
        ("A: B\nB\na: B", "map-twice", "3"),
        ("A: A", "map-links-itself", "1"),
        ("A\n(Ana): A", "map-line", "2"),
        ("A (Ana", "map-line", "1"),
        ("A/B", "map-line", "1"),
        ("{", "map-unread", None),
        ('{"regions": 1}', "map-unread", None),
        ('[{"name": 1}]', "map-line", "1"),
        ('["A", {"name": "B", "colour": "red"}]', "map-line", "2"),
        ('["A", {"name": "B", "links": "A"}]', "map-line", "2"),
        ("region,owner,links\nA,Ana,,x", "map-line", "2"),
        ("\n".join(f"R{number}" for number in range(101)), "map-too-large", None),
        (
            f"A: {', '.join(f'R{number}' for number in range(21))}\n"
            + "\n".join(f"R{number}" for number in range(21)),
            "map-too-many-links",
            None,
        ),
    ],
)
def test_a_map_that_does_not_hold_is_refused_with_its_line(
    text: str, code: str, line: str | None
) -> None:
    with pytest.raises(Refusal) as refused:
        read_map(text)
    assert refused.value.code == code
    assert refused.value.facts.get("line") == line


def test_a_slip_in_a_link_brings_what_is_near() -> None:
    with pytest.raises(Refusal) as refused:
        read_map("Iron Pass: Old Mien\nOld Mine")
    assert refused.value.facts["near"] == "Old Mine"


def test_a_wrong_row_of_json_is_told_as_it_is_written() -> None:
    with pytest.raises(Refusal) as refused:
        read_map('[{"name": "A"}, {"nom": "Gué"}]')
    assert refused.value.facts["text"] == '{"nom": "Gué"}'


@pytest.mark.parametrize("text", [f"a{' ' * 3000}((", f"a{' ' * 3000}: b", "a (" * 1000])
def test_blanks_without_end_are_read_in_no_time(text: str) -> None:
    began = process_time()
    with pytest.raises(Refusal):
        read_map(text)
    assert process_time() - began < 0.5
