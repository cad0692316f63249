"""Cards in short: what stays, what is left out, and that nothing is told that did not fall."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.texts.localiser import Localiser, Texts
from bot.views.cards.brief import (
    PHONE_LINES,
    PHONE_WIDTH,
    Brief,
    height,
    shortened,
)
from bot.views.cards.card import Card, Line, Worth
from bot.views.cards.outcome import Parties
from bot.views.cards.rolls import ranked_dice
from bot.views.words.dice_faces import face_of, in_words
from rulesets.dice.die import D6
from rulesets.dice.handles.parts import Part
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
    return tuple(in_words(line.text) for line in ranked_dice(texts, record, parts))


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


def brief(dice: str, changes: str, *, sums: tuple[str, ...] = (), unit: str = "Herons") -> Brief:
    """Return a short form of lines of one sign each, before whose changes a loss is told."""
    lost = Line("q", Worth.MODELS, 1)
    return Brief(lines(*dice), lines(*(sums or dice)), (lost, *lines(*changes)), "Hunt", (unit,))


def lines(*told: str, worth: Worth = Worth.OTHER) -> tuple[Line, ...]:
    """Return lines that are worth the same."""
    return tuple(Line(text, worth) for text in told)


FULL = Card("Herons — Hunt", "Won", tuple(map(str, range(20))), tuple(map(str, range(9))), "no. 1")


def high(card: Card) -> int:
    """Return how many lines of a phone a card takes."""
    lines = (card.title, card.headline, *card.dice, *card.changes, card.footer)
    return sum(map(height, lines))


def test_a_card_is_cut_to_half_a_screen_and_leaves_the_rest_to_the_details() -> None:
    card = shortened(ENGLISH, FULL, brief("abcdefghi", "klmnop"), "card")
    assert card.dice == tuple("abcd")
    assert card.changes == tuple("qklm")
    assert (card.title, card.headline, card.footer) == ("Herons — Hunt", "Won", "no. 1")
    assert high(card) == PHONE_LINES
    called = shortened(ENGLISH, FULL, replace(brief("abcdefghi", "klmnop"), called=True), "card")
    assert high(called) == PHONE_LINES - 1, "who is called stands above the card"


def test_what_is_worth_most_is_told_and_the_echo_of_a_decision_and_words_go_first() -> None:
    dice = (
        *lines("echo", worth=Worth.ECHO),
        *lines("attacks", worth=Worth.TOTAL),
        *lines(*"abcd"),
        *lines("break test", worth=Worth.RESULT),
        *lines("flight", worth=Worth.TOTAL),
        *lines("tie", worth=Worth.ASIDE),
        *lines("what the spell does", worth=Worth.WORDS),
    )
    changes = (
        *lines("gone", worth=Worth.DESTROYED),
        *lines("runs", worth=Worth.FLED),
        Line("4 lost", Worth.MODELS, 4),
        *lines("1 wound", worth=Worth.WOUNDS),
    )
    short = replace(brief("", ""), dice=dice, sums=dice, changes=changes)
    card = shortened(ENGLISH, FULL, short, "card")
    assert card.dice == ("attacks", "a", "break test", "flight")
    assert card.changes == ("gone", "runs", "4 lost", "1 wound")
    assert high(card) == PHONE_LINES
    more = replace(short, changes=(*changes, *lines("wounds", "more wounds", worth=Worth.WOUNDS)))
    card = shortened(ENGLISH, FULL, more, "card")
    assert card.dice == ("attacks", "flight")
    assert card.changes == ("gone", "runs", "4 lost", "1 wound", "wounds", "more wounds")
    full = replace(more, changes=(*more.changes, *lines("last wound", worth=Worth.WOUNDS)))
    card = shortened(ENGLISH, FULL, full, "card")
    assert card.dice == ("flight",)
    assert card.changes[-1].startswith("… and "), "a total is left out, and that is said"


def test_what_dice_came_to_stands_before_the_echo_and_the_words_where_all_find_room() -> None:
    dice = (*lines("echo", worth=Worth.ECHO), *lines("a"), *lines("words", worth=Worth.WORDS))
    card = shortened(ENGLISH, FULL, replace(brief("", ""), dice=dice, sums=dice), "card")
    assert card.dice == ("a", "echo", "words")


def test_a_shorter_line_is_told_whole_where_a_longer_one_finds_no_room() -> None:
    long = lines(*"abcdef", "long " * 20, "h", "i")
    short = replace(brief("", ""), dice=long, sums=long, changes=())
    card = shortened(ENGLISH, FULL, short, "card")
    assert card.dice == tuple("abcdefhi")


def test_rolls_of_nobody_among_rolls_of_units_tests_and_decisions_are_told_apart() -> None:
    test = Roll(Purpose("arrows", 7, at_most=True), D6, (2, 6), (), 8)
    flight = Roll(Purpose("arrows", subject="Frogs"), D6, (2, 6), (), 8)
    tie = arrows(4, subject=None, result=1)
    by_units = ranked_dice(ENGLISH, [tie, arrows(1, result=0), test, flight])
    assert [line.worth for line in by_units] == [
        Worth.ASIDE,
        Worth.OTHER,
        Worth.RESULT,
        Worth.TOTAL,
    ]
    assert [line.worth for line in ranked_dice(ENGLISH, [tie])] == [Worth.OTHER]


def test_what_finds_room_is_told_as_it_is() -> None:
    card = shortened(ENGLISH, FULL, brief("abcd", "kl", sums=("s",)), "card")
    assert (card.dice, card.changes) == (tuple("abcd"), ("q", "k", "l"))


def test_of_many_dice_only_the_sums_are_told_where_the_faces_find_no_room() -> None:
    card = shortened(ENGLISH, FULL, brief("abcdefghi", "kl", sums=("s", "t")), "card")
    assert (card.dice, card.changes) == (("s", "t"), ("q", "k", "l"))


def test_units_that_the_headline_names_are_not_named_by_the_title_too() -> None:
    for said, title in (
        ("Herons won", "Hunt"),
        ("Heronsfoot won", FULL.title),
        ("Won", FULL.title),
    ):
        card = shortened(ENGLISH, replace(FULL, headline=said), brief("abc", "kl"), "card")
        assert card.title == title


def test_units_that_lines_below_name_are_not_named_by_the_title_where_there_is_little_room() -> (
    None
):
    for dice, title in ((("Herons: 6", *"abcdefgh"), "Hunt"), (("Herons: 6",), FULL.title)):
        short = replace(brief("", "kl"), dice=lines(*dice), sums=lines(*dice))
        assert shortened(ENGLISH, FULL, short, "card").title == title


def test_in_short_the_headline_tells_who_did_it_to_whom() -> None:
    for parties, headline in (
        (Parties(), "Won"),
        (Parties(("Herons",)), "Herons — Won"),
        (Parties(("Herons",), ("Toads",)), "Herons → Toads — Won"),
        (Parties(("Herons",), ("Toads",), against=True), "Herons against Toads — Won"),
        (Parties(("A", "B", "C", "D"), ("Toads", "Eels")), "A, B and 2 more → Toads & Eels — Won"),
    ):
        short = replace(brief("abc", "kl"), parties=parties)
        for density in ("line", "card"):
            assert shortened(ENGLISH, FULL, short, density).headline == headline
        assert shortened(ENGLISH, FULL, short, "full").headline == "Won"


def test_a_headline_that_names_all_of_them_stays_as_it_is() -> None:
    parties = Parties(("Herons",), ("Toads",))
    short = replace(brief("abc", "kl"), parties=parties)
    said = replace(FULL, headline="Toads 0, Herons 2")
    assert shortened(ENGLISH, said, short, "line").headline == "Toads 0, Herons 2"


def test_no_word_is_cut_where_a_line_is_too_long() -> None:
    words = " ".join(f"word{number}" for number in range(100))
    card = shortened(
        ENGLISH,
        FULL,
        replace(brief("", ""), dice=lines(words), sums=lines(words), changes=()),
        "card",
    )
    (line,) = card.dice
    assert words.startswith(f"{line.removesuffix('…')} ")
    assert line.endswith("…")


def test_a_line_that_is_too_long_for_a_card_is_cut() -> None:
    spoken = brief("", "", sums=("x" * 700,))
    card = shortened(ENGLISH, FULL, replace(spoken, dice=lines("x " * 700), changes=()), "card")
    assert high(card) <= PHONE_LINES
    assert card.dice[0].endswith("…")


def test_the_height_of_a_line_is_of_what_is_seen_of_it() -> None:
    assert height("") == 0
    assert height(f"**{'8' * PHONE_WIDTH}**") == 1
    assert height("8" * (PHONE_WIDTH + 1)) == 2
    assert height(" ".join([face_of("d6", 5, "hit").within("5")] * 12)) == 1


def test_a_line_tells_the_losses_and_everything_is_everything() -> None:
    line = shortened(FRENCH, FULL, brief("abc", "klm"), "line")
    assert (line.dice, line.changes) == ((), ("q",))
    assert shortened(ENGLISH, FULL, brief("abc", "klm"), "full") == FULL


def test_dice_are_told_however_many_units_are_lost() -> None:
    lost = tuple(Line(f"{unit} lost", Worth.DESTROYED) for unit in "ABCDEFGHIJKL")
    short = replace(brief("abc", ""), changes=lost)
    card = shortened(ENGLISH, FULL, short, "card")
    assert card.dice == ("a",)
    assert card.changes == (*(f"{unit} lost" for unit in "ABCDEF"), "… and 8 lines more")


def test_the_headline_of_a_fight_and_of_several_losses_tells_what_both_sides_lost() -> None:
    """Nothing of it is told twice."""
    lost = (Line("Herons: 3 models lost, 7 left", Worth.MODELS, 3),)
    losses = Line("Losses: Herons −3 (7 left)", Worth.DESTROYED, 1)
    fled = Line("Herons: fleeing", Worth.FLED)
    short = replace(brief("ab", ""), changes=(fled, *lost), losses=losses, beside=(fled,))
    fight = replace(short, parties=Parties(("Herons",), ("Toads",), against=True))
    for told, headline in (
        ("Toads 4, Herons 2.", "Toads 4, Herons 2. Losses: Herons −3 (7 left)."),
        ("Toads 4, Herons 2", "Toads 4, Herons 2. Losses: Herons −3 (7 left)."),
    ):
        card = shortened(ENGLISH, replace(FULL, headline=told), fight, "card")
        assert (card.headline, card.changes) == (headline, ("Herons: fleeing",))
    shot = shortened(ENGLISH, FULL, short, "card")
    assert shot.headline == "Won", "one unit's losses have a line"
    assert shot.changes == ("Herons: fleeing", "Herons: 3 models lost, 7 left")
    several = replace(short, losses=replace(losses, size=2))
    assert shortened(ENGLISH, FULL, several, "card").headline.endswith(
        "Losses: Herons −3 (7 left)."
    )


def test_losses_that_a_headline_has_no_room_for_stand_in_one_line_where_lines_are_short() -> None:
    """The largest first, and a unit that is gone before all others."""
    lines = tuple(Line(f"Herons {at}: 3 models lost, 7 left", Worth.MODELS) for at in range(5))
    losses = Line("Losses: Frogs destroyed, Herons 1 −5, Herons 2 −3", Worth.DESTROYED, 5)
    dice = tuple(Line(f"Herons {at}: arrows 4+ → {at}", Worth.RESULT) for at in range(8))
    card = Card("Herons — Arrows", f"Herons lose {'by far ' * 28}by 3.", footer="no. 3")
    brief = Brief(dice, dice, lines, "Arrows", ("Herons",), losses=losses)
    short = shortened(ENGLISH, card, brief, "card")
    assert short.changes[0] == losses.text
    assert not any("models lost" in line for line in short.changes)


def test_a_spell_is_told_by_its_name_alone_where_the_title_would_take_two_lines() -> None:
    long = replace(FULL, title=f"Herons — {'Casting ' * 5}: Fog")
    short = replace(brief("a", ""), act="Casting a spell and so on at length: Fog", named="Fog")
    named = replace(long, headline="Herons won")
    assert shortened(ENGLISH, named, short, "card").title == "Fog"
    assert shortened(ENGLISH, FULL, short, "card").title == FULL.title
