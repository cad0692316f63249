"""Help, made from the same declarations as the commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.answer import Answer
from bot.bundle import text_key
from bot.commands.specification import CLOSING, CommandSpec
from bot.place import Place
from bot.views.card import Card
from rulesets.core.parameter import Raw
from rulesets.refusal import Refusal

_FIRST: Final = ("roll", "odds", "resolve", "battle", "unit", "undo", "settings", "help")


def overview(place: Place, specs: Sequence[CommandSpec], options: Mapping[str, Raw]) -> Answer:
    """Answer `/help`: every command in a line, or one in full.

    Raises:
        Refusal: `unknown-command`.
    """
    asked = str(options.get("command") or "").strip().lstrip("/").lower()
    if asked:
        return _one(place, specs, asked)
    texts = place.texts
    groups: dict[str, list[str]] = {}
    for spec in specs:
        group, _, rest = spec.name.partition(" ")
        groups.setdefault(group, []).extend([rest] if rest else [])
    lines = []
    for group in sorted(groups, key=lambda one: (one not in _FIRST, one)):
        line = f"`/{group}` {texts(f'command-{group}')}"
        parts = ", ".join(groups[group])
        lines.append(f"{line}{texts('colon')} {parts}" if parts else line)
    card = Card(texts("help-title"), texts("help-start"), tuple(lines), footer=texts("help-more"))
    names = [spec.name for spec in specs]
    return Answer(card, private=True, details=lambda: {"commands": names})


def _one(place: Place, specs: Sequence[CommandSpec], name: str) -> Answer:
    found = [spec for spec in specs if spec.name == name or spec.name.startswith(f"{name} ")]
    if not found:
        near = [spec.name for spec in specs if spec.name.startswith(name[:2])] or ["help"]
        raise Refusal(
            "unknown-command", text=name[:40], values=", ".join(f"/{one}" for one in near[:5])
        )
    texts = place.texts
    lines: list[str] = []
    for spec in found:
        if len(found) > 1:
            lines.append(f"**/{spec.name}** {texts(spec.text)}")
        for option in spec.options:
            if option.name not in CLOSING:
                own = place.localiser.texts(texts.locale, option.ruleset)
                lines.append(f"▸ `{option.name}` {own(option.text)}")
        lines.extend(
            f"◦ {texts(f'procedure-{text_key(one.id)}')}{texts('colon')} "
            f"{texts.about(f'procedure-{text_key(one.id)}')}"
            for game, one in spec.procedures
            if game in (None, place.ruleset.id) and len(spec.procedures) > 1
        )
    about = texts(found[0].text if len(found) == 1 else f"command-{name}")
    rolls = any(option.name in CLOSING for spec in found for option in spec.options)
    footer = texts("help-closing") if rolls else ""
    card = Card(f"/{name}", about, tuple(lines), footer=footer)
    return Answer(card, private=True, details=lambda: {"commands": [spec.name for spec in found]})


async def press_rule(place: Place, subject: str) -> Answer:
    """Answer the rule button: what the procedure does, its options, where it is written."""
    from bot.commands.questions import find_procedure  # noqa: PLC0415 - they show each other

    procedure = find_procedure(place, subject)
    texts = place.texts
    key = f"procedure-{text_key(procedure.id)}"
    lines = tuple(f"▸ `{name}` {texts(f'param-{text_key(name)}')}" for name in procedure.options)
    footer = texts("rule-source", source=procedure.source)
    card = Card(texts(key), texts.about(key), lines, footer=footer)
    return Answer(card, private=True, details=lambda: {"procedure": procedure.id})
