"""Everything the shooting chapter says is said in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from rulesets.blackhammer import RULESET, shooting
from rulesets.core.odds import plain_fields
from rulesets.core.parameter import Choice
from rulesets.dice.request import Roll
from rulesets.refusal import Refusal
from tests.rulesets.cases import load_cases, play

LANGUAGES: Final = ("en", "fr")
LONGEST: Final = 100
CASES: Final = [
    case for case in load_cases(Path(__file__).parent / "cases") if case["file"] == "shooting"
]
OWN_RULES: Final = (
    "aura-ward",
    "ethereal",
    "firing-platform",
    "flaming-immunity",
    "killing-blow-shots",
    "no-armour-save",
    "no-save",
    "poisoned-shots",
)
EVERYDAY_WORDS: Final = ("yes", "no", "none")
"""Values the application itself names."""


@pytest.fixture(scope="module", params=LANGUAGES)
def bundle(request: pytest.FixtureRequest) -> FluentBundle:
    bundle = FluentBundle([request.param], use_isolating=False)
    for name in ("parameters", "shooting"):
        file = RULESET.texts / request.param / f"{name}.ftl"
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


def test_every_procedure_and_option_has_its_texts(bundle: FluentBundle) -> None:
    for procedure in shooting.PROCEDURES:
        key = f"procedure-{_key(procedure.id)}"
        _format(bundle, key)
        about = bundle.get_message(key).attributes["about"]
        assert len(str(bundle.format_pattern(about)[0])) <= LONGEST
        names = [*procedure.unit_options, *(one.name for one in procedure.parameters)]
        for name in names:
            assert len(_format(bundle, f"param-{_key(name)}")) <= LONGEST, name
        for parameter in procedure.parameters:
            if isinstance(parameter.kind, Choice):
                for value in parameter.kind.values:
                    _format(bundle, f"choice-{value}")


def test_every_rule_of_the_chapter_has_a_name_and_other_names(bundle: FluentBundle) -> None:
    known = {rule.id for rule in RULESET.rules}
    for rule in OWN_RULES:
        assert rule in known
        _format(bundle, f"rule-{rule}")
        assert "aliases" in bundle.get_message(f"rule-{rule}").attributes


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_whatever_happens_in_a_case_can_be_told(bundle: FluentBundle, case: dict[str, Any]) -> None:
    try:
        played = play(RULESET, case)
    except Refusal as refusal:
        sentence = _format(bundle, f"refusal-{refusal.code}", dict(refusal.facts))
        assert sentence.endswith((".", "!", "?"))
        return
    line = _format(bundle, f"outcome-{_key(case['procedure'])}", played.fields)
    assert line.endswith(".")
    assert "\n" not in line
    assert "  " not in line
    assert not re.search(r"\bnone\b|\byes\b", line)
    for entry in played.dice.record:
        if isinstance(entry, Roll):
            _format(bundle, f"roll-{entry.purpose.label}")
            for modifier in entry.purpose.modifiers:
                _format(bundle, f"modifier-{modifier.key}")
        else:
            _format(bundle, f"step-{entry.key}", dict(entry.facts))
    for name, value in plain_fields(played.result, details=True):
        _format(bundle, f"result-{_key(name)}")
        if isinstance(value, str) and value not in EVERYDAY_WORDS:
            keys = (f"value-{value}", f"choice-{value}")
            assert any(bundle.has_message(key) for key in keys), value


def test_languages_say_the_same_things() -> None:
    def keys(language: str, name: str) -> set[str]:
        text = (RULESET.texts / language / f"{name}.ftl").read_text(encoding="utf-8")
        return {entry.id.name for entry in FluentResource(text).body if hasattr(entry, "id")}

    for name in ("parameters", "shooting"):
        assert keys("en", name) == keys("fr", name)


def test_french_puts_no_break_spaces_before_high_punctuation() -> None:
    for name in ("parameters", "shooting"):
        text = (RULESET.texts / "fr" / f"{name}.ftl").read_text(encoding="utf-8")
        for line in text.splitlines():
            assert not re.search(r" [:;!?](?: |$)", line), line
