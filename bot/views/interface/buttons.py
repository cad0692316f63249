"""Buttons under an answer; their custom id holds all they need, so they survive a restart.

That of a form which follows a form is the only one that does not: it may hold a whole list.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol, Self, TypeAlias, cast

import discord
from discord import ui

from bot.texts.localiser import LOCALES
from bot.texts.markup import without_markup

ButtonKind: TypeAlias = Literal[
    "any",
    "undo",
    "again",
    "rule",
    "reveal",
    "next",
    "redo",
    "due",
    "touch",
    "first",
    "go",
    "begins",
    "join",
    "agree",
    "refuse",
    "dismiss",
    "reopen",
    "type",
    "draw",
    "rest",
    "drop",
    "decide",
    "answer",
    "leave",
    "resume",
    "waive",
    "override",
    "permit",
    "allowed",
    "consent",
    "forget",
    "log",
    "units",
    "values",
    "doubt",
    "hand",
    "look",
    "read",
    "post",
    "compare",
    "begin",
    "leaf",
    "confirm",
    "accept",
    "decline",
    "dispute",
    "injury",
    "count",
    "details",
    "translate",
    "cards",
    "mine",
    "speak",
    "act",
    "sheet",
    "fire",
    "desk",
    "table",
    "about",
    "chances",
    "start",
    "army",
    "roll",
    "unit",
    "note",
    "seek",
    "end",
    "object",
    "propose",
    "chronicle",
    "rematch",
    "submit",
    "name",
    "ruling",
    "tie",
    "campaign",
    "ability",
    "fell",
    "said",
    "meant",
    "anew",
    "form",
]

FOR_THROWS: Final[frozenset[ButtonKind]] = frozenset(
    {"type", "draw", "rest", "drop", "decide", "leave", "anew"}
)
"""Buttons under a question of dice, or of a decision."""

_LEADING: Final[frozenset[ButtonKind]] = frozenset(
    {
        "next",
        "reveal",
        "due",
        "touch",
        "first",
        "join",
        "agree",
        "consent",
        "type",
        "decide",
        "answer",
        "resume",
        "hand",
        "begin",
        "confirm",
        "accept",
        "fire",
        "propose",
        "submit",
        "name",
        "said",
        "meant",
        "anew",
    }
)

_TEMPLATE: Final = r"vexille1:(?P<kind>[a-z]+):(?P<subject>[a-z0-9_.:-]{0,87})"


LONGEST_BUTTON: Final = 80
"""Characters of a button."""
LINE_OF_BUTTON: Final = 31
"""Characters of a button that is one line high on a phone."""
ONWARD: Final[frozenset[ButtonKind]] = frozenset({"go", "undo"})
"""Buttons that a desk always has."""
NEXT_ACTS: Final[frozenset[ButtonKind]] = ONWARD | {"due", "next", "answer"}
"""Those and what is done next, which it has as well."""
ENDING: Final[frozenset[ButtonKind]] = ONWARD | {"agree", "object"}
"""Those and what answers an end that is proposed."""
ANSWERS: Final[frozenset[ButtonKind]] = frozenset({"type", "draw", "rest", "decide", "leave"})
"""Buttons of a question, which it has too, but for the one that gives it up."""
BACK: Final[tuple[ButtonKind, str]] = ("desk", "back")
"""The kind and the subject of the button that leads back to a player's own desk."""
MENU: Final[tuple[ButtonKind, str]] = ("desk", "menu")
"""Those of the button that every desk has, and nothing else."""
LAST: Final = ":last"
"""The end of the subject of a desk's button that undoes whatever came last."""
CAMPAIGNS: Final[tuple[ButtonKind, str]] = ("campaign", "all")
"""Those of the button that leads to what campaigns a battle may be fought for."""


@dataclass(frozen=True, slots=True)
class ButtonSpec:
    """A button: what it does, to what, and what it says.

    Attributes:
        kind: What pressing it does.
        subject: The log entry's number or the procedure it is about.
        label: Its words.
        about: What is done, where the label tells of whom as well.
        of: Of whom.
        leading: Whether it stands out, whatever its kind; None where that goes by its kind.
    """

    kind: ButtonKind
    subject: str
    label: str
    about: str = field(default="", compare=False)
    of: str = field(default="", compare=False)
    leading: bool | None = None


def language_buttons(entry: int, shown: str) -> tuple[ButtonSpec, ...]:
    """Return a button for each other language that a card of an entry can be read in.

    Args:
        entry: Id of the entry.
        shown: The language that the card is in.
    """
    others = [locale for locale in LOCALES if locale != shown]
    return tuple(ButtonSpec("translate", f"{entry}:{each}", each.upper()) for each in others)


class ButtonClient(Protocol):
    """A client's part in pressing buttons: everything it must offer so that they reach it."""

    press: Callable[[discord.Interaction, str, str], Awaitable[None]]


class ActionButton(ui.DynamicItem[ui.Button[Any]], template=_TEMPLATE):
    """A button of ours, found again by its custom id alone."""

    def __init__(self, kind: str, subject: str) -> None:
        super().__init__(ui.Button(custom_id=custom_id_of(kind, subject)))
        self._kind = kind
        self._subject = subject

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction,  # noqa: ARG003 - discord.py passes it
        item: ui.Item[Any],  # noqa: ARG003
        match: re.Match[str],
        /,
    ) -> Self:
        """Return the button that a press came from."""
        return cls(match["kind"], match["subject"])

    async def callback(self, interaction: discord.Interaction) -> None:
        """Hand the press to the client."""
        presser = cast("ButtonClient", interaction.client)
        await presser.press(interaction, self._kind, self._subject)


def custom_id_of(kind: str, subject: str) -> str:
    """Return the custom id of a button, by which it is found again."""
    return f"vexille1:{kind}:{subject}"


def view_of(buttons: tuple[ButtonSpec, ...]) -> ui.View | None:
    """Return the buttons as a view without a time limit, None when there is none.

    Presses reach `ActionButton` by custom id; nothing is kept per message.
    """
    if not buttons:
        return None
    view = ui.View(timeout=None)
    for button in buttons:
        view.add_item(button_of(button))
    view.stop()
    return view


def button_of(spec: ButtonSpec) -> ui.Button[Any]:
    """Return a button as Discord shows it."""
    leading = spec.kind in _LEADING if spec.leading is None else spec.leading
    style = discord.ButtonStyle.primary if leading else discord.ButtonStyle.secondary
    custom_id = custom_id_of(spec.kind, spec.subject)
    # Discord formats no label: what keeps it from formatting a name would be seen.
    label = without_markup(spec.label)[:LONGEST_BUTTON]
    return ui.Button(label=label, style=style, custom_id=custom_id)
