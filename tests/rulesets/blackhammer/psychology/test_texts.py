"""Everything the psychology and movement chapters say is said in both languages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from rulesets.blackhammer import RULESET, movement, psychology
from rulesets.core.declaring.parameter import Choice
from rulesets.core.results.odds import plain_fields
from rulesets.dice.handles.choices import Chosen
from rulesets.dice.handles.rolled import Told
from rulesets.dice.request import Roll
from rulesets.refusal import Refusal
from tests.rulesets.cases import by_procedure, load_cases, play, ways_typed
from tests.together import together

CHAPTERS: Final = ("psychology", "movement")
LONGEST: Final = 100
CASES: Final = by_procedure(
    [case for case in load_cases(Path(__file__).parents[1] / "cases") if case["file"] in CHAPTERS]
)
PROCEDURES: Final = (*psychology.PROCEDURES, *movement.PROCEDURES)
PLAYERS_WORDS: Final = ("name", "picked", "listed")
"""Fields that hold what players typed, or numbers."""


@pytest.fixture(scope="module", params=("en", "fr"))
def bundle(request: pytest.FixtureRequest) -> FluentBundle:
    bundle = FluentBundle([request.param], use_isolating=False, functions=ways_typed())
    for file in sorted((RULESET.texts / request.param).iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _key(name: str) -> str:
    return name.replace("_", "-").replace(".", "-")


def _format(bundle: FluentBundle, key: str, facts: dict[str, Any] | None = None) -> str:
    assert bundle.has_message(key), key
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    words = {True: "yes", False: "no", None: "none"}
    given = {
        _key(name): words[value] if value is None or isinstance(value, bool) else value
        for name, value in (facts or {}).items()
    }
    text, errors = bundle.format_pattern(pattern, given)
    assert not errors, (key, errors)
    return str(text)


@pytest.mark.parametrize("procedure", PROCEDURES, ids=lambda procedure: procedure.id)
def test_a_procedure_and_its_options_have_their_texts(bundle: FluentBundle, procedure: Any) -> None:
    key = f"procedure-{_key(procedure.id)}"
    _format(bundle, key)
    about = bundle.get_message(key).attributes["about"]
    assert len(str(bundle.format_pattern(about)[0])) <= LONGEST
    options = [parameter for parameter in procedure.parameters if parameter.house is None]
    names = [*procedure.unit_options, *(option.name for option in options)]
    for name in names:
        assert len(_format(bundle, f"param-{_key(name)}")) <= LONGEST, name
    values = [
        value
        for option in options
        if isinstance(option.kind, Choice)
        for value in option.kind.values
    ]
    for value in (*values, *filter(None, [procedure.variant])):
        _format(bundle, f"choice-{value}")


@pytest.mark.parametrize("procedure", CASES)
def test_whatever_happens_in_a_case_can_be_told(bundle: FluentBundle, procedure: str) -> None:
    with together() as case:
        for given in CASES[procedure]:
            with case(given["id"]):
                assert_told(bundle, given)


def assert_record_told(bundle: FluentBundle, record: Sequence[Told]) -> None:
    """Hold rolls, decisions and steps to having their words."""
    for entry in record:
        if isinstance(entry, Roll):
            _format(bundle, f"roll-{entry.purpose.label}")
            for modifier in entry.purpose.modifiers:
                _format(bundle, f"modifier-{modifier.key}")
        elif isinstance(entry, Chosen):
            _format(bundle, f"decision-{entry.decision.what}-{entry.option}")
        else:
            _format(bundle, f"step-{entry.key}", dict(entry.facts))


def assert_told(bundle: FluentBundle, case: dict[str, Any]) -> None:
    """Hold all that happens in a case to having its words."""
    try:
        played = play(RULESET, case)
    except Refusal as refusal:
        own = bundle.has_message(f"refusal-{refusal.code}")
        if own:
            sentence = _format(bundle, f"refusal-{refusal.code}", dict(refusal.facts))
            assert sentence.endswith((".", "!", "?"))
        return
    line = _format(bundle, f"outcome-{_key(case['procedure'])}", played.fields)
    assert line.endswith((".", "!"))
    assert "\n" not in line
    assert "  " not in line
    assert not re.search(r"\bnone\b|\byes\b", line)
    assert_record_told(bundle, played.dice.record)
    for name, value in plain_fields(played.result, details=True):
        for part in name.split("."):
            if not part.isdigit():
                _format(bundle, f"result-{_key(part)}")
        if isinstance(value, str) and name not in PLAYERS_WORDS:
            assert any(bundle.has_message(f"{kind}-{value}") for kind in ("value", "choice")), value


@pytest.mark.parametrize("name", CHAPTERS)
def test_languages_say_the_same_things(name: str) -> None:
    def keys(language: str) -> list[str]:
        text = (RULESET.texts / language / f"{name}.ftl").read_text(encoding="utf-8")
        return [entry.id.name for entry in FluentResource(text).body if hasattr(entry, "id")]

    assert sorted(keys("en")) == sorted(keys("fr"))
    assert len(set(keys("en"))) == len(keys("en"))


@pytest.mark.parametrize("name", CHAPTERS)
def test_french_puts_no_break_spaces_before_high_punctuation(name: str) -> None:
    text = (RULESET.texts / "fr" / f"{name}.ftl").read_text(encoding="utf-8")
    for line in text.splitlines():
        assert not re.search(r" [:;!?](?: |$)", line), line
