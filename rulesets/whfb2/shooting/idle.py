"""Special rules that a player names and that a volley does not use."""

from __future__ import annotations

from collections.abc import Iterator

from rulesets.core.declaring.idle import Idle, rules_among
from rulesets.core.declaring.procedure import Arguments


def volley_idles(arguments: Arguments) -> Iterator[Idle]:
    """Return what a volley would not use of the rules named with it."""
    shooter = arguments["unit"]
    own = rules_among(() if shooter is None else (shooter,), arguments["rules"])
    if "flaming" not in own:
        yield Idle("flammable", "no-flames", "target_rules")
    if "poisoned" not in own and arguments["poison"] is None:
        yield from (Idle(rule, "no-poison", "target_rules") for rule in ("undead", "demon"))
