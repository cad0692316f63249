"""Buttons are found again by their custom id alone."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ui

from bot.views.buttons import ActionButton, ButtonKind, ButtonSpec, view_of


class Client:
    """Takes presses as the bot does."""

    def __init__(self) -> None:
        self.pressed: list[tuple[str, str]] = []

    async def press(self, _interaction: object, kind: str, subject: str) -> None:
        self.pressed.append((kind, subject))


class Interaction:
    """A press of a button."""

    def __init__(self) -> None:
        self.client = Client()


@pytest.mark.parametrize("kind", ["undo", "again", "rule", "reveal", "next", "redo"])
async def test_a_button_does_after_a_restart_what_it_did_before(kind: ButtonKind) -> None:
    view = view_of((ButtonSpec(kind, "12:break_test", "Do it"),))
    assert view is not None
    (item,) = view.children
    assert isinstance(item, ui.Button)
    custom_id = item.custom_id
    assert custom_id is not None
    assert len(custom_id) <= 100
    match = ActionButton.__discord_ui_compiled_template__.fullmatch(custom_id)
    assert match is not None
    interaction: Any = Interaction()
    found = await ActionButton.from_custom_id(interaction, item, match)
    await found.callback(interaction)
    assert interaction.client.pressed == [(kind, "12:break_test")]


async def test_a_view_lives_as_long_as_its_message() -> None:
    view = view_of((ButtonSpec("undo", "1", "x" * 200), ButtonSpec("next", "2", "go")))
    assert view is not None
    assert view.timeout is None
    labels = [one.label or "" for one in view.children if isinstance(one, ui.Button)]
    assert [len(label) for label in labels] == [80, 2]


def test_no_button_needs_no_view() -> None:
    assert view_of(()) is None
