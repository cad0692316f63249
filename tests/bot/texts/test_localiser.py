"""Texts: which language, whose, and with what in them."""

from __future__ import annotations

from pathlib import Path
from threading import Thread

import pytest
from babel import Locale
from fluent.syntax.ast import Resource
from structlog.testing import capture_logs

from bot.texts.bundle import Bundle, CountingLocale, Marked, bundle_of, escaped, text_key
from bot.texts.localiser import LOCALES, Localiser, named, sentence
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Fact, Refusal

ENGLISH = """
value-yes = aye
greeting = Well met, { $who }.
bowled = { $soft ->
    [yes] softly
    [none] somehow
   *[no] hard
 }
pins = { $left-over ->
    [one] one pin
   *[other] { $left-over } pins
 }
rule-spin = Spin
    .aliases = twist, curl
table-lanes-mud = Mud: roll again.
field-ld = Calm
refusal-spilt = { $rule } spilt { $count } beers.
refusal-late = { $who } is late{ TYPED(" (", $hours, " h)") }: { WAY("bowl who:", $who, " at:7") }.
refusal-spare = { WAY("undo") }{ TYPED(", or ", WAY("do")) }: { WAY("battle start at:", $at) }.
refusal-sheet = Bowl with { WAY("unit edit ", $who) }.
    .tapped = { WAY("unit edit") } bowls.
"""
FRENCH = """
greeting = Bien le bonjour, { $who }.
rule-spin = Effet
refusal-late = Trop tard { DE($who) }{ TYPED(" (par ", DE($who), ")") }.
pins = { $left-over ->
    [one] une quille
   *[other] { $left-over } quilles
 }
"""


@pytest.fixture
def localiser(tmp_path: Path) -> Localiser:
    for locale, text in (("en", ENGLISH), ("fr", FRENCH)):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "skittles.ftl").write_text(text, encoding="utf-8")
        (tmp_path / locale / "notes.txt").write_text("greeting = no", encoding="utf-8")
    return Localiser([Ruleset("skittles", tmp_path, ())])


def test_french_of_any_country_is_french_and_every_other_language_english(
    localiser: Localiser,
) -> None:
    for locale, greeting in (
        ("fr", "Bien le bonjour, Ann."),
        ("fr-CA", "Bien le bonjour, Ann."),
        ("en-GB", "Well met, Ann."),
        ("de", "Well met, Ann."),
    ):
        assert localiser.texts(locale, "skittles")("greeting", who="Ann") == greeting


def test_a_game_s_words_come_before_the_application_s(localiser: Localiser) -> None:
    assert localiser.texts("en", "skittles")("value-yes") == "aye"
    assert localiser.texts("en")("value-yes") == "yes"
    assert localiser.texts("en", "skittles")("value-no") == "no"


def test_a_text_that_french_lacks_is_english(localiser: Localiser) -> None:
    french = localiser.texts("fr", "skittles")
    assert not french.has("bowled")
    with capture_logs() as logs:
        assert french("bowled", soft=True) == "softly"
    assert logs == []


def test_a_text_that_nobody_has_is_logged_and_shown_by_its_key(localiser: Localiser) -> None:
    with capture_logs() as logs:
        assert localiser.texts("fr", "skittles")("no-such-text") == "no-such-text"
    assert [(log["event"], log["key"]) for log in logs] == [("text-missing", "no-such-text")]


def test_a_fact_that_is_not_given_is_logged(localiser: Localiser) -> None:
    with capture_logs() as logs:
        shown = localiser.texts("en", "skittles")("greeting")
    assert "Well met" in shown
    assert [(log["event"], log["key"]) for log in logs] == [("text-faulty", "greeting")]


def test_yes_no_and_nothing_are_words_to_choose_by(localiser: Localiser) -> None:
    texts = localiser.texts("en", "skittles")
    assert [texts("bowled", soft=value) for value in (True, False, None)] == [
        "softly",
        "hard",
        "somehow",
    ]


