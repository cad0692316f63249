"""Lists as builders and forums write them: each form with its units, parts and options."""

from __future__ import annotations

import re
import time
from collections import Counter
from functools import cache

import pytest

from bot.armies.formats.pasted.choosing import recognised
from bot.armies.formats.pasted.pasted_lines import MOST_CHARACTERS, pasted_lines
from bot.armies.reading import read_army
from bot.armies.roster import Lexicon
from bot.armies.systems import is_foreign
from bot.commands.options.names import GameNames
from bot.commands.units.lexicon import lexicon_of
from bot.texts.localiser import Localiser
from rulesets.core.battlefield.unit import Unit
from rulesets.core.ruleset.installed import installed_games
from tests.architecture.sources import ROOT
from tests.together import together

FOLDER = ROOT / "tests" / "data" / "pasted"
"""Lists with invented names. After => stand the form, game system and name of the list, its units
as our own lines, lines that may be units, and what is told of which line."""
FORMS = {
    "sigmar-app",
    "sigdex",
    "new-recruit",
    "scrollcaster",
    "sigmar-old",
    "listbot",
    "ninth-age",
    "battlescribe",
    "old-world",
    "army-builder",
    "forum",
}


@cache
def words(game: str, locale: str) -> GameNames:
    """Return the words of a game as players of a language mean them."""
    games = installed_games()
    return GameNames(games[game], Localiser(games.values()), locale)


def lexicon(game: str, locale: str = "en") -> Lexicon:
    """Return what lists of a game are read with."""
    return lexicon_of(installed_games()[game], words(game, locale))


def cases() -> list[tuple[str, str, tuple[str, ...]]]:
    """Return game and language, a list, and what comes of it."""
    found = []
    for path in sorted(FOLDER.glob("*.txt")):
        blocks = re.split(
            r"^### (?=\w+ (?:en|fr)$)", path.read_text(encoding="utf-8"), flags=re.MULTILINE
        )
        for block in blocks[1:]:
            spoken, _, rest = block.partition("\n")
            text, _, wanted = rest.rpartition("\n=>\n")
            found.append((spoken, text, tuple(wanted.splitlines())))
    return found


def facts(unit: Unit) -> tuple[object, ...]:
    """Return what a list says of a unit."""
    return unit.name, unit.models, unit.size, dict(unit.profile), unit.rules.items


@pytest.mark.parametrize(("spoken", "text", "wanted"), cases())
def test_units_have_names_points_parts_and_options(
    spoken: str, text: str, wanted: tuple[str, ...]
) -> None:
    game, locale = spoken.split()
    roster = read_army(text, lexicon(game, locale))
    ours = [f"game: {game}", *(each[2:] for each in wanted if each[0] == "=")]
    units = read_army("\n".join(ours), lexicon(game, locale))
    assert [facts(unit) for unit in roster.units] == [facts(unit) for unit in units.units]
    heads = [roster.form or "-", roster.system or "-", roster.name or "-"]
    assert f"> {' | '.join(heads)}" == wanted[0]
    doubtful = [f"~ {line.unit.name}" for line in roster.doubtful]
    assert doubtful == [each for each in wanted if each[0] == "~"]
    told = [f"? {problem.line} {problem.reason.code}" for problem in roster.problems]
    assert told == [each for each in wanted if each[0] == "?"]


def test_each_form_is_read_in_several_lists_and_languages() -> None:
    forms = Counter(wanted[0].split(" | ")[0].removeprefix("> ") for _, _, wanted in cases())
    assert set(forms) >= FORMS
    spoken = {each.split()[1] for each, _, _ in cases()}
    assert spoken == {"en", "fr"}


@pytest.mark.parametrize(("system", "home"), [("Age of Sigmar", "aos4"), ("The 9th Age", "t9a")])
def test_a_form_that_names_its_game_is_of_no_other(system: str, home: str) -> None:
    lists = [text for _, text, wanted in cases() if f"| {system} |" in wanted[0]]
    assert lists
    for text in lists:
        found = read_army(text, lexicon("blackhammer")).system
        assert [game for game in installed_games() if not is_foreign(found, game)] == [home]


def test_line_ends_and_doubled_lines_change_no_unit() -> None:
    with together() as case:
        for spoken, text, wanted in cases():
            words_of_game = lexicon(*spoken.split())
            units = read_army(text, words_of_game).units
            for ending in ("\r\n", "  \n", "\n\n"):
                with case(f"{wanted[0]} {ending!r}"):
                    assert read_army(text.replace("\n", ending), words_of_game).units == units


