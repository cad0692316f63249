"""Layouts as a terminal shows them."""

from __future__ import annotations

from typing import Any

from bot.views.renderers.plain import message_lines

PICTURE = {"url": "http://127.0.0.1:1/attachments/1/2/the%20field.png?x=1"}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def test_a_layout_is_told_in_reading_order_without_its_marks() -> None:
    components = [
        text("# Turn 2\n\n-# dusk\n> **Hold** the line"),
        {
            "type": 17,
            "components": [
                {"type": 9, "components": [text("Knights")], "accessory": button()},
                {
                    "type": 9,
                    "components": [text("Orcs")],
                    "accessory": {"type": 11, "media": PICTURE, "description": "A boar"},
                },
                {"type": 14},
                {"type": 12, "items": [{"media": PICTURE}, {"media": PICTURE}]},
                {"type": 13, "file": {"url": "http://127.0.0.1:1/attachments/1/3/list.txt"}},
                {"type": 1, "components": [button()]},
            ],
        },
    ]
    assert message_lines({"content": "", "embeds": [], "components": components}) == [
        "Turn 2",
        "dusk",
        "Hold the line",
        "Knights",
        "Orcs",
        "[A boar]",
        "[the field.png] [the field.png]",
        "[list.txt]",
    ]


def button() -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Press", "custom_id": "press"}


def test_the_buttons_under_a_message_are_not_told() -> None:
    row = {"type": 1, "components": [button()]}
    assert message_lines({"content": "Roll", "components": [row]}) == ["Roll"]
