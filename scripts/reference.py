"""Writes one page a game from its declarations: `python -m scripts.reference`.

Each procedure has its section, with its options, their ranges and where they are filled from. A
test compares the pages with what this module makes.
"""

import sys
from collections.abc import Callable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from bot.commands.options.paths import BELOW_ROLL, ROLL
from bot.commands.units.counts.naming import largest
from bot.lookup.index.article import in_one_line
from bot.texts.bundle import bundle_of, text_key
from rulesets.core.books.entry_text import entry_texts
from rulesets.core.books.spell import Lore, Spell
from rulesets.core.declaring.parameter import (
    MISSING,
    NO_RULES,
    Choice,
    Decimal,
    Flag,
    Kind,
    Landmarks,
    Numbers,
    Parameter,
    Quantity,
    Rules,
    SpellName,
    Text,
    Units,
    Whole,
)
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.ruleset.game import Ruleset
from rulesets.core.ruleset.installed import installed_games

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "games"
LANGUAGE: Final = "en"
_MOST_KINDS = 8
SHARED = ("core", "dice")


def counted(text: str, kind: Any) -> str:
    """Return the text with the unit that the kind counts in."""
    return f"{text} {kind.unit}" if kind.unit else text


def several(kind: Units) -> str:
    """Return how many units the kind takes."""
    if kind.most == 1:
        return "a unit"
    return f"{kind.least} to {kind.most} units"


VALUES: dict[type[Kind], Callable[[Any], str]] = {
    Choice: lambda kind: ", ".join(f"`{value}`" for value in kind.values),
    Decimal: lambda kind: f"{counted(f'{kind.least:g} to {kind.most:g}', kind)}, decimals allowed",
    Flag: lambda _: "yes or no",
    Numbers: lambda kind: counted(
        f"up to {kind.longest} numbers, {kind.least} to {kind.most}", kind
    ),
    Quantity: lambda kind: counted(f"a number or dice, {kind.least} to {kind.most}", kind),
    Rules: lambda kind: "special rules: " + ", ".join(f"`{rule}`" for rule in kind.allowed),
    Landmarks: lambda kind: (
        "what stands on the battlefield, by its name, or: "
        + ", ".join(f"`{kind}`" for kind in kind.kinds[:_MOST_KINDS])
        + (" …" if len(kind.kinds) > _MOST_KINDS else "")
    ),
    SpellName: lambda kind: f"a spell, or text up to {kind.longest} characters",
    Text: lambda kind: f"text, up to {kind.longest} characters",
    Units: several,
    Whole: lambda kind: counted(f"{kind.least} to {kind.most}", kind),
}


class Words:
    """The texts of a game, with those of the bot behind them."""

    def __init__(self, *folders: Traversable) -> None:
        self._bundles = [bundle_of(LANGUAGE, (folder,)) for folder in reversed(folders)]

    def find(self, message: str, attribute: str | None = None) -> str | None:
        """Return a text without variables, None where there is none."""
        bundle = next((each for each in self._bundles if each.has_message(message)), None)
        if bundle is None:
            return None
        found = bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes.get(attribute)
        if pattern is None:
            return None
        text, errors = bundle.fill_in(pattern, {})
        return None if errors else text

    def get(self, message: str, attribute: str | None = None) -> str:
        """Return a text that the page needs.

        Raises:
            LookupError: there is none, or it asks for a variable.
        """
        text = self.find(message, attribute)
        if text is None:
            where = message if attribute is None else f"{message}.{attribute}"
            raise LookupError(f"the page needs the {LANGUAGE} text {where}")
        return text


def _field_named(field: str) -> str:
    """Return what a value of a unit is called that fills an option."""
    return "rules that enemies face" if field == "faced" else field.removeprefix("status:")


def origin(parameter: Parameter) -> str:
    """Return where the value comes from when the player gives none."""
    steps = []
    if parameter.house is not None:
        return "the [house rule](#house-rules)"
    if parameter.spell is not None:
        steps.append(f"that of the `{parameter.spell.option}`")
    if parameter.table is not None and parameter.table.tells:
        steps.append("as the table stands")
    if parameter.fill is not None:
        fields = (parameter.fill.field, parameter.fill.otherwise)
        named = " or else ".join(_field_named(field) for field in fields if field)
        steps.append(f"the {named} of `{parameter.fill.role}`")
    if parameter.default is MISSING:
        steps.append("required" if not steps else "else required")
    elif isinstance(parameter.default, bool):
        steps.append("yes" if parameter.default else "no")
    elif parameter.default == NO_RULES:
        steps.append("none")
    elif parameter.default not in (None, "", ()):
        steps.append(str(parameter.default))
    return ", ".join(steps) or "nothing"


def cell(text: str) -> str:
    """Return the text as one cell of a table."""
    return " ".join(text.split()).replace("|", "\\|")


def section(procedure: Procedure, words: Words) -> Iterator[str]:
    """Yield the lines on one procedure."""
    reached = f"`/{ROLL} {procedure.id}`"
    if procedure.command is not None and procedure.command not in BELOW_ROLL:
        variant = "" if procedure.variant is None else f" what:{procedure.variant}"
        reached = f"`/{procedure.command}{variant}` or {reached}"
    key = f"procedure-{text_key(procedure.id)}"
    yield f"## {words.get(key)}"
    yield ""
    yield " ".join(words.get(key, "about").split())
    yield ""
    yield f"{reached} · source {procedure.source}"
    yield ""
    for name in () if procedure.beyond is None else procedure.beyond.witnesses:
        yield f"{words.get(f'witness-{text_key(name)}')}"
        yield ""
    options = [option for option in procedure.unit_options if procedure.parameter(option) is None]
    if options:
        yield "Units: " + ", ".join(f"`{option}`" for option in options) + "."
        yield ""
    said = [each for each in procedure.parameters if each.name in procedure.said]
    if said:
        yield "| Option | Meaning | Values | When not given |"
        yield "|---|---|---|---|"
        for parameter in said:
            meaning = words.get(text_key(parameter.text))
            value = VALUES[type(parameter.kind)](parameter.kind)
            told = " | ".join(map(cell, (meaning, value, origin(parameter))))
            yield f"| `{parameter.name}` | {told} |"
        yield ""


