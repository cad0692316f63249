"""Changes to a unit in a player's own words: "lost 3", "reste 17", "fuit", "Cd 9, +haine".

What is written by signs, `models:12 +hatred`, is read as it stands (`edits`). Anything else is cut
into parts that each say one thing (`parts`); words that are left over, and what could be meant in
two ways, are asked about.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot.battle.tabletop.units import as_unit
from bot.commands.options.names import folded
from bot.commands.request.context import CommandContext
from bot.commands.units.changing.parts import Part, Parts
from bot.commands.units.edits import Changes, read_marked
from bot.store.tables.battle import UnitRow
from bot.texts.said_name import words_of
from rulesets.core.battlefield.amount import read_amount
from rulesets.core.results.status import FALLEN
from rulesets.core.ruleset.game import ProfileField
from rulesets.keyboard import plain_signs
from rulesets.refusal import Refusal

IN_DOUBT: Final = "change-in-doubt"
_IN_WORDS: Final = frozenset({"change-unreadable", "unknown-rule", "not-a-number", "rule-number"})
"""Codes of what the reading by signs makes of words."""
_MOMENT: Final = re.compile(
    r" (?:this|in this|until|in the|in combat|in close|durant|pendant|ce|cette|a ce|jusqu|au corps"
    r"|au combat|de son|des)\b.*| phase$"
)
"""The end of a status's name, which says how long it is so."""
_BEFORE: Final = re.compile(r"(?:has|is|its|made|took)(?: a)? ")
_PLURAL: Final = re.compile(r"^ont ")
_LEAST_STEM: Final = 4
_BEATEN: Final = re.compile(r"\bperd(?:u|ent)? de \d+", re.IGNORECASE)
"""A combat lost, not models."""
_FLEES: Final = frozenset(
    (
        *("prend la fuite", "prennent la fuite", "a pris la fuite"),
        *("run away", "runs away", "ran away", "running away", "took flight", "turns and runs"),
    )
)
"""Ways to say that a unit flees which no name of a status is short for."""
_ENDINGS: Final = re.compile(r"(?:ees|ee|es|e|s|ent|nt)$")


def read_change(context: CommandContext, row: UnitRow, text: str) -> Changes:
    """Return the changes to a unit that a text asks for.

    Raises:
        Refusal: what `edits.read_marked` raises; `change-in-doubt` with the `ways` to say what may
            be meant, `change-more-than-left`.
    """
    try:
        return read_marked(context, row, text)
    except Refusal as refusal:
        if refusal.code not in _IN_WORDS:
            raise
        return _Spoken(context, row, plain_signs(text)).changes(refusal)


