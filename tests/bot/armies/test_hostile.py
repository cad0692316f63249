"""Texts made to harm, in every size: read or refused soon, and none of them taken for a list."""

from __future__ import annotations

import contextlib
import random
import time

import pytest

from bot.armies.formats.names_alone import read_names_alone
from bot.armies.formats.several import several_lists
from bot.armies.reading import read_army
from bot.armies.roster import MOST_UNITS
from rulesets.refusal import Refusal
from tests.bot.armies.test_pasted import lexicon

SOON = 0.1
"""Seconds of the processor on a slow and busy machine; a quiet one takes a tenth for the worst."""
SIZES = (100, 600, 4000, 19_000, 100_000, 400_000)
PIECES = [
    *("a", "1", "(", "[", "{", '"', "'", "-", "+", "=", "*", "_", "~", "|", "#", ".", ",", ";"),
    *(":", "/", "@", "<", ">", "\t", "\n", "×", "•", "\N{ZERO WIDTH SPACE}", "^^", "⟝"),
    *("\N{RIGHT-TO-LEFT OVERRIDE}", "[1pts]", "(1 pts)", "1 - ", "1x ", "total ", "a: ", "a - "),
    *("name # cost ", "x 1 2 3 4 5 6 7 8 9 ", "a with b and ", "Orcs with a and b, ", "@everyone "),
    *("- a 1\n", "a (1)\n", "(1 pts)\n", "a 1 1 1 1 1 1 1 1\n", "++ a [1pts] ++\n", "army: x\n"),
    *("Total: 100\n", "Created with X\n", "1000 Pts - x\n", "a (1)\n(100 pts)\n", "| a | 1 |\n"),
]
WORDS = [
    "20",
    "Orcs",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "-",
    "+",
    ":",
    ";",
    ",",
    ".",
    "pts",
    "Total",
    "100",
    "x",
    "Cost",
    "Name",
    "#",
    "M4",
    "WS3",
    "with",
    "and",
    "•",
    "Created",
    "Regiment",
    "1",
    "1,000",
    "(150)",
    "[90pts]",
]


def soonest(text: str, game: str) -> float:
    """Return the least seconds that a text takes, of some tries."""
    times = []
    for _ in range(4):
        begun = time.process_time()
        with contextlib.suppress(Refusal):
            assert len(read_army(text, lexicon(game)).units) <= MOST_UNITS
        times.append(time.process_time() - begun)
        if times[-1] < SOON / 2:
            break
    return min(times)


@pytest.mark.parametrize("piece", PIECES, ids=repr)
def test_one_thing_over_and_over_is_answered_soon_in_every_size(piece: str) -> None:
    for size in SIZES:
        text = (piece * (size // len(piece) + 1))[:size]
        assert soonest(text, "blackhammer") < SOON, size


BLANKS = [("Orcs", "x"), ("1 x", ",z"), ("a, 1", ", 1 !"), ("a , 1", "; 1"), ("Orcs (", "1 pts)")]


@pytest.mark.parametrize("blank", [" ", "\t", " \t"], ids=repr)
@pytest.mark.parametrize("ends", BLANKS, ids=repr)
def test_runs_of_blanks_in_a_line_are_answered_soon(ends: tuple[str, str], blank: str) -> None:
    for size in (2000, 15_000):
        run = blank * ((size - 20) // len(blank))
        assert soonest(f"10 Orcs M4\n{run.join(ends)}", "blackhammer") < SOON


@pytest.mark.parametrize("blank", [" ", "\t", " \t"], ids=repr)
@pytest.mark.parametrize("ends", [*BLANKS, ("pls ", "1"), ("5 Orcs", "(5) z")], ids=repr)
def test_names_alone_with_runs_of_blanks_are_read_soon(ends: tuple[str, str], blank: str) -> None:
    text = f"10 Orcs\n{(blank * (1900 // len(blank))).join(ends)}"
    times = []
    for _ in range(4):
        begun = time.process_time()
        read_names_alone(text, lexicon("blackhammer"))
        times.append(time.process_time() - begun)
    assert min(times) < SOON / 2


def test_a_long_word_among_units_of_one_line_is_answered_soon() -> None:
    units = f"1 {'d' * 7000}, 1 {'d' * 7000}"
    assert soonest(units, "blackhammer") < SOON


@pytest.mark.parametrize("game", ["blackhammer", "aos4"])
@pytest.mark.parametrize("lines", [1, 30, 200, 700])
def test_the_words_of_lists_thrown_together_are_answered_soon(game: str, lines: int) -> None:
    chance = random.Random(lines)  # noqa: S311 - any words will do
    for _ in range(4):
        text = "\n".join(
            " ".join(chance.choice(WORDS) for _ in range(chance.randint(1, 12)))
            for _ in range(lines)
        )
        assert soonest(text, game) < SOON


def test_many_ends_of_lists_are_no_many_lists() -> None:
    for end in ("Total: 100\n", "army: x\n", "Created with X\n", "1000 Pts - x\n"):
        assert several_lists(f"Orcs 100\n{end}" * 300) is None


def test_an_address_is_no_unit_s_name() -> None:
    text = "20 Spearmen - 180 pts\nhttp://example.com - 120 pts\n10 Herons - 100 pts"
    roster = read_army(text, lexicon("blackhammer"))
    assert [unit.name for unit in roster.units] == ["Spearmen", "Herons"]


@pytest.mark.parametrize("often", [1, 2, 600], ids=["bare", "half", "few"])
def test_lines_that_may_be_units_are_looked_at_soon(often: int) -> None:
    chance = random.Random(often)  # noqa: S311 - any words will do
    names = [" ".join(chance.choice(["Ar", "Bo", "Ci"]) for _ in range(3)) for _ in range(590)]
    lines = [f"{name} (10)" if at % often else name for at, name in enumerate(names)]
    text = "\n".join(["Regiment 1", "Mage (10)", *lines])
    assert soonest(text, "aos4") < SOON


@pytest.mark.parametrize("line", ["9 / " * 140, "(1000 pts) -" * 45, "a 1/1000 pts", "1" * 590])
def test_lines_like_titles_are_looked_at_soon(line: str) -> None:
    text = "\n".join(["A (10)", "B (10)", *[line] * min(590, 19_000 // len(line))])
    assert soonest(text, "aos4") < SOON
