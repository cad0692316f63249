"""The parts of a unit's line looked for one by one, whatever their order."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rulesets.core.notation.spoken.arms import read_arm
from rulesets.core.notation.spoken.crews import Crews
from rulesets.core.notation.spoken.found import WORD, spear_of
from rulesets.core.notation.spoken.lexicon import bare, lexicon, taken
from rulesets.core.notation.spoken.runs import bare_run, read_run
from rulesets.core.notation.spoken.several import says_doing, says_more
from rulesets.core.notation.spoken.tokens import MILLIMETRES, goes_on, words_of
from rulesets.core.notation.spoken.values import BOOK, Seen, written
from rulesets.core.notation.unit_cost import FEW, POINTS, is_of_else
from rulesets.core.notation.unit_head import USUAL
from rulesets.refusal import Refusal
from rulesets.spoken_number import spoken_first

_COUNT: Final = re.compile(r"[x×](\d{1,3})|¤?(\d{1,4})[x×]?", re.IGNORECASE)
_DICE: Final = re.compile(r"\d?[dD]\d(?:\+\d)?")
_NUMBERED: Final = re.compile(r"([^\W\d_]{3,})(\d{1,2})")
_SHARE: Final = re.compile(r"1/\d{1,2}")
"""One for so many models, in brackets behind a rule."""
_BARE_SAVE: Final = re.compile(r"[2-6]\+")
_MOST_LEFT: Final = 6
"""Words of what is left out of a line."""


class Ordering(Crews):
    """A line whose parts are looked for.

    Attributes:
        words: All of it.
        listed: Whether rules are listed in brackets, where all have to be the game's.
        stopped: The words behind the unit's values that have no meaning.
    """

    words: Sequence[str] = ()
    listed: bool = False
    stopped: str = ""

    def ordered(self, line: str) -> str | None:
        """Return the line in order; None where a part of it has no meaning, or may have two."""
        words = words_of(line)
        if words is None:
            return None
        self.spear = spear_of(line, self.bearing)
        self.listed = "[" in line
        words = self.words = self.profile.in_figures(words)
        at = 0
        while at < len(words):
            length = self._take(words, at)
            if not length or len(self.counts) > 1 or len(self.costs) > 1:
                self.stopped = " ".join(words[at : at + 3]) if self.told else ""
                self._check(words, at)
                return None
            at += length
        return self.in_order()

    def _check(self, words: Sequence[str], at: int) -> None:
        """Refuse what stands where nothing has a meaning, if it is plain what is missing there.

        Raises:
            Refusal: `line-bare-values`, `unknown-rule`, `rule-number`.
        """
        run = bare_run(words, self.profile)
        if run is not None:
            order = self.profile.order
            signs = " ".join(f"{'/'.join(each.signs)}{'+' * each.save}" for each in order)
            raise Refusal("line-bare-values", text=run[:40], count=len(order), signs=signs)
        if not self.told or not WORD.fullmatch(words[at]):
            return
        numbered = self.bearing.lacks_number(words[at])
        if numbered is not None:
            raise Refusal("rule-number", rule=numbered, wanted=True)
        if not any(map(str.isdecimal, "".join(words[at + 1 : at + 2]))):
            raise Refusal("unknown-rule", text=words[at][:40], near=None)

    def _take(self, words: Sequence[str], at: int) -> int:
        """Take what stands at a word; return how many words it is, none where it means nothing."""
        ways = (
            self._arm,
            self._run,
            self._cost,
            self._nothing,
            self._value,
            self._rank_of,
            self._crew,
            self._owner,
        )
        rest = words[at:]
        if words[at] in {",", "+", "&"}:
            return self._join(rest)
        if self._is_of_rule(words, at):
            return 0
        for take in (*ways, self._rule, self._count, self._join):
            length = take(rest)
            if length:
                return length
        return self._named(rest) or self._slip(rest) or self._leave(words, at)

    def _is_of_rule(self, words: Sequence[str], at: int) -> bool:
        """Return whether a bare `4+` stands right behind a rule, which is no save of its own."""
        if not at or not _BARE_SAVE.fullmatch(words[at]) or not self.told:
            return False
        said = self.profile.named(words[at + 1]) if at + 1 < len(words) else None
        return not (said and said.save) and bool(self.bearing.read(words[at - 1 : at])[1])

    def _join(self, words: Sequence[str]) -> int:
        length = 1 if words[0] == "," else taken(words, lexicon().joins)
        if words[0] == "," and not (self.told or self.counts) and self.bearing.is_role(self.name):
            self.borne += (role := self.bearing.read(self.name)[0])
            self.of_role = len(role)
            if not goes_on(self.name, words[1:]):
                self.name, self.role = [], self.name
        self.joined = self.joined or bool(length and self.name)
        return length

    def _named(self, words: Sequence[str]) -> int:
        """Take a word of the name, or behind a comma all up to the next."""
        word = words[0]
        strange = not WORD.fullmatch(word) or any(map(str.isnumeric, word))
        if (
            self.told
            or strange
            or (taken(words, lexicon().doing) if self.name else says_doing(words))
            or (self.name and taken(words, lexicon().studies))
            or (word.endswith(":") and not self.name)
        ):
            return 0
        if not self.joined:
            self.name.append(word.rstrip(":"))
            return 1
        end = words.index(",") if "," in words else len(words)
        end = next((at for at in range(end) if self.profile.is_told(words[at])), end)
        more = words[:end]
        known = any(self.bearing.read(more[at:])[1] for at in range(end))
        taken_up = self.counts or len(self.borne) > self.of_role or known
        if taken_up or not self.name or not all(map(WORD.fullmatch, more)):
            return 0
        self.name += [f"{self.name.pop()},", *more]
        return end

    def _leave(self, words: Sequence[str], at: int) -> int:
        """Leave out gear that the game has no rule of: known by its words, or between commas."""
        rest = words[at:]
        if not (self.told or self.joined or (self.name and taken(rest, lexicon().studies))):
            return 0
        length = self._unnoted(rest)
        full = {each.id for each in self.profile.order} <= self.values.keys() | set(BOOK[9:])
        begun = bool(self.counts or self.borne) and not self.told
        if not length and begun and at:
            end = rest.index(",") if "," in rest else 0
            length = end if all(WORD.fullmatch(word) for word in rest[:end]) else 0
        if (
            not length
            and self.told
            and not self.listed
            and (not at or words[at - 1] == "," or full)
        ):
            end = rest.index(",") if "," in rest else len(rest)
            end = self._until_known(rest, 1, end)
            plain = all(WORD.fullmatch(word) for word in rest[:end])
            length = end if plain and end <= _MOST_LEFT else 0
        if length == taken(rest, lexicon().without):
            return 0  # what is denied is not told
        if length:
            self.left.append(" ".join(rest[:length]))
        return length

    def _counted(self, words: Sequence[str]) -> int:
        """Return how many words call a number that of models; `20 men-at-arms` are named so."""
        men = taken(words, lexicon().men)
        ends = not words[men:] or words[men] == "," or self.profile.is_told(words[men])
        return taken(words, lexicon().models) or (men if ends else 0)

    def _rank(self, number: int) -> None:
        """Take a rule with its number, and what else somebody is, off the end of the name."""
        self.borne += self.bearing.read([self.name.pop(), str(number)])[0]
        while len(self.name) > 1 and self.bearing.is_role(self.name[-1:]):
            self.borne += self.bearing.read([self.name.pop()])[0]

    def _several(self, words: Sequence[str]) -> int:
        """Take so many things behind a profile, of which the number is left: `2 dispel scrolls`."""
        end = words.index(",") if "," in words else len(words)
        plain = all(WORD.fullmatch(word) and not self.profile.named(word) for word in words[1:end])
        if not (1 < end <= _MOST_LEFT and plain) or says_more(words[1:end]):
            return 0
        borne, length = self.bearing.read(words[1:end])
        self.borne += borne
        end = 1 + length if length else end
        self.left.append(f"{words[0]} × {' '.join(words[1:end])}")
        return end

    def _until_known(self, words: Sequence[str], begin: int, end: int) -> int:
        """Return where something known begins that is not joined to what stands before it."""
        of = self.bearing.is_of
        places = (i for i in range(begin, end) if not (of(words[i]) or of(words[i - 1])))
        return next((i for i in places if self._known(words[i:])), end)

    def _known(self, words: Sequence[str]) -> bool:
        joins = taken(words, lexicon().joins)
        return bool(self.bearing.read(words)[1] or self._unnoted(words) or joins)

    def _arm(self, words: Sequence[str]) -> int:
        """Take a weapon with values of its own."""
        if self.terms.weapon is None or not self.begun:
            return 0
        arm = read_arm(words, self.terms.weapon)
        if arm is None:
            return 0
        borne, length = self.bearing.read(words)
        role = length and self.bearing.is_role(words[:length])
        if role and read_arm(words[length:], self.terms.weapon):  # fly javelins 18" 2A 3+ 3+
            self.borne += borne
            return length
        self.arms.append(arm[0])
        return arm[1]

    def _run(self, words: Sequence[str]) -> int:
        """Take bare numbers in the book's order, the number of models before them perhaps."""
        if self.begun and not self.owner:
            return self._scroll(words) if self.values.keys() == {"m"} else 0
        run = read_run(words, self.profile, counted=bool(self.counts))
        if run is None:
            return 0
        if run.models is not None:
            self.counts.append((run.models, True))
        if run.cost is not None:
            self.costs.append(run.cost)
        for each, number in run.values:
            self.keep(each, written(each, number))
        self.owner = ""
        self.told = self.begun = True
        return run.words

    def _cost(self, words: Sequence[str]) -> int:
        number = words[0].lower().removesuffix(".")
        together = re.fullmatch(r"(\d{1,4})(?:pts?|points?|p)", number)
        if together:
            self.costs.append(int(together[1]))
            return 1
        if number.isdecimal() and len(words) > 1 and words[1].lower().rstrip(".") in {*POINTS, "p"}:
            if is_of_else(words[2:]):
                return 0
            self.costs.append(int(number))
            return 2
        return 0

    def _nothing(self, words: Sequence[str]) -> int:
        """Take what says that there is no save: `no armour`, `pas de svg`."""
        said = [word.removeprefix("d'").removeprefix("d’") for word in words[:4]]
        length = taken(said, lexicon().without)
        if not length and bare(said[0]) == "pas":
            length = 1
        nothing = taken(said[length:], lexicon().nothing) if length else 0
        named = taken(words, lexicon().nothing)
        if length and not nothing and (self.told or self.joined):
            return self._not_borne(words, length)
        if self.told and named and words[named : named + 1] in (["0"], ["-"], ["none"], ["aucune"]):
            return named + 1
        return length + nothing if nothing and (self.told or self.joined) else 0

    def _not_borne(self, words: Sequence[str], length: int) -> int:
        """Leave out what a unit is said to be without: `no shields`, `not barded`."""
        rest = words[length:]
        more = max(self.bearing.read(rest)[1], self._unnoted(rest)) if rest else 0
        if not more or self.bearing.read(words)[1] > length:
            return 0
        self.left.append(" ".join(words[: length + more]))
        return length + more

    def _value(self, words: Sequence[str]) -> int:
        """Take a value of the profile."""
        alone = not (self.joined or self.counts)
        found = self.profile.read(words, Seen(self.begun, self.values, alone))
        if found is None:
            return 0
        self.keep(found.field, found.written)
        self.told = self.told or found.field.id != "level"
        self.begun = self.begun or found.field.id in BOOK
        return found.words

    def _rule(self, words: Sequence[str]) -> int:
        """Take what the unit bears; within the name's words that belongs to the name."""
        if not (self.told or self.joined):
            return 0
        borne, length = self.bearing.read(words)
        glued = _NUMBERED.fullmatch(words[0])
        if not borne and glued:  # `wizard2`
            borne = self.bearing.read(glued.groups())[0]
            length = int(bool(borne))
        unnoted = self._unnoted(words)
        if unnoted > length:
            self.left.append(" ".join(words[:unnoted]))
            return unnoted
        if not self.told and self._mixed(words):
            end = words.index(",") if "," in words else len(words)
            self.left.append(" ".join(words[:end]))
            return end
        if borne and self.bearing.of_others(borne, words[length:]):
            end = words.index(",") if "," in words else len(words)
            end = self._until_known(words, length + 1, end)
            self.left.append(" ".join(words[:end]))
            return end
        shared = words[length : length + 2]
        if borne and shared[:1] == [","] and _SHARE.fullmatch("".join(shared[1:])):
            borne, length = tuple(f"{rule} ({shared[1]})" for rule in borne), length + 2
        self.borne += borne
        return length

    def _mixed(self, words: Sequence[str]) -> bool:
        """Return whether words up to a comma before the profile are rules in part: `elven hero`."""
        end = words.index(",") if "," in words else 0
        part = words[:end]
        if not part or not all(map(WORD.fullmatch, part)):
            return False
        at, known, strange = 0, 0, 0
        while at < end:
            length = self.bearing.read(part[at:])[1] or self._unnoted(part[at:])
            joins = 0 if length else taken(part[at:], lexicon().joins)
            known, strange = known + bool(length), strange + (not length and not joins)
            at += length or joins or 1
        return bool(known and strange)

    def _unnoted(self, words: Sequence[str]) -> int:
        """Return how many words tell of gear, magic or bases that no rule of the game is for."""
        length = self.bearing.unnoted(words)
        study = taken(words, lexicon().studies)
        if study:
            while study < len(words) and WORD.fullmatch(words[study]) and words[study] != ",":
                study += 1
            return study
        if bare(words[0]) in lexicon().base or MILLIMETRES.fullmatch(words[0]):
            length = 1 + (len(words) > 1 and bool(MILLIMETRES.fullmatch(words[1])))
            length += bare(words[length]) in lexicon().base if length < len(words) else 0
        return length

    def _slip(self, words: Sequence[str]) -> int:
        """Take a rule whose name has a slip."""
        if not self.told:
            return 0
        borne, length = self.bearing.read(words, slips=True)
        if any(map(str.isdecimal, words[length : length + 1])):
            return 0  # what a number follows is rather about that: `minus 2`
        self.borne += borne
        return length

    def _may_be_control(self) -> bool:
        """Return whether a number may be the last value of a warscroll, which was not told."""
        return self.profile.short and self.told and "control" not in self.values

    def _may_be_gear(self, words: Sequence[str]) -> bool:
        """Return whether a number may be of things, and not of models: `260 pts 2 spells`."""
        return self.told or bool(self.costs and self.name and not self.bearing.read(words[1:])[1])

    def _ends(self, words: Sequence[str]) -> bool:
        """Return whether nothing stands behind a number that says what else it counts."""
        return not words or words[0] == "," or bool(self._counted(words))

    def _count(self, words: Sequence[str]) -> int:
        """Take a number of models; a large one beside it is a cost."""
        before = taken(words, lexicon().counting) if self.name else 0
        if before and self.told and not self._ends(words[before + 1 :]):
            before = 0  # drawn by 2 wolves
        first = spoken_first(words[before : before + 1]) if before else None
        if first or (before and "".join(words[before : before + 1]).isdecimal()):
            self.counts.append((first[0] if first else int(words[before]), True))
            self.joined = True
            return before + 1
        said = self._counted(words[1:])
        counted = self.joined and (words[1:2] in ([], [","]) or said)
        spelled = spoken_first(words[:1]) if counted else None
        if self.told and _DICE.fullmatch(words[0]):
            return self._several(words)
        match = _COUNT.fullmatch(str(spelled[0]) if spelled else words[0])
        if match is None:
            return 0
        number, boxed = int(match[1] or match[2]), words[0].startswith("¤")
        marked = bool(said) or not (boxed or words[0].isdecimal())
        ends = len(words) == 1 and len(self.words) > 1 and self.words[-2] == ","
        least = FEW if len(words) == 1 and self.told and self.counts and not self.costs else USUAL
        if not marked and number > least and (self.counts or (ends and self.told)):
            self.costs.append(number)
            return 1
        if not (marked or self.told or self.counts) and self.bearing.is_numbered(self.name, number):
            self._rank(number)
            return 1
        several = self._several(words) if self._may_be_gear(words) and not marked else 0
        if several:
            return several
        self.boxed = self.boxed or (boxed and number > FEW)
        if not marked and (number > (FEW if self.told else USUAL) or self._may_be_control()):
            return 0  # a cost as well
        self.counts.append((number, marked))
        self.joined = self.joined or bool(self.name)
        return 1 + said
