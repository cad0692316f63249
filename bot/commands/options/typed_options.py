"""Options as players type them by name: `ld:8 lost_by:2`."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from textwrap import shorten
from typing import Final

from bot.commands.options.counterparts import counterpart
from bot.commands.options.paths import BELOW_ROLL, ROLL
from bot.commands.options.specification import WHAT
from bot.texts.name_table import Names
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal

_PAIR: Final = r"(?:^|\s)({names}):"
_STRAY: Final = re.compile(r"\s([a-z]\w*:\S*)")
"""The pattern of one more `name:value`."""
_QUOTED: Final = re.compile(r'(?:"[^"]*"|“[^”]*”|«[^»]*»|„[^“”]*[“”])')
"""The pattern of quoted text; phones have quotation marks of their own."""
_ALL_QUOTED: Final = re.compile(r'["“«„]\s*(?P<pairs>[a-z]\w*:.*)["”»“]', re.DOTALL)
"""Pairs that stand in quotation marks all together, as after `values:` in a typed line."""
_OPENED: Final = re.compile(rf"(?<=[:\s]){_QUOTED.pattern}")
"""The same where a value can begin: elsewhere a mark may stand for inches."""
_BETWEEN: Final = "; \t\n"
"""What stands between a value and the next option."""
_MARKS: Final = '"“”«»„'
_LONGEST_LIST: Final = 150
_LONGEST_SHOWN: Final = 200
_NAMED: Final = re.compile(r"([a-z]\w*):")


def typed_value(raw: Raw) -> str:
    """Return a value as a player types it: Discord hands whole numbers on as `12.0` too."""
    if isinstance(raw, bool):
        return "yes" if raw else "no"
    return str(int(raw)) if isinstance(raw, float) and raw.is_integer() else str(raw)


def as_typed(procedure: Procedure, given: Mapping[str, Raw]) -> str:
    """Return the command that asks for a procedure, as a player types it."""
    command = ROLL if procedure.id == ROLL else procedure.command
    command = None if command in BELOW_ROLL else command
    words = [f"/{command or f'{ROLL} {procedure.id}'}"]
    if command and procedure.variant:
        words.append(f"{WHAT}:{procedure.variant}")
    said = {name: value for name, value in given.items() if name not in procedure.unsaid}
    pairs = " ".join(f"{name}:{typed_value(value)}" for name, value in said.items())
    if command is None and pairs:
        pairs = f"values:{pairs}"
    return " ".join([*words, pairs]).strip()[:_LONGEST_SHOWN]


def as_lacking(procedure: Procedure, given: Mapping[str, Raw], asks: Collection[str] = ()) -> str:
    """Return the command that asks for a procedure, with an ellipsis for what is still to be said.

    Args:
        procedure: The procedure.
        given: The options that are known.
        asks: Further options that players are asked for.
    """
    wanted = [
        parameter.name
        for parameter in procedure.parameters
        if parameter.required
        and not (parameter.fill or parameter.spell or parameter.kept)
        and not (parameter.table and parameter.table.tells)
    ]
    lacking = dict.fromkeys(name for name in (*wanted, *asks) if name not in given)
    return as_typed(procedure, {**given, **dict.fromkeys(lacking, "…")})


def split_values(text: str, names: tuple[str, ...]) -> dict[str, str]:
    """Read `ld:8 lost_by:2 unit:Orc Boyz` with the option names that are known.

    A value may stand in quotation marks, and so may all of them together; a semicolon may stand
    between two.

    Raises:
        Refusal: `values-unreadable` when the text does not start with one of the names, or
            another stands in it; `option-twice`.
    """
    if not text.strip():
        return {}
    text = _unquoted(text)
    pattern = re.compile(_PAIR.format(names="|".join(map(re.escape, names))) if names else "$^")
    # A name within quotes is part of what is quoted.
    seen = _OPENED.sub(lambda quoted: "_" * len(quoted[0]), text)
    found = list(pattern.finditer(seen))
    if not found or text[: found[0].start()].strip():
        raise Refusal("values-unreadable", text=text[:40], values=", ".join(names))
    ends = [match.start() for match in found[1:]] + [len(text)]
    for match, end in zip(found, ends, strict=True):
        stray = _STRAY.search(seen, match.end(), end)
        if stray is not None:
            raise Refusal("values-unreadable", text=stray[1][:40], values=", ".join(names))
    values: dict[str, str] = {}
    for match, end in zip(found, ends, strict=True):
        if match[1] in values:
            raise Refusal("option-twice", option=match[1])
        value = text[match.end() : end].rstrip(_BETWEEN).lstrip()
        values[match[1]] = value[1:-1].strip() if _QUOTED.fullmatch(value) else value
    return values


def _unquoted(text: str) -> str:
    """Return pairs without the quotation marks around all of them."""
    found = _ALL_QUOTED.fullmatch(text.strip())
    # `"unit:Orcs" enemy:"Elves"` begins and ends with a mark too.
    if found is None or any(mark in _OPENED.sub("", found["pairs"]) for mark in _MARKS):
        return text
    return found["pairs"]


def read_values(text: str, procedure: Procedure, ruleset: Ruleset) -> dict[str, str]:
    """Read `ld:8 lost_by:2 unit:Orc Boyz` with the options of a procedure.

    Raises:
        Refusal: `values-unreadable`, `option-twice`; `option-unused` for a name it does not have.
    """
    try:
        return split_values(text, procedure.said)
    except Refusal as refusal:
        named = _NAMED.match(str(refusal.facts.get("text")))
        if refusal.code != "values-unreadable" or named is None:
            raise
        raise unused(named[1], procedure, ruleset) from None


def unused(
    name: str, procedure: Procedure, ruleset: Ruleset, given: Collection[str] = ()
) -> Refusal:
    """Return the refusal of an option that a procedure does not have."""
    left = Names((option, option) for option in procedure.said if option not in given)
    return Refusal(
        "option-unused",
        option=name,
        command=as_typed(procedure, {}),
        instead=counterpart(name, procedure, ruleset.procedures, given)
        or left.begun(name)
        or left.mistyped(name),
        values=shorten(", ".join(procedure.said), _LONGEST_LIST, placeholder=" …") or None,
    )
