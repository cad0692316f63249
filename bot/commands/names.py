"""Special rules and procedures by what players call them, in either language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from rapidfuzz import fuzz, process

from bot.localiser import LOCALES, Localiser, text_key
from bot.state.names import fold
from rulesets.core.ruleset import Ruleset

_MOST = 25
_LEAST_SCORE = 60


def folded(name: str) -> str:
    """Return a name without case, accents, and signs between its words."""
    return " ".join("".join(sign if sign.isalnum() else " " for sign in fold(name)).split())


class Names:
    """The names of one kind of thing, forgiving accents and case."""

    def __init__(self, pairs: Iterable[tuple[str, str]]) -> None:
        """Take pairs of a name and an id; the first id of a name stays."""
        self._ids: dict[str, str] = {}
        for name, identity in pairs:
            self._ids.setdefault(folded(name), identity)

    def find(self, name: str) -> str | None:
        """Return the id of a name, None when nothing is called so."""
        return self._ids.get(folded(name))

    def near(self, name: str, most: int = _MOST) -> list[str]:
        """Return ids whose names come near what was typed, best first."""
        wanted = folded(name)
        if not wanted:
            return list(dict.fromkeys(self._ids.values()))[:most]
        starts = [one for one in self._ids if one.startswith(wanted)]
        others = process.extract(
            wanted, list(self._ids), scorer=fuzz.WRatio, limit=most, score_cutoff=_LEAST_SCORE
        )
        found = [*starts, *(one for one, _, _ in others)]
        return list(dict.fromkeys(self._ids[one] for one in found))[:most]


class GameNames:
    """The names of a game's special rules and procedures."""

    def __init__(self, ruleset: Ruleset, localiser: Localiser) -> None:
        self._ruleset = ruleset
        self._localiser = localiser

    def _names(self, prefix: str, identity: str) -> Iterable[tuple[str, str]]:
        key = f"{prefix}-{text_key(identity)}"
        yield identity, identity
        for locale in LOCALES:
            texts = self._localiser.texts(locale, self._ruleset.id)
            if texts.has(key):
                yield texts(key), identity
            for alias in (texts.attribute(key, "aliases") or "").split(","):
                if alias.strip():
                    yield alias, identity

    @cached_property
    def rules(self) -> Names:
        """The special rules."""
        ids = [rule.id for rule in self._ruleset.rules]
        return Names(pair for one in ids for pair in self._names("rule", one))

    @cached_property
    def procedures(self) -> Names:
        """The procedures."""
        ids = [procedure.id for procedure in self._ruleset.procedures]
        return Names(pair for one in ids for pair in self._names("procedure", one))

    @cached_property
    def statuses(self) -> Names:
        """The statuses of units."""
        ids = [status.id for status in self._ruleset.statuses]
        return Names(pair for one in ids for pair in self._names("status", one))

    @cached_property
    def phases(self) -> Names:
        """The phases of a turn."""
        ids = [phase.id for phase in self._ruleset.phases]
        return Names(pair for one in ids for pair in self._names("phase", one))
