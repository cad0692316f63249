"""Bans that an outcome brings, a line each: who may not do what, and until when."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from bot.texts.localiser import Texts
from rulesets.core.battlefield.bar import Verb
from rulesets.core.battlefield.contact import ENGAGED
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.effect import Effect, Expiry, StatusCleared, StatusSet
from rulesets.core.results.link_effect import LinkCleared
from rulesets.core.ruleset.game import Ruleset

LASTING: Final[frozenset[Expiry]] = frozenset({"battle", "spell", "combat", "turns"})
"""Ends of a status that no line tells: what it bars goes without saying, or its name says it."""
_MAIN: Final[tuple[Verb, ...]] = ("move", "charge", "shoot", "pursue", "cast")
"""Acts that are told, in this order."""
_OTHERS: Final[tuple[Verb, ...]] = ("march", "advance", "manoeuvre", "fire", "overrun", "dispel")
"""Acts that are told where nothing of the same kind is barred."""
_PART_OF: Final[Mapping[Verb, Verb]] = {
    "march": "move",
    "advance": "move",
    "manoeuvre": "move",
    "fire": "shoot",
    "overrun": "pursue",
    "dispel": "cast",
}
_MAGIC: Final[frozenset[Verb]] = frozenset({"cast", "dispel"})

_PLAIN: Final = frozenset(
    {"moved", "charged", "charge-tried", "shot", "fought", "panic-due", "pursued"}
)
"""Statuses of who did something, or waits for a test: nobody expects it to be done again."""

Named = Mapping[str, tuple[Unit, ...]]


def ban_lines(
    texts: Texts,
    game: Ruleset,
    effects: Iterable[Effect],
    units: Named,
    rules: SpecialRules = NO_RULES,
) -> tuple[str, ...]:
    """Return a line for each unit and each end of what some effects bar it from.

    Args:
        texts: The texts of the game.
        game: The game.
        effects: What an outcome changes.
        units: The units that it names, by role, as they were before.
        rules: Rules of a unit that nobody named.
    """
    found: dict[tuple[str, int], list[StatusSet]] = {}
    over: dict[tuple[str, int], set[str]] = {}
    for effect in effects:
        if isinstance(effect, StatusSet):
            found.setdefault((effect.role, effect.place), []).append(effect)
        elif isinstance(effect, StatusCleared):
            over.setdefault((effect.role, effect.place), set()).add(effect.status)
        elif isinstance(effect, LinkCleared) and effect.kind == CONTACT and effect.to is None:
            over.setdefault((effect.role, effect.place), set()).add(ENGAGED)
    lines: list[str] = []
    for (role, index), statuses in found.items():
        named = units.get(role, ())[index : index + 1]
        unit = named[0] if named else Unit("", rules=rules)
        who = unit.name or texts("barred-nobody")
        ended = over.get((role, index), set())
        left = tuple(pair for pair in unit.statuses if pair[0] not in ended)
        lines += _lines(texts, game, who, replace(unit, statuses=left), statuses)
    return tuple(dict.fromkeys(lines))


def _lines(
    texts: Texts, game: Ruleset, who: str, unit: Unit, statuses: list[StatusSet]
) -> Iterator[str]:
    ends: dict[str, Expiry] = {effect.status: effect.until for effect in statuses}
    held = tuple((status, value) for status, value in unit.statuses if status not in ends)
    after = replace(unit, statuses=(*held, *((each.status, each.value) for each in statuses)))
    barred: dict[Expiry, set[Verb]] = {}
    known: set[Verb] = set()
    for ban in game.with_bars(after).bars:
        end = ends.get(ban.by) if ban.of == "status" else None
        if not ban.bar.holds(unit.rules):
            continue
        if end is None or end in LASTING:
            known.add(ban.bar.verb)
        elif ban.by not in _PLAIN:
            barred.setdefault(end, set()).add(ban.bar.verb)
    for end, verbs in barred.items():
        acts = [texts(f"act-{verb}") for verb in _told(verbs - known)]
        if acts:
            yield texts("barred", unit=who, acts=_joined(texts, acts), until=texts(f"until-{end}"))


def _told(verbs: set[Verb]) -> list[Verb]:
    others = [verb for verb in _OTHERS if _PART_OF[verb] not in verbs]
    told = [verb for verb in (*_MAIN, *others) if verb in verbs]
    plain = [verb for verb in told if verb not in _MAGIC]
    return plain or told


def _joined(texts: Texts, acts: list[str]) -> str:
    if len(acts) == 1:
        return acts[0]
    return texts("barred-acts", first=", ".join(acts[:-1]), last=acts[-1])
