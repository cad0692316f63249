"""The sources of an answer beyond the text of its game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.texts.bundle import text_key
from bot.texts.localiser import Texts
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.ruleset.game import Ruleset


def borrowed_lines(
    texts: Texts, procedure: Procedure, arguments: Mapping[str, Any], result: Any = None
) -> tuple[str, ...]:
    """Return a line for each other text that an outcome rests on, or chances without a result.

    Where players play by the text alone, it is told what was left out.
    """
    beyond = procedure.beyond
    if beyond is not None and beyond.left_out(arguments, result):
        return (texts("left-out", lacks=texts(f"lacks-{text_key(beyond.lacks)}")),)
    found = procedure.borrowed(arguments, result)
    return tuple(texts(f"witness-{text_key(witness)}") for witness in found)


def borrowed_data(
    ruleset: Ruleset, procedure: Procedure, arguments: Mapping[str, Any], result: Any = None
) -> dict[str, Any]:
    """Return the same as data, under `beyond`; nothing where the game's own text has it all."""
    if ruleset.layer is None:
        return {}
    layer = ruleset.layer
    found = [layer.witness(witness) for witness in procedure.borrowed(arguments, result)]
    told = [
        {"version": witness.version, "tag": witness.tag, "not_in": layer.text} for witness in found
    ]
    return {"beyond": told} if told else {}
