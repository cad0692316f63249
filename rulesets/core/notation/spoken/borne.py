"""Gear and rules of a unit in players' words: `w/ shields + mus`, `causes fear`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.spoken.lexicon import (
    LONGEST,
    bare,
    by_phrase,
    lexicon,
    phrase_of,
    taken,
)
from rulesets.core.notation.spoken.several import is_plural
from rulesets.core.notation.unit_gear import Gear

_NAMELESS: Final = 2
"""Words of gear from which no name ends with it: `hache à deux mains`."""
_LEAST_SLIP: Final = 4
"""Letters from which the name of a rule may have a slip, or be cut short."""
_LONG: Final = 5
"""Letters of a plural beyond which its name may have a slip as well."""
_OF_NAMES: Final = frozenset(["of", "the", "de", "du", "des", "la", "le", "les", "au", "aux"])
"""Words before which a name does not end: `Maidens of the Shield`."""
_PERSONS: Final = frozenset(["character", "hero", "wizard", "priest"])
_ARTICLES: Final = frozenset(["a", "an", "un", "une", "one", "1"])
_WITH: Final = frozenset(["with", "avec", "w/", "w", "including", "incl"])
_SIGNS: Final = frozenset(["&", "+"])
_ON: Final = frozenset(["on", "sur", "riding"])
"""Words before what somebody rides."""
_MOUNTED: Final = frozenset(["mounted", "cavalry", "light-cavalry", "fast-cavalry", "barded"])
_SHORTEST_NAME: Final = 3
"""Capitals of an abbreviation, which no name ends with: `Big Boss BSB`."""
_OFTEN: Final = frozenset(["musician", "standard", "standard-bearer", "champion", "shield"])
"""What units bear that no unit is called by."""


_Last: TypeAlias = "tuple[int, tuple[str, ...], tuple[str, ...]]"
"""Where the gear at the end of words begins, its rules, and gear that has none."""


class Ending(NamedTuple):
    """A name without the gear at its end.

    Attributes:
        name: The name.
        borne: Rules by their names.
        left: Gear that the game has no rule of.
    """

    name: str
    borne: tuple[str, ...]
    left: tuple[str, ...]


class Borne:
    """The words of a game for what its units bear."""

    def __init__(self, terms: LineTerms) -> None:
        self._terms = terms
        self._gear = Gear(terms)
        self._usual = by_phrase("gear")
        self._unnoted = frozenset[str]().union(*lexicon().unnoted.values())

    def read(self, words: Sequence[str], *, slips: bool = False) -> tuple[tuple[str, ...], int]:
        """Return the rules that words begin with, as a list has them, and how many words.

        `And a hero` is somebody else.
        """
        for length in range(min(LONGEST, len(words)), 0, -1):
            if "," in words[:length] or words[length - 1] in _SIGNS:
                continue
            borne = self._rules(words[:length], slips=slips)
            articled = not _ARTICLES.isdisjoint(map(bare, words[: max(1, length - 1)]))
            if borne and not (articled and _PERSONS & self._ids(borne)):
                return borne, length
        return (), 0

    def lacks_number(self, word: str) -> str | None:
        """Return the rule of a name that needs a number."""
        found = None if self._terms.find is None else self._terms.find(word)
        return next(
            (each.id for each in self._terms.rules if each.id == found and each.numbered), None
        )

    def unnoted(self, words: Sequence[str]) -> int:
        """Return how many words tell of gear that the game has no rule of."""
        return taken(words, self._unnoted)

    def _unnoted_as(self, words: Sequence[str]) -> bool:
        return self.unnoted(words) == len(words)

    def is_numbered(self, name: Sequence[str], number: int) -> bool:
        """Return whether the last word of a name and a number are a rule: `hero wizard 2`."""
        rule = self._exactly([*name[-1:], str(number)])
        return len(name) > 1 and bool(rule) and self._ids(rule) <= _KINDS

    def ending(self, name: str) -> Ending | None:
        """Return a name without the gear at its end, None where it has none.

        `Citizen Spears` are called so: one kind of weapon alone may be part of the name.
        """
        words, borne, left = name.split(), list[str](), list[str]()
        begin, found = len(words), dict[int, _Last]()
        while begin > 1:
            start, rules, unnoted = self._last(words[:begin], found)
            if start == begin:
                break
            begin, borne, left = start, [*rules, *borne], [*unnoted, *left]
        while begin > 1 and (
            taken(words[begin - 1 : begin], lexicon().joins) or bare(words[begin - 1]) in _ON
        ):
            begin -= 1
        kept = words[:begin]
        if self._stands_on(words[begin:], borne) or bare(kept[-1]) in lexicon().adjectives:
            return None  # `Grand étendard`, `a hero on a shield`
        lone = len(borne) + len(left) == 1 and not (borne and self._ids(borne) <= _OFTEN)
        lone = lone and len(words) - begin < _NAMELESS
        lone = lone and not kept[-1].endswith(",") and not is_plural(kept[-1])
        lone = lone and begin + len(" ".join([*borne, *left]).split()) == len(words)
        if begin == len(words) or lone or bare(kept[-1]) in _OF_NAMES | lexicon().without:
            return None
        return Ending(" ".join(kept).rstrip(",;"), tuple(borne), tuple(left))

    def swallowed(self, name: str) -> str:
        """Return the rule in small letters at the end of a name, empty where there is none."""
        words = name.split()
        for start in range(max(1, len(words) - LONGEST), len(words)):
            part = words[start:]
            before = bare(words[start - 1])
            joined = before in _OF_NAMES | lexicon().adjectives | lexicon().without | _ON
            short = len(part) == 1 and part[0].isupper() and len(part[0]) <= _SHORTEST_NAME
            if joined or not (short or all(map(str.islower, part))):
                continue
            borne = self._rules(part, slips=False, led=False)
            if borne and self._ids(borne) <= _SWALLOWED:
                return " ".join(part)
        return ""

    def _stands_on(self, words: Sequence[str], borne: Sequence[str]) -> bool:
        """Return whether words say what somebody stands on that is no steed: `sur bouclier`."""
        ridden = self._ids(borne) & _MOUNTED or taken(words[1:], lexicon().steed)
        return bool(words) and bare(words[0]) in _ON and not ridden

    def begins_in(self, name: str) -> bool:
        """Return whether gear stands behind a `with` in a name: `Orcs with shields and bows`."""
        words = name.split()
        joined = (at for at in range(1, len(words) - 1) if bare(words[at]) in _WITH)
        return any(self.read(words[at + 1 :])[1] or self.unnoted(words[at + 1 :]) for at in joined)

    def of_others(self, borne: Sequence[str], following: Sequence[str]) -> bool:
        """Return whether words that begin like a rule are about others: what a unit fears or hunts.

        `Fear of nothing`, `fear elves`, `monster hunters`.
        """
        if not following:
            return False
        ids, word = self._ids(borne), bare(following[0])
        fears = not {"fear", "terror"}.isdisjoint(ids)
        known = self.read(following)[1] or self.unnoted(following)
        whom = not known and is_plural(word) and (fears or ids <= _KINDS)
        return whom or (fears and word in _OF_NAMES)

    @staticmethod
    def is_of(word: str) -> bool:
        """Return whether a word joins two nouns: `hunters of monsters`."""
        return bare(word) in _OF_NAMES

    def is_same(self, word: str, other: str) -> bool:
        """Return whether two words are the same rule."""
        return self._ids(self.read([word])[0]) == self._ids(self.read([other])[0])

    def is_role(self, words: Sequence[str]) -> bool:
        """Return whether words are all of a rule that says who somebody is: `my general`."""
        borne, length = self.read(words)
        return bool(borne) and length == len(words) and self._ids(borne) <= _KINDS | {"bsb"}

    def _ids(self, names: Sequence[str]) -> set[str | None]:
        """Return the ids of rules by their names."""
        find = self._terms.find
        return {find(name.partition(" (")[0]) for name in names} if find is not None else set()

    def _last(self, words: Sequence[str], found: dict[int, _Last]) -> _Last:
        """Return where the gear at the end of words begins, as rules or as what has none.

        Args:
            words: The words.
            found: What was found of fewer of them, by how many: so each end is looked at once.
        """
        if len(words) not in found:
            found[len(words)] = self._looked_at(words, found)
        return found[len(words)]

    def _looked_at(self, words: Sequence[str], found: dict[int, _Last]) -> _Last:
        for start in range(max(1, len(words) - LONGEST), len(words)):
            part = words[start:]
            borne = self._rules(part, slips=False, led=False)
            more = self._ids(borne) - (_OFTEN | _ARMS | _KINDS)
            if (
                borne
                and more <= _ABILITIES
                and (
                    not more
                    or is_plural(words[start - 1])
                    or self._last(words[:start], found)[0] < start
                )
            ):
                return start, borne, ()
            if self._unnoted_as(part):
                return start, (), (" ".join(part),)
        return len(words), (), ()

    def _rules(self, words: Sequence[str], *, slips: bool, led: bool = True) -> tuple[str, ...]:
        plain = [word.replace("¤", "").strip(".") for word in words]
        while led and len(plain) > 1 and bare(plain[0]) in lexicon().leads:
            borne = self._exactly(plain)
            if borne:
                return borne
            plain = plain[1:]
        if not slips:
            return self._exactly(plain)
        said, short = " ".join(plain), self._terms.short
        own = bare(plain[0]) in _OF_NAMES or bare(said) in lexicon().no_slips
        if own or short is None or len(said) < _LEAST_SLIP or any(map(str.isdecimal, said)):
            return ()
        found = short(said) or (
            short(said[:-1]) if said.endswith("s") and len(said) > _LONG else None
        )
        numbered = {rule.id: rule.numbered for rule in self._terms.rules}
        known = found is not None and self._ids([found]) == {found}  # its id may be another's name
        return (found,) if found is not None and known and numbered.get(found) is False else ()

    def _exactly(self, words: Sequence[str]) -> tuple[str, ...]:
        said = " ".join(words)
        found = self._gear.rules_of(said)
        usual = self._usual.get(phrase_of(words, len(words)), ())
        other = (self._gear.rules_of(each) for each in usual)
        return found or next((each for each in other if each), ())


_KINDS: Final = frozenset(["hero", "monster", "general", "character", "wizard", "priest", "fly"])
"""What a unit is, behind its name and beside something else that it bears."""
_ABILITIES: Final = frozenset(
    (
        *("fear", "terror", "frenzy", "hatred", "stubborn", "unbreakable", "regeneration"),
        *("scout", "scouts", "vanguard", "ambush", "skirmishers", "skirmisher", "infiltrators"),
        *("stupidity", "poisoned", "poisoned-attacks", "immune-to-psychology"),
    )
)
"""What units can, behind a noun in the plural or something else that they bear."""
_SWALLOWED: Final = frozenset(
    (
        *("fly", "shield", "halberd", "great-weapon", "flail", "longbow", "long-bow", "crossbow"),
        *("handgun", "paired-weapons", "two-weapons", "two-hand-weapons", "lance", "general"),
        *("cavalry-lance", "light-lance", "terror", "stubborn", "unbreakable", "regeneration"),
        *("frenzy", "hatred", "fear", "musician", "standard", "standard-bearer"),
        *("battle-standard", "battle-standard-bearer", "bsb"),
    )
)
"""What is rather borne by somebody than the last word of a name."""
_ARMS: Final = frozenset(
    (
        *("spear", "lance", "light-lance", "cavalry-lance", "halberd", "great-weapon", "flail"),
        *("morning-star", "cavalry-hammer", "pistol", "brace-of-pistols", "crossbow", "longbow"),
        *("long-bow", "bow", "short-bow", "shortbow", "handgun", "arquebus", "sling", "javelins"),
        *("javelin", "throwing-knives", "throwing-axes", "throwing-weapons", "paired-weapons"),
        *("two-hand-weapons", "two-weapons", "two-handed-weapon", "hand-weapon", "pike", "net"),
    )
)
"""Weapons that units bear."""
