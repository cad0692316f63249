"""Texts that the declarations and the sources ask for."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from bot.texts.bundle import text_key
from rulesets.core.books.entry_text import entry_texts
from rulesets.core.declaring.deciding import decidable
from rulesets.core.declaring.parameter import Choice
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.ruleset.game import Ruleset
from tests.architecture.sources import Source

LABEL_PLACES = {
    "attacks": None,
    "check": 1,
    "d66": 0,
    "designate": 1,
    "roll": 1,
    "roll_off": 1,
    "scatter": 0,
    "single": 0,
    "split": 2,
    "successes": 2,
    "sum": 1,
    "tally": 2,
}
"""Where the label stands among the arguments of what a rule asks of the dice."""
PLACE = "x"
"""What stands for a place in a tuple."""
PREFIXES = {
    "Modifier": "modifier",
    "Purpose": "roll",
    "Refusal": "refusal",
    "Reminder": "reminder",
    "tell": "step",
}
"""Calls whose first argument is the key of a text."""


@dataclass(frozen=True)
class Need:
    """A text that must exist: its key, one of its attributes, and the longest it may be.

    Attributes:
        either: Keys of which one is enough; the first is the usual one.
    """

    either: tuple[str, ...]
    attribute: str | None = None
    longest: int | None = None

    def __str__(self) -> str:
        name = " or ".join(self.either)
        return f"{name}.{self.attribute}" if self.attribute else name


def need(prefix: str, name: str, attribute: str | None = None, longest: int | None = None) -> Need:
    """Return the need of one text named after an id."""
    return Need((f"{prefix}-{text_key(name)}",), attribute, longest)


def needs_of_game(ruleset: Ruleset) -> Iterator[Need]:
    """Yield what a game's declarations ask for."""
    yield need("ruleset", ruleset.id)
    for procedure in ruleset.procedures:
        yield from needs_of_procedure(procedure)
    for rule in ruleset.rules:
        yield need("rule", rule.id)
    # Nobody types what the table alone tells of.
    typed = (rule.id for rule in ruleset.rules if rule.id not in ruleset.unsaid)
    yield from (need("rule", rule, "aliases") for rule in typed)
    for field in ruleset.profile:
        yield need("field", field.id)
        yield from (Need((f"choice-{choice}",)) for choice in field.choices)
    yield from (need("sample", sample) for sample in ruleset.samples)
    yield from (need("sample", sample, "list") for sample in ruleset.samples)
    for status in ruleset.statuses:
        yield need("status", status.id)
    yield from _needs_of_relations(ruleset)
    for phase in ruleset.phases:
        yield need("phase", phase.id)
        yield from (need("step-of", f"{phase.id}-{step}") for step in phase.all_steps)
    for counter in ruleset.counters:
        yield need("counter", counter.id)
    for house in ruleset.house_rules:
        yield need("house", house.id, longest=60)
        yield need("house", house.id, "about", 100)
        yield from (need("house-value", value, longest=60) for value in house.values)
    yield from _needs_of_decisions(ruleset)
    yield from _needs_of_decks(ruleset)
    yield from _needs_of_layer(ruleset)
    yield from (need("refusal-instead", command) for command in ruleset.instead)
    if ruleset.strength is not None:
        yield Need(("unit-strength",))
    yield from _needs_of_spells(ruleset)
    for table in ruleset.tables:
        yield from (need("table", f"{table.id}-{row.id}") for row in table.rows)


def _needs_of_relations(ruleset: Ruleset) -> Iterator[Need]:
    for relation in ruleset.relations:
        yield from (need("relation", relation.id, each) for each in (None, "own", "theirs"))
        for facing in relation.facings:
            yield from (need("facing", facing, each) for each in (None, "own", "theirs"))
        yield from (need("relation-step", step) for step in relation.steps)


def _needs_of_decisions(ruleset: Ruleset) -> Iterator[Need]:
    for decision in decidable(ruleset.house_rules):
        yield need("decision", decision.what)
        names = [f"{decision.what}-{option}" for option in decision.options]
        yield from (need("decision", name, longest=40) for name in names)


def _needs_of_layer(ruleset: Ruleset) -> Iterator[Need]:
    if ruleset.layer is not None:
        yield from (need("witness", witness.id) for witness in ruleset.layer.witnesses)
        yield from (need("lacks", name) for name in ("borrowed-spell", "borrowed-table"))


def _needs_of_decks(ruleset: Ruleset) -> Iterator[Need]:
    for kind in ruleset.decks:
        yield need("deck-kind", kind.id, longest=60)
        if kind.barred is not None:
            yield from (need("refusal", each) for each in kind.barred[1:])


def _needs_of_spells(ruleset: Ruleset) -> Iterator[Need]:
    for lore in ruleset.lores:
        yield from (need("lore", lore.id, value) for value in (None, "about"))
    for spell in ruleset.spells:
        yield from (need("spell", spell.id, value) for value in (None, "aliases"))
        if entry_texts(ruleset.id, f"spell:{spell.id}") is None:
            yield need("spell", spell.id, "about")


