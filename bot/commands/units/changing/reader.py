"""Changes in a player's own words, read into those that a unit can have.

What is written by signs, `models:12 +hatred`, is read as it stands (`edits`). Anything else is cut
into parts that each say one thing; words that are left over, and what could be meant in two ways,
are asked about.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot.commands.request.context import CommandContext
from bot.commands.units.changing.cut import Cut, Part, Span
from bot.commands.units.changing.losses import Kind, summed
from bot.commands.units.changing.tokens import tokens_of
from bot.commands.units.changing.told import IN_DOUBT, ways
from bot.commands.units.changing.wounded import Wounded
from bot.commands.units.edits import Changes, read_marked
from bot.store.tables.battle import UnitRow
from bot.texts.bundle import text_key
from bot.texts.localiser import rule_name
from rulesets.core.battlefield.amount import read_amount
from rulesets.core.ids.composed import as_rule
from rulesets.core.ruleset.game import ProfileField
from rulesets.keyboard import plain_signs
from rulesets.refusal import Refusal

_IN_WORDS: Final = frozenset({"change-unreadable", "unknown-rule", "not-a-number", "rule-number"})
"""Codes of what the reading by signs makes of words."""
_BEATEN: Final = re.compile(r"\bperd(?:u|ent)? de \d+", re.IGNORECASE)
"""A combat lost, not models."""
_MYSELF: Final = re.compile(
    r"\bI (?=(?:just |only )?(?:lost|lose|have|had|took|take|got|get)\b)", re.IGNORECASE
)
"""The player, and no Initiative."""
_TAKES: Final = frozenset(
    (
        *("loses-models", "loses", "loses-wounds", "left", "wounds-left", "gone"),
        *("heals", "heals-wounds", "heals-models", "hurts-model", "model-left", "full", "healed"),
    )
)
"""What is done once, and not so for a while."""
_LEVEL: Final = "level"
_MAGIC: Final = "mp"
_FILES: Final = "files"
_WOUNDS: Final = "w"
_UNSURE: Final = frozenset(
    {"-", "not", "plus", "cannot", "doubt", "none", "nobody-left", "loses", "takes"}
)
"""Senses of words left over that may turn the rest of a change into its contrary."""
_LISTED: Final = frozenset({"value", "turns", "costs", "size", "bears"})
"""What a line of a unit lists, a special rule after the other without a comma."""


def read_said(context: CommandContext, row: UnitRow, text: str) -> Changes:
    """Return the changes to a unit that a text asks for.

    Raises:
        Refusal: what `edits.read_marked` raises; `change-in-doubt` with the `ways` to say what may
            be meant, `change-left` with those to say what is understood of it,
            `change-more-than-left`.
    """
    spoken = _Spoken(context, row, _MYSELF.sub("we ", plain_signs(text)))
    if spoken.says_status():
        return spoken.read(Refusal("change-unreadable", text=text.strip()[:40]))
    try:
        return read_marked(context, row, text)
    except Refusal as refusal:
        if refusal.code not in _IN_WORDS:
            raise
        return spoken.read(refusal)


class _Spoken(Wounded):
    """A change in words, of anything."""

    def says_status(self) -> bool:
        """Return whether the whole text is a way to say that a status is true."""
        words = [token.plain for token in tokens_of(self.text)]
        return bool(self.naming.spoken(words))

    def read(self, strictly: Refusal) -> Changes:
        """Return the changes.

        Args:
            strictly: Why they are none by signs.
        """
        cut = summed(self.parts.read())
        beaten = _BEATEN.search(self.text)
        if beaten is not None:
            raise Refusal("change-unreadable", text=beaten[0])
        unclear = [part for at, part in enumerate(cut.parts) if self._is_unclear(cut.parts, at)]
        if cut.left or not cut.parts or unclear:
            raise self._in_part(cut, unclear) or self._unread(cut, unclear, strictly)
        self.caused, self.alone = bool(cut.remarks), len(cut.parts) == 1
        for part in cut.parts:
            _SAYING[part.says](self, part)
        if self.losses:
            self.changed.hurt(self.losses.total(), self.words(cut.parts[0]))
        lasting = any(part.says not in _TAKES for part in cut.parts)
        self.changed.remarks = (*cut.remarks, *(cut.moments if lasting else ()))
        return self.changed

    def _is_unclear(self, parts: Sequence[Part], at: int) -> bool:
        """Return whether what a part seems to say may be said of something else."""
        part = parts[at]
        listed = all(each.says in _LISTED for each in parts)
        alone = part.senses == ["rule", "lost"] or (part.senses == ["rule"] and not listed)
        apart = part.says in {"gone", "full"} or alone
        counted = part.says in {"value", "more"} and {"left", "back"} & {*part.senses}
        return (
            part.says == "unclear"
            or self._counts_before(part)
            or (counted and part.values("value") == ["w"])
            or (part.says == "more" and "gains" in part.senses and part.values("value") == ["w"])
            or (part.senses == ["rule"] and part.spans[0].mended)
            or self._is_struck(parts, at)
            or (part.says in {"heals", "loses"} and self._goes_on(parts, at))
            or (part.says == "gone" and not self.parts.suffered(part))
            or (apart and not self._is_apart(parts, at))
            or (part.senses == ["number", "models"] and not self._is_apart(parts, at, ","))
        )

    def _counts_before(self, part: Part) -> bool:
        """Return whether a number before a value is rather none of it; one of ranks is."""
        if part.senses != ["number", "value"] or part.values("value") == [_FILES]:
            return False
        return not part.spans[0].value.endswith("+")

    def _is_struck(self, parts: Sequence[Part], at: int) -> bool:
        """Return whether a status is rather what was taken: `took 3 shots`."""
        taken = bool(at) and parts[at].senses == ["status"] and "takes" in parts[at - 1].senses
        return taken and not self.parts.divided(parts[at - 1].end, parts[at].begin)

    def _goes_on(self, parts: Sequence[Part], at: int) -> bool:
        """Return whether a number is rather one of what follows it: `gains one ward`."""
        if at + 1 == len(parts) or parts[at + 1].says not in _LISTED:
            return False
        if parts[at + 1].senses == ["value", "number"]:
            return False  # `lost 3 Ld 7`
        return not self.parts.divided(parts[at].end, parts[at + 1].begin)

    def _is_apart(self, parts: Sequence[Part], at: int, by: str = "") -> bool:
        """Return whether a part stands by itself, between commas or words like them."""
        ends = (0, *(part.end for part in parts[:at]))
        begins = (*(part.begin for part in parts[at + 1 :]), len(self.parts.tokens))
        before = self.parts.divided(max(ends), parts[at].begin, by)
        after = self.parts.divided(parts[at].end, min(begins), by)
        return (before or not at) and (after or at + 1 == len(parts))

    def _in_part(self, cut: Cut, unclear: Sequence[Part]) -> Refusal | None:
        """Return the question whether what is understood of a change is all of it.

        None where nothing is, or where what is left over may turn it into its contrary.
        """
        clear = [self.words(part) for part in cut.parts if part not in unclear]
        unsure = (
            not cut.senses.isdisjoint(_UNSURE)
            or any(token.kind == "dice" or token.plain == "?" for token in self.parts.tokens)
            or any(part.says == "gone" for part in cut.parts)
        )
        if not clear or unsure:
            return None
        said = ", ".join(clear)
        try:
            read_said(self.context, self.row, said)
        except Refusal as refusal:
            if refusal.code != IN_DOUBT:
                return None
            said = str(refusal.facts["ways"])
        left = " … ".join((*cut.left, *map(self.words, unclear)))
        return Refusal("change-left", text=left[:60], ways=said)

    def _unread(self, cut: Cut, unclear: Sequence[Part], strictly: Refusal) -> Refusal:
        """Return the refusal of a change of which words are left over, or may mean anything."""
        if not cut.left and unclear:
            return self.unreadable(unclear[0])
        alone = not cut.parts and len(cut.left) == 1 and cut.left[0].isdecimal()
        if alone:
            fewer = int(cut.left[0]) <= self.row.models
            keys = ways(*["loses-models"][:fewer], "models", "costs")
            return self.doubt(self.text, keys, cut.left[0])
        if strictly.code != "change-unreadable" and not cut.parts:
            return strictly
        dice = next((each for each in self.parts.tokens if each.kind == "dice"), None)
        if dice is not None:
            return Refusal("change-by-dice", text=self.text[dice.begin : dice.end])
        told = " ".join(cut.left) or self.text.strip()
        return Refusal("change-unreadable", text=told[:40])

    def costs(self, part: Part) -> None:
        """Take what it costs."""
        self.changed.keyed("points", str(self.count(part)), self.words(part))

    def size(self, part: Part) -> None:
        """Take how many it was at first."""
        self.changed.keyed("size", str(self.count(part)), self.words(part))

    def value(self, part: Part) -> None:
        """Take a value of the profile; what it is said not to be is what it was.

        Raises:
            Refusal: `level-of-no-wizard`, `change-unreadable`.
        """
        value, *before = part.values("number")
        held = self.unit.find(self._field(part).id)
        if before and (held is None or before[0].rstrip("+") != str(held.fixed)):
            raise self.unreadable(part)
        wizard = self.unit.rules.holds("wizard") or (held is not None and held.fixed)
        if self._field(part).id == _LEVEL and not wizard:
            raise Refusal("level-of-no-wizard", unit=self.row.name, value=f"Lv{value}")
        if self._field(part).id == _WOUNDS and self._may_be_left(value):
            texts = self.context.own_texts
            (left,), sign = ways("wounds-left"), self._field(part).signs[0]
            raise self.in_doubt(self.words(part), [texts(left, count=value), f"{sign}{value}"])
        self._set(part, value)

    def _may_be_left(self, number: str) -> bool:
        """Return whether a number of wounds may be those that a single model has left."""
        return self.row.size == 1 and number.isdecimal() and 0 < int(number) < self.losses.each

    def _set(self, part: Part, number: str) -> None:
        sign = self._field(part).signs[0]
        self.changed.word(f"{sign}{number.replace(' ', '')}", self.words(part))

    def _field(self, part: Part) -> ProfileField:
        wanted = part.values("value")[0]
        return next(each for each in self.context.ruleset.profile if each.id == wanted)

    def turns(self, part: Part) -> None:
        """Take a value that becomes another, if it is the one that it is said to be."""
        before, after = (each.rstrip("+") for each in part.values("number"))
        if not (before.isdecimal() and after.isdecimal()):
            raise self.unreadable(part)
        field = self._field(part) if "value" in part.senses else None
        if field is None or (field.id == "w" and self.row.size == 1):
            less = not {"-", "loses"}.isdisjoint(part.senses)
            self._counted(part, int(before), int(after) if less else int(before) - int(after))
            return
        held = self.unit.find(field.id)
        if held is None or held.fixed != int(before):
            raise self.unreadable(part)
        self._set(part, part.values("number")[1])

    def _counted(self, part: Part, before: int, lost: int) -> None:
        """Take what is lost of as many models or wounds as there are said to be."""
        wounds = self.row.size == 1 or "wounds" in part.senses
        there = self.unit.wounds_left() if wounds else self.row.models
        if before != there or not 0 <= lost <= there:
            raise self.unreadable(part)
        told: Kind = "wounds" if wounds and self.losses.each > 1 else "models"
        self.losses.take(told, lost * (1 if wounds else self.losses.each), self.words(part))

    def more(self, part: Part) -> None:
        """Take a value that rises; a save is rather said than raised: `gains a 5+ ward`."""
        if self._field(part).save and part.values("number")[0].endswith("+"):
            self._set(part, part.values("number")[0])
            return
        self._moved(part, 1)

    def less(self, part: Part) -> None:
        """Take a value that falls."""
        self._moved(part, -1)

    def _moved(self, part: Part, sign: int) -> None:
        field, written = self._field(part), part.values("number")[0]
        held = self.unit.find(field.id)
        known = None if held is None else held.fixed
        if field.save or known is None or not written.isdecimal():
            raise self.unreadable(part)
        moved = known + sign * int(written)
        if not field.least <= moved <= field.most:
            raise Refusal(
                "change-past-end",
                text=self.words(part)[:40],
                value=str(moved),
                field=field.id,
                least=field.least,
                most=field.most,
            )
        value = read_amount(str(moved), halves=field.halves)
        self.changed.word(f"{field.signs[0]}{value}", self.words(part))

    def spends(self, part: Part) -> None:
        """Take points spent, those of magic: nothing else that is spent is a unit's."""
        magic = next((each for each in self.context.ruleset.profile if each.id == _MAGIC), None)
        if magic is None:
            raise self.unreadable(part)
        named = Span("value", magic.id, part.begin)
        self._moved(replace(part, spans=(*part.spans, named)), -1)

    def holds(self, part: Part) -> None:
        """Take a status that begins."""
        self._status(part, holds=True)

    def ends(self, part: Part) -> None:
        """Take a status that ends; a shield that is lost, and not a spell of that name."""
        span = next(each for each in part.spans if each.sense == "status")
        rule = self.naming.borne(self.parts.tokens[span.end - 1].plain)
        if rule is not None and span.value not in self.row.statuses:
            self.changed.rule(rule, comes=False, part=self.words(part))
            return
        self._status(part, holds=False)

    def _status(self, part: Part, *, holds: bool) -> None:
        meant = part.values("status")[0].split()
        if len(meant) > 1:
            names = [self.context.own_texts(f"status-{text_key(each)}") for each in meant]
            raise self.in_doubt(self.words(part), names)
        self.changed.status(meant[0], holds=holds, part=self.words(part))

    def bears(self, part: Part) -> None:
        """Take a special rule that comes."""
        rule = part.values("rule")[0]
        bare = {*part.senses} <= {"rule", "number"}
        if not all(each.isdecimal() for each in part.values("number")):
            raise self.unreadable(part)
        if bare and (self.losses or rule in set(self.unit.rules)):
            # "Lost 3 and the musician": whether it comes or goes, nothing says.
            raise self.unreadable(part)
        numbers = part.values("number")
        if len(numbers) > 1 and numbers.pop() != str(self.unit.rules.number(as_rule(rule))):
            raise self.unreadable(part)  # what it is said not to be is what it was
        number = "".join(f" ({each})" for each in numbers)
        self.changed.rule(f"{rule}{number}", comes=True, part=self.words(part))

    def bare(self, part: Part) -> None:
        """Take a special rule that goes."""
        self.changed.rule(part.values("rule")[0], comes=False, part=self.words(part))

    def swaps(self, part: Part) -> None:
        """Take a special rule that goes for another."""
        gone, come = part.values("rule")
        self.changed.rule(gone, comes=False, part=self.words(part))
        self.changed.rule(come, comes=True, part=self.words(part))

    def instead(self, part: Part) -> None:
        """Take a special rule that comes for another."""
        come, gone = part.values("rule")
        self.changed.rule(gone, comes=False, part=self.words(part))
        self.changed.rule(come, comes=True, part=self.words(part))

    def dies(self, part: Part) -> None:
        """Ask whether a model is gone with the special rule, such as a champion.

        Raises:
            Refusal: `change-in-doubt`, `rule-not-held`.
        """
        rule, texts = part.values("rule")[0], self.context.own_texts
        if not self.unit.rules.holds(rule):
            raise Refusal("rule-not-held", unit=self.row.name, rule=rule)
        name, model = rule_name(texts, rule).lower(), texts("change-way-loses-models", count=1)
        raise self.in_doubt(self.parts.from_article(part), [f"-{name}", f"-{name}, {model}"])

    def named(self, part: Part) -> None:
        """Take a new name."""
        self.changed.keyed("name", part.values("rename")[0], self.words(part))


