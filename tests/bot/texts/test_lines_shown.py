"""Every command line that a text or a page shows is one that Discord takes as it stands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from bot.commands.declaring.index import own_commands
from bot.commands.options.declared import declared_commands, declared_sets
from bot.commands.options.paths import BELOW_ROLL
from bot.commands.options.specification import MORE, CommandSpec
from bot.texts.localiser import LOCALES, Localiser
from rulesets.core.ruleset.installed import installed_games
from tests.architecture.sources import ROOT
from tests.bot.texts.wording import folders, sentences, ways, wordings
from tests.docs.markdown import blocks, page, pages, prose

_GAMES: Final = installed_games()
_OWN: Final = own_commands(_GAMES)


def _by_path(commands: Iterable[CommandSpec]) -> dict[str, CommandSpec]:
    """Return commands by how they are called on Discord."""
    return {each.path: each for each in commands if each.name not in BELOW_ROLL}


SPECS: Final = _by_path((*declared_commands(_GAMES), *_OWN))
OF_GAMES: Final = {
    game: _by_path((*commands, *_OWN)) for game, commands in declared_sets(_GAMES).items()
}
GROUPS: Final = {name.rpartition(" ")[0] for name in SPECS if " " in name}
TEXTS: Final = (
    *sorted((ROOT / "bot" / "locale").rglob("*.ftl")),
    *sorted((ROOT / "rulesets").glob("*/texts/*/*.ftl")),
)
CATCH_ALL: Final = (MORE, "values")
"""Options within which others are written."""
_CODE: Final = re.compile(r"`(/[a-z][^`/]*(?:://[^`]*)?)`")
_WORDS: Final = re.compile(r"(?<![\w/<.:-])/([a-z]+(?: [a-z]+){0,2})(?![\w/-])")
_NAMED: Final = re.compile(r' ([a-z]\w*):("[^"]*"|[^\s,;.)»”]+)')
_BARE: Final = re.compile(r" (?=[A-Z0-9\"=])")
_OPEN_END: Final = re.compile(r"X|[{}…<>|]")
"""What a text fills in, or a page leaves to its reader."""
_SOME: Final = re.compile(r"(?:^|\s)([a-z]\w*):")


def of_pages() -> Iterator[tuple[str, str]]:
    """Yield the commands that pages show as code, with where they stand."""
    for path in pages():
        name = str(path.relative_to(ROOT))
        if name == "CHANGELOG.md":  # tells of commands as they were
            continue
        text = page(name)
        for found in _CODE.finditer(prose(text)):
            yield name, " ".join(found[1].split())
        for block in blocks(text):
            for line in block.body.splitlines():
                if line.startswith("/"):
                    yield name, line.strip()


def of_texts() -> Iterator[tuple[str, str]]:
    """Yield the commands within texts, as far as they go before the sentence goes on."""
    for path in TEXTS:
        for line in _lines(path):
            for found in _WORDS.finditer(line):
                name = _command(found[1].split())
                if name is not None:
                    start = found.start() + 1 + len(name)
                    yield str(path.relative_to(ROOT)), f"/{name}{_given(line[start:])}"


def _lines(path: Path) -> Iterator[str]:
    """Yield the lines of a file's texts, with `X` for what is filled in."""
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            for part in (entry, *entry.attributes):
                for words in sentences(part.value, "X") if part.value is not None else ():
                    yield from words.splitlines()


def _command(words: list[str]) -> str | None:
    """Return the command that some words begin with, None for a group and a path."""
    begun = (" ".join(words[:count]) for count in (3, 2, 1))
    return next((each for each in begun if each in SPECS), None)


def _given(rest: str) -> str:
    """Return the options at the beginning of what follows a command in a sentence."""
    found = re.match(rf"(?:{_BARE.pattern}\S+)?(?:{_NAMED.pattern})*", rest)
    return "" if found is None else found[0]


def wrong(line: str, where: str = "") -> str | None:
    """Return what Discord would not take of a line, None where it is well.

    Args:
        line: The line.
        where: The file that shows it: a game's own is read where that game is played.
    """
    words = line[1:].split()
    name = _command(words)
    if name is None:
        group = any(line[1:] in {each, each.partition(" ")[0]} for each in GROUPS)
        return None if group else "no such command"
    game = re.match(r"rulesets/(\w+)/", where)
    specs = OF_GAMES.get(game[1], SPECS) if game else SPECS
    if name not in specs:
        return f"no such command in {where}"
    spec, rest = specs[name], line[1 + len(name) :].strip()
    names = _SOME.findall(re.sub(r'"[^"]*"', "…", rest))
    told = _unnamed(spec, names, rest, page=where.endswith(".md"))
    return _unknown(spec, names) or _unlisted(spec, rest) or told


