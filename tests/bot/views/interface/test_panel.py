"""Panels: where buttons stand that are not all of the same act."""

from __future__ import annotations

from dataclasses import replace

from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.panel import (
    Block,
    Buttons,
    Divider,
    Panel,
    Words,
    gathered,
    layout_of,
    lines_high,
    parted,
    rows,
)


def act(name: str, unit: str) -> ButtonSpec:
    return ButtonSpec("act", f"{name}-{unit}".lower(), f"{name}: {unit}", about=name, of=unit)


FIGHTS = (act("Combat of the round", "Lancers"), act("Combat of the round", "Knights"))
FLIGHT = act("Flight off the table", "Wolves")
GATHERED = (*FIGHTS, FLIGHT)
UNITS = Buttons(tuple(replace(each, label=each.of) for each in FIGHTS))


def headings(blocks: tuple[Block, ...]) -> dict[str, str]:
    """Return what each button stands below, empty for what says the whole itself."""
    above, found = "", {}
    for block in blocks:
        if isinstance(block, Words):
            above = block.text.strip("*")
        elif isinstance(block, Divider):
            above = ""
        elif isinstance(block, Buttons):
            found.update({spec.label: above for spec in block.buttons})
    return found


def test_the_button_of_another_act_stands_below_no_heading_of_several_units() -> None:
    assert headings(gathered(GATHERED)) == {
        "Flight off the table: Wolves": "",
        "Lancers": "Combat of the round",
        "Knights": "Combat of the round",
    }
    assert gathered(GATHERED) == (
        *rows([FLIGHT]),
        Words("**Combat of the round**"),
        UNITS,
        Divider(),
    )


def test_what_follows_units_below_a_heading_is_divided_from_them() -> None:
    more = rows([act("Reserve move", "Mage")])
    shown = parted((*gathered(FIGHTS), *more))
    assert headings(shown)["Reserve move: Mage"] == ""
    assert [part.type.value for part in layout_of(Panel(shown)).walk_children()][2:] == [
        *(1, 2, 2),
        14,
        *(1, 2),
    ]


def test_a_divider_stands_between_buttons_alone() -> None:
    below = (*gathered(FIGHTS), *gathered((act("Spell effect of a lore", "Mage"),) * 2))
    shown = parted(below)
    assert not any(isinstance(block, Divider) for block in shown)
    assert sum(map(lines_high, shown)) < sum(map(lines_high, below))