_SAYING: Final[Mapping[str, Callable[[_Spoken, Part], None]]] = MappingProxyType(
    {
        "loses-models": _Spoken.loses_models,
        "loses": _Spoken.loses,
        "loses-wounds": _Spoken.loses_wounds,
        "hurts-model": _Spoken.hurts_model,
        "model-left": _Spoken.model_left,
        "left": _Spoken.left,
        "wounds-left": _Spoken.wounds_left,
        "gone": _Spoken.gone,
        "heals": _Spoken.heals,
        "heals-wounds": _Spoken.heals_wounds,
        "heals-models": _Spoken.heals_models,
        "costs": _Spoken.costs,
        "size": _Spoken.size,
        "value": _Spoken.value,
        "turns": _Spoken.turns,
        "more": _Spoken.more,
        "less": _Spoken.less,
        "spends": _Spoken.spends,
        "holds": _Spoken.holds,
        "ends": _Spoken.ends,
        "bears": _Spoken.bears,
        "bare": _Spoken.bare,
        "swaps": _Spoken.swaps,
        "instead": _Spoken.instead,
        "dies": _Spoken.dies,
        "full": _Spoken.full,
        "healed": _Spoken.healed,
        "hurt": _Spoken.hurt,
        "named": _Spoken.named,
    }
)