def _unknown(spec: CommandSpec, names: list[str]) -> str | None:
    """Return the option that a command does not have."""
    known = {option.name for option in spec.options}
    within = next((at for at, name in enumerate(names) if name in CATCH_ALL), len(names))
    # What a unit becomes is written with colons too: `change:models:12`.
    lost = [name for name in names[:within] if name not in known and "change" not in names]
    return f"no option {lost[0]}" if lost else None


def _unlisted(spec: CommandSpec, rest: str) -> str | None:
    """Return a value that is none of those from which an option is picked."""
    lists = {option.name: option.choices for option in spec.options if option.choices}
    for name, value in _NAMED.findall(f" {rest}"):
        if name in CATCH_ALL:
            break
        if name in lists and value not in lists[name] and not _OPEN_END.search(value):
            return f"no {name}:{value}"
    return None


def _unnamed(spec: CommandSpec, names: list[str], rest: str, *, page: bool) -> str | None:
    """Return what is wrong with a value without its name, or is missing."""
    given = set(names)
    if rest and not _SOME.match(rest):
        if not spec.options or not spec.options[0].required:
            return "a value without the name of its option"
        given.add(spec.options[0].name)
    needed = [option.name for option in spec.options if option.required]
    # A command that is only named is no line to type, nor is one of its kinds in a page.
    named = not rest or (page and names == ["what"] and rest.startswith("what:"))
    missing = [] if named else [each for each in needed if each not in given]
    return f"{missing[0]} is missing" if missing else None


APART: Final = {
    "/campaign result edit region:": "an option among others that it is told with",
    "/command file:~/armies/list.txt": "any command",
    "/tmp": "a folder",  # noqa: S108
}
"""What looks like a line to type and is none."""


@pytest.mark.parametrize("source", [of_pages, of_texts])
def test_every_line_shown_is_one_that_discord_takes(source: object) -> None:
    assert callable(source)
    lines = [(where, line) for where, line in source() if line not in APART]
    assert len(lines) > 100
    found = {
        (where, line, found) for where, line in lines if (found := wrong(line, where)) is not None
    }
    assert found == set()


def test_every_way_that_a_text_names_is_that_of_a_command() -> None:
    named = [
        (text.key, way)
        for folder in folders().values()
        for locale in LOCALES
        for text in wordings(folder, locale).values()
        for way in ways(text.pattern)[0]
    ]
    assert len(named) > 100
    assert [each for each in named if _command(each[1][1:].split()) is None] == []


@pytest.mark.parametrize("game", ["blackhammer", "t9a", "whfb2"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_answer_to_no_charge_shows_a_line_that_its_own_game_takes(
    game: str, language: str
) -> None:
    texts = Localiser(_GAMES).texts(language, game)
    for charger in (None, "Orcs"):
        told = texts("refusal-no-charge-declared", unit="Men", charger=charger)
        shown = re.findall(r"/charge[^.;(]*?what:\w+", told)
        assert len(shown) == 1
        assert wrong(shown[0], f"rulesets/{game}/texts") is None


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("/rule fear", None),
        ("/throw 6 5 5 3 1", None),
        ("/fight unit:Men enemy:Orcs", None),
        ("/unit edit unit:Men change:Ld8 models:12", None),
        ("/roll break_test values:ld:8 lost_by:2", None),
        ("/campaign territory map", None),
        ("/territory map", "no such command"),
        ("/unit edit Men Ld8", "change is missing"),
        ("/shoot Archers target:Orcs", "a value without the name of its option"),
        ("/fight enemy:Orcs", "unit is missing"),
        ("/roll dices:3d6", "no option dices"),
        ("/batle", "no such command"),
        ("/psychology what:fears", "no what:fears"),
        ("/fight what:chariot", "unit is missing"),
    ],
)
def test_what_is_wrong_with_a_line_is_seen(line: str, why: str | None) -> None:
    assert wrong(line) == why
