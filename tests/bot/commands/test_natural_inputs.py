"""Lines typed on a phone: understood, or refused with a reason; never wrong in silence.

Each line of `tests/data/natural` holds an input and what must come of it: after `=` the strict
way to write what it means, after `!` the code of the refusal.
"""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from bot.armies.reading import read_army
from bot.armies.roster import Lexicon, Roster
from bot.commands.options.names import GameNames
from bot.commands.request.upload import Upload
from bot.commands.units.lexicon import lexicon_of
from bot.texts.localiser import Localiser
from bot.views.interface.form import Purpose
from rulesets.core.battlefield.unit import Unit
from rulesets.core.ruleset.installed import installed_games
from rulesets.dice.handles.fair import FairFaces
from rulesets.dice.handles.mixed import DiceInput, Fallen, MixedFaces
from rulesets.dice.handles.rolled import RolledDice
from rulesets.dice.handles.thrown import read_thrown
from rulesets.dice.handles.typed import read_dice
from rulesets.dice.notation import evaluate
from rulesets.dice.notation.reader import parse
from rulesets.refusal import Refusal
from tests.architecture.sources import ROOT
from tests.bot.armies.lists import ROS
from tests.bot.desk import ALICE, Desk
from tests.together import together

FOLDER = ROOT / "tests" / "data" / "natural"


def inputs(name: str) -> list[tuple[str, str, str]]:
    """Return the inputs of a file, whether they are understood (`=`), and as what."""
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.rpartition(" -> ") for line in lines if not line.startswith("#"))
    return [(typed, wanted[0], wanted[2:]) for typed, _, wanted in pairs]


@cache
def words(game: str, locale: str) -> GameNames:
    games = installed_games()
    return GameNames(games[game], Localiser(games.values()), locale)


