"""Changes in a player's own words, read into those that a unit can have.

What is written by signs, `models:12 +hatred`, is read as it stands (`edits`). Anything else is cut
into parts that each say one thing; words that are left over, and what could be meant in two ways,
are asked about.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.commands.request.context import CommandContext
from bot.commands.units.changing.cut import Cut, Part
from bot.commands.units.changing.losses import summed
from bot.commands.units.changing.tokens import tokens_of
from bot.commands.units.changing.told import IN_DOUBT, ways
from bot.commands.units.changing.valued import Valued
from bot.commands.units.edits import Changes, read_marked
from bot.store.tables.battle import UnitRow
from bot.texts.bundle import text_key
from bot.texts.localiser import rule_name
from rulesets.core.ids.composed import as_rule
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
_FILES: Final = "files"
_LEAST_LINE: Final = 4
"""Parts from which on values are rather a unit's line, with commas between them too."""
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


class _Spoken(Valued):
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
        self.sized = any(part.says == "size" for part in cut.parts)
        for at, part in enumerate(cut.parts):
            if self._is_health(cut.parts, at):
                raise self.health(part)
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
            or (part.senses == ["number", "models"] and not self._is_said_of_all(parts, at))
        )

    def _is_said_of_all(self, parts: Sequence[Part], at: int) -> bool:
        """Return whether a number of models is that of the unit: alone, or as in a unit's line."""
        return self._in_line(parts, at) or self._is_apart(parts, at, ",")

    def _is_health(self, parts: Sequence[Part], at: int) -> bool:
        """Return whether a number of wounds may be the value, as in a unit's line: `M6 6hp`."""
        if parts[at].senses != ["number", "wounds"] or not self._in_line(parts, at):
            return False
        return len(parts) >= _LEAST_LINE or not self._is_apart(parts, at, ",")

    def _in_line(self, parts: Sequence[Part], at: int) -> bool:
        """Return whether a part stands among values alone, as in a unit's line."""
        others = [part for part in parts if part is not parts[at]]
        return bool(others) and all(part.says in {"value", "turns", "bears"} for part in others)

    def _counts_before(self, part: Part) -> bool:
        """Return whether a number before a value is rather none of it; one of ranks is.

        A save has its plus, and a distance its inches.
        """
        if part.senses != ["number", "value"] or part.values("value") == [_FILES]:
            return False
        return part.spans[0].value.isdecimal()

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
