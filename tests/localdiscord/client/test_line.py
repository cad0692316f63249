"""Reading slash commands as they are typed."""

import contextlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localdiscord import Refused, read_line, write_line

STRING, INTEGER, BOOLEAN, NUMBER = 3, 4, 5, 10


def option(name: str, kind: int = STRING, **more: Any) -> dict[str, Any]:
    return {"name": name, "type": kind, "description": name, **more}


FACING = [
    {"name": "Front", "name_localizations": {"fr": "Avant"}, "value": "front"},
    {"name": "Left flank", "name_localizations": {"fr": "Flanc gauche"}, "value": "left"},
]
COMMANDS: list[dict[str, Any]] = [
    {
        "id": "1",
        "type": 1,
        "name": "roll",
        "name_localizations": {"fr": "lancer"},
        "options": [
            option("notation", required=True, name_localizations={"fr": "jet"}),
            option("dice"),
            option("odds", BOOLEAN),
            option("label", max_length=40),
        ],
    },
    {
        "id": "2",
        "type": 1,
        "name": "test",
        "options": [
            option("unit"),
            option("modifier", INTEGER, min_value=-10, max_value=10),
            option("ratio", NUMBER),
            option("facing", choices=FACING),
            option("dice"),
        ],
    },
    {
        "id": "3",
        "type": 1,
        "name": "battle",
        "options": [
            {"name": "start", "type": 1, "options": [option("points", INTEGER)]},
            {
                "name": "turn",
                "type": 2,
                "options": [{"name": "next", "type": 1, "options": []}],
            },
        ],
    },
    {"id": "4", "type": 1, "name": "help", "options": []},
    {"id": "5", "type": 3, "name": "Roll again"},
    {
        "id": "6",
        "type": 1,
        "name": "move",
        "options": [option("what", choices=[{"name": "Scouts", "value": "scout"}]), option("unit")],
    },
]


def read(text: str) -> tuple[str, dict[str, Any]]:
    line = read_line(text, COMMANDS)
    return line.chosen.name, line.values


MISSING: dict[str, Any] = {
    "command": "roll",
    "option": "notation",
    "about": "notation",
    "described": {},
    "choices": [],
    "names": [],
    "localised": [],
}
"""The facts of `/roll` without its one required option."""


