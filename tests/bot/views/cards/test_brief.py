"""Cards in short: what stays, what is left out, and that nothing is told that did not fall."""

from __future__ import annotations

from collections.abc import Sequence

from bot.texts.localiser import Localiser, Texts
from bot.views.cards.brief import Brief, brief_dice, shortened
from bot.views.cards.card import Card
from bot.views.words.dice_faces import in_words
from rulesets.dice.die import D6
from rulesets.dice.handles.mixed import Part
from rulesets.dice.handles.rolled import Step, Told
from rulesets.dice.request import Purpose, Roll
from tests.example.reeds import RULESET

LOCALISER = Localiser([RULESET])
ENGLISH, FRENCH = (LOCALISER.texts(locale, "reeds") for locale in ("en", "fr"))
NO_BREAK = "\N{NO-BREAK SPACE}"


def arrows(
    *marks: int, subject: str | None = "Herons", result: int, failures: bool = False
) -> Roll:
    purpose = Purpose("arrows", 4, subject=subject, failures=failures)
    return Roll(purpose, D6, marks, (), result, wins=frozenset({4, 5, 6}))


def told(texts: Texts, record: Sequence[Told], parts: Sequence[Part] = ()) -> tuple[str, ...]:
    return tuple(map(in_words, brief_dice(texts, record, parts)))


def test_dice_that_succeed_come_first_and_bold() -> None:
    assert told(ENGLISH, [arrows(1, 6, 3, 4, result=2)]) == (
        "Herons: arrows 4+: **6 4** ~~3 1~~ → **2**",
    )


def test_only_dice_that_succeed_or_fail_one_by_one_are_sorted() -> None:
    test = Roll(Purpose("arrows", 7, at_most=True), D6, (2, 6), (), 8)
    total = Roll(Purpose("arrows", 4), D6, (3, 6), (), 9)
    assert told(ENGLISH, [test]) == ("arrows ≤ 7: 2 6 → **8**",)
    assert told(ENGLISH, [total]) == ("arrows 4+: 3 6 → **9**",)


def test_failed_saves_are_counted_as_such() -> None:
    roll = arrows(5, 2, 2, result=2, failures=True)
    assert told(ENGLISH, [roll])[0].startswith("Herons: arrows 4+: **5** ~~2 2~~ → ")


def test_dice_thrown_again_count_as_they_fell_last() -> None:
    roll = Roll(Purpose("arrows", 4), D6, (1, 5), ((0, 6),), 2, wins=frozenset({4, 5, 6}))
    assert told(ENGLISH, [roll]) == ("arrows 4+: **6 5** → **2**",)


def test_many_dice_are_counted_by_face() -> None:
    roll = arrows(*(6,) * 13, 1, 1, result=13)
    assert told(ENGLISH, [roll]) == ("Herons: arrows 4+: **6×13** ~~1×2~~ → **13**",)


def test_rolls_of_a_unit_in_a_row_share_a_line_and_steps_are_left_out() -> None:
    record = [
        Step("sorted", ()),
        arrows(4, result=1),
        Step("sorted", ()),
        arrows(2, 5, result=1),
        arrows(1, 6, subject="Frogs", result=1),
    ]
    assert told(ENGLISH, record) == (
        "Herons: arrows 4+: **4** → **1** · arrows 4+: **5** ~~2~~ → **1**",
        "Frogs: arrows 4+: **6** ~~1~~ → **1**",
    )
    assert told(FRENCH, record)[1].startswith(f"Frogs{NO_BREAK}: flèches 4+")


def test_a_line_is_no_longer_than_two_of_a_phone() -> None:
    record = [arrows(*(5,) * 12, result=12)] * 3
    lines = told(ENGLISH, record)
    assert len(lines) > 1
    assert all(len(line) <= 84 for line in lines)


def test_dice_that_were_only_counted_show_no_faces() -> None:
    roll = arrows(4, 4, 1, result=2)
    (line,) = told(ENGLISH, [roll], [Part("counted", 3, successes=2)])
    assert "4 4" not in line
    assert "2" in line


def test_a_card_is_cut_to_half_a_screen_and_says_how_much_is_left_out() -> None:
    full = Card("Herons", "Won", tuple(map(str, range(20))), tuple(map(str, range(9))), "no. 1")
    brief = Brief(tuple("abcdefghi"), tuple("klmnop"), ("q",))
    card = shortened(ENGLISH, full, brief, "card")
    assert card.dice == (*"abcdef", "… and 3 lines more")
    assert card.changes == (*"klm", "… and 3 lines more")
    assert (card.title, card.headline, card.footer) == ("Herons", "Won", "no. 1")
    line = shortened(FRENCH, full, brief, "line")
    assert (line.dice, line.changes) == ((), ("q",))
    assert shortened(ENGLISH, full, brief, "full") == full
