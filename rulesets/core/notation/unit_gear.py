"""The gear behind a unit's name: `Goblins with spears`, `Orcs, shields (musician)`.

What follows a comma, a bracket or `with` is a unit's rules where all of it is rules of the game.
Where none of it is, it belongs to the name: `Gotrek, the Slayer`. Where a part is, the rest is
refused.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rulesets.core.notation.line_terms import LineTerms
from rulesets.refusal import Refusal

_BEGINS: Final = re.compile(
    r"\s+(?:with|avec)\s+|\s+w/\s*|\s*[,;]\s+|\s+[-–—+:&]\s+|\s*\(\s*|"
    r"\s+(?=fc$|emc$|full |command group$|[ée]tat-)",
    re.IGNORECASE,
)
"""What stands between a name and what its unit bears."""
_BETWEEN: Final = re.compile(
    r"\s*[,;+&/]\s*|\s+(?:and|et|with|avec|[-–—])\s+|\s*[()]\s*|\s+w/\s*", re.IGNORECASE
)
_COMMAND: Final = re.compile(
    r"fcg?|emc|(?-i:EM)|em\s+complet|(?:full|complete)\s+command(?:\s+group)?|command\s+group|"
    r"[ée]tat-major(?:\s+complet)?|groupe\s+de\s+commandement",
    re.IGNORECASE,
)
_COMMAND_RULES: Final = (("champion",), ("musician",), ("standard", "standard-bearer"))
_NUMBERED: Final = re.compile(r"(?P<name>.+?)\s+(?P<number>\d{1,2})\+?")
_BRACKETED: Final = re.compile(r"\((\d{1,2}\+?)\)")
_ROLE: Final = re.compile(r"(?P<role>[^\W\d_][^:]{1,30}?)\s?:\s+(?P<name>.+)")


@dataclass(frozen=True, slots=True)
class Gear:
    """The words of a game for what a name says that its unit bears.

    Attributes:
        terms: What the game calls things, `find` among them.
    """

    terms: LineTerms

    def split(self, name: str) -> tuple[str, tuple[str, ...]]:
        """Return a name without what its unit bears, and that as rules in a list are written.

        Raises:
            Refusal: `unknown-rule` where rules of the game stand among other words.
        """
        role = _ROLE.fullmatch(name)
        if role is not None and self.rules_of(role["role"]):
            rest, borne = self.split(role["name"])
            return rest, (*self.rules_of(role["role"]), *borne)
        whole = _BRACKETED.sub(r" \1", name)
        strange: str | None = None
        for begin in _BEGINS.finditer(whole):
            parts = [part.strip(" .,;") for part in _BETWEEN.split(whole[begin.end() :])]
            parts = [part for part in parts if part]
            found = [self.rules_of(part) for part in parts]
            if begin.start() and parts and all(found):
                return whole[: begin.start()].strip(), tuple(
                    word for some in found for word in some
                )
            if strange is None:
                added = begin[0].strip() == "+"
                strange = self._strange(parts, found, added=added)
        if strange is not None:
            raise Refusal("unknown-rule", text=strange[:40], near=None)
        return name, ()

    def _strange(
        self, parts: Sequence[str], found: Sequence[tuple[str, ...]], *, added: bool
    ) -> str | None:
        """Return what is added, or stands among rules, and is none, or has a slip in its name."""
        unknown = [part for part, rules in zip(parts, found, strict=True) if not rules]
        slips = (
            name
            for name in unknown
            if self.terms.like is not None and self.terms.like(name) is not None
        )
        return unknown[0] if unknown and (added or any(found)) else next(slips, None)

    def rules_of(self, part: str) -> tuple[str, ...]:
        """Return what a part says as rules of a list, by their names; nothing where it is none."""
        if _COMMAND.fullmatch(part):
            known = {rule.id for rule in self.terms.rules}
            command = [next((id_ for id_ in ids if id_ in known), "") for ids in _COMMAND_RULES]
            return tuple(command) if all(command) else ()
        match = _NUMBERED.fullmatch(part)
        bare, number = (match["name"], f" ({match['number']})") if match else (part, "")
        numbered = {rule.id: rule.numbered for rule in self.terms.rules}
        for form in (bare, bare.removesuffix("s"), bare.removesuffix("es")):
            found = self.terms.find(form) if self.terms.find else None
            if found is not None and numbered.get(found) is bool(number):
                return (f"{form}{number}",)
        return ()
