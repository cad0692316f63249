"""Panels: messages of texts, buttons and lists in Discord's second set of components."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Any, Final, TypeAlias, cast

import discord
from discord import ui

from bot.texts.markup import without_markup
from bot.views.interface.buttons import ButtonKind, ButtonSpec, button_of
from bot.views.interface.choosing import CONTROL, LONGEST_LABEL, MOST_OPTIONS, PEOPLE
from bot.views.interface.embed import COLOURS, cut

MOST_PARTS: Final = 40
"""Components of a message, those inside others included."""
MOST_LETTERS: Final = 4000
"""Characters of all texts of a message."""
IN_ROW: Final = 5
"""Buttons of a row."""
_ON_PHONE: Final = 34
"""Letters of a line on a phone."""
_BUTTONS_WIDE: Final = 31.5
"""Usual letters of a button in as much room as buttons have beside each other, frames included."""
_FRAME: Final = 2.45
"""Letters that the frame of a button takes as much room as."""
_LIST_WIDE: Final = 27
"""Letters that a list shows in a line."""
_WIDTHS: Final[tuple[tuple[str, float], ...]] = (
    ("ijlI .,:;!|'\N{RIGHT SINGLE QUOTATION MARK}\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}", 0.5),
    ("tfr()-", 0.75),
    ("mwMW\N{HORIZONTAL ELLIPSIS}\N{RIGHTWARDS ARROW}", 1.5),
)
"""Letters that are narrower or wider than usual, with how much."""
_CAPITAL: Final = 1.15
_SECOND_LINE: Final = 0.25
"""Rows that a second line of a button adds."""
_WORDS_HIGH: Final = 0.45
"""Rows that a line of words takes."""
_APART_HIGH: Final = 0.1
"""Rows that words take as they stand apart."""
_DIVIDER_HIGH: Final = 0.3
"""Rows that a line between others takes."""
_SMALL_ON_PHONE: Final = 40
"""Small letters of a line on a phone."""
_SMALL_HIGH: Final = 0.36
"""Rows that a line of small letters takes."""
SMALL: Final = "-# "
"""What makes a line one of small letters."""


@dataclass(frozen=True, slots=True)
class Words:
    """A text of a panel.

    Attributes:
        text: Its lines, in Discord's markup.
    """

    text: str

    @property
    def parts(self) -> int:
        """The components that it takes."""
        return 1


@dataclass(frozen=True, slots=True)
class Buttons:
    """A row of up to five buttons."""

    buttons: tuple[ButtonSpec, ...]

    @property
    def parts(self) -> int:
        """The components that it takes."""
        return 1 + len(self.buttons)


@dataclass(frozen=True, slots=True)
class Pick:
    """A list of up to 25 things, of which one is picked.

    Attributes:
        kind: The kind of button that each of them would be.
        about: What is picked, shown until something is.
        options: The subject and the label of each.
        number: Tells the lists of a message apart.
        chosen: The subject that is picked already, None for none.
    """

    kind: ButtonKind
    about: str
    options: tuple[tuple[str, str], ...]
    number: str
    chosen: str | None = None

    @property
    def parts(self) -> int:
        """The components that it takes."""
        return 2


@dataclass(frozen=True, slots=True)
class People:
    """A list of the people of a server, of whom one is picked.

    Attributes:
        kind: The kind of button that each of them would be.
        subject: What it is about; who was picked comes with the press.
        about: Who is picked, shown until somebody is.
    """

    kind: ButtonKind
    subject: str
    about: str

    @property
    def parts(self) -> int:
        """The components that it takes."""
        return 2


@dataclass(frozen=True, slots=True)
class Divider:
    """A line below what stands under a heading: the buttons that follow are of other acts."""

    @property
    def parts(self) -> int:
        """The components that it takes."""
        return 1


Block: TypeAlias = "Words | Buttons | Pick | People | Divider"


@dataclass(frozen=True, slots=True)
class Panel:
    """A message of components, from top to bottom."""

    blocks: tuple[Block, ...]

    @property
    def parts(self) -> int:
        """The components of the message, its frame included."""
        return 1 + sum(block.parts for block in self.blocks)

    @property
    def buttons(self) -> tuple[ButtonSpec, ...]:
        """Its buttons and the entries of its lists, in order."""
        return tuple(spec for block in self.blocks for spec in _specs(block))


def _specs(block: Block) -> Iterable[ButtonSpec]:
    match block:
        case Buttons(buttons=buttons):
            return buttons
        case Pick(kind="any", options=options):
            parts = ((subject.partition(":"), label) for subject, label in options)
            return (
                ButtonSpec(cast("ButtonKind", kind), at, label) for (kind, _, at), label in parts
            )
        case Pick(kind=kind, options=options):
            return (ButtonSpec(kind, subject, label) for subject, label in options)
    return ()


def parted(blocks: Iterable[Block]) -> tuple[Block, ...]:
    """Return blocks without the dividers that part no buttons from those below a heading."""
    found = [*blocks]
    return tuple(
        block
        for block, below in zip_longest(found, found[1:])
        if not isinstance(block, Divider) or isinstance(below, Buttons)
    )


def rows(buttons: Iterable[ButtonSpec]) -> tuple[Buttons, ...]:
    """Return buttons in rows."""
    all_of = tuple(buttons)
    starts = range(0, len(all_of), IN_ROW)
    return tuple(Buttons(all_of[start : start + IN_ROW]) for start in starts)


def picks(
    kind: ButtonKind,
    about: str,
    options: Sequence[tuple[str, str]],
    number: str,
    chosen: str | None = None,
    *,
    further: str | None = None,
) -> tuple[Pick, ...]:
    """Return as many lists as some options need; each of several says from where to where it goes.

    Args:
        kind: The kind of button that each option would be.
        about: What is picked.
        options: The subject and the label of each.
        number: Tells the lists of a message apart.
        chosen: The subject that is picked already, None for none.
        further: What is picked from every list but the first, None for the same.
    """
    starts = range(0, len(options), MOST_OPTIONS)
    parts = [tuple(options[start : start + MOST_OPTIONS]) for start in starts]
    if len(parts) == 1:
        return (Pick(kind, about, parts[0], number, chosen),)
    above = (about, about if further is None else further)
    return tuple(
        Pick(
            kind,
            f"{above[at > 0]} {part[0][1]} – {part[-1][1]}".strip(),
            part,
            f"{number}.{at}",
            chosen if chosen in dict(part) else None,
        )
        for at, part in enumerate(parts)
    )


def _line_high(line: str) -> float:
    small = line.startswith(SMALL)
    shown = len(line.replace("**", "")) - (len(SMALL) if small else 0)
    wide, high = (_SMALL_ON_PHONE, _SMALL_HIGH) if small else (_ON_PHONE, _WORDS_HIGH)
    return high * -(-shown // wide)


def lines_high(block: Block) -> float:
    """Return about how many rows of buttons a block is high on a phone."""
    if isinstance(block, Words):
        return _APART_HIGH + sum(map(_line_high, block.text.splitlines()))
    if isinstance(block, Pick):
        return 1.0 + _SECOND_LINE * (len(block.about) > _LIST_WIDE)
    if isinstance(block, Divider):
        return _DIVIDER_HIGH
    if not isinstance(block, Buttons):
        return 1.0
    lines, room = 0.0, 0.0
    for spec in block.buttons:
        wide = _wide(spec.label) + _FRAME
        if wide > room:
            lines += 1 + _SECOND_LINE * (wide > _BUTTONS_WIDE)
            room = _BUTTONS_WIDE
        room -= wide
    return lines


def _wide(label: str) -> float:
    """Return how many usual letters a label takes as much room as."""
    return sum(
        next((wide for letters, wide in _WIDTHS if sign in letters), _usual(sign)) for sign in label
    )


def _usual(sign: str) -> float:
    return _CAPITAL if sign.isupper() else 1.0


def is_line(buttons: Iterable[ButtonSpec]) -> bool:
    """Tell whether buttons stand beside each other in a single line of a phone."""
    beside = rows(buttons)
    return len(beside) <= 1 and sum(map(lines_high, beside)) <= 1


def gathered(buttons: Sequence[ButtonSpec]) -> tuple[Block, ...]:
    """Return buttons in as few lines of a phone as they need.

    Where several tell the same of different units, the units alone stand below what is done, and
    below the buttons that say the whole of it.
    """
    if is_line(buttons):
        return rows(buttons)
    blocks: list[Block] = []
    alone: list[ButtonSpec] = []
    by_act: dict[str, list[ButtonSpec]] = {}
    for spec in buttons:
        by_act.setdefault(spec.about if spec.of else "", []).append(spec)
    for about, specs in by_act.items():
        if not about or is_line(specs):
            alone += specs
            continue
        blocks += headed(about, rows(replace(spec, label=spec.of) for spec in specs))
    return (*lined(alone), *blocks)


def headed(about: str, below: Iterable[Buttons]) -> tuple[Block, ...]:
    """Return buttons below what they do, and a divider from those of other acts."""
    return (Words(f"**{about}**"), *below, Divider())


def lined(buttons: Sequence[ButtonSpec]) -> tuple[Buttons, ...]:
    """Return buttons in rows, each of which is filled before the next one is begun."""
    lines: list[list[ButtonSpec]] = []
    for spec in buttons:
        room = next((line for line in lines if is_line((*line, spec))), None)
        if room is None:
            lines.append([spec])
        else:
            room.append(spec)
    return rows(spec for line in lines for spec in line)


def layout_of(panel: Panel) -> ui.LayoutView:
    """Return a panel as a view without a time limit.

    What is pressed or picked is found again by its custom id; nothing is kept per message.
    """
    view = ui.LayoutView(timeout=None)
    frame: ui.Container[Any] = ui.Container(accent_colour=COLOURS["neutral"])
    for block in panel.blocks:
        frame.add_item(_item(block))
    view.add_item(frame)
    view.stop()
    return view


def _item(block: Block) -> ui.Item[Any]:
    if isinstance(block, Words):
        return ui.TextDisplay(block.text)
    if isinstance(block, Divider):
        return ui.Separator()
    row: ui.ActionRow[Any] = ui.ActionRow()
    if isinstance(block, Buttons):
        for spec in block.buttons:
            row.add_item(button_of(spec))
        return row
    if isinstance(block, People):
        custom_id = PEOPLE.format(kind=block.kind, subject=block.subject)
        about = cut(without_markup(block.about), LONGEST_LABEL)
        row.add_item(ui.UserSelect(custom_id=custom_id, placeholder=about))
        return row
    options = [
        discord.SelectOption(
            label=cut(without_markup(label), LONGEST_LABEL),
            value=subject,
            default=subject == block.chosen,
        )
        for subject, label in block.options[:MOST_OPTIONS]
    ]
    row.add_item(
        ui.Select(
            custom_id=CONTROL.format(kind=block.kind, number=block.number),
            placeholder=cut(without_markup(block.about), LONGEST_LABEL),
            options=options,
        )
    )
    return row
