"""Models and wounds in a change: lost, left, got back."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.commands.units.changing.cut import Part
from bot.commands.units.changing.told import Told, ways
from bot.commands.units.changing.words import again
from rulesets.refusal import Refusal

_FURTHER: Final = frozenset({"moins", "less", "fewer", "plus"})
"""Words by which models are lost beside those lost before: `3 de moins`, `3 morts de plus`."""


class Wounded(Told):
    """A change in words, of models and wounds."""

    def _counts(self, part: Part) -> list[int]:
        """Return the numbers of a part.

        Raises:
            Refusal: `change-unreadable` where one of them counts no models, as 7.5, 20″ and 5+.
        """
        told = part.values("number") or ["1"]
        if not all(each.isdecimal() for each in told):
            raise self.unreadable(part)
        return [int(each) for each in told]

    def loses_models(self, part: Part) -> None:
        """Take models lost."""
        count = self.count(part)
        if count > self.row.models:
            raise Refusal("change-more-than-left", unit=self.row.name, models=self.row.models)
        if self._may_be_all(part, count):
            (less,) = ways("loses-models")
            told = [(less, count), (less, count - self._dead())]
            texts = self.context.own_texts
            raise self.in_doubt(self.words(part), [texts(key, count=each) for key, each in told])
        self.losses.take("models", count * self.losses.each, self.words(part))

    def _dead(self) -> int:
        return self.row.size - self.row.models

    def _may_be_all(self, part: Part, count: int) -> bool:
        """Return whether models told dead may be all that died so far."""
        told = [sense for sense in part.senses if sense != "models"]
        further = not again().isdisjoint(token.plain for token in self.parts.tokens)
        sure = self.caused or further
        said = {token.plain for token in self.parts.tokens[part.begin : part.end]}
        sure = sure or not said.isdisjoint(_FURTHER)
        return told == ["number", "fallen"] and not sure and 0 < self._dead() < count

    def loses(self, part: Part) -> None:
        """Take models or wounds lost: where both are there, it is asked which."""
        if self.losses.each == 1:
            self.loses_models(part)
        elif self.row.models == 1:
            self.loses_wounds(part)
        else:
            raise self._either(part, "loses")

    def _either(self, part: Part, way: str) -> Refusal:
        keys = ways(f"{way}-models", f"{way}-wounds")
        return self.doubt(self.words(part), keys, str(self.count(part)))

    def loses_wounds(self, part: Part) -> None:
        """Take wounds lost; more than are left destroy it.

        Of a single model a number of wounds alone may as well be those that are left.
        """
        if self.row.size == 1 < self.losses.each and part.senses == ["number", "wounds"]:
            keys = ways("loses-wounds", "wounds-left")
            raise self.doubt(self.words(part), keys, str(self.count(part)))
        lost = min(self.count(part), self.unit.wounds_left())
        self.losses.take("wounds" if self.losses.each > 1 else "models", lost, self.words(part))

    def hurts_model(self, part: Part) -> None:
        """Take wounds that one model lost."""
        wounds = self._of_one(part)
        if not 0 < wounds <= self.losses.each:
            raise self.unreadable(part)
        self.losses.take("model", wounds, self.words(part))

    def model_left(self, part: Part) -> None:
        """Take the wounds that one model has left."""
        self.losses.leave(self._of_one(part), self.words(part))

    def _of_one(self, part: Part) -> int:
        """Return the wounds of a part that tells of them and of one model.

        Raises:
            Refusal: `change-unreadable` where it tells of several, or of no wounds.
        """
        told = [at for at, sense in enumerate(part.senses) if sense in {"wounds", "damage"}]
        if not told:  # `3/4` before them
            raise self.unreadable(part)
        wounds = told[0]
        numbers = [at for at, sense in enumerate(part.senses) if sense in {"number", "a"}]
        near = min(numbers, key=lambda at: (abs(at - wounds), at))
        counts = {at: part.spans[at].value or "1" for at in numbers}
        models = [counts[at] for at in numbers if at != near]
        if models not in ([], ["1"]) or not counts[near].isdecimal():
            raise self.unreadable(part)
        return int(counts[near])

    def left(self, part: Part) -> None:
        """Take how many models are left, or are there; of a single model its wounds."""
        counts = self._counts(part)
        if self.changed.wounds < 0 and counts == [self._models_after()]:
            return  # `5 back, 17 now`
        size = counts[1] if len(counts) > 1 else self.row.size
        wounds = self.row.size == 1 < self.losses.each
        if self._begins_again(part):
            raise self.doubt(self.words(part), ways("loses-models", "models"), str(counts[0]))
        if wounds and (counts[1] == self.losses.each if len(counts) > 1 else counts[0] > 1):
            self.wounds_left(part)
        elif size != self.row.size:
            raise self._other_size(part, counts[0], size)
        elif 0 <= counts[0] < self.row.models:
            self.losses.leave_models(counts[0], self.words(part))
        elif counts[0] > size and not self.sized and {*part.senses} <= {"number", "models"}:
            said, grown = self.words(part), f"models:{counts[0]} size:{counts[0]}"
            raise self.in_doubt(self.text if self.alone else said, [grown])
        else:
            self.changed.keyed("models", str(self.count(part)), self.words(part))

    def _begins_again(self, part: Part) -> bool:
        """Return whether a number may be that of those lost again, or left still: `encore 2`."""
        first = self.parts.tokens[part.begin].plain
        return part.senses == ["only", "number"] and first in again()

    def _models_after(self) -> int:
        """Return the models that are there with what was got back."""
        return -(-(self.unit.wounds_left() - self.changed.wounds) // self.losses.each)

    def _other_size(self, part: Part, count: int, size: int) -> Refusal:
        """Return the refusal of a share of more or fewer models than the unit began with."""
        texts = self.context.own_texts
        keys = ["models"] if count <= self.row.size else []
        keys += ["wounds-left"] if size == self.row.size * self.losses.each else []
        told = [texts(key, count=count) for key in ways(*keys)]
        return self.in_doubt(self.words(part), [*told, f"models:{count} size:{size}"])

    def wounds_left(self, part: Part) -> None:
        """Take how many wounds are left; where it may be those of one of several, it is asked."""
        count = self.count(part)
        lost = self.unit.wounds_left() - count
        if lost < 0:
            raise self.unreadable(part)
        if self.row.models > 1 < self.losses.each and count < self.losses.each:
            hurt = self.losses.each - count - self.row.carried
            (key,), texts = ways("loses-wounds"), self.context.own_texts
            told = [texts(key, count=each) for each in (lost, hurt) if each > 0]
            raise self.in_doubt(self.words(part), told)
        self.losses.take("wounds" if self.losses.each > 1 else "models", lost, self.words(part))

    def gone(self, part: Part) -> None:
        """Take that nothing is left."""
        self.losses.take("models", self.unit.wounds_left(), self.words(part))

    def heals(self, part: Part) -> None:
        """Take models or wounds got back."""
        if self.losses.each == 1 or self.row.size == 1:
            self._healed(part, self.count(part))
        else:
            raise self._either(part, "heals")

    def heals_wounds(self, part: Part) -> None:
        """Take wounds got back: those of the wounded, which bring no model back."""
        wounds = self.count(part)
        if self.losses.each > 1 and self.row.models < self.row.size:
            if not self.row.carried:
                raise Refusal("nobody-wounded", unit=self.row.name)
            wounds = min(wounds, self.row.carried)
        self._healed(part, wounds)

    def heals_models(self, part: Part) -> None:
        """Take models that came back; for more than it began with, it is asked."""
        count = self.count(part)
        models = self.row.models + count
        if models > self.row.size:
            raise self.in_doubt(self.words(part), [f"models:{models} size:{models}"])
        self._healed(part, count * self.losses.each)

    def full(self, part: Part) -> None:
        """Take all that is gone of a unit got back."""
        self._healed(part, self._whole() - self.unit.wounds_left())

    def healed(self, part: Part) -> None:
        """Take all wounds of a single model got back; of how many models of a unit, nothing says.

        Raises:
            Refusal: `change-unreadable`, `nothing-to-heal`.
        """
        if self.row.size > 1:
            raise self.unreadable(part)
        self.full(part)

    def hurt(self, part: Part) -> None:
        """Ask whether it is a wound that somebody has.

        Raises:
            Refusal: `change-in-doubt`.
        """
        raise self.doubt(self.words(part), ways("loses-wounds"), "1")

    def _whole(self) -> int:
        return replace(self.unit, models=self.row.size, carried=0).wounds_left()

    def _healed(self, part: Part, wounds: int) -> None:
        if self.losses:
            raise Refusal("change-twice", text=self.words(part)[:40])
        missing = self._whole() - self.unit.wounds_left()
        if not missing:
            raise Refusal("nothing-to-heal", unit=self.row.name)
        if part.says != "heals-wounds" and wounds > missing:
            raise self.unreadable(part)
        self.changed.hurt(-min(wounds, missing), self.words(part))