@pytest.mark.parametrize("before", ["```\n", "> "])
def test_what_chats_put_around_a_list_changes_no_unit(before: str) -> None:
    for spoken, text, wanted in cases():
        shown = before + (text if before[0] == "`" else text.replace("\n", "\n> "))
        words_of_game = lexicon(*spoken.split())
        assert read_army(shown, words_of_game).units == read_army(text, words_of_game).units, wanted


def test_our_own_lines_are_no_builder_s() -> None:
    lines = "20x Orcs M4 WS3 150 pts\n10x Archers M4 BS4 100 pts\nTotal: 250 pts"
    assert recognised(pasted_lines(lines)) is None
    roster = read_army(lines, lexicon("blackhammer"))
    assert (roster.form, len(roster.units), roster.problems) == ("", 2, ())


def test_a_total_counts_what_options_and_spells_cost_beside_the_units() -> None:
    text = (
        "Host 260/2000 pts\nSpell Lore - Fog (20 Points)\nRegiment 1\nSeer (110)\n"
        "• Silver Reed (10)\nWardens (120)\nCreated with Warhammer Age of Sigmar: The App"
    )
    codes = [problem.reason.code for problem in read_army(text, lexicon("aos4")).problems]
    assert "army-total-differs" not in codes
    codes = [
        problem.reason.code
        for problem in read_army(text.replace("260/", "300/"), lexicon("aos4")).problems
    ]
    assert codes[0] == "army-total-differs"


HOSTILE = {
    "units": "General's Regiment\n" + "Unit (110)\n• option\n" * 170,
    "options": "Regiment 1\nUnit (110)\n" + "• an option, another (20)\n" * 150,
    "costs first": "".join(f"{n} - {n % 40 + 1} Orcs, Spear, thing {n}\n" for n in range(100, 200)),
    "brackets": "[(" * 2000,
    "one cost": "[1pts] " * 500,
    "costs in words": " @ 1 pts" * 450,
    "totals": "total " * 600 + "5",
    "blanks": "a" + " " * 3900 + "(1",
    "dots": "a" + "." * 3900 + "1",
    "counts": "1x " * 1300,
    "dashes": "- " * 2000,
    "headings": "+ a +\n" * 600,
    "bare numbers": "".join(f"word {n} {n}\n" for n in range(10, 300)),
}


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("times", [1, 20])
def test_forms_look_at_hostile_text_for_no_longer_than_at_a_list(name: str, times: int) -> None:
    text = HOSTILE[name] * times
    shortest = float("inf")
    for _ in range(5):
        begun = time.process_time()
        recognised(pasted_lines(text))
        shortest = min(shortest, time.process_time() - begun)
    assert shortest < 0.02
    assert times == 1 or len(text) < MOST_CHARACTERS or not pasted_lines(text)


NOTED = {
    "aos4": "Regiment 1\nSeer (110)\n{}\nWardens (120)\n{}\n• Reinforced",
    "blackhammer": "++ Core [245 pts] ++\n20 Spearmen [120 pts]\n{}\n- Shield\n10 Herons [125 pts]",
    "t9a": "Ford\n455 - Orc Warlord, General\n{}\n180 - 20 Goblins, Spears\n635",
}


@pytest.mark.parametrize("game", NOTED)
@pytest.mark.parametrize("note", ["Notes: hold the line", "Vos notes: tenir", "• Remarks: 30 pts"])
def test_what_a_player_notes_below_a_unit_is_none_of_it(game: str, note: str) -> None:
    noted = read_army(NOTED[game].replace("{}", note), lexicon(game))
    plain = read_army(NOTED[game].replace("{}\n", ""), lexicon(game))
    assert noted.units == plain.units
    assert len(plain.units) == 2
    assert [problem.reason.code for problem in noted.problems] == [
        problem.reason.code for problem in plain.problems
    ]


def test_notes_behind_signs_are_no_list() -> None:
    notes = (
        "- 3 things went wrong today.\n- Ana rolled ones\n- 2 dice fell off\n- we played on",
        "- Milk\n- Bread\n- Butter\n- Salt\n- 6 Eggs",
        "* 20 Lanciers\n* et puis on verra bien\n* 10 archers ?\n* voilà !",
    )
    for text in notes:
        roster = read_army(text, lexicon("blackhammer"))
        assert roster.units == (), text