@pytest.mark.parametrize(
    ("text", "name", "values"),
    [
        ("/help", "help", {}),
        ("  /help  ", "help", {}),
        ("/HELP", "help", {}),
        ("/roll 3d6", "roll", {"notation": "3d6"}),
        ("/roll notation:3d6", "roll", {"notation": "3d6"}),
        ("/lancer jet:3d6", "roll", {"notation": "3d6"}),
        ("/roll 2d6+1 dice:3,4", "roll", {"notation": "2d6+1", "dice": "3,4"}),
        ("/roll dice:3,4 notation:2d6", "roll", {"notation": "2d6", "dice": "3,4"}),
        (
            "/roll 12d6>=4 reroll 1 odds:true",
            "roll",
            {"notation": "12d6>=4 reroll 1", "odds": True},
        ),
        ("/roll 1d6 odds:oui", "roll", {"notation": "1d6", "odds": True}),
        ("/roll 1d6 ODDS: non", "roll", {"notation": "1d6", "odds": False}),
        ('/roll "dice:3 odds:no"', "roll", {"notation": "dice:3 odds:no"}),
        ('/roll "Ten" dice', "roll", {"notation": '"Ten" dice'}),
        ('/roll 1d6 label:"a" b', "roll", {"notation": "1d6", "label": '"a" b'}),
        (r'/roll "a \"b\" \\ c"', "roll", {"notation": r'a "b" \ c'}),
        (
            r"/roll 1d6 label:see dice\: below",
            "roll",
            {"notation": "1d6", "label": "see dice: below"},
        ),
        (
            "/roll 1d6 label:Hello all: we win",
            "roll",
            {"notation": "1d6", "label": "Hello all: we win"},
        ),
        (
            "/roll 1d6 label:http://example.org",
            "roll",
            {"notation": "1d6", "label": "http://example.org"},
        ),
        ("/roll 1d6 label:at 12:30", "roll", {"notation": "1d6", "label": "at 12:30"}),
        ("/roll 1d6 label:dice:3", "roll", {"notation": "1d6", "label": "dice:3"}),
        ("/roll 1d6 label:l'épée d\"or", "roll", {"notation": "1d6", "label": "l'épée d\"or"}),
        ('/roll 1d6 label:"" dice:3', "roll", {"notation": "1d6", "dice": "3", "label": ""}),
        ("/test unit:Orc Boyz dice:3,4", "test", {"unit": "Orc Boyz", "dice": "3,4"}),
        ("/test Orc Boyz modifier:-2", "test", {"unit": "Orc Boyz", "modifier": -2}),
        ("/test ratio:1,5", "test", {"ratio": 1.5}),
        ("/test ratio:.5", "test", {"ratio": 0.5}),
        ("/test facing:left", "test", {"facing": "left"}),
        ("/test facing:Left flank dice:1", "test", {"facing": "left", "dice": "1"}),
        ("/test facing:flanc gauche", "test", {"facing": "left"}),
        ("/test facing:AVANT", "test", {"facing": "front"}),
        ("/test facing:gauche", "test", {"facing": "left"}),
        ("/test facing:fla", "test", {"facing": "left"}),
        ("/test facing:left Orc Boyz", "test", {"facing": "left", "unit": "Orc Boyz"}),
        (
            "/test facing:Left flank  Orc dice:1",
            "test",
            {"facing": "left", "unit": "Orc", "dice": "1"},
        ),
        ("/move Scouts what:scout", "move", {"what": "scout", "unit": "Scouts"}),
        ("/move what:scout Scouts", "move", {"what": "scout", "unit": "Scouts"}),
        ("/move Scouts unit:Rats", "move", {"what": "scout", "unit": "Rats"}),
        ("/test", "test", {}),
        ("/battle start 2000", "battle start", {"points": 2000}),
        ("/battle start points:2000", "battle start", {"points": 2000}),
        ("/battle turn next", "battle turn next", {}),
        ("/battle\tstart\npoints: 7", "battle start", {"points": 7}),
    ],
)
def test_a_line_is_read_as_in_discord(text: str, name: str, values: dict[str, Any]) -> None:
    assert read(text) == (name, values)


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("", "empty_line", {}),
        ("   ", "empty_line", {}),
        ("hello", "not_a_command", {"value": "hello"}),
        ("/", "not_a_command", {"value": "/"}),
        ("/ roll", "not_a_command", {"value": "/ roll"}),
        ("/rol 3d6", "unknown_command", {"name": "rol", "nearest": ["roll"]}),
        ("/zzzz", "unknown_command", {"name": "zzzz", "nearest": []}),
        ("/battle", "choose_subcommand", {"command": "battle", "choices": ["start", "turn"]}),
        ("/battle turn", "choose_subcommand", {"command": "battle turn", "choices": ["next"]}),
        ("/battle strat", "choose_subcommand", {"command": "battle", "choices": ["start", "turn"]}),
        ("/test facing:left Orcs unit:Boyz", "repeated_option", {"option": "unit"}),
        ("/roll", "missing_option", MISSING),
        ("/roll dice:3", "missing_option", MISSING),
        ("/roll 3d6 dice:", "missing_value", {"option": "dice"}),
        ("/roll 3d6 dice: odds:true", "missing_value", {"option": "dice"}),
        ("/roll 3d6 dice:1 dice:2", "repeated_option", {"option": "dice"}),
        ("/roll 3d6 notation:2d6", "repeated_option", {"option": "notation"}),
        ('/roll "3d6', "unclosed_quote", {"value": '"3d6'}),
        ('/roll 3d6 label:"a', "unclosed_quote", {"value": '"a'}),
        ("/help me", "stray_value", {"value": "me"}),
        (
            "/test modifier:two",
            "wrong_type",
            {"option": "modifier", "value": "two", "expected": "integer"},
        ),
        (
            "/test modifier:1.5",
            "wrong_type",
            {"option": "modifier", "value": "1.5", "expected": "integer"},
        ),
        (
            "/test modifier:1_0",
            "wrong_type",
            {"option": "modifier", "value": "1_0", "expected": "integer"},
        ),
        (
            "/test ratio:nan",
            "wrong_type",
            {"option": "ratio", "value": "nan", "expected": "number"},
        ),
        (
            "/roll 1 odds:maybe",
            "wrong_type",
            {"option": "odds", "value": "maybe", "expected": "boolean"},
        ),
        (
            "/test modifier:11",
            "out_of_range",
            {"option": "modifier", "value": 11, "least": -10, "most": 10},
        ),
        (
            "/roll 1 label:" + "x" * 41,
            "bad_length",
            {"option": "label", "length": 41, "least": 0, "most": 40},
        ),
        (
            "/test facing:rear",
            "bad_choice",
            {
                "option": "facing",
                "value": "rear",
                "choices": ["front", "left"],
                "names": ["Front", "Left flank"],
                "localised": [{"fr": "Avant"}, {"fr": "Flanc gauche"}],
                "command": "test",
            },
        ),
        (
            "/roll 3d6 dise:3,4",
            "unknown_option",
            {
                "command": "roll",
                "option": "dise",
                "nearest": ["dice"],
                "known": ["notation", "dice", "odds", "label"],
            },
        ),
        (
            "/help topic:dice",
            "unknown_option",
            {"command": "help", "option": "topic", "nearest": [], "known": []},
        ),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_facts(
    text: str, code: str, facts: dict[str, Any]
) -> None:
    with pytest.raises(Refused) as refusal:
        read(text)
    assert (refusal.value.code, refusal.value.facts) == (code, facts)


def test_a_number_of_many_digits_is_out_of_range_at_once() -> None:
    with pytest.raises(Refused, match="out_of_range"):
        read("/test modifier:" + "9" * 100_000)


texts = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=40)


@given(
    notation=texts,
    others=st.fixed_dictionaries({}, optional={"dice": texts, "odds": st.booleans()}),
)
def test_a_written_line_is_read_back(notation: str, others: dict[str, Any]) -> None:
    values = {"notation": notation, **others}
    assert read(write_line(["roll"], values)) == ("roll", values)


@given(st.text(max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    for line in (text, f"/roll {text}", f"/test {text}", f"/battle {text}"):
        with contextlib.suppress(Refused):
            typed = read_line(line, COMMANDS)
            assert set(typed.values) <= {o["name"] for o in typed.chosen.options}


@given(st.integers(-10, 10), st.sampled_from(["front", "left"]))
def test_numbers_and_choices_are_read_back_in_their_type(modifier: int, facing: str) -> None:
    line = write_line(["test"], {"modifier": modifier, "facing": facing})
    assert read(line) == ("test", {"modifier": modifier, "facing": facing})


def test_a_whole_number_is_written_without_decimals() -> None:
    assert write_line(["test"], {"ratio": 12.0}) == "/test ratio:12"
    assert write_line(["test"], {"ratio": 2.5}) == "/test ratio:2.5"