class _Spoken:
    """A change in words."""

    def __init__(self, context: CommandContext, row: UnitRow, text: str) -> None:
        self._context = context
        self._row = row
        self._unit = as_unit(row)
        self._each = max(1, self._unit.number("w", 1))
        self._changes = Changes(context, row)
        self._text = text
        self._left: int | None = None
        self._own = set(words_of(row.name))
        self._fields = _fields(context.ruleset.profile)
        self._statuses = _statuses(context)
        self._held = context.names.rules.ids
        self._parts = Parts(text, self._named)

    def changes(self, strictly: Refusal) -> Changes:
        """Return the changes.

        Args:
            strictly: Why they are none by signs.
        """
        parts, left = self._parts.read()
        beaten = _BEATEN.search(self._text)
        if beaten is not None:
            raise Refusal("change-unreadable", text=beaten[0])
        if left or not parts:
            raise self._unread(parts, left, strictly)
        for at, part in enumerate(parts):
            alone = part.says == "gone" or part.senses == ["rule"]
            if (
                part.says == "unclear"
                or self._struck(parts, at)
                or (part.says == "gone" and not self._parts.suffered(part))
                or (alone and not self._apart(parts, at))
            ):
                raise Refusal("change-unreadable", text=self._words(part)[:40])
            _SAYING[part.says](self, part)
        return self._changes

    def _struck(self, parts: Sequence[Part], at: int) -> bool:
        """Return whether a status is rather what was taken: `took 3 shots`."""
        taken = bool(at) and parts[at].senses == ["status"] and "takes" in parts[at - 1].senses
        return taken and not self._parts.divided(parts[at - 1].end, parts[at].begin)

    def _apart(self, parts: Sequence[Part], at: int) -> bool:
        """Return whether a part stands by itself, between commas or words like them."""
        ends = (0, *(part.end for part in parts[:at]))
        begins = (*(part.begin for part in parts[at + 1 :]), len(self._parts.tokens))
        before = self._parts.divided(max(ends), parts[at].begin)
        after = self._parts.divided(parts[at].end, min(begins))
        return (before or not at) and (after or at + 1 == len(parts))

    def _named(self, words: Sequence[str]) -> Iterator[tuple[str, str]]:
        """Yield sense and id of what some words name."""
        said = " ".join(words).replace("'", "")
        if len(words) == 1 and not self._own.isdisjoint(words_of(said)):
            yield "filler", ""
            yield "models", ""
        if said in self._fields and said != "a":
            yield "value", self._fields[said]
        rule = self._held.get(said) or self._held.get(said.removesuffix("s"))
        if rule is not None:
            yield "rule", rule
        said = _PLURAL.sub("a ", said)
        status = self._statuses.get(said) or self._statuses.get(_stem(said))
        if said in _FLEES and "fleeing" in self._statuses.values():
            status = "fleeing"
        if status is not None:
            yield "destroyed" if status == FALLEN else "status", status

    def _unread(self, parts: Sequence[Part], left: Sequence[str], strictly: Refusal) -> Refusal:
        """Return the refusal of a change of which words are left over."""
        alone = not parts and len(left) == 1 and left[0].isdecimal()
        if alone:
            return self._doubt(self._text, self._ways("loses-models", "models", "costs"), left[0])
        if strictly.code != "change-unreadable" and not parts:
            return strictly
        told = " ".join(left) or self._text.strip()
        return Refusal("change-unreadable", text=told[:40])

    def _ways(self, *keys: str) -> tuple[str, ...]:
        return tuple(f"change-way-{key}" for key in keys)

    def _doubt(self, said: str, keys: Iterable[str], count: str) -> Refusal:
        """Return the refusal of what may be meant in several ways, with each of them in words."""
        texts = self._context.own_texts
        return self._in_doubt(said, [texts(key, count=int(count)) for key in keys])

    def _in_doubt(self, said: str, ways: Iterable[str]) -> Refusal:
        whole = "; ".join(self._text.replace(said, way, 1).strip() for way in ways)
        return Refusal("change-in-doubt", text=said.strip()[:40], ways=whole)

    def _words(self, part: Part) -> str:
        tokens = self._parts.tokens
        return self._text[tokens[part.begin].begin : tokens[part.end - 1].end]

    def _count(self, part: Part) -> int:
        """Return the first number of a part.

        Raises:
            Refusal: `change-unreadable`.
        """
        text = next(iter(part.values("number")), "1")  # `a model`
        if not text.isdecimal():
            raise Refusal("change-unreadable", text=self._words(part)[:40])
        return int(text)

    def loses_models(self, part: Part) -> None:
        """Take models lost."""
        count = self._count(part)
        if count > self._row.models:
            raise Refusal("change-more-than-left", unit=self._row.name, models=self._row.models)
        self._hurt(part, count * self._each)

    def loses(self, part: Part) -> None:
        """Take models or wounds lost: where both are there, it is asked which."""
        if self._each == 1:
            self.loses_models(part)
        elif self._row.models == 1:
            self.loses_wounds(part)
        else:
            raise self._either(part, "loses")

    def _either(self, part: Part, way: str) -> Refusal:
        ways = self._ways(f"{way}-models", f"{way}-wounds")
        return self._doubt(self._words(part), ways, str(self._count(part)))

    def loses_wounds(self, part: Part) -> None:
        """Take wounds lost; more than are left destroy it.

        Of a single model a number of wounds alone may as well be those that are left.
        """
        if self._row.size == 1 < self._each and part.senses == ["number", "wounds"]:
            ways = self._ways("loses-wounds", "wounds-left")
            raise self._doubt(self._words(part), ways, str(self._count(part)))
        self._hurt(part, min(self._count(part), self._unit.wounds_left()))

    def _hurt(self, part: Part, wounds: int) -> None:
        """Take wounds lost, as a number of them or of what is left of both."""
        if self._left == wounds:
            return
        self._left = wounds
        self._changes.hurt(wounds, self._words(part))

    def left(self, part: Part) -> None:
        """Take how many models are left, or are there; of a single model its wounds."""
        counts = [int(each) for each in part.values("number") if each.isdecimal()]
        size = counts[1] if len(counts) > 1 else self._row.size
        wounds = self._row.size == 1 < self._each
        if wounds and (counts[1] == self._each if len(counts) > 1 else counts[0] > 1):
            self.wounds_left(part)
        elif size != self._row.size:
            raise self._other_size(part, counts[0], size)
        elif 0 <= counts[0] < self._row.models:
            self._hurt(part, (self._row.models - counts[0]) * self._each)
        else:
            self._changes.keyed("models", str(self._count(part)), self._words(part))

    def _other_size(self, part: Part, count: int, size: int) -> Refusal:
        """Return the refusal of a share of more or fewer models than the unit began with."""
        texts = self._context.own_texts
        keys = ["models"] if count <= self._row.size else []
        keys += ["wounds-left"] if size == self._row.size * self._each else []
        ways = [texts(key, count=count) for key in self._ways(*keys)]
        return self._in_doubt(self._words(part), [*ways, f"models:{count} size:{size}"])

    def wounds_left(self, part: Part) -> None:
        """Take how many wounds are left."""
        lost = self._unit.wounds_left() - self._count(part)
        if lost < 0:
            raise Refusal("change-unreadable", text=self._words(part)[:40])
        self._hurt(part, lost)

    def gone(self, part: Part) -> None:
        """Take that nothing is left."""
        self._hurt(part, self._unit.wounds_left())

    def heals(self, part: Part) -> None:
        """Take models or wounds got back."""
        if self._each == 1 or self._row.size == 1:
            self._healed(part, self._count(part))
        else:
            raise self._either(part, "heals")

    def heals_wounds(self, part: Part) -> None:
        """Take wounds got back."""
        self._healed(part, self._count(part))

    def heals_models(self, part: Part) -> None:
        """Take models that came back."""
        self._healed(part, self._count(part) * self._each)

    def _healed(self, part: Part, wounds: int) -> None:
        whole = replace(self._unit, models=self._row.size, carried=0).wounds_left()
        missing = whole - self._unit.wounds_left()
        if not missing:
            raise Refusal("nothing-to-heal", unit=self._row.name)
        if part.says != "heals-wounds" and wounds > missing:
            raise Refusal("change-unreadable", text=self._words(part)[:40])
        self._changes.hurt(-min(wounds, missing), self._words(part))

    def costs(self, part: Part) -> None:
        """Take what it costs."""
        self._changes.keyed("points", str(self._count(part)), self._words(part))

    def size(self, part: Part) -> None:
        """Take how many it was at first."""
        self._changes.keyed("size", str(self._count(part)), self._words(part))

    def value(self, part: Part) -> None:
        """Take a value of the profile."""
        field = self._field(part)
        self._changes.word(
            f"{field.signs[0]}{part.values('number')[0].replace(' ', '')}", self._words(part)
        )

    def _field(self, part: Part) -> ProfileField:
        wanted = part.values("value")[0]
        return next(each for each in self._context.ruleset.profile if each.id == wanted)

    def more(self, part: Part) -> None:
        """Take a value that rises."""
        self._changed(part, 1)

    def less(self, part: Part) -> None:
        """Take a value that falls."""
        self._changed(part, -1)

    def _changed(self, part: Part, sign: int) -> None:
        field, written = self._field(part), part.values("number")[0]
        held = self._unit.find(field.id)
        known = None if held is None else held.fixed
        if field.save or known is None or not written.isdecimal():
            raise Refusal("change-unreadable", text=self._words(part)[:40])
        value = read_amount(str(known + sign * int(written)), halves=field.halves)
        self._changes.word(f"{field.signs[0]}{value}", self._words(part))

    def holds(self, part: Part) -> None:
        """Take a status that begins."""
        self._changes.status(part.values("status")[0], holds=True, part=self._words(part))

    def ends(self, part: Part) -> None:
        """Take a status that ends."""
        self._changes.status(part.values("status")[0], holds=False, part=self._words(part))

    def bears(self, part: Part) -> None:
        """Take a special rule that comes."""
        rule = part.values("rule")[0]
        bare = {*part.senses} <= {"rule", "number"}
        if bare and (self._left is not None or rule in set(self._unit.rules)):
            # "Lost 3 and the musician": whether it comes or goes, nothing says.
            raise Refusal("change-unreadable", text=self._words(part)[:40])
        number = "".join(f" ({each})" for each in part.values("number"))
        self._changes.rule(f"{rule}{number}", comes=True, part=self._words(part))

    def bare(self, part: Part) -> None:
        """Take a special rule that goes."""
        self._changes.rule(part.values("rule")[0], comes=False, part=self._words(part))

    def named(self, part: Part) -> None:
        """Take a new name."""
        self._changes.keyed("name", part.values("rename")[0], self._words(part))


