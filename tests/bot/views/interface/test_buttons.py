"""Buttons are found again by their custom id alone."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.views.interface.buttons import ActionButton, ButtonKind, ButtonSpec, view_of


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
    (button,) = buttons(ButtonSpec(kind, "12:break_test", "Do it"))
    assert button["label"] == "Do it"
    assert len(button["custom_id"]) <= 100
    match = ActionButton.__discord_ui_compiled_template__.fullmatch(button["custom_id"])
    assert match is not None
    interaction: Any = Interaction()
    bare = discord.ui.Button[Any](custom_id=button["custom_id"])
    found = await ActionButton.from_custom_id(interaction, bare, match)
    await found.callback(interaction)
    assert interaction.client.pressed == [(kind, "12:break_test")]


async def test_labels_are_no_longer_than_discord_takes_and_the_next_step_stands_out() -> None:
    undo, following = buttons(ButtonSpec("undo", "1", "x" * 200), ButtonSpec("next", "2", "go"))
    assert undo["label"] == "x" * 80
    assert following["label"] == "go"
    assert following["style"] != undo["style"]


async def test_a_view_lives_as_long_as_its_message() -> None:
    view = view_of((ButtonSpec("undo", "1", "Undo"),))
    assert view is not None
    assert view.timeout is None


def test_no_button_needs_no_view() -> None:
    assert view_of(()) is None


def buttons(*specs: ButtonSpec) -> list[Any]:
    """Return buttons as they are sent to Discord."""
    view = view_of(specs)
    assert view is not None
    return [button for row in view.to_components() for button in row["components"]]