def test_names_of_facts_and_plurals_follow_the_language(localiser: Localiser) -> None:
    english, french = (localiser.texts(locale, "skittles") for locale in ("en", "fr"))
    assert [english("pins", left_over=count) for count in (0, 1, 2)] == [
        "0 pins",
        "one pin",
        "2 pins",
    ]
    assert [french("pins", left_over=count) for count in (0, 1, 2)] == [
        "une quille",
        "une quille",
        "2 quilles",
    ]


def test_attributes_are_found_where_they_are(localiser: Localiser) -> None:
    english, french = (localiser.texts(locale, "skittles") for locale in ("en", "fr"))
    assert english.attribute("rule-spin", "aliases") == "twist, curl"
    assert french.attribute("rule-spin", "aliases") is None
    assert english.has("rule-spin", "aliases")
    assert not english.has("rule-spin", "about")
    assert french.about("procedure-table-draw") == "Jet sur l’une des tables aléatoires du jeu"


def test_a_text_may_not_be_written_twice(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    for name in ("one.ftl", "two.ftl"):
        (tmp_path / "en" / name).write_text("greeting = Well met\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"two\.ftl \(en\): greeting is defined twice"):
        bundle_of("en", [tmp_path])


def test_ids_among_the_facts_become_names_and_other_facts_stay(localiser: Localiser) -> None:
    texts = localiser.texts("fr", "skittles")
    facts: dict[str, Fact] = {
        "rule": "spin",
        "row": "lanes-mud",
        "field": "unheard_of",
        "count": 0,
        "unit": "spin",
    }
    assert named(texts, facts) == {
        "rule": "Effet",
        "row": "Mud: roll again.",
        "field": "unheard_of",
        "count": 0,
        "unit": "spin",
    }


def test_parts_of_a_result_are_named_as_the_whole(localiser: Localiser) -> None:
    texts = localiser.texts("en", "skittles")
    assert named(texts, {"throws.1.row": "lanes-mud"}) == {"throws.1.row": "Mud: roll again."}


def test_a_refusal_is_a_sentence(localiser: Localiser) -> None:
    texts = localiser.texts("en", "skittles")
    assert sentence(texts, Refusal("spilt", rule="spin", count=2)) == "Spin spilt 2 beers."


@pytest.mark.parametrize(
    ("name", "key"), [("lost_by", "lost-by"), ("losers.1.broken", "losers-1-broken")]
)
def test_keys_have_hyphens(name: str, key: str) -> None:
    assert text_key(name) == key


def test_plurals_are_those_of_each_language() -> None:
    numbers = [0, 1, 2, 5, 11, 100, 101, 999, 1000, 1_000_000, 2_000_000, 1_000_001, 0.5, 1.5, 2.5]
    for locale in LOCALES:
        own, whole = CountingLocale(locale).plural_form, Locale(locale).plural_form
        assert [own(number) for number in numbers] == [whole(number) for number in numbers], locale


def test_numbers_of_four_figures_are_grouped_as_each_language_does(localiser: Localiser) -> None:
    assert localiser.texts("en", "skittles")("pins", left_over=12345) == "12,345 pins"
    assert localiser.texts("fr", "skittles")("pins", left_over=12345) == "12\u202f345 quilles"
    assert localiser.texts("fr", "skittles")("pins", left_over=-7) == "-7 quilles"


def test_a_way_is_a_command_to_who_types_and_words_of_the_desk_to_who_presses(
    localiser: Localiser,
) -> None:
    typed = localiser.texts("en", "skittles")
    late = typed("refusal-late", who="Ann *", hours=1200)
    assert late == r"Ann \* is late (1,200 h): /bowl who:Ann \* at:7."
    assert typed("refusal-sheet", who="Ann") == "Bowl with /unit edit Ann."
    pressed = typed.to_press
    late = pressed("refusal-late", who="Ann *", hours=1200)
    assert late == r"Ann \* is late: a button of the desk."
    assert pressed("refusal-sheet", who="Ann") == "Bowl with its sheet in the menu."
    assert pressed.attribute("refusal-sheet", "tapped") == "its sheet in the menu bowls."


def test_what_the_desk_has_nothing_for_is_typed_by_who_presses_too(localiser: Localiser) -> None:
    typed = localiser.texts("en", "skittles")
    assert typed("refusal-spare", at=2) == "/undo, or /do: /battle start at:2."
    assert typed.to_press("refusal-spare", at=2) == "“Undo”: /battle start at:2."


def test_who_presses_is_told_in_the_same_language_or_in_english_where_it_lacks_a_text(
    localiser: Localiser,
) -> None:
    french = localiser.texts("fr", "skittles")
    assert french("refusal-late", who="Ana") == "Trop tard d’Ana (par d’Ana)."
    assert french.to_press("refusal-late", who="Ana") == "Trop tard d’Ana."
    assert french.to_press("refusal-sheet", who="Ana") == "Bowl with its sheet in the menu."


def test_a_fact_too_long_for_a_text_is_cut_and_breaks_nothing(localiser: Localiser) -> None:
    with capture_logs() as logs:
        told = localiser.texts("en", "skittles")("greeting", who="A" * 5000)
    assert told.startswith("Well met, AAA")
    assert told.endswith("A….")
    assert len(told) < 1000
    assert logs == []


def test_words_that_are_marked_stay_so_when_they_are_cut(localiser: Localiser) -> None:
    english = localiser.texts("en", "skittles")
    assert english("greeting", who=Marked(f"**{'A' * 5000}")).startswith("Well met, **AAA")
    assert english("greeting", who=escaped("A" * 899 + "*" * 50)).endswith("AA….")
    assert english("greeting", who=escaped("A" * 898 + "*" * 50)).endswith(r"A\*….")


def test_a_text_that_was_said_before_is_not_taken_for_one_with_other_facts(
    localiser: Localiser,
) -> None:
    texts = localiser.texts("en", "skittles")
    assert [texts("bowled", soft=value) for value in (True, 1, "yes", None, "none")] == [
        "softly",
        "hard",
        "softly",
        "somehow",
        "somehow",
    ]
    assert [texts("pins", left_over=value) for value in (1, 1.0, "1", 2, 1)] == [
        "one pin",
        "one pin",
        "1 pins",
        "2 pins",
        "one pin",
    ]


def test_a_text_asks_for_the_facts_of_the_texts_it_quotes(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "skittles.ftl").write_text(
        "frame = { score }, { $thrower }.\nscore = { $pins } down\n", encoding="utf-8"
    )
    texts = Localiser([Ruleset("skittles", tmp_path, ())]).texts("en", "skittles")
    assert texts("frame", pins=7, thrower="Ann", lane=3) == "7 down, Ann."
    assert texts("frame", pins=8, thrower="Ann", lane=3) == "8 down, Ann."


def test_texts_that_were_let_go_of_are_read_again(localiser: Localiser, tmp_path: Path) -> None:
    assert localiser.texts("fr", "skittles")("greeting", who="Ana") == "Bien le bonjour, Ana."
    file = tmp_path / "fr" / "skittles.ftl"
    file.write_text("greeting = Salut, { $who }.\n", encoding="utf-8")
    assert localiser.texts("fr", "skittles")("greeting", who="Ana") == "Bien le bonjour, Ana."
    localiser.forget()
    assert localiser.texts("fr", "skittles")("greeting", who="Ana") == "Salut, Ana."


def test_english_is_read_for_french_only_once_a_text_is_missing(
    localiser: Localiser, tmp_path: Path
) -> None:
    texts = localiser.texts("fr", "skittles")
    texts("greeting", who="Ana")
    (tmp_path / "en" / "skittles.ftl").write_text("field-ld = Nerve\n", encoding="utf-8")
    assert texts("field-ld") == "Nerve"


class _Asked(Bundle):
    """A bundle of which another thread asks for the text that is being read."""

    other: Thread | None = None

    def add_resource(self, resource: Resource, allow_overrides: bool = False) -> None:  # noqa: FBT001, FBT002
        super().add_resource(resource, allow_overrides)
        if self.other is None:
            self.other = Thread(target=self.get_message, args=("greeting",))
            self.other.start()
            self.other.join(0.05)


def test_two_threads_understand_a_text_once() -> None:
    bundle = _Asked("en")
    bundle.add_source("greeting = Hello")
    assert bundle.get_message("greeting").value is not None
    assert bundle.other is not None
    bundle.other.join()
