"""Rolls and steps, one line each."""

from __future__ import annotations

import pytest

from bot.texts.localiser import Localiser
from bot.views.cards.rolls import faces, record_lines, roll_line
from rulesets.dice.die import ARTILLERY, D6, SCATTER, SCATTER_HIT, plain_die
from rulesets.dice.handles.rolled import Step
from rulesets.dice.request import Modifier, Purpose, Roll
from tests.example.reeds import RULESET

LOCALISER = Localiser([RULESET])
ENGLISH, FRENCH = (LOCALISER.texts(locale, "reeds") for locale in ("en", "fr"))
MINUS = "\N{MINUS SIGN}"
NO_BREAK = "\N{NO-BREAK SPACE}"


def test_a_roll_tells_what_for_what_it_needed_and_why_what_fell_and_what_it_gives() -> None:
    why = (Modifier("reeds", -1), Modifier("omen", 2))
    roll = Roll(Purpose("arrows", 3, why, "Herons"), D6, (6, 2, 3), (), 2)
    assert roll_line(ENGLISH, roll) == (
        f"Herons: arrows 3+ (reeds {MINUS}1, omen +2): 6 2 3 → **2**"
    )
    assert roll_line(FRENCH, roll) == (
        f"Herons{NO_BREAK}: flèches 3+ (roseaux {MINUS}1, présage +2){NO_BREAK}: 6 2 3 → **2**"
    )


def test_a_single_die_is_its_own_result() -> None:
    assert roll_line(ENGLISH, Roll(Purpose("footing"), D6, (4,), (), 4)) == "footing: 4"


def test_a_die_that_counts_for_less_than_it_shows_tells_its_value() -> None:
    assert roll_line(ENGLISH, Roll(Purpose("pace"), plain_die(3), (5,), (), 3)) == "pace: 5 → **3**"


def test_rerolled_dice_are_shown_before_and_after() -> None:
    roll = Roll(Purpose("arrows", 4), D6, (1, 5, 1), ((0, 6), (2, 2)), 2)
    assert roll_line(ENGLISH, roll) == "arrows 4+: 1 5 1 · re-rolled 1 1 → 6 2 → **2**"
    assert " · relancés 1 1 → 6 2 → **2**" in roll_line(FRENCH, roll)


def test_many_dice_are_counted_by_face() -> None:
    assert faces(ENGLISH, D6, (1,) * 12) == " ".join("1" * 12)
    assert faces(ENGLISH, D6, (1, 6) * 6 + (4,)) == "6×6 4×1 1×6"


@pytest.mark.parametrize(
    ("die", "marks", "english", "french"),
    [
        (ARTILLERY, (8, 0), "8 misfire", "8 incident"),
        (SCATTER, (3, 0), "3 misfire", "3 incident"),
        (SCATTER_HIT, (1, 2), "hit arrow", "touche flèche"),
    ],
)
def test_special_dice_show_what_stands_on_their_sides(
    die: object, marks: tuple[int, ...], english: str, french: str
) -> None:
    assert faces(ENGLISH, die, marks) == english  # type: ignore[arg-type]
    assert faces(FRENCH, die, marks) == french  # type: ignore[arg-type]


def test_rolls_and_steps_stay_in_order() -> None:
    record = (
        Roll(Purpose("footing"), D6, (4,), (), 4),
        Step("out-of-sight", (("need", 7),)),
    )
    assert record_lines(ENGLISH, record) == (
        "footing: 4",
        "The target would be hit on 7+: it cannot be seen.",
    )
    assert record_lines(FRENCH, record)[1].startswith("Il faudrait 7+ pour toucher")