_SAYING: Final[Mapping[str, Callable[[_Spoken, Part], None]]] = MappingProxyType(
    {
        "loses-models": _Spoken.loses_models,
        "loses": _Spoken.loses,
        "loses-wounds": _Spoken.loses_wounds,
        "left": _Spoken.left,
        "wounds-left": _Spoken.wounds_left,
        "gone": _Spoken.gone,
        "heals": _Spoken.heals,
        "heals-wounds": _Spoken.heals_wounds,
        "heals-models": _Spoken.heals_models,
        "costs": _Spoken.costs,
        "size": _Spoken.size,
        "value": _Spoken.value,
        "more": _Spoken.more,
        "less": _Spoken.less,
        "holds": _Spoken.holds,
        "ends": _Spoken.ends,
        "bears": _Spoken.bears,
        "bare": _Spoken.bare,
        "named": _Spoken.named,
    }
)


def _fields(profile: Sequence[ProfileField]) -> dict[str, str]:
    """Return the fields of a profile by each of their names."""
    return {
        folded(name): field.id
        for field in reversed(profile)
        for name in (field.id.replace("_", " "), *field.names, *field.signs)
    }


def _stem(words: str) -> str:
    """Return a word without the ending by which French and English tell one from several."""
    stem = _ENDINGS.sub("", words)
    return stem if len(stem) >= _LEAST_STEM and " " not in words else words


def _statuses(context: CommandContext) -> dict[str, str]:
    """Return the statuses of the game by their names, whole and in short: `moved`, `a tiré`.

    What is short for several is the only one of them that ends with the turn, or none.
    """
    names = context.names.statuses
    found = dict(names.ids)
    short: dict[str, set[str]] = {}
    for name, status in names.ids.items():
        for said in _shorter(name):
            short.setdefault(said, set()).add(status)
    brief = {status.id for status in context.ruleset.statuses if status.until == "turn"}
    for said, meant in short.items():
        likely = meant & brief if len(meant) > 1 else meant
        if len(likely) == 1:
            found.setdefault(said, *likely)
    return found


def _shorter(name: str) -> Iterator[str]:
    """Yield shorter ways to say the name of a status."""
    plain = _MOMENT.sub("", name)
    for said in (plain, _BEFORE.sub("", plain, count=1)):
        if len(said) >= _LEAST_STEM:
            yield said
            yield _stem(said)