def house_rules(ruleset: Ruleset, words: Words) -> Iterator[str]:
    """Yield the lines on what players settle before a battle."""
    if not ruleset.house_rules:
        return
    yield from ("## House rules", "")
    yield "Chosen with `/settings house:` or `/battle start house:` as `rule=value`; the first"
    yield "value is the book's."
    yield from ("", "| Rule | Meaning | Values | Source |", "|---|---|---|---|")
    for rule in ruleset.house_rules:
        key = f"house-{text_key(rule.id)}"
        meaning = f"{words.get(key)}: {words.get(key, 'about')}"
        named = ((value, words.get(f"house-value-{text_key(value)}")) for value in rule.values)
        values = ", ".join(f"`{value}` ({name})" for value, name in named)
        yield f"| `{rule.id}` | {cell(meaning)} | {cell(values)} | {rule.source} |"
    yield ""


ENDS: Final[dict[str, str]] = {
    "phase": "the phase",
    "turn": "the turn",
    "round": "the game turn",
    "own-turn": "the side's own turn",
    "battle": "the battle",
}
"""What a counter lasts for."""


def counters(ruleset: Ruleset, words: Words) -> Iterator[str]:
    """Yield the lines on what sides count."""
    if not ruleset.counters:
        return
    yield from ("## Counts", "")
    yield "What each side counts; `/battle count side: what: value:` sets it right."
    yield from ("", "| Count | Meaning | Values | Until the end of |", "|---|---|---|---|")
    for counter in ruleset.counters:
        meaning = words.get(f"counter-{text_key(counter.id)}")
        values = f"0 to {largest(counter)}" + (", by `name`" if counter.named else "")
        ends = ENDS.get(counter.expires, counter.expires)
        yield f"| `{counter.id}` | {cell(meaning)} | {values} | {ends} |"
    yield ""


def numbers(ruleset: Ruleset, words: Words) -> Iterator[str]:
    """Yield the lines on statuses that carry a number."""
    found = [(status, status.limits) for status in ruleset.statuses if status.limits]
    if not found:
        return
    yield from ("## Numbers of statuses", "")
    yield "What statuses of a unit carry; `/unit status unit: status: value:` sets it right."
    yield from ("", "| Status | Meaning | Values |", "|---|---|---|")
    for status, (least, most) in found:
        meaning = words.get(f"status-{text_key(status.id)}")
        yield f"| `{status.id}` | {cell(meaning)} | {least} to {most} |"
    yield ""


def told_of(spell: Spell, game: str, words: Words) -> str:
    """Return what a spell does, by its entry where it has one."""
    told = entry_texts(game, f"spell:{spell.id}")
    if told is None:
        return words.get(f"spell-{spell.id}", "about")
    return in_one_line(told[LANGUAGE], len(told[LANGUAGE]) * 2)


def spells(lore: Lore, game: str, words: Words) -> Iterator[str]:
    """Yield the lines on one lore."""
    key = f"lore-{lore.id}"
    yield f"## {words.get(key)}"
    yield ""
    yield f"{words.get(key, 'about')} Source {lore.source}."
    yield ""
    for name in dict.fromkeys((lore.witness, *(spell.witness for spell in lore.spells))):
        if name is not None:
            yield f"{words.get(f'witness-{text_key(name)}')}"
            yield ""
    yield "| | Spell | What it does | Source |"
    yield "|---|---|---|---|"
    for spell in lore.spells:
        name = words.get(f"spell-{spell.id}")
        about = cell(told_of(spell, game, words))
        yield f"| {spell.number} | {cell(name)} | {about} | {spell.source} |"
    yield ""


def page(ruleset: Ruleset) -> str:
    """Return the page of a game."""
    shared = (files("bot") / "locale", *(files(f"rulesets.{name}") / "texts" for name in SHARED))
    words = Words(*shared, ruleset.texts)
    lines = [
        f"# {words.get(f'ruleset-{ruleset.id}')}",
        "",
        "Made from the declarations by `make docs`. Every option in these tables can be given by",
        "name; `dice`, `odds` and `secret` go with each command that rolls.",
        "",
    ]
    lines.extend(house_rules(ruleset, words))
    lines.extend(counters(ruleset, words))
    lines.extend(numbers(ruleset, words))
    for procedure in ruleset.procedures:
        lines.extend(section(procedure, words))
    for lore in ruleset.lores:
        lines.extend(spells(lore, ruleset.id, words))
    return "\n".join(lines).rstrip("\n") + "\n"


def pages() -> dict[Path, str]:
    """Return the text of every page, by where it belongs."""
    return {PAGES / f"{slug}.md": page(game) for slug, game in installed_games().items()}


def main() -> int:
    """Write the pages; say which text is missing where one is."""
    try:
        made = pages()
    except LookupError as error:
        print(f"vexille: {error.args[0]}.", file=sys.stderr)
        return 1
    PAGES.mkdir(parents=True, exist_ok=True)
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
