"""Every refusal of the dice has its sentence in both languages, of facts that are given."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from rulesets import dice

PLACE = Path(dice.__file__).parent


class Variables(Visitor):
    """Collects the facts a text mentions."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the library's
        self.names.add(node.id.name)


def texts(language: str) -> Mapping[str, set[str]]:
    """Return the facts each text of the dice mentions."""
    found = {}
    for file in (PLACE / "texts" / language).glob("*.ftl"):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert type(entry).__name__ != "Junk", entry
            if isinstance(entry, Message):
                variables = Variables()
                variables.visit(entry)
                assert entry.id.name not in found
                found[entry.id.name] = variables.names
    return found


def refusals() -> Iterator[tuple[str, set[str]]]:
    """Yield the code and the facts of every refusal in the code."""
    for file in PLACE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                code = node.args[0]
                assert isinstance(code, ast.Constant)
                yield str(code.value), {keyword.arg or "" for keyword in node.keywords}


FACTS: dict[str, list[set[str]]] = defaultdict(list)
for _code, _facts in refusals():
    FACTS[_code].append(_facts)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("code", sorted(FACTS))
def test_a_refusal_has_its_sentence(code: str, language: str) -> None:
    mentioned = texts(language)[f"refusal-{code}"]
    assert all(mentioned <= given for given in FACTS[code])


def test_both_languages_have_the_same_texts() -> None:
    assert texts("en").keys() == texts("fr").keys()