def needs_of_procedure(procedure: Procedure) -> Iterator[Need]:
    """Yield what one procedure asks for: its names, options, choices and result."""
    yield need("procedure", procedure.id)
    yield need("procedure", procedure.id, "about", 100)
    yield need("outcome", procedure.id)
    named = [parameter for parameter in procedure.parameters if parameter.house is None]
    for option in (*procedure.unit_options, *(each.name for each in named)):
        yield need("param", option, longest=100)
    for parameter in named:
        if isinstance(parameter.kind, Choice):
            yield from (need("choice", value, longest=100) for value in parameter.kind.values)
    if procedure.variant:
        yield need("choice", procedure.variant, longest=100)
    if procedure.beyond is not None:
        yield need("lacks", procedure.beyond.lacks)
    yield from needs_of_result(get_type_hints(procedure.run)["return"])


def needs_of_result(kind: Any) -> Iterator[Need]:
    """Yield the names of a result's headline fields and of the words they may hold."""
    for field, hint in headline_fields(kind):
        yield need("result", field)
        for word in words_of(hint):
            yield Need((f"value-{text_key(word)}", f"choice-{text_key(word)}"))


def headline_fields(kind: Any, seen: frozenset[Any] = frozenset()) -> Iterator[tuple[str, Any]]:
    """Yield the headline fields of a result and of the results within it, with their types."""
    if get_origin(kind) in (tuple, Union, UnionType):
        for part in get_args(kind):
            yield from headline_fields(part, seen)
    if not is_dataclass(kind) or kind in seen:
        return
    hints = get_type_hints(kind)
    for field in fields(kind):
        if field.compare:
            yield field.name, hints[field.name]
            yield from headline_fields(hints[field.name], seen | {kind})


def variables_of_result(kind: Any, prefix: str = "") -> Iterator[str]:
    """Yield the variables that an outcome's text may use, with `x` for a place in a tuple."""
    if get_origin(kind) in (Union, UnionType):
        for part in get_args(kind):
            yield from variables_of_result(part, prefix)
    elif get_origin(kind) is tuple:
        for part in get_args(kind):
            yield from variables_of_result(part, f"{prefix}-{PLACE}" if prefix else PLACE)
    elif is_dataclass(kind):
        hints = get_type_hints(kind)
        for field in fields(kind):
            name = f"{prefix}-{field.name}" if prefix else field.name
            yield from variables_of_result(hints[field.name], text_key(name))
    elif kind is not NoneType and kind is not Ellipsis:
        yield prefix or "result"


def place_free(variable: str) -> str:
    """Return a variable's name with the places in it left open."""
    return "-".join(PLACE if part.isdigit() else part for part in variable.split("-"))


def words_of(hint: Any) -> Iterator[str]:
    """Yield the words a field may hold, where its type names them."""
    if get_origin(hint) is Literal:
        yield from (word for word in get_args(hint) if isinstance(word, str))
    for part in get_args(hint):
        if part is not NoneType:
            yield from words_of(part)


def needs_of_source(module: Source) -> Iterator[Need]:
    """Yield the texts of the keys that a module writes out."""
    constants = {
        target.id: node.value
        for node in module.tree.body
        for target in _targets(node)
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None
    }
    for node in module.nodes:
        if isinstance(node, ast.Call):
            yield from _needs_of_call(node, constants)
        elif isinstance(node, ast.arguments) and module.package == "rulesets":
            usual = [*zip(reversed(node.args), reversed(node.defaults), strict=False)]
            usual += [
                (each, default)
                for each, default in zip(node.kwonlyargs, node.kw_defaults, strict=True)
                if default is not None
            ]
            for argument, default in usual:
                if argument.arg == "label":
                    yield from (need("roll", key) for key in _literals(default, constants))


def facts_of_source(module: Source) -> Iterator[tuple[int, str, frozenset[str]]]:
    """Yield each step and refusal that a module writes out: its line, its key and its facts."""
    for node in module.nodes:
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = _called(node)
        if name in ("tell", "Refusal") and all(
            keyword.arg is not None for keyword in node.keywords
        ):
            facts = frozenset(text_key(keyword.arg or "") for keyword in node.keywords)
            for key in _literals(node.args[0], {}):
                yield node.lineno, f"{PREFIXES[name]}-{text_key(key)}", facts


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _targets(node: ast.stmt) -> list[ast.Name]:
    if isinstance(node, ast.Assign):
        return [target for target in node.targets if isinstance(target, ast.Name)]
    return (
        [node.target]
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        else []
    )


def _needs_of_call(node: ast.Call, constants: Mapping[str, ast.expr]) -> Iterator[Need]:
    method = isinstance(node.func, ast.Attribute)
    name = _called(node)
    if name in PREFIXES and node.args:
        yield from (need(PREFIXES[name], key) for key in _literals(node.args[0], constants))
    if not method or name not in LABEL_PLACES:
        return
    label = LABEL_PLACES[name]
    given = [keyword.value for keyword in node.keywords if keyword.arg == "label"]
    if label is not None and len(node.args) > label:
        given.append(node.args[label])
    for argument in given:
        yield from (need("roll", key) for key in _literals(argument, constants))


def _literals(node: ast.expr, constants: Mapping[str, ast.expr]) -> Iterator[str]:
    """Yield the texts an expression may be, where it writes them out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body, constants)
        yield from _literals(node.orelse, constants)
    elif isinstance(node, ast.Name) and node.id in constants:
        value = constants[node.id]
        if not isinstance(value, ast.Name):
            yield from _literals(value, {})
