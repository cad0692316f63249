"""Lists as text: our own format and spreadsheets, read line by line."""

from __future__ import annotations

import pytest

from bot.armies.reading import read_army
from tests.bot.armies.lists import CSV, PLAIN, codes, lexicon, profile


def test_the_plain_format_is_read_with_headings_comments_and_bullets() -> None:
    roster = read_army(PLAIN, lexicon())
    assert (roster.name, roster.game) == ("River Host", "blackhammer")
    assert [unit.name for unit in roster.units] == ["Spearmen", "Archers", "Company 7"]
    assert profile(roster, "Archers") == "10 m=4 bs=4 ld=7"
    assert codes(roster) == [(9, "Trolls 3 M6 Q9", "unknown-sign")]


def test_a_name_in_quotes_may_look_like_anything() -> None:
    (unit,) = read_army('"10; Ld7 | [x] ""the Bold"" 3" 4 M4', lexicon()).units
    assert (unit.name, unit.models) == ('10; Ld7 | [x] "the Bold" 3', 4)


@pytest.mark.parametrize("separator", [";", " | ", "\n", "\r\n", ";\n"])
def test_one_line_holds_an_army_with_separators(separator: str) -> None:
    text = separator.join(["Orcs 20 T4", "Goblins 30 T3 [horde]", "Troll 1 W3"])
    assert [(u.name, u.models) for u in read_army(text, lexicon()).units] == [
        ("Orcs", 20),
        ("Goblins", 30),
        ("Troll", 1),
    ]


def test_a_last_unit_without_values_hides_no_other_of_its_line() -> None:
    roster = read_army("Orcs 20 T4; Goblins 30 T3 [horde]; Trolls 3 Q9; Ogres 6", lexicon())
    assert [unit.name for unit in roster.units] == ["Orcs", "Goblins"]
    assert [code for _, _, code in codes(roster)] == ["unknown-sign", "line-number-alone"]


def test_a_unit_may_be_called_by_a_rule_s_name_where_its_models_are_counted() -> None:
    roster = read_army("Orcs 20 T4; Shields 10 T3; shields T3", lexicon())
    assert [unit.name for unit in roster.units] == ["Orcs", "Shields"]
    assert [code for _, _, code in codes(roster)] == ["line-unclear"]


@pytest.mark.parametrize("text", ["Orques 20 E4 PV1 Cd7", "20 Orques E4 PV1 Cd7", "• 20x Orques"])
def test_a_count_may_come_first_and_signs_may_be_french(text: str) -> None:
    (unit,) = read_army(text, lexicon("fr")).units
    assert (unit.name, unit.models) == ("Orques", 20)


def test_a_unit_may_be_called_as_a_list_s_words_begin() -> None:
    roster = read_army("10x Listeners\n5x Dropships\n8x Coreguard\n3x Core", lexicon())
    assert [unit.name for unit in roster.units] == ["Listeners", "Dropships", "Coreguard"]
    assert codes(roster) == [(4, "3x Core", "army-line-no-values")]


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_a_spreadsheet_is_read_by_its_headings(delimiter: str) -> None:
    text = CSV if delimiter == "," else CSV.replace('"stupidity, regeneration"', "stupidity")
    roster = read_army(text.replace(",", delimiter).encode("utf-8-sig"), lexicon())
    assert profile(roster, "Spearmen") == "20 m=4 ws=3 w=1 save=5"
    assert profile(roster, "Trolls").startswith("3 m=6 ws=3 w=3")
    assert profile(roster, "Bears") == "2 m=4"
    assert codes(roster) == [
        (1, "Luck", "army-unknown-heading"),
        (4, "4", "name-empty"),
        (5, "Wolves", "too-many-models"),
        (6, "Bears", "value-out-of-range"),
    ]


def test_a_french_spreadsheet_of_an_old_office_is_read() -> None:
    text = "Unité;Figurines;CC;Règles spéciales\r\nÉpéistes;12;3;haine\r\n"
    (unit,) = read_army(text.encode("cp1252"), lexicon("fr")).units
    assert (unit.name, unit.models, list(unit.rules)) == ("Épéistes", 12, ["hatred"])


def test_a_quote_that_never_closes_costs_no_row_before_it() -> None:
    roster = read_army('name,models\nOrcs,20\nTrolls,3\n"Wolves,5\n' + "x" * 200_000, lexicon())
    assert [unit.name for unit in roster.units][:2] == ["Orcs", "Trolls"]
    assert "army-csv-broken" in [code for _, _, code in codes(roster)]


def test_a_sentence_is_no_unit() -> None:
    roster = read_army("Dear friend,\nhere is my list\nOrcs 20 T4\nTroll 1 T5", lexicon())
    assert [unit.name for unit in roster.units] == ["Orcs", "Troll"]
    assert [line for line, _, code in codes(roster) if code == "line-bare"] == [1, 2]


def test_a_table_drawn_with_bars_is_a_spreadsheet() -> None:
    table = "| Unité | Figurines | M |\n|:---|:---:|---|\n| Orques | 20 | 4 |\n| Géant | 1 | 6 |"
    read = read_army(table, lexicon("fr"))
    assert [(unit.name, unit.models) for unit in read.units] == [("Orques", 20), ("Géant", 1)]
    assert [unit.number("m") for unit in read.units] == [4, 6]


@pytest.mark.parametrize("start", ["<:orc:123456789012345678> ", "<a:orc:123456789012345678> "])
def test_an_emoji_of_a_server_is_no_file_of_a_builder(start: str) -> None:
    read = read_army(f"{start}20x Orcs\n{start}10x Wolves", lexicon())
    assert [(unit.name, unit.models) for unit in read.units] == [("Orcs", 20), ("Wolves", 10)]