def code(read: Any, typed: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        read(typed)
    return refusal.value.code


def test_dice() -> None:
    with together() as case:
        for typed, sign, wanted in inputs("dice"):
            with case(typed):
                if sign == "!":
                    assert code(parse, typed) == wanted
                else:
                    assert parse(typed) == parse(wanted)


ASKED = re.compile(r"\[(d?\d[^\]]*|[a-z-]+(?:; [a-z]+)?)\] (.+)")


def thrown(typed: str) -> DiceInput:
    """Return what typed dice say, by the question in brackets where one stands before them."""
    match = ASKED.fullmatch(typed)
    if match is None:
        return read_thrown(typed)
    faces = MixedFaces(Fallen(), DiceInput(), FairFaces(bytes(32), "test"))
    expression = parse(match[1])
    assert code(partial(evaluate, expression), RolledDice(faces)) == "dice-needed"
    given = read_thrown(match[2], faces.wanted)
    answered = MixedFaces(Fallen(), given, FairFaces(bytes(32), "test"))
    try:
        evaluate(expression, RolledDice(answered))
    except Refusal as refusal:
        if refusal.code != "dice-needed":
            raise
    return given


def test_real_dice() -> None:
    with together() as case:
        for typed, sign, wanted in inputs("typed"):
            with case(typed):
                if sign == "!":
                    assert code(thrown, typed) == wanted
                elif wanted.startswith("="):
                    told = [int(many) for many in wanted[1:].split(" then ")]
                    read = thrown(typed)
                    later = (read.wounds, read.saved)
                    assert [read.successes, *(n for n in later if n is not None)] == told
                elif wanted.startswith("total "):
                    assert thrown(typed).total == int(wanted.removeprefix("total "))
                else:
                    assert thrown(typed).typed == read_dice(wanted)


def test_lines_of_units() -> None:
    with together() as case:
        for typed, sign, told in inputs("lines"):
            spoken, _, line = typed.partition(": ")
            names = words(*spoken.split())
            with case(typed):
                if sign == "!":
                    assert code(names.read_noted_unit, line) == told
                    continue
                wanted, _, left = told.partition(" ~ ")
                read, left_out = names.read_noted_unit(line)
                meant = names.read_unit(wanted)
                assert facts(read) == facts(meant)
                assert read.weapons == meant.weapons
                assert ", ".join(left_out) == left


def test_what_is_left_out_of_a_line_is_refused_where_nobody_is_told() -> None:
    names = words("blackhammer", "en")
    line = "15 Black Orcs M4 WS4, great weapons, heavy armour"
    assert names.read_noted_unit(line)[1] == ("heavy armour",)
    assert code(names.read_unit, line) == "unknown-rule"


@pytest.mark.parametrize(
    "text", ["a ", "M4 ", "4 ", "with shields ", "x20 ", "(2) ", "M4WS3 ", "+ ", "niveau ", "« "]
)
def test_a_line_of_any_words_is_read_or_refused_at_once(text: str) -> None:
    names = words("blackhammer", "fr")

    def took() -> float:
        begun = time.process_time()
        with suppress(Refusal):
            names.read_unit((f"Orcs M4 {text * 300}")[:300])
        return time.process_time() - begun

    assert min(took() for _ in range(5)) < 0.02


def test_what_is_understood_of_a_line_is_read_again_from_the_form() -> None:
    """A form that is sent as it was filled in is refused no more."""
    with together() as case:
        for typed, _, _ in inputs("lines"):
            spoken, _, line = typed.partition(": ")
            names = words(*spoken.split())
            understood = names.understood(line)
            if understood is None:
                continue
            with case(typed):
                assert understood.name or understood.profiles
                for profile in understood.profiles:
                    rules = ", ".join(understood.rules)
                    unit = names.read_unit(f'"x" x1 {profile} [{rules}]')
                    assert bool(unit.profile) is bool(profile)


@pytest.mark.parametrize(
    "text", ["a ", "M4 ", "4 ", "gnurf ", "x20 ", "(2) ", "Adv4 ", "+ ", "80 pts ", "« ", '"', "{"]
)
def test_a_line_of_any_words_is_understood_in_part_at_once(text: str) -> None:
    names = words("t9a", "fr")

    def took() -> float:
        begun = time.process_time()
        names.understood((f"Orcs M4 {text * 300}")[:300])
        return time.process_time() - begun

    assert min(took() for _ in range(5)) < 0.01


def facts(unit: Unit) -> tuple[object, ...]:
    counts = (unit.name, unit.models, unit.size, unit.carried)
    return (*counts, dict(unit.profile), set(unit.rules))


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    opened = Desk(f"sqlite:///{tmp_path / 'natural.db'}")
    await opened.open()
    yield opened
    await opened.store.close()


async def test_a_number_of_models_in_the_form_is_understood_or_refused(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"})
    purpose = Purpose("unit add", "unit_add", "")
    typed = {"zero": None, "-3": None, "0": None, "many": None, "5000": None, "12 x": 12}
    typed |= {"": 1, " ": 1, "douze": 12, "twelve": 12, "x7": 7, "20 figurines": 20}
    for index, (models, wanted) in enumerate(typed.items()):
        desk.count()
        who = replace(ALICE, interaction_id=desk.last)
        fields = {"name": f"Band {index}", "models": models, "profile": "M4", "side": "1"}
        answer = await desk.router.submit(who, purpose, fields)
        assert answer.refused == (None if wanted else "models-unreadable"), models
        if wanted:
            shown = await desk.asks("unit show", {"unit": f"Band {index}"})
            assert shown.outcome is not None
            assert shown.outcome["unit"]["models"] == wanted


@pytest.mark.parametrize(
    ("locale", "line", "told"),
    [
        ("en", "15 Black Orcs M4, gromril armour, iron fists", "gromril armour, iron fists"),
        ("fr", "15 orques noirs M4, armure de gromril, poings de fer", "gromril, poings de fer"),
    ],
)
async def test_gear_that_no_rule_is_for_is_left_out_and_told(
    desk: Desk, locale: str, line: str, told: str
) -> None:
    await desk.asks("battle start", {"language": locale})
    answer = await desk.asks("unit add", {"line": line, "side": "1"})
    assert answer.refused is None
    (note,) = [str(each) for each in answer.card.changes if told in str(each)]
    assert ("Left out" in note) is (locale == "en")
    assert ("Laissé de côté" in note) is (locale == "fr")


async def test_what_is_missing_of_a_profile_is_said_with_its_order(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"})
    answer = await desk.asks("unit add", {"line": "20 Orcs 4 3 3 3 4 1 2 7", "side": "1"})
    assert answer.refused == "line-bare-values"
    assert "“4 3 3 3 4 1 2 7”" in answer.card.headline
    assert "M WS/CC BS/CT S/F T/E W/PV I A Ld/Cd" in answer.card.headline
    assert (await desk.asks("unit list")).outcome == {"units": []}


async def test_a_line_that_may_be_points_or_models_opens_a_form(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"})
    answer = await desk.asks("unit add", {"line": "Giant 205", "side": "1"})
    assert answer.refused == "line-number-alone"
    assert answer.form is not None
    assert {field.name: field.given for field in answer.form.fields}["name"] == "Giant"


@pytest.mark.parametrize(
    ("game", "text", "units"),
    [
        (
            "blackhammer",
            "20x Goblins\n10x Archers\n1 Mage",
            {"Goblins": 20, "Archers": 10, "Mage": 1},
        ),
        ("blackhammer", "20x Spearmen (200 pts)", {"Spearmen": 20}),
        ("blackhammer", "20x Spears\n • 1x Banner\n10x Archers", {"Spears": 20, "Archers": 10}),
        ("blackhammer", "My army 2000 pts\n20x Spears M4", {"Spears": 20}),
        ("blackhammer", "Total: 20 models\nKnights x5 M8", {"Knights": 5}),
        ("blackhammer", "12 Drops\n3 Regiments", {}),
        ("blackhammer", "**20x Goblins M4**\n-- Giant 1 M6", {"Goblins": 20, "Giant": 1}),
        ("aos4", "https://lists.example/20\nLiberators x5 M5", {"Liberators": 5}),
    ],
)
def test_lists_hold_no_unit_that_was_not_written(
    game: str, text: str, units: dict[str, int]
) -> None:
    names = words(game, "en")
    roster = read_army(text, lexicon_of(installed_games()[game], names))
    assert {unit.name: unit.models for unit in roster.units} == units
    taken = len(roster.units)
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("Total")]
    assert taken + len(roster.problems) >= len(lines)


def pasted() -> list[tuple[str, str, tuple[str, ...]]]:
    """Return the pasted lists: game and language, the list, what comes of it."""
    text = (FOLDER / "lists.txt").read_text(encoding="utf-8")
    blocks = re.split(r"^### (?=\w+ (?:en|fr)$)", text, flags=re.MULTILINE)[1:]
    parts = (block.partition("\n") for block in blocks)
    cases = ((spoken, *rest.rpartition("\n=>\n")) for spoken, _, rest in parts)
    return [(spoken, body, tuple(wanted.splitlines())) for spoken, body, _, wanted in cases]


def read_list(text: str, lexicon: Lexicon) -> Roster:
    """Return a list as it is read, or as nothing at all for one reason."""
    try:
        roster = read_army(text, lexicon)
    except Refusal as refusal:
        return Roster(doubt=refusal)
    nothing = None if roster.units else Refusal("army-nothing-taken")
    return replace(roster, doubt=roster.doubt or nothing)


def test_pasted_lists() -> None:
    with together() as case:
        for spoken, text, wanted in pasted():
            with case(f"{spoken}: {text}"):
                check_list(spoken, text, wanted)


def check_list(spoken: str, text: str, wanted: tuple[str, ...]) -> None:
    """Assert what comes of a pasted list."""
    game, locale = spoken.split()
    names = words(game, locale)
    roster = read_list(text, lexicon_of(installed_games()[game], names))
    units = [names.read_unit(each[2:]) for each in wanted if each.startswith("=")]
    assert [facts(unit) for unit in roster.units] == [facts(unit) for unit in units]
    assert [unit.weapons for unit in roster.units] == [unit.weapons for unit in units]
    told = [f"? {problem.line} {problem.reason.code}" for problem in roster.problems]
    assert told == [each for each in wanted if each.startswith("?")]
    refused = [f"! {roster.doubt.code}"] if roster.doubt else []
    assert refused == [each for each in wanted if each.startswith("!")]


async def test_titles_of_a_list_are_told_in_one_sentence(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"})
    titles = "The Host\nMy best list\nForest edge\nBring dice\nThank you"
    lines = f"{titles}\n20x Orcs M4\n10x Archers M4\n3x Trolls M6\n1x Giant M6\n5x Wolves M9"
    answer = await desk.asks("army import", {"list": lines, "side": "1"})
    assert answer.refused is None
    (told,) = [line for line in answer.card.dice + answer.card.changes if "The Host" in str(line)]
    assert "5 lines" in str(told)
    assert "“Forest edge” and 2 more" in str(told)
    (file,) = answer.files
    assert b"Thank you" in file.content


async def test_a_total_that_is_not_the_sum_is_told_first(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"})
    lines = "To the field\n20x Orcs M4 Pts200\n10x Archers M4 Pts100\nTotal: 350 pts"
    answer = await desk.asks("army import", {"list": lines, "side": "1"})
    assert answer.outcome is not None
    assert [problem["code"] for problem in answer.outcome["problems"]] == [
        "army-total-differs",
        "line-bare",
    ]


async def test_the_form_of_a_doubtful_line_keeps_its_profile(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"})
    answer = await desk.asks("unit add", {"line": "Mage 45 M4 Ld8", "side": "1"})
    assert answer.refused == "line-number-alone"
    assert answer.form is not None
    given = {field.name: field.given for field in answer.form.fields}
    assert (given["name"], given["profile"]) == ("Mage", "M4 Ld8")
    listed = await desk.asks("unit list")
    assert listed.outcome == {"units": []}


def test_a_list_of_which_most_is_not_understood_is_not_brought_in_part() -> None:
    text = "20x Orcs M4\n" + "\n".join(f"something {each}" for each in "abcdef")
    roster = read_army(text, lexicon_of(installed_games()["t9a"], words("t9a", "en")))
    assert roster.units == ()
    assert roster.doubt is not None
    assert roster.doubt.facts == {"read": 1, "lines": 7}


async def test_a_file_of_another_game_is_brought_only_where_it_is_said(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en"})
    foreign = ROS.replace(b"A Game of Hosts", b"Warhammer 40,000 10th Edition")
    who = replace(ALICE, uploads={"file": Upload("host.ros", foreign)})
    asked = await desk.asks("army import", {"side": "1"}, who=who)
    assert asked.refused == "army-other-system"
    assert asked.form is not None
    fields = {field.name: field.given for field in asked.form.fields}
    assert "Captain" in fields["list"]
    purpose = Purpose(asked.form.command, asked.form.procedure, "")
    desk.count()
    taken = await desk.router.submit(replace(ALICE, interaction_id=desk.last), purpose, fields)
    assert taken.refused is None
    await desk.asks("undo")
    brought = await desk.asks("army import", {"side": "1", "anyway": True}, who=who)
    assert brought.refused is None


def test_inches_of_a_builder_become_centimetres_where_the_game_measures_in_them() -> None:
    lexicon = lexicon_of(installed_games()["whfb2"], words("whfb2", "en"))
    here = lexicon_of(installed_games()["blackhammer"], words("blackhammer", "en"))
    inches = {
        unit.name: dict(unit.profile)["m"] for unit in read_army(ROS, here).units if unit.profile
    }
    roster = read_army(ROS, lexicon)
    metric = {unit.name: dict(unit.profile)["m"] for unit in roster.units if unit.profile}
    assert metric
    for name, value in metric.items():
        assert float(str(value)) == 2.5 * float(str(inches[name]))
    assert [problem.reason.code for problem in roster.problems].count("army-inches") == 1
