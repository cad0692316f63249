"""Names with signs of Discord's formatting, wherever they are shown."""

from __future__ import annotations

import pytest

from localdiscord.protocol.model import Message
from tests.bot.e2e.desk.tapping import Tapper, labels, words
from tests.bot.e2e.hall import Hall, Player

SIGNS = ("Orcs #1", "The_Red_Ones", "<@1> & Co", "Elves | Dwarves", "**Bold** Ones", "@everyone 2")
ESCAPED = ("\\", "\N{ZERO WIDTH SPACE}")


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_a_side_s_name_is_told_without_line_breaks_and_signs_that_turn_words_around(
    hall: Hall, locale: str
) -> None:
    player = hall.player("Ana", locale)
    name = "\N{RIGHT-TO-LEFT OVERRIDE}Green\nskins"
    started = await player.calls("battle start", side_one=name, side_two="Elves")
    assert "Green skins" in started.lines[1]
    assert "\N{RIGHT-TO-LEFT OVERRIDE}" not in started.text


@pytest.fixture
def ana(hall: Hall) -> Tapper:
    return Tapper(hall.player("Ana", "en"))


def pings(message: Message) -> bool:
    """Tell whether a message calls somebody who was only named."""
    return bool(message.payload["mention_everyone"] or message.payload["mentions"])


@pytest.mark.parametrize("name", SIGNS)
async def test_a_button_says_a_name_as_it_was_typed_and_nobody_is_called(
    ana: Tapper, bruno: Player, name: str
) -> None:
    started = await ana.player.calls("battle start", side_one=name, side_two="Horde")
    assert f"Play {name.replace('*', '')}" in [each.replace("*", "") for each in started.buttons]
    await ana.player.presses(started, started.buttons[0])
    await ana.player.calls("battle join", side="1")
    await ana.player.calls("unit add", line='"Unit #1" x20 M4 WS4 BS4 S3 T3 W1 I5 A1 Ld8 [longbow]')
    await bruno.calls("battle join", side="Horde")
    await bruno.calls("unit add", line='"Unit_2_b" x20 M4 WS4 BS4 S3 T3 W1 I5 A1 Ld8')
    await ana.player.user.line("/desk")
    desk = await ana.desk("Unit")
    shown = [*started.reply.messages, desk]
    await ana.taps_on("Units")
    assert ana.sheet is not None
    shown.append(ana.sheet)
    said = [label for message in shown for label in labels(message)]
    assert [label for label in said if any(sign in label for sign in ESCAPED)] == []
    assert any("Unit #1" in label for label in said), said
    assert not any(map(pings, shown))
    assert "Unit \\#1" in words(desk)  # where Discord does format
