"""The texts agree with each other, in both languages."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from bot.texts.bundle import bundle_of, read_text, texts_in
from bot.texts.localiser import LOCALES
from tests.bot.texts.wording import entries, folders, ill_spaced, sentences, ways, wordings

FOLDERS = folders()
SHARED = ("bot", "core", "dice")
STRAIGHT = re.compile(r"(?<=\w)'")
"""An apostrophe after a word, as a keyboard writes it; the texts have the curved one."""
TO_PRESSERS = ("refusal-", "idle-")
"""How the keys of texts begin that who presses a button is told too."""
COMMAND = re.compile(r"(?<![\w/<.:-])/[a-z]")


@pytest.mark.parametrize("name", FOLDERS)
def test_english_and_french_have_the_same_texts(name: str) -> None:
    english, french = (wordings(FOLDERS[name], locale) for locale in ("en", "fr"))
    assert english, f"{name} has no texts"
    assert sorted(english.keys() - french.keys()) == [], "not in French"
    assert sorted(french.keys() - english.keys()) == [], "not in English"


@pytest.mark.parametrize("name", FOLDERS)
def test_english_and_french_use_the_same_facts(name: str) -> None:
    english, french = (wordings(FOLDERS[name], locale) for locale in ("en", "fr"))
    assert {
        key: (sorted(english[key].variables), sorted(french[key].variables))
        for key in english.keys() & french.keys()
        if english[key].variables != french[key].variables
    } == {}


@pytest.mark.parametrize("name", FOLDERS)
def test_every_line_of_the_texts_is_understood(name: str) -> None:
    assert [
        f"{locale}/{file}: {(entry.content or '').strip()[:60]}"
        for locale in LOCALES
        for file, entry in entries(FOLDERS[name], locale)
        if isinstance(entry, ast.Junk)
    ] == []


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_text_by_itself_means_what_it_means_in_its_file(name: str, locale: str) -> None:
    whole = entries(FOLDERS[name], locale)
    for file in (FOLDERS[name] / locale).iterdir():
        source = file.read_text(encoding="utf-8")
        messages = [it for name, it in whole if name == file.name and isinstance(it, ast.Message)]
        alone = [(key, read_text(text)) for key, text in texts_in(source)]
        assert [key for key, _ in alone] == [message.id.name for message in messages], file.name
        for (_, each), other in zip(alone, messages, strict=True):
            assert each.equals(other, ["comment"]), other.id.name


@pytest.mark.parametrize("name", FOLDERS)
def test_no_text_is_written_twice(name: str) -> None:
    for locale in LOCALES:
        shared = [FOLDERS[each] for each in SHARED]
        bundle_of(locale, shared if name in SHARED else [FOLDERS[name]])


@pytest.mark.parametrize("name", FOLDERS)
def test_french_signs_have_their_no_break_spaces(name: str) -> None:
    assert [
        f"{wording.file} {wording.key}: {fault!r}"
        for wording in wordings(FOLDERS[name], "fr").values()
        for words in sentences(wording.pattern)
        for fault in ill_spaced(words)
    ] == []


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("locale", LOCALES)
def test_there_is_one_kind_of_apostrophe(name: str, locale: str) -> None:
    assert [
        f"{wording.file} {wording.key}: {words[:60]}"
        for wording in wordings(FOLDERS[name], locale).values()
        for words in sentences(wording.pattern)
        if STRAIGHT.search(words)
    ] == []


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_presser_is_told_too_names_commands_by_the_function_way(
    name: str, locale: str
) -> None:
    told = [text for text in wordings(FOLDERS[name], locale).values() if to_pressers(text.key)]
    assert [
        f"{text.file} {text.key}: write {{ WAY(…) }} in {words[:60]!r}"
        for text in told
        for words in ways(text.pattern)[1]
        if COMMAND.search(words)
    ] == []


def to_pressers(key: str) -> bool:
    """Return whether a text, or a part of it, is told to who presses a button."""
    return key.startswith(TO_PRESSERS) and not key.endswith(".aliases")


@pytest.mark.parametrize("name", FOLDERS)
def test_english_and_french_name_the_same_ways(name: str) -> None:
    english, french = (
        {
            key: sorted(way.partition(" ")[0] for way in ways(text.pattern)[0])
            for key, text in wordings(FOLDERS[name], locale).items()
        }
        for locale in ("en", "fr")
    )
    assert {key: (ways, french[key]) for key, ways in english.items() if ways != french[key]} == {}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Type /undo.", ([], True)),
        ('Type{ TYPED(" /undo") }.', ([], True)),
        ("{ $a ->\n   *[b] Type /undo\n }", ([], True)),
        ('{ TYPED("Type ", WAY("undo")) } him/her.', (["/undo"], False)),
        ('Type { WAY("flee unit:", $unit) }, /2 or </odds:1>.', (["/flee unit:x"], False)),
    ],
)
def test_a_command_beside_a_way_is_seen(text: str, found: tuple[list[str], bool]) -> None:
    (message,) = FluentParser().parse(f"a = {text}\n").body
    assert isinstance(message, ast.Message)
    assert message.value is not None
    named, beside = ways(message.value)
    assert (named, any(map(COMMAND.search, beside))) == found


@pytest.mark.parametrize(
    "words",
    ["rien : non", "rien: non", "quoi ?", "quoi?", "fin !", "un ; deux", "« oui »", "«oui»"],
)
def test_a_missing_no_break_space_is_seen(words: str) -> None:
    assert ill_spaced(words)


@pytest.mark.parametrize(
    "words",
    [
        "rien\N{NO-BREAK SPACE}: name:value 6x2",
        "quoi\N{NARROW NO-BREAK SPACE}?!",
        "«\N{NO-BREAK SPACE}oui\N{NO-BREAK SPACE}»\N{NARROW NO-BREAK SPACE}; 12d6>=4",
    ],
)
def test_good_spacing_is_left_alone(words: str) -> None:
    assert ill_spaced(words) == []


def test_every_variant_of_a_text_is_looked_at() -> None:
    source = "a = b{ $n ->\n    [one] c { $d } e\n   *[other] f\n }g\n"
    (message,) = FluentParser().parse(source).body
    assert isinstance(message, ast.Message)
    assert message.value is not None
    assert list(sentences(message.value)) == ["c x e", "f", "bxg"]
