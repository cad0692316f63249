"""Cards as players write them."""

from __future__ import annotations

import json

import pytest

from bot.commands.cards.card_list import read_cards
from rulesets.refusal import Refusal

DECK = [["Hold", "keep your ground"], ["Sprint", ""], ["Sprint", ""], ["Break", "a: b"]]


@pytest.mark.parametrize(
    "written",
    [
        "Hold: keep your ground; 2x Sprint; Break: a: b",
        "# my deck\nHold: keep your ground\n\n2 × Sprint\r\nBreak\ta: b\n",
        "\ufeffHold :keep your ground\nSprint\nSprint\nBreak : a: b".encode(),
        json.dumps(
            [
                {"name": "Hold", "text": "keep your ground"},
                {"name": "Sprint", "count": 2},
                {"name": "Break", "text": "a: b"},
            ]
        ),
        json.dumps({"cards": [{"name": "Hold", "text": "keep your ground"}, "Sprint", "Sprint"]})[
            :-2
        ]
        + ', {"name": "Break", "text": "a: b"}]}',
    ],
)
def test_a_deck_is_read_from_lines_and_from_json(written: str | bytes) -> None:
    assert read_cards(written) == DECK


@pytest.mark.parametrize(
    ("written", "code"),
    [
        (b"\xff\xfe\x00", "cards-unreadable"),
        ("[1]", "cards-unreadable"),
        ("[{]", "cards-unreadable"),
        ('{"cards": 3}', "cards-unreadable"),
        ('[{"name": 3}]', "cards-unreadable"),
        ('[{"name": "A", "count": "2"}]', "cards-unreadable"),
        ("61x Sprint", "too-many-cards"),
        ('[{"name": "A", "count": 99999999}]', "too-many-cards"),
        (": text", "name-empty"),
        ("A: " + "x" * 601, "card-too-long"),
    ],
)
def test_what_cannot_be_read_is_refused(written: str | bytes, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        read_cards(written)
