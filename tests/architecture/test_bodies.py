"""Units with characters: rules read who is in a unit through its body alone."""

import ast

from tests.architecture.sources import Source, source, sources

BODY = "rulesets/core/battlefield/body.py"
"""The module that reads who joined a unit; there is no exception to it."""
COMPOSING = "rulesets/core/ruleset/composing.py"
"""The module that puts characters into a unit."""


def reads(module: Source) -> list[str]:
    """Return where a module reads the characters in a unit past its body."""
    return [
        f"{module.path}:{node.lineno}"
        for node in module.nodes
        if isinstance(node, ast.Attribute) and node.attr == "companions"
    ]


def writes(module: Source) -> list[str]:
    """Return where a module gives a copy of a unit other characters."""
    return [
        f"{module.path}:{node.lineno}"
        for node in module.nodes
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") in ("replace", "Unit")
        and any(keyword.arg == "companions" for keyword in node.keywords)
    ]


def test_who_is_in_a_unit_is_read_through_its_body() -> None:
    modules = [module for module in sources("bot", "rulesets", "scripts") if module.path != BODY]
    assert [each for module in modules for each in reads(module)] == []


def test_who_is_in_a_unit_is_changed_through_its_body() -> None:
    allowed = (BODY, COMPOSING)
    modules = [module for module in sources("bot", "rulesets") if module.path not in allowed]
    assert [each for module in modules for each in writes(module)] == []


def test_reads_and_writes_are_found() -> None:
    text = "heroes = unit.companions\nbare = replace(unit, companions=())\n"
    module = source("rulesets/example.py", text)
    assert reads(module) == ["rulesets/example.py:1"]
    assert writes(module) == ["rulesets/example.py:2"]
