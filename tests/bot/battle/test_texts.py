"""Refusals of battles and campaigns: one sentence in both languages, of facts it is given."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[3]
LOCALES = ("en", "fr")
OF_CAMPAIGNS = ("campaign", "territory", "rosters")


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - fluent's
        self.names.add(node.id.name)


def messages(locale: str, name: str = "state") -> dict[str, set[str]]:
    text = (ROOT / "bot" / "locale" / locale / f"{name}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def refusals(*, campaign: bool) -> Iterator[tuple[str, set[str]]]:
    """Yield the code and facts of every refusal of the state, of campaigns or of the rest."""
    rooms = ("campaign",) if campaign else ("battle", "store")
    for room in rooms:
        yield from refusals_in(*(ROOT / "bot" / room).rglob("*.py"))


def refusals_in(*paths: Path) -> Iterator[tuple[str, set[str]]]:
    """Yield the code and facts of every refusal in some files."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id == "Refusal":
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    yield str(code.value), {str(word.arg) for word in node.keywords}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_has_a_sentence_that_needs_only_its_facts(locale: str) -> None:
    own = messages(locale)
    of_campaigns = own
    for name in OF_CAMPAIGNS:
        of_campaigns = of_campaigns | messages(locale, name)
    for texts, found in (
        (own, refusals(campaign=False)),
        (of_campaigns, refusals(campaign=True)),
    ):
        for code, facts in found:
            assert f"refusal-{code}" in texts, code
            # Facts handed on as a mapping are known where they are gathered.
            assert "None" in facts or texts[f"refusal-{code}"] <= facts, code


@pytest.mark.parametrize("name", ["state", *OF_CAMPAIGNS])
def test_both_languages_have_the_same_texts(name: str) -> None:
    english, french = (messages(locale, name) for locale in LOCALES)
    assert english.keys() == french.keys()


def test_no_refusal_among_the_texts_of_the_state_is_left_over() -> None:
    codes = {f"refusal-{code}" for code, _ in refusals_in(*(ROOT / "bot").rglob("*.py"))}
    assert {key for key in messages("en") if key.startswith("refusal-")} <= codes
