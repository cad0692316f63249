"""House rules as players write, complete and read them: `in-play-tie=holds, fear-power=charger`."""

from __future__ import annotations

import re
from typing import Final

from bot.commands.options.names import GameNames
from bot.texts.bundle import text_key
from bot.texts.localiser import Texts
from bot.texts.name_table import folded
from rulesets.core.declaring.house import INHERITED, HouseRule, Switches, settled
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal

_BETWEEN: Final = re.compile(r"[,;\n]")
_SIGN: Final = re.compile(r"[=:]")


def read_switches(names: GameNames, game: Ruleset, text: str) -> dict[str, str]:
    """Return the house rules that a text sets, by id.

    Raises:
        Refusal: `no-house-rules`, `house-unreadable`, `unknown-house`, `option-twice`,
            `not-a-choice`.
    """
    return {rule: value for rule, value in _read(names, game, text).items() if value is not None}


def read_choices(names: GameNames, game: Ruleset, text: str) -> dict[str, str | None]:
    """Return house rules as `read_switches` does, with None for `fear-power=default`.

    Raises:
        Refusal: as `read_switches`.
    """
    return _read(names, game, text, (INHERITED,))


def _read(
    names: GameNames, game: Ruleset, text: str, back: tuple[str, ...] = ()
) -> dict[str, str | None]:
    if not game.house_rules:
        raise Refusal("no-house-rules", ruleset=game.id)
    found: dict[str, str | None] = {}
    for part in filter(None, map(str.strip, _BETWEEN.split(text))):
        pieces = [piece.strip() for piece in _SIGN.split(part, maxsplit=1)]
        if len(pieces) == 1 or not all(pieces):
            first = game.house_rules[0]
            example = f"{first.id}={first.values[1]}"
            raise Refusal("house-unreadable", text=part[:60], example=example)
        rule = _rule(names, game, pieces[0])
        if rule.id in found:
            raise Refusal("option-twice", option=rule.id)
        found[rule.id] = None if pieces[1] in back else names.read_house(rule.id, rule, pieces[1])
    return found


def _rule(names: GameNames, game: Ruleset, typed: str) -> HouseRule:
    found = names.house_rules.find(typed) or names.house_rules.only(typed)
    rule = game.house_rule(found) if found else None
    if rule is None:
        known = ", ".join(rule.id for rule in game.house_rules)
        raise Refusal("unknown-house", text=typed[:40], names=known)
    return rule


def offers(
    names: GameNames, texts: Texts, game: Ruleset, typed: str, back: tuple[str, ...] = ()
) -> list[tuple[str, str]]:
    """Return offers that continue a text of house rules: the text shown, and the whole value.

    Args:
        names: What the game's things are called.
        texts: The words shown.
        game: Whose house rules.
        typed: What stands there.
        back: Values every house rule has beside its own.
    """
    cut = max(typed.rfind(sign) for sign in ",;") + 1
    kept, part = (f"{typed[:cut]} " if cut else ""), typed[cut:].strip()
    said = {_SIGN.split(rule_text)[0].strip() for rule_text in _BETWEEN.split(kept)}
    left = [rule for rule in game.house_rules if rule.id not in said]
    named, *value = (piece.strip() for piece in _SIGN.split(part, maxsplit=1))
    only = names.house_rules.find(named)
    if only is None and named:
        near = names.house_rules.near(named)
        left.sort(key=lambda rule: near.index(rule.id) if rule.id in near else len(near))
        left = [rule for rule in left if rule.id in near]
    found = []
    for rule in left:
        for choice in (*rule.values, *back) if only in (None, rule.id) else ():
            shown = f"{rule_name(texts, rule)}{texts('colon')} {value_name(texts, choice)}"
            wanted = folded(value[0]) if value else ""
            if wanted in folded(f"{choice} {value_name(texts, choice)}"):
                found.append((f"{kept}{shown}", f"{kept}{rule.id}={choice}"))
    return found


def rule_name(texts: Texts, rule: HouseRule) -> str:
    """Return the name of a house rule."""
    return texts(f"house-{text_key(rule.id)}")


def value_name(texts: Texts, value: str) -> str:
    """Return the name of a house rule's value."""
    return texts(f"house-value-{text_key(value)}")


def otherwise(
    texts: Texts, game: Ruleset, switches: Switches, known: Switches | None = None
) -> str | None:
    """Return the house rules that differ from `known`, the book's by default; None without any."""
    usual = settled(game.house_rules, known or {})
    found = [
        texts("house-held", rule=rule_name(texts, rule), value=value_name(texts, held))
        for rule in game.house_rules
        if (held := switches.get(rule.id, rule.default)) != usual[rule.id]
    ]
    return " · ".join(found) or None
